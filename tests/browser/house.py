"""A server for browsers, with tables at which a recorded game has come to a certain question."""

import secrets
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

from regalia.core.game import Game, game
from regalia.core.journal import Journal, parse
from regalia.core.record import Record, go_on, replay
from regalia.store.sqlite import Sqlite
from regalia.table import kept
from regalia.table.guests import Cookies, Names, Presence
from regalia.table.hall import Hall, milliseconds
from regalia.table.kept import Writing
from regalia.table.loading import secret_of, write_game
from regalia.table.seats import PLAYING, Seat, Settings
from regalia.table.table import Around, Table
from tests import recordings
from tests.web.running import Running

ANN: Final = "ann-of-the-tests"
BEN: Final = "ben-of-the-tests"
PEOPLE: Final = {ANN: "Ann", BEN: "Ben"}


class Moment(NamedTuple):
    """A question in a recorded game: after so many of its moves this seat is asked."""

    file: Path
    moves: int
    seat: int


@cache
def moments(key: str) -> dict[str, Moment]:
    """For each question of a game the first moment at which it is asked in a recorded game."""
    found: dict[str, Moment] = {}
    for wanted in recordings.of(game(key)):
        if len(found) < len(game(key).questions):
            look_through(wanted.file(game(key)), found)
    return found


def look_through(file: Path, found: dict[str, Moment]) -> None:
    """Add the questions that are new in one recorded game."""
    record = replay(parse(file.read_text("utf-8")))
    state = record.begin()
    for number, played in enumerate(record.line):
        for seat in state.seats_asked():
            found.setdefault(state.question(seat), Moment(file, number, seat))
        state.do(played.entry.seat, played.entry.move)


def journal_at(moment: Moment) -> tuple[Journal, bytes]:
    """The journal of a recorded game up to a moment, and the secret of its luck."""
    journal = parse(moment.file.read_text("utf-8"))
    secret = secret_of(journal)
    journal.entries = journal.entries[: moment.moves]
    journal.ending, journal.places, journal.secret = "", [], ""
    return journal, secret


def table_at(around: Around, moment: Moment, now: int) -> Table:
    """A table at which Ann is asked, and Ben holds all other seats."""
    journal, secret = journal_at(moment)
    table = Table(around, secrets.token_urlsafe(9), journal.setup, Settings(), ANN, now)
    table.secret, table.words, table.phase = secret, journal.words, PLAYING
    record = replay(journal)
    go_on(record, table.luck())
    table.seats = [Seat(guest=ANN if seat == moment.seat else BEN) for seat in range(journal.setup.players)]
    write_game(table, record)
    return table


class House:
    """As a `with`: a server on this machine, where Ann and Ben are known."""

    def __init__(self, data: Path, beat: int = 0) -> None:
        self.running = Running(data, beat)
        self.data = data
        self.at = ""

    def __enter__(self) -> "House":
        self.at = self.running.__enter__()
        self.store = Sqlite(self.data)
        self.around = Around(self.store.key(), Names(self.store.name), Presence())
        writing = Writing()
        for id, name in PEOPLE.items():
            writing.add(kept.GUEST, [id, name, milliseconds()])
        self.store.write(writing).result()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.store.close()
        self.running.__exit__(kind, error, trace)

    @property
    def hall(self) -> Hall:
        """Its tables, to look at."""
        return self.running.hall

    def cookie(self, guest: str) -> str:
        """What the browser of a guest keeps."""
        return Cookies(self.store.key()).signed(guest)

    def place(self, game: Game, question: str) -> str:
        """A table at which this question is put to Ann; its id."""
        table = table_at(self.around, moments(game.key)[question], milliseconds())
        self.store.write(table.writing).result()
        return table.id

    def table(self, id: str) -> Table:
        """A table as it is now, once somebody has opened it."""
        return self.hall.tables[id]

    def record(self, id: str) -> Record:
        """The game of a table as it is now."""
        record = self.table(id).record
        assert record is not None
        return record
