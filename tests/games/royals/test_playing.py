"""RO-P: occupying and taking over."""

import itertools
import random

import pytest

from regalia.core.luck import FastLuck
from regalia.games.royals.figures import NOBODY
from tests.games.royals.positions import (
    BLACK,
    WHITE,
    asked,
    begin,
    deck,
    give,
    hand,
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
    tokens,
    why_not,
)


def test_RO_P_1_a_free_position_costs_cards_of_its_country() -> None:
    s = begin()
    give(s, "black", german_states=5)
    plays(s, "black")
    say(s, "berlin-duke", "wild-0")
    assert (holder(s, "berlin-duke"), hand(s, "black"), s.discards) == ("black", [0, 1, 0, 0], [0, 4, 0, 0])
    assert s.honours[name(s, "duke") * 3 + BLACK] == 1
    assert last(s, "pays").data == [BLACK, 4, name(s, "german-states")]


def test_RO_P_1_nothing_moves_before_the_last_card_is_paid() -> None:
    s = begin()
    give(s, "black", german_states=3, france=2, spain=2)
    plays(s, "black")
    before = s.view(WHITE)
    for token in ("berlin-duke", "wild-1", "france", "france"):
        say(s, token)
        assert holder(s, "berlin-duke") == ""
        assert sum(s.discards) == 0
        assert s.view(WHITE) == before
    say(s, "spain")
    assert holder(s, "berlin-duke") == "black"
    assert s.discards == [2, 3, 0, 1]


def test_RO_P_1_too_few_cards() -> None:
    s = begin()
    give(s, "black", german_states=3, france=2)
    plays(s, "black")
    assert why_not(s, "berlin-duke") == "RO-P-1.cards"
    barred = s.bar(BLACK, s.setup.vocabulary.move("berlin-duke"))
    assert barred is not None
    assert barred.data == [4, name(s, "german-states"), 3, 5]


def test_RO_P_1_a_card_that_is_not_in_hand() -> None:
    s = begin()
    give(s, "black", german_states=3, france=3, spain=1)
    plays(s, "black")
    say(s, "berlin-duke", "wild-1", "spain")
    assert why_not(s, "spain") == "RO-P-1.hand"
    assert why_not(s, "britain") == "RO-P-1.hand"


def test_RO_P_2_three_cards_count_as_one() -> None:
    """The worked example of the rules: three natives and three others; or two and six."""
    for wilds, others in ((1, ["france", "france", "spain"]), (2, ["france"] * 4 + ["spain", "spain"])):
        s = begin()
        give(s, "black", german_states=3, france=4, spain=2)
        plays(s, "black")
        say(s, "berlin-duke", f"wild-{wilds}", *others)
        assert holder(s, "berlin-duke") == "black"
        assert hand(s, "black")[1] == wilds - 1


def test_RO_P_2_only_for_who_holds_fewer_natives_than_the_cost() -> None:
    s = begin()
    give(s, "black", german_states=4, france=9)
    plays(s, "black")
    say(s, "berlin-duke")
    assert open_to(s) == ["wild-0", "drop"]
    assert why_not(s, "wild-1") == "RO-P-2"


def test_RO_P_2_free_wilds_as_the_short_rules_say() -> None:
    s = begin(free_wilds=1)
    give(s, "black", german_states=4, france=9)
    plays(s, "black")
    say(s, "berlin-duke")
    assert open_to(s) == ["wild-0", "wild-1", "wild-2", "wild-3", "wild-4", "drop"]
    say(s, "wild-3", *["france"] * 9)
    assert hand(s, "black") == [0, 3, 0, 0]


def test_RO_P_2_natives_may_be_among_the_three() -> None:
    s = begin()
    give(s, "black", german_states=3, france=5)
    plays(s, "black")
    say(s, "berlin-duke", "wild-2", "german-states", "german-states", "german-states")
    assert asked(s) == ("black", "lay")
    say(s, *["france"] * 5)
    assert (holder(s, "berlin-duke"), hand(s, "black")) == ("black", [0, 0, 0, 0])


def test_RO_P_2_natives_that_the_payment_needs_are_kept_for_it() -> None:
    s = begin()
    give(s, "black", german_states=3, france=4)
    plays(s, "black")
    say(s, "berlin-duke", "wild-1", "france", "german-states", "france")
    # Two natives and one other card are still to be laid.
    assert open_to(s) == ["france", "german-states", "drop"]
    say(s, "france")
    assert hand(s, "black") == [1, 0, 0, 0]


def test_RO_P_2_refusals_name_what_is_lacking() -> None:
    s = begin()
    give(s, "black", german_states=2, france=6)
    plays(s, "black")
    say(s, "berlin-duke")
    assert [why_not(s, f"wild-{number}") for number in range(5)] == [
        *["RO-P-1.natives", "RO-P-1.natives", "", "RO-P-2.cards", "RO-P-2.cards"]
    ]
    say(s, "wild-2", *["france"] * 5)
    assert asked(s) == ("black", "lay")


def payments(natives: int, others: list[int], cost: int, free: bool) -> set[tuple[int, ...]]:
    """Every set of cards that pays, found by brute force from the words of RO-P-1 and RO-P-2; natives come first."""
    found = set()
    for cards in itertools.product(range(natives + 1), *[range(number + 1) for number in others]):
        for wilds in range(cost + 1):
            if wilds and natives >= cost and not free:
                continue
            if sum(cards) == cost + 2 * wilds and cards[0] >= cost - wilds:
                found.add(cards)
    return found


