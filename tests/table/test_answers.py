"""Answers in advance and standing answers."""

import pytest

from regalia.core.game import game
from regalia.core.refusals import Barred
from regalia.games.fief.moves import NO, YES
from regalia.table import answers, driving, playing, standing, undoing
from regalia.table.sight import sight
from regalia.table.table import Table
from tests.games.fief.positions import hand, land, lord, say, turn, units
from tests.table.places import ANN, BEN, CID, DOT, answer, begun, refused, to_question

CLAIM, PASS = 4, 5


def sold(guests: tuple[str, ...] = (ANN, BEN, CID, DOT)) -> tuple[Table, int, list[int]]:
    """Somebody has sold a card: he, and the others in the order in which they are asked whether they claim."""
    table = begun("toy", guests)
    seller = to_question(table, "turn")
    answer(table, seller, "sell")
    good = table.state.legal(seller)[0]
    playing.play(table, table.seats[seller].guest, seller, [good], playing.mark(table, seller))
    return table, seller, [(seller + behind) % len(guests) for behind in range(1, len(guests))]


def ahead(table: Table, seat: int, move: int) -> None:
    answers.answer_ahead(table, table.seats[seat].guest, seat, move, playing.mark(table, seat))


def by_itself(table: Table) -> None:
    """Play what is due."""
    due = driving.due(table)
    assert due is not None
    playing.step(table, due.seat, due.move)


def test_all_who_may_still_be_asked_see_the_question() -> None:
    table, seller, others = sold()
    for seat in others:
        told = sight(table, table.seats[seat].guest, seat).question
        assert told is not None
        assert told.key == "claim"
        assert told.ahead == (seat != others[0])
        assert PASS in told.legal
    assert sight(table, table.seats[seller].guest, seller).question is None


def test_sealed_answers_are_played_in_order_when_their_turn_comes() -> None:
    table, seller, others = sold()
    ahead(table, others[2], PASS)
    ahead(table, others[1], PASS)
    assert driving.due(table) is None
    assert table.seats_asked() == [others[0]]
    answer(table, others[0], "pass")
    by_itself(table)
    assert table.seats_asked() == [others[2]]
    by_itself(table)
    assert table.matters.ahead == {}
    assert [played.entry.seat for played in table.playing.line[-3:]] == others
    assert seller not in table.seats_asked()


def test_a_sealed_answer_is_shown_to_nobody_else() -> None:
    table, _, others = sold()
    before = {seat: sight(table, table.seats[seat].guest, seat) for seat in range(4)}
    spectator = sight(table, "", None)
    ahead(table, others[2], PASS)
    for seat in range(4):
        after = sight(table, table.seats[seat].guest, seat)
        assert (after == before[seat]) == (seat != others[2])
    assert sight(table, "", None) == spectator
    told = sight(table, table.seats[others[2]].guest, others[2]).ahead
    assert told is not None
    assert told.move == "pass"


def test_a_sealed_answer_can_be_changed_and_forgotten() -> None:
    table, _, others = sold()
    ahead(table, others[1], PASS)
    answers.forget(table, table.seats[others[1]].guest, others[1])
    answer(table, others[0], "pass")
    assert driving.due(table) is None
    answer(table, others[1], "pass")


def test_what_is_barred_cannot_be_said_in_advance() -> None:
    table, seller, others = sold()
    hands = table.state.view(None, True)["hands"]  # type: ignore[typeddict-item]
    good = table.state.about(others[0])[1]
    for seat in others[1:]:
        if hands[seat][good]:
            ahead(table, seat, CLAIM)
        else:
            with pytest.raises(Barred):
                ahead(table, seat, CLAIM)
    assert refused(lambda: ahead(table, seller, PASS)) == "ahead-not"
    assert refused(lambda: ahead(table, others[0], PASS)) == "ahead-not"
    assert refused(lambda: ahead(table, others[1], 0)) == "ahead-not"
    guest = table.seats[others[1]].guest
    assert refused(lambda: answers.answer_ahead(table, guest, others[1], PASS, "old")) == "click-stale"


def test_an_answer_that_is_not_needed_is_forgotten_unseen() -> None:
    """The sale is taken back by consent: nobody is asked any more."""
    table, seller, others = sold((ANN, BEN, CID, ANN))
    ahead(table, others[2], PASS)
    undoing.go_back(table, 0)
    assert table.matters.ahead == {}
    assert table.seats_asked() == [seller]


