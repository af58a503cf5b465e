"""What was drawn is kept and shared, and that must never be seen: a page is as if it were drawn with nothing kept."""

import inspect
import pkgutil
import random
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

import pytest

import regalia.table
import regalia.web
from regalia.core.game import Game, games
from regalia.core.view import View
from regalia.locale.words import LANGUAGES, words
from regalia.table import answers, playing
from regalia.table.opening import Wish, opened
from regalia.table.setups import KEPT, made, setup_of
from regalia.table.sight import Sight, sight
from regalia.table.table import Table
from regalia.web.tables.shown import KEPT as PAGES
from regalia.web.tables.shown import TABLES, Page, Shown
from tests.contract.every import each_game
from tests.table.places import ANN, BEN, CID, DOT, EVE, around, begun

LONGEST = 300
EVERY = 13
"""So many moves of a game, and of these every thirteenth position is looked at."""
FRESH = 8
"""So many pages are made anew; that takes long where a map is laid out."""


def keepers() -> "Iterator[_lru_cache_wrapper[Any]]":
    """All that keeps what it made, in the web and at the tables."""
    for room in (regalia.web, regalia.table):
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            for thing in vars(import_module(found.name)).values():
                if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == found.name:
                    yield thing


def forget() -> None:
    """Let all be made anew."""
    for keeper in keepers():
        keeper.cache_clear()


def looks(table: Table) -> Iterator[tuple[Table, Sight]]:
    """What all get who may look at a table: the players, a spectator who is nobody, and one who is there."""
    for seat, holder in enumerate(table.seats):
        yield table, sight(table, holder.guest, seat)
    yield table, sight(table, "", None)
    yield table, sight(table, EVE, None)


def walked(game: Game, guests: tuple[str, ...], seed: int) -> Iterator[Table]:
    """The positions of a random game at a table, some questions answered in advance."""
    table, luck = begun(game.key, guests), random.Random(seed)
    for _ in range(LONGEST):
        yield table
        if not table.seats_asked():
            return
        table = table.draft(table.now + 1)
        for seat in range(len(table.seats)):
            question = table.asked[seat]
            ahead = question.answers if question is not None and question.ahead and luck.random() < 0.2 else []
            free = [move for move in ahead if table.state.bar(seat, move) is None]
            if free:
                answers.answer_ahead(table, table.seats[seat].guest, seat, luck.choice(free), playing.mark(table, seat))
        seat = luck.choice(table.state.seats_asked())
        playing.step(table, seat, luck.choice(table.state.legal(seat)))


@each_game
def test_a_page_that_is_kept_is_the_same_as_one_that_is_not(game: Game) -> None:
    """Two tables at which the same is played by others, so that what is kept of one meets the other."""
    players, seen = min(game.players), []
    for guests in ((ANN, BEN, CID, DOT), (DOT, CID, BEN, ANN)):
        for number, table in enumerate(walked(game, guests[:players], 5)):
            if number % EVERY == 0 or table.state.over:
                seen += list(looks(table))
    pages = [(table, looked, words(lang)) for table, looked in seen for lang in LANGUAGES]
    forget()
    kept = [Page(*page).whole()["whole"] for page in pages]
    for number in random.Random(1).sample(range(len(pages)), FRESH):
        forget()
        assert Page(*pages[number]).whole()["whole"] == kept[number]


def test_only_so_much_is_kept() -> None:
    """What takes something keeps a number of answers, and what takes nothing has one."""
    found = list(keepers())
    assert len(found) > 20
    for keeper in found:
        assert keeper.cache_parameters()["maxsize"] is not None or not inspect.signature(keeper).parameters, keeper


def test_only_so_many_pages_are_kept() -> None:
    shown, table = Shown(), begun("foreign-king", (ANN, BEN))
    for _ in range(PAGES + 5):
        table = table.draft(table.now + 1)
        playing.step(table, table.seats_asked()[0], table.state.legal(table.seats_asked()[0])[0])
        shown.page(table, sight(table, ANN, 0), words("en"))
    assert len(shown.of(table.id)) == PAGES
    for number in range(TABLES + 5):
        shown.of(str(number))
    assert len(shown.known) == TABLES


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_tables_that_play_the_same_share_their_setup(game: Game) -> None:
    players = min(game.players)
    wish = Wish(game.key, players, {})
    first, second = (opened(around(), ANN, wish, at) for at in range(2))
    assert first.setup is second.setup
    assert setup_of(game.key, first.setup.seats, {}, "").seats == first.setup.seats
    colours = game.colours_for(players)
    if len(colours) > players:
        assert opened(around(), ANN, wish._replace(seats=colours[1 : players + 1]), 1).setup is not first.setup


def test_a_setup_is_not_changed_by_what_is_played() -> None:
    """All tables that share it would play on what one has changed."""

    def told(view: View) -> str:
        return repr(view["setup"])

    for game in games():
        guests = (ANN, BEN, CID, DOT)[: min(game.players)]
        before = repr(vars_of(begun(game.key, guests).setup))
        last = list(walked(game, guests, 3))[-1]
        assert repr(vars_of(last.setup)) == before
        assert told(last.state.view(None)) == told(begun(game.key, guests).state.view(None))


def vars_of(setup: object) -> dict[str, object]:
    """What a setup holds, as far as it is plain."""
    names = [name for name in dir(setup) if not name.startswith("_")]
    found = {name: getattr(setup, name) for name in names}
    return {name: value for name, value in found.items() if isinstance(value, (int, str, list, dict, tuple))}


def test_setups_are_forgotten_in_time() -> None:
    assert made.cache_parameters()["maxsize"] == KEPT
