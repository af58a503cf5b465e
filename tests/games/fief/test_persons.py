"""FI-K-5, FI-K-6, FI-K-16, FI-W-5: cards that bring a person or make a person something."""

import pytest

from regalia.games.fief.changes import make_city
from regalia.games.fief.figures import (
    NONE,
)
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
    hand,
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
    say,
    the,
    turn,
    units,
    village,
    wed,
    why_not,
)

# Lords ---------------------------------------------------------------------------------------------------------------


def test_FI_K_5_into_a_controlled_castle_or_city() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    units(s, "red", "bourg", 1)
    units(s, "red", "sigy", 1)
    build(s, "blaye", castle=True)
    build(s, "bourg", castle=True)
    make_city(s, village(s, "bourg"))
    hand(s, "red", "arthur-card")
    turn(s, "cards", "red")
    say(s, "arthur-card")
    assert open_to(s) == ["drop", "blaye", "bourg"]
    assert why_not(s, "sigy") == "FI-K-5.walls"
    say(s, "bourg")
    assert (s.owner[the(s, "arthur")], s.at[the(s, "arthur")]) == (RED, place(s, "bourg"))
    assert last(s, "born").data == [RED, the(s, "arthur"), village(s, "bourg")]


def test_FI_K_5_else_into_any_controlled_village() -> None:
    s = land()
    units(s, "red", "sigy", 1)
    units(s, "blue", "blaye", 1)
    units(s, "red", "blaye", 1)
    build(s, "blaye", castle=True)
    hand(s, "red", "arthur-card")
    turn(s, "cards", "red")
    say(s, "arthur-card")
    assert open_to(s) == ["drop", "sigy"]
    assert why_not(s, "blaye") == "FI-K-5.control"


def test_FI_K_5_a_fief_village_is_controlled_without_a_piece_if_no_stranger_is_there() -> None:
    s = land()
    fief(s, "beaujeu-county", "red", "beaujeu")
    rebels(s, "beaujeu", 2, "blue")
    hand(s, "red", "arthur-card")
    turn(s, "cards", "red")
    say(s, "arthur-card")
    # The city is not controlled while rebels are in it, so the other villages serve.
    assert open_to(s) == ["drop", "la-salle", "blaye", "charolles"]


def test_FI_K_5_else_beside_own_soldiers_and_with_none_not_at_all() -> None:
    s = land()
    units(s, "blue", "blaye", 1)
    lord(s, "charles", "red", "blaye")
    hand(s, "red", "arthur-card")
    turn(s, "cards", "red")
    # A lord is no soldier.
    assert why_not(s, "arthur-card") == "FI-K-5.nowhere"
    units(s, "red", "blaye", 1)
    say(s, "arthur-card")
    assert open_to(s) == ["drop", "blaye"]
    assert why_not(s, "bourg") == "FI-K-5.soldiers"


def test_FI_K_5_not_with_four_lords_captives_counted() -> None:
    s = land()
    units(s, "red", "bourg", 1)
    units(s, "blue", "blaye", 1)
    for key in ("charles", "eric", "francois"):
        lord(s, key, "red", "bourg")
    hand(s, "red", "arthur-card")
    turn(s, "cards", "red")
    assert why_not(s, "arthur-card") == ""
    captive(s, "gauvain", "red", "blue", "blaye")
    assert why_not(s, "arthur-card") == "FI-K-5.lords"


def test_FI_K_5_a_dead_lord_drawn_again_is_another_person() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    lord(s, "arthur", "red", "blaye")
    hand(s, "red", "assassination")
    hand(s, "blue")
    turn(s, "cards", "red")
    say(s, "assassination", "arthur", "no", "no")
    assert s.owner[the(s, "arthur")] == NONE
    assert s.discards[the(s, "arthur")] == 1


# Crown prince --------------------------------------------------------------------------------------------------------


def royal() -> Fief:
    """Red is king, Blue his queen; Red is to play his cards."""
    s = land()
    for name, key, at in (("red", "arthur", "blaye"), ("blue", "blanche", "bourg")):
        units(s, name, at, 1)
        lord(s, key, name, at)
    king(s, "arthur")
    queen(s, "blanche")
    wed(s, "arthur", "blanche")
    turn(s, "cards", "red")
    return s


@pytest.mark.parametrize("name", ["red", "blue"])
def test_FI_W_5_a_man_played_by_either_family_may_be_crown_prince(name: str) -> None:
    s = royal()
    hand(s, name, "charles-card", "eric-card", "isabelle-card")
    turn(s, "cards", name)
    home = {"red": "blaye", "blue": "bourg"}[name]
    say(s, "isabelle-card", home)
    assert asked(s) == (name, "cards")
    say(s, "charles-card", home)
    assert asked(s) == (name, "make-prince")
    assert mildest(s) == "no"
    say(s, "no", "eric-card", home, "yes")
    assert s.prince == the(s, "eric")
    # One at a time.
    other, away = ("blue", "bourg") if name == "red" else ("red", "blaye")
    hand(s, other, "gauvain-card")
    turn(s, "cards", other)
    say(s, "gauvain-card", away)
    assert asked(s) == (other, "cards")


