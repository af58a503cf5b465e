"""What a drawn board is: parts, in them layers, in these pieces; and what has changed from one drawing to the next.

A drawing follows from a view and a language alone, so it can be kept and shared by all who see the same. A piece is
known by where it is: `disc-red-liege-2` is the second red disc in Liège. When it goes to Namur, a piece has vanished
and another of its kind has appeared; `changes` puts the two together, and the page lets the one become the other.
"""

from typing import Final, NamedTuple, TypedDict

PIECES: Final = 4096
PARTS: Final = 512
"""So many pieces, and layers or parts, are kept of each sort (`lru_cache`): what did not change is not drawn again."""


class Piece(NamedTuple):
    """What can change by itself: one element with this id. Pieces of one kind are alike, and may become each other."""

    id: str
    markup: str
    kind: str = ""


class Layer(NamedTuple):
    """Pieces in the order they are drawn, in an element of their own."""

    id: str
    pieces: list[Piece]
    tag: str = "g"
    hidden: bool = False
    """Whether it is only for the eye: readers of the page are told the same elsewhere."""

    def markup(self) -> str:
        """The layer with all its pieces."""
        aria = ' aria-hidden="true"' if self.hidden else ""
        inner = "".join(piece.markup for piece in self.pieces)
        return f'<{self.tag} id="{self.id}"{aria}>{inner}</{self.tag}>'


class Part(NamedTuple):
    """A part of the board that has its own place on the page; what stands before and after the layers never changes."""

    id: str
    title: str
    before: str
    layers: list[Layer]
    after: str
    heading: bool = False
    """Whether the title is shown; it is said in any case."""

    def markup(self) -> str:
        """The part as a section of the page."""
        inner = self.before + "".join(layer.markup() for layer in self.layers) + self.after
        seen = "" if self.heading else ' class="unseen"'
        return (
            f'<section class="part part-{self.id}" id="part-{self.id}" aria-labelledby="title-{self.id}">'
            f'<h2 id="title-{self.id}"{seen}>{self.title}</h2>{inner}</section>'
        )


class Board(NamedTuple):
    """All parts, in the order in which they are read; `symbols` are the shapes that pieces show by their ids."""

    key: str
    parts: list[Part]
    symbols: str

    def markup(self) -> str:
        """The board as it stands in a page."""
        symbols = f'<svg class="unseen" aria-hidden="true"><defs>{self.symbols}</defs></svg>' if self.symbols else ""
        inner = "".join(part.markup() for part in self.parts)
        return f'<div class="board board-{self.key}" id="board">{symbols}<div class="parts">{inner}</div></div>'

    def layers(self) -> list[Layer]:
        """The layers of all parts."""
        return [layer for part in self.parts for layer in part.layers]


# What has changed ----------------------------------------------------------------------------------------------------


class Change(TypedDict):
    """One piece: gone (no markup), new (it was nothing), or changed; it stands in `layer` before `next`, or last."""

    id: str
    was: str
    layer: str
    next: str
    markup: str


GONE: Final = ""


Pieces = dict[str, Piece]
"""Pieces by their ids, in the order of the page."""


def changes(before: Board, after: Board) -> list[Change] | None:
    """What makes one drawing out of another; None where the whole board must be sent anew.

    First comes what is gone, then the pieces from the last to the first, so that the next one is always there.
    """
    pairs = moved(before, after)
    if pairs is None:
        return None
    here = [by_id(layer) for layer, _ in pairs]
    old, new = together(here), together([by_id(layer) for _, layer in pairs])
    came_from = origins(old, new)
    stayed = set(came_from.values())
    found = [
        Change(id=id, was=id, layer=layer.id, next="", markup=GONE)
        for pieces, (layer, _) in zip(here, pairs, strict=True)
        for id in pieces
        if id not in new and id not in stayed
    ]
    for pieces, (_, layer) in zip(reversed(here), reversed(pairs), strict=True):
        following = ""
        for piece in reversed(layer.pieces):
            if pieces.get(piece.id) != piece:
                was = came_from.get(piece.id, piece.id)
                found.append(Change(id=piece.id, was=was, layer=layer.id, next=following, markup=piece.markup))
            following = piece.id
    return found


def moved(before: Board, after: Board) -> list[tuple[Layer, Layer]] | None:
    """The layers whose pieces have changed, before and after; None if more than pieces has.

    What was kept is the same thing, and is not looked at.
    """
    if (before.key, before.symbols, len(before.parts)) != (after.key, after.symbols, len(after.parts)):
        return None
    found = []
    for old, new in zip(before.parts, after.parts, strict=True):
        if old is new:
            continue
        if not same_part(old, new):
            return None
        for layer, other in zip(old.layers, new.layers, strict=True):
            if layer is not other and not same_layer(layer, other):
                return None
            if layer.pieces != other.pieces:
                found.append((layer, other))
    return found


def same_part(old: Part, new: Part) -> bool:
    """Whether two parts are the same but for what is in their layers."""
    if old.id != new.id or old.title != new.title or old.heading != new.heading:
        return False
    return old.before == new.before and old.after == new.after and len(old.layers) == len(new.layers)


def same_layer(old: Layer, new: Layer) -> bool:
    """Whether two layers are the same but for their pieces."""
    return old.id == new.id and old.tag == new.tag and old.hidden == new.hidden


def by_id(layer: Layer) -> Pieces:
    """The pieces of a layer."""
    return {piece.id: piece for piece in layer.pieces}


def together(layers: list[Pieces]) -> Pieces:
    """The pieces of several layers."""
    found: Pieces = {}
    for pieces in layers:
        found.update(pieces)
    return found


def origins(old: Pieces, new: Pieces) -> dict[str, str]:
    """For each piece that was not there the id of one of its kind that has vanished; nothing if it is new."""
    vanished: dict[str, list[str]] = {}
    for id, piece in old.items():
        if id not in new and piece.kind:
            vanished.setdefault(piece.kind, []).append(id)
    found: dict[str, str] = {}
    for id, piece in new.items():
        if id not in old:
            left = vanished.get(piece.kind)
            found[id] = left.pop(0) if left else ""
    return found
