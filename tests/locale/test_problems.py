"""Everything that cannot be done is said in a sentence that names the place and what is expected."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import regalia.games  # noqa: F401  registers the games
import tests.toy  # noqa: F401  registers The Fair
from regalia.core.data import packaged, read
from regalia.core.game import Option, Setup, game
from regalia.core.journal import draw_line, parse
from regalia.core.luck import Draw, FastLuck, RecordedLuck, SealedLuck
from regalia.core.record import Record, read_record
from regalia.core.refusals import BadBoard, BadJournal, Barred, NotAMove, NotAsked, NotYourTurn, Problem
from regalia.locale.words import LANGUAGES, LONGEST, words

SOURCES = Path(__file__).parents[2] / "regalia"
KEY = re.compile(r'"((?:setup|board|journal|luck|undo|not|game|barred)(?:-[a-z]+)+|barred)"')
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def raised_keys() -> list[str]:
    """The keys of problems in the sources of core and games."""
    found: set[str] = set()
    for room in ("core", "games"):
        for path in (SOURCES / room).rglob("*.py"):
            found.update(KEY.findall(path.read_text(encoding="utf-8")))
    return sorted(found)


def problem(act: Callable[[], object]) -> Problem:
    """What an act raises."""
    with pytest.raises(Problem) as caught:
        act()
    return caught.value


def kingdom(board: str = "", players: int = 2) -> Setup:
    return game("foreign-king").setup(players, board=board)


def board(*changes: tuple[str, str]) -> str:
    """A small board, changed."""
    text = '[[province]]\nkey = "a"\nsource = "own"\nborders = ["b"]\n'
    text += '[[province]]\nkey = "b"\nsource = "own"\nborders = ["a"]\n'
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def land(*changes: tuple[str, str]) -> Setup:
    """Fief with its own board, changed."""
    text = packaged("regalia.games.fief", "board.toml")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return game("fief").setup(3, board=text)


def europe(change: tuple[str, str]) -> Setup:
    """Royals on its own board, changed wherever this stands."""
    return game("royals").setup(2, board=packaged("regalia.games.royals", "board.toml").replace(*change))


def over() -> Record:
    """A game to its end, its luck sealed."""
    record = Record(game("toy").setup(2), SealedLuck(bytes(32), ["a", "b"]))
    while not record.state.over:
        seat = record.state.next_seat()
        record.play(seat, record.state.legal(seat)[0])
    return record


TEXT = over().text()
MOVE = next(line for line in TEXT.splitlines() if line.startswith("1 "))
SECRET = next(line for line in TEXT.splitlines() if line.startswith("secret "))
END = next(line for line in TEXT.splitlines() if line.startswith("end "))
DRAW = next(line for line in TEXT.splitlines() if line.startswith("draw 1 "))
COUNT = sum(line.startswith("draw ") for line in TEXT.splitlines())
LAST = next(line for line in TEXT.splitlines() if line.startswith(f"draw {COUNT} "))


def journal(old: str, new: str) -> Callable[[], object]:
    """Read the journal with a change in it."""
    assert old in TEXT
    return lambda: read_record(TEXT.replace(old, new, 1))


def begun() -> Record:
    """A game of The Foreign King after its first move, by whoever was asked."""
    record = Record(kingdom(), FastLuck(1))
    seat = record.state.next_seat()
    record.play(seat, record.state.legal(seat)[0])
    return record


def barred_text() -> str:
    """A journal of two players who use the Queen that only four have."""
    record = Record(kingdom(), FastLuck(1))
    return record.text() + f"1 {record.setup.seats[record.state.next_seat()]}: queen\n"


def draws(*numbers: int) -> Callable[[], object]:
    return lambda: RecordedLuck([Draw("die", *numbers)] if numbers else []).roll("die")


ALONE = (
    ('roads = ["mazilles", "pugnac"]', "roads = []"),
    ('roads = ["belleville", "st-gerome", "tournus"]', 'roads = ["st-gerome", "tournus"]'),
    ('roads = ["belleville", "chateauneuf", "st-andromy"]', 'roads = ["chateauneuf", "st-andromy"]'),
)
"""Belleville without its roads."""

ACTS: list[tuple[str, Callable[[], object]]] = [
    ("setup-game", lambda: game("whist")),
    ("setup-seats", lambda: kingdom(players=7)),
    ("setup-colour", lambda: game("foreign-king").setup(["red", "pink"])),
    ("setup-colour-twice", lambda: game("foreign-king").setup(["red", "red"])),
    ("setup-option", lambda: game("foreign-king").option("tall")),
    ("setup-option-value", lambda: game("foreign-king").option("bank").value("much")),
    ("setup-option-value", lambda: game("foreign-king").setup(2, {"bank": 99})),
    ("setup-option-seats", lambda: game("foreign-king").setup(2, {"three-queen": 1})),
    ("setup-option-needs", lambda: game("foreign-king").setup(3, {"german-queen": 1})),
    ("setup-rules", lambda: game("foreign-king").setup_of({**kingdom().view(), "rules": 99})),
    ("board-missing", lambda: kingdom(board(('key = "a"\n', "")))),
    ("board-text", lambda: kingdom(board(('"a"', "7")))),
    ("board-among", lambda: kingdom(board(('"own"', '"mine"')))),
    ("board-number", lambda: game("toy").setup(2, board="rounds = 0")),
    ("board-list", lambda: kingdom("province = 1")),
    ("board-table", lambda: kingdom("province = [1]")),
    ("board-unknown", lambda: kingdom(board(("borders", 'colour = "red"\nborders')))),
    ("board-large", lambda: read("board", "#" * 300_000)),
    ("board-toml", lambda: kingdom("province = [")),
    ("board-count", lambda: kingdom("province = []")),
    ("board-key", lambda: kingdom(board(('"a"', '"Ä"')))),
    ("board-twice", lambda: kingdom(board(('"a"', '"b"')))),
    ("board-province", lambda: kingdom(board(('["b"]', '["c"]')))),
    ("board-one-way", lambda: kingdom(board(('["b"]', "[]")))),
    ("board-apart", lambda: kingdom(board(('["b"]', "[]"), ('["a"]', "[]")))),
    ("board-village", lambda: land(('roads = ["mazilles", "pugnac"]', 'roads = ["nowhere"]'))),
    ("board-road", lambda: land(('roads = ["mazilles", "pugnac"]', 'roads = ["mazilles"]'))),
    ("board-cut-off", lambda: land(*ALONE)),
    ("board-hundreds", lambda: land(("soldier = 100", "soldier = 150"))),
    ("board-units", lambda: land(("soldiers = { 1 = 12", "soldiers = { 1 = 32"))),
    ("board-even", lambda: europe(("points = 4 ", "points = 3 "))),
    ("board-cards", lambda: europe(("2 = [11, 9, 8, 6]", "2 = [30, 25, 21, 19]"))),
    ("board-city", lambda: europe(('country = "britain"', 'country = "spain"'))),
    ("journal-not", lambda: parse("hello")),
    ("journal-cut", lambda: parse("regalia journal 1\n")),
    ("journal-cut", lambda: parse(TEXT[:-1])),
    ("journal-expected", journal("game toy", "play toy")),
    ("journal-number", journal("rules 1", "rules one")),
    ("journal-rules", journal("rules 1", "rules 9")),
    ("journal-line", journal(DRAW, DRAW.replace("=", "is"))),
    ("journal-after-end", lambda: parse(TEXT + MOVE + "\n")),
    ("journal-order", journal(MOVE, MOVE.replace("1 ", "2 ", 1))),
    ("journal-move", journal(MOVE, "1 red: dance")),
    ("journal-barred", lambda: read_record(barred_text())),
    (
        "journal-draws",
        lambda: read_record(TEXT.replace(LAST, f"{LAST}\ndraw {COUNT + 1} card 3 = 0").replace(f"{SECRET}\n", "")),
    ),
    ("luck-missing", journal(LAST + "\n", "")),
    ("journal-not-over", lambda: read_record(TEXT[: TEXT.index("\n1 ")] + f"\n{END}\n")),
    ("journal-end", journal(END, "end nobody 1 2")),
    ("journal-commitment", journal(SECRET, SECRET.replace("0", "1"))),
    ("journal-draw", lambda: read_record(re.sub(r"(word \w+ )\w+", r"\1other", TEXT, count=1))),
    ("luck-missing", draws()),
    ("luck-other", draws(7, 1)),
    ("luck-range", draws(6, 6)),
    ("undo-number", lambda: begun().undo(5)),
    ("undo-over", lambda: over().undo(0)),
    ("undo-sealed", lambda: begun().undo(0, 1 - begun().line[0].entry.seat)),
    ("not-a-move", lambda: kingdom().vocabulary.move("dance")),
    ("not-your-turn", lambda: begun().play(1 - begun().state.next_seat(), 0)),
    ("not-asked", lambda: begun().play(begun().state.next_seat(), 6)),
    ("game-over", lambda: over().play(0, 0)),
    ("barred", lambda: Record(kingdom(), FastLuck(1)).play(Record(kingdom(), FastLuck(1)).state.next_seat(), 7)),
]


def test_every_key_that_is_raised_is_tried_here() -> None:
    assert set(raised_keys()) == {key for key, _ in ACTS}


@pytest.mark.parametrize(("key", "act"), ACTS, ids=[f"{at}-{key}" for at, (key, _) in enumerate(ACTS)])
def test_each_problem_is_a_sentence_in_each_language(key: str, act: Callable[[], object]) -> None:
    found = problem(act)
    assert found.key == key
    said = [words(lang).problem(found, setup) for lang in LANGUAGES for setup in (None, kingdom())]
    assert said[0] != said[2] != said[4]
    for text in said:
        assert text[-1] in ".?)", text
        assert "{" not in text


@each_lang
def test_every_problem_that_is_raised_has_words(lang: str) -> None:
    for key in raised_keys():
        assert words(lang).has(key)


# Where and what ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (lambda: game("whist"), ["whist", "foreign-king"]),
        (lambda: kingdom(players=7), ["The Foreign King", "2 to 4", "7"]),
        (lambda: kingdom(board(('"own"', '"mine"'))), ["“board”, province[1].source", "printed, reconstruction, own"]),
        (lambda: kingdom("province = ["), ["“board”, the whole file", "TOML"]),
        (lambda: game("toy").setup(2, board="rounds = 0"), ["“board.toml”, rounds", "1 to 12"]),
        (journal("rules 1", "rules 1234"), ["Line 3, “rules 1234”: ", " 1234 ", "The Fair"]),
        (journal(MOVE, "1 red: dance"), ["“1 red: dance”", "“dance”"]),
        (journal(SECRET, SECRET.replace("0", "1")), ["“secret 1111", "SHA-256"]),
    ],
)
def test_place_and_what_is_expected(act: Callable[[], object], told: list[str]) -> None:
    said = words("en").problem(problem(act))
    for part in told:
        assert part in said


def test_the_line_is_named_only_where_it_is_known() -> None:
    w = words("de")
    assert w.problem(BadJournal("journal-cut", {"line": 1234, "text": "", "told": ""})).startswith("Zeile 1234: Hier")
    assert w.problem(BadJournal("journal-cut", {"line": 3, "text": "x", "told": ""})).startswith("Zeile 3, „x“: Hier")
    assert w.problem(BadJournal("journal-draws", {"line": 0, "text": "start"})).startswith("„start“: Hier")
    assert w.problem(BadJournal("journal-draws", {"line": 0, "text": ""})).startswith("Hier")
    assert w.problem(BadJournal("journal-cut", {"told": ""})).startswith("Hier")


def test_ranges_are_said_in_the_readers_language() -> None:
    found = problem(lambda: kingdom(players=7))
    assert "2 bis 4" in words("de").problem(found)
    assert "2 à 4" in words("fr").problem(found)
    wide = problem(lambda: Option("high", list(range(-3, 90))).value("x"))
    assert "-3 bis 89" in words("de").problem(wide)


def test_what_others_wrote_is_cut_short_and_steers_no_terminal() -> None:
    said = words("en").problem(BadBoard("board-toml", {"file": "b", "place": "p", "told": "\x1b[2J" + "x" * 9999}))
    assert "\x1b" not in said
    assert "\N{REPLACEMENT CHARACTER}[2J" in said
    assert "…" in said
    assert len(said) < LONGEST + 100
    assert words("en").problem(NotAMove("{ $x }")) == "“{ $x }” is not a move of this game."


# With a setup --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [
        ("en", "Blue is asked now.", "Blue and Green are asked now."),
        ("de", "gefragt ist Blau.", "gefragt sind Blau und Grün."),
        ("fr", "posée à Bleu.", "posée à Bleu et Vert."),
    ],
)
def test_who_is_asked_is_named(lang: str, one: str, more: str) -> None:
    setup = kingdom(players=3)
    assert words(lang).problem(NotYourTurn(0, [1]), setup).endswith(one)
    assert words(lang).problem(NotYourTurn(0, [1, 2]), setup).endswith(more)
    assert "Blue" not in words("en").problem(NotYourTurn(0, [1]))
    assert words("en").problem(NotYourTurn(0, []), setup).startswith("The game is over")


def test_the_question_is_said_where_it_needs_no_ids() -> None:
    setup = kingdom()
    assert words("en").problem(NotAsked("action"), setup).endswith(": Which action do you choose?")
    assert words("en").problem(NotAsked("king"), setup).endswith("asked now.")
    assert words("en").problem(NotAsked("no-such"), setup).endswith("asked now.")
    assert words("en").problem(NotAsked("action")).endswith("asked now.")


def test_a_barred_move_is_explained() -> None:
    barred = Barred("FK-T-3.pawn", [1, 4])
    assert words("en").problem(barred) == "Rule FK-T-3 forbids this move."
    said = words("en").problem(barred, kingdom())
    assert said.startswith("The pawn of Blue occupies “Score with the King”;")
    assert said.endswith(" (FK-T-3)")


def test_draws_are_shown_as_the_journal_writes_them() -> None:
    found = BadJournal("journal-draw", {"line": 0, "text": draw_line(3, Draw("die", 6, 2))})
    assert words("en").problem(found).startswith("“draw 3 die 6 = 2”: ")
