"""FI-K-9, FI-K-18: bad weather that fine weather has cancelled keeps nobody from anything."""

from regalia.games.fief.figures import BATTLES_PHASE, HAS_BAD_WEATHER, HAS_FINE_WEATHER
from regalia.games.fief.places import parties
from regalia.games.fief.rebels import RebelBattles
from regalia.games.fief.state import Fief
from tests.games.fief.fields import battle_dice, field, together
from tests.games.fief.positions import (
    ask,
    asked,
    build,
    hand,
    land,
    lord,
    number,
    open_to,
    place,
    rebels,
    say,
    the,
    turn,
    units,
    why_not,
)


def both(s: Fief) -> None:
    """Bad and fine weather lie in the bishopric of Blaye."""
    s.effects[number(s, "bishopric", "blaye-see")] = HAS_BAD_WEATHER | HAS_FINE_WEATHER


def test_FI_K_9_fine_weather_opens_the_roads_again_to_lords_and_rebels() -> None:
    s = land()
    lord(s, "arthur", "red", "charolles")
    rebels(s, "charolles", 3, "red")
    both(s)
    turn(s, "movement", "red")
    say(s, "arthur", "villeneuve", "rebels", "charolles", "all", "blaye")
    assert (s.at[the(s, "arthur")], s.rebels[place(s, "blaye")]) == (place(s, "villeneuve"), 3)


def test_FI_K_2_a_counter_played_at_once_leaves_the_roads_open() -> None:
    s = land()
    lord(s, "arthur", "red", "charolles")
    hand(s, "red", "bad-weather")
    hand(s, "blue", "fine-weather")
    turn(s, "cards", "red")
    say(s, "bad-weather", "blaye-see", "blue:yes", *["done"] * 6)
    assert asked(s) == ("red", "movement")
    say(s, "arthur", "villeneuve")
    assert s.at[the(s, "arthur")] == place(s, "villeneuve")


def test_FI_K_18_whichever_came_first_battles_are_fought_there() -> None:
    s = together(castle=True)
    both(s)
    assert why_not(s, "blaye") == ""
    s = field()
    both(s)
    assert open_to(s) == ["assault", "back"]


def test_FI_K_18_rebels_attack_there() -> None:
    s = land()
    s.phase = BATTLES_PHASE
    units(s, "blue", "blaye", 1)
    build(s, "blaye", mills=1)
    rebels(s, "blaye", 12, "red")
    both(s)
    battle_dice(s, 6, 6, 1)
    ask(s, RebelBattles())
    assert (parties(s, place(s, "blaye")), s.mills[place(s, "blaye")]) == ([], 0)
