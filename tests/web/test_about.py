"""The page about the project: whose the games are, and the licences of all that is installed to run it."""

import html
import re
from pathlib import Path
from typing import Final

import pytest

from regalia.core.game import games
from regalia.locale.words import LANGUAGES, words
from regalia.web.about import CREDITS, LIBRARIES
from tests.web.clients import Site

ROOT: Final = Path(__file__).resolve().parents[2]
OWN: Final = [game for game in games() if game.words == "regalia.locale"]


def spelled(name: str) -> str:
    """A package's name as pip compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_games_makers_and_what_is_reconstructed(here: Site, lang: str) -> None:
    text = html.unescape(here.browser(lang).go("/about"))
    for game in OWN:
        told = [part for part in CREDITS if words(lang).has(f"web-credits-{game.key}.{part}")]
        assert {"author", "art", "publisher", "board"} <= set(told)
        for part in told:
            assert words(lang).text(f"web-credits-{game.key}.{part}") in text
    assert words(lang).text("web-about-not-theirs") in text


def test_all_that_is_installed_to_run_it_is_named() -> None:
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "run.txt").read_text("utf-8"), re.MULTILINE)
    assert {spelled(name) for name, _ in LIBRARIES} - {"python"} == {spelled(name) for name in pinned}


def test_its_licences_are_those_of_the_page_of_dependencies() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8").partition("## To build")[0]
    direct = {spelled(name): licence for name, licence in re.findall(r"^\| ([\w.-]+) \|.*\| ([\w.-]+) \|$", page, re.M)}
    brought = page.partition("They bring along:")[2]
    for name, licence in LIBRARIES:
        if spelled(name) in direct:
            assert direct[spelled(name)] == licence
        elif name != "Python":
            told = re.search(rf"(?i)\b{spelled(name).replace('-', '[-_.]')}\b[^(]*\(([\w.-]+)\)", brought)
            assert told
            assert told[1] == licence
