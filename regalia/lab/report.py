"""What the bench found, as tables for the terminal and as a page of the docs."""

import datetime
import importlib.metadata
import os
import platform
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from regalia import __version__
from regalia.lab import peers

HOW = """\
To run it again, on a clone of the project: `make bench`. It makes the compiled build, installs the other libraries into
`.venv` and writes this page anew; nothing else in Regalia needs them. `make bench ARGS="--rounds 15 --seconds 1"` takes
longer and is steadier; `ARGS=--no-page` leaves this page as it is, and so does `ARGS="--only web"`, which measures the
server alone.

All that stands side by side here was measured in one run: one process for each build and one for the other libraries,
of which only one works at a time, and each measurement is taken once a round before any is taken again. A number is the
median of the rounds, with the lowest and the highest behind it.

- A **decision** is a move that a player chose, also when he had only one. Games are played at random, each legal move
  as likely, from the first position to the end; setting up a game and drawing luck cost time and are not counted.
- **Plain**: CPython runs the files as they are. **Compiled**: mypyc has made C of `core`, `games` and `bots`.
- **Python loop**: a loop in Python asks the compiled game for its legal moves and plays one. **Compiled loop**: the
  loop is compiled too (`regalia/core/playout.py`).
- OpenSpiel's C++ loop is its own rollout evaluator. It counts games, not decisions: those are the mean of games played
  from Python.
- A **game of bots** is played by `greedy` on all seats, each from its own view alone; its seconds are
  those of the processor.
- `copy()`, `from_view()` and `clone()` are called from Python, halfway through a random game.

**The server** is `regalia serve` in one process on one core, its data file on this machine's disk; its browsers are
plain sockets in one process on another core, each guest with an address of his own. They send and read what a browser
does: the same headers, packed pages and streams. Games were played at random beforehand, so a click costs them nothing.

- A **move** counts when it is answered, and it is answered when it is on disk. Each table has its own loop: the next
  click comes when the last is answered and has reached all pages that are open there. Where a game ends, the next
  table begins.
- A **wait** is counted from the click, or from when it was due, to when another's page has its changes whole.
- Of the viewers a third each reads English, German and French; their memory is what the server grows by, from before
  the first opens the page to the end.
- What is **loaded** lies in the data file, and is read by `regalia/table/loading.py`.
- **Over the wire** means all heads and bodies that a browser gets which has nothing of it yet: the page, its
  stylesheets, scripts and pictures.
"""


class Sheet(NamedTuple):
    """A table of texts: the first column is words, the others are numbers."""

    title: str
    head: list[str]
    rows: list[list[str]]


def show(console: Console, sheet: Sheet) -> None:
    """Print a sheet."""
    table = Table(title=sheet.title, title_justify="left")
    for at, head in enumerate(sheet.head):
        table.add_column(head, justify="right" if at else "left")
    for row in sheet.rows:
        table.add_row(*row)
    console.print(table)


def markdown(sheet: Sheet) -> str:
    """A sheet as it stands in the docs."""
    lines = [sheet.head, ["---", *["---:" for _ in sheet.head[1:]]], *sheet.rows]
    return f"## {sheet.title}\n\n" + "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def page(sheets: list[Sheet], settings: dict[str, str]) -> str:
    """The whole page of the docs; every number on it is from this run."""
    about = {**machine(), **versions(), **settings}
    told = "\n".join(f"- {name}: {value}" for name, value in about.items())
    tables = "\n".join(markdown(sheet) for sheet in sheets)
    return f"# Performance\n\nWritten by `make bench`, not by hand.\n\n{tables}\n## The run\n\n{told}\n\n{HOW}"


def machine() -> dict[str, str]:
    """When and where this runs."""
    return {
        "Date": datetime.date.today().isoformat(),
        "Machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
    }


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "processor unknown"


def versions() -> dict[str, str]:
    """What was measured, and what it was made with."""
    found = {"Regalia": __version__, "Python": f"{platform.python_version()} ({platform.python_compiler()})"}
    for name in ("mypy", *peers.DISTRIBUTIONS):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found
