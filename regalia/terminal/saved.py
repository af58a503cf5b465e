"""Games that are kept: the journal after every move, and beside it, in the player's own folder, what goes on needs.

A journal holds neither the secret of a game that goes on nor who plays it; a note in the folder does.
"""

import json
import secrets
import time
from pathlib import Path

from regalia.core.journal import Journal, is_hex
from regalia.core.luck import FastLuck, Luck, SealedLuck, commitment_to
from regalia.core.record import Record
from regalia.core.refusals import Problem
from regalia.store.place import folder
from regalia.terminal.files import BadFile, new_file, read_text, remove, write_text

ENDING = ".regalia"


class Note:
    """What is known of a game beside its journal: who plays, its luck, and where the journal is."""

    def __init__(self, path: Path, journal: Path, players: list[str]) -> None:
        self.path = path
        self.journal = journal
        self.players = players
        self.game = ""
        self.commitment = ""
        self.secret = ""
        self.seed: int | None = None

    def text(self) -> str:
        """The note as it is kept."""
        kept = {**vars(self), "journal": str(self.journal)}
        del kept["path"]
        return json.dumps(kept, indent=1)


def read_note(path: Path) -> Note | None:
    """A note, None if it is not one: whatever else lies in the folder is left alone."""
    try:
        kept = json.loads(read_text(str(path)))
        note = Note(path, Path(kept["journal"]), [str(player) for player in kept["players"]])
        note.game, note.commitment, note.secret = str(kept["game"]), str(kept["commitment"]), str(kept["secret"])
        note.seed = None if kept["seed"] is None else int(kept["seed"])
    except (BadFile, ValueError, KeyError, TypeError, RecursionError):
        return None
    return note


def notes() -> list[Note]:
    """All games that wait to be gone on with, the last played first."""
    try:
        found = [path for path in folder().glob("*.json") if path.is_file()]
        found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except (OSError, Problem):
        return []
    return [note for note in map(read_note, found) if note is not None and note.journal.is_file()]


def note_of(file: Path, journal: Journal) -> Note | None:
    """What is known of a game read from a file: by its commitment, so that a copy does as well, or by its name."""
    place = file.absolute()
    known = notes()
    for note in known:
        if journal.commitment and note.commitment == journal.commitment:
            return note
    for note in known:
        if note.journal == place and not note.commitment:
            return note
    return None


class Kept:
    """A game that is written down after each move: into the folder, unless its player said where."""

    def __init__(self, record: Record, players: list[str], seed: int | None, path: Path | None = None) -> None:
        self.record = record
        self.players, self.seed = players, seed
        self.path = path
        self.note_path: Path | None = None
        self.trouble: Problem | None = None
        self.written: Path | None = None
        """Where the journal lies as it is now, if it could be written."""

    @property
    def is_own(self) -> bool:
        """Whether the journal lies in the folder, under the note's name."""
        return self.note_path is not None and self.path == self.note_path.with_suffix(ENDING)

    def begin(self) -> None:
        """Write it for the first time; what stands in the way is for the player to know, not a reason not to play."""
        try:
            place = folder().absolute()
            make_folder(place)
            name = new_name(place, self.record.setup.game.key)
            self.path = self.path or place / f"{name}{ENDING}"
            self.note_path = place / f"{name}.json"
            write_text(self.note_path, self.note().text(), 0o600)
        except Problem as error:
            self.trouble = error
        self.write()

    def go_on(self, note: Note | None) -> None:
        """Write it on where it was read; its note is used again."""
        if note is None or note.journal != self.path:
            self.begin()
            return
        self.note_path = note.path
        self.write()

    def note(self) -> Note:
        """What is needed to go on."""
        assert self.path is not None
        assert self.note_path is not None
        source = self.record.luck.source
        note = Note(self.note_path, self.path, self.players)
        note.game, note.commitment, note.seed = self.record.setup.game.key, self.record.journal.commitment, self.seed
        if isinstance(source, SealedLuck):
            note.secret = source.secret.hex()
        return note

    def write(self) -> None:
        """Write the journal as it is now; once it is over it tells the secret, and the note is not needed any more."""
        if self.path is None:
            return
        try:
            write_text(self.path, self.record.text())
        except BadFile as error:
            self.trouble, self.written = error, None
            return
        self.written = self.path
        if self.record.state.over and self.note_path is not None:
            remove(self.note_path)

    def throw_away(self) -> None:
        """Keep nothing of the game, unless its player said where to keep it."""
        if self.path is not None and self.note_path is not None and self.is_own:
            remove(self.note_path)
            remove(self.path)
            self.path = self.written = None

    def copy_to(self, name: str) -> Path:
        """Write the journal to another file as well."""
        path = new_file(name)
        write_text(path, self.record.text())
        return path


def make_folder(place: Path) -> None:
    """Make sure that the folder is there."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadFile("file-denied", {"file": str(place)}) from None


def new_name(place: Path, game: str) -> str:
    """A name that no game in the folder has: the game and the hour."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    name, number = stem, 1
    while (place / f"{name}{ENDING}").exists() or (place / f"{name}.json").exists():
        number += 1
        name = f"{stem}-{number}"
    return name


def seeded(seed: int, drawn: int) -> FastLuck:
    """A seeded luck behind so many draws."""
    luck = FastLuck(seed)
    for _ in range(drawn):
        luck.word()
    return luck


def luck_to_go_on(record: Record, secret: str, seed: int | None) -> Luck:
    """The luck of a game that was read. A sealed game needs its secret; with a seed instead it is sealed no more."""
    if record.journal.commitment and seed is None:
        if not secret:
            raise Problem("load-secret", {})
        if not is_hex(secret) or commitment_to(bytes.fromhex(secret)) != record.journal.commitment:
            raise Problem("load-secret-wrong", {})
        return SealedLuck(bytes.fromhex(secret), record.journal.words)
    record.journal.commitment = ""
    return seeded(secrets.randbits(64) if seed is None else seed, record.luck.count)
