"""FI-H: what follows from deaths."""

import pytest

from regalia.games.fief.changes import put_aside
from regalia.games.fief.figures import NONE
from regalia.games.fief.inheritance import NO_THRONE, THRONE
from regalia.games.fief.places import units_at
from tests.games.fief.houses import all_ready, die, houses
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    ask,
    asked,
    bishop,
    build,
    captive,
    fief,
    king,
    lord,
    money,
    number,
    open_to,
    phase,
    place,
    queen,
    say,
    the,
    turn,
    units,
    wed,
    why_not,
)

BOURG, TOURNUS = "bourg-duchy", "tournus-duchy"


def test_FI_H_1_a_title_is_passed_to_another_of_the_family_at_once() -> None:
    s = houses()
    turn(s, "cards", "green")
    fief(s, BOURG, "red", "bourg", "arthur")
    lord(s, "henri", "red", "bourg")
    die(s, "arthur")
    assert asked(s) == ("red", "pass-title")
    assert open_to(s) == ["henri", "blanche"]
    assert why_not(s, "charles") == "FI-H-1.lord"
    say(s, "blanche")
    assert s.title[number(s, "region", BOURG)] == the(s, "blanche")
    assert asked(s) == ("green", "cards")


def test_FI_H_1_each_fief_by_itself() -> None:
    s = houses()
    turn(s, "cards", "green")
    lord(s, "henri", "red", "bourg")
    fief(s, BOURG, "red", "bourg", "arthur")
    fief(s, "sennecy-barony", "red", "sennecy", "arthur")
    die(s, "arthur")
    say(s, "blanche", "henri")
    assert [s.title[number(s, "region", key)] for key in (BOURG, "sennecy-barony")] == [
        the(s, "blanche"),
        the(s, "henri"),
    ]


def test_FI_H_1_to_a_captive_only_if_none_is_free() -> None:
    s = houses()
    turn(s, "cards", "green")
    fief(s, BOURG, "red", "bourg", "arthur")
    captive(s, "henri", "red", "blue", "tournus")
    die(s, "arthur")
    assert why_not(s, "henri") == "FI-H-1.free"
    say(s, "blanche")
    die(s, "blanche")
    assert open_to(s) == ["henri"]


@pytest.mark.parametrize(("crowned", "heir"), [(True, THRONE), (False, NO_THRONE)])
def test_FI_H_2_the_last_lord_dies_unmarried_and_his_fiefs_wait_for_the_throne(crowned: bool, heir: int) -> None:
    s = houses()
    turn(s, "cards", "green")
    fief(s, BOURG, "red", "bourg", "arthur")
    if crowned:
        king(s, "eric")
    die(s, "arthur", "blanche")
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.title[region], s.heir[region]) == (RED, NONE, heir)
    assert asked(s) == ("green", "cards")


def test_FI_H_2_king_or_queen_grant_them_in_phase_6_to_any_free_lord() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    money(s, "blue", 100)
    say(s, "done")
    all_ready(s)
    assert asked(s) == ("green", "grant")
    assert why_not(s, "henri") == "FI-H-8.free"
    say(s, "charles")
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.title[region]) == (BLUE, the(s, "charles"))
    assert asked(s) == ("blue", "put-piece")


def test_FI_H_2_without_a_throne_he_keeps_them_till_he_has_a_lord() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    turn(s, "cards", "blue")
    die(s, "arthur", "blanche")
    lord(s, "henri", "red", "bourg")
    say(s, "done")
    assert asked(s) == ("red", "give-title")
    say(s, "henri")
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.title[region], s.heir[region]) == (RED, the(s, "henri"), NONE)


def test_FI_H_2_or_till_there_is_a_king() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    fief(s, TOURNUS, "blue", "tournus", "charles")
    lord(s, "henri", "blue", "tournus")
    for key, see in (("henri", "bourg"), ("eric", "sigy")):
        bishop(s, key, see)
    say(s, "done")
    all_ready(s)
    say(s, "charles", "charles", "charles")
    # Blue has two votes and green one; its bishop is asked.
    assert asked(s) == ("green", "crown")
    say(s, "yes")
    assert s.king == the(s, "charles")
    assert asked(s) == ("blue", "grant")


def test_FI_H_3_the_spouse_of_the_last_lord_inherits_in_phase_6() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    region = number(s, "region", BOURG)
    assert (s.heir[region], s.title[region], s.fief_owner[region]) == (the(s, "isabelle"), NONE, RED)
    say(s, "done")
    assert (s.heir[region], s.title[region], s.fief_owner[region]) == (NONE, the(s, "isabelle"), BLUE)
    assert asked(s) == ("blue", "put-piece")


def test_FI_H_3_a_captive_may_inherit() -> None:
    s = houses()
    captive(s, "mireille", "blue", "green", "sigy")
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "mireille")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    say(s, "done")
    assert s.title[number(s, "region", BOURG)] == the(s, "mireille")


def test_FI_H_5_villages_and_soldiers_outside_fiefs_stay() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    units(s, "red", "blaye", 4)
    build(s, "blaye", mills=1)
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    say(s, "done")
    all_ready(s)
    say(s, "charles", "no")
    assert units_at(s, RED, place(s, "blaye")) == 4
    assert s.gone[RED] == 0


def test_FI_H_6_deaths_of_one_moment_are_settled_together_and_dead_spouses_inherit_nothing() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    king(s, "eric")
    turn(s, "cards", "green")
    die(s, "arthur", "blanche", "isabelle")
    assert s.heir[number(s, "region", BOURG)] == THRONE
    assert s.dead == []


