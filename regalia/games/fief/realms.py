"""What the rule of thumb thinks of regions and crowns: fiefs, what may become one, and who is about to win."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import (
    BISHOP_POINTS,
    CARDINAL_POINTS,
    FIEFS_ALONE,
    FIEFS_COUPLE,
    INCOME_PHASE,
    KING_POINTS,
    LORDS,
    MEN,
    MONEY_POINTS,
    NONE,
    OPEN,
    POINT_MONEY,
    PRINCE_POINTS,
    QUEEN_POINTS,
    REGIONS,
    TAX_A_VILLAGE,
    VOTES,
)
from regalia.games.fief.places import free_lords

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

FIEF: Final = [18.0, 24.0, 30.0]
"""What a fief is worth, by its kind, besides what it pays and counts."""
WAITING: Final = 0.6
"""How much of it as long as no lord bears the title."""
PROSPECT: Final = 0.5
"""How much of it a region promises that is all one's own; part of it promises by the square less."""
RIVALS: Final = 1.2
"""How much less it promises for each part of it that others hold."""
NO_CASTLE: Final = 0.6
WALLS: Final = 2.5
"""What walls are worth besides what they pay."""

POINT: Final = 0.5
SURE: Final = 0.8
"""How much of the points of counts to come is thought to be kept till then."""

FAR: Final = 6
A_ROUND: Final = 0.45
"""What 100 Thaler in each of the next rounds are worth for each of them, up to FAR."""
ENDS: Final = 3
"""In so many rounds before the end things lose what they are worth besides points."""

WINS: Final = 300.0
"""What it is worth to win when the round ends."""
LEADS: Final = 120.0
"""What it is worth to be ahead in the last round."""
NEAR: Final = [0.0, 3.0, 8.0, 20.0]
"""What so many fiefs are worth on the way to victory."""
NEAR_CROWNED: Final = [0.0, 4.0, 20.0, WINS]
NEAR_COUPLE: Final = [0.0, 0.0, 3.0, 12.0, WINS]
CROWN: Final = 7.0
"""What it is worth to have a candidate and votes enough while there is no king."""


# Time ----------------------------------------------------------------------------------------------------------------


def horizon(s: "Fief") -> float:
    """What 100 Thaler a round are worth."""
    left = s.land.last_round - s.round + (1 if s.phase < INCOME_PHASE else 0)
    return A_ROUND * min(left, FAR)


def lasting(s: "Fief") -> float:
    """How much things are still worth that neither pay nor count."""
    left = s.land.last_round - s.round
    return 1.0 if left >= ENDS else 0.1 + 0.3 * left


def counts_left(s: "Fief") -> int:
    """FI-Z-3: how often points will still be counted."""
    if not s.land.points_game:
        return 0
    every = s.land.board.count_every
    return s.land.last_round // every - (s.round - 1) // every


# Points --------------------------------------------------------------------------------------------------------------


def add_points(s: "Fief", values: list[float], each: float) -> None:
    """FI-Z-3: what titles and offices count, at so much a point."""
    points = s.land.board.points
    for region in range(REGIONS):
        if s.title[region] != NONE:
            values[s.owner[s.title[region]]] += each * points[s.land.region_kind[region]]
    for bishop in s.sees:
        if bishop != NONE:
            values[s.owner[bishop]] += each * points[BISHOP_POINTS]
    for lord, at in ((s.king, KING_POINTS), (s.queen, QUEEN_POINTS), (s.prince, PRINCE_POINTS)):
        if lord != NONE:
            values[s.owner[lord]] += each * points[at]
    for lord in range(LORDS):
        if s.cardinal[lord]:
            values[s.owner[lord]] += each * points[CARDINAL_POINTS]


def sums(s: "Fief") -> list[float]:
    """FI-Z-3: how the seats would stand if points were counted now for the last time."""
    found = [float(points) for points in s.points]
    add_points(s, found, 1.0)
    for seat in range(s.players):
        found[seat] += s.money[seat] // POINT_MONEY * s.land.board.points[MONEY_POINTS]
        if s.gone[seat]:
            found[seat] = -1.0
    return found


# Regions -------------------------------------------------------------------------------------------------------------


def fief_worth(s: "Fief", region: int) -> float:
    """What a fief is worth, with what it counts."""
    kind = s.land.region_kind[region]
    return FIEF[kind] + POINT * SURE * counts_left(s) * s.land.board.points[kind]


def promise(value: float, held: float, rivals: float, size: int, walled: bool) -> float:
    """What a region promises to one who holds so many of its villages, and others so many."""
    found = PROSPECT * value * held * held / (size * size) / (1.0 + RIVALS * rivals)
    return found if walled else NO_CASTLE * found


def promised_by(s: "Fief", seat: int, region: int, village: int, other: int) -> float:
    """How much more a region promises with a village won from another, and how much less to him."""
    value, size = fief_worth(s, region), len(s.land.region_villages[region])
    held = rivals = 0
    walled = s.walls[village] != OPEN
    for near in s.land.region_villages[region]:
        first = (s.parties[near] & 7) - 1
        if first == seat:
            held += 1
            walled = walled or s.walls[near] != OPEN
        elif first != NONE:
            rivals += 1
    before = promise(value, held, rivals, size, walled)
    return promise(value, held + 1, max(rivals - 1, 0), size, walled) - before


