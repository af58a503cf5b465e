"""FI-L: how a fief is made, what it gives, and how it is taken and ends."""

import pytest

from regalia.games.fief.changes import lose_units, move_lord, move_units
from regalia.games.fief.fiefs import CapitalsChecked, end_fief
from regalia.games.fief.figures import CASTLES, CITIES, HAS_CASTLE, HAS_CITY, NONE, OPEN
from regalia.games.fief.inheritance import NO_THRONE, THRONE
from regalia.games.fief.places import owner_or_holder
from regalia.games.fief.rounds import PhaseEnd, TurnEnd
from regalia.games.fief.state import Fief
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
    land,
    last,
    lord,
    mildest,
    money,
    number,
    open_to,
    place,
    say,
    the,
    turn,
    units,
    village,
    why_not,
)

COUNTY = ("la-salle", "beaujeu", "blaye", "charolles")


def county(s: Fief) -> int:
    """The number of the county of Beaujeu."""
    return number(s, "region", "beaujeu-county")


def ready(thaler: int = 1000) -> Fief:
    """Red holds the county, with castles in Beaujeu and Blaye, and is to buy."""
    s = land()
    money(s, "red", thaler)
    for key in COUNTY:
        units(s, "red", key, 1)
    build(s, "beaujeu", castle=True)
    build(s, "blaye", castle=True)
    lord(s, "arthur", "red", "la-salle")
    lord(s, "blanche", "red", "la-salle")
    turn(s, "purchases", "red")
    return s


# Founding ------------------------------------------------------------------------------------------------------------


def test_FI_L_1_title_capital_city_and_a_free_lord_man_or_woman() -> None:
    s = ready()
    say(s, "count", "beaujeu-county")
    assert asked(s) == ("red", "choose-capital")
    assert open_to(s) == ["drop", "beaujeu", "blaye"]
    assert why_not(s, "charolles") == "FI-L-1.capital"
    say(s, "blaye")
    assert asked(s) == ("red", "choose-bearer")
    assert open_to(s) == ["drop", "arthur", "blanche"]
    stock = s.stock[:]
    say(s, "blanche")
    assert (s.fief_owner[county(s)], s.capital[county(s)]) == (RED, village(s, "blaye"))
    assert (s.title[county(s)], s.walls[village(s, "blaye")]) == (the(s, "blanche"), HAS_CITY)
    assert (s.stock[CASTLES], s.stock[CITIES]) == (stock[CASTLES] + 1, stock[CITIES] - 1)
    assert s.money[RED] == 200
    assert last(s, "fief-founded").data == [RED, county(s), village(s, "blaye")]


@pytest.mark.parametrize(("ware", "price"), [("baron", 600), ("count", 800), ("duke", 1000)])
def test_FI_B_4_what_titles_cost(ware: str, price: int) -> None:
    s = ready(price - 1)
    assert why_not(s, ware) == "FI-B-6"
    s = ready(price)
    assert why_not(s, ware) == ("" if ware == "count" else "FI-L-1.none")


def test_FI_L_1_all_villages_held_with_a_piece_there_guests_do_not_hinder() -> None:
    s = ready()
    units(s, "blue", "charolles", 3)
    assert why_not(s, "count") == ""
    lose_units(s, RED, village(s, "charolles"), 1)
    assert why_not(s, "count") == "FI-L-1.none"
    money(s, "red", 5000)
    units(s, "red", "charolles", 1)
    # Now Blue holds it, and Red is the guest.
    assert why_not(s, "count") == "FI-L-1.none"


def test_FI_L_1_why_a_region_is_no_fief_yet() -> None:
    s = ready()
    for key in ("sigy", "st-ciers", "marcamps", "st-paul"):
        units(s, "red", key, 1)
    say(s, "count")
    assert why_not(s, "sigy-county") == "FI-L-1.castle"
    assert why_not(s, "bourg-duchy") == "FI-L-1.kind"
    lose_units(s, RED, village(s, "sigy"), 1)
    assert why_not(s, "sigy-county") == "FI-L-1.village"
    say(s, "beaujeu-county", "blaye", "arthur")
    money(s, "red", 1000)
    build(s, "marcamps", castle=True)
    units(s, "red", "sigy", 1)
    say(s, "count")
    assert why_not(s, "beaujeu-county") == "FI-L-1.fief"


