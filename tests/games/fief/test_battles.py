"""FI-F: gates, attacks, prisoners declared, and what follows from a battle."""

import pytest

from regalia.games.fief.figures import HAS_BAD_WEATHER, HAS_CASTLE, NONE
from regalia.games.fief.places import has_pieces, host, owner_or_holder, parties
from regalia.games.fief.state import Fief
from tests.games.fief.fields import a_round, battle_dice, field, left, together
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
    lord,
    mildest,
    number,
    open_to,
    place,
    queen,
    say,
    the,
    told,
    turn,
    units,
    why_not,
)


def captor(s: Fief, key: str) -> int:
    """Who holds a lord captive."""
    return s.captor[the(s, key)]


def test_FI_F_1_a_gate_group_assaults_the_host_or_goes_back() -> None:
    s = field()
    assert asked(s) == ("red", "gate")
    assert open_to(s) == ["assault", "back"]
    assert why_not(s, "enter") == "FI-F-13.host"
    say(s, "back")
    assert parties(s, place(s, "charolles")) == [RED]
    assert not has_pieces(s, RED, place(s, "blaye<charolles"))


def test_FI_R_6_a_gate_group_goes_back_for_who_does_not_answer() -> None:
    s = field()
    assert mildest(s) == "back"


def test_FI_F_1_each_gate_is_settled_then_others_may_be_attacked() -> None:
    s = field()
    units(s, "red", "blaye<la-salle", 2)
    units(s, "red", "bourg", 3)
    units(s, "green", "bourg", 3)
    say(s, "back")
    assert (asked(s)[1], s.stack[-1].about(s, RED)) == ("gate", [place(s, "blaye"), place(s, "charolles")])
    say(s, "back")
    assert asked(s) == ("red", "battle-turn")
    assert open_to(s) == ["done", "bourg"]
    say(s, "done")
    assert asked(s) == ("blue", "battle-turn")


def test_FI_F_1_who_stand_together_attack_one_another_one_after_another() -> None:
    s = together(blue=1, red=20)
    units(s, "green", "blaye", 1)
    say(s, "blaye", "green", "attack", "aside")
    a_round(s, 6, 6, 6, 1)
    assert parties(s, place(s, "blaye")) == [BLUE, RED]
    say(s, "blaye", "blue", "attack")
    a_round(s, 6, 6, 6, 1)
    assert parties(s, place(s, "blaye")) == [RED]


def test_FI_F_1_nobody_attacks_the_same_other_in_the_same_place_twice_a_round() -> None:
    s = together(castle=True, red=3, blue=3)
    say(s, "blaye", "blue", "attack")
    for _ in range(10):
        a_round(s, 1, 1)
    assert asked(s) == ("red", "battle-turn")
    assert why_not(s, "blaye") == "FI-F-1.all"
    units(s, "green", "blaye", 2)
    say(s, "blaye")
    assert why_not(s, "blue") == "FI-F-1"
    say(s, "drop", "done", "blaye", "red")
    # Blue has not attacked red yet.
    assert why_not(s, "attack") == ""


def test_FI_F_1_those_inside_do_not_attack_a_gate_group() -> None:
    s = field()
    say(s, "back", "done")
    assert open_to(s) == ["done"]
    s = land()
    units(s, "red", "blaye<charolles", 3)
    units(s, "blue", "blaye", 3)
    turn(s, "battles", "blue")
    assert open_to(s) == ["done"]


def test_FI_F_2_only_who_has_a_unit_that_fights_attacks() -> None:
    s = land()
    units(s, "blue", "blaye", 2)
    lord(s, "blanche", "red", "blaye")
    turn(s, "battles", "red")
    assert why_not(s, "blaye") == "FI-F-2"
    queen(s, "blanche")
    assert why_not(s, "blaye") == ""


def test_FI_F_2_units_guards_and_lords_that_fight_count_and_all_take_part() -> None:
    s = field(attackers=3)
    lord(s, "blanche", "red", "blaye<charolles")
    lord(s, "jeanne", "red", "blaye<charolles", arc=True)
    units(s, "red", "blaye<la-salle", 2)
    units(s, "blue", "blaye<la-salle", 1)
    lord(s, "henri", "blue", "blaye")
    king(s, "henri", 20)
    battle_dice(s)
    say(s, "assault")
    counts = [event.data for event in s.take_events() if event.key == "counts"]
    # Red: 3, 2 at the other gate, Arthur and Jeanne, not Blanche. Blue: 6, 1 at a gate, two lords, 20 guards.
    assert counts == [[RED, 7], [BLUE, 29]]


def test_FI_F_2_women_who_do_not_fight_fall_to_the_winner_as_captives() -> None:
    s = field(attackers=12, defenders=1)
    lord(s, "isabelle", "blue", "blaye")
    say(s, "assault")
    a_round(s, 6, 6, 6, 1)
    assert s.battle == []
    assert captor(s, "isabelle") == RED
    assert s.owner[the(s, "charles")] == NONE


