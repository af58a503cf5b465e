"""What the contract tests run over: every registered game with every number of players, at random positions."""

import hashlib
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia.games
import tests.toy
from regalia.core.game import Game, Setup, games
from regalia.core.luck import FastLuck, Luck, SealedLuck
from regalia.core.record import Record
from regalia.core.state import State
from regalia.lab.fuzz import random_setup

FAST = os.environ.get("REGALIA_BUILD", "plain") == "fast"
"""Whether the compiled build is tested."""

SLOWLY = 3
"""The plain build looks at so many times fewer positions of a heavy game; the compiled one at all."""

TESTS = Path(__file__).resolve().parent.parent
ROOMS = (regalia.games, tests.toy)
"""Importing these is what registers the games."""

TABLES = [(game, players) for game in games() for players in game.players]

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
each_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.key}-{players}" for game, players in TABLES]
)


def every(game: Game, number: int) -> int:
    """Each how-manieth position of a game is looked at, in this build."""
    return number if FAST or game.weight < 3 else SLOWLY * number


def table(game: Game, players: int, seed: int) -> Setup:
    """A setup, every other time with options and colours drawn at random."""
    return random_setup(game, players, random.Random(seed))


def choose(state: State, rng: random.Random) -> tuple[int, int]:
    """Anyone who is asked, and anything he may play."""
    seat = rng.choice(state.seats_asked())
    return seat, rng.choice(state.legal(seat))


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """The positions of a random game, the first and the last among them; each is changed in place for the next."""
    rng = random.Random(seed)
    state = setup.new(FastLuck(seed))
    yield state
    while not state.over:
        state.do(*choose(state, rng))
        yield state


def sealed_luck(setup: Setup, seed: int) -> SealedLuck:
    """The luck of a table, always the same for the same seed."""
    secret = hashlib.sha256(f"{setup.game.key} {setup.players} {seed}".encode()).digest()
    return SealedLuck(secret, [f"{colour} {seed}" for colour in setup.seats])


def recorded(setup: Setup, luck: Luck, seed: int, undos: int = 0) -> Record:
    """A random game to its end, some moves of it taken back by the consent of all."""
    rng = random.Random(seed)
    record = Record(setup, luck)
    while not record.state.over:
        if undos and record.line and rng.random() < 0.1:
            undos -= 1
            record.undo(rng.choice([0] + [played.number for played in record.line[:-1]]))
        record.play(*choose(record.state, rng))
    return record
