"""`regalia backup`, `restore`, `export`, `import`: the tables of a server, copied, put back, and as journals."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.store import backup
from regalia.store.place import data_file
from regalia.store.sqlite import Sqlite
from regalia.table.guests import Names, Presence
from regalia.table.kept import Stored
from regalia.table.loading import imported, journal_text
from regalia.table.table import Around
from regalia.terminal.complaint import complain, told
from regalia.terminal.files import InFile, new_file, read_text, trouble, write_text
from regalia.terminal.screen import Screen

FAILED = 1


@contextmanager
def opened(data: str) -> Iterator[Sqlite]:
    """The store in a data file that is there; a server may run beside it."""
    path = data_file(data)
    if not path.is_file():
        raise Problem("store-missing", {"file": str(path)})
    store = Sqlite(path)
    try:
        yield store
    finally:
        store.close()


def tables(store: Sqlite) -> Iterator[Stored]:
    """All tables at which something was played."""
    for id in store.ids():
        stored = store.stored(id)
        if stored is not None and stored.phase in ("playing", "over"):
            yield stored


def run_backup(words: Words, file: str, data: str) -> int:
    """Copy the data file; the server may run."""
    to = new_file(file)
    backup.backup(data_file(data), to)
    Screen(words).say("backup-done", file=str(to))
    return 0


def run_restore(words: Words, file: str, data: str) -> int:
    """Put a copy back; the server may run."""
    path = data_file(data)
    path.parent.mkdir(parents=True, exist_ok=True)
    backup.restore(path, Path(file))
    Screen(words).say("restore-done", file=str(path))
    return 0


def run_export(words: Words, folder: str, data: str) -> int:
    """Write the journal of each table into a folder."""
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise trouble(folder, error) from None
    number = 0
    with opened(data) as store:
        for stored in tables(store):
            write_text(place / f"{stored.game}-{stored.id}.regalia", journal_text(stored))
            number += 1
    Screen(words).say("export-done", journals=number, folder=str(place))
    return 0


def run_import(words: Words, files: list[str], data: str) -> int:
    """Take finished games in, each judged move by move; 1 if one was refused."""
    screen = Screen(words)
    path = data_file(data)
    path.parent.mkdir(parents=True, exist_ok=True)
    store = Sqlite(path)
    refused = 0
    try:
        for file in files:
            try:
                screen.say("import-done", file=file, table=take_in(store, file))
            except InFile as problem:
                complain(told(words, problem))
                refused += 1
    finally:
        store.close()
    return FAILED if refused else 0


def take_in(store: Sqlite, file: str) -> str:
    """One finished game; the id of its table."""
    text = read_text(file)
    around = Around(store.key(), Names(store.name), Presence())
    try:
        table = imported(around, secrets.token_urlsafe(9), text, int(Path(file).stat().st_mtime * 1000))
    except Problem as problem:
        raise InFile(file, problem) from None
    store.write(table.writing).result()
    return table.id
