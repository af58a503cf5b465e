"""FI-Q and FI-G: the throne when king or queen dies, the regency, and who has the guards."""

import pytest

from regalia.games.fief.changes import capture_lord, lose_guards
from regalia.games.fief.figures import KINGS, NONE, QUEENS
from regalia.games.fief.marriage import wed as marry
from regalia.games.fief.prisoners import set_free
from regalia.games.fief.regency import RegencyCounted, crown_king, throne
from regalia.games.fief.state import Fief
from tests.games.fief.houses import accept, die, houses, offer
from tests.games.fief.positions import (
    GREEN,
    ask,
    captive,
    fief,
    king,
    lord,
    phase,
    place,
    queen,
    sound,
    the,
    told,
    turn,
    units,
    wed,
)


def court(prince: str = "", captive_queen: bool = False, guards: int = 13) -> Fief:
    """Arthur of red is king, Isabelle of blue his queen; a prince of red, Henri, if there is one."""
    s = houses()
    turn(s, "cards", "red")
    if captive_queen:
        units(s, "green", "blaye", 3)
        captive(s, "mireille", "blue", "green", "blaye")
    lady = "mireille" if captive_queen else "isabelle"
    wed(s, "arthur", lady)
    king(s, "arthur", guards)
    queen(s, lady, 0 if captive_queen else 7)
    if prince == "free":
        lord(s, "henri", "red", "bourg")
    elif prince == "captive":
        captive(s, "henri", "red", "blue", "tournus")
    if prince:
        s.prince = the(s, "henri")
    sound(s)
    return s


def rounds_end(s: Fief, times: int = 1) -> None:
    """So many rounds end."""
    for _ in range(times):
        s.push(RegencyCounted())
        s.settle()
    sound(s)


def guard(s: Fief, kind: int) -> tuple[int, int, int]:
    """Beside whom a guard stands, how many there are, and up to how many may be bought back."""
    return s.guard_with[kind], s.guard[kind], s.guard_most[kind]


def test_FI_Q_1_the_king_dies_and_the_queen_reigns() -> None:
    s = court()
    die(s, "arthur")
    assert (s.king, s.queen, s.regent, s.regency) == (NONE, the(s, "isabelle"), 1, 0)
    assert throne(s) == the(s, "isabelle")
    # Without a prince the king's guard goes home.
    assert guard(s, KINGS) == (NONE, 0, 0)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 7, 10)


def test_FI_Q_2_with_a_prince_he_is_king_at_once_and_she_has_the_king_s_guard() -> None:
    s = court("free")
    die(s, "arthur")
    assert (s.king, s.prince, s.regent, s.regency) == (the(s, "henri"), NONE, 1, 1)
    assert throne(s) == the(s, "isabelle")
    # An inherited guard can be bought back up to what was left.
    assert guard(s, KINGS) == (the(s, "isabelle"), 13, 13)


def test_FI_Q_2_four_rounds_that_of_the_death_included_then_he_has_all_rights() -> None:
    s = court("free")
    die(s, "arthur")
    rounds_end(s, 3)
    assert (s.regency, s.regent) == (4, 1)
    rounds_end(s)
    assert (s.regency, s.regent) == (0, 0)
    assert throne(s) == the(s, "henri")


def test_FI_Q_3_without_a_prince_she_reigns_till_a_king_is_crowned() -> None:
    s = court()
    die(s, "arthur")
    rounds_end(s, 5)
    assert s.regent == 1
    crown_king(s, the(s, "eric"))
    assert (s.king, s.queen, s.regent) == (the(s, "eric"), NONE, 0)
    assert guard(s, QUEENS)[:2] == (NONE, 0)
    assert guard(s, KINGS) == (the(s, "eric"), 20, 20)


def test_FI_Q_4_no_queen_and_the_prince_is_king_with_all_rights() -> None:
    s = court("free")
    die(s, "arthur", "isabelle")
    assert (s.king, s.queen, s.regent, s.regency) == (the(s, "henri"), NONE, 0, 0)
    assert guard(s, KINGS) == (the(s, "henri"), 13, 13)


def test_FI_Q_4_with_neither_the_throne_is_empty() -> None:
    s = court()
    die(s, "arthur", "isabelle")
    assert (s.king, s.queen, s.regent, throne(s)) == (NONE, NONE, 0, NONE)
    assert "throne-empty" in told(s)
    assert guard(s, KINGS) == (NONE, 0, 0)


