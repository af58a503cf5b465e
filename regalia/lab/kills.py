"""A server killed at random moments under load: no answered move is lost, none is played twice, every table loads.

`python -m regalia.lab.kills 1000` kills a thousand times. The server is this module too: it reads requests as lines on
stdin, and answers each once it is on disk.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import regalia.games  # noqa: F401  registers the games
from regalia.core.record import read_record
from regalia.core.refusals import Problem
from regalia.store.sqlite import Sqlite
from regalia.table import playing, seating, undoing
from regalia.table.hall import Hall
from regalia.table.loading import journal_text
from regalia.table.opening import Wish
from regalia.table.seats import PLAYING
from regalia.table.table import Table

TABLES: Final = 12
"""Tables at which moves are made at the same time."""
LONGEST: Final = 0.25
"""Seconds of load before the server is killed, at most."""
PATIENCE: Final = 60.0
"""Seconds until a server that says nothing has failed."""
SEATS: Final = 2


class Wrong(Exception):
    """Something was lost, played twice, or cannot be read."""


# The server -----------------------------------------------------------------------------------------------------------


class Server:
    """Opens tables at which one guest holds all seats, and plays any move that is legal there."""

    def __init__(self, hall: Hall, guest: str) -> None:
        self.hall = hall
        self.guest = guest

    async def answer(self, asked: dict[str, Any]) -> dict[str, object]:
        """Do what is asked; what is told is on disk."""
        request = str(asked["request"])
        if "game" in asked:
            return {"request": request, "table": await self.open(str(asked["game"]), request)}
        id, chance = str(asked["table"]), random.Random(request)
        done: list[object] = []
        fresh = await self.hall.change(id, self.guest, request, lambda table: done.append(self.act(table, chance)))
        over = self.hall.table(id).phase != PLAYING
        return {"request": request, "fresh": fresh, "done": done[0] if fresh else None, "over": over}

    async def open(self, game: str, request: str) -> str:
        """A table that has begun."""
        id = await self.hall.open(self.guest, Wish(game, SEATS, {}), request)
        if not self.hall.table(id).record:
            await self.hall.change(id, self.guest, f"begin {request}", self.begin)
        return id

    def begin(self, table: Table) -> None:
        for seat in range(SEATS):
            seating.sit(table, self.guest, seat)
        seating.begin(table, self.guest)

    def act(self, table: Table, chance: random.Random) -> list[object]:
        """One line of the journal, a move or an undo: its number in the store, and what it is."""
        record = table.playing
        seat = chance.choice(table.seats_asked())
        mine = undoing.own(record, seat)
        if mine and chance.random() < 0.1:
            undoing.ask(table, self.guest, seat, playing.mark(table, seat), chance.randint(1, min(5, len(mine))))
        else:
            move = chance.choice(table.state.legal(seat))
            playing.play(table, self.guest, seat, [move], playing.mark(table, seat))
        assert table.record is not None
        entries = table.record.journal.entries
        token = "" if entries[-1].is_undo else table.setup.vocabulary.token(entries[-1].move)
        return [len(entries) - 1, token, entries[-1].undo_to]


async def serve(path: Path) -> None:
    """Answer lines until there are no more; many at once."""
    hall = Hall(Sqlite(path))
    guest = (await hall.newcomer("Tester")).id if len(sys.argv) < 4 else sys.argv[3]
    server = Server(hall, guest)
    say({"guest": guest})
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        task = loop.create_task(server.answer(json.loads(line)))
        task.add_done_callback(told)
    await hall.close()


def told(task: "asyncio.Task[dict[str, object]]") -> None:
    """Say what came of a request."""
    error = task.exception()
    say(task.result() if error is None else {"error": repr(error)})


def say(answer: dict[str, object]) -> None:
    """One line."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


# The other end --------------------------------------------------------------------------------------------------------


class Answered(NamedTuple):
    """A request that was answered: its table, and its line of the journal where that was told."""

    table: str
    line: list[Any] | None


