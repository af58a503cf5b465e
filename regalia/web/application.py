"""The pages as one application: its routes, its one lifespan, and what stands before them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import regalia.web.boards  # noqa: F401 (importing it registers the boards)
from regalia.core.refusals import Problem
from regalia.table import limits
from regalia.table.hall import Hall
from regalia.table.rate import Rate
from regalia.web import about, examples, forms, lobby, opening, refusals, rulebook, you
from regalia.web.files import Files
from regalia.web.guard import Guard
from regalia.web.server import Server, server
from regalia.web.tables import acts, ending, page, replay, stream
from regalia.web.tables.moment import Replays
from regalia.web.tables.shown import Shown

Making = Callable[[], Hall]
"""Makes the hall, in the event loop in which it is used."""


def application(making: Making, lan: str = "", rate: float = limits.REQUESTS) -> Starlette:
    """The application; `lan` is its address in the local network, `rate` the requests a second from one address."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = making()
        app.state.server = Server(hall, Files(), Shown(), Replays(), lan)
        hall.start()
        try:
            yield
        finally:
            await hall.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(GZipMiddleware, compresslevel=5), Middleware(Guard, rate=Rate(rate))],
        exception_handlers={
            Problem: refusals.on_problem,
            HTTPException: refusals.on_http,
            Exception: refusals.on_trouble,
        },
        lifespan=lifespan,
        max_body_size=forms.LARGEST,
    )


async def static(request: Request) -> Response:
    """A file of the pages."""
    return server(request).files.answer(request)


ROUTES = [
    # The first is the one that is asked for most, for they are tried one after another.
    Route("/t/{id}/{act}", acts.act, methods=["POST"]),
    Route("/", lobby.lobby),
    Route("/join", lobby.join),
    Route("/quick", opening.quick, methods=["POST"]),
    Route("/new", opening.choose),
    Route("/new/{game}", opening.show),
    Route("/new/{game}", opening.open, methods=["POST"]),
    Route("/you", you.show),
    Route("/you", you.change, methods=["POST"]),
    Route("/look", you.look, methods=["POST"]),
    Route("/about", about.show),
    Route("/rules", rulebook.shelf),
    Route("/rules/{game}", rulebook.show),
    Route("/rules/{game}/example/{key}", examples.show),
    Route("/overview/{game}", rulebook.overview),
    Route("/t/{id}", page.show),
    Route("/t/{id}/live", stream.live),
    Route("/t/{id}/replay", replay.go),
    Route("/t/{id}/end", ending.show),
    Route("/t/{id}/qr.svg", page.code),
    Route("/t/{id}/log", page.log),
    Route("/t/{id}/overview", page.overview),
    Route("/t/{id}/journal", page.journal),
    Route("/static/{digest}/{name}", static),
]
"""Every address there is."""