def test_FI_Q_4_a_prince_who_dies_with_the_king_is_no_king() -> None:
    s = court("free")
    die(s, "arthur", "henri")
    assert (s.king, s.prince, s.regent) == (NONE, NONE, 1)


def test_FI_Q_5_after_the_four_rounds_the_king_s_guard_is_his_and_hers_her_own() -> None:
    s = court("free")
    die(s, "arthur")
    lose_guards(s, KINGS, 3)
    rounds_end(s, 4)
    assert guard(s, KINGS) == (the(s, "henri"), 10, 13)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 7, 10)


def test_FI_Q_5_his_bride_takes_the_queen_s_card_and_what_is_left_of_her_guard() -> None:
    s = court("free")
    die(s, "arthur")
    rounds_end(s, 4)
    marry(s, the(s, "henri"), the(s, "jeanne"))
    assert s.queen == the(s, "jeanne")
    assert guard(s, QUEENS) == (the(s, "jeanne"), 7, 7)


def test_FI_Q_6_the_queen_dies_in_the_regency_and_he_has_all_rights() -> None:
    s = court("free")
    die(s, "arthur")
    die(s, "isabelle")
    assert (s.king, s.queen, s.regent, s.regency) == (the(s, "henri"), NONE, 0, 0)
    assert guard(s, KINGS) == (the(s, "henri"), 13, 13)


def test_FI_Q_6_the_young_king_dies_in_it_and_she_reigns_on() -> None:
    s = court("free")
    die(s, "arthur")
    die(s, "henri")
    assert (s.king, s.queen, s.regent, s.regency) == (NONE, the(s, "isabelle"), 1, 0)
    assert guard(s, KINGS) == (NONE, 0, 0)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 7, 10)


def test_FI_Q_6_she_dies_too_and_all_are_told_that_the_throne_is_empty() -> None:
    s = court()
    die(s, "arthur")
    assert "throne-empty" not in told(s)
    die(s, "isabelle")
    assert "throne-empty" in told(s)
    assert (s.king, s.queen, s.regent) == (NONE, NONE, 0)


def test_FI_Q_6_he_dies_after_it_and_she_reigns_again() -> None:
    s = court("free")
    die(s, "arthur")
    rounds_end(s, 4)
    die(s, "henri")
    assert (s.king, s.queen, s.regent, s.regency) == (NONE, the(s, "isabelle"), 1, 0)


def test_FI_Q_6_a_queen_who_dies_beside_a_living_king_gives_back_card_and_guard() -> None:
    s = court()
    die(s, "isabelle")
    assert (s.king, s.queen, s.regent) == (the(s, "arthur"), NONE, 0)
    assert guard(s, QUEENS)[:2] == (NONE, 0)
    assert guard(s, KINGS) == (the(s, "arthur"), 13, 20)
    marry(s, the(s, "arthur"), the(s, "jeanne"))
    assert guard(s, QUEENS) == (the(s, "jeanne"), 10, 10)


@pytest.mark.parametrize(("prince", "beside"), [("free", "henri"), ("captive", "")])
def test_FI_Q_7_a_captive_queen_reigns_in_name(prince: str, beside: str) -> None:
    s = court(prince, captive_queen=True)
    die(s, "arthur")
    assert (s.king, s.regent, s.regency) == (the(s, "henri"), 1, 1)
    # She grants, but has no guard.
    assert throne(s) == the(s, "mireille")
    assert guard(s, KINGS)[:2] == ((the(s, beside), 13) if beside else (NONE, 0))


def test_FI_Q_7_a_regent_who_is_captured_hands_what_may_be_bought_back_to_the_young_king() -> None:
    s = court("free")
    die(s, "arthur")
    units(s, "green", "tournus", 2)
    capture_lord(s, the(s, "isabelle"), GREEN)
    assert guard(s, KINGS) == (the(s, "henri"), 0, 13)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 0, 10)


def test_FI_Q_8_a_regent_who_marries_again_stays_regent_and_is_queen_anew_beside_a_crowned_husband() -> None:
    s = court()
    die(s, "arthur")
    marry(s, the(s, "eric"), the(s, "isabelle"))
    assert (s.regent, s.queen) == (1, the(s, "isabelle"))
    crown_king(s, the(s, "eric"))
    assert (s.regent, s.queen) == (0, the(s, "isabelle"))
    assert guard(s, QUEENS) == (the(s, "isabelle"), 10, 10)