def test_FI_F_7_both_gone_and_the_village_is_empty() -> None:
    s = field(attackers=1, defenders=1)
    build(s, "blaye", mills=1)
    say(s, "assault")
    a_round(s, 4, 4)
    blaye = place(s, "blaye")
    assert (parties(s, blaye), owner_or_holder(s, blaye), s.mills[blaye]) == ([], NONE, 1)
    assert [s.owner[the(s, key)] for key in ("arthur", "charles")] == [NONE, NONE]


def test_FI_F_7_women_who_live_through_it_stay_and_from_a_gate_go_back() -> None:
    s = field(attackers=1, defenders=1)
    lord(s, "isabelle", "blue", "blaye")
    captive(s, "henri", "green", "blue", "blaye")
    lord(s, "blanche", "red", "blaye<charolles")
    captive(s, "louis", "green", "red", "blaye<charolles")
    say(s, "assault")
    a_round(s, 4, 4)
    assert parties(s, place(s, "blaye")) == [BLUE]
    assert parties(s, place(s, "charolles")) == [RED]
    # The captors' last women keep the captives.
    assert [captor(s, key) for key in ("henri", "louis")] == [BLUE, RED]
    assert s.at[the(s, "louis")] == place(s, "charolles")


def test_FI_F_7_ten_rounds_on_end_without_a_loss_end_it() -> None:
    s = field(attackers=3, defenders=3, castle=True)
    fief(s, "beaujeu-county", "blue", "blaye", "charles")
    say(s, "assault")
    for _ in range(9):
        a_round(s, 3, 1)
    # A loss, and ten more are to come.
    a_round(s, 4, 1)
    assert left(s, "blue", "blaye") == 2
    for _ in range(10):
        assert s.battle
        a_round(s, 3, 1)
    assert not s.battle
    assert parties(s, place(s, "charolles")) == [RED]
    assert parties(s, place(s, "blaye")) == [BLUE]


def test_FI_F_8_the_winner_holds_the_village_and_what_was_not_his_is_destroyed() -> None:
    s = field(attackers=12, defenders=1, castle=True)
    build(s, "blaye", mills=1, presses=2)
    units(s, "green", "blaye", 2)
    say(s, "assault", "aside")
    a_round(s, 6, 6, 6, 1)
    blaye = place(s, "blaye")
    assert parties(s, blaye) == [RED, GREEN]
    assert (s.mills[blaye], s.presses[blaye], s.walls[blaye]) == (0, 0, HAS_CASTLE)
    assert "works-destroyed" in told(s)


def test_FI_F_8_who_defends_his_village_keeps_its_mills() -> None:
    s = field(attackers=1, defenders=6)
    build(s, "blaye", mills=1)
    say(s, "assault")
    a_round(s, 1, 6, 6)
    assert (s.battle, s.mills[place(s, "blaye")], parties(s, place(s, "blaye"))) == ([], 1, [BLUE])


def test_FI_F_8_a_fight_among_guests_changes_nothing_else() -> None:
    s = land()
    for name in ("blue", "green", "red"):
        units(s, name, "blaye", 6 if name == "red" else 1)
    build(s, "blaye", mills=1)
    turn(s, "battles", "red")
    say(s, "blaye", "green", "attack", "aside")
    battle_dice(s, 6, 1)
    # Nobody has a lord there: the dice have fallen at once.
    assert (parties(s, place(s, "blaye")), s.mills[place(s, "blaye")]) == ([BLUE, RED], 1)


def test_FI_F_8_a_fief_village_stays_the_owner_s_but_its_mills_are_gone() -> None:
    s = field(attackers=12, defenders=1)
    fief(s, "beaujeu-county", "blue", "beaujeu")
    units(s, "blue", "beaujeu", 1)
    build(s, "blaye", mills=2)
    say(s, "assault")
    a_round(s, 6, 6, 6, 1)
    blaye = place(s, "blaye")
    assert (owner_or_holder(s, blaye), host(s, blaye), s.mills[blaye]) == (BLUE, RED, 0)


def test_FI_F_8_the_owner_of_a_fief_who_drives_strangers_out_keeps_his_mills() -> None:
    s = field(attackers=12, defenders=1)
    fief(s, "beaujeu-county", "red", "beaujeu")
    units(s, "red", "beaujeu", 1)
    build(s, "blaye", mills=2)
    say(s, "assault")
    a_round(s, 6, 6, 6, 1)
    assert s.mills[place(s, "blaye")] == 2


def test_FI_F_9_the_cards_of_fallen_lords_are_discarded_and_cardinals_go_back() -> None:
    s = field(attackers=1, defenders=12)
    arthur = the(s, "arthur")
    bishop(s, "arthur", "blaye")
    s.cardinal[arthur] = 1
    lord(s, "jeanne", "red", "blaye<charolles", arc=True)
    say(s, "assault")
    a_round(s, 1, 6, 6, 6)
    assert (s.discards[arthur], s.discards[16], s.discards[31], s.discards[the(s, "jeanne")]) == (1, 1, 1, 1)
    assert (s.sees[0], s.arc, s.cardinal[arthur], s.owner[arthur]) == (NONE, NONE, 0, NONE)


