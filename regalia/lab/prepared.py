"""Tables for the bench of the server: what will be clicked there is played beforehand, so that a click costs nothing.

A mark follows from the table and its moves alone, so the marks that the server will ask for are known as well.
"""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import regalia.games  # noqa: F401  registers the games
from regalia.store.sqlite import Sqlite
from regalia.table import playing, seating
from regalia.table.hall import Hall
from regalia.table.opening import Wish
from regalia.table.table import Table

SEATS: Final = 2


class Click(NamedTuple):
    """A seat's answer to the question that has this mark."""

    seat: int
    move: str
    mark: str


class Prepared(NamedTuple):
    """A table that has begun: its seats, the cookies of those who sit there, and a whole game of clicks."""

    id: str
    colours: list[str]
    cookies: list[str]
    clicks: list[Click]


async def prepare(path: Path, game: str, tables: int, seed: int) -> list[Prepared]:
    """Open so many tables in a data file, at which nothing has been played yet."""
    hall = Hall(Sqlite(path))
    luck = random.Random(seed)
    try:
        return [await begun(hall, game, luck, number) for number in range(tables)]
    finally:
        await hall.close()


async def begun(hall: Hall, game: str, luck: random.Random, number: int) -> Prepared:
    """One table."""
    guests = [(await hall.newcomer(f"Guest {number} {seat + 1}")).id for seat in range(SEATS)]
    id = await hall.open(guests[0], Wish(game, SEATS, {}), "open")
    for seat, guest in enumerate(guests):
        await hall.change(id, guest, f"sit {seat}", partial(seating.sit, guest=guest, seat=seat))
    await hall.change(id, guests[0], "begin", partial(seating.begin, guest=guests[0]))
    cookies = [hall.cookies.signed(guest) for guest in guests]
    table = hall.tables.pop(id)
    return Prepared(id, table.setup.seats, cookies, list(clicks(table.draft(hall.clock()), luck)))


def clicks(table: Table, luck: random.Random) -> Iterator[Click]:
    """A game played at random to its end, on a draft that nobody keeps."""
    while table.seats_asked():
        seat = table.seats_asked()[0]
        move = luck.choice(table.state.legal(seat))
        yield Click(seat, table.setup.vocabulary.token(move), playing.mark(table, seat))
        playing.step(table, seat, move)


async def finished(path: Path, game: str, seed: int) -> tuple[str, int]:
    """A table at which a game was played to its end and kept, move by move; its id, and how many moves that were."""
    (table,) = await prepare(path, game, 1, seed)
    hall = Hall(Sqlite(path))
    try:
        for number, click in enumerate(table.clicks):
            guest = hall.cookies.guest(table.cookies[click.seat])
            await hall.change(table.id, guest, str(number), partial(played, guest=guest, click=click))
    finally:
        await hall.close()
    return table.id, len(table.clicks)


def played(table: Table, guest: str, click: Click) -> None:
    """A click, as the page makes it."""
    playing.play_tokens(table, guest, click.seat, [click.move], click.mark)
