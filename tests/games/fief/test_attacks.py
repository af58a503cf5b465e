"""FI-K-2, FI-K-3, FI-K-10 to FI-K-15: attacks and counters."""

import pytest

from regalia.games.fief.changes import changed
from regalia.games.fief.figures import HAS_BAD_WEATHER, HAS_FAMINE, HAS_GOOD_HARVEST, KINGS, NONE, QUEENS
from regalia.games.fief.knowledge import SPAN, surely_shown
from regalia.games.fief.places import has_pieces, units_at
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    build,
    captive,
    fief,
    hand,
    hidden,
    king,
    land,
    last,
    lord,
    mildest,
    number,
    open_to,
    place,
    queen,
    rebels,
    roll,
    say,
    seat,
    the,
    told,
    turn,
    units,
    village,
    wed,
    why_not,
)


def attack(key: str, name: str = "red", players: int = 4, **options: int) -> Fief:
    """A player has an attack in his hand, nobody else has a card; it is his card turn."""
    s = land(players, **options)
    hand(s, name, key)
    turn(s, "cards", name)
    return s


def asked_one_after_another(s: Fief) -> list[str]:
    """Who is asked to counter, when all say no."""
    found = []
    while asked(s)[1].startswith("counter"):
        found.append(asked(s)[0])
        say(s, "no")
    return found


# Counters ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "counter", "target"),
    [
        ("famine", "good-harvest", "sigy-see"),
        ("bad-weather", "fine-weather", "sigy-see"),
        ("assassination", "justice", "arthur"),
    ],
)
def test_FI_K_2_three_attacks_have_a_counter(key: str, counter: str, target: str) -> None:
    s = attack(key)
    lord(s, "arthur", "yellow", "blaye")
    hand(s, "green", counter)
    say(s, key, target, "no")
    assert asked(s) == ("green", f"counter-{key}")
    say(s, "yes")
    assert asked(s) == ("red", "cards")
    assert last(s, "counters").data == [GREEN, number(s, "card", counter)]
    assert (s.discards[number(s, "card", counter)], sum(s.hands)) == (1, 0)
    assert s.owner[the(s, "arthur")] == YELLOW
    assert (s.effects[3] in (HAS_FAMINE | HAS_GOOD_HARVEST, HAS_BAD_WEATHER | 8)) == (key != "assassination")


@pytest.mark.parametrize(("key", "target"), [("plague", "sigy-see"), ("revolt", "blaye")])
def test_FI_K_2_plague_and_revolt_have_none(key: str, target: str) -> None:
    s = attack(key)
    units(s, "blue", "blaye", 1)
    say(s, key, target)
    assert asked(s) == ("red", "cards")


def test_FI_K_2_justice_is_nothing_but_a_counter() -> None:
    s = attack("justice")
    assert why_not(s, "justice") == "FI-K-3.justice"


def test_FI_K_3_only_who_has_not_had_his_turn_is_asked_but_for_justice_all() -> None:
    s = attack("famine", "blue")
    say(s, "famine", "sigy-see")
    assert asked_one_after_another(s) == ["green", "yellow"]
    s = attack("famine", "yellow")
    say(s, "famine", "sigy-see")
    assert asked(s) == ("yellow", "cards")
    s = attack("assassination", "green")
    lord(s, "arthur", "green", "blaye")
    say(s, "assassination", "arthur")
    assert asked_one_after_another(s) == ["yellow", "red", "blue"]


def test_FI_K_3_who_is_out_is_not_asked() -> None:
    s = attack("famine")
    s.gone[GREEN] = 1
    say(s, "famine", "sigy-see")
    assert asked_one_after_another(s) == ["blue", "yellow"]


def test_FI_K_3_all_are_asked_whatever_they_hold_and_may_answer_in_advance() -> None:
    s = attack("famine")
    hand(s, "yellow", "good-harvest")
    say(s, "famine", "sigy-see")
    assert open_to(s) == ["no"]
    assert why_not(s, "yes") == "FI-K-3"
    assert s.ahead(GREEN) == s.ahead(YELLOW) != []
    assert s.ahead(RED) == []
    say(s, "no", "no")
    assert open_to(s) == ["yes", "no"]
    assert mildest(s) == "no"


