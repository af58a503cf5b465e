"""What a reader has heard of a game, and when: each move that told him something is a moment of his."""

from typing import NamedTuple

from regalia.core.events import Event
from regalia.core.record import Played, Record


class Heard(NamedTuple):
    """All of it, up to a move of the line. A list that has grown is another list, for sights hold on to the old one.

    Moments are counted from 0, the beginning; so no number tells of moves that this reader has heard nothing of.
    """

    known: int
    last: Played | None
    open: bool
    """Whether the game is over: then each move that told anybody anything is a moment."""
    events: list[Event]
    moments: list[int]
    """The moment of each event."""
    moves: list[int]
    """How many moves of the line led to each moment."""


NOTHING = Heard(0, None, False, [], [], [])
"""Before the game begins."""


def heard(record: Record, reader: int | None, open: bool, before: Heard) -> Heard:
    """What a reader has heard by now; only what came since the last time is looked through."""
    if open != before.open or not goes_on(record, before):
        before = first(record, reader, open)
    if before.known == len(record.line):
        return before
    return more(record, reader, before)


def goes_on(record: Record, before: Heard) -> bool:
    """Whether the line still leads through what was heard last; an undo may have led away from it."""
    if not before.known or before.known > len(record.line):
        return False
    return record.line[before.known - 1] is before.last


def first(record: Record, reader: int | None, open: bool) -> Heard:
    """What there is to hear before the first move."""
    events = [event for event in record.first_events if event.seen_by(reader)]
    return Heard(0, None, open, events, [0] * len(events), [0])


def more(record: Record, reader: int | None, before: Heard) -> Heard:
    """And what the moves since have told."""
    events: list[Event] = []
    moments: list[int] = []
    moves: list[int] = []
    for at in range(before.known, len(record.line)):
        told = record.line[at].events
        mine = [event for event in told if event.seen_by(reader)]
        if mine or (before.open and told):
            moves.append(at + 1)
            moments += [len(before.moves) + len(moves) - 1] * len(mine)
            events += mine
    return Heard(
        len(record.line),
        record.line[-1],
        before.open,
        before.events + events if events else before.events,
        before.moments + moments if events else before.moments,
        before.moves + moves if moves else before.moves,
    )
