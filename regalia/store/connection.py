"""How the data file is opened, and what is said when it fails."""

import sqlite3
import time
from pathlib import Path
from typing import Final

from regalia.core.refusals import Problem

PATIENCE: Final = 10.0
"""Seconds to wait for another process that writes."""


def connect(path: Path, writes: bool = False) -> sqlite3.Connection:
    """Open the data file. What is written is on disk when its commit returns (`synchronous=FULL`)."""
    try:
        data = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        keep_a_log(data)
        data.execute("PRAGMA synchronous = FULL")
        if not writes:
            data.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise trouble(error) from error
    return data


def keep_a_log(data: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. SQLite does not wait for a lock here, so whoever opens a new file beside another
    tries again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            data.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > until:
                raise
        time.sleep(0.01)


def trouble(error: sqlite3.Error) -> Problem:
    """What SQLite says, in our words."""
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return Problem("store-full", {})
    if isinstance(error, sqlite3.IntegrityError):
        return Problem("store-conflict", {})
    if name == "SQLITE_NOTADB":
        return Problem("store-not", {})
    return Problem("store-trouble", {"told": f"{name}: {error}" if name else str(error)})


def generation(data: sqlite3.Connection) -> int:
    """How often the whole was put back from a copy."""
    found = data.execute("SELECT value FROM about WHERE name = 'generation'").fetchone()
    return int(found[0]) if found else 0
