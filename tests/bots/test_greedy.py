"""How far the bot `greedy` looks, and that it is better than chance."""

import pytest

from tests.bots.matches import match
from tests.bots.path import BACK, LEAP, ON, REST, WALL, YIELD, PathSetup

NO_LANDING = -1


def test_it_crosses_a_valley_to_a_better_end() -> None:
    assert PathSetup([2, 0, 0, 5], NO_LANDING).choice("greedy", 0) == ON
    assert PathSetup([5, 0, 0, 2], NO_LANDING).choice("greedy", 3) == BACK


def test_it_takes_the_shortest_of_equal_ways() -> None:
    hills = PathSetup([1, 1, 1, 1], NO_LANDING)
    assert {hills.choice("greedy", 1, seed) for seed in range(20)} == {REST}


def test_it_chooses_by_luck_among_equal_moves() -> None:
    hills = PathSetup([5, 0, 5], NO_LANDING)
    assert {hills.choice("greedy", 1, seed) for seed in range(20)} == {BACK, ON}


def test_it_does_not_look_behind_luck_or_another_seat() -> None:
    # From the landing it is one step to 9, but that step comes after the draw, or after the other seat's answer.
    hills = PathSetup([3, WALL, 0, 9], 2)
    assert hills.choice("greedy", 0) == REST
    assert PathSetup([3, WALL, 4, 9], 2).choice("greedy", 0) in (LEAP, YIELD)


def test_it_looks_at_so_many_positions_and_no_more() -> None:
    hills = PathSetup([0] * 2000, NO_LANDING)
    hills.choice("greedy", 1000)
    # The last position it goes on from is looked at with all its moves.
    assert hills.game.looks // 2 < hills.copies <= hills.game.looks + 3


def test_it_tries_what_the_game_has_for_ideas_and_what_can_be_played_of_it() -> None:
    far = PathSetup([1, *[0] * 200, 5], NO_LANDING)
    assert far.choice("greedy", 0) == REST
    far.strides = [[REST], [ON] * 201 + [REST], [ON] * 202]
    assert far.choice("greedy", 0) == ON
    assert far.copies < 500
    # Where no idea can be played every move is tried.
    far.strides = [[BACK]]
    assert far.choice("greedy", 0) in (ON, REST)


def test_it_judges_a_way_too_long_for_it_by_where_it_stands() -> None:
    hills = PathSetup([0, *range(1, 2000)], NO_LANDING)
    assert hills.choice("greedy", 1) == ON


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [
        ("toy", 4, 60),
        ("foreign-king", 4, 4),
        ("foreign-king", 2, 2),
        ("royals", 4, 2),
        ("royals", 2, 2),
        ("fief", 4, 2),
        ("fief", 3, 3),
    ],
)
def test_it_beats_chance(game: str, players: int, games: int) -> None:
    won = {"greedy": 0, "random": 0}
    points = {"greedy": 0, "random": 0}
    for number in range(games):
        names = [("greedy", "random")[(seat + number) % 2] for seat in range(players)]
        s = match(game, names, number)
        for seat, name in enumerate(names):
            won[name] += s.places()[seat] == 1
            points[name] += s.scores()[seat]
    assert won["greedy"] > 2 * won["random"]
    # A simple game of Fief that is won before its last round counts no points.
    assert 2 * points["greedy"] >= 3 * points["random"]
