"""A rule of thumb: how good a position is for a seat, for bots that do not look far."""

from typing import TYPE_CHECKING, Final

from regalia.games.royals.figures import HAND, INTRIGUE_HAND, LAST_EPOCH, NOBODY, WILD

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals

HELD: Final = 0.8
"""What the markers of this epoch are worth to who would get them now, against having them."""
LATER: Final = 0.35
"""And those of each epoch still to come."""
TITLE: Final = 0.6
BONUS: Final = 0.7
"""What a bonus is worth that is nearly earned; with half of it done a quarter of that."""
CARD: Final = 0.45
INTRIGUE: Final = 0.9
AIM: Final = 0.7
"""What a position is worth for which the cards are in hand, against holding it."""


def worth(s: "Royals", seat: int) -> float:
    """The points on markers and those that are promised, against the best of the others; then one's own cards."""
    if s.over:
        return decided(s, seat)
    values = [float(points) for points in s.scores()]
    add_countries(s, values)
    add_titles(s, values)
    mine = values[seat]
    best = max([values[other] for other in range(s.players) if other != seat])
    rest = (sum(values) - mine) / (s.players - 1)
    return mine - 0.3 * best - 0.3 * rest + in_hand(s, seat)


def decided(s: "Royals", seat: int) -> float:
    """The game is over: to be first counts most, then by how much."""
    scores = s.scores()
    best = max([scores[other] for other in range(s.players) if other != seat])
    return (1000.0 if s.places()[seat] == 1 else -1000.0) + scores[seat] - best


def add_countries(s: "Royals", values: list[float]) -> None:
    """What influence in each country promises, and how near each seat is to the country's bonus."""
    e, players = s.europe, s.players
    influence = [0] * (e.countries * players)
    entered = [0] * (e.cities * players)
    for position in range(e.positions):
        holder = s.holders[position]
        if holder != NOBODY:
            # Higher titles decide ties.
            standing = 16 * e.influence[position] + e.title_of[position]
            influence[e.country_of[position] * players + holder] += standing
            entered[e.city_of[position] * players + holder] = 1
    for country in range(e.countries):
        first = country * players
        add_epochs(s, values, country, influence[first : first + players])
        add_country_bonus(s, values, country, entered)


def add_epochs(s: "Royals", values: list[float], country: int, influence: list[int]) -> None:
    """The two with most influence may expect this epoch's markers, and less surely those of the next."""
    e = s.europe
    first = second = NOBODY
    for seat in range(s.players):
        if not influence[seat]:
            continue
        if first == NOBODY or influence[seat] > influence[first]:
            first, second = seat, first
        elif second == NOBODY or influence[seat] > influence[second]:
            second = seat
    for epoch in range(s.epoch, LAST_EPOCH + 1):
        marker = e.first_epoch + (epoch * e.countries + country) * 2
        share = HELD if epoch == s.epoch else LATER
        if first != NOBODY:
            values[first] += share * e.points[marker]
        if second != NOBODY:
            values[second] += share * e.points[marker + 1]


def add_country_bonus(s: "Royals", values: list[float], country: int, entered: list[int]) -> None:
    """A bonus that is left promises more to who has more of its cities."""
    e = s.europe
    high = e.first_country + 2 * country
    if s.markers[high + 1] != NOBODY:
        return
    points = e.points[high] if s.markers[high] == NOBODY else e.points[high + 1]
    for seat in range(s.players):
        if s.markers[high] == seat:
            continue
        cities = 0
        for city in e.cities_in[country]:
            at = city * s.players + seat
            if entered[at] or s.squares[at]:
                cities += 1
        share = cities / len(e.cities_in[country])
        values[seat] += BONUS * points * share * share


def add_titles(s: "Royals", values: list[float]) -> None:
    """Who leads on a title's marker may expect it, the more the later; and who is on many, a house bonus."""
    e = s.europe
    weight = TITLE * (0.5 + 0.25 * s.epoch)
    on = [0] * s.players
    for title in range(e.titles):
        most = tied = 0
        first = title * s.players
        for seat in range(s.players):
            cubes = s.honours[first + seat]
            if cubes:
                on[seat] += 1
            if cubes > most:
                most, tied = cubes, 1
            elif cubes == most:
                tied += 1
        if most and tied < 3:
            for seat in range(s.players):
                if s.honours[first + seat] == most:
                    values[seat] += weight * e.board.points[title] / tied
    add_house(s, values, on)


def add_house(s: "Royals", values: list[float], on: list[int]) -> None:
    """The highest house bonus that is left, for who has none."""
    e = s.europe
    left = 0
    for marker in range(e.first_epoch - 1, e.first_house - 1, -1):
        if s.markers[marker] == NOBODY:
            left = e.points[marker]
    for seat in range(s.players):
        share = on[seat] / e.titles
        if on[seat] < e.titles:
            values[seat] += BONUS * left * share * share * share


def in_hand(s: "Royals", seat: int) -> float:
    """Cards are worth something, more of one country; most as far as they pay for the best position within reach."""
    e = s.europe
    held = s.held[seat]
    plots = s.held_intrigues(seat)
    value = CARD * min(held, HAND) + INTRIGUE * min(plots, INTRIGUE_HAND)
    hand = s.hands[seat * e.countries : (seat + 1) * e.countries]
    best = 0.0
    for position in range(e.positions):
        holder = s.holders[position]
        if holder == seat:
            continue
        natives = hand[e.country_of[position]]
        cost = e.cost[position]
        gain = 3.0 * e.influence[position] + 0.5 * cost
        if holder == NOBODY:
            city = e.city_of[position]
            if s.markers[city] == NOBODY:
                gain += e.points[city]
        elif not plots:
            gain *= 0.3
        if natives < cost:
            share = (natives + (held - natives) / WILD) / cost
            if share < 1.0:
                gain *= share * share
        if gain > best:
            best = gain
    return value + AIM * best
