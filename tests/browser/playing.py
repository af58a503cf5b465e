"""Whole games: whoever sits at a browser answers as chance has it, bots do the rest."""

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from regalia.core.state import State
from regalia.table import playing
from regalia.table.seats import PLAYING
from regalia.table.table import NOBODY, Table
from tests.browser.house import House
from tests.browser.ways import PATIENCE, Way

LONGEST: Final = 5_000
"""So many answers make no game too long."""
SHOWS: Final = "(expected) => document.querySelector('[name=mark]')?.value === expected"


class Player:
    """Somebody at a browser: his seat, his way, his tab; `moves` are those he has made."""

    def __init__(self, seat: int, way: Way, tab: Page) -> None:
        self.seat = seat
        self.way = way
        self.tab = tab
        self.moves = 0

    def answer(self, table: Table, chance: random.Random) -> None:
        """Wait until the page shows the question, and answer it."""
        expected = playing.mark(table, self.seat)
        if self.way.script:
            self.tab.wait_for_function(SHOWS, arg=expected, timeout=PATIENCE)
        elif self.tab.locator("[name=mark]").get_attribute("value") != expected:
            self.tab.goto(f"/t/{table.id}", wait_until="domcontentloaded")
        legal = table.state.legal(self.seat)
        self.way.answer(self.tab, table.setup.vocabulary.token(likely(table.state, legal, chance)))
        self.moves += 1


def likely(state: State, legal: list[int], chance: random.Random) -> int:
    """What somebody plays who has no plan, but knows when to stop."""
    ends = [move for move in legal if state.setup.vocabulary.token(move) in ("ready", "done", "pass")]
    return ends[0] if ends and chance.random() < 0.5 else chance.choice(legal)


def play_out(
    house: House, id: str, players: list[Player], look: Callable[[Player], None] = lambda player: None
) -> Table:
    """Play until the game is over; the table as it then is. `look` sees each who has answered."""
    chance = random.Random(1)
    by_seat = {player.seat: player for player in players}
    for _ in range(LONGEST):
        table = settled(house, id, by_seat)
        if table.phase != PLAYING:
            return table
        player = by_seat[waited_for(table, by_seat)[0]]
        player.answer(table, chance)
        look(player)
    raise AssertionError("the game does not end")


def waited_for(table: Table, players: dict[int, Player]) -> list[int]:
    """Those of them who are asked, and have not answered yet."""
    return [seat for seat in table.seats_asked() if seat in players and table.given(table.state, seat) == NOBODY]


def settled(house: House, id: str, players: dict[int, Player]) -> Table:
    """The table once it waits for one of these, or for nobody any more."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        table = house.table(id)
        if table.phase != PLAYING or waited_for(table, players):
            return table
        time.sleep(0.005)
    raise AssertionError("the bots do not answer")
