"""The schema of the data file: numbered steps, each done once, in order, all of it or nothing."""

import sqlite3
from typing import Final

from regalia.core.data import packaged
from regalia.core.refusals import Problem

LATEST: Final = 2
"""The number of the last step: a file `schema/0002.sql`."""


def step(number: int) -> str:
    """What a step does."""
    return packaged("regalia.store", f"schema/{number:04}.sql")


def version(data: sqlite3.Connection) -> int:
    """The last step that was done here."""
    found = data.execute("PRAGMA user_version").fetchone()
    return int(found[0])


def upgrade(data: sqlite3.Connection, to: int = LATEST) -> None:
    """Do the steps that are missing. A file that was written by a later version is left alone."""
    while version(data) != to:
        data.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been quicker.
            number = version(data) + 1
            if number > to + 1:
                raise Problem("store-newer", {"version": number - 1, "known": to})
            if number <= to:
                do(data, number)
            data.execute("COMMIT")
        finally:
            if data.in_transaction:
                data.execute("ROLLBACK")


def do(data: sqlite3.Connection, number: int) -> None:
    """One step, statement by statement."""
    for statement in step(number).split(";\n"):
        if statement.strip():
            data.execute(statement)
    data.execute(f"PRAGMA user_version = {number}")
