"""Small things that several parts show: cards, cubes, markers with their points, and the letter of a country."""

import unicodedata
from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import NOBODY, OUT
from regalia.games.royals.view import RoyalsView
from regalia.locale.words import Words
from regalia.web.boards.board import Piece
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import placed, text, use

CARD: Final = (60, 84)
SIGNS: Final = ("marshal", "baron", "countess", "duke", "cardinal", "princess", "king")
"""The titles that have a sign of their own; others show their first letter on a shield."""


def europe(scene: Scene) -> Europe:
    """What is played, known to be this game."""
    assert isinstance(scene.setup, Europe)
    return scene.setup


def told(scene: Scene, key: str, **values: str | int) -> str:
    """A sentence of the board's."""
    return said(scene.setup, scene.words, key, **values)


def said(setup: object, words: Words, key: str, **values: str | int) -> str:
    """The same, where there is no scene."""
    assert isinstance(setup, Europe)
    return words.of_game(setup.game, f"board-{key}", values)


@lru_cache(maxsize=256)
def letters(e: Europe, words: Words) -> list[str]:
    """A letter for each country, all different: ours by our words, others by their names."""
    found: list[str] = []
    for country, key in enumerate(e.board.countries):
        id = f"board-letter-{key}"
        ours = words.of_game(e.game, id) if words.game_has(e.game, id) else ""
        name = unicodedata.normalize("NFD", words.ids(e, "country", country)).upper()
        free = [sign for sign in ours + name + "ABCDEFGHIJ" if sign.isalpha() and sign not in found]
        found.append(free[0])
    return found


# Cards ---------------------------------------------------------------------------------------------------------------


def faces() -> str:
    """The shapes of cards, for as many countries as a board may have: whole ones, and halves for intrigue cards."""
    found = ""
    x, y = -CARD[0] / 2, -CARD[1] / 2
    whole = f'x="{x:g}" y="{y:g}" width="{CARD[0]}" height="{CARD[1]}" rx="6"'
    upper = f"M{x + 6:g},{y:g}H{-x - 6:g}Q{-x:g},{y:g} {-x:g},{y + 6:g}L{x:g},{-y - 6:g}V{y + 6:g}"
    upper += f"Q{x:g},{y:g} {x + 6:g},{y:g}Z"
    for land in range(8):
        found += (
            f'<g id="card-{land}"><rect {whole} class="face land-{land}"/><rect {whole} fill="url(#weave-{land})"/>'
            f'<circle r="19" class="plate"/></g><g id="half-{land}"><path d="{upper}" class="face land-{land}"/>'
            f'<path d="{upper}" fill="url(#weave-{land})"/></g>'
        )
    return found


def card(letter: str, country: int) -> str:
    """A country card, its middle at nought."""
    return use(f"card-{country}") + text(letter, 0, 1, "letter")


def plot(e: Europe, signs: list[str], kind: int) -> str:
    """An intrigue card: the two countries it shows, one above, one below."""
    one, other = (country for country in range(e.countries) if e.shows[kind * e.countries + country])
    plates = '<circle cx="-11" cy="-20" r="15" class="plate"/><circle cx="11" cy="20" r="15" class="plate"/>'
    below = f'<g transform="rotate(180)">{use(f"half-{other}")}</g>'
    inner = use(f"half-{one}") + below + plates + text(signs[one], -11, -19.5, "letter small")
    return inner + text(signs[other], 11, 20.5, "letter small")


# Titles, markers, icons ----------------------------------------------------------------------------------------------


def sign(key: str, name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The sign of a title."""
    if key in SIGNS:
        return use(f"sign-{key}", "", x, y, scale)
    return use("sign-any", "", x, y, scale) + text(name[:1], x, y - 1, "initial")


def marker(shape: str, points: int, scale: float = 1) -> str:
    """A marker with its points."""
    low = {"countries": -2, "house": 4, "titles": 5}.get(shape, 0)
    return use(f"mark-{shape}", scale=scale) + text(str(points), 0, low * scale, "points")


def standing(
    e: Europe, v: RoyalsView, number: int, shape: str, id: str, place: tuple[float, float], scale: float
) -> Piece:
    """A marker where it lies on the board; once it is taken, the cube of who has it, with its points; or struck out."""
    owner, points = v["markers"][number], e.points[number]
    if owner == NOBODY:
        return placed(id, *place, marker(shape, points, scale))
    if owner == OUT:
        return placed(id, *place, f'{marker(shape, points, scale)}<path d="M-15 15 15-15"/>', look="out")
    return placed(id, *place, counted(e.seats[owner], points, scale), look=f"cube {e.seats[owner]}")


def counted(colour: str, number: int, scale: float) -> str:
    """A cube with a number on it."""
    return use(f"cube-{colour}", scale=scale) + text(str(number), 0, 0.5, f"count on-{colour}")


def icon(inner: str, look: str = "") -> str:
    """A small drawing in a line of text."""
    return f'<svg class="icon" viewBox="-26 -26 52 52" aria-hidden="true"><g class="{escape(look)}">{inner}</g></svg>'


def small_card(inner: str, look: str = "") -> str:
    """A small card in a line of text."""
    return f'<svg class="icon upright" viewBox="-31 -43 62 86" aria-hidden="true"><g class="{look}">{inner}</g></svg>'