# Guards --------------------------------------------------------------------------------------------------------------


def test_FI_G_1_a_guard_goes_back_when_king_or_queen_dies() -> None:
    s = court()
    die(s, "isabelle", "arthur")
    assert (guard(s, KINGS), guard(s, QUEENS)) == ((NONE, 0, 0), (NONE, 0, 0))


def test_FI_G_1_it_is_lost_with_a_captured_queen_and_fi_g_3_may_be_bought_back_whole() -> None:
    s = court()
    units(s, "green", "tournus", 2)
    capture_lord(s, the(s, "isabelle"), GREEN)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 0, 10)
    set_free(s, the(s, "isabelle"), place(s, "tournus"))
    assert guard(s, QUEENS) == (the(s, "isabelle"), 0, 10)


def test_FI_G_2_only_an_elected_king_and_his_wife_get_full_guards() -> None:
    s = houses()
    ask(s)
    wed(s, "eric", "isabelle")
    crown_king(s, the(s, "eric"))
    assert guard(s, KINGS) == (the(s, "eric"), 20, 20)
    assert guard(s, QUEENS) == (the(s, "isabelle"), 10, 10)


def test_FI_G_2_the_bride_of_a_king_by_inheritance_who_had_no_queen_before_her_has_none() -> None:
    s = court("free")
    die(s, "arthur", "isabelle")
    marry(s, the(s, "henri"), the(s, "jeanne"))
    assert s.queen == the(s, "jeanne")
    assert guard(s, QUEENS) == (the(s, "jeanne"), 0, 0)


def test_FI_G_3_a_guard_that_passes_to_another_stands_beside_him_at_once() -> None:
    s = court("free")
    s.at[the(s, "henri")] = place(s, "bourg")
    die(s, "arthur", "isabelle")
    assert s.guard_with[KINGS] == the(s, "henri")
    assert sum(s.guard) == 13


# Marriages of kings --------------------------------------------------------------------------------------------------


def test_FI_W_2_the_king_s_bride_becomes_queen_with_ten_guards() -> None:
    s = houses()
    king(s, "arthur", 20)
    s.guard_most[QUEENS] = 10
    phase(s, "negotiation")
    offer(s, "red", "blue", "marriage", "arthur", "isabelle")
    accept(s, "blue", "red")
    assert s.queen == the(s, "isabelle")
    assert guard(s, QUEENS) == (the(s, "isabelle"), 10, 10)
    assert {"wedding", "queen"} <= set(told(s))


def test_FI_W_7_a_captive_bride_becomes_queen_when_she_is_free() -> None:
    s = houses()
    turn(s, "cards", "red")
    captive(s, "mireille", "blue", "green", "sigy")
    crown_king(s, the(s, "arthur"))
    marry(s, the(s, "arthur"), the(s, "mireille"))
    assert s.queen == NONE
    set_free(s, the(s, "mireille"), place(s, "tournus"))
    assert s.queen == the(s, "mireille")
    assert guard(s, QUEENS) == (the(s, "mireille"), 10, 10)


def test_FI_W_7_the_captive_wife_of_the_elected_waits_too() -> None:
    s = houses()
    turn(s, "cards", "red")
    captive(s, "mireille", "blue", "green", "sigy")
    wed(s, "arthur", "mireille")
    crown_king(s, the(s, "arthur"))
    assert (s.queen, s.guard_with[QUEENS]) == (NONE, NONE)


def test_FI_W_7_a_wife_waits_with_her_crown_till_the_young_king_has_all_rights() -> None:
    s = court("free")
    wed(s, "henri", "jeanne")
    die(s, "arthur")
    assert s.queen == the(s, "isabelle")
    rounds_end(s, 4)
    assert s.queen == the(s, "jeanne")
    assert guard(s, QUEENS) == (the(s, "jeanne"), 7, 7)


def test_FI_Q_2_a_regency_is_counted_at_the_end_of_each_round() -> None:
    s = court("free")
    for key, name, capital in (("arthur", "red", "bourg"), ("charles", "blue", "tournus")):
        fief(s, f"{capital}-duchy", name, capital, key)
    die(s, "arthur")
    while s.stack[-1].key != "talk":
        s.play(s.next_seat(), s.default(s.next_seat()))
    before = s.regency
    while s.phase == 5:
        s.play(s.next_seat(), s.default(s.next_seat()))
    assert (before, s.regency, s.round) == (1, 2, 2)
