"""RO-T: drawing, the end of a turn, and the next."""

import pytest

from tests.games.royals.positions import (
    BLACK,
    WHITE,
    asked,
    begin,
    deck,
    ends,
    give,
    hand,
    known,
    last,
    name,
    open_to,
    plays,
    plot,
    row,
    say,
    told,
    turn,
    why_not,
)


@pytest.mark.parametrize(("players", "cards"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])])
def test_RO_T_1_a_fixed_number_in_the_first_turn(players: int, cards: list[int]) -> None:
    s = begin(players)
    for seat, number in enumerate(cards):
        assert asked(s) == (s.setup.seats[seat], "draw")
        assert "intrigue" not in open_to(s)
        say(s, *["deck"] * number)
        assert asked(s) == (s.setup.seats[seat], "play")
        assert s.held[seat] == number
        say(s, "done")
    assert asked(s) == ("black", "way")


def test_RO_T_1_from_the_deck_or_the_row_in_any_order() -> None:
    s = begin(2)
    row(s, "spain", "spain", "france")
    say(s, "spain")
    assert open_to(s) == ["deck", "france", "spain"]
    say(s, "deck")
    assert s.row == [1, 0, 0, 1]
    assert sum(hand(s, "black")) == 2


def test_RO_T_2_three_country_cards_or_one_and_an_intrigue_card() -> None:
    s = begin()
    turn(s, "black")
    assert open_to(s) == ["three", "both"]
    say(s, "three", "deck", "deck", "deck")
    assert (s.held[BLACK], s.held_intrigues(BLACK), asked(s)) == (3, 0, ("black", "play"))
    turn(s, "white")
    say(s, "both", "deck")
    assert (s.held[WHITE], s.held_intrigues(WHITE), asked(s)) == (1, 1, ("white", "play"))


def test_RO_T_2_the_intrigue_card_may_come_first() -> None:
    s = begin()
    row(s, "spain", "spain", "spain")
    turn(s, "black")
    say(s, "both", "intrigue")
    assert (s.held[BLACK], s.held_intrigues(BLACK)) == (0, 1)
    assert open_to(s) == ["deck", "spain"]
    say(s, "spain")
    assert asked(s) == ("black", "play")


def test_RO_T_2_each_card_is_seen_before_the_next_is_chosen() -> None:
    s = begin()
    turn(s, "black")
    say(s, "three", "deck")
    assert last(s, "drew").seen_by(BLACK)
    assert not last(s, "drew").seen_by(WHITE)
    assert last(s, "draws").seen_by(WHITE)
    assert last(s, "draws").seen_by(None)
    assert asked(s) == ("black", "draw")


def test_RO_T_2_mandatory_with_a_full_hand_too() -> None:
    s = begin()
    give(s, "black", france=12)
    turn(s, "black")
    assert open_to(s) == ["three", "both"]
    say(s, "three", "deck", "deck", "deck")
    assert s.held[BLACK] == 15


def test_RO_T_3_the_row_is_not_refilled_during_a_turn() -> None:
    s = begin()
    row(s, "spain", "france", "france")
    turn(s, "black")
    say(s, "three", "spain")
    assert why_not(s, "spain") == "RO-T-3"
    assert s.row == [2, 0, 0, 0]
    say(s, "france", "france")
    assert s.row == [0, 0, 0, 0]
    say(s, "done")
    assert sum(s.row) == 3


def test_RO_T_4_an_exhausted_intrigue_deck_is_replaced_at_once() -> None:
    s = begin()
    s.intrigue_discards, s.intrigue_deck = [3, 4, 4, 4, 4, 4], [1, 0, 0, 0, 0, 0]
    turn(s, "black")
    say(s, "both", "deck")
    assert (sum(s.intrigue_deck), sum(s.intrigue_discards)) == (23, 0)
    assert "intrigues-renewed" in told(s)


