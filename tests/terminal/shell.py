"""The command as a shell runs it: arguments and input in, exit code and output out."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple, TextIO
from unittest.mock import patch

import regalia.games  # noqa: F401  registers the games
import tests.toy  # noqa: F401  registers The Fair
from regalia.command import main

ROOT = Path(__file__).parents[2]
REPLAYS = ROOT / "tests" / "replays"
GAME = REPLAYS / "foreign-king-shared.regalia"
"""A whole game of two players, its luck sealed and proved."""

ANSWER = re.compile(r"(?:^| )  ?(\d+)  (\S.*?) +\[([a-z0-9-]+)\]")
"""An answer in a numbered list: number, words, token."""


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


class Pipe(io.TextIOWrapper):
    """A stream in memory, of text and of bytes."""

    def __init__(self, text: str | bytes = "") -> None:
        super().__init__(io.BytesIO(text if isinstance(text, bytes) else text.encode()), "utf-8", newline="\n")

    def text(self, last: int = 0) -> str:
        """All that was written, or the last so many bytes of it."""
        self.flush()
        written = self.buffer
        assert isinstance(written, io.BytesIO)
        return bytes(written.getbuffer()[-last:]).decode("utf-8", "ignore")


@contextmanager
def streams(source: TextIO, out: TextIO, err: TextIO) -> Iterator[None]:
    """These streams in place of the process's own."""
    with patch.object(sys, "stdin", source), redirect_stdout(out), redirect_stderr(err):
        yield


def run(*arguments: str | Path, typed: str | bytes = "") -> Ran:
    """Run a command in this process, its input from a pipe."""
    return run_with(Pipe(typed), *arguments)


def run_with(source: TextIO, *arguments: str | Path, out: Pipe | None = None) -> Ran:
    """The same, with an input of one's own."""
    out, err = out or Pipe(), Pipe()
    with streams(source, out, err):
        code = main([str(argument) for argument in arguments])
    return Ran(code, out.text(), err.text())


def process(*arguments: str | Path, typed: str = "", **environment: str) -> Ran:
    """Run a command in a process of its own."""
    ended = subprocess.run(
        [sys.executable, "-m", "regalia", *map(str, arguments)],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        timeout=120,
    )
    return Ran(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


class Typist(io.TextIOBase):
    """A person on a pipe who reads the numbered answers, and gives one by number, by token or by its words."""

    def __init__(self, out: Pipe, seed: int, first: tuple[str, ...] = ()) -> None:
        self.out = out
        self.rng = random.Random(seed)
        self.first = list(first)
        self.ways = [0, 0, 0]
        """How often each way of answering was taken."""

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if self.first:
            return f"{self.first.pop(0)}\n"
        answers = self.listed()
        way = self.rng.randrange(3)
        self.ways[way] += 1
        return f"{self.rng.choice(answers)[way]}\n"

    def listed(self) -> list[tuple[str, str, str]]:
        """The answers under the last question."""
        blocks = self.out.text(4000).rstrip().rsplit("\n\n", 1)
        return ANSWER.findall(re.sub("(?m)^", " ", blocks[-1].partition("\n")[2]))


def play(lang: str, *arguments: str | Path, seed: int = 1, first: tuple[str, ...] = ()) -> tuple[Ran, Typist]:
    """Have a typist play."""
    out = Pipe()
    typist = Typist(out, seed, first)
    return run_with(typist, "play", *arguments, "--lang", lang, out=out), typist  # type: ignore[arg-type]
