"""How fast other libraries play at random, measured beside ours on one machine.

The peers are no part of the package: they are imported only when asked for, and a missing one raises
ModuleNotFoundError. A decision is a move that a player chose, also when he had only one; the luck between decisions
(dice, cards) costs time and is not counted. Games are finished, so every measurement runs a little over its seconds.
"""

import functools
import importlib
import importlib.metadata
import platform
import random
from collections.abc import Callable
from typing import Any, Final

from regalia.lab.rate import Rate, repeat

SEED: Final = 1
BATCH: Final = 100
"""Rollouts that OpenSpiel plays for one call from Python, so that the call itself costs nothing."""
SAMPLE: Final = 500
"""Games whose decisions are counted, to know how many the others have."""
CLONES: Final = 1000
"""Copies between two looks at the clock."""
DISTRIBUTIONS: Final = ("open_spiel", "pettingzoo", "gymnasium", "numpy", "pygame-ce", "pygame")


def openspiel_rollouts(game: str, seconds: float) -> Rate:
    """Random games inside OpenSpiel's own C++ loop.

    The loop counts games only; their decisions are estimated by the mean of games played from Python.
    """
    rate = repeat(_rollouts(game), seconds)
    return Rate(round(rate.decisions * _mean_decisions(game)), rate.seconds, rate.decisions)


@functools.cache
def _mean_decisions(game: str) -> float:
    """How many decisions a random game has."""
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    rng = random.Random(SEED)
    return sum(_play(spiel, loaded.new_initial_state(), rng) for _ in range(SAMPLE)) / SAMPLE


def openspiel_python(game: str, seconds: float) -> Rate:
    """Random games by a loop in Python over OpenSpiel's states; the decisions are counted."""
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    rng = random.Random(SEED)

    def play() -> int:
        return _play(spiel, loaded.new_initial_state(), rng)

    return repeat(play, seconds)


def openspiel_clones(game: str, seconds: float) -> Rate:
    """`state.clone()`, called from Python, halfway through a random game."""
    clone = _middle(game).clone

    def copies() -> int:
        for _ in range(CLONES):
            clone()
        return CLONES

    return repeat(copies, seconds)


def pettingzoo_rate(env: str, seconds: float) -> Rate:
    """Random games in a classic environment of PettingZoo, named as in `connect_four_v3`."""
    zoo: Any = importlib.import_module("pettingzoo")
    name, version = env.rsplit("_v", 1)
    made = zoo.make("aec", f"classic/{name}-v{version}")
    rng = random.Random(SEED)

    def play() -> int:
        return _play_zoo(made, rng)

    rate = repeat(play, seconds)
    made.close()
    return rate


def versions() -> dict[str, str]:
    """Python, and the peers that are installed with what they stand on."""
    found = {"python": platform.python_version()}
    for name in DISTRIBUTIONS:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def _rollouts(game: str) -> Callable[[], int]:
    """A batch of random games in C++, to be repeated; it returns how many.

    Python cannot call the evaluator. A search of one simulation does nothing but ask it about the root, and then draws
    one move. The root must be a decision (a search from a chance node reads outside its path), so each batch starts
    after an opening throw of its own.
    """
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=BATCH, seed=SEED)
    search = spiel.MCTSBot(loaded, evaluator, 1.0, 1, 1, False, SEED, False)
    rng = random.Random(SEED)

    def batch() -> int:
        state = loaded.new_initial_state()
        while state.is_chance_node():
            _throw(spiel, state, rng)
        search.step(state)
        return BATCH

    return batch


def _throw(spiel: Any, state: Any, rng: random.Random) -> None:
    """Let luck decide at a chance node."""
    state.apply_action(spiel.sample_action(state.chance_outcomes(), rng.random())[0])


def _play(spiel: Any, state: Any, rng: random.Random) -> int:
    """Play an OpenSpiel state to its end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _throw(spiel, state, rng)
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def _middle(game: str) -> Any:
    """The OpenSpiel state halfway through one random game, the same each time."""
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    whole = loaded.new_initial_state()
    _play(spiel, whole, random.Random(SEED))
    half = loaded.new_initial_state()
    history = whole.history()
    for action in history[: len(history) // 2]:
        half.apply_action(action)
    return half


def _play_zoo(env: Any, rng: random.Random) -> int:
    """Play a PettingZoo environment to its end; how many decisions that took."""
    env.reset()
    decisions = 0
    while True:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            return decisions
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions += 1
