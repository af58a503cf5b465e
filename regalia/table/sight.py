"""What one reader gets of a table: all of it, and nothing else. Two who may know the same get the same."""

from typing import NamedTuple

from regalia.core.events import Event
from regalia.core.view import View
from regalia.table import undoing
from regalia.table.matters import NOBODY, UNDO, Answer, Notice
from regalia.table.playing import mark
from regalia.table.seats import OVER, PLAYING, Settings
from regalia.table.table import Table
from regalia.table.talk import Line, Said, heard, speaker
from regalia.table.votes import mark_of, voters


class Sitter(NamedTuple):
    """Who sits at a seat: a person's, a bot's or open."""

    kind: str
    name: str
    """A person's name, or the name of a bot."""
    mine: bool
    away: bool
    stand_in: str
    word: bool
    """Whether a word for the luck was given."""


class Question(NamedTuple):
    """What a seat is asked. `ahead`: it may still come, and can be answered in advance."""

    key: str
    about: list[int]
    answers: list[int]
    """All that answer it, also what a rule forbids."""
    legal: list[int]
    ahead: bool
    mark: str
    """What a click must bring back."""


class Running(NamedTuple):
    """A vote as its reader sees it. `at`: so many of the events he knows would remain; -1 where nothing is undone."""

    kind: str
    seat: int
    by: str
    bot: str
    at: int
    mark: str
    """What a click for or against it must bring back."""
    mine: bool
    asks_me: bool
    waits_for: list[str]


class Sight(NamedTuple):
    """Everything. `reader` is the seat whose eyes these are, None for a spectator."""

    table: str
    reader: int | None
    phase: str
    settings: Settings
    host: bool
    """Whether the reader is the host."""
    commitment: str
    rematch: str
    sitters: list[Sitter]
    view: View | None
    events: list[Event]
    at: int
    """How many events this reader has heard."""
    since: int
    """How many of them he had heard when his last turn was over; all that came later is new to him."""
    moments: list[int]
    """The moment at which he heard each of them (see `hearing`)."""
    moment: int
    """The last of his moments."""
    asked: list[int]
    """The seats that are asked something now."""
    moved: int
    """When something last happened that all may see, in milliseconds."""
    question: Question | None
    mark: str
    """What a click of this seat must bring back, also where it is asked nothing and would take something back."""
    undo: int
    """How many of its moves this seat can take back by itself."""
    vote: Running | None
    ahead: Answer | None
    standing: dict[str, str]
    notices: list[Notice]
    talk: list[Said]
    notes: str
    word: str
    """The word for the luck that was given for this seat."""


def sight(table: Table, guest: str, reader: int | None) -> Sight:
    """What a guest gets who looks through the eyes of a seat he holds, or of a spectator."""
    seat = NOBODY if reader is None else reader
    known = table.heard_by(reader)
    named = "" if reader is None else mark(table, reader)
    return Sight(
        table=table.id,
        reader=reader,
        phase=table.phase,
        settings=table.settings,
        host=bool(guest) and guest == table.host,
        commitment=table.commitment,
        rematch=table.rematch,
        sitters=[sitter(table, guest, number) for number in range(len(table.seats))],
        view=view(table, reader),
        events=known.events,
        at=len(known.events),
        since=0 if reader is None else len(known.events) - news(table, reader),
        moments=known.moments,
        moment=max(0, len(known.moves) - 1),
        asked=asked(table, guest),
        moved=table.moved,
        question=None if reader is None else question(table, reader, named),
        mark=named,
        undo=0 if reader is None else undoing.free(table, reader),
        vote=running(table, guest, reader),
        ahead=answered(table, seat),
        standing=dict(table.matters.standing.get(seat, {})),
        notices=table.matters.notices,
        talk=talk(table, guest, reader),
        notes=table.notes.get(guest, ""),
        word="" if reader is None else table.words[reader],
    )


