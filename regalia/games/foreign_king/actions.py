"""FK-A: what the actions do; the King's is in `king.py`, and the Queen, who lends one of the others, in `turns.py`."""

from typing import ClassVar

from regalia.core.step import FREE
from regalia.games.foreign_king.figures import COINS, DISC_COST, FACTORY_COST, KINDS, ORDER_PAYS, STEP_COST
from regalia.games.foreign_king.king import start_king
from regalia.games.foreign_king.loans import OwnTurn, can_buy
from regalia.games.foreign_king.moves import (
    COINS as COINS_ACTION,
)
from regalia.games.foreign_king.moves import (
    CONGRESS,
    DONE,
    DONE_OR_MORE,
    FACTORY,
    FK_A_CONGRESS_1_DISC,
    FK_A_CONGRESS_1_SUPPLY,
    FK_A_FACTORY_2_KIND,
    FK_A_MOVE_1_BORDER,
    FK_A_MOVE_1_DISC,
    FK_A_MOVE_1_HERE,
    FK_A_MOVE_1_MONEY,
    FK_A_MOVE_2,
    FK_A_PLACE_1,
    FK_A_PLACE_1_SUPPLY,
    KINDS_OF_FACTORY,
    KING,
    MOVE,
    PLACE,
    PROVINCE,
    SUPPLY,
    TEXTILE,
    Answers,
)
from regalia.games.foreign_king.state import ForeignKing


def start(s: ForeignKing, seat: int, action: int, by_queen: bool) -> None:
    """FK-T-2: carry an action out; what it costs is paid as it is chosen (FK-T-4)."""
    if action == FACTORY:
        s.pay(seat, FACTORY_COST)
        s.push(FactoryKind(seat))
    elif action == PLACE:
        s.push(PlaceFirst(seat))
    elif action == MOVE:
        s.push(MoveFrom(seat))
    elif action == CONGRESS:
        s.push(CongressFrom(seat))
    elif action == KING:
        start_king(s, seat)
    elif action == COINS_ACTION:
        receive_coins(s, seat)
    else:
        wish_for_order(s, seat, by_queen)


# Build a factory -----------------------------------------------------------------------------------------------------


class FactoryKind(OwnTurn):
    """FK-A-FACTORY-1: a textile or a metal factory."""

    key: ClassVar[str] = "factory-kind"

    def asked(self, s: ForeignKing) -> Answers:
        return KINDS_OF_FACTORY

    def bars(self, s: ForeignKing, move: int) -> int:
        """FK-A-FACTORY-2: not of a kind that has run out."""
        return FREE if s.stock[move - TEXTILE] else FK_A_FACTORY_2_KIND

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [move - TEXTILE]

    def done(self, s: ForeignKing, move: int) -> None:
        s.push(FactoryProvince(self.seat, move - TEXTILE))


class FactoryProvince(OwnTurn):
    """FK-A-FACTORY-1: into any province, active."""

    key: ClassVar[str] = "factory-province"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def frame(self) -> list[int]:
        return [self.seat, self.kind]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [self.kind]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def done(self, s: ForeignKing, move: int) -> None:
        """FK-A-FACTORY-3: the first factory of a province earns its builder a medal."""
        province = move - PROVINCE
        is_first = s.factories(province) == 0
        s.stock[self.kind] -= 1
        s.active[province * KINDS + self.kind] += 1
        s.tell("factory", self.seat, self.kind, province)
        if is_first and s.medals_left():
            s.up[self.seat] += 1
            s.tell("medal", self.seat, province)


# Place a citizen -----------------------------------------------------------------------------------------------------


class PlaceFirst(OwnTurn):
    """FK-A-PLACE-1: one disc from the supply into a province, free."""

    key: ClassVar[str] = "place"

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def done(self, s: ForeignKing, move: int) -> None:
        place_disc(s, self.seat, move - PROVINCE)


class PlaceMore(OwnTurn):
    """FK-A-PLACE-1: each further disc into the same province costs 1 Franc."""

    key: ClassVar[str] = "place-more"

    def __init__(self, seat: int, province: int) -> None:
        super().__init__(seat)
        self.province = province

    def frame(self) -> list[int]:
        return [self.seat, self.province]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [self.province]

    def asked(self, s: ForeignKing) -> Answers:
        return DONE_OR_MORE

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == DONE:
            return FREE
        if not s.supply[self.seat]:
            return FK_A_PLACE_1_SUPPLY
        return FREE if s.money[self.seat] >= DISC_COST else FK_A_PLACE_1

    def done(self, s: ForeignKing, move: int) -> None:
        if move != DONE:
            s.pay(self.seat, DISC_COST)
            place_disc(s, self.seat, self.province)


def place_disc(s: ForeignKing, seat: int, province: int) -> None:
    """FK-A-PLACE-1: a disc from the supply; then the question for more, while there can be any."""
    s.supply[seat] -= 1
    s.put(province, seat, 1)
    s.tell("placed", seat, province)
    if s.supply[seat] and can_buy(s, seat):
        s.push(PlaceMore(seat, province))


# Move a citizen ------------------------------------------------------------------------------------------------------


