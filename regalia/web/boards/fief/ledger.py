"""FI-N-7: the ledger: who has promised what to whom, till when, and whether it was kept."""

from html import escape
from typing import Final

from regalia.games.fief.promised import BROKEN, FATE_KEYS, KEPT, OPEN, PASSED
from regalia.games.fief.view import FiefView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.fief.terms import promised, told
from regalia.web.boards.scene import Scene

MARKS: Final = {OPEN: "\N{HORIZONTAL ELLIPSIS}", KEPT: "\N{CHECK MARK}", BROKEN: "\N{BALLOT X}", PASSED: "\N{EN DASH}"}
"""Each fate has a sign beside its colour."""


def part(scene: Scene, v: FiefView) -> Part:
    """FI-V-6: the promises that who looks has made or got, the open ones first; no row for who has none."""
    title = escape(told(scene, "ledger"))
    rows = [row(scene, promise, number) for number, promise in enumerate(v["promises"])]
    order = sorted(range(len(rows)), key=lambda number: v["promises"][number][5] != OPEN)
    heads = [Piece("ledger-head", f'<tr id="ledger-head">{head(scene)}</tr>')] if rows else []
    named = 'aria-labelledby="title-ledger"'
    before = f'<div class="wide" role="group" tabindex="0" {named}><table {named}>'
    layers = [Layer("ledger-heads", heads, "thead"), Layer("ledger-rows", [rows[at] for at in order], "tbody")]
    return Part("ledger", title, before, layers, "</table></div>", True)


def head(scene: Scene) -> str:
    """What stands above the columns."""
    keys = ("ledger-who", "ledger-what", "ledger-fate")
    return "".join(f'<th scope="col">{escape(told(scene, key))}</th>' for key in keys)


def row(scene: Scene, promise: list[int], number: int) -> Piece:
    """One promise."""
    maker, to, what, about, till, fate = promise
    id = f"ledger-{number + 1}"
    who, whom = escape(player(scene, maker)), escape(told(scene, "ledger-to", seat=player(scene, to)))
    said = promised(scene, what, about, till)
    said = escape(said[:1].upper() + said[1:])
    word = escape(scene.words.ids(scene.setup, "fate", fate))
    mark = f'<span class="fate {FATE_KEYS[fate]}"><span aria-hidden="true">{MARKS[fate]}</span> {word}</span>'
    return Piece(id, f'<tr id="{id}"><th scope="row">{who} <span>{whom}</span></th><td>{said}</td><td>{mark}</td></tr>')
