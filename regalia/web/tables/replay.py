"""The replay of a game, by address: `/t/<table>?at=57`, and for our script what leads from there to another moment."""

from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from regalia.core.refusals import Problem
from regalia.table.seats import OVER
from regalia.table.sight import Sight
from regalia.web.boards.drawing import DRAWINGS
from regalia.web.frames import frame
from regalia.web.refusals import refusal
from regalia.web.server import server
from regalia.web.tables.moment import Moment
from regalia.web.tables.reader import Reader, covered, reader
from regalia.web.visitor import Visitor

NUMBER: Final = 9
"""Digits that a moment has at most."""


def at_of(request: Request) -> int:
    """The moment that the address names; -1 if it names none."""
    text = request.query_params.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= NUMBER else -1


def asked_for(request: Request, looks: Reader) -> tuple[Sight, Moment]:
    """What the reader sees now, and the moment he asks for."""
    hall, table = looks.visitor.hall, looks.table
    sight = hall.sight(table.id, looks.visitor.id, looks.seat)
    earlier = hall.earlier(table.id, looks.visitor.id, looks.seat, at_of(request))
    return sight, server(request).replays.moment(table, sight, looks.visitor.words, earlier)


async def show(request: Request) -> Response:
    """The page of an earlier position: `/t/<table>?at=57`."""
    visitor = Visitor(request)
    looks = reader(request, visitor.hall.table(request.path_params["id"]), visitor)
    if looks.cover:
        return covered(looks, max(0, at_of(request)))
    try:
        sight, found = asked_for(request, looks)
    except Problem as problem:
        return refusal(request, problem, looks.table.setup, f"/t/{looks.table.id}")
    table, key = looks.table, looks.table.setup.game.key
    return frame(
        "replay.html",
        visitor,
        table=table,
        game=table.setup.game,
        sight=sight,
        over=sight.phase == OVER,
        moment=found,
        board=Markup(found.board.markup()),
        parts={part.id: Markup(part.markup()) for part in found.asides},
        eyes=table.setup.seats[sight.reader] if looks.shares and sight.reader is not None else "",
        style=f"board-{key}.css" if key in DRAWINGS else "",
        plays="play" in request.query_params,
    )


async def go(request: Request) -> Response:
    """For our script: what makes the page of another moment out of the one it has."""
    visitor = Visitor(request)
    looks = reader(request, visitor.hall.table(request.path_params["id"]), visitor)
    if looks.cover:
        raise Problem("seat-not-yours", {})
    sight, found = asked_for(request, looks)
    before = server(request).replays.version(looks.table.id, request.query_params.get("from", ""))
    return JSONResponse({**found.since(before), "last": sight.moment})
