"""FK-V: the virtual player of a game for two."""

import pytest

from regalia.core.luck import Draw, RecordedLuck
from regalia.core.refusals import NotAsked
from regalia.games.foreign_king import GAME
from regalia.games.foreign_king.ending import final_awards, ranking
from regalia.games.foreign_king.state import ForeignKing
from tests.games.foreign_king.positions import (
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
    put,
    say,
    score,
    told,
    why_not,
)


def test_FK_V_1_a_third_colour_with_15_discs_and_no_turn() -> None:
    s = begin(2)
    assert s.setup.names["colour"] == ["red", "blue", "green"]
    assert s.supply[GREEN] == 15
    assert (len(s.money), len(s.up), len(s.congress), len(s.order)) == (2, 2, 2, 2)


def test_FK_V_1_it_takes_a_colour_that_nobody_has() -> None:
    assert GAME.setup(["green", "red"]).names["colour"][2] == "blue"
    assert GAME.setup(["black", "blue"]).names["colour"][2] == "green"


def scored_three() -> ForeignKing:
    """Blue, asked by nobody, scores 3 by Red's King; Red owes two steps."""
    s = begin(2)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", blue=4)
    say(s, "king", "liege")
    assert score(s, "blue") == 3
    assert asked(s) == ("red", "virtual")
    return s


@pytest.mark.parametrize(
    ("steps", "supply", "where"),
    [
        (["namur", "antwerp"], 11, [2, 1, 0, 0, 1]),
        (["shift", "hainaut", "namur", "shift", "hainaut", "brabant"], 13, [0, 1, 0, 1, 0]),
        (["shift", "hainaut", "namur", "shift", "namur", "liege"], 13, [1, 0, 1, 0, 0]),
        (["namur", "shift", "hainaut", "brabant"], 12, [1, 1, 0, 1, 0]),
        (["shift", "hainaut", "brabant", "namur"], 12, [1, 1, 0, 1, 0]),
    ],
)
def test_FK_V_2_worked_example_blue_scores_three_and_black_answers(
    steps: list[str], supply: int, where: list[int]
) -> None:
    s = GAME.setup(["black", "blue"]).new(RecordedLuck([Draw("order", 2, 1)]), True)
    assert isinstance(s, ForeignKing)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", blue=4)
    put(s, "hainaut", green=2)
    say(s, "king", "liege")
    assert score(s, "blue") == 3
    assert asked(s) == ("black", "virtual")
    say(s, *steps)
    assert asked(s) == ("blue", "action")
    assert s.supply[GREEN] == supply
    assert [discs(s, key, "green") for key in ("hainaut", "namur", "liege", "brabant", "antwerp")] == where


def test_FK_V_2_n_minus_one_steps_none_for_one_point() -> None:
    s = begin(2)
    put(s, "liege", blue=3)
    say(s, "king", "liege")
    assert score(s, "blue") == 1
    assert asked(s) == ("blue", "action")


def test_FK_V_2_with_its_supply_empty_only_moves() -> None:
    s = scored_three()
    assert why_not(s, "shift") == "FK-V-2.none"
    put(s, "namur", green=15)
    assert why_not(s, "liege") == "FK-V-2.supply"
    assert [token for token in open_to(s) if token not in ("loan", "repay")] == ["shift"]
    say(s, "shift")
    assert why_not(s, "liege") == "FK-V-2.disc"
    say(s, "namur")
    assert why_not(s, "antwerp") == "FK-V-2.border"
    assert why_not(s, "namur") == "FK-V-2.here"
    say(s, "luxembourg")
    assert discs(s, "luxembourg", "green") == 1


def test_FK_V_2_the_mover_may_take_loans_the_opponent_may_not() -> None:
    s = scored_three()
    build(s, "antwerp", "red", idle=1)
    assert "loan" in open_to(s)
    s = begin(2)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", red=4)
    say(s, "king", "liege")
    assert asked(s) == ("blue", "virtual")
    with pytest.raises(NotAsked):
        s.play(BLUE, s.setup.vocabulary.move("loan"))


