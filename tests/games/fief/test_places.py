"""FI-O: who stands where, and what that makes him."""

from regalia.games.fief.changes import (
    add_units,
    capture_lord,
    free_lord,
    kill_lord,
    lose_units,
    move_lord,
    move_units,
    stand_first,
)
from regalia.games.fief.figures import NONE
from regalia.games.fief.places import (
    controls,
    fights,
    first_party,
    has_soldiers,
    host,
    own_villages,
    owner_or_holder,
    owns,
    parties,
    strength,
)
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    build,
    captive,
    fief,
    king,
    land,
    lord,
    place,
    rebels,
    the,
    units,
)


def test_FI_O_1_parties_stand_in_the_order_they_came() -> None:
    s = land()
    blaye = place(s, "blaye")
    units(s, "green", "blaye", 2)
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 1)
    units(s, "blue", "blaye", 1)
    assert parties(s, blaye) == [GREEN, RED, BLUE]
    move_lord(s, the(s, "arthur"), place(s, "charolles"))
    assert parties(s, blaye) == [GREEN, RED, BLUE]
    lose_units(s, RED, blaye, 1)
    assert parties(s, blaye) == [GREEN, BLUE]


def test_FI_O_1_captives_are_part_of_no_party_and_rebels_are_none() -> None:
    s = land()
    units(s, "blue", "blaye", 2)
    captive(s, "arthur", "red", "blue", "blaye")
    rebels(s, "blaye", 3, "green")
    assert parties(s, place(s, "blaye")) == [BLUE]
    free_lord(s, the(s, "arthur"), place(s, "blaye"))
    assert parties(s, place(s, "blaye")) == [BLUE, RED]
    capture_lord(s, the(s, "arthur"), BLUE)
    assert parties(s, place(s, "blaye")) == [BLUE]


def test_FI_O_1_who_stands_at_a_gate_is_not_in_the_village() -> None:
    s = land()
    units(s, "red", "blaye<la-salle", 4)
    lord(s, "arthur", "red", "blaye<la-salle")
    assert parties(s, place(s, "blaye")) == []
    assert strength(s, RED, place(s, "blaye")) == 0
    assert strength(s, RED, place(s, "blaye<la-salle")) == 5


def test_FI_O_2_the_first_party_holds_and_the_next_follows_in_peace() -> None:
    s = land()
    blaye = place(s, "blaye")
    build(s, "blaye", castle=True, mills=2)
    units(s, "red", "blaye", 2)
    units(s, "blue", "blaye", 2)
    assert owner_or_holder(s, blaye) == RED
    lose_units(s, RED, blaye, 2)
    assert owner_or_holder(s, blaye) == BLUE
    assert s.mills[blaye] == 2
    lose_units(s, BLUE, blaye, 2)
    assert owner_or_holder(s, blaye) == NONE


def test_FI_O_2_who_wins_the_village_stands_first() -> None:
    s = land()
    for name in ("red", "blue", "green"):
        units(s, name, "blaye", 1)
    stand_first(s, GREEN, place(s, "blaye"))
    assert parties(s, place(s, "blaye")) == [GREEN, RED, BLUE]


def test_FI_O_3_a_fief_village_is_its_owners_whoever_stands_there() -> None:
    s = land()
    units(s, "blue", "la-salle", 3)
    fief(s, "beaujeu-county", "red", "beaujeu")
    assert owner_or_holder(s, place(s, "la-salle")) == RED
    assert [s.setup.names["village"][at] for at in own_villages(s, RED)] == [
        *["la-salle", "beaujeu", "blaye", "charolles"]
    ]
    assert s.title[s.land.region_of[place(s, "beaujeu")]] == NONE


def test_FI_O_4_the_host_is_the_owner_if_he_is_there_else_the_first_party() -> None:
    s = land()
    at = place(s, "la-salle")
    units(s, "blue", "la-salle", 3)
    units(s, "green", "la-salle", 3)
    fief(s, "beaujeu-county", "red", "beaujeu")
    assert host(s, at) == BLUE
    units(s, "red", "la-salle", 1)
    assert host(s, at) == RED
    assert host(s, place(s, "blaye")) == NONE
    assert first_party(s, at) == BLUE


def test_FI_O_5_own_and_controlled() -> None:
    s = land()
    at = place(s, "la-salle")
    fief(s, "beaujeu-county", "red", "beaujeu")
    assert owns(s, RED, at)
    assert controls(s, RED, at)
    rebels(s, "la-salle", 2, "green")
    assert not controls(s, RED, at)
    units(s, "red", "la-salle", 1)
    assert controls(s, RED, at)
    units(s, "blue", "blaye", 1)
    assert owns(s, RED, place(s, "blaye"))
    assert not controls(s, RED, place(s, "blaye"))
    assert not owns(s, BLUE, place(s, "blaye"))


def test_FI_O_6_one_inside_for_all_who_are_in_the_village() -> None:
    s = land()
    build(s, "blaye", castle=True)
    units(s, "red", "blaye", 2)
    units(s, "blue", "blaye", 2)
    units(s, "green", "blaye<la-salle", 2)
    assert parties(s, place(s, "blaye")) == [RED, BLUE]
    assert s.land.village_of[place(s, "blaye<la-salle")] == place(s, "blaye")


def test_FI_F_2_who_counts_in_a_battle() -> None:
    s = land()
    at = place(s, "blaye")
    units(s, "red", "blaye", 4)
    lord(s, "arthur", "red", "blaye")
    lady = lord(s, "blanche", "red", "blaye")
    assert strength(s, RED, at) == 5
    fief(s, "beaujeu-county", "red", "beaujeu", "blanche")
    assert strength(s, RED, at) == 6
    king(s, "arthur", 20)
    assert strength(s, RED, at) == 26
    lord(s, "jeanne", "red", "blaye", arc=True)
    assert [fights(s, the(s, key)) for key in ("blanche", "isabelle", "jeanne")] == [True, False, True]
    assert strength(s, RED, at) == 27
    capture_lord(s, lady, BLUE)
    assert strength(s, RED, at) == 26


def test_FI_I_2_guards_are_soldiers_and_a_lord_is_none() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    assert not has_soldiers(s, RED, place(s, "blaye"))
    king(s, "arthur", 1)
    assert has_soldiers(s, RED, place(s, "blaye"))


def test_FI_G_1_a_guard_follows_and_is_lost_with_a_captured_king() -> None:
    s = land()
    arthur = lord(s, "arthur", "red", "blaye")
    units(s, "blue", "charolles", 2)
    king(s, "arthur", 20)
    move_lord(s, arthur, place(s, "charolles"))
    assert strength(s, RED, place(s, "charolles")) == 21
    capture_lord(s, arthur, BLUE)
    assert s.guard[0] == 0
    assert s.wrong() == ""


def test_FI_H_6_the_dead_leave_their_place_at_once_and_wait_to_be_settled() -> None:
    s = land()
    arthur = lord(s, "arthur", "red", "blaye")
    kill_lord(s, arthur)
    assert (s.at[arthur], s.owner[arthur], s.dead) == (NONE, RED, [arthur])
    assert parties(s, place(s, "blaye")) == []
    assert s.wrong() == ""


def test_FI_M_4_who_comes_into_an_empty_village_holds_it() -> None:
    s = land()
    add_units(s, RED, place(s, "blaye"), 3)
    move_units(s, RED, place(s, "blaye"), place(s, "charolles"), 1)
    assert [owner_or_holder(s, place(s, key)) for key in ("blaye", "charolles")] == [RED, RED]
