"""Talk: of the players, of the spectators, of two seats in private; and notes that nobody else sees."""

import hmac
from typing import TYPE_CHECKING, Final, NamedTuple

from regalia.core.refusals import Problem
from regalia.table import kept, limits
from regalia.table.seats import OVER, PERSON
from regalia.table.texts import cleaned, required

if TYPE_CHECKING:
    from regalia.table.table import Table

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
PRIVATE: Final = "private"
NOBODY: Final = -1
SIGNS: Final = 12
"""Characters of what stands for a speaker."""


class Line(NamedTuple):
    """Something said. `seat` and `whom` are -1 where they say nothing."""

    room: str
    guest: str
    seat: int
    whom: int
    text: str
    at: int


class Said(NamedTuple):
    """A line of talk, with the name of who said it; `speaker` is what `mute` takes for him."""

    room: str
    name: str
    speaker: str
    seat: int
    whom: int
    text: str
    at: int


def say(table: "Table", guest: str, text: str, seat: int = NOBODY, whom: int = NOBODY) -> None:
    """A player speaks for a seat, to all or to one other seat; without a seat a spectator speaks to spectators."""
    if seat == NOBODY:
        if table.seats_of(guest):
            raise Problem("talk-players", {})
        if not table.may_look(guest):
            raise Problem("table-private", {})
        room = SPECTATORS
    else:
        table.must_hold(guest, seat)
        room = PLAYERS if whom == NOBODY else PRIVATE
    if room == PRIVATE:
        may_talk(table, guest, whom)
    add(table, Line(room, guest, seat, whom, required(text, limits.LINE), table.now))


def may_talk(table: "Table", guest: str, whom: int) -> None:
    """In private two people talk, at tables where that is wanted."""
    if not table.settings.private:
        raise Problem("talk-not-private", {})
    if not 0 <= whom < len(table.seats) or table.seats[whom].kind != PERSON or table.seats[whom].guest == guest:
        raise Problem("talk-whom", {})


def add(table: "Table", line: Line) -> None:
    """Put a line under the others; in each circle the oldest are shown no more, whatever is said in another."""
    lines = [*table.lines, line]
    same = [at for at, other in enumerate(lines) if circle(other) == circle(line)]
    if len(same) > limits.LINES:
        del lines[same[0]]
    table.lines = lines
    table.writing.add(kept.LINE, [table.id, *line])


def circle(line: Line) -> tuple[str, int, int]:
    """Those among whom it was said."""
    if line.room == PRIVATE:
        return line.room, min(line.seat, line.whom), max(line.seat, line.whom)
    return line.room, NOBODY, NOBODY


def heard(table: "Table", guest: str, seat: int | None) -> list[Line]:
    """What somebody hears who sits at a seat, or at none; those whom he muted are silent."""
    muted = table.matters.muted.get(guest, [])
    plays = bool(table.seats_of(guest)) and table.phase != OVER
    return [line for line in table.lines if line.guest not in muted and may_hear(line, seat, plays)]


def may_hear(line: Line, seat: int | None, plays: bool) -> bool:
    """Who plays does not hear the spectators before the end; what two say in private nobody else hears, ever."""
    if line.room == PRIVATE:
        return seat is not None and seat in (line.seat, line.whom)
    return line.room == PLAYERS or not plays


def speaker(table: "Table", guest: str) -> str:
    """Stands for a guest at this table, where others speak of him; his id is his own."""
    said = f"{table.id} {guest}".encode()
    return hmac.digest(table.around.key, b"regalia speaker " + said, "sha256").hex()[:SIGNS]


def mute(table: "Table", guest: str, whom: str, silent: bool = True) -> None:
    """Not to hear a speaker any more, or to hear him again."""
    known = dict.fromkeys([*table.people(), *[line.guest for line in table.lines]])
    others = [other for other in known if other != guest and speaker(table, other) == whom]
    if not others or not table.may_look(guest):
        raise Problem("talk-whom", {})
    muted = [one for one in table.matters.muted.get(guest, []) if one not in others]
    table.matters.muted[guest] = muted + (others if silent else [])


def note(table: "Table", guest: str, text: str) -> None:
    """Keep one's own notes."""
    if not table.may_look(guest):
        raise Problem("table-private", {})
    table.notes[guest] = cleaned(text, limits.NOTES, lines=True)
    table.writing.add(kept.NOTE, [table.id, guest, table.notes[guest]])
