"""Whatever cannot be done, said in the reader's language: as a page, or as data to our script."""

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from regalia.core.game import Setup
from regalia.core.refusals import Problem
from regalia.web.frames import frame
from regalia.web.visitor import Visitor

WRONG: Final = 400
CONFLICT: Final = 409
STATUS: Final = {
    "click-stale": CONFLICT,
    "guest-unknown": 403,
    "moment-unknown": 404,
    "request-many": 429,
    "rule-unknown": 404,
    "seat-not-yours": 403,
    "seat-taken": CONFLICT,
    "setup-game": 404,
    "store-conflict": CONFLICT,
    "store-full": 507,
    "store-restored": CONFLICT,
    "store-trouble": 503,
    "table-begun": CONFLICT,
    "table-missing": 404,
    "table-not-host": 403,
    "table-private": 403,
    "web-example-unknown": 404,
    "web-large": 413,
    "web-lost": 404,
    "web-method": 405,
    "web-origin": 403,
    "web-trouble": 500,
}
"""What a refusal is called in HTTP; all others are bad requests."""

KEYS: Final = {404: "web-lost", 405: "web-method", 413: "web-large"}


def refusal(request: Request, error: Problem, setup: Setup | None = None, back: str = "/") -> Response:
    """Say what cannot be done."""
    visitor = Visitor(request)
    status = STATUS.get(error.key, WRONG)
    told = visitor.words.problem(error, setup)
    if visitor.wants_data:
        return visitor.remember(JSONResponse({"key": error.key, "told": told}, status))
    return frame("refusal.html", visitor, status, told=told, back=back)


async def on_problem(request: Request, error: Exception) -> Response:
    """A handler raised a problem."""
    assert isinstance(error, Problem)
    return refusal(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    """Starlette found no page, or another method there."""
    assert isinstance(error, HTTPException)
    response = refusal(request, Problem(KEYS.get(error.status_code, "web-form"), {}))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def on_trouble(request: Request, error: Exception) -> Response:
    """A fault of ours: the reader is told that nothing was done, the log tells us the rest."""
    logging.getLogger("regalia.web").error("%s %s", request.method, request.url.path, exc_info=error)
    return refusal(request, Problem("web-trouble", {}))
