"""How fast our games play at random, in whichever build runs here.

A game is measured with as many seats as it takes, and its default options. Every measurement plays the same games.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import regalia.core.state
import regalia.games
from regalia.bots.bot import bot
from regalia.core.game import Setup, game
from regalia.core.luck import FastLuck, Luck
from regalia.core.playout import playout
from regalia.core.state import State
from regalia.lab.rate import Rate, repeat
from regalia.store.sqlite import Sqlite
from regalia.table.guests import Names, Presence
from regalia.table.loading import loaded
from regalia.table.table import Around

SEED: Final = 1
COPIES: Final = 1000
"""Copies between two looks at the clock."""
DEALS: Final = 100


def build() -> str:
    """Which build runs here: plain or fast."""
    return "plain" if str(regalia.core.state.__file__).endswith(".py") else "fast"


def full(key: str) -> Setup:
    """A game with all its seats taken."""
    found = game(key)
    return found.setup(max(found.players))


def playouts(key: str, seconds: float) -> Rate:
    """Random games by the loop of the core: compiled with it in the fast build."""
    return repeat(games(key, playout), seconds)


def python_playouts(key: str, seconds: float) -> Rate:
    """Random games by a loop in Python."""
    return repeat(games(key, python_playout), seconds)


def games(key: str, play: Callable[[State, Luck, int], int]) -> Callable[[], int]:
    """Random games one after the other, each its own; a call plays one and returns its decisions."""
    setup = full(key)
    luck = FastLuck(SEED)

    def one() -> int:
        return play(setup.new(FastLuck(luck.word())), luck, setup.game.longest)

    return one


def python_playout(state: State, luck: Luck, limit: int) -> int:
    """The same as `playout` of the core, which this loop is measured against; it is never compiled."""
    played = 0
    seat = state.next_seat()
    while seat >= 0 and played < limit:
        moves = state.legal(seat)
        state.do(seat, moves[luck.below("playout", len(moves))])
        played += 1
        seat = state.next_seat(seat)
    return played


def halfway(key: str) -> State:
    """The position halfway through one random game, the same each time."""
    setup = full(key)
    whole = playout(setup.new(FastLuck(SEED)), FastLuck(SEED), setup.game.longest)
    state = setup.new(FastLuck(SEED))
    playout(state, FastLuck(SEED), whole // 2)
    return state


def copies(key: str, seconds: float) -> Rate:
    """`state.copy()`, called from Python."""
    copy = halfway(key).copy

    def some() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return repeat(some, seconds)


def deals(key: str, seconds: float) -> Rate:
    """`setup.from_view(view, luck)`, called from Python: what a bot pays before it thinks."""
    state = halfway(key)
    view = state.view(state.next_seat())
    deal = state.setup.from_view
    luck = FastLuck(SEED)

    def some() -> int:
        for _ in range(DEALS):
            deal(view, luck)
        return DEALS

    return repeat(some, seconds)


def bots(key: str, seconds: float) -> Rate:
    """Short games of the bot `greedy` on all seats, one after the other; what counts is the time of the processor."""
    short = game(key).setup(max(game(key).players), game(key).brief)
    luck = FastLuck(SEED)

    def one() -> int:
        state = short.new(FastLuck(luck.word()))
        seated = [bot("greedy", luck.word()) for _ in range(short.players)]
        played = 0
        seat = state.next_seat()
        while seat >= 0:
            state.do(seat, seated[seat].choose(short, state.view(seat), state.legal(seat)))
            played += 1
            seat = state.next_seat(seat)
        return played

    return repeat(one, seconds, time.process_time)


def loads(subject: str, seconds: float) -> Rate:
    """A table read from a data file, as when somebody comes to it after a long time: `<file> <table>`."""
    path, _, table = subject.rpartition(" ")
    store = Sqlite(Path(path))
    around = Around(store.key(), Names(store.name), Presence())

    def one() -> int:
        loaded(around, store, table, time.time_ns() // 1_000_000)
        return 1

    try:
        return repeat(one, seconds)
    finally:
        store.close()
