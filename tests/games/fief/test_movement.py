"""FI-M: how pieces move; leave and gates are in `test_leave.py`."""

import pytest

from regalia.games.fief.figures import HAS_BAD_WEATHER
from regalia.games.fief.places import first_party, guards_at, host, owner_or_holder, parties, units_at
from regalia.games.fief.state import Fief
from regalia.games.fief.view import shown
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
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
    rebels,
    say,
    the,
    told,
    turn,
    units,
    why_not,
)


def at(s: Fief, key: str) -> str:
    """Where a lord stands."""
    return str(s.setup.names["village"][s.land.village_of[s.at[the(s, key)]]])


def red(soldiers: int = 8, **options: int) -> Fief:
    """Red's movement turn: Arthur and some soldiers in Blaye; nobody else is anywhere."""
    s = land(**options)
    lord(s, "arthur", "red", "blaye")
    if soldiers:
        units(s, "red", "blaye", soldiers)
    turn(s, "movement", "red")
    return s


def test_FI_M_1_lords_move_alone_or_with_others_and_lead_any_number() -> None:
    s = red()
    lord(s, "blanche", "red", "blaye")
    say(s, "arthur", "charolles")
    assert (at(s, "arthur"), at(s, "blanche"), units_at(s, RED, place(s, "blaye"))) == ("charolles", "blaye", 8)
    say(s, "blanche", "all", "la-salle")
    assert (at(s, "blanche"), units_at(s, RED, place(s, "la-salle"))) == ("la-salle", 8)


def test_FI_M_1_soldiers_move_only_with_a_lord() -> None:
    s = red()
    units(s, "red", "bourg", 4)
    assert open_to(s) == ["done", "arthur"]
    say(s, "arthur")
    assert "bourg" not in open_to(s)


def test_FI_M_1_guards_never_leave_their_king() -> None:
    s = red()
    king(s, "arthur", 12)
    say(s, "arthur", "charolles")
    assert (guards_at(s, RED, place(s, "charolles")), guards_at(s, RED, place(s, "blaye"))) == (12, 0)


def test_FI_M_1_one_may_move_nothing() -> None:
    s = red()
    assert mildest(s) == "done"
    say(s, "done")
    assert asked(s) == ("blue", "movement")


def test_FI_M_2_two_villages_a_round() -> None:
    s = red()
    say(s, "arthur", "charolles", "arthur", "villeneuve")
    assert why_not(s, "arthur") == "FI-M-2.lord"
    assert at(s, "arthur") == "villeneuve"


def test_FI_M_2_example_soldiers_dropped_on_the_way_and_others_fetched_back() -> None:
    # The rulebook: leave some in the first village and go on; or fetch some from a neighbour and go back.
    s = red()
    say(s, "arthur", "all", "charolles", "arthur", "three", "villeneuve")
    assert [units_at(s, RED, place(s, key)) for key in ("charolles", "villeneuve")] == [5, 3]
    s = red(0)
    units(s, "red", "charolles", 4)
    say(s, "arthur", "charolles", "arthur", "all", "blaye")
    assert (at(s, "arthur"), units_at(s, RED, place(s, "blaye"))) == ("blaye", 4)
    assert why_not(s, "arthur") == "FI-M-2.lord"


def test_FI_M_2_each_piece_keeps_its_own_count() -> None:
    s = red(4)
    lord(s, "blanche", "red", "charolles")
    say(s, "arthur", "all", "charolles", "arthur", "all", "villeneuve")
    lord(s, "charles", "red", "villeneuve")
    say(s, "charles")
    # The four have gone two villages already; a fresh lord cannot lead them on.
    assert why_not(s, "one") == "FI-M-2.units"
    assert why_not(s, "all") == "FI-M-2.units"
    say(s, "drop", "blanche", "epervier")
    assert at(s, "blanche") == "epervier"


def test_FI_M_2_three_villages_with_the_femme_d_arc_all_the_way() -> None:
    s = red(4)
    lord(s, "jeanne", "red", "blaye", arc=True)
    for key in ("charolles", "villeneuve", "bourg"):
        say(s, "jeanne", "arthur", "all", key)
    assert (at(s, "jeanne"), at(s, "arthur"), units_at(s, RED, place(s, "bourg"))) == ("bourg", "bourg", 4)
    assert why_not(s, "jeanne") == "FI-M-2.lord"


