"""Browsers without scripts: they open pages, fill in forms and send them, each with cookies of its own."""

import html
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

import regalia.games
import tests.toy
from regalia.store.sqlite import Sqlite
from regalia.table.hall import Hall
from regalia.web.application import application
from regalia.web.server import Server
from tests.table.places import Clock, Inline

ROOMS = (regalia.games, tests.toy)
"""Importing these is what registers games."""

FIELD: Final = re.compile(r'<input type="hidden"(?: form="act")? name="(\w+)" value="([^"]*)"')
ANSWER: Final = re.compile(r'class="choose[^"]*" form="act"[^>]* name="move" value="([^"]+)"')


class Site:
    """A server, and the browsers of those who come."""

    def __init__(self, app: Starlette, first: TestClient) -> None:
        self.app = app
        self.first = first

    @property
    def hall(self) -> Hall:
        """Its tables."""
        served: Server = self.app.state.server
        return served.hall

    def browser(self, lang: str = "en") -> "Browser":
        """Somebody new."""
        other = TestClient(self.app, follow_redirects=True, headers={"accept-language": lang})
        # All share the event loop in which the hall lives.
        other.portal = self.first.portal
        return Browser(other)


class Browser:
    """One of them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.page: Response
        self.path = "/"

    @property
    def text(self) -> str:
        """What the page says."""
        return self.page.text

    def go(self, path: str, status: int = 200) -> str:
        """Open a page."""
        self.page = self.client.get(path)
        assert self.page.status_code == status, self.page.text
        self.path = self.page.url.path
        return self.text

    def send(self, path: str, status: int = 200, /, **fields: str) -> str:
        """Send a form of the page that is open, with what is hidden in it."""
        hidden = dict(FIELD.findall(self.text))
        hidden = {name: html.unescape(value) for name, value in hidden.items() if name != "back"}
        self.page = self.client.post(path, data={**hidden, "request": self.request(), **fields})
        assert self.page.status_code == status, self.page.text
        self.path = self.page.url.path
        return self.text

    def request(self) -> str:
        """The id of the request that the page's form is."""
        found = re.search(r'name="request" value="([^"]+)"', self.text)
        return found[1] if found else "none"

    def answers(self) -> list[str]:
        """The answers that may be given on the page."""
        return list(dict.fromkeys(ANSWER.findall(self.text)))

    def told(self) -> str:
        """What cannot be done, as the page says."""
        found = re.search(r'role="alert">([^<]*)', self.text)
        return html.unescape(found[1]) if found else ""

    def quick(self, game: str) -> str:
        """Begin a game against bots; the address of its table."""
        self.go("/")
        self.send("/quick", game=game)
        return self.path

    def opens(self, game: str, *who: str, **more: str) -> str:
        """Open a table with somebody on each of the first seats; its address."""
        self.go(f"/new/{game}")
        colours = re.findall(r'<select id="seat-(\w+)"', self.text)
        seats = {f"seat-{colour}": who[at] if at < len(who) else "" for at, colour in enumerate(colours)}
        self.send(f"/new/{game}", 200, **seats, **more)
        return self.path


@contextmanager
def site(data: Path, rate: float = 1e6, clock: Clock | None = None) -> Iterator[Site]:
    """A server with its tables in this file; no bot is waited for."""
    app = application(lambda: Hall(Sqlite(data), Inline(), 0, clock or Clock()), rate=rate)
    with TestClient(app) as first:
        yield Site(app, first)
