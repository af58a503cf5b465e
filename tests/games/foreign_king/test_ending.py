"""FK-E: the end and the final scoring."""

import pytest

from regalia.games.foreign_king.ending import final_awards, ranking, second_highest, shares
from regalia.games.foreign_king.state import ForeignKing
from tests.games.foreign_king.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    asked,
    begin,
    build,
    last,
    over,
    pawns,
    put,
    say,
    told,
    turn,
)

LOANS, CONTROL, MEDALS, CONGRESS, MONEY, PROVINCES = range(6)


def award(s: ForeignKing, row: int) -> list[int]:
    """What each colour would gain by one award as things stand."""
    return final_awards(s)[row * s.colours : (row + 1) * s.colours]


def test_FK_E_1_the_marker_meets_the_second_highest_score() -> None:
    s = begin()
    s.score = [16, 11, 9, 0]
    s.marker = 12
    say(s, "king", "liege")
    assert over(s)
    assert s.ending() == "marker"


def test_FK_E_1_not_before() -> None:
    s = begin()
    s.score = [16, 11, 9, 0]
    s.marker = 13
    say(s, "king", "liege")
    assert not over(s)
    assert s.marker == 12


@pytest.mark.parametrize(
    ("scores", "second"),
    [([16, 11, 9, 0], 11), ([11, 11, 9, 0], 11), ([4, 0, 0, 0], 0), ([0, 0, 0, 0], 0), ([3, 9, 12], 9), ([5, 2], 2)],
)
def test_FK_E_1_two_tied_leaders_and_scores_of_0(scores: list[int], second: int) -> None:
    assert second_highest(scores) == second


def test_FK_E_1_all_ten_factories_built_and_inactive() -> None:
    s = begin()
    build(s, "liege", "black", textile=1)
    build(s, "namur", "black", idle=4, idle_metal=4)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert not over(s)  # one is still in the bank
    build(s, "namur", "black", idle_metal=1)
    say(s, "coins")
    assert over(s)
    assert s.ending() == "factories"
    assert "end-factories" in told(s)


@pytest.mark.parametrize(("stock", "active"), [([1, 0], [0, 0]), ([0, 1], [0, 0]), ([0, 0], [1, 0]), ([0, 0], [0, 1])])
def test_FK_E_1_not_while_one_is_in_the_bank_or_active(stock: list[int], active: list[int]) -> None:
    s = begin()
    idle = [5 - stock[kind] - active[kind] for kind in (0, 1)]
    build(s, "liege", "black", textile=active[0], metal=active[1], idle=idle[0], idle_metal=idle[1])
    assert s.stock == stock
    say(s, "coins")
    assert not s.ended


def test_FK_E_1_the_active_player_finishes_his_turn_nobody_else_does() -> None:
    s = begin()
    build(s, "liege", "red", idle=1)
    build(s, "namur", "blue", idle=1)
    s.up, s.down = [0, 0, 0, 0], [1, 1, 0, 0]
    s.money = [4, 40, 0, 0]
    s.marker = 1
    say(s, "king", "antwerp")
    assert asked(s) == ("red", "turn-end")
    say(s, "repay", "done")
    assert over(s)
    assert s.down == [0, 1, 0, 0]
    assert last(s, "loans-open").data == [BLUE, 1, -6]


def test_FK_E_1_no_upper_end_of_the_track() -> None:
    s = begin()
    s.score = [200, 0, 0, 0]
    say(s, "coins")
    assert not over(s)


def test_FK_E_2_six_less_for_each_loan_even_below_0() -> None:
    s = begin()
    build(s, "liege", "red", idle=1)
    build(s, "namur", "red", idle=1)
    s.up, s.down = [0, 0, 0, 0], [2, 0, 0, 0]
    s.money = [0, 0, 0, 0]
    s.marker = 1
    assert award(s, LOANS) == [-12, 0, 0, 0]
    say(s, "king", "antwerp")
    assert s.score[RED] == -12 + 9  # most medals, either side up


def test_FK_E_3_nine_for_controlling_the_most_factories_counted() -> None:
    s = begin()
    build(s, "liege", "black", textile=1, idle=1)
    put(s, "liege", red=1)
    put(s, "namur", blue=1)
    put(s, "antwerp", blue=1)
    put(s, "limburg", red=2, blue=2)  # a tie is no majority
    assert award(s, CONTROL) == [9, 0, 0, 0]  # 3 against 2


def test_FK_E_4_medals_congress_and_francs() -> None:
    s = begin()
    build(s, "liege", "red", idle=1)
    build(s, "namur", "red", idle=1)
    build(s, "antwerp", "blue", idle=1)
    s.up[RED], s.down[RED] = 1, 1
    put(s, "congress", green=2, black=1)
    s.money = [1, 2, 3, 9]
    assert award(s, MEDALS) == [9, 0, 0, 0]
    assert award(s, CONGRESS) == [0, 0, 3, 0]
    assert award(s, MONEY) == [0, 0, 0, 3]


def test_FK_E_5_a_tie_splits_rounded_down_and_nothing_is_not_paid() -> None:
    assert shares(9, [2, 2, 1], 3) == [4, 4, 0]
    assert shares(9, [2, 2, 2, 2], 4) == [2, 2, 2, 2]
    assert shares(3, [1, 1, 1, 1], 4) == [0, 0, 0, 0]
    assert shares(3, [0, 0, 0, 0], 4) == [0, 0, 0, 0]


def test_FK_E_6_most_points_then_most_medals_then_shared() -> None:
    s = begin()
    build(s, "liege", "blue", idle=1)
    s.score = [20, 20, 5, 21]
    assert ranking(s) == [3, 2, 4, 1]
    s.score = [20, 20, 5, 1]
    assert ranking(s) == [2, 1, 3, 4]
    build(s, "namur", "red", idle=1)
    assert ranking(s) == [1, 1, 3, 4]


def test_FK_E_6_medals_count_either_side_up() -> None:
    s = begin()
    build(s, "liege", "blue", idle=1)
    s.up[BLUE], s.down[BLUE] = 0, 1
    s.score = [20, 20, 5, 1]
    assert ranking(s) == [2, 1, 3, 4]


def test_FK_E_6_all_who_share_the_victory_are_told() -> None:
    s = begin(3)
    s.score = [9, 9, 0]
    s.money = [2, 2, 1]
    s.marker = 1
    say(s, "king", "liege")
    assert s.places() == [1, 1, 3]
    assert last(s, "over").data == [RED, BLUE]
    s = begin(3)
    s.score = [9, 8, 0]
    s.money = [2, 2, 1]
    s.marker = 1
    say(s, "king", "liege")
    assert last(s, "over").data == [RED]


def test_FK_E_7_after_a_hundred_rounds_the_game_ends() -> None:
    s = begin()
    s.round = 100
    turn(s, "black")
    pawns(s, red="order")
    s.order_pawn = RED
    say(s, "coins")
    assert over(s)
    assert s.ending() == "rounds"
    assert s.order == (RED, BLUE, GREEN, BLACK)
    assert "end-rounds" in told(s)
    assert s.places()[BLACK] == 1
    assert s.score[GREEN] == 0
