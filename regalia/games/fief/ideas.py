"""What the rule of thumb would try in a turn of many small steps: whole marches and orders, each as a row of moves.

A row may turn out to be barred on its way; then it is no idea.
"""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.deals import deals
from regalia.games.fief.desk import STAGE, TALK, on_desk
from regalia.games.fief.figures import (
    BARON,
    CARDINAL,
    CARDINALS,
    CASTLE,
    CASTLES,
    GUARD,
    HAS_CASTLE,
    MILL,
    MILLS,
    MOVEMENT_PHASE,
    NONE,
    OPEN,
    PRESS,
    PRESSES,
    PURCHASES_PHASE,
    REGIONS,
    SOLDIER,
    VILLAGES,
    WORKS,
)
from regalia.games.fief.gathering import moves_rebels
from regalia.games.fief.leave import FROM, TO
from regalia.games.fief.movement import GATE, REBELS
from regalia.games.fief.moves import ALL, DONE, DROP, LORD, ONE, REGION, UNITS_OF, VILLAGE, WARE
from regalia.games.fief.places import controls, free_lords, free_lords_at, host
from regalia.games.fief.prospects import all_held
from regalia.games.fief.troops import BUY, KING_GUARD, QUEEN_GUARD
from regalia.games.fief.walking import able, may_step

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

BOLD: Final = 1.7
"""An assault is an idea against so many times one's own strength, walls counted."""


def ideas(s: "Fief", seat: int) -> list[list[int]]:
    """What to try: in the turns of phases 3 and 4 whole rows of moves, else each move by itself."""
    if s.stack:
        key = s.stack[-1].key
        if key == "movement" and not s.group:
            return marches(s, seat)
        if key == "purchases":
            return orders(s, seat)
        if key == "talk" and on_desk(s, seat, STAGE) == TALK:
            return deals(s, seat)
        if key == "how-many":
            return [[BUY], [ONE, BUY], [ONE + 1, BUY], [ONE + 2, BUY]]
        if key == "movement" and s.group[TO] == NONE:
            roads = [VILLAGE + road for road in s.land.roads[s.group[FROM]]] if s.group[FROM] != NONE else []
            return [[*units, road, *gate] for units in ([], [ALL]) for road in roads for gate in ([], [GATE])]
    legal = s.legal(seat)
    if s.phase in (PURCHASES_PHASE, MOVEMENT_PHASE) and len(legal) > 1:
        # What was begun is gone on with, or it might be begun for ever.
        legal = [move for move in legal if move != DROP]
    return [[move] for move in legal]