def test_FI_M_2_who_was_not_with_her_in_all_three_stays() -> None:
    s = red(4)
    lord(s, "jeanne", "red", "blaye", arc=True)
    say(s, "arthur", "three", "charolles", "jeanne", "all", "charolles")
    say(s, "jeanne", "arthur", "all", "villeneuve")
    assert why_not(s, "arthur") == "FI-M-2.lord"
    say(s, "jeanne")
    # Arthur and his three went without her at first.
    assert why_not(s, "arthur") == "FI-M-2.lord"
    assert why_not(s, "one") == ""
    assert why_not(s, "three") == "FI-M-2.units"
    say(s, "all", "bourg")
    assert units_at(s, RED, place(s, "bourg")) == 1


def test_FI_M_2_a_third_step_without_her_is_refused() -> None:
    s = red(4)
    lord(s, "jeanne", "red", "blaye", arc=True)
    say(s, "jeanne", "arthur", "charolles", "jeanne", "arthur", "villeneuve")
    assert why_not(s, "arthur") == "FI-M-2.arc"
    say(s, "jeanne")
    assert why_not(s, "arthur") == ""


def test_FI_M_2_a_captive_femme_d_arc_leads_nobody_further() -> None:
    s = red(2)
    captive(s, "jeanne", "blue", "red", "blaye")
    s.deck[31] -= 1
    s.arc = the(s, "jeanne")
    for key in ("charolles", "villeneuve"):
        say(s, "arthur", "jeanne", key)
    assert why_not(s, "arthur") == "FI-M-2.lord"
    lord(s, "charles", "red", "villeneuve")
    say(s, "charles")
    assert why_not(s, "jeanne") == "FI-M-2.lord"


def test_FI_M_3_how_many_go_is_hidden() -> None:
    s = red()
    say(s, "arthur", "three")
    assert shown(s.view(RED))["group"] is not None
    assert shown(s.view(BLUE))["group"] is None
    say(s, "charolles")
    assert [event.data for event in s.take_events() if event.key == "units-in-group" and event.seen_by(RED)] == [[0, 3]]
    say(s, "arthur", "one", "blaye")
    assert told(s, "blue") == ["goes", "in-group", "soldiers-in-group"]
    assert [stack["units"] for stack in shown(s.view(BLUE))["stacks"]] == [None, None]


def test_FI_M_3_with_an_open_board_all_see_it() -> None:
    s = red(open_board=1)
    say(s, "arthur", "three", "charolles")
    assert told(s, "blue") == ["goes", "in-group", "units-in-group"]


def test_FI_M_4_an_empty_village_falls_to_the_first_who_enters() -> None:
    s = red()
    say(s, "arthur", "charolles")
    assert owner_or_holder(s, place(s, "charolles")) == RED
    say(s, "arthur", "villeneuve")
    assert first_party(s, place(s, "charolles")) == -1
    assert first_party(s, place(s, "blaye")) == RED


def test_FI_M_11_villages_of_a_fief_without_host_are_crossed_and_do_not_change_hands() -> None:
    s = land()
    lord(s, "charles", "blue", "beaujeu")
    fief(s, "beaujeu-county", "blue", "beaujeu", "charles")
    lord(s, "arthur", "red", "epervier")
    units(s, "red", "epervier", 2)
    turn(s, "movement", "red")
    say(s, "arthur", "all", "charolles")
    assert asked(s) == ("red", "movement")
    assert (owner_or_holder(s, place(s, "charolles")), host(s, place(s, "charolles"))) == (BLUE, RED)
    say(s, "arthur", "blaye", "done")
    assert owner_or_holder(s, place(s, "charolles")) == BLUE


def test_FI_M_11_only_the_capital_counts() -> None:
    s = land()
    lord(s, "charles", "blue", "bourg")
    fief(s, "beaujeu-county", "blue", "beaujeu", "charles")
    lord(s, "arthur", "red", "la-salle")
    turn(s, "movement", "red")
    say(s, "arthur", "beaujeu", "done")
    region = number(s, "region", "beaujeu-county")
    assert s.fief_owner[region] == RED


