"""One's own hand: country cards by country, intrigue cards below; what is laid for a payment is drawn forth."""

from functools import lru_cache
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import HAND, INTRIGUE_HAND
from regalia.games.royals.moves import COUNTRY
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.royals.cards import badge, draws
from regalia.web.boards.royals.pieces import card, europe, letters, plot, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import frame, placed, text

WIDTH: Final = 500
ABREAST: Final = 5
"""So many countries have room in one row."""
ROW: Final = 112
TOP: Final = 66
"""The middle of the first row's cards."""
RISE: Final = 16
"""How far a card is drawn forth."""
PLOTS: Final = 96
"""How high the row of intrigue cards is."""


def draw(scene: Scene, v: RoyalsView) -> Part | None:
    """The hand of who looks; a spectator has none."""
    if v["seat"] is None or v["hands"][v["seat"]] is None:
        return None
    e, signs = europe(scene), letters(europe(scene), scene.words)
    title = told(scene, "hand")
    before, after = ground(title, tuple(signs))
    layers = [
        Layer("hand-countries", countries(e, signs, v), hidden=True),
        Layer("hand-plots", intrigues(e, signs, v), hidden=True),
        Layer("hand-counts", counts(scene, e, v), hidden=True),
        Layer("hand-choices", choices(scene, e, v)),
    ]
    return Part("hand", title, before, layers, after, True)


def slot(countries: int, country: int) -> tuple[float, float, float]:
    """Where the cards of a country lie: the left edge, the middle from above, how wide."""
    columns = countries if countries <= ABREAST else (countries + 1) // 2
    wide = WIDTH / columns
    return country % columns * wide, TOP + ROW * (country // columns), wide


def plots_at(countries: int) -> float:
    """The middle of the intrigue cards from above."""
    return TOP + ROW * (1 if countries <= ABREAST else 2) + 2


@lru_cache(maxsize=32)
def ground(title: str, signs: tuple[str, ...]) -> tuple[str, str]:
    """A place for the cards of each country, which shows whose it is when it is empty, and one for intrigue cards."""
    inner = ""
    for country, letter in enumerate(signs):
        x, y, wide = slot(len(signs), country)
        inner += f'<rect class="bed" x="{x + 3:g}" y="{y - 45:g}" width="{wide - 6:g}" height="92" rx="8"/>'
        inner += text(letter, x + 38, y, "ghost")
    y = plots_at(len(signs))
    inner += f'<rect class="bed" x="3" y="{y - 45:g}" width="{WIDTH - 6}" height="92" rx="8"/>'
    return frame(WIDTH, y + 50, inner, title)


# Country cards -------------------------------------------------------------------------------------------------------


def countries(e: Europe, signs: list[str], v: RoyalsView) -> list[Piece]:
    """The cards of each country, one over the other; those that are laid stand out."""
    found = []
    for country, key in enumerate(e.board.countries):
        held, laid = cards_of(v, country)
        for rank in range(held):
            x, y = place(e, country, rank, held)
            drawn = rank >= held - laid
            look = f"card {key}{' laid' if drawn else ''}"
            inner = card(signs[country], country)
            found.append(placed(f"card-{key}-hand-{rank + 1}", x, y - RISE * drawn, inner, f"card {key}", look))
    return found


def cards_of(v: RoyalsView, country: int) -> tuple[int, int]:
    """How many cards of a country the reader holds, and how many of them are laid for a payment."""
    assert v["seat"] is not None
    hand = v["hands"][v["seat"]] or []
    laid = v["payment"]["laid"].count(country) if v["payment"] else 0
    return hand[country], laid


def place(e: Europe, country: int, rank: int, held: int) -> tuple[float, float]:
    """Where a card lies."""
    x, y, wide = slot(e.countries, country)
    apart = min(16, (wide - 76) / max(1, held - 1))
    return x + 38 + rank * apart, y


# Intrigue cards ------------------------------------------------------------------------------------------------------


def plots(e: Europe, v: RoyalsView) -> list[tuple[int, int, bool, float]]:
    """Kind, rank among its like, whether it is laid, and where it lies: like cards close together."""
    assert v["seat"] is not None
    held = v["intrigues"][v["seat"]] or []
    laid = v["payment"]["laid_intrigues"] if v["payment"] else []
    cards = [(kind, rank, number) for kind, number in enumerate(held) for rank in range(number)]
    apart = min(72, (WIDTH - 90) / max(1, len(cards) - 1))
    return [
        (kind, rank, rank >= number - laid.count(kind), 42 + apart * at)
        for at, (kind, rank, number) in enumerate(cards)
    ]


def intrigues(e: Europe, signs: list[str], v: RoyalsView) -> list[Piece]:
    """RO-C-1: the intrigue cards."""
    found = []
    for kind, rank, laid, x in plots(e, v):
        id, kind_of = f"plot-{e.pairs[kind]}-hand-{rank + 1}", f"plot {e.pairs[kind]}"
        y = plots_at(e.countries) - RISE * laid
        found.append(placed(id, x, y, plot(e, signs, kind), kind_of, kind_of + (" laid" if laid else "")))
    return found


# How many, and what can be chosen ------------------------------------------------------------------------------------


def counts(scene: Scene, e: Europe, v: RoyalsView) -> list[Piece]:
    """How many cards of each country, and of all how many may be kept."""
    found = []
    for country, key in enumerate(e.board.countries):
        held, laid = cards_of(v, country)
        if held:
            x, y, wide = slot(e.countries, country)
            found.append(badge(f"hand-{key}", held - laid, x + wide - 19, y + 30, 1))
    assert v["seat"] is not None
    held, plots_held = v["held"][v["seat"]], v["held_intrigues"][v["seat"]]
    found.append(limit("hand-limit", told(scene, "of-cards", cards=held, limit=HAND), 8))
    y = plots_at(e.countries)
    if not plots_held:
        none = text(told(scene, "no-intrigues"), WIDTH / 2, y, "caption")
        found.append(Piece("hand-none", f'<g id="hand-none">{none}</g>'))
    else:
        said = told(scene, "of-intrigues", cards=plots_held, limit=INTRIGUE_HAND)
        found.append(Piece("plots-limit", f'<g id="plots-limit" class="limit">{text(said, WIDTH - 12, y + 34)}</g>'))
    return found


def limit(id: str, said: str, y: float) -> Piece:
    """A line about the hand limit."""
    return Piece(id, f'<g id="{id}" class="limit">{text(said, WIDTH - 6, y)}</g>')


def choices(scene: Scene, e: Europe, v: RoyalsView) -> list[Piece]:
    """Cards to pay or to discard as buttons, when that is asked."""
    if draws(scene):
        return []
    found = []
    for country in range(e.countries):
        x, y, wide = slot(e.countries, country)
        found += choice(scene, COUNTRY + country, (x + 3, y - 45, wide - 6, 92))
    here = plots(e, v)
    for kind in range(e.kinds):
        there = [x for other, _, _, x in here if other == kind]
        if there:
            after = [x for other, _, _, x in here if other > kind]
            right = min(there[-1] + 32, min(after, default=WIDTH) - 30)
            y = plots_at(e.countries)
            found += choice(scene, e.pair + kind, (there[0] - 32, y - 45, right - there[0] + 32, 92))
    return found
