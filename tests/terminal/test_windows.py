"""At a window: questions, colours, covered hands, Ctrl-C and Ctrl-D, as somebody sees them who sits there."""

import os
from pathlib import Path
from typing import Any

import pytest

from regalia.core.record import read_record
from tests.terminal.shell import GAME
from tests.terminal.window import CTRL_C, CTRL_D, UP, Window

TWO = ("--seats", "me,me", "--seed", "1")
CLEARED = "\x1b[2J"
SCROLLED = "\x1b[3J"


# Ctrl-C, Ctrl-D ------------------------------------------------------------------------------------------------------


def test_ctrl_c_leaves_the_game_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    with Window("play", *TWO, "--save", file) as window:
        window.until("Blue> ")
        window.type("1")
        window.until("Blue> ")
        assert window.interrupt() == 130
        assert "Traceback" not in window.text
        assert window.text.endswith(f"The game is kept. To go on:\n  regalia play --load {file}\n")
    assert len(read_record(file.read_text("utf-8")).line) == 1


def test_ctrl_c_before_a_game_keeps_nothing(tmp_path: Path) -> None:
    with Window("play", "--players", "2") as window:
        window.until("a word of your own for the luck")
        assert window.interrupt() == 130
        assert window.text.endswith("Goodbye.\n")
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("arguments", [["fuzz", "foreign-king", "--games", "100000"], ["count", "foreign-king", "50"]])
def test_ctrl_c_stops_a_long_run(arguments: list[str]) -> None:
    with Window(*arguments) as window:
        window.read()
        assert window.interrupt() == 130
        assert window.text.rstrip().endswith("regalia: stopped.")
        assert "Traceback" not in window.text


def test_ctrl_d_leaves_the_game_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    with Window("play", *TWO, "--save", file) as window:
        window.until("Blue> ")
        window.press(CTRL_D)
        assert window.ended() == 0
        assert f"regalia play --load {file}" in window.text


# The questions before a game -----------------------------------------------------------------------------------------


def test_without_arguments_a_few_questions_are_asked(tmp_path: Path) -> None:
    with Window("play", "--lang", "de") as window:
        window.until("Welches Spiel?")
        window.until("Der Jahrmarkt")
        window.type("9")
        window.until("Erwartet wird eine Zahl von 1 bis ")
        window.type("1")
        window.until("4)?")
        window.type("5")
        window.until("Möglich sind 2,\N{NO-BREAK SPACE}3")
        window.type("2")
        window.until("Auf welchen Plätzen sitzen Menschen?")
        window.type("1, 3")
        window.until("Erwartet wird eine Zahl von 1 bis 2.")
        window.type("1, 2")
        window.until("Rot, ein eigenes Wort für den Zufall")
        window.type("schwan")
        window.until("Blau, ein eigenes Wort für den Zufall")
        window.type("")
        window.until("Welche Aktion wählst du?")
        window.type("ende")
        window.until("(j/n)?")
        window.type("n")
        assert window.ended() == 0
    assert list((tmp_path / "kept").glob("*")) == []


def test_enter_begins_a_game_against_bots() -> None:
    with Window("play") as window:
        window.until("Enter for 1:")
        window.type("")
        window.until("4)?")
        window.type("")
        window.until("for the luck")
        window.type("")
        window.until("Red> ")


def test_which_of_the_games_that_wait() -> None:
    for game in ("foreign-king", "toy"):
        with Window("play", game, *TWO) as window:
            window.until("> ", "Press Enter")
            window.interrupt()
    with Window("play", "--load") as window:
        window.until("These games wait to be gone on with:")
        shown = window.until("Enter for 1:")
        assert shown.index("The Fair") < shown.index("The Foreign King")
        window.type("2")
        window.until("Which action do you choose?")


def test_nothing_waits() -> None:
    with Window("play", "--load") as window:
        assert window.ended() == 0
        assert window.text.startswith("No game waits to be gone on with.\n")


# Hands are covered between seats -------------------------------------------------------------------------------------


def test_between_two_people_the_screen_is_cleared() -> None:
    with Window("play", "toy", *TWO) as window:
        window.until("Press Enter when only you can see the screen.")
        assert "Your hand" not in window.text
        assert "Apple" not in window.text
        window.type("")
        first = window.until("> ")
        assert first.count("> ") == 1
        window.type("rest")
        window.until("Press Enter, and the screen is cleared for the next player.")
        before = len(window.raw)
        window.type("")
        window.until("it is your turn. Press Enter when only you can see the screen.")
        cleared = window.raw[before:]
        assert CLEARED in cleared
        assert cleared.index(CLEARED) < cleared.index(SCROLLED) < cleared.index("it is your turn")
        window.press(UP)
        window.type("")
        window.until("> ")
        assert "rest" not in window.text.rsplit("it is your turn", 1)[1].replace("[rest]", "").replace("rests", "")