def asked(table: Table, guest: str) -> list[int]:
    """The seats that are asked something; of sealed answers everybody knows only his own to be given."""
    seats = table.seats_to_act()
    if not seats or not table.together:
        return seats
    mine = table.seats_of(guest)
    return [seat for seat in table.waiting() if seat not in mine or table.given(table.state, seat) == NOBODY]


def answered(table: Table, seat: int) -> Answer | None:
    """The sealed answer that a seat has given to its present question."""
    found, asked = table.matters.ahead.get(seat), None if seat == NOBODY else table.asked[seat]
    if found is None or asked is None or (found.question, found.about) != (asked.question, asked.about):
        return None
    return found


def view(table: Table, reader: int | None) -> View | None:
    """The position: all of it once the game is over; who is out of the game sees it as a spectator does."""
    if table.record is None:
        return None
    eyes = None if reader is None or table.state.out(reader) else reader
    if eyes not in table.views:
        table.views[eyes] = table.state.view(eyes, table.phase == OVER)
    return table.views[eyes]


def news(table: Table, reader: int) -> int:
    """How many events a seat has heard since it last let others go on; its own answers since then are among them."""
    found, others = 0, False
    for played in reversed(table.record.line if table.record else []):
        seen = sum(event.seen_by(reader) for event in played.events)
        if played.entry.seat != reader:
            # What others do unseen must not be told by this number either.
            others = others or seen > 0
        elif others:
            break
        found += seen
    return found


def sitter(table: Table, guest: str, number: int) -> Sitter:
    """Who sits at a seat."""
    seat = table.seats[number]
    name = table.around.names.name(seat.guest) if seat.guest else seat.bot
    mine = bool(guest) and seat.guest == guest
    return Sitter(seat.kind, name, mine, table.is_away(number), seat.stand_in, bool(table.words[number]))


def question(table: Table, seat: int, mark: str) -> Question | None:
    """What a seat is asked, or may answer in advance."""
    asked = table.asked[seat]
    if asked is None or table.phase != PLAYING:
        return None
    legal: list[int] = []
    if table.matters.unconfirmed == NOBODY:
        state = table.state
        legal = [move for move in asked.answers if state.bar(seat, move) is None] if asked.ahead else state.legal(seat)
    return Question(asked.question, asked.about, asked.answers, legal, asked.ahead, mark)


def running(table: Table, guest: str, reader: int | None) -> Running | None:
    """The vote, if there is one."""
    vote = table.matters.vote
    if vote is None:
        return None
    names = table.around.names
    waits = [other for other in voters(table, vote) if other not in vote.yes]
    at = remaining(table, reader, vote.to) if vote.kind == UNDO else NOBODY
    told = [names.name(other) for other in waits]
    asks_me = bool(guest) and guest in waits
    mark = mark_of(table, vote)
    return Running(vote.kind, vote.seat, names.name(vote.by), vote.bot, at, mark, vote.by == guest, asks_me, told)


def remaining(table: Table, reader: int | None, to: int) -> int:
    """How many of the events a reader knows happened up to a number of the line."""
    assert table.record is not None
    gone = [event for played in table.record.line if played.number > to for event in played.events]
    return len(table.heard_by(reader).events) - sum(event.seen_by(reader) for event in gone)


def talk(table: Table, guest: str, reader: int | None) -> list[Said]:
    """What he hears; made anew only when something else is to be heard."""
    by = (table.lines, table.matters.muted.get(guest), table.phase, table.around.names.changes)
    known = table.talks.get((guest, reader))
    if known is None or known[0] is not by[0] or known[1:4] != by[1:]:
        known = (*by, [said(table, line) for line in heard(table, guest, reader)])
        table.talks[guest, reader] = known
    return known[4]


def said(table: Table, line: Line) -> Said:
    """A line of talk, without the id of the guest: that is his own."""
    name = table.around.names.name(line.guest)
    return Said(line.room, name, speaker(table, line.guest), line.seat, line.whom, line.text, line.at)
