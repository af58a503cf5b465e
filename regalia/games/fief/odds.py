"""What the rule of thumb thinks of battles: how they will end, and what is won and lost by it."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.battlefield import MERCY_FROM, WHERE, divisor, on_side, units_in, units_of_side
from regalia.games.fief.figures import CASTLE_PAYS, CITY_PAYS, HAS_CITY, LORDS, NONE, OPEN, VILLAGES
from regalia.games.fief.places import host
from regalia.games.fief.realms import WALLS, fief_worth, horizon, lasting, promised_by

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

UNIT_LOST: Final = 0.8
LORD_LOST: Final = 4.5
"""What it costs to lose them, and what is lost at most when one gives in."""
LORD_GIVEN_IN: Final = 3.6
THEIRS: Final = 0.25
"""How much of what another loses is gained by it."""
WON: Final = 1.2
"""What a village is worth that is won, besides what it pays and promises."""
CAPTIVES: Final = 1.6
"""What is gained by each lord of theirs who falls into one's hands, or dies."""
GUESTS: Final = 0.5
AT_GATE: Final = 0.85
"""What is hoped of a battle before it begins."""
SWAY: Final = 2.0
"""With so many units left over it is three to one that one wins."""
MOST_ROUNDS: Final = 12


def losses(s: "Fief", units: float, over: int) -> float:
    """FI-F-3, FI-F-4: what so many units take from the other side in a round, on average."""
    dice = 0
    for number in s.land.board.dice_from:
        if units > number - 0.5:
            dice += 1
    return 3.5 * dice / over - (over - 1) / (2 * over) if dice else 0.0


def left_over(s: "Fief", mine: float, theirs: float, over_mine: int, over_theirs: int) -> float:
    """FI-F-7: how many units win, on average; below 0 they are the others'."""
    for _ in range(MOST_ROUNDS):
        hits = losses(s, mine, over_theirs)
        mine -= losses(s, theirs, over_mine)
        theirs -= hits
        if mine <= 0.5 or theirs <= 0.5:
            break
    return max(mine, 0.0) - max(theirs, 0.0)


def of_battle(s: "Fief", mine: int, theirs: int, over_mine: int, over_theirs: int, prize: float, lords: int) -> float:
    """What a battle promises to a side: the prize if it wins, and what falls on both sides."""
    left = left_over(s, float(mine), float(theirs), over_mine, over_theirs)
    wins = 0.5 + 0.5 * left / (abs(left) + SWAY)
    survive = wins * max(left, 0.0)
    fallen = UNIT_LOST * (mine - survive - lords) + (1.0 - wins) * LORD_LOST * lords
    return wins * (prize + THEIRS * UNIT_LOST * theirs) - fallen


# The prize -----------------------------------------------------------------------------------------------------------


def prize_of(s: "Fief", seat: int, village: int, other: int) -> float:
    """What a village is worth to a seat that wins it from another, and the lords of his who fall with it."""
    region = s.land.region_of[village]
    owner = s.fief_owner[region]
    found = 0.0
    if owner == NONE:
        found = WON + of_walls(s, village) + promised_by(s, seat, region, village, other)
        works = s.mills[village] + s.presses[village]
        found += THEIRS * horizon(s) * 1.5 * works
    elif owner != seat and s.capital[region] == village:
        found = (1.0 + THEIRS) * fief_worth(s, region) + of_walls(s, village) + WON
    elif owner == seat:
        found = WON
    for lord in range(LORDS):
        if s.owner[lord] == other and s.at[lord] == village and s.captor[lord] == NONE:
            found += CAPTIVES
    return found * lasting(s)


def of_walls(s: "Fief", village: int) -> float:
    """What a castle or a city is worth to who takes it."""
    if s.walls[village] == OPEN:
        return 0.0
    pays = s.land.board.income[CITY_PAYS if s.walls[village] == HAS_CITY else CASTLE_PAYS]
    return WALLS + horizon(s) * pays / 100


# Before a battle and in it -------------------------------------------------------------------------------------------


def at_gate(s: "Fief", seat: int) -> float:
    """What the groups of a player at gates may win or lose."""
    value = 0.0
    seen: list[int] = []
    for lord in range(LORDS):
        place = s.at[lord]
        if place >= VILLAGES and s.owner[lord] == seat and s.captor[lord] == NONE:
            village = s.land.village_of[place]
            if village not in seen:
                seen.append(village)
                value += of_assault(s, seat, village)
    return value


def of_assault(s: "Fief", seat: int, village: int) -> float:
    """What an assault on a village promises: who stands at the gate is in the open."""
    other = host(s, village)
    if other in (NONE, seat):
        return 1.0
    mine, theirs = units_in(s, seat, village), units_in(s, other, village)
    over = s.land.board.divisor
    prize = prize_of(s, seat, village, other)
    found = of_battle(s, mine, theirs, over[OPEN], over[s.walls[village]], prize, lords_there(s, seat, village))
    return AT_GATE * found if found > 0 else found


def lords_there(s: "Fief", seat: int, village: int) -> int:
    """How many free lords of a player stand in a village or at its gates."""
    found = 0
    for lord in range(LORDS):
        at = s.at[lord]
        if at != NONE and s.owner[lord] == seat and s.captor[lord] == NONE and s.land.village_of[at] == village:
            found += 1
    return found


def at_war(s: "Fief", seat: int) -> float:
    """What the battle that is being fought promises to one who is in it."""
    side = 0 if on_side(s, seat, 0) else 1
    if not on_side(s, seat, side):
        return 0.0
    village = s.battle[WHERE]
    mine, theirs = units_of_side(s, side), units_of_side(s, 1 - side)
    lords = lords_there(s, seat, village)
    if s.battle[MERCY_FROM] == seat:
        return -UNIT_LOST * (mine - lords) - LORD_GIVEN_IN * lords - 0.8 * s.named[seat] / 100
    other = s.battle[1] if side else s.battle[2]
    prize = WON if other == NONE or side else prize_of(s, seat, village, other)
    return of_battle(s, mine, theirs, divisor(s, side), divisor(s, 1 - side), prize, lords)
