"""Whole games in the browser."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from regalia.core.game import game
from regalia.locale.words import LANGUAGES
from regalia.table.seats import OVER
from tests.browser.house import ANN, House
from tests.browser.playing import Player, play_out
from tests.browser.tables import begun
from tests.browser.visits import Visits
from tests.browser.ways import WAYS, Click

GAMES: Final = ("foreign-king", "royals", "fief")


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
    for tab in (ann, ben):
        expect(tab.locator("#page-table")).not_to_have_class("table gathering")
    players = [Player(0, WAYS["click"], ann), Player(1, WAYS["click"], ben)]
    table = play_out(house, id, players)
    assert all(player.moves > 20 for player in players)
    best = max(table.state.scores())
    for tab in (ann, ben):
        expect(tab.locator("#do-end li").first).to_contain_text(str(best))
        visits.take(tab, f"foreign-king-over-{tab.locator('html').get_attribute('lang')}")


class Played(NamedTuple):
    """A game to be played in the browser: in which way and language, and with how many bots."""

    game: str
    way: str
    lang: str
    bots: int

    @property
    def name(self) -> str:
        """Its name as a test, and as a picture."""
        return f"{self.game}-{self.way}"


ALL: Final = [
    Played(game, way, LANGUAGES[(at + number) % len(LANGUAGES)], 2)
    for at, game in enumerate(GAMES)
    for number, way in enumerate(WAYS)
]
"""Each game in each way; between them in every language."""


@pytest.mark.e2e
@pytest.mark.parametrize("played", ALL, ids=[one.name for one in ALL])
def test_a_whole_game_in_one_way(house: House, visits: Visits, played: Played) -> None:
    way = WAYS[played.way]
    tab = visits.fresh(way, house.cookie(ANN), played.lang)
    id = begun(house, played.game, [ANN] + ["random"] * played.bots, options=game(played.game).brief)
    tab.goto(f"/t/{id}", wait_until="domcontentloaded")
    seat = house.table(id).seats_of(ANN)[0]
    player = Player(seat, way, tab)
    table = play_out(house, id, [player], pictures(visits, played.name))
    assert table.phase == OVER
    assert player.moves > 10
    tab.goto(f"/t/{id}", wait_until="domcontentloaded")
    assert tab.locator("html").get_attribute("lang") == played.lang
    expect(tab.locator("#do-end")).to_be_visible()
    visits.take(tab, f"{played.name}-over")


def pictures(visits: Visits, name: str) -> Callable[[Player], None]:
    """Takes pictures on the way."""

    def look(player: Player) -> None:
        if player.moves in (3, 30, 90):
            visits.take(player.tab, f"{name}-{player.moves}")

    return look
