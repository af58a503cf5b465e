"""FI-F-20, FI-F-21: rebels in battle; how they move is in `test_movement.py`."""

import pytest

from regalia.games.fief.battlefield import divisor, leader, seats_of
from regalia.games.fief.figures import BATTLES_PHASE, HAS_BAD_WEATHER, HAS_CITY, NONE, OPEN
from regalia.games.fief.places import owner_or_holder, parties
from regalia.games.fief.rebels import RebelBattles, RebelsGoHome
from regalia.games.fief.state import Fief
from tests.games.fief.fields import battle_dice, left
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    ask,
    asked,
    build,
    captive,
    fief,
    king,
    land,
    lord,
    number,
    phase,
    place,
    rebels,
    say,
    the,
    units,
)


def revolt(rebel: int = 12, blue: int = 2, castle: bool = True) -> Fief:
    """Rebels of red in blue's Blaye, with a castle and two mills."""
    s = land(4)
    s.phase = BATTLES_PHASE
    units(s, "blue", "blaye", blue)
    build(s, "blaye", castle=castle, mills=2)
    rebels(s, "blaye", rebel, "red")
    return s


def test_FI_F_20_rebels_attack_all_others_and_destroy_castle_mills_and_presses() -> None:
    s = revolt()
    battle_dice(s, 6, 6, 1)
    ask(s, RebelBattles())
    blaye = place(s, "blaye")
    assert (parties(s, blaye), owner_or_holder(s, blaye)) == ([], NONE)
    assert (s.walls[blaye], s.mills[blaye], s.stock[0], s.stock[2]) == (OPEN, 0, 12, 12)
    assert s.rebels[blaye] == 12


def test_FI_F_20_if_they_stand_alone_they_destroy_too_and_a_city_stays() -> None:
    s = land()
    build(s, "blaye", castle=True, presses=1)
    fief(s, "beaujeu-county", "blue", "blaye")
    rebels(s, "blaye", 1, "red")
    ask(s, RebelBattles())
    blaye = place(s, "blaye")
    assert (s.walls[blaye], s.presses[blaye], owner_or_holder(s, blaye)) == (HAS_CITY, 0, BLUE)


def test_FI_F_20_they_never_have_walls_and_those_they_attack_do() -> None:
    s = revolt(rebel=6, blue=20)
    lord(s, "charles", "blue", "blaye")
    king(s, "charles", 5)
    battle_dice(s, 6, 6, 6, 3)
    ask(s, RebelBattles())
    # Rebels lose 9 of 18 by two; those within the castle a single unit, theirs to choose.
    assert s.rebels[place(s, "blaye")] == 0
    assert asked(s) == ("blue", "loss-from")
    say(s, "king-guard", "one")
    assert (s.guard[0], left(s, "blue", "blaye")) == (4, 20)


def test_FI_F_20_they_take_and_ask_no_mercy_and_no_die_is_aimed() -> None:
    s = revolt(rebel=3, blue=6, castle=False)
    lord(s, "charles", "blue", "blaye")
    battle_dice(s, 1, 1, 1, 1, 6, 6, 6, 6)
    ask(s, RebelBattles())
    assert asked(s) == ("", "")
    assert s.rebels[place(s, "blaye")] == 0
    assert s.owner[the(s, "charles")] == BLUE


def test_FI_F_20_at_the_round_s_end_they_go_home() -> None:
    s = revolt()
    ask(s, RebelsGoHome())
    assert (sum(s.rebels), set(s.rebel_leader)) == (0, {NONE})


def test_FI_F_21_against_all_parties_as_one_side_with_the_host_at_their_head() -> None:
    s = revolt(rebel=1, blue=1, castle=False)
    units(s, "green", "blaye", 9)
    lord(s, "charles", "blue", "blaye")
    king(s, "charles", 1)
    battle_dice(s, 2, 1, 1)
    ask(s, RebelBattles())
    # The host heads the side, weaker as he is: his soldier or his guard falls.
    assert asked(s) == ("blue", "loss-from")
    assert (seats_of(s, 1), leader(s, 1), divisor(s, 0)) == ([BLUE, GREEN], BLUE, 2)


def test_FI_F_21_the_leader_s_own_pieces_and_gate_groups_stand_aside() -> None:
    s = revolt()
    units(s, "red", "blaye", 1)
    units(s, "green", "blaye<charolles", 3)
    units(s, "blue", "blaye<la-salle", 3)
    battle_dice(s, 6, 6, 1)
    ask(s, RebelBattles())
    assert (left(s, "green", "blaye<charolles"), left(s, "blue", "blaye<la-salle")) == (3, 3)
    assert parties(s, place(s, "blaye")) == [RED]


def test_FI_F_21_women_who_do_not_fight_and_captives_die_with_a_beaten_side() -> None:
    s = revolt()
    lord(s, "isabelle", "blue", "blaye")
    captive(s, "henri", "green", "blue", "blaye")
    captive(s, "louis", "red", "blue", "blaye")
    battle_dice(s, 6, 6, 1)
    ask(s, RebelBattles())
    assert [s.owner[the(s, key)] for key in ("isabelle", "henri", "louis")] == [NONE, NONE, NONE]


def test_FI_F_21_leaders_in_turn_order_stacks_in_board_order() -> None:
    s = land()
    s.first = GREEN
    for key, of in (("blaye", "red"), ("bourg", "green"), ("sigy", "green"), ("tournus", "red")):
        rebels(s, key, 1, of)
        build(s, key, mills=1)
    s.stack[:] = [RebelBattles()]
    s.take_events()
    s.settle()
    burnt = [event.data[0] for event in s.take_events() if event.key == "rebels-destroy"]
    assert burnt == [place(s, key) for key in ("sigy", "bourg", "tournus", "blaye")]


def test_FI_F_21_rebels_fight_first() -> None:
    s = revolt()
    units(s, "green", "blaye<charolles", 3)
    battle_dice(s, 6, 6, 1)
    phase(s, "battles")
    assert sum(s.mills) == 0
    assert (asked(s), parties(s, place(s, "blaye"))) == (("red", "battle-turn"), [])
    say(s, "done", "done")
    assert asked(s) == ("green", "gate")
    say(s, "enter")
    assert parties(s, place(s, "blaye")) == [GREEN]


def test_FI_K_11_in_bad_weather_they_do_nothing() -> None:
    s = revolt()
    s.effects[number(s, "bishopric", "blaye-see")] = HAS_BAD_WEATHER
    ask(s, RebelBattles())
    assert (s.mills[place(s, "blaye")], parties(s, place(s, "blaye"))) == (2, [BLUE])


def test_FI_F_20_a_capital_whose_owner_rebels_have_beaten_falls_to_who_is_left() -> None:
    s = land()
    units(s, "blue", "beaujeu", 1)
    fief(s, "beaujeu-county", "blue", "beaujeu")
    units(s, "red", "beaujeu", 2)
    lord(s, "arthur", "red", "beaujeu")
    rebels(s, "beaujeu", 18, "red")
    battle_dice(s, 6, 6, 6, 1)
    ask(s, RebelBattles())
    assert s.fief_owner[number(s, "region", "beaujeu-county")] == RED


@pytest.mark.parametrize("rebel", [1, 2])
def test_FI_F_7_ten_rounds_without_a_loss_end_a_rebels_battle_too(rebel: int) -> None:
    s = revolt(rebel=rebel, blue=3)
    battle_dice(s, *[1] * 20)
    ask(s, RebelBattles())
    assert (s.battle, s.rebels[place(s, "blaye")], left(s, "blue", "blaye")) == ([], rebel, 3)
