"""What somebody may know of a position: plain data, built up from nothing, ready for JSON."""

from typing import Final, TypedDict


class Frame(TypedDict):
    """One step of the stack."""

    step: str
    numbers: list[int]


class SetupView(TypedDict):
    """What the game is played with; the board is a text only if it is the table's own."""

    game: str
    rules: int
    seats: list[str]
    options: dict[str, int]
    board: str


class View(TypedDict):
    """What every view holds; a game adds its own."""

    setup: SetupView
    seat: int | None
    open: bool
    over: bool
    stack: list[Frame]


class Column:
    """A column of a table: what its head says (a word of the game, or a seat), and what kind of ids stand in it."""

    def __init__(self, key: str, kind: str, seat: int = -1) -> None:
        self.key = key
        self.kind = kind
        self.seat = seat


class Points:
    """Points of one kind (the key of a column; nothing where a game tells no kinds), and how many each seat has.

    Where a game has more colours than seats, those of all colours may be told.
    """

    def __init__(self, kind: str, each: list[int]) -> None:
        self.kind = kind
        self.each = each


class Table:
    """A part of a view as people read it: rows of ids, drawn where there is no board. BLANK: an empty cell."""

    def __init__(self, key: str, columns: list[Column], rows: list[list[int]]) -> None:
        self.key = key
        self.columns = columns
        self.rows = rows


BLANK: Final = -(1 << 30)
