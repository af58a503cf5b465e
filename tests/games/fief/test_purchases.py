"""FI-B: what is bought in phase 3."""

import pytest

from regalia.core.refusals import Barred
from regalia.games.fief.figures import CASTLES, HAS_CASTLE, KINGS, MILLS, OPEN, PRESSES, QUEENS
from regalia.games.fief.places import units_at
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    bishop,
    build,
    captive,
    fief,
    king,
    land,
    last,
    lord,
    mildest,
    money,
    open_to,
    queen,
    rebels,
    say,
    the,
    told,
    turn,
    units,
    village,
    why_not,
)


def shopping(thaler: int = 5000) -> Fief:
    """It is Red's purchase turn, and he has so much money."""
    s = land()
    money(s, "red", thaler)
    turn(s, "purchases", "red")
    return s


# Units ---------------------------------------------------------------------------------------------------------------


def test_FI_B_1_soldiers_into_a_controlled_castle_or_city_or_beside_a_free_lord() -> None:
    s = shopping()
    assert why_not(s, "soldier") == "FI-B-1.nowhere"
    for key in ("blaye", "bourg", "sigy", "tournus"):
        units(s, "red", key, 1)
    build(s, "blaye", castle=True)
    fief(s, "bourg-duchy", "red", "bourg")
    lord(s, "arthur", "red", "sigy")
    units(s, "blue", "pugnac", 1)
    build(s, "pugnac", castle=True)
    captive(s, "charles", "red", "blue", "pugnac")
    lord(s, "eric", "red", "pugnac")
    say(s, "soldier")
    # Beside a free lord wherever he is, and be it in another's castle.
    assert sorted(open_to(s)) == ["blaye", "bourg", "drop", "pugnac", "sigy"]
    assert why_not(s, "tournus") == "FI-B-1"
    s.captor[the(s, "eric")] = BLUE
    assert why_not(s, "pugnac") == "FI-B-1"


def test_FI_B_1_a_unit_costs_100_and_all_are_told_what_is_bought() -> None:
    s = shopping(700)
    lord(s, "arthur", "red", "sigy")
    say(s, "soldier", "sigy", "six")
    assert why_not(s, "three") == "FI-B-6"
    say(s, "one")
    assert why_not(s, "one") == "FI-B-6"
    assert (s.money[RED], units_at(s, RED, village(s, "sigy"))) == (700, 0)
    say(s, "buy")
    assert (s.money[RED], s.counted[RED], units_at(s, RED, village(s, "sigy"))) == (0, 0, 7)
    assert last(s, "buys-soldiers").data == [RED, 7, village(s, "sigy"), 700]
    assert told(s, "blue")[-1] == "buys-soldiers"
    assert why_not(s, "soldier") == "FI-B-6"


def test_FI_B_1_nothing_is_bought_by_dropping_or_without_a_number() -> None:
    s = shopping()
    lord(s, "arthur", "red", "sigy")
    say(s, "soldier", "sigy")
    assert why_not(s, "buy") == "FI-B-6.nothing"
    assert mildest(s) == "drop"
    say(s, "three", "drop")
    assert asked(s) == ("red", "purchases")
    assert (s.money[RED], units_at(s, RED, village(s, "sigy"))) == (5000, 0)


def test_FI_C_2_no_more_than_45_units_and_only_what_can_be_shown() -> None:
    s = shopping()
    lord(s, "arthur", "red", "sigy")
    units(s, "red", "sigy", 18)
    for key in ("blaye", "la-salle", "charolles", "bourg", "les-essarts"):
        units(s, "red", key, 5)
    say(s, "soldier", "sigy", "one")
    assert why_not(s, "buy") == ""
    say(s, "one")
    # 45 units, but two more in ones: eleven are in use already.
    assert why_not(s, "one") == "FI-C-2.all"
    s = shopping()
    lord(s, "arthur", "red", "sigy")
    for key in ("blaye", "la-salle", "charolles", "bourg", "les-essarts", "st-vivien"):
        units(s, "red", key, 2)
    say(s, "soldier", "sigy", "one", "one")
    assert why_not(s, "buy") == "FI-C-2.shown"
    say(s, "one")
    assert why_not(s, "buy") == ""


