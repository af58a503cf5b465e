"""FI-F-3 to FI-F-7: dice, losses, aims; and FI-F-10: mercy."""

import pytest

from regalia.core.luck import FastLuck
from regalia.games.fief.battlefield import dice_of, divisor, units_of_side
from regalia.games.fief.figures import KINGS, NONE
from regalia.games.fief.places import parties
from regalia.games.fief.state import Fief
from regalia.games.fief.view import shown
from tests.games.fief.fields import a_round, battle_dice, dice, field, fight_on, left, together
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    build,
    captive,
    fief,
    hidden,
    king,
    land,
    last,
    lord,
    mildest,
    money,
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


@pytest.mark.parametrize(("soldiers", "number"), [(1, 1), (5, 1), (6, 2), (11, 2), (12, 3), (30, 3)])
def test_FI_F_3_one_die_to_six_units_two_to_twelve_then_three(soldiers: int, number: int) -> None:
    s = field(attackers=soldiers)
    say(s, "assault")
    assert dice_of(s, 0) == number


def test_FI_F_3_both_sides_roll_and_losses_fall_together() -> None:
    s = field(attackers=2, defenders=2)
    say(s, "assault")
    # Each loses three: all of both.
    a_round(s, 6, 6)
    assert (s.battle, parties(s, place(s, "blaye"))) == ([], [])


def test_FI_F_3_the_next_round_counts_anew() -> None:
    s = field(attackers=6, defenders=6)
    say(s, "assault")
    a_round(s, 2, 2, 2, 2)
    assert (dice_of(s, 0), units_of_side(s, 0), left(s, "red", "blaye<charolles")) == (1, 5, 4)


@pytest.mark.parametrize(("walls", "loss"), [("open", 5), ("castle", 3), ("city", 2)])
def test_FI_F_4_losses_are_the_total_divided_by_two_three_or_four(walls: str, loss: int) -> None:
    s = field(attackers=12, defenders=11, castle=walls == "castle")
    if walls == "city":
        fief(s, "beaujeu-county", "blue", "blaye", "charles")
    say(s, "assault")
    a_round(s, 4, 4, 3, 1, 2)
    # The attackers are in the open, at the gate: 3 by 2.
    assert (left(s, "blue", "blaye"), left(s, "red", "blaye<charolles")) == (11 - loss, 11)


def test_FI_F_4_example_the_table_of_the_rulebook_four_kills_two() -> None:
    s = field(attackers=3, defenders=5)
    say(s, "assault")
    a_round(s, 4, 1)
    assert left(s, "blue", "blaye") == 3


def test_FI_F_5_soldiers_fall_first_then_lords_whom_their_owner_names() -> None:
    s = field(attackers=12, defenders=1)
    lord(s, "henri", "blue", "blaye")
    lord(s, "louis", "blue", "blaye")
    say(s, "assault")
    a_round(s, 1, 1, 2, 1)
    assert (left(s, "blue", "blaye"), asked(s), open_to(s)) == (
        0,
        ("blue", "lord-falls"),
        ["charles", "henri", "louis"],
    )
    assert mildest(s) == "charles"
    say(s, "henri")
    assert [s.owner[the(s, key)] for key in ("charles", "henri", "louis")] == [BLUE, NONE, BLUE]


def test_FI_F_5_guards_fall_among_them_as_their_owner_likes() -> None:
    s = field(attackers=12, defenders=6)
    king(s, "charles", 5)
    say(s, "assault")
    a_round(s, 4, 4, 4, 1, 1)
    assert asked(s) == ("blue", "loss-from")
    assert open_to(s) == ["blaye", "king-guard"]
    say(s, "king-guard")
    assert asked(s) == ("blue", "loss-of")
    assert mildest(s) == "all"
    assert why_not(s, "six") == "FI-F-5"
    say(s, "three", "blaye", "one", "king-guard", "one", "blaye")
    assert why_not(s, "three") == "FI-F-5"
    say(s, "all")
    assert (s.guard[KINGS], left(s, "blue", "blaye")) == (1, 4)
    assert asked(s)[1] == "ask-mercy"


