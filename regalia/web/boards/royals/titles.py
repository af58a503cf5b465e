"""The titles: what each costs and brings, how many cubes everybody has on its marker; then the house bonuses."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import OUT
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.royals.pieces import counted, europe, marker, sign, standing, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import frame, placed, text, use

WIDTH: Final = 500
ROW: Final = 48
HOUSE: Final = 60
COST_X: Final = 188
POINTS_X: Final = 236
CUBES_X: Final = 286
APART: Final = 46


def draw(scene: Scene, v: RoyalsView) -> Part:
    """All titles, the highest above."""
    e, words = europe(scene), scene.words
    names = tuple(words.ids(e, "title", at) for at in range(e.titles))
    title = told(scene, "titles")
    said = (title, told(scene, "house-bonus"), told(scene, "no-house-bonus"))
    before, after = ground(said, tuple(e.board.titles), names, tuple(e.board.cost), e.first_epoch > e.first_house)
    layers = [
        Layer("titles-markers", [*halves(e, v), *houses(e, v)], hidden=True),
        Layer("titles-cubes", cubes(e, v), hidden=True),
    ]
    return Part("titles", escape(title), before, layers, after, True)


@lru_cache(maxsize=32)
def ground(
    said: tuple[str, str, str], keys: tuple[str, ...], names: tuple[str, ...], costs: tuple[int, ...], houses: bool
) -> tuple[str, str]:
    """A row for each title: its sign, its name, its cost."""
    title, house, none = said
    inner = ""
    for at, (key, name, cost) in enumerate(zip(keys, names, costs, strict=True)):
        y = row(len(keys), at)
        inner += f'<rect class="bed" y="{y - ROW / 2 + 2:g}" width="{WIDTH}" height="{ROW - 4}" rx="8"/>'
        inner += sign(key, name, 28, y, 0.66) + f'<text class="said" x="58" y="{y:g}">{escape(name)}</text>'
        inner += use("cost", "", COST_X, y, 0.88) + text(str(cost), COST_X, y + 0.5, "figure")
    y = ROW * len(keys) + HOUSE / 2
    inner += f'<text class="said" x="10" y="{y:g}">{escape(house if houses else none)}</text>'
    return frame(WIDTH, ROW * len(keys) + HOUSE, inner, title)


def row(titles: int, title: int) -> float:
    """The middle of a title's row; the highest stands above."""
    return ROW * (titles - title - 0.5)


def halves(e: Europe, v: RoyalsView) -> list[Piece]:
    """RO-F-1: the marker of each title with the points of both halves together, or who has it, or a half each."""
    found = []
    for title, key in enumerate(e.board.titles):
        half, y = e.first_title + 2 * title, row(e.titles, title)
        owners, points = v["markers"][half : half + 2], e.points[half : half + 2]
        if owners[0] >= 0 and owners[0] != owners[1]:
            for at, seat in enumerate(owners):
                inner = counted(e.seats[seat], points[at], 0.62)
                place = POINTS_X - 15 + 30 * at, y
                found.append(placed(f"title-{key}-{at + 1}", *place, inner, look=f"half cube {e.seats[seat]}"))
        elif owners[0] >= 0:
            inner = counted(e.seats[owners[0]], sum(points), 0.82)
            found.append(placed(f"title-{key}", POINTS_X, y, inner, look=f"cube {e.seats[owners[0]]}"))
        else:
            struck = '<path d="M-15 15 15-15"/>' if owners[0] == OUT else ""
            inner = marker("titles", sum(points), 0.92) + struck
            found.append(placed(f"title-{key}", POINTS_X, y, inner, look="out" if struck else ""))
    return found


def cubes(e: Europe, v: RoyalsView) -> list[Piece]:
    """RO-P-1: how many cubes each seat has on each title; a ring around who has most."""
    found = []
    for title, key in enumerate(e.board.titles):
        there = v["honours"][title * e.players : (title + 1) * e.players]
        for seat, number in enumerate(there):
            if number:
                colour = e.seats[seat]
                inner = counted(colour, number, 0.82)
                if number == max(there) and there.count(number) < 3:
                    inner = '<circle r="22.5" class="leads"/>' + inner
                place = CUBES_X + APART * seat, row(e.titles, title)
                found.append(placed(f"honour-{colour}-{key}", *place, inner, look=f"cube {colour}"))
    return found


# House bonuses -------------------------------------------------------------------------------------------------------


def house(e: Europe, at: int) -> tuple[float, float]:
    """Where a house bonus lies."""
    return CUBES_X + APART * at, ROW * e.titles + HOUSE / 2


def houses(e: Europe, v: RoyalsView) -> list[Piece]:
    """RO-B-3: the house bonuses, or who has them."""
    return [
        standing(e, v, number, "house", f"house-{at + 1}", house(e, at), 0.95)
        for at, number in enumerate(range(e.first_house, e.first_epoch))
    ]
