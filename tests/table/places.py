"""Tables to test on: made at once, with people and bots who need no cookies, no processes and no disk."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import regalia.games  # noqa: F401  registers the games
import tests.toy  # noqa: F401  registers The Fair
from regalia.bots.bot import Bot
from regalia.core.game import game
from regalia.core.refusals import Problem
from regalia.core.view import View
from regalia.store.sqlite import Sqlite
from regalia.table import playing, seating, votes
from regalia.table.guests import Names, Presence
from regalia.table.hall import Hall
from regalia.table.opening import Wish, opened
from regalia.table.seats import PLAYING
from regalia.table.table import Around, Table
from regalia.table.thinkers import Broke, Thought, sits_at

PEOPLE = {"ann-id": "Ann", "ben-id": "Ben", "cid-id": "Cid", "dot-id": "Dot", "eve-id": "Eve"}
ANN, BEN, CID, DOT, EVE = PEOPLE
"""Guests; Eve never sits down."""


class Clock:
    """An hour that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Inline:
    """Thinks at once, in the same process; a bot of an unknown name breaks down."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, View]] = []
        self.sitting: dict[str, Bot] = {}

    def choose(self, name: str, view: View, legal: list[int], place: str = "") -> "Future[int]":
        done: Future[int] = Future()
        self.asked.append((name, view))
        try:
            setup = game(view["setup"]["game"]).setup_of(view["setup"])
            # Random bots plan nothing; a new one each time is seldom in the way of those who click.
            place = "" if name == "random" else place
            sits = sits_at(self.sitting, Thought(name, view, legal, len(self.asked), place))
            done.set_result(sits.choose(setup, view, legal))
        except Problem as problem:
            done.set_exception(Broke(str(problem)))
        return done

    def close(self) -> None:
        """Nothing is held."""


def around() -> Around:
    """What tables share."""
    return Around(bytes(32), Names(lambda guest: PEOPLE.get(guest, "")), Presence())


def seated(key: str = "toy", guests: tuple[str, ...] = (ANN, BEN, CID), **wish: Any) -> Table:
    """A table with these guests on its seats (a name that is no guest's is a bot's), not begun."""
    table = opened(around(), ANN, Wish(key, len(guests), {})._replace(**wish), 1_000_000)
    table.secret = bytes(32)
    for seat, guest in enumerate(guests):
        if guest in PEOPLE:
            seating.sit(table, guest, seat)
        else:
            seating.seat_bot(table, ANN, seat, guest)
    return table


def begun(key: str = "toy", guests: tuple[str, ...] = (ANN, BEN, CID), **wish: Any) -> Table:
    """The same, begun; always with the same luck."""
    table = seated(key, guests, **wish)
    seating.begin(table, ANN)
    return table


def answer(table: Table, seat: int, *tokens: str) -> None:
    """The guest of a seat plays."""
    playing.play_tokens(table, table.seats[seat].guest, seat, list(tokens), playing.mark(table, seat))


def play_any(table: Table, seat: int, move: int = -1) -> None:
    """The guest of a seat plays a move, the mildest if none is named."""
    move = table.state.default(seat) if move < 0 else move
    playing.play(table, table.seats[seat].guest, seat, [move], playing.mark(table, seat))


def to_the_end(table: Table) -> None:
    """Play mild moves until the game is over."""
    while table.phase == PLAYING:
        play_any(table, table.seats_asked()[0])


def vote(table: Table, guest: str, yes: bool) -> None:
    """Vote on what the table votes on."""
    running = table.matters.vote
    votes.vote(table, guest, votes.mark_of(table, running) if running else "", yes)


def refused(act: Callable[[], object]) -> str:
    """The key of what is raised."""
    with pytest.raises(Problem) as caught:
        act()
    return caught.value.key


def to_question(table: Table, key: str) -> int:
    """Play on until a seat is asked this; that seat."""
    while True:
        for seat in table.seats_asked():
            if table.state.question(seat) == key:
                return seat
        seat = table.seats_asked()[0]
        legal = table.state.legal(seat)
        wanted = [table.setup.vocabulary.numbers.get(token, -1) for token in ("sell", "rest", "ready")]
        play_any(table, seat, next((move for move in wanted if move in legal), legal[0]))


# With a store ---------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def hall_at(path: Path, clock: Clock | None = None, beat: int = 0) -> AsyncIterator[Hall]:
    """A hall with a store at this path."""
    hall = Hall(Sqlite(path), Inline(), beat, clock or Clock())
    hall.start()
    try:
        yield hall
    finally:
        await hall.close()


def run(main: Coroutine[None, None, None]) -> None:
    """Run a test that waits for things; no longer than half a minute."""
    asyncio.run(asyncio.wait_for(main, 30))


async def opened_by(hall: Hall, key: str = "toy", seats: int = 2, **wish: Any) -> tuple[str, str]:
    """A table that one guest has opened and sits at alone, begun: the ids of table and guest."""
    guest = (await hall.newcomer("Ann")).id
    id = await hall.open(guest, Wish(key, seats, {})._replace(**wish), "open")

    def act(table: Table) -> None:
        for seat in range(seats):
            seating.sit(table, guest, seat)
        seating.begin(table, guest)

    await hall.change(id, guest, "begin", act)
    return id, guest


async def plays(hall: Hall, id: str, request: str, move: int = -1) -> bool:
    """Whoever is asked first plays; whether that was done now."""
    table = hall.table(id)
    seat = table.seats_asked()[0]
    move = table.state.legal(seat)[0] if move < 0 else move
    mark = playing.mark(table, seat)
    return await hall.change(
        id,
        table.seats[seat].guest,
        request,
        lambda draft: playing.play(draft, table.seats[seat].guest, seat, [move], mark),
    )
