"""A game at one terminal: whose turn it is, what he is shown, and what he answers."""

from collections.abc import Callable

from regalia.bots.bot import Bot
from regalia.core.events import only
from regalia.core.game import Setup
from regalia.core.record import Record
from regalia.core.several import play_all
from regalia.core.state import State
from regalia.terminal.answers import line
from regalia.terminal.saved import Kept
from regalia.terminal.screen import Screen

NOBODY = -1


class Sitting:
    """People and bots around one terminal."""

    def __init__(self, screen: Screen, record: Record, bots: dict[int, Bot], kept: Kept) -> None:
        self.screen = screen
        self.record = record
        self.bots = bots
        self.kept = kept
        self.people = [seat for seat in range(self.setup.players) if seat not in bots]
        self.covered = self.setup.game.hidden and len(self.people) > 1
        """Whether there is something that one person must not see of another."""
        self.holder = NOBODY
        """The person at the keyboard."""
        self.told: dict[int, int] = {}
        """How many events each reader has been told."""
        self.drawn: dict[str, list[list[int]]] = {}
        """The tables as the reader saw them last."""

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def state(self) -> State:
        return self.record.state

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.screen.words.ids(self.setup, "seat", seat)

    def reader(self) -> int | None:
        """Whose eyes are on the screen: the person at the keyboard, the only person, or the spectators."""
        if self.covered:
            return self.holder
        return self.people[0] if len(self.people) == 1 else None

    # The course of the game ----------------------------------------------------------------------------------------

    def play(self, answer: Callable[[int], int]) -> None:
        """Until the game is over: bots answer, and people are asked by `answer`, which tells who is next."""
        seat = self.state.next_seat()
        while seat != NOBODY:
            if seat in self.bots:
                self.bot_plays(seat)
                seat = self.following(seat)
            else:
                seat = answer(seat)
        self.tell()

    def following(self, seat: int) -> int:
        """Who is asked next. A seat goes on with what only it sees before another of those who may act has his turn."""
        events = self.record.line[-1].events if self.record.line else []
        if self.state.may_act(seat) and all(event.audience == only(seat) for event in events):
            return seat
        return self.state.next_seat(seat)

    def bot_plays(self, seat: int) -> None:
        """Let a bot answer: it gets its view and what it may play, nothing else."""
        move = self.bots[seat].choose(self.setup, self.state.view(seat), self.state.legal(seat))
        self.record.play(seat, move)
        self.kept.write()
        if not self.covered:
            self.tell()

    def person_plays(self, seat: int, text: str) -> None:
        """Play the answers on a line, all or none."""
        self.plays(seat, line(self.screen.words, self.state, seat, text))

    def plays(self, seat: int, moves: list[int]) -> None:
        """Play some answers of a person, all or none."""
        play_all(self.record, seat, moves)
        self.kept.write()
        self.tell()

    # What is shown ---------------------------------------------------------------------------------------------------

    def take_seat(self, seat: int) -> None:
        """Give a person the keyboard, and show how it stands."""
        if self.covered and self.holder != seat:
            if self.holder != NOBODY:
                self.put_away()
            self.screen.cover(self.screen.text("cover-take-over", seat=self.name(seat)))
            self.drawn = {}
        self.holder = seat
        if self.covered:
            self.tell()
        self.show_changes()

    def put_away(self) -> None:
        """Clear the screen of what only its reader may see; whoever is asked next takes the keyboard anew."""
        if self.covered:
            self.screen.cover(self.screen.text("cover-hand-over"))
            self.holder = NOBODY

    def tell(self) -> None:
        """Tell the reader what happened since he was last told; where hands are covered, whoever is at the keyboard."""
        if self.covered and self.holder == NOBODY:
            return
        reader = self.reader()
        events = self.record.events()
        for event in events[self.told.get(self.key(reader), 0) :]:
            if event.seen_by(reader):
                self.screen.write(self.screen.words.event(self.setup, event), indent=2, hanging=2)
        self.told[self.key(reader)] = len(events)

    def key(self, reader: int | None) -> int:
        """A number for each reader."""
        return NOBODY if reader is None else reader

    def show_changes(self) -> None:
        """Draw the tables that are not as the reader saw them last."""
        tables = self.setup.tables(self.state.view(self.holder))
        self.screen.tables(self.setup, [table for table in tables if self.drawn.get(table.key) != table.rows])
        self.drawn = {table.key: table.rows for table in tables}

    def show_position(self) -> None:
        """Draw all tables."""
        self.drawn = {}
        self.show_changes()

    def went_back(self) -> None:
        """After an undo nobody has been told more than there is."""
        there = len(self.record.events())
        self.told = {reader: min(told, there) for reader, told in self.told.items()}
