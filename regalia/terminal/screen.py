"""What a person reads and types: wrapped text, tables, questions; readable without colour, on a pipe as well."""

import importlib
import shutil
import sys
import textwrap
from typing import Any

from rich.console import Console, ConsoleDimensions
from rich.table import Table as Drawn
from rich.text import Text

from regalia.core.game import Setup
from regalia.core.view import Table, View
from regalia.locale.words import Words, shown
from regalia.terminal.tables import drawn

WIDEST = 100
"""Longer lines of text are hard to read, however wide the window is."""


ERASE_SCROLLED = "\x1b[3J"
"""Tells a terminal to forget the lines that have left the window at its top."""


class InputEnded(Exception):
    """Nobody types any more."""


class Paper(Console):
    """Where Rich draws; a reader who has left is for the command to deal with, not for Rich."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def line_editor() -> Any:
    """Python's `readline`, where the system has one."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None


class Screen:
    """A reader's window, or the pipe in its place."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.paper = Paper(highlight=False, markup=False, emoji=False)
        if self.paper.is_dumb_terminal:
            # Rich takes such a window to be of 80 columns and 25 lines, whatever the system says.
            self.paper.size = ConsoleDimensions(*shutil.get_terminal_size())
        self.typed = sys.stdin.isatty()
        """Whether somebody types; else answers come from a pipe, and nobody is asked to press a key."""
        self.live = self.typed and self.paper.is_terminal

    @property
    def width(self) -> int:
        """How many signs a line of text may have."""
        return min(self.paper.width, WIDEST)

    # Writing -----------------------------------------------------------------------------------------------------

    def text(self, key: str, **values: str | int) -> str:
        """Words of the terminal's own."""
        return self.words.text(key, **values)

    def say(self, key: str, **values: str | int) -> None:
        """Write words of the terminal's own as a paragraph."""
        self.write(self.text(key, **values))

    def write(self, text: str, indent: int = 0, style: str = "", hanging: int = 0) -> None:
        """Write text, wrapped. Rich would break a line at a no-break space, so it is given lines, not paragraphs."""
        first, others = " " * indent, " " * (indent + hanging)
        for paragraph in text.split("\n"):
            lines = textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=first,
                subsequent_indent=others,
                break_on_hyphens=False,
                break_long_words=False,
            )
            self.line(Text("\n".join(lines), style=style))

    def line(self, text: str | Text = "") -> None:
        """Write a line as it is."""
        self.paper.print(text, soft_wrap=True)

    def heading(self, text: str) -> None:
        """Write a title over what follows."""
        self.line()
        self.write(text, style="bold")

    def tables(self, setup: Setup, tables: list[Table]) -> None:
        """Draw some tables of a view."""
        for table in tables:
            if table.rows:
                self.line()
                self.write(self.words.table(setup, table.key), style="bold")
                found = drawn(self.words, setup, table, self.paper.width)
                if isinstance(found, Drawn):
                    self.paper.print(found)
                else:
                    for row in found:
                        self.write(row, indent=2, hanging=4)

    def position(self, setup: Setup, view: View) -> None:
        """Draw all a view shows."""
        self.tables(setup, setup.tables(view))

    # Reading -----------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line, as somebody types it or as the pipe has it; InputEnded where there is none."""
        *before, prompt = textwrap.wrap(prompt, self.width - 10, break_long_words=False)
        for part in before:
            self.line(part)
        if self.live:
            line_editor()  # where there is one, `input` uses it
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                self.line()
                raise InputEnded from None
        if self.typed:
            self.paper.print(f"{prompt} ", end="", soft_wrap=True)
            line = sys.stdin.readline()
        else:
            line = sys.stdin.readline()
            self.line(f"{prompt} {shown(line.strip())}".rstrip())
        if not line:
            raise InputEnded
        return line.strip()

    def agrees(self, question: str) -> bool:
        """A question of yes or no, asked until it is answered."""
        while True:
            answer = self.ask(question).casefold()
            if answer in self.text("answers-yes").split():
                return True
            if answer in self.text("answers-no").split():
                return False

    def cover(self, *prompts: str) -> None:
        """Let one person leave and another come, so that neither sees what is not his to see."""
        if not self.live:
            self.line()
            return
        for prompt in prompts:
            self.line()
            self.ask(prompt)
            self.clear()

    def clear(self) -> None:
        """Take away all that was written and typed, also what has scrolled out of the window."""
        editor = line_editor()
        if editor is not None:
            editor.clear_history()
        if self.paper.is_dumb_terminal:
            self.line("\n" * self.paper.height)
            return
        self.paper.clear()
        if not self.paper.legacy_windows:
            self.paper.file.write(ERASE_SCROLLED)
