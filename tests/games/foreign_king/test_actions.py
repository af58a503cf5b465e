"""FK-A: the actions."""

import pytest

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
    last,
    open_to,
    over,
    pawns,
    province,
    put,
    ring,
    say,
    turn,
    why_not,
)


def test_FK_A_FACTORY_1_three_francs_any_province_active() -> None:
    s = begin()
    say(s, "factory", "metal")
    assert s.money[RED] == 2
    assert len([move for move in open_to(s) if move in s.kingdom.provinces]) == 9
    say(s, "liege", "done")
    assert s.active[province(s, "liege") * 2 + 1] == 1
    assert s.stock == [5, 4]


def test_FK_A_FACTORY_1_no_limit_a_province() -> None:
    s = begin()
    build(s, "liege", "blue", textile=4, metal=5)
    say(s, "factory", "textile", "liege")
    assert s.factories(province(s, "liege")) == 10


def test_FK_A_FACTORY_2_a_kind_that_has_run_out() -> None:
    s = begin()
    build(s, "liege", "blue", metal=5)
    say(s, "factory")
    assert why_not(s, "metal") == "FK-A-FACTORY-2.kind"
    assert why_not(s, "textile") == ""


def test_FK_A_FACTORY_2_none_left() -> None:
    s = begin()
    build(s, "liege", "blue", textile=5, metal=5)
    assert why_not(s, "factory") == "FK-A-FACTORY-2.none"


def test_FK_A_FACTORY_3_the_first_of_a_province_earns_a_medal() -> None:
    s = begin()
    build(s, "namur", "blue", idle=1)
    say(s, "factory", "metal", "liege", "done")
    assert s.up[RED] == 1
    pawns(s, red="king")
    s.money[BLUE] = 3
    say(s, "factory", "textile", "namur", "done")  # industrialised, though its factory is inactive
    assert s.up[BLUE] == 1


def test_FK_A_FACTORY_3_medals_can_run_out_on_a_large_board() -> None:
    s = begin(board=ring(10), extended=1)
    for number in range(9):
        build(s, f"p{number}", "blue", idle=1 if number < 5 else 0, idle_metal=0 if number < 5 else 1)
    assert s.medals_left() == 0
    say(s, "factory", "metal", "p9")
    assert (s.up[RED], s.medals_left(), s.factories(province(s, "p9"))) == (0, 0, 1)
    assert asked(s) == ("blue", "action")


def test_FK_A_PLACE_1_worked_example_three_discs_cost_two_francs() -> None:
    s = begin()
    say(s, "place", "liege", "disc", "disc", "done")
    assert (s.money[RED], discs(s, "liege", "red"), s.supply[RED]) == (3, 3, 11)


def test_FK_A_PLACE_1_further_discs_need_francs_and_discs() -> None:
    s = begin()
    build(s, "namur", "red", idle=1)
    s.money[RED] = 0
    say(s, "place", "liege")
    assert why_not(s, "disc") == "FK-A-PLACE-1"
    say(s, "loan")
    assert why_not(s, "disc") == ""
    turn(s, "blue")
    put(s, "congress", blue=13)
    pawns(s, red="coins")
    say(s, "place", "liege")
    assert asked(s) == ("green", "action")  # nothing is left to ask


def test_FK_A_PLACE_1_nothing_is_asked_of_who_has_no_franc_and_no_medal() -> None:
    s = begin()
    s.money[RED] = 1
    say(s, "place", "liege")
    assert asked(s) == ("red", "place-more")
    assert s.setup.vocabulary.token(s.default(RED)) == "done"
    say(s, "disc")
    assert asked(s) == ("blue", "action")


def test_FK_A_MOVE_1_a_free_step_and_one_for_each_franc() -> None:
    s = begin()
    put(s, "brabant", red=2)
    say(s, "move", "brabant", "namur", "namur", "luxembourg", "brabant", "hainaut", "done")
    assert s.money[RED] == 3
    assert [discs(s, key, "red") for key in ("brabant", "namur", "luxembourg", "hainaut")] == [0, 0, 1, 1]


def test_FK_A_MOVE_1_only_to_adjacent_provinces_from_where_a_disc_is() -> None:
    s = begin()
    put(s, "liege", red=1)
    say(s, "move")
    assert why_not(s, "namur") == "FK-A-MOVE-1.disc"
    say(s, "liege")
    assert why_not(s, "antwerp") == "FK-A-MOVE-1.border"
    assert why_not(s, "liege") == "FK-A-MOVE-1.here"
    assert open_to(s) == ["supply", "limburg", "brabant", "namur", "luxembourg"]


def test_FK_A_MOVE_1_further_steps_need_francs() -> None:
    s = begin()
    build(s, "antwerp", "red", idle=1)
    put(s, "liege", red=2)
    s.money[RED] = 0
    say(s, "move", "liege", "namur")
    assert why_not(s, "liege") == "FK-A-MOVE-1.money"
    assert why_not(s, "namur") == "FK-A-MOVE-1.money"
    say(s, "loan", "liege", "namur", "done")
    assert (s.money[RED], discs(s, "namur", "red")) == (2, 2)


