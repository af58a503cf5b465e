"""FI-M-5 to FI-M-14: leave, in and out, and gates."""

from regalia.core.luck import FastLuck
from regalia.games.fief.battlefield import divisor
from regalia.games.fief.places import has_pieces, host, owner_or_holder, parties, units_at
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    build,
    captive,
    fief,
    land,
    last,
    lord,
    mildest,
    open_to,
    place,
    say,
    sound,
    the,
    told,
    turn,
    units,
    why_not,
)


def visit(castle: bool = False) -> Fief:
    """Red's movement turn: Arthur and four in Charolles; blue is host in Blaye, and green in Villeneuve."""
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "red", "charolles", 4)
    units(s, "blue", "blaye", 5)
    units(s, "green", "villeneuve", 2)
    if castle:
        build(s, "blaye", castle=True)
    turn(s, "movement", "red")
    return s


def guest() -> Fief:
    """Red's movement turn: Arthur and four are guests in blue's castle of Blaye."""
    s = land()
    units(s, "blue", "blaye", 5)
    build(s, "blaye", castle=True)
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 4)
    turn(s, "movement", "red")
    return s


def where(s: Fief, key: str) -> int:
    """The place where a lord stands."""
    return s.at[the(s, key)]


def test_FI_M_5_a_village_with_a_host_is_entered_only_with_his_leave() -> None:
    s = visit()
    say(s, "arthur", "all", "blaye")
    assert asked(s) == ("red", "entrance")
    assert open_to(s) == ["ask", "gate", "drop"]
    say(s, "ask")
    assert asked(s) == ("blue", "leave-in")
    assert s.stack[-1].about(s, BLUE) == [RED, place(s, "blaye")]
    say(s, "yes")
    assert (where(s, "arthur"), parties(s, place(s, "blaye"))) == (place(s, "blaye"), [BLUE, RED])
    assert owner_or_holder(s, place(s, "blaye")) == BLUE


def test_FI_M_5_the_request_names_the_group_and_never_how_many() -> None:
    s = visit()
    captive(s, "blanche", "green", "red", "charolles")
    s.take_events()
    say(s, "arthur", "blanche", "three", "blaye", "ask")
    assert told(s, "blue") == ["asks-in", "in-group", "captive-in-group", "soldiers-in-group"]
    lords = 1 << the(s, "arthur") | 1 << the(s, "blanche")
    assert s.stack[-1].frame() == [BLUE, RED, place(s, "charolles"), place(s, "blaye"), lords, 1, 0]


def test_FI_M_5_who_is_let_in_may_go_on() -> None:
    s = visit()
    say(s, "arthur", "all", "blaye", "ask", "yes", "arthur", "all", "la-salle")
    assert where(s, "arthur") == place(s, "la-salle")
    assert units_at(s, RED, place(s, "la-salle")) == 4


def test_FI_M_5_one_s_own_village_needs_no_leave() -> None:
    s = visit()
    units(s, "red", "epervier", 1)
    say(s, "arthur", "epervier")
    assert where(s, "arthur") == place(s, "epervier")


def test_FI_R_6_leave_is_not_given_by_who_does_not_answer() -> None:
    s = visit()
    say(s, "arthur", "blaye", "ask")
    assert mildest(s) == "no"


def test_FI_M_6_a_guest_camps_without_holding_and_leaves_a_plain_village_freely() -> None:
    s = visit()
    say(s, "arthur", "all", "blaye", "ask", "yes", "arthur", "la-salle")
    assert where(s, "arthur") == place(s, "la-salle")
    assert parties(s, place(s, "blaye")) == [BLUE, RED]
    assert owner_or_holder(s, place(s, "blaye")) == BLUE


def test_FI_M_7_a_refusal_costs_no_step() -> None:
    s = visit()
    say(s, "arthur", "all", "blaye", "ask", "no")
    assert (asked(s), where(s, "arthur"), s.steps[the(s, "arthur")]) == (("red", "gather"), place(s, "charolles"), 0)
    say(s, "epervier", "arthur", "sennecy")
    assert where(s, "arthur") == place(s, "sennecy")


def test_FI_M_7_refused_or_without_asking_it_stands_at_the_gate() -> None:
    for answers in (["ask", "no", "blaye", "gate"], ["gate"]):
        s = visit()
        say(s, "arthur", "all", "blaye", *answers)
        gate = place(s, "blaye<charolles")
        assert (where(s, "arthur"), units_at(s, RED, gate)) == (gate, 4)
        assert parties(s, place(s, "blaye")) == [BLUE]