def test_RO_T_4_with_no_discards_when_the_next_is_to_be_drawn() -> None:
    s = begin()
    for kind in s.europe.pairs:
        plot(s, "white", kind, 4)
    s.intrigue_deck[0] += 1
    s.intrigues[WHITE * s.europe.kinds] -= 1
    turn(s, "black")
    say(s, "both", "deck")
    assert sum(s.intrigue_deck) == 0
    turn(s, "grey")
    assert why_not(s, "both") == "RO-T-4"
    s.discard_intrigue(WHITE, 1)
    assert why_not(s, "both") == ""
    assert sum(s.intrigue_deck) == 0
    say(s, "both", "intrigue")
    assert s.intrigues[name(s, "grey") * s.europe.kinds + 1] == 1
    assert sum(s.intrigue_deck) + sum(s.intrigue_discards) == 0


def test_RO_T_5_an_empty_deck_in_mid_turn() -> None:
    s = begin()
    row(s, "spain", "france", "france")
    deck(s, britain=1)
    turn(s, "black")
    say(s, "three", "deck")
    assert why_not(s, "deck") == "RO-T-5"
    assert open_to(s) == ["france", "spain"]
    say(s, "france", "spain")
    assert hand(s, "black") == [1, 0, 1, 1]
    assert sum(s.deck) == 0


def test_RO_T_6_as_often_as_he_likes_till_he_says_so() -> None:
    s = begin()
    give(s, "black", spain=2, france=2)
    plays(s, "black")
    say(s, "valencia-marshal", "wild-0", "nantes-baron", "wild-0", "barcelona-marshal", "wild-0")
    assert (asked(s), open_to(s)) == (("black", "play"), ["done"])
    say(s, "done")
    assert asked(s) == ("white", "way")


def test_RO_T_6_a_payment_is_dropped_when_he_says_that_he_is_done() -> None:
    """So that nothing is paid for who does not answer in time; who only changes his mind takes it back."""
    s = begin()
    give(s, "black", france=1, spain=9)
    plays(s, "black")
    say(s, "nantes-baron", "wild-1", "spain")
    assert s.default(BLACK) == s.setup.vocabulary.move("drop")
    say(s, "drop")
    assert (s.held[BLACK], sum(s.discards), s.view(BLACK)["payment"]) == (10, 0, None)
    assert asked(s) == ("white", "way")


def test_RO_T_7_exactly_the_cards_above_the_limits_country_cards_first() -> None:
    s = begin()
    give(s, "black", france=13, spain=1)
    plot(s, "black", "france-spain", 4)
    plot(s, "black", "britain-spain")
    ends(s, "black")
    assert asked(s) == ("black", "discard")
    assert s.about(BLACK) == [2]
    assert why_not(s, "britain") == "RO-T-7.country"
    say(s, "spain", "france")
    assert (asked(s), hand(s, "black")) == (("black", "discard-intrigue"), [12, 0, 0, 0])
    assert why_not(s, "france-britain") == "RO-T-7.intrigue"
    say(s, "france-spain")
    assert asked(s) == ("white", "way")
    assert (s.discards, sum(s.intrigue_discards)) == ([1, 0, 0, 1], 1)


def test_RO_T_7_before_the_refill_and_for_all_to_see() -> None:
    s = begin()
    row(s, "spain", "spain", "spain")
    give(s, "black", france=12)
    turn(s, "black")
    say(s, "three", "spain", "spain", "spain", "done", "france")
    assert sum(s.row) == 0
    assert last(s, "discards").seen_by(None)
    say(s, "spain", "spain")
    assert s.discards == [1, 0, 0, 2]
    assert sum(s.row) == 3
    assert known(s, "black") == [0, 0, 0, 1]


def test_RO_T_8_the_row_is_refilled_and_the_next_goes_on() -> None:
    s = begin()
    turn(s, "grey")
    say(s, "three", *["deck"] * 3, "done")
    assert asked(s) == ("black", "way")
    assert sum(s.row) == 3


def test_RO_T_8_a_deck_used_up_exactly_does_not_end_the_epoch() -> None:
    s = begin()
    row(s, "spain", "spain", "france")
    deck(s, france=3)
    turn(s, "black")
    say(s, "three", "spain", "spain", "france", "done")
    assert (sum(s.deck), sum(s.row), s.epoch) == (0, 3, 0)
    assert why_not(s, "both") == ""
    say(s, "both", "intrigue", "france", "done")
    assert s.epoch == 1
