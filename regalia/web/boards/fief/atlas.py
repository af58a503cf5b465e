"""Where things lie on the map: our own drawing of the villages; another board is laid out from its own file."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from regalia.core.data import Entry, packaged, read
from regalia.games.fief.figures import BISHOPRICS, REGIONS, VILLAGES
from regalia.games.fief.land import Land
from regalia.web.boards.board import PARTS
from regalia.web.boards.fief.borders import Borders, Point, chance, shore

ROOM: Final = (188, 206)
"""How much room a village wants: its houses, its name, and what stands beneath it."""
PULLS: Final = 300
"""How often all villages are pushed apart."""
INSIDE: Final = (96, 120, 122)
"""How far from the sheet's sides, its top and its foot the middle of a name must lie."""
BENDS: Final = (0, 46, -46, 84, -84, 126, -126, 176, -176)
CLEAR: Final = 92
"""How far a road should keep from villages it does not go to."""
SAMPLES: Final = 18
"""Of how many points a road is made, where it is measured."""
GATE: Final = 112
"""How far from a village's name its gates lie; further off where pieces stand beneath it."""
BENEATH: Final = 0.82
EDGE: Final = 12
CUT: Final = 46


class Road(NamedTuple):
    """From one village to another, the lower number first; it bends around a point."""

    a: int
    b: int
    start: Point
    bend: Point
    end: Point

    def at(self, part: float) -> Point:
        """A point of it: at 0 where it begins, at 1 where it ends."""
        rest = 1 - part
        x, y = (
            rest * rest * s + 2 * rest * part * b + part * part * e
            for s, b, e in zip(self.start, self.bend, self.end, strict=True)
        )
        return x, y

    def points(self) -> list[Point]:
        """All of it, to be measured."""
        return [self.at(step / SAMPLES) for step in range(SAMPLES + 1)]

    def path(self) -> str:
        """As it is drawn."""
        (x, y), (bx, by), (ex, ey) = self.start, self.bend, self.end
        return f"M{x:.0f},{y:.0f}Q{bx:.0f},{by:.0f} {ex:.0f},{ey:.0f}"


