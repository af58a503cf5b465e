"""A table: the game, who sits at it, and all that lies between the moves.

A change is made on a draft, a copy that shares nothing that changes. Once what it wrote down is on disk, the draft
takes the table's place; if that fails it is forgotten. So nobody sees what is not kept, and all is done or nothing.
"""

import json
from typing import Final

from regalia.core.events import EVERYBODY, Event
from regalia.core.game import Setup
from regalia.core.luck import SealedLuck, commitment_to
from regalia.core.record import Played, Record
from regalia.core.refusals import Problem
from regalia.core.state import State
from regalia.core.step import FREE
from regalia.core.view import View
from regalia.table import kept, limits, standing
from regalia.table.clicks import Asked, asked_of
from regalia.table.guests import Names, Presence
from regalia.table.hearing import NOTHING, Heard, heard
from regalia.table.kept import Writing
from regalia.table.matters import Matters
from regalia.table.seats import GATHERING, OVER, PERSON, PLAYING, Seat, Settings
from regalia.table.standings import NO_STANDINGS
from regalia.table.talk import Line, Said

NOBODY: Final = -1


class Around:
    """What all tables share: the key that marks are made with, the names of the guests, who is there."""

    def __init__(self, key: bytes, names: Names, presence: Presence) -> None:
        self.key = key
        self.names = names
        self.presence = presence


