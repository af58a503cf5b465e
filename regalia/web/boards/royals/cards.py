"""The cards that all see: both decks, the row, and what has been discarded."""

from functools import lru_cache
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import ROW
from regalia.games.royals.moves import COUNTRY, DECK, INTRIGUE
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.royals.pieces import CARD, card, europe, letters, plot, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import frame, paragraph, placed, text, use

WIDTH: Final = 500
HEIGHT: Final = 118
MIDDLE: Final = 46
"""The middle of the cards from above."""
BELOW: Final = 103
"""Where it is said what they are."""
DECK_X: Final = 38
ROW_X: Final = 116
APART: Final = 66
PLOT_X: Final = 330
DISCARDS: Final = (382, 492)
"""From where to where the discards lie."""
THICK: Final = 3
"""How many cards of a pile are drawn."""


def draw(scene: Scene, v: RoyalsView) -> Part:
    """All of them."""
    e, signs = europe(scene), letters(europe(scene), scene.words)
    said = tuple(told(scene, key) for key in ("deck", "row", "intrigue-deck", "discards"))
    before, after = ground(told(scene, "cards"), said)
    layers = [
        Layer("cards-decks", decks(v), hidden=True),
        Layer("cards-row", row(e, signs, v), hidden=True),
        Layer("cards-discards", [*discards(e, signs, v), *plots(e, signs, v)], hidden=True),
        Layer("cards-counts", counts(e, v), hidden=True),
        Layer("cards-choices", choices(scene, e, v)),
    ]
    return Part("cards", told(scene, "cards"), before, layers, after, True)


@lru_cache(maxsize=8)
def ground(title: str, said: tuple[str, ...]) -> tuple[str, str]:
    """Places for the cards, and what they are."""
    deck, row, intrigues, discards = said
    slots = [DECK_X, *[ROW_X + APART * at for at in range(ROW)], PLOT_X]
    inner = "".join(f'<rect class="bed" x="{x - 30}" y="{MIDDLE - 42}" width="60" height="84" rx="6"/>' for x in slots)
    inner += text(deck, DECK_X, BELOW, "caption") + text(row, ROW_X + APART, BELOW, "caption")
    inner += paragraph(intrigues, PLOT_X, BELOW, 12, 15, "caption")
    inner += text(discards, sum(DISCARDS) / 2, BELOW, "caption")
    return frame(WIDTH, HEIGHT, inner, title)


def decks(v: RoyalsView) -> list[Piece]:
    """The backs of both decks, a few cards thick."""
    found = []
    for key, size, x in (("back", v["deck"], DECK_X), ("plot-back", v["intrigue_deck"], PLOT_X)):
        for rank in range(min(THICK, (size + 9) // 10 if size > 1 else size)):
            found.append(placed(f"{key}-{rank + 1}", x + 2 * rank, MIDDLE - 2 * rank, use(key)))
    return found


def row(e: Europe, signs: list[str], v: RoyalsView) -> list[Piece]:
    """RO-S-3: the cards face up, like ones side by side."""
    return [
        placed(f"card-{key}-row-{rank + 1}", x, MIDDLE, card(signs[country], country), f"card {key}")
        for country, key, rank, x in in_row(e, v)
    ]


def in_row(e: Europe, v: RoyalsView) -> list[tuple[int, str, int, float]]:
    """Country, its key, the rank among its like, and where it lies."""
    cards = [(country, rank) for country in range(e.countries) for rank in range(v["row"][country])]
    return [(country, e.board.countries[country], rank, ROW_X + APART * at) for at, (country, rank) in enumerate(cards)]


# Discards ------------------------------------------------------------------------------------------------------------


def pile(e: Europe, country: int) -> tuple[float, float, float]:
    """Where the discards of a country lie, and how large."""
    rows = 2
    columns = (e.countries + 1 + rows - 1) // rows
    wide = (DISCARDS[1] - DISCARDS[0]) / columns
    scale = min(0.5, (wide - 4) / CARD[0])
    return DISCARDS[0] + (country % columns + 0.5) * wide, MIDDLE - 22 + 44 * (country // columns), scale


def discards(e: Europe, signs: list[str], v: RoyalsView) -> list[Piece]:
    """RO-T-7: the discards of each country, the last few as cards, for they may be looked through."""
    found = []
    for country, key in enumerate(e.board.countries):
        x, y, scale = pile(e, country)
        inner = f'<g transform="scale({scale:g})">{card(signs[country], country)}</g>'
        number = v["discards"][country]
        for rank in range(max(0, number - THICK), number):
            found.append(placed(f"card-{key}-discards-{rank + 1}", x, y, inner, f"card {key}"))
    return found


def plots(e: Europe, signs: list[str], v: RoyalsView) -> list[Piece]:
    """The discarded intrigue cards, on one pile."""
    x, y, scale = pile(e, e.countries)
    found = []
    for kind, key in enumerate(e.pairs):
        inner = f'<g transform="scale({scale:g})">{plot(e, signs, kind)}</g>'
        for rank in range(v["intrigue_discards"][kind]):
            found.append(placed(f"plot-{key}-discards-{rank + 1}", x, y, inner, f"plot {key}"))
    return found[-THICK:]


def counts(e: Europe, v: RoyalsView) -> list[Piece]:
    """How many cards are in each deck and on each pile."""
    found = []
    for key, number, x in (("deck", v["deck"], DECK_X), ("intrigue-deck", v["intrigue_deck"], PLOT_X)):
        found.append(badge(f"left-{key}", number, x + 22, MIDDLE + 32, 1))
    piles = [*zip(e.board.countries, v["discards"], strict=True), ("intrigue", sum(v["intrigue_discards"]))]
    for place, (name, number) in enumerate(piles):
        left, top, scale = pile(e, place)
        if number:
            found.append(badge(f"left-discards-{name}", number, left + 26 * scale, top + 30 * scale, 0.78))
    return found


def badge(id: str, number: int, x: float, y: float, scale: float) -> Piece:
    """A number beside a pile."""
    inner = f'<g transform="scale({scale:g})"><circle r="15" class="badge"/></g>{text(str(number), 0, 0.5, "tally")}'
    return placed(id, x, y, inner, look="number-of")


def choices(scene: Scene, e: Europe, v: RoyalsView) -> list[Piece]:
    """The decks and the cards of the row as buttons, when cards are drawn."""
    if not draws(scene):
        return []
    found = choice(scene, DECK, around(DECK_X, DECK_X))
    for country in range(e.countries):
        there = [x for other, _, _, x in in_row(e, v) if other == country]
        if there:
            found += choice(scene, COUNTRY + country, around(there[0], there[-1]))
    return found + choice(scene, INTRIGUE, around(PLOT_X, PLOT_X))


def draws(scene: Scene) -> bool:
    """Whether it is asked from where a card is drawn."""
    return scene.asked is not None and scene.asked.question in ("draw", "draw-both")


def around(first: float, last: float) -> tuple[float, float, float, float]:
    """A box around cards that lie side by side."""
    return (first - 32, MIDDLE - 44, last - first + 64, 88)
