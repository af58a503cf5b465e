"""A rule of thumb: how good a position is for a seat, for bots that do not look far. Its measure is 100 Thaler.

It is asked hundreds of times for one answer, so it goes over villages and lords but once, for all seats together.
"""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import (
    CASTLE_PAYS,
    CITY_PAYS,
    HARVEST_BONUS,
    HAS_BAD_WEATHER,
    HAS_CITY,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    INCOME_PHASE,
    KING_DRAWS,
    LORDS,
    MILL_PAYS,
    NONE,
    OPEN,
    PRESS_PAYS,
    QUEEN_DRAWS,
    REGIONS,
    VILLAGES,
    WEATHER_BONUS,
)
from regalia.games.fief.odds import at_gate, at_war
from regalia.games.fief.prospects import in_hand, of_money, of_soldiers
from regalia.games.fief.realms import (
    FIEF,
    POINT,
    SURE,
    WALLS,
    add_crown,
    add_points,
    add_regions,
    add_standing,
    add_victory,
    counts_left,
    horizon,
    lasting,
)
from regalia.games.fief.talking import bargained

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

LORD: Final = 5.0
CAPTIVE: Final = 0.5
"""What a captive lord is worth to his family."""
CAPTOR: Final = 2.0
MARRIED: Final = 1.5
BISHOP: Final = 3.0
CARDINAL: Final = 3.5
KING: Final = 14.0
QUEEN: Final = 8.0
PRINCE: Final = 3.0
ARC: Final = 2.0

VILLAGE: Final = 1.0
LORD_ALONE: Final = 0.4
"""How much of a village is one's own in which but a lord stands."""
REBEL: Final = 0.4
STRANGERS: Final = 0.5
"""What is lost by each stranger in a village, who may take it."""
DANGER: Final = 0.3
"""How much of a village is lost where a stronger neighbour stands."""
WALLED: Final = [1.0, 1.6, 2.0]
"""How much soldiers count behind walls."""

VICTORY: Final = 1000.0
BEST: Final = 0.3
OTHERS: Final = 0.2
"""How much of what the best of the others has, and all of them on average, counts against a seat."""


def worth(s: "Fief", seat: int) -> float:
    """What a seat has and may expect, against what the others have."""
    if s.over and s.ranks[seat] == 1:
        return VICTORY + POINT * s.points[seat]
    values = [0.0] * s.players
    add_lords(s, values)
    add_land(s, values, seat)
    lasts = lasting(s)
    for other in range(s.players):
        values[other] += lasts * of_soldiers(s, other)
        if s.land.points_game:
            values[other] += POINT * s.points[other]
    values[seat] += of_money(s, seat) + in_hand(s, seat) + at_gate(s, seat)
    if s.battle:
        values[seat] += at_war(s, seat)
    if s.drafts or s.votes or s.promises:
        values[seat] += bargained(s, seat)
    if not s.land.points_game:
        add_victory(s, values)
    if s.round == s.land.last_round:
        add_standing(s, values)
    mine = values[seat]
    values[seat] = -1000.0
    best = max(values)
    rest = sum(values) + 1000.0
    return mine - BEST * best - OTHERS * rest / (s.players - 1)


# Lords ---------------------------------------------------------------------------------------------------------------


def add_lords(s: "Fief", values: list[float]) -> None:
    """Families, their marriages and offices."""
    lasts = lasting(s)
    for lord in range(LORDS):
        seat = s.owner[lord]
        if seat == NONE or s.at[lord] == NONE:
            continue
        value = LORD
        if s.captor[lord] != NONE:
            value = CAPTIVE
            values[s.captor[lord]] += lasts * CAPTOR
        if s.spouse[lord] != NONE:
            value += MARRIED
        if s.cardinal[lord]:
            value += CARDINAL
        values[seat] += lasts * value
    for bishop in s.sees:
        if bishop != NONE:
            values[s.owner[bishop]] += lasts * BISHOP
    pension = horizon(s) / 100
    income = s.land.board.income
    if s.king != NONE:
        values[s.owner[s.king]] += lasts * KING + pension * income[KING_DRAWS]
    else:
        add_crown(s, values)
    if s.queen != NONE:
        values[s.owner[s.queen]] += lasts * QUEEN + pension * income[QUEEN_DRAWS]
    if s.prince != NONE:
        values[s.owner[s.prince]] += lasts * PRINCE
    if s.arc != NONE:
        values[s.owner[s.arc]] += lasts * ARC
    if s.land.points_game:
        add_points(s, values, POINT * SURE * counts_left(s))


# Land ----------------------------------------------------------------------------------------------------------------


