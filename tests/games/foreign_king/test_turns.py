"""FK-T: rounds, turns, available actions, loans."""

import pytest

from regalia.core.refusals import Barred, NotAsked, NotYourTurn
from tests.games.foreign_king.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    begin,
    build,
    king,
    open_to,
    over,
    pawns,
    put,
    say,
    told,
    turn,
    why_not,
)


def test_FK_T_1_a_turn_each_in_turn_order_and_pawns_stay() -> None:
    s = begin(3)
    s.order = (GREEN, RED, BLUE)
    turn(s, "green")
    say(s, "coins")
    assert asked(s) == ("red", "action")
    say(s, "place", "namur", "done")
    say(s, "congress", "supply")
    assert s.round == 2
    assert asked(s) == ("green", "action")
    assert [why_not(s, action) for action in ("coins", "place", "congress")] == [
        *["FK-T-3.own", "FK-T-3.pawn", "FK-T-3.pawn"]
    ]


def test_FK_T_2_nobody_passes() -> None:
    s = begin()
    assert why_not(s, "lose") == "FK-T-2"
    with pytest.raises(NotAsked):
        s.play(RED, s.setup.vocabulary.move("done"))
    with pytest.raises(NotYourTurn):
        s.play(BLUE, s.setup.vocabulary.move("coins"))


def test_FK_T_2_nobody_pays_himself_out_of_his_action() -> None:
    s = begin(2)
    build(s, "liege", "red", idle=1)
    s.up[RED], s.down[RED] = 0, 1
    s.congress[RED], s.supply[RED] = s.supply[RED], 0
    pawns(s, red="king", blue="coins")
    s.money[RED] = 4
    assert open_to(s) == ["factory"]
    assert why_not(s, "repay") == "FK-T-2.stuck"


def test_FK_T_3_a_pawn_blocks_its_action_the_own_one_too() -> None:
    s = begin(4)
    pawns(s, red="place", blue="factory", green="order", black="coins")
    assert [why_not(s, action) for action in ("place", "factory", "order", "coins")] == [
        *["FK-T-3.own", "FK-T-3.pawn", "FK-T-3.pawn", "FK-T-3.pawn"]
    ]


def test_FK_T_3_after_the_queen_the_last_action_is_the_queen() -> None:
    s = begin(4)
    say(s, "queen", "coins", "congress", "supply", "place", "liege", "done", "king", "liege")
    say(s, "stay")
    assert asked(s) == ("red", "action")
    assert why_not(s, "queen") == "FK-T-3.own"
    assert why_not(s, "coins") == ""


def test_FK_T_3_worked_example_four_pawns() -> None:
    s = begin(4)
    pawns(s, red="place", blue="factory", green="congress", black="coins")
    put(s, "liege", red=1)
    assert open_to(s) == ["move", "king", "order", "queen"]


def test_FK_T_4_what_cannot_be_carried_out_is_not_available() -> None:
    s = begin(4)
    s.money[RED] = 1
    assert why_not(s, "factory") == "FK-T-4.money"
    assert why_not(s, "queen") == "FK-T-4.money"
    assert why_not(s, "move") == "FK-T-4.discs"
    put(s, "congress", red=14)
    assert why_not(s, "place") == "FK-T-4.discs"
    assert why_not(s, "congress") == "FK-T-4.discs"


def test_FK_T_4_the_queen_needs_means_for_an_action_behind_her() -> None:
    s = begin(3, three_queen=1, german_queen=1)
    pawns(s, blue="factory", green="move")
    s.money[RED] = 4
    assert why_not(s, "queen") == "FK-T-4.behind"
    s.money[RED] = 5
    assert why_not(s, "queen") == ""
    say(s, "queen")
    assert (s.money[RED], open_to(s)) == (3, ["factory"])


def test_FK_T_4_a_factory_by_the_queen_takes_five_francs() -> None:
    s = begin(4)
    s.money[RED] = 4
    say(s, "queen")
    assert why_not(s, "factory") == "FK-T-4.money"
    turn(s, "blue")
    s.money[BLUE] = 5
    pawns(s, red="coins")
    say(s, "queen", "factory", "metal", "liege")
    assert s.money[BLUE] == 0


