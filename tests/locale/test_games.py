"""Every key of the project's games has its words in each language. A missing word warns, and a warning is an error."""

from collections.abc import Iterator
from itertools import product, takewhile

import pytest

import regalia.games
from regalia.core.data import packaged
from regalia.core.events import Event, Field, fields
from regalia.core.example import examples
from regalia.core.game import Game, Setup, games
from regalia.core.luck import FastLuck
from regalia.core.refusals import Barred, rule_of
from regalia.locale.words import LANGUAGES, Words, file_of, words

OWN = [game for game in games() if game.words == "regalia.locale"]
assert OWN, regalia.games.__path__

NUMBERS = [0, 1, 2, 5, 100]
each_lang = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)


def setups(game: Game) -> list[Setup]:
    """A table of each size, once as it is and once with every option at its last value."""
    found = []
    for players in game.players:
        found.append(game.setup(players))
        meant = [option for option in game.options if option.seats is None or players in option.seats]
        found.append(game.setup(players, {option.key: option.values[-1] for option in meant}))
    return found


def samples(setup: Setup, declared: str) -> Iterator[list[int]]:
    """Ids to fill in: every one of each kind at least once, and of numbers what each language counts apart."""
    kinds = [choices(setup, field) for field in fields(declared)]
    if any(field.many for field in fields(declared)):
        yield from ([*row] for size in (1, 2, 3) for row in product(*kinds[:-1], *[kinds[-1]] * size))
    else:
        yield from ([*row] for row in product(*kinds))


def choices(setup: Setup, field: Field) -> list[int]:
    """The ids that can stand in a field."""
    return NUMBERS if field.kind == "number" else list(range(len(setup.names[field.kind])))


def check(text: str) -> None:
    """A text that people can read: nothing in it is left to be filled in, and it is a key no more."""
    assert text.strip() == text
    assert text
    assert not any(sign in text for sign in "{}$")
    assert "???" not in text
    assert "None" not in text


def check_sentence(text: str) -> None:
    """A whole sentence: it begins with a capital letter, or a quote, and comes to its end."""
    check(text)
    first = text.lstrip("“„«\N{NARROW NO-BREAK SPACE}")[0]
    assert first.isupper() or first.isdigit(), text
    assert text[-1] in ".?!", text


@each_lang
@each_game
def test_the_game_and_its_options(lang: str, game: Game) -> None:
    w = words(lang)
    check(w.game(game))
    check_sentence(w.about(game))
    for option in game.options:
        check(w.option(game, option))
        check_sentence(w.option_help(game, option))
        said = [w.option_value(game, option, value) for value in option.values]
        assert len(set(said)) == len(said)
        for text in said:
            check(text)


@each_lang
@each_game
def test_every_id_and_every_move(lang: str, game: Game) -> None:
    w = words(lang)
    for setup in setups(game):
        for kind, keys in setup.names.items():
            said = [w.ids(setup, kind, number) for number in range(len(keys))]
            assert len(set(said)) == len(said), f"{kind}: two with one name"
            for text in said:
                check(text)
        for move in range(len(setup.vocabulary)):
            check(w.move(setup, move))
            if w.help(setup, move):
                check_sentence(w.help(setup, move))


@each_lang
@each_game
def test_every_question(lang: str, game: Game) -> None:
    for setup in setups(game)[::2]:
        for question, declared in game.questions.items():
            for about in samples(setup, declared):
                check_sentence(words(lang).question(setup, question, about))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_told_with_gaps(lang: str, game: Game) -> None:
    """As it is shown beside an answer that is given always."""
    setup = game.setup(game.players[0])
    for question, declared in game.questions.items():
        names = [setup.names[field.kind][0] for field in fields(declared) if field.kind in setup.names]
        for some in ([], names[:1], names):
            assert words(lang).question_about(setup, question, some).strip(" …?:")


@each_lang
@each_game
def test_every_event(lang: str, game: Game) -> None:
    for setup in setups(game)[::2]:
        for key, declared in game.events.items():
            for data in samples(setup, declared):
                check_sentence(words(lang).event(setup, Event(key, data)))


@each_lang
@each_game
def test_every_reason(lang: str, game: Game) -> None:
    for setup in setups(game)[::2]:
        for reason, declared in game.why.items():
            for data in samples(setup, declared):
                barred = Barred(reason, data)
                check_sentence(words(lang).why(setup, barred))
                assert words(lang).problem(barred, setup) == f"{words(lang).why(setup, barred)} ({barred.rule})"


