"""Files that people name: read whole or refused with one clear message, written whole or not at all."""

import os
from pathlib import Path

from regalia.core.journal import Journal, parse
from regalia.core.record import Record, replay
from regalia.core.refusals import Problem

LARGEST = 8 * 1024 * 1024
"""Many times the longest game; a larger file is refused before it is read into memory."""


class BadFile(Problem):
    """A file that cannot be read or written; the values name it."""


class InFile(Problem):
    """What is wrong within a file that could be read."""

    def __init__(self, file: str, problem: Problem) -> None:
        super().__init__(problem.key, problem.values)
        self.file = file
        self.problem = problem


def read_journal(name: str, any_rules: bool = False) -> Journal:
    """The journal in a file."""
    text = read_text(name)
    try:
        return parse(text, any_rules)
    except Problem as problem:
        raise InFile(name, problem) from None


def replay_file(name: str, any_rules: bool = False) -> Record:
    """The game in a file, played again."""
    journal = read_journal(name, any_rules)
    try:
        return replay(journal)
    except Problem as problem:
        raise InFile(name, problem) from None


def read_text(name: str) -> str:
    """The text of a file, in UTF-8."""
    try:
        with open(name, "rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise trouble(name, error) from None
    if len(found) > LARGEST:
        raise BadFile("file-large", {"file": name, "largest": LARGEST // (1024 * 1024)})
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise BadFile("file-not-utf8", {"file": name, "at": line}) from None
    return text.replace("\r\n", "\n")


def write_text(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a file through a new one beside it, so that a crash leaves the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError as error:
        remove(beside)
        raise trouble(str(path), error) from None


def remove(path: Path) -> None:
    """Take a file away, if it is there and can be taken away."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def new_file(name: str) -> Path:
    """The path of a file to be written that must not be there yet."""
    if "\0" in name:
        raise BadFile("file-missing", {"file": name.replace("\0", "?")})
    try:
        path = Path(name).expanduser().absolute()
        if path.is_dir():
            raise BadFile("file-folder", {"file": name})
        if path.exists():
            raise BadFile("file-exists", {"file": name})
        if not path.parent.is_dir():
            raise BadFile("file-no-folder", {"file": name})
    except (OSError, RuntimeError) as error:  # RuntimeError: `~` of somebody who has no home
        raise trouble(name, error) from None
    return path


def trouble(name: str, error: OSError | ValueError | RuntimeError) -> BadFile:
    """What the system says, in our words."""
    if isinstance(error, FileNotFoundError):
        return BadFile("file-missing", {"file": name})
    # Windows says of a folder that it may not be opened.
    if isinstance(error, IsADirectoryError) or ("\0" not in name and os.path.isdir(name)):
        return BadFile("file-folder", {"file": name})
    if isinstance(error, PermissionError):
        return BadFile("file-denied", {"file": name})
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadFile("file-trouble", {"file": name, "told": told})
