"""FI-Z and FI-R-4: who is out, who wins, how points are counted, and in which order a round ends."""

import pytest

from regalia.games.fief.changes import changed
from regalia.games.fief.ending import points_of
from regalia.games.fief.figures import HAS_CASTLE, NONE
from regalia.games.fief.rounds import RoundEnd
from regalia.games.fief.state import Fief
from tests.games.fief.houses import houses
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    ask,
    bishop,
    build,
    captive,
    fief,
    hand,
    king,
    land,
    lord,
    money,
    over,
    place,
    queen,
    rebels,
    the,
    told,
    units,
    wed,
)

CAPITALS = {
    "bourg-duchy": "bourg",
    "tournus-duchy": "tournus",
    "beaujeu-county": "blaye",
    "sigy-county": "sigy",
    "sennecy-barony": "sennecy",
    "medard-barony": "st-medard",
}


def fiefs(s: Fief, name: str, bearer: str, *regions: str) -> None:
    """A player's fiefs, all with one bearer."""
    for region in regions:
        fief(s, region, name, CAPITALS[region], bearer)


def round_ends(s: Fief) -> list[str]:
    """The round ends; what all are told."""
    s.stack[:] = [RoundEnd()]
    s.take_events()
    s.settle()
    return told(s)


# FI-Z-1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crown", ["king", "queen"])
def test_FI_Z_1_a_player_with_king_or_queen_and_three_fiefs_wins(crown: str) -> None:
    s = houses(points=0)
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony", "medard-barony")
    if crown == "king":
        king(s, "arthur")
    else:
        queen(s, "blanche")
    round_ends(s)
    assert over(s)
    assert (s.ending(), s.places()) == ("alone", [1, 2, 2])


def test_FI_Z_1_not_with_two_fiefs_or_without_a_crown() -> None:
    for crowned, regions in ((True, ("bourg-duchy", "sennecy-barony")), (False, tuple(CAPITALS)[:3])):
        s = houses(points=0)
        fiefs(s, "red", "arthur", *regions)
        if crowned:
            king(s, "arthur")
        round_ends(s)
        assert not over(s)


def test_FI_Z_1_captives_count_and_waiting_titles_do_not() -> None:
    s = houses(points=0)
    captive(s, "henri", "red", "blue", "tournus")
    fiefs(s, "red", "henri", "bourg-duchy", "sennecy-barony")
    fiefs(s, "red", "", "medard-barony")
    king(s, "henri")
    round_ends(s)
    assert not over(s)
    s.title[5] = the(s, "arthur")
    round_ends(s)
    assert (over(s), s.places()) == (True, [1, 2, 2])


def test_FI_Z_1_a_couple_with_four_fiefs_together_wins() -> None:
    s = houses(points=0)
    king(s, "arthur")
    queen(s, "isabelle")
    wed(s, "arthur", "isabelle")
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony")
    fiefs(s, "blue", "charles", "tournus-duchy")
    round_ends(s)
    assert not over(s)
    fiefs(s, "blue", "charles", "beaujeu-county")
    round_ends(s)
    assert (s.ending(), s.places()) == ("couple", [1, 1, 3])


def test_FI_Z_1_king_and_queen_who_are_not_married_win_nothing_together() -> None:
    s = houses(points=0)
    king(s, "arthur")
    queen(s, "isabelle")
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony")
    fiefs(s, "blue", "charles", "tournus-duchy", "beaujeu-county")
    round_ends(s)
    assert not over(s)


def test_FI_Z_1_alone_comes_before_the_couple() -> None:
    s = houses(points=0)
    king(s, "arthur")
    queen(s, "isabelle")
    wed(s, "arthur", "isabelle")
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony", "medard-barony")
    fiefs(s, "blue", "charles", "tournus-duchy")
    round_ends(s)
    assert (s.ending(), s.places()) == ("alone", [1, 2, 2])


def test_FI_Z_1_two_who_win_alone_share_it() -> None:
    s = houses(points=0)
    king(s, "arthur")
    queen(s, "isabelle")
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony", "medard-barony")
    fiefs(s, "blue", "charles", "tournus-duchy", "beaujeu-county", "sigy-county")
    round_ends(s)
    assert (s.ending(), s.places()) == ("alone", [1, 1, 3])


