"""Clicks: each names the question it answers by a mark, and is stale only if that question has changed since."""

import hashlib
import hmac
from typing import Final, NamedTuple

from regalia.core.refusals import Problem
from regalia.core.state import State
from regalia.table.matters import Vote

SIGNS: Final = 24
"""Characters of a mark."""
LYING: Final = "="
"""Begins what stands among the moves of a click for what must lie before the seat when it comes there."""
SHORT: Final = 12
"""Characters that stand for it."""


class Asked(NamedTuple):
    """A question as it is put to a seat; `ahead`: it has not come to the seat yet, and may never."""

    question: str
    about: list[int]
    answers: list[int]
    ahead: bool


def asked_of(state: State, seat: int) -> Asked | None:
    """What a seat is asked, or may answer in advance; None if nothing."""
    if state.may_act(seat):
        answers = state.stack[-1].moves(state, seat)
        return Asked(state.question(seat), state.about(seat), answers, False)
    ahead = state.ahead(seat)
    if ahead:
        return Asked(state.question(seat), state.about(seat), ahead, True)
    return None


def mark(key: bytes, table: str, seat: int, turn: int, asked: Asked | None) -> str:
    """Names what a seat sees when it is asked; only the server can make one, and it tells nothing else.

    `turn` counts how often this seat's own question has changed: all of that it has seen.
    """
    seen = repr((table, seat, turn, None if asked is None else tuple(asked[:3])))
    return hmac.digest(key, b"regalia mark " + seen.encode(), "sha256").hex()[:SIGNS]


def lying(numbers: list[int]) -> str:
    """Stands for what lies before a seat; it is no secret, for that seat sees it."""
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:SHORT]


def vote_mark(key: bytes, table: str, vote: Vote) -> str:
    """Names a vote."""
    seen = repr((table, vote.kind, vote.by, vote.seat, vote.at))
    return hmac.digest(key, b"regalia vote " + seen.encode(), "sha256").hex()[:SIGNS]


def must_be(expected: str, given: str) -> None:
    """A click on another question than the present one is not played."""
    if not hmac.compare_digest(expected.encode(), given.encode("utf-8", "replace")):
        raise Problem("click-stale", {})
