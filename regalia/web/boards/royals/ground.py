"""What never changes of the map: sea and lands, names, the cities' plaques with the signs of their positions."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.locale.words import Words
from regalia.web.boards.royals.atlas import BANNER, EDGE, HIGH, SQUARE, TILE, Atlas, Plaque
from regalia.web.boards.royals.pieces import letters, said, sign
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import frame, lit, paragraph, text, use

WAVE: Final = 26
"""From one row of waves to the next."""


class Printed:
    """What is printed on a board, in the words of one language."""

    def __init__(self, e: Europe, words: Words) -> None:
        b = e.board
        self.title = said(e, words, "map")
        self.countries = [words.ids(e, "country", at) for at in range(e.countries)]
        self.letters = letters(e, words)
        self.cities = [words.ids(e, "city", at) for at in range(e.cities)]
        self.titles = [words.ids(e, "title", at) for at in range(e.titles)]
        self.title_keys = b.titles
        self.city_keys = b.cities


def ground(scene: Scene, e: Europe, where: Atlas) -> tuple[str, str]:
    """What stands before and after the layers of the map."""
    return drawn(Key(e, scene.words, where))


class Key:
    """What a ground is kept by: the board, its words, and the number of players, who decide what there is."""

    def __init__(self, e: Europe, words: Words, where: Atlas) -> None:
        self.e, self.words, self.where = e, words, where
        self.known = (e.board_text, e.players, words.lang)

    def __hash__(self) -> int:
        return hash(self.known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.known == other.known


@lru_cache(maxsize=64)
def drawn(key: Key) -> tuple[str, str]:
    """The ground, drawn once for each board and language."""
    e, where, printed = key.e, key.where, Printed(key.e, key.words)
    inner = world(where, printed) if where.real else fields(where, printed)
    inner += "".join(pin(plaque) for plaque in where.plaques)
    inner += "".join(plate(e, printed, city, plaque) for city, plaque in enumerate(where.plaques))
    inner += "".join(places(e, where))
    return frame(where.width, where.height, inner, printed.title)


def places(e: Europe, where: Atlas) -> Iterator[str]:
    """What lights up where the log names a country, a city or a position."""
    for at, key in enumerate(e.names["country"]):
        yield lit(f"at-country-{key}", use(f"land-{at}"))
    for city, plaque in enumerate(where.plaques):
        yield lit(f"at-city-{e.board.cities[city]}", box(plaque.x, plaque.y, plaque.width, HIGH, 8))
        for rank, position in enumerate(e.positions_in[city]):
            yield lit(f"at-position-{e.names['position'][position]}", box(*plaque.tile(rank), 6))


def box(x: float, y: float, width: float, height: float, round: int) -> str:
    """A frame around something."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round}"/>'


# Lands ---------------------------------------------------------------------------------------------------------------


def world(where: Atlas, printed: Printed) -> str:
    """Europe: the sea with its waves, the lands around, the countries with their tints and patterns."""
    rows = "".join(f'<path class="wave" d="M0,{WAVE * row + 8}{"q10,-7 20,0t20,0" * 25}"/>' for row in range(47))
    around = "".join(f'<path d="{path}"/>' for path in where.around)
    coasts = "".join(f'<path id="land-{at}" d="{land.outline}"/>' for at, land in enumerate(where.lands))
    shown = "".join(use(f"land-{at}") for at in range(len(where.lands)))
    shore = "".join(f'<g class="shore shore-{line}">{shown}{around}</g>' for line in (2, 1))
    sea = f'<rect class="sea" width="{where.width:g}" height="{where.height:g}"/>{rows}'
    names = "".join(
        paragraph(name, *land.name, 9, 32, "country") for land, name in zip(where.lands, printed.countries, strict=True)
    )
    edge = f'<clipPath id="clip-world"><rect width="{where.width:g}" height="{where.height:g}"/></clipPath>'
    whole = f'{sea}{shore}<g class="around">{around}</g>{tinted(where)}{names}'
    return f'<defs>{coasts}{edge}</defs><g clip-path="url(#clip-world)">{whole}</g>'


