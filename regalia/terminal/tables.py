"""A view's tables as Rich draws them: numbers to the right, colours only where a word says the same."""

import textwrap

from rich import box
from rich.cells import cell_len
from rich.table import Table as Drawn
from rich.text import Text

from regalia.core.game import Setup
from regalia.core.view import BLANK, Column, Table
from regalia.locale.words import Words

STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "white": "bold", "black": "dim"}
"""How a seat's name is written where there are colours."""

WAYS = ((False, 2), (True, 2), (True, 1))
"""How a table may be fitted into a window: heads of numbers in one line or narrow, and the gap in between."""

NOTHING = "\N{EN DASH}"
SPACE = "\N{NO-BREAK SPACE}"
DOT = f"{SPACE}· "


def grid(gap: int = 2) -> Drawn:
    """A table of Rich's with nothing in it: a line under the heads, nothing else."""
    return Drawn(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap - 1, 0, 0))


def drawn(words: Words, setup: Setup, table: Table, width: int) -> Drawn | list[str]:
    """A table; one that is too wide for the window becomes a list, a line a row."""
    heads = [head(words, setup, column) for column in table.columns]
    cells = [
        [cell(words, setup, column, value) for column, value in zip(table.columns, row, strict=True)]
        for row in table.rows
    ]
    for folded, gap in WAYS:
        pairs = zip(heads, table.columns, strict=True)
        fitted = [fold(text) if folded and is_number(column) else text for text, column in pairs]
        if needed(fitted, cells, gap) <= width:
            return gridded(table, fitted, cells, gap)
    return listed(table, heads, cells)


def gridded(table: Table, heads: list[Text], cells: list[list[Text]], gap: int) -> Drawn:
    """Rows and columns."""
    found = grid(gap)
    for column, text in zip(table.columns, heads, strict=True):
        found.add_column(text, justify="right" if is_number(column) else "left", vertical="bottom", no_wrap=True)
    for row in cells:
        found.add_row(*row)
    return found


def listed(table: Table, heads: list[Text], cells: list[list[Text]]) -> list[str]:
    """Rows in words: what each is about, then all that is not blank in it, behind the heads of the columns."""
    first = 0 if is_number(table.columns[0]) else 1
    about = [row[0].plain if first else "" for row in cells]
    widest = max(cell_len(name) for name in about)
    found = []
    for name, row in zip(about, cells, strict=True):
        told = [kept(f"{head} {cell}") for head, cell in zip(heads[first:], row[first:], strict=True) if cell.plain]
        space = " " * (widest - cell_len(name) + 2) if first else ""
        found.append(f"{name}{space}{DOT.join(told) or NOTHING}")
    return found


def kept(text: str) -> str:
    """A text that is not broken at the end of a line."""
    return text.replace(" ", SPACE)


def needed(heads: list[Text], cells: list[list[Text]], gap: int) -> int:
    """How wide a table is."""
    columns = zip(heads, *cells, strict=True)
    widths = [max(cell_len(line) for text in column for line in text.plain.split("\n")) for column in columns]
    return sum(widths) + gap * (len(widths) - 1)


def fold(text: Text) -> Text:
    """A head as narrow as its longest word."""
    longest = max(len(word) for word in text.plain.split(" "))
    lines = textwrap.wrap(text.plain, longest, break_on_hyphens=False)
    return Text("\n".join(lines), style=text.style)


def is_number(column: Column) -> bool:
    """Whether a column holds mere numbers."""
    return column.kind == "number"


def head(words: Words, setup: Setup, column: Column) -> Text:
    """What stands over a column."""
    kind = "colour" if "colour" in setup.names else "seat"
    return Text(words.column(setup, column), style=style(setup, kind, column.seat))


def cell(words: Words, setup: Setup, column: Column, value: int) -> Text:
    """What stands in a cell."""
    if value == BLANK:
        return Text("")
    return Text(words.cell(setup, column, value), style=style(setup, column.kind, value))


def style(setup: Setup, kind: str, number: int) -> str:
    """The style of a seat's name, or of a colour's."""
    names = setup.names.get(kind, []) if kind in ("seat", "colour") else []
    return STYLES.get(names[number], "") if 0 <= number < len(names) else ""
