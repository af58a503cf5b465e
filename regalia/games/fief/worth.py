"""A rule of thumb: how good a position is for a seat, for bots that do not look far. Its measure is 100 Thaler.

It is asked hundreds of times for one answer, so it goes over villages and lords but once, for all seats together.
"""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import (
    CASTLE_PAYS,
    CITY_PAYS,
    FIEFS_ALONE,
    FIEFS_COUPLE,
    HARVEST_BONUS,
    HAS_BAD_WEATHER,
    HAS_CASTLE,
    HAS_CITY,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    INCOME_PHASE,
    KING_DRAWS,
    LORDS,
    MILL_PAYS,
    NONE,
    PRESS_PAYS,
    QUEEN_DRAWS,
    REGIONS,
    TAX_A_VILLAGE,
    VILLAGES,
    WEATHER_BONUS,
)
from regalia.games.fief.prospects import POINT, at_gate, at_war, counts_left, in_hand, of_money, of_points, of_soldiers
from regalia.games.fief.talking import bargained

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

LORD: Final = 5.0
CAPTIVE: Final = 0.5
"""What a captive lord is worth to his family."""
CAPTOR: Final = 1.2
MARRIED: Final = 1.5
BISHOP: Final = 3.0
CARDINAL: Final = 3.5
KING: Final = 14.0
QUEEN: Final = 8.0
PRINCE: Final = 3.0
ARC: Final = 2.0

VILLAGE: Final = 1.0
WALLS: Final = 2.5
"""What walls are worth besides what they pay."""
FIEF: Final = [12.0, 15.0, 18.0]
"""What a fief is worth, by its kind, besides what it pays."""
WAITING: Final = 0.6
"""How much of it as long as no lord bears the title."""
PROSPECT: Final = 0.8
"""How much of it a region promises that is all one's own; part of it promises by the square less."""
NO_CASTLE: Final = 0.6
STRANGERS: Final = 0.5
"""What is lost by each stranger in a village, who may take it."""
DANGER: Final = 0.2
"""How much of a village is lost where a stronger neighbour stands."""
WALLED: Final = [1.0, 1.6, 2.0]
"""How much soldiers count behind walls."""

FAR: Final = 6
A_ROUND: Final = 0.45
"""What 100 Thaler in each of the next rounds are worth for each of them, up to FAR."""

WINS: Final = 300.0
"""What it is worth to win when the round ends."""
BEST: Final = 0.3
OTHERS: Final = 0.2


def worth(s: "Fief", seat: int) -> float:
    """What a seat has and may expect, against what the others have."""
    if s.over and s.ranks[seat] == 1:
        return 1000.0
    values = [0.0] * s.players
    add_lords(s, values)
    add_land(s, values, seat)
    for other in range(s.players):
        values[other] += of_soldiers(s, other)
        if s.land.points_game:
            values[other] += POINT * s.points[other]
    values[seat] += of_money(s, seat) + in_hand(s, seat) + at_gate(s, seat)
    if s.battle:
        values[seat] += at_war(s, seat)
    if s.drafts or s.votes or s.promises:
        values[seat] += bargained(s, seat)
    if not s.land.points_game:
        add_victory(s, values)
    mine = values[seat]
    values[seat] = -1000.0
    best = max(values)
    rest = sum(values) + 1000.0
    return mine - BEST * best - OTHERS * rest / (s.players - 1)


def horizon(s: "Fief") -> float:
    """What 100 Thaler a round are worth."""
    left = s.land.last_round - s.round + (1 if s.phase < INCOME_PHASE else 0)
    return A_ROUND * min(left, FAR)


# Lords ---------------------------------------------------------------------------------------------------------------


def add_lords(s: "Fief", values: list[float]) -> None:
    """Families, their marriages and offices."""
    for lord in range(LORDS):
        seat = s.owner[lord]
        if seat == NONE or s.at[lord] == NONE:
            continue
        value = LORD
        if s.captor[lord] != NONE:
            value = CAPTIVE
            values[s.captor[lord]] += CAPTOR
        if s.spouse[lord] != NONE:
            value += MARRIED
        if s.cardinal[lord]:
            value += CARDINAL
        values[seat] += value
    for bishop in s.sees:
        if bishop != NONE:
            values[s.owner[bishop]] += BISHOP
    pension = horizon(s) / 100
    income = s.land.board.income
    if s.king != NONE:
        values[s.owner[s.king]] += KING + pension * income[KING_DRAWS]
    if s.queen != NONE:
        values[s.owner[s.queen]] += QUEEN + pension * income[QUEEN_DRAWS]
    if s.prince != NONE:
        values[s.owner[s.prince]] += PRINCE
    if s.arc != NONE:
        values[s.owner[s.arc]] += ARC
    if s.land.points_game:
        of_points(s, values, counts_left(s))