def test_a_standing_answer_is_given_each_time() -> None:
    table, _, others = sold()
    seat = others[0]
    answers.stand(table, table.seats[seat].guest, seat, "claim", PASS)
    for _ in range(3):
        assert to_question(table, "claim") in range(4)
        while table.seats_asked() != [seat] or table.state.question(seat) != "claim":
            to_question(table, "turn")
            seller = table.seats_asked()[0]
            if seller == seat or not sum(table.state.view(None, True)["hands"][seller]):  # type: ignore[typeddict-item]
                answer(table, seller, "rest")
                continue
            answer(table, seller, "sell")
            answer(table, seller, table.setup.vocabulary.token(table.state.legal(seller)[0]))
            while table.seats_asked() != [seat]:
                answer(table, table.seats_asked()[0], "pass")
        due = driving.due(table)
        assert due is not None
        assert (due.seat, due.move) == (seat, PASS)
        by_itself(table)
        break
    answers.stand(table, table.seats[seat].guest, seat, "claim", -1)
    assert table.matters.standing[seat] == {}


def test_no_standing_answer_is_given_in_ones_own_turn() -> None:
    table = begun()
    seat = table.seats_asked()[0]
    answers.stand(table, table.seats[seat].guest, seat, "turn", 3)
    assert driving.due(table) is None
    assert refused(lambda: answers.stand(table, table.seats[seat].guest, seat, "dance", 3)) == "standing-question"


def test_answers_come_at_full_beats_however_soon_they_are_known() -> None:
    assert driving.hour(1000, 1001, 900) == 1900
    assert driving.hour(1000, 1899, 900) == 1900
    assert driving.hour(1000, 1900, 900) == 1900
    assert driving.hour(1000, 1901, 900) == 2800
    assert driving.hour(1000, 1500, 0) == 1500


def test_an_answer_in_advance_looks_like_one_that_was_given() -> None:
    """The same events, the same sights, in the others' eyes."""
    live, _, others = sold()
    sealed, _, _ = sold()
    sealed.id = live.id
    ahead(sealed, others[1], PASS)
    for table in (live, sealed):
        answer(table, others[0], "pass")
    answer(live, others[1], "pass")
    by_itself(sealed)
    for seat in range(4):
        if seat != others[1]:
            guest = live.seats[seat].guest
            one, other = sight(live, guest, seat), sight(sealed, guest, seat)
            assert one == other


def asked_leave(answers: dict[str, int], village: str = "blaye") -> int:
    """Red asks blue for leave to enter a village; what blue has said once for all, -1 if nothing."""
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "blue", village, 2)
    turn(s, "movement", "red")
    say(s, "arthur", village, "ask")
    token = s.setup.vocabulary.token
    told = standing.answer({key: token(move) for key, move in answers.items()}, s, 1)
    return s.setup.vocabulary.move(told) if told else -1


def test_a_standing_answer_may_be_for_one_of_whom_it_is_about() -> None:
    assert asked_leave({"leave-in": NO, "leave-in/red": YES}) == YES
    assert asked_leave({"leave-in": NO, "leave-in/green": YES}) == NO
    assert asked_leave({"leave-in/green": YES, "leave-out/red": YES}) == -1
    assert asked_leave({"leave-in/red": YES, "leave-in/red/epervier": NO}, "epervier") == NO
    assert asked_leave({"leave-in/red": YES, "leave-in/red/epervier": NO}) == YES


def test_a_counter_may_stand_for_one_s_own_bishopric() -> None:
    s = land()
    hand(s, "red", "famine")
    hand(s, "blue", "good-harvest")
    turn(s, "cards", "red")
    say(s, "famine", "sigy-see")
    assert standing.answer({"counter-famine": "no", "counter-famine/sigy-see": "yes"}, s, 1) == "yes"
    assert standing.answer({"counter-famine": "no", "counter-famine/blaye-see": "yes"}, s, 1) == "no"


def test_a_standing_answer_is_about_what_its_question_is_about() -> None:
    setup = game("fief").setup(3)
    for told in (
        "leave-in",
        "leave-in/blue",
        "leave-in/blue/blaye",
        "counter-famine/sigy-see",
        "counter-assassination/henri",
    ):
        assert standing.is_question(setup, told)
    for told in ("dance", "leave-in/sigy-see", "counter-famine/blue", "leave-in/", "talk/blue"):
        assert not standing.is_question(setup, told)
    table = begun("fief", (ANN, BEN, CID))
    answers.stand(table, ANN, 0, "leave-in/blue", table.setup.vocabulary.move("yes"))
    assert refused(lambda: answers.stand(table, ANN, 0, "leave-in/sigy-see", 3)) == "standing-question"
    assert sight(table, ANN, 0).standing == {"leave-in/blue": "yes"}
    assert sight(table, BEN, 1).standing == {}
    answers.stand(table, ANN, 0, "leave-in/blue", -1)
    assert table.matters.standing[0] == {}
