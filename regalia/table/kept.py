"""What a table has kept of it, and the store that keeps it: the table says what, a store says how."""

from concurrent.futures import Future
from typing import Final, NamedTuple, Protocol

Row = list[object]
"""The values of one row, in the order of its kind."""

TABLE: Final = "table"
"""id, game, rules, phase, listed, since, facts"""
STATE: Final = "state"
"""table, moved, asked (seats as bits), matters"""
SEAT: Final = "seat"
"""table, seat, guest, bot, stand-in"""
ENTRY: Final = "entry"
"""table, serial, seat, token, undo to, draws, events, sealed, at"""
SNAPSHOT: Final = "snapshot"
"""table, number, view"""
REQUEST: Final = "request"
"""scope, id, result, at"""
GUEST: Final = "guest"
"""id, name, since"""
LINE: Final = "line"
"""table, serial, room, guest, seat, whom, text, at"""
NOTE: Final = "note"
"""table, guest, text"""


class Writing:
    """What one change writes down: rows by kind. All of it is kept or nothing."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}

    def add(self, kind: str, row: Row) -> None:
        """One more row."""
        self.rows.setdefault(kind, []).append(row)


class Stored(NamedTuple):
    """A table as it is kept."""

    id: str
    game: str
    rules: int
    phase: str
    listed: int
    since: int
    facts: str
    moved: int
    matters: str
    seats: list[tuple[str, str, str]]
    """Guest, bot and stand-in, by seat."""
    entries: list[tuple[int, str, int, str, str, int, int]]
    """Seat, token, undo to, draws, events, sealed and hour, in the order they were written."""
    snapshots: list[int]
    """The numbers of the moves behind which the whole position is kept."""
    lines: list[tuple[int, str, str, int, int, str, int]]
    """Serial, room, guest, seat, whom, text and hour of what was said."""
    notes: list[tuple[str, str]]
    """Guest and text."""


class InLobby(NamedTuple):
    """A table as a list shows it."""

    id: str
    game: str
    phase: str
    since: int
    moved: int
    players: int
    open: int
    """Seats that nobody has taken."""
    mine: int
    """Seats of the one who asks."""
    asked: int
    """Those of them that are asked something now."""


class Store(Protocol):
    """Where tables are kept. Reading is done at once; what is written is there when the future says so."""

    def key(self) -> bytes:
        """A secret of 256 bits, made once: cookies and marks are signed with it."""

    def write(self, writing: Writing) -> "Future[None]":
        """Keep a change, all of it or nothing; the future ends when it is on disk, or with a Problem."""

    def stored(self, table: str) -> Stored | None:
        """A table, None if there is none of that id."""

    def snapshot(self, table: str, number: int) -> str:
        """The whole position behind a move, as text."""

    def result(self, scope: str, request: str) -> str | None:
        """What a request led to, None if it never came."""

    def name(self, guest: str) -> str:
        """What a guest is called, nothing if there is none."""

    def listed(self, limit: int) -> list[InLobby]:
        """Tables with open seats whose hosts list them, the newest first."""

    def of_guest(self, guest: str, limit: int) -> list[InLobby]:
        """The tables at which a guest has a seat, the last touched first."""

    def waiting(self) -> list[str]:
        """The tables that are being played and have a bot or a stand-in."""

    def ids(self) -> list[str]:
        """All tables, the oldest first."""

    def generation(self) -> int:
        """How often the whole was put back from a copy: what was read before then is old."""

    def close(self) -> None:
        """Write what is waiting, and let go."""
