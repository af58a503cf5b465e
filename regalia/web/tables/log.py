"""What has happened, in the reader's words."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.core.events import Event
from regalia.core.game import Setup
from regalia.locale.words import words
from regalia.table.sight import Sight
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import ready

LATEST: Final = 60
"""So many happenings stand beside the board; the whole log is a page of its own."""
KEPT: Final = 50_000


@lru_cache(maxsize=KEPT)
def sentence(setup: Setup, event: Event, lang: str) -> str:
    """A happening in words."""
    return words(lang).event(setup, event)


def sentences(setup: Setup, events: list[Event], lang: str) -> list[str]:
    """Several of them."""
    return [sentence(setup, event, lang) for event in events]


@lru_cache(maxsize=KEPT)
def line(setup: Setup, event: Event, lang: str, at: int, new: bool) -> Piece:
    """A happening as a line of the log, made once for all who hear it."""
    look = ' class="new"' if new else ""
    return Piece(f"log-{at}", f'<li id="log-{at}"{look}>{escape(sentence(setup, event, lang))}</li>')


def part(setup: Setup, sight: Sight, lang: str) -> Part:
    """The last happenings, the newest first; what came since the reader's last move is marked."""
    speech = words(lang)
    first = max(0, sight.at - LATEST)
    pieces = [line(setup, sight.events[at], lang, at, at >= sight.since) for at in range(sight.at - 1, first - 1, -1)]
    more = f'</div><p class="more"><a href="/t/{sight.table}/log">{ready(speech, "web-log-all")}</a></p>'
    layers = [Layer("log-lines", pieces, "ol")]
    return Part("log", ready(speech, "web-log"), scrolling("title-log"), layers, more, True)


def scrolling(title: str) -> str:
    """The beginning of a box that is scrolled, also by keyboard."""
    return f'<div class="scroll" tabindex="0" role="group" aria-labelledby="{title}">'
