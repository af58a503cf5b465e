"""Woods, hills and fields where nothing else lies, bridges where roads cross rivers; chance is the same each time."""

import math
from itertools import pairwise
from typing import Final, NamedTuple

from regalia.web.boards.fief.atlas import Atlas
from regalia.web.boards.fief.borders import Point, chance

GRID: Final = 27
"""From one tree to the next."""
PATCH: Final = 165
"""How large woods and hills are."""
AROUND: Final = (74, 108, 92)
"""What is kept free around a village: to the sides, above its name, beneath it."""
FROM_ROADS: Final = 25
FROM_RIVERS: Final = 22
FROM_NAMES: Final = (130, 24)
WOOD: Final = 0.52
HILL: Final = 0.3
"""From where on there are woods, and up to where hills; fields lie between."""
SMOOTH: Final = 8
"""Into how many pieces each part of a river is cut."""


class Growth(NamedTuple):
    """Something that stands or grows somewhere: the shape that shows it, where, and how large."""

    shape: str
    x: float
    y: float
    scale: float


def scenery(where: Atlas) -> list[Growth]:
    """All of it, from the top down, so that what is nearer covers what is further."""
    taken = [point for road in where.roads for point in road.points()]
    water = [point for river in where.rivers for point in smooth(river)]
    found = []
    for row in range(2, int(where.height / GRID) - 1):
        for column in range(2, int(where.width / GRID) - 1):
            x = (column + row % 2 / 2) * GRID + GRID * (chance(row, column, 1) - 0.5)
            y = row * GRID + GRID * (chance(row, column, 2) - 0.5)
            if is_free(where, (x, y), taken, water):
                grown = grows(x, y, chance(row, column, 3))
                if grown:
                    found.append(Growth(grown, round(x), round(y), 0.85 + 0.3 * round(chance(row, column, 4), 1)))
    return sorted(found, key=lambda growth: growth.y)


def is_free(where: Atlas, point: Point, roads: list[Point], rivers: list[Point]) -> bool:
    """Whether nothing else lies there."""
    x, y = point
    side, above, beneath = AROUND
    if any(abs(x - vx) < side and -above < y - vy < beneath for vx, vy in where.villages):
        return False
    if any(abs(x - nx) < FROM_NAMES[0] and abs(y - ny) < FROM_NAMES[1] for nx, ny in where.names.values()):
        return False
    if where.rose and math.dist(point, where.rose) < 62:
        return False
    if any(math.dist(point, river) < FROM_RIVERS for river in rivers):
        return False
    return all(math.dist(point, road) >= FROM_ROADS for road in roads)


def grows(x: float, y: float, drawn: float) -> str:
    """What grows at a point: woods and hills lie in patches."""
    wild = lie(x / PATCH, y / PATCH)
    if wild > WOOD:
        return "tree-fir" if drawn < 0.28 else "tree-oak" if drawn < 0.8 else ""
    if wild < HILL:
        return "hill" if drawn < 0.32 else ""
    return "furrows" if drawn < 0.12 else "tree-oak" if drawn > 0.95 else ""


def lie(x: float, y: float) -> float:
    """How wild a country is, from 0 to 1, changing slowly from point to point."""
    left, top = math.floor(x), math.floor(y)
    across, down = ease(x - left), ease(y - top)
    rows = [chance(left, top + row) * (1 - across) + chance(left + 1, top + row) * across for row in (0, 1)]
    return rows[0] * (1 - down) + rows[1] * down


def ease(part: float) -> float:
    """From 0 to 1, slowly at both ends."""
    return part * part * (3 - 2 * part)


# Rivers --------------------------------------------------------------------------------------------------------------


def smooth(river: list[Point]) -> list[Point]:
    """A river through all its points, without corners."""
    points = [river[0], *river, river[-1]]
    found = []
    for number in range(len(river) - 1):
        a, b, c, d = points[number : number + 4]
        for step in range(SMOOTH):
            found.append(
                (through(a[0], b[0], c[0], d[0], step / SMOOTH), through(a[1], b[1], c[1], d[1], step / SMOOTH))
            )
    return [*found, river[-1]]


def through(a: float, b: float, c: float, d: float, part: float) -> float:
    """A number between `b` and `c` on a line that goes through all four."""
    return b + part / 2 * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))


class Bridge(NamedTuple):
    """Where a road crosses a river, and in which direction it goes there, in degrees."""

    x: float
    y: float
    turned: int


def bridges(where: Atlas) -> list[Bridge]:
    """All of them."""
    found = []
    for river in where.rivers:
        water = smooth(river)
        for road in where.roads:
            points = road.points()
            for one, other in pairwise(points):
                for up, down in pairwise(water):
                    crossing = crosses(one, other, up, down)
                    if crossing:
                        angle = math.degrees(math.atan2(other[1] - one[1], other[0] - one[0]))
                        found.append(Bridge(round(crossing[0]), round(crossing[1]), round(angle)))
    return found


def crosses(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two lines cross, if they do."""
    across, down = b[0] - a[0], b[1] - a[1]
    right, low = d[0] - c[0], d[1] - c[1]
    flat = across * low - down * right
    if not flat:
        return None
    part = ((c[0] - a[0]) * low - (c[1] - a[1]) * right) / flat
    other = ((c[0] - a[0]) * down - (c[1] - a[1]) * across) / flat
    if 0 <= part < 1 and 0 <= other < 1:
        return a[0] + part * across, a[1] + part * down
    return None
