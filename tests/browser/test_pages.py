"""Every page, in every language and both lights: axe finds nothing, and nothing is wider than a phone."""

from collections.abc import Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import regalia.games  # noqa: F401  registers the games
import tests.toy  # noqa: F401  registers The Fair, which has no board of its own
from regalia.core.example import examples as worked
from regalia.core.game import game, games
from regalia.locale.words import LANGUAGES
from tests import recordings
from tests.browser.house import ANN, House
from tests.browser.tables import begun, gathering, over
from tests.browser.visits import Visits
from tests.browser.ways import PHONE, Click, Phone

LIGHTS: Final = ("light", "dark")
PLAIN: Final = ("/", "/new", "/you", "/about", "/rules", "/nowhere")
OF_GAME: Final = ("/new/{}", "/rules/{}", "/overview/{}")
ASKED: Final = {
    "foreign-king": ("action", "move-to", "congress", "king"),
    "royals": ("draw", "play", "discard"),
    "fief": ("choose-village", "cards", "purchases", "movement", "gather", "talk", "draft", "vote", "loss-of"),
}
"""Questions whose pages differ much."""


def addresses(house: House) -> Iterator[str]:
    """Every page there is."""
    yield from PLAIN
    for one in games():
        yield from (address.format(one.key) for address in OF_GAME)
        yield from examples(one.key)
    yield f"/t/{gathering(house, 'fief')}"
    for key, questions in ASKED.items():
        for question in questions:
            yield f"/t/{house.place(game(key), question)}"
        yield from of_table(house, key)
    yield f"/t/{begun(house, 'royals', [ANN, ANN])}"
    yield f"/t/{begun(house, 'toy', [ANN, 'greedy'])}"


def examples(key: str) -> list[str]:
    """The first worked example of a rulebook, if it has any."""
    return [f"/rules/{key}/example/{one.key}" for one in worked(game(key))[:1]]


def of_table(house: House, key: str) -> list[str]:
    """What a table has beside its page, once the game is over."""
    id = over(house, recordings.of(game(key))[0].file(game(key)))
    return [f"/t/{id}{more}" for more in ("", "?at=20", "/log", "/end")]


def wrong(tab: Page, address: str) -> list[str]:
    """What axe finds."""
    found = Axe().run(tab, options={"preload": False})
    return [f"{address}: {found.generate_report()}"] if found.violations_count else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.e2e
def test_axe_finds_nothing_on_any_page(house: House, visits: Visits, lang: str, light: str) -> None:
    tab = visits.fresh(Click(), house.cookie(ANN), lang, color_scheme=light)
    found: list[str] = []
    for address in addresses(house):
        tab.goto(address, wait_until="domcontentloaded")
        found += wrong(tab, address)
    visits.complaints()  # The page that is not there is complained of.
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.e2e
def test_no_page_is_wider_than_a_phone(house: House, visits: Visits, lang: str) -> None:
    tab = visits.fresh(Phone(), house.cookie(ANN), lang)
    wide = {}
    for address in addresses(house):
        tab.goto(address, wait_until="domcontentloaded")
        wide[address] = tab.evaluate("document.documentElement.scrollWidth")
    visits.complaints()
    assert {address: width for address, width in wide.items() if width > PHONE["width"]} == {}


@pytest.mark.parametrize(("key", "light"), [(key, LIGHTS[at % 2]) for at, key in enumerate(ASKED)])
def test_axe_finds_nothing_at_a_table(house: House, visits: Visits, key: str, light: str) -> None:
    """One page of each game in `make test`; all of them by `make e2e`."""
    tab = visits.fresh(Click(), house.cookie(ANN), LANGUAGES[len(key) % 3], color_scheme=light)
    address = f"/t/{house.place(game(key), ASKED[key][-1])}"
    tab.goto(address, wait_until="domcontentloaded")
    assert wrong(tab, address) == []


def test_axe_finds_nothing_in_the_lobby(house: House, visits: Visits) -> None:
    tab = visits.fresh(Phone(), house.cookie(ANN), "de")
    tab.goto("/", wait_until="domcontentloaded")
    assert wrong(tab, "/") == []
