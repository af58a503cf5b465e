"""FI-V-4, FI-V-6: who sees drafts, offers and what they do."""

import json

from regalia.games.fief.state import Fief
from tests.games.fief.houses import (
    accept,
    at_desk,
    couple,
    offer,
    parley,
    with_captive,
)
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    number,
    told,
)


def seen(s: Fief, seat: int | None) -> str:
    """All that a seat gets of a position."""
    return json.dumps([s.view(seat), [] if seat is None else s.legal(seat)], sort_keys=True)


def test_FI_V_6_drafts_and_offers_are_in_no_byte_that_others_get() -> None:
    s = couple()
    at_desk(s, "red", "deal")
    at_desk(s, "red", "drop")
    before = {reader: seen(s, reader) for reader in (None, BLUE, GREEN)}
    told(s)
    at_desk(s, "red", "deal", "blue", "500", "swap", "famine", "ask-card", "done")
    assert {reader: seen(s, reader) for reader in (None, BLUE, GREEN)} == before
    at_desk(s, "red", "send")
    # Now blue sees it, and nobody else.
    assert seen(s, BLUE) != before[BLUE]
    assert {reader: seen(s, reader) for reader in (None, GREEN)} == {key: before[key] for key in (None, GREEN)}
    assert [event.key for event in s.take_events() if event.seen_by(GREEN) or event.seen_by(None)] == []
    at_desk(s, "blue", "red", "refuse")
    assert {reader: seen(s, reader) for reader in (None, BLUE, GREEN)} == before


def test_FI_V_6_an_open_purse_tells_nothing_of_offers_to_others() -> None:
    s = parley(open_money=1)
    before = seen(s, GREEN)
    offer(s, "red", "blue", "500")
    assert seen(s, GREEN) == before


def test_FI_V_6_how_many_offers_a_player_has_made_he_alone_sees() -> None:
    s = parley()
    for to in ("green", "green", "blue"):
        offer(s, "red", to, "100")
    other = parley()
    offer(other, "red", "blue", "100")
    assert seen(s, BLUE) == seen(other, BLUE)


def test_FI_V_4_gifts_and_swaps_are_seen_by_the_two_alone() -> None:
    s = couple()
    before = seen(s, GREEN)
    offer(s, "red", "blue", "500", "swap", "famine", "ask-card", "done")
    accept(s, "blue", "red", "tithe")
    assert s.money == [500, 1500, 1000]
    assert seen(s, GREEN) == before
    events = s.take_events()
    assert [event.key for event in events if event.seen_by(GREEN)] == []
    got = [(event.key, event.data) for event in events if event.key == "gets-card" and event.seen_by(BLUE)]
    assert got == [("gets-card", [number(s, "card", "famine")])]


def test_FI_V_4_that_a_captive_is_free_all_see_but_not_the_ransom() -> None:
    s = with_captive()
    counted = s.counted[:]
    offer(s, "red", "blue", "500", "freedom", "henri", "bourg")
    accept(s, "blue", "red")
    assert told(s, "green") == ["freed"]
    assert s.counted == counted
    view = s.view(GREEN)
    assert view["money"] == [None, None, 1000]  # type: ignore[typeddict-item]


def test_FI_N_5_nothing_is_undone_at_a_desk() -> None:
    s = parley()
    assert s.stack[-1].desk


def test_FI_R_6_who_does_not_answer_drops_his_draft_and_is_ready() -> None:
    s = parley()
    offer(s, "blue", "red", "100")
    at_desk(s, "red", "deal", "blue", "500")
    for expected in ("drop", "ready"):
        token = s.setup.vocabulary.token(s.default(RED))
        assert token == expected
        at_desk(s, "red", token)
    assert s.ready == [1, 0, 0]
