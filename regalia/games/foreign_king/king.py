"""FK-K: scoring with the King, from his first step to the points."""

from typing import ClassVar

from regalia.core.step import FREE
from regalia.games.foreign_king.figures import (
    DISCS_A_POINT,
    KINDS,
    KING_STEP_COST,
    METAL_POINTS,
    TEXTILE_POINTS,
)
from regalia.games.foreign_king.loans import OwnTurn, can_buy
from regalia.games.foreign_king.moves import (
    DONE,
    FK_K_2_BACK,
    FK_K_2_BORDER,
    FK_K_2_MONEY,
    FK_K_8,
    HURRY,
    KINDS_OR_NONE,
    PROVINCE,
    STAY_OR_HURRY,
    TEXTILE,
    Answers,
)
from regalia.games.foreign_king.state import PORTRAIT, ForeignKing
from regalia.games.foreign_king.virtual import owe_steps


def start_king(s: ForeignKing, seat: int) -> None:
    """FK-K-1, FK-K-2: from the portrait anywhere, else step by step."""
    if s.king == PORTRAIT:
        s.push(KingCalled(seat))
    else:
        s.push(KingStep(seat, 1 << s.king, 0))


# The way -------------------------------------------------------------------------------------------------------------


class KingCalled(OwnTurn):
    """FK-K-1: from the portrait to any province, with no further step; the marker drops by 1."""

    key: ClassVar[str] = "king-called"

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def done(self, s: ForeignKing, move: int) -> None:
        s.king = move - PROVINCE
        s.tell("king-called", self.seat, s.king)
        stop(s, self.seat, 1)


class KingStep(OwnTurn):
    """FK-K-2: a step to an adjacent province; the first is a must and free, each further one costs 1 Franc."""

    key: ClassVar[str] = "king"

    def __init__(self, seat: int, been: int, entered: int) -> None:
        super().__init__(seat)
        self.been = been
        """Where the King was in this action, as bits."""
        self.entered = entered

    def frame(self) -> list[int]:
        return [self.seat, self.been, self.entered]

    def question(self, s: ForeignKing, seat: int) -> str:
        return "king-on" if self.entered else "king"

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.king]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.done_or_province if self.entered else s.kingdom.into

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == DONE:
            return FREE
        province = move - PROVINCE
        # Ruling: he neither enters a province twice nor returns to the one he left.
        if (self.been >> province) & 1:
            return FK_K_2_BACK
        if not s.kingdom.borders[s.king * s.kingdom.size + province]:
            return FK_K_2_BORDER
        return FREE if not self.entered or s.money[self.seat] >= KING_STEP_COST else FK_K_2_MONEY

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        if reason == FK_K_2_MONEY:
            return []
        return [move - PROVINCE] if reason == FK_K_2_BACK else [s.king, move - PROVINCE]

    def done(self, s: ForeignKing, move: int) -> None:
        if move == DONE:
            stop(s, self.seat, self.entered + 1)
            return
        if self.entered:
            s.pay(self.seat, KING_STEP_COST)
        province = move - PROVINCE
        s.tell("king-steps", self.seat, s.king, province)
        s.king = province
        been = self.been | (1 << province)
        if can_buy(s, self.seat) and can_step(s, been):
            s.push(KingStep(self.seat, been, self.entered + 1))
        else:
            stop(s, self.seat, self.entered + 2)


def can_step(s: ForeignKing, been: int) -> bool:
    """FK-K-2: whether an adjacent province is left where the King was not yet."""
    first = s.king * s.kingdom.size
    for province in range(s.kingdom.size):
        if s.kingdom.borders[first + province] and not (been >> province) & 1:
            return True
    return False


def stop(s: ForeignKing, seat: int, drop: int) -> None:
    """FK-K-3, FK-K-4: the marker drops, never below 0; a province with a disc of any colour is scored."""
    drop = min(drop, s.marker)
    s.marker -= drop
    s.tell("marker", drop, s.marker)
    first = s.king * s.colours
    for colour in range(s.colours):
        if s.discs[first + colour]:
            ask_congress(s, seat)
            return
    s.tell("empty", s.king)


