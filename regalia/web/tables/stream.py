"""The stream that keeps a page live: server-sent events with the pieces that have changed for its reader."""

import asyncio
import json
import zlib
from contextlib import suppress
from typing import Final
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from regalia.core.refusals import Problem
from regalia.table.sight import Sight
from regalia.table.watch import Watch
from regalia.web.server import server
from regalia.web.tables.reader import Reader, reader
from regalia.web.tables.shown import Page
from regalia.web.visitor import Visitor

PING: Final = 20.0
"""Seconds after which a quiet stream gives a sign, so that both ends know that it is there."""
AGAIN: Final = 1500
"""Milliseconds after which a browser comes back."""
GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""How a packed stream begins."""

LEVEL, WINDOW, MEMORY = 1, 13, 6
"""How parts are packed: quickly, for a tenth more; and with tables as small as they are, which loses nothing."""

TEXT: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


async def live(request: Request) -> Response:
    """The changes of a table, as its reader sees them."""
    visitor = Visitor(request)
    looks = reader(request, visitor.hall.table(request.path_params["id"]), visitor)
    if looks.cover:
        raise Problem("seat-not-yours", {})
    visitor.hall.sight(looks.table.id, visitor.id, looks.seat)
    return Live(request, visitor, looks)


class Live(Response):
    """A page that is open: sends what has changed until the reader goes."""

    media_type = "text/event-stream"

    def __init__(self, request: Request, visitor: Visitor, looks: Reader) -> None:
        self.packs = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        if self.packs:
            headers["Content-Encoding"] = "gzip"
        super().__init__(None, headers=headers)
        del self.headers["content-length"]
        self.visitor = visitor
        self.looks = looks
        self.shown = server(request).shown
        known = request.headers.get("last-event-id") or request.query_params.get("version", "")
        self.last = self.shown.version(looks.table.id, known)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        hall, id = self.visitor.hall, self.looks.table.id
        with suppress(Problem), hall.watching(id, self.visitor.id, self.looks.seat) as watch:
            going = asyncio.ensure_future(gone(receive, watch))
            try:
                start = f"retry: {AGAIN}\n\n".encode()
                await self.give(send, (GZIP if self.packs else b"") + self.ready(start))
                await self.tell(send, watch, watch.last)
            finally:
                going.cancel()
        await self.give(send, self.ready(b'data: {"gone": true}\n\n'), False)

    async def tell(self, send: Send, watch: Watch, sight: Sight | None) -> None:
        """Tell what changes, as long as there is somebody to tell."""
        while not watch.ended:
            if sight is None:
                await self.give(send, self.ready(b":\n\n"))
            else:
                page = self.page(sight)
                if page is not self.last:
                    await self.give(send, message(self.last, page, self.packs))
                self.last = page
            sight = await watch.changed(PING)

    def page(self, sight: Sight) -> Page:
        """The page now; who holds several open seats looks through the eyes of the one that is asked."""
        hall, id = self.visitor.hall, self.looks.table.id
        table = self.looks.table = hall.table(id)
        if self.looks.seat != sight.reader:
            sight = hall.sight(id, self.visitor.id, self.looks.seat)
        return self.shown.page(table, sight, self.visitor.words)

    def ready(self, text: bytes) -> bytes:
        """Bytes as this reader gets them."""
        return packed(text) if self.packs else text

    async def give(self, send: Send, body: bytes, more: bool = True) -> None:
        """Send some bytes."""
        await send({"type": "http.response.body", "body": body, "more_body": more})


async def gone(receive: Receive, watch: Watch) -> None:
    """Wait until the reader has gone, and end his watch."""
    while (await receive())["type"] != "http.disconnect":
        pass
    watch.ended = True
    watch.new.set()


def packed(text: bytes) -> bytes:
    """A part of a packed stream that stands by itself: all who get it share it, and no stream remembers anything."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    return packer.compress(text) + packer.flush(zlib.Z_FULL_FLUSH)


MESSAGES: WeakKeyDictionary[Page, dict[tuple[str, bool], bytes]] = WeakKeyDictionary()
"""What was told of a page to those who had another before."""


def message(before: Page | None, page: Page, packs: bool) -> bytes:
    """What makes the new page out of the old, made once for all who need the same."""
    known = MESSAGES.setdefault(page, {})
    key = (before.version if before else "", packs)
    found = known.get(key)
    if found is None:
        told = page.since(before) if before else page.whole()
        text = f"id: {page.version}\ndata: {TEXT.encode(told)}\n\n".encode()
        found = known[key] = packed(text) if packs else text
    return found
