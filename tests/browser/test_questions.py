"""Each kind of question of each game, in a recorded position, answered in each of the four ways."""

from collections.abc import Iterator
from typing import Final

import pytest
from _pytest.mark import ParameterSet

import regalia.games  # noqa: F401  registers the games
from regalia.core.game import Game, game
from tests.browser.house import ANN, House, moments
from tests.browser.visits import Visits
from tests.browser.ways import WAYS, Way

GAMES: Final = ("foreign-king", "royals", "fief")
MANY: Final = "fief"
"""Has so many questions that `make test` answers each in one way only, `make e2e` in all."""


def questions() -> Iterator[ParameterSet]:
    """Every question in every way."""
    for key in GAMES:
        for number, question in enumerate(game(key).questions):
            for at, way in enumerate(WAYS):
                late = [pytest.mark.e2e] if key == MANY and number % len(WAYS) != at else []
                yield pytest.param(key, question, way, marks=late)


@pytest.mark.parametrize(("key", "question", "way"), [*questions()])
def test_a_question_is_answered(house: House, visits: Visits, key: str, question: str, way: str) -> None:
    answered(house, visits, game(key), question, WAYS[way])


def answered(house: House, visits: Visits, game: Game, question: str, way: Way) -> None:
    """Open the table, answer as one does, and see that it was played once."""
    id, seat = house.place(game, question), moments(game.key)[question].seat
    tab = visits.tab(way, house.cookie(ANN), reduced_motion="reduce")
    tab.goto(f"/t/{id}", wait_until="domcontentloaded")
    before = house.record(id)
    token = before.setup.vocabulary.token(before.state.legal(seat)[0])
    way.answer(tab, token)
    assert said(house, id, seat, len(before.journal.entries)) == token


def said(house: House, id: str, seat: int, before: int) -> str:
    """What a seat has answered: in the journal, in one line more than before, or sealed till others have answered."""
    table, record = house.table(id), house.record(id)
    if seat in table.matters.ahead:
        return table.matters.ahead[seat].move
    (entry,) = record.journal.entries[before:]
    return record.setup.vocabulary.token(entry.move) if entry.seat == seat else ""
