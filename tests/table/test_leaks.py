"""What a reader gets of a table is the same for twins: two tables that differ only in what he cannot see.

Sights are compared whole: view, events, `at`, hours, marks, votes, talk, answers in advance. Both tables have one id,
so that their marks must be the same too.
"""

import random

import pytest

from regalia.core.game import Game, games
from regalia.core.record import Kept
from regalia.table import answers, playing, talk, undoing
from regalia.table.earlier import Earlier, course, earlier
from regalia.table.matters import Answer
from regalia.table.seats import OVER, PLAYING
from regalia.table.sight import Sight, sight
from regalia.table.table import Table
from tests.contract.twins import common, shows, twin
from tests.table.places import ANN, BEN, CID, DOT, EVE, begun, play_any

GUESTS = (ANN, BEN, CID, DOT)
AHEAD = 12
"""How many moves of the others are played at both tables."""


def of(table: Table, reader: int | None) -> Sight:
    """What a reader gets."""
    return sight(table, EVE if reader is None else table.seats[reader].guest, reader)


def twin_table(table: Table, reader: int | None, seed: int) -> Table:
    """Another table that this reader cannot tell from this one."""
    other = table.draft(table.now)
    assert other.record is not None
    state = twin(table.state, reader, seed)
    state.luck = other.record.luck
    state.listen()
    other.record.state = state
    other.record.kept = [Kept(len(other.record.line), state.copy())]
    other.heard = dict(table.heard)
    other.asked = [other.asked_now(seat) for seat in range(len(other.seats))]
    return other


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_a_reader_gets_the_same_of_twins(game: Game) -> None:
    rng = random.Random(71)
    compared = 0
    for seed in range(6):
        table = begun(game.key, GUESTS[: game.players[-1]])
        table.secret = bytes([seed]) * 32
        moves = 0
        while table.phase == PLAYING and moves < 300:
            seat = rng.choice(table.seats_asked())
            table = table.draft(table.now + rng.randrange(5000))
            play_any(table, seat, rng.choice(table.state.legal(seat) or [table.state.default(seat)]))
            moves += 1
            if moves % 7 == seed % 7 and table.phase == PLAYING:
                reader = rng.choice([None, *range(len(table.seats))])
                compared += play_on(table.draft(table.now), twin_table(table, reader, moves), reader, rng)
    assert compared > 100


def past(table: Table, reader: int | None, first: int) -> list[Earlier]:
    """The earlier positions of a reader, from a moment on; the first are those from which twins part."""
    return [earlier(table, reader, at) for at in range(first, of(table, reader).moment + 1)]


def play_on(one: Table, other: Table, reader: int | None, rng: random.Random) -> int:
    """Play moves of the others at both; how often the reader got the same."""
    assert of(one, reader) == of(other, reader)
    first = of(one, reader).moment
    for played in range(AHEAD):
        move = common(one.state, other.state, reader, rng)
        if move is None:
            return played + 1
        now = one.now + rng.randrange(5000)
        one, other = one.draft(now), other.draft(now)
        other.heard = dict(other.heard)
        for table in (one, other):
            playing.step(table, *move)
        told = [table.playing.line[-1].events if table.phase != OVER else [] for table in (one, other)]
        if one.phase == OVER or any(
            shows(table.state, events, reader) for table, events in zip((one, other), told, strict=True)
        ):
            return played + 1
        assert of(one, reader) == of(other, reader)
        assert past(one, reader, first) == past(other, reader, first)
        assert course(one, reader) == course(other, reader)
    return AHEAD + 1


def test_what_others_keep_to_themselves_changes_nothing_for_a_reader() -> None:
    """Notes, private talk, mutes, standing and sealed answers of the others."""
    table = begun("toy", GUESTS)
    talk.say(table, ANN, "hello", 0)
    before = [of(table, reader) for reader in (0, 1, None)]
    talk.note(table, CID, "secret")
    for number in range(600):
        talk.say(table, CID, f"psst {number}", 2, 3)
    talk.mute(table, DOT, talk.speaker(table, ANN))
    answers.stand(table, CID, 2, "claim", 5)
    table.matters.ahead[3] = Answer("claim", [0, 0], "pass")
    assert [of(table, reader) for reader in (0, 1, None)] == before
    assert of(table, 2) != before[0]


def test_moves_at_a_desk_change_nothing_for_the_others() -> None:
    """No count, no hour, no mark: not even after many of them."""
    table = begun("toy", GUESTS)
    while table.state.question(table.seats_asked()[0]) != "fair":
        play_any(table, table.seats_asked()[0])
    before = [of(table, reader) for reader in (0, 1, 2, None)]
    for _ in range(2):
        for token in ("offer", "drop"):
            table = table.draft(table.now + 777)
            playing.play_tokens(table, DOT, 3, [token], playing.mark(table, 3))
            assert [of(table, reader) for reader in (0, 1, 2, None)] == before
    assert of(table, 3).question != before[0].question


def test_no_number_of_the_tables_moves_is_told() -> None:
    """Two tables, one with many moves at a desk: the others' sights differ in nothing but ids."""
    quiet, busy = begun("toy", GUESTS), begun("toy", GUESTS)
    busy.id = quiet.id
    for table in (quiet, busy):
        while table.state.question(table.seats_asked()[0]) != "fair":
            play_any(table, table.seats_asked()[0])
    for token in ("offer", "drop", "offer", "drop"):
        playing.play_tokens(busy, DOT, 3, [token], playing.mark(busy, 3))
    for table in (quiet, busy):
        playing.play_tokens(table, DOT, 3, ["ready"], playing.mark(table, 3))
    for reader in (0, 1, 2, None):
        assert of(quiet, reader) == of(busy, reader)
    for table in (quiet, busy):
        undoing.ask(table, ANN, 0, playing.mark(table, 0))
    for reader in (0, 1, 2, None):
        assert of(quiet, reader) == of(busy, reader)
