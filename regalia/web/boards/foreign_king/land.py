"""The land: outlines where a board is the Belgium of 1830 or part of it, else circles with lines between them."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from regalia.core.data import Entry, packaged, read
from regalia.games.foreign_king.kingdom import Kingdom

CIRCLE: Final = 92
"""How large a province is that has no outline; where there are many, they are SMALL."""
SMALL: Final = 80
MANY: Final = 7
APART: Final = 26
"""How much room is left at least between two circles, for a line to be seen."""
TAKEN: Final = ((914, 92, 84), (206, 700, 204))
"""Where no circle may lie, x, y and how wide around: the portrait and the Congress."""
PULLS: Final = 400
"""How often all circles are pushed apart and pulled together, until they lie well."""


Point = tuple[float, float]
Lines = tuple[tuple[int, int], ...]


class Spot(NamedTuple):
    """Where a province is drawn: the outline, the middle of what lies in it, and the King's place from there."""

    outline: str
    tint: int
    x: float
    y: float
    king: tuple[float, float]
    box: tuple[float, float, float, float]


class Land(NamedTuple):
    """All provinces in the order of the board; a real one has rivers and a coast, another lines for its borders."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    real: bool
    rivers: tuple[str, ...]
    coast: str
    lines: tuple[tuple[int, int], ...]


class Atlas(NamedTuple):
    """The data file: what is drawn of each province by its key, and what lies around them."""

    size: list[int]
    spots: dict[str, Spot]
    rivers: tuple[str, ...]
    coast: str


@lru_cache(maxsize=256)
def land(kingdom: Kingdom) -> Land:
    """The land of a board; drawn once for all who play on it."""
    return lay_out(tuple(kingdom.provinces), tuple(kingdom.borders))


@lru_cache(maxsize=64)
def lay_out(provinces: tuple[str, ...], borders: tuple[bool, ...]) -> Land:
    """The outlines if they tell the truth about this board's borders, else circles."""
    atlas = the_atlas()
    size = len(provinces)
    lines = tuple((a, b) for a in range(size) for b in range(a) if borders[a * size + b])
    width, height = atlas.size
    if all(key in atlas.spots for key in provinces) and touching(provinces) == borders:
        spots = tuple(atlas.spots[key] for key in provinces)
        return Land(width, height, spots, True, atlas.rivers, atlas.coast, lines)
    middles = spread(size, lines, width, height)
    return Land(
        width, height, tuple(circle(at, x, y, radius(size)) for at, (x, y) in enumerate(middles)), False, (), "", lines
    )


def touching(provinces: tuple[str, ...]) -> tuple[bool, ...]:
    """Whose outlines have a border in common: a row for each, as a board has them."""
    edges = [set(corners(the_atlas().spots[key].outline)) for key in provinces]
    return tuple(a is not b and len(a & b) > 1 for a in edges for b in edges)


@lru_cache(maxsize=1)
def the_atlas() -> Atlas:
    """Read the data file."""
    entry = read("map.toml", packaged("regalia.web.boards.foreign_king", "map.toml"))
    spots = {province.text("key"): spot(province) for province in entry.entries("province")}
    rivers = tuple(str(river) for river in entry.items("rivers"))
    return Atlas(entry.numbers("size", 1, 5000), spots, rivers, str(entry.get("coast")))


def spot(entry: Entry) -> Spot:
    """A province of the data file."""
    outline = str(entry.get("outline"))
    x, y = entry.numbers("middle", 0, 5000)
    king_x, king_y = entry.numbers("king", -500, 500)
    across, down = zip(*corners(outline), strict=True)
    box = (min(across), min(down), max(across) - min(across), max(down) - min(down))
    return Spot(outline, entry.number("tint", 0, 4), x, y, (king_x, king_y), box)


def corners(outline: str) -> list[tuple[int, int]]:
    """The corners of an outline: `M561,214 564,208 Z`."""
    found = [pair.split(",") for pair in outline.strip("MZ").split()]
    return [(int(x), int(y)) for x, y in found]


# A land without outlines ---------------------------------------------------------------------------------------------


def radius(size: int) -> int:
    """How large the circles of so many provinces are."""
    return CIRCLE if size < MANY else SMALL


def circle(at: int, x: float, y: float, r: int) -> Spot:
    """A province as a circle; the King stands at its lower left."""
    outline = f"M{x - r:.0f},{y:.0f}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z"
    return Spot(outline, at % 5, x, y, (-60, 40), (x - r, y - r, 2 * r, 2 * r))


def spread(size: int, lines: Lines, width: float, height: float) -> list[Point]:
    """Where the circles lie: as far from each other as they are in steps, always the same for the same board."""
    steps = distances(size, lines)
    around = [2 * math.pi * at / size for at in range(size)]
    found = [(math.cos(angle), math.sin(angle)) for angle in around]
    for pull in range(PULLS):
        strength = 0.5 * (1 - pull / PULLS) / size
        for a in range(size):
            for b in range(size):
                if a != b:
                    found[a] = drawn(found[a], found[b], steps[a][b], strength)
    return parted(fitted(found, width, height, radius(size)), width, height, radius(size))


def drawn(a: Point, b: Point, wanted: float, strength: float) -> Point:
    """One point moved towards the distance it should have from another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = math.hypot(dx, dy) or 0.01
    moved = strength * (far - wanted) / far
    return a[0] + dx * moved, a[1] + dy * moved


def distances(size: int, lines: Lines) -> list[list[int]]:
    """How many steps are between any two provinces."""
    found = [[0 if a == b else size for b in range(size)] for a in range(size)]
    for a, b in lines:
        found[a][b] = found[b][a] = 1
    for c in range(size):
        for a in range(size):
            for b in range(size):
                found[a][b] = min(found[a][b], found[a][c] + found[c][b])
    return found


def fitted(points: list[Point], width: float, height: float, r: int) -> list[Point]:
    """The points stretched over the drawing."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    across, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return [
        (r + (x - min(xs)) / across * (width - 2 * r), r + (y - min(ys)) / down * (height - 2 * r)) for x, y in points
    ]


def parted(points: list[Point], width: float, height: float, r: int) -> list[Point]:
    """The points pushed out of each other's way, and out of what is taken."""
    found = list(points)
    for _ in range(PULLS):
        for a in range(len(found)):
            near = [(*point, 2 * r + APART) for b, point in enumerate(found) if b != a]
            for x, y, room in near:
                if math.hypot(found[a][0] - x, found[a][1] - y) < room:
                    found[a] = drawn(found[a], (x, y), room, 0.5)
            if any(math.hypot(found[a][0] - x, found[a][1] - y) < r + wide for x, y, wide in TAKEN):
                found[a] = drawn(found[a], (width / 2, height / 2), 0, 0.1)
            found[a] = (
                min(max(found[a][0], r + 8), width - r - 8),
                min(max(found[a][1], r + 8), height - r - 8),
            )
    return found
