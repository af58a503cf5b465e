"""Lands around places: each point belongs to the nearest one; their borders wander a little, always in the same way."""

import math
from hashlib import blake2b
from typing import Final

Point = tuple[float, float]
Side = tuple[Point, int]
"""Where a side of a field begins, and which field lies beyond it."""

BEYOND: Final = -1
"""What lies outside the land."""
STEP: Final = 24
"""How long a straight piece of a border may be."""
WANDER: Final = 0.16
"""How far a border leaves its straight line, as a part of its length."""
SAME: Final = 3
"""Corners that are so near to each other are one."""


def chance(*about: float) -> float:
    """A number from 0 to 1 that looks like chance and is always the same for the same things."""
    mixed = blake2b(" ".join(f"{number:.0f}" for number in about).encode(), digest_size=4)
    return int.from_bytes(mixed.digest(), "big") / 0xFFFFFFFF


def shore(width: float, height: float, edge: float, cut: float) -> list[Point]:
    """The outer line of a land: a sheet with its corners cut."""
    left, top, right, low = edge, edge, width - edge, height - edge
    return [
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut)),
        *((right - cut, low), (left + cut, low), (left, low - cut), (left, top + cut)),
    ]


def field(places: list[Point], at: int, around: list[Point]) -> list[Side]:
    """All that is nearer to one place than to the others."""
    found: list[Side] = [(corner, BEYOND) for corner in around]
    for other, place in enumerate(places):
        if other != at:
            found = nearer(found, places[at], place, other)
    return found


def nearer(sides: list[Side], here: Point, there: Point, other: int) -> list[Side]:
    """What is left of a field when all that is nearer to another place is cut off."""
    found: list[Side] = []
    for number, (start, beyond) in enumerate(sides):
        end = sides[(number + 1) % len(sides)][0]
        first, last = further(start, here, there), further(end, here, there)
        if first <= 0:
            found.append((start, beyond))
        if (first <= 0) != (last <= 0):
            part = first / (first - last)
            corner = (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            found.append((corner, other if first <= 0 else beyond))
    return found


def further(point: Point, here: Point, there: Point) -> float:
    """How much nearer a point is to another place than to this one; below nought it is not."""
    return math.dist(point, here) ** 2 - math.dist(point, there) ** 2


# Outlines ------------------------------------------------------------------------------------------------------------


class Borders:
    """The fields of some places, and the lines around any number of them together."""

    def __init__(self, places: list[Point], around: list[Point]) -> None:
        self.corners: list[Point] = []
        self.sides: list[list[tuple[Point, Point, int]]] = []
        for at in range(len(places)):
            self.sides.append(self.joined(field(places, at, around)))

    def joined(self, sides: list[Side]) -> list[tuple[Point, Point, int]]:
        """The sides of a field from corner to corner, each corner the same for all fields that meet there."""
        points = [self.corner(start) for start, _ in sides]
        found = []
        for number, (_, beyond) in enumerate(sides):
            start, end = points[number], points[(number + 1) % len(points)]
            if start != end:
                found.append((start, end, beyond))
        return found

    def corner(self, point: Point) -> Point:
        """The corner that is known here, or a new one."""
        for known in self.corners:
            if math.dist(known, point) < SAME:
                return known
        self.corners.append((round(point[0]), round(point[1])))
        return self.corners[-1]

    def outline(self, group: list[int], wanted: int) -> str:
        """The line around all fields of a group, as a path; in parts where they do not lie together."""
        lines: dict[Point, list[list[Point]]] = {}
        for at, number in enumerate(group):
            if number == wanted:
                for start, end, beyond in self.sides[at]:
                    if beyond == BEYOND or group[beyond] != wanted:
                        lines.setdefault(start, []).append(ragged(start, end))
        return "".join(path(ring) for ring in rings(lines))

    def between(self, group: list[int]) -> str:
        """The lines where fields of two groups meet, each once."""
        found = ""
        for at, sides in enumerate(self.sides):
            for start, end, beyond in sides:
                if beyond > at and group[beyond] != group[at]:
                    found += "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in ragged(start, end))
        return found


def rings(lines: dict[Point, list[list[Point]]]) -> list[list[Point]]:
    """Lines put together, each beginning where another ends."""
    found = []
    while lines:
        start = next(iter(lines))
        ring, here = [], start
        while here in lines:
            line = lines[here].pop()
            if not lines[here]:
                del lines[here]
            ring += line[:-1]
            here = line[-1]
        found.append(ring)
    return found


def path(ring: list[Point]) -> str:
    """A closed line."""
    return "M" + " ".join(f"{x:.0f},{y:.0f}" for x, y in ring) + "Z"


def ragged(start: Point, end: Point) -> list[Point]:
    """A line that wanders, the same from both of its ends."""
    if end < start:
        return ragged(end, start)[::-1]
    long = math.dist(start, end)
    if long < STEP:
        return [start, end]
    away = (chance(*start, *end) - 0.5) * 2 * WANDER * long
    middle = (
        round((start[0] + end[0]) / 2 - (end[1] - start[1]) / long * away),
        round((start[1] + end[1]) / 2 + (end[0] - start[0]) / long * away),
    )
    return ragged(start, middle)[:-1] + ragged(middle, end)
