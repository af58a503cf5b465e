"""FI-R-5, FI-K-3: all who may be asked are asked at once, and their answers are shown together."""

from functools import partial

import pytest

from regalia.core.refusals import Barred, NotAsked
from regalia.games.fief.counters import ask_counters
from regalia.games.fief.figures import CARDS, FAMINE, GOOD_HARVEST
from regalia.games.fief.state import Fief
from regalia.table import answers, driving, playing, undoing
from regalia.table.sight import sight
from regalia.table.table import Table
from tests.games.fief.positions import hand
from tests.table.places import ANN, BEN, CID, DOT, answer, begun, refused

PEOPLE = (ANN, BEN, CID, DOT)


def attacked(guests: tuple[str, ...] = PEOPLE, *harvest: str) -> Table:
    """Somebody lays a famine; all others are asked for a good harvest, which some hold."""
    table = begun("fief", guests)
    s = table.state
    while not s.over and s.stack[-1].key != "cards":
        seat = table.seats_asked()[0]
        playing.step(table, seat, s.default(seat))
        s = table.state
    assert isinstance(s, Fief)
    for colour in s.setup.seats:
        hand(s, colour, *(["good-harvest"] if colour in harvest else []))
    ask_counters(s, s.mover, FAMINE, 0)
    s.settle()
    table.look_around()
    return table


def order(table: Table) -> list[int]:
    """Those who are asked, in turn order."""
    return table.waiting()


def keys(table: Table) -> list[str]:
    """What the last moves told."""
    return [event.key for played in table.playing.line[-4:] for event in played.events]


def by(table: Table, seat: int, token: str) -> None:
    """A guest answers, asked or not yet."""
    answer(table, seat, token)


def test_FI_K_3_all_who_may_counter_are_asked_at_once() -> None:
    table = attacked()
    asked = order(table)
    assert len(asked) == 3
    assert table.seats_asked() == asked
    for seat in asked:
        told = sight(table, table.seats[seat].guest, seat)
        assert told.question is not None
        assert told.question.key == "counter-famine"
        assert told.asked == asked
    assert sight(table, "", None).asked == asked


def test_FI_R_5_answers_are_sealed_till_the_last_is_in_and_then_shown_in_order() -> None:
    table = attacked()
    first, second, third = order(table)
    before = table.playing.number
    for seat in (third, first):
        by(table, seat, "no")
        assert table.playing.number == before
        assert driving.due(table) is None
    assert table.seats_asked() == [second]
    by(table, second, "no")
    told = [played.entry.seat for played in table.playing.line if played.number > before]
    assert told[:3] == [first, second, third]
    assert table.matters.ahead == {}


def test_FI_K_3_an_answer_that_ends_it_is_shown_at_once_and_the_others_never() -> None:
    table = attacked(PEOPLE, *["red", "blue", "green", "yellow"])
    first, second, third = order(table)
    by(table, third, "yes")
    before = table.playing.number
    by(table, first, "yes")
    assert "counters" in keys(table)
    assert [played.entry.seat for played in table.playing.line if played.number > before] == [first]
    assert table.matters.ahead == {}
    s = table.state
    assert isinstance(s, Fief)
    assert [s.hands[seat * CARDS + GOOD_HARVEST] for seat in (first, second, third)] == [0, 1, 1]


@pytest.mark.parametrize("given", ["yes", "no", ""])
def test_FI_R_5_others_learn_neither_what_was_answered_nor_whether(given: str) -> None:
    table = attacked(PEOPLE, "red", "blue", "green", "yellow")
    first, second, third = order(table)
    readers = [(table.seats[seat].guest, seat) for seat in range(4) if seat != second]
    before = [sight(table, guest, seat) for guest, seat in readers] + [sight(table, "", None)]
    if given:
        by(table, second, given)
    assert [sight(table, guest, seat) for guest, seat in readers] + [sight(table, "", None)] == before
    own = sight(table, table.seats[second].guest, second)
    assert (second in own.asked) == (not given)
    assert {first, third} <= set(own.asked)


def test_FI_R_5_a_sealed_answer_can_be_changed() -> None:
    table = attacked(PEOPLE, "red", "blue", "green", "yellow")
    first, second, third = order(table)
    by(table, second, "yes")
    answers.forget(table, table.seats[second].guest, second)
    assert second in table.seats_asked()
    by(table, second, "no")
    by(table, first, "no")
    by(table, third, "yes")
    assert "counters" in keys(table)


def test_FI_R_5_a_second_click_on_the_same_page_changes_nothing() -> None:
    table = attacked(PEOPLE, "red", "blue", "green", "yellow")
    second = order(table)[1]
    guest, mark = table.seats[second].guest, playing.mark(table, second)
    playing.play_tokens(table, guest, second, ["no"], mark)
    assert refused(partial(playing.play_tokens, table, guest, second, ["yes"], mark)) == "click-stale"
    assert table.matters.ahead[second].move == "no"


def test_FI_K_3_what_is_barred_cannot_be_sealed() -> None:
    table = attacked()
    for seat in order(table):
        with pytest.raises(Barred):
            by(table, seat, "yes")
        with pytest.raises(NotAsked):
            by(table, seat, "done")
    mover = table.state.whose_turn()
    assert refused(partial(by, table, mover, "no")) == "not-your-turn"


def test_FI_R_5_bots_answer_when_the_people_have() -> None:
    table = attacked((ANN, "random", CID, "random"))
    people = [seat for seat in order(table) if not table.seats[seat].player]
    assert table.seats_asked()[0] in order(table)
    for seat in people:
        assert driving.due(table) is None
        by(table, seat, "no")
    due = driving.due(table)
    while due is not None and table.together:
        playing.step(table, due.seat, table.state.default(due.seat) if due.bot else due.move)
        playing.open_sealed(table)
        due = driving.due(table)
    assert not table.together


def test_FI_R_5_a_standing_answer_is_one_of_them() -> None:
    table = attacked()
    first, second, third = order(table)
    guest = table.seats[second].guest
    answers.stand(table, guest, second, "counter-famine", table.setup.vocabulary.move("no"))
    assert sight(table, guest, second).asked == [first, third]
    before = table.playing.number
    by(table, first, "no")
    assert table.playing.number == before
    by(table, third, "no")
    assert table.playing.number > before


def test_FI_R_5_what_is_not_needed_any_more_is_forgotten_unseen() -> None:
    table = attacked()
    by(table, order(table)[2], "no")
    undoing.go_back(table, 0)
    assert table.matters.ahead == {}
