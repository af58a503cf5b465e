"""FI-K-7, FI-K-8: tithe and tax; they are paid in phase 2 (FI-K-20)."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import NONE
from regalia.games.fief.moves import DROP, LORD, REGION, TO_LORD, TO_REGION
from regalia.games.fief.places import has_soldiers, is_bishop, is_free
from regalia.games.fief.played import PlayedCard
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

FI_K_7: Final = reason("FI-K-7", "lord")
FI_K_7_TWICE: Final = reason("FI-K-7.twice", "lord")
FI_K_7_NOBODY: Final = reason("FI-K-7.nobody")
FI_K_8: Final = reason("FI-K-8", "region")
FI_K_8_LORD: Final = reason("FI-K-8.lord", "region")
FI_K_8_SOLDIERS: Final = reason("FI-K-8.soldiers", "region")
FI_K_8_TWICE: Final = reason("FI-K-8.twice", "region")
FI_K_8_NONE: Final = reason("FI-K-8.none")

DROP_OR_LORD: Final = [DROP, *TO_LORD]
DROP_OR_REGION: Final = [DROP, *TO_REGION]


class Tithe(PlayedCard):
    """FI-K-7: an own free bishop gets all mill and press income of his bishopric this round; once a round."""

    key: ClassVar[str] = "tithe"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        lord = move - LORD
        if s.owner[lord] != self.seat or not is_free(s, lord) or not is_bishop(s, lord):
            return FI_K_7
        return FREE if s.tithe[s.sees.index(lord)] == NONE else FI_K_7_TWICE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def no_target(self, s: Fief) -> int:
        return FI_K_7_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        see = s.sees.index(move - LORD)
        s.tithe[see] = move - LORD
        s.tell("tithe", self.seat, move - LORD, see)


class Tax(PlayedCard):
    """FI-K-8: an own fief pays a tax this round, if a free lord bears its title and soldiers are in its capital."""

    key: ClassVar[str] = "tax"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_REGION

    def misses(self, s: Fief, move: int) -> int:
        region = move - REGION
        if s.fief_owner[region] != self.seat:
            return FI_K_8
        if not bears_free(s, region):
            return FI_K_8_LORD
        if not has_soldiers(s, self.seat, s.capital[region]):
            return FI_K_8_SOLDIERS
        return FI_K_8_TWICE if s.taxed[region] else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - REGION]

    def no_target(self, s: Fief) -> int:
        return FI_K_8_NONE

    def hit(self, s: Fief, move: int) -> None:
        s.taxed[move - REGION] = 1
        s.tell("tax", self.seat, move - REGION)


def bears_free(s: Fief, region: int) -> bool:
    """FI-K-8, FI-K-20: whether a free lord bears the title of a fief."""
    return s.title[region] != NONE and is_free(s, s.title[region])


CHAPTER: Final = (
    Chapter("FI-K", [])
    .asks({"tithe": "", "tax": ""})
    .tells({"tithe": "seat lord bishopric", "tax": "seat region"})
    .has(Tithe, Tax)
)