def test_FI_M_12_a_step_is_a_lord_what_goes_with_him_and_a_road() -> None:
    s = red()
    captive(s, "blanche", "blue", "red", "blaye")
    lord(s, "charles", "red", "blaye")
    say(s, "arthur")
    assert asked(s) == ("red", "gather")
    assert open_to(s) == ["drop", "one", "three", "six", "all", "la-salle", "charolles", "charles", "blanche"]
    assert why_not(s, "arthur") == "FI-M-12"
    say(s, "charles", "blanche", "six", "one")
    assert why_not(s, "three") == "FI-M-2.units"
    assert why_not(s, "one") == ""
    say(s, "charolles")
    assert {at(s, key) for key in ("arthur", "charles", "blanche")} == {"charolles"}
    assert [units_at(s, RED, place(s, key)) for key in ("blaye", "charolles")] == [1, 7]


def test_FI_M_12_of_the_units_the_freshest_go() -> None:
    s = red(4)
    units(s, "red", "charolles", 2)
    lord(s, "charles", "red", "charolles")
    say(s, "arthur", "all", "charolles")
    # Four have made a step, two none: the two go first, so two of three can go on from Villeneuve.
    say(s, "charles", "three", "villeneuve")
    say(s, "charles")
    assert why_not(s, "three") == "FI-M-2.units"
    say(s, "one", "one", "bourg")
    assert units_at(s, RED, place(s, "bourg")) == 2


def test_FI_M_12_what_was_gathered_may_be_dropped() -> None:
    s = red()
    say(s, "arthur", "three", "drop")
    assert asked(s) == ("red", "movement")
    assert s.group == []
    say(s, "arthur", "charolles")
    assert units_at(s, RED, place(s, "blaye")) == 8


def test_FI_M_12_the_next_turn_begins_fresh() -> None:
    s = red()
    say(s, "arthur", "all", "charolles", "arthur", "all", "villeneuve", "done", "done", "done")
    assert (s.walked, s.steps, s.group, s.refused) == ([0] * 48, [0] * 16, [], [])


def test_FI_C_2_a_split_that_cannot_be_shown_is_refused() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    stacks = [
        ("blaye", 15),
        ("bourg", 8),
        ("sigy", 8),
        ("tournus", 8),
        ("pugnac", 2),
        ("belleville", 2),
        ("sennecy", 1),
    ]
    for key, soldiers in stacks:
        units(s, "red", key, soldiers)
    turn(s, "movement", "red")
    say(s, "arthur", "one")
    # 44 units leave no piece of six or three unused; 14 and 1 would need more ones than there are.
    assert why_not(s, "charolles") == "FI-C-2.split"
    say(s, "one", "one")
    assert why_not(s, "charolles") == ""


def test_FI_K_11_no_step_begins_or_ends_in_bad_weather_gates_included() -> None:
    s = land()
    lord(s, "arthur", "red", "charolles")
    lord(s, "charles", "red", "les-essarts")
    rebels(s, "charolles", 3, "red")
    s.effects[number(s, "bishopric", "blaye-see")] = HAS_BAD_WEATHER
    turn(s, "movement", "red")
    say(s, "arthur")
    assert why_not(s, "villeneuve") == "FI-K-11.step"
    say(s, "drop", "charles")
    assert why_not(s, "villeneuve") == "FI-K-11.step"
    assert why_not(s, "marcamps") == ""
    say(s, "drop", "rebels", "charolles", "all")
    assert why_not(s, "blaye") == "FI-K-11.step"


def test_FI_M_10_a_village_is_evacuated_but_not_by_the_road_of_the_attacker() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 3)
    units(s, "blue", "blaye<charolles", 5)
    lord(s, "charles", "blue", "blaye<charolles")
    build(s, "blaye", mills=1)
    turn(s, "movement", "red")
    say(s, "arthur", "all")
    assert why_not(s, "charolles") == "FI-M-10"
    say(s, "la-salle", "done", "done", "done")
    # Blue finds no host, and enters without a battle, mill and all.
    say(s, "done")
    assert asked(s) == ("blue", "gate")
    assert why_not(s, "assault") == "FI-F-13.nobody"
    say(s, "enter")
    blaye = place(s, "blaye")
    assert (parties(s, blaye), s.mills[blaye], units_at(s, BLUE, blaye)) == ([BLUE], 1, 5)


