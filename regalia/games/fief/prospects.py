"""What the rule of thumb thinks of money, soldiers and cards."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import (
    ASSASSINATION,
    BAD_WEATHER,
    BARON,
    BISHOP_CARD,
    CARDS,
    CASTLE,
    ESCAPE,
    FAMILY,
    FAMINE,
    FEMME_D_ARC,
    FINE_WEATHER,
    GOOD_HARVEST,
    HAND,
    JUSTICE,
    LORDS,
    MEN,
    MONEY_POINTS,
    NONE,
    PLAGUE,
    POINT_MONEY,
    REGIONS,
    REVOLT,
    TAX,
    TITHE,
)
from regalia.games.fief.realms import POINT, lasting

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

FEW: Final = 500
"""Money up to this is worth most, up to MUCH and to RICH less, and beyond least."""
MUCH: Final = 1500
RICH: Final = 3000
A_HUNDRED: Final = [0.8, 0.65, 0.4, 0.15]
RIPE: Final = 2.5
"""What it is worth to have the money for a title for which only that is wanting."""
RIPENING: Final = 2.5
"""The same where a castle is wanting too."""

ARMY: Final = 10
HOST: Final = 22
"""So many units are worth most, up to so many less, and beyond least."""
A_UNIT: Final = [0.9, 0.62, 0.4]

LORD_IN_HAND: Final = 1.5
NO_ROOM: Final = 0.3
"""What a card is worth that cannot be used as things are."""
BISHOP_IN_HAND: Final = 1.2
IN_HAND: Final = {
    TITHE: 0.6,
    TAX: 0.7,
    GOOD_HARVEST: 0.5,
    FINE_WEATHER: 0.4,
    BAD_WEATHER: 0.3,
    FAMINE: 0.4,
    PLAGUE: 0.3,
    REVOLT: 0.4,
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
TO_DRAW: Final = [1.6, 0.8, 0.5, 0.45, 0.4]
"""What a card is worth that can be drawn in the next round: the more the fewer lords there are."""


# Money ---------------------------------------------------------------------------------------------------------------


def of_money(s: "Fief", seat: int) -> float:
    """Money is worth less the more there is; at a count each full 500 Thaler are points."""
    money = s.money[seat]
    value = A_HUNDRED[0] * min(money, FEW)
    if money > FEW:
        value += A_HUNDRED[1] * min(money - FEW, MUCH - FEW)
    if money > MUCH:
        value += A_HUNDRED[2] * (min(money, RICH) - MUCH)
    if money > RICH:
        value += A_HUNDRED[3] * (money - RICH)
    value *= lasting(s) / 100
    board = s.land.board
    if s.land.points_game and s.round % board.count_every == 0:
        value += POINT * (money // POINT_MONEY * board.points[MONEY_POINTS])
    return value + of_saving(s, seat)


def of_saving(s: "Fief", seat: int) -> float:
    """What it is worth to save for the dearest title that lacks nothing else, or but a castle."""
    ripe = ripening = 0
    price = s.land.board.price
    for region in range(REGIONS):
        if s.fief_owner[region] == NONE:
            title = price[BARON + s.land.region_kind[region]]
            if title + price[CASTLE] > ripening and all_held(s, seat, region):
                if has_castle(s, region):
                    ripe = max(ripe, title)
                else:
                    ripening = title + price[CASTLE]
    value = RIPE * min(s.money[seat], ripe) / ripe if ripe else 0.0
    return value + RIPENING * min(s.money[seat], ripening) / ripening if ripening else value


def all_held(s: "Fief", seat: int, region: int) -> bool:
    """FI-L-1: whether all villages of a region are held."""
    for village in s.land.region_villages[region]:
        if (s.parties[village] & 7) - 1 != seat:
            return False
    return True


def has_castle(s: "Fief", region: int) -> bool:
    """FI-L-1: whether there is a castle."""
    for village in s.land.region_villages[region]:
        if s.walls[village]:
            return True
    return False


# Soldiers ------------------------------------------------------------------------------------------------------------


def of_soldiers(s: "Fief", seat: int) -> float:
    """The first are worth most."""
    units = sum(s.units[seat :: s.players])
    if units <= ARMY:
        return A_UNIT[0] * units
    if units <= HOST:
        return A_UNIT[0] * ARMY + A_UNIT[1] * (units - ARMY)
    return A_UNIT[0] * ARMY + A_UNIT[1] * (HOST - ARMY) + A_UNIT[2] * (units - HOST)


# Cards ---------------------------------------------------------------------------------------------------------------


def in_hand(s: "Fief", seat: int) -> float:
    """Each card by its kind, if it is of use; room for new ones is worth something too."""
    lords = captives = laymen = clerics = 0
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.at[lord] != NONE:
            lords += 1
            if s.captor[lord] != NONE:
                captives += 1
            elif lord in s.sees:
                clerics += 1
            elif lord < MEN and s.spouse[lord] == NONE:
                laymen += 1
    value = 0.0
    held = 0
    start = seat * CARDS
    for card, number in enumerate(s.hands[start : start + CARDS]):
        if number:
            held += number
            idle = (
                (card < BISHOP_CARD and lords == s.land.board.limit[FAMILY])
                or (BISHOP_CARD <= card < TITHE and not laymen)
                or (card == TITHE and not clerics)
                or (card == TAX and seat not in s.fief_owner)
                or (card == ESCAPE and not captives)
            )
            value += number * (NO_ROOM if idle else CARD_WORTH[card])
    room = s.land.board.limit[HAND] - held
    if room > 0:
        value += TO_DRAW[min(lords, 4)] * room
    return lasting(s) * value
