"""What the rule of thumb thinks of soldiers, money, cards, points and battles."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.battlefield import divisor, on_side, units_in, units_of_side
from regalia.games.fief.figures import (
    ASSASSINATION,
    BAD_WEATHER,
    BARON,
    BISHOP_CARD,
    BISHOP_POINTS,
    CARDINAL_POINTS,
    CARDS,
    ESCAPE,
    FAMINE,
    FEMME_D_ARC,
    FINE_WEATHER,
    GOOD_HARVEST,
    HAND,
    JUSTICE,
    KING_POINTS,
    LORDS,
    MONEY_POINTS,
    NONE,
    PLAGUE,
    POINT_MONEY,
    PRINCE_POINTS,
    QUEEN_POINTS,
    REGIONS,
    REVOLT,
    TAX,
    TITHE,
    VILLAGES,
)
from regalia.games.fief.places import host

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

POINT: Final = 0.5
SURE: Final = 0.8
"""How much of the points of counts to come is thought to be kept till then."""

FEW: Final = 500
"""Money up to this is worth most, up to MUCH less, and beyond least."""
MUCH: Final = 1500
A_HUNDRED: Final = [0.8, 0.65, 0.4]
RIPE: Final = 4.0
"""What it is worth to have the money for a title that can be bought."""

ARMY: Final = 15
"""So many units are worth most."""
UNIT: Final = 0.9
MORE_UNITS: Final = 0.55

LORD_IN_HAND: Final = 1.5
BISHOP_IN_HAND: Final = 1.2
IN_HAND: Final = {
    TITHE: 0.6,
    TAX: 0.7,
    GOOD_HARVEST: 0.5,
    FINE_WEATHER: 0.4,
    BAD_WEATHER: 0.3,
    FAMINE: 0.4,
    PLAGUE: 0.2,
    REVOLT: 0.3,
    ASSASSINATION: 0.6,
    JUSTICE: 0.6,
    ESCAPE: 0.6,
    FEMME_D_ARC: 1.0,
}
CARD_WORTH: Final = [
    *[LORD_IN_HAND] * BISHOP_CARD,
    *[BISHOP_IN_HAND] * (TITHE - BISHOP_CARD),
    *[IN_HAND[card] for card in range(TITHE, CARDS)],
]
TO_DRAW: Final = 0.45
"""What a card is worth that can be drawn in the next round."""

STAKES: Final = 7.0
"""What is won or lost in a battle, besides the village."""
AT_GATE: Final = 0.6


# Points --------------------------------------------------------------------------------------------------------------


def counts_left(s: "Fief") -> int:
    """FI-Z-3: how often points will still be counted."""
    every = s.land.board.count_every
    return s.land.last_round // every - (s.round - 1) // every


def of_points(s: "Fief", values: list[float], counts: int) -> None:
    """FI-Z-3: what titles and offices will count."""
    each = POINT * SURE * counts
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


# Money, soldiers, cards ----------------------------------------------------------------------------------------------


def of_money(s: "Fief", seat: int) -> float:
    """Money is worth less the more there is; at a count each full 500 Thaler are points."""
    money = s.money[seat]
    value = A_HUNDRED[0] * min(money, FEW)
    if money > FEW:
        value += A_HUNDRED[1] * min(money - FEW, MUCH - FEW)
    if money > MUCH:
        value += A_HUNDRED[2] * (money - MUCH)
    value /= 100
    board = s.land.board
    if s.land.points_game and s.round % board.count_every == 0:
        value += POINT * (money // POINT_MONEY * board.points[MONEY_POINTS])
    price = price_of_ripe(s, seat)
    if price:
        value += RIPE * min(money, price) / price
    return value


def price_of_ripe(s: "Fief", seat: int) -> int:
    """What the dearest title costs for which only the money is wanting; 0 if there is none."""
    found = 0
    for region in range(REGIONS):
        if s.fief_owner[region] == NONE:
            price = s.land.board.price[BARON + s.land.region_kind[region]]
            if price > found and is_ripe(s, seat, region):
                found = price
    return found


def is_ripe(s: "Fief", seat: int, region: int) -> bool:
    """FI-L-1: whether all villages of a region are held, and there is a castle."""
    castle = False
    for village in s.land.region_villages[region]:
        if (s.parties[village] & 7) - 1 != seat:
            return False
        castle = castle or s.walls[village] > 0
    return castle


def of_soldiers(s: "Fief", seat: int) -> float:
    """The first are worth most."""
    units = sum(s.units[seat :: s.players])
    return UNIT * units if units < ARMY else UNIT * ARMY + MORE_UNITS * (units - ARMY)


def in_hand(s: "Fief", seat: int) -> float:
    """Each card by its kind; room for new ones is worth something too."""
    value = 0.0
    held = 0
    start = seat * CARDS
    for card in range(CARDS):
        number = s.hands[start + card]
        if number:
            value += number * CARD_WORTH[card]
            held += number
    return value + TO_DRAW * (s.land.board.limit[HAND] - held)


# Battles -------------------------------------------------------------------------------------------------------------


def at_gate(s: "Fief", seat: int) -> float:
    """What the groups of a player at gates may win or lose."""
    value = 0.0
    seen = 0
    for lord in range(LORDS):
        place = s.at[lord]
        if place >= VILLAGES and s.owner[lord] == seat and s.captor[lord] == NONE:
            village = s.land.village_of[place]
            if not (seen >> village) & 1:
                seen |= 1 << village
                value += AT_GATE * of_assault(s, seat, village)
    return value


def of_assault(s: "Fief", seat: int, village: int) -> float:
    """What an assault on a village promises."""
    other = host(s, village)
    if other in (NONE, seat):
        return 1.0
    mine = float(units_in(s, seat, village))
    # Walls divide losses, and whoever fights in the open bears all of his.
    theirs = units_in(s, other, village) * s.land.board.divisor[s.walls[village]] / s.land.board.divisor[0]
    return stakes(s, village) * chance(mine, theirs)


def at_war(s: "Fief", seat: int) -> float:
    """What the battle that is being fought promises to one who is in it."""
    if on_side(s, seat, 0):
        side = 0
    elif on_side(s, seat, 1):
        side = 1
    else:
        return 0.0
    mine = units_of_side(s, side) * divisor(s, side)
    theirs = units_of_side(s, 1 - side) * divisor(s, 1 - side)
    return stakes(s, s.battle[0]) * chance(float(mine), float(theirs))


def chance(mine: float, theirs: float) -> float:
    """From -1, it will be lost, to 1, it will be won: the square counts, since the stronger loses less each round."""
    mine, theirs = mine * mine, theirs * theirs
    return (mine - 1.2 * theirs) / (mine + theirs + 1.0)


def stakes(s: "Fief", village: int) -> float:
    """What is fought for."""
    found = STAKES + 2.0 * (s.mills[village] + s.presses[village] + s.walls[village])
    return found + 8.0 if s.capital[s.land.region_of[village]] == village else found
