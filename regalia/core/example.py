"""A worked example: a position that anybody can play on from, and the answers it tells of. Data beside its game."""

import json
from typing import NamedTuple, cast

from regalia.core.data import folder, packaged
from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.core.state import State
from regalia.core.view import View

RULEBOOK = "rulebook"
OWN = "own"
FOLDER = "examples"


class Step(NamedTuple):
    """What one seat answers, one move or several, and what it may not answer there, each move with its rule."""

    seat: str
    moves: list[str]
    barred: dict[str, str]


class Example(NamedTuple):
    """The rules it shows, where it comes from (a rulebook, or us), its luck, its steps, and its position."""

    game: Game
    key: str
    rules: list[str]
    source: str
    seed: int
    steps: list[Step]
    position: View

    def begin(self) -> State:
        """The position, to be played; what happens is told."""
        setup = self.game.setup_of(self.position["setup"])
        s = setup.from_view(self.position, FastLuck(self.seed))
        s.listen()
        return s

    def moves(self) -> list[str]:
        """All answers of its steps, one after another."""
        return [move for step in self.steps for move in step.moves]


def examples(game: Game) -> list[Example]:
    """The examples of a game, in the order of the rules they show."""
    files = folder(game.examples, FOLDER, ".json") if game.examples else []
    found = [example(game, file, packaged(game.examples, f"{FOLDER}/{file}")) for file in files]
    return sorted(found, key=by_rule)


def by_rule(example: Example) -> tuple[int, str]:
    """Its first rule's place in the rulebook, then its key."""
    return example.game.rules.index(example.rules[0]), example.key


def example(game: Game, file: str, text: str) -> Example:
    """The example that a file tells of; its name is the example's key."""
    told = json.loads(text)
    steps = [Step(step["seat"], step["moves"], step.get("barred", {})) for step in told["steps"]]
    position = cast(View, told["position"])
    return Example(game, file.removesuffix(".json"), told["rules"], told["source"], told["seed"], steps, position)


def written(example: Example) -> str:
    """The text of its file: a line for each step and for each part of the position."""
    steps = [{"seat": step.seat, "moves": step.moves, "barred": step.barred} for step in example.steps]
    parts = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in example.position.items()]
    lines = [f'  "rules": {json.dumps(example.rules)}', f'  "source": {json.dumps(example.source)}']
    lines += [f'  "seed": {example.seed}']
    lines += ['  "steps": [\n' + ",\n".join(f"    {json.dumps(step)}" for step in steps) + "\n  ]"]
    lines += ['  "position": {\n' + ",\n".join(parts) + "\n  }"]
    return "{\n" + ",\n".join(lines) + "\n}\n"
