"""Counting the decision tree, and games at random."""

import pytest

from regalia.core.count import count
from regalia.core.luck import FastLuck
from regalia.core.playout import playout
from regalia.core.state import State
from tests.toy import GAME as TOY
from tests.toy.board import REST


def fair() -> State:
    """Two traders who may all act at once."""
    state = TOY.setup(2).new(FastLuck(1))
    state.play(state.next_seat(), REST)
    state.play(state.next_seat(), REST)
    return state


def test_no_decision_is_one_way() -> None:
    assert count(fair(), 0) == count(fair(), -1) == 1


def test_each_answer_of_each_who_may_act_is_a_branch() -> None:
    state = fair()
    assert count(state, 1) == sum(len(state.legal(seat)) for seat in (0, 1)) == 4


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_deeper_is_the_sum_of_what_lies_behind_each_answer(depth: int) -> None:
    state, found = fair(), 0
    for seat in state.seats_asked():
        for move in state.legal(seat):
            after = state.copy()
            after.play(seat, move)
            found += count(after, depth - 1)
    assert count(state, depth) == found


def test_counting_changes_nothing() -> None:
    state = fair()
    before = (state.view(None, True), state.luck.count)
    count(state, 3)
    assert (state.view(None, True), state.luck.count) == before


def test_a_game_that_is_over_counts_as_none() -> None:
    state = fair()
    playout(state, FastLuck(1), 10_000)
    assert state.over
    assert count(state, 0) == 1
    assert count(state, 1) == count(state, 5) == 0
