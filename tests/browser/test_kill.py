"""A server that dies in the middle of a turn, and comes back: nothing is lost, and the page goes on by itself."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regalia.store.sqlite import Sqlite
from tests.browser.visits import Visits
from tests.browser.ways import PATIENCE, Click, Keyboard, buttons

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`regalia serve` as a process of its own, always on the same port of this machine."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.data = data
        self.at = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "regalia", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=os.environ, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(self.at, timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that runs, and is gone afterwards."""
    found = Server(tmp_path / "tables.sqlite")
    found.start()
    yield found
    found.kill()


def played(data: Path, id: str) -> list[str]:
    """What is kept of a table: the answers, in order."""
    store = Sqlite(data)
    try:
        stored = store.stored(id)
        assert stored is not None
        return [entry[1] for entry in stored.entries]
    finally:
        store.close()


@pytest.mark.parametrize("way", [Click(), Keyboard()], ids=lambda way: way.name)
def test_a_click_while_the_server_is_dead_is_played_once_when_it_is_back(
    server: Server, browser: Browser, way: Click | Keyboard
) -> None:
    visits = Visits(browser, server.at)
    tab = visits.fresh(way)
    tab.goto("/new/foreign-king")
    for at, field in enumerate(tab.locator("select[name^=seat-]").all()):
        field.select_option("me" if at < 2 else "")
    tab.locator("button.big").click()
    tab.wait_for_url("**/t/*")
    id = tab.url.rpartition("/")[2]
    way.answer(tab, "place")
    server.kill()
    state, offline = tab.locator("#page-state"), tab.locator("#page-table").get_attribute("data-offline") or ""
    way.press(tab, "brabant")
    expect(state).to_have_text(offline, timeout=PATIENCE)
    server.start()
    expect(buttons(tab, "done").first).to_be_attached(timeout=PATIENCE)
    expect(state).not_to_have_text(offline, timeout=PATIENCE)
    way.answer(tab, "done")
    assert played(server.data, id)[:3] == ["place", "brabant", "done"]
    visits.close()


def test_a_page_that_only_waits_shows_that_it_is_offline_and_comes_back(server: Server, browser: Browser) -> None:
    visits = Visits(browser, server.at)
    tab = visits.fresh(Click(), lang="fr")
    tab.goto("/")
    tab.locator("button[name=game][value=foreign-king]").click()
    tab.wait_for_url("**/t/*")
    state, offline = tab.locator("#page-state"), tab.locator("#page-table").get_attribute("data-offline") or ""
    question = tab.locator("#question").inner_text()
    server.kill()
    expect(state).to_have_text(offline, timeout=PATIENCE)
    server.start()
    expect(state).not_to_have_text(offline, timeout=PATIENCE)
    assert tab.locator("#question").inner_text() == question or tab.locator("[id^=log-]").count()
    visits.close()
