"""FI-V: what is seen, what all know, and what is dealt where it is not seen."""

import random
from typing import cast

import pytest

from regalia.core.luck import FastLuck
from regalia.games.fief.changes import add_units, halve_units, lose_units, move_units, pay, receive, transfer
from regalia.games.fief.figures import CARDS
from regalia.games.fief.hands import give_back
from regalia.games.fief.knowledge import SPAN, seen
from regalia.games.fief.places import can_show, soldiers_of, units_at
from regalia.games.fief.state import Fief
from regalia.games.fief.view import FiefView
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    hand,
    hidden,
    king,
    land,
    lord,
    money,
    number,
    place,
    say,
    told,
    turn,
    units,
)


def view(s: Fief, seat: int | None) -> FiefView:
    return cast(FiefView, s.view(seat))


def known(s: Fief, seat: int, key: str) -> tuple[int, int]:
    """What all know of a stack: at least, at most."""
    return divmod(s.bounds[place(s, key) * s.players + seat], SPAN)


def dealt(s: Fief, seat: int | None, seed: int) -> Fief:
    """A position dealt from what a seat sees."""
    found = s.setup.from_view(s.view(seat), FastLuck(seed))
    assert isinstance(found, Fief)
    assert found.wrong() == ""
    assert found.view(seat) == s.view(seat)
    return found


def test_FI_V_1_all_see_whose_units_stand_where_and_how_many_cards_there_are() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    hand(s, "red", "famine", "tax")
    for reader in (None, RED, BLUE):
        v = view(s, reader)
        assert [(stack["seat"], stack["place"]) for stack in v["stacks"]] == [(RED, place(s, "blaye"))]
        assert v["held"] == [2, 0, 0]
        assert v["deck"] == 55


def test_FI_V_2_hand_money_and_units_are_their_players_alone() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    lord(s, "arthur", "red", "blaye")
    king(s, "arthur", 20)
    money(s, "red", 700)
    hand(s, "red", "famine")
    mine, others, watching = view(s, RED), view(s, BLUE), view(s, None)
    assert (mine["stacks"][0]["units"], mine["money"][RED], mine["guards"][0]["units"]) == (8, 700, 20)
    assert mine["hands"][RED] is not None
    for v in (others, watching):
        assert (v["stacks"][0]["units"], v["money"][RED], v["guards"][0]["units"]) == (None, None, None)
        assert v["hands"][RED] is None


def test_FI_V_2_options_show_money_and_units() -> None:
    s = land(open_money=1, open_board=1)
    units(s, "red", "blaye", 8)
    money(s, "red", 700)
    v = view(s, BLUE)
    assert (v["stacks"][0]["units"], v["money"][RED]) == (8, 700)


def test_FI_V_2_only_he_knows_which_card_he_gave_back() -> None:
    s = land()
    hand(s, "red", "famine", "tax")
    give_back(s, RED, 25)
    assert told(s, "red") == ["gives-back-card"]
    give_back(s, RED, 21)
    assert told(s, "blue") == ["gives-back"]
    assert view(s, RED)["given"][RED] == [21, 25]
    assert view(s, BLUE)["given"][RED] is None
    assert view(s, BLUE)["given_back"] == [2, 0, 0]


def test_FI_V_3_what_is_announced_is_known() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    units(s, "red", "bourg", 3)
    lose_units(s, RED, place(s, "blaye"), 2)
    assert (known(s, RED, "blaye"), known(s, RED, "bourg"), divmod(s.total[RED], SPAN)) == ((6, 6), (3, 3), (9, 9))
    lose_units(s, RED, place(s, "bourg"), 3)
    assert known(s, RED, "bourg") == (0, 0)


def test_FI_V_3_when_units_leave_unseen_their_bounds_are_known() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    blaye, charolles = place(s, "blaye"), place(s, "charolles")
    move_units(s, RED, blaye, charolles, 3)
    assert (known(s, RED, "blaye"), known(s, RED, "charolles")) == ((1, 7), (1, 7))
    lose_units(s, RED, blaye, 4)
    # Three that fell in the open, and one that is left: of the eight all others must have gone.
    assert known(s, RED, "blaye") == (1, 3)
    assert known(s, RED, "charolles") == (1, 3)
    move_units(s, RED, charolles, blaye, 3)
    assert (known(s, RED, "blaye"), known(s, RED, "charolles")) == ((4, 4), (0, 0))


def test_FI_V_3_what_is_shown_of_one_stack_tells_of_the_others() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    move_units(s, RED, place(s, "blaye"), place(s, "charolles"), 3)
    shown = s.shown
    seen(s, RED, place(s, "charolles"))
    assert (known(s, RED, "blaye"), known(s, RED, "charolles")) == ((5, 5), (3, 3))
    assert s.shown == shown + 1
    seen(s, RED, place(s, "blaye"))
    assert s.shown == shown + 1


def test_FI_V_4_plague_tells_that_a_stack_was_halved_and_not_its_number() -> None:
    s = land()
    units(s, "red", "blaye", 7)
    move_units(s, RED, place(s, "blaye"), place(s, "charolles"), 2)
    halve_units(s, RED, place(s, "blaye"))
    assert units_at(s, RED, place(s, "blaye")) == 3
    assert known(s, RED, "blaye") == (1, 3)
    assert divmod(s.total[RED], SPAN) == (4, 7)


