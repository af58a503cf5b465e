"""Events are only made for who listens, and listening changes nothing."""

import random

from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.lab import invariants
from tests.contract.every import choose, each_table, table


@each_table
def test_events_are_made_only_when_somebody_listens(game: Game, players: int) -> None:
    setup = table(game, players, 21)
    rng = random.Random(21)
    deaf, hearing = setup.new(FastLuck(21)), setup.new(FastLuck(21), True)
    assert hearing.take_events()
    told = 0
    while not deaf.over:
        seat, move = choose(deaf, rng)
        deaf.do(seat, move)
        hearing.do(seat, move)
        events = hearing.take_events()
        told += len(events)
        assert invariants.telling(setup, events) == ""
        assert deaf.heard is None
        assert deaf.take_events() == []
    assert told
    assert hearing.over
    assert hearing.view(None, True) == deaf.view(None, True)


@each_table
def test_nobody_listens_to_a_copy(game: Game, players: int) -> None:
    state = game.setup(players).new(FastLuck(22), True)
    assert state.copy().heard is None


@each_table
def test_every_event_is_seen_by_somebody(game: Game, players: int) -> None:
    state = game.setup(players).new(FastLuck(23), True)
    rng = random.Random(23)
    while not state.over:
        state.do(*choose(state, rng))
    for event in state.take_events():
        assert any(event.seen_by(seat) for seat in [None, *range(players)])