def test_FI_C_2_with_all_units_on_the_board_none_can_be_bought() -> None:
    s = shopping()
    lord(s, "arthur", "red", "sigy")
    units(s, "red", "sigy", 45)
    assert why_not(s, "soldier") == "FI-C-2.all"


def test_FI_B_2_rebels_where_a_revolt_is_on_and_its_leader_stays() -> None:
    s = shopping()
    assert why_not(s, "rebel") == "FI-B-2.nowhere"
    units(s, "green", "blaye", 1)
    rebels(s, "blaye", 2, "blue")
    say(s, "rebel")
    assert open_to(s) == ["drop", "blaye"]
    assert why_not(s, "bourg") == "FI-B-2"
    say(s, "blaye", "six", "buy")
    assert (s.rebels[village(s, "blaye")], s.rebel_leader[village(s, "blaye")]) == (8, BLUE)
    assert s.money[RED] == 4400


def test_FI_C_3_eighteen_rebels_in_all() -> None:
    s = shopping()
    units(s, "green", "blaye", 1)
    rebels(s, "blaye", 16, "blue")
    say(s, "rebel", "blaye")
    assert why_not(s, "three") == "FI-C-3"
    say(s, "one", "one", "buy")
    assert why_not(s, "rebel") == "FI-C-3"


def test_FI_B_5_fallen_guards_beside_their_free_king_or_queen() -> None:
    s = shopping()
    assert why_not(s, "guard") == "FI-B-5.none"
    lord(s, "arthur", "red", "blaye")
    lord(s, "blanche", "blue", "bourg")
    king(s, "arthur", 18)
    queen(s, "blanche", 4)
    say(s, "guard")
    assert open_to(s) == ["drop", "king-guard"]
    assert why_not(s, "queen-guard") == "FI-B-5"
    say(s, "king-guard", "one", "one")
    assert why_not(s, "one") == "FI-B-5.full"
    say(s, "buy")
    assert (s.guard[KINGS], s.money[RED]) == (20, 4800)
    assert why_not(s, "guard") == "FI-B-5.none"


def test_FI_B_5_for_an_inherited_crown_up_to_what_was_left() -> None:
    s = shopping()
    lord(s, "arthur", "red", "blaye")
    king(s, "arthur", 5)
    s.guard_most[KINGS] = 6
    say(s, "guard", "king-guard", "one")
    assert why_not(s, "one") == "FI-B-5.full"
    say(s, "buy")
    assert why_not(s, "guard") == "FI-B-5.none"


def test_FI_B_5_none_for_a_captive_queen() -> None:
    s = shopping()
    units(s, "blue", "bourg", 1)
    captive(s, "blanche", "red", "blue", "bourg")
    queen(s, "blanche")
    assert s.guard_with[QUEENS] == the(s, "blanche")
    assert why_not(s, "guard") == "FI-B-5.none"


# Buildings -----------------------------------------------------------------------------------------------------------


def test_FI_B_3_press_200_mill_300_castle_1000_into_a_controlled_village() -> None:
    s = shopping()
    assert why_not(s, "mill") == "FI-B-3.nowhere"
    lord(s, "arthur", "red", "blaye")
    units(s, "blue", "sigy", 1)
    units(s, "red", "sigy", 1)
    say(s, "mill")
    assert open_to(s) == ["drop", "blaye"]
    assert why_not(s, "sigy") == why_not(s, "bourg") == "FI-B-3"
    say(s, "blaye", "press", "blaye", "castle", "blaye")
    at = village(s, "blaye")
    assert (s.mills[at], s.presses[at], s.walls[at]) == (1, 1, HAS_CASTLE)
    assert s.money[RED] == 5000 - 300 - 200 - 1000
    assert (s.stock[MILLS], s.stock[PRESSES], s.stock[CASTLES]) == (11, 11, 11)
    assert last(s, "builds").data[2:] == [at, 1000]


def test_FI_B_3_one_castle_a_village_and_none_beside_a_city() -> None:
    s = shopping()
    for key in ("blaye", "bourg", "sigy"):
        units(s, "red", key, 1)
    build(s, "blaye", castle=True)
    fief(s, "bourg-duchy", "red", "bourg")
    say(s, "castle")
    assert why_not(s, "blaye") == why_not(s, "bourg") == "FI-B-3.walls"
    assert why_not(s, "sigy") == ""


