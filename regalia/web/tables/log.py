"""What has happened, in the reader's words."""

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Final

from regalia.core.events import Event, fields
from regalia.core.game import Setup
from regalia.locale.words import Words, words
from regalia.table.sight import Sight
from regalia.table.table import Table
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import ready
from regalia.web.boards.drawing import drawing

LATEST: Final = 30
"""So many happenings stand beside the board; the whole log is a page of its own."""
KEPT: Final = 20_000
"""So many sentences and lines are kept ready."""

WHEN: Final = (
    '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.2"/><path d="M8 4.2V8l2.8 1.9"/></svg>'
)
"""A clock: the link to the position at that time."""


@lru_cache(maxsize=KEPT)
def sentence(setup: Setup, event: Event, lang: str) -> str:
    """A happening in words."""
    return words(lang).event(setup, event)


def sentences(setup: Setup, events: list[Event], lang: str) -> list[str]:
    """Several of them."""
    return [sentence(setup, event, lang) for event in events]


@lru_cache(maxsize=KEPT)
def linked(setup: Setup, event: Event, lang: str, page: str = "") -> str:
    """A happening in words, as markup: a place named in it is a link that lights it up on the board of a page."""
    said = escape(sentence(setup, event, lang))
    for id, name in dict(places(setup, event, lang)).items():
        said = wrapped(said, name, f'<a class="at-link" href="{page}#{id}">{name}</a>')
    return said


def wrapped(said: str, name: str, link: str) -> str:
    """A sentence with a link in the place of a name in it."""
    found = re.search(rf"(?<![\w>]){re.escape(name)}(?![\w<])", said)
    return f"{said[: found.start()]}{link}{said[found.end() :]}" if found else said


def places(setup: Setup, event: Event, lang: str) -> Iterator[tuple[str, str]]:
    """The places of a happening: what lights up on the board, and how each is called, escaped."""
    board = drawing(setup.game)
    declared = fields(setup.game.events.get(event.key, ""))
    for at, field in enumerate(declared):
        for number in event.data[at:] if field.many else event.data[at : at + 1]:
            id = board.place(setup, field.kind, number)
            if id:
                yield id, escape(words(lang).ids(setup, field.kind, number))


@lru_cache(maxsize=KEPT)
def line(setup: Setup, event: Event, lang: str, at: int, look: str, when: str, page: str = "") -> Piece:
    """A happening as a line of the log, made once for all who hear it; `when` leads to the position at that time."""
    said, told = linked(setup, event, lang, page), ready(words(lang), "web-moment-then")
    there = f'<a class="when" href="{escape(when)}" title="{told}" aria-label="{told}">{WHEN}</a>'
    kind = f' class="{look}"' if look else ""
    return Piece(f"log-{at}", f'<li id="log-{at}"{kind}><span>{said}</span>{there}</li>')


def part(setup: Setup, sight: Sight, lang: str, eyes: str) -> Part:
    """The last happenings, the newest first; what came since the reader's last move is marked.

    `eyes` says in addresses through which eyes the reader looks, where he has several.
    """
    first = max(0, sight.at - LATEST)
    lines = [
        line(setup, sight.events[at], lang, at, "new" if at >= sight.since else "", then(sight.moments[at], eyes))
        for at in range(sight.at - 1, first - 1, -1)
    ]
    return box(lines, f"/t/{sight.table}/log", words(lang))


def then(moment: int, eyes: str) -> str:
    """Where the position of a moment is, from the table's page."""
    return f"?{eyes}at={moment}"


def eyes(table: Table, sight: Sight) -> str:
    """What an address says of a reader who has several seats, each with something to hide, at one screen."""
    several = sum(sitter.mine for sitter in sight.sitters) > 1
    return f"as={table.setup.seats[sight.reader]}&" if several and table.covered and sight.reader is not None else ""


def box(lines: list[Piece], whole: str, words: Words) -> Part:
    """Lines in a box that is scrolled, and the way to the whole log."""
    more = f'</div><p class="more"><a href="{whole}">{ready(words, "web-log-all")}</a></p>'
    layers = [Layer("log-lines", lines, "ol")]
    return Part("log", ready(words, "web-log"), scrolling("title-log"), layers, more, True)


def scrolling(title: str) -> str:
    """The beginning of a box that is scrolled, also by keyboard."""
    return f'<div class="scroll" tabindex="0" role="group" aria-labelledby="{title}">'
