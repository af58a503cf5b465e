"""FI-I, and what is paid by FI-K-7 to FI-K-10, FI-K-19 and FI-K-20."""

import pytest

from regalia.games.fief.figures import (
    HAS_BAD_WEATHER,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    NONE,
    REGIONS,
)
from regalia.games.fief.income import Income
from regalia.games.fief.state import Fief
from regalia.games.fief.view import shown
from tests.games.fief.positions import (
    BLUE,
    RED,
    ask,
    bishop,
    build,
    captive,
    fief,
    king,
    land,
    lord,
    number,
    phase,
    queen,
    rebels,
    the,
    units,
    wed,
)


def paid(s: Fief) -> list[int]:
    """What each player receives in phase 2."""
    before = s.money[:]
    s.push(Income())
    s.stack.pop().run(s)
    return [after - had for after, had in zip(s.money, before, strict=True)]


def lay(s: Fief, see: str, *effects: int) -> None:
    """What a bishopric bears this round."""
    s.effects[number(s, "bishopric", f"{see}-see")] = sum(effects)


def put_aside(s: Fief, key: str, region: str) -> int:
    """What lies aside in a lord's name."""
    return s.aside[the(s, key) * REGIONS + number(s, "region", region)]


# Villages ------------------------------------------------------------------------------------------------------------


def test_FI_I_1_castle_100_city_200_press_100_mill_200() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    build(s, "blaye", castle=True)
    assert paid(s) == [100, 0, 0]
    build(s, "blaye", mills=1)
    assert paid(s) == [300, 0, 0]
    build(s, "blaye", presses=2)
    assert paid(s) == [500, 0, 0]
    units(s, "blue", "bourg", 1)
    fief(s, "bourg-duchy", "blue", "bourg")
    assert paid(s) == [500, 200, 0]


def test_FI_I_2_a_village_pays_only_with_a_soldier_in_it() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "blue", "blaye", 3)
    build(s, "blaye", castle=True, mills=1)
    # The lord holds it and earns nothing, and neither does the guest.
    assert paid(s) == [0, 0, 0]
    units(s, "red", "blaye", 1)
    assert paid(s) == [300, 0, 0]


def test_FI_I_2_guards_count_as_soldiers() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    build(s, "blaye", castle=True)
    king(s, "arthur", 1)
    assert paid(s) == [100 + 500, 0, 0]


def test_FI_I_2_a_fief_pays_whole_with_a_soldier_in_its_capital_strangers_or_not() -> None:
    s = land()
    fief(s, "beaujeu-county", "red", "beaujeu")
    build(s, "blaye", mills=1)
    build(s, "charolles", presses=1)
    units(s, "blue", "blaye", 2)
    units(s, "red", "charolles", 1)
    # Without one in the capital its villages pay like others.
    assert paid(s) == [100, 0, 0]
    units(s, "red", "beaujeu", 1)
    assert paid(s) == [200 + 200 + 100, 0, 0]


def test_FI_I_3_mills_pay_whoever_holds_the_village() -> None:
    s = land()
    build(s, "blaye", mills=3)
    assert paid(s) == [0, 0, 0]
    units(s, "blue", "blaye", 1)
    units(s, "red", "blaye", 5)
    assert paid(s) == [0, 600, 0]


def test_FI_I_4_the_fief_of_a_captive_pays_into_what_is_put_aside() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    captive(s, "arthur", "red", "blue", "bourg")
    fief(s, "beaujeu-county", "red", "beaujeu", "arthur")
    units(s, "red", "beaujeu", 1)
    units(s, "red", "sigy", 1)
    build(s, "blaye", mills=1)
    build(s, "sigy", castle=True)
    # What is outside that fief is paid.
    assert paid(s) == [100, 0, 0]
    assert put_aside(s, "arthur", "beaujeu-county") == 400
    paid(s)
    assert put_aside(s, "arthur", "beaujeu-county") == 800


def test_FI_I_4_without_a_soldier_in_the_capital_nothing_is_put_aside() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    captive(s, "arthur", "red", "blue", "bourg")
    fief(s, "beaujeu-county", "red", "beaujeu", "arthur")
    assert (paid(s), put_aside(s, "arthur", "beaujeu-county")) == ([0, 0, 0], 0)


