"""The one thread that writes: it commits in groups, so that one wait for the disk serves all who came meanwhile."""

import json
import queue
import sqlite3
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from regalia.core.refusals import Problem
from regalia.store.connection import connect, generation, trouble
from regalia.store.rows import STATEMENTS
from regalia.table.kept import Row, Writing

GROUP: Final = 500
"""So many changes are committed together at most."""
GATHERING: Final = 0.002
"""Seconds in which more may come."""

Waiting = tuple[Writing, "Future[None]"]


class Writer(threading.Thread):
    """Takes changes and keeps them in the order in which they came."""

    def __init__(self, path: Path, most_pages: int = 0) -> None:
        super().__init__(name="writer", daemon=True)
        self.data = connect(path, writes=True)
        self.generation = generation(self.data)
        if most_pages:
            self.data.execute(f"PRAGMA max_page_count = {most_pages}")
        self.closed = False
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.busy = False
        """Whether several came together of late: then more are awaited, for a commit costs more than what is in it."""

    def write(self, writing: Writing) -> "Future[None]":
        """Keep a change; the future ends when it is on disk."""
        done: Future[None] = Future()
        if self.closed:
            done.set_exception(Problem("store-trouble", {"told": "closed"}))
        else:
            self.waiting.put((writing, done))
        return done

    def run(self) -> None:
        """Write until there is nothing left to do."""
        goes_on = True
        while goes_on:
            group, goes_on = self.group()
            # Who gave up before his change was begun has it not made; who gives up later has it made all the same.
            group = [(writing, done) for writing, done in group if done.set_running_or_notify_cancel()]
            if group:
                self.keep(group)
        self.data.close()

    def group(self) -> tuple[list[Waiting], bool]:
        """All that waits, once something does; whether more may come."""
        found: list[Waiting] = []
        one = self.waiting.get()
        if self.busy:
            time.sleep(GATHERING)
        while one is not None:
            found.append(one)
            if len(found) == GROUP or self.waiting.empty():
                self.busy = len(found) > 1
                return found, True
            one = self.waiting.get()
        return found, False

    def keep(self, group: list[Waiting]) -> None:
        """Commit a group; if that fails, each alone, so that one cannot spoil the others."""
        try:
            self.commit([writing for writing, _ in group])
        except (Problem, sqlite3.Error) as error:
            if len(group) > 1:
                for one in group:
                    self.keep([one])
                return
            problem = error if isinstance(error, Problem) else trouble(error)
            if problem.key == "store-restored":
                self.generation = generation(self.data)
            group[0][1].set_exception(problem)
            return
        for _, done in group:
            done.set_result(None)

    def commit(self, writings: list[Writing]) -> None:
        """One transaction: all of it or nothing."""
        try:
            self.data.execute("BEGIN IMMEDIATE")
            if generation(self.data) != self.generation:
                raise Problem("store-restored", {})
            for kind, rows in gathered(writings).items():
                self.data.execute(STATEMENTS[kind], (json.dumps(rows),))
            self.data.execute("COMMIT")
        finally:
            if self.data.in_transaction:
                self.data.execute("ROLLBACK")

    def close(self) -> None:
        """Write what waits, and end."""
        self.closed = True
        self.waiting.put(None)
        if self.is_alive():
            self.join()


def gathered(writings: list[Writing]) -> dict[str, list[Row]]:
    """All rows of a kind together, in the order in which they came."""
    found: dict[str, list[Row]] = {}
    for writing in writings:
        for kind, rows in writing.rows.items():
            found.setdefault(kind, []).extend(rows)
    return found
