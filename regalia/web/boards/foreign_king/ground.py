"""What never changes of the map: sea and land, borders and rivers, names, the portrait, the benches of the Congress."""

import math
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Final

from regalia.games.foreign_king.kingdom import Kingdom
from regalia.locale.words import Words
from regalia.web.boards.foreign_king.land import Land, Spot, land
from regalia.web.boards.svg import frame, lit, text, use

PORTRAIT: Final = (914.0, 92.0)
CONGRESS: Final = (206.0, 764.0)
"""The middle of its floor."""
BENCHES: Final = (74, 118, 162)
"""How far from it the rows of benches are."""
ABOVE: Final = 50
"""From the middle of the discs up to the line of the province's name."""
LABELS: Final = ("map", "country", "sea", "north", "east", "south", "congress")
WAVES: Final = 11

ABROAD: Final = {"sea": (92, 62, -33), "north": (356, 44, 0), "east": (940, 268, 68), "south": (150, 468, 24)}
"""Where the names around the land stand, and how they are turned."""


@lru_cache(maxsize=256)
def ground(kingdom: Kingdom, words: Words) -> tuple[str, str]:
    """What stands before and after the layers of the map."""
    names = tuple(words.ids(kingdom, "province", province) for province in range(kingdom.size))
    labels = tuple(words.of_game(kingdom.game, f"board-{label}") for label in LABELS)
    return drawn(land(kingdom), tuple(kingdom.provinces), names, labels, kingdom.players)


@lru_cache(maxsize=128)
def drawn(
    where: Land, keys: tuple[str, ...], names: tuple[str, ...], labels: tuple[str, ...], players: int
) -> tuple[str, str]:
    """The ground, drawn once for each board and language."""
    said = dict(zip(LABELS, labels, strict=True))
    shapes = "".join(outline(key, spot) for key, spot in zip(keys, where.spots, strict=True))
    inner = f"<defs>{shapes}</defs>" + (country(where, keys, said) if where.real else web(where, keys))
    inner += "".join(name(spot, told) for spot, told in zip(where.spots, names, strict=True))
    inner += portrait() + congress(said["congress"], players)
    inner += "".join(lit(f"at-{key}", use(f"land-{key}")) for key in keys)
    return frame(where.width, where.height, inner, said["map"])


def outline(key: str, spot: Spot) -> str:
    """A province's shape, to be shown and to be cut out."""
    clip = f'<clipPath id="clip-choice-{key}"><path d="{spot.outline}"/></clipPath>'
    return f'<path id="land-{key}" d="{spot.outline}"/>{clip}'


def name(spot: Spot, told: str) -> str:
    """A province's name, in two lines where it is long."""
    y = spot.y - ABOVE
    if len(told) <= 14 or "-" not in told:
        return text(told, spot.x, y, "name")
    first, _, rest = told.partition("-")
    return text(f"{first}-", spot.x, y - 26, "name") + text(rest, spot.x, y, "name")


# The country ---------------------------------------------------------------------------------------------------------


def country(where: Land, keys: tuple[str, ...], said: dict[str, str]) -> str:
    """Belgium between its neighbours and the sea, as an engraver would have it."""
    lands = "".join(use(f"land-{key}") for key in keys)
    shore = "".join(f'<g class="shore shore-{line}">{lands}</g>' for line in (3, 2, 1))
    fields = "".join(use(f"land-{key}", f"field tint-{spot.tint}") for key, spot in zip(keys, where.spots, strict=True))
    rivers = "".join(f'<path class="river" d="{smooth(river)}"/>' for river in where.rivers)
    return f"{sea(where)}{shore}{fields}{rivers}{abroad(said)}{rose()}"


