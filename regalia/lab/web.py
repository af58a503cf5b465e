"""The part of the bench that asks a server as browsers do: moves a second, waits, viewers, loading, what is sent."""

import asyncio
import itertools
import re
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from regalia.lab.prepared import Prepared, finished, prepare
from regalia.lab.report import Sheet
from regalia.lab.served import Served, served
from regalia.lab.sitting import Sitting, Tally
from regalia.lab.visits import Guest, Lost, connected, unpacked
from regalia.lab.worker import Worker

FILES: Final = Path(__file__).resolve().parents[2] / "build"
GAME: Final = "foreign-king"
LONG: Final = "royals"
"""A game of more than 500 moves when it is played at random."""
TABLES: Final = 50
WARM: Final = 3.0
"""Seconds of play before anything is counted."""
CLICKS: Final = 200
"""So many clicks a game of GAME has, or more: at random it is 215."""
BEAT: Final = 0.125
"""Seconds between two clicks at each of so many tables, for 400 a second."""
VIEWERS: Final = 2000
VIEWED: Final = 100
"""Tables with viewers: a move a second at each."""
GOING: Final = 2.0
"""Seconds that viewers take to go."""
LOADS: Final = 0.5
"""Seconds of loading a table again and again, after which the middle is told."""
LIMIT: Final = 120.0
"""Seconds after which a part has failed."""
LINK: Final = re.compile(r'(?:href|src)="(/static/[^"]+)"')
SEED: Final = 1

T = TypeVar("T")


class Finding(NamedTuple):
    """What was found, how it is written, and what is asked of it: at most so much, or at least."""

    words: str
    value: float | None
    form: str = "{:,.0f}"
    bound: float | None = None
    most: bool = True

    def row(self) -> list[str]:
        """As a row of the sheet."""
        asked = "" if self.bound is None else f"{'under' if self.most else 'at least'} {self.bound:,g}"
        if self.value is None:
            return [self.words, "not measured", asked, ""]
        told = self.form.format(self.value)
        if self.bound is None:
            return [self.words, told, "", ""]
        holds = self.value < self.bound if self.most else self.value >= self.bound
        return [self.words, told, asked, "holds" if holds else "does not hold"]


class Place(NamedTuple):
    """Where the parts are measured: a folder for data files, the build, how long each counts, and who is told."""

    folder: Path
    build: str
    path: str
    seconds: float
    on: Callable[[str], None]


class Played(NamedTuple):
    """What came of some seconds of play."""

    tally: Tally
    seconds: float
    work: float
    """Seconds the server worked for it."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.tally.moves / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server a move."""
        return self.work / max(1, self.tally.moves) * 1e6


# Moves a second ------------------------------------------------------------------------------------------------------


async def play(server: Served, tables: list[Prepared], seconds: float, pages: bool, beat: float) -> Played:
    """At 50 tables at once somebody clicks; where a game ends the next table begins."""
    start = time.perf_counter() + WARM
    tally, waiting, guests = Tally(start, start + seconds), iter(tables), itertools.count()

    async def seat(number: int) -> None:
        for table in waiting:
            sitting = Sitting(table, server.port, tally, guests)
            await sitting.sit_down()
            if pages:
                await sitting.open_pages()
            over = await sitting.play(time.perf_counter() + beat * number / TABLES, beat)
            sitting.leave()
            if over:
                return
        raise Lost("there are no tables left to play at")

    return await counted(server, tally, [seat(number) for number in range(TABLES)])


async def counted(server: Served, tally: Tally, going: list[Coroutine[Any, Any, None]]) -> Played:
    """Let all do what they do, and see what the server takes for it while it counts."""
    tasks = [asyncio.ensure_future(one) for one in going]
    await asyncio.sleep(max(0.0, tally.start - time.perf_counter()))
    before = server.seconds()
    await asyncio.sleep(max(0.0, tally.end - time.perf_counter()))
    work = server.seconds() - before
    await asyncio.gather(*tasks)
    return Played(tally, tally.end - tally.start, work)


def moves(place: Place) -> list[Finding]:
    """Durable moves: as many as can be with no page open and with both players' pages live; and 400 a second."""
    words = f"{GAME}, {TABLES} tables"
    bare = part(place, "moves, no page open", 6000, 0.0, False)
    live = part(place, "moves, both pages live", 2000, 0.0, True)
    paced = part(place, "400 moves a second", 400, BEAT, True)
    wait = "{:.1f}"
    return [
        Finding(f"{words}, no page open: moves a second", bare and bare.rate, bound=2000, most=False),
        Finding("— µs of the server's core a move", bare and bare.cost),
        Finding(f"{words}, both players' pages live: moves a second", live and live.rate, bound=800, most=False),
        Finding("— µs of the server's core a move", live and live.cost),
        Finding("— ms from the click to the other's page, p50", live and live.tally.wait(0.5), wait),
        Finding("— p99", live and live.tally.wait(0.99), wait),
        Finding(
            f"the same, 400 clicks a second ({paced.rate if paced else 0:.0f} answered): p50",
            paced and paced.tally.wait(0.5),
            wait,
        ),
        Finding("— p99", paced and paced.tally.wait(0.99), wait, 50),
    ]


def part(place: Place, name: str, most: int, beat: float, pages: bool) -> Played | None:
    """One of them, on a server of its own; there are clicks for `most` moves a second."""
    tables = round((WARM + place.seconds) * most / CLICKS)

    async def run() -> Played:
        data = place.folder / f"{name}.sqlite"
        ready = await prepare(data, GAME, max(TABLES, tables), SEED)
        with served(data, place.path, place.build) as server:
            return await asyncio.wait_for(play(server, ready, place.seconds, pages, beat), LIMIT)

    return measured(place, name, run)