def test_FI_K_3_the_first_counter_ends_it_and_helps_whom_one_likes() -> None:
    s = attack("famine")
    units(s, "yellow", "sigy", 1)
    hand(s, "blue", "good-harvest")
    hand(s, "green", "good-harvest")
    say(s, "famine", "sigy-see", "yes")
    assert asked(s) == ("red", "cards")
    assert s.effects[3] == HAS_FAMINE | HAS_GOOD_HARVEST
    assert why_not(s, "done") == ""


def test_FI_K_3_strict_counters_ask_whom_it_hits() -> None:
    s = attack("famine", players=6, strict_counters=1)
    units(s, "blue", "sigy", 1)
    units(s, "green", "bourg", 1)
    units(s, "black", "st-paul", 2)
    units(s, "blue", "st-paul", 1)
    units(s, "white", "st-paul", 1)
    captive(s, "arthur", "yellow", "black", "st-paul")
    say(s, "famine", "sigy-see")
    # A village of his own, a captive lord, a village again, a party as a guest.
    assert asked_one_after_another(s) == ["blue", "yellow", "black", "white"]


def test_FI_K_3_strict_counters_ask_the_families_married_to_those_hit() -> None:
    s = attack("famine", strict_counters=1)
    fief(s, "sigy-county", "blue", "sigy")
    lord(s, "arthur", "blue", "bourg")
    lord(s, "blanche", "yellow", "bourg")
    wed(s, "arthur", "blanche")
    say(s, "famine", "sigy-see")
    assert asked_one_after_another(s) == ["blue", "yellow"]
    s = attack("assassination", "yellow", strict_counters=1)
    lord(s, "arthur", "blue", "bourg")
    lord(s, "charles", "blue", "bourg")
    lord(s, "blanche", "red", "bourg")
    wed(s, "arthur", "blanche")
    say(s, "assassination", "charles")
    assert asked_one_after_another(s) == ["red", "blue"]


def test_FI_K_3_strict_counters_may_ask_nobody() -> None:
    s = attack("bad-weather", strict_counters=1)
    units(s, "blue", "bourg", 1)
    say(s, "bad-weather", "sigy-see")
    assert asked(s) == ("red", "cards")
    assert s.effects[3] == HAS_BAD_WEATHER


# Plague --------------------------------------------------------------------------------------------------------------


def test_FI_K_12_soldiers_are_halved_in_each_village_so_that_one_unit_lives() -> None:
    s = attack("plague")
    units(s, "red", "sigy", 7)
    units(s, "blue", "sigy", 1)
    units(s, "blue", "st-paul", 4)
    units(s, "blue", "blaye", 4)
    rebels(s, "sigy", 5, "red")
    say(s, "plague", "sigy-see")
    assert units_at(s, RED, village(s, "sigy")) == 4
    assert units_at(s, BLUE, village(s, "sigy")) == 1
    assert units_at(s, BLUE, village(s, "st-paul")) == 2
    assert units_at(s, BLUE, village(s, "blaye")) == 4
    assert s.rebels[village(s, "sigy")] == 5
    assert told(s, "green").count("plague-halves") == 3


def test_FI_K_12_each_guard_is_halved() -> None:
    s = attack("plague")
    lord(s, "arthur", "red", "sigy")
    lord(s, "blanche", "blue", "bourg")
    king(s, "arthur", 19)
    queen(s, "blanche", 10)
    roll(s, "plague", 6)
    say(s, "plague", "sigy-see")
    assert (s.guard[KINGS], s.guard[QUEENS]) == (10, 10)