def sea(where: Land) -> str:
    """Rows of waves, cut off at the coast."""
    rows = "".join(f'<path class="wave" d="M0,{18 * row + 8}{"q9,-7 18,0t18,0" * 9}"/>' for row in range(WAVES))
    clip = f'<clipPath id="clip-sea"><path d="{where.coast}"/></clipPath>'
    return f'<defs>{clip}</defs><path class="sea" d="{where.coast}"/><g clip-path="url(#clip-sea)">{rows}</g>'


def smooth(river: str) -> str:
    """A line through points, without corners: curves from the middle of each stretch to that of the next."""
    points = [tuple(map(int, pair.split(","))) for pair in river.strip("M").split()]
    found = f"M{points[0][0]},{points[0][1]}"
    for (x, y), (to_x, to_y) in pairwise(points[1:]):
        found += f"Q{x},{y} {(x + to_x) / 2:g},{(y + to_y) / 2:g}"
    return found + f"L{points[-1][0]},{points[-1][1]}"


def abroad(said: dict[str, str]) -> str:
    """The names of what lies around, each turned along its border."""
    return "".join(
        f'<text class="abroad {key}" transform="translate({x} {y}) rotate({turned})">{escape(said[key])}</text>'
        for key, (x, y, turned) in ABROAD.items()
    )


def rose() -> str:
    """A compass rose."""
    return (
        '<g class="rose" transform="translate(936 724)"><circle r="40"/><circle r="34"/>'
        '<path d="M0-56 7-7 56 0 7 7 0 56-7 7-56 0-7-7Z"/><path class="dark" d="M0-56V0L7-7ZM56 0H0L7 7ZM0 56V0L-7 7Z'
        'M-56 0H0L-7-7Z"/><path d="M-5-62v-13l10 13v-13"/></g>'
    )


def web(where: Land, keys: tuple[str, ...]) -> str:
    """A board of a table's own: circles, and a line for each border."""
    lines = "".join(
        f'<path class="road" d="M{where.spots[a].x:.0f},{where.spots[a].y:.0f}L{where.spots[b].x:.0f},'
        f'{where.spots[b].y:.0f}"/>'
        for a, b in where.lines
    )
    fields = "".join(use(f"land-{key}", f"field tint-{spot.tint}") for key, spot in zip(keys, where.spots, strict=True))
    return lines + fields


# Beside the land -----------------------------------------------------------------------------------------------------


def portrait() -> str:
    """The frame in which the King stands until he is called."""
    x, y = PORTRAIT
    return (
        f'<g class="portrait" transform="translate({x:g} {y:g})"><ellipse rx="62" ry="76"/>'
        f'<ellipse rx="54" ry="68"/><g class="ghost">{use("king-figure")}</g></g>'
    )


def congress(said: str, players: int) -> str:
    """The benches in half circles, a sector for each seat, the name beneath."""
    x, y = CONGRESS
    rows = "".join(f'<path d="M{-r},0A{r},{r} 0 0 1 {r},0"/>' for r in (52, *[r + 22 for r in BENCHES]))
    walls = ""
    for seat in range(players + 1):
        angle = math.pi * (1 - seat / players)
        across, up = math.cos(angle), -math.sin(angle)
        walls += f'<path d="M{52 * across:.1f},{52 * up:.1f}L{184 * across:.1f},{184 * up:.1f}"/>'
    hall = '<path class="hall" d="M-184,0A184,184 0 0 1 184,0Z"/>'
    desk = '<path class="desk" d="M-26,0A26,26 0 0 1 26,0Z"/>'
    return (
        f'<g class="congress" transform="translate({x:g} {y:g})">{hall}<g class="benches">{rows}{walls}</g>{desk}'
        f"{text(said, 0, 40, 'name')}</g>"
    )


def bench(seat: int, players: int) -> tuple[float, float]:
    """The middle of a seat's sector of the Congress."""
    x, y = CONGRESS
    angle = math.pi * (1 - (seat + 0.5) / players)
    return x + BENCHES[1] * math.cos(angle), y - BENCHES[1] * math.sin(angle) + 6