def test_FI_Z_3_in_a_points_game_crown_and_fiefs_end_nothing() -> None:
    s = houses(points=10)
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony", "medard-barony")
    king(s, "arthur")
    round_ends(s)
    assert not over(s)


# FI-Z-2 --------------------------------------------------------------------------------------------------------------


def test_FI_Z_2_who_has_no_lord_and_no_soldier_is_out() -> None:
    s = land(4)
    for name, key in (("red", "blaye"), ("blue", "bourg"), ("green", "sigy")):
        units(s, name, key, 2)
    build(s, "tournus", castle=True, mills=1)
    fief(s, "tournus-duchy", "yellow", "tournus")
    hand(s, "yellow", "famine", "tax")
    money(s, "yellow", 700)
    counted = sum(s.counted)
    assert "out" in round_ends(s)
    assert s.gone == [0, 0, 0, 1]
    # His hand is discarded face down, his money is the bank's, his fief ends, and buildings stay.
    assert sorted(code % 32 for code in s.given) == [21, 25]
    assert (s.money[3], sum(s.counted)) == (0, counted - 700)
    assert s.fief_owner == [NONE] * 6
    assert (s.walls[place(s, "tournus")], s.mills[place(s, "tournus")]) == (HAS_CASTLE, 1)
    assert not over(s)


def test_FI_Z_2_one_soldier_or_a_captive_lord_is_enough() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    units(s, "blue", "bourg", 1)
    captive(s, "henri", "green", "blue", "bourg")
    round_ends(s)
    assert s.gone == [0, 0, 0]


def test_FI_Z_2_rebels_are_nobody_s_soldiers() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    units(s, "blue", "bourg", 1)
    rebels(s, "sigy", 4, "green")
    round_ends(s)
    assert s.gone == [0, 0, 1]


def test_FI_Z_2_who_is_out_plays_no_more_and_his_money_is_known_to_be_none() -> None:
    s = houses(points=0)
    for key in ("eric", "jeanne"):
        s.deck[the(s, key)] += 1
        s.owner[the(s, key)] = s.at[the(s, key)] = NONE
    s.units[place(s, "sigy") * 3 + GREEN] = s.bounds[place(s, "sigy") * 3 + GREEN] = s.total[GREEN] = 0
    s.parties[place(s, "sigy")] = 0
    round_ends(s)
    assert (s.gone, s.out(GREEN)) == ([0, 0, 1], True)
    met = set()
    while s.round < 4:
        met.add(s.next_seat())
        s.play(s.next_seat(), s.default(s.next_seat()))
    assert met == {RED, BLUE}
    assert s.view(RED)["money"][GREEN] == 0  # type: ignore[typeddict-item]


# FI-Z-3 --------------------------------------------------------------------------------------------------------------


def test_FI_Z_3_points_of_every_title_a_lord_holds_and_of_full_500_thaler() -> None:
    s = houses()
    lord(s, "henri", "red", "bourg")
    fiefs(s, "red", "arthur", "bourg-duchy", "beaujeu-county")
    fiefs(s, "red", "blanche", "medard-barony")
    king(s, "arthur")
    queen(s, "blanche")
    bishop(s, "henri", "bourg")
    s.cardinal[the(s, "henri")] = 1
    money(s, "red", 1499)
    # Duke 50, count 40, baron 30, king 50, queen 30, bishop 20, cardinal 10, and twice 10 for money.
    assert points_of(s, RED) == 250
    captive(s, "louis", "red", "blue", "tournus")
    s.prince = the(s, "louis")
    assert points_of(s, RED) == 260


def test_FI_Z_3_money_put_aside_counts_nothing() -> None:
    s = houses()
    captive(s, "henri", "red", "blue", "tournus")
    s.aside = changed(s.aside, the(s, "henri") * 6, 5000)
    assert points_of(s, RED) == 0