@pytest.mark.parametrize(("mills", "presses"), [(3, 0), (0, 3), (1, 2)])
def test_FI_B_3_at_most_three_mills_and_presses_together(mills: int, presses: int) -> None:
    s = shopping()
    units(s, "red", "blaye", 1)
    units(s, "red", "bourg", 1)
    build(s, "blaye", mills=mills, presses=presses)
    for ware in ("mill", "press"):
        say(s, ware)
        assert why_not(s, "blaye") == "FI-B-3.works"
        say(s, "drop")


def test_FI_C_4_nothing_more_can_be_built_when_they_are_out() -> None:
    s = shopping()
    units(s, "red", "tournus", 1)
    for key in ("blaye", "bourg", "sigy", "pugnac"):
        build(s, key, mills=3)
    assert why_not(s, "mill") == "FI-C-4"
    assert why_not(s, "press") == ""


# Cardinals and order -------------------------------------------------------------------------------------------------


def test_FI_B_4_a_cardinal_is_an_own_free_bishop_and_stays_bishop() -> None:
    s = shopping()
    units(s, "blue", "bourg", 1)
    lord(s, "arthur", "red", "blaye")
    lord(s, "charles", "red", "blaye")
    lord(s, "eric", "blue", "bourg")
    captive(s, "francois", "red", "blue", "bourg")
    assert why_not(s, "cardinal") == "FI-B-4.nobody"
    for key, see in (("arthur", "sigy"), ("eric", "blaye"), ("francois", "bourg")):
        bishop(s, key, see)
    say(s, "cardinal")
    assert open_to(s) == ["drop", "arthur"]
    for key in ("charles", "eric", "francois"):
        assert why_not(s, key) == "FI-B-4"
    say(s, "arthur")
    assert (s.cardinal[the(s, "arthur")], s.sees[3], s.money[RED]) == (1, the(s, "arthur"), 4500)
    assert why_not(s, "cardinal") == "FI-B-4.nobody"


def test_FI_B_4_three_cardinals_at_most() -> None:
    s = shopping()
    for key, of, see in (("arthur", "red", "sigy"), ("charles", "blue", "blaye"), ("eric", "blue", "bourg")):
        lord(s, key, of, "blaye")
        bishop(s, key, see)
        s.cardinal[the(s, key)] = 1
    lord(s, "francois", "red", "blaye")
    bishop(s, "francois", "tournus")
    assert why_not(s, "cardinal") == "FI-B-4.none-left"


def test_FI_B_6_in_any_order_as_often_as_one_can_pay_and_no_debts() -> None:
    s = shopping(700)
    lord(s, "arthur", "red", "blaye")
    assert open_to(s) == ["done", "soldier", "press", "mill"]
    say(s, "press", "blaye", "soldier", "blaye", "three", "buy", "press", "blaye")
    assert open_to(s) == ["done"]
    assert why_not(s, "soldier") == "FI-B-6"
    before = s.view(None, True)
    with pytest.raises(Barred):
        say(s, "press")
    assert s.view(None, True) == before
    say(s, "done")
    assert asked(s) == ("blue", "purchases")


def test_FI_B_6_mills_pay_from_the_next_round_on() -> None:
    s = shopping(300)
    units(s, "red", "blaye", 1)
    units(s, "blue", "bourg", 1)
    units(s, "green", "sigy", 1)
    say(s, "mill", "blaye")
    assert s.money[RED] == 0
    while s.round == 1 or s.phase < 2:
        assert s.money[RED] == 0
        s.play(s.next_seat(), s.default(s.next_seat()))
    assert (s.money[RED], s.walls[village(s, "blaye")]) == (200, OPEN)


def test_FI_V_5_nobody_else_is_told_what_stock_forbids_him() -> None:
    s = shopping()
    lord(s, "arthur", "red", "sigy")
    units(s, "red", "sigy", 45)
    view = s.view(GREEN)
    assert "FI-C-2" not in str(view)
    assert s.legal(GREEN) == []