class Killer:
    """Starts the server, asks, and kills it; then looks whether all is there."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.guest = ""
        self.tables: list[str] = []
        self.answered: dict[str, Answered] = {}
        self.waiting: dict[str, dict[str, str]] = {}
        """What was asked and not answered: it is asked again, under the same id."""
        self.number = 0
        self.kills = 0
        self.again = 0
        """How many requests had been done, though no answer came."""

    def one(self) -> None:
        """Start one, load it, kill it at a random moment, and look."""
        command = [sys.executable, "-P", "-m", "regalia.lab.kills", "serve", str(self.path)]
        command += [self.guest] if self.guest else []
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        watchdog = threading.Timer(PATIENCE, process.kill)
        watchdog.start()
        try:
            self.load(process)
        finally:
            watchdog.cancel()
            process.kill()
            self.read_rest(process)
        self.kills += 1
        self.look()

    def load(self, process: "subprocess.Popen[str]") -> None:
        """Keep it busy until its last moment."""
        assert process.stdout is not None
        self.guest = self.heard(process.stdout.readline())["guest"]
        for asked in list(self.waiting.values()):
            self.send(process, asked)
        while len(self.tables) + sum("game" in asked for asked in self.waiting.values()) < TABLES:
            self.ask(process, {"game": "foreign-king"})
        for table in self.tables:
            if all(asked.get("table") != table for asked in self.waiting.values()):
                self.ask(process, {"table": table})
        # The clock of a kill starts with the first answer: how long a server takes to start says nothing.
        end = 0.0
        while not end or time.monotonic() < end:
            asked = self.take(self.heard(process.stdout.readline()))
            end = end or time.monotonic() + self.chance.random() * LONGEST
            self.ask(process, asked)

    def ask(self, process: "subprocess.Popen[str]", asked: dict[str, str]) -> None:
        """A new request."""
        self.number += 1
        request = f"r{self.number}"
        self.waiting[request] = {**asked, "request": request}
        self.send(process, self.waiting[request])

    def send(self, process: "subprocess.Popen[str]", asked: dict[str, str]) -> None:
        """Write a line."""
        assert process.stdin is not None
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()

    def heard(self, line: str) -> dict[str, Any]:
        """An answer."""
        if not line:
            raise Wrong("the server ended by itself")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Wrong(str(answer["error"]))
        return answer

    def take(self, answer: dict[str, Any]) -> dict[str, str]:
        """Note what was answered; what to ask next."""
        asked = self.waiting.pop(answer["request"])
        if "table" in answer:
            self.tables.append(answer["table"])
            return {"table": answer["table"]}
        self.again += not answer["fresh"]
        self.answered[answer["request"]] = Answered(asked["table"], answer["done"])
        if answer["over"]:
            self.tables.remove(asked["table"])
            return {"game": "foreign-king"}
        return {"table": asked["table"]}

    def read_rest(self, process: "subprocess.Popen[str]") -> None:
        """What it had answered before it died counts as answered."""
        assert process.stdout is not None
        assert process.stdin is not None
        for line in process.stdout:
            if line.endswith("\n"):
                self.take(self.heard(line))
        process.stdin.close()
        process.stdout.close()
        process.wait()

    # Looking ---------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Every answered request has left its line, once; whatever else is there was asked and not answered."""
        store = Sqlite(self.path)
        try:
            for table in {one.table for one in self.answered.values()}:
                self.look_at(store, table)
        finally:
            store.close()

    def look_at(self, store: Sqlite, table: str) -> None:
        """One table."""
        stored = store.stored(table)
        if stored is None:
            raise Wrong(f"table {table} is gone")
        mine = [(request, one.line) for request, one in self.answered.items() if one.table == table]
        for request, line in mine:
            if line and stored.entries[line[0]][1:3] != (line[1], line[2]):
                raise Wrong(f"{request} was answered with {line}, kept is {stored.entries[line[0]]}")
        open_ones = [asked["request"] for asked in self.waiting.values() if asked.get("table") == table]
        kept = sum(store.result(f"{table} {self.guest}", request) is not None for request in open_ones)
        if len(stored.entries) != len(mine) + kept:
            raise Wrong(f"{len(mine)} moves answered, {kept} more kept, but {len(stored.entries)} are there")
        try:
            if read_record(journal_text(stored)).text() != journal_text(stored):
                raise Wrong(f"the journal of {table} is another when it is replayed")
        except Problem as problem:
            raise Wrong(f"the journal of {table} does not hold: {problem}") from None

    def forget_finished(self) -> None:
        """Games that are over have been looked at."""
        self.answered = {request: one for request, one in self.answered.items() if one.table in self.tables}


def kill(times: int, folder: Path, seed: int = 1) -> Killer:
    """Kill a server so many times; raises Wrong."""
    killer = Killer(folder / "kills.sqlite", seed)
    for _ in range(times):
        killer.one()
        killer.forget_finished()
    return killer


def main() -> None:
    """`serve FILE [GUEST]` is the server, a number how often to kill one."""
    if len(sys.argv) > 2 and sys.argv[1] == "serve":
        asyncio.run(serve(Path(sys.argv[2])))
        return
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        killer = kill(times, Path(folder))
    print(f"{killer.kills} kills, {killer.number} requests: nothing lost, {killer.again} not played twice")


if __name__ == "__main__":
    main()
