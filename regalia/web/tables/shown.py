"""Pages of tables as they are shown: drawn once for all who see the same, and kept while somebody may have them."""

import secrets
from collections import deque
from typing import Final, NamedTuple

from regalia.locale.words import Words
from regalia.table.seats import GATHERING
from regalia.table.sight import Sight
from regalia.table.table import Table
from regalia.web.boards.board import Board, Change, Part, changes
from regalia.web.tables import asides, scenes
from regalia.web.tables.log import sentences

KEPT: Final = 12
"""So many pages of a table are kept: of each reader and language the last few."""
TABLES: Final = 300
"""Of so many tables."""
SPOKEN: Final = 6
"""No more happenings than these are spoken at once."""


class Shown:
    """The pages of all tables that were shown of late."""

    def __init__(self) -> None:
        self.known: dict[str, deque[Page]] = {}

    def page(self, table: Table, sight: Sight, words: Words) -> "Page":
        """The page of a reader; drawn only if nobody sees the same."""
        kept = self.of(table.id)
        for page in reversed(kept):
            # Most differ in what they have heard, and that is seen at once.
            if page.lang == words.lang and page.sight.at == sight.at and page.sight == sight:
                return page
        page = Page(table, sight, words)
        kept.append(page)
        return page

    def version(self, table: str, version: str) -> "Page | None":
        """A page that somebody still has, if it is known."""
        return next((page for page in self.of(table) if page.version == version), None)

    def of(self, table: str) -> "deque[Page]":
        """The pages of a table; the tables touched last are at the end."""
        found = self.known.pop(table, None)
        if found is None:
            found = deque(maxlen=KEPT)
            if len(self.known) >= TABLES:
                del self.known[next(iter(self.known))]
        self.known[table] = found
        return found


class Spoken(NamedTuple):
    """What a page says beside its pieces."""

    title: str
    turn: bool
    """Whether its reader is asked something now."""
    go: str
    """Where the reader goes now, if he has to give the screen to another."""


class Page:
    """All that changes on a table's page, for one reader in one language. `version` tells nothing but which it is."""

    def __init__(self, table: Table, sight: Sight, words: Words) -> None:
        self.version = secrets.token_urlsafe(6)
        self.lang = words.lang
        self.setup = table.setup
        self.sight = sight
        self.board = scenes.board(table, sight, words)
        self.asides = asides.parts(table, sight, words)
        self.all = Board("", [*(self.board.parts if self.board else []), *self.asides], "")
        self.spoken = Spoken(title(table, sight, words), sight.reader in sight.asked, hand_over(table, sight))

    def part(self, id: str) -> Part:
        """A part beside the board."""
        return next(part for part in self.asides if part.id == id)

    def since(self, before: "Page") -> dict[str, object]:
        """What makes this page out of another: the pieces that changed, or all of it."""
        told: dict[str, object] = {"version": self.version, **self.spoken._asdict()}
        told["say"] = self.news(before)
        found = changes(before.all, self.all)
        told |= self.whole() if found is None else {"changes": [short(one) for one in found]}
        if before.sight.phase == GATHERING != self.sight.phase:
            told["go"] = f"/t/{self.sight.table}"  # The page of a table that has begun is another one.
        return told

    def whole(self) -> dict[str, object]:
        """All of it."""
        board = self.board.markup() if self.board else '<div id="board"></div>'
        parts = {f"part-{part.id}": part.markup() for part in self.asides}
        return {"version": self.version, **self.spoken._asdict(), "whole": {"board": board, **parts}}

    def news(self, before: "Page") -> list[str]:
        """What has happened since, in words, each once."""
        return sentences(self.setup, self.sight.events[before.sight.at :][-SPOKEN:], self.lang)


def short(change: Change) -> list[str]:
    """A change as it is sent: id, was, layer, next, markup."""
    return [change["id"], change["was"], change["layer"], change["next"], change["markup"]]


def title(table: Table, sight: Sight, words: Words) -> str:
    """What stands in the tab; a mark before it if it is one's turn."""
    name = words.game(table.setup.game)
    return f"● {name}" if sight.reader in sight.asked else name


def hand_over(table: Table, sight: Sight) -> str:
    """Where who holds several seats goes when another of his seats is asked, and this one is not."""
    if not table.covered or sight.reader is None or sight.reader in sight.asked:
        return ""
    others = [seat for seat in sight.asked if sight.sitters[seat].mine]
    return f"/t/{table.id}" if others else ""