class Table:
    """People around a game. `writing` collects what a draft will write down."""

    def __init__(self, around: Around, id: str, setup: Setup, settings: Settings, host: str, since: int) -> None:
        self.around = around
        self.id = id
        self.setup = setup
        self.settings = settings
        self.host = host
        self.since = since
        self.phase = GATHERING
        self.secret = b""
        self.words = [""] * setup.players
        self.seats = [Seat()] * setup.players
        self.record: Record | None = None
        self.rematch = ""
        """The table at which the same people play again."""
        self.moved = since
        """When something last happened that all may see."""
        self.matters = Matters(setup.players)
        self.asked: list[Asked | None] = [None] * setup.players
        """What each seat is asked now, or may answer in advance."""
        self.asked_at = [since] * setup.players
        """When that was first asked; an answer that comes by itself comes a beat later."""
        self.lines: list[Line] = []
        """What was said; another list whenever something is."""
        self.notes: dict[str, str] = {}
        self.heard: dict[int | None, Heard] = {}
        """For each reader what he has heard. Drafts share it."""
        self.standings = NO_STANDINGS
        """The points behind each move, as far as somebody has asked for them. Drafts share it."""
        self.views: dict[int | None, View] = {}
        """The views that were asked for since the last change; whoever shows them changes nothing in them."""
        self.talks: dict[tuple[str, int | None], tuple[object, object, object, object, list[Said]]] = {}
        """For each guest and seat what is heard of the talk, and what that depends on. Drafts share it."""
        self.now = since
        self.changes = 0
        """How often this table has changed since it was loaded; never shown to anybody."""
        self.writing = Writing()

    def draft(self, now: int) -> "Table":
        """A copy to make a change on, at an hour in milliseconds."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.now, other.changes, other.writing = now, self.changes + 1, Writing()
        other.words, other.seats = self.words.copy(), self.seats.copy()
        other.asked, other.asked_at = self.asked.copy(), self.asked_at.copy()
        other.notes, other.views = self.notes.copy(), {}
        other.matters = self.matters.copy()
        if self.record is not None:
            other.record = self.record.copy()
        return other

    # Who is who ------------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """What is shown of the luck before the first move."""
        return commitment_to(self.secret) if self.secret else ""

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def people(self) -> list[str]:
        """The guests who hold seats, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest))

    def present(self) -> list[str]:
        """Those of them for whom no bot plays: they have a say."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest and not seat.stand_in))

    def must_host(self, guest: str) -> None:
        """Only the host may go on."""
        if not guest or guest != self.host:
            raise Problem("table-not-host", {})

    def must_hold(self, guest: str, seat: int) -> None:
        """Only the holder of the seat may go on."""
        if not 0 <= seat < len(self.seats) or not guest or self.seats[seat].guest != guest:
            raise Problem("seat-not-yours", {})

    def may_look(self, guest: str) -> bool:
        """Whether somebody who knows the link may see the table."""
        return self.settings.spectators or self.phase == GATHERING or guest == self.host or bool(self.seats_of(guest))

    def is_away(self, seat: int) -> bool:
        """Whether the person of a seat has given no sign for long."""
        holder = self.seats[seat]
        return holder.kind == PERSON and self.around.presence.is_away(holder.guest, self.now)

    @property
    def covered(self) -> bool:
        """Whether a browser with several seats must cover the screen between them."""
        return self.setup.game.hidden

    # The game --------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Record:
        """The game, which must be going on."""
        if self.phase == GATHERING or self.record is None:
            raise Problem("table-not-begun", {})
        if self.phase != PLAYING:
            raise Problem("game-over", {})
        return self.record

    def luck(self) -> SealedLuck:
        """The luck of this table, from its first draw."""
        return SealedLuck(self.secret, list(self.words))

    def seats_asked(self) -> list[int]:
        """The seats that are waited for; one that has yet to confirm its turn alone.

        Where answers are shown together these are all people who may still be asked and have not answered yet.
        """
        asked = self.seats_to_act()
        if not asked or not self.together:
            return asked
        waits = [seat for seat in self.waiting() if seat in asked or not self.seats[seat].player]
        return [seat for seat in waits if self.given(self.state, seat) == NOBODY]

    def seats_to_act(self) -> list[int]:
        """The seats that the rules ask now; one that has yet to confirm its turn alone."""
        if self.phase != PLAYING or self.record is None:
            return []
        if self.matters.unconfirmed != NOBODY:
            return [self.matters.unconfirmed]
        return self.record.state.seats_asked()

    @property
    def together(self) -> bool:
        """Whether a question is being put to several in turn whose answers are shown together."""
        return self.phase == PLAYING and self.matters.unconfirmed == NOBODY and self.state.stack[-1].together

    def waiting(self) -> list[int]:
        """The seats that are asked, or may still be asked, the present question, in turn order."""
        state, seats = self.state, len(self.seats)
        bits = state.acting() | state.stack[-1].waiting(state)
        first = state.next_seat()
        return [seat for seat in ((first + by) % seats for by in range(seats)) if (bits >> seat) & 1]

    def given(self, state: State, seat: int) -> int:
        """What a seat has said, sealed or once for all, to what it is asked or may still be asked; NOBODY: nothing."""
        found, question = self.matters.ahead.get(seat), state.question(seat)
        if found is not None and (found.question, found.about) == (question, state.about(seat)):
            token = found.move
        else:
            others = state.whose_turn() not in (NOBODY, seat)
            token = standing.answer(self.matters.standing.get(seat, {}), state, seat) if others else ""
        move, step = self.setup.vocabulary.numbers.get(token, NOBODY), state.stack[-1]
        return move if move in step.moves(state, seat) and step.barred(state, seat, move) == FREE else NOBODY

    def heard_by(self, reader: int | None) -> Heard:
        """What a reader has heard of the line that led here; the same lists as long as there is nothing new."""
        if self.record is None:
            return NOTHING
        self.heard[reader] = heard(self.record, reader, self.phase == OVER, self.heard.get(reader, NOTHING))
        return self.heard[reader]

    # What follows from a change --------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """See what each seat is asked now; a question that changed makes clicks on the old one stale."""
        asked = [self.asked_now(seat) for seat in range(len(self.seats))]
        for seat, (before, after) in enumerate(zip(self.asked, asked, strict=True)):
            if before != after:
                self.answered(seat)
        self.asked = asked

    def asked_now(self, seat: int) -> Asked | None:
        """What a seat is asked."""
        if self.phase != PLAYING or self.record is None:
            return None
        if self.matters.unconfirmed != NOBODY:
            return Asked("confirm", [], [], False) if seat == self.matters.unconfirmed else None
        return asked_of(self.record.state, seat)

    def answered(self, seat: int) -> None:
        """A seat has answered: its next question is another one, even if it is worded the same."""
        self.matters.turns[seat] += 1
        self.asked_at[seat] = self.now

    @property
    def state(self) -> State:
        """The position, where there is one."""
        assert self.record is not None
        return self.record.state

    # What is written down --------------------------------------------------------------------------------------------

    def write_facts(self) -> None:
        """What rarely changes."""
        setup, record = self.setup, self.record
        facts = {
            "colours": setup.seats,
            "options": setup.options,
            "board": setup.board_text,
            "settings": self.settings._asdict(),
            "host": self.host,
            "secret": self.secret.hex(),
            "words": self.words,
            "rematch": self.rematch,
            "commitment": self.commitment if record is None else record.journal.commitment,
            "ending": "" if record is None else record.journal.ending,
            "places": [] if record is None else record.journal.places,
            "draws": [] if record is None else [[d.label, d.bound, d.value] for d in record.journal.draws],
            "events": [] if record is None else told(record.first_events),
        }
        listed = int(self.settings.listed)
        rules = setup.game.version
        text = json.dumps(facts, ensure_ascii=False)
        self.writing.add(kept.TABLE, [self.id, setup.game.key, rules, self.phase, listed, self.since, text])

    def write_seat(self, seat: int) -> None:
        """Who sits there now."""
        self.writing.add(kept.SEAT, [self.id, seat, *self.seats[seat]])

    def write_state(self) -> None:
        """What changes with every move; written once, at the end of a change."""
        asked = sum(1 << seat for seat in self.seats_asked())
        self.writing.add(kept.STATE, [self.id, self.moved, asked, json.dumps(self.matters.plain())])

    def write_entry(self, played: Played) -> None:
        """A move, with what luck said and what it told; now and then the whole position behind it."""
        assert self.record is not None
        entry, serial = played.entry, len(self.record.journal.entries) - 1
        token = "" if entry.is_undo else self.setup.vocabulary.token(entry.move)
        draws = [[draw.label, draw.bound, draw.value] for draw in entry.draws]
        row: kept.Row = [self.id, serial, entry.seat, token, entry.undo_to]
        self.writing.add(
            kept.ENTRY, [*row, json.dumps(draws), json.dumps(told(played.events)), int(played.sealed), self.now]
        )
        if len(self.record.line) % limits.SNAPSHOT_EVERY == 0 and not self.state.over:
            self.write_snapshot(played.number)

    def write_undo(self) -> None:
        """That the game went back."""
        assert self.record is not None
        serial = len(self.record.journal.entries) - 1
        to = self.record.journal.entries[-1].undo_to
        self.writing.add(kept.ENTRY, [self.id, serial, NOBODY, "", to, "[]", "[]", 0, self.now])

    def write_snapshot(self, number: int) -> None:
        """The whole position behind a move."""
        self.writing.add(kept.SNAPSHOT, [self.id, number, json.dumps(self.state.view(None, True))])

    def end_if_over(self) -> None:
        """The game is over: the position is kept whole, so that loading it plays nothing again."""
        record = self.record
        if record is not None and record.state.over and self.phase == PLAYING:
            self.phase = OVER
            self.matters.clear()
            self.write_snapshot(record.number)
            self.write_facts()


def told(events: list[Event]) -> list[list[object]]:
    """Events as plain data."""
    return [[event.key, event.data, event.audience] for event in events]


def seen_by_all(events: list[Event]) -> bool:
    """Whether all may know that something happened."""
    return any(event.audience == EVERYBODY for event in events)
