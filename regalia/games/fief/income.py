"""FI-I: what comes in, phase 2; nobody is asked anything."""

from typing import ClassVar, Final

from regalia.core.step import Step
from regalia.games.fief.changes import put_aside, receive
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import (
    BISHOPRICS,
    CASTLE_PAYS,
    CITY_PAYS,
    HARVEST_BONUS,
    HAS_BAD_WEATHER,
    HAS_CASTLE,
    HAS_CITY,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    KING_DRAWS,
    MILL_PAYS,
    NONE,
    PRESS_PAYS,
    QUEEN_DRAWS,
    REGENT_DRAWS,
    REGIONS,
    TAX_A_VILLAGE,
    VILLAGES,
    WEATHER_BONUS,
)
from regalia.games.fief.levies import bears_free
from regalia.games.fief.places import (
    fiefs_of,
    has_soldiers,
    is_free,
    owner_or_holder,
    parties,
    turn_order,
)
from regalia.games.fief.state import Fief


class Income(Step[Fief]):
    """FI-I-1: each player in turn order gets what his villages, fiefs and offices pay."""

    key: ClassVar[str] = "income"

    def run(self, s: Fief) -> None:
        for seat in turn_order(s):
            villages_pay(s, seat)
            tithe_is_paid(s, seat)
            tax_is_paid(s, seat)
            pensions_are_paid(s, seat)


# Villages ------------------------------------------------------------------------------------------------------------


def pays(s: Fief, village: int) -> bool:
    """FI-I-2: whether a village pays its owner or holder: a soldier of his in it, or in the capital of the fief."""
    seat = owner_or_holder(s, village)
    if seat == NONE:
        return False
    if has_soldiers(s, seat, village):
        return True
    capital = s.capital[s.land.region_of[village]]
    return capital != NONE and has_soldiers(s, seat, capital)


def walls_pay(s: Fief, village: int) -> int:
    """FI-I-1: what castle or city pays, in a famine too (FI-K-10)."""
    income = s.land.board.income
    if s.walls[village] == HAS_CITY:
        return income[CITY_PAYS]
    return income[CASTLE_PAYS] if s.walls[village] == HAS_CASTLE else 0


def works_pay(s: Fief, village: int) -> int:
    """FI-I-1, FI-K-9, FI-K-10, FI-K-19: what mills and presses pay, with a bonus; in a famine nothing."""
    income = s.land.board.income
    effects = s.effects[s.land.bishopric_of[village]]
    famine, harvest = effects & HAS_FAMINE, effects & HAS_GOOD_HARVEST
    if famine and not harvest:
        return 0
    mill, press = income[MILL_PAYS], income[PRESS_PAYS]
    if harvest and not famine:
        mill += income[HARVEST_BONUS]
    if effects & HAS_FINE_WEATHER and not effects & HAS_BAD_WEATHER:
        press += income[WEATHER_BONUS]
    return s.mills[village] * mill + s.presses[village] * press


def villages_pay(s: Fief, seat: int) -> None:
    """FI-I-2 to FI-I-4: what a player's villages pay; that of a captive's fief is put aside in his name."""
    total = 0
    aside = [0] * REGIONS
    for village in range(VILLAGES):
        if owner_or_holder(s, village) == seat and pays(s, village):
            region = s.land.region_of[village]
            thaler = walls_pay(s, village)
            if collector(s, s.land.bishopric_of[village]) == NONE:
                thaler += works_pay(s, village)
            if is_put_aside(s, region):
                aside[region] += thaler
            else:
                total += thaler
    if total:
        receive(s, seat, total)
        s.tell("income", seat, total)
    for region, thaler in enumerate(aside):
        if thaler:
            put_aside(s, s.title[region], region, thaler)
            s.tell("put-aside", s.title[region], region, thaler)


def is_put_aside(s: Fief, region: int) -> bool:
    """FI-I-4: whether the lord who bears the title of a fief is a captive."""
    return s.title[region] != NONE and not is_free(s, s.title[region])


# Tithe, tax and pensions ---------------------------------------------------------------------------------------------


def collector(s: Fief, bishopric: int) -> int:
    """FI-K-7, FI-K-20: the bishop who gets the tithe of a bishopric; NONE if none was played, or he is not free."""
    bishop = s.tithe[bishopric]
    return bishop if bishop != NONE and s.sees[bishopric] == bishop and is_free(s, bishop) else NONE


def tithe_is_paid(s: Fief, seat: int) -> None:
    """FI-K-7, FI-K-19: a bishop gets what mills and presses of his bishopric would have paid."""
    for bishopric in range(BISHOPRICS):
        bishop = collector(s, bishopric)
        if bishop != NONE and s.owner[bishop] == seat:
            thaler = 0
            for village in s.land.board.bishopric_villages[bishopric]:
                if pays(s, village):
                    thaler += works_pay(s, village)
            receive(s, seat, thaler)
            s.tell("tithe-paid", bishop, bishopric, thaler)


def tax_is_paid(s: Fief, seat: int) -> None:
    """FI-K-8, FI-K-20: a taxed fief pays for each village without an enemy, if a free lord bears its title."""
    for region in fiefs_of(s, seat):
        if s.taxed[region] and bears_free(s, region):
            villages = [village for village in s.land.region_villages[region] if not is_occupied(s, seat, village)]
            thaler = len(villages) * s.land.board.income[TAX_A_VILLAGE]
            receive(s, seat, thaler)
            s.tell("tax-paid", seat, region, thaler)


def is_occupied(s: Fief, seat: int, village: int) -> bool:
    """FI-K-8: whether another's pieces or rebels are in a village, and no unit of its owner."""
    if has_soldiers(s, seat, village):
        return False
    return s.rebels[village] > 0 or any(other != seat for other in parties(s, village))


def pensions_are_paid(s: Fief, seat: int) -> None:
    """FI-I-1: what king and queen draw, if they are free."""
    for lord, thaler in ((s.king, king_draws(s)), (s.queen, queen_draws(s))):
        if thaler and lord != NONE and s.owner[lord] == seat and is_free(s, lord):
            receive(s, seat, thaler)
            s.tell("pension", lord, thaler)


def king_draws(s: Fief) -> int:
    """FI-I-1, FI-Q-5: what a king draws; nothing while his mother reigns for him."""
    return 0 if s.regency else s.land.board.income[KING_DRAWS]


def queen_draws(s: Fief) -> int:
    """FI-I-1, FI-Q-1: what a queen draws, more if she reigns."""
    income = s.land.board.income
    return income[REGENT_DRAWS] if s.regent or s.regency else income[QUEEN_DRAWS]


CHAPTER: Final = (
    Chapter("FI-I", [1, 2, 3, 4, 5])
    .tells(
        {
            "income": "seat thaler:number",
            "put-aside": "lord region thaler:number",
            "tithe-paid": "lord bishopric thaler:number",
            "tax-paid": "seat region thaler:number",
            "pension": "lord thaler:number",
        }
    )
    .has(Income)
)