def test_FI_F_5_soldiers_in_two_places_fall_where_their_owner_likes() -> None:
    s = field(attackers=4, defenders=6)
    units(s, "red", "blaye<la-salle", 4)
    say(s, "assault")
    a_round(s, 1, 1, 6, 4)
    assert (asked(s), open_to(s)) == (("red", "loss-from"), ["la-salle", "charolles"])
    say(s, "la-salle", "all")
    assert (left(s, "red", "blaye<la-salle"), left(s, "red", "blaye<charolles")) == (0, 3)


def test_FI_F_5_no_change_left_and_the_whole_piece_is_lost() -> None:
    s = land()
    # 44 units leave no piece unused; with one loss in Blaye the rest could not be shown, nor with two.
    for key, soldiers in (("blaye", 15), ("bourg", 8), ("sigy", 8), ("tournus", 8), ("pugnac", 2), ("sennecy", 2)):
        units(s, "red", key, soldiers)
    units(s, "red", "belleville", 2)
    lord(s, "arthur", "red", "blaye")
    units(s, "blue", "blaye", 1)
    turn(s, "battles", "blue")
    say(s, "blaye", "red", "attack")
    a_round(s, 2, 1, 1, 1)
    assert left(s, "red", "blaye") == 12
    assert "piece-lost" in told(s, "green")


def test_FI_F_6_example_of_the_rulebook() -> None:
    # With two dice: one is aimed at Louis and shows 5, he lives; the other shows 4, two soldiers fall.
    s = field(attackers=7, defenders=3)
    lord(s, "louis", "blue", "blaye")
    say(s, "assault", "no", "no")
    assert asked(s) == ("red", "aim")
    dice(s, "aim 5", "battle 4", "battle 1")
    say(s, "louis", "done", "done")
    assert s.owner[the(s, "louis")] == BLUE
    assert left(s, "blue", "blaye") == 1


def test_FI_F_6_a_six_kills() -> None:
    s = field(attackers=7, defenders=3)
    lord(s, "louis", "blue", "blaye")
    say(s, "assault", "no", "no", "louis")
    dice(s, "aim 6", "battle 1", "battle 1")
    say(s, "done", "done")
    assert s.owner[the(s, "louis")] == NONE
    assert left(s, "blue", "blaye") == 3


def test_FI_F_6_each_die_may_be_aimed_no_two_at_the_same_lord_the_attacker_first() -> None:
    s = field(attackers=7, defenders=7)
    lord(s, "louis", "blue", "blaye")
    say(s, "assault", "no", "no", "louis")
    assert why_not(s, "louis") == "FI-F-6.twice"
    say(s, "charles")
    # Two dice are all red has; now blue aims, and has two.
    assert (asked(s), mildest(s)) == (("blue", "aim"), "done")
    dice(s, "aim 1", "aim 2", "aim 3", "battle 6")
    say(s, "arthur")
    assert (left(s, "red", "blaye<charolles"), left(s, "blue", "blaye")) == (4, 7)


def test_FI_F_6_not_in_a_castle_not_at_captives_nor_at_women_who_do_not_fight() -> None:
    s = field(attackers=7, defenders=3, castle=True)
    captive(s, "henri", "green", "blue", "blaye")
    lord(s, "louis", "blue", "blaye<la-salle")
    lord(s, "isabelle", "blue", "blaye<la-salle")
    say(s, "assault", "no", "no")
    assert asked(s) == ("red", "aim")
    assert why_not(s, "charles") == "FI-F-6.walls"
    assert why_not(s, "isabelle") == "FI-F-6.woman"
    assert open_to(s) == ["done", "louis"]


def test_FI_F_6_behind_walls_nobody_is_asked_whom_he_aims_at() -> None:
    s = field(attackers=7, defenders=3, castle=True)
    say(s, "assault", "no", "no")
    # Red has nobody to aim at; blue has.
    assert asked(s) == ("blue", "aim")


