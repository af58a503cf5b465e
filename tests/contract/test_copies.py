"""Copies share nothing that can change, and have all that the original has."""

from copy import deepcopy

import pytest

from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.core.state import State
from regalia.core.step import AnyStep, Step
from tests.contract.every import FAST, each_table, table, walk

pytestmark = pytest.mark.skipif(FAST, reason="compiled objects do not show their parts")

ATOMS = (int, float, str, bytes, bool, type(None), type)


def parts(thing: object) -> list[object]:
    """What an object is made of, one level down."""
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    return list(named_parts(thing).values())


def named_parts(thing: object) -> dict[str, object]:
    """An object's attributes, whether it keeps them in a dict or in slots."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {**getattr(thing, "__dict__", {}), **{name: getattr(thing, name) for name in slots if hasattr(thing, name)}}


def graph(root: object, known: dict[int, object]) -> dict[int, object]:
    """Every object that can change and can be reached, but for those that are known; by identity."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, ATOMS) or callable(thing) or id(thing) in found or id(thing) in known:
            continue
        found[id(thing)] = thing
        waiting.extend(parts(thing))
    return {key: thing for key, thing in found.items() if not isinstance(thing, tuple | frozenset | Step)}


def snapshot(state: State, but: tuple[str, ...]) -> dict[str, object]:
    """All of a position as plain data, but for some attributes; steps as their frames."""
    plain = {name: value for name, value in vars(state).items() if name not in ("setup", "luck", "stack", *but)}
    return {**plain, "stack": state.frames()}


@each_table
def test_a_copy_shares_nothing_that_can_change(game: Game, players: int) -> None:
    for at, state in enumerate(walk(table(game, players, 5), 5)):
        if at % 9 == 0:
            fixed = graph(state.setup, {})
            copy = state.copy()
            shared = graph(state, fixed).keys() & graph(copy, fixed).keys()
            assert [graph(state, fixed)[key] for key in shared] == []


@each_table
def test_a_copy_has_all_that_the_original_has(game: Game, players: int) -> None:
    for at, state in enumerate(walk(table(game, players, 6), 6)):
        if at % 9 == 0:
            assert snapshot(state.copy(), ("heard",)) == snapshot(state, ("heard",))
            assert state.copy().luck.below("next", 1000) == state.copy().luck.below("next", 1000)


@each_table
def test_an_open_view_holds_the_whole_position(game: Game, players: int) -> None:
    """`shown` only counts what seals a move, so that it starts again where a position is made anew."""
    for at, state in enumerate(walk(table(game, players, 7), 7)):
        if at % 9 == 0:
            made = state.setup.from_view(state.view(None, True), FastLuck(7))
            assert snapshot(made, ("heard", "shown")) == snapshot(state, ("heard", "shown"))


@each_table
def test_a_step_never_changes_and_comes_back_from_its_frame(game: Game, players: int) -> None:
    """That is why copies may share it, and why a view can hold it."""
    met: dict[int, tuple[AnyStep, dict[str, object]]] = {}
    for state in walk(game.setup(players), 8):
        for step, again in zip(state.stack, state.setup.steps(state.frames()), strict=True):
            met.setdefault(id(step), (step, deepcopy(named_parts(step))))
            assert type(again) is type(step)
            assert named_parts(again) == named_parts(step)
    assert len({step.key for step, _ in met.values()}) > 1
    for step, before in met.values():
        assert named_parts(step) == before
