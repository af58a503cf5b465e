"""Moves at a table: clicks and their marks, several steps at once, turns that are confirmed."""

from functools import partial

import pytest

from regalia.core.refusals import Barred, NotAsked, NotYourTurn, Refused
from regalia.table import clicks, playing, undoing
from regalia.table.seats import OVER
from tests.table.places import ANN, BEN, CID, EVE, answer, begun, play_any, refused, seated, to_question, to_the_end


def test_a_game_is_played_to_its_end() -> None:
    table = begun()
    to_the_end(table)
    assert table.phase == OVER
    assert table.seats_asked() == []
    assert refused(lambda: play_any(table, 0, 0)) == "game-over"


def test_only_the_holder_of_a_seat_plays_it() -> None:
    table = begun()
    seat = table.seats_asked()[0]
    for guest in (EVE, "", table.seats[(seat + 1) % 3].guest):
        assert refused(partial(playing.play, table, guest, seat, [0], playing.mark(table, seat))) == "seat-not-yours"
    other = (seat + 1) % 3
    with pytest.raises(NotYourTurn):
        play_any(table, other, 0)


def test_nothing_is_played_before_the_game_has_begun() -> None:
    assert refused(lambda: play_any(seated(), 0, 0)) == "table-not-begun"


def test_a_click_on_a_question_that_was_answered_is_stale() -> None:
    """Also where the next question is worded the same."""
    table = begun("foreign-king", (ANN, ANN))
    seen = []
    for _ in range(200):
        seat = table.seats_asked()[0]
        mark = playing.mark(table, seat)
        assert mark not in seen
        seen.append(mark)
        move = table.state.legal(seat)[0]
        playing.play(table, ANN, seat, [move], mark)
        assert refused(partial(playing.play, table, ANN, seat, [move], mark)) == "click-stale"
        assert playing.mark(table, seat) != mark
    assert len({table.state.question(0) for _ in seen}) < len(seen)


def test_a_click_is_not_stale_for_what_others_do() -> None:
    """At the fair all act at once; what another does at his desk, or is ready, changes nobody's question."""
    table = begun()
    to_question(table, "fair")
    mark = playing.mark(table, 0)
    answer(table, 1, "offer")
    answer(table, 2, "ready")
    assert playing.mark(table, 0) == mark
    playing.play_tokens(table, ANN, 0, ["ready"], mark)


def test_a_click_is_stale_when_another_puts_a_question() -> None:
    table = begun()
    to_question(table, "fair")
    mark = playing.mark(table, 0)
    good = next(good for good, cards in enumerate(table.state.view(None, True)["hands"][1]) if cards)  # type: ignore[typeddict-item]
    answer(table, 1, "offer")
    answer(table, 1, table.setup.names["good"][good])
    assert playing.mark(table, 0) == mark
    answer(table, 1, table.setup.seats[0])
    assert refused(lambda: playing.play_tokens(table, ANN, 0, ["ready"], mark)) == "click-stale"
    offered = playing.mark(table, 0)
    answer(table, 1, "ready")
    assert playing.mark(table, 0) == offered


def test_a_click_answers_only_what_lay_there_when_it_was_made() -> None:
    """Of two offers the first is withdrawn: the same moves would now accept the second."""
    table = begun("fief")
    while table.state.stack[-1].key != "talk":
        play_any(table, table.seats_asked()[0])
    answer(table, 1, "deal", table.setup.seats[0], "100", "send")
    answer(table, 1, "deal", table.setup.seats[0], "other-way", "100", "send")
    view = table.state.view(0)
    first, second = (clicks.lying(offer) for offer in view["offers"])  # type: ignore[typeddict-item]
    maker, money = table.setup.seats[1], view["money"]  # type: ignore[typeddict-item]
    mark = playing.mark(table, 0)
    answer(table, 1, "withdraw", table.setup.seats[0], "yes")
    assert playing.mark(table, 0) == mark
    for other in (first, "", "x"):
        draft = table.draft(table.now)
        tokens = [maker, clicks.LYING + other, "accept"]
        assert refused(partial(playing.play_tokens, draft, ANN, 0, tokens, mark)) == "click-stale"
    playing.play_tokens(table, ANN, 0, [maker, clicks.LYING + second, "accept"], mark)
    assert table.state.view(0)["money"][0] == money[0] - 100  # type: ignore[typeddict-item]