@each_lang
@each_game
def test_every_ending_and_table(lang: str, game: Game) -> None:
    w = words(lang)
    for setup in setups(game):
        for ending in game.endings:
            check_sentence(w.ending(setup, ending))
        for table in setup.tables(setup.new(FastLuck(1)).view(None)):
            check(w.table(setup, table.key))
            for column in table.columns:
                check(w.column(setup, column))
            for row in table.rows:
                cells = [w.cell(setup, column, value) for column, value in zip(table.columns, row, strict=True)]
                assert any(cells)


@each_lang
@each_game
def test_every_rule_has_a_text_and_every_chapter_a_title(lang: str, game: Game) -> None:
    w = words(lang)
    for rule in game.rules:
        check_sentence(w.rule(game, rule))
        if w.example(game, rule):
            check_sentence(w.example(game, rule))
        check(w.title(game, chapter(rule)))


@each_lang
@each_game
def test_no_text_of_a_rule_that_there_is_not(lang: str, game: Game) -> None:
    sheet = words(lang).sheet(game.words, file_of(game) + ".rules")
    lines = packaged(game.words, f"{lang}/{file_of(game)}.rules.ftl").splitlines()
    ids = [line.split(" ")[0] for line in lines if line[:1].isalpha()]
    assert all(sheet.has(id) for id in ids)
    titles = {f"{chapter(rule)}-title" for rule in game.rules}
    assert sorted(ids) == sorted([*game.rules, *titles])


@each_lang
@each_game
def test_every_example_has_its_words_and_there_are_no_others(lang: str, game: Game) -> None:
    w, known = words(lang), {one.key: one for one in examples(game)}
    lines = packaged(game.words, f"{lang}/{file_of(game)}.examples.ftl").splitlines()
    assert sorted(line.split(" ")[0] for line in lines if line[:1].isalpha()) == sorted(known)
    for key, one in known.items():
        parts = ["about", *(f"step-{at + 1}" for at in range(len(one.steps))), "end"]
        check(w.worked(game, key))
        for part in parts:
            check_sentence(w.worked(game, key, part))
        first = next(at for at, line in enumerate(lines) if line.startswith(f"{key} ="))
        rest = list(takewhile(lambda line: line.startswith(" "), lines[first + 1 :]))
        assert [line.split()[0] for line in rest if line.startswith("    .")] == [f".{part}" for part in parts]


@each_game
def test_every_reason_belongs_to_a_rule(game: Game) -> None:
    assert {rule_of(reason) for reason in game.why} <= set(game.rules)


@each_game
def test_no_words_for_what_there_is_not(game: Game) -> None:
    """A message that no key leads to is a slip: of the pen, or of a key that has gone."""
    lines = packaged(game.words, f"en/{file_of(game)}.ftl").splitlines()
    told = {line.split(" ")[0].removeprefix(f"{game.key}-") for line in lines if line[:1].isalpha()}
    known = {game.key}
    known |= {f"ask-{key}" for key in game.questions} | {f"event-{key}" for key in game.events}
    known |= {f"why-{key.replace('.', '-')}" for key in game.why} | {f"ending-{key}" for key in game.endings}
    for option in game.options:
        known |= {f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)}
    known |= {f"column-{kind}" for kind in game.tally}
    for setup in setups(game):
        known |= {f"{kind}-{key}" for kind, keys in setup.names.items() for key in keys}
        known |= {f"colour-{key}" for key in game.colours} | {f"seat-{key}" for key in game.colours}
        moves = zip(setup.vocabulary.kinds, setup.vocabulary.tokens, strict=True)
        known |= {f"{kind}-{token}" for kind, token in moves}
        for table in setup.tables(setup.new(FastLuck(1)).view(None)):
            known |= {f"table-{table.key}", *(f"column-{column.key}" for column in table.columns)}
    text = packaged(game.words, f"en/{file_of(game)}.ftl")
    parts = {id for id in told if f"{{ {game.key}-{id} }}" in text}
    parts |= {id for id in told if id.startswith("board-")}  # Read by the drawn board, and proved beside it.
    assert told - parts <= known


def chapter(rule: str) -> str:
    """The chapter a rule stands in: FK-T of FK-T-3."""
    return "-".join(rule.split("-")[:2])


@each_lang
def test_names_are_words_and_no_keys(lang: str) -> None:
    """The names the languages have for Liège."""
    game = next(game for game in OWN if game.key == "foreign-king")
    w: Words = words(lang)
    assert w.name(game, "province", "liege") == {"en": "Liège", "de": "Lüttich", "fr": "Liège"}[lang]
    assert (
        w.name(game, "seat", "red") == w.name(game, "colour", "red") == {"en": "Red", "de": "Rot", "fr": "Rouge"}[lang]
    )
