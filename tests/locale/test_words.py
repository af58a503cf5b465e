"""What words do where all is well, and where something is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia.games  # noqa: F401  registers the games
import tests.toy  # noqa: F401  registers The Fair
from regalia.core.events import Event
from regalia.core.game import Game, Option, Setup, game
from regalia.core.refusals import Barred
from regalia.core.view import BLANK, Column
from regalia.locale.words import LANGUAGES, NoWords, Words, spelled, words

BOARD = """
[[province]]
key = "namur"
source = "own"
borders = ["east-anglia"]
[[province]]
key = "east-anglia"
source = "own"
borders = ["namur"]
"""


class Half(Game):
    """A game that speaks English well and German badly, and has no French."""

    def __init__(self) -> None:
        super().__init__("half-done")
        self.words = "halfwords"
        self.events = {"said": "seat number", "bad": "number", "lost": "number", "none": ""}
        self.why = {"H-1.a": "whom:seat*"}


ENGLISH = """
half-done = Half done
half-done-seat-red = Red
half-done-event-said = { $seat } says { $number }.
half-done-event-bad = English has { $number }.
half-done-event-lost = Here is { $nothing }.
half-done-why-H-1-a = { $whom_count ->
    [0] Nobody
    [one] { $whom } alone
   *[other] { $whom }
}.
"""
GERMAN = """
half-done-seat-red = Rot
half-done-event-bad = Deutsch hat { $zahl }.
"""


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Setup]:
    package = tmp_path / "halfwords"
    for lang, text in (("en", ENGLISH), ("de", GERMAN)):
        (package / lang).mkdir(parents=True)
        (package / lang / "half_done.ftl").write_text(text, encoding="utf-8")
    (package / "en" / "half_done.rules.ftl").write_text("H-1 = A rule.\n    .example = So.\n", encoding="utf-8")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    words.cache_clear()
    yield Setup(Half(), ["red"], {}, "")
    words.cache_clear()


def test_words_are_made_once_for_each_language() -> None:
    for lang in LANGUAGES:
        assert words(lang) is words(lang)
        assert words(lang).lang == lang
    with pytest.raises(ValueError, match="'nl'"):
        words("nl")


def test_each_file_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def packaged(package: str, name: str) -> str:
        read.append(name)
        return "yes = so\n"

    monkeypatch.setattr("regalia.locale.words.packaged", packaged)
    fresh = Words("en")
    assert [fresh.text("yes"), fresh.text("yes")] == ["so", "so"]
    assert sorted(read) == sorted(set(read))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Red, Blue and Green"), ("de", "Rot, Blau und Grün"), ("fr", "Rouge, Bleu et Vert")]
)
def test_lists(lang: str, said: str) -> None:
    w, setup = words(lang), game("foreign-king").setup(4)
    colours = [w.ids(setup, "seat", seat) for seat in range(3)]
    assert w.listed(colours) == said
    assert w.listed(colours[:2]) == said.replace(f", {colours[1]}", "").replace(colours[2], colours[1])
    assert w.listed(colours[:1]) == colours[0]
    assert w.listed([]) == {"en": "nothing", "de": "nichts", "fr": "rien"}[lang]


def test_many_and_few_winners() -> None:
    w, setup = words("en"), game("foreign-king").setup(4)
    assert w.event(setup, Event("over", [1])) == "Blue wins."
    assert w.event(setup, Event("over", [0, 1, 3])) == "Red, Blue and Black share the victory."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Red moves a disc from Brabant to Hainaut."),
        ("de", "Rot bewegt einen Bürger von Brabant in den Hennegau."),
        ("fr", "Rouge déplace un citoyen du Brabant dans le Hainaut."),
    ],
)
def test_a_language_chooses_its_preposition(lang: str, said: str) -> None:
    setup = game("foreign-king").setup(2)
    names = setup.names["province"]
    event = Event("moved", [0, names.index("brabant"), names.index("hainaut")])
    assert words(lang).event(setup, event) == said


def test_moves_and_their_help() -> None:
    w, setup = words("en"), game("foreign-king").setup(2)
    vocabulary = setup.vocabulary
    assert w.move(setup, vocabulary.move("liege")) == "Liège"
    assert w.help(setup, vocabulary.move("liege")) == ""
    assert w.move(setup, vocabulary.move("loan")) == "Take a loan"
    assert w.help(setup, vocabulary.move("loan")).startswith("Turn a Royal Medal face down")


def test_tables() -> None:
    w, setup = words("de"), game("foreign-king").setup(["blue", "black"])
    assert w.column(setup, Column("points", "number")) == "SP"
    assert w.column(setup, Column("discs", "number", 0)) == "Blau"
    assert w.column(setup, Column("discs", "number", 2)) == "Grün"
    assert w.cell(setup, Column("points", "number"), -3) == "-3"
    assert w.cell(setup, Column("points", "number"), BLANK) == ""
    assert w.cell(setup, Column("king-at", "province"), setup.names["province"].index("liege")) == "Lüttich"


def test_values_of_options() -> None:
    w, own = words("fr"), game("foreign-king")
    assert w.option_value(own, own.option("extended"), 1) == "oui"
    assert w.option_value(own, own.option("bank"), 0) == "Jamais à sec"
    assert w.option_value(game("toy"), Option("tall", [8, 6, 12]), 12) == "12"


def test_rules_and_examples() -> None:
    w, own = words("en"), game("foreign-king")
    assert w.title(own, "FK-T") == "Rounds and turns"
    assert w.rule(own, "FK-T-2").startswith("On your turn")
    assert "\n\n" in w.rule(own, "FK-C-1")
    assert w.example(own, "FK-T-2") == ""
    assert w.example(own, "FK-A-PLACE-1").startswith("Three discs")


def test_a_province_of_the_tables_own_is_called_by_its_key() -> None:
    setup = game("foreign-king").setup(2, board=BOARD)
    said = [words("de").ids(setup, "province", number) for number in range(2)]
    assert said == ["Namur", "East anglia"]
    assert words("fr").move(setup, setup.vocabulary.move("east-anglia")) == "East anglia"
    assert words("fr").help(setup, setup.vocabulary.move("east-anglia")) == ""
    event = Event("king-steps", [0, 0, 1])
    assert words("de").event(setup, event) == "Rot schickt den König von Namur nach East anglia."
    assert spelled("a-b-c") == "A b c"


# What is missing -----------------------------------------------------------------------------------------------------


def test_a_missing_message_is_said_in_english_and_warned_of(half: Setup) -> None:
    with pytest.warns(NoWords, match="de: half-done-event-said: no such message"):
        assert words("de").event(half, Event("said", [0, 7])) == "Rot says 7."
    with pytest.warns(NoWords, match="fr: half-done: no such message"):
        assert words("fr").game(half.game) == "Half done"
    with pytest.warns(NoWords, match="fr: H-1: no such message"):
        assert words("fr").rule(half.game, "H-1") == "A rule."


def test_what_english_lacks_too_is_shown_by_its_key(half: Setup) -> None:
    with pytest.warns(NoWords) as warned:
        assert words("de").event(half, Event("none", [])) == "half-done-event-none"
    assert [str(each.message).split(":")[0] for each in warned] == ["de", "en"]
    with pytest.warns(NoWords):
        assert words("en").text("no-such-thing.help") == "no-such-thing.help"


def test_a_missing_value_is_a_missing_message(half: Setup) -> None:
    with pytest.warns(NoWords, match="de: half-done-event-bad: Unknown external: zahl"):
        assert words("de").event(half, Event("bad", [3])) == "English has 3."
    with pytest.warns(NoWords, match="en: half-done-event-lost"):
        assert words("en").event(half, Event("lost", [3])) == "half-done-event-lost"
    with pytest.warns(NoWords, match="en: half-done-event-bad"):
        assert words("en").event(half, Event("bad", [])) == "half-done-event-bad"


def test_a_number_that_stands_for_nothing_is_warned_of(half: Setup) -> None:
    with pytest.warns(NoWords, match="no seat has the number -1"):
        assert words("en").event(half, Event("said", [-1, 7])) == "-1 says 7."


def test_a_missing_word_is_loud_where_warnings_are_errors(half: Setup) -> None:
    with pytest.raises(NoWords, match="half-done-event-none"):
        words("en").event(half, Event("none", []))


def test_lists_come_with_their_length(half: Setup) -> None:
    assert words("en").why(half, Barred("H-1.a", [])) == "Nobody."
    assert words("en").why(half, Barred("H-1.a", [0])) == "Red alone."
    assert words("en").why(half, Barred("H-1.a", [0, 0])) == "Red and Red."


def test_what_may_be_missing_is_not_warned_of(half: Setup) -> None:
    assert words("de").example(half.game, "H-2") == ""
    assert words("de").option_help(half.game, Option("tall", [0, 1])) == ""
    assert not words("fr").has("half-done")
    assert words("fr").has("list-none")