def test_FI_F_13_winners_at_gates_enter_with_their_captives() -> None:
    s = field(attackers=12, defenders=1)
    captive(s, "henri", "green", "red", "blaye<charolles")
    units(s, "red", "blaye<la-salle", 2)
    say(s, "assault")
    a_round(s, 6, 6, 6, 1)
    assert left(s, "red", "blaye") == 14
    assert {s.at[the(s, key)] for key in ("arthur", "henri")} == {place(s, "blaye")}
    assert asked(s) == ("red", "battle-turn")


def test_FI_F_13_a_gate_group_that_stood_aside_meets_the_new_host() -> None:
    s = field(attackers=12, defenders=1)
    units(s, "green", "blaye<la-salle", 2)
    say(s, "assault", "aside")
    a_round(s, 6, 6, 6, 1)
    say(s, "done", "done")
    assert asked(s) == ("green", "gate")
    assert host(s, place(s, "blaye")) == RED
    assert open_to(s) == ["assault", "back"]


def test_FI_F_14_going_back_needs_no_leave_and_one_is_a_guest_then() -> None:
    s = field()
    units(s, "green", "charolles", 2)
    say(s, "back")
    assert parties(s, place(s, "charolles")) == [GREEN, RED]
    assert host(s, place(s, "charolles")) == GREEN


def test_FI_F_15_only_a_group_at_a_gate_binds() -> None:
    s = together()
    assert "done" in open_to(s)
    assert "done" not in open_to(field())


def test_FI_F_16_a_capital_won_comes_before_the_loser_s_other_fiefs() -> None:
    s = field(attackers=12, defenders=1)
    fief(s, "beaujeu-county", "blue", "blaye", "charles")
    fief(s, "sennecy-barony", "blue", "chateauneuf", "charles")
    lord(s, "henri", "blue", "chateauneuf")
    say(s, "assault")
    # In a city losses are divided by four.
    a_round(s, 6, 6, 6, 1)
    county, barony = number(s, "region", "beaujeu-county"), number(s, "region", "sennecy-barony")
    assert s.fief_owner[county] == RED
    # The first thing asked is who bears the title that was won; what Charles has left behind comes after that.
    assert asked(s) == ("red", "give-title")
    assert s.fief_owner[barony] == BLUE
    say(s, "arthur")
    assert (s.title[county], asked(s)) == (the(s, "arthur"), ("blue", "pass-title"))
    say(s, "henri")
    assert s.title[barony] == the(s, "henri")


def test_FI_K_11_in_bad_weather_nobody_fights_and_nobody_is_declared_a_prisoner() -> None:
    s = together(castle=True)
    s.effects[number(s, "bishopric", "blaye-see")] = HAS_BAD_WEATHER
    assert why_not(s, "blaye") == "FI-K-11.battle"
    s = field()
    s.effects[number(s, "bishopric", "blaye-see")] = HAS_BAD_WEATHER
    assert why_not(s, "assault") == "FI-K-11.battle"
    assert open_to(s) == ["back"]


def detained(castle: bool = True) -> Fief:
    """Blue's battle turn: red is his guest with Arthur and three."""
    s = together(red=3, castle=castle)
    turn(s, "battles", "blue")
    return s


def test_FI_M_9_the_host_of_walls_declares_guests_with_a_lord_prisoners() -> None:
    s = detained()
    captive(s, "henri", "green", "red", "blaye")
    say(s, "blaye", "red", "detain")
    assert asked(s) == ("red", "declared")
    assert mildest(s) == "no"
    say(s, "yes")
    assert [captor(s, key) for key in ("arthur", "henri")] == [BLUE, BLUE]
    assert left(s, "red", "blaye") == 0
    assert asked(s) == ("blue", "battle-turn")


def test_FI_M_9_or_he_attacks_them_at_once() -> None:
    s = detained()
    say(s, "blaye", "red", "detain", "no")
    assert (asked(s), s.battle[1]) == (("blue", "ask-mercy"), BLUE)


@pytest.mark.parametrize("walls", [False, True])
def test_FI_M_9_only_the_host_only_within_walls_only_with_a_lord(walls: bool) -> None:
    s = detained(castle=walls)
    units(s, "green", "blaye", 2)
    say(s, "blaye", "red")
    assert why_not(s, "detain") == ("" if walls else "FI-M-9")
    say(s, "drop", "blaye", "green")
    assert why_not(s, "detain") == "FI-M-9"
    turn(s, "battles", "red")
    say(s, "blaye", "blue")
    assert why_not(s, "detain") == "FI-M-9"


def test_FI_P_6_among_the_captives_of_the_beaten_the_winner_s_own_lords_are_free() -> None:
    s = detained()
    captive(s, "louis", "blue", "red", "blaye")
    say(s, "blaye", "red", "detain", "yes")
    assert asked(s) == ("blue", "set-free")
    say(s, "blaye")
    assert captor(s, "louis") == NONE
    assert parties(s, place(s, "blaye")) == [BLUE]