def test_FI_I_4_tithe_tax_and_pension_of_a_captive_are_lost() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    units(s, "blue", "sigy", 1)
    build(s, "sigy", mills=1)
    captive(s, "arthur", "red", "blue", "bourg")
    king(s, "arthur")
    bishop(s, "arthur", "sigy")
    fief(s, "beaujeu-county", "red", "beaujeu", "arthur")
    units(s, "red", "beaujeu", 1)
    s.taxed[number(s, "region", "beaujeu-county")] = 1
    s.tithe[3] = the(s, "arthur")
    assert paid(s) == [0, 200, 0]


def test_FI_L_6_a_fief_pays_while_its_title_waits() -> None:
    s = land()
    fief(s, "beaujeu-county", "red", "beaujeu")
    units(s, "red", "beaujeu", 1)
    assert paid(s) == [200, 0, 0]


# Harvest, weather, famine --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "thaler"),
    [
        ([], 2 * 200 + 100),
        ([HAS_GOOD_HARVEST], 2 * 300 + 100),
        ([HAS_FINE_WEATHER], 2 * 200 + 200),
        ([HAS_GOOD_HARVEST, HAS_FINE_WEATHER], 2 * 300 + 200),
        ([HAS_FAMINE], 0),
        ([HAS_FAMINE, HAS_FINE_WEATHER], 0),
        ([HAS_FAMINE, HAS_GOOD_HARVEST], 2 * 200 + 100),
        ([HAS_BAD_WEATHER], 2 * 200 + 100),
        ([HAS_BAD_WEATHER, HAS_FINE_WEATHER], 2 * 200 + 100),
        ([HAS_FAMINE, HAS_GOOD_HARVEST, HAS_FINE_WEATHER], 2 * 200 + 200),
    ],
)
def test_FI_K_9_FI_K_10_FI_K_18_FI_K_19_what_mills_and_presses_pay(effects: list[int], thaler: int) -> None:
    s = land()
    units(s, "red", "sigy", 1)
    build(s, "sigy", castle=True, mills=2, presses=1)
    units(s, "blue", "blaye", 1)
    build(s, "blaye", mills=1)
    lay(s, "sigy", *effects)
    # Castle and city are paid in a famine too; other bishoprics are not touched.
    assert paid(s) == [100 + thaler, 200, 0]


def test_FI_K_10_in_a_famine_mills_and_presses_pay_nothing_but_castles_do() -> None:
    s = land()
    units(s, "red", "sigy", 1)
    build(s, "sigy", castle=True, mills=2, presses=1)
    lay(s, "sigy", HAS_FAMINE)
    assert paid(s) == [100, 0, 0]


# Tithe ---------------------------------------------------------------------------------------------------------------


def tithed() -> Fief:
    """Red's bishop has the tithe of Sigy this round; Blue and Red have a mill there, Blue a press in Beaujeu."""
    s = land()
    lord(s, "arthur", "red", "blaye")
    bishop(s, "arthur", "sigy")
    units(s, "blue", "sigy", 1)
    units(s, "blue", "beaujeu", 1)
    units(s, "red", "st-paul", 1)
    build(s, "sigy", castle=True, mills=1)
    build(s, "beaujeu", presses=1)
    build(s, "st-paul", mills=1)
    s.tithe[3] = the(s, "arthur")
    return s


def test_FI_K_7_the_tithe_takes_all_mill_and_press_income_of_the_bishopric() -> None:
    assert paid(tithed()) == [200 + 100 + 200, 100, 0]


def test_FI_K_19_the_tithe_takes_the_bonus_too_and_nothing_in_a_famine() -> None:
    s = tithed()
    lay(s, "sigy", HAS_GOOD_HARVEST, HAS_FINE_WEATHER)
    assert paid(s) == [300 + 200 + 300, 100, 0]
    lay(s, "sigy", HAS_FAMINE, HAS_FINE_WEATHER)
    assert paid(s) == [0, 100, 0]


def test_FI_K_19_the_tithe_takes_only_what_would_have_been_paid() -> None:
    s = tithed()
    # Held by a lord alone, this village pays nobody.
    lord(s, "charles", "blue", "st-ciers")
    build(s, "st-ciers", mills=1)
    build(s, "marcamps", mills=1)
    assert paid(s) == [500, 100, 0]


