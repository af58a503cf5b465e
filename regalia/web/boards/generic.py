"""A game without a board of its own: the tables of its view, and all answers as buttons."""

from html import escape
from typing import Final

from regalia.core.view import Table
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.drawing import Drawing
from regalia.web.boards.scene import Scene


class Tables(Drawing):
    """Whatever game there is, drawn as tables."""

    def parts(self, scene: Scene) -> list[Part]:
        return [part(scene, table) for table in scene.setup.tables(scene.view)]


def part(scene: Scene, table: Table, id: str = "") -> Part:
    """A table with its head; each row is a piece. What is in the columns may depend on the view."""
    words, id = scene.words, id or f"table-{table.key}"
    heads = ""
    for column in table.columns:
        number = ' class="number"' if column.kind == "number" else ""
        heads += f'<th scope="col"{number}>{escape(words.column(scene.setup, column))}</th>'
    head = Piece(f"{id}-head", f'<tr id="{id}-head">{heads}</tr>')
    rows = [row(scene, table, f"{id}-{at + 1}", cells) for at, cells in enumerate(table.rows)]
    layers = [Layer(f"{id}-heads", [head], "thead"), Layer(f"{id}-rows", rows, "tbody")]
    title = escape(words.table(scene.setup, table.key))
    # It may scroll, so those who have only keys must be able to get there.
    named = f'aria-labelledby="title-{id}"'
    before = f'<div class="wide" role="group" tabindex="0" {named}><table {named}>'
    return Part(id, title, before, layers, "</table></div>", True)


def row(scene: Scene, table: Table, id: str, cells: list[int]) -> Piece:
    """One row; its first cell says what it is about, if that is more than a number."""
    inner = ""
    for at, (column, value) in enumerate(zip(table.columns, cells, strict=True)):
        said = escape(scene.words.cell(scene.setup, column, value))
        number = ' class="number"' if column.kind == "number" else ""
        inner += f"<td{number}>{said}</td>" if at or number else f'<th scope="row">{said}</th>'
    return Piece(id, f'<tr id="{id}">{inner}</tr>')


TABLES: Final = Tables()
"""The one drawing for all games that bring none."""
