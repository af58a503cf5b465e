"""RO-P-5 to RO-P-7: taking positions over."""

import pytest

from regalia.games.royals.state import Royals
from tests.contract.every import walk
from tests.games.royals.positions import (
    BLACK,
    WHITE,
    asked,
    begin,
    give,
    hold,
    holder,
    last,
    name,
    on_square,
    open_to,
    plays,
    plot,
    say,
    setup,
    why_not,
)


def test_RO_P_5_a_take_over_costs_an_intrigue_card_and_the_titles_cost() -> None:
    s = begin()
    hold(s, "white", "valencia-duke")
    give(s, "black", spain=4)
    plays(s, "black")
    assert why_not(s, "valencia-duke") == "RO-P-5.cards"
    plot(s, "black", "britain-spain")
    say(s, "valencia-duke", "intrigue-wild-0", "britain-spain", "wild-0")
    assert holder(s, "valencia-duke") == "black"
    assert (sum(s.discards), sum(s.intrigue_discards)) == (4, 1)
    assert last(s, "takes-over").data == [BLACK, WHITE, name(s, "valencia-duke")]


def test_RO_P_5_both_must_be_payable() -> None:
    s = begin()
    hold(s, "white", "valencia-duke")
    plot(s, "black", "britain-spain")
    give(s, "black", spain=3)
    plays(s, "black")
    assert why_not(s, "valencia-duke") == "RO-P-1.cards"


def test_RO_P_5_a_king_costs_two() -> None:
    s = begin()
    hold(s, "white", "madrid-king")
    plot(s, "black", "britain-spain")
    give(s, "black", spain=8)
    plays(s, "black")
    assert why_not(s, "madrid-king") == "RO-P-5.cards"
    plot(s, "black", "france-spain")
    say(s, "madrid-king", "intrigue-wild-0", "france-spain", "britain-spain", "wild-0")
    assert holder(s, "madrid-king") == "black"


def test_RO_P_5_nobody_takes_over_his_own() -> None:
    s = begin()
    hold(s, "black", "valencia-duke")
    plot(s, "black", "britain-spain")
    give(s, "black", spain=8)
    plays(s, "black")
    assert why_not(s, "valencia-duke") == "RO-P-5.own"


def test_RO_P_6_two_intrigue_cards_count_as_one() -> None:
    s = begin()
    hold(s, "white", "valencia-marshal")
    plot(s, "black", "france-britain", 2)
    give(s, "black", spain=1)
    plays(s, "black")
    say(s, "valencia-marshal")
    assert why_not(s, "intrigue-wild-0") == "RO-P-5.matching"
    say(s, "intrigue-wild-1", "france-britain", "france-britain", "wild-0")
    assert holder(s, "valencia-marshal") == "black"
    assert s.intrigue_discards[name(s, "france-britain")] == 2


@pytest.mark.parametrize(
    ("matching", "others", "wilds"), [(2, 2, [0]), (1, 2, [1]), (0, 4, [2]), (1, 3, [1, 2]), (0, 3, []), (1, 1, [])]
)
def test_RO_P_6_a_king_for_two_for_one_and_two_or_for_four(matching: int, others: int, wilds: list[int]) -> None:
    s = begin()
    hold(s, "white", "madrid-king")
    plot(s, "black", "britain-spain", matching)
    plot(s, "black", "france-britain", others)
    give(s, "black", spain=8)
    plays(s, "black")
    if not wilds:
        assert why_not(s, "madrid-king") == "RO-P-5.cards"
        return
    say(s, "madrid-king")
    assert open_to(s) == [*[f"intrigue-wild-{number}" for number in wilds], "drop"]


def test_RO_P_6_wilds_only_where_matching_cards_are_lacking_unless_free() -> None:
    for free in (0, 1):
        s = begin(free_wilds=free)
        hold(s, "white", "valencia-marshal")
        plot(s, "black", "france-britain", 2)
        plot(s, "black", "france-spain", 1)
        give(s, "black", spain=1)
        plays(s, "black")
        say(s, "valencia-marshal")
        assert why_not(s, "intrigue-wild-1") == ("" if free else "RO-P-6")


def test_RO_P_6_refusals_of_intrigue_cards() -> None:
    s = begin()
    hold(s, "white", "madrid-king")
    plot(s, "black", "france-britain", 3)
    plot(s, "black", "france-spain", 1)
    give(s, "black", spain=8)
    plays(s, "black")
    say(s, "madrid-king", "intrigue-wild-1")
    assert why_not(s, "britain-spain") == "RO-P-6.hand"
    say(s, "france-britain", "france-britain")
    assert why_not(s, "france-britain") == "RO-P-6.rest"
    say(s, "france-spain")
    assert asked(s) == ("black", "pay")


def test_RO_P_7_the_losers_cube_moves_to_the_square() -> None:
    s = begin()
    hold(s, "white", "valencia-duke")
    plot(s, "black", "britain-spain")
    give(s, "black", spain=4)
    plays(s, "black")
    honours = s.honours[name(s, "duke") * 3 + WHITE]
    say(s, "valencia-duke", "intrigue-wild-0", "britain-spain", "wild-0")
    assert on_square(s, "valencia", "white") == 1
    assert s.honours[name(s, "duke") * 3 + WHITE] == honours == 1
    assert s.is_in(WHITE, name(s, "valencia"))


def test_RO_P_7_a_take_over_happens_whole_or_not_at_all() -> None:
    s = begin()
    hold(s, "white", "valencia-duke")
    plot(s, "black", "britain-spain")
    give(s, "black", spain=4)
    plays(s, "black")
    say(s, "valencia-duke", "intrigue-wild-0", "britain-spain")
    assert (holder(s, "valencia-duke"), sum(s.intrigue_discards)) == ("white", 0)
    say(s, "drop")
    assert (holder(s, "valencia-duke"), sum(s.intrigue_discards)) == ("white", 0)
    assert s.held_intrigues(BLACK) == 1


@pytest.mark.parametrize("limited", [0, 1])
def test_RO_P_7_displaced_cubes_never_lower_the_number_of_cities(limited: int) -> None:
    for seed in range(6):
        table = setup(3, limited_cubes=limited)
        before = [0] * 3
        for s in walk(table, seed):
            assert isinstance(s, Royals)
            cities = [sum(s.is_in(seat, city) for city in range(table.cities)) for seat in range(3)]
            assert all(now >= then for now, then in zip(cities, before, strict=True))
            before = cities
        assert max(before) > 3
