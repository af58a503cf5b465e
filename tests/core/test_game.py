"""A game's facts, what it is set up with, and the register."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regalia.games  # noqa: F401
from regalia.core.game import Game, Option, game, games
from regalia.core.luck import FastLuck
from regalia.core.refusals import BadSetup
from regalia.core.view import View
from tests.toy import GAME as TOY

BANK = Option("bank", [0, 37, 41])
SWITCH = Option("queen", [0, 1])
ON = Option("peek", [1, 0])
WIDE = Option("limit", list(range(-3, 90)))


@given(st.integers(-(10**9) + 1, 10**9 - 1))
def test_a_number_is_read_as_it_is_written(value: int) -> None:
    assert BANK.value(f" {value} ") == value


@pytest.mark.parametrize(("word", "value"), [("yes", 1), ("ON", 1), ("True", 1), (" no", 0), ("off", 0), ("1", 1)])
def test_a_switch_is_read_as_people_write_it(word: str, value: int) -> None:
    assert SWITCH.value(word) == ON.value(word) == value


@given(st.text(max_size=60) | st.text("-0123456789 ", max_size=12))
def test_any_text_is_a_value_or_an_error(text: str) -> None:
    if re.fullmatch(r"\s*-?[0-9]{1,9}\s*", text):
        assert BANK.value(text) == int(text)
        return
    with pytest.raises(BadSetup) as problem:
        BANK.value(text)
    assert problem.value.key == "setup-option-value"
    assert problem.value.values == {"option": "bank", "value": text[:40], "values": "0, 37, 41"}


@pytest.mark.parametrize("text", ["yes", "", "-", "--1", "1.0", "1e3", "٣", "1_000", "9" * 10])
def test_what_is_no_number_is_no_value(text: str) -> None:
    with pytest.raises(BadSetup):
        BANK.value(text)


@pytest.mark.parametrize(
    ("option", "default", "values"),
    [(BANK, 0, "0, 37, 41"), (SWITCH, 0, "no, yes"), (ON, 1, "yes, no"), (WIDE, -3, "-3 to 89")],
)
def test_an_option_tells_its_values_the_default_first(option: Option, default: int, values: str) -> None:
    assert (option.default, option.range()) == (default, values)


# Setting up ----------------------------------------------------------------------------------------------------------


def test_a_number_of_seats_takes_the_first_colours_and_the_defaults() -> None:
    setup = TOY.setup(3)
    assert (setup.seats, setup.players) == (["red", "blue", "green"], 3)
    assert setup.options == {"rich": 8, "peek": 1, "gifts": 0}
    assert setup.board_text == ""
    assert [setup.seat(colour) for colour in ("green", "white")] == [2, -1]
    assert setup.names["seat"] == setup.seats


def test_colours_and_options_are_the_tables_own() -> None:
    setup = TOY.setup(["white", "black", "red"], {"gifts": 1, "rich": 12})
    assert setup.seats == ["white", "black", "red"]
    assert setup.options == {"rich": 12, "peek": 1, "gifts": 1}


@pytest.mark.parametrize(
    ("act", "key", "values"),
    [
        (lambda: TOY.setup(1), "setup-seats", {"game": "toy", "seats": 1, "players": "2 to 4"}),
        (lambda: TOY.setup([]), "setup-seats", {"game": "toy", "seats": 0, "players": "2 to 4"}),
        (lambda: TOY.setup(["red"] * 5), "setup-seats", {"game": "toy", "seats": 5, "players": "2 to 4"}),
        (lambda: TOY.setup(["red", "red"]), "setup-colour-twice", {"colour": "red"}),
        (lambda: TOY.setup(2, {"rich": 7}), "setup-option-value", {"option": "rich", "value": 7, "values": "8, 6, 12"}),
        (lambda: TOY.setup(2, {"gifts": 1}), "setup-option-seats", {"option": "gifts", "players": "3, 4", "seats": 2}),
        (
            lambda: TOY.setup(2, {"tall": 1}),
            "setup-option",
            {"game": "toy", "option": "tall", "options": "rich, peek, gifts"},
        ),
        (
            lambda: TOY.option("t" * 99),
            "setup-option",
            {"game": "toy", "option": "t" * 40, "options": "rich, peek, gifts"},
        ),
    ],
)
def test_what_cannot_be_set_up(act: Callable[[], object], key: str, values: dict[str, str | int]) -> None:
    with pytest.raises(BadSetup) as problem:
        act()
    assert (problem.value.key, problem.value.values) == (key, values)


def test_a_colour_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadSetup) as problem:
        TOY.setup(["red", "pink"])
    assert problem.value.values == {"game": "toy", "colour": "pink", "colours": "red, blue, green, black, white"}


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadSetup) as problem:
        game("w" * 99)
    assert problem.value.key == "setup-game"
    assert problem.value.values == {"game": "w" * 40, "games": ", ".join(one.key for one in games())}


def test_an_option_for_other_numbers_of_seats_may_keep_its_default() -> None:
    assert TOY.setup(2, {"gifts": 0}).options["gifts"] == 0


def test_a_setup_comes_back_from_its_view() -> None:
    setup = TOY.setup(["white", "red", "blue"], {"gifts": 1})
    again = TOY.setup_of(setup.view())
    assert again.view() == setup.view()
    assert again.new(FastLuck(1)).view(None, True) == setup.new(FastLuck(1)).view(None, True)


def test_a_view_of_other_rules_makes_no_setup() -> None:
    with pytest.raises(BadSetup) as problem:
        TOY.setup_of({**TOY.setup(2).view(), "rules": 7})
    assert problem.value.values == {"game": "toy", "rules": 7, "version": 1}


def test_what_a_setup_tells_of_itself_is_a_copy() -> None:
    setup = TOY.setup(2)
    told = setup.view()
    told["seats"].append("pink")
    told["options"]["rich"] = 99
    assert setup.view()["seats"] == ["red", "blue"]
    assert setup.options["rich"] == 8


# The register --------------------------------------------------------------------------------------------------------


def test_games_are_found_by_key() -> None:
    assert game("toy") is TOY
    assert TOY in games()


def test_games_are_listed_the_lightest_first() -> None:
    listed = [(one.weight, one.key) for one in games()]
    assert listed == sorted(listed)
    assert len({weight for weight, _ in listed}) > 1


def test_a_game_that_brings_nothing_cannot_be_played() -> None:
    bare = Game("bare")
    bare.players, bare.colours = [2], ["red", "blue"]
    with pytest.raises(NotImplementedError):
        bare.setup(2)


def test_the_words_of_a_position_are_its_frames() -> None:
    """The stack comes back from any view of it."""
    state = TOY.setup(2).new(FastLuck(2))
    view: View = state.view(None)
    assert [step.frame() for step in state.setup.steps(view["stack"])] == [step.frame() for step in state.stack]
    assert [type(step) for step in state.setup.steps(view["stack"])] == [type(step) for step in state.stack]