def test_FI_M_7_the_gate_is_a_step_and_ends_the_movement() -> None:
    s = visit()
    say(s, "arthur", "epervier", "arthur", "charolles", "done")
    s = visit()
    say(s, "arthur", "all", "blaye", "gate")
    assert why_not(s, "arthur") == "FI-M-14"
    assert s.steps[the(s, "arthur")] == 1
    assert not any(s.walked)


def test_FI_M_7_a_gate_needs_a_unit_that_fights() -> None:
    s = visit()
    lord(s, "blanche", "red", "charolles")
    say(s, "blanche", "blaye")
    assert why_not(s, "gate") == "FI-M-7"
    say(s, "drop", "one", "blaye")
    assert why_not(s, "gate") == ""
    say(s, "drop", "drop", "arthur", "blaye")
    assert why_not(s, "gate") == ""


def test_FI_M_8_out_of_a_castle_too_the_host_gives_leave() -> None:
    s = guest()
    say(s, "arthur", "all", "charolles")
    assert asked(s) == ("blue", "leave-out")
    say(s, "yes")
    assert where(s, "arthur") == place(s, "charolles")


def test_FI_M_8_refused_the_way_out_he_stays() -> None:
    s = guest()
    say(s, "arthur", "all", "charolles", "no")
    assert where(s, "arthur") == place(s, "blaye")
    assert why_not(s, "charolles") == "FI-M-13.out"
    assert why_not(s, "la-salle") == "FI-M-13.out"


def test_FI_M_8_in_first_then_out() -> None:
    s = guest()
    units(s, "green", "charolles", 2)
    say(s, "arthur", "all", "charolles", "ask")
    assert asked(s) == ("green", "leave-in")
    say(s, "yes")
    assert asked(s) == ("blue", "leave-out")
    say(s, "no")
    assert where(s, "arthur") == place(s, "blaye")
    assert why_not(s, "la-salle") == "FI-M-13.out"


def test_FI_M_8_out_to_a_gate_needs_leave_as_well() -> None:
    s = guest()
    units(s, "green", "charolles", 2)
    say(s, "arthur", "all", "charolles", "gate")
    assert asked(s) == ("blue", "leave-out")
    say(s, "yes")
    assert where(s, "arthur") == place(s, "charolles<blaye")


def test_FI_M_8_a_guest_let_in_may_stay_and_attack_within_the_walls() -> None:
    # The rulebook's example: let into a castle, he starts a battle; both sides have the walls.
    s = visit(castle=True)
    say(s, "arthur", "all", "blaye", "ask", "yes", "done", "done", "done")
    assert asked(s) == ("red", "battle-turn")
    say(s, "blaye", "blue", "attack")
    assert s.battle
    assert (divisor(s, 0), divisor(s, 1)) == (3, 3)


def test_FI_M_11_nobody_is_asked_in_a_fief_village_without_host() -> None:
    s = visit()
    fief(s, "sennecy-barony", "blue", "chateauneuf")
    say(s, "arthur", "all", "epervier")
    assert where(s, "arthur") == place(s, "epervier")
    assert host(s, place(s, "epervier")) == RED


def test_FI_M_13_a_no_stands_for_the_turn() -> None:
    s = visit()
    lord(s, "charles", "red", "charolles")
    say(s, "arthur", "one", "blaye", "ask", "no", "blaye")
    assert why_not(s, "ask") == "FI-M-13.in"
    # Nor with another lord who was not there, as long as Arthur comes along; without him that one may ask.
    say(s, "drop", "drop", "charles", "arthur", "blaye")
    assert why_not(s, "ask") == "FI-M-13.in"
    say(s, "drop", "drop", "charles", "blaye")
    assert why_not(s, "ask") == ""


def test_FI_M_13_nor_a_captive_who_was_with_him() -> None:
    s = visit()
    lord(s, "charles", "red", "charolles")
    captive(s, "blanche", "green", "red", "charolles")
    say(s, "arthur", "blanche", "blaye", "ask", "no", "drop")
    say(s, "charles", "blanche", "blaye")
    assert why_not(s, "ask") == "FI-M-13.in"