def test_one_person_against_bots_is_not_covered() -> None:
    with Window("play", "toy", "--seats", "me,random", "--seed", "1") as window:
        shown = window.until("> ")
        assert "Press Enter" not in shown
        assert CLEARED not in window.raw


def test_where_nothing_is_hidden_nothing_is_covered() -> None:
    with Window("play", "foreign-king", *TWO) as window:
        window.until("> ")
        window.type("coins")
        assert "Press Enter" not in window.until("> ")


def test_a_dumb_window_is_cleared_by_empty_lines() -> None:
    with Window("play", "toy", *TWO, size=(80, 30), TERM="dumb") as window:
        window.until("Press Enter when only you can see the screen.")
        window.type("")
        window.until("> ")
        window.type("rest")
        window.until("for the next player.")
        window.type("")
        assert "\n" * 29 in window.until("it is your turn.")
        assert "\x1b[2J" not in window.raw


def test_the_end_of_a_covered_game_is_told() -> None:
    with Window("play", "toy", *TWO, "--option", "rich=6") as window:
        for _ in range(400):
            shown = window.until(("> "), "Press Enter", "Place  Player")
            window.type("" if "Press Enter" in shown else "1")
            if "Place  Player" in shown:
                break
        assert window.ended() == 0


# Colours -------------------------------------------------------------------------------------------------------------

COLOUR = "\x1b[31m"
BOLD = "\x1b[1m"


def test_names_have_colours_that_their_words_say_too() -> None:
    with Window("play", *TWO) as window:
        window.until("Blue> ")
        assert COLOUR in window.raw
        assert BOLD in window.raw


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(environment: dict[str, Any]) -> None:
    with Window("play", *TWO, **environment) as window:
        window.until("Blue> ")
        assert COLOUR not in window.raw


def test_a_narrow_window() -> None:
    with Window("play", *TWO, "--lang", "fr", size=(60, 40)) as window:
        window.until("Bleu> ")
        assert max(len(line) for line in window.text.split("\n")) <= 60


# Pasting -------------------------------------------------------------------------------------------------------------


def test_several_lines_pasted_are_answered_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    with Window("play", *TWO, "--save", file) as window:
        window.until("Blue> ")
        window.press("place\rliege\rdone\r\tcoins  \r")
        for _ in range(4):
            window.until("> ")
        window.interrupt()
    assert len(read_record(file.read_text("utf-8")).line) == 4


# The line protocol ---------------------------------------------------------------------------------------------------


def test_who_types_to_the_engine_is_told_what_it_waits_for() -> None:
    with Window("engine") as window:
        window.until('try {"request": "hello"}')
        window.type('{"request": "quit"}')
        window.until('{"ok": true, "bye": true}')
        assert window.ended() == 0


# Replaying -----------------------------------------------------------------------------------------------------------


def test_a_recorded_game_forwards_and_back() -> None:
    with Window("replay", GAME) as window:
        window.until("the start, before ")
        window.until("q: end >")
        for typed, shown in [("", "Move 1 of"), ("n", "Move 2 of"), ("b", "Move 1 of"), ("p", "the start, before")]:
            window.type(typed)
            window.until(shown)
            window.until("q: end >")
        window.type("b")
        window.until("a number from 0 to")
        window.type("99999")
        window.until("a number from 0 to")
        window.type("12")
        window.until("Move 12 of")
        window.type("q")
        assert window.ended() == 0


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D])
def test_a_replay_ends_when_nobody_wants_more(keys: str) -> None:
    with Window("replay", GAME) as window:
        window.until("q: end >")
        if keys == CTRL_D:
            window.press(keys)
            assert window.ended() == 0
        else:
            assert window.interrupt() == 0
        assert "Traceback" not in window.text


def test_a_window_can_be_told_from_a_pipe() -> None:
    with Window("fuzz", "toy", "--games", "2") as window:
        assert window.ended() == 0
        assert window.text.endswith("nothing wrong.\n")
    assert os.environ["REGALIA_DATA"]
