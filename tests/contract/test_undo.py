"""What may be taken back: one's own moves since the last seal; and whatever showed somebody something is sealed."""

import random

import pytest

from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.core.refusals import Refused
from regalia.core.state import State
from regalia.core.view import View
from tests.contract.every import choose, each_table, every, table
from tests.contract.twins import got, heard, twin


@each_table
def test_undo_never_crosses_a_seal(game: Game, players: int) -> None:
    rng = random.Random(41)
    freely = 0
    for seed in range(41, 44):
        record = Record(table(game, players, seed), FastLuck(seed))
        views = {0: record.state.view(None, True)}
        while not record.state.over:
            if record.line and rng.random() < 0.08:
                freely += take_back(record, views)
            record.play(*choose(record.state, rng))
            views[record.number] = record.state.view(None, True)
    assert freely


def take_back(record: Record, views: dict[int, View]) -> bool:
    """All seats try to take back all they can, and one step more; whether one of them could."""
    for seat in range(record.setup.players):
        free, before = record.free_undo(seat), record.text()
        taken = [played for played in record.line if played.number > free]
        beyond = [0] + [played.number for played in record.line[:-1] if played.number < free]
        if free:
            with pytest.raises(Refused, match=r"undo-sealed|undo-number"):
                record.undo(beyond[-1], seat)
        assert record.text() == before
        for played in taken:
            assert played.entry.seat == seat
            assert not played.sealed
            assert not played.entry.draws
        if taken:
            record.undo(free, seat)
            assert record.text() == f"{before}undo to {free}\n"
            assert record.state.view(None, True) == views[free]
            return True
    return False


CLOSELY = 100
"""So many moves of a game are all looked at; of the others about each tenth."""


@each_table
def test_a_move_that_taught_somebody_something_is_sealed(game: Game, players: int) -> None:
    """Taught: the same move, in a twin of his view with other luck, would have shown him something else."""
    rng = random.Random(51)
    taught = free = drawn = 0
    for seed in range(51, 56):
        record = Record(table(game, players, seed), FastLuck(seed))
        while not record.state.over:
            before = record.state.copy()
            seat, move = choose(before, rng)
            record.play(seat, move)
            readers = {seat, rng.choice([None, *range(players)])}
            if len(record.line) > CLOSELY and rng.random() > 1 / every(game, 10):
                readers.clear()
            if any(teaches(record, before, reader, seat, move) for reader in readers):
                taught += 1
                assert record.line[-1].sealed
            free += not record.line[-1].sealed
            drawn += len(record.line[-1].entry.draws)
    assert free
    assert bool(taught) == (game.hidden or drawn > 0)


def teaches(record: Record, before: State, reader: int | None, seat: int, move: int) -> bool:
    """Whether what the reader got of the last move does not follow from what he had, and the move."""
    other = twin(before, reader, record.number)
    other.luck = FastLuck(record.number)
    if move not in other.legal(seat):
        assert seat != reader
        return False
    other.listen()
    other.do(seat, move)
    told = heard(record.line[-1].events, reader)
    return heard(other.take_events(), reader) != told or got(other, reader) != got(record.state, reader)


@each_table
def test_whoever_is_asked_in_the_turn_of_another_takes_nothing_back(game: Game, players: int) -> None:
    rng = random.Random(61)
    record = Record(table(game, players, 61), FastLuck(61))
    met = 0
    while not record.state.over:
        whose = record.state.whose_turn()
        at_desk = record.state.stack[-1].desk
        seat, move = choose(record.state, rng)
        record.play(seat, move)
        if at_desk or (whose != seat and whose >= 0):
            met += 1
            assert record.line[-1].sealed
            assert record.free_undo(seat) == record.number
    # In some games nobody is ever asked in another's turn; in The Fair it happens all the time.
    assert met or game.key != "toy"


@each_table
def test_once_desks_are_open_undo_tells_nothing_of_them(game: Game, players: int) -> None:
    """Whether a seat may still take back what it did before would tell it that another has begun at its desk."""
    rng = random.Random(71)
    record = Record(table(game, players, 71), FastLuck(71))
    met = 0
    while not record.state.over:
        if record.state.stack[-1].desk:
            met += 1
            assert [record.free_undo(seat) for seat in range(players)] == [record.number] * players
        record.play(*choose(record.state, rng))
    assert bool(met) == game.simultaneous
