"""FI-H-4: the piece that an heir must put on each capital at once, bought or fetched."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.changes import add_units, lose_units, move_lord, pay
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import end_fief
from regalia.games.fief.figures import SOLDIER
from regalia.games.fief.knowledge import SPAN
from regalia.games.fief.moves import BISHOPRIC, LORD, NO, TO_LORD, TO_VILLAGE, VILLAGE, WARE
from regalia.games.fief.places import can_show, captives_at, free_lords_at, is_free, is_party, owns, units_at
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_H_4_MONEY: Final = reason("FI-H-4.money", "thaler:number")
FI_H_4_STOCK: Final = reason("FI-H-4.stock")
FI_H_4_VILLAGE: Final = reason("FI-H-4.village", "village")
FI_H_4_LORD: Final = reason("FI-H-4.lord", "lord")
FI_H_4_CAPTIVES: Final = reason("FI-H-4.captives")

BUY: Final = WARE + SOLDIER
PIECES: Final = [*TO_VILLAGE, *TO_LORD, BUY]
"""Bought or fetched: what spends least comes first."""


def needs_piece(s: Fief, seat: int, region: int) -> bool:
    """FI-H-4: whether a player has no piece on a capital yet."""
    return not is_party(s, seat, s.capital[region])


def piece_barred(s: Fief, seat: int, region: int, move: int, owed: int = 0) -> int:
    """FI-H-4: why a piece cannot be put on a capital; `owed` is what is to be paid besides."""
    if move == BUY:
        if s.money[seat] - owed < s.land.board.price[SOLDIER]:
            return FI_H_4_MONEY
        return FREE if can_show(s, seat, s.capital[region], 1) else FI_H_4_STOCK
    if move < LORD:
        return fetch_barred(s, seat, move - VILLAGE, s.capital[region])
    lord = move - LORD
    if s.owner[lord] != seat or not is_free(s, lord):
        return FI_H_4_LORD
    alone = len(free_lords_at(s, seat, s.at[lord])) == 1 and not units_at(s, seat, s.at[lord])
    return FI_H_4_CAPTIVES if alone and captives_at(s, seat, s.at[lord]) else FREE


def fetch_barred(s: Fief, seat: int, village: int, capital: int) -> int:
    """FI-H-4: a unit may be fetched from any own village, but not from captives whom nobody else would hold."""
    units = units_at(s, seat, village)
    if not units or not owns(s, seat, village):
        return FI_H_4_VILLAGE
    if units == 1 and captives_at(s, seat, village) and not free_lords_at(s, seat, village):
        return FI_H_4_CAPTIVES
    return FREE if can_show(s, seat, village, -1, capital, 1) else FI_H_4_STOCK


def piece_because(s: Fief, move: int, reason: int) -> list[int]:
    """The ids in the words of these refusals."""
    if reason == FI_H_4_MONEY:
        return [s.land.board.price[SOLDIER]]
    if reason == FI_H_4_VILLAGE:
        return [move - VILLAGE]
    return [move - LORD] if reason == FI_H_4_LORD else []


def can_put_piece(s: Fief, seat: int, region: int, owed: int = 0) -> bool:
    """Whether there is any piece he could put there."""
    return any(piece_barred(s, seat, region, move, owed) == FREE for move in PIECES)


def put_piece(s: Fief, seat: int, region: int, move: int) -> None:
    """FI-H-4: a piece comes to the capital, before everybody's eyes."""
    capital = s.capital[region]
    if move == BUY:
        pay(s, seat, s.land.board.price[SOLDIER])
        add_units(s, seat, capital, 1)
        s.tell("piece-bought", seat, capital)
    elif move < LORD:
        fetch_unit(s, seat, move - VILLAGE, capital)
    elif move < BISHOPRIC:
        move_lord(s, move - LORD, capital)
        s.tell("lord-fetched", move - LORD, capital)


def fetch_unit(s: Fief, seat: int, village: int, capital: int) -> None:
    """FI-H-4: one unit comes from another village; whether others stay there, all see."""
    bounds = s.bounds[village * s.players + seat]
    if bounds // SPAN != bounds % SPAN:
        s.show()
    lose_units(s, seat, village, 1)
    add_units(s, seat, capital, 1)
    s.tell("piece-fetched", seat, village, capital)


class PutPiece(OneSeat):
    """FI-H-4: a piece on the capital of an inherited fief, at once; otherwise the fief ends."""

    key: ClassVar[str] = "put-piece"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def frame(self) -> list[int]:
        return [self.seat, self.region]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region, s.capital[self.region]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return PIECES_OR_NO

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == NO else piece_barred(s, seat, self.region, move)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return piece_because(s, move, reason)

    def default(self, s: Fief, seat: int) -> int:
        """FI-R-6: by board order; a default pays nothing."""
        found = [move for move in s.legal(seat) if move != BUY]
        return found[0]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == NO:
            end_fief(s, self.region)
        else:
            put_piece(s, seat, self.region, move)


PIECES_OR_NO: Final = [*PIECES, NO]

CHAPTER: Final = (
    Chapter("FI-H", [])
    .asks({"put-piece": "region village"})
    .tells(
        {
            "piece-bought": "seat village",
            "piece-fetched": "seat from:village to:village",
            "lord-fetched": "lord village",
        }
    )
    .has(PutPiece)
)
