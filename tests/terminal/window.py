"""A window in which the command runs in a process of its own: a pseudo-terminal, where the system has such a thing."""

import codecs
import os
import re
import select
import struct
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final

import pytest

from tests.terminal.shell import ROOT

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals in its standard library", allow_module_level=True)

import fcntl
import pty
import termios

PATIENCE: Final = 60
"""So many seconds without a sign mean that none will come; nothing is measured by it."""

CTRL_C: Final = "\x03"
CTRL_D: Final = "\x04"
UP: Final = "\x1b[A"

COMMAND: Final = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # from here Ctrl-C comes
import tests.toy
from regalia.command import main
sys.exit(main())
"""
STEERING: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]")


class Window:
    """What is written in it so far, and a keyboard."""

    def __init__(self, *arguments: str | Path, size: tuple[int, int] = (80, 40), **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**known, "PYTHONPATH": str(ROOT), **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.seen = 0

    def __enter__(self) -> "Window":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def text(self) -> str:
        """All that was written, without what steers the window."""
        return STEERING.sub("", self.raw).replace("\r", "")

    def read(self) -> bool:
        """Read on; False if there is nothing more."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        if not ready:
            raise AssertionError(f"nothing more came behind:\n{self.text[-2000:]}")
        try:
            found = os.read(self.ours, 65536)
        except OSError:  # so Linux says that the other end is closed
            return False
        self.raw += self.decoder.decode(found)
        return bool(found)

    def until(self, *texts: str) -> str:
        """Read till one of some texts stands there; all that is new up to it."""
        while not any(text in self.text[self.seen :] for text in texts):
            if not self.read():
                raise AssertionError(f"it ended without {texts}:\n{self.text[-2000:]}")
        new = self.text[self.seen :]
        new = min((new[: new.index(text) + len(text)] for text in texts if text in new), key=len)
        self.seen += len(new)
        return new

    def type(self, text: str) -> None:
        """Type a line, Enter and all."""
        self.press(f"{text}\r")

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self.ours, keys.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C till it ends; the exit code. CPython overlooks one that comes just as it begins to wait."""
        open_still = True
        while open_still:
            self.press(CTRL_C)
            while open_still and select.select([self.ours], [], [], 5)[0]:
                open_still = self.read()
        return self.process.wait(PATIENCE)

    def ended(self) -> int:
        """Read to the end; the exit code."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)
