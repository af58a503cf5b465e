"""Several answers at once: judged one after another without telling what luck or others would bring, all or none."""

import pytest

from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.core.refusals import Barred, NotAMove, NotAsked, NotYourTurn, Refused
from regalia.core.several import checked, play_all
from regalia.games.foreign_king.game import GAME as KING
from tests.toy import GAME as TOY
from tests.toy.board import CLAIM, DRAW, OFFER, PEEK, READY, REST, SELL


def fair() -> Record:
    """Two traders at the start."""
    return Record(TOY.setup(2), FastLuck(1))


def numbers(record: Record, *tokens: str) -> list[int]:
    return [record.setup.vocabulary.move(token) for token in tokens]


def test_what_one_seat_decides_alone_is_played_in_one() -> None:
    record = Record(KING.setup(2), FastLuck(1))
    seat = record.state.next_seat()
    events = play_all(record, seat, numbers(record, "place", "liege", "disc", "done"))
    assert record.number == 4
    assert [event.key for event in events].count("placed") == 2


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ([SELL, 99], NotAMove),
        ([SELL, REST], NotAsked),
        ([CLAIM], NotAsked),
        ([DRAW, REST], Refused),
        ([REST, REST], Refused),
    ],
)
def test_one_that_is_refused_stops_all(moves: list[int], error: type[Refused]) -> None:
    record = fair()
    before = record.text()
    with pytest.raises(error):
        play_all(record, record.state.next_seat(), moves)
    assert record.text() == before


def test_another_seat_is_refused_at_once() -> None:
    record = fair()
    with pytest.raises(NotYourTurn):
        checked(record.state, 1 - record.state.next_seat(), [REST, REST])


def test_a_barred_answer_behind_another_is_named() -> None:
    record = fair()
    seat = record.state.next_seat()
    hand = record.state.view(seat)
    missing = next(good for good, cards in enumerate(dict(hand)["hands"][seat]) if not cards)  # type: ignore[index]
    with pytest.raises(Barred):
        checked(record.state, seat, [SELL, record.setup.vocabulary.move(record.setup.names["good"][missing])])


@pytest.mark.parametrize("first", [DRAW, PEEK])
def test_behind_luck_and_what_is_shown_nothing_is_looked_at(first: int) -> None:
    record = fair()
    seat = record.state.next_seat()
    second = REST if first == DRAW else record.setup.vocabulary.move(record.setup.seats[1 - seat])
    with pytest.raises(Refused) as refused:
        checked(record.state, seat, [first, second, REST])
    assert refused.value.key == "several-sealed"


def test_looking_ahead_asks_no_luck_of_the_game() -> None:
    record = fair()
    seat = record.state.next_seat()
    before = (record.luck.count, record.state.view(None, True))
    with pytest.raises(Refused):
        checked(record.state, seat, [DRAW, REST])
    assert (record.luck.count, record.state.view(None, True)) == before


def test_on_a_desk_several_steps_are_one_line() -> None:
    record = fair()
    for _ in range(2):
        record.play(record.state.next_seat(), REST)
    good = next(good for good, cards in enumerate(dict(record.state.view(0))["hands"][0]) if cards)  # type: ignore[index]
    offer = [OFFER, *numbers(record, record.setup.names["good"][good], "blue")]
    play_all(record, 0, offer)
    assert record.number == 5
    play_all(record, 0, [READY])
    assert record.state.may_act(1)


def test_a_line_goes_as_far_as_an_answer_that_somebody_else_must_give() -> None:
    record = Record(KING.setup(2), FastLuck(1))
    first = record.state.next_seat()
    for seat, told in ((first, "congress supply"), (1 - first, "place liege done"), (first, "coins")):
        play_all(record, seat, numbers(record, *told.split()))
    # The first may send his men from the Congress before the province is scored.
    line = numbers(record, "king", "liege", "done")
    assert checked(record.state, 1 - first, line) == line[:2]
    play_all(record, 1 - first, line)
    assert (record.number, record.state.question(first)) == (8, "hurry")
