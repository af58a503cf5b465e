"""The map in words: for each province what borders it, who holds it, what stands there."""

from html import escape

from regalia.games.foreign_king.figures import KINDS, MEDALS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.scene import Scene


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """All provinces, folded away from those who see the map."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    title = escape(scene.words.text("boards-in-words"))
    pieces = [province(scene, kingdom, v, at) for at in range(kingdom.size)]
    before = f"<details><summary>{title}</summary>"
    pieces.append(Piece("said-table", f'<p id="said-table">{" ".join(beside(scene, kingdom, v))}</p>'))
    return Part("words", title, before, [Layer("said", pieces, "div")], "</details>")


def told(scene: Scene, key: str, **values: str | int) -> str:
    """A sentence of the board's."""
    return escape(scene.words.of_game(scene.setup.game, f"board-{key}", values))


def beside(scene: Scene, kingdom: Kingdom, v: ForeignKingView) -> list[str]:
    """What is not in the provinces: the King's marker, pawns, turn order, the bank."""
    words = scene.words
    said = [told(scene, "king-portrait")] if v["king"] < 0 else []
    said.append(told(scene, "said-marker", marker=v["marker"]))
    pawns = [
        words.of_game(
            kingdom.game,
            "board-said-pawn",
            {"colour": words.ids(kingdom, "seat", seat), "action": words.ids(kingdom, "action", action)},
        )
        for action, seat in enumerate(v["pawns"])
        if seat >= 0
    ]
    if pawns:
        said.append(told(scene, "said-pawns", pawns=words.listed(pawns)))
    order = [words.ids(kingdom, "seat", seat) for seat in v["order"]]
    said.append(told(scene, "said-order", seats=words.listed(order)))
    return [*said, told(scene, "said-bank", things=words.listed(bank(scene, kingdom, v)))]


def bank(scene: Scene, kingdom: Kingdom, v: ForeignKingView) -> list[str]:
    """FK-C-3, FK-C-4: what is left in the bank."""
    words = scene.words
    found = []
    for kind, left in enumerate(v["stock"]):
        factory = words.ids(kingdom, "factory", kind)
        found.append(words.of_game(kingdom.game, "board-factories-left", {"factory": factory, "left": left}))
    medals = MEDALS - sum(v["up"]) - sum(v["down"])
    found.append(words.of_game(kingdom.game, "board-medals-left", {"left": medals}))
    if kingdom.bank:
        found.append(words.of_game(kingdom.game, "board-francs-left", {"left": v["bank"]}))
    return found


def province(scene: Scene, kingdom: Kingdom, v: ForeignKingView, at: int) -> Piece:
    """A paragraph about one province."""
    words, key = scene.words, kingdom.provinces[at]
    name = escape(words.ids(kingdom, "province", at))
    around = [
        words.ids(kingdom, "province", other)
        for other in range(kingdom.size)
        if kingdom.borders[at * kingdom.size + other]
    ]
    said = [discs(scene, kingdom, v, at), *factories(scene, v, at)]
    if v["king"] == at:
        said.append(told(scene, "king-here"))
    said.append(told(scene, "borders", provinces=words.listed(around)))
    return Piece(f"said-{key}", f'<p id="said-{key}"><b>{name}</b> {" ".join(said)}</p>')


def discs(scene: Scene, kingdom: Kingdom, v: ForeignKingView, at: int) -> str:
    """FK-K-7: who is in a province, and who holds the majority."""
    sizes = v["discs"][at * kingdom.colours : (at + 1) * kingdom.colours]
    here = [
        scene.words.of_game(
            kingdom.game, "board-discs", {"colour": scene.words.ids(kingdom, "colour", colour), "discs": size}
        )
        for colour, size in enumerate(sizes)
        if size
    ]
    if not here:
        return told(scene, "no-discs")
    listed, most = scene.words.listed(here), max(sizes)
    if sizes.count(most) > 1:
        return told(scene, "nobody-holds", discs=listed)
    return told(scene, "holds", discs=listed, colour=scene.words.ids(kingdom, "colour", sizes.index(most)))


def factories(scene: Scene, v: ForeignKingView, at: int) -> list[str]:
    """The factories of a province."""
    found = []
    for key, lists in (("active", v["active"]), ("idle", v["idle"])):
        for kind in range(KINDS):
            number = lists[at * KINDS + kind]
            if number:
                name = scene.words.ids(scene.setup, "factory", kind)
                found.append(told(scene, f"factory-{key}", factory=name, number=number) + ".")
    return found
