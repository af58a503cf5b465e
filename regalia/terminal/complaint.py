"""What goes to stderr: one line for who made the mistake, or stopped it."""

import sys
from contextlib import suppress

from regalia.core.refusals import Problem
from regalia.locale.words import Words, shown
from regalia.terminal.files import InFile


def complain(text: str) -> None:
    """One line, however the text is broken."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        print("regalia:", " ".join(text.split("\n")), file=sys.stderr)


def told(words: Words, problem: Problem) -> str:
    """What is wrong, behind the file it is in."""
    text = words.problem(problem)
    return words.text("in-file", file=shown(problem.file), told=text) if isinstance(problem, InFile) else text
