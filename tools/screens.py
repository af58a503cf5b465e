"""Takes pictures of the server's pages, and says what axe, the browser's policy and a phone's width find wrong.

    python tools/screens.py [--only TEXT] [--folder FOLDER]

A server is started for it, on this machine alone. Needs Chromium; REGALIA_CHROMIUM says where it is.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import chromium  # noqa: E402

import regalia.games  # noqa: E402, F401 (importing it registers the games)
import tests.toy  # noqa: E402, F401 (a game without a board of its own)
from regalia.locale.words import LANGUAGES  # noqa: E402
from tests.web.running import Running  # noqa: E402

SIZES = ((1400, 900), (360, 740))
THEMES = ("light", "dark")
PLAIN: tuple[str, ...] = (
    "/",
    "/new/foreign-king",
    "/new/toy",
    "/you",
    "/about",
    "/rules",
    "/rules/foreign-king",
    "/overview/foreign-king",
    "/overview/royals",
    "/overview/fief",
)
PLAIN += ("/overview/toy", "/nowhere", "/rules/royals", "/rules/fief", "/rules/fief?q=tax")
PLAIN += (
    "/rules/foreign-king/example/four-pawns",
    "/rules/foreign-king/example/congress-hurries?played=king,liege,stay,hurry",
    "/rules/royals/example/take-over",
    "/rules/fief/example/aiming-at-louis?played=assault,no,no,louis",
    "/rules/fief/example/within-the-walls",
)


class Visit:
    """A browser with its cookies, of one language, size and light."""

    def __init__(self, browser: Browser, at: str, size: tuple[int, int], theme: str, lang: str) -> None:
        self.at = at
        self.lang = lang
        self.name = f"{size[0]}-{theme}-{lang}"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
        )
        self.tab: Page = self.context.new_page()
        self.tab.on("console", lambda said: print(f"{self.name}: {said.text}"))

    def go(self, path: str) -> None:
        """Open a page."""
        self.tab.goto(self.at + path)

    def press(self, selector: str) -> None:
        """Press something, and wait for what comes of it."""
        self.tab.locator(selector).first.click()
        self.tab.wait_for_timeout(700)

    def take(self, folder: Path, what: str, judged: bool = True) -> None:
        """A picture, and what is wrong with the page."""
        file = folder / f"{what}-{self.name}.png"
        self.tab.wait_for_timeout(150)
        self.tab.screenshot(path=str(file), full_page=True, animations="disabled")
        wide = self.tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            print(f"{file.name}: {wide} too wide")
        found = Axe().run(self.tab, options={"preload": False}) if judged else None
        if found and found.violations_count:
            print(f"{file.name}: {found.generate_report()}")


def visits(browser: Browser, at: str) -> Iterator[Visit]:
    """Each size and light, the languages in turn."""
    number = 0
    for size in SIZES:
        for theme in THEMES:
            yield Visit(browser, at, size, theme, LANGUAGES[number % 3])
            number += 1


def tour(visit: Visit, folder: Path, only: str) -> None:
    """All pages there are."""
    for path in PLAIN:
        if only in path:
            visit.go(path)
            visit.take(folder, re.sub(r"\W+", "-", path).strip("-") or "lobby")
    if only in "table":
        table(visit, folder)
    if only in "gathering":
        gathering(visit, folder)
    if only in "toy":
        toy(visit, folder)


def table(visit: Visit, folder: Path) -> None:
    """A game against bots, some steps of it."""
    visit.go("/")
    visit.press("button[name=game][value=foreign-king]")
    for what, token in (("first", "place"), ("asked", "brabant"), ("played", "done")):
        button = visit.tab.locator(f"button.choose[name=move][value={token}]").last
        button.wait_for(state="attached", timeout=20000)
        visit.take(folder, f"table-{what}")
        button.dispatch_event("click")
        visit.tab.wait_for_timeout(900)
    visit.take(folder, "table-waits")
    visit.tab.locator("a[href*='at=']").first.click()
    visit.tab.locator("#page-slider").wait_for()
    visit.take(folder, "replay")


def gathering(visit: Visit, folder: Path) -> None:
    """A table that waits for friends."""
    visit.go("/new/foreign-king")
    visit.press("button.big")
    visit.take(folder, "gathering")


def toy(visit: Visit, folder: Path) -> None:
    """A game without a board of its own, two at one screen."""
    visit.go("/new/toy")
    visit.tab.select_option("#seat-blue", "me")
    visit.press("button.big")
    visit.take(folder, "toy-cover")
    visit.press("a.choose")
    visit.take(folder, "toy-table")


def main() -> None:
    """Take all pictures whose pages' names contain a text."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screens")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data, "tables.sqlite")) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        for visit in visits(browser, at):
            tour(visit, asked.folder, asked.only)
            visit.context.close()
        browser.close()


if __name__ == "__main__":
    main()