def tinted(where: Atlas) -> str:
    """The countries in their tints, each with its pattern."""
    return "".join(
        f'<g class="tinted">{use(f"land-{at}", f"field tint-{at}")}{use(f"land-{at}", f"woven woven-{at}")}</g>'
        for at in range(len(where.lands))
    )


def fields(where: Atlas, printed: Printed) -> str:
    """A board of a table's own: a panel for each country, with its name and letter."""
    coasts = "".join(f'<path id="land-{at}" d="{land.outline}"/>' for at, land in enumerate(where.lands))
    names = ""
    for at, (land, name) in enumerate(zip(where.lands, printed.countries, strict=True)):
        names += shield(printed.letters[at], at, land.name[0] + 8, land.name[1] + 2, 0.9)
        names += f'<text class="country panel" x="{land.name[0] + 42:g}" y="{land.name[1]:g}">{escape(name)}</text>'
    return f"<defs>{coasts}</defs>{tinted(where)}{names}"


def shield(letter: str, country: int, x: float, y: float, scale: float = 1) -> str:
    """A country's letter on its colour."""
    inner = f'<circle r="19" class="face land-{country}"/><circle r="19" fill="url(#weave-{country})"/>'
    inner += f'<circle r="14" class="plate"/>{text(letter, 0, 0.5, "letter small")}'
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inner}</g>'


# Cities --------------------------------------------------------------------------------------------------------------


def pin(plaque: Plaque) -> str:
    """Where a city lies, and a line from there to its plaque."""
    if plaque.at is None:
        return ""
    x, y = plaque.at
    to_x = min(max(x, plaque.x + 20), plaque.x + plaque.width - 20)
    to_y = min(max(y, plaque.y + 20), plaque.y + HIGH - 20)
    line = f'<path d="M{x:g},{y:g}L{to_x:g},{to_y:g}"/>'
    return f'<g class="pin"><g class="rim">{line}</g>{line}<circle cx="{x:g}" cy="{y:g}" r="10"/></g>'


def plate(e: Europe, printed: Printed, city: int, plaque: Plaque) -> str:
    """A city's plaque: the banner in the colour of its country, the positions, the square."""
    country = e.board.city_country[city]
    x, y, width = plaque.x, plaque.y, plaque.width
    letter = f'<circle cx="{x + 19:g}" cy="{y + 17:g}" r="12.5" class="plate"/>'
    letter += text(printed.letters[country], x + 19, y + 17.5, "letter tiny")
    name = printed.cities[city]
    banner = (
        f'<path class="banner land-{country}" d="M{x:g},{y + BANNER:g}V{y + 8:g}q0,-8 8,-8h{width - 16:g}q8,0 8,8'
        f'V{y + BANNER:g}Z"/>{letter}<text class="city{" long" if len(name) > 7 else ""}" x="{x + 37:g}" '
        f'y="{y + 18:g}">{escape(name)}</text>'
    )
    below = f'<rect class="square" x="{x + EDGE + 1:g}" y="{y + BANNER + TILE[1] + 3:g}" '
    below += f'width="{width - 2 * EDGE - 2:g}" height="{SQUARE - 3:g}" rx="5"/>'
    tiles = "".join(tile(e, printed, position, plaque, rank) for rank, position in enumerate(e.positions_in[city]))
    back = f'<rect class="plaque" x="{x:g}" y="{y:g}" width="{width:g}" height="{HIGH}" rx="8"/>'
    return f'<g class="place">{back}{banner}{below}{tiles}</g>'


def tile(e: Europe, printed: Printed, position: int, plaque: Plaque, rank: int) -> str:
    """A position: the sign of its title, what it costs in cards, what influence it brings."""
    x, y, width, height = plaque.tile(rank)
    title = e.title_of[position]
    back = f'<rect class="tile" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>'
    drawn = sign(printed.title_keys[title], printed.titles[title], x + 32, y + 34, 0.92)
    cost = use("cost", "", x + 22, y + 80, 0.92) + text(str(e.cost[position]), x + 22, y + 80.5, "figure")
    brings = use("influence", "", x + width - 26, y + 81, 0.95)
    brings += text(str(e.influence[position]), x + width - 26, y + 81.5, "figure")
    slot = f'<circle class="slot" cx="{x + width - 26:g}" cy="{y + 34:g}" r="19"/>'
    return back + drawn + cost + brings + slot
