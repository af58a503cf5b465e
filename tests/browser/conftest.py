"""A browser and a server for each file of tests; what the browser complains of fails the test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import chromium  # noqa: E402

from tests.browser.house import House  # noqa: E402
from tests.browser.visits import Visits  # noqa: E402


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, started with nothing remembered. For a file: while it runs, no other test may run an event loop."""
    path = chromium.found()
    if not path and not chromium.demanded():
        pytest.skip(f"no Chromium; {chromium.HOW}")
    assert path, chromium.HOW
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server."""
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def kept(browser: Browser, house: House) -> Iterator[Visits]:
    """Browsers that are used again by the next test."""
    found = Visits(browser, house.at)
    yield found
    found.close()


@pytest.fixture
def visits(kept: Visits) -> Iterator[Visits]:
    """Those who come in one test; what their browsers complained of."""
    yield kept
    assert kept.complaints() == []
