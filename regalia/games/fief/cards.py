"""FI-K: cards, phase 1. What each card does stands in the files it is chosen from; drawing is in `hands.py`."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.attacks import FI_K_18_ALL, Assassination, Escape, LayOnBishopric, Revolt
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import CapitalsChecked
from regalia.games.fief.figures import (
    ASSASSINATION,
    BISHOP_CARD,
    ESCAPE,
    FEMME_D_ARC,
    JUSTICE,
    REVOLT,
    TAX,
    TITHE,
)
from regalia.games.fief.hands import give_back, hand_size, holds
from regalia.games.fief.levies import Tax, Tithe
from regalia.games.fief.moves import CARD, DONE, DROP, TO_CARD, answer
from regalia.games.fief.persons import MakeBishop, MakeFemmeDArc, PutLord
from regalia.games.fief.played import PlayedCard, lay_down
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

GIVE_BACK: Final = answer("give-back")

FI_K_1_NONE: Final = reason("FI-K-1.none")
FI_K_1_CARD: Final = reason("FI-K-1.card", "card")
FI_K_3_JUSTICE: Final = reason("FI-K-3.justice")

ANY_CARD: Final = [DONE, GIVE_BACK, *TO_CARD]
DROP_OR_CARD: Final = [DROP, *TO_CARD]
NAMES_CARD: Final = [FI_K_1_CARD, FI_K_18_ALL]
"""The reasons in whose words the card is named."""


class CardTurn(OneSeat):
    """FI-K-1: any number of cards, one after another; unwanted ones may be given back."""

    key: ClassVar[str] = "cards"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return ANY_CARD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DONE:
            return FREE
        if move == GIVE_BACK:
            return FREE if hand_size(s, seat) else FI_K_1_NONE
        if not holds(s, seat, move - CARD):
            return FI_K_1_CARD
        if move - CARD == JUSTICE:
            return FI_K_3_JUSTICE
        return played(seat, move - CARD).impossible(s)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - CARD] if reason in NAMES_CARD else []

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            s.tell("cards-done", seat)
            return
        s.push(self)
        if move == GIVE_BACK:
            s.push(GiveBack(seat))
            return
        lay_down(s, seat, move - CARD)
        # FI-L-5: a card may empty a capital, or bring the lord for whom a title waits.
        s.push(CapitalsChecked())
        s.push(played(seat, move - CARD))

    def default(self, s: Fief, seat: int) -> int:
        return DONE


def played(seat: int, card: int) -> PlayedCard:
    """The step that asks what a card is played for."""
    if card < BISHOP_CARD:
        return PutLord(seat, card)
    if card < TITHE:
        return MakeBishop(seat, card)
    if card == TITHE:
        return Tithe(seat, card)
    if card == TAX:
        return Tax(seat, card)
    if card == REVOLT:
        return Revolt(seat, card)
    if card == ASSASSINATION:
        return Assassination(seat, card)
    if card == ESCAPE:
        return Escape(seat, card)
    if card == FEMME_D_ARC:
        return MakeFemmeDArc(seat, card)
    return LayOnBishopric(seat, card)


class GiveBack(OneSeat):
    """FI-K-1: a card is given back, face down."""

    key: ClassVar[str] = "give-back"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_CARD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == DROP or holds(s, seat, move - CARD) else FI_K_1_CARD

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - CARD]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move != DROP:
            give_back(s, seat, move - CARD)

    def default(self, s: Fief, seat: int) -> int:
        return DROP


CHAPTER: Final = (
    Chapter("FI-K", [*range(1, 21)])
    .asks({"cards": "", "give-back": ""})
    .tells(
        {
            "cards-done": "seat",
            "takes-back": "seat card",
            "draws-card": "card",
            "draws": "seat",
            "reshuffled": "",
            "gives-back-card": "card",
            "gives-back": "seat",
        }
    )
    .has(CardTurn, GiveBack)
)
