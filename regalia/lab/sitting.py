"""People of the bench at their tables: they click what was prepared, and see when it reaches the pages of others."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from regalia.lab.prepared import Click, Prepared
from regalia.lab.visits import LANGUAGES, Guest, Line, Live, connected, watching

UNTIL_LOST: Final = 20.0
"""Seconds after which a change that has not arrived is lost."""


class Tally:
    """What is counted between two hours: moves that were answered, and how long each took to reach another's page."""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end
        self.moves = 0
        self.waits: list[float] = []

    def answered(self, now: float) -> None:
        """A move is stored."""
        self.moves += self.start <= now < self.end

    def arrived(self, clicked: float, now: float) -> None:
        """A move is on a page."""
        if self.start <= clicked < self.end:
            self.waits.append(now - clicked)

    def wait(self, share: float) -> float:
        """So long, in milliseconds, or shorter was the wait of this share of all."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("inf")


class Sitting:
    """One table with its players, and the pages that are open there."""

    def __init__(self, table: Prepared, port: int, tally: Tally, guests: Iterator[int]) -> None:
        self.table = table
        self.port = port
        self.tally = tally
        self.guests = guests
        self.players = [Guest(next(guests), cookie) for cookie in table.cookies]
        self.lines: list[Line] = []
        self.lives: list[Live] = []
        self.clicks = iter(table.clicks)
        self.number = 0
        self.clicked = 0.0
        self.mover = -1
        self.left = 0
        self.done: asyncio.Future[None] | None = None

    async def sit_down(self) -> None:
        """The players come."""
        self.lines = [await connected(self.port, player) for player in self.players]

    async def open_pages(self) -> None:
        """The players open their pages; what the mover sees of his own click is not counted."""
        for seat, player in enumerate(self.players):
            await self.watch(player, seat)

    async def let_in(self, viewers: int) -> None:
        """Others open the page, in all languages."""
        for number in range(viewers):
            await self.watch(Guest(next(self.guests), "", LANGUAGES[number % len(LANGUAGES)]), -1)

    async def watch(self, guest: Guest, seat: int) -> None:
        """One page."""
        self.lives.append(await watching(self.port, guest, self.table.id, lambda now: self.heard(seat, now)))

    def heard(self, seat: int, now: float) -> None:
        """A page has changed."""
        if seat != self.mover:
            self.tally.arrived(self.clicked, now)
        self.left -= 1
        if not self.left and self.done is not None:
            self.done.set_result(None)

    async def click(self, click: Click, due: float) -> None:
        """Click, and wait until it is answered and all pages have changed; it counts from when it was due."""
        self.number += 1
        fields = {"request": f"r{self.number}", "mark": click.mark, "seat": self.table.colours[click.seat]}
        request = self.players[click.seat].click(self.port, self.table.id, {**fields, "ahead": "", "move": click.move})
        self.clicked, self.mover, self.left = due, click.seat, len(self.lives)
        self.done = asyncio.get_running_loop().create_future() if self.lives else None
        await self.lines[click.seat].ask(request)
        self.tally.answered(time.perf_counter())
        if self.done is not None:
            await asyncio.wait_for(self.done, UNTIL_LOST)

    async def play(self, first: float, beat: float) -> bool:
        """Click every so many seconds, or as soon as can be; whether time was over before the game was."""
        due = first
        for click in self.clicks:
            now = time.perf_counter()
            if now >= self.tally.end:
                return True
            if beat and now < due:
                await asyncio.sleep(due - now)
            await self.click(click, due if beat else time.perf_counter())
            due += beat
        return False

    def leave(self) -> None:
        """All go."""
        for transport in [*(line.transport for line in self.lines), *(live.transport for live in self.lives)]:
            transport.close()
