"""Tables kept in one SQLite file: read at once, written by a thread of its own."""

import secrets
import sqlite3
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from regalia.core.refusals import Problem
from regalia.store import connection
from regalia.store.connection import connect, trouble
from regalia.store.upgrade import upgrade
from regalia.store.writer import Writer
from regalia.table.kept import InLobby, Stored, Writing

TABLE: Final = """
SELECT id, game, rules, phase, listed, since, facts, coalesce(moved, since), coalesce(matters, '')
FROM tables LEFT JOIN states USING (id) WHERE id = ?"""

SEATS: Final = "SELECT guest, bot, stand_in FROM seats WHERE id = ? ORDER BY seat"
ENTRIES: Final = """
SELECT seat, token, undo_to, draws, events, sealed, at FROM entries WHERE id = ? ORDER BY serial"""
SNAPSHOTS: Final = "SELECT number FROM snapshots WHERE id = ? ORDER BY number"
LINES: Final = """
SELECT * FROM (SELECT serial, room, guest, seat, whom, text, at FROM lines WHERE id = ? ORDER BY serial DESC LIMIT ?)
ORDER BY serial"""
NOTES: Final = "SELECT guest, text FROM notes WHERE id = ?"
LINES_READ: Final = 2000

IN_LOBBY: Final = """
SELECT tables.id, game, phase, since, coalesce(moved, since), count(*),
    sum(guest = '' AND bot = ''), sum(guest = :guest AND guest != ''),
    sum(guest = :guest AND guest != '' AND (coalesce(asked, 0) >> seat) & 1)
FROM tables JOIN seats USING (id) LEFT JOIN states USING (id)"""
LISTED: Final = f"{IN_LOBBY} WHERE listed AND phase = 'gathering' GROUP BY tables.id ORDER BY since DESC LIMIT :limit"
MINE: Final = f"""
{IN_LOBBY} WHERE tables.id IN (SELECT id FROM seats WHERE guest = :guest AND guest != '') AND phase != 'closed'
GROUP BY tables.id ORDER BY coalesce(moved, since) DESC LIMIT :limit"""
WAITING: Final = """
SELECT DISTINCT id FROM tables JOIN seats USING (id)
WHERE phase = 'playing' AND (bot != '' OR stand_in != '')"""


class Sqlite:
    """The store in one file. `most_pages` keeps it small, for tests of a full disk."""

    def __init__(self, path: Path, most_pages: int = 0) -> None:
        self.path = path
        made = connect(path, writes=True)
        try:
            upgrade(made)
            found = made.execute("INSERT OR IGNORE INTO about VALUES ('key', ?)", (secrets.token_hex(32),))
            found.close()
        except sqlite3.Error as error:
            raise trouble(error) from error
        finally:
            made.close()
        self.data = connect(path)
        self.writer = Writer(path, most_pages)
        self.writer.start()

    def write(self, writing: Writing) -> "Future[None]":
        return self.writer.write(writing)

    def close(self) -> None:
        self.writer.close()
        self.data.close()

    # Reading ---------------------------------------------------------------------------------------------------------

    def rows(self, query: str, *values: object) -> list[Any]:
        """All rows of a query."""
        try:
            return self.data.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise trouble(error) from error

    def key(self) -> bytes:
        return bytes.fromhex(self.rows("SELECT value FROM about WHERE name = 'key'")[0][0])

    def generation(self) -> int:
        return connection.generation(self.data)

    def stored(self, table: str) -> Stored | None:
        self.data.execute("BEGIN")
        try:
            found = self.rows(TABLE, table)
            if not found:
                return None
            id, game, rules, phase, listed, since, facts, moved, matters = found[0]
            return Stored(
                *(id, game, rules, phase, listed, since, facts, moved, matters),
                seats=self.rows(SEATS, table),
                entries=self.rows(ENTRIES, table),
                snapshots=[number for (number,) in self.rows(SNAPSHOTS, table)],
                lines=self.rows(LINES, table, LINES_READ),
                notes=self.rows(NOTES, table),
            )
        finally:
            self.data.execute("COMMIT")

    def snapshot(self, table: str, number: int) -> str:
        found = self.rows("SELECT view FROM snapshots WHERE id = ? AND number = ?", table, number)
        if not found:
            raise Problem("table-missing", {})
        return str(found[0][0])

    def result(self, scope: str, request: str) -> str | None:
        found = self.rows("SELECT result FROM requests WHERE scope = ? AND request = ?", scope, request)
        return str(found[0][0]) if found else None

    def name(self, guest: str) -> str:
        found = self.rows("SELECT name FROM guests WHERE id = ?", guest)
        return str(found[0][0]) if found else ""

    def listed(self, limit: int) -> list[InLobby]:
        return self.lobby(LISTED, "", limit)

    def of_guest(self, guest: str, limit: int) -> list[InLobby]:
        return self.lobby(MINE, guest, limit)

    def lobby(self, query: str, guest: str, limit: int) -> list[InLobby]:
        """The tables of a list."""
        try:
            return [InLobby(*row) for row in self.data.execute(query, {"guest": guest, "limit": limit})]
        except sqlite3.Error as error:
            raise trouble(error) from error

    def waiting(self) -> list[str]:
        return [id for (id,) in self.rows(WAITING)]

    def ids(self) -> list[str]:
        return [id for (id,) in self.rows("SELECT id FROM tables ORDER BY since, id")]
