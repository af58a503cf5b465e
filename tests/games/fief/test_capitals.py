"""FI-H-4: troops removed, and the piece that an heir puts on a capital."""

from regalia.games.fief.figures import CASTLES, CITIES, HAS_CASTLE, NONE, OPEN
from regalia.games.fief.places import units_at
from tests.games.fief.houses import all_ready, die, houses
from tests.games.fief.positions import (
    BLUE,
    RED,
    asked,
    build,
    captive,
    fief,
    king,
    lord,
    mildest,
    money,
    number,
    open_to,
    place,
    say,
    the,
    told,
    turn,
    units,
    wed,
    why_not,
)

BOURG = "bourg-duchy"


def test_FI_H_4_the_old_owner_s_troops_are_removed_and_the_heir_puts_a_piece_on_the_capital() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    units(s, "red", "villeneuve", 3)
    units(s, "red", "blaye", 2)
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    say(s, "done")
    assert [units_at(s, RED, place(s, key)) for key in ("bourg", "villeneuve", "blaye")] == [0, 0, 2]
    assert "troops-removed" in told(s)
    assert open_to(s) == ["tournus", "charles", "isabelle", "no"]
    assert why_not(s, "soldier") == "FI-H-4.money"
    assert why_not(s, "blaye") == "FI-H-4.village"
    assert why_not(s, "arthur") == "FI-H-4.lord"
    assert mildest(s) == "tournus"
    say(s, "tournus")
    assert [units_at(s, BLUE, place(s, key)) for key in ("bourg", "tournus")] == [1, 4]
    assert asked(s) == ("red", "talk")


def test_FI_H_4_the_piece_may_be_bought_or_be_a_lord() -> None:
    for token in ("soldier", "charles"):
        s = houses()
        fief(s, BOURG, "red", "bourg", "arthur")
        wed(s, "arthur", "isabelle")
        money(s, "blue", 300)
        turn(s, "battles", "green")
        die(s, "blanche", "arthur")
        say(s, "done", token)
        assert s.money[BLUE] == (200 if token == "soldier" else 300)
        assert s.fief_owner[number(s, "region", BOURG)] == BLUE
        assert s.at[the(s, "charles")] == place(s, "bourg" if token == "charles" else "tournus")


def test_FI_H_4_otherwise_the_fief_ends() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    stock = s.stock[CASTLES], s.stock[CITIES]
    say(s, "done", "no")
    region = number(s, "region", BOURG)
    assert (s.fief_owner[region], s.title[region], s.capital[region]) == (NONE, NONE, NONE)
    assert (s.stock[CASTLES], s.stock[CITIES]) == (stock[0] - 1, stock[1] + 1)
    assert s.walls[place(s, "bourg")] == HAS_CASTLE


def test_FI_H_4_without_a_castle_in_stock_the_village_is_open() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    for key in ("blaye", "charolles", "beaujeu", "la-salle", "sigy", "st-paul", "marcamps", "st-ciers", "st-andre"):
        build(s, key, castle=True)
    for key in ("st-medard", "st-gerome", "sennecy"):
        build(s, key, castle=True)
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    say(s, "done", "no")
    assert s.walls[place(s, "bourg")] == OPEN


def test_FI_H_4_a_piece_that_guards_captives_alone_is_not_fetched() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    units(s, "blue", "pugnac", 1)
    captive(s, "henri", "green", "blue", "pugnac")
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    say(s, "done")
    assert why_not(s, "pugnac") == "FI-H-4.captives"


def test_FI_H_4_captives_of_removed_troops_are_free() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    captive(s, "henri", "green", "red", "bourg")
    wed(s, "arthur", "isabelle")
    turn(s, "battles", "green")
    die(s, "blanche", "arthur")
    say(s, "done")
    assert asked(s) == ("green", "set-free")
    say(s, "sigy")
    assert s.captor[the(s, "henri")] == NONE
    assert asked(s) == ("blue", "put-piece")


def test_FI_H_4_a_grant_to_the_old_owner_s_own_family_removes_nothing() -> None:
    s = houses()
    fief(s, BOURG, "red", "bourg", "arthur")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    lord(s, "henri", "red", "blaye")
    say(s, "done")
    all_ready(s)
    say(s, "henri")
    assert units_at(s, RED, place(s, "bourg")) == 5
    assert s.title[number(s, "region", BOURG)] == the(s, "henri")
    assert s.round == 2
