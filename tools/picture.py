"""Draws docs/pictures/terminal.svg: a recorded game at a person's turn, drawn by the code that draws it for players.

`python tools/pages.py` calls this.
"""

from __future__ import annotations

import io
import re
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import regalia.games  # noqa: E402, F401 (importing it registers the games)
from regalia.bots.bot import bot  # noqa: E402
from regalia.core.journal import parse  # noqa: E402
from regalia.core.record import Record, replay  # noqa: E402
from regalia.locale.words import words  # noqa: E402
from regalia.terminal.saved import Kept  # noqa: E402
from regalia.terminal.screen import InputEnded, Paper, Screen  # noqa: E402
from regalia.terminal.sitting import Sitting  # noqa: E402
from regalia.terminal.talk import Talk  # noqa: E402

JOURNAL = ROOT / "tests" / "replays" / "foreign-king-shared.regalia"
MOVES = 190
"""After so many moves there is much to see."""

QUESTION = "action"
TYPED = ["why coins"]
WIDTH = 84
FONTS = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'


class Window(Screen):
    """A screen whose reader types what he is told to, and which remembers all it shows."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__(words("en"))
        self.lines = list(typed)
        told = {"file": io.StringIO(), "width": WIDTH, "record": True, "force_terminal": True}
        self.paper = Paper(**told, color_system="truecolor", highlight=False, markup=False, emoji=False)  # type: ignore[arg-type]

    def ask(self, prompt: str) -> str:
        line = self.lines.pop(0) if self.lines else ""
        self.line(f"{prompt} {line}".rstrip())
        if not line:
            raise InputEnded
        return line


def record() -> Record:
    """The recorded game up to the position: the first, after enough moves, at which a turn begins."""
    journal = parse(JOURNAL.read_text("utf-8"))
    entries = journal.entries
    journal.ending, journal.places, journal.secret = "", [], ""
    for moves in range(MOVES, len(entries)):
        journal.entries = entries[:moves]
        found = replay(journal)
        if found.state.question(found.state.next_seat()) == QUESTION:
            return found
    raise LookupError(f"{JOURNAL.name}: nobody is asked {QUESTION} after move {MOVES}")


def drawn() -> str:
    """The picture: what a person sees who is asked at that position, and asks back."""
    played, screen = record(), Window(TYPED)
    seat = played.state.next_seat()
    others = {other: bot("random", other) for other in range(played.setup.players) if other != seat}
    with suppress(InputEnded):
        Talk(Sitting(screen, played, others, Kept(played, [], None))).answer(seat)
    return without_addresses(screen.paper.export_svg(title="regalia play", unique_id="regalia"))


def without_addresses(picture: str) -> str:
    """Rich's pictures fetch a font from afar; this one takes what the reader has."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!-- .*? -->\s*", "", picture)
    picture = re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONTS}", picture)
    return "\n".join(line.rstrip() for line in picture.splitlines()) + "\n"
