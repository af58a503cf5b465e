"""Recorded games for each way a game can end, and whatever else deserves one: how each is found, so that it can be
found again when the rules change (`python tools/goldens.py`). A game's own list is WANTED, in `wanted.py` of its tests.
"""

import hashlib
import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

from regalia.bots.bot import bot
from regalia.core.game import Game, games
from regalia.core.luck import SealedLuck
from regalia.core.record import Record
from regalia.core.state import State

TESTS = Path(__file__).resolve().parent
REPLAYS = TESTS / "replays"
MOST = 50_000
"""So many games are played in search of one."""
LONGEST = 5_000
"""So many moves has one at most."""


class Wanted:
    """A game that is wanted: what must hold at its end, and who plays it, so that it comes about."""

    def __init__(
        self,
        name: str,
        players: int,
        holds: Callable[[Record], bool],
        options: Mapping[str, int] | None = None,
        weights: Mapping[str, float] | None = None,
        player: str = "",
        steer: Callable[[State, int, list[int]], int] | None = None,
        board: str = "",
    ) -> None:
        self.name = name
        self.players = players
        self.holds = holds
        self.options = dict(options or {})
        self.weights = dict(weights or {})
        """How likely a token is played; all others count 1."""
        self.player = player
        """A bot that plays all seats in place of chance."""
        self.steer = steer
        """Who plays all seats together, knowing everything: from the position, the seat and what it may play.

        What it answers with -1 is left to chance.
        """
        self.board = board

    def file(self, game: Game) -> Path:
        """Where it is recorded."""
        return REPLAYS / f"{game.key}-{self.name}.regalia"

    def found(self, game: Game) -> Record:
        """The first game, by its seed, of which it holds."""
        for seed in range(MOST):
            record = self.played(game, seed)
            if record.state.over and self.holds(record):
                return record
        raise LookupError(f"no {game.key} of {MOST} is {self.name}")

    def played(self, game: Game, seed: int) -> Record:
        """One game to its end, or as long as one that is kept may be."""
        setup = game.setup(self.players, self.options, self.board)
        secret = hashlib.sha256(f"{game.key} {self.name} {seed}".encode()).digest()
        record = Record(setup, SealedLuck(secret, [f"{colour} {seed}" for colour in setup.seats]))
        rng = random.Random(seed)
        bots = [bot(self.player, seed * 10 + seat) for seat in range(setup.players)] if self.player else []
        while not record.state.over and len(record.line) < LONGEST:
            seat = rng.choice(record.state.seats_asked())
            legal = record.state.legal(seat)
            steered = self.steer(record.state, seat, legal) if self.steer else -1
            if steered >= 0:
                record.play(seat, steered)
                continue
            if bots:
                record.play(seat, bots[seat].choose(setup, record.state.view(seat), legal))
                continue
            weights = [self.weights.get(setup.vocabulary.token(move), 1.0) for move in legal]
            record.play(seat, rng.choices(legal, weights)[0])
        return record


def of(game: Game) -> list[Wanted]:
    """The games that are wanted of one."""
    found: list[Wanted] = vars(wanted(game))["WANTED"]
    return found


def wanted(game: Game) -> ModuleType:
    """The list of a game: in its tests, or, for the tests' own games, beside it."""
    room = game.key.replace("-", "_")
    name = f"tests.games.{room}.wanted"
    if not (TESTS / "games" / room).is_dir():
        name = f"tests.{room}.wanted"
    return importlib.import_module(name)


def all_wanted() -> list[tuple[Game, Wanted]]:
    """Everything that is wanted of every game that is registered."""
    return [(game, one) for game in games() for one in of(game)]
