"""What must hold after every move would be noticed if it did not: each of these breaks one thing."""

from collections.abc import Callable

import pytest

from regalia.games.fief.figures import CARDS, KINGS, MOVEMENT_PHASE, VILLAGES
from regalia.games.fief.state import Fief
from tests.games.fief.houses import parley
from tests.games.fief.positions import BLUE, GREEN, RED, the

BOURG, SIGY = "bourg", "sigy"
NOWHERE = -1


def at(s: Fief, village: str, seat: int) -> int:
    """Where the units of a seat in a village are counted."""
    return s.land.names["village"].index(village) * s.players + seat


def put(numbers: list[int], place: int, number: int) -> None:
    """Another number in one place."""
    numbers[place] = number


BROKEN: dict[str, Callable[[Fief], None]] = {
    "FI_V_3_more_units_than_known": lambda s: put(s.units, at(s, BOURG, RED), 30),
    "FI_V_3_fewer_units_than_none": lambda s: put(s.units, at(s, SIGY, RED), -1),
    "FI_V_3_a_stack_nobody_knows_of": lambda s: put(s.bounds, at(s, BOURG, RED), 0),
    "FI_V_3_a_sum_that_is_not_so": lambda s: put(s.total, RED, 63 * 64 + 63),
    "FI_C_2_no_pieces_for_it": lambda s: crowd(s, 63),
    "FI_B_5_guards_out_of_bounds": lambda s: put(s.guard, KINGS, 1),
    "FI_C_3_rebels_out_of_nothing": lambda s: put(s.rebels, 0, 19),
    "FI_O_1_a_party_that_is_not_there": lambda s: put(s.parties, 0, 1),
    "FI_O_1_pieces_without_a_party": lambda s: put(s.parties, at(s, BOURG, 0) // s.players, 0),
    "FI_O_1_a_party_twice": lambda s: put(s.parties, at(s, BOURG, 0) // s.players, 0o11),
    "FI_O_1_a_leader_of_no_rebels": lambda s: put(s.rebel_leader, 3, RED),
    "FI_C_4_a_castle_too_many": lambda s: put(s.stock, 0, s.stock[0] + 1),
    "FI_P_2_a_captive_of_nobody_there": lambda s: put(s.captor, the(s, "arthur"), GREEN),
    "FI_W_1_married_to_one_who_is_not": lambda s: put(s.spouse, the(s, "arthur"), the(s, "isabelle")),
    "FI_C_3_a_lord_of_nobody": lambda s: put(s.owner, the(s, "arthur"), -1),
    "FI_H_6_neither_dead_nor_alive": lambda s: s.dead.append(the(s, "arthur")),
    "FI_K_6_a_cardinal_who_is_no_bishop": lambda s: put(s.cardinal, the(s, "arthur"), 1),
    "FI_K_6_a_woman_as_bishop": lambda s: put(s.sees, 0, the(s, "blanche")),
    "FI_G_1_a_guard_beside_nobody": lambda s: guard(s, 2),
    "FI_L_1_half_a_fief": lambda s: put(s.fief_owner, 0, RED),
    "FI_L_1_a_capital_that_is_no_city": lambda s: fief(s, 0),
    "FI_C_5_a_card_lost": lambda s: put(s.deck, 0, s.deck[0] - 1),
    "FI_C_5_a_card_doubled": lambda s: put(s.discards, 0, 1),
    "FI_C_5_less_than_no_card": lambda s: deal_hand(s, -1),
    "FI_C_6_money_out_of_nothing": lambda s: put(s.money, BLUE, s.money[BLUE] + 100),
    "FI_C_6_less_than_nothing": lambda s: put(s.money, BLUE, -100),
    "FI_N_5_half_an_offer": lambda s: s.offers.append(1),
    "FI_M_2_something_has_not_come_to_rest": lambda s: put(s.walked, VILLAGES, 1),
    "FI_M_2_more_have_gone_than_are_there": lambda s: walked(s, VILLAGES, 1),
    "FI_M_2_a_lord_has_gone_too_far": lambda s: walked(s, NOWHERE, 0),
    "FI_F_1_a_battle_out_of_its_phase": lambda s: s.battle.append(1),
}


def crowd(s: Fief, units: int) -> None:
    """More soldiers than a player has pieces for, and all know of them."""
    s.units[at(s, BOURG, RED)] = s.bounds[at(s, BOURG, RED)] = s.total[RED] = units


def guard(s: Fief, units: int) -> None:
    """A guard as all know it, beside nobody."""
    s.guard_most[KINGS] = s.guard[KINGS] = units
    s.guard_bounds[KINGS] = units * 64 + units


def fief(s: Fief, capital: int) -> None:
    """A fief whose capital is no city."""
    s.fief_owner[0], s.capital[0] = RED, capital


def walked(s: Fief, place: int, codes: int) -> None:
    """In a movement turn some have gone a step, or else a lord has gone four."""
    s.phase = MOVEMENT_PHASE
    if place == NOWHERE:
        s.steps[the(s, "arthur")] = 8
    else:
        s.walked[place] = codes


def deal_hand(s: Fief, number: int) -> None:
    """A hand with so many of the first card, and as many the more in the deck, so that the sum is right."""
    s.hands = (number, *s.hands[1:])
    s.deck[0] -= number
    assert len(s.hands) == s.players * CARDS


@pytest.mark.parametrize("broken", BROKEN)
def test_what_does_not_hold_is_noticed(broken: str) -> None:
    s = parley()
    assert s.wrong() == ""
    BROKEN[broken](s)
    assert s.wrong() != ""
