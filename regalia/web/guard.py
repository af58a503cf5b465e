"""What stands before every page: how often one address may ask, who may send forms, and the browser's own guards."""

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.refusals import Problem
from regalia.table.rate import Rate
from regalia.web.refusals import refusal

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # The link of a table is its key: other sites must not learn it.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-cache",
}
SENT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
"""The same as they are sent, for those who say nothing else."""
READING: Final = ("GET", "HEAD")


class Guard:
    """Lets through what may pass."""

    def __init__(self, app: ASGIApp, rate: Rate) -> None:
        self.app = app
        self.rate = rate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in SENT if one[0] not in own)]
            await send(message)

        key = self.objection(scope)
        if key:
            response = refusal(Request(scope), Problem(key, {}))
            await response(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def objection(self, scope: Scope) -> str:
        """Why a request does not pass; nothing if it does."""
        client = scope.get("client")
        if not self.rate.allows(client[0] if client else "", time.monotonic()):
            return "request-many"
        if scope["method"] not in READING and not is_ours(Headers(scope=scope)):
            return "web-origin"
        return ""


def is_ours(headers: Headers) -> bool:
    """Whether a form was sent by a page of ours; programs that are no browsers say nothing of where they are."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit_host(origin) == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def urlsplit_host(origin: str) -> str:
    """Host and port of an origin, as they stand in the header Host."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
