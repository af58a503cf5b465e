"""Random games with what must hold looked at after each move: what `regalia fuzz` runs, and the tests.

    report = fuzz(game("toy"), players=3, games=100, seed=1)
    if report.failure:
        print(report.failure.what)     # what does not hold
        print(report.failure.journal)  # how it came to that: the last move is the one that broke it

`fuzz(game: Game, players: int, games: int, seed: int, progress: Callable[[int], None] | None = None, bots: str = "")
-> Report` plays at random, or lets bots of that name play. It stops at the first failure; `progress` is told after each
game how many were played. Each game has a seed of its own, `seed`, `seed + 1` and so on, from which all in it follows:
`fuzz(game, players, 1, failure.seed)` plays the one that failed again. Every other game has options and colours drawn
at random.

In every game, after each move: the game's own `wrong()` says nothing, somebody may play something, and the game is not
longer than `Game.longest`. Every THOROUGH-th game is played as a record, with moves taken back, events checked and the
journal replayed at the end; at some of its positions all of `invariants` is looked at.
"""

import contextlib
import random
from collections.abc import Callable
from typing import Final, NamedTuple

from regalia.bots.bot import Bot, bot
from regalia.core.events import Event
from regalia.core.game import Game, Setup
from regalia.core.journal import Entry
from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.core.refusals import BadSetup
from regalia.core.state import State
from regalia.lab import invariants

THOROUGH: Final = 20
LOOKS: Final = 0.04
"""At which share of a thorough game's positions all invariants are looked at."""
UNDOS: Final = 8
"""How often moves are taken back in a thorough game, at most."""
TRIES: Final = 50
"""How often options are drawn, until some go together."""
CHECKS: Final = (invariants.asking, invariants.legality, invariants.copies, invariants.views)


class Failure(NamedTuple):
    """What did not hold, after which move of which game, and the journal that leads there."""

    game: str
    players: int
    seed: int
    move: int
    what: str
    journal: str


class Report(NamedTuple):
    """How many games and moves were played, and what failed."""

    games: int
    moves: int
    failure: Failure | None


class Wrong(Exception):
    """Something does not hold."""


def fuzz(
    game: Game, players: int, games: int, seed: int, progress: Callable[[int], None] | None = None, bots: str = ""
) -> Report:
    """Play random games until they are all played or one fails."""
    moves = 0
    for played in range(games):
        one = RandomGame(game, players, seed + played, bots)
        failure = one.failure()
        moves += one.moves
        if failure is not None:
            return Report(played + 1, moves, failure)
        if progress is not None:
            progress(played + 1)
    return Report(games, moves, None)


def require(what: str) -> None:
    """Stop where something is wrong."""
    if what:
        raise Wrong(what)


def random_setup(game: Game, players: int, rng: random.Random) -> Setup:
    """Every other time what a table gets that chooses nothing, else options and colours drawn at random.

    Nine of ten are brief, where a game can be.
    """
    brief = game.brief if game.brief and rng.random() < 0.9 else {}
    if rng.random() < 0.5:
        return game.setup(players, brief)
    fitting = [option for option in game.options if option.seats is None or players in option.seats]
    for _ in range(TRIES):
        options = {option.key: rng.choice(option.values) for option in fitting}
        colours = rng.sample(game.colours_for(players), players)
        with contextlib.suppress(BadSetup):  # some options do not go together: then others are drawn
            return game.setup(colours, {**options, **brief})
    raise Wrong(f"no options of {game.key} go together")


class RandomGame:
    """One game played at random, or by bots; all in it follows from its seed."""

    def __init__(self, game: Game, players: int, seed: int, bots: str = "") -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.setup = random_setup(game, players, self.rng)
        self.bots: list[Bot] = [bot(bots, players * seed + seat) for seat in range(players)] if bots else []
        self.moves = 0
        self.played: list[tuple[int, int]] = []
        self.record: Record | None = None

    def failure(self) -> Failure | None:
        """Play it; what failed."""
        try:
            if self.seed % THOROUGH:
                self.play_fast()
            else:
                self.play_thoroughly(Record(self.setup, FastLuck(self.seed)))
        except Wrong as wrong:
            return self.failed(str(wrong))
        except Exception as error:  # a game may break in any way, and the journal shows where
            return self.failed(f"{type(error).__name__}: {error}")
        return None

    def failed(self, what: str) -> Failure:
        """The report of what went wrong in this game."""
        return Failure(self.setup.game.key, self.setup.players, self.seed, self.moves, what, self.journal())

    def play_fast(self) -> None:
        """Only what costs little is looked at."""
        state = self.setup.new(FastLuck(self.seed))
        require(state.wrong())
        while not state.over:
            seat, move = self.choose(state)
            self.played.append((seat, move))
            state.do(seat, move)
            self.look(state)
        require(invariants.ended(state))

    def play_thoroughly(self, record: Record) -> None:
        """Everything is looked at, and moves are taken back."""
        self.record = record
        require(record.state.wrong())
        require(invariants.telling(self.setup, record.first_events))
        undos = UNDOS
        while not record.state.over:
            if self.rng.random() < LOOKS:
                for check in CHECKS:
                    require(check(record.state))
            if undos and self.rng.random() < LOOKS:
                undos -= 1
                self.take_back(record)
            seat, move = self.choose(record.state)
            require(invariants.telling(self.setup, write_down(record, seat, move)))
            self.look(record.state)
        require(invariants.ended(record.state))
        require(invariants.views(record.state))
        require(invariants.journal(record))

    def look(self, state: State) -> None:
        """What is looked at after each move."""
        self.moves += 1
        wrong = state.wrong()
        if wrong:
            raise Wrong(wrong)
        if self.moves > self.setup.game.longest:
            raise Wrong(f"the game goes on after {self.moves} moves")

    def choose(self, state: State) -> tuple[int, int]:
        """Any of those who are asked plays any move that is legal, or what its bot chooses."""
        bits = state.acting()
        several = bits & (bits - 1) != 0
        seat = self.rng.choice(state.seats_asked()) if several else bits.bit_length() - 1
        legal = state.legal(seat)
        if not legal:
            raise Wrong(f"{self.setup.seats[seat]} is asked {state.question(seat)} and may play nothing")
        if self.bots:
            return seat, self.bots[seat].choose(self.setup, state.view(seat), legal)
        return seat, legal[int(self.rng.random() * len(legal))]

    def take_back(self, record: Record) -> None:
        """By one who may, as far as he may, or else by the consent of all."""
        seat = record.line[-1].entry.seat if record.line else -1
        if seat >= 0 and record.free_undo(seat) < record.number:
            record.undo(record.free_undo(seat), seat)
        elif record.line:
            record.undo(self.rng.choice([0] + [played.number for played in record.line[:-1]]))

    def journal(self) -> str:
        """The journal up to here, with the move that broke the game as its last line."""
        if self.record is None:
            self.record = Record(self.setup, FastLuck(self.seed))
            with contextlib.suppress(Exception):
                for seat, move in self.played:
                    write_down(self.record, seat, move)
        return self.record.text()


def write_down(record: Record, seat: int, move: int) -> list[Event]:
    """Play a move; one that breaks the game is a line of the journal too."""
    known = len(record.numbered)
    try:
        return record.play(seat, move)
    except Exception:
        if len(record.numbered) == known:
            record.journal.entries.append(Entry(seat, move))
        raise