class MoveFrom(OwnTurn):
    """FK-A-MOVE-2: the province from which all discs start that are moved now."""

    key: ClassVar[str] = "move-from"

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def bars(self, s: ForeignKing, move: int) -> int:
        return FREE if s.discs_in(move - PROVINCE, self.seat) else FK_A_MOVE_1_DISC

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [move - PROVINCE]

    def done(self, s: ForeignKing, move: int) -> None:
        s.push(MoveTo(self.seat, move - PROVINCE, move - PROVINCE))


class MoveTo(OwnTurn):
    """FK-A-MOVE-1: a step of a disc to an adjacent province, or (FK-A-MOVE-3) home to the supply."""

    key: ClassVar[str] = "move-to"

    def __init__(self, seat: int, first: int, at: int) -> None:
        super().__init__(seat)
        self.first = first
        self.at = at

    def frame(self) -> list[int]:
        return [self.seat, self.first, self.at]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [self.at]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.supply_or_province

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == SUPPLY or s.kingdom.borders[self.at * s.kingdom.size + move - PROVINCE]:
            return FREE
        return FK_A_MOVE_1_HERE if move - PROVINCE == self.at else FK_A_MOVE_1_BORDER

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [self.at] if reason == FK_A_MOVE_1_HERE else [self.at, move - PROVINCE]

    def done(self, s: ForeignKing, move: int) -> None:
        s.put(self.at, self.seat, -1)
        moved = list(s.moved)
        if self.at != self.first:
            moved[self.at] -= 1
        if move == SUPPLY:
            s.supply[self.seat] += 1
            s.tell("home", self.seat, self.at)
        else:
            province = move - PROVINCE
            s.put(province, self.seat, 1)
            if province != self.first:
                moved[province] += 1
            s.tell("moved", self.seat, self.at, province)
        s.moved = tuple(moved)
        ask_for_more(s, self.seat, self.first)


class MoveMore(OwnTurn):
    """FK-A-MOVE-1: each Franc buys one more step, of another disc or of one already moved."""

    key: ClassVar[str] = "move-more"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def frame(self) -> list[int]:
        return [self.seat, self.first]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [self.first]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.done_or_province

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == DONE:
            return FREE
        if not may_go_on(s, self.seat, self.first, move - PROVINCE):
            return FK_A_MOVE_2
        return FREE if s.money[self.seat] >= STEP_COST else FK_A_MOVE_1_MONEY

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [move - PROVINCE] if reason == FK_A_MOVE_2 else []

    def done(self, s: ForeignKing, move: int) -> None:
        if move == DONE:
            forget_moved(s)
            return
        # Paid as the disc is chosen, so that the step can always be made.
        s.pay(self.seat, STEP_COST)
        s.push(MoveTo(self.seat, self.first, move - PROVINCE))


def may_go_on(s: ForeignKing, seat: int, first: int, province: int) -> bool:
    """FK-A-MOVE-2: whether a disc stands there that started from the first province (all that stand in it did)."""
    return s.discs_in(province, seat) > 0 if province == first else s.moved[province] > 0


def ask_for_more(s: ForeignKing, seat: int, first: int) -> None:
    """FK-A-MOVE-1: the question for a further step, while there can be one."""
    if can_buy(s, seat):
        for province in range(s.kingdom.size):
            if may_go_on(s, seat, first, province):
                s.push(MoveMore(seat, first))
                return
    forget_moved(s)


def forget_moved(s: ForeignKing) -> None:
    """The action is over: discs are alike again."""
    s.moved = s.kingdom.none_moved


# Place a congressman, receive coins, change the turn order -----------------------------------------------------------


class CongressFrom(OwnTurn):
    """FK-A-CONGRESS-1: one disc from the supply or from a province into the National Congress."""

    key: ClassVar[str] = "congress"

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.supply_or_province

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == SUPPLY:
            return FREE if s.supply[self.seat] else FK_A_CONGRESS_1_SUPPLY
        return FREE if s.discs_in(move - PROVINCE, self.seat) else FK_A_CONGRESS_1_DISC

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [move - PROVINCE] if reason == FK_A_CONGRESS_1_DISC else []

    def done(self, s: ForeignKing, move: int) -> None:
        s.congress[self.seat] += 1
        if move == SUPPLY:
            s.supply[self.seat] -= 1
            s.tell("congress-supply", self.seat)
        else:
            s.put(move - PROVINCE, self.seat, -1)
            s.tell("congress-province", self.seat, move - PROVINCE)


def receive_coins(s: ForeignKing, seat: int) -> None:
    """FK-A-COINS-1: 3 Francs, and 1 for each textile factory, active or not, where the seat has the majority."""
    francs = COINS
    for province in range(s.kingdom.size):
        textile = s.active[province * KINDS] + s.idle[province * KINDS]
        if textile and s.majority(province) == seat:
            francs += textile
    s.tell("coins", seat, s.receive(seat, francs))


def wish_for_order(s: ForeignKing, seat: int, by_queen: bool) -> None:
    """FK-A-ORDER-1: 1 Franc now; the place on the order track is asked for at the round's end."""
    francs = s.receive(seat, ORDER_PAYS)
    if by_queen:
        s.order_queen = seat
    else:
        s.order_pawn = seat
    s.tell("order-wish", seat, francs)
