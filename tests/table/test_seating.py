"""Before the first move: seats, host, words for the luck; and a second game."""

import pytest

from regalia.core.refusals import BadSetup, Problem
from regalia.table import playing, seating, undoing, votes
from regalia.table.opening import Wish, again, opened
from regalia.table.seats import CLOSED, GATHERING, PLAYING, Seat
from regalia.table.sight import sight
from tests.table.places import ANN, BEN, CID, EVE, answer, around, begun, play_any, refused, seated, to_the_end, vote


def test_a_table_promises_its_luck_before_anybody_adds_a_word() -> None:
    table = opened(around(), ANN, Wish("toy", 2, {}), 5)
    promised = table.commitment
    assert len(promised) == 64
    assert sight(table, EVE, None).commitment == promised
    seating.sit(table, ANN, 0)
    seating.seat_bot(table, ANN, 1, "greedy")
    seating.give_word(table, ANN, 0, "  a  word\u202e ")
    assert sight(table, EVE, None).sitters[0].word
    seating.begin(table, ANN)
    assert table.playing.journal.commitment == promised
    assert table.playing.journal.words == ["a word", "greedy"]
    assert refused(lambda: seating.give_word(table, ANN, 0, "late")) == "table-begun"


def test_the_word_changes_the_luck() -> None:
    drawn = set()
    for word in ("one", "two", "three"):
        table = seated()
        seating.give_word(table, BEN, 1, word)
        seating.begin(table, ANN)
        drawn.add(tuple(draw.value for draw in table.playing.journal.draws))
    assert len(drawn) == 3


def test_the_secret_is_told_when_it_is_over() -> None:
    table = begun()
    assert "secret" not in table.playing.text()
    assert table.secret.hex() not in repr(sight(table, ANN, 0))
    to_the_end(table)
    assert table.record is not None
    assert table.record.text().endswith(f"secret {table.secret.hex()}\n")


def test_seats_are_taken_once() -> None:
    table = opened(around(), ANN, Wish("toy", 3, {}), 5)
    seating.sit(table, BEN, 1)
    assert refused(lambda: seating.sit(table, ANN, 1)) == "seat-taken"
    assert refused(lambda: seating.sit(table, ANN, 7)) == "seat-none"
    assert refused(lambda: seating.sit(table, ANN, -1)) == "seat-none"
    assert refused(lambda: seating.sit(table, "stranger", 0)) == "guest-unknown"
    assert refused(lambda: seating.begin(table, ANN)) == "seats-open"
    seating.sit(table, BEN, 2)
    assert table.seats_of(BEN) == [1, 2]
    assert table.people() == [BEN]


def test_what_only_the_host_can_do() -> None:
    table = seated()
    for act in (
        lambda: seating.seat_bot(table, BEN, 0, "greedy"),
        lambda: seating.free_seat(table, BEN, 0),
        lambda: seating.begin(table, BEN),
        lambda: seating.close(table, BEN),
        lambda: seating.show_in_lobby(table, BEN, True),
        lambda: seating.begin(table, ""),
    ):
        assert refused(act) == "table-not-host"
    seating.free_seat(table, BEN, 1)
    seating.free_seat(table, ANN, 2)
    seating.seat_bot(table, ANN, 2, "random")
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
    with pytest.raises(Problem, match="setup-bot"):
        seating.seat_bot(table, ANN, 1, "nobody")


def test_who_gets_up_loses_his_word() -> None:
    table = seated()
    seating.give_word(table, BEN, 1, "mine")
    seating.leave(table, BEN)
    assert table.words == ["", "", ""]


def test_the_host_passes_on() -> None:
    table = seated()
    seating.leave(table, ANN)
    assert table.host == BEN
    seating.leave(table, BEN)
    seating.leave(table, CID)
    assert table.phase == CLOSED
    assert refused(lambda: seating.sit(table, ANN, 0)) == "table-begun"


def test_who_leaves_a_game_is_stood_in_for_until_he_moves() -> None:
    table = begun()
    seat = table.seats_asked()[0]
    guest = table.seats[seat].guest
    seating.leave(table, guest)
    assert table.seats[seat].player == "greedy"
    assert table.matters.notices[-1].key == "stand-in"
    play_any(table, seat)
    assert table.seats[seat] == Seat(guest=guest)
    assert table.matters.notices[-1].key == "back"


def test_who_came_back_need_not_move_at_once() -> None:
    table = begun()
    seating.leave(table, CID)
    playing.come_back(table, CID, 2)
    assert table.seats[2].player == ""
    assert refused(lambda: playing.come_back(table, ANN, 2)) == "seat-not-yours"