def test_FI_H_6_cards_then_throne_then_fiefs_in_turn_order_then_captives_then_capitals() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    fief(s, TOURNUS, "blue", "tournus", "charles")
    s.first = BLUE
    lord(s, "henri", "red", "blaye")
    captive(s, "louis", "green", "red", "blaye")
    king(s, "charles", 5)
    turn(s, "cards", "green")
    s.first = BLUE
    die(s, "arthur", "charles", "henri")
    # The throne is empty before anybody is asked for a title; blue comes first.
    assert s.king == NONE
    assert asked(s) == ("blue", "pass-title")
    say(s, "isabelle")
    assert asked(s) == ("red", "pass-title")
    say(s, "blanche")
    assert asked(s) == ("green", "set-free")


def test_FI_H_7_a_lord_drawn_before_phase_6_changes_nothing() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    turn(s, "cards", "blue")
    die(s, "arthur", "blanche")
    lord(s, "henri", "red", "bourg")
    say(s, "done")
    assert asked(s) == ("green", "cards")
    assert s.heir[number(s, "region", BOURG)] == the(s, "isabelle")
    phase(s, "negotiation")
    assert s.fief_owner[number(s, "region", BOURG)] == BLUE
    # The new lord is no soldier: he stays, and is an intruder.
    assert s.at[the(s, "henri")] == place(s, "bourg")


def test_FI_H_7_captives_count_as_lords() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    captive(s, "henri", "red", "blue", "tournus")
    turn(s, "cards", "green")
    die(s, "arthur", "blanche")
    assert asked(s) == ("red", "pass-title")


def test_FI_H_7_if_the_spouse_dies_first_the_throne_gets_it() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    king(s, "eric")
    turn(s, "cards", "green")
    die(s, "arthur", "blanche")
    die(s, "isabelle")
    assert s.heir[number(s, "region", BOURG)] == THRONE


def test_FI_H_7_the_throne_as_it_is_after_the_succession() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    king(s, "arthur")
    turn(s, "cards", "green")
    die(s, "arthur", "blanche")
    assert s.heir[number(s, "region", BOURG)] == NO_THRONE


def test_FI_H_7_till_phase_6_the_capital_can_be_taken() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    units(s, "green", "bourg", 2)
    die(s, "arthur", "blanche")
    s.units[place(s, "bourg") * s.players + RED] = 0
    s.bounds[place(s, "bourg") * s.players + RED] = 0
    s.parties[place(s, "bourg")] = GREEN + 1
    s.total[RED] = 0
    say(s, "done", "eric")
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.title[region], s.heir[region]) == (GREEN, the(s, "eric"), NONE)


def test_FI_H_7_a_throne_that_is_empty_by_phase_6_leaves_it_with_the_old_owner() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    die(s, "eric")
    say(s, "done")
    all_ready(s)
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.heir[region], s.round) == (RED, NO_THRONE, 2)


@pytest.mark.parametrize("who", ["king", "captive", "regent"])
def test_FI_H_8_the_king_s_player_grants_or_the_reigning_queen_s(who: str) -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    if who == "captive":
        captive(s, "henri", "green", "blue", "tournus")
    if who == "regent":
        queen(s, "jeanne", 10)
        s.regent = 1
    else:
        king(s, "henri" if who == "captive" else "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    say(s, "done")
    all_ready(s)
    assert asked(s) == ("green", "grant")
    # Himself too.
    say(s, "eric")
    assert s.fief_owner[number(s, "region", BOURG)] == GREEN


def test_FI_H_8_if_no_lord_anywhere_is_free_the_fief_ends() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    captive(s, "henri", "green", "blue", "tournus")
    king(s, "henri")
    turn(s, "battles", "green")
    die(s, "charles", "isabelle", "eric", "jeanne")
    die(s, "arthur", "blanche")
    say(s, "done")
    all_ready(s)
    assert s.fief_owner[number(s, "region", BOURG)] == NONE


def test_FI_P_8_money_put_aside_goes_to_who_gets_the_fief() -> None:
    s = houses()
    captive(s, "henri", "red", "blue", "tournus")
    fief(s, BOURG, "red", "bourg", "henri")
    put_aside(s, the(s, "henri"), number(s, "region", BOURG), 700)
    turn(s, "cards", "green")
    die(s, "henri")
    assert s.money[RED] == 700


def test_FI_P_8_it_waits_with_the_fief_for_the_heir() -> None:
    s = houses()
    captive(s, "henri", "red", "blue", "tournus")
    fief(s, BOURG, "red", "bourg", "henri")
    wed(s, "henri", "jeanne")
    put_aside(s, the(s, "henri"), number(s, "region", BOURG), 700)
    turn(s, "battles", "green")
    die(s, "henri", "arthur", "blanche")
    assert s.money[RED] == s.money[GREEN] == 0
    say(s, "done")
    assert (s.money[RED], s.money[GREEN]) == (0, 700)


def test_FI_P_8_conquered_before_it_goes_to_his_own_family() -> None:
    s = houses()
    captive(s, "henri", "red", "blue", "tournus")
    fief(s, BOURG, "blue", "bourg", "charles")
    put_aside(s, the(s, "henri"), number(s, "region", BOURG), 700)
    turn(s, "cards", "green")
    die(s, "henri", "arthur", "blanche")
    assert s.money[RED] == 700


def test_FI_F_9_the_cards_of_the_dead_are_discarded_and_offices_go_back() -> None:
    s = houses()
    lord(s, "mireille", "red", "bourg", arc=True)
    bishop(s, "eric", "sigy")
    s.cardinal[the(s, "eric")] = 1
    ask(s)
    die(s, "eric", "mireille")
    assert [s.discards[card] for card in (the(s, "eric"), the(s, "mireille"), 19, 31)] == [1, 1, 1, 1]
    assert (s.arc, s.cardinal[the(s, "eric")], s.sees[3]) == (NONE, 0, NONE)
