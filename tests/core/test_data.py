"""The loader: a game asks for what it expects, and whatever is otherwise is an error that names file and key."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.data import LARGEST, Entry, packaged, read
from regalia.core.refusals import BadBoard
from tests.toy import GAME

T = TypeVar("T")

BOARD = """
rounds = 3
name = "Fair"
long = "%s"
empty = ""
switch = true
prices = [1, 2, 3]
words = ["a", ""]
[[good]]
key = "apple"
[good.of]
farm = 1
[[good]]
key = "bread"
""" % ("x" * 81)


def board() -> Entry:
    return read("fair.toml", BOARD)


def test_values_come_as_they_were_asked_for() -> None:
    file = board()
    assert file.number("rounds", 3, 3) == 3
    assert file.text("name") == "Fair"
    assert file.text("name", ["Fair", "Market"]) == "Fair"
    assert file.numbers("prices", 1, 3) == [1, 2, 3]
    assert file.has("rounds")
    assert not file.has("round")
    goods = file.entries("good")
    assert [good.text("key") for good in goods] == ["apple", "bread"]
    assert goods[0].entry("of").number("farm", 0, 1) == 1
    assert goods[0].keys() == ["key", "of"]
    file.get("long"), file.get("empty"), file.get("switch"), file.items("words")
    file.end()


@pytest.mark.parametrize(
    ("act", "key", "place"),
    [
        (lambda file: file.get("colour"), "board-missing", "colour"),
        (lambda file: file.number("rounds", 4, 9), "board-number", "rounds"),
        (lambda file: file.number("rounds", 0, 2), "board-number", "rounds"),
        (lambda file: file.number("name", 0, 2), "board-number", "name"),
        (lambda file: file.number("switch", 0, 2), "board-number", "switch"),
        (lambda file: file.numbers("prices", 1, 2), "board-number", "prices[3]"),
        (lambda file: file.numbers("rounds", 1, 2), "board-list", "rounds"),
        (lambda file: file.text("rounds"), "board-text", "rounds"),
        (lambda file: file.text("empty"), "board-text", "empty"),
        (lambda file: file.text("long"), "board-text", "long"),
        (lambda file: file.text("name", ["Market"]), "board-among", "name"),
        (lambda file: file.texts("words"), "board-text", "words[2]"),
        (lambda file: file.texts("prices"), "board-text", "prices[1]"),
        (lambda file: file.entry("rounds"), "board-table", "rounds"),
        (lambda file: file.entries("prices"), "board-table", "prices[1]"),
        (lambda file: file.entries("name"), "board-list", "name"),
        (lambda file: file.entries("good")[1].get("price"), "board-missing", "good[2].price"),
        (lambda file: file.entries("good")[0].entry("of").number("farm", 2, 3), "board-number", "good[1].of.farm"),
        (lambda file: file.end(), "board-unknown", "rounds"),
        (lambda file: file.entries("good")[1].end(), "board-unknown", "good[2].key"),
    ],
)
def test_an_error_names_file_and_key(act: Callable[[Entry], object], key: str, place: str) -> None:
    with pytest.raises(BadBoard) as problem:
        act(board())
    assert (problem.value.key, problem.value.values["file"], problem.value.values["place"]) == (key, "fair.toml", place)


def test_the_error_says_what_is_expected() -> None:
    with pytest.raises(BadBoard) as problem:
        board().text("name", ["Market", "Shop"])
    assert problem.value.values["told"] == "Market, Shop"
    with pytest.raises(BadBoard) as problem:
        board().number("rounds", 4, 9)
    assert problem.value.values["told"] == "4 to 9"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rounds =", "board-toml"),
        ("rounds = 1\nrounds = 2", "board-toml"),
        ("a = " + "[" * 5000, "board-toml"),
        ("rounds = " + "9" * 5000, "board-toml"),
        ("#" * (LARGEST + 1), "board-large"),
    ],
)
def test_what_is_no_toml_is_an_error_of_the_whole_file(text: str, key: str) -> None:
    with pytest.raises(BadBoard) as problem:
        read("fair.toml", text)
    assert (problem.value.key, problem.value.values["place"]) == (key, "the file")


def test_the_largest_file_is_read() -> None:
    assert read("fair.toml", "#" * LARGEST).keys() == []


def tried(act: Callable[[], T]) -> T | BadBoard:
    """What an act gives, or what is wrong with the file; nothing else comes of any file."""
    try:
        return act()
    except BadBoard as problem:
        return problem


@given(st.text(max_size=200))
def test_any_text_is_a_file_or_an_error(text: str) -> None:
    found = tried(lambda: read("fair.toml", text).keys())
    assert isinstance(found, list) or found.values["file"] == "fair.toml"


VALUES = st.recursive(
    st.one_of(st.integers(-3, 40), st.sampled_from(["apple", "bread", "honey", "", "x" * 90]), st.booleans()),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["key", "cards", "price", "x"]), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(["rounds", "good", "x"]), VALUES, max_size=3))
def test_any_values_make_a_game_or_an_error(values: dict[str, object]) -> None:
    text = "\n".join(f"{key} = {toml(value)}" for key, value in values.items())
    found = tried(lambda: GAME.setup(2, board=text).board_text)
    assert found == text.rstrip() or (isinstance(found, BadBoard) and found.values["place"])


def toml(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    return f'"{value}"' if isinstance(value, str) else str(value)


@pytest.mark.parametrize("end", ["\n", "\r\n", "  \n"])
@pytest.mark.parametrize("last", ["", "\n", "\r\n\n"])
def test_how_the_lines_of_a_board_end_is_no_matter(end: str, last: str) -> None:
    """So the board in a journal is the board of the table, sign by sign."""
    text = packaged("tests.toy", "board.toml").strip()
    assert GAME.setup(2, board=text.replace("\n", end) + last).board_text == text
