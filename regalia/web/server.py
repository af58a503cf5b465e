"""What all handlers share: the hall, the files of the pages, and where this server is reached."""

from typing import NamedTuple, cast
from urllib.parse import urlsplit

from starlette.requests import Request

from regalia.table.hall import Hall
from regalia.web.files import Files
from regalia.web.tables.moment import Replays
from regalia.web.tables.shown import Shown

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Server(NamedTuple):
    """All of it."""

    hall: Hall
    files: Files
    shown: Shown
    replays: Replays
    lan: str = ""
    """The address in the local network, such as http://192.168.1.5:1831; nothing if friends cannot come."""


def server(request: Request) -> Server:
    """The server that answers a request."""
    return cast(Server, request.app.state.server)


def base(request: Request) -> str:
    """The address by which friends reach this server: the one that was asked for, unless only this machine knows it."""
    found = urlsplit(str(request.base_url))
    host = found.netloc.rsplit(":", 1)[0] if found.port else found.netloc
    known = server(request).lan
    return known if known and host in LOOPBACK else f"{found.scheme}://{found.netloc}"
