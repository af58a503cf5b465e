"""FI-R: rounds, phases and turn order."""

from regalia.core.luck import FastLuck
from regalia.games.fief.figures import CARDS, PHASE_KEYS
from regalia.games.fief.hands import fill_hands, hand_size
from regalia.games.fief.places import has_had_turn, turn_order, turn_order_after
from regalia.games.fief.rounds import NextRound, Round
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    ask,
    asked,
    hand,
    land,
    lord,
    mildest,
    of,
    over,
    phase,
    say,
    turn,
    units,
)


def test_FI_R_1_six_phases_each_done_by_all_before_the_next() -> None:
    s = land()
    for name, key in (("red", "blaye"), ("blue", "bourg"), ("green", "sigy")):
        units(s, name, key, 1)
    ask(s, Round())
    met = []
    while s.round < 3:
        seat = s.next_seat()
        met.append((s.phase, seat))
        s.play(seat, s.default(seat))
    # Income asks nobody; the players negotiate all at once.
    expected = [(phase, seat) for phase in (0, 2, 3, 4, 5) for seat in (RED, BLUE, GREEN)]
    assert met[: len(expected)] == expected
    assert len(PHASE_KEYS) == 6


def test_FI_R_2_clockwise_from_the_first_player_who_moves_on_each_round() -> None:
    s = land()
    s.first = GREEN
    assert turn_order(s) == [GREEN, RED, BLUE]
    assert turn_order_after(s, RED) == [BLUE, GREEN]
    ask(s, NextRound())
    assert (s.first, s.round) == (RED, 2)


def test_FI_R_2_who_is_out_is_skipped() -> None:
    s = land(4)
    s.gone[BLUE] = 1
    assert turn_order(s) == [RED, GREEN, 3]
    ask(s, NextRound())
    assert s.first == GREEN


def test_FI_R_2_whose_turn_it_is_and_who_has_had_his() -> None:
    s = land()
    turn(s, "cards", "blue")
    assert asked(s) == ("blue", "cards")
    assert s.whose_turn() == BLUE
    assert [has_had_turn(s, seat) for seat in (RED, BLUE, GREEN)] == [True, True, False]
    say(s, "done")
    assert s.whose_turn() == GREEN


def test_FI_R_3_hands_are_filled_to_three_in_turn_order() -> None:
    s = land()
    hand(s, "red", "famine")
    hand(s, "blue", "famine", "tax", "tax")
    ask(s, NextRound())
    assert [hand_size(s, seat) for seat in (RED, BLUE, GREEN)] == [3, 3, 3]


def test_FI_R_3_what_was_played_and_given_back_is_shuffled_when_the_deck_is_empty() -> None:
    s = land()
    s.discards, s.deck = s.deck, [0] * CARDS
    s.discards[20] -= 1
    s.given = [GREEN * CARDS + 20]
    fill_hands(s)
    assert [hand_size(s, seat) for seat in (RED, BLUE, GREEN)] == [3, 3, 3]
    assert (sum(s.discards), s.given, sum(s.deck)) == (0, [], 57 - 9)


def test_FI_R_3_with_nothing_left_one_goes_short() -> None:
    s = land()
    s.deck = [0] * CARDS
    s.deck[20] = 4
    fill_hands(s)
    assert [hand_size(s, seat) for seat in (RED, BLUE, GREEN)] == [3, 1, 0]


def test_FI_R_4_points_are_counted_before_the_last_round_ends_the_game() -> None:
    s = land(points=10)
    for seat in ("red", "blue", "green"):
        lord(s, {"red": "arthur", "blue": "charles", "green": "eric"}[seat], seat, "blaye")
    s.round = 10
    s.money[BLUE] = s.counted[BLUE] = 1700
    phase(s, "negotiation")
    say(s, "ready", "ready", "ready")
    assert over(s)
    assert (s.ending(), s.points, s.places()) == ("points", [0, 30, 0], [2, 1, 2])


def test_FI_R_5_who_is_asked_out_of_turn_only_answers() -> None:
    s = of().new(FastLuck(1))
    # Whose turn it is does not depend on who is asked: in a turn nobody else may do anything but answer.
    while s.whose_turn() < 0:
        s.play(s.next_seat(), s.legal(s.next_seat())[0])
    assert s.seats_asked() == [s.whose_turn()]


def test_FI_R_6_who_does_not_answer_does_nothing() -> None:
    s = land()
    units(s, "red", "blaye", 3)
    for key in ("cards", "purchases", "movement", "battles"):
        turn(s, key, "red")
        assert mildest(s) == "done"
    phase(s, "negotiation")
    assert mildest(s) == "ready"
