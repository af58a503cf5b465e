"""Earlier positions: a page of each, as its reader saw it then, and what makes the page of one out of another's."""

import secrets
from collections import OrderedDict
from html import escape
from typing import Final

from regalia.locale.words import Words
from regalia.table.earlier import Earlier, course
from regalia.table.sight import Sight
from regalia.table.table import Table
from regalia.web.boards.board import Board, Layer, Part, Piece, changes
from regalia.web.boards.drawing import drawing
from regalia.web.boards.scene import Scene
from regalia.web.tables import chart, log, scenes
from regalia.web.tables.shown import short

KEPT: Final = 150
"""So many pages of earlier positions are kept, those of all tables together."""

STEPS: Final = {
    "first": "M6 5v14M19 5l-9 7 9 7z",
    "back": "M17 5l-10 7 10 7z",
    "forward": "M7 5l10 7-10 7z",
    "last": "M18 5v14M5 5l9 7-9 7z",
}
"""The ways through the game, each with its sign."""


class Moment:
    """The page of an earlier position, for one reader in one language."""

    def __init__(self, table: Table, sight: Sight, words: Words, earlier: Earlier) -> None:
        self.version = secrets.token_urlsafe(6)
        self.table = table.id
        self.at = earlier.at
        self.title = words.text("web-moment-title", game=words.game(table.setup.game), at=earlier.at)
        self.board = drawing(table.setup.game).draw(scene(table, sight, words, earlier))
        points = course(table, sight.reader)
        self.asides = [
            steps(table, sight, words, earlier.at),
            happened(table, words, earlier),
            *chart.parts(table.setup, words, points, earlier.at),
            told_before(table, sight, words, earlier),
        ]
        self.all = Board("", [*self.board.parts, *self.asides], "")

    def since(self, before: "Moment | None") -> dict[str, object]:
        """What makes this page out of another: the pieces that changed, or all of it."""
        told: dict[str, object] = {"version": self.version, "at": self.at, "title": self.title}
        found = changes(before.all, self.all) if before else None
        if found is None:
            parts = {f"part-{part.id}": part.markup() for part in self.asides}
            return {**told, "whole": {"board": self.board.markup(), **parts}}
        return {**told, "changes": [short(one) for one in found]}


def scene(table: Table, sight: Sight, words: Words, earlier: Earlier) -> Scene:
    """What the drawing follows from: nobody is asked any more."""
    key = table.setup.game.key
    names = [scenes.name(sitter, words) for sitter in sight.sitters]
    return Scene(table.setup, earlier.view, words, earlier.asked, None, lambda rule: f"/rules/{key}#{rule}", names)


# Its parts ------------------------------------------------------------------------------------------------------------


def steps(table: Table, sight: Sight, words: Words, at: int) -> Part:
    """The ways to other positions."""
    last, seen = sight.moment, log.eyes(table, sight)
    to = {"first": 0, "back": at - 1, "forward": at + 1, "last": last}
    ways = [step(words, key, to[key], 0 <= to[key] <= last and to[key] != at, seen) for key in STEPS]
    return Part("moment", escape(words.text("web-replay")), "", [Layer("moment-steps", ways, "div")], "")


def happened(table: Table, words: Words, earlier: Earlier) -> Part:
    """What had just happened."""
    told = [log.linked(table.setup, event, words.lang) for event in earlier.events]
    told = told or [escape(silent(table, words, earlier))]
    lines = [Piece(f"told-{at}", f'<li id="told-{at}">{line}</li>') for at, line in enumerate(told)]
    before = '<div class="told" tabindex="0" role="group" aria-live="polite" aria-labelledby="title-told">'
    return Part("told", escape(words.text("web-moment-told")), before, [Layer("moment-told", lines, "ol")], "</div>")


def step(words: Words, key: str, to: int, leads: bool, eyes: str) -> Piece:
    """One way; at the end of the game it leads nowhere."""
    told = escape(words.text(f"web-step-{key}"))
    there = f'href="{escape(log.then(to, eyes))}"' if leads else 'role="link" aria-disabled="true"'
    sign = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{STEPS[key]}"/></svg>'
    return Piece(
        f"step-{key}", f'<a id="step-{key}" class="press step" {there} aria-label="{told}" title="{told}">{sign}</a>'
    )


def silent(table: Table, words: Words, earlier: Earlier) -> str:
    """What is said of a moment at which this reader has heard nothing: the beginning, or a move that others made."""
    if earlier.seat < 0:
        return words.text("web-moment-beginning")
    seat = words.ids(table.setup, "seat", earlier.seat)
    return words.text("web-moment-move", seat=seat, move=words.move(table.setup, earlier.move))


def told_before(table: Table, sight: Sight, words: Words, earlier: Earlier) -> Part:
    """The log up to there, the newest first."""
    end = earlier.first + len(earlier.events)
    lines = []
    for at in range(end - 1, max(0, end - log.LATEST) - 1, -1):
        then = log.then(sight.moments[at], log.eyes(table, sight))
        lines.append(
            log.line(table.setup, sight.events[at], words.lang, at, "new" if at >= earlier.first else "", then)
        )
    return log.box(lines, f"/t/{sight.table}/log", words)


# Pages that are kept --------------------------------------------------------------------------------------------------

Key = tuple[object, ...]


class Replays:
    """The pages of earlier positions that were shown of late; those shown last are at the end."""

    def __init__(self) -> None:
        self.known: OrderedDict[Key, Moment] = OrderedDict()

    def moment(self, table: Table, sight: Sight, words: Words, earlier: Earlier) -> Moment:
        """The page of a position; drawn only if it is not known."""
        assert table.record is not None
        last = table.record.line[-1] if table.record.line else None
        key = (table.id, sight.reader, words.lang, earlier.at, last, tuple(sight.sitters), table.phase)
        found = self.known.pop(key, None) or Moment(table, sight, words, earlier)
        if len(self.known) >= KEPT:
            self.known.popitem(last=False)
        self.known[key] = found
        return found

    def version(self, table: str, version: str) -> Moment | None:
        """A page that somebody still has, if it is known."""
        return next((one for one in self.known.values() if one.table == table and one.version == version), None)
