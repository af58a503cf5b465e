"""A transcript tells of each move what was asked, what was barred and why, what luck brought, and who saw what."""

from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.lab.transcript import transcript
from tests.toy import GAME as TOY
from tests.toy.board import DRAW, REST


def told(*moves: int, seed: int = 1) -> list[str]:
    record = Record(TOY.setup(2), FastLuck(seed))
    for move in moves:
        record.play(record.state.next_seat(), move)
    return transcript(record)


def test_the_head_tells_game_seats_and_options() -> None:
    assert told()[0] == "toy, rules 1: red blue, rich=8 peek=1 gifts=0"


def test_a_move_stands_under_what_was_asked_and_over_what_came_of_it() -> None:
    lines = told(DRAW)
    at = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    seat = lines[at].split()[1].rstrip(":")
    assert lines[at] == f"1 {seat}: draw"
    assert f"  {seat} turn: draw sell peek rest; mildest rest" in lines[:at]
    assert lines[at + 1].startswith("  luck card ")
    assert any(line.startswith("  - drew ") and line.endswith(")") for line in lines[at:])
    other = 1 - ["red", "blue"].index(seat)
    assert f"  - draws {seat} (seen by {other} all)" in lines
    assert lines[-1].startswith("  views ")


def test_what_is_barred_stands_with_its_reason() -> None:
    record = Record(TOY.setup(2, {"peek": 0}), FastLuck(1))
    record.play(record.state.next_seat(), REST)
    assert "    not peek: TOY-T-4.option" in transcript(record)


def test_each_reader_has_a_mark_and_it_changes_with_what_he_sees() -> None:
    marks = [line.split()[1:] for line in told(DRAW, REST) if line.startswith("  views")]
    assert all(len(one) == 4 for one in marks)
    assert all(before != after for before, after in zip(marks[0], marks[1], strict=True))


def test_the_end_tells_how_and_who() -> None:
    record = Record(TOY.setup(2), FastLuck(1))
    while not record.state.over:
        seat = record.state.next_seat()
        record.play(seat, record.state.default(seat))
    last = transcript(record)[-1]
    places = " ".join(f"{seat} {place}" for seat, place in zip(["red", "blue"], record.state.places(), strict=True))
    assert last == f"over: rounds; {places}; points {' '.join(map(str, record.state.scores()))}"


def test_a_transcript_changes_nothing_and_is_always_the_same() -> None:
    record = Record(TOY.setup(2), FastLuck(3))
    record.play(record.state.next_seat(), DRAW)
    before = record.text()
    assert transcript(record) == transcript(record)
    assert record.text() == before
