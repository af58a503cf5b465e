"""FK-K: scoring with the King."""

import pytest

from regalia.games.foreign_king.state import ForeignKing
from tests.games.foreign_king.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    asked,
    begin,
    build,
    discs,
    king,
    open_to,
    over,
    province,
    put,
    ring,
    say,
    score,
    told,
    turn,
    why_not,
)


def test_FK_K_1_from_the_portrait_anywhere_the_marker_drops_by_one() -> None:
    s = begin()
    say(s, "king")
    assert [token for token in open_to(s) if token in s.kingdom.provinces] == s.kingdom.provinces
    say(s, "luxembourg")
    assert (s.king, s.marker) == (province(s, "luxembourg"), 29)
    assert asked(s) == ("blue", "action")  # no further step


def test_FK_K_2_at_least_one_step_free_each_further_one_a_franc() -> None:
    s = begin()
    king(s, "hainaut")
    say(s, "king")
    assert asked(s) == ("red", "king")
    assert open_to(s) == ["west-flanders", "east-flanders", "brabant", "namur"]
    assert why_not(s, "liege") == "FK-K-2.border"
    assert why_not(s, "hainaut") == "FK-K-2.back"  # he is there
    say(s, "brabant", "liege", "done")
    assert (s.money[RED], s.king) == (4, province(s, "liege"))


def test_FK_K_2_not_twice_into_a_province_and_not_back() -> None:
    s = begin()
    king(s, "namur")
    say(s, "king", "liege")
    assert why_not(s, "namur") == "FK-K-2.back"
    say(s, "brabant")
    assert [why_not(s, key) for key in ("namur", "liege", "hainaut")] == ["FK-K-2.back", "FK-K-2.back", ""]


def test_FK_K_2_further_steps_need_francs() -> None:
    s = begin()
    build(s, "antwerp", "red", idle=1)
    king(s, "namur")
    s.money[RED] = 0
    say(s, "king", "liege")
    assert why_not(s, "limburg") == "FK-K-2.money"
    say(s, "loan", "limburg", "done")
    assert s.money[RED] == 2


def test_FK_K_3_the_marker_drops_by_the_provinces_entered_and_one() -> None:
    s = begin()
    king(s, "hainaut")
    say(s, "king", "brabant", "liege", "done")
    assert s.marker == 27


def test_FK_K_3_also_where_want_of_money_ends_his_way() -> None:
    s = begin()
    king(s, "hainaut")
    s.money[RED] = 1
    say(s, "king", "brabant", "liege")
    assert asked(s) == ("blue", "action")  # nothing is left to ask
    assert (s.king, s.marker, s.money[RED]) == (province(s, "liege"), 27, 0)


def test_FK_K_2_where_every_neighbour_was_entered_he_stops() -> None:
    s = begin(2, ring(3))
    king(s, "p0")
    say(s, "king", "p1", "p2")
    assert asked(s) == ("blue", "action")
    assert (s.marker, s.money[RED]) == (27, 4)


def test_FK_K_3_not_below_0() -> None:
    s = begin()
    king(s, "hainaut")
    s.marker = 2
    say(s, "king", "brabant", "liege", "done")
    assert s.marker == 0
    assert over(s)


def test_FK_K_4_no_disc_no_scoring_and_no_congress() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    put(s, "congress", blue=3)
    say(s, "king", "liege")
    assert "empty" in told(s)
    assert asked(s) == ("blue", "action")
    assert s.congress[BLUE] == 3


def test_FK_K_4_a_disc_of_any_colour_is_enough() -> None:
    s = begin()
    put(s, "liege", black=3)
    say(s, "king", "liege")
    assert s.score == [0, 0, 0, 1]


def test_FK_K_5_asked_from_most_to_fewest_ties_in_turn_order() -> None:
    s = begin()
    s.order = (RED, BLACK, GREEN, BLUE)
    put(s, "congress", red=1, blue=2, green=3, black=2)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    found = []
    while asked(s)[1] == "hurry":
        found.append(asked(s)[0])
        say(s, "stay")
    assert found == ["green", "black", "blue", "red"]  # whoever moved the King like anybody


def test_FK_K_5_worked_example_red_declines_blue_hurries_to_liege() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    put(s, "liege", green=1)
    put(s, "congress", red=3, blue=2, black=1)
    s.order = (GREEN, RED, BLUE, BLACK)
    turn(s, "green")
    say(s, "king", "liege")
    assert asked(s) == ("red", "hurry")
    say(s, "stay")
    assert asked(s) == ("blue", "hurry")
    say(s, "hurry")
    assert (discs(s, "liege", "blue"), s.congress[BLUE], s.congress[RED]) == (2, 0, 3)
    assert score(s, "blue") == 3
    assert asked(s) == ("red", "action")  # Black is not asked any more


def test_FK_K_5_who_hurries_may_win_the_majority_or_only_break_it() -> None:
    s = begin()
    build(s, "liege", "black", metal=1)
    put(s, "liege", green=2)
    put(s, "congress", blue=2)
    say(s, "king", "liege", "hurry")
    assert asked(s) == ("red", "idle")  # two against two: nobody has it
    say(s, "done")
    assert s.score == [0, 0, 0, 0]
    assert discs(s, "liege", "blue") == 2


