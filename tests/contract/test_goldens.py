"""Recorded games, transcripts and counts: what is kept of each game stays as it is, or the rules have changed.

What was changed on purpose is written anew by `python tools/goldens.py --all`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.game import Game, games
from regalia.core.record import read_record
from tests import goldens, recordings
from tests.contract.every import FAST, each_game, each_table

WANTED = recordings.all_wanted()

each_wanted = pytest.mark.parametrize(
    ("game", "wanted"), WANTED, ids=[f"{game.key}-{wanted.name}" for game, wanted in WANTED]
)


@each_wanted
def test_a_recorded_game_is_what_its_name_says(game: Game, wanted: recordings.Wanted) -> None:
    """Replaying it judges every move and proves every draw."""
    text = wanted.file(game).read_text("utf-8")
    record = read_record(text)
    assert record.setup.game is game
    assert record.state.over
    assert record.journal.secret
    assert wanted.holds(record)
    assert record.text() == text


@each_game
def test_there_is_a_recorded_game_for_every_ending(game: Game) -> None:
    found = {read_record(one.file(game).read_text("utf-8")).journal.ending for one in recordings.of(game)}
    assert found == set(game.endings)


def test_every_recorded_game_is_wanted() -> None:
    assert sorted(recordings.REPLAYS.glob("*")) == sorted(wanted.file(game) for game, wanted in WANTED)


@each_table
def test_a_transcript_line_by_line(game: Game, players: int) -> None:
    kept = goldens.transcript_file(game, players).read_text("utf-8").splitlines()
    told = goldens.told(game, players).splitlines()
    for number, (line, known) in enumerate(zip(told, kept, strict=False), 1):
        assert line == known, f"line {number}"
    assert len(told) == len(kept)


@each_game
def test_the_decision_tree_has_as_many_leaves_as_ever(game: Game) -> None:
    deepest = goldens.DEEP if FAST else goldens.SHALLOW
    kept = goldens.counts_file(game).read_text("utf-8").splitlines()
    assert goldens.counted(game, deepest) == [line for line in kept if depth_of(line) <= deepest]


def depth_of(line: str) -> int:
    """The depth of a line like `3 start 4 = 6561`."""
    return int(line.split()[2])


def test_no_golden_is_left_over() -> None:
    """A game that is gone leaves no files."""
    assert sorted((goldens.TESTS / "transcripts").glob("*")) == sorted(transcripts())
    assert sorted((goldens.TESTS / "counts").glob("*")) == sorted(goldens.counts_file(game) for game in games())


def transcripts() -> Iterator[Path]:
    """The files of all transcripts."""
    for game in games():
        for players in game.players:
            yield goldens.transcript_file(game, players)
