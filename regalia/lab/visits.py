"""Browsers of the bench: they say what a browser says, on plain sockets, so that thousands fit in one process."""

import asyncio
import gzip
import time
import zlib
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlencode

from regalia.lab.served import HERE

LANGUAGES: Final = ("en", "de", "fr")
AGENT: Final = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
PATIENCE: Final = 30.0


class Lost(Exception):
    """A connection that ended, or an answer that is none."""


class Guest(NamedTuple):
    """Who asks: his cookie, his language, and the address he comes from: each has one of his own, as in life."""

    number: int
    cookie: str = ""
    lang: str = "en"

    @property
    def address(self) -> str:
        """All of 127.0.0.0/8 is this machine."""
        return f"127.{1 + self.number // 62500}.{self.number // 250 % 250}.{1 + self.number % 250}"

    def request(self, port: int, what: str, accept: str, more: str = "", body: str = "") -> bytes:
        """A request, with what browsers send along."""
        cookie = f"Cookie: regalia={self.cookie}\r\n" if self.cookie else ""
        return (
            f"{what} HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: keep-alive\r\nUser-Agent: {AGENT}\r\n"
            f"Accept: {accept}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: {self.lang}\r\n"
            f"Sec-Fetch-Site: same-origin\r\n{cookie}{more}\r\n{body}"
        ).encode()

    def click(self, port: int, table: str, fields: dict[str, str]) -> bytes:
        """What the script sends of a form."""
        body = urlencode(fields)
        more = (
            f"Content-Type: application/x-www-form-urlencoded;charset=UTF-8\r\nContent-Length: {len(body)}\r\n"
            f"Origin: http://{HERE}:{port}\r\nReferer: http://{HERE}:{port}/t/{table}\r\n"
        )
        return self.request(port, f"POST /t/{table}/play", "application/json", more, body)


class Line(asyncio.Protocol):
    """A guest's connection, on which one thing is asked after another. The server ends it when it has been quiet."""

    def __init__(self, port: int, guest: Guest) -> None:
        self.port = port
        self.guest = guest
        self.transport: asyncio.Transport
        self.read = b""
        self.answer: asyncio.Future[tuple[bytes, bytes]] | None = None

    async def connect(self) -> None:
        """Begin anew."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HERE, self.port, local_addr=(self.guest.address, 0))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.read = b""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Lost("the connection ended"))

    def data_received(self, data: bytes) -> None:
        self.read += data
        end = self.read.find(b"\r\n\r\n")
        if end < 0 or self.answer is None or self.answer.done():
            return
        head = self.read[:end].lower()
        size = end + 4 + int(head.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        if len(self.read) >= size:
            whole, self.read = self.read[:size], self.read[size:]
            self.answer.set_result((whole[:end], whole[end + 4 :]))

    async def ask(self, request: bytes) -> tuple[bytes, bytes]:
        """Head and body of the answer, which must be a good one; asked again if the connection was just ended."""
        try:
            head, body = await asyncio.wait_for(self.answered(request), PATIENCE)
        except Lost:
            head, body = await asyncio.wait_for(self.answered(request), PATIENCE)
        if not head.startswith(b"HTTP/1.1 200"):
            raise Lost(f"{head[:40]!r} {unpacked(head, body)[:300]!r}")
        return head, body

    async def answered(self, request: bytes) -> tuple[bytes, bytes]:
        """Ask once."""
        if self.transport.is_closing():
            await self.connect()
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self.answer


class Live(asyncio.Protocol):
    """A page that is open: `heard` is called with the hour of each change that has arrived whole."""

    def __init__(self, request: bytes, heard: Callable[[float], None]) -> None:
        self.request = request
        self.heard = heard
        self.transport: asyncio.Transport
        self.read = bytearray()
        self.unpack = zlib.decompressobj(31)
        self.text = b""
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.changes = 0
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.begun.done():
            self.begun.set_exception(Lost("the stream ended"))

    def data_received(self, data: bytes) -> None:
        self.read += data
        if not self.begun.done():
            end = self.read.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.read.startswith(b"HTTP/1.1 200"):
                self.begun.set_exception(Lost(bytes(self.read[:300]).decode("utf-8", "replace")))
                return
            del self.read[: end + 4]
            self.begun.set_result(None)
        self.take_chunks()

    def take_chunks(self) -> None:
        """Read what has arrived whole."""
        while (end := self.read.find(b"\r\n")) >= 0:
            size = int(self.read[:end], 16)
            if len(self.read) < end + size + 4:
                return
            self.take(bytes(self.read[end + 2 : end + 2 + size]))
            del self.read[: end + size + 4]

    def take(self, chunk: bytes) -> None:
        """Unpack some, and see which messages have ended; those that change the page have an id."""
        *whole, self.text = (self.text + self.unpack.decompress(chunk)).split(b"\n\n")
        for message in whole:
            if message.startswith(b"id: "):
                self.changes += 1
                self.heard(time.perf_counter())


async def connected(port: int, guest: Guest) -> Line:
    """A connection for a guest's requests."""
    line = Line(port, guest)
    await line.connect()
    return line


async def watching(port: int, guest: Guest, table: str, heard: Callable[[float], None]) -> Live:
    """Open a table's page, as a browser does: the page first, then what changes in it."""
    line = await connected(port, guest)
    head, body = await line.ask(guest.request(port, f"GET /t/{table}", "text/html"))
    version = unpacked(head, body).partition(b'data-version="')[2].partition(b'"')[0].decode()
    line.transport.close()
    request = guest.request(port, f"GET /t/{table}/live?version={version}", "text/event-stream")
    loop = asyncio.get_running_loop()
    _, live = await loop.create_connection(lambda: Live(request, heard), HERE, port, local_addr=(guest.address, 0))
    await asyncio.wait_for(live.begun, PATIENCE)
    return live


def unpacked(head: bytes, body: bytes) -> bytes:
    """A body as it reads."""
    return gzip.decompress(body) if b"content-encoding: gzip" in head.lower() else body
