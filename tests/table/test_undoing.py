"""Taking back: freely to the seal, further by consent."""

import pytest

from regalia.table import playing, undoing, votes
from regalia.table.sight import sight
from regalia.table.table import Table
from tests.table.places import ANN, BEN, CID, EVE, answer, begun, play_any, refused, to_question, to_the_end, vote


def rested(table: Table) -> int:
    """Somebody has done nothing; his seat."""
    seat = table.seats_asked()[0]
    answer(table, seat, "rest")
    return seat


def test_free_undo_goes_back_to_the_seal() -> None:
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    guest = table.seats[seat].guest
    before = table.state.view(None, True)
    answer(table, seat, "place", "namur", "disc")
    assert undoing.free(table, seat) == 3
    undoing.undo(table, guest, seat, playing.mark(table, seat))
    assert table.state.question(seat) == "place-more"
    undoing.undo(table, guest, seat, playing.mark(table, seat), 2)
    assert table.state.view(None, True) == before
    assert table.playing.text().endswith("undo to 2\nundo to 0\n")
    assert refused(lambda: undoing.undo(table, guest, seat, playing.mark(table, seat))) == "undo-no-move"


def test_a_sealed_move_is_not_taken_back_freely() -> None:
    table = begun()
    seat = table.seats_asked()[0]
    guest = table.seats[seat].guest
    answer(table, seat, "draw")
    assert undoing.free(table, seat) == 0
    assert refused(lambda: undoing.undo(table, guest, seat, playing.mark(table, seat))) == "undo-not-free"
    assert refused(lambda: undoing.undo(table, EVE, seat, "")) == "seat-not-yours"


def test_a_click_from_before_an_undo_is_stale() -> None:
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    mark = playing.mark(table, seat)
    answer(table, seat, "place")
    undoing.undo(table, table.seats[seat].guest, seat, playing.mark(table, seat))
    assert refused(lambda: playing.play(table, table.seats[seat].guest, seat, [1], mark)) == "click-stale"


def asked(table: Table) -> tuple[int, str]:
    """A sealed move, and its player asks to take it back."""
    seat = table.seats_asked()[0]
    guest = table.seats[seat].guest
    answer(table, seat, "draw")
    undoing.ask(table, guest, seat, playing.mark(table, seat))
    return seat, guest


def test_the_table_goes_back_when_all_others_agree() -> None:
    table = begun()
    before = table.state.view(None, True)
    seat, guest = asked(table)
    others = [one for one in (ANN, BEN, CID) if one != guest]
    vote(table, others[0], True)
    assert table.seats_asked() != [seat]
    assert refused(lambda: vote(table, guest, True)) == "vote-none"
    assert refused(lambda: vote(table, EVE, True)) == "seat-not-yours"
    vote(table, others[1], True)
    assert table.state.view(None, True) == before
    assert table.matters.vote is None
    assert table.matters.notices[-1].key == "undo-done"
    answer(table, seat, "draw")
    assert [draw.label for draw in table.playing.journal.all_draws()][-1] == "card"


def test_one_who_refuses_ends_it() -> None:
    table = begun()
    text = None
    _, guest = asked(table)
    text = table.playing.text()
    vote(table, next(one for one in (ANN, BEN, CID) if one != guest), False)
    assert table.matters.vote is None
    assert table.playing.text() == text
    assert table.matters.notices[-1].key == "undo-refused"


def test_who_asks_can_withdraw() -> None:
    table = begun()
    seat, guest = asked(table)
    assert refused(lambda: undoing.ask(table, guest, seat, playing.mark(table, seat))) == "vote-running"
    assert refused(lambda: votes.withdraw(table, EVE)) == "vote-none"
    votes.withdraw(table, guest)
    assert table.matters.vote is None


@pytest.mark.parametrize("guests", [(ANN, "random", "greedy"), (ANN, ANN, ANN)])
def test_bots_do_not_mind_and_neither_do_oneself(guests: tuple[str, ...]) -> None:
    table = begun("toy", guests)
    while table.seats[table.seats_asked()[0]].guest != ANN:
        seat = table.seats_asked()[0]
        playing.step(table, seat, table.state.default(seat))
    before = table.state.view(None, True)
    seat = table.seats_asked()[0]
    answer(table, seat, "draw")
    undoing.ask(table, ANN, seat, playing.mark(table, seat))
    assert table.state.view(None, True) == before


def test_a_click_counts_for_the_vote_that_was_seen() -> None:
    """Not for the next one; and undo is not done twice by a double click."""
    table = begun()
    seat, guest = asked(table)
    other = next(one for one in (ANN, BEN, CID) if one != guest)
    told = sight(table, other, table.seats_of(other)[0]).vote
    assert told is not None
    votes.withdraw(table, guest)
    table = table.draft(table.now + 1)
    undoing.ask(table, guest, seat, playing.mark(table, seat))
    assert refused(lambda: votes.vote(table, other, told.mark, True)) == "click-stale"
    vote(table, other, True)


def test_a_double_click_takes_back_once() -> None:
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    guest = table.seats[seat].guest
    answer(table, seat, "place", "namur", "disc")
    seen = sight(table, guest, seat)
    undoing.undo(table, guest, seat, seen.mark)
    assert refused(lambda: undoing.undo(table, guest, seat, seen.mark)) == "click-stale"
    assert undoing.free(table, seat) == 2


def test_the_vote_outlives_moves_of_others() -> None:
    """If a move ended it, one would learn of moves that one may not see."""
    table = begun()
    _, guest = asked(table)
    play_any(table, table.seats_asked()[0])
    for other in (ANN, BEN, CID):
        if other != guest:
            vote(table, other, True)
    assert table.playing.line == []


def test_the_request_is_told_in_each_readers_own_events() -> None:
    table = begun()
    before = {reader: len(table.heard_by(reader).events) for reader in (None, 0, 1, 2)}
    asked(table)
    for reader in (None, 0, 1, 2):
        guest = EVE if reader is None else table.seats[reader].guest
        told = sight(table, guest, reader).vote
        assert told is not None
        assert told.at == before[reader] < len(table.heard_by(reader).events)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = begun()
    to_the_end(table)
    assert undoing.free(table, 0) == 0
    assert refused(lambda: undoing.undo(table, table.seats[0].guest, 0, "")) == "game-over"
    assert refused(lambda: undoing.ask(table, table.seats[0].guest, 0, "")) == "game-over"


def test_where_things_are_hidden_nothing_is_undone_once_others_are_asked() -> None:
    """Else it would show when one of them has moved unseen; where nothing is hidden, it may be."""
    table = begun()
    assert undoing.free(table, rested(table)) == 0
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    while table.seats_asked() == [seat]:
        play_any(table, seat)
    assert undoing.free(table, seat) > 0


def test_nothing_is_undone_at_a_desk() -> None:
    table = begun()
    to_question(table, "fair")
    answer(table, 1, "ready")
    assert undoing.free(table, 1) == 0