def test_FI_M_10_one_s_own_group_at_the_gate_closes_no_road() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye<charolles", 2)
    units(s, "green", "blaye", 2)
    turn(s, "movement", "red")
    say(s, "arthur", "charolles")
    assert at(s, "arthur") == "charolles"


@pytest.mark.parametrize(("others", "barred"), [(0, "FI-M-15"), (1, "")])
def test_FI_M_15_captives_are_not_left_without_a_piece_of_their_captor(others: int, barred: str) -> None:
    s = red(3)
    captive(s, "blanche", "blue", "red", "blaye")
    say(s, "arthur", "three")
    assert why_not(s, "charolles") == "FI-M-15"
    say(s, "blanche")
    assert why_not(s, "charolles") == ""
    say(s, "drop")
    if others:
        lord(s, "charles", "red", "blaye")
    say(s, "arthur", "all")
    assert why_not(s, "charolles") == barred


def test_FI_P_1_captives_are_moved_by_their_captor_and_lead_nobody() -> None:
    s = red(3)
    captive(s, "blanche", "blue", "red", "blaye")
    say(s, "arthur", "blanche", "charolles")
    assert at(s, "blanche") == "charolles"
    say(s, "done")
    assert asked(s) == ("blue", "movement")
    assert why_not(s, "blanche") == "FI-P-1"
    assert parties(s, place(s, "charolles")) == [RED]


def test_FI_P_1_a_captive_counts_his_own_steps() -> None:
    s = red(3)
    captive(s, "blanche", "blue", "red", "blaye")
    lord(s, "charles", "red", "villeneuve")
    say(s, "arthur", "blanche", "charolles", "arthur", "blanche", "villeneuve", "charles")
    assert why_not(s, "blanche") == "FI-M-2.lord"


def test_FI_F_20_rebels_go_two_villages_without_a_lord_and_ask_nobody() -> None:
    s = land()
    rebels(s, "blaye", 5, "red")
    units(s, "blue", "charolles", 3)
    turn(s, "movement", "red")
    say(s, "rebels", "blaye")
    assert why_not(s, "charolles") == "FI-F-20.units"
    say(s, "three", "charolles")
    assert (s.rebels[place(s, "charolles")], s.rebels[place(s, "blaye")]) == (3, 2)
    say(s, "rebels", "charolles", "all", "villeneuve", "rebels")
    assert why_not(s, "villeneuve") == "FI-F-20.steps"
    say(s, "blaye", "all", "la-salle")
    assert s.rebels[place(s, "la-salle")] == 2


def test_FI_F_20_only_their_leader_moves_them() -> None:
    s = land()
    rebels(s, "blaye", 5, "red")
    rebels(s, "bourg", 2, "blue")
    turn(s, "movement", "red")
    say(s, "rebels")
    assert why_not(s, "bourg") == "FI-F-20.leader"
    say(s, "drop", "done", "done")
    assert asked(s) == ("green", "movement")
    assert why_not(s, "rebels") == "FI-F-20.none"


def test_FI_F_21_stacks_that_meet_mix_and_keep_the_leader_who_was_there() -> None:
    s = land()
    rebels(s, "blaye", 5, "red")
    rebels(s, "charolles", 2, "green")
    turn(s, "movement", "red")
    say(s, "rebels", "blaye", "all", "charolles")
    charolles = place(s, "charolles")
    assert (s.rebels[charolles], s.rebel_leader[charolles]) == (7, GREEN)
    assert s.rebel_leader[place(s, "blaye")] == -1
    assert why_not(s, "rebels") == "FI-F-20.none"
    say(s, "done", "done", "rebels", "charolles", "all", "villeneuve")
    # Green has led all of them on, but of the seven only two have a step left.
    say(s, "rebels", "villeneuve")
    assert why_not(s, "three") == "FI-M-2.units"
    say(s, "one", "one", "bourg")
    assert (s.rebels[place(s, "villeneuve")], s.rebels[place(s, "bourg")]) == (5, 2)