def test_FI_Z_3_counted_every_five_rounds_and_added_up() -> None:
    s = houses(points=10)
    king(s, "arthur")
    for number in range(1, 11):
        s.round = number
        round_ends(s)
        assert s.points[RED] == 50 * (number // 5)
        assert over(s) == (number == 10)
    assert (s.ending(), s.places()) == ("points", [1, 2, 2])


@pytest.mark.parametrize(
    ("titles", "thaler", "places"),
    [((1, 0), (0, 0), [1, 2, 3]), ((0, 0), (600, 550), [1, 2, 3]), ((0, 0), (500, 500), [1, 1, 3])],
)
def test_FI_Z_3_tied_more_titles_then_money_then_shared(
    titles: tuple[int, int], thaler: tuple[int, int], places: list[int]
) -> None:
    s = houses(points=10)
    s.round = 10
    s.points = [100, 100, 0]
    money(s, "red", thaler[0])
    money(s, "blue", thaler[1])
    if titles[0]:
        # A bishop's points make up for those of money; he has the title.
        bishop(s, "arthur", "bourg")
        money(s, "blue", 1000)
    round_ends(s)
    assert s.points[RED] == s.points[BLUE]
    assert s.places()[:2] == places[:2]


def test_FI_Z_3_who_is_out_does_not_win() -> None:
    s = houses(points=10)
    s.round = 10
    s.points = [0, 10, 100]
    s.gone[GREEN] = 1
    round_ends(s)
    assert s.places()[BLUE] == 1
    assert s.places()[GREEN] > 1


# FI-Z-4, FI-Z-5, FI-R-4 ----------------------------------------------------------------------------------------------


def test_FI_Z_4_the_last_player_not_out_wins() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    round_ends(s)
    assert (s.ending(), s.places()) == ("last", [2, 1, 2])


def test_FI_Z_4_in_a_points_game_too() -> None:
    s = land(points=20)
    s.points = [300, 0, 0]
    units(s, "blue", "bourg", 1)
    round_ends(s)
    assert (s.ending(), s.places()[BLUE]) == ("last", 1)


def test_FI_Z_4_the_last_ones_out_together_share_it() -> None:
    s = land()
    s.gone[RED] = 1
    round_ends(s)
    assert (s.ending(), s.places()) == ("last", [3, 1, 1])


def test_FI_Z_5_a_simple_game_ends_after_its_rounds_and_one_count_decides() -> None:
    s = houses(points=0, rounds=20)
    king(s, "charles")
    s.round = 19
    round_ends(s)
    assert not over(s)
    s.round = 20
    assert "rounds-over" in round_ends(s)
    assert (s.ending(), s.points, s.places()) == ("rounds", [0, 50, 0], [2, 1, 2])


def test_FI_X_1_a_simple_game_goes_sixty_rounds_unless_the_table_says_otherwise() -> None:
    assert houses(points=0).land.last_round == 60
    assert houses(points=0, rounds=30).land.last_round == 30
    assert houses(points=25).land.last_round == 25


def test_FI_R_4_the_order_in_which_a_round_ends() -> None:
    s = houses(points=10)
    s.round = 5
    ask(s)
    rebels(s, "blaye", 3, "red")
    wed(s, "arthur", "isabelle")
    king(s, "arthur")
    queen(s, "isabelle")
    s.regency, s.regent = 4, 1
    for key in ("eric", "jeanne"):
        s.deck[the(s, key)] += 1
        s.owner[the(s, key)] = s.at[the(s, key)] = NONE
    s.units[place(s, "sigy") * 3 + GREEN] = s.bounds[place(s, "sigy") * 3 + GREEN] = s.total[GREEN] = 0
    s.parties[place(s, "sigy")] = 0
    heard = round_ends(s)
    keys = [key for key in heard if key in ("rebels-go-home", "all-rights", "out", "counted", "round")]
    assert keys == ["rebels-go-home", "all-rights", "out", "counted", "counted", "round"]


def test_FI_R_4_players_go_out_before_victory_is_looked_at() -> None:
    s = houses(points=0)
    fiefs(s, "red", "arthur", "bourg-duchy", "sennecy-barony", "medard-barony")
    king(s, "arthur")
    s.units = [0] * len(s.units)
    s.bounds = [0] * len(s.bounds)
    s.total = [0] * 3
    for key in ("charles", "isabelle", "eric", "jeanne"):
        s.owner[the(s, key)] = s.at[the(s, key)] = NONE
        s.deck[the(s, key)] += 1
    round_ends(s)
    assert s.ending() == "last"
