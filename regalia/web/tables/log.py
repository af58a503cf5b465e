"""What has happened, in the reader's words."""

from html import escape
from typing import Final

from regalia.core.events import Event
from regalia.core.game import Setup
from regalia.locale.words import words
from regalia.table.sight import Sight
from regalia.web.boards.board import Layer, Part, Piece

LATEST: Final = 60
"""So many happenings stand beside the board; the whole log is a page of its own."""
KEPT: Final = 50_000

Key = tuple[str, str, str, tuple[int, ...]]
SAID: dict[Key, str] = {}
"""Sentences that were said before; a table's own board may call things otherwise."""

LINES: dict[tuple[str, int, bool], Piece] = {}
"""Lines that were made before: what was said, as which happening, and whether it is new to its reader."""


def sentence(setup: Setup, event: Event, lang: str) -> str:
    """A happening in words."""
    if setup.board_text:
        return words(lang).event(setup, event)
    key = (lang, f"{setup.game.key} {' '.join(setup.seats)}", event.key, tuple(event.data))
    found = SAID.get(key)
    if found is None:
        if len(SAID) >= KEPT:
            SAID.clear()
        found = SAID[key] = words(lang).event(setup, event)
    return found


def sentences(setup: Setup, events: list[Event], lang: str) -> list[str]:
    """Several of them."""
    return [sentence(setup, event, lang) for event in events]


def line(setup: Setup, event: Event, lang: str, at: int, new: bool) -> Piece:
    """A happening as a line of the log, made once for all who hear it."""
    said = sentence(setup, event, lang)
    found = LINES.get((said, at, new))
    if found is None:
        if len(LINES) >= KEPT:
            LINES.clear()
        look = ' class="new"' if new else ""
        found = LINES[said, at, new] = Piece(f"log-{at}", f'<li id="log-{at}"{look}>{escape(said)}</li>')
    return found


def part(setup: Setup, sight: Sight, lang: str) -> Part:
    """The last happenings, the newest first; what came since the reader's last move is marked."""
    speech = words(lang)
    first = max(0, sight.at - LATEST)
    pieces = [line(setup, sight.events[at], lang, at, at >= sight.since) for at in range(sight.at - 1, first - 1, -1)]
    more = f'</div><p class="more"><a href="/t/{sight.table}/log">{escape(speech.text("web-log-all"))}</a></p>'
    layers = [Layer("log-lines", pieces, "ol")]
    return Part("log", escape(speech.text("web-log")), scrolling("title-log"), layers, more, True)


def scrolling(title: str) -> str:
    """The beginning of a box that is scrolled, also by keyboard."""
    return f'<div class="scroll" tabindex="0" role="group" aria-labelledby="{title}">'