# A bot for one who is away ---------------------------------------------------------------------------------------


def test_more_than_half_let_a_bot_play_for_one_who_is_away() -> None:
    table = begun("toy", (ANN, BEN, CID, "dot-id"))
    for guest in (ANN, BEN, "dot-id"):
        table.around.presence.sign(guest, table.now)
    assert refused(lambda: votes.ask_bot(table, ANN, 1)) == "vote-not-away"
    assert refused(lambda: votes.ask_bot(table, EVE, 2)) == "seat-not-yours"
    votes.ask_bot(table, ANN, 2, "random")
    assert table.seats[2].player == ""
    assert refused(lambda: vote(table, CID, False)) == "vote-none"
    vote(table, BEN, True)
    assert table.seats[2] == Seat(CID, "", "random")
    assert refused(lambda: votes.ask_bot(table, ANN, 2)) == "vote-seat"


def test_half_against_it_is_enough() -> None:
    table = begun("toy", (ANN, BEN, CID))
    table.around.presence.sign(ANN, table.now)
    table.around.presence.sign(BEN, table.now)
    votes.ask_bot(table, ANN, 2)
    vote(table, BEN, False)
    assert table.matters.vote is None
    assert table.seats[2].player == ""


def test_who_plays_is_not_replaced() -> None:
    table = begun("toy", (ANN, BEN, CID, "dot-id"))
    seat = table.seats_asked()[0]
    votes_of = [guest for guest in table.people() if guest != table.seats[seat].guest]
    votes.ask_bot(table, votes_of[0], seat)
    play_any(table, seat)
    assert table.matters.vote is None


def test_bots_have_no_say_and_neither_have_those_they_play_for() -> None:
    table = begun("toy", (ANN, BEN, CID))
    seating.leave(table, CID)
    seat = table.seats_asked()[0]
    while table.seats[seat].guest == CID:
        playing.step(table, seat, table.state.default(seat))
        seat = table.seats_asked()[0]
    answer(table, seat, "draw")
    undoing.ask(table, table.seats[seat].guest, seat, playing.mark(table, seat))
    assert table.matters.vote is not None
    assert len(votes.voters(table, table.matters.vote)) == 1


# Opening ----------------------------------------------------------------------------------------------------------


def test_a_wish_that_cannot_be() -> None:
    for wish in (
        Wish("whist", 2, {}),
        Wish("toy", 9, {}),
        Wish("toy", 2, {"rich": 7}),
        Wish("toy", ["red", "pink"], {}),
    ):
        with pytest.raises(BadSetup):
            opened(around(), ANN, wish, 5)
    assert refused(lambda: opened(around(), ANN, Wish("toy", 2, {}, pace="never"), 5)) == "table-pace"
    assert refused(lambda: opened(around(), "", Wish("toy", 2, {}), 5)) == "guest-unknown"
    with pytest.raises(Problem, match="board-large"):
        opened(around(), ANN, Wish("toy", 2, {}, board="#" * 300_000), 5)


def test_private_talk_is_for_games_where_several_decide_at_once() -> None:
    assert opened(around(), ANN, Wish("toy", 2, {}), 5).settings.private
    assert not opened(around(), ANN, Wish("foreign-king", 2, {}), 5).settings.private
    assert not opened(around(), ANN, Wish("toy", 2, {}, private=False), 5).settings.private


def test_the_same_people_play_again() -> None:
    table = begun("toy", (ANN, BEN, "greedy"))
    assert refused(lambda: again(table, ANN, 7)) == "rematch-not-over"
    while table.phase == PLAYING:
        seat = table.seats_asked()[0]
        playing.step(table, seat, table.state.default(seat))
    assert refused(lambda: again(table, EVE, 7)) == "seat-not-yours"
    new = again(table, BEN, 7)
    assert table.rematch == new.id != table.id
    assert (new.phase, new.host) == (GATHERING, BEN)
    assert [seat.guest or seat.bot for seat in new.seats] == ["greedy", ANN, BEN]
    assert len(new.secret) == 32


def test_only_who_may_look_looks() -> None:
    table = begun(spectators=False)
    assert not table.may_look(EVE)
    assert table.may_look(BEN)
    assert seated(spectators=False).may_look(EVE)
    assert begun().may_look(EVE)


def test_a_browser_with_several_seats_covers_hidden_hands() -> None:
    assert begun("toy").covered
    assert not begun("foreign-king").covered