# Land ----------------------------------------------------------------------------------------------------------------


def add_land(s: "Fief", values: list[float], seat: int) -> None:
    """What villages pay, what they are worth beside it, and what regions are or may become."""
    land, players, later = s.land, s.players, horizon(s) / 100
    now = 0.01 if s.phase < INCOME_PHASE else 0.0
    income = land.board.income
    held = [0] * (REGIONS * players)
    walled = [False] * (REGIONS * players)
    for village in range(VILLAGES):
        region = land.region_of[village]
        owner = s.fief_owner[region]
        first = (s.parties[village] & 7) - 1
        holder = owner if owner != NONE else first
        if holder == NONE:
            continue
        units = s.units[village * players + holder]
        walls = s.walls[village]
        value = VILLAGE if owner == NONE else 0.0
        if walls or s.mills[village] or s.presses[village]:
            if walls:
                value += WALLS
                walled[region * players + holder] = True
            guarded = units > 0
            if owner != NONE and not guarded:
                guarded = s.units[s.capital[region] * players + owner] > 0
            if guarded:
                of_walls = 0
                if walls == HAS_CITY:
                    of_walls = income[CITY_PAYS]
                elif walls == HAS_CASTLE:
                    of_walls = income[CASTLE_PAYS]
                of_works = s.mills[village] * income[MILL_PAYS] + s.presses[village] * income[PRESS_PAYS]
                value += later * (of_walls + of_works)
                if now:
                    value += now * of_walls
                    tithe = s.tithe[land.bishopric_of[village]]
                    taker = holder if tithe == NONE else s.owner[tithe]
                    values[taker] += now * works_now(s, village)
        if units == 0 and owner == NONE:
            # A lord alone holds a village only till he goes on.
            value *= 0.6
        if s.rebels[village]:
            value -= 0.4 * min(s.rebels[village], 6)
        if first == holder:
            held[region * players + holder] += 1
            if value > VILLAGE:
                value -= DANGER * value * danger(s, village, holder, units)
            if s.parties[village] > 7:
                value -= STRANGERS
        elif first != NONE:
            value -= STRANGERS
        values[holder] += value
    add_regions(s, values, held, walled)


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


def add_regions(s: "Fief", values: list[float], held: list[int], walled: list[bool]) -> None:
    """Fiefs, and what may become one: the more of a region is held, the more by far."""
    for region in range(REGIONS):
        value = FIEF[s.land.region_kind[region]]
        owner = s.fief_owner[region]
        if owner != NONE:
            values[owner] += value if s.title[region] != NONE else WAITING * value
            if s.taxed[region] and s.phase < INCOME_PHASE:
                size = len(s.land.region_villages[region])
                values[owner] += size * s.land.board.income[TAX_A_VILLAGE] / 100
            continue
        size = len(s.land.region_villages[region])
        start = region * s.players
        for seat in range(s.players):
            number = held[start + seat]
            if number:
                share = number / size
                promise = PROSPECT * value * share * share
                values[seat] += promise if walled[start + seat] else NO_CASTLE * promise


# Victory -------------------------------------------------------------------------------------------------------------


def add_victory(s: "Fief", values: list[float]) -> None:
    """FI-Z-1: who has crown and fiefs wins at the round's end; who lacks one of these is near it."""
    borne = [0] * s.players
    for region in range(REGIONS):
        if s.fief_owner[region] != NONE and s.title[region] != NONE:
            borne[s.fief_owner[region]] += 1
    limit = s.land.board.limit
    crowned = [s.owner[lord] for lord in (s.king, s.queen) if lord != NONE]
    for seat in range(s.players):
        missing = limit[FIEFS_ALONE] - borne[seat]
        if seat in crowned:
            values[seat] += WINS if missing <= 0 else 25.0 / (missing * missing)
        elif missing <= 0:
            values[seat] += 25.0
    if s.king != NONE and s.queen != NONE and s.spouse[s.king] == s.queen:
        missing = limit[FIEFS_COUPLE] - borne[crowned[0]] - borne[crowned[1]]
        both = WINS if missing <= 0 else 20.0 / (missing * missing)
        values[crowned[0]] += both
        if crowned[1] != crowned[0]:
            values[crowned[1]] += both


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
