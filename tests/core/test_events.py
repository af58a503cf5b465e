"""Events: who may see them, and how their ids are declared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.events import EVERYBODY, Event, all_but, fields, only

SEATS = st.integers(0, 7)


@given(SEATS, SEATS)
def test_one_seat_alone(seat: int, other: int) -> None:
    event = Event("drew", [3], only(seat))
    assert event.seen_by(other) == (other == seat)
    assert not event.seen_by(None)


@given(SEATS, SEATS)
def test_all_but_one(seat: int, other: int) -> None:
    event = Event("draws", [seat], all_but(seat))
    assert event.seen_by(other) == (other != seat)
    assert event.seen_by(None)


@given(SEATS, SEATS, SEATS)
def test_audiences_go_together(one: int, two: int, reader: int) -> None:
    both, neither = Event("offered", [], only(one) | only(two)), Event("offers", [], all_but(one) & all_but(two))
    assert both.seen_by(reader) == (reader in (one, two))
    assert neither.seen_by(reader) != both.seen_by(reader)
    assert neither.seen_by(None)
    assert not both.seen_by(None)


@pytest.mark.parametrize("reader", [None, 0, 3])
def test_everybody(reader: int | None) -> None:
    assert Event("round", [1]).seen_by(reader)
    assert Event("round", [1]).audience == EVERYBODY


def test_events_are_values() -> None:
    event = Event("moved", [1, 2], only(1))
    assert event == Event("moved", [1, 2], only(1))
    assert len({event, Event("moved", [1, 2], only(1)), Event("moved", [1, 2])}) == 2
    assert event != Event("moved", [2, 1], only(1))
    assert event != Event("placed", [1, 2], only(1))
    assert event != "moved"
    assert repr(event) == "Event('moved', [1, 2], 2)"


def test_a_declaration_names_each_id_and_its_kind() -> None:
    found = fields("seat from:province lords:lord*")
    assert [(field.name, field.kind, field.many) for field in found] == [
        ("seat", "seat", False),
        ("from", "province", False),
        ("lords", "lord", True),
    ]
    assert fields("") == []