# Viewers -------------------------------------------------------------------------------------------------------------


class Viewed(NamedTuple):
    """What came of many who look on."""

    played: Played
    memory: float
    """KB a viewer."""


async def view(server: Served, tables: list[Prepared], seconds: float, on: Callable[[str], None]) -> Viewed:
    """Twenty viewers at each table, where somebody clicks once a second."""
    tally, guests = Tally(float("inf"), float("inf")), itertools.count()
    sittings = [Sitting(table, server.port, tally, guests) for table in tables]
    for sitting in sittings:
        await sitting.sit_down()
        await sitting.click(next(sitting.clicks), time.perf_counter())
    before = server.memory()
    for number, sitting in enumerate(sittings):
        await sitting.let_in(VIEWERS // VIEWED)
        if number % 20 == 0:
            on(f"viewers: {number * VIEWERS // VIEWED:,} there")
    tally.start = time.perf_counter() + WARM
    tally.end = tally.start + seconds
    on(f"viewers: all {VIEWERS:,} there")

    async def seat(number: int, sitting: Sitting) -> None:
        await sitting.play(time.perf_counter() + number / VIEWED, 1.0)

    played = await counted(server, tally, [seat(number, sitting) for number, sitting in enumerate(sittings)])
    memory = (server.memory() - before) / VIEWERS
    for sitting in sittings:
        sitting.leave()
    await asyncio.sleep(GOING)
    return Viewed(played, memory)


def viewers(place: Place) -> list[Finding]:
    """2,000 live viewers over 100 tables."""

    async def run() -> Viewed:
        data = place.folder / "viewers.sqlite"
        ready = await prepare(data, GAME, VIEWED, SEED)
        with served(data, place.path, place.build) as server:
            return await asyncio.wait_for(view(server, ready, place.seconds, place.on), LIMIT)

    found = measured(place, "viewers", run)
    played, wait = found and found.played, "{:.1f}"
    words = f"{VIEWERS:,} viewers at {VIEWED} tables, a move a second at each"
    return [
        Finding(f"{words}: ms from the click to a viewer's page, p50", played and played.tally.wait(0.5), wait),
        Finding("— p99", played and played.tally.wait(0.99), wait, 100),
        Finding("— moves a second", played and played.rate, "{:.0f}"),
        Finding("— share of the server's core, %", played and played.work / played.seconds * 100, "{:.0f}"),
        Finding("— KB of memory a viewer", found and found.memory, "{:.1f}", 120),
    ]


# Loading, and what is sent -------------------------------------------------------------------------------------------


def loading(place: Place, worker: Worker) -> list[Finding]:
    """A finished table, read from the data file again and again."""
    data = place.folder / "finished.sqlite"
    made = measured(place, "loading", lambda: finished(data, LONG, SEED))
    id, number = made or ("", 0)
    rate = worker.measure("loads", f"{data} {id}", LOADS) if made else None
    words = f"a finished table of {LONG}, {number} moves: ms to load it"
    return [Finding(words, rate.microseconds / 1000 if rate else None, "{:.1f}", 30)]


async def weigh(server: Served, path: str) -> float:
    """KB that a browser gets which opens a page for the first time, in all: heads, the page, whatever it needs."""
    guest = Guest(0)
    line = await connected(server.port, guest)
    head, body = await line.ask(guest.request(server.port, f"GET {path}", "text/html"))
    total = len(head) + len(body)
    for link in dict.fromkeys(LINK.findall(unpacked(head, body).decode())):
        head, body = await line.ask(guest.request(server.port, f"GET {link}", "*/*"))
        total += len(head) + len(body)
        for more in re.findall(r'from "\./([\w.]+)"', unpacked(head, body).decode("utf-8", "replace")):
            head, body = await line.ask(guest.request(server.port, f"GET {link.rpartition('/')[0]}/{more}", "*/*"))
            total += len(head) + len(body)
    line.transport.close()
    return total / 1000


def weights(place: Place) -> list[Finding]:
    """The first page, and the board's in the middle of a game."""

    async def run() -> tuple[float, float]:
        data = place.folder / "weights.sqlite"
        (table,) = await prepare(data, GAME, 1, SEED)
        with served(data, place.path, place.build) as server:
            sitting = Sitting(table, server.port, Tally(0, 0), itertools.count(1))
            await sitting.sit_down()
            for click in table.clicks[: len(table.clicks) // 2]:
                await sitting.click(click, 0.0)
            found = await weigh(server, "/"), await weigh(server, f"/t/{table.id}")
            sitting.leave()
            return found

    first, board = measured(place, "weights", run) or (None, None)
    return [
        Finding("the first page, KB over the wire in all", first, "{:.1f}", 60),
        Finding(f"a page with the board of {GAME}, KB over the wire in all", board, "{:.1f}", 120),
    ]


# All of it -----------------------------------------------------------------------------------------------------------


def measured(place: Place, name: str, run: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
    """Measure a part; what fails is told and left out, and the others go on."""
    place.on(f"{name} …")
    try:
        return asyncio.run(run())
    except Exception as error:
        place.on(f"{name} failed: {error!r}")
        return None


def sheet(build: str, path: str, seconds: float, worker: Worker, on: Callable[[str], None]) -> Sheet:
    """All parts, one after another. The data files lie on a disk that keeps what is written, beside the builds."""
    told: list[Finding] = []
    with tempfile.TemporaryDirectory(dir=FILES) as folder:
        place = Place(Path(folder), build, path, seconds, on)
        told += [*moves(place), *viewers(place), *loading(place, worker), *weights(place)]
    return Sheet("The server", ["", "measured", "asked", ""], [one.row() for one in told])