def test_FK_T_4_a_loan_counts_once_it_is_taken() -> None:
    s = begin(4)
    build(s, "liege", "red", idle=1)
    s.money[RED] = 0
    assert why_not(s, "factory") == "FK-T-4.money"
    say(s, "loan", "factory", "textile", "namur")
    assert (s.money[RED], s.up[RED], s.down[RED]) == (0, 1, 1)


def test_FK_T_5_who_can_do_nothing_loses_the_turn() -> None:
    s = begin(2)
    put(s, "congress", red=15)
    s.money[RED] = 0
    pawns(s, red="king", blue="factory")
    turn(s, "blue")
    say(s, "coins")
    assert told(s)[-4:] == ["round", "turn", "loses-turn", "turn"]
    assert asked(s) == ("blue", "action")


def test_FK_T_5_a_lost_turn_is_still_a_turn_for_loans() -> None:
    s = begin(2)
    build(s, "liege", "red", idle=5, idle_metal=4)
    build(s, "liege", "red", metal=1)
    put(s, "congress", red=15)
    s.up[RED], s.down[RED], s.money[RED] = 0, 1, 4
    pawns(s, red="king", blue="place")
    turn(s, "blue")
    say(s, "coins")
    assert "loses-turn" in told(s)
    assert asked(s) == ("red", "turn-end")
    assert open_to(s) == ["done", "repay"]


def test_FK_T_5_where_only_a_loan_opens_an_action_he_may_lose_the_turn() -> None:
    s = begin(2)
    build(s, "liege", "red", idle=1)
    put(s, "congress", red=15)
    s.money[RED] = 0
    pawns(s, red="king", blue="coins")
    turn(s, "red")
    assert asked(s) == ("red", "action")
    assert open_to(s) == ["lose", "loan"]
    assert s.setup.vocabulary.token(s.default(RED)) == "lose"
    say(s, "lose", "done")
    assert told(s)[:2] == ["loses-turn", "turn"]
    assert s.pawns[s.setup.vocabulary.move("king")] == RED


def test_FK_T_5_a_loan_may_open_the_queen_alone() -> None:
    s = begin(4)
    build(s, "liege", "red", idle=1)
    put(s, "congress", red=14)
    s.money[RED] = 0
    pawns(s, red="king", blue="coins", green="order", black="factory")
    turn(s, "red")
    assert open_to(s) == ["lose", "loan"]
    say(s, "loan")
    assert open_to(s) == ["queen"]


def test_FK_T_5_loans_that_the_bank_cannot_pay_do_not_count() -> None:
    s = begin(2, bank=37)
    build(s, "liege", "red", idle=1)
    put(s, "congress", red=15)
    pawns(s, red="king", blue="coins")
    s.money, s.bank = [0, 35], 2
    turn(s, "red")
    assert asked(s) == ("blue", "action")


def test_FK_T_5_a_medal_that_is_down_brings_no_loan_more() -> None:
    s = begin(2)
    build(s, "liege", "red", idle=1)
    put(s, "congress", red=15)
    s.up[RED], s.down[RED] = 0, 1
    s.money[RED] = 0
    pawns(s, red="king", blue="coins")
    turn(s, "red")
    assert asked(s) == ("blue", "action")


def test_FK_T_5_even_after_every_loan() -> None:
    s = begin(2)
    build(s, "liege", "red", idle=5, idle_metal=4)
    build(s, "liege", "red", metal=1)
    put(s, "congress", red=15)
    pawns(s, red="king", blue="coins")
    turn(s, "red")
    assert asked(s) == ("red", "turn-end")  # a medal is no help where no factory is left


def test_FK_T_2_who_does_not_answer_in_time_does_what_costs_least() -> None:
    s = begin(4)
    put(s, "liege", red=1)
    found = []
    for action in ("place", "move", "congress", "king", "coins", "order", "queen", "factory"):
        found.append(s.setup.vocabulary.token(s.default(RED)) == action)
        s.pawns[s.setup.vocabulary.move(action)] = BLUE
    assert found == [True] * 8


@pytest.mark.parametrize(
    ("players", "three_queen", "missing"),
    [(2, 0, ["order", "queen"]), (3, 0, ["queen"]), (3, 1, ["order"]), (4, 0, [])],
)
def test_FK_T_6_actions_by_number_of_players(players: int, three_queen: int, missing: list[str]) -> None:
    s = begin(players, three_queen=three_queen)
    put(s, "liege", red=1)
    actions = ["factory", "place", "move", "congress", "king", "coins", "order", "queen"]
    assert open_to(s) == [action for action in actions if action not in missing]
    assert [why_not(s, action) for action in missing] == ["FK-T-6"] * len(missing)