def test_FI_L_1_without_a_free_lord_no_purchase() -> None:
    s = ready()
    for key in ("arthur", "blanche"):
        s.captor[the(s, key)] = BLUE
    units(s, "blue", "la-salle", 1)
    assert why_not(s, "count") == "FI-L-1.no-lord"


def test_FI_L_1_till_the_lord_is_named_all_can_be_dropped() -> None:
    s = ready()
    say(s, "count", "beaujeu-county", "blaye")
    assert mildest(s) == "drop"
    say(s, "drop")
    assert (s.fief_owner[county(s)], s.money[RED], asked(s)) == (NONE, 1000, ("red", "purchases"))


# Titles --------------------------------------------------------------------------------------------------------------


def titled() -> Fief:
    """Arthur is duke and baron, Charles count, Blanche nothing; it is Red's purchase turn."""
    s = land()
    for key in ("bourg", "sennecy", "sigy"):
        units(s, "red", key, 1)
    for key in ("arthur", "charles", "blanche"):
        lord(s, key, "red", "bourg")
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "sennecy-barony", "red", "sennecy", "arthur")
    fief(s, "sigy-county", "red", "sigy", "charles")
    turn(s, "purchases", "red")
    return s


def test_FI_L_2_a_title_moves_if_the_giver_keeps_one_as_high_or_higher() -> None:
    s = titled()
    say(s, "move-title")
    assert open_to(s) == ["drop", "sennecy-barony"]
    assert why_not(s, "bourg-duchy") == why_not(s, "sigy-county") == "FI-L-2.rank"
    assert why_not(s, "tournus-duchy") == "FI-L-2"
    say(s, "sennecy-barony")
    assert open_to(s) == ["drop", "charles", "blanche"]
    assert why_not(s, "arthur") == "FI-L-2.lord"
    say(s, "charles")
    assert s.title[number(s, "region", "sennecy-barony")] == the(s, "charles")
    assert asked(s) == ("red", "purchases")


def test_FI_L_2_one_of_the_same_rank_is_enough() -> None:
    s = titled()
    fief(s, "tournus-duchy", "red", "tournus", "arthur")
    say(s, "move-title")
    assert open_to(s) == ["drop", "bourg-duchy", "tournus-duchy", "sennecy-barony"]


def test_FI_L_2_a_title_moves_once_a_purchase_turn() -> None:
    s = titled()
    say(s, "move-title", "sennecy-barony", "charles")
    # Charles could give it on, for he is count.
    assert why_not(s, "move-title") == "FI-L-2.none"
    fief(s, "medard-barony", "red", "st-medard", "charles")
    say(s, "move-title")
    assert why_not(s, "sennecy-barony") == "FI-L-2.twice"
    say(s, "medard-barony", "arthur", "done")
    turn(s, "purchases", "red")
    assert why_not(s, "move-title") == ""


def test_FI_L_2_dropping_forgets_nothing() -> None:
    s = titled()
    say(s, "move-title", "sennecy-barony", "drop", "move-title", "sennecy-barony", "blanche")
    assert why_not(s, "move-title") == "FI-L-2.none"


def test_FI_L_2_never_from_a_captive_nor_to_one_but_to_a_cleric() -> None:
    s = titled()
    units(s, "blue", "bourg", 1)
    bishop(s, "charles", "sigy")
    s.captor[the(s, "blanche")] = BLUE
    say(s, "move-title", "sennecy-barony")
    assert open_to(s) == ["drop", "charles"]
    say(s, "drop")
    s.captor[the(s, "arthur")] = BLUE
    assert why_not(s, "move-title") == "FI-L-2.none"
    s.captor[the(s, "blanche")] = NONE
    assert why_not(s, "move-title") == "FI-L-2.none"


