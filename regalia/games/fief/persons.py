"""FI-K-5, FI-K-6, FI-K-16, FI-W-5: cards that bring a person or make a person something."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.changes import put_lord
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import BISHOP_CARD, FAMILY, FEMME_D_ARC, NONE, OPEN, VILLAGES
from regalia.games.fief.marriage import joined, may_be_prince
from regalia.games.fief.moves import DROP, LORD, NO, TO_LORD, TO_VILLAGE, VILLAGE, YES, YES_OR_NO
from regalia.games.fief.places import controls, family, has_soldiers, is_bishop, is_free, is_man
from regalia.games.fief.played import PlayedCard
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_K_5_LORDS: Final = reason("FI-K-5.lords")
FI_K_5_NOWHERE: Final = reason("FI-K-5.nowhere")
FI_K_5_WALLS: Final = reason("FI-K-5.walls", "village")
FI_K_5_CONTROL: Final = reason("FI-K-5.control", "village")
FI_K_5_SOLDIERS: Final = reason("FI-K-5.soldiers", "village")
FI_K_6: Final = reason("FI-K-6", "lord")
FI_K_6_NOBODY: Final = reason("FI-K-6.nobody")
FI_K_16: Final = reason("FI-K-16", "lord")
FI_K_16_NOBODY: Final = reason("FI-K-16.nobody")

DROP_OR_VILLAGE: Final = [DROP, *TO_VILLAGE]
DROP_OR_LORD: Final = [DROP, *TO_LORD]

# Where a new lord may be put, the best kind first.
WALLED: Final = 3
CONTROLLED: Final = 2
BESIDE_SOLDIERS: Final = 1
NOWHERE: Final = 0


class PutLord(PlayedCard):
    """FI-K-5: a lord into a controlled castle or city, else any controlled village, else beside own soldiers."""

    key: ClassVar[str] = "put-lord"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def misses(self, s: Fief, move: int) -> int:
        best = best_place(s, self.seat)
        if place_for_lord(s, self.seat, move - VILLAGE) == best != NOWHERE:
            return FREE
        if best == WALLED:
            return FI_K_5_WALLS
        return FI_K_5_CONTROL if best == CONTROLLED else FI_K_5_SOLDIERS

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - VILLAGE]

    def impossible(self, s: Fief) -> int:
        if len(family(s, self.seat)) >= s.land.board.limit[FAMILY]:
            return FI_K_5_LORDS
        return FREE if best_place(s, self.seat) != NOWHERE else FI_K_5_NOWHERE

    def hit(self, s: Fief, move: int) -> None:
        s.discards[self.card] -= 1
        put_lord(s, self.card, self.seat, move - VILLAGE)
        s.tell("born", self.seat, self.card, move - VILLAGE)
        if may_be_prince(s, self.seat, self.card):
            s.push(MakePrince(self.seat, self.card))


def place_for_lord(s: Fief, seat: int, village: int) -> int:
    """FI-K-5: what a village is for a new lord of this player."""
    if controls(s, seat, village):
        return CONTROLLED if s.walls[village] == OPEN else WALLED
    return BESIDE_SOLDIERS if has_soldiers(s, seat, village) else NOWHERE


def best_place(s: Fief, seat: int) -> int:
    """FI-K-5: the best kind of place there is for a new lord of this player."""
    best = NOWHERE
    for village in range(VILLAGES):
        best = max(best, place_for_lord(s, seat, village))
        if best == WALLED:
            break
    return best


class MakePrince(OneSeat):
    """FI-W-5: the first man born to king or queen may be made crown prince."""

    key: ClassVar[str] = "make-prince"

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def frame(self) -> list[int]:
        return [self.seat, self.lord]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.lord]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == YES:
            s.prince = self.lord
            s.tell("prince", self.lord)

    def default(self, s: Fief, seat: int) -> int:
        return NO


class MakeBishop(PlayedCard):
    """FI-K-6: an own free, unmarried man who is not yet bishop, king or crown prince becomes bishop, for life."""

    key: ClassVar[str] = "make-bishop"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        return FREE if may_be_bishop(s, self.seat, move - LORD) else FI_K_6

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def no_target(self, s: Fief) -> int:
        return FI_K_6_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        s.discards[self.card] -= 1
        s.sees[self.card - BISHOP_CARD] = move - LORD
        s.tell("bishop", move - LORD, self.card - BISHOP_CARD)


def may_be_bishop(s: Fief, seat: int, lord: int) -> bool:
    """FI-K-6: whether a player may make this lord bishop."""
    if s.owner[lord] != seat or not is_man(lord) or not is_free(s, lord) or s.spouse[lord] != NONE:
        return False
    return not is_bishop(s, lord) and lord not in (s.king, s.prince)


class MakeFemmeDArc(PlayedCard):
    """FI-K-16: an own woman, or one of a family joined by marriage, is the Femme d'Arc till she dies."""

    key: ClassVar[str] = "make-femme-d-arc"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        lord = move - LORD
        if is_man(lord) or s.at[lord] == NONE:
            return FI_K_16
        return FREE if s.owner[lord] == self.seat or s.owner[lord] in joined(s, self.seat) else FI_K_16

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def no_target(self, s: Fief) -> int:
        return FI_K_16_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        s.discards[FEMME_D_ARC] -= 1
        s.arc = move - LORD
        s.tell("femme-d-arc", self.seat, s.arc)


CHAPTER: Final = (
    Chapter("FI-K", [])
    .asks({"put-lord": "lord", "make-prince": "lord", "make-bishop": "card", "make-femme-d-arc": ""})
    .tells({"prince": "lord", "bishop": "lord bishopric", "femme-d-arc": "seat lord"})
    .has(PutLord, MakePrince, MakeBishop, MakeFemmeDArc)
)
