"""FI-K-9 to FI-K-15: cards laid on a bishopric, a village or a lord."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief import promises
from regalia.games.fief.changes import add_rebels
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.counters import COUNTER_TO, EFFECT, ask_counters, seats_hit
from regalia.games.fief.figures import BAD_WEATHER, FAMINE, NONE, PLAGUE
from regalia.games.fief.moves import (
    BISHOPRIC,
    DROP,
    LORD,
    TO_BISHOPRIC,
    TO_LORD,
    TO_VILLAGE,
    VILLAGE,
)
from regalia.games.fief.places import owner_or_holder, rebels_left
from regalia.games.fief.plague import plague
from regalia.games.fief.played import PlayedCard
from regalia.games.fief.prisoners import free
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

FI_K_13: Final = reason("FI-K-13", "village")
FI_K_13_TWICE: Final = reason("FI-K-13.twice", "village")
FI_K_13_NOWHERE: Final = reason("FI-K-13.nowhere")
FI_K_13_STOCK: Final = reason("FI-K-13.stock")
FI_K_14: Final = reason("FI-K-14", "lord")
FI_K_14_OWN: Final = reason("FI-K-14.own", "lord")
FI_K_14_NOBODY: Final = reason("FI-K-14.nobody")
FI_K_15: Final = reason("FI-K-15", "lord")
FI_K_15_NOBODY: Final = reason("FI-K-15.nobody")
FI_K_18: Final = reason("FI-K-18", "bishopric card")
FI_K_18_ALL: Final = reason("FI-K-18.all", "card")

ATTACKS: Final = [FAMINE, BAD_WEATHER, PLAGUE]
"""FI-K-2: those laid on a bishopric that are attacks."""

DROP_OR_BISHOPRIC: Final = [DROP, *TO_BISHOPRIC]
DROP_OR_LORD: Final = [DROP, *TO_LORD]
DROP_OR_VILLAGE: Final = [DROP, *TO_VILLAGE]


class LayOnBishopric(PlayedCard):
    """FI-K-9 to FI-K-12: harvest, weather, famine and plague are laid on a bishopric; FI-K-18: one of a kind.

    FI-K-4: so a counter still held cancels in its player's own later turn what was laid before.
    """

    key: ClassVar[str] = "lay-on-bishopric"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_BISHOPRIC

    def misses(self, s: Fief, move: int) -> int:
        if self.card != PLAGUE and s.effects[move - BISHOPRIC] & EFFECT[self.card]:
            return FI_K_18
        return FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - BISHOPRIC, self.card]

    def no_target(self, s: Fief) -> int:
        return FI_K_18_ALL

    def hit(self, s: Fief, move: int) -> None:
        bishopric = move - BISHOPRIC
        s.tell("laid", self.seat, self.card, bishopric)
        if self.card in ATTACKS:
            for seat in seats_hit(s, self.card, bishopric):
                promises.attacked(s, self.seat, seat)
        if self.card == PLAGUE:
            plague(s, bishopric)
            return
        s.effects[bishopric] |= EFFECT[self.card]
        # Where the counter lies already the attack is cancelled, and there is nothing left to ask.
        if self.card in COUNTER_TO and not s.effects[bishopric] & EFFECT[COUNTER_TO[self.card]]:
            ask_counters(s, self.seat, self.card, bishopric)


class Revolt(PlayedCard):
    """FI-K-13: a die of rebels rises in a village of another player that is not in revolt yet."""

    key: ClassVar[str] = "revolt"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def misses(self, s: Fief, move: int) -> int:
        if s.rebels[move - VILLAGE]:
            return FI_K_13_TWICE
        return FI_K_13 if owner_or_holder(s, move - VILLAGE) in (NONE, self.seat) else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - VILLAGE]

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if rebels_left(s) else FI_K_13_STOCK

    def no_target(self, s: Fief) -> int:
        return FI_K_13_NOWHERE

    def hit(self, s: Fief, move: int) -> None:
        promises.attacked(s, self.seat, owner_or_holder(s, move - VILLAGE))
        units = min(s.luck.roll("revolt"), rebels_left(s))
        add_rebels(s, move - VILLAGE, units, self.seat)
        s.tell("revolt", self.seat, move - VILLAGE, units)


class Assassination(PlayedCard):
    """FI-K-14: one lord anywhere dies, unless justice is played; not a captive one holds oneself."""

    key: ClassVar[str] = "assassination"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        """FI-K-14, FI-P-3: anybody on the board but a captive one holds oneself."""
        if s.at[move - LORD] == NONE:
            return FI_K_14
        return FI_K_14_OWN if s.captor[move - LORD] == self.seat else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def no_target(self, s: Fief) -> int:
        return FI_K_14_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        s.tell("assassination", self.seat, move - LORD)
        promises.attacked(s, self.seat, s.owner[move - LORD])
        ask_counters(s, self.seat, self.card, move - LORD)


class Escape(PlayedCard):
    """FI-K-15: one lord of one's own who is a captive is free (FI-P-4)."""

    key: ClassVar[str] = "escape"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        return FREE if s.owner[move - LORD] == self.seat and s.captor[move - LORD] != NONE else FI_K_15

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def no_target(self, s: Fief) -> int:
        return FI_K_15_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        s.tell("escape", self.seat, move - LORD)
        free(s, move - LORD)


CHAPTER: Final = (
    Chapter("FI-K", [])
    .asks({"lay-on-bishopric": "card", "revolt": "", "assassination": "", "escape": ""})
    .tells(
        {
            "laid": "seat card bishopric",
            "revolt": "seat village number",
            "assassination": "seat lord",
            "escape": "seat lord",
        }
    )
    .has(LayOnBishopric, Revolt, Assassination, Escape)
)
