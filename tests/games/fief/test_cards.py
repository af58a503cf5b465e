"""FI-K-1, FI-K-4, FI-K-7 to FI-K-9, FI-K-17, FI-K-18: cards in one's own turn.

Attacks are in `test_attacks.py`, lords, bishops and the Femme d'Arc in `test_persons.py`.
"""

import pytest

from regalia.core.refusals import Barred
from regalia.games.fief.changes import marry
from regalia.games.fief.figures import (
    FAMINE,
    HAS_BAD_WEATHER,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    NONE,
)
from regalia.games.fief.hands import hand_size
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    RED,
    asked,
    bishop,
    captive,
    fief,
    hand,
    land,
    last,
    lord,
    mildest,
    number,
    open_to,
    say,
    the,
    told,
    turn,
    units,
    why_not,
)


def effects(s: Fief, see: str) -> int:
    """What a bishopric bears."""
    return s.effects[number(s, "bishopric", f"{see}-see")]


# A turn --------------------------------------------------------------------------------------------------------------


def test_FI_K_1_any_number_of_cards_one_after_another() -> None:
    s = land()
    units(s, "red", "blaye", 1)
    hand(s, "red", "good-harvest", "fine-weather", "arthur-card")
    turn(s, "cards", "red")
    say(s, "good-harvest", "blaye-see", "fine-weather", "bourg-see", "arthur-card", "blaye")
    assert asked(s) == ("red", "cards")
    assert hand_size(s, RED) == 0
    say(s, "done")
    assert asked(s) == ("blue", "cards")


def test_FI_K_1_unwanted_cards_are_given_back_face_down() -> None:
    s = land()
    hand(s, "red", "tithe", "tax")
    turn(s, "cards", "red")
    assert why_not(s, "tithe") == "FI-K-7.nobody"
    say(s, "give-back", "tithe")
    assert (hand_size(s, RED), s.discards[number(s, "card", "tithe")]) == (1, 0)
    assert told(s, "blue") == ["gives-back"]
    say(s, "give-back", "drop", "give-back", "tax")
    assert why_not(s, "give-back") == "FI-K-1.none"


def test_FI_K_1_only_a_card_in_hand_can_be_played() -> None:
    s = land()
    hand(s, "red", "famine")
    turn(s, "cards", "red")
    assert why_not(s, "plague") == "FI-K-1.card"
    assert open_to(s) == ["done", "give-back", "famine"]
    before = s.view(None, True)
    with pytest.raises(Barred):
        say(s, "plague")
    assert s.view(None, True) == before


def test_FI_K_1_a_card_whose_target_is_not_named_goes_back_into_the_hand() -> None:
    s = land()
    hand(s, "red", "famine")
    turn(s, "cards", "red")
    say(s, "famine")
    # It lies open on the table; who does not answer in time plays no card (FI-R-6).
    assert s.discards[FAMINE] == 1
    assert mildest(s) == "drop"
    say(s, "drop")
    assert (s.discards[FAMINE], hand_size(s, RED), asked(s)) == (0, 1, ("red", "cards"))
    assert told(s, "blue") == ["takes-back"]


def test_FI_K_1_what_was_laid_holds_till_the_rounds_end() -> None:
    s = land()
    for name in ("red", "blue", "green"):
        units(s, name, {"red": "blaye", "blue": "bourg", "green": "sigy"}[name], 1)
    hand(s, "green", "famine")
    turn(s, "cards", "green")
    say(s, "famine", "blaye-see", "done")
    while s.round == 1:
        assert effects(s, "blaye") == HAS_FAMINE
        s.play(s.next_seat(), s.default(s.next_seat()))
    assert s.effects == [0, 0, 0, 0]


# Tithe and tax -------------------------------------------------------------------------------------------------------


def test_FI_K_7_the_tithe_names_an_own_free_bishop_once_a_round() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    lord(s, "arthur", "red", "blaye")
    lord(s, "charles", "red", "blaye")
    captive(s, "eric", "red", "blue", "bourg")
    lord(s, "gauvain", "blue", "bourg")
    bishop(s, "arthur", "sigy")
    bishop(s, "eric", "bourg")
    bishop(s, "gauvain", "blaye")
    hand(s, "red", "tithe", "tithe")
    turn(s, "cards", "red")
    say(s, "tithe")
    assert open_to(s) == ["drop", "arthur"]
    for key in ("charles", "eric", "gauvain"):
        assert why_not(s, key) == "FI-K-7"
    say(s, "arthur")
    assert s.tithe == [NONE, NONE, NONE, the(s, "arthur")]
    assert why_not(s, "tithe") == "FI-K-7.nobody"
    bishop(s, "charles", "tournus")
    say(s, "tithe")
    assert why_not(s, "arthur") == "FI-K-7.twice"


