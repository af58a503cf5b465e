"""A game played at random."""

import pytest

from regalia.core.luck import FastLuck
from regalia.core.playout import playout
from tests.toy import GAME as TOY


@pytest.mark.parametrize("players", TOY.players)
def test_it_ends_with_the_game(players: int) -> None:
    state = TOY.setup(players).new(FastLuck(players))
    played = playout(state, FastLuck(9), 10_000)
    assert state.over
    assert 0 < played <= TOY.longest
    assert playout(state, FastLuck(9), 10_000) == 0


@pytest.mark.parametrize("limit", [0, 1, 17])
def test_it_ends_with_the_limit(limit: int) -> None:
    state = TOY.setup(2).new(FastLuck(2))
    assert playout(state, FastLuck(9), limit) == limit
    assert not state.over


def test_its_luck_is_not_the_games() -> None:
    """The same moves with other draws: a position played from twice goes two ways."""
    state = TOY.setup(2).new(FastLuck(2))
    one, other, same = state.copy(), state.copy(), state.copy()
    for copy, seed in ((one, 1), (other, 2), (same, 1)):
        playout(copy, FastLuck(seed), 30)
    assert one.view(None, True) == same.view(None, True) != other.view(None, True)


def test_each_legal_move_is_as_likely() -> None:
    state = TOY.setup(2).new(FastLuck(3))
    moves = len(state.legal(state.next_seat()))
    found: dict[str, int] = {}
    luck = FastLuck(5)
    for _ in range(300 * moves):
        after = state.copy()
        playout(after, luck, 1)
        found[str(after.view(None, True))] = found.get(str(after.view(None, True)), 0) + 1
    assert len(found) == moves
    assert all(abs(times - 300) < 80 for times in found.values())
