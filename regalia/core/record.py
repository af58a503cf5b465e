"""A game being played: the position, the journal that led to it, and how far it can be taken back."""

from typing import Final

from regalia.core.events import Event
from regalia.core.game import Setup
from regalia.core.journal import Entry, Journal, draw_line, end_line, parse
from regalia.core.luck import Draw, KeptLuck, Luck, RecordedLuck, SealedLuck, commitment_to
from regalia.core.refusals import BadJournal, BadLuck, Barred, Problem, Refused, Values
from regalia.core.state import State


class Played:
    """A move of the line that led here: its number in the journal, and what came of it."""

    def __init__(self, number: int, entry: Entry, sealed: bool, events: list[Event]) -> None:
        self.number = number
        self.entry = entry
        self.sealed = sealed
        self.events = events


KEEP_EVERY: Final = 32
"""After so many moves of the line a position is kept, so that going back never plays a long game again."""


class Kept:
    """A position on the way here: how many moves of the line led to it."""

    def __init__(self, moves: int, state: State) -> None:
        self.moves = moves
        self.state = state


class Record:
    """A game with its journal. Moves are numbered through the whole journal; what was undone keeps its numbers."""

    def __init__(self, setup: Setup, luck: Luck, state: State | None = None) -> None:
        """A new game; or, with a state, one that is there already: what led to it is for the caller to fill in."""
        self.journal = Journal(setup)
        if isinstance(luck, SealedLuck):
            self.journal.commitment = luck.commitment
            self.journal.words = list(luck.words)
        self.luck = KeptLuck(luck)
        self.numbered: list[Entry] = []
        self.line: list[Played] = []
        self.kept: list[Kept] = []
        self.state = setup.new(self.luck, True) if state is None else state
        if state is not None:
            state.luck = self.luck
            state.listen()
        self.journal.draws = self.luck.take()
        self.first_events = self.state.take_events()

    def copy(self) -> "Record":
        """Another record of the same game, to try something on: what is played on one is not played on the other."""
        other = Record(self.setup, self.luck.copy(), self.state.copy())
        other.journal = self.journal.copy()
        other.first_events = self.first_events
        other.numbered, other.line, other.kept = self.numbered.copy(), self.line.copy(), self.kept.copy()
        return other

    @property
    def setup(self) -> Setup:
        return self.journal.setup

    @property
    def number(self) -> int:
        """The number of the last move of the line; 0 before the first."""
        return self.line[-1].number if self.line else 0

    def play(self, seat: int, move: int) -> list[Event]:
        """Check a move, play it and write it down; the events it made."""
        self.state.check(seat, move)
        own_matter = self.own_matter(seat)
        drawn, shown = self.luck.count, self.state.shown
        entry = Entry(seat, move)
        self.state.do(seat, move)
        entry.draws = self.luck.take()
        sealed = not own_matter or self.luck.count != drawn or self.state.shown != shown
        self.journal.entries.append(entry)
        self.numbered.append(entry)
        self.line.append(Played(len(self.numbered), entry, sealed, self.state.take_events()))
        if len(self.line) % KEEP_EVERY == 0:
            self.kept.append(Kept(len(self.line), self.state.copy()))
        if self.state.over:
            self.close()
        return self.line[-1].events

    def own_matter(self, seat: int) -> bool:
        """Whether an answer can be taken back: its seat is asked alone, at no desk, and not in another's turn."""
        if self.state.stack[-1].desk:
            return False
        return self.state.acting() == 1 << seat and self.state.whose_turn() in (-1, seat)

    def close(self) -> None:
        """The game is over: write down how, and the secret that proves the luck."""
        self.journal.ending = self.state.ending()
        self.journal.places = self.state.places()
        if isinstance(self.luck.source, SealedLuck):
            self.journal.secret = self.luck.source.secret.hex()

    def events(self) -> list[Event]:
        """Everything that happened on the way here, in order."""
        found = list(self.first_events)
        for played in self.line:
            found.extend(played.events)
        return found

    # Undo --------------------------------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> int:
        """The earliest number to which a seat may go back by itself; the present number if it may not."""
        at = len(self.line)
        # At desks not even what was done before: else who may go back no more would know that another has begun.
        if self.state.over or self.state.stack[-1].desk:
            return self.number
        while at and self.line[at - 1].entry.seat == seat and not self.line[at - 1].sealed:
            at -= 1
        return self.line[at - 1].number if at else 0

    def undo(self, to: int, seat: int = -1) -> None:
        """Go back to a number of the line: a seat to the last seal; without a seat it is the table's consent."""
        numbers = [0] + [played.number for played in self.line]
        if to not in numbers or to == self.number:
            raise Refused("undo-number", {"number": to, "present": self.number})
        if self.state.over:
            raise Refused("undo-over", {"number": to})
        if seat >= 0 and to < self.free_undo(seat):
            raise Refused("undo-sealed", {"number": to, "free": self.free_undo(seat)})
        self.line = self.line[: numbers.index(to)]
        self.journal.entries.append(Entry(-1, -1, to))
        self.rebuild()

    def begin(self) -> State:
        """The first position once more, with the luck of the line that led here: to go through the game again."""
        return self.setup.new(RecordedLuck(self.journal.draws + self.draws(0)))

    def draws(self, first: int) -> list[Draw]:
        """What luck said to the moves of the line, from one of them on."""
        found: list[Draw] = []
        for played in self.line[first:]:
            found.extend(played.entry.draws)
        return found

    def nearest(self, moves: int) -> Kept:
        """The last position kept among the first moves of the line, ready to be played on; else the game's first."""
        before = [kept for kept in self.kept if kept.moves <= moves]
        if not before:
            return Kept(0, self.begin())
        state = before[-1].state.copy()
        state.luck = RecordedLuck(self.draws(before[-1].moves))
        return Kept(before[-1].moves, state)

    def position(self, moves: int) -> State:
        """The position after so many moves of the line; some on the way are kept, so that none is far from another."""
        near = self.nearest(moves)
        state, known = near.state, [kept.moves for kept in self.kept]
        for at in range(near.moves, moves):
            state.do(self.line[at].entry.seat, self.line[at].entry.move)
            if (at + 1) % KEEP_EVERY == 0 and at + 1 not in known:
                self.keep(Kept(at + 1, state.copy()))
        return state

    def keep(self, position: Kept) -> None:
        """Keep a position, in the order of the line."""
        later = [kept for kept in self.kept if kept.moves > position.moves]
        self.kept = [*self.kept[: len(self.kept) - len(later)], position, *later]

    def rebuild(self) -> None:
        """Make the position that the line leads to: the draws of its moves again, later ones new."""
        self.kept = [kept for kept in self.kept if kept.moves <= len(self.line)]
        near = self.nearest(len(self.line))
        for played in self.line[near.moves :]:
            near.state.do(played.entry.seat, played.entry.move)
        near.state.luck = self.luck
        near.state.listen()
        self.state = near.state

    def text(self) -> str:
        """The journal so far, as text."""
        return self.journal.text()


