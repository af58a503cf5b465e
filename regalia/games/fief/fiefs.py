"""FI-L: how a fief is made, what it gives, and how it is taken and ends."""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief.changes import make_city, take_estate, unmake_city
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import NONE, REGIONS
from regalia.games.fief.moves import LORD, TO_LORD
from regalia.games.fief.places import family, first_party, free_lords, is_free, is_party
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_L_6: Final = reason("FI-L-6", "lord")


class CapitalsChecked(Step[Fief]):
    """FI-L-5: an empty capital is looked at when a turn, a battle, a card or a phase ends; then titles that wait."""

    key: ClassVar[str] = "capitals-checked"

    def run(self, s: Fief) -> None:
        check_capitals(s)
        give_waiting_titles(s)


class TitlesWait(Step[Fief]):
    """FI-L-6: a captive is free: a title that has waited for a free lord is given at once."""

    key: ClassVar[str] = "titles-wait"

    def run(self, s: Fief) -> None:
        give_waiting_titles(s)


def check_capitals(s: Fief) -> None:
    """FI-L-4, FI-L-5: where the owner has no piece in a capital, the first party of another takes the fief."""
    for region in range(REGIONS):
        owner = s.fief_owner[region]
        if owner != NONE and not is_party(s, owner, s.capital[region]):
            taker = first_party(s, s.capital[region])
            if taker != NONE:
                take_fief(s, region, taker)


def take_fief(s: Fief, region: int, taker: int) -> None:
    """FI-L-4: who takes the capital takes the fief, from a captive too; the title waits till it is given."""
    # What falls to the throne for want of any lord is a matter of inheritance, which stands above.
    from regalia.games.fief.inheritance import falls_to_throne

    pay_estate(s, region)
    s.fief_owner[region] = taker
    s.title[region] = s.heir[region] = NONE
    s.tell("fief-taken", taker, region)
    if not family(s, taker):
        falls_to_throne(s, region)


def give_waiting_titles(s: Fief) -> None:
    """FI-L-6: a waiting title is given as soon as its owner has a free lord, one after another in board order."""
    for region in range(REGIONS - 1, -1, -1):
        if title_can_be_given(s, region):
            s.push(GiveTitle(s.fief_owner[region], region))


def title_can_be_given(s: Fief, region: int) -> bool:
    """FI-L-6, FI-H-7: whether a title waits for a free lord who is there; not if it is to be inherited in phase 6."""
    owner = s.fief_owner[region]
    if owner == NONE or s.title[region] != NONE:
        return False
    from regalia.games.fief.inheritance import NO_THRONE

    return s.heir[region] in (NONE, NO_THRONE) and len(free_lords(s, owner)) > 0


class GiveTitle(OneSeat):
    """FI-L-4, FI-L-6: the owner of a fief gives its title to one of his free lords, man or woman."""

    key: ClassVar[str] = "give-title"

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
        return FREE if s.owner[move - LORD] == seat and is_free(s, move - LORD) else FI_L_6

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        give_title(s, self.region, move - LORD)


def give_title(s: Fief, region: int, lord: int) -> None:
    """FI-L-1: a lord bears the title of a fief."""
    s.title[region] = lord
    s.heir[region] = NONE
    s.tell("title-given", lord, region)
    pay_estate(s, region)


def pay_estate(s: Fief, region: int) -> None:
    """FI-P-8: money of a captive who died goes to the owner of his fief, and before it is taken to the old owner."""
    thaler = take_estate(s, region)
    if thaler:
        s.tell("gets-estate", s.fief_owner[region], region, thaler)


def found_fief(s: Fief, seat: int, region: int, capital: int, lord: int) -> None:
    """FI-L-1: a region becomes a fief: its castle village a city and capital, its title a lord's."""
    make_city(s, capital)
    s.fief_owner[region] = seat
    s.capital[region] = capital
    s.tell("fief-founded", seat, region, capital)
    give_title(s, region, lord)


def end_fief(s: Fief, region: int) -> None:
    """FI-L-7: the title goes back and the city becomes a castle; the villages are held by who stands there."""
    pay_estate(s, region)
    unmake_city(s, s.capital[region])
    s.fief_owner[region] = s.capital[region] = s.title[region] = s.heir[region] = NONE
    s.tell("fief-ended", region)


def titles_of_lord(s: Fief, lord: int) -> list[int]:
    """FI-L-2: the regions whose titles a lord bears."""
    return [region for region in range(REGIONS) if s.title[region] == lord]


def keeps_rank(s: Fief, region: int) -> bool:
    """FI-L-2: whether the bearer of a title has another that is as high or higher."""
    rank = s.land.region_kind
    titles = titles_of_lord(s, s.title[region])
    return any(rank[other] >= rank[region] for other in titles if other != region)


CHAPTER: Final = (
    Chapter("FI-L", [*range(1, 8)])
    .asks({"give-title": "region"})
    .tells(
        {
            "fief-founded": "seat region village",
            "fief-taken": "seat region",
            "fief-ended": "region",
            "title-given": "lord region",
            "gets-estate": "seat region thaler:number",
        }
    )
    .has(CapitalsChecked, TitlesWait, GiveTitle)
)
