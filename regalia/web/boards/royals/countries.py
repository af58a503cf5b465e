"""The countries: who has how much influence in each, the markers of the epochs, and the country bonuses."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import YEARS
from regalia.games.royals.tables import influence
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.royals.ground import shield
from regalia.web.boards.royals.pieces import counted, europe, letters, standing, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import frame, paragraph, placed

WIDTH: Final = 500
TOP: Final = 38
ROW: Final = 78
COLUMN: Final = 76
FIRST: Final = 196
"""Where the first column of markers begins: one for each epoch, the last for the country bonus."""


def draw(scene: Scene, v: RoyalsView) -> Part:
    """All countries."""
    e, words = europe(scene), scene.words
    names = tuple(words.ids(e, "country", at) for at in range(e.countries))
    years = tuple(words.ids(e, "year", at) for at in range(len(YEARS)))
    title = told(scene, "countries")
    before, after = ground(title, names, tuple(letters(e, words)), (*years, told(scene, "page-bonus")))
    layers = [
        Layer("countries-epoch", epoch(e, v), hidden=True),
        Layer("countries-influence", powers(e, v), hidden=True),
        Layer("countries-markers", markers(e, v), hidden=True),
    ]
    return Part("countries", escape(title), before, layers, after, True)


@lru_cache(maxsize=32)
def ground(title: str, names: tuple[str, ...], signs: tuple[str, ...], heads: tuple[str, ...]) -> tuple[str, str]:
    """A row for each country, and the heads of the columns."""
    inner = "".join(
        paragraph(head, FIRST + COLUMN * (at + 0.5), 18, 11, 16, "caption") for at, head in enumerate(heads)
    )
    for at, (name, letter) in enumerate(zip(names, signs, strict=True)):
        y = TOP + ROW * at
        inner += f'<rect class="bed" y="{y:g}" width="{WIDTH}" height="{ROW - 6}" rx="8"/>'
        inner += shield(letter, at, 22, y + 18, 0.78)
        inner += f'<text class="said" x="44" y="{y + 18:g}">{escape(name)}</text>'
    return frame(WIDTH, TOP + ROW * len(names), inner, title)


def epoch(e: Europe, v: RoyalsView) -> list[Piece]:
    """A frame around the column of the epoch that is being played."""
    if v["epoch"] >= len(YEARS):
        return []
    rect = f'<rect x="2" y="3" width="{COLUMN - 4}" height="{TOP + ROW * e.countries - 7:g}" rx="8"/>'
    return [placed("epoch", FIRST + COLUMN * v["epoch"], 0, rect, look="epoch")]


def powers(e: Europe, v: RoyalsView) -> list[Piece]:
    """RO-E-2: the influence of each seat in each country."""
    found = []
    for country, key in enumerate(e.board.countries):
        there = [(seat, influence(e, v, country, seat)) for seat in range(e.players)]
        for rank, (seat, points) in enumerate([(seat, points) for seat, points in there if points]):
            place = 24 + 38 * rank, TOP + ROW * country + 53
            inner = counted(e.seats[seat], points, 0.72)
            found.append(placed(f"influence-{e.seats[seat]}-{key}", *place, inner, look=f"cube {e.seats[seat]}"))
    return found


def places(e: Europe) -> list[tuple[int, str, str, float, float]]:
    """All markers of the countries: number, id, shape, and where they lie, the higher above."""
    found: list[tuple[int, str, str, float, float]] = []
    for country, key in enumerate(e.board.countries):
        for column in range(len(YEARS) + 1):
            for low in range(2):
                if column < len(YEARS):
                    number, shape = e.first_epoch + (column * e.countries + country) * 2 + low, "epochs"
                else:
                    number, shape = e.first_country + 2 * country + low, "countries"
                x = FIRST + COLUMN * (column + 0.5) - 17 + 34 * low
                id = f"{key}-{YEARS[column] if column < len(YEARS) else 'bonus'}-{'low' if low else 'high'}"
                found.append((number, id, shape, x, TOP + ROW * country + 36 - 8 + 16 * low))
    return found


def markers(e: Europe, v: RoyalsView) -> list[Piece]:
    """RO-B-2, RO-E-2: each marker with its points, or the cube of who has it."""
    return [standing(e, v, number, shape, f"marker-{id}", (x, y), 0.8) for number, id, shape, x, y in places(e)]
