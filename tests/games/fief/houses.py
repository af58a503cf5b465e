"""Families of Fief for the tests of its later chapters: three houses with soldiers, deaths, and deals between them."""

import json

import pytest

from regalia.core.refusals import Barred
from regalia.games.fief.changes import kill_lord
from regalia.games.fief.inheritance import settle
from regalia.games.fief.state import Fief
from tests.games.fief.positions import captive, hand, land, lord, money, phase, say, seat, the, units, wed, why_not


def houses(players: int = 3, **options: int) -> Fief:
    """Arthur and Blanche of red in Bourg, Charles and Isabelle of blue in Tournus, Eric and Jeanne of green in Sigy."""
    s = land(players, **options)
    lords = (("arthur", "blanche"), ("charles", "isabelle"), ("eric", "jeanne"), ("francois", "mireille"))
    where = zip(("red", "blue", "green", "yellow"), lords, ("bourg", "tournus", "sigy", "sennecy"), strict=True)
    for name, family, home in list(where)[:players]:
        units(s, name, home, 5)
        for key in family:
            lord(s, key, name, home)
    return s


def parley(thaler: int = 1000, **options: int) -> Fief:
    """These houses in phase 6, with money."""
    s = houses(**options)
    for name in ("red", "blue", "green"):
        money(s, name, thaler)
    phase(s, "negotiation")
    return s


def die(s: Fief, *keys: str) -> None:
    """Some lords die in one moment, and that is settled."""
    for key in keys:
        kill_lord(s, the(s, key))
    settle(s)
    s.settle()
    assert s.wrong() == ""


def at_desk(s: Fief, name: str, *tokens: str) -> None:
    """What a player answers at his desk, one after another."""
    say(s, *[f"{name}:{token}" for token in tokens])


def offer(s: Fief, name: str, to: str, *tokens: str) -> None:
    """A player makes another an offer."""
    at_desk(s, name, "deal", to, *tokens, "send")


def accept(s: Fief, name: str, maker: str, *tokens: str) -> None:
    """A player accepts the first open offer of another, with what he chooses."""
    at_desk(s, name, maker, "accept", *tokens)


def all_ready(s: Fief) -> None:
    """Whoever is not ready yet is."""
    while s.stack[-1].key == "talk":
        say(s, "ready")


def question(s: Fief, name: str) -> str:
    """What a seat's desk asks."""
    return s.question(seat(s, name))


def refused(s: Fief, name: str, token: str, reason: str) -> None:
    """A move is barred for this reason, and playing it changes nothing."""
    assert why_not(s, token, name) == reason
    before = json.dumps(s.view(None, True))
    with pytest.raises(Barred) as caught:
        at_desk(s, name, token)
    assert caught.value.reason == reason
    assert json.dumps(s.view(None, True)) == before


def with_captive(thaler: int = 1000) -> Fief:
    """Henri of red is blue's captive in Tournus."""
    s = houses()
    captive(s, "henri", "red", "blue", "tournus")
    for name in ("red", "blue", "green"):
        money(s, name, thaler)
    phase(s, "negotiation")
    return s


def couple() -> Fief:
    """Red and blue are joined, and hold cards."""
    s = parley()
    wed(s, "arthur", "isabelle")
    hand(s, "red", "famine", "tax", "tax")
    hand(s, "blue", "escape", "tithe")
    return s