def test_FK_T_7_loans_before_during_and_after_the_action() -> None:
    s = begin(4)
    build(s, "liege", "red", idle=1)
    build(s, "namur", "red", idle=1)
    s.money[RED] = 4
    say(s, "loan", "repay")  # before
    assert (s.money[RED], s.up[RED]) == (3, 2)
    say(s, "place", "loan", "antwerp", "disc", "loan", "disc", "done")  # during
    assert asked(s) == ("red", "turn-end")
    assert (s.money[RED], s.up[RED], s.down[RED]) == (7, 0, 2)
    say(s, "repay", "done")  # after
    assert asked(s) == ("blue", "action")
    assert (s.money[RED], s.down[RED]) == (3, 1)


def test_FK_T_7_one_loan_a_medal_and_four_francs_to_repay() -> None:
    s = begin(4)
    assert why_not(s, "loan") == "FK-T-7.medal"
    assert why_not(s, "repay") == "FK-T-7.loan"
    build(s, "liege", "red", idle=1)
    s.money[RED] = 0
    say(s, "loan")
    assert why_not(s, "loan") == "FK-T-7.medal"
    assert why_not(s, "repay") == "FK-T-7.money"


def test_FK_T_7_a_medal_of_this_very_turn_may_be_used_at_once() -> None:
    s = begin(4)
    s.money[RED] = 3
    say(s, "factory", "metal", "liege", "loan")
    assert (s.money[RED], s.down[RED]) == (3, 1)


def test_FK_T_7_not_while_another_is_asked() -> None:
    s = begin(4)
    build(s, "antwerp", "red", idle=1)
    build(s, "namur", "blue", idle=1)
    put(s, "congress", blue=2)
    put(s, "liege", red=1)
    king(s, "luxembourg")
    say(s, "king", "liege", "done")
    assert asked(s) == ("blue", "hurry")
    assert open_to(s) == ["stay", "hurry"]
    with pytest.raises(NotAsked):
        s.play(BLUE, s.setup.vocabulary.move("loan"))
    with pytest.raises(NotYourTurn):
        s.play(RED, s.setup.vocabulary.move("loan"))


def test_FK_T_7_also_after_the_end_was_triggered() -> None:
    s = begin(4)
    build(s, "liege", "red", textile=1)
    put(s, "liege", red=1)
    s.up[RED], s.down[RED] = 0, 1
    s.money[RED] = 4
    s.score[BLUE], s.score[GREEN] = 20, 20
    s.marker = 21
    say(s, "king", "liege")
    assert s.ended
    assert asked(s) == ("red", "turn-end")
    say(s, "repay", "done")
    assert over(s)
    assert s.down[RED] == 0


def test_FK_T_7_a_loan_too_after_the_end_was_triggered() -> None:
    s = begin(4)
    build(s, "liege", "red", idle=1)
    s.marker = 1
    say(s, "king", "antwerp")
    assert s.ended
    say(s, "loan", "repay", "loan", "done")
    assert over(s)
    assert (s.down[RED], s.money[RED]) == (1, 5 + 3 - 4 + 3)


def test_FK_T_7_at_every_question_of_the_own_turn() -> None:
    s = begin(2)
    build(s, "liege", "red", textile=1)
    put(s, "liege", blue=4)
    put(s, "namur", red=1, green=1)
    king(s, "namur")
    asked_at = []
    for token in ("king", "liege", "done", "shift", "namur", "brabant", "antwerp", "done"):
        asked_at.append(asked(s)[1])
        before = s.view(None)
        say(s, "loan", "repay")
        after = s.view(None)
        assert after["stack"] == before["stack"]
        s.money[RED] += 1
        say(s, token)
    assert asked_at == ["action", "king", "king-on", "virtual", "virtual-from", "virtual-to", "virtual", "turn-end"]
    assert s.money[RED] == 5


def test_a_refused_move_changes_nothing() -> None:
    s = begin(4)
    before = s.view(None)
    for token in ("lose", "loan", "repay", "move"):
        with pytest.raises(Barred):
            s.play(RED, s.setup.vocabulary.move(token))
    assert s.view(None) == before
