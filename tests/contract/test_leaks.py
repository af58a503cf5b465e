"""Two positions that differ only in what a seat cannot see give that seat the same, byte for byte, move after move."""

import random

from regalia.core.game import Game
from regalia.core.state import State
from tests.contract.every import each_table, every, table, walk
from tests.contract.twins import common, got, heard, shows, twin

AHEAD = 12
"""How many moves of the others are played in both."""


@each_table
def test_a_seat_gets_the_same_of_twins(game: Game, players: int) -> None:
    rng = random.Random(31)
    compared = differing = 0
    step = every(game, 11)
    for seed in range(31, 37):
        for at, state in enumerate(walk(table(game, players, seed), seed)):
            if at % step == seed % step:
                reader = rng.choice([None, *range(players)])
                other = twin(state, reader, at)
                differing += other.view(None, True) != state.view(None, True)
                compared += play_on(state.copy(), other, reader, rng)
    assert compared > 100
    assert (differing > 20) == game.hidden


def play_on(one: State, other: State, reader: int | None, rng: random.Random) -> int:
    """Play moves of the others in both for as long as they can be; how often all was the same."""
    assert got(other, reader) == got(one, reader)
    one.listen()
    other.listen()
    for played in range(AHEAD):
        move = common(one, other, reader, rng)
        if move is None:
            return played + 1
        one.do(*move)
        other.do(*move)
        events, others = one.take_events(), other.take_events()
        if shows(one, events, reader) or shows(other, others, reader):
            return played + 1
        assert heard(others, reader) == heard(events, reader)
        assert got(other, reader) == got(one, reader)
    return AHEAD + 1
