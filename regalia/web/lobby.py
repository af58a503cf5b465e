"""The lobby: games to begin, tables that wait for players, and one's own."""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.core.game import REGISTER, Game, games
from regalia.core.refusals import Problem
from regalia.table.kept import InLobby
from regalia.table.seats import CLOSED, OVER
from regalia.web.frames import frame
from regalia.web.visitor import Visitor

LINK: Final = re.compile(r"(?:/t/)?([A-Za-z0-9_-]{6,40})/?")


class Row:
    """A table as the lobby lists it."""

    def __init__(self, table: InLobby) -> None:
        self.table = table
        self.game: Game | None = REGISTER.get(table.game)


async def lobby(request: Request) -> Response:
    """The first page."""
    visitor = Visitor(request)
    mine = [Row(one) for one in visitor.hall.mine(visitor.id) if one.phase != CLOSED] if visitor.id else []
    own = {row.table.id for row in mine}
    waiting = [row for row in map(Row, visitor.hall.listed()) if row.table.id not in own]
    lists = [
        ("web-my-turn", [row for row in mine if row.table.asked]),
        ("web-my-tables", [row for row in mine if not row.table.asked and row.table.phase != OVER]),
        ("web-open-tables", waiting),
        ("web-my-finished", [row for row in mine if row.table.phase == OVER]),
    ]
    shown = [(key, [row for row in rows if row.game]) for key, rows in lists]
    return frame("lobby.html", visitor, games=games(), lists=[(key, rows) for key, rows in shown if rows])


async def join(request: Request) -> Response:
    """Go to the table whose link somebody was given."""
    text = request.query_params.get("link", "").strip()[:400]
    try:
        found = LINK.fullmatch(urlsplit(text).path)
    except ValueError:
        found = None
    if found is None:
        raise Problem("table-missing", {})
    return RedirectResponse(f"/t/{found[1]}", 303)
