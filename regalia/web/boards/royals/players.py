"""The players: a row each, from the start player on: hands, what is known of them, and markers by their shapes."""

from html import escape
from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import KINDS_OF_MARKER
from regalia.games.royals.tables import taken
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.royals.pieces import card, europe, icon, letters, plot, small_card, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import use

HEADS: Final = ("player", "hand", "intrigues", *KINDS_OF_MARKER)
PICTURES: Final = {"hand": "back", "intrigues": "plot-back"} | {kind: f"mark-{kind}" for kind in KINDS_OF_MARKER}


def draw(scene: Scene, v: RoyalsView) -> Part:
    """All players."""
    e = europe(scene)
    title = escape(told(scene, "players"))
    keys = [*HEADS, "cubes-left"] if e.limited_cubes else [*HEADS]
    heads = "".join(head(scene, key) for key in keys)
    before = f'<div class="wide"><table class="players" aria-labelledby="title-players"><thead><tr>{heads}</tr></thead>'
    order = [(v["start"] + turn) % e.players for turn in range(e.players)]
    rows = [row(scene, e, v, seat) for seat in order]
    return Part("players", title, before, [Layer("players-rows", rows, "tbody")], "</table></div>", True)


def head(scene: Scene, key: str) -> str:
    """The head of a column: a picture, which stands alone where there is little room, and a word."""
    said = escape(scene.words.of_game(scene.setup.game, f"column-{key}"))
    if key not in PICTURES:
        return f'<th scope="col"{"" if key == HEADS[0] else number()}><span class="alone">{said}</span></th>'
    shape = use(PICTURES[key])
    picture = small_card(shape) if key in ("hand", "intrigues") else icon(shape)
    return f'<th scope="col"{number()}>{picture}<span class="beside">{said}</span></th>'


def number() -> str:
    """What a cell with a number is."""
    return ' class="number"'


def row(scene: Scene, e: Europe, v: RoyalsView, seat: int) -> Piece:
    """One player's row."""
    key = e.seats[seat]
    mark = icon(use(f"cube-{key}"), f"cube {key}")
    markers = [str(len(found)) if found else "" for found in taken(e, v, seat)]
    cells = [f"<b>{v['held'][seat]}</b>", str(v["held_intrigues"][seat]), *markers]
    if e.limited_cubes:
        cells.append(str(cubes_left(e, v, seat)))
    inner = f'<th scope="row">{mark}<span>{called(scene, v, seat)}{known(scene, e, v, seat)}</span></th>'
    inner += "".join(f"<td{number()}>{cell}</td>" for cell in cells)
    look = ' class="on-turn"' if seat == v["mover"] else ""
    return Piece(f"player-{key}", f'<tr id="player-{key}"{look}>{inner}</tr>')


def cubes_left(e: Europe, v: RoyalsView, seat: int) -> int:
    """RO-P-3: a player's supply, where cubes are limited."""
    out = v["holders"].count(seat) + sum(v["squares"][seat :: e.players]) + sum(v["honours"][seat :: e.players])
    return e.cubes - out


def called(scene: Scene, v: RoyalsView, seat: int) -> str:
    """The player's name and colour; who looks is told that it is him, and who began is named."""
    beside = [told(scene, "you")] if seat == v["seat"] else []
    beside += [told(scene, "starts")] if seat == v["start"] else []
    return escape(player(scene, seat)) + (f" <i>{escape(', '.join(beside))}</i>" if beside else "")


def known(scene: Scene, e: Europe, v: RoyalsView, seat: int) -> str:
    """RO-B-4: the cards that all know of, one by one; once the game is over, and all is open, the whole hand."""
    words, signs = scene.words, letters(e, scene.words)
    hand, plots = v["hands"][seat], v["intrigues"][seat]
    shown = hand if v["open"] else v["known"][seat] if e.memory_aid and seat != v["seat"] else None
    if not shown or not (sum(shown) or (v["open"] and plots and sum(plots))):
        return ""
    said = [
        told(scene, "times", number=cards, what=words.ids(e, "country", at)) for at, cards in enumerate(shown) if cards
    ]
    drawn = "".join(small_card(card(signs[at], at)) * cards for at, cards in enumerate(shown))
    if v["open"]:
        for kind, cards in enumerate(plots or []):
            drawn += small_card(plot(e, signs, kind)) * cards
            said += [told(scene, "times", number=cards, what=words.ids(e, "intrigue", kind))] if cards else []
    key = "open-hand" if v["open"] else "known"
    label = escape(told(scene, key, cards=words.listed(said)))
    return f'<span class="known"><span class="unseen">{label}</span>{drawn}</span>'