def add_land(s: "Fief", values: list[float], seat: int) -> None:
    """What villages pay, what they are worth beside it, and what regions are or may become."""
    players, later = s.players, horizon(s) / 100
    region_of, fief_owner, parties, units_of = s.land.region_of, s.fief_owner, s.parties, s.units
    held = [0] * (REGIONS * players)
    walled = [False] * (REGIONS * players)
    for village in range(VILLAGES):
        region = region_of[village]
        first = (parties[village] & 7) - 1
        holder = fief_owner[region]
        if holder == NONE:
            if first == NONE:
                continue
            holder = first
        units = units_of[village * players + holder]
        value = VILLAGE
        if s.walls[village] or s.mills[village] or s.presses[village]:
            if s.walls[village]:
                value += WALLS
                walled[region * players + holder] = True
            if units or (fief_owner[region] != NONE and units_of[s.capital[region] * players + holder]):
                value += later * of_buildings(s, village)
                if s.phase < INCOME_PHASE:
                    add_income(s, values, village, holder)
        if first == holder:
            held[region * players + holder] += 2 if units else 1
            if holder == seat and value > VILLAGE:
                at_stake = value + FIEF[s.land.region_kind[region]] if s.capital[region] == village else value
                value -= DANGER * at_stake * danger(s, village, holder, units)
            if parties[village] > 7:
                value -= STRANGERS
        elif first != NONE:
            value -= STRANGERS
        if units == 0 and fief_owner[region] == NONE:
            # A lord alone holds a village only till he goes on.
            value *= LORD_ALONE
        if s.rebels[village]:
            value -= REBEL * min(s.rebels[village], 6)
        values[holder] += value
    add_regions(s, values, held, walled)


def of_buildings(s: "Fief", village: int) -> int:
    """FI-I-1: what the buildings of a village pay each round."""
    income = s.land.board.income
    found = s.mills[village] * income[MILL_PAYS] + s.presses[village] * income[PRESS_PAYS]
    return found + of_walls(s, village)


def of_walls(s: "Fief", village: int) -> int:
    """FI-I-1: what a castle or a city pays."""
    if s.walls[village] == OPEN:
        return 0
    return s.land.board.income[CITY_PAYS if s.walls[village] == HAS_CITY else CASTLE_PAYS]


def add_income(s: "Fief", values: list[float], village: int, holder: int) -> None:
    """FI-I-2, FI-K-7: what a village will pay in this round, and to whom."""
    values[holder] += of_walls(s, village) / 100
    tithe = s.tithe[s.land.bishopric_of[village]]
    values[holder if tithe == NONE else s.owner[tithe]] += works_now(s, village) / 100


def works_now(s: "Fief", village: int) -> int:
    """What mills and presses will pay in this round (see `income.works_pay`)."""
    effects = s.effects[s.land.bishopric_of[village]]
    income = s.land.board.income
    if not effects:
        return s.mills[village] * income[MILL_PAYS] + s.presses[village] * income[PRESS_PAYS]
    famine, harvest = effects & HAS_FAMINE, effects & HAS_GOOD_HARVEST
    if famine and not harvest:
        return 0
    mill, press = income[MILL_PAYS], income[PRESS_PAYS]
    if harvest and not famine:
        mill += income[HARVEST_BONUS]
    if effects & HAS_FINE_WEATHER and not effects & HAS_BAD_WEATHER:
        press += income[WEATHER_BONUS]
    return s.mills[village] * mill + s.presses[village] * press


def danger(s: "Fief", village: int, holder: int, units: int) -> float:
    """From 0 to 1: how much stronger the strongest neighbour is than who guards a village."""
    strongest = 0
    for near in s.land.roads[village]:
        first = (s.parties[near] & 7) - 1
        if first not in (NONE, holder):
            there = s.units[near * s.players + first]
            if there > strongest:
                strongest = there
    guards = (units + 0.5) * WALLED[s.walls[village]]
    return 0.0 if strongest <= guards else 1.0 - guards / strongest


# The same position again ---------------------------------------------------------------------------------------------


def mark(s: "Fief") -> int:
    """What tells apart the positions that a seat reaches by itself: what is asked, and all that its answers change."""
    top = s.stack[-1] if s.stack else None
    asked = (top.key, tuple(top.frame()), len(s.stack)) if top is not None else ("", (), 0)
    pieces = (tuple(s.units), tuple(s.at), tuple(s.captor), tuple(s.steps), tuple(s.group), tuple(s.guard))
    things = (tuple(s.money), tuple(s.walls), tuple(s.mills), tuple(s.presses), tuple(s.rebels), tuple(s.hands))
    persons = (tuple(s.title), tuple(s.sees), tuple(s.cardinal), tuple(s.spouse), s.arc, s.king, s.prince)
    going_on = (tuple(s.effects), tuple(s.tithe), tuple(s.taxed), tuple(s.battle), tuple(s.refused), tuple(s.named))
    talk = (tuple(s.votes), tuple(s.ready), tuple(s.drafts), tuple(s.offers), tuple(s.promises))
    return hash((asked, pieces, things, persons, going_on, talk))