def test_FK_V_3_it_scores_at_once_and_nobody_owes_steps_for_it() -> None:
    s = begin(2)
    build(s, "liege", "blue", metal=2)
    put(s, "liege", green=2, red=1)
    say(s, "king", "liege")
    assert score(s, "green") == 12
    assert asked(s) == ("blue", "action")


def test_FK_V_3_its_score_counts_for_the_end() -> None:
    s = begin(2)
    put(s, "liege", green=3)
    s.score = [9, 0, 7]
    s.marker = 9
    say(s, "king", "liege")  # 8 for the virtual player: second highest
    assert over(s)


def test_FK_V_3_silent_third_takes_nothing_but_its_factories_turn_inactive() -> None:
    s = begin(2, silent_third=1)
    build(s, "liege", "blue", metal=2)
    put(s, "liege", green=2, red=1)
    say(s, "king", "liege")
    assert score(s, "green") == 0
    assert (sum(s.active), sum(s.idle)) == (0, 2)
    assert "silent" in told(s)


def test_FK_V_3_silent_third_players_score_as_ever() -> None:
    s = begin(2, silent_third=1)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", red=2, green=1)
    say(s, "king", "liege")
    assert score(s, "red") == 3
    assert asked(s) == ("blue", "virtual")


def test_FK_V_4_silent_third_scores_at_the_end() -> None:
    s = begin(2, silent_third=1)
    build(s, "liege", "blue", idle=1)
    put(s, "liege", green=3)
    s.marker = 1
    say(s, "king", "liege")
    assert over(s)
    assert score(s, "green") == 18 + 1 + 3


def test_FK_V_3_the_opponent_of_whoever_scored_makes_the_steps() -> None:
    s = begin(2)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert asked(s) == ("blue", "virtual")  # Red moved and scored
    assert asked(scored_three()) == ("red", "virtual")  # Red moved, Blue scored


def test_FK_V_4_its_share_is_floored_then_doubled() -> None:
    s = begin(2)
    put(s, "liege", green=1)
    assert final_awards(s)[3:6] == [0, 0, 18]
    put(s, "namur", red=1)
    assert final_awards(s)[3:6] == [4, 0, 8]


def test_FK_V_4_one_for_each_province_three_more_for_industry() -> None:
    s = begin(2)
    put(s, "liege", green=1)
    put(s, "namur", green=1)
    build(s, "namur", "red", idle=1)
    assert final_awards(s)[15:18] == [0, 0, 5]


def test_FK_V_5_the_steps_are_completed_before_the_game_ends() -> None:
    s = begin(2)
    build(s, "liege", "blue", metal=1)
    build(s, "namur", "blue", idle=5, idle_metal=4)
    put(s, "liege", red=1)
    say(s, "king", "liege")
    assert not over(s)
    assert asked(s) == ("blue", "virtual")
    say(s, "liege", "liege", "liege", "liege", "liege")
    assert over(s)
    assert s.ending() == "factories"
    assert discs(s, "liege", "green") == 5


def test_FK_V_5_steps_that_the_mover_owes_come_before_the_end_too() -> None:
    s = begin(2)
    build(s, "liege", "blue", textile=1)
    build(s, "namur", "red", idle=1)
    put(s, "liege", blue=1)
    s.score = [3, 0, 0]
    s.marker = 4
    say(s, "king", "liege")
    assert asked(s) == ("red", "virtual")
    assert not s.ended
    say(s, "loan", "namur", "namur")
    assert asked(s) == ("red", "turn-end")
    say(s, "repay", "done")
    assert over(s)
    assert discs(s, "namur", "green") == 2


def test_FK_E_6_it_has_no_medals_and_may_share() -> None:
    s = begin(2)
    s.score = [7, 4, 7]
    assert ranking(s) == [1, 3, 1]
    build(s, "liege", "red", idle=1)
    assert ranking(s) == [1, 3, 2]


def test_FK_V_5_if_it_has_most_points_both_players_lose() -> None:
    s = begin(2)
    put(s, "liege", green=1)
    king(s, "namur")
    s.marker = 1
    say(s, "king", "hainaut", "done")
    assert over(s)
    assert ranking(s)[GREEN] == 1
    assert min(s.places()) == 2
    assert s.score[RED] < s.score[GREEN]
