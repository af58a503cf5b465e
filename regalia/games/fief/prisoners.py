"""FI-P: captives, how they are moved, freed and lost."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.changes import free_lord, take_aside
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import TitlesWait
from regalia.games.fief.figures import NONE, REGIONS
from regalia.games.fief.moves import TO_VILLAGE, VILLAGE
from regalia.games.fief.places import has_soldiers, own_villages
from regalia.games.fief.reasons import reason
from regalia.games.fief.regency import crown_wife
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_P_4: Final = reason("FI-P-4", "village")


def places_for_freed(s: Fief, lord: int) -> list[int]:
    """FI-P-4: where a captive may be set when he is freed: own villages; with none, beside own soldiers; or nowhere."""
    seat = s.owner[lord]
    return own_villages(s, seat) or [place for place in range(s.land.places) if has_soldiers(s, seat, place)]


def place_for_freed(s: Fief, lord: int, village: int) -> int:
    """The place a village stands for: itself, else a gate of it where his soldiers are; NONE if he may not go there."""
    for place in places_for_freed(s, lord):
        if s.land.village_of[place] == village:
            return place
    return NONE


def set_free(s: Fief, lord: int, place: int) -> None:
    """FI-P-4, FI-P-5, FI-L-6: a captive is free, stands in a place, and gets what was put aside or waited for him."""
    seat = s.owner[lord]
    free_lord(s, lord, place)
    s.tell("freed", lord, s.land.village_of[place])
    for region in range(REGIONS):
        thaler = s.aside[lord * REGIONS + region]
        if thaler:
            take_aside(s, lord, region, seat)
            s.tell("gets-aside", lord, region, thaler)
    crown_wife(s)
    s.push(TitlesWait())


def free(s: Fief, lord: int) -> None:
    """FI-P-4: a captive is freed; his family is asked where to, or he stays where he is, a guest."""
    if places_for_freed(s, lord):
        s.push(SetFree(s.owner[lord], lord))
    else:
        set_free(s, lord, s.at[lord])


class SetFree(OneSeat):
    """FI-P-4: his family chooses where a freed captive goes."""

    key: ClassVar[str] = "set-free"

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def frame(self) -> list[int]:
        return [self.seat, self.lord]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.lord]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return TO_VILLAGE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if place_for_freed(s, self.lord, move - VILLAGE) != NONE else FI_P_4

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - VILLAGE]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        set_free(s, self.lord, place_for_freed(s, self.lord, move - VILLAGE))


CHAPTER: Final = (
    Chapter("FI-P", [*range(1, 9)])
    .asks({"set-free": "lord"})
    .tells({"freed": "lord village", "gets-aside": "lord region thaler:number"})
    .has(SetFree)
)
