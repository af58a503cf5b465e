"""FI-P: captives; what battles do to them is in `test_rounds_of_battle.py`, ransoms are in `test_deals.py`."""

from regalia.games.fief.changes import changed, lose_units
from regalia.games.fief.figures import NONE
from regalia.games.fief.inheritance import CaptivesLeft
from regalia.games.fief.places import family, fights, parties
from regalia.games.fief.prisoners import free
from tests.games.fief.fields import battle_dice, field, left
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    ask,
    asked,
    bishop,
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
    say,
    the,
    turn,
    units,
    why_not,
)


def test_FI_P_1_captives_count_towards_the_four_lords_and_do_not_fight() -> None:
    s = field(attackers=6)
    captive(s, "henri", "red", "blue", "blaye")
    assert family(s, RED) == [the(s, "arthur"), the(s, "henri")]
    battle_dice(s)
    say(s, "assault")
    # Henri would fight, but as a captive he counts for neither side.
    assert fights(s, the(s, "henri"))
    assert [event.data for event in s.take_events() if event.key == "counts"] == [[RED, 7], [BLUE, 7]]


def test_FI_P_2_when_the_captors_pieces_vanish_otherwise_the_captives_are_free() -> None:
    s = land()
    units(s, "blue", "blaye", 2)
    captive(s, "henri", "green", "blue", "blaye")
    units(s, "green", "bourg", 1)
    lose_units(s, BLUE, place(s, "blaye"), 2)
    ask(s, CaptivesLeft())
    assert (asked(s), open_to(s)) == (("green", "set-free"), ["bourg"])
    say(s, "bourg")
    assert (s.captor[the(s, "henri")], parties(s, place(s, "bourg"))) == (NONE, [GREEN])


def test_FI_P_3_who_granted_mercy_may_not_kill_his_captive() -> None:
    s = field()
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert s.captor[the(s, "charles")] == RED
    hand(s, "red", "assassination")
    turn(s, "cards", "red")
    lord(s, "louis", "green", "bourg")
    say(s, "assassination")
    assert why_not(s, "charles") == "FI-K-14.own"


def test_FI_P_3_nor_go_away_from_him() -> None:
    s = field()
    say(s, "assault", "no", "mercy", "offer", "yes")
    turn(s, "movement", "red")
    say(s, "arthur", "all")
    assert why_not(s, "charolles") == "FI-M-15"


def test_FI_P_4_his_family_chooses_an_own_village_of_a_fief_too() -> None:
    s = land()
    units(s, "blue", "blaye", 2)
    henri = captive(s, "henri", "green", "blue", "blaye")
    units(s, "green", "bourg", 1)
    fief(s, "sennecy-barony", "green", "chateauneuf", "henri")
    ask(s)
    free(s, henri)
    assert open_to(s) == ["chateauneuf", "epervier", "sennecy", "bourg"]
    assert mildest(s) == "chateauneuf"
    assert why_not(s, "blaye") == "FI-P-4"
    say(s, "epervier")
    assert s.at[henri] == place(s, "epervier")


def test_FI_P_5_what_was_put_aside_is_his_when_he_is_free() -> None:
    s = land()
    units(s, "blue", "blaye", 2)
    henri = captive(s, "henri", "green", "blue", "blaye")
    units(s, "green", "chateauneuf", 1)
    fief(s, "sennecy-barony", "green", "chateauneuf", "henri")
    s.aside = changed(s.aside, henri * 6 + number(s, "region", "sennecy-barony"), 300)
    ask(s)
    free(s, henri)
    say(s, "epervier")
    assert (s.money[GREEN], sum(s.aside)) == (300, 0)
    assert last(s, "gets-aside").data[2] == 300


def test_FI_P_7_a_captive_keeps_king_title_and_see() -> None:
    s = field()
    king(s, "charles", 20)
    lord(s, "henri", "blue", "blaye")
    bishop(s, "henri", "blaye")
    fief(s, "sennecy-barony", "blue", "chateauneuf", "henri")
    units(s, "blue", "chateauneuf", 1)
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert (s.king, s.regent, s.sees[0]) == (the(s, "charles"), 0, the(s, "henri"))
    assert s.title[number(s, "region", "sennecy-barony")] == the(s, "henri")


def test_FI_M_9_a_group_of_the_guest_at_a_gate_is_no_part_of_his_party() -> None:
    s = field(castle=True)
    units(s, "green", "blaye<la-salle", 3)
    turn(s, "battles", "blue")
    assert open_to(s) == ["done"]
    units(s, "green", "blaye", 2)
    lord(s, "louis", "green", "blaye")
    say(s, "blaye", "green", "detain", "yes")
    assert (left(s, "green", "blaye"), left(s, "green", "blaye<la-salle")) == (0, 3)