def test_FK_A_MOVE_2_all_start_in_the_same_province() -> None:
    s = begin()
    put(s, "liege", red=2)
    put(s, "namur", red=1)
    say(s, "move", "liege", "luxembourg")
    assert why_not(s, "namur") == "FK-A-MOVE-2"
    say(s, "luxembourg", "namur")
    # Now one of the two discs in Namur started in Liège, and may go on; the other may not.
    say(s, "namur", "brabant")
    assert why_not(s, "namur") == "FK-A-MOVE-2"
    assert (discs(s, "namur", "red"), discs(s, "brabant", "red")) == (1, 1)


def test_FK_A_MOVE_2_the_next_action_starts_anew() -> None:
    s = begin()
    put(s, "liege", red=2, blue=1)
    put(s, "namur", blue=1)
    s.money[RED] = 1
    say(s, "move", "liege", "namur", "liege", "namur")  # his money ends it
    pawns(s, red="coins")
    assert asked(s) == ("blue", "action")
    say(s, "move", "liege", "luxembourg")
    assert why_not(s, "namur") == "FK-A-MOVE-2"  # where Red's two have gone
    say(s, "done")
    pawns(s, blue="place")
    put(s, "brabant", green=2)
    put(s, "luxembourg", green=1)
    say(s, "move", "brabant", "namur")
    assert why_not(s, "luxembourg") == "FK-A-MOVE-2"  # where Blue's has gone


def test_FK_A_MOVE_2_discs_may_end_in_different_provinces() -> None:
    s = begin()
    put(s, "brabant", red=3)
    say(s, "move", "brabant", "antwerp", "brabant", "liege", "brabant", "supply", "done")
    assert (discs(s, "antwerp", "red"), discs(s, "liege", "red"), s.supply[RED]) == (1, 1, 12)


def test_FK_A_MOVE_3_home_is_one_step_and_the_end_of_a_discs_way() -> None:
    s = begin()
    put(s, "liege", red=1)
    say(s, "move", "liege", "namur", "namur", "supply")
    assert (s.money[RED], s.supply[RED]) == (4, 14)
    assert asked(s) == ("blue", "action")  # it moves no more, and there is no other


def test_FK_A_MOVE_3_out_and_back() -> None:
    s = begin()
    put(s, "liege", red=1)
    say(s, "move", "liege", "namur", "namur", "liege", "done")
    assert (s.money[RED], discs(s, "liege", "red")) == (4, 1)


def test_FK_A_MOVE_3_discs_in_the_congress_do_not_move() -> None:
    s = begin()
    put(s, "congress", red=3)
    assert why_not(s, "move") == "FK-T-4.discs"


def test_FK_A_CONGRESS_1_from_the_supply_or_a_province() -> None:
    s = begin()
    put(s, "liege", red=1)
    say(s, "congress")
    assert why_not(s, "namur") == "FK-A-CONGRESS-1.disc"
    say(s, "liege")
    assert (s.congress[RED], discs(s, "liege", "red")) == (1, 0)
    turn(s, "blue")
    put(s, "namur", blue=14)
    pawns(s, red="coins")
    say(s, "congress")
    assert why_not(s, "supply") == "FK-A-CONGRESS-1.supply"
    assert open_to(s) == ["namur"]


def test_FK_A_COINS_1_three_and_one_for_each_textile_factory_held() -> None:
    s = begin()
    build(s, "namur", "black", textile=1, idle=1, metal=1)
    build(s, "liege", "black", textile=1)
    put(s, "namur", red=2, blue=1)
    put(s, "liege", red=1, blue=1)  # no majority
    say(s, "coins")
    assert s.money[RED] == 5 + 3 + 2
    assert last(s, "coins").data == [RED, 5]


def test_FK_A_COINS_1_an_empty_bank_gives_nothing_and_it_is_told_so() -> None:
    s = begin(2, bank=37)
    s.money[BLUE] += s.bank
    s.bank = 0
    assert why_not(s, "coins") == ""
    say(s, "coins")
    assert s.money[RED] == 5
    assert last(s, "coins").data == [RED, 0]


def test_FK_A_ORDER_1_a_franc_now_and_the_place_at_the_end_of_the_round() -> None:
    s = begin()
    say(s, "order")
    assert s.money[RED] == 6
    say(s, "coins", "place", "liege", "done", "congress", "supply")
    assert asked(s) == ("red", "order-place")
    say(s, "third")
    assert s.order == (BLUE, GREEN, RED, BLACK)
    assert asked(s) == ("blue", "action")


