"""How each kind of row is put into the data file: one statement for all rows of a kind in a group.

The rows come as one text of JSON: a statement a kind, however many rows there are, so that the thread that writes
need not ask for the interpreter between two rows.
"""

from typing import Final

from regalia.table import kept

COLUMNS: Final[dict[str, tuple[str, list[str]]]] = {
    kept.GUEST: ("INSERT OR REPLACE INTO guests", ["id", "name", "since"]),
    kept.TABLE: ("INSERT OR REPLACE INTO tables", ["id", "game", "rules", "phase", "listed", "since", "facts"]),
    kept.SEAT: ("INSERT OR REPLACE INTO seats", ["id", "seat", "guest", "bot", "stand_in"]),
    kept.STATE: ("INSERT OR REPLACE INTO states", ["id", "moved", "asked", "matters"]),
    kept.ENTRY: (
        "INSERT INTO entries",
        ["id", "serial", "seat", "token", "undo_to", "draws", "events", "sealed", "at"],
    ),
    kept.SNAPSHOT: ("INSERT OR REPLACE INTO snapshots", ["id", "number", "view"]),
    kept.REQUEST: ("INSERT INTO requests", ["scope", "request", "result", "at"]),
    kept.LINE: ("INSERT INTO lines", ["id", "room", "guest", "seat", "whom", "text", "at"]),
    kept.NOTE: ("INSERT OR REPLACE INTO notes", ["id", "guest", "text"]),
}


def statement(into: str, columns: list[str]) -> str:
    """The statement for one kind."""
    values = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(columns)))
    # The order matters where a row replaces one of the same group.
    return f"{into} ({', '.join(columns)}) SELECT {values} FROM json_each(?) ORDER BY key"


STATEMENTS: Final = {kind: statement(into, columns) for kind, (into, columns) in COLUMNS.items()}