def test_FI_F_10_mercy_is_asked_before_each_round_the_attacker_first() -> None:
    s = field()
    say(s, "assault")
    assert (asked(s), mildest(s)) == (("red", "ask-mercy"), "no")
    say(s, "no")
    assert asked(s) == ("blue", "ask-mercy")
    say(s, "mercy", "offer")
    assert (asked(s), mildest(s)) == (("red", "mercy"), "no")
    say(s, "no")
    a_round(s, 1, 1, 1, 1)
    assert asked(s) == ("red", "ask-mercy")
    say(s, "no")
    # Refused, he may ask again.
    assert asked(s) == ("blue", "ask-mercy")


def test_FI_F_10_granted_they_are_captives_and_their_soldiers_and_guards_lost() -> None:
    s = field()
    king(s, "charles", 20)
    lord(s, "isabelle", "blue", "blaye")
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert [s.captor[the(s, key)] for key in ("charles", "isabelle")] == [RED, RED]
    assert (left(s, "blue", "blaye"), s.guard[KINGS], s.battle) == (0, 0, [])
    assert (parties(s, place(s, "blaye")), s.at[the(s, "charles")]) == ([RED], place(s, "blaye"))
    assert s.king == the(s, "charles")


def test_FI_F_10_who_has_no_lord_there_cannot_ask() -> None:
    s = land()
    units(s, "blue", "blaye", 3)
    lord(s, "arthur", "red", "blaye<charolles")
    turn(s, "battles", "red")
    say(s, "assault")
    assert asked(s) == ("red", "ask-mercy")
    say(s, "no")
    assert asked(s) == ("blue", "aim")


def test_FI_F_10_a_sum_named_is_paid_when_granted() -> None:
    s = field()
    money(s, "blue", 700)
    say(s, "assault", "no", "mercy", "500", "100", "100")
    assert why_not(s, "100") == "FI-F-10"
    say(s, "offer")
    assert s.stack[-1].about(s, RED) == [BLUE, 700]
    say(s, "yes")
    assert s.money == [700, 0, 0]
    # What was paid the two alone know.
    assert s.counted == [0, 700, 0]


def test_FI_F_10_refused_nothing_is_paid_and_dropped_nothing_is_asked() -> None:
    s = field()
    money(s, "blue", 700)
    say(s, "assault", "no", "mercy", "500", "drop")
    assert (asked(s), s.named) == (("red", "aim"), [0, 0, 0])
    s = field()
    money(s, "blue", 700)
    say(s, "assault", "no", "mercy", "500", "offer", "no")
    assert (s.money, s.named, asked(s)) == ([0, 700, 0], [0, 0, 0], ("red", "aim"))


def test_FI_V_4_the_sum_is_seen_by_the_two_alone() -> None:
    s = field()
    money(s, "blue", 700)
    say(s, "assault", "no", "mercy", "500", "offer")
    assert [shown(s.view(reader))["named"][BLUE] for reader in (RED, BLUE, GREEN, None)] == [500, 500, None, None]
    assert told(s, "green")[-1] == "asks-mercy"
    found = s.setup.from_view(s.view(RED), FastLuck(3))
    assert isinstance(found, Fief)
    assert found.money[BLUE] >= 500
    say(s, "yes")
    assert "pays-for-mercy" not in told(s, "green")


def test_FI_F_10_money_that_is_not_seen_is_dealt_so_that_the_sum_can_be_paid() -> None:
    s = field()
    money(s, "blue", 100)
    money(s, "green", 900)
    s.money[BLUE], s.money[GREEN] = 800, 200
    say(s, "assault", "no", "mercy", "500", "offer")
    for seed in range(5):
        found = s.setup.from_view(s.view(RED), FastLuck(seed))
        assert isinstance(found, Fief)
        assert found.wrong() == ""
        say(found, "yes")
        assert found.money[RED] == 500


def test_FI_P_2_captives_die_when_all_their_captors_pieces_fall_in_battle() -> None:
    s = field(attackers=12, defenders=1)
    captive(s, "henri", "green", "blue", "blaye")
    say(s, "assault")
    a_round(s, 6, 6, 6, 1)
    assert s.owner[the(s, "henri")] == NONE


