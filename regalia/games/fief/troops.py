"""FI-B-1, FI-B-2, FI-B-5: soldiers, rebels and guards are bought by the unit."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.bought import FI_B_6, Purchase
from regalia.games.fief.changes import add_guards, add_rebels, add_units
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import GUARD, KINGS, NONE, OPEN, QUEENS, REBEL, SOLDIER
from regalia.games.fief.moves import DROP, ONE, TO_VILLAGE, UNITS, UNITS_OF, VILLAGE, answer
from regalia.games.fief.places import can_show, controls, has_free_lord, is_free, rebels_left, soldiers_of
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

KING_GUARD: Final = answer("king-guard")
QUEEN_GUARD: Final = answer("queen-guard")
BUY: Final = answer("buy")

FI_B_1: Final = reason("FI-B-1", "village")
FI_B_1_NOWHERE: Final = reason("FI-B-1.nowhere")
FI_B_2: Final = reason("FI-B-2", "village")
FI_B_2_NOWHERE: Final = reason("FI-B-2.nowhere")
FI_B_5: Final = reason("FI-B-5", "guard")
FI_B_5_FULL: Final = reason("FI-B-5.full", "guard")
FI_B_5_NONE: Final = reason("FI-B-5.none")
FI_B_6_NOTHING: Final = reason("FI-B-6.nothing")
FI_C_2_ALL: Final = reason("FI-C-2.all", "most:number")
FI_C_2_SHOWN: Final = reason("FI-C-2.shown", "number")
FI_C_3: Final = reason("FI-C-3", "left:number")

DROP_OR_VILLAGE: Final = [DROP, *TO_VILLAGE]
DROP_OR_GUARD: Final = [DROP, KING_GUARD, QUEEN_GUARD]
DROP_BUY_OR_UNITS: Final = [DROP, BUY, *UNITS[:3]]


class BuySoldiers(Purchase):
    """FI-B-1: soldiers come into a controlled city or castle, or beside an own free lord wherever he is."""

    key: ClassVar[str] = "buy-soldiers"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def unfit(self, s: Fief, move: int) -> int:
        village = move - VILLAGE
        if s.walls[village] != OPEN and controls(s, self.seat, village):
            return FREE
        return FREE if has_free_lord(s, self.seat, village) else FI_B_1

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        if reason == FI_B_1:
            return [move - VILLAGE]
        return left(s, self.seat, SOLDIER, NONE) if reason == FI_C_2_ALL else []

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if room(s, self.seat, SOLDIER, NONE) else FI_C_2_ALL

    def no_target(self, s: Fief) -> int:
        return FI_B_1_NOWHERE

    def hit(self, s: Fief, move: int) -> None:
        s.push(HowMany(self.seat, self.ware, move - VILLAGE, 0))


class BuyRebels(Purchase):
    """FI-B-2: rebels, where a revolt is on; anyone may buy them."""

    key: ClassVar[str] = "buy-rebels"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def unfit(self, s: Fief, move: int) -> int:
        return FREE if s.rebels[move - VILLAGE] else FI_B_2

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        if reason == FI_B_2:
            return [move - VILLAGE]
        return left(s, self.seat, REBEL, NONE) if reason == FI_C_3 else []

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if rebels_left(s) else FI_C_3

    def no_target(self, s: Fief) -> int:
        return FI_B_2_NOWHERE

    def hit(self, s: Fief, move: int) -> None:
        s.push(HowMany(self.seat, self.ware, move - VILLAGE, 0))


class BuyGuards(Purchase):
    """FI-B-5: fallen guards come beside their free king or queen, as many as there were."""

    key: ClassVar[str] = "buy-guards"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_GUARD

    def unfit(self, s: Fief, move: int) -> int:
        kind = KINGS if move == KING_GUARD else QUEENS
        lord = s.guard_with[kind]
        if lord == NONE or s.owner[lord] != self.seat or not is_free(s, lord):
            return FI_B_5
        return FREE if room(s, self.seat, GUARD, kind) else FI_B_5_FULL

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        return [] if reason == FI_B_5_NONE else [KINGS if move == KING_GUARD else QUEENS]

    def no_target(self, s: Fief) -> int:
        return FI_B_5_NONE

    def hit(self, s: Fief, move: int) -> None:
        s.push(HowMany(self.seat, self.ware, KINGS if move == KING_GUARD else QUEENS, 0))


def room(s: Fief, seat: int, ware: int, target: int) -> int:
    """FI-C-2, FI-C-3, FI-B-5: how many units of this ware there can still be."""
    if ware == SOLDIER:
        return s.land.board.units_a_player - soldiers_of(s, seat)
    if ware == REBEL:
        return rebels_left(s)
    return s.guard_most[target] - s.guard[target]


def left(s: Fief, seat: int, ware: int, target: int) -> list[int]:
    """The ids of a refusal for want of pieces."""
    if ware == SOLDIER:
        return [s.land.board.units_a_player]
    return [rebels_left(s)] if ware == REBEL else [target]


class HowMany(Purchase):
    """FI-B-6: units are added up, then bought all at once."""

    key: ClassVar[str] = "how-many"

    def __init__(self, seat: int, ware: int, target: int, number: int) -> None:
        super().__init__(seat, ware)
        self.target = target
        self.number = number

    def frame(self) -> list[int]:
        return [self.seat, self.ware, self.target, self.number]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.ware, self.number]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_BUY_OR_UNITS

    def misses(self, s: Fief, move: int) -> int:
        wanted = self.wanted(move)
        if not wanted:
            return FI_B_6_NOTHING
        if room(s, self.seat, self.ware, self.target) < wanted:
            return FI_C_2_ALL if self.ware == SOLDIER else FI_C_3 if self.ware == REBEL else FI_B_5_FULL
        if s.money[self.seat] < wanted * s.land.board.price[self.ware]:
            return FI_B_6
        if move == BUY and self.ware == SOLDIER and not can_show(s, self.seat, self.target, wanted):
            return FI_C_2_SHOWN
        return FREE

    def wanted(self, move: int) -> int:
        """How many it will be."""
        return self.number if move == BUY else self.number + UNITS_OF[move - ONE]

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == FI_B_6:
            return self.too_dear(s, self.wanted(move))
        if reason == FI_C_2_SHOWN:
            return [self.number]
        return [] if reason == FI_B_6_NOTHING else left(s, seat, self.ware, self.target)

    def hit(self, s: Fief, move: int) -> None:
        if move == BUY:
            self.buy(s)
        else:
            s.push(HowMany(self.seat, self.ware, self.target, self.wanted(move)))

    def buy(self, s: Fief) -> None:
        """FI-B-6: they are paid and put where they belong; all are told how many, where and at what price."""
        thaler = self.paid(s, self.number)
        if self.ware == SOLDIER:
            add_units(s, self.seat, self.target, self.number)
            s.tell("buys-soldiers", self.seat, self.number, self.target, thaler)
        elif self.ware == REBEL:
            add_rebels(s, self.target, self.number, self.seat)
            s.tell("buys-rebels", self.seat, self.number, self.target, thaler)
        else:
            add_guards(s, self.target, self.number)
            s.tell("buys-guards", self.seat, self.number, self.target, thaler)


CHAPTER: Final = (
    Chapter("FI-B", [])
    .asks({"buy-soldiers": "ware", "buy-rebels": "ware", "buy-guards": "ware", "how-many": "ware number"})
    .tells(
        {
            "buys-soldiers": "seat number village thaler:number",
            "buys-rebels": "seat number village thaler:number",
            "buys-guards": "seat number guard thaler:number",
        }
    )
    .has(BuySoldiers, BuyRebels, BuyGuards, HowMany)
)
