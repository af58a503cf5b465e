"""RO-B: the bonuses of a play, taken at once."""

from regalia.games.royals.figures import NOBODY
from regalia.games.royals.state import Royals


def take_bonuses(s: Royals, seat: int, position: int) -> None:
    """RO-B-4: all that one play earns."""
    city = s.europe.city_of[position]
    take_city_bonus(s, seat, city)
    take_country_bonus(s, seat, s.europe.country_of[position])
    take_house_bonus(s, seat)


def take_city_bonus(s: Royals, seat: int, city: int) -> None:
    """RO-B-1: the first who occupies a position of a city takes its marker."""
    if s.markers[city] == NOBODY:
        s.take_marker(city, seat)
        s.tell("city-bonus", seat, city, s.europe.points[city])


def take_country_bonus(s: Royals, seat: int, country: int) -> None:
    """RO-B-2: a cube in every city of a country earns the highest of its markers that is left; one a player."""
    high = s.europe.first_country + 2 * country
    if s.markers[high] == seat or s.markers[high + 1] != NOBODY:
        return
    for city in s.europe.cities_in[country]:
        if not s.is_in(seat, city):
            return
    marker = high if s.markers[high] == NOBODY else high + 1
    s.take_marker(marker, seat)
    s.tell("country-bonus", seat, country, s.europe.points[marker])


def take_house_bonus(s: Royals, seat: int) -> None:
    """RO-B-3: a cube on every title's marker earns the highest house marker that is left; one a player."""
    for title in range(s.europe.titles):
        if not s.honours[title * s.players + seat]:
            return
    for marker in range(s.europe.first_house, s.europe.first_epoch):
        if s.markers[marker] == seat:
            return
        if s.markers[marker] == NOBODY:
            s.take_marker(marker, seat)
            s.tell("house-bonus", seat, s.europe.points[marker])
            return
