"""FI-H: what follows from a death, at once and in phase 6."""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief.capitals import PutPiece, needs_piece
from regalia.games.fief.changes import forget_lord, leave_to_heir, lose_units, take_aside
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import CapitalsChecked, give_title
from regalia.games.fief.figures import LORDS, NONE, REGIONS
from regalia.games.fief.knowledge import seen
from regalia.games.fief.moves import LORD, TO_LORD
from regalia.games.fief.places import family, free_lords, has_pieces, turn_order, units_at
from regalia.games.fief.prisoners import free
from regalia.games.fief.reasons import reason
from regalia.games.fief.regency import succeed, throne
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_H_1: Final = reason("FI-H-1.lord", "lord")
FI_H_1_FREE: Final = reason("FI-H-1.free", "lord")

# FI-H-7: what stands in `Fief.heir` beside a lord, who is the spouse.
THRONE: Final = LORDS
"""In phase 6 king or queen grant the fief."""
NO_THRONE: Final = LORDS + 1
"""FI-H-2: the old owner keeps it till he has a lord or there is a king."""


# At once -------------------------------------------------------------------------------------------------------------


class Settled(Step[Fief]):
    """FI-H-6: deaths of one moment are settled together: cards, throne, fiefs, captives and guards, then FI-L-5.

    Whoever kills lords pushes this when all of that moment are dead (`settle`).
    """

    key: ClassVar[str] = "settled"

    def run(self, s: Fief) -> None:
        wed = s.king != NONE and s.spouse[s.king] == s.queen
        passed, fallen = heirs_fixed(s)
        share_aside(s)
        for lord in s.dead:
            forget_lord(s, lord)
        s.dead = []
        succeed(s, wed)
        for region in fallen:
            falls_to_throne(s, region)
        s.push(CapitalsChecked())
        s.push(CaptivesLeft())
        for seat in reversed(turn_order(s)):
            for region in reversed(passed):
                if s.fief_owner[region] == seat:
                    s.push(PassTitle(seat, region))


def settle(s: Fief) -> None:
    """FI-H-6: settle the deaths of this moment before anything else happens."""
    if s.dead:
        s.push(Settled())


def heirs_fixed(s: Fief) -> tuple[list[int], list[int]]:
    """FI-H-1, FI-H-7: the fiefs whose titles are passed on at once, and those that fall to the throne."""
    passed, fallen = [], []
    for region in range(REGIONS):
        owner, heir, bearer = s.fief_owner[region], s.heir[region], s.title[region]
        if owner == NONE:
            continue
        if bearer in s.dead:
            s.title[region] = NONE
        if heir in s.dead:
            fallen.append(region)
        elif heir == NONE and not family(s, owner):
            s.heir[region] = spouse_left(s, owner, bearer)
            if s.heir[region] == NONE:
                fallen.append(region)
        elif bearer in s.dead:
            passed.append(region)
    return passed, fallen


def spouse_left(s: Fief, seat: int, bearer: int) -> int:
    """FI-H-3, FI-H-6: the living spouse of the dead who bore the title, else of another last lord of his family."""
    for lord in [bearer, *s.dead]:
        if lord != NONE and s.owner[lord] == seat and s.spouse[lord] != NONE and s.at[s.spouse[lord]] != NONE:
            return s.spouse[lord]
    return NONE


def share_aside(s: Fief) -> None:
    """FI-P-8: what was put aside for captives who died goes to their families, or waits with the fief for its heir."""
    for lord in s.dead:
        seat = s.owner[lord]
        for region in range(REGIONS):
            if not s.aside[lord * REGIONS + region]:
                continue
            if s.fief_owner[region] == seat and not family(s, seat):
                leave_to_heir(s, lord, region)
            else:
                s.tell("gets-aside", lord, region, take_aside(s, lord, region, seat))


def falls_to_throne(s: Fief, region: int) -> None:
    """FI-H-2, FI-H-8: the fief of a player without any lord goes to king or queen in phase 6, if there is a throne."""
    s.heir[region] = THRONE if throne(s) != NONE else NO_THRONE


class PassTitle(OneSeat):
    """FI-H-1: the title of a dead lord is passed to another of his family at once; to a captive if none is free."""

    key: ClassVar[str] = "pass-title"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def frame(self) -> list[int]:
        return [self.seat, self.region]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return TO_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = move - LORD
        if s.owner[lord] != seat or s.at[lord] == NONE:
            return FI_H_1
        return FREE if s.captor[lord] == NONE or not free_lords(s, seat) else FI_H_1_FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        give_title(s, self.region, move - LORD)


class CaptivesLeft(Step[Fief]):
    """FI-P-2, FI-H-6: captives whose captor has no piece with them any more are free, unless they died in battle."""

    key: ClassVar[str] = "captives-left"

    def run(self, s: Fief) -> None:
        for lord in range(LORDS - 1, -1, -1):
            if s.captor[lord] != NONE and not has_pieces(s, s.captor[lord], s.at[lord]):
                free(s, lord)


# In phase 6 ----------------------------------------------------------------------------------------------------------


class Inheritances(Step[Fief]):
    """FI-H-3, FI-N-3: the first thing in phase 6: husbands and wives inherit."""

    key: ClassVar[str] = "inheritances"

    def run(self, s: Fief) -> None:
        inherited = []
        for seat in turn_order(s):
            for region in range(REGIONS):
                heir = s.heir[region]
                if 0 <= heir < LORDS and s.owner[heir] == seat:
                    s.tell("inherits", heir, region)
                    inherited.append(region)
                    hand_down(s, region, heir)
        for region in reversed(inherited):
            ask_for_piece(s, region)
        s.push(CaptivesLeft())


def hand_down(s: Fief, region: int, lord: int) -> None:
    """FI-H-4: a fief goes to a lord of another family, and the old owner's troops in it are removed; or of the same."""
    old, seat = s.fief_owner[region], s.owner[lord]
    if old != seat:
        remove_troops(s, region, old)
    s.fief_owner[region] = seat
    give_title(s, region, lord)


def ask_for_piece(s: Fief, region: int) -> None:
    """FI-H-4: the heir must put a piece on the capital at once, if he has none there."""
    if needs_piece(s, s.fief_owner[region], region):
        s.push(PutPiece(s.fief_owner[region], region))


def remove_troops(s: Fief, region: int, seat: int) -> None:
    """FI-H-4, FI-H-5: the soldiers of the old owner in a fief are removed, seen by all; those outside stay his."""
    for village in s.land.region_villages[region]:
        units = units_at(s, seat, village)
        if units:
            seen(s, seat, village)
            lose_units(s, seat, village, units)
            s.tell("troops-removed", seat, village, units)


CHAPTER: Final = (
    Chapter("FI-H", [*range(1, 9)])
    .asks({"pass-title": "region"})
    .tells({"inherits": "lord region", "troops-removed": "seat village number"})
    .has(Settled, PassTitle, CaptivesLeft, Inheritances)
)
