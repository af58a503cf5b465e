"""FI-B: what is bought in phase 3. What each purchase needs stands in the files it is chosen from."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.bought import Purchase
from regalia.games.fief.buildings import Build
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import BARON, CARDINAL, GUARD, REBEL, SOLDIER
from regalia.games.fief.moves import DONE, TO_WARE, WARE, answer
from regalia.games.fief.state import Fief
from regalia.games.fief.titles import BuyCardinal, BuyTitle, TitleToMove
from regalia.games.fief.troops import BuyGuards, BuyRebels, BuySoldiers
from regalia.games.fief.turn import OneSeat

MOVE_TITLE: Final = answer("move-title")

ANY_WARE: Final = [DONE, MOVE_TITLE, *TO_WARE]


class PurchaseTurn(OneSeat):
    """FI-B-6: a player buys in any order, as often as he can pay. FI-L-2: he may move titles, each once."""

    key: ClassVar[str] = "purchases"

    def __init__(self, seat: int, moved: int = 0) -> None:
        super().__init__(seat)
        self.moved = moved
        """The titles that have moved in this turn, regions as bits."""

    def frame(self) -> list[int]:
        return [self.seat, self.moved]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return ANY_WARE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DONE:
            return FREE
        if move == MOVE_TITLE:
            return TitleToMove(seat, self.moved).impossible(s)
        return bought(seat, move - WARE).impossible(s)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [] if move == MOVE_TITLE else bought(seat, move - WARE).because(s, seat, move, reason)

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            s.tell("purchases-done", seat)
            return
        s.push(self)
        s.push(TitleToMove(seat, self.moved) if move == MOVE_TITLE else bought(seat, move - WARE))

    def default(self, s: Fief, seat: int) -> int:
        return DONE


def bought(seat: int, ware: int) -> Purchase:
    """The step that asks for whom or where a ware is bought."""
    if ware == SOLDIER:
        return BuySoldiers(seat, ware)
    if ware == REBEL:
        return BuyRebels(seat, ware)
    if ware == GUARD:
        return BuyGuards(seat, ware)
    if ware == CARDINAL:
        return BuyCardinal(seat, ware)
    return BuyTitle(seat, ware) if ware >= BARON else Build(seat, ware)


CHAPTER: Final = (
    Chapter("FI-B", [1, 2, 3, 4, 5, 6]).asks({"purchases": ""}).tells({"purchases-done": "seat"}).has(PurchaseTurn)
)
