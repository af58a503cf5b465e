"""Earlier positions: each as a reader saw it then, and nothing more; all of it once the game is over."""

from typing import NamedTuple

from regalia.core.events import Event
from regalia.core.refusals import Problem
from regalia.core.state import State
from regalia.core.view import Points, View
from regalia.table.seats import OVER
from regalia.table.standings import standings
from regalia.table.table import Table


class Earlier(NamedTuple):
    """A moment of a reader's: what he saw, and what he had just heard."""

    at: int
    view: View
    asked: list[int]
    """The seats that were asked something then."""
    events: list[Event]
    first: int
    """How many events he had heard before."""
    seat: int
    """Who moved, and with what, where all is open; -1 else."""
    move: int


def earlier(table: Table, reader: int | None, at: int) -> Earlier:
    """A moment of the game."""
    known = table.heard_by(reader)
    if table.record is None:
        raise Problem("table-not-begun", {})
    if not 0 <= at < len(known.moves):
        raise Problem("moment-unknown", {"last": len(known.moves) - 1})
    moves, open = known.moves[at], table.phase == OVER
    state = table.record.position(moves)
    eyes = None if reader is None or state.out(reader) else reader
    first = next((number for number, moment in enumerate(known.moments) if moment >= at), len(known.events))
    events = [event for event, moment in zip(known.events[first:], known.moments[first:], strict=True) if moment == at]
    entry = table.record.line[moves - 1].entry if open and moves else None
    seat, move = (entry.seat, entry.move) if entry else (-1, -1)
    return Earlier(at, state.view(eyes, open), asked(state), events, first, seat, move)


def asked(state: State) -> list[int]:
    """The seats that were asked something; where answers are shown together, all who could still be asked."""
    if state.over or not state.stack[-1].together:
        return state.seats_asked()
    bits = state.acting() | state.stack[-1].waiting(state)
    return [seat for seat in range(state.setup.players) if (bits >> seat) & 1]


def course(table: Table, reader: int | None) -> list[list[int]]:
    """The points of each seat or colour at each moment of a reader's; nothing where they are hidden."""
    if table.record is None:
        return []
    table.standings = standings(table.record, table.phase == OVER, table.standings)
    found = [table.standings.totals[moves] for moves in table.heard_by(reader).moves]
    return found if all(found) else []


def tally(table: Table) -> list[Points]:
    """The points by kind, as all may see them now."""
    return [] if table.record is None else table.state.tally(table.phase == OVER)
