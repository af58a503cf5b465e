"""RO-B-4: what may be taken back: all that showed nobody a card, and nothing that did."""

from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.games.royals.state import Royals
from tests.games.royals.positions import BLACK, give, hold, plays, plot, row, setup, turn


def record_of(players: int = 3) -> tuple[Record, Royals]:
    """A game that is written down, to be changed by hand."""
    record = Record(setup(players), FastLuck(1))
    assert isinstance(record.state, Royals)
    return record, record.state


def sealed(record: Record, *tokens: str) -> list[bool]:
    """Play answers of black; whether each is sealed."""
    for token in tokens:
        record.play(BLACK, record.setup.vocabulary.move(token))
    return [played.sealed for played in record.line[-len(tokens) :]]


def test_RO_B_4_a_payment_is_free_till_its_last_card_is_chosen() -> None:
    record, s = record_of()
    hold(s, "white", "nantes-baron")
    give(s, "black", france=1, spain=3)
    plot(s, "black", "france-spain")
    plays(s, "black")
    tokens = ("nantes-baron", "intrigue-wild-0", "france-spain", "wild-1", "spain", "spain", "spain")
    assert sealed(record, *tokens) == [False] * 6 + [True]


def test_RO_B_4_a_hidden_card_that_is_paid_seals() -> None:
    record, s = record_of()
    give(s, "black", spain=1)
    plays(s, "black")
    assert sealed(record, "valencia-marshal", "wild-0") == [False, True]


def test_RO_B_4_a_card_that_all_know_does_not() -> None:
    record, s = record_of()
    row(s, "spain", "spain", "spain")
    turn(s, "black")
    assert sealed(record, "three", "spain", "spain", "deck") == [False, False, False, True]
    assert sealed(record, "valencia-marshal", "wild-0") == [False, False]
    assert sealed(record, "barcelona-marshal", "wild-0") == [False, False]
    assert record.free_undo(BLACK) == 4


def test_RO_B_4_the_same_with_discards() -> None:
    record, s = record_of()
    row(s, "spain", "spain", "france")
    give(s, "black", britain=12)
    turn(s, "black")
    sealed(record, "three", "spain", "spain", "deck")
    # The known cards of Spain and a hidden one; the last discard lets the row be refilled, by luck.
    assert sealed(record, "done", "spain", "britain", "spain") == [False, False, True, True]


def test_RO_B_4_what_the_deck_gives_is_sealed() -> None:
    record, s = record_of()
    row(s, "spain", "spain", "france")
    turn(s, "black")
    assert sealed(record, "both", "intrigue", "france") == [False, True, False]