@pytest.mark.parametrize("how", ["dead", "captive"])
def test_FI_K_20_if_the_bishop_is_dead_or_captive_owners_are_paid(how: str) -> None:
    s = tithed()
    if how == "dead":
        s.at[the(s, "arthur")] = NONE
    else:
        units(s, "blue", "blaye", 1)
        s.captor[the(s, "arthur")] = BLUE
    assert paid(s) == [200, 100 + 200 + 100, 0]


def test_FI_K_7_a_captives_fief_gives_the_tithe_its_mills_too() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    bishop(s, "arthur", "sigy")
    s.tithe[3] = the(s, "arthur")
    units(s, "blue", "bourg", 1)
    captive(s, "eric", "green", "blue", "bourg")
    units(s, "green", "sigy", 1)
    build(s, "st-paul", mills=2)
    fief(s, "sigy-county", "green", "sigy", "eric")
    assert paid(s) == [400, 0, 0]
    assert put_aside(s, "eric", "sigy-county") == 200


# Tax -----------------------------------------------------------------------------------------------------------------


def taxed() -> Fief:
    """Red's county of four villages pays a tax this round; nobody but Red is in it."""
    s = land()
    lord(s, "arthur", "red", "beaujeu")
    fief(s, "beaujeu-county", "red", "beaujeu", "arthur")
    s.taxed[number(s, "region", "beaujeu-county")] = 1
    return s


def test_FI_K_8_200_for_each_village_of_the_fief() -> None:
    assert paid(taxed()) == [800, 0, 0]


def test_FI_K_8_not_for_one_occupied_by_an_enemy_without_an_own_unit() -> None:
    s = taxed()
    units(s, "blue", "blaye", 1)
    rebels(s, "charolles", 2, "red")
    assert paid(s) == [400, 0, 0]
    units(s, "red", "blaye", 1)
    units(s, "red", "charolles", 1)
    assert paid(s) == [800, 0, 0]
    # A lord of one's own is no unit, a lord of another is an enemy.
    lord(s, "charles", "red", "la-salle")
    lord(s, "eric", "blue", "la-salle")
    assert paid(s) == [600, 0, 0]


def test_FI_K_20_no_tax_if_no_free_lord_bears_the_title_any_more() -> None:
    s = taxed()
    s.title[number(s, "region", "beaujeu-county")] = NONE
    assert paid(s) == [0, 0, 0]


# Pensions ------------------------------------------------------------------------------------------------------------


def test_FI_I_1_king_500_queen_300_regent_800() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    lord(s, "blanche", "blue", "bourg")
    wed(s, "arthur", "blanche")
    king(s, "arthur")
    queen(s, "blanche")
    assert paid(s) == [500, 300, 0]
    s.king, s.regent = NONE, 1
    assert paid(s) == [0, 800, 0]


def test_FI_Q_5_in_a_regency_the_young_king_draws_nothing() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    lord(s, "blanche", "blue", "bourg")
    king(s, "arthur")
    queen(s, "blanche")
    s.regent = s.regency = 1
    assert paid(s) == [0, 800, 0]
    s.regent = s.regency = 0
    assert paid(s) == [500, 300, 0]


def test_FI_Q_7_a_captive_queen_draws_nothing() -> None:
    s = land()
    units(s, "red", "bourg", 1)
    captive(s, "blanche", "blue", "red", "bourg")
    queen(s, "blanche")
    s.regent = 1
    assert paid(s) == [0, 0, 0]


def test_FI_I_1_who_is_out_is_paid_nothing_and_all_see_what_is_paid() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    build(s, "blaye", castle=True)
    ask(s, Income())
    assert s.counted == s.money == [100, 0, 0]
    s.gone[RED] = 1
    assert paid(s) == [0, 0, 0]


def test_FI_I_5_money_is_hidden_unless_the_table_plays_with_open_money() -> None:
    for option in (0, 1):
        s = land(open_money=option)
        units(s, "red", "blaye", 1)
        build(s, "blaye", castle=True)
        phase(s, "income")
        view = shown(s.view(BLUE))
        assert view["money"] == ([100, 0, 0] if option else [None, 0, None])
        # What was paid all could count.
        assert view["counted"] == [100, 0, 0]