@pytest.mark.parametrize(("mild", "dead"), [(0, 3), (1, 2)])
def test_FI_K_12_lords_die_on_1_to_3_and_with_mild_plague_on_1_or_2(mild: int, dead: int) -> None:
    s = attack("plague", mild_plague=mild)
    units(s, "blue", "sigy", 4)
    for key in ("arthur", "charles", "eric"):
        lord(s, key, "red", "sigy")
    captive(s, "francois", "red", "blue", "sigy")
    lord(s, "gauvain", "green", "blaye")
    roll(s, "plague", 3, 4, 2, 1)
    say(s, "plague", "sigy-see")
    alive = [key for key in ("arthur", "charles", "eric", "francois", "gauvain") if s.at[the(s, key)] != NONE]
    assert len(alive) == 5 - dead
    assert ("arthur" in alive) == (mild == 1)
    assert "charles" in alive
    assert "gauvain" in alive


def test_FI_K_12_all_dice_first_in_turn_order_of_the_families() -> None:
    s = attack("plague", "blue", players=3)
    lord(s, "arthur", "green", "sigy")
    lord(s, "charles", "red", "sigy")
    lord(s, "eric", "blue", "sigy")
    lord(s, "francois", "blue", "sigy")
    s.first = BLUE
    roll(s, "plague", 6, 1, 6, 1)
    say(s, "plague", "sigy-see")
    assert s.heard is not None
    dice = [event.data[0] for event in s.heard if event.key in ("plague-kills", "plague-spares")]
    assert dice == [the(s, key) for key in ("eric", "francois", "arthur", "charles")]
    assert [s.at[the(s, key)] != NONE for key in ("eric", "francois", "arthur", "charles")] == [
        True,
        False,
        True,
        False,
    ]


def test_FI_K_12_and_FI_C_2_what_cannot_be_shown_is_lost_too() -> None:
    s = attack("plague")
    # All twelve ones are in use: of a three that is halved two ones would be left.
    for key in ("blaye", "la-salle", "charolles", "bourg", "les-essarts", "st-vivien"):
        units(s, "blue", key, 2)
    units(s, "blue", "sigy", 3)
    units(s, "blue", "st-paul", 6)
    hidden(s, "blue", "sigy")
    assert not surely_shown(s, BLUE)
    say(s, "plague", "sigy-see")
    assert not has_pieces(s, BLUE, place(s, "sigy"))
    assert units_at(s, BLUE, village(s, "st-paul")) == 3
    assert told(s, "red").count("plague-takes-all") == 1


