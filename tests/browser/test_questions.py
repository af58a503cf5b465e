"""Each kind of question of each game, in a recorded position, answered in each of the four ways."""

from collections.abc import Iterator

import pytest

import regalia.games  # noqa: F401  registers the games
from regalia.core.game import Game, game
from tests.browser.house import ANN, House, moments
from tests.browser.visits import Visits
from tests.browser.ways import WAYS, Way

GAMES = ("foreign-king", "royals")


def questions() -> Iterator[tuple[str, str, str]]:
    """Every question in every way."""
    for key in GAMES:
        for question in game(key).questions:
            for way in WAYS:
                yield key, question, way


@pytest.mark.parametrize(("key", "question", "way"), [*questions()])
def test_a_question_is_answered(house: House, visits: Visits, key: str, question: str, way: str) -> None:
    answered(house, visits, game(key), question, WAYS[way])


def answered(house: House, visits: Visits, game: Game, question: str, way: Way) -> None:
    """Open the table, answer as one does, and see that it was played once."""
    id, seat = house.place(game, question), moments(game.key)[question].seat
    tab = visits.tab(way, house.cookie(ANN))
    tab.goto(f"/t/{id}", wait_until="domcontentloaded")
    before = house.record(id)
    token = before.setup.vocabulary.token(before.state.legal(seat)[0])
    way.answer(tab, token)
    entries = house.record(id).journal.entries
    assert len(entries) == len(before.journal.entries) + 1
    assert (entries[-1].seat, before.setup.vocabulary.token(entries[-1].move)) == (seat, token)
