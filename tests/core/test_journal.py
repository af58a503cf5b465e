"""The journal as text: it comes back as it was, and whatever else a text holds is an error that names the line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.data import packaged
from regalia.core.game import Game, Option
from regalia.core.journal import Entry, Journal, is_hex, is_word, parse
from regalia.core.luck import Draw
from regalia.core.record import Record, read_record
from regalia.core.refusals import BadBoard, BadJournal, Problem
from tests.core.games import BEGUN, FAIR, SECRET, WORDS, changed, line_of, sealed
from tests.toy import GAME as TOY
from tests.toy.game import Toy

HEX = "0123456789abcdef" * 4


# There and back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [FAIR, BEGUN], ids=["over", "begun"])
def test_what_was_read_is_written_as_it_was(text: str) -> None:
    assert parse(text).text() == text


@pytest.mark.parametrize("end", [" \n", "\t\n", "\r\n"])
def test_how_its_lines_end_is_no_matter(end: str) -> None:
    assert parse(FAIR.replace("\n", end)).text() == FAIR


SEAT = st.integers(0, 1)
NUMBER = st.integers(0, 10**17)
DRAW = st.builds(Draw, st.sampled_from(["die", "card", "first-player"]), NUMBER, NUMBER)
MOVE = st.integers(0, len(TOY.setup(2).vocabulary) - 1)
WORD = st.text(max_size=80).filter(is_word)


@given(
    st.lists(st.tuples(SEAT, MOVE, st.integers(-1, 99), st.lists(DRAW, max_size=3)), max_size=9),
    st.lists(DRAW, max_size=3),
    st.tuples(WORD, WORD),
    st.tuples(st.sampled_from(["", HEX]), st.sampled_from(["", "rich"]), st.sampled_from(["", HEX])),
)
def test_any_journal_comes_back_from_its_text(
    entries: list[tuple[int, int, int, list[Draw]]],
    draws: list[Draw],
    words: tuple[str, str],
    rest: tuple[str, str, str],
) -> None:
    journal = Journal(TOY.setup(["white", "red"], {"rich": 12}))
    journal.draws, journal.words = draws, list(words)
    journal.commitment, journal.ending, journal.secret = rest
    journal.places = [1, 2] if journal.ending else []
    for seat, move, undo_to, drawn in entries:
        entry = Entry(-1, -1, undo_to) if undo_to >= 0 else Entry(seat, move)
        entry.draws = [] if entry.is_undo else drawn
        journal.entries.append(entry)
    again = parse(journal.text())
    assert again.text() == journal.text()
    assert again.words == journal.words
    assert again.all_draws() == journal.all_draws()
    assert [entry.undo_to for entry in again.entries] == [entry.undo_to for entry in journal.entries]


def test_the_board_of_a_table_is_in_its_journal() -> None:
    board = packaged("tests.toy", "board.toml").replace("rounds = 6", "rounds = 2\n# odd:\x0c\u2028\n")
    record = Record(TOY.setup(2, board=board), sealed())
    again = read_record(record.text())
    assert "rounds = 2" in again.setup.board_text
    assert again.setup.board_text == record.setup.board_text
    assert again.state.view(None, True) == record.state.view(None, True)


def test_an_option_may_be_less_than_nothing() -> None:
    class Deep(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.options = [*self.options, Option("depth", [0, -3])]

    journal = Journal(Deep().setup(2, {"depth": -3}))
    assert "\noption depth -3\n" in journal.text()
    with pytest.raises(BadJournal) as problem:
        parse(journal.text())
    assert (problem.value.key, problem.value.values["text"]) == ("setup-option", "option depth -3")


# Errors, each with its line ------------------------------------------------------------------------------------------

MOVED = line_of(FAIR, "1 ")
PLAYER = FAIR.split("\n")[MOVED - 1].split()[1].rstrip(":")

BAD = [
    ("", "journal-not", 1),
    ("regalia journal 2\n", "journal-not", 1),
    ("regalia journal 1", "journal-cut", 2),
    ("regalia journal 1\n", "journal-cut", 2),
    ("regalia journal 1\ngame toy\nrules 1\nseats red blue\n", "journal-cut", 5),
    (FAIR[: FAIR.index("start")], "journal-cut", line_of(FAIR, "start")),
    (FAIR[: FAIR.index("start") + 5], "journal-cut", line_of(FAIR, "start")),
    (FAIR[: FAIR.index("\n1 ") + 5], "journal-cut", MOVED),
    (FAIR[:-1], "journal-cut", FAIR.count("\n")),
    (FAIR[:-9], "journal-cut", FAIR.count("\n")),
    (changed(FAIR, "game", "toy"), "journal-expected", 2),
    (changed(FAIR, "game", "game whist"), "setup-game", 2),
    (changed(FAIR, "rules", "version 1"), "journal-expected", 3),
    (changed(FAIR, "rules", "rules one"), "journal-number", 3),
    (changed(FAIR, "rules", "rules 2"), "journal-rules", 3),
    (changed(changed(FAIR, "rules", "rules 2"), "option peek", "option poke 1"), "journal-rules", 3),
    (changed(FAIR, "seats", "seats red"), "setup-seats", 4),
    (changed(FAIR, "seats", "seats red pink"), "setup-colour", 4),
    (changed(FAIR, "seats", "seats red red"), "setup-colour-twice", 4),
    (changed(FAIR, "option peek", "option poke 1"), "setup-option", 6),
    (changed(FAIR, "option peek", f"option {'x' * 99} 1"), "setup-option", 6),
    (changed(FAIR, "option peek", "option peek 2"), "setup-option-value", 6),
    (changed(FAIR, "option peek", "option peek yes"), "journal-number", 6),
    (changed(FAIR, "option peek", "option peek -yes"), "journal-number", 6),
    (changed(FAIR, "option gifts", "option gifts 1"), "setup-option-seats", 7),
    (changed(FAIR, "commitment", "commitment abc"), "journal-line", 8),
    (changed(FAIR, "commitment", f"commitment {HEX.upper()}"), "journal-line", 8),
    (changed(FAIR, "commitment", "luck good"), "journal-line", 8),
    (changed(FAIR, "word", "word pink swan"), "journal-line", 9),
    (changed(FAIR, "word", "word red"), "journal-line", 9),
    (changed(FAIR, "word", f"word red {'x' * 81}"), "journal-line", 9),
    (changed(FAIR, "word", "word red two  spaces"), "journal-line", 9),
    (changed(FAIR, "word", "word red \ud800"), "journal-line", 9),
    (changed(FAIR, "1 ", f"1 {PLAYER}: dance"), "journal-move", MOVED),
    (changed(FAIR, "1 ", "1 pink: rest"), "journal-line", MOVED),
    (changed(FAIR, "1 ", f"1 {PLAYER} rest"), "journal-line", MOVED),
    (changed(FAIR, "1 ", f"one {PLAYER}: rest"), "journal-line", MOVED),
    (changed(FAIR, "1 ", f"2 {PLAYER}: rest"), "journal-order", MOVED),
    (changed(FAIR, "1 ", ""), "journal-line", MOVED),
    (changed(FAIR, "1 ", "undo"), "journal-expected", MOVED),
    (changed(FAIR, "1 ", "undo to"), "journal-expected", MOVED),
    (changed(FAIR, "1 ", "undo to start"), "journal-number", MOVED),
    (changed(FAIR, "1 ", "undo to 0", "draw 99 die 6 = 1"), "journal-order", MOVED + 1),
    (changed(FAIR, "1 ", "end"), "journal-line", MOVED),
    (changed(FAIR, "1 ", "end rich first"), "journal-number", MOVED),
    (changed(FAIR, "1 ", "end rich 1 2", "undo to 0"), "journal-after-end", MOVED + 1),
    (changed(FAIR, "1 ", "secret 123"), "journal-line", MOVED),
    (FAIR + "secret " + HEX + "\n", "journal-after-end", FAIR.count("\n") + 1),
    (FAIR + "\n", "journal-after-end", FAIR.count("\n") + 1),
    (changed(FAIR, "draw 2 ", "draw 3 card 21 = 1"), "journal-order", line_of(FAIR, "draw 2 ")),
    (changed(FAIR, "draw 2 ", "draw 2 card 21 1"), "journal-line", line_of(FAIR, "draw 2 ")),
    (changed(FAIR, "draw 2 ", "draw 2 card 21 = -1"), "journal-number", line_of(FAIR, "draw 2 ")),
    (changed(FAIR, "draw 2 ", "draw 2 card 21 = ٣"), "journal-number", line_of(FAIR, "draw 2 ")),
    (changed(FAIR, "draw 2 ", f"draw 2 card 21 = {'9' * 19}"), "journal-number", line_of(FAIR, "draw 2 ")),
]


@pytest.mark.parametrize(("text", "key", "line"), BAD, ids=[f"{at}-{key}" for at, (_, key, _) in enumerate(BAD)])
def test_an_error_names_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(BadJournal) as problem:
        parse(text)
    assert (problem.value.key, problem.value.values["line"]) == (key, line)
    assert problem.value.values["text"] == [*text.split("\n"), ""][line - 1][:60].rstrip() or key == "journal-not"


def test_no_draw_comes_out_of_an_undo() -> None:
    drawn = sum(line.startswith("draw ") for line in FAIR[: FAIR.index("\n1 ")].split("\n"))
    with pytest.raises(BadJournal) as problem:
        parse(changed(FAIR, "1 ", "undo to 0", f"draw {drawn + 1} die 6 = 1"))
    assert (problem.value.key, problem.value.values["line"]) == ("journal-line", MOVED + 1)


def test_a_bad_board_in_a_journal_names_its_key() -> None:
    with pytest.raises(BadJournal) as problem:
        parse(changed(FAIR, "option gifts", "option gifts 0", "board| rounds = 99"))
    assert (problem.value.key, problem.value.values["place"]) == ("board-number", "rounds")
    assert not isinstance(problem.value, BadBoard)


def test_other_rules_may_be_asked_for() -> None:
    journal = parse(changed(FAIR, "rules", "rules 9"), any_rules=True)
    assert journal.rules == 9
    assert journal.text() == changed(FAIR, "rules", "rules 9")


@pytest.mark.parametrize(
    ("word", "good"),
    [
        ("", True),
        ("two words", True),
        ("été ☂", True),
        (" a", False),
        ("a\nb", False),
        ("x" * 81, False),
        ("a\tb", False),
    ],
)
def test_a_word_is_one_line_of_ordinary_signs(word: str, good: bool) -> None:
    assert is_word(word) == good


def test_256_bits() -> None:
    assert is_hex(SECRET.hex())
    assert not any(map(is_hex, ["", HEX[1:], HEX + "0", HEX.upper(), "x" * 64, "٣" * 64]))


# Whatever else -------------------------------------------------------------------------------------------------------


def read(text: str) -> Record | Problem:
    """The game in a text, or what is wrong with it; nothing else comes of any text."""
    try:
        return read_record(text)
    except Problem as problem:
        return problem


SIGNS = st.one_of(st.sampled_from("0123456789abcdef \n:=-|"), st.characters())


@pytest.mark.parametrize("text", [FAIR, BEGUN], ids=["over", "begun"])
@settings(max_examples=300)
@given(data=st.data())
def test_a_sign_changed_is_a_game_that_can_have_happened_or_a_problem(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    cut, put = data.draw(st.integers(0, 1)), data.draw(st.text(SIGNS, max_size=1))
    record = read(text[:at] + put + text[at + cut :])
    if isinstance(record, Record):
        assert read_record(record.text()).text() == record.text()
        assert record.state.wrong() == ""


LINES = st.sampled_from([*FAIR.split("\n"), *BEGUN.split("\n"), "undo to 0", "end", "draw 1", "board| x = 1"])


@given(st.lists(LINES, max_size=8), st.integers(0, FAIR.count("\n")))
def test_lines_from_anywhere_are_a_game_or_a_problem(lines: list[str], at: int) -> None:
    known = FAIR.split("\n")
    assert isinstance(read("\n".join([*known[:at], *lines, *known[at:]])), Record | Problem)


@given(st.text().filter(lambda text: not text.startswith("regalia journal")))
def test_a_text_is_no_journal_and_that_is_said(text: str) -> None:
    with pytest.raises(BadJournal) as problem:
        parse(text)
    assert problem.value.key == "journal-not"


def test_the_words_are_those_of_the_seats() -> None:
    assert parse(FAIR).words == WORDS
    assert isinstance(TOY, Game)