def replay(journal: Journal) -> Record:
    """Play a journal again, every move judged and every draw asked for again; an error names the line.

    The luck is proved first, so that a draw that was changed is named, and not the first move that it made impossible.
    """
    if journal.secret:
        check_luck(journal)
    told = RecordedLuck(journal.all_draws())
    try:
        record = Record(journal.setup, told)
    except BadLuck as error:
        raise at_line(error, "start") from None
    if told.count != len(journal.draws):
        raise BadJournal("journal-draws", {"line": 0, "text": "start"})
    record.journal.rules = journal.rules
    record.journal.commitment = journal.commitment
    record.journal.words = journal.words
    expected = told.count
    for entry in journal.entries:
        expected += len(entry.draws)
        replay_entry(record, entry)
        if told.count != expected:
            raise BadJournal("journal-draws", {"line": entry.line, "text": shown(journal, entry)})
    check_end(record, journal)
    return record


def replay_entry(record: Record, entry: Entry) -> None:
    """Play one line of a journal."""
    try:
        if entry.is_undo:
            record.undo(entry.undo_to)
        else:
            record.play(entry.seat, entry.move)
    except Barred as barred:
        # A name of its own: compiled, one name cannot stand for errors of two kinds.
        values: Values = {"line": entry.line, "text": shown(record.journal, entry), "rule": barred.rule}
        raise BadJournal("journal-barred", values) from None
    except (Refused, BadLuck) as error:
        raise at_line(error, shown(record.journal, entry), entry.line) from None


def at_line(error: Problem, text: str, line: int = 0) -> BadJournal:
    """The same error, with the line of the journal where it came up."""
    return BadJournal(error.key, {**error.values, "line": line, "text": text})


def shown(journal: Journal, entry: Entry) -> str:
    """A line of a journal, for an error."""
    if entry.is_undo:
        return f"undo to {entry.undo_to}"
    return f"{journal.setup.seats[entry.seat]}: {journal.setup.vocabulary.token(entry.move)}"


def check_end(record: Record, journal: Journal) -> None:
    """What the journal says of the end must be what the moves led to."""
    if journal.ending:
        if not record.state.over:
            raise BadJournal("journal-not-over", {"line": 0, "text": end_line(journal)})
        if journal.ending != record.journal.ending or journal.places != record.journal.places:
            told = end_line(record.journal).removeprefix("end ")
            raise BadJournal("journal-end", {"line": 0, "text": end_line(journal), "told": told})
    record.journal.secret = journal.secret


def check_luck(journal: Journal) -> None:
    """Prove the luck: the secret is the one promised, and every draw follows from it."""
    secret = bytes.fromhex(journal.secret)
    if commitment_to(secret) != journal.commitment:
        raise BadJournal("journal-commitment", {"line": 0, "text": f"secret {journal.secret}"})
    luck = SealedLuck(secret, journal.words)
    for number, draw in enumerate(journal.all_draws()):
        if not draw.bound or luck.drawn(number, draw.label, draw.bound) != draw.value:
            raise BadJournal("journal-draw", {"line": 0, "text": draw_line(number + 1, draw)})


def read_record(text: str, any_rules: bool = False) -> Record:
    """Read a journal and play it again."""
    return replay(parse(text, any_rules))


def line_of(written: list[Played]) -> list[Played]:
    """The moves that count, among all that was written down; an undo has an entry that is one."""
    line: list[Played] = []
    for played in written:
        if played.entry.is_undo:
            line = [other for other in line if other.number <= played.entry.undo_to]
        else:
            line.append(played)
    return line


def resumed(journal: Journal, written: list[Played], luck: Luck, kept: Kept | None) -> Record:
    """A game as it was written down, trusted: only what came after the position kept of its line is played again."""
    record = Record(journal.setup, luck, journal.setup.new(luck.copy()) if kept is None else kept.state.copy())
    record.journal = journal
    record.line = line_of(written)
    for played in written:
        journal.entries.append(played.entry)
        if not played.entry.is_undo:
            record.numbered.append(played.entry)
    if kept is not None:
        record.kept.append(kept)
    record.luck.count = luck.count = len(journal.all_draws())
    record.rebuild()
    if record.state.over:
        record.close()
    return record


def go_on(record: Record, luck: Luck) -> None:
    """Let a game that was read go on: draws to come are asked of this luck, numbered on."""
    luck.count = record.luck.count
    record.luck = KeptLuck(luck)
    record.state.luck = record.luck