def test_FI_V_5_how_much_was_lost_for_want_of_pieces_others_do_not_know() -> None:
    s = attack("plague")
    units(s, "blue", "sigy", 9)
    for key in ("blaye", "la-salle", "charolles", "bourg", "les-essarts", "st-vivien"):
        units(s, "blue", key, 2)
    # Nobody needs to know that here nothing more was lost.
    say(s, "plague", "sigy-see")
    at = village(s, "sigy") * s.players + BLUE
    assert s.units[at] < 5
    assert (s.bounds[at] // SPAN, s.bounds[at] % SPAN) == (1, 5)


# Revolt, assassination, escape ---------------------------------------------------------------------------------------


def test_FI_K_13_a_die_of_rebels_in_a_village_of_another_led_by_the_player() -> None:
    s = attack("revolt")
    units(s, "blue", "blaye", 1)
    units(s, "red", "bourg", 1)
    fief(s, "sigy-county", "green", "sigy")
    rebels(s, "marcamps", 1, "blue")
    say(s, "revolt")
    assert open_to(s) == ["drop", "blaye", "st-ciers", "sigy", "st-paul"]
    assert why_not(s, "bourg") == why_not(s, "pugnac") == "FI-K-13"
    assert why_not(s, "marcamps") == "FI-K-13.twice"
    roll(s, "revolt", 5)
    say(s, "blaye")
    assert (s.rebels[village(s, "blaye")], s.rebel_leader[village(s, "blaye")]) == (5, RED)
    assert last(s, "revolt").data == [RED, village(s, "blaye"), 5]


def test_FI_K_13_as_far_as_the_eighteen_go() -> None:
    s = attack("revolt")
    hand(s, "red", "revolt", "revolt")
    units(s, "blue", "blaye", 1)
    units(s, "green", "bourg", 1)
    rebels(s, "sigy", 16, "red")
    roll(s, "revolt", 6)
    say(s, "revolt", "blaye")
    assert s.rebels[village(s, "blaye")] == 2
    assert why_not(s, "revolt") == "FI-K-13.stock"


def test_FI_K_13_not_where_no_other_has_a_village() -> None:
    s = attack("revolt")
    units(s, "red", "blaye", 1)
    assert why_not(s, "revolt") == "FI-K-13.nowhere"


def test_FI_K_14_one_named_lord_dies_in_a_castle_too() -> None:
    s = attack("assassination")
    assert why_not(s, "assassination") == "FI-K-14.nobody"
    build(s, "blaye", castle=True)
    lord(s, "arthur", "blue", "blaye")
    lord(s, "charles", "blue", "blaye")
    say(s, "assassination", "arthur", "no", "no", "no")
    assert (s.at[the(s, "arthur")], s.owner[the(s, "arthur")]) == (NONE, NONE)
    assert s.discards[the(s, "arthur")] == 1
    assert told(s)[-1] != "counters"


def test_FI_K_14_the_king_too() -> None:
    s = attack("assassination")
    lord(s, "arthur", "blue", "blaye")
    units(s, "blue", "blaye", 1)
    king(s, "arthur", 20)
    say(s, "assassination", "arthur", "no", "no", "no")
    assert (s.king, s.guard[KINGS], s.at[the(s, "arthur")]) == (NONE, 0, NONE)


def test_FI_K_14_not_a_captive_one_holds_oneself() -> None:
    s = attack("assassination")
    units(s, "red", "blaye", 1)
    units(s, "blue", "bourg", 1)
    captive(s, "arthur", "green", "red", "blaye")
    captive(s, "charles", "green", "blue", "bourg")
    lord(s, "eric", "red", "blaye")
    say(s, "assassination")
    assert open_to(s) == ["drop", "charles", "eric"]
    assert why_not(s, "arthur") == "FI-K-14.own"
    assert why_not(s, "gauvain") == "FI-K-14"


def test_FI_K_15_a_captive_of_ones_own_is_free_and_set_into_an_own_village() -> None:
    s = attack("escape")
    units(s, "blue", "blaye", 1)
    units(s, "red", "bourg", 1)
    assert why_not(s, "escape") == "FI-K-15.nobody"
    captive(s, "arthur", "red", "blue", "blaye")
    captive(s, "charles", "green", "blue", "blaye")
    s.aside = changed(s.aside, the(s, "arthur") * 6 + 2, 300)
    say(s, "escape")
    assert open_to(s) == ["drop", "arthur"]
    assert why_not(s, "charles") == "FI-K-15"
    say(s, "arthur")
    assert asked(s) == ("red", "set-free")
    assert open_to(s) == ["bourg"]
    assert why_not(s, "blaye") == "FI-P-4"
    say(s, "bourg")
    assert (s.captor[the(s, "arthur")], s.at[the(s, "arthur")]) == (NONE, place(s, "bourg"))
    assert s.money[RED] == 300


def test_FI_P_4_with_no_village_beside_own_soldiers_else_a_guest_where_he_is() -> None:
    s = attack("escape")
    units(s, "blue", "blaye", 1)
    units(s, "blue", "sigy", 1)
    units(s, "red", "sigy", 1)
    captive(s, "arthur", "red", "blue", "blaye")
    say(s, "escape", "arthur")
    assert open_to(s) == ["sigy"]
    s = attack("escape")
    units(s, "blue", "blaye", 1)
    captive(s, "arthur", "red", "blue", "blaye")
    say(s, "escape", "arthur")
    assert asked(s) == ("red", "cards")
    assert (s.at[the(s, "arthur")], s.captor[the(s, "arthur")]) == (place(s, "blaye"), NONE)
    assert has_pieces(s, seat(s, "red"), place(s, "blaye"))
