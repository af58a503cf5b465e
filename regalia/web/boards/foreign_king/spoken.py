"""The map in words: for each province what borders it, who holds it, what stands there."""

from functools import lru_cache
from html import escape
from typing import NamedTuple

from regalia.games.foreign_king.figures import KINDS, MEDALS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS, PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import ready
from regalia.web.boards.scene import Scene


class Beside(NamedTuple):
    """What is not in the provinces: where the King is, his marker, pawns, turn order, and what the bank has left."""

    king: int
    marker: int
    pawns: tuple[int, ...]
    order: tuple[int, ...]
    stock: tuple[int, ...]
    medals: int
    bank: int


class Here(NamedTuple):
    """What is in a province: discs by colour, factories by kind, active and idle, and whether the King is there."""

    discs: tuple[int, ...]
    active: tuple[int, ...]
    idle: tuple[int, ...]
    king: bool


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """All provinces, folded away from those who see the map."""
    kingdom, words = scene.setup, scene.words
    assert isinstance(kingdom, Kingdom)
    medals = MEDALS - sum(v["up"]) - sum(v["down"])
    lists = tuple(v["pawns"]), tuple(v["order"]), tuple(v["stock"])
    beside = Beside(v["king"], v["marker"], *lists, medals, v["bank"])
    said = spoken(kingdom, words, tuple(v["discs"]), tuple(v["active"]), tuple(v["idle"]), beside)
    title = ready(words, "boards-in-words")
    return Part("words", title, f"<details><summary>{title}</summary>", [said], "</details>")


@lru_cache(maxsize=PARTS)
def spoken(
    kingdom: Kingdom,
    words: Words,
    discs: tuple[int, ...],
    active: tuple[int, ...],
    idle: tuple[int, ...],
    beside: Beside,
) -> Layer:
    """A paragraph about each province, and one about the rest."""
    pieces = []
    for at in range(kingdom.size):
        here, kinds = slice(at * kingdom.colours, (at + 1) * kingdom.colours), slice(at * KINDS, (at + 1) * KINDS)
        pieces.append(province(kingdom, words, at, Here(discs[here], active[kinds], idle[kinds], beside.king == at)))
    return Layer("said", [*pieces, table(kingdom, words, beside)], "div")


def told(kingdom: Kingdom, words: Words, key: str, **values: str | int) -> str:
    """A sentence of the board's."""
    return escape(words.of_game(kingdom.game, f"board-{key}", values))


@lru_cache(maxsize=PIECES)
def table(kingdom: Kingdom, words: Words, b: Beside) -> Piece:
    """A paragraph about what is not in the provinces."""
    found = [told(kingdom, words, "king-portrait")] if b.king < 0 else []
    found.append(told(kingdom, words, "said-marker", marker=b.marker))
    pawns = [
        words.of_game(
            kingdom.game,
            "board-said-pawn",
            {"colour": words.ids(kingdom, "seat", seat), "action": words.ids(kingdom, "action", action)},
        )
        for action, seat in enumerate(b.pawns)
        if seat >= 0
    ]
    if pawns:
        found.append(told(kingdom, words, "said-pawns", pawns=words.listed(pawns)))
    order = [words.ids(kingdom, "seat", seat) for seat in b.order]
    found.append(told(kingdom, words, "said-order", seats=words.listed(order)))
    found.append(told(kingdom, words, "said-bank", things=words.listed(bank(kingdom, words, b))))
    return Piece("said-table", f'<p id="said-table">{" ".join(found)}</p>')


def bank(kingdom: Kingdom, words: Words, b: Beside) -> list[str]:
    """FK-C-3, FK-C-4: what is left in the bank."""
    found = []
    for kind, left in enumerate(b.stock):
        factory = words.ids(kingdom, "factory", kind)
        found.append(words.of_game(kingdom.game, "board-factories-left", {"factory": factory, "left": left}))
    found.append(words.of_game(kingdom.game, "board-medals-left", {"left": b.medals}))
    if kingdom.bank:
        found.append(words.of_game(kingdom.game, "board-francs-left", {"left": b.bank}))
    return found


@lru_cache(maxsize=PIECES)
def province(kingdom: Kingdom, words: Words, at: int, h: Here) -> Piece:
    """A paragraph about one province."""
    key, name = kingdom.provinces[at], escape(words.ids(kingdom, "province", at))
    around = [
        words.ids(kingdom, "province", other)
        for other in range(kingdom.size)
        if kingdom.borders[at * kingdom.size + other]
    ]
    found = [discs(kingdom, words, h.discs), *factories(kingdom, words, h)]
    if h.king:
        found.append(told(kingdom, words, "king-here"))
    found.append(told(kingdom, words, "borders", provinces=words.listed(around)))
    return Piece(f"said-{key}", f'<p id="said-{key}"><b>{name}</b> {" ".join(found)}</p>')


def discs(kingdom: Kingdom, words: Words, sizes: tuple[int, ...]) -> str:
    """FK-K-7: who is in a province, and who holds the majority."""
    names = [words.ids(kingdom, "colour", colour) for colour in range(kingdom.colours)]
    there = [
        words.of_game(kingdom.game, "board-discs", {"colour": name, "discs": size})
        for name, size in zip(names, sizes, strict=True)
        if size
    ]
    if not there:
        return told(kingdom, words, "no-discs")
    listed, most = words.listed(there), max(sizes)
    if sizes.count(most) > 1:
        return told(kingdom, words, "nobody-holds", discs=listed)
    return told(kingdom, words, "holds", discs=listed, colour=names[sizes.index(most)])


def factories(kingdom: Kingdom, words: Words, h: Here) -> list[str]:
    """The factories of a province."""
    found = []
    for key, numbers in (("active", h.active), ("idle", h.idle)):
        for kind, number in enumerate(numbers):
            if number:
                name = words.ids(kingdom, "factory", kind)
                found.append(told(kingdom, words, f"factory-{key}", factory=name, number=number) + ".")
    return found
