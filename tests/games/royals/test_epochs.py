"""RO-E: when an epoch ends, and how it is scored."""

import pytest

from regalia.core.data import packaged
from regalia.games.royals.epochs import score_epoch
from regalia.games.royals.figures import NOBODY, OUT
from regalia.games.royals.state import Royals
from tests.contract.every import recorded, sealed_luck
from tests.games.royals.positions import (
    asked,
    begin,
    deck,
    ends,
    give,
    hold,
    last,
    name,
    over,
    row,
    say,
    setup,
    told,
    turn,
)


def markers(s: Royals, epoch: int, country: str) -> list[int]:
    """Who has the two markers of a country in an epoch."""
    first = s.europe.first_epoch + (epoch * s.europe.countries + name(s, country)) * 2
    return list(s.markers[first : first + 2])


def test_RO_E_1_the_epoch_ends_when_the_row_stays_short() -> None:
    s = begin()
    row(s, "spain", "spain", "spain")
    deck(s, france=2)
    turn(s, "black")
    told(s)
    say(s, "three", "spain", "spain", "spain", "done")
    assert s.epoch == 1
    # The two last cards of France went into the row; the new deck is the discards, less one card.
    assert s.row[name(s, "france")] >= 2
    assert (sum(s.row), sum(s.discards)) == (3, 0)
    assert sum(s.deck) == sum(s.europe.cards) - 3 - 3
    keys = told(s)
    assert keys.index("epoch-ends") < keys.index("epoch-nobody") < keys.index("turn")
    assert keys.index("deck-renewed") < keys.index("epoch-ends")
    assert asked(s) == ("white", "way")


def test_RO_E_2_most_and_second_most_influence() -> None:
    s = begin(4)
    hold(s, "black", "berlin-duke", "munich-baron")
    hold(s, "white", "vienna-king", "cologne-cardinal")
    hold(s, "grey", "munich-princess")
    score_epoch(s)
    assert markers(s, 0, "german-states") == [name(s, "white"), name(s, "black")]
    assert last(s, "epoch-first").data == [name(s, "white"), name(s, "german-states"), 5]
    assert last(s, "epoch-second").data == [name(s, "black"), name(s, "german-states"), 2]


def test_RO_E_2_no_round_is_evened_out_after_the_first_two() -> None:
    for epoch in (0, 1):
        s = begin()
        for done in range(epoch):
            assert s.epoch == done
            score_epoch(s)
        row(s, "spain", "spain", "spain")
        deck(s)
        turn(s, "black")
        say(s, "three", "spain", "spain", "spain", "done")
        assert s.epoch == epoch + 1
        assert asked(s) == ("white", "way")


def test_RO_E_3_the_higher_title_decides() -> None:
    s = begin()
    hold(s, "black", "seville-cardinal", "barcelona-marshal")
    hold(s, "white", "valencia-duke", "barcelona-countess")
    score_epoch(s)
    assert markers(s, 0, "spain") == [name(s, "black"), name(s, "white")]
    assert last(s, "tie-title").data == [name(s, "black"), name(s, "spain"), name(s, "cardinal")]


def test_RO_E_3_then_the_city_with_the_higher_printed_bonus() -> None:
    s = begin()
    hold(s, "black", "avignon-princess")
    hold(s, "white", "nantes-princess")
    score_epoch(s)
    # Nantes is worth 4, Avignon 2; both markers were taken long ago.
    assert markers(s, 0, "france") == [name(s, "white"), name(s, "black")]
    assert last(s, "tie-city").data == [name(s, "white"), name(s, "france"), name(s, "princess")]


def test_RO_E_3_the_same_decides_the_second_place() -> None:
    s = begin()
    hold(s, "black", "paris-king")
    hold(s, "white", "reims-cardinal")
    hold(s, "grey", "bordeaux-duke")
    score_epoch(s)
    assert markers(s, 0, "france") == [name(s, "black"), name(s, "white")]
    assert last(s, "tie-title").data == [name(s, "white"), name(s, "france"), name(s, "cardinal")]


EQUAL = (
    '[[city]]\nkey = "paris"\ncountry = "france"\nbonus = 6\npositions = ["king"]\nsource = "own"\n'
    '[[city]]\nkey = "lyon"\ncountry = "france"\nbonus = 6\npositions = ["king", "marshal"]\nsource = "own"\n'
    '[[city]]\nkey = "nice"\ncountry = "france"\nbonus = 6\npositions = ["baron", "marshal"]\nsource = "own"\n'
)