def add_regions(s: "Fief", values: list[float], held: list[int], walled: list[bool]) -> None:
    """Fiefs, and what may become one: the more of a region is held, the more by far.

    `held` counts the villages of each seat by region, twice those with soldiers.
    """
    players = s.players
    points = POINT * SURE * counts_left(s)
    base = lasting(s)
    for region in range(REGIONS):
        kind = s.land.region_kind[region]
        owner = s.fief_owner[region]
        if owner != NONE:
            # What its title counts is with the lord who bears it.
            values[owner] += base * FIEF[kind] if s.title[region] != NONE else WAITING * base * FIEF[kind]
            if s.taxed[region] and s.phase < INCOME_PHASE:
                size = len(s.land.region_villages[region])
                values[owner] += size * s.land.board.income[TAX_A_VILLAGE] / 100
            continue
        start = region * players
        all_held = sum(held[start : start + players])
        if all_held:
            size = len(s.land.region_villages[region])
            value = base * (FIEF[kind] + points * s.land.board.points[kind])
            for seat in range(players):
                number = held[start + seat]
                if number:
                    values[seat] += promise(value, number / 2, (all_held - number) / 2, size, walled[start + seat])


# Crown and victory ---------------------------------------------------------------------------------------------------


def add_crown(s: "Fief", values: list[float]) -> None:
    """FI-E: while there is no king, who has a candidate, votes and clerics enough may be elected and crowned."""
    votes = [0] * s.players
    stands = [False] * s.players
    clerics = [0] * s.players
    for region, lord in enumerate(s.title):
        if lord != NONE and s.captor[lord] == NONE:
            if s.title.index(lord) == region and lord not in s.sees:
                votes[s.owner[lord]] += 1
            if lord < MEN and lord not in s.sees:
                stands[s.owner[lord]] = True
    for lord in s.sees:
        if lord != NONE and s.captor[lord] == NONE:
            votes[s.owner[lord]] += 1
            clerics[s.owner[lord]] += 2 if s.cardinal[lord] else 1
    for seat in range(s.players):
        if stands[seat]:
            share = min(votes[seat], s.land.board.limit[VOTES] + 1) / (s.land.board.limit[VOTES] + 1)
            values[seat] += CROWN * share * (1.0 if clerics[seat] > 1 else 0.6)


def fiefs_borne(s: "Fief") -> list[int]:
    """FI-Z-1, FI-L-6: the fiefs of each seat; a waiting title counts if a lord of his is free to bear it."""
    found = [0] * s.players
    for region in range(REGIONS):
        owner = s.fief_owner[region]
        if owner != NONE and (s.title[region] != NONE or free_lords(s, owner)):
            found[owner] += 1
    return found


def add_victory(s: "Fief", values: list[float]) -> None:
    """FI-Z-1: who has crown and fiefs wins at the round's end, alone before a couple; others are on the way to it."""
    borne = fiefs_borne(s)
    alone, both = s.land.board.limit[FIEFS_ALONE], s.land.board.limit[FIEFS_COUPLE]
    crowned = [s.owner[lord] for lord in (s.king, s.queen) if lord != NONE]
    won = False
    for seat in range(s.players):
        missing = max(alone - borne[seat], 0)
        steps = NEAR_CROWNED if seat in crowned else NEAR
        values[seat] += steps[max(len(steps) - 1 - missing, 0)]
        won = won or (not missing and seat in crowned)
    if s.king != NONE and s.queen != NONE and s.spouse[s.king] == s.queen:
        missing = max(both - borne[crowned[0]] - borne[crowned[1]], 0)
        worth = NEAR_COUPLE[max(len(NEAR_COUPLE) - 1 - missing, 0)]
        if won or (not missing and crowned[0] == crowned[1]):
            worth = 0.0
        values[crowned[0]] += worth
        if crowned[1] != crowned[0]:
            values[crowned[1]] += worth


def ahead(s: "Fief") -> list[int]:
    """FI-Z: who would win if the round ended now: who has crown and fiefs, in the last round else who leads."""
    borne = fiefs_borne(s)
    limit = s.land.board.limit
    crowned = [s.owner[lord] for lord in (s.king, s.queen) if lord != NONE]
    found: list[int] = []
    if not s.land.points_game:
        found = [seat for seat in crowned if borne[seat] >= limit[FIEFS_ALONE]]
        together = s.king != NONE and s.queen != NONE and s.spouse[s.king] == s.queen
        if not found and together and borne[crowned[0]] + borne[crowned[1]] >= limit[FIEFS_COUPLE]:
            found = crowned
    if not found and s.round == s.land.last_round:
        standing = sums(s)
        found = [seat for seat in range(s.players) if standing[seat] == max(standing)]
    return found


def add_standing(s: "Fief", values: list[float]) -> None:
    """FI-Z-3, FI-Z-5: in the last round it counts to be ahead, were it by a point."""
    found = sums(s)
    most = max(found)
    for seat in range(s.players):
        if found[seat] == most:
            values[seat] += LEADS
