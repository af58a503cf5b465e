"""The page of a table, and what belongs to it: its link as a code, its whole log, its journal."""

import io

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regalia.table.seats import GATHERING
from regalia.table.talk import speaker
from regalia.web.boards.drawing import DRAWINGS, drawing
from regalia.web.frames import frame
from regalia.web.rulebook import on_one_page
from regalia.web.server import base, server
from regalia.web.tables import replay
from regalia.web.tables.log import eyes, line, then
from regalia.web.tables.reader import covered, reader
from regalia.web.visitor import Visitor


async def show(request: Request) -> Response:
    """The table as its reader sees it; a cover where several share a screen and nobody has said who looks."""
    if "at" in request.query_params:
        return await replay.show(request)
    visitor = Visitor(request)
    table = visitor.hall.table(request.path_params["id"])
    looks = reader(request, table, visitor)
    if looks.cover:
        return covered(looks)
    sight = visitor.hall.sight(table.id, visitor.id, looks.seat)
    page = server(request).shown.page(table, sight, visitor.words)
    key = table.setup.game.key
    return frame(
        "table.html",
        visitor,
        table=table,
        game=table.setup.game,
        setup=table.setup,
        sight=sight,
        gathering=sight.phase == GATHERING,
        title=page.spoken.title,
        page=page,
        board=Markup(page.board.markup()) if page.board else Markup('<div id="board"></div>'),
        parts={part.id: Markup(part.markup()) for part in page.asides},
        style=f"board-{key}.css" if key in DRAWINGS else "",
        overview=Markup(drawing(table.setup.game).overview(table.setup, visitor.words)),
        looks=looks,
        eyes=eyes(table, sight),
        muted=[(speaker(table, one), table.around.names.name(one)) for one in table.matters.muted.get(visitor.id, [])],
        link=f"{base(request)}/t/{table.id}",
    )


async def overview(request: Request) -> Response:
    """The game on one page, with the figures of this table: its players, its options, its board."""
    visitor = Visitor(request)
    table = visitor.hall.table(request.path_params["id"])
    visitor.hall.sight(table.id, visitor.id, None)
    return on_one_page(visitor, table.setup)


async def code(request: Request) -> Response:
    """The table's link as a QR code."""
    drawn = io.BytesIO()
    address = f"{base(request)}/t/{request.path_params['id'][:40]}"
    segno.make(address, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False, light="#fff", dark="#000")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def log(request: Request) -> Response:
    """Everything that happened, from the beginning."""
    visitor = Visitor(request)
    table = visitor.hall.table(request.path_params["id"])
    looks = reader(request, table, visitor)
    if looks.cover:
        return covered(looks)
    sight = visitor.hall.sight(table.id, visitor.id, looks.seat)
    told = []
    for at, event in enumerate(sight.events):
        there = f"/t/{table.id}{then(sight.moments[at], eyes(table, sight))}"
        told.append(Markup(line(table.setup, event, visitor.lang, at, "", there, there).markup))
    return frame("log.html", visitor, table=table, game=table.setup.game, told=told)


async def journal(request: Request) -> Response:
    """The whole game as text, once it is over."""
    visitor = Visitor(request)
    id = request.path_params["id"]
    text = visitor.hall.journal(id, visitor.id)
    name = f"{visitor.hall.table(id).setup.game.key}-{id}.regalia"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
