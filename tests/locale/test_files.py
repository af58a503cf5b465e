"""The files of words as files: they parse, say the same things in each language, and are set as each language asks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from regalia.locale.words import LANGUAGES

FOLDER = Path(__file__).parents[2] / "regalia" / "locale"
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
FOREIGN_SIGNS = {
    "en": re.compile("[„«»\N{NARROW NO-BREAK SPACE}]"),
    "de": re.compile(
        r"[”«»\N{NARROW NO-BREAK SPACE}]|(?<!\w)\N{RIGHT SINGLE QUOTATION MARK}|\N{RIGHT SINGLE QUOTATION MARK}(?!\w)"
    ),
    "fr": re.compile("[„“”]"),
}
"""Signs that belong to another language."""


def entries(lang: str, file: str) -> list[ast.Message | ast.Term]:
    """What is defined in a file; what cannot be read is an error."""
    body = FluentParser().parse((FOLDER / lang / file).read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """A message and its attributes, each with its id."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def texts(lang: str, file: str) -> Iterator[tuple[str, str]]:
    """All that is said in a file; a 9 stands for a value, so that what is beside it can be judged."""
    for entry in entries(lang, file):
        for id, pattern in patterns(entry):
            for text in said(pattern):
                yield id, prose(text) if file == "terminal.ftl" else text


def prose(text: str) -> str:
    """A text of the terminal, whose lines are set in columns and name keys to type, without these."""
    return re.sub(" +", " ", re.sub(r"(?<= )[?!](?= )", "9", text))


def said(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern and of its variants."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        whole += "9"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from said(variant.value)
    yield whole


def test_each_file_is_there_in_each_language() -> None:
    assert "core.ftl" in FILES
    for lang in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str, file: str) -> None:
    ids = [type(entry).__name__ + entry.id.name for entry in entries(lang, file)]
    assert [id for id in ids if ids.count(id) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_stands_in_two_files_that_are_read_as_one(lang: str) -> None:
    core = {entry.id.name for entry in entries(lang, "core.ftl")}
    for file in FILES:
        if file != "core.ftl":
            assert core.isdisjoint(entry.id.name for entry in entries(lang, file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_languages_have_the_same_ids_and_attributes(lang: str, file: str) -> None:
    def ids(lang: str) -> list[str]:
        return [id for entry in entries(lang, file) for id, _ in patterns(entry)]

    assert ids(lang) == ids("en")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_set_as_the_language_asks(lang: str, file: str) -> None:
    for id, text in texts(lang, file):
        assert not re.search("['\"]", text), f"{id}: straight quotes"
        assert "..." not in text, f"{id}: three dots"
        assert " - " not in text, f"{id}: a hyphen for a dash"
        assert "  " not in text, f"{id}: two spaces"
        assert not FOREIGN_SIGNS[lang].search(text), f"{id}: a sign of another language"
        assert text.strip(), f"{id}: nothing said"


@pytest.mark.parametrize("file", FILES)
def test_french_spaces(file: str) -> None:
    narrow = "\N{NARROW NO-BREAK SPACE}"
    for id, text in texts("fr", file):
        assert not re.search(rf"(?<!{narrow})[;!?»]", text), f"{id}: no narrow space before a sign: {text}"
        assert not re.search(rf"(?<!{narrow}):(?!\w)", text), f"{id}: no narrow space before a colon: {text}"
        assert not re.search(rf"«(?!{narrow})", text), f"{id}: no narrow space behind «: {text}"
        assert not re.search(r"\d (francs?|PV)\b", text), f"{id}: number and unit can be parted: {text}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("file", FILES)
def test_no_spaces_before_signs(lang: str, file: str) -> None:
    for id, text in texts(lang, file):
        assert not re.search(r"\s[:;!?,.](?!\w)", text), f"{id}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_quotes_come_in_pairs(lang: str, file: str) -> None:
    opens, closes = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»")}[lang]
    for id, text in texts(lang, file):
        assert text.count(opens) == text.count(closes), f"{id}: {text}"
