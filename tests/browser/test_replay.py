"""Going through a game again in a browser: by slider, keys, links, by itself, on a phone, and without a script."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from regalia.core.game import Game, games
from regalia.table.hall import milliseconds
from regalia.table.loading import imported
from tests import recordings
from tests.browser.house import ANN, House
from tests.browser.visits import Visits
from tests.browser.ways import WAYS, Way

QUESTIONS = {"foreign-king": "king-called", "royals": "pay", "fief": "vote", "toy": "offered"}
each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=lambda way: way.name)


def table(house: House, game: Game) -> str:
    """A game that has gone on for a while."""
    question = QUESTIONS.get(game.key, "")
    return house.place(game, question if question in game.questions else list(game.questions)[-1])


def at(tab: Page) -> int:
    """The position that the page shows."""
    return int(re.findall(r"[?&]at=(\d+)", tab.url)[0])


@each_way
@each_game
def test_there_and_back_again(house: House, visits: Visits, game: Game, way: Way) -> None:
    tab = visits.tab(way, house.cookie(ANN))
    tab.goto(f"/t/{table(house, game)}?at=1")
    board = tab.locator("#board").inner_html()
    told = tab.locator("#moment-told").inner_text()
    go(tab, way, "forward")
    expect(tab).to_have_url(re.compile(r"at=2\b"))
    assert tab.locator("#moment-told").inner_text() != told
    go(tab, way, "back")
    expect(tab).to_have_url(re.compile(r"at=1\b"))
    assert tab.locator("#moment-told").inner_text() == told
    if way.script:
        tab.wait_for_timeout(50)
    assert tab.locator("#board").inner_html() == board
    assert tab.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def go(tab: Page, way: Way, step: str) -> None:
    """Take a step as this reader does."""
    if way.name == "keyboard":
        tab.keyboard.press({"forward": "ArrowRight", "back": "ArrowLeft"}[step])
    else:
        tab.locator(f"#step-{step}").click()


@each_game
def test_the_slider_and_playing_by_itself(house: House, visits: Visits, game: Game) -> None:
    tab = visits.tab(WAYS["click"], house.cookie(ANN))
    tab.goto(f"/t/{table(house, game)}?at=0")
    slider = tab.locator("#page-slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(tab.locator("#page-at")).to_have_value(str(last))
    expect(tab).to_have_url(re.compile(rf"at={last}\b"))
    tab.locator("#step-first").click()
    expect(tab).to_have_url(re.compile(r"at=0\b"))
    tab.locator("#page-play").click()
    expect(tab).to_have_url(re.compile(r"at=[1-9]"))
    tab.locator("#page-play").click()
    tab.wait_for_timeout(300)
    stopped = at(tab)
    tab.wait_for_timeout(1500)
    assert at(tab) == stopped


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@each_game
def test_axe_finds_nothing(house: House, visits: Visits, game: Game, lang: str) -> None:
    tab = visits.tab(WAYS["click"], house.cookie(ANN), lang)
    tab.goto(f"/t/{table(house, game)}?at=1")
    found = Axe().run(tab, options={"preload": False})
    assert not found.violations_count, found.generate_report()


def test_a_place_of_the_log_lights_up(house: House, visits: Visits) -> None:
    game = next(game for game in games() if game.key == "foreign-king")
    tab = visits.tab(WAYS["click"], house.cookie(ANN))
    tab.goto(f"/t/{table(house, game)}")
    link = tab.locator("#log-lines .at-link").first
    place = (link.get_attribute("href") or "").removeprefix("#")
    link.click()
    expect(tab.locator(f"#{place}")).to_have_class(re.compile("shown"))
    expect(link).to_be_focused()


def finished(house: House, game: Game) -> str:
    """A recorded game that is over; its table."""
    file = recordings.of(game)[0].file(game)
    id = f"over-{game.key}"
    if house.store.stored(id) is None:
        journal = file.read_text("utf-8")
        house.store.write(imported(house.around, id, journal, milliseconds()).writing).result()
    return id


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@each_game
def test_axe_finds_nothing_at_the_end(house: House, visits: Visits, game: Game, lang: str) -> None:
    tab = visits.tab(WAYS["click"], "", lang)
    tab.goto(f"/t/{finished(house, game)}/end")
    found = Axe().run(tab, options={"preload": False})
    assert not found.violations_count, found.generate_report()
    phone = visits.tab(WAYS["phone"], "", lang)
    phone.goto(f"/t/{finished(house, game)}/end")
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    visits.take(phone, f"end-{game.key}-{lang}")


def test_a_click_on_the_chart_leads_to_that_time(house: House, visits: Visits) -> None:
    game = next(game for game in games() if game.key == "royals")
    tab = visits.tab(WAYS["click"])
    tab.goto(f"/t/{finished(house, game)}?at=0")
    chart = tab.locator("svg.chart")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(tab.locator("#page-slider").get_attribute("max") or 0)
    expect(tab).to_have_url(re.compile(r"at=[1-9]"))
    assert abs(at(tab) - last / 2) < last / 8