def test_FI_K_8_the_tax_needs_a_free_titled_lord_and_soldiers_in_the_capital() -> None:
    s = land()
    units(s, "blue", "bourg", 1)
    lord(s, "arthur", "red", "blaye")
    fief(s, "beaujeu-county", "red", "beaujeu")
    fief(s, "sigy-county", "red", "sigy")
    fief(s, "bourg-duchy", "blue", "bourg")
    hand(s, "red", "tax", "tax")
    turn(s, "cards", "red")
    assert why_not(s, "tax") == "FI-K-8.none"
    s.title[number(s, "region", "beaujeu-county")] = the(s, "arthur")
    assert why_not(s, "tax") == "FI-K-8.none"
    units(s, "red", "beaujeu", 1)
    say(s, "tax")
    assert open_to(s) == ["drop", "beaujeu-county"]
    assert why_not(s, "bourg-duchy") == "FI-K-8"
    assert why_not(s, "sigy-county") == "FI-K-8.lord"
    s.title[number(s, "region", "sigy-county")] = the(s, "arthur")
    assert why_not(s, "sigy-county") == "FI-K-8.soldiers"
    say(s, "beaujeu-county")
    units(s, "red", "sigy", 1)
    say(s, "tax")
    assert why_not(s, "beaujeu-county") == "FI-K-8.twice"
    say(s, "sigy-county")
    assert sum(s.taxed) == 2


def test_FI_K_17_tithe_tax_and_bishop_need_ones_own_though_a_marriage_joins_the_families() -> None:
    s = land()
    lord(s, "arthur", "blue", "blaye")
    units(s, "blue", "blaye", 1)
    lord(s, "blanche", "red", "bourg")
    fief(s, "beaujeu-county", "blue", "beaujeu", "arthur")
    units(s, "blue", "beaujeu", 1)
    lord(s, "charles", "blue", "blaye")
    bishop(s, "charles", "sigy")
    lord(s, "eric", "blue", "blaye")
    marry(s, the(s, "arthur"), the(s, "blanche"))
    hand(s, "red", "tithe", "tax", "bishop-blaye-see")
    turn(s, "cards", "red")
    assert [why_not(s, key) for key in ("tithe", "tax", "bishop-blaye-see")] == [
        *["FI-K-7.nobody", "FI-K-8.none", "FI-K-6.nobody"]
    ]


# Harvest and weather -------------------------------------------------------------------------------------------------


def test_FI_K_9_harvest_and_weather_are_laid_on_a_bishopric() -> None:
    s = land()
    hand(s, "red", "good-harvest", "fine-weather")
    turn(s, "cards", "red")
    say(s, "good-harvest", "sigy-see", "fine-weather", "sigy-see")
    assert effects(s, "sigy") == HAS_GOOD_HARVEST | HAS_FINE_WEATHER
    assert last(s, "laid").data == [RED, number(s, "card", "fine-weather"), 3]


def test_FI_K_4_a_counter_still_held_is_played_in_a_later_own_turn() -> None:
    s = land()
    hand(s, "red", "famine", "bad-weather")
    hand(s, "blue", "good-harvest", "fine-weather")
    turn(s, "cards", "red")
    say(s, "famine", "sigy-see", "no", "no", "bad-weather", "sigy-see", "no", "no", "done")
    say(s, "good-harvest", "sigy-see", "fine-weather", "sigy-see", "done")
    assert effects(s, "sigy") == HAS_FAMINE | HAS_GOOD_HARVEST | HAS_BAD_WEATHER | HAS_FINE_WEATHER


@pytest.mark.parametrize("key", ["famine", "bad-weather", "good-harvest", "fine-weather"])
def test_FI_K_18_a_bishopric_bears_one_card_of_a_kind(key: str) -> None:
    s = land()
    hand(s, "red")
    hand(s, "green", *[key] * min(2, s.deck[number(s, "card", key)]))
    turn(s, "cards", "green")
    say(s, key, "sigy-see", key)
    assert why_not(s, "sigy-see") == "FI-K-18"
    say(s, "drop")
    s.effects = [15, 15, 15, 15]
    assert why_not(s, key) == "FI-K-18.all"


def test_FI_K_18_famine_and_harvest_cancel_each_other_whichever_came_first() -> None:
    s = land()
    hand(s, "red", "good-harvest", "famine", "bad-weather")
    hand(s, "blue", "good-harvest")
    turn(s, "cards", "red")
    # Where the counter lies already, nobody is asked for another.
    say(s, "good-harvest", "sigy-see", "famine", "sigy-see")
    assert asked(s) == ("red", "cards")
    assert effects(s, "sigy") == HAS_FAMINE | HAS_GOOD_HARVEST
    say(s, "bad-weather", "sigy-see")
    assert asked(s) == ("blue", "counter-bad-weather")


def test_FI_V_1_cards_that_hold_this_round_are_seen_by_all_and_a_hand_by_its_player() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    bishop(s, "arthur", "sigy")
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    units(s, "red", "bourg", 1)
    hand(s, "red", "good-harvest", "tithe", "tax", "revolt")
    turn(s, "cards", "red")
    say(s, "good-harvest", "blaye-see", "tithe", "arthur", "tax", "bourg-duchy")
    rows = {table.key: table.rows for table in s.land.tables(s.view(None))}
    keys = [s.setup.names["card"][row[0]] for row in rows["laid"]]
    assert keys == ["good-harvest", "tithe", "tax"]
    assert rows["hands"] == []
    own = {table.key: table.rows for table in s.land.tables(s.view(RED))}
    assert own["hands"] == [[RED, number(s, "card", "revolt")]]