def test_marks_of_others_do_not_fit() -> None:
    table, other = begun(), begun()
    seat = table.seats_asked()[0]
    for given in ("", "x", "é" * 24, playing.mark(other, seat), playing.mark(table, (seat + 1) % 3)):
        assert refused(partial(playing.play, table, table.seats[seat].guest, seat, [0], given)) == "click-stale"


def test_several_steps_are_played_all_or_none() -> None:
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    with pytest.raises(NotAsked):
        answer(table, seat, "place", "namur", "disc", "congress")
    with pytest.raises(Barred):
        answer(table, seat, "factory", "textile", "namur", "repay")
    assert table.playing.line == []
    answer(table, seat, "place", "namur", "disc", "done")
    assert [played.number for played in table.playing.line] == [1, 2, 3, 4]
    assert len(table.writing.rows["entry"]) == 4


def test_several_steps_do_not_look_through_luck() -> None:
    """A second step that depends on what the first one draws is refused, whatever was drawn."""
    table = begun("toy", (ANN, BEN))
    seat = table.seats_asked()[0]
    with pytest.raises(Refused, match="several-sealed"):
        answer(table.draft(2), seat, "draw", "sell")


def test_too_many_steps_are_refused() -> None:
    table = begun()
    for moves in ([], [3] * 101):
        assert refused(partial(playing.play, table, ANN, 0, moves, playing.mark(table, 0))) == "moves-many"


def test_a_draft_that_is_forgotten_changes_nothing() -> None:
    table = begun("toy", (ANN, BEN))
    before = (table.playing.text(), table.state.view(None, True), table.matters.plain(), table.asked, table.moved)
    draft = table.draft(2_000_000)
    while not draft.state.over:
        play_any(draft, draft.seats_asked()[0])
    assert (
        table.playing.text(),
        table.state.view(None, True),
        table.matters.plain(),
        table.asked,
        table.moved,
    ) == before


# Turns that are confirmed ---------------------------------------------------------------------------------------------


def test_a_turn_waits_for_its_end_to_be_confirmed() -> None:
    table = begun("toy", (ANN, BEN, CID), confirm=True)
    seat = table.seats_asked()[0]
    other = (seat + 1) % 3
    answer(table, seat, "rest")
    assert table.seats_asked() == [seat]
    assert refused(lambda: play_any(table, other, 3)) == "turn-unconfirmed"
    assert undoing.free(table, seat) == 1
    playing.confirm(table, table.seats[seat].guest, seat, playing.mark(table, seat))
    assert table.seats_asked() == [other]
    assert refused(lambda: playing.confirm(table, table.seats[other].guest, other, "")) == "turn-no-confirm"
    play_any(table, other)


def test_an_unconfirmed_turn_can_be_taken_back() -> None:
    table = begun("toy", (ANN, BEN, CID), confirm=True)
    seat = table.seats_asked()[0]
    answer(table, seat, "rest")
    undoing.undo(table, table.seats[seat].guest, seat, playing.mark(table, seat))
    assert table.seats_asked() == [seat]
    assert table.state.question(seat) == "turn"
    answer(table, seat, "draw")
    assert table.seats_asked() == [(seat + 1) % 3]


def test_a_click_that_confirms_names_its_question_too() -> None:
    table = begun("toy", (ANN, BEN), confirm=True)
    seat = table.seats_asked()[0]
    mark = playing.mark(table, seat)
    answer(table, seat, "rest")
    assert refused(lambda: playing.confirm(table, table.seats[seat].guest, seat, mark)) == "click-stale"


def test_without_that_setting_nobody_waits() -> None:
    table = begun("toy", (ANN, BEN))
    seat = table.seats_asked()[0]
    answer(table, seat, "rest")
    assert table.seats_asked() == [1 - seat]