def test_FI_M_13_it_is_forgotten_with_the_turn() -> None:
    s = visit()
    say(s, "arthur", "blaye", "ask", "no")
    assert s.refused
    say(s, "drop", "done")
    assert not s.refused


def test_FI_M_13_a_yes_counts_for_that_step() -> None:
    s = visit()
    say(s, "arthur", "blaye", "ask", "yes", "arthur", "charolles")
    lord(s, "charles", "red", "charolles")
    say(s, "charles", "blaye")
    assert asked(s) == ("red", "entrance")


def test_FI_M_14_groups_at_one_gate_are_one_and_do_not_move_on() -> None:
    s = visit()
    lord(s, "charles", "red", "charolles")
    say(s, "arthur", "one", "blaye", "gate", "charles", "three", "blaye", "gate")
    gate = place(s, "blaye<charolles")
    assert (units_at(s, RED, gate), where(s, "arthur"), where(s, "charles")) == (4, gate, gate)
    assert why_not(s, "charles") == "FI-M-14"
    assert not has_pieces(s, RED, place(s, "charolles"))


def test_FI_M_14_nobody_is_met_on_a_road() -> None:
    s = visit()
    units(s, "green", "blaye<charolles", 3)
    say(s, "arthur", "all", "blaye", "gate")
    assert units_at(s, RED, place(s, "blaye<charolles")) == 4
    assert units_at(s, GREEN, place(s, "blaye<charolles")) == 3


def test_FI_V_6_where_leave_is_asked_a_position_is_dealt_with_soldiers_who_go() -> None:
    s = visit()
    say(s, "arthur", "three", "blaye", "ask")
    for seed in range(8):
        for reader in (BLUE, GREEN, None):
            dealt = s.setup.from_view(s.view(reader), FastLuck(seed))
            assert isinstance(dealt, Fief)
            say(dealt, "yes")
            assert 1 <= units_at(dealt, RED, place(dealt, "blaye")) <= 4
    mine = s.setup.from_view(s.view(RED), FastLuck(1))
    assert isinstance(mine, Fief)
    say(mine, "no")
    assert asked(mine) == ("red", "gather")
    sound(mine)


def test_FI_M_5_what_is_asked_and_answered_is_told() -> None:
    s = visit()
    say(s, "arthur", "blaye", "ask", "no")
    assert last(s, "refuses-leave").data == [BLUE, RED, place(s, "blaye")]
    assert told(s) == ["asks-in", "in-group", "refuses-leave"]


def narrow() -> Fief:
    """Red's movement turn: Arthur with three in Charolles; blue is host in Blaye, and elsewhere stand nine ones."""
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "red", "charolles", 3)
    units(s, "blue", "blaye", 2)
    for key, soldiers in (("bourg", 2), ("sigy", 2), ("tournus", 2), ("pugnac", 2), ("sennecy", 1)):
        units(s, "red", key, soldiers)
    return s


def test_FI_C_2_a_group_at_a_gate_is_a_stack_of_its_own() -> None:
    s = narrow()
    units(s, "red", "blaye", 1)
    turn(s, "movement", "red")
    say(s, "arthur", "one", "one", "blaye")
    # Within they would be a three; at the gate there are no ones for them.
    assert (why_not(s, "ask"), why_not(s, "gate")) == ("", "FI-C-2.split")
    say(s, "ask", "no")
    assert asked(s) == ("red", "gather")


def test_FI_C_2_a_gate_where_there_are_ones_for_them_is_open_though_the_village_is_not() -> None:
    s = narrow()
    units(s, "red", "blaye<charolles", 1)
    turn(s, "movement", "red")
    say(s, "arthur", "one", "one", "blaye")
    assert (why_not(s, "ask"), why_not(s, "gate")) == ("FI-C-2.split", "")
    say(s, "gate")
    assert units_at(s, RED, place(s, "blaye<charolles")) == 3


def test_FI_C_2_a_road_is_closed_where_neither_can_be_shown() -> None:
    s = narrow()
    units(s, "red", "sennecy", 1)
    turn(s, "movement", "red")
    say(s, "arthur", "one", "one")
    assert why_not(s, "blaye") == "FI-C-2.split"


def test_FI_M_10_a_lord_alone_at_a_gate_closes_the_road_too() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    lord(s, "charles", "blue", "blaye<charolles")
    turn(s, "movement", "red")
    say(s, "arthur")
    assert (why_not(s, "charolles"), why_not(s, "la-salle")) == ("FI-M-10", "")
