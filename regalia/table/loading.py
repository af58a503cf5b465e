"""A table read back from the store; and its journal, in and out."""

import json
from typing import Any

from regalia.core.events import Event
from regalia.core.game import Setup
from regalia.core.journal import Entry, Journal, is_hex, parse
from regalia.core.luck import Draw, FastLuck
from regalia.core.record import Kept, Played, Record, go_on, line_of, replay, resumed
from regalia.core.refusals import BadJournal, Problem
from regalia.table import matters
from regalia.table.kept import Store, Stored
from regalia.table.seats import GATHERING, OVER, Seat, Settings
from regalia.table.setups import setup_of
from regalia.table.table import Around, Table
from regalia.table.talk import Line


def loaded(around: Around, store: Store, id: str, now: int) -> Table:
    """The table of this id. One begun under older rules goes on if all its moves hold under today's."""
    stored = store.stored(id)
    if stored is None:
        raise Problem("table-missing", {})
    facts = json.loads(stored.facts)
    setup = setup_of(stored.game, facts["colours"], facts["options"], facts["board"])
    table = Table(around, stored.id, setup, Settings(**facts["settings"]), facts["host"], stored.since)
    table.phase, table.moved, table.now = stored.phase, stored.moved, now
    table.secret, table.words = bytes.fromhex(facts["secret"]), facts["words"]
    table.rematch = facts["rematch"]
    table.seats = [Seat(*seat) for seat in stored.seats]
    table.matters = matters.read(json.loads(stored.matters)) if stored.matters else table.matters
    table.lines = [Line(*line[1:]) for line in stored.lines]
    table.notes = dict(stored.notes)
    if facts["draws"] or facts["events"] or stored.entries or stored.phase not in (GATHERING, "closed"):
        table.record = record_of(table, store, stored, facts)
    table.asked = [table.asked_now(seat) for seat in range(setup.players)]
    table.asked_at = [now] * setup.players
    return table


def record_of(table: Table, store: Store, stored: Stored, facts: dict[str, Any]) -> Record:
    """The game of a table."""
    setup = table.setup
    if stored.rules != setup.game.version:
        return judged(table, stored, facts)
    journal = empty_journal(setup, facts)
    written = written_down(setup, stored)
    line = line_of(written)
    numbers = [0, *[played.number for played in line]]
    on_line = [number for number in stored.snapshots if number in set(numbers)]
    kept = None
    if on_line:
        view = json.loads(store.snapshot(stored.id, max(on_line)))
        kept = Kept(numbers.index(max(on_line)), setup.from_view(view, FastLuck(0)))
    record = resumed(journal, written, table.luck(), kept)
    record.first_events = events(facts["events"])
    if table.phase == OVER:
        record.journal.secret = facts["secret"]
    return record


def judged(table: Table, stored: Stored, facts: dict[str, Any]) -> Record:
    """The game played again under today's rules, every move judged."""
    record = replay(journal_of(stored, facts, table.setup))
    if not record.state.over:
        go_on(record, table.luck())
    return record


def empty_journal(setup: Setup, facts: dict[str, Any]) -> Journal:
    """The journal of a game before its first move."""
    journal = Journal(setup)
    journal.commitment, journal.words = facts["commitment"], facts["words"]
    journal.draws = draws(facts["draws"])
    return journal


def journal_of(stored: Stored, facts: dict[str, Any], setup: Setup) -> Journal:
    """The journal of a stored game, not judged; the secret is in it once the game is over."""
    journal = empty_journal(setup, facts)
    for played in written_down(setup, stored):
        journal.entries.append(played.entry)
    if stored.phase == OVER:
        journal.ending, journal.places, journal.secret = facts["ending"], facts["places"], facts["secret"]
    return journal


def written_down(setup: Setup, stored: Stored) -> list[Played]:
    """The moves and undos as they were written."""
    found: list[Played] = []
    number = 0
    for at, (seat, token, undo_to, drawn, told, sealed, _) in enumerate(stored.entries):
        move = setup.vocabulary.numbers.get(token, -1)
        if undo_to < 0 and move < 0:
            raise BadJournal("journal-move", {"line": 0, "text": f"{at + 1}: {token}", "told": token[:40]})
        entry = Entry(seat, move, undo_to)
        number += not entry.is_undo
        entry.draws = draws(json.loads(drawn)) if drawn != "[]" else []
        found.append(Played(number, entry, bool(sealed), events(json.loads(told)) if told != "[]" else []))
    return found


def draws(plain: list[list[Any]]) -> list[Draw]:
    """Draws, read back."""
    return [Draw(label, bound, value) for label, bound, value in plain]


def events(plain: list[list[Any]]) -> list[Event]:
    """Events, read back."""
    return [Event(key, data, audience) for key, data, audience in plain]


# Journals in and out --------------------------------------------------------------------------------------------------


def journal_text(stored: Stored) -> str:
    """The journal of a stored game; of one that goes on, all that luck has said so far is in it."""
    facts = json.loads(stored.facts)
    setup = setup_of(stored.game, facts["colours"], facts["options"], facts["board"])
    journal = journal_of(stored, facts, setup)
    journal.rules = stored.rules
    return journal.text()


def breaks(stored: Stored) -> Problem | None:
    """What of a stored game would not hold under the rules that are here; None if all does."""
    try:
        facts = json.loads(stored.facts)
        replay(journal_of(stored, facts, setup_of(stored.game, facts["colours"], facts["options"], facts["board"])))
    except Problem as problem:
        return problem
    return None


def imported(around: Around, id: str, text: str, now: int) -> Table:
    """A finished game, from its journal: every move and every draw is judged."""
    journal = parse(text)
    record = replay(journal)
    if not record.state.over:
        raise Problem("import-goes-on", {})
    table = Table(around, id, journal.setup, Settings(), "", now)
    table.secret, table.words, table.phase = secret_of(journal), journal.words, OVER
    write_game(table, record)
    return table


def secret_of(journal: Journal) -> bytes:
    """The secret of a journal's luck, nothing if it was not sealed."""
    return bytes.fromhex(journal.secret) if is_hex(journal.secret) else b""


def write_game(table: Table, record: Record) -> None:
    """Write down every line of a game that was read."""
    entries = record.journal.entries
    played = {id(one.entry): one for one in record.line}
    table.record = record
    record.journal.entries = []
    number = 0
    for entry in entries:
        record.journal.entries.append(entry)
        number += not entry.is_undo
        if entry.is_undo:
            table.write_undo()
        else:
            table.write_entry(played.get(id(entry)) or Played(number, entry, False, []))
    table.write_snapshot(record.number)
    table.write_facts()
    for seat in range(len(table.seats)):
        table.write_seat(seat)
    table.write_state()
