"""The players: a row each, in the order of their seats, with all that lies before them."""

from html import escape
from typing import Final

from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import use

HEADS: Final = ("colour", "points", "money", "medals", "supply", "congress")
PICTURES: Final = {"money": "coin", "medals": "medal", "supply": "disc-any", "congress": "act-congress"}


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """All players, the virtual one too."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    title = escape(scene.words.of_game(kingdom.game, "board-players"))
    heads = "".join(head(scene, key) for key in HEADS)
    before = f'<div class="wide"><table class="players" aria-labelledby="title-players"><thead><tr>{heads}</tr></thead>'
    rows = [row(scene, kingdom, v, colour) for colour in range(kingdom.colours)]
    return Part("players", title, before, [Layer("players-rows", rows, "tbody")], "</table></div>", True)


def head(scene: Scene, key: str) -> str:
    """The head of a column: a picture too, which stands alone where there is little room."""
    said = escape(scene.words.of_game(scene.setup.game, f"column-{key}"))
    picture = icon(use(PICTURES[key]), "head") if key in PICTURES else ""
    look = "beside" if picture else "alone"
    number = "" if key == HEADS[0] else ' class="number"'
    return f'<th scope="col"{number}>{picture}<span class="{look}">{said}</span></th>'


def row(scene: Scene, kingdom: Kingdom, v: ForeignKingView, colour: int) -> Piece:
    """One player's row."""
    key = kingdom.names["colour"][colour]
    mark = icon(use(f"disc-{key}"), f"disc {key}")
    cells = [f"<b>{v['score'][colour]}</b>", *belongings(scene, v, colour)]
    inner = f'<th scope="row">{mark}<span>{called(scene, kingdom, colour)}</span></th>'
    inner += "".join(f'<td class="number">{cell}</td>' for cell in cells)
    look = ' class="on-turn"' if colour == v["mover"] else ""
    return Piece(f"player-{key}", f'<tr id="player-{key}"{look}>{inner}</tr>')


def belongings(scene: Scene, v: ForeignKingView, colour: int) -> list[str]:
    """Money, medals, supply and Congress; the virtual player has discs alone."""
    if colour >= scene.setup.players:
        return ["", "", str(v["supply"][colour]), ""]
    up, down = v["up"][colour], v["down"][colour]
    told = escape(scene.words.of_game(scene.setup.game, "board-medals", {"up": up, "down": down}))
    drawn = icon(use("medal"), "medal") * up + icon(use("medal-down"), "medal") * down
    medals = f'<span class="medals">{drawn}</span><span class="unseen">{told}</span>'
    return [str(v["money"][colour]), medals, str(v["supply"][colour]), str(v["congress"][colour])]


def called(scene: Scene, kingdom: Kingdom, colour: int) -> str:
    """The player's name and colour; who looks is told that it is him."""
    words = scene.words
    if colour >= kingdom.players:
        name, beside = words.ids(kingdom, "colour", colour), words.of_game(kingdom.game, "board-virtual")
    else:
        name = player(scene, colour)
        beside = words.of_game(kingdom.game, "board-you") if colour == scene.view["seat"] else ""
    return escape(name) + (f" <i>{escape(beside)}</i>" if beside else "")


def icon(shape: str, look: str) -> str:
    """A small drawing in a line of text."""
    return f'<svg class="icon" viewBox="-26 -26 52 52" aria-hidden="true"><g class="{look}">{shape}</g></svg>'
