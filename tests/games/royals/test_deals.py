"""RO-B-4: positions dealt from a view: every deal that fits is possible, and each as likely as it should be."""

import math
from collections import Counter
from itertools import permutations

import pytest

from regalia.core.luck import FastLuck
from regalia.games.royals.state import Royals
from tests.contract.every import walk
from tests.games.royals.positions import BLACK, GREY, WHITE, begin, deck, give, hand, plot, row, say, setup, turn

DEALS = 4000

Hands = tuple[tuple[int, ...], ...]


def expected(cards: list[int], kinds: int, sizes: list[int]) -> dict[Hands, float]:
    """How often each deal comes up, by trying every order of the unseen cards."""
    unseen = [kind for kind in range(kinds) for _ in range(cards[kind])]
    found: Counter[Hands] = Counter()
    for order in permutations(unseen):
        hands, at = [], 0
        for size in sizes:
            hands.append(tuple(order[at : at + size].count(kind) for kind in range(kinds)))
            at += size
        found[tuple(hands)] += 1
    return {hands: number / math.factorial(len(unseen)) for hands, number in found.items()}


def check(found: Counter[Hands], wanted: dict[Hands, float]) -> None:
    """All deals that fit and no others, as often as chance has it: chi-square, but for once in a thousand."""
    assert set(found) == set(wanted)
    total = sum(found.values())
    chi_square = sum((found[hands] - share * total) ** 2 / (share * total) for hands, share in wanted.items())
    freedom = len(wanted) - 1
    assert chi_square < freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize("sizes", [[1, 0], [2, 0], [1, 1], [2, 2], [0, 3]])
def test_RO_B_4_hidden_country_cards_are_dealt_from_the_unseen(sizes: list[int]) -> None:
    s = begin()
    row(s, "spain", "german-states", "german-states")
    turn(s, "white")
    say(s, "three", "spain")  # a known card, which every deal has
    give(s, "white", france=min(sizes[0], 1), spain=max(sizes[0] - 1, 0))
    give(s, "grey", france=min(sizes[1], 1), britain=max(sizes[1] - 1, 0))
    deck(s, france=3 - sum(min(size, 1) for size in sizes), spain=2, britain=1)
    view = s.view(BLACK)
    unseen = view["unseen"]
    assert sum(unseen) == sum(sizes) + view["deck"]
    luck = FastLuck(sum(unseen))
    found: Counter[Hands] = Counter()
    for _ in range(DEALS):
        other = s.europe.from_view(view, luck)
        white, grey = hand(other, "white"), hand(other, "grey")
        found[(white[0], white[1], white[2], white[3] - 1), tuple(grey)] += 1
    check(found, expected(unseen, 4, sizes))


@pytest.mark.parametrize("sizes", [[1, 0], [1, 2], [2, 1]])
def test_RO_B_4_hidden_intrigue_cards_likewise(sizes: list[int]) -> None:
    s = begin()
    plot(s, "white", "france-spain", sizes[0])
    plot(s, "grey", "france-britain", sizes[1])
    plot(s, "black", "britain-spain", 1)
    left = [1, 0, 1, 0, 1, 2]
    for kind in range(s.europe.kinds):
        s.intrigue_discards[kind] += s.intrigue_deck[kind] - left[kind]
        s.intrigue_deck[kind] = left[kind]
    assert s.wrong() == ""
    view = s.view(BLACK)
    luck = FastLuck(7)
    found: Counter[Hands] = Counter()
    for _ in range(DEALS):
        other = s.europe.from_view(view, luck)
        first, second, third = WHITE * 6, GREY * 6, GREY * 6 + 6
        found[tuple(other.intrigues[first:second]), tuple(other.intrigues[second:third])] += 1
    check(found, expected(view["unseen_intrigues"], 6, sizes))


def test_RO_B_4_a_deal_has_all_that_the_reader_knows() -> None:
    dealt = 0
    for seed in range(3):
        for at, s in enumerate(walk(setup(4), seed)):
            assert isinstance(s, Royals)
            if at % 37:
                continue
            for reader in (None, 0, 3):
                other = s.europe.from_view(s.view(reader), FastLuck(at))
                assert other.wrong() == ""
                assert (other.held, other.known, other.row, other.discards) == (s.held, s.known, s.row, s.discards)
                assert sum(other.deck) == sum(s.deck)
                if reader is not None:
                    assert hand(other, s.setup.seats[reader]) == hand(s, s.setup.seats[reader])
                dealt += other.hands != s.hands
    assert dealt > 20
