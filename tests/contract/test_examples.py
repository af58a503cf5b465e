"""The worked examples of all games: their data is what the tests build, and what they tell comes about."""

from typing import Any, Final

import pytest

import regalia.games  # noqa: F401 (importing it registers the games)
from regalia.core.example import Example, example, examples, written
from regalia.core.game import Game, games
from tests.examples import Told, all_told

EXAMPLES: Final = all_told()
each = pytest.mark.parametrize(("game", "told"), EXAMPLES, ids=[f"{game.key}-{one.key}" for game, one in EXAMPLES])


def kept(game: Game, told: Told[Any]) -> Example:
    """The example as it is kept."""
    return next(one for one in examples(game) if one.key == told.key)


@each
def test_what_is_kept_is_what_the_tool_writes(game: Game, told: Told[Any]) -> None:
    """If this fails and the change was meant: python tools/examples.py."""
    text = told.file(game).read_text("utf-8")
    assert text == written(told.example(game))
    assert example(game, told.file(game).name, text) == kept(game, told)


@each
def test_it_comes_about(game: Game, told: Told[Any]) -> None:
    assert told.holds(told.played(kept(game, told)))


@each
def test_the_position_is_sound_and_shared_with_nobody(game: Game, told: Told[Any]) -> None:
    one = kept(game, told)
    s = one.begin()
    assert s.wrong() == ""
    assert s.view(None, True) == one.position
    told.played(one)
    assert one.begin().view(None, True) == one.position


@each
def test_what_is_not_allowed_is_barred_by_the_rule_it_names(game: Game, told: Told[Any]) -> None:
    s = kept(game, told).begin()
    for step in told.steps:
        seat = s.setup.seat(step.seat)
        for token, rule in step.barred.items():
            barred = s.bar(seat, s.setup.vocabulary.move(token))
            assert barred is not None
            assert barred.rule == rule
        for token in step.moves:
            s.play(seat, s.setup.vocabulary.move(token))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_nothing_else_is_kept(game: Game) -> None:
    assert sorted(one.key for one in examples(game)) == sorted(told.key for other, told in EXAMPLES if other is game)


def test_rulebooks_have_theirs() -> None:
    """Eight that The Foreign King's three rulebooks print, seven that Fief's tells of."""
    printed = [(game.key, told.key) for game, told in EXAMPLES if told.source == "rulebook"]
    assert [key for key, _ in printed].count("foreign-king") == 8
    assert [key for key, _ in printed].count("fief") == 7


def test_the_tokens_stand_apart_in_an_address() -> None:
    """The address of a position parts answers by commas, seats from them by colons, answers sent at once by spaces."""
    for game in games():
        for players in game.players:
            for token in game.setup(players).vocabulary.tokens:
                assert not set(token) & set(",: ")
