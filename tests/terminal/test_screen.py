"""The screen: text that is wrapped without harm, tables that fit the window, lists where they do not."""

import pytest

from regalia.core.luck import FastLuck
from regalia.core.view import Table
from regalia.games.foreign_king.game import GAME as KING
from regalia.locale.words import words
from regalia.terminal.choices import listed_moves
from regalia.terminal.screen import InputEnded, Screen
from tests.terminal.shell import Pipe, streams

SETUP = KING.setup(3)
PLAYERS = SETUP.tables(SETUP.new(FastLuck(1)).view(None))[1]
"""Francs, medals and much else of each player: in a narrow window there is no room for all of it side by side."""


def shown(width: int, act: str, *arguments: object, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a method of the screen writes into a window of some width."""
    monkeypatch.setenv("COLUMNS", str(width))
    out = Pipe()
    with streams(Pipe(), out, Pipe()):
        getattr(Screen(words("en")), act)(*arguments)
    return out.text()


def test_text_is_wrapped_at_the_window_but_never_wider_than_is_easy_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for width, widest in ((60, 60), (100, 100), (200, 100)):
        lines = shown(width, "write", "a word " * 60, monkeypatch=monkeypatch).split("\n")
        assert widest - 7 < max(map(len, lines)) <= widest


def test_what_must_be_copied_is_not_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = "0123456789abcdef" * 4
    assert shown(60, "write", secret, 2, monkeypatch=monkeypatch) == f"  {secret}\n"
    assert shown(40, "write", f"in {'/folder' * 9}", monkeypatch=monkeypatch) == f"in\n{'/folder' * 9}\n"


@pytest.mark.parametrize("space", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
def test_a_no_break_space_does_not_break(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quoted = f"«{space}trois{space}mots{space}»"
    assert quoted in shown(30, "write", f"un mot et puis encore {quoted}", monkeypatch=monkeypatch)


def test_marks_of_rich_are_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "[bold]x[/bold] :smile: [place]"
    assert shown(80, "write", text, monkeypatch=monkeypatch) == f"{text}\n"


@pytest.mark.parametrize(("width", "rows"), [(80, True), (60, True), (50, False), (30, False)])
def test_a_table_becomes_narrower_and_at_last_a_list(width: int, rows: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(width, "tables", SETUP, [PLAYERS], monkeypatch=monkeypatch)
    assert max(len(line.rstrip()) for line in text.split("\n")) <= width
    assert ("───" in text, "·" in text) == (rows, not rows)
    assert all(words("en").ids(SETUP, "seat", seat) in text for seat in range(3))


def test_an_empty_table_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Table("players", PLAYERS.columns, [])
    assert shown(80, "tables", SETUP, [empty], monkeypatch=monkeypatch) == ""


@pytest.mark.parametrize("width", [60, 80, 100])
def test_many_answers_stand_side_by_side(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = Pipe()
    with streams(Pipe(), out, Pipe()):
        listed_moves(Screen(words("en")), SETUP, list(range(len(SETUP.vocabulary))))
    text = out.text()
    for move in range(len(SETUP.vocabulary)):
        assert f"[{SETUP.vocabulary.token(move)}]" in text
    assert max(map(len, text.split("\n"))) <= width


def test_what_was_typed_on_a_pipe_stands_behind_its_question() -> None:
    out = Pipe()
    with streams(Pipe("yes\nmaybe\n\x1b[2Jno\nno\n"), out, Pipe()):
        screen = Screen(words("en"))
        assert screen.agrees("Sure?")
        assert not screen.agrees("Really?")
        with pytest.raises(InputEnded):
            screen.ask("More?")
    assert out.text() == "Sure? yes\nReally? maybe\nReally? \N{REPLACEMENT CHARACTER}[2Jno\nReally? no\nMore?\n"


class Keyboard(Pipe):
    """Somebody types, but what is written goes elsewhere: `regalia play | tee log`."""

    def isatty(self) -> bool:
        return True


def test_who_types_is_asked_before_he_types() -> None:
    out = Pipe()
    with streams(Keyboard("1\n2\n"), out, Pipe()):
        screen = Screen(words("en"))
        assert not screen.live
        assert screen.ask("One?") == "1"
        assert out.text() == "One? "
        assert screen.ask("Two?") == "2"
    assert out.text() == "One? Two? "


def test_a_long_question_is_wrapped() -> None:
    out = Pipe()
    with streams(Pipe("1\n"), out, Pipe()):
        assert Screen(words("en")).ask("word " * 30) == "1"
    assert max(map(len, out.text().split("\n"))) <= 80
