"""What holds for every bot, in every game."""

import copy
import json

import pytest

from regalia.bots.bot import bot, bots
from regalia.core.game import game
from regalia.core.luck import FastLuck
from regalia.core.playout import playout
from regalia.core.refusals import BadSetup
from regalia.core.state import State
from tests.bots.matches import GAMES, match

PLACES = [0, 7, 20, 33]
"""How many moves are played before a bot is asked."""


def positions(key: str) -> list[State]:
    """A few positions from the course of random games, in which somebody is asked."""
    found = []
    for players in game(key).players:
        for number in PLACES:
            s = game(key).setup(players).new(FastLuck(number))
            playout(s, FastLuck(number), number)
            if not s.over:
                found.append(s)
    return found


def test_bots_are_found_by_name() -> None:
    assert bots() == ["greedy", "random"]


def test_an_unknown_bot_is_a_problem_that_lists_the_others() -> None:
    with pytest.raises(BadSetup) as problem:
        bot("grandmaster", 1)
    assert problem.value.key == "setup-bot"
    assert problem.value.values == {"bot": "grandmaster", "bots": "greedy, random"}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", bots())
def test_a_game_of_bots_comes_to_its_end(name: str, key: str) -> None:
    """Each choice is legal (`match` looks), and nobody stalls, also where several seats are asked at once."""
    assert match(key, [name] * game(key).players[0], 3).over


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", bots())
def test_the_same_seed_and_views_give_the_same_choices(name: str, key: str) -> None:
    names = [name] * game(key).players[-1]
    assert match(key, names, 5, 40).view(None) == match(key, names, 5, 40).view(None)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", bots())
def test_a_choice_depends_on_the_view_alone(name: str, key: str) -> None:
    """The same for every position that gives this view, for the view as JSON, and the view is left as it was."""
    for s in positions(key):
        seat = s.next_seat()
        view, legal = s.view(seat), s.legal(seat)
        before = copy.deepcopy(view)
        chosen = bot(name, 9).choose(s.setup, view, legal)
        assert view == before
        assert bot(name, 9).choose(s.setup, json.loads(json.dumps(view)), legal) == chosen
        for seed in range(3):
            twin = s.setup.from_view(view, FastLuck(seed))
            assert bot(name, 9).choose(s.setup, twin.view(seat), twin.legal(seat)) == chosen


@pytest.mark.parametrize("key", GAMES)
def test_random_plays_every_legal_move_sooner_or_later(key: str) -> None:
    for s in positions(key):
        seat = s.next_seat()
        legal, view = s.legal(seat), s.view(seat)
        found = bot("random", 1)
        chosen = {found.choose(s.setup, view, legal) for _ in range(40 * len(legal))}
        assert chosen == set(legal)