def test_FI_L_3_villages_of_a_fief_need_no_pieces_and_are_not_taken() -> None:
    s = titled()
    units(s, "blue", "villeneuve", 5)
    ask(s, CapitalsChecked())
    assert owner_or_holder(s, village(s, "villeneuve")) == RED
    assert owner_or_holder(s, village(s, "st-vivien")) == RED


# Capitals ------------------------------------------------------------------------------------------------------------


def owned() -> Fief:
    """Red owns the county of Beaujeu; Arthur bears the title and stands with a soldier in the capital."""
    s = land()
    lord(s, "arthur", "red", "beaujeu")
    units(s, "red", "beaujeu", 1)
    units(s, "red", "blaye", 2)
    fief(s, "beaujeu-county", "red", "beaujeu", "arthur")
    return s


def leave(s: Fief) -> None:
    """Red's pieces leave the capital for Charolles."""
    move_units(s, RED, place(s, "beaujeu"), place(s, "charolles"), 1)
    move_lord(s, the(s, "arthur"), place(s, "charolles"))


def test_FI_L_4_who_takes_the_capital_takes_the_fief_and_gives_the_title() -> None:
    s = owned()
    lord(s, "charles", "blue", "beaujeu")
    lord(s, "blanche", "blue", "bourg")
    ask(s, CapitalsChecked())
    assert s.fief_owner[county(s)] == RED
    leave(s)
    ask(s, CapitalsChecked(), TurnEnd(BLUE))
    assert (s.fief_owner[county(s)], s.title[county(s)]) == (BLUE, NONE)
    assert asked(s) == ("blue", "give-title")
    assert open_to(s) == ["charles", "blanche"]
    assert why_not(s, "arthur") == "FI-L-6"
    assert mildest(s) == "charles"
    say(s, "blanche")
    assert s.title[county(s)] == the(s, "blanche")
    # What Red still has there stays, as an intruder.
    assert owner_or_holder(s, village(s, "blaye")) == BLUE
    assert s.units[village(s, "blaye") * 3 + RED] == 2


def test_FI_L_4_from_a_captive_too() -> None:
    s = owned()
    leave(s)
    units(s, "blue", "charolles", 1)
    s.captor[the(s, "arthur")] = BLUE
    lord(s, "charles", "blue", "beaujeu")
    ask(s, CapitalsChecked())
    assert s.fief_owner[county(s)] == BLUE


def test_FI_L_4_with_no_free_lord_the_title_waits() -> None:
    s = owned()
    leave(s)
    units(s, "blue", "beaujeu", 1)
    units(s, "green", "bourg", 1)
    captive(s, "charles", "blue", "green", "bourg")
    ask(s, CapitalsChecked(), PhaseEnd(), TurnEnd(RED))
    assert (s.fief_owner[county(s)], s.title[county(s)], s.heir[county(s)]) == (BLUE, NONE, NONE)
    # FI-L-6: it is given as soon as there is one.
    s.captor[the(s, "charles")] = NONE
    ask(s, CapitalsChecked())
    assert asked(s) == ("blue", "give-title")


@pytest.mark.parametrize(("crowned", "heir"), [(True, THRONE), (False, NO_THRONE)])
def test_FI_H_8_taken_by_who_has_no_lord_at_all_it_falls_to_the_throne(crowned: bool, heir: int) -> None:
    s = owned()
    leave(s)
    units(s, "blue", "beaujeu", 1)
    if crowned:
        lord(s, "charles", "green", "bourg")
        king(s, "charles")
    ask(s, CapitalsChecked())
    assert (s.fief_owner[county(s)], s.heir[county(s)]) == (BLUE, heir)


