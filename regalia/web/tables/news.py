"""What has happened since a reader's last turn: told beneath his question, and to be seen again."""

from html import escape
from typing import Final

from regalia.locale.words import Words
from regalia.table.sight import Sight
from regalia.table.table import Table
from regalia.web.boards.board import Piece
from regalia.web.tables import log

MOST: Final = 60
"""So many happenings are told at most, the latest of them."""


def news(table: Table, sight: Sight, words: Words) -> list[Piece]:
    """The list, folded, with the way to its replay; nothing for who is not asked, or has had no turn yet."""
    if sight.reader is None or sight.reader not in sight.asked or not 0 < sight.since < sight.at:
        return []
    fresh = sight.events[sight.since :]
    lines = "".join(f"<li>{log.linked(table.setup, event, words.lang)}</li>" for event in fresh[-MOST:])
    told = escape(words.text("web-news", events=len(fresh)))
    before = max(0, sight.moments[sight.since] - 1)
    there = escape(log.then(before, log.eyes(table, sight)) + "&play=yes")
    again = escape(words.text("web-news-again"))
    inner = (
        f'<details id="news"><summary>{told}</summary><ol tabindex="0" aria-label="{told}">{lines}</ol></details>'
        f'<a class="press" id="news-again" href="{there}">{again}</a>'
    )
    return [Piece("do-news", f'<div id="do-news" class="do">{inner}</div>')]