@pytest.mark.parametrize("free", [0, 1])
@pytest.mark.parametrize(
    ("natives", "others"), [(0, [4, 3, 2]), (1, [5, 2, 0]), (2, [4, 1, 1]), (3, [3, 3, 1]), (4, [5, 0, 0])]
)
def test_RO_P_2_every_set_of_cards_that_pays_can_be_laid_and_no_other(
    natives: int, others: list[int], free: int
) -> None:
    s = begin(free_wilds=free)
    give(s, "black", spain=natives, france=others[0], german_states=others[1], britain=others[2])
    plays(s, "black")
    if why_not(s, "barcelona-countess"):
        assert payments(natives, others, 3, free == 1) == set()
        return
    say(s, "barcelona-countess")
    found, waiting = set(), [s]
    while waiting:
        at = waiting.pop()
        if at.holders[name(at, "barcelona-countess")] == BLACK:
            found.add((at.discards[3], *at.discards[:3]))
            continue
        legal = at.legal(BLACK)[:-1]
        assert legal  # who has begun can finish
        for move in legal:
            after = at.copy()
            after.do(BLACK, move)
            waiting.append(after)
    assert found == payments(natives, others, 3, free == 1)


def test_RO_P_3_cubes_never_run_out() -> None:
    s = begin()
    give(s, "black", spain=1)
    honours, squares = list(s.honours), list(s.squares)
    honours[BLACK] = squares[BLACK] = 40
    s.honours, s.squares = tuple(honours), tuple(squares)
    s.take_marker(name(s, "paris"), BLACK)
    plays(s, "black")
    assert why_not(s, "barcelona-marshal") == ""


def test_RO_P_3_limited_cubes_bar_who_has_fewer_than_two() -> None:
    s = begin(limited_cubes=1)
    give(s, "black", spain=2)
    honours = list(s.honours)
    honours[BLACK] = 34
    s.honours = tuple(honours)
    plays(s, "black")
    assert why_not(s, "valencia-marshal") == ""
    say(s, "valencia-marshal", "wild-0")
    assert s.cubes_left(BLACK) == 0
    assert why_not(s, "barcelona-marshal") == "RO-P-3"


def test_RO_P_3_a_cube_on_a_square_that_changes_nothing_goes_home() -> None:
    s = begin(limited_cubes=1)
    hold(s, "black", "valencia-marshal", "valencia-duke")
    plot(s, "white", "france-spain", 2)
    give(s, "white", spain=5)
    plays(s, "white")
    say(s, "valencia-marshal", "intrigue-wild-0", "france-spain", "wild-0")
    # Black still holds the duke there.
    assert (on_square(s, "valencia", "black"), s.cubes_left(BLACK)) == (0, 36 - 3)
    say(s, "valencia-duke", "intrigue-wild-0", "france-spain", "wild-0")
    assert (on_square(s, "valencia", "black"), s.cubes_left(BLACK)) == (1, 36 - 3)
    assert s.is_in(BLACK, name(s, "valencia"))


def test_RO_P_3_without_the_option_they_stay_on_the_square() -> None:
    s = begin()
    hold(s, "black", "valencia-marshal", "valencia-duke")
    plot(s, "white", "france-spain", 2)
    give(s, "white", spain=5)
    plays(s, "white")
    for position in ("valencia-marshal", "valencia-duke"):
        say(s, position, "intrigue-wild-0", "france-spain", "wild-0")
    assert on_square(s, "valencia", "black") == 2


def test_RO_P_4_one_cube_a_position() -> None:
    s = begin()
    hold(s, "black", "madrid-king")
    hold(s, "white", "madrid-king")
    assert holder(s, "madrid-king") == "white"
    assert on_square(s, "madrid", "black") == 1


def test_RO_P_1_a_payer_is_offered_the_cheapest_way_to_finish() -> None:
    s = begin()
    hold(s, "white", "berlin-duke")
    give(s, "black", german_states=3, france=4, spain=1, britain=2)
    plot(s, "black", "france-spain")
    plot(s, "black", "france-german-states")
    plays(s, "black")
    assert s.proposal(BLACK) == []
    say(s, "berlin-duke")
    assert tokens(s, s.proposal(BLACK)) == [
        *["intrigue-wild-0", "france-german-states", "wild-1", "spain", "britain", "britain"]
    ]
    assert s.proposal(WHITE) == []
    say(s, "intrigue-wild-0", "france-german-states")
    say(s, *tokens(s, s.proposal(BLACK)))
    assert holder(s, "berlin-duke") == "black"
    assert hand(s, "black") == [4, 0, 0, 0]


def test_RO_P_1_a_proposal_always_finishes_what_was_begun() -> None:
    finished = 0
    for seed in range(8):
        rng = random.Random(seed)
        s = setup(4, free_wilds=seed % 2).new(FastLuck(seed))
        while not s.over:
            seat = s.next_seat()
            moves = s.proposal(seat)
            if moves:
                finished += 1
                ahead = s.copy()
                target, plays_before = ahead.target, sum(ahead.honours)
                for move in moves:
                    ahead.play(seat, move)
                assert ahead.holders[target] == seat != NOBODY
                assert sum(ahead.honours) == plays_before + 1
            s.do(seat, rng.choice(s.legal(seat)))
    assert finished > 200


def test_RO_P_1_discards_are_shuffled_in_only_when_the_epoch_ends() -> None:
    s = begin()
    give(s, "black", spain=1)
    deck(s, france=20)
    before = sum(s.discards)
    plays(s, "black")
    say(s, "valencia-marshal", "wild-0", "done")
    assert sum(s.discards) == before + 1
