"""FI-M-12: a whole route sent at once is played till somebody else must answer."""

import pytest

from regalia.core.refusals import Barred, Refused
from regalia.core.several import checked
from regalia.games.fief.state import Fief
from tests.games.fief.positions import GREEN, RED, asked, build, hand, land, lord, say, turn, units


def moves(s: Fief, *tokens: str) -> list[int]:
    """A line of answers."""
    return [s.setup.vocabulary.move(token) for token in tokens]


def on_the_way() -> Fief:
    """Red's movement turn: Arthur and eight in Charolles, the guest of blue; Blaye beside it is blue's as well."""
    s = land()
    lord(s, "arthur", "red", "villeneuve")
    units(s, "red", "villeneuve", 8)
    units(s, "blue", "blaye", 2)
    build(s, "blaye", castle=True)
    turn(s, "movement", "red")
    return s


def test_FI_M_12_a_route_that_nobody_else_can_stop_is_played_whole() -> None:
    s = on_the_way()
    route = moves(s, "arthur", "all", "charolles", "arthur", "three", "epervier", "done")
    assert checked(s, RED, route) == route


def test_FI_M_5_a_route_is_played_till_leave_is_to_be_given() -> None:
    s = on_the_way()
    route = moves(s, "arthur", "all", "charolles", "arthur", "all", "blaye", "ask", "done")
    assert checked(s, RED, route) == route[:-1]
    for move in checked(s, RED, route):
        s.play(RED, move)
    assert asked(s) == ("blue", "leave-in")
    say(s, "yes")
    assert asked(s) == ("red", "movement")


def test_FI_M_12_a_barred_step_of_a_route_stops_all_of_it() -> None:
    s = on_the_way()
    with pytest.raises(Barred):
        checked(s, RED, moves(s, "arthur", "all", "charolles", "arthur", "epervier", "arthur"))


def test_FI_R_2_a_route_goes_no_further_than_the_turn() -> None:
    s = on_the_way()
    with pytest.raises(Refused) as refused:
        checked(s, RED, moves(s, "arthur", "charolles", "done", "done"))
    assert refused.value.key == "several-sealed"


def test_FI_K_3_a_card_is_played_till_somebody_may_counter_it() -> None:
    s = land()
    hand(s, "red", "famine", "tax")
    turn(s, "cards", "red")
    route = moves(s, "famine", "blaye-see", "give-back", "tax", "done")
    assert checked(s, RED, route) == route[:2]
    s = land()
    hand(s, "green", "famine", "tax")
    turn(s, "cards", "green")
    # All others have had their turn: nobody is asked, and the line goes on to its end.
    assert checked(s, GREEN, route) == route
