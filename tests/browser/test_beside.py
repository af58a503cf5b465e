"""What stands beside a game: the overview that stays open, the mark in the tab, and the sound when it is one's turn."""

from playwright.sync_api import Page, expect

from regalia.core.game import game
from tests.browser.house import ANN, BEN, House
from tests.browser.visits import Visits
from tests.browser.ways import PATIENCE, WAYS, buttons

COUNTS = """
    window.rung = 0;
    window.AudioContext = class extends window.AudioContext {
        constructor() { super(); window.rung += 1; }
    };
"""
"""Counts how often a page makes a sound."""


def comes(visits: Visits, house: House, guest: str, sound: str) -> Page:
    """Somebody at a table, with or without a sound."""
    tab = visits.fresh(WAYS["click"], house.cookie(guest))
    tab.context.add_cookies([{"name": "sound", "value": sound, "url": house.at}])
    tab.add_init_script(COUNTS)
    return tab


def test_the_tab_tells_whose_turn_it_is_and_rings_if_wanted(house: House, visits: Visits) -> None:
    id = house.place(game("foreign-king"), "order-place")
    who = ((ANN, "off"), (BEN, "on"), (BEN, "off"))
    ann, loud, quiet = (comes(visits, house, guest, sound) for guest, sound in who)
    for tab in (ann, loud, quiet):
        tab.goto(f"/t/{id}")
    assert ann.title().startswith("● ")
    assert not loud.title().startswith("●")
    while ann.title().startswith("● "):
        before = ann.title(), ann.locator("[name=mark]").get_attribute("value")
        token = ann.locator("button[type=submit][name=move].choose").first.get_attribute("value") or ""
        buttons(ann, token).first.dispatch_event("click")
        ann.wait_for_function(
            "(old) => document.querySelector('[name=mark]').value !== old", arg=before[1], timeout=PATIENCE
        )
    for tab in (loud, quiet):
        tab.wait_for_function("document.title.startsWith('● ')", timeout=PATIENCE)
    assert loud.evaluate("window.rung") == 1
    assert quiet.evaluate("window.rung") == 0


def test_the_overview_stays_beside_the_board(house: House, visits: Visits) -> None:
    for way in ("click", "plain", "phone"):
        tab = visits.tab(WAYS[way], house.cookie(ANN))
        tab.goto(f"/t/{house.place(game('royals'), 'discard')}")
        tab.locator("button[popovertarget=page-overview]").first.click()
        beside = tab.locator("#page-overview")
        expect(beside).to_be_visible()
        tab.locator("h1").click()
        expect(beside).to_be_visible()
        beside.locator("button[popovertargetaction=hide]").click()
        expect(beside).to_be_hidden()
        assert tab.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_overview_is_printed_on_one_page(house: House, visits: Visits) -> None:
    for key, question in (("foreign-king", "action"), ("royals", "discard"), ("fief", "vote")):
        tab = visits.tab(WAYS["click"], house.cookie(ANN))
        tab.goto(f"/t/{house.place(game(key), question)}/overview")
        assert tab.pdf(format="A4").count(b"/Type /Page\n") == 1, key
