"""Whole games in the browser."""

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.playing import Player, play_out
from tests.browser.visits import Visits
from tests.browser.ways import WAYS, Click


def opens(tab: Page, game: str, *who: str) -> str:
    """Open a table by clicks, somebody on each of the first seats; its id."""
    tab.goto("/")
    tab.goto(f"/new/{game}")
    for at, field in enumerate(tab.locator("select[name^=seat-]").all()):
        field.select_option(who[at] if at < len(who) else "")
    tab.locator("button.big").click()
    tab.wait_for_url("**/t/*")
    return tab.url.rpartition("/")[2]


def joins(tab: Page, id: str, name: str) -> None:
    """Follow the link of a table and sit down, under a name of one's own."""
    tab.goto(f"/t/{id}")
    tab.locator("#page-name").fill(name)
    tab.locator("button[formaction$='/sit']").first.click()
    expect(tab.locator(".seat", has_text=name)).to_be_visible()


def test_two_browsers_and_a_bot_play_the_foreign_king_by_clicks(house: House, visits: Visits) -> None:
    ann, ben = visits.fresh(Click()), visits.fresh(Click(), lang="de")
    id = opens(ann, "foreign-king", "me", "open", "random")
    joins(ben, id, "Ben")
    ann.locator("button[formaction$='/begin']").click()
    expect(ann.locator("#question")).to_be_visible()
    expect(ben.locator("#question")).to_be_visible()
    players = [Player(0, WAYS["click"], ann), Player(1, WAYS["click"], ben)]
    table = play_out(house, id, players)
    assert all(player.moves > 20 for player in players)
    best = max(table.state.scores())
    for tab in (ann, ben):
        expect(tab.locator("#do-end li").first).to_contain_text(str(best))
        visits.take(tab, f"foreign-king-over-{tab.locator('html').get_attribute('lang')}")