@pytest.mark.parametrize("seed", range(30))
def test_FI_V_3_what_all_know_is_true_whatever_is_done(seed: int) -> None:
    rng = random.Random(seed)
    s = land()
    villages = [place(s, key) for key in ("blaye", "charolles", "bourg", "blaye<charolles")]
    for _ in range(60):
        seat, at, to = rng.choice([RED, BLUE]), rng.choice(villages), rng.choice(villages)
        stack = units_at(s, seat, at)
        act = rng.randrange(5)
        if act == 0 and soldiers_of(s, seat) < 40 and can_show(s, seat, at, 2):
            add_units(s, seat, at, 2)
        elif act == 1 and stack and can_show(s, seat, at, -stack):
            lose_units(s, seat, at, stack)
        elif act == 2 and stack and at != to:
            part = rng.randint(1, stack)
            if can_show(s, seat, at, -part, to, part):
                move_units(s, seat, at, to, part)
        elif act == 3 and stack > 1 and can_show(s, seat, at, -(stack // 2)):
            halve_units(s, seat, at)
        elif act == 4:
            seen(s, seat, at)
        assert s.wrong() == ""
        dealt(s, GREEN, seed)


def test_FI_V_4_a_gift_is_seen_by_the_two_alone() -> None:
    s = land()
    for name in ("red", "blue", "green"):
        money(s, name, 500)
    transfer(s, RED, BLUE, 400)
    assert [view(s, GREEN)["money"], view(s, GREEN)["counted"]] == [[None, None, 500], [500, 500, 500]]
    assert view(s, RED)["money"] == [100, None, None]
    found = dealt(s, RED, 1)
    assert (found.money[RED], sum(found.money)) == (100, 1500)


def test_FI_V_4_money_that_is_not_seen_is_dealt_as_all_can_count_it() -> None:
    s = land()
    money(s, "red", 700)
    money(s, "blue", 400)
    receive(s, RED, 200)
    pay(s, BLUE, 300)
    found = dealt(s, GREEN, 1)
    assert found.money == [900, 100, 0]


def test_FI_V_5_when_the_game_is_over_all_is_shown() -> None:
    s = land()
    units(s, "red", "blaye", 8)
    hand(s, "red", "famine")
    s.stack[:] = []
    s.ranks, s.ended = [1, 2, 2], 1
    v = view(s, BLUE)
    assert v["stacks"][0]["units"] == 8
    assert v["hands"][RED] is not None
    assert v["money"] == [0, 0, 0]


def test_FI_V_6_hands_are_dealt_out_of_the_cards_that_may_be_in_them() -> None:
    s = land()
    hand(s, "red", "famine", "tax", "plague")
    hand(s, "blue", "escape", "revolt", "tithe")
    lord(s, "arthur", "green", "blaye")
    hands = {tuple(dealt(s, RED, seed).hands[BLUE * CARDS : BLUE * CARDS + CARDS]) for seed in range(20)}
    assert len(hands) > 10
    assert all(sum(cards) == 3 and cards[0] == 0 for cards in hands)


@pytest.mark.parametrize("seed", range(20))
def test_FI_V_6_stacks_are_dealt_within_what_is_known_and_can_be_shown(seed: int) -> None:
    s = land()
    for key in ("blaye", "bourg", "sigy", "tournus", "pugnac", "sennecy"):
        units(s, "red", key, 7)
        hidden(s, "red", key)
    found = dealt(s, BLUE, seed)
    assert can_show(found, RED)
    assert all(units_at(found, RED, place(s, key)) for key in ("blaye", "bourg", "sigy"))
    assert dealt(s, RED, seed).units == s.units


def test_FI_V_6_what_seldom_fits_is_searched_for() -> None:
    s = land()
    # 45 units are all there are: only sixes, threes and twelve ones in the right places show them.
    for key, soldiers in (("blaye", 18), ("bourg", 12), ("sigy", 9), ("tournus", 3), ("pugnac", 3)):
        units(s, "red", key, soldiers)
    for key in ("blaye", "bourg", "sigy", "tournus", "pugnac"):
        hidden(s, "red", key)
    s.total[RED] = 45 * SPAN + 45
    for seed in range(5):
        assert soldiers_of(dealt(s, BLUE, seed), RED) == 45


def taken_back() -> Fief:
    """Red has laid down a famine for all to see, and taken it back into a hand of three."""
    s = land()
    hand(s, "red", "famine", "tax", "tax")
    hand(s, "blue", "justice", "famine", "escape")
    turn(s, "cards", "red")
    say(s, "famine", "drop")
    return s


def test_FI_V_2_a_card_that_was_shown_and_taken_back_stays_known() -> None:
    s = taken_back()
    famine = number(s, "card", "famine")
    for reader in (BLUE, GREEN, None):
        assert [cards[famine] for cards in view(s, reader)["known"]] == [1, 0, 0]
        for seed in range(20):
            assert dealt(s, reader, seed).hands[RED * CARDS + famine] == 1
    say(s, "famine", "blaye-see", "no", "no")
    assert not any(s.known)


def test_FI_V_2_of_like_cards_the_known_one_is_played_first() -> None:
    s = land()
    hand(s, "red", "famine", "famine")
    turn(s, "cards", "red")
    say(s, "famine", "drop", "famine", "blaye-see", "no", "no")
    assert (s.hands[number(s, "card", "famine")], any(s.known)) == (1, False)


def test_FI_V_2_what_is_given_back_unseen_may_have_been_the_known_card() -> None:
    s = taken_back()
    say(s, "give-back", "tax")
    assert not any(s.known)