def test_FI_W_5_no_prince_without_a_royal_marriage_or_with_a_captive_queen() -> None:
    s = royal()
    units(s, "green", "sigy", 1)
    hand(s, "green", "charles-card")
    turn(s, "cards", "green")
    say(s, "charles-card", "sigy")
    assert asked(s) == ("green", "cards")
    s = royal()
    s.spouse[the(s, "arthur")] = s.spouse[the(s, "blanche")] = NONE
    hand(s, "red", "charles-card")
    say(s, "charles-card", "blaye")
    assert asked(s) == ("red", "cards")
    s = royal()
    units(s, "green", "bourg", 1)
    s.captor[the(s, "blanche")] = GREEN
    hand(s, "red", "charles-card")
    say(s, "charles-card", "blaye")
    assert asked(s) == ("red", "cards")


# Bishops and the Femme d'Arc -----------------------------------------------------------------------------------------


def test_FI_K_6_bishop_is_a_free_unmarried_man_who_is_none_yet() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    units(s, "blue", "bourg", 1)
    lord(s, "arthur", "red", "blaye")
    lord(s, "charles", "red", "blaye")
    lord(s, "blanche", "red", "blaye")
    captive(s, "eric", "red", "blue", "bourg")
    lord(s, "gauvain", "blue", "bourg")
    hand(s, "red", "bishop-sigy-see")
    bishop(s, "charles", "blaye")
    turn(s, "cards", "red")
    say(s, "bishop-sigy-see")
    assert open_to(s) == ["drop", "arthur"]
    for key in ("charles", "blanche", "eric", "gauvain"):
        assert why_not(s, key) == "FI-K-6"
    say(s, "arthur")
    assert s.sees[number(s, "bishopric", "sigy-see")] == the(s, "arthur")
    assert s.discards[number(s, "card", "bishop-sigy-see")] == 0


def test_FI_K_6_no_husband_king_or_prince_but_a_widower_and_a_titled_man() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    lord(s, "arthur", "red", "blaye")
    lord(s, "blanche", "blue", "bourg")
    wed(s, "arthur", "blanche")
    hand(s, "red", "bishop-sigy-see", "assassination")
    turn(s, "cards", "red")
    assert why_not(s, "bishop-sigy-see") == "FI-K-6.nobody"
    say(s, "assassination", "blanche", "no", "no")
    assert why_not(s, "bishop-sigy-see") == ""
    s.king = the(s, "arthur")
    assert why_not(s, "bishop-sigy-see") == "FI-K-6.nobody"
    s.king, s.prince = NONE, the(s, "arthur")
    assert why_not(s, "bishop-sigy-see") == "FI-K-6.nobody"
    s.prince = NONE
    fief(s, "sennecy-barony", "red", "sennecy", "arthur")
    say(s, "bishop-sigy-see", "arthur")
    assert s.sees[3] == the(s, "arthur")


def test_FI_K_16_the_femme_d_arc_is_an_own_woman_or_one_of_a_married_family() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    lord(s, "blanche", "blue", "bourg")
    lord(s, "isabelle", "blue", "bourg")
    lord(s, "jeanne", "green", "sigy")
    hand(s, "red", "femme-d-arc")
    turn(s, "cards", "red")
    assert why_not(s, "femme-d-arc") == "FI-K-16.nobody"
    wed(s, "arthur", "blanche")
    say(s, "femme-d-arc")
    assert open_to(s) == ["drop", "blanche", "isabelle"]
    assert why_not(s, "jeanne") == "FI-K-16"
    say(s, "isabelle")
    assert (s.arc, s.discards[number(s, "card", "femme-d-arc")]) == (the(s, "isabelle"), 0)


def test_FI_K_16_the_card_stays_with_her_till_she_dies() -> None:
    s = land()
    units(s, "red", "blaye", 2)
    lord(s, "jeanne", "red", "blaye", arc=True)
    hand(s, "blue", "assassination")
    turn(s, "cards", "blue")
    say(s, "assassination", "jeanne", "no", "no")
    assert (s.arc, s.discards[number(s, "card", "femme-d-arc")]) == (NONE, 1)


def test_FI_L_6_a_lord_who_is_played_gets_the_title_that_waits() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    fief(s, "bourg-duchy", "blue", "bourg")
    hand(s, "blue", "arthur-card")
    turn(s, "cards", "blue")
    say(s, "arthur-card", "bourg")
    assert asked(s) == ("blue", "give-title")
    assert open_to(s) == ["arthur"]
    say(s, "arthur")
    assert s.title[number(s, "region", "bourg-duchy")] == the(s, "arthur")
    assert s.fief_owner[number(s, "region", "bourg-duchy")] == BLUE
