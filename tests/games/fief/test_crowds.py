"""FI-M, FI-F: movements and battles where everybody stands beside everybody, with all that must hold anywhere."""

import random

import pytest

from regalia.core.luck import FastLuck
from regalia.games.fief.figures import MOVEMENT_PHASE, NEGOTIATION_PHASE, NONE
from regalia.games.fief.state import Fief
from regalia.lab.fuzz import CHECKS
from regalia.lab.invariants import telling
from tests.contract.every import choose
from tests.contract.test_leaks import play_on
from tests.contract.twins import twin
from tests.games.fief.crowds import crowd

SEEDS = range(40)
MOST = 3000


def played(s: Fief, rng: random.Random) -> bool:
    """Play one move at random, and look; whether phases 4 and 5 go on."""
    seat, move = choose(s, rng)
    s.do(seat, move)
    assert s.wrong() == ""
    assert telling(s.setup, s.take_events()) == ""
    return not s.over and s.phase < NEGOTIATION_PHASE


@pytest.mark.parametrize("seed", SEEDS)
def test_FI_M_FI_F_whatever_is_moved_and_fought_the_position_is_sound(seed: int) -> None:
    s, rng = crowd(seed, 3 + seed % 4), random.Random(seed)
    moves = 0
    while played(s, rng):
        moves += 1
        assert moves < MOST
        if moves % 17 == 0:
            for check in CHECKS:
                assert check(s) == ""


def way(s: Fief, start: int, to: int) -> int:
    """How many villages are entered on the shortest way from one to another."""
    reached, entered = [start], 0
    while to not in reached:
        reached = sorted({*reached, *[other for village in reached for other in s.land.roads[village]]})
        entered += 1
    return entered


@pytest.mark.parametrize("seed", range(12))
def test_FI_M_2_no_lord_goes_further_than_two_villages_or_three_with_the_femme_d_arc(seed: int) -> None:
    s, rng = crowd(seed, 3 + seed % 4), random.Random(seed)
    mover, began = s.mover, s.at[:]
    while s.phase == MOVEMENT_PHASE and played(s, rng):
        for lord, place in enumerate(began):
            if place != NONE and s.at[lord] != NONE and s.phase == MOVEMENT_PHASE:
                gone = way(s, s.land.village_of[place], s.land.village_of[s.at[lord]])
                assert gone < 3 or (gone == 3 and s.at[lord] == s.at[s.arc] and s.captor[s.arc] == NONE)
        if s.mover != mover:
            mover, began = s.mover, s.at[:]


@pytest.mark.parametrize("seed", SEEDS)
def test_FI_V_a_seat_gets_the_same_of_twins_in_a_crowd(seed: int) -> None:
    s, rng = crowd(seed, 3 + seed % 4), random.Random(seed)
    moves = 0
    while played(s, rng) and moves < MOST:
        moves += 1
        if moves % 5 == 0:
            reader = rng.choice([None, *range(s.players)])
            play_on(s.copy(), twin(s, reader, moves), reader, rng)


@pytest.mark.parametrize("seed", SEEDS)
def test_FI_R_6_who_answers_nothing_moves_nothing_and_attacks_nobody(seed: int) -> None:
    s, rng = crowd(seed, 3 + seed % 4), random.Random(seed)
    for _ in range(rng.randrange(120)):
        if s.phase == NEGOTIATION_PHASE or not played(s, rng):
            return
    answers = 0
    while not s.over and s.phase < NEGOTIATION_PHASE:
        seat = s.next_seat()
        s.luck = s.luck if answers else FastLuck(seed)
        s.do(seat, s.default(seat))
        answers += 1
        assert answers < 400