def test_FI_L_5_an_empty_capital_falls_to_whoever_is_there_when_a_turn_ends() -> None:
    s = owned()
    leave(s)
    ask(s, CapitalsChecked())
    assert s.fief_owner[county(s)] == RED
    units(s, "green", "beaujeu", 1)
    lord(s, "charles", "green", "bourg")
    turn(s, "purchases", "blue")
    assert s.fief_owner[county(s)] == RED
    say(s, "done")
    assert asked(s) == ("green", "give-title")
    assert s.fief_owner[county(s)] == GREEN


def test_FI_L_5_the_first_party_takes_it_if_the_owner_has_no_piece() -> None:
    s = owned()
    units(s, "green", "beaujeu", 1)
    units(s, "blue", "beaujeu", 9)
    lose_units(s, RED, place(s, "beaujeu"), 1)
    ask(s, CapitalsChecked())
    # The lord is a piece.
    assert s.fief_owner[county(s)] == RED
    move_lord(s, the(s, "arthur"), place(s, "blaye"))
    ask(s, CapitalsChecked())
    assert s.fief_owner[county(s)] == GREEN


def test_FI_L_5_merely_passing_through_takes_nothing() -> None:
    s = owned()
    leave(s)
    lord(s, "charles", "blue", "la-salle")
    turn(s, "movement", "blue")
    say(s, "charles", "beaujeu")
    # He is alone in the capital; but his turn goes on, and so does he.
    assert (asked(s), s.fief_owner[county(s)]) == (("blue", "movement"), RED)
    say(s, "charles", "st-ciers", "done")
    assert s.fief_owner[county(s)] == RED


def test_FI_L_6_several_titles_are_given_one_after_another() -> None:
    s = owned()
    s.title[county(s)] = NONE
    units(s, "red", "sigy", 1)
    fief(s, "sigy-county", "red", "sigy")
    ask(s, CapitalsChecked(), TurnEnd(RED))
    say(s, "arthur")
    assert asked(s) == ("red", "give-title")
    say(s, "arthur")
    assert s.title.count(the(s, "arthur")) == 2


def test_FI_L_6_not_while_it_is_to_be_inherited() -> None:
    s = owned()
    s.title[county(s)] = NONE
    s.heir[county(s)] = THRONE
    ask(s, CapitalsChecked())
    assert asked(s) == ("", "")
    s.heir[county(s)] = NO_THRONE
    ask(s, CapitalsChecked())
    assert asked(s) == ("red", "give-title")
    say(s, "arthur")
    assert s.heir[county(s)] == NONE


def test_FI_L_7_a_fief_is_not_undone_by_losing_villages_or_castles() -> None:
    s = owned()
    lose_units(s, RED, place(s, "blaye"), 2)
    units(s, "blue", "blaye", 2)
    ask(s, CapitalsChecked())
    assert s.fief_owner[county(s)] == RED


def test_FI_L_7_when_it_ends_the_city_becomes_a_castle_and_villages_are_held_as_others() -> None:
    s = owned()
    units(s, "blue", "la-salle", 1)
    end_fief(s, county(s))
    assert (s.fief_owner[county(s)], s.title[county(s)], s.capital[county(s)]) == (NONE, NONE, NONE)
    assert s.walls[village(s, "beaujeu")] == HAS_CASTLE
    assert owner_or_holder(s, village(s, "la-salle")) == BLUE
    assert owner_or_holder(s, village(s, "charolles")) == NONE
    assert s.wrong() == ""


def test_FI_L_7_no_castle_if_none_is_in_stock() -> None:
    s = owned()
    for key in ("blaye", "bourg", "sigy", "tournus", "pugnac", "sennecy", "st-paul", "marcamps", "epervier"):
        build(s, key, castle=True)
    for key in ("belleville", "mazilles", "st-medard"):
        build(s, key, castle=True)
    assert s.stock[CASTLES] == 0
    end_fief(s, county(s))
    assert (s.walls[village(s, "beaujeu")], s.stock[CITIES]) == (OPEN, 6)
