"""Where the cities lie: on the map of Europe if it knows them all, else in a panel for each country."""

from functools import lru_cache
from typing import Final, NamedTuple

from regalia.core.data import Entry, packaged, read
from regalia.games.royals.europe import Europe

TILE: Final = (106, 100)
"""A position with the gap beside it."""
SINGLE: Final = 144
"""How wide a position is that has its city for itself: its name and the square need the room."""
EDGE: Final = 3
BANNER: Final = 34
"""How high the strip with a city's name is."""
SQUARE: Final = 35
"""How high the strip is where cubes lie that were taken over."""
HIGH: Final = BANNER + TILE[1] + SQUARE + EDGE
APART: Final = 5
"""How much room there must be between two plaques."""
PUSHES: Final = 60
"""How often plaques that overlap are pushed apart, before panels take the place of the map."""
HEAD: Final = 50
"""How high the name of a panel is."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height."""


class Plaque(NamedTuple):
    """A city's plaque: its name, below it the positions side by side, below them the square."""

    x: float
    y: float
    width: float
    positions: int
    at: Point | None
    """Where the city lies on the map."""

    def tile(self, rank: int) -> Box:
        """A position."""
        wide = (self.width - 2 * EDGE) / self.positions
        return (self.x + EDGE + rank * wide + 1, self.y + BANNER, wide - 2, TILE[1])

    def square(self, rank: int, of: int) -> Point:
        """The middle of a heap of cubes on the square, one of several."""
        apart = min(42, (self.width - 2 * EDGE) / of)
        middle = self.x + self.width / 2
        return middle + (rank - (of - 1) / 2) * apart, self.y + BANNER + TILE[1] + SQUARE / 2 + 1


class Land(NamedTuple):
    """A country: its outline, or the corners of its panel, and where its name stands."""

    outline: str
    name: Point


class Atlas(NamedTuple):
    """All cities and countries in the order of the board; a real one has what lies around them."""

    width: float
    height: float
    real: bool
    plaques: tuple[Plaque, ...]
    lands: tuple[Land, ...]
    around: tuple[str, ...]


class Sheet(NamedTuple):
    """The data file: countries and cities by their keys."""

    size: list[int]
    around: tuple[str, ...]
    lands: dict[str, Land]
    cities: dict[str, tuple[str, Point, Point]]
    """A city's country, where it lies, where its plaque begins."""


def atlas(e: Europe) -> Atlas:
    """The atlas of a board; drawn once for all who play on it."""
    b = e.board
    sizes = tuple(len(positions) for positions in e.positions_in)
    return lay_out(tuple(b.countries), tuple(b.cities), tuple(b.city_country), sizes)


@lru_cache(maxsize=64)
def lay_out(
    countries: tuple[str, ...], cities: tuple[str, ...], country_of: tuple[int, ...], sizes: tuple[int, ...]
) -> Atlas:
    """The map if it knows these cities in these countries, and their plaques have room; else panels."""
    sheet = the_sheet()
    width, height = sheet.size
    known = all(key in sheet.lands for key in countries) and all(
        key in sheet.cities and sheet.cities[key][0] == countries[country]
        for key, country in zip(cities, country_of, strict=True)
    )
    if known:
        plaques = parted([mapped(sheet, *city) for city in zip(cities, sizes, strict=True)], width, height)
        if not any(overlap(a, b) for at, a in enumerate(plaques) for b in plaques[:at]):
            lands = tuple(sheet.lands[key] for key in countries)
            return Atlas(width, height, True, tuple(plaques), lands, sheet.around)
    return panels(width, len(countries), country_of, sizes)


def wide(positions: int) -> int:
    """How wide a plaque with so many positions is."""
    return 2 * EDGE + (SINGLE if positions == 1 else TILE[0] * positions)


# The map -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def the_sheet() -> Sheet:
    """Read the data file."""
    entry = read("map.toml", packaged("regalia.web.boards.royals", "map.toml"))
    lands = {land.text("key"): Land(str(land.get("outline")), point(land, "name")) for land in entry.entries("country")}
    cities = {
        city.text("key"): (city.text("country"), point(city, "at"), point(city, "plaque"))
        for city in entry.entries("city")
    }
    around = tuple(str(path) for path in entry.items("around"))
    return Sheet(entry.numbers("size", 1, 5000), around, lands, cities)


def point(entry: Entry, key: str) -> Point:
    """A point of the drawing."""
    x, y = entry.numbers(key, 0, 5000)
    return x, y


def mapped(sheet: Sheet, key: str, positions: int) -> Plaque:
    """A city's plaque where the map has it; one that is wider than ours grows to both sides."""
    _, at, (x, y) = sheet.cities[key]
    return Plaque(x, y, wide(positions), positions, at)


def parted(plaques: list[Plaque], width: float, height: float) -> list[Plaque]:
    """The plaques pushed out of each other's way."""
    found = list(plaques)
    for _ in range(PUSHES):
        for a in range(len(found)):
            for b in range(a):
                if overlap(found[a], found[b]):
                    found[a], found[b] = pushed(found[a], found[b])
            x = min(max(found[a].x, 4), width - found[a].width - 4)
            found[a] = found[a]._replace(x=x, y=min(max(found[a].y, 4), height - HIGH - 2))
    return found


def overlap(a: Plaque, b: Plaque) -> bool:
    """Whether two plaques do not lie apart."""
    return across(a, b) > 0 and down(a, b) > 0


def across(a: Plaque, b: Plaque) -> float:
    """How far two plaques overlap from left to right."""
    return min(a.x + a.width, b.x + b.width) - max(a.x, b.x) + APART


def down(a: Plaque, b: Plaque) -> float:
    """How far they overlap from top to bottom."""
    return min(a.y, b.y) + HIGH - max(a.y, b.y) + APART


def pushed(a: Plaque, b: Plaque) -> tuple[Plaque, Plaque]:
    """Two plaques moved apart, half the way each, in the direction in which less is needed."""
    if across(a, b) < down(a, b):
        by = across(a, b) / 2 + 0.5
        by = by if a.x + a.width / 2 >= b.x + b.width / 2 else -by
        return a._replace(x=a.x + by), b._replace(x=b.x - by)
    by = down(a, b) / 2 + 0.5
    by = by if a.y >= b.y else -by
    return a._replace(y=a.y + by), b._replace(y=b.y - by)


# Panels --------------------------------------------------------------------------------------------------------------


def panels(width: float, countries: int, country_of: tuple[int, ...], sizes: tuple[int, ...]) -> Atlas:
    """A panel for each country, one below the other, in it its cities in rows."""
    plaques: dict[int, Plaque] = {}
    lands = []
    top = 8.0
    for country in range(countries):
        x, y = 20.0, top + HEAD
        for city, positions in enumerate(sizes):
            if country_of[city] != country:
                continue
            if x + wide(positions) > width - 16:
                x, y = 20.0, y + HIGH + 12
            plaques[city] = Plaque(x, y, wide(positions), positions, None)
            x += wide(positions) + 26
        bottom = y + HIGH + 16
        lands.append(Land(f"M8,{top:g}H{width - 8:g}V{bottom:g}H8Z", (26, top + 26)))
        top = bottom + 14
    found = tuple(plaques[city] for city in range(len(sizes)))
    return Atlas(width, top, False, found, tuple(lands), ())
