"""A record can be tried on a copy, and read back from what was written of it, from any position that was kept."""

import json
import random

import pytest

from regalia.core.game import Game
from regalia.core.journal import Journal
from regalia.core.luck import FastLuck
from regalia.core.record import KEEP_EVERY, Kept, Played, Record, line_of, resumed
from regalia.core.refusals import Refused
from tests.contract.every import choose, each_table, sealed_luck, table, walk


@each_table
def test_what_is_played_on_a_copy_of_a_record_is_played_on_it_alone(game: Game, players: int) -> None:
    setup = table(game, players, 81)
    rng = random.Random(81)
    record = Record(setup, sealed_luck(setup, 81))
    for _ in range(120):
        if record.state.over:
            break
        before = (record.text(), record.state.view(None, True), record.luck.count)
        copy = record.copy()
        move = choose(copy.state, rng)
        if copy.line and rng.random() < 0.2:
            copy.undo(rng.choice([0] + [played.number for played in copy.line[:-1]]))
        else:
            copy.play(*move)
            with pytest.raises(Refused):
                copy.undo(copy.number)
        assert (record.text(), record.state.view(None, True), record.luck.count) == before
        record.play(*move)
    assert record.line


@each_table
def test_a_record_comes_back_from_what_was_written(game: Game, players: int) -> None:
    """With undos among it, and from a position as JSON that lies on the line; then it takes the same course."""
    setup = table(game, players, 91)
    rng = random.Random(91)
    record = Record(setup, sealed_luck(setup, 91))
    written: list[Played] = []
    places: dict[int, str] = {}
    while not record.state.over and len(written) < 200:
        if record.line and rng.random() < 0.05:
            record.undo(rng.choice([0] + [played.number for played in record.line[-9:-1]]))
            written.append(Played(0, record.journal.entries[-1], False, []))
            continue
        record.play(*choose(record.state, rng))
        written.append(record.line[-1])
        places[record.number] = json.dumps(record.state.view(None, True))
    numbers = [played.number for played in line_of(written)]
    assert numbers == [played.number for played in record.line]
    for kept in [None, *[at for at in range(len(numbers)) if at % 17 == 3]]:
        again = resumed(
            begun(record), list(written), sealed_luck(setup, 91), None if kept is None else held(record, places, kept)
        )
        assert again.text() == record.text()
        assert again.state.view(None, True) == record.state.view(None, True)
        again.first_events = record.first_events
        assert again.events() == record.events()
        if not record.state.over:
            move = record.state.next_seat(), record.state.legal(record.state.next_seat())[0]
            other = record.copy()
            again.play(*move)
            other.play(*move)
            assert again.text() == other.text()


def begun(record: Record) -> Journal:
    """The journal before its first move."""
    journal = Journal(record.setup)
    journal.commitment, journal.words = record.journal.commitment, record.journal.words
    journal.draws = record.journal.draws
    return journal


def held(record: Record, places: dict[int, str], at: int) -> Kept:
    """The position behind a move of the line, as it is stored."""
    view = json.loads(places[record.line[at].number])
    return Kept(at + 1, record.setup.from_view(view, FastLuck(0)))


@each_table
def test_a_view_survives_json(game: Game, players: int) -> None:
    """That is how positions are stored, and how bots in other processes may get them."""
    for at, state in enumerate(walk(table(game, players, 95), 95)):
        if at % 13 == 0 or state.over:
            for seat in [None, *range(players)]:
                view = state.view(seat, seat is None)
                again = state.setup.from_view(json.loads(json.dumps(view)), FastLuck(1))
                assert again.view(seat, seat is None) == view


@each_table
def test_going_back_plays_no_long_game_again(game: Game, players: int) -> None:
    """Positions are kept on the way, those of the line that was left are forgotten."""
    setup = table(game, players, 97)
    rng = random.Random(97)
    record = Record(setup, FastLuck(97))
    views = {0: record.state.view(None, True)}
    for _ in range(400):
        record.play(*choose(record.state, rng))
        views[record.number] = record.state.view(None, True)
        if record.state.over:
            break
        if len(record.line) > KEEP_EVERY and rng.random() < 0.1:
            record.undo(rng.choice([played.number for played in record.line[:-1]]))
            assert record.state.view(None, True) == views[record.number]
            assert all(kept.moves <= len(record.line) for kept in record.kept)
            assert len(record.line) - record.nearest(len(record.line)).moves <= KEEP_EVERY
