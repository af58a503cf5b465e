"""Random games of every registered game end, with all that must hold."""

import pytest

from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.lab import invariants
from regalia.lab.fuzz import CHECKS, fuzz
from tests.contract.every import FAST, each_game, each_table, every, table, walk

GAMES = 2000 if FAST else 300


@each_table
def test_random_games_end_and_all_invariants_hold(game: Game, players: int) -> None:
    report = fuzz(game, players, GAMES, seed=1)
    if report.failure:
        pytest.fail(f"{report.failure._replace(journal='')}\n{report.failure.journal}")
    assert report.games == GAMES


@each_table
def test_positions_are_sound(game: Game, players: int) -> None:
    for at, state in enumerate(walk(table(game, players, 2), 2)):
        if state.over:
            assert invariants.ended(state) == ""
            assert invariants.views(state) == ""
        elif at % every(game, 7) == 0:
            for check in CHECKS:
                assert check(state) == ""


@each_table
def test_a_game_of_nothing_but_defaults_ends(game: Game, players: int) -> None:
    state = game.setup(players).new(FastLuck(3))
    played = 0
    while not state.over:
        seat = state.next_seat(played % players)
        default = state.default(seat)
        assert default in state.legal(seat)
        state.do(seat, default)
        played += 1
        assert played <= game.longest
    assert invariants.ended(state) == ""


@each_table
def test_what_is_proposed_can_be_played(game: Game, players: int) -> None:
    """To who is asked, and to nobody else; each move of it is legal, and nothing in it is left to luck."""
    for at, state in enumerate(walk(table(game, players, 9), 9)):
        for seat in range(players):
            proposed = state.proposal(seat)
            assert not proposed or state.may_act(seat)
            ahead = state.copy() if proposed and at % 3 == 0 else None
            for move in proposed if ahead else []:
                assert ahead is not None
                ahead.play(seat, move)
                assert ahead.luck.count == state.luck.count


@each_table
def test_who_is_asked_has_ideas_and_what_is_allowed_is_legal(game: Game, players: int) -> None:
    """At least one idea can be begun; `allows` says of every move what `legal` says."""
    for at, state in enumerate(walk(table(game, players, 11), 11)):
        seat = at % players
        if at % 37 == 0:
            legal = state.legal(seat)
            assert sorted(legal) == [move for move in range(len(state.setup.vocabulary)) if state.allows(seat, move)]
            assert any(idea[0] in legal for idea in state.ideas(seat)) == (legal != [])


@each_game
def test_facts_are_declared(game: Game) -> None:
    assert game.players == sorted(set(game.players))
    assert game.players
    assert all(len(game.colours_for(players)) >= players for players in game.players)
    assert game.longest > 0
    assert game.version >= 1
    assert game.endings
    assert game.reasons[0] == ""
    assert game.reasons[1:] == list(game.why)
    assert len(set(game.rules)) == len(game.rules)
    assert all(key == step.key for key, step in game.steps.items())


@each_table
def test_tokens_round_trip(game: Game, players: int) -> None:
    vocabulary = game.setup(players).vocabulary
    for move in range(len(vocabulary)):
        token = vocabulary.token(move)
        assert vocabulary.move(token) == move
        assert token == token.strip().lower()
        assert not any(sign.isspace() or sign == ":" for sign in token)


@each_table
def test_the_facts_about_a_game_are_true(game: Game, players: int) -> None:
    """Luck, hidden information and several seats at once are what the register says of them."""
    several = drawn = hidden = False
    for state in walk(game.setup(players), 4):
        several = several or len(state.seats_asked()) > 1
        drawn = drawn or state.luck.count > 0
        seats = range(players)
        hidden = hidden or any(
            state.setup.from_view(state.view(seat), FastLuck(4)).view(None, True) != state.view(None, True)
            for seat in seats
        )
    assert (several, drawn, hidden) == (game.simultaneous, game.chance, game.hidden)
