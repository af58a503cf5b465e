"""A worked example of each game, played in Chromium in each of the four ways; and what axe says of the rulebook."""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe

import regalia.games  # noqa: F401  registers the games
from regalia.core.game import game
from regalia.web.examples import address, known
from tests.browser.house import House
from tests.browser.visits import Visits
from tests.browser.ways import PATIENCE, WAYS

EXAMPLES: Final = [("foreign-king", "congress-hurries"), ("royals", "take-over"), ("fief", "fetched-back")]
PAGES: Final = [
    ("/rules/foreign-king", "en", "click"),
    ("/rules/royals?q=kar", "de", "phone"),
    ("/rules/fief", "fr", "phone"),
    ("/rules/foreign-king/example/four-pawns", "de", "phone"),
    ("/rules/royals/example/a-king-shared?played=three", "fr", "click"),
    ("/rules/fief/example/within-the-walls?played=arthur,all,epervier", "en", "phone"),
    ("/about", "fr", "phone"),
]
"""Pages, each in one of the languages and at one of the sizes."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("key", "name"), EXAMPLES)
def test_an_example_is_played_on_its_board(house: House, visits: Visits, key: str, name: str, way: str) -> None:
    example = next(one for one in known(key) if one.key == name)
    tab = visits.tab(WAYS[way])
    tab.goto(address(example, []))
    # Without a script one clicks as with one.
    how, moves = WAYS["click" if way == "plain" else way], example.moves()
    for at, token in enumerate(moves):
        how.press(tab, token)
        there = f"{house.at}{address(example, moves[: at + 1])}#board"
        tab.wait_for_url(there, wait_until="domcontentloaded", timeout=PATIENCE)
    assert tab.locator(".telling .end").is_visible()


def test_it_is_played_by_its_own_button_and_taken_back(house: House, visits: Visits) -> None:
    example = known("foreign-king")[0]
    tab = visits.tab(WAYS["plain"])
    tab.goto(address(example, []))
    for _ in example.steps:
        tab.locator(".telling .choose").click()
    assert tab.locator(".telling .end").is_visible()
    tab.get_by_role("link", name="Take back").click()
    assert not tab.locator(".telling .end").count()
    tab.get_by_role("link", name="Start again").click()
    assert tab.url.endswith(address(example, []))
    assert game("foreign-king").key in tab.url


@pytest.mark.parametrize(("path", "lang", "way"), PAGES)
def test_axe_finds_nothing(house: House, visits: Visits, path: str, lang: str, way: str) -> None:
    tab = visits.tab(WAYS[way], lang=lang)
    tab.goto(path)
    found = Axe().run(tab, options={"preload": False})
    assert found.violations_count == 0, found.generate_report()
    assert tab.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
