"""FI-S: how a game begins."""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief.changes import add_units, build_castle, put_lord, receive
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import HAND, LORDS, NONE, START_MONEY, START_SOLDIERS, VILLAGES
from regalia.games.fief.hands import draw
from regalia.games.fief.moves import TO_VILLAGE, VILLAGE
from regalia.games.fief.places import first_party, turn_order
from regalia.games.fief.reasons import reason
from regalia.games.fief.rounds import Round
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_S_1: Final = reason("FI-S-1", "village seat")


class Beginning(Step[Fief]):
    """FI-S-1: each player rolls a die; from the highest on each chooses a village, and the highest begins."""

    key: ClassVar[str] = "beginning"

    def run(self, s: Fief) -> None:
        order = ranked(s, list(range(s.players)))
        s.first = order[0]
        s.tell("first", s.first)
        s.push(Births())
        for seat in reversed(order):
            s.push(ChooseVillage(seat))


def ranked(s: Fief, seats: list[int]) -> list[int]:
    """FI-S-1: seats by their dice, the highest first; the tied roll again among themselves."""
    if len(seats) < 2:
        return seats
    rolled = [0] * s.players
    for seat in seats:
        rolled[seat] = s.luck.roll("start")
        s.tell("rolls", seat, rolled[seat])
    order: list[int] = []
    for value in range(6, 0, -1):
        order += ranked(s, [seat for seat in seats if rolled[seat] == value])
    return order


class ChooseVillage(OneSeat):
    """FI-S-1, FI-S-2: a free village, with eight units, a castle and 300 Thaler."""

    key: ClassVar[str] = "choose-village"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return TO_VILLAGE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if first_party(s, move - VILLAGE) == NONE else FI_S_1

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - VILLAGE, first_party(s, move - VILLAGE)]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        village = move - VILLAGE
        limit = s.land.board.limit
        add_units(s, seat, village, limit[START_SOLDIERS])
        build_castle(s, village)
        receive(s, seat, limit[START_MONEY])
        s.tell("chooses", seat, village)


class Births(Step[Fief]):
    """FI-S-2, FI-S-3: a lord is dealt to each, face up; the other lords go into the deck, and all are dealt cards."""

    key: ClassVar[str] = "births"

    def run(self, s: Fief) -> None:
        for seat in turn_order(s):
            lord = s.luck.kind("lord", s.deck[:LORDS])
            s.deck[lord] -= 1
            village = village_of(s, seat)
            put_lord(s, lord, seat, village)
            s.tell("born", seat, lord, village)
        for seat in turn_order(s):
            for _ in range(s.land.board.limit[HAND]):
                draw(s, seat)
        s.push(Round())


def village_of(s: Fief, seat: int) -> int:
    """The village a player has chosen."""
    return next(village for village in range(VILLAGES) if first_party(s, village) == seat)


CHAPTER: Final = (
    Chapter("FI-S", [1, 2, 3, 4])
    .asks({"choose-village": ""})
    .tells(
        {
            "rolls": "seat number",
            "first": "seat",
            "chooses": "seat village",
            "born": "seat lord village",
        }
    )
    .has(Beginning, ChooseVillage, Births)
)
