"""Twins: two positions that differ only in what one reader cannot see, and all that this reader gets of them."""

import json
import random

from regalia.core.events import Event
from regalia.core.luck import FastLuck
from regalia.core.refusals import Barred, NotAsked, NotYourTurn
from regalia.core.state import State
from regalia.lab import invariants
from tests.recordings import wanted


def twin(state: State, reader: int | None, seed: int) -> State:
    """Another position that the reader cannot tell from this one; the luck to come is the same."""
    made = state.setup.from_view(state.view(reader), FastLuck(seed))
    made.luck = state.luck.copy()
    return made


def got(state: State, reader: int | None) -> str:
    """All that a reader gets of a position, byte for byte."""
    told: dict[str, object] = {"view": state.view(reader), "asked": state.seats_asked(), "over": state.over}
    if reader is not None:
        told |= {"legal": state.legal(reader), "ahead": state.ahead(reader), "refused": refused(state, reader)}
        if state.may_act(reader):
            told |= {"question": state.question(reader), "about": state.about(reader), "mild": state.default(reader)}
            told |= {"proposed": state.proposal(reader)}
    return json.dumps(told, sort_keys=True)


def refused(state: State, reader: int) -> list[object]:
    """What is said to each move of the vocabulary."""
    said: list[object] = []
    for move in range(len(state.setup.vocabulary)):
        error = invariants.refusal(state, reader, move)
        more: object = None
        if isinstance(error, Barred):
            more = [error.reason, error.data]
        elif isinstance(error, NotAsked):
            more = error.question
        elif isinstance(error, NotYourTurn):
            more = error.asked
        said.append(None if error is None else [error.key, error.values, more])
    return said


def heard(events: list[Event], reader: int | None) -> str:
    """The events that a reader gets; to whom else they go he is not told."""
    return json.dumps([[event.key, event.data] for event in events if event.seen_by(reader)])


def shows(state: State, events: list[Event], reader: int | None) -> bool:
    """Whether this reader was shown a hidden card: there twins part. A game names such events beside its recordings."""
    showing: list[str] = getattr(wanted(state.setup.game), "SHOWING", [])
    return any(event.key in showing for event in events if event.seen_by(reader))


def common(one: State, other: State, reader: int | None, rng: random.Random) -> tuple[int, int] | None:
    """A move of somebody else than the reader that can be played in both."""
    seats = [seat for seat in one.seats_asked() if seat != reader]
    rng.shuffle(seats)
    for seat in seats:
        moves = [move for move in one.legal(seat) if move in other.legal(seat)]
        if moves:
            return seat, rng.choice(moves)
    return None
