"""The points behind each move of a game, as all may see them: what a chart is drawn from."""

from typing import NamedTuple

from regalia.core.record import Played, Record
from regalia.core.state import State


class Standings(NamedTuple):
    """For the moves of a line, and before the first of them, the points of each seat or colour."""

    open: bool
    line: list[Played]
    totals: list[list[int]]
    """One more than there are moves; nothing where the points are hidden."""


NO_STANDINGS = Standings(False, [], [])


def standings(record: Record, open: bool, before: Standings) -> Standings:
    """The points by now; only what came since the last time is gone through."""
    if before.totals and before.open == open and before.line == record.line:
        return before
    known = shared(before, record) if before.open == open and before.totals else -1
    totals = before.totals[: known + 1]
    state = record.position(max(known, 0))
    if known < 0:
        totals.append(total(state, open))
    for played in record.line[max(known, 0) :]:
        state.do(played.entry.seat, played.entry.move)
        now = total(state, open)
        totals.append(totals[-1] if totals[-1] == now else now)
    return Standings(open, record.line.copy(), totals)


def shared(before: Standings, record: Record) -> int:
    """How many moves both lines begin with."""
    found = 0
    for old, new in zip(before.line, record.line, strict=False):
        if old is not new:
            break
        found += 1
    return found


def total(state: State, open: bool) -> list[int]:
    """All kinds of points together."""
    return [sum(points) for points in zip(*[kind.each for kind in state.tally(open)], strict=True)]