# The Congress --------------------------------------------------------------------------------------------------------


def ask_congress(s: ForeignKing, mover: int) -> None:
    """FK-K-5: who has discs in the Congress is asked, from most to fewest, ties in turn order."""
    s.push(Scored(mover))
    # FK-K-6: with two players a tie means that nobody is asked.
    if s.players == 2 and s.congress[0] == s.congress[1]:
        return
    asked: list[int] = []
    for seat in s.order:
        if s.congress[seat]:
            at = len(asked)
            while at and s.congress[asked[at - 1]] < s.congress[seat]:
                at -= 1
            asked.insert(at, seat)
    if asked:
        s.push(Hurry(*asked))


class Hurry(OwnTurn):
    """FK-K-5: shall all one's Congress discs go to the province before it is scored? The first who accepts is the last
    who is asked."""

    key: ClassVar[str] = "hurry"

    def __init__(self, seat: int, *behind: int) -> None:
        super().__init__(seat)
        self.behind = list(behind)

    def frame(self) -> list[int]:
        return [self.seat, *self.behind]

    def waiting(self, s: ForeignKing) -> int:
        bits = 0
        for seat in self.behind:
            bits |= 1 << seat
        return bits

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.king, s.congress[seat]]

    def asked(self, s: ForeignKing) -> Answers:
        return STAY_OR_HURRY

    def done(self, s: ForeignKing, move: int) -> None:
        if move == HURRY:
            s.tell("hurries", self.seat, s.congress[self.seat], s.king)
            s.put(s.king, self.seat, s.congress[self.seat])
            s.congress[self.seat] = 0
            return
        s.tell("stays", self.seat, s.king)
        if self.behind:
            s.push(Hurry(*self.behind))


# The points ----------------------------------------------------------------------------------------------------------


class Scored(OwnTurn):
    """FK-K-7, FK-K-8: the province where the King stopped is scored; with no majority his mover is asked."""

    key: ClassVar[str] = "idle"

    def acting(self, s: ForeignKing) -> int:
        if s.majority(s.king) < 0 and active_in(s, s.king):
            return 1 << self.seat
        return 0

    def run(self, s: ForeignKing) -> None:
        colour = s.majority(s.king)
        if colour < 0:
            s.tell("nobody", s.king)
        else:
            score_majority(s, colour)

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.king]

    def asked(self, s: ForeignKing) -> Answers:
        return KINDS_OR_NONE

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == DONE:
            return FREE
        return FREE if s.active[s.king * KINDS + move - TEXTILE] else FK_K_8

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [move - TEXTILE, s.king]

    def done(self, s: ForeignKing, move: int) -> None:
        s.tell("nobody", s.king)
        if move == DONE:
            s.tell("idles-none", self.seat, s.king)
            return
        make_idle(s, s.king, move - TEXTILE, 1)
        s.tell("idled", self.seat, move - TEXTILE, s.king)


def active_in(s: ForeignKing, province: int) -> int:
    """The active factories of a province."""
    return s.active[province * KINDS] + s.active[province * KINDS + 1]


def make_idle(s: ForeignKing, province: int, kind: int, number: int) -> None:
    """Turn active factories of a kind inactive."""
    s.active[province * KINDS + kind] -= number
    s.idle[province * KINDS + kind] += number


def score_majority(s: ForeignKing, colour: int) -> None:
    """FK-K-7: 6 and 3 VP for active metal and textile factories, which become inactive; without: 1 for 3 discs."""
    province = s.king
    textile, metal = s.active[province * KINDS], s.active[province * KINDS + 1]
    if textile or metal:
        points = metal * METAL_POINTS + textile * TEXTILE_POINTS
        make_idle(s, province, 0, textile)
        make_idle(s, province, 1, metal)
    else:
        points = s.discs_in(province, colour) // DISCS_A_POINT
    if colour == s.kingdom.virtual and s.kingdom.silent_third:
        s.tell("silent", colour, province)  # FK-V-3, the option
        return
    s.score[colour] += points
    if not points:
        s.tell("no-points", colour, province)
        return
    s.tell("scores", colour, province, points)
    owe_steps(s, colour, points)
