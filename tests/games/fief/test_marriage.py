"""FI-W: marriages and the families they join."""

from regalia.games.fief.figures import NONE
from tests.games.fief.houses import accept, at_desk, die, houses, offer, parley, refused, with_captive
from tests.games.fief.positions import (
    BLUE,
    RED,
    bishop,
    fief,
    lord,
    phase,
    say,
    the,
    told,
    turn,
    wed,
    why_not,
)


def test_FI_W_1_a_lord_and_a_lady_of_two_players_marry_and_all_are_told() -> None:
    s = parley()
    offer(s, "red", "blue", "marriage", "arthur", "isabelle")
    told(s)
    accept(s, "blue", "red")
    assert s.spouse[the(s, "arthur")] == the(s, "isabelle")
    assert told(s) == ["wedding"]


def test_FI_W_1_captives_may_marry_and_they_need_not_be_together() -> None:
    s = with_captive()
    offer(s, "red", "blue", "marriage", "henri", "isabelle")
    accept(s, "blue", "red")
    assert s.spouse[the(s, "henri")] == the(s, "isabelle")


def test_FI_W_1_no_cleric_no_bigamy_a_man_and_a_woman() -> None:
    s = houses()
    lord(s, "henri", "red", "bourg")
    bishop(s, "henri", "bourg")
    lord(s, "louis", "red", "bourg")
    wed(s, "louis", "jeanne")
    phase(s, "negotiation")
    at_desk(s, "red", "deal", "blue", "marriage")
    refused(s, "red", "henri", "FI-W-1.cleric")
    refused(s, "red", "louis", "FI-W-1.married")
    refused(s, "red", "charles", "FI-W-1.family")
    at_desk(s, "red", "arthur")
    refused(s, "red", "charles", "FI-W-1.lady")
    refused(s, "red", "blanche", "FI-W-1.family")
    at_desk(s, "red", "drop", "drop", "deal", "green", "marriage")
    refused(s, "red", "arthur", "FI-W-1.nobody")


def test_FI_W_1_the_widowed_may_marry_again() -> None:
    s = parley()
    wed(s, "arthur", "isabelle")
    at_desk(s, "green", "deal", "red", "marriage")
    refused(s, "green", "jeanne", "FI-W-1.nobody")
    die(s, "isabelle")
    at_desk(s, "green", "jeanne", "arthur", "send")
    accept(s, "red", "green")
    assert s.spouse[the(s, "arthur")] == the(s, "jeanne")


def test_FI_W_7_a_prince_does_not_marry_nor_a_young_king() -> None:
    s = parley()
    s.prince = the(s, "arthur")
    at_desk(s, "red", "deal", "blue", "marriage")
    refused(s, "red", "arthur", "FI-W-7")
    s.prince, s.king, s.regency = NONE, the(s, "arthur"), 2
    refused(s, "red", "arthur", "FI-W-7")
    s.regency = 0
    assert why_not(s, "arthur", "red") == ""


def test_FI_W_3_joined_families_are_those_with_a_living_marriage() -> None:
    s = parley()
    wed(s, "arthur", "isabelle")
    at_desk(s, "red", "deal", "blue", "swap", "drop", "drop", "deal", "green")
    refused(s, "red", "swap", "FI-W-4.joined")


def test_FI_W_6_the_bond_ends_with_a_death_and_another_marriage_keeps_it() -> None:
    s = parley()
    wed(s, "arthur", "isabelle")
    wed(s, "charles", "blanche")
    die(s, "isabelle")
    at_desk(s, "red", "deal", "blue", "swap", "drop")
    die(s, "blanche")
    refused(s, "red", "swap", "FI-W-4.joined")


def test_FI_W_6_it_holds_till_the_inheritance() -> None:
    from regalia.games.fief.marriage import joined

    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    assert (joined(s, RED), joined(s, BLUE)) == ([BLUE], [RED])
    say(s, "done", "tournus")
    assert (joined(s, RED), joined(s, BLUE)) == ([], [])