class Atlas(NamedTuple):
    """The whole map; outlines by region and bishopric. Only our own has rivers, a rose and named regions."""

    width: float
    height: float
    villages: list[Point]
    roads: list[Road]
    regions: list[str]
    bishoprics: list[str]
    coast: str
    parishes: str
    """The lines between bishoprics."""
    rivers: list[list[Point]]
    names: dict[str, Point]
    rose: Point | None

    def road(self, one: int, other: int) -> Road:
        """The road between two villages."""
        return next(road for road in self.roads if {road.a, road.b} == {one, other})

    def gate(self, village: int, came_from: int) -> Point:
        """FI-M-7: where the gate of a village on the road from another lies."""
        points = self.road(village, came_from).points()
        if self.road(village, came_from).a != village:
            points.reverse()
        middle = self.villages[village]
        far = [point for point in points[: SAMPLES // 2 + 2] if away(point, middle) >= GATE]
        return far[0] if far else points[SAMPLES // 2]


def away(gate: Point, village: Point) -> float:
    """How far a gate is from a village, whose pieces stand beneath it."""
    down = gate[1] - village[1]
    return math.hypot(gate[0] - village[0], down * (BENEATH if down > 0 else 1))


@lru_cache(maxsize=PARTS)
def atlas(land: Land) -> Atlas:
    """The map of a board; made once for all who play on it."""
    board = land.board
    return made(
        tuple(board.villages),
        tuple(board.at),
        tuple(tuple(roads) for roads in board.roads),
        tuple(board.region_of),
        tuple(board.bishopric_of),
    )


@lru_cache(maxsize=64)
def made(
    keys: tuple[str, ...],
    at: tuple[tuple[int, int], ...],
    roads: tuple[tuple[int, ...], ...],
    region_of: tuple[int, ...],
    bishopric_of: tuple[int, ...],
) -> Atlas:
    """Our own places if all villages are ours, else the file's, pushed apart."""
    sheet = the_sheet()
    width, height = sheet.numbers("size", 1, 5000)
    ours = sheet.entry("villages")
    real = all(ours.has(key) for key in keys)
    villages = [spot(ours, key) for key in keys] if real else spread(at, width, height)
    borders = Borders([(x, y - 10) for x, y in villages], shore(width, height, EDGE, CUT))
    pairs = [(a, b) for a in range(VILLAGES) for b in roads[a] if a < b]
    named = sheet.entry("regions")
    return Atlas(
        width,
        height,
        villages,
        [road(villages, a, b, width, height) for a, b in pairs],
        [borders.outline(list(region_of), number) for number in range(REGIONS)],
        [borders.outline(list(bishopric_of), number) for number in range(BISHOPRICS)],
        borders.outline([0] * VILLAGES, 0),
        borders.between(list(bishopric_of)),
        [line(str(river)) for river in sheet.items("rivers")] if real else [],
        {key: spot(named, key) for key in named.keys()} if real else {},  # noqa: SIM118 (an entry is no dict)
        spot(sheet, "rose") if real else None,
    )


@lru_cache(maxsize=1)
def the_sheet() -> Entry:
    """Our data file."""
    return read("map.toml", packaged("regalia.web.boards.fief", "map.toml"))


def spot(entry: Entry, key: str) -> Point:
    """A point in a data file."""
    x, y = entry.numbers(key, 0, 5000)
    return x, y


def line(text: str) -> list[Point]:
    """The points of a river."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


# Roads ---------------------------------------------------------------------------------------------------------------


def road(villages: list[Point], a: int, b: int, width: float, height: float) -> Road:
    """A road that keeps clear of the villages between, as straight as it can be."""
    start, end = villages[a], villages[b]
    others = [place for number, place in enumerate(villages) if number not in (a, b)]
    extra = (chance(*start, *end) - 0.5) * 40
    found = [Road(a, b, start, around(start, end, bend + extra, width, height), end) for bend in BENDS]
    clear = [min(math.dist(point, other) for point in road.points() for other in others) for road in found]
    good = [road for road, far in zip(found, clear, strict=True) if far >= CLEAR]
    return good[0] if good else found[clear.index(max(clear))]


def around(start: Point, end: Point, away: float, width: float, height: float) -> Point:
    """The point around which it bends, within the sheet."""
    long = math.dist(start, end) or 1
    x = (start[0] + end[0]) / 2 - (end[1] - start[1]) / long * away
    y = (start[1] + end[1]) / 2 + (end[0] - start[0]) / long * away
    return min(max(x, 30), width - 30), min(max(y, 30), height - 30)


# A board of a table's own --------------------------------------------------------------------------------------------


def spread(at: tuple[tuple[int, int], ...], width: float, height: float) -> list[Point]:
    """Villages where the file has them, pushed apart till each has room; always the same for the same file."""
    side, top, foot = INSIDE
    xs, ys = [x for x, _ in at], [y for _, y in at]
    across, down = (width - 2 * side) / (max(xs) - min(xs) or 1), (height - top - foot) / (max(ys) - min(ys) or 1)
    # A little aside, each another way, so that villages at one place are pushed apart too.
    found = [
        (side + (x - min(xs)) * across + number % 5, top + (y - min(ys)) * down + number % 7)
        for number, (x, y) in enumerate(at)
    ]
    for _ in range(PULLS):
        for a in range(len(found)):
            for b in range(a):
                found[a], found[b] = apart(found[a], found[b])
        found = [(min(max(x, side), width - side), min(max(y, top), height - foot)) for x, y in found]
    return [(round(x), round(y)) for x, y in found]


def apart(a: Point, b: Point) -> tuple[Point, Point]:
    """Two places a little further from each other, if one is in the other's room."""
    x, y = (a[0] - b[0]) / ROOM[0], (a[1] - b[1]) / ROOM[1]
    near = math.hypot(x, y)
    if near >= 1:
        return a, b
    push = (1 - near) / 2 / (near or 1)
    dx, dy = (x * push * ROOM[0] / 2, y * push * ROOM[1] / 2) if near else (4.0, 3.0)
    return (a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)
