"""Fuzzing finds what a game does wrong, and its journal shows how it came to that."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from regalia.core.game import Game
from regalia.core.journal import parse
from regalia.core.record import read_record
from regalia.core.state import State
from regalia.core.view import View
from regalia.games.foreign_king.game import GAME as KING
from regalia.lab.fuzz import THOROUGH, RandomGame, Report, fuzz, random_setup
from tests.toy import GAME as TOY
from tests.toy import view
from tests.toy.board import CLAIM, DRAW, REST
from tests.toy.state import Fair
from tests.toy.steps import Claim, Desks, Turn


@contextmanager
def planted(owner: object, name: str, defect: object) -> Iterator[None]:
    """The Fair with a mistake in it."""
    with patch.object(owner, name, defect):
        yield


def found(owner: object, name: str, defect: object, games: int = 60, seed: int = 1) -> Report:
    """What fuzzing says of The Fair with a mistake in it."""
    with planted(owner, name, defect):
        report = fuzz(TOY, 3, games, seed)
    assert report.failure is not None
    assert report.failure.game == "toy"
    assert report.failure.players == 3
    return report


class Broken(Exception):
    """A mistake that shows by itself."""


def raising(step: Turn, s: Fair, seat: int, move: int) -> None:
    if move == REST and s.round == 2:
        raise Broken("no rest in the second round")
    ORIGINAL(step, s, seat, move)


ORIGINAL = Turn.answer


def losing(step: Turn, s: Fair, seat: int, move: int) -> None:
    """A card that is drawn is lost."""
    ORIGINAL(step, s, seat, move)
    if move == DRAW:
        good = next(good for good, cards in enumerate(s.hands[seat]) if cards)
        s.hands[seat][good] -= 1


# In games that are only played ---------------------------------------------------------------------------------------


def test_a_sound_game_passes() -> None:
    told: list[int] = []
    report = fuzz(TOY, 2, 30, 1, told.append)
    assert report.failure is None
    assert (report.games, told) == (30, list(range(1, 31)))
    assert report.moves > 30 * 10


def test_what_raises_is_found_and_its_journal_ends_with_the_move() -> None:
    failure = found(Turn, "answer", raising).failure
    assert failure is not None
    assert failure.what == "Broken: no rest in the second round"
    assert failure.journal.rstrip().endswith(": rest")
    with pytest.raises(Broken), planted(Turn, "answer", raising):
        read_record(failure.journal)
    read_record(failure.journal)


def test_what_the_game_itself_finds_wrong_is_found_at_once() -> None:
    failure = found(Turn, "answer", losing).failure
    assert failure is not None
    assert "cards of" in failure.what
    journal = parse(failure.journal)
    assert len(journal.entries) == failure.move
    assert journal.setup.vocabulary.token(journal.entries[-1].move) == "draw"


def test_a_failure_can_be_played_again_by_its_seed() -> None:
    with planted(Turn, "answer", losing):
        first = fuzz(TOY, 3, 60, 1).failure
        assert first is not None
        assert fuzz(TOY, 3, 1, first.seed).failure == first


def test_a_question_without_an_answer_is_found() -> None:
    failure = found(Turn, "barred", lambda step, s, seat, move: 1 if s.round == 3 else 0).failure
    assert failure is not None
    assert "is asked turn and may play nothing" in failure.what


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "longest", 20)
    failure = fuzz(TOY, 3, 1, 1).failure
    assert failure is not None
    assert failure.what == "the game goes on after 21 moves"
    assert len(parse(failure.journal).entries) == 21


# In games in which everything is looked at ---------------------------------------------------------------------------


def sharing(s: Fair) -> Fair:
    """A copy that shares the hands."""
    other = COPY(s)
    other.hands = s.hands
    return other


COPY = Fair.copy


def leaking(s: Fair, seat: int | None, open: bool = False) -> View:
    """A view that shows how many cards of each kind are left."""
    return {**VIEW(s, seat, open), "deck": s.deck.copy()}  # type: ignore[typeddict-unknown-key]


VIEW = view.of


def forgetful(setup: object, seen: View, luck: object) -> State:
    """A position dealt from a view that forgets the crowns."""
    made = DEALT(setup, seen, luck)  # type: ignore[arg-type]
    made.crowns = [1] * len(made.crowns)
    return made


DEALT = view.dealt

DEFECTS = [
    (Fair, "copy", sharing, "copy"),
    (view, "dealt", forgetful, "dealt from"),
    (view, "of", leaking, "gives another view"),
    (Turn, "default", lambda step, s, seat: DRAW if not sum(s.deck) else CLAIM, "the default of turn is barred"),
    (Turn, "about", lambda step, s, seat: [7], "[7] do not fit ''"),
    (Turn, "question", lambda step, s, seat: "whatever", "the question whatever is not declared"),
    (Claim, "because", lambda step, s, seat, move, reason: [], "[] do not fit 'good'"),
    (Desks, "about", lambda step, s, seat: [9, 9], "do not fit"),
]


@pytest.mark.parametrize(("owner", "name", "defect", "told"), DEFECTS, ids=[str(case[3]) for case in DEFECTS])
def test_what_only_a_thorough_look_shows_is_found(owner: object, name: str, defect: object, told: str) -> None:
    with planted(owner, name, defect):
        failures = [fuzz(TOY, 3, 1, seed).failure for seed in range(THOROUGH, 16 * THOROUGH, THOROUGH)]
    what = [failure.what for failure in failures if failure is not None]
    assert any(told in one for one in what), what


# What is played ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [TOY, KING], ids=["toy", "king"])
def test_options_and_colours_are_drawn_for_some_games_only(game: Game) -> None:
    setups = [random_setup(game, 3, random.Random(seed)) for seed in range(60)]
    plain = game.setup(3)
    usual = sum(setup.options == plain.options and setup.seats == plain.seats for setup in setups)
    assert 15 < usual < 50
    for option in game.options:
        drawn = {setup.options[option.key] for setup in setups}
        fits = option.seats is None or 3 in option.seats
        assert drawn == (set(option.values) if fits else {option.default})


def test_every_twentieth_game_is_looked_at_thoroughly() -> None:
    for seed in range(1, 2 * THOROUGH):
        one = RandomGame(TOY, 2, seed)
        assert one.failure() is None
        assert (one.record is not None) == (seed % THOROUGH == 0)


def test_every_kind_of_move_is_met() -> None:
    """Else what goes wrong behind it could not be found."""
    met: set[str] = set()
    for seed in range(40):
        one = RandomGame(TOY, 3, seed)
        one.failure()
        met |= {one.setup.vocabulary.kinds[move] for _, move in one.played}
    assert met == set(TOY.setup(3).vocabulary.kinds)
