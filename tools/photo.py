"""Takes docs/pictures/browser.png: a game of The Foreign King against bots, in the middle, as a browser shows it.

    python tools/photo.py

The luck of a table cannot be chosen, so each picture shows another game. Needs Chromium; REGALIA_CHROMIUM says where.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import chromium  # noqa: E402

import regalia.games  # noqa: E402, F401 (importing it registers the games)
from tests.web.running import Running  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "browser.png"
SIZE = (1480, 940)
NAME = "Anna"
ANSWERS = 40
"""After so many answers the board has something to tell."""
QUESTION = "Which action do you choose?"
SHY = ("lose", "loan", "repay")
"""What nobody would do."""
CHOICES = "#asked-answers button.choose[name=move], #more button.choose[name=move]"


def play(tab: Page) -> None:
    """Answer as it comes, until a turn begins after enough answers."""
    rng = random.Random(8)
    for number in range(10 * ANSWERS):
        tab.locator(CHOICES).first.wait_for(state="attached", timeout=60_000)
        tokens = tab.locator(CHOICES).evaluate_all("found => found.map(button => button.value)")
        if number >= ANSWERS and tab.locator("#question", has_text=QUESTION).count():
            return
        token = rng.choice([token for token in tokens if token not in SHY] or tokens)
        tab.locator(f"button.choose[name=move][value={token}]").last.dispatch_event("click")
        tab.wait_for_timeout(900)


def main() -> None:
    """Take the picture."""
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data, "tables.sqlite")) as at,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", color_scheme="light")
        tab = context.new_page()
        tab.goto(f"{at}/you")
        tab.fill("input[name=name]", NAME)
        tab.locator("main form button").first.click()
        tab.goto(at)
        tab.locator("button[name=game][value=foreign-king]").first.click()
        play(tab)
        tab.evaluate("document.activeElement.blur()")
        tab.wait_for_timeout(900)
        PICTURE.parent.mkdir(exist_ok=True)
        tab.screenshot(path=str(PICTURE), animations="disabled")
        browser.close()
    print(PICTURE.relative_to(ROOT), PICTURE.stat().st_size)


if __name__ == "__main__":
    main()
