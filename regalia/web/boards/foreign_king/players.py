"""The players: a row each, in the order of their seats, with all that lies before them."""

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.locale.words import Words
from regalia.web.boards.board import PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.scene import Scene, heading
from regalia.web.boards.svg import use

HEADS: Final = ("colour", "points", "money", "medals", "supply", "congress")
PICTURES: Final = {"money": "coin", "medals": "medal", "supply": "disc-any", "congress": "act-congress"}

AFTER: Final = "</table></div>"


class Player(NamedTuple):
    """What lies before one of them, as a row shows it."""

    colour: int
    called: str
    you: bool
    on_turn: bool
    score: int
    supply: int
    money: int = 0
    up: int = 0
    down: int = 0
    congress: int = 0


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """All players, the virtual one too."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    rows = [row(kingdom, scene.words, one(scene, kingdom, v, colour)) for colour in range(kingdom.colours)]
    title = heading(scene.words, kingdom.game, "board-players")
    return Part("players", title, head(kingdom, scene.words), [Layer("players-rows", rows, "tbody")], AFTER, True)


@lru_cache(maxsize=256)
def head(kingdom: Kingdom, words: Words) -> str:
    """What stands before the rows: a word for each column, or a picture too, which stands alone where there is little
    room."""
    found = ""
    for key in HEADS:
        said = heading(words, kingdom.game, f"column-{key}")
        picture = icon(use(PICTURES[key]), "head") if key in PICTURES else ""
        look = "beside" if picture else "alone"
        number = "" if key == HEADS[0] else ' class="number"'
        found += f'<th scope="col"{number}>{picture}<span class="{look}">{said}</span></th>'
    return f'<div class="wide"><table class="players" aria-labelledby="title-players"><thead><tr>{found}</tr></thead>'


def one(scene: Scene, kingdom: Kingdom, v: ForeignKingView, colour: int) -> Player:
    """One player; the virtual one has discs alone."""
    on_turn, score, supply = colour == v["mover"], v["score"][colour], v["supply"][colour]
    if colour >= kingdom.players:
        return Player(colour, scene.words.ids(kingdom, "colour", colour), False, on_turn, score, supply)
    own = v["money"][colour], v["up"][colour], v["down"][colour], v["congress"][colour]
    return Player(colour, player(scene, colour), colour == v["seat"], on_turn, score, supply, *own)


@lru_cache(maxsize=PIECES)
def row(kingdom: Kingdom, words: Words, one: Player) -> Piece:
    """One player's row."""
    key = kingdom.names["colour"][one.colour]
    mark = icon(use(f"disc-{key}"), f"disc {key}")
    cells = [f"<b>{one.score}</b>", *belongings(kingdom, words, one)]
    inner = f'<th scope="row">{mark}<span>{called(kingdom, words, one)}</span></th>'
    inner += "".join(f'<td class="number">{cell}</td>' for cell in cells)
    look = ' class="on-turn"' if one.on_turn else ""
    return Piece(f"player-{key}", f'<tr id="player-{key}"{look}>{inner}</tr>')


def belongings(kingdom: Kingdom, words: Words, one: Player) -> list[str]:
    """Money, medals, supply and Congress."""
    if one.colour >= kingdom.players:
        return ["", "", str(one.supply), ""]
    told = escape(words.of_game(kingdom.game, "board-medals", {"up": one.up, "down": one.down}))
    drawn = icon(use("medal"), "medal") * one.up + icon(use("medal-down"), "medal") * one.down
    medals = f'<span class="medals">{drawn}</span><span class="unseen">{told}</span>'
    return [str(one.money), medals, str(one.supply), str(one.congress)]


def called(kingdom: Kingdom, words: Words, one: Player) -> str:
    """The player's name and colour; who looks is told that it is him."""
    key = "board-virtual" if one.colour >= kingdom.players else "board-you" if one.you else ""
    return escape(one.called) + (f" <i>{heading(words, kingdom.game, key)}</i>" if key else "")


def icon(shape: str, look: str) -> str:
    """A small drawing in a line of text."""
    return f'<svg class="icon" viewBox="-26 -26 52 52" aria-hidden="true"><g class="{look}">{shape}</g></svg>'