def counted(units: int) -> list[int]:
    """The moves that add up to so many units: sixes, threes and ones."""
    found: list[int] = []
    for number in (2, 1, 0):
        found += [ONE + number] * (units // UNITS_OF[number])
        units %= UNITS_OF[number]
    return found


# Marches -------------------------------------------------------------------------------------------------------------


def marches(s: "Fief", seat: int) -> list[list[int]]:
    """FI-M-12: where a lord of each village could lead how many."""
    found = [[DONE]]
    for lord in leaders(s, seat):
        start = s.at[lord]
        units = able(s, start, s.units[start * s.players + seat], False)
        for road in s.land.roads[start]:
            found += marches_to(s, seat, lord, [road], units)
            if passable(s, seat, road) and may_step(s, s.steps[lord] + 1, False):
                for further in s.land.roads[road]:
                    if further != start:
                        found += marches_to(s, seat, lord, [road, further], units)
    if moves_rebels(s, seat):
        found += risings(s, seat)
    return found


def leaders(s: "Fief", seat: int) -> list[int]:
    """One lord of each village who has a step left, rather one whom nobody misses at home."""
    best: dict[int, int] = {}
    for lord in free_lords(s, seat):
        at = s.at[lord]
        if (
            at < VILLAGES
            and may_step(s, s.steps[lord], False)
            and (at not in best or missed(s, lord) < missed(s, best[at]))
        ):
            best[at] = lord
    return list(best.values())


def missed(s: "Fief", lord: int) -> int:
    """How dear a lord is."""
    return 4 * (lord in (s.king, s.queen)) + 2 * s.title.count(lord) + 3 * (lord in s.sees) + (s.spouse[lord] != NONE)


def passable(s: "Fief", seat: int, village: int) -> bool:
    """Whether one may go through without taking anything or asking anybody."""
    there = host(s, village)
    return there == seat or (there == NONE and s.fief_owner[s.land.region_of[village]] != NONE)


def marches_to(s: "Fief", seat: int, lord: int, way: list[int], units: int) -> list[list[int]]:
    """The marches of a lord along a way, as there is something to do at its end."""
    to = way[-1]
    there = host(s, to)
    if there == seat:
        mine = s.units[to * s.players + seat]
        return [row(lord, way, number) for number in ([0] if mine > units else [units - 1, units] if units > 2 else [])]
    if there != NONE:
        return [[*row(lord, way, number), GATE] for number in some(units) if bold(s, number + 1, to, there)]
    region = s.land.region_of[to]
    if s.fief_owner[region] == NONE or (s.capital[region] == to and s.fief_owner[region] != seat):
        return [row(lord, way, number) for number in ([1, *some(units)] if units > 2 else [units])]
    return []


def some(units: int) -> list[int]:
    """All units, or all but one who stays."""
    return [units - 1, units] if units > 1 else [units]


def row(lord: int, way: list[int], units: int) -> list[int]:
    """The moves of a march: step by step all go on together."""
    found: list[int] = []
    for village in way:
        found += [LORD + lord, *counted(units), VILLAGE + village]
    return found


def bold(s: "Fief", mine: int, village: int, other: int) -> bool:
    """Whether an assault is not hopeless."""
    over = s.land.board.divisor
    return s.units[village * s.players + other] * over[s.walls[village]] <= BOLD * mine * over[OPEN]


def risings(s: "Fief", seat: int) -> list[list[int]]:
    """FI-F-20: where rebels of his could go."""
    found: list[list[int]] = []
    for village in range(VILLAGES):
        if s.rebels[village] and s.rebel_leader[village] == seat:
            for road in s.land.roads[village]:
                if host(s, road) not in (NONE, seat):
                    found.append([REBELS, VILLAGE + village, ALL, VILLAGE + road])
    return found


# Orders --------------------------------------------------------------------------------------------------------------


def orders(s: "Fief", seat: int) -> list[list[int]]:
    """FI-B: what could be bought, and where it would be of use."""
    found = [[DONE]]
    price, money = s.land.board.price, s.money[seat]
    if money >= price[SOLDIER]:
        found += recruits(s, seat)
    for village in range(VILLAGES):
        if s.units[village * s.players + seat] and controls(s, seat, village):
            works = s.mills[village] + s.presses[village]
            if works < s.land.board.limit[WORKS]:
                if money >= price[MILL] and s.stock[MILLS]:
                    found.append([WARE + MILL, VILLAGE + village])
                elif money >= price[PRESS] and s.stock[PRESSES]:
                    found.append([WARE + PRESS, VILLAGE + village])
            if s.walls[village] == OPEN and money >= price[CASTLE] and s.stock[CASTLES]:
                found.append([WARE + CASTLE, VILLAGE + village])
    found += honours(s, seat)
    return found


def recruits(s: "Fief", seat: int) -> list[list[int]]:
    """FI-B-1, FI-B-5: soldiers for each village where they may come, and guards for a free king or queen."""
    found: list[list[int]] = []
    most = s.money[seat] // s.land.board.price[SOLDIER]
    numbers = [1] if most < 3 else [1, 3] if most < 6 else [1, 6]
    for village in range(VILLAGES):
        walled = s.walls[village] != OPEN and controls(s, seat, village)
        if walled or free_lords_at(s, seat, village):
            for number in numbers[:1] if s.units[village * s.players + seat] == 0 and not walled else numbers:
                found.append([WARE + SOLDIER, VILLAGE + village, *counted(number), BUY])
    for kind, guard in enumerate((KING_GUARD, QUEEN_GUARD)):
        lord = s.guard_with[kind]
        if lord != NONE and s.owner[lord] == seat and s.guard[kind] < s.guard_most[kind]:
            found.append([WARE + GUARD, guard, *counted(numbers[-1]), BUY])
    return found


def honours(s: "Fief", seat: int) -> list[list[int]]:
    """FI-L-1, FI-B-4: titles that can be bought, each for any castle and lord; and a bishop made cardinal."""
    found: list[list[int]] = []
    price, money = s.land.board.price, s.money[seat]
    for region in range(REGIONS):
        ware = BARON + s.land.region_kind[region]
        if s.fief_owner[region] == NONE and money >= price[ware] and all_held(s, seat, region):
            for village in s.land.region_villages[region]:
                if s.walls[village] == HAS_CASTLE:
                    for lord in free_lords(s, seat):
                        found.append([WARE + ware, REGION + region, VILLAGE + village, LORD + lord])
    if money >= price[CARDINAL] and sum(s.cardinal) < CARDINALS:
        for lord in s.sees:
            if lord != NONE and s.owner[lord] == seat and not s.cardinal[lord] and s.captor[lord] == NONE:
                found.append([WARE + CARDINAL, LORD + lord])
    return found