def equal_cities() -> str:
    """Our board with other cities in France, all with the same bonus; a position of Paris brings more."""
    text = packaged("regalia.games.royals", "board.toml")
    before, *cities = text.split("[[city]]")
    ours = "".join("[[city]]" + city for city in cities if '"france"' not in city)
    return before + ours + EQUAL.replace('["king"]\n', '["king"]\ninfluence = [4]\n', 1)


def test_RO_E_3_still_tied_the_next_title_down_then_the_order_of_turns() -> None:
    s = begin(3, equal_cities())
    hold(s, "white", "paris-king")
    hold(s, "grey", "lyon-king", "lyon-marshal")
    score_epoch(s)
    # Both have 4 and a king in a city of 6; only grey has a further position.
    assert markers(s, 0, "france") == [name(s, "grey"), name(s, "white")]
    assert "tie-further" in told(s)
    s = begin(3, equal_cities())
    hold(s, "grey", "nice-marshal")
    hold(s, "white", "lyon-marshal")
    score_epoch(s)
    assert markers(s, 0, "france") == [name(s, "white"), name(s, "grey")]


def test_RO_E_4_without_influence_no_marker() -> None:
    s = begin()
    hold(s, "black", "london-king")
    score_epoch(s)
    assert markers(s, 0, "britain") == [name(s, "black"), OUT]
    assert markers(s, 0, "spain") == [OUT, OUT]
    assert markers(s, 1, "britain") == [NOBODY, NOBODY]


def test_RO_E_4_squares_have_no_influence_and_break_no_tie() -> None:
    s = begin()
    hold(s, "black", "madrid-king", "seville-cardinal", "barcelona-countess", "valencia-marshal")
    hold(s, "white", "madrid-king", "seville-cardinal")
    hold(s, "white", "valencia-duke")
    hold(s, "grey", "barcelona-marshal", "seville-baron")
    hold(s, "white", "seville-baron")
    score_epoch(s)
    # Black has countess and marshal left, grey one marshal.
    assert markers(s, 0, "spain") == [name(s, "white"), name(s, "black")]
    assert "tie-title" not in told(s)


@pytest.mark.parametrize(("colour", "others"), [("black", ["white", "grey"]), ("white", ["grey"]), ("grey", [])])
def test_RO_E_5_after_the_third_the_round_is_finished(colour: str, others: list[str]) -> None:
    s = begin()
    score_epoch(s)
    score_epoch(s)
    row(s, "spain", "spain", "spain")
    deck(s)
    turn(s, colour)
    say(s, "three", "spain", "spain", "spain", "done")
    assert s.closing == 1
    assert s.epoch == (2 if others else 3)
    for other in others:
        assert asked(s) == (other, "way")
        assert not over(s)
        say(s, "three", "deck", "deck", "deck", "done")
    assert over(s)
    assert s.epoch == 3
    assert ("last-round" in told(s)) == bool(others)


def test_RO_E_5_should_the_deck_run_out_again_it_is_renewed_without_a_scoring() -> None:
    """No cards that are accepted bring this about, so the cards are laid out by hand."""
    s = begin()
    score_epoch(s)
    score_epoch(s)
    row(s, "spain", "spain", "spain")
    deck(s)
    s.closing = 1
    turn(s, "black")
    told(s)
    for token in ("three", "spain", "spain", "spain", "done"):
        s.play(s.next_seat(), s.setup.vocabulary.move(token))
    assert (s.epoch, s.closing, sum(s.row)) == (2, 1, 3)
    assert "deck-renewed" in told(s)
    assert asked(s) == ("white", "way")


def test_RO_E_5_after_the_third_epoch_the_deck_never_runs_out() -> None:
    for players in (2, 5):
        for seed in range(10):
            record = recorded(setup(players), sealed_luck(setup(players), seed), seed)
            assert [event.key for event in record.events()].count("deck-renewed") == 3


def test_RO_E_1_discarding_comes_before_the_end_of_the_epoch() -> None:
    s = begin()
    row(s, "spain", "spain", "spain")
    give(s, "black", britain=12)
    deck(s)
    turn(s, "black")
    say(s, "three", "spain", "spain", "spain", "done", "britain", "britain")
    assert s.epoch == 0
    say(s, "britain")
    assert s.epoch == 1
    ends(s, "white")
    assert s.epoch == 1