def test_FK_K_5_the_mover_may_take_loans_when_it_is_his_turn_to_answer() -> None:
    s = begin()
    build(s, "antwerp", "red", idle=1)
    put(s, "congress", blue=2, red=1)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s) == ("blue", "hurry")
    assert [s.setup.vocabulary.token(move) for move in s.ahead(RED)] == ["stay", "hurry"]  # FK-T-7: not yet
    say(s, "stay")
    assert asked(s) == ("red", "hurry")
    assert open_to(s) == ["stay", "hurry", "loan"]
    say(s, "loan", "hurry")
    assert (discs(s, "liege", "red"), s.down[RED]) == (2, 1)


def test_FK_K_5_those_behind_may_answer_ahead() -> None:
    s = begin()
    put(s, "congress", blue=3, green=2, black=1)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s)[0] == "blue"
    for seat in (GREEN, BLACK):
        assert [s.setup.vocabulary.token(move) for move in s.ahead(seat)] == ["stay", "hurry"]
    assert s.ahead(RED) == s.ahead(BLUE) == []


def test_FK_K_6_with_two_a_tie_asks_nobody() -> None:
    s = begin(2)
    put(s, "congress", red=2, blue=2)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s) == ("blue", "action")
    assert s.congress == [2, 2]


def test_FK_K_6_with_more_players_a_tie_is_no_matter() -> None:
    s = begin(3)
    put(s, "congress", red=2, blue=2)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s) == ("red", "hurry")
    say(s, "stay")
    assert asked(s) == ("blue", "hurry")


def test_FK_K_6_with_two_the_one_with_more_is_asked() -> None:
    s = begin(2)
    put(s, "congress", red=2, blue=1)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s) == ("red", "hurry")
    say(s, "stay")
    assert asked(s) == ("blue", "hurry")


def test_FK_K_7_worked_example_liege() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    put(s, "liege", blue=4)
    say(s, "king", "liege")
    assert score(s, "blue") == 3
    assert s.idle[province(s, "liege") * 2] == 1


def test_FK_K_7_worked_example_namur() -> None:
    s = begin()
    build(s, "namur", "black", textile=1, metal=1)
    put(s, "namur", green=3, red=2)
    say(s, "king", "namur")
    assert score(s, "green") == 9
    assert sum(s.active) == 0
    assert sum(s.idle) == 2


def test_FK_K_7_worked_example_luxembourg() -> None:
    s = begin()
    put(s, "luxembourg", red=6)
    say(s, "king", "luxembourg")
    assert score(s, "red") == 2


@pytest.mark.parametrize(("own", "points"), [(1, 0), (2, 0), (3, 1), (5, 1)])
def test_FK_K_7_one_for_every_three_discs(own: int, points: int) -> None:
    s = begin()
    build(s, "luxembourg", "black", idle=1)
    put(s, "luxembourg", green=own)
    say(s, "king", "luxembourg")
    assert score(s, "green") == points


def test_FK_K_7_majority_takes_all_factories_of_a_kind() -> None:
    s = begin()
    build(s, "liege", "black", textile=3, metal=2)
    put(s, "liege", green=1)
    say(s, "king", "liege")
    assert score(s, "green") == 21
    at = province(s, "liege") * 2
    assert (s.active[at : at + 2], s.idle[at : at + 2]) == ([0, 0], [3, 2])


def test_FK_K_8_with_no_majority_the_mover_may_make_one_inactive() -> None:
    s = begin()
    build(s, "liege", "black", textile=2)
    put(s, "liege", green=2, blue=2)
    say(s, "king", "liege")
    assert asked(s) == ("red", "idle")
    assert why_not(s, "metal") == "FK-K-8"
    say(s, "textile")
    assert (s.active[province(s, "liege") * 2], s.idle[province(s, "liege") * 2]) == (1, 1)
    assert s.score == [0, 0, 0, 0]


def test_FK_K_8_he_may_leave_it_and_is_not_asked_without_active_factory() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    build(s, "namur", "black", idle=1)
    put(s, "liege", green=2, blue=2)
    put(s, "namur", green=2, blue=2)
    say(s, "king", "liege", "done")
    assert sum(s.active) == 1
    king(s, "luxembourg")
    say(s, "queen", "king", "namur", "done")
    assert asked(s) == ("green", "action")


def test_FK_K_8_may_end_the_game() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    build(s, "namur", "black", idle=4, idle_metal=5)
    put(s, "liege", green=2, blue=2)
    say(s, "king", "liege", "textile")
    assert over(s)
    assert s.ending() == "factories"
    assert s.places()[BLACK] == 1


def mildest(s: ForeignKing) -> str:
    """What is played for the seat that is asked if it does not answer in time."""
    return s.setup.vocabulary.token(s.default(s.next_seat()))


def test_FK_K_2_who_does_not_answer_in_time_stops_the_king() -> None:
    s = begin()
    king(s, "hainaut")
    say(s, "king", "brabant")
    assert mildest(s) == "done"


def test_FK_K_5_who_does_not_answer_in_time_stays_in_the_congress() -> None:
    s = begin()
    put(s, "liege", red=1)
    put(s, "congress", blue=1)
    say(s, "king", "liege")
    assert mildest(s) == "stay"


def test_FK_K_8_who_does_not_answer_in_time_leaves_the_factories_active() -> None:
    s = begin()
    build(s, "liege", "black", textile=1, metal=1)
    put(s, "liege", green=2, red=2)
    say(s, "king", "liege")
    assert mildest(s) == "done"
