"""The data file copied while the server runs, and put back while it runs."""

import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from regalia.core.refusals import Problem
from regalia.store.connection import connect, generation, trouble
from regalia.store.upgrade import upgrade, version

PAGES: Final = 1000
"""So many pages are copied at a time; between two, others may write."""


def backup(path: Path, to: Path) -> None:
    """Copy the data file as it is at one moment into a new file."""
    if not path.is_file():
        raise Problem("store-missing", {"file": str(path)})
    if to.exists():
        raise Problem("file-exists", {"file": str(to)})
    source = connect(path)
    try:
        copy = sqlite3.connect(to)
        source.backup(copy, pages=PAGES)
        copy.execute("PRAGMA journal_mode = DELETE")
        copy.close()
    except sqlite3.Error as error:
        to.unlink(missing_ok=True)
        raise trouble(error) from error
    finally:
        source.close()


def restore(path: Path, copy: Path) -> None:
    """Put all back as it was when a copy was made, at one stroke; a server that runs reads everything again."""
    if not copy.is_file():
        raise Problem("store-missing", {"file": str(copy)})
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "copy")
        fresh.write_bytes(copy.read_bytes())
        try:
            prepare(fresh)
            put_back(path, fresh)
        except sqlite3.Error as error:
            raise trouble(error) from error


def prepare(fresh: Path) -> None:
    """Make sure that it is a sound data file of ours, brought to the present schema."""
    data = sqlite3.connect(fresh, isolation_level=None)
    try:
        if version(data) < 1 or data.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise Problem("store-not", {})
        upgrade(data)
    finally:
        data.close()


def put_back(path: Path, fresh: Path) -> None:
    """Everything out, and everything of the copy in, in one transaction."""
    data = connect(path, writes=True)
    try:
        upgrade(data)
        data.execute("ATTACH ? AS fresh", (str(fresh),))
        data.execute("BEGIN IMMEDIATE")
        times = max(generation(data), 0) + 1
        for (table,) in data.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            data.execute(f"DELETE FROM main.{table}")
            data.execute(f"INSERT INTO main.{table} SELECT * FROM fresh.{table}")
        data.execute("INSERT OR REPLACE INTO about VALUES ('generation', ?)", (str(times),))
        data.execute("COMMIT")
    finally:
        data.close()