def test_FI_P_2_also_when_others_of_his_live_at_a_gate() -> None:
    s = land()
    units(s, "blue", "blaye", 1)
    captive(s, "henri", "green", "blue", "blaye")
    units(s, "red", "blaye<charolles", 20)
    units(s, "blue", "blaye<la-salle", 9)
    turn(s, "battles", "red")
    battle_dice(s, 1, 1, 1, 1, 1)
    say(s, "assault")
    assert asked(s) == ("blue", "loss-from")
    battle_dice(s, *[1] * 60)
    say(s, "blaye", "all")
    assert s.owner[the(s, "henri")] == NONE


def test_FI_P_6_captives_of_one_who_is_taken_alive_go_to_the_winner() -> None:
    s = field()
    captive(s, "henri", "green", "blue", "blaye")
    captive(s, "louis", "red", "blue", "blaye")
    units(s, "red", "bourg", 1)
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert s.captor[the(s, "henri")] == RED
    # Red's own lord among them is free, and red says where to.
    assert asked(s) == ("red", "set-free")
    assert open_to(s) == ["bourg"]
    say(s, "bourg")
    assert (s.captor[the(s, "louis")], s.at[the(s, "louis")]) == (NONE, place(s, "bourg"))


def test_FI_P_6_whoever_is_freed_is_asked_for_once_where_the_winner_is_at_a_gate() -> None:
    """He was found a second time at the gate to which he had been brought, and left a party behind him."""
    s = field()
    captive(s, "louis", "red", "blue", "blaye")
    units(s, "red", "bourg", 1)
    units(s, "red", "tournus", 1)
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert asked(s) == ("red", "set-free")
    say(s, "tournus")
    assert asked(s)[1] != "set-free"
    assert s.at[the(s, "louis")] == place(s, "tournus")
    assert s.wrong() == ""


def test_FI_P_6_women_who_do_not_fight_lose_theirs_too() -> None:
    s = land()
    lord(s, "isabelle", "blue", "blaye")
    captive(s, "henri", "green", "blue", "blaye")
    lord(s, "arthur", "red", "blaye<charolles")
    turn(s, "battles", "red")
    say(s, "assault")
    # Nobody fights there: she is taken without a die.
    assert [s.captor[the(s, key)] for key in ("isabelle", "henri")] == [RED, RED]


def test_FI_G_1_a_queen_s_guard_is_lost_when_she_is_captured() -> None:
    s = field()
    lord(s, "isabelle", "blue", "blaye")
    queen(s, "isabelle", 10)
    say(s, "assault", "no", "mercy", "offer", "yes")
    assert (s.guard, s.queen) == ([0, 0], the(s, "isabelle"))


def test_FI_V_3_when_a_battle_begins_all_units_that_fight_are_shown() -> None:
    s = field()
    units(s, "green", "blaye", 4)
    for name, at in (("red", "blaye<charolles"), ("blue", "blaye"), ("green", "blaye")):
        hidden(s, name, at)
    say(s, "assault", "aside")
    known = {(stack["seat"], stack["least"], stack["most"]) for stack in shown(s.view(None))["stacks"]}
    assert known == {(RED, 6, 6), (BLUE, 6, 6), (GREEN, 1, 45)}
    assert last(s, "counts").data == [BLUE, 7]


def test_FI_F_12_who_is_both_inside_and_at_a_gate_counts_as_in_the_open() -> None:
    s = field(castle=True)
    units(s, "blue", "blaye<la-salle", 1)
    say(s, "assault")
    assert divisor(s, 1) == 2


def test_FI_F_2_a_fight_of_guests_within_walls_has_walls_on_both_sides() -> None:
    s = together(castle=True)
    build(s, "bourg")
    say(s, "blaye", "blue", "attack")
    assert (divisor(s, 0), divisor(s, 1)) == (3, 3)
    fight_on(s, "ask-mercy")
    assert asked(s) == ("red", "ask-mercy")
