"""Worked examples of a game: from which position each starts, what is played, and what it must come to.

A game's own list is EXAMPLES, in `examples.py` of its tests. `python tools/examples.py` writes them as the data that
the rulebook's pages show: `regalia/games/<game>/examples/<key>.json`.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from regalia.core.example import FOLDER, OWN, Example, Step
from regalia.core.game import Game, games
from regalia.core.state import State

ROOT: Final = Path(__file__).resolve().parents[1]
MOST: Final = 2_000
"""So many seeds are tried for the luck that an example tells of."""

S = TypeVar("S", bound=State)


class Told(Generic[S]):
    """An example: the rules it shows, its position, its steps, and whether what it tells has come about."""

    def __init__(
        self,
        key: str,
        rules: list[str],
        position: Callable[[], S],
        steps: list[Step],
        holds: Callable[[S], bool],
        source: str = OWN,
    ) -> None:
        self.key = key
        self.rules = rules
        self.position = position
        self.steps = steps
        self.holds = holds
        self.source = source

    def example(self, game: Game) -> Example:
        """It as data, with the first luck by which it comes about."""
        view = self.position().view(None, True)
        for seed in range(1, MOST):
            found = Example(game, self.key, self.rules, self.source, seed, self.steps, view)
            if self.holds(self.played(found)):
                return found
        raise LookupError(f"{self.key}: what it tells does not come about")

    def played(self, example: Example) -> S:
        """Where its steps lead."""
        s: Any = example.begin()
        for step in example.steps:
            for token in step.moves:
                s.play(s.setup.seat(step.seat), s.setup.vocabulary.move(token))
        found: S = s
        return found

    def file(self, game: Game) -> Path:
        """Where it lies."""
        return ROOT.joinpath(*game.examples.split("."), FOLDER, f"{self.key}.json")


def step(seat: str, *moves: str, **barred: str) -> Step:
    """A step; `place="FK-T-3"` says that this may not be answered there (`_` for `-`)."""
    return Step(seat, list(moves), {key.replace("_", "-"): rule for key, rule in barred.items()})


def of(game: Game) -> list[Told[Any]]:
    """The examples of a game that has any."""
    if not game.examples:
        return []
    told: list[Told[Any]] = vars(importlib.import_module(f"tests.games.{game.key.replace('-', '_')}.examples"))[
        "EXAMPLES"
    ]
    return told


def all_told() -> list[tuple[Game, Told[Any]]]:
    """Every example of every game that is registered."""
    return [(game, one) for game in games() for one in of(game)]