def test_FK_A_ORDER_1_he_may_leave_it_and_loans_are_no_matter_then() -> None:
    s = begin(3)
    build(s, "liege", "green", idle=1)
    say(s, "coins", "place", "liege", "done", "order", "done")
    assert asked(s) == ("green", "order-place")  # also of him whose turn was the last
    assert open_to(s) == ["done", "first", "second", "third"]
    say(s, "done")
    assert s.order == (RED, BLUE, GREEN)


def test_FK_A_ORDER_1_a_wish_is_for_one_round() -> None:
    s = begin(3)
    say(s, "order", "coins", "congress", "supply", "second")
    assert s.order == (BLUE, RED, GREEN)
    say(s, "place", "liege", "done", "coins", "king", "namur")
    assert asked(s) == ("blue", "action")  # nobody is asked for a place


def test_FK_A_ORDER_1_an_empty_bank_pays_nothing_for_the_wish() -> None:
    s = begin(3, bank=37)
    s.money[BLUE] += s.bank
    s.bank = 0
    say(s, "order")
    assert s.money[RED] == 5
    assert last(s, "order-wish").data == [RED, 0]
    say(s, "coins", "congress", "supply")
    assert asked(s) == ("red", "order-place")


def test_FK_A_ORDER_1_nothing_happens_if_the_game_ends_before() -> None:
    s = begin(3)
    say(s, "order")
    s.marker = 1
    say(s, "king", "liege")
    assert over(s)
    assert s.order == (RED, BLUE, GREEN)


def test_FK_A_QUEEN_1_any_other_action_occupied_or_not() -> None:
    s = begin()
    put(s, "liege", red=1)
    pawns(s, red="place", blue="factory", green="congress", black="coins")
    say(s, "queen")
    assert s.money[RED] == 3
    assert open_to(s) == ["factory", "place", "move", "congress", "king", "coins", "order"]
    assert why_not(s, "queen") == "FK-A-QUEEN-1"
    say(s, "place", "namur", "done")  # the own last action included
    assert s.pawns[s.setup.vocabulary.move("queen")] == RED


def test_FK_A_QUEEN_1_worked_example_german_queen() -> None:
    s = begin(german_queen=1)
    pawns(s, red="place", blue="factory", green="congress", black="coins")
    say(s, "queen")
    assert open_to(s) == ["factory", "congress", "coins"]
    assert why_not(s, "place") == "FK-A-QUEEN-1.german"


@pytest.mark.parametrize("queen_first", [False, True])
def test_FK_A_QUEEN_2_the_pawn_first_then_the_queen(queen_first: bool) -> None:
    s = begin()
    if queen_first:
        say(s, "queen", "order", "order")
        by_pawn, by_queen = "blue", "red"
    else:
        say(s, "order", "queen", "order")
        by_pawn, by_queen = "red", "blue"
    say(s, "coins", "place", "liege", "done")
    assert asked(s) == (by_pawn, "order-place")
    say(s, "fourth")
    assert asked(s) == (by_queen, "order-place")
    say(s, "done")
    assert s.order[3] == s.setup.seat(by_pawn)


def test_FK_A_QUEEN_2_the_queen_alone() -> None:
    s = begin()
    pawns(s, black="order")  # from an earlier round
    say(s, "queen", "order")
    assert s.money[RED] == 5 - 2 + 1
    say(s, "coins", "place", "liege", "done", "congress", "supply")
    assert asked(s) == ("red", "order-place")
    say(s, "fourth")
    assert s.order == (BLUE, GREEN, BLACK, RED)


def test_FK_A_QUEEN_1_the_king_by_the_queen() -> None:
    s = begin()
    king(s, "liege")
    put(s, "namur", green=3)
    say(s, "queen", "king", "namur", "done")
    assert (s.marker, s.score[GREEN]) == (28, 1)


def test_FK_A_QUEEN_1_german_queen_lends_nothing_of_the_own_pawn() -> None:
    s = begin(german_queen=1)
    pawns(s, red="coins")
    assert why_not(s, "queen") == "FK-T-4.behind"
    pawns(s, blue="place")
    assert why_not(s, "queen") == ""


def test_FK_A_QUEEN_1_with_three_by_the_option() -> None:
    s = begin(3, three_queen=1)
    pawns(s, red="place", blue="coins")
    say(s, "queen")
    assert s.money[RED] == 3
    assert why_not(s, "order") == "FK-T-6"  # she has taken its place
    assert open_to(s) == ["factory", "place", "congress", "king", "coins"]
    say(s, "coins")
    assert s.money[RED] == 6
    assert s.pawns[s.setup.vocabulary.move("coins")] == BLUE


def test_FK_A_QUEEN_1_nobody_pays_himself_out_of_what_she_lends() -> None:
    s = begin(german_queen=1)
    build(s, "liege", "red", idle=1)
    s.up[RED], s.down[RED] = 0, 1
    s.money[RED] = 6
    pawns(s, blue="factory")
    say(s, "queen")
    assert open_to(s) == ["factory"]
    assert why_not(s, "repay") == "FK-T-2.stuck"
    s.money[RED] = 7
    assert why_not(s, "repay") == ""
