"""What never changes of the map: the land with its regions and bishoprics, woods, hills, rivers, roads and bridges."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from regalia.games.fief.land import Land
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS
from regalia.web.boards.fief.atlas import Atlas, atlas
from regalia.web.boards.fief.borders import Point
from regalia.web.boards.fief.reading import said
from regalia.web.boards.fief.scenery import bridges, scenery, smooth
from regalia.web.boards.fief.sites import box
from regalia.web.boards.svg import frame, lit, paragraph, use

NAME: Final = 14
"""So many signs of a region's name stand in a line."""


class Key:
    """What a ground is kept by: the board, whoever plays on it, and the language, if words stand in it."""

    def __init__(self, land: Land, words: Words | None = None) -> None:
        self.land, self.words = land, words
        self.known = (land.board_text, words)

    def __hash__(self) -> int:
        return hash(self.known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.known == other.known


@lru_cache(maxsize=PARTS)
def ground(land: Land, words: Words) -> tuple[str, str]:
    """What stands before and after the layers of the map."""
    return named(Key(land, words))


@lru_cache(maxsize=64)
def named(key: Key) -> tuple[str, str]:
    """The country with its names, drawn once for each board and language."""
    land, words = key.land, key.words
    assert words is not None
    where = atlas(land)
    inner = country(Key(land)) + names(land, words, where) + "".join(places(land, where))
    return frame(where.width, where.height, inner, words.of_game(land.game, "board-map"))


@lru_cache(maxsize=64)
def country(key: Key) -> str:
    """All that needs no words, drawn once for each board."""
    land, where = key.land, atlas(key.land)
    sheet = f'<rect class="vellum" width="{where.width:g}" height="{where.height:g}"/>'
    inner = shapes(land, where) + sheet + lands(land, where) + rivers(where) + roads(where)
    inner += "".join(use(grown.shape, "", grown.x, grown.y, round(grown.scale, 2)) for grown in scenery(where))
    if where.rose:
        inner += f'<g class="rose" transform="translate({where.rose[0]:g} {where.rose[1]:g})">{use("rose-wind")}</g>'
    return inner


def places(land: Land, where: Atlas) -> Iterator[str]:
    """What lights up where the log names a region, a bishopric or a village."""
    for key in (*land.board.regions, *land.board.bishoprics):
        yield lit(f"at-{key}", use(f"land-{key}"))
    for village, key in enumerate(land.board.villages):
        x, y, width, height = box(where, village)
        yield lit(f"at-{key}", f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="14"/>')


def shapes(land: Land, where: Atlas) -> str:
    """The outlines of regions and bishoprics, to be shown, glow, and keep buttons and colours within them."""
    keys = [*zip(land.board.regions, where.regions, strict=True)]
    keys += [*zip(land.board.bishoprics, where.bishoprics, strict=True)]
    found = f'<path id="land-all" d="{where.coast}"/>'
    for key, outline in keys:
        found += f'<path id="land-{key}" d="{outline}"/>'
        found += f'<clipPath id="clip-choice-{key}"><use href="#land-{key}"/></clipPath>'
    return f"<defs>{found}</defs>"


def lands(land: Land, where: Atlas) -> str:
    """Regions in their tints, bishoprics in their patterns, and the borders of both."""
    board = land.board
    tints = "".join(use(f"land-{key}", f"tint-{at}") for at, key in enumerate(board.regions))
    woven = "".join(use(f"land-{key}", f"woven-{at}") for at, key in enumerate(board.bishoprics))
    lines = "".join(use(f"land-{key}") for key in board.regions)
    parishes = f'<path class="parish" d="{where.parishes}"/>'
    shade = f'<g class="shade">{use("land-all")}</g>'
    return f'{shade}{tints}<g class="woven">{woven}</g>{parishes}<g class="border">{lines}</g>'


def rivers(where: Atlas) -> str:
    """Rivers with their banks."""
    found = "".join(f'<path d="{path(smooth(river))}"/>' for river in where.rivers)
    if not found:
        return ""
    clip = '<clipPath id="clip-land"><use href="#land-all"/></clipPath>'
    return f'{clip}<g clip-path="url(#clip-land)"><g class="bank">{found}</g><g class="river">{found}</g></g>'


def path(points: list[Point]) -> str:
    """A line through many points."""
    return "M" + " ".join(f"{x:.0f},{y:.0f}" for x, y in points)


def roads(where: Atlas) -> str:
    """Roads, and bridges where they cross rivers."""
    found = "".join(f'<path d="{road.path()}"/>' for road in where.roads)
    across = "".join(
        f'<g transform="translate({bridge.x:g} {bridge.y:g}) rotate({bridge.turned})">{use("bridge")}</g>'
        for bridge in bridges(where)
    )
    return f'<g class="kerb">{found}</g><g class="road">{found}</g>{across}'


def names(land: Land, words: Words, where: Atlas) -> str:
    """The names of the regions, where our own map has room for them."""
    found = ""
    for at, key in enumerate(land.board.regions):
        if key in where.names:
            x, y = where.names[key]
            found += paragraph(words.ids(land, "region", at), x, y, NAME, 24, "region")
    return found


def title(land: Land, words: Words) -> str:
    """What the map is called."""
    return said(land, words, "map")
