"""Keys, ids and numbers said in the reader's language. The sentences lie in Fluent files, a folder a language."""

import re
import warnings
from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from regalia.core.data import packaged
from regalia.core.events import Event, fields
from regalia.core.game import REGISTER, Game, Option, Setup
from regalia.core.refusals import Barred, NotAsked, NotYourTurn, Problem
from regalia.core.view import BLANK, Column

LANGUAGES: Final = ("en", "de", "fr")
ENGLISH: Final = LANGUAGES[0]
"""What is said where a language has no words."""

ROOMS: Final = ("core", "table", "terminal", "boards", "web")
"""The rooms that have words of their own, a file each; all are read as one."""

LONGEST: Final = 200
"""How much is shown of a text that somebody else wrote."""

LARGEST: Final = 10**18
"""Numbers beyond it are nothing to count with; they are shown as they were written."""

KEPT: Final = 20_000
"""How many sentences of a language are kept ready."""

RANGE: Final = re.compile(r"(-?\d+) to (-?\d+)")

Told = Mapping[str, str | int]
"""The values in a message, by name."""


GAP: Final = "\N{HORIZONTAL ELLIPSIS}"
"""Stands in a question for what is left open."""


class NoWords(UserWarning):
    """A message is missing, or cannot be made of the values given. The reader gets English, or the bare id."""


class Sheet:
    """The messages of some files in one language, parsed once."""

    def __init__(self, lang: str, package: str, files: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(source(package, f"{lang}/{file}.ftl")))

    def has(self, id: str) -> bool:
        """Whether there is such a message, or attribute of one: `message.help`."""
        key, _, attribute = id.partition(".")
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, values: Told) -> str:
        """A message with its values; LookupError if it is not there or lacks one of them."""
        if not self.has(id):
            raise LookupError("no such message")
        key, _, attribute = id.partition(".")
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` looked
        said, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(", ".join(str(error) for error in errors))
        return str(said)


def source(package: str, name: str) -> str:
    """The text of a file of words; a language that a game does not speak has an empty one."""
    try:
        return packaged(package, name)
    except FileNotFoundError:
        return ""


class Words:
    """Everything that can be said in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sheets: dict[tuple[str, tuple[str, ...]], Sheet] = {}
        self.names: dict[tuple[str, str, str], str] = {}
        self.kept: dict[tuple[object, ...], str] = {}

    def sheet(self, package: str, *files: str) -> Sheet:
        """The messages of these files, read when they are first asked for."""
        found = self.sheets.get((package, files))
        if found is None:
            found = self.sheets[package, files] = Sheet(self.lang, package, files)
        return found

    def said(self, package: str, files: tuple[str, ...], id: str, values: Told) -> str:
        """A message in this language, else in English, else its bare id; what is missing is warned of.

        A board says the same few hundred sentences again and again, so they are kept. A number may be one that is
        written otherwise, though it is equal to another (see `readable`): so its class tells them apart.
        """
        key = (package, files, id, *[(name, type(value), value) for name, value in values.items()])
        found = self.kept.get(key)
        if found is not None:
            return found
        try:
            found = self.sheet(package, *files).say(id, values)
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = found
            return found
        except LookupError as error:
            warnings.warn(NoWords(f"{self.lang}: {id}: {error}"), stacklevel=3)
        return id if self.lang == ENGLISH else words(ENGLISH).said(package, files, id, values)

    def of_game(self, game: Game, id: str, values: Told | None = None) -> str:
        """A message of a game's own; the id without the game's key before it."""
        return self.said(game.words, (file_of(game),), f"{game.key}-{id}" if id else game.key, values or {})

    def game_has(self, game: Game, id: str) -> bool:
        """Whether a game has a message, in this language or in English."""
        full = f"{game.key}-{id}"
        if self.sheet(game.words, file_of(game)).has(full):
            return True
        return self.lang != ENGLISH and words(ENGLISH).game_has(game, id)

    # The project's own words ---------------------------------------------------------------------------------------

    def text(self, id: str, /, **values: str | int) -> str:
        """A message that belongs to no game."""
        return self.said(__package__, ROOMS, id, values)

    def has(self, id: str) -> bool:
        """Whether there is such a message in this language."""
        return self.sheet(__package__, *ROOMS).has(id)

    def listed(self, things: list[str]) -> str:
        """Things in a row: Red, Blue and Green."""
        if len(things) < 2:
            return things[0] if things else self.text("list-none")
        return self.text("list-pair", some=", ".join(things[:-1]), last=things[-1])

    # Games and their options ---------------------------------------------------------------------------------------

    def game(self, game: Game) -> str:
        """A game's name."""
        return self.of_game(game, "")

    def about(self, game: Game) -> str:
        """What a game is about, in a sentence or two."""
        return self.said(game.words, (file_of(game),), f"{game.key}.about", {})

    def option(self, game: Game, option: Option) -> str:
        """An option's name."""
        return self.of_game(game, f"option-{option.key}")

    def option_help(self, game: Game, option: Option) -> str:
        """What an option does; nothing if there is no need to say."""
        id = f"option-{option.key}.help"
        return self.of_game(game, id) if self.game_has(game, id) else ""

    def option_value(self, game: Game, option: Option, value: int) -> str:
        """A value of an option: by its own words, as yes or no, or as a number."""
        id = f"option-{option.key}-{value}"
        if self.game_has(game, id):
            return self.of_game(game, id)
        if option.is_switch:
            return self.text("yes" if value else "no")
        return str(value)

    # Ids and moves -------------------------------------------------------------------------------------------------

    def name(self, game: Game, kind: str, key: str) -> str:
        """What a key of some kind is called: a province, a colour, a move."""
        found = self.names.get((game.key, kind, key))
        if found is None:
            found = self.names[game.key, kind, key] = self.of_game(game, f"{kind}-{key}")
        return found

    def called(self, setup: Setup, kind: str, key: str) -> str:
        """The same; what only the table's own board knows is called by its key."""
        if setup.board_text and not self.game_has(setup.game, f"{kind}-{key}"):
            return self.pieced(setup, key) or spelled(key)
        return self.name(setup.game, kind, key)

    def pieced(self, setup: Setup, key: str) -> str:
        """A key made of two others that have names: Porto / Baron for porto-baron; nothing if it is not."""
        kinds = {part: kind for kind, keys in setup.names.items() for part in keys if part != key}
        for at, sign in enumerate(key):
            parts = (key[:at], key[at + 1 :])
            if sign == "-" and all(part in kinds for part in parts):
                return " / ".join(self.called(setup, kinds[part], part) for part in parts)
        return ""

    def ids(self, setup: Setup, kind: str, number: int) -> str:
        """What the number of an id stands for; a mere number as it is."""
        if kind == "number":
            return str(number)
        key = key_of(setup, kind, number)
        if not key:
            warnings.warn(NoWords(f"{setup.game.key}: no {kind} has the number {number}"), stacklevel=2)
        return self.called(setup, kind, key) if key else str(number)

    def move(self, setup: Setup, move: int) -> str:
        """What a move is called."""
        return self.called(setup, setup.vocabulary.kinds[move], setup.vocabulary.token(move))

    def help(self, setup: Setup, move: int) -> str:
        """What a move does; nothing if its name says it."""
        id = f"{setup.vocabulary.kinds[move]}-{setup.vocabulary.token(move)}.help"
        return self.of_game(setup.game, id) if self.game_has(setup.game, id) else ""

    # Sentences with ids --------------------------------------------------------------------------------------------

    def values(self, setup: Setup, declared: str, data: list[int]) -> dict[str, str | int]:
        """The values that a declaration names; beside each word its bare key, beside each list its length."""
        found: dict[str, str | int] = {}
        for at, field in enumerate(fields(declared)):
            if field.many:
                rest = data[at:]
                found[field.name] = self.listed([self.ids(setup, field.kind, number) for number in rest])
                found[f"{field.name}_count"] = len(rest)
            elif at < len(data) and field.kind == "number":
                found[field.name] = data[at]
            elif at < len(data):
                found[field.name] = self.ids(setup, field.kind, data[at])
                found[f"{field.name}_key"] = key_of(setup, field.kind, data[at])
        return found

    def question(self, setup: Setup, question: str, about: list[int]) -> str:
        """What a seat is asked."""
        declared = setup.game.questions.get(question, "")
        return self.of_game(setup.game, f"ask-{question}", self.values(setup, declared, about))

    def question_about(self, setup: Setup, question: str, names: list[str]) -> str:
        """A question wherever it comes up, or where it is about these ids only; what it leaves open is a gap."""
        left, values = list(names), dict[str, str | int]()
        for field in fields(setup.game.questions.get(question, "")):
            key = next((name for name in left if name in setup.names.get(field.kind, [])), "")
            if key:
                left.remove(key)
            values[field.name] = self.called(setup, field.kind, key) if key else GAP
            values[f"{field.name}_key"] = key
            values[f"{field.name}_count"] = 1
        return self.of_game(setup.game, f"ask-{question}", values)

    def event(self, setup: Setup, event: Event) -> str:
        """What happened."""
        declared = setup.game.events.get(event.key, "")
        return self.of_game(setup.game, f"event-{event.key}", self.values(setup, declared, event.data))

    def why(self, setup: Setup, barred: Barred) -> str:
        """Why a move is not allowed, without the id of the rule."""
        declared = setup.game.why.get(barred.reason, "")
        id = "why-" + barred.reason.replace(".", "-")
        return self.of_game(setup.game, id, self.values(setup, declared, barred.data))

    def ending(self, setup: Setup, ending: str) -> str:
        """How a game ended."""
        return self.of_game(setup.game, f"ending-{ending}")

    # Rules ---------------------------------------------------------------------------------------------------------

    def rule(self, game: Game, rule: str) -> str:
        """The text of a rule; a line break in it is a new paragraph."""
        return self.said(game.words, (file_of(game) + ".rules",), rule, {})

    def example(self, game: Game, rule: str) -> str:
        """The example to a rule; nothing if it has none."""
        file = file_of(game) + ".rules"
        if not self.sheet(game.words, file).has(f"{rule}.example"):
            return ""
        return self.said(game.words, (file,), f"{rule}.example", {})

    def worked(self, game: Game, example: str, part: str = "") -> str:
        """What a worked example is called, or a part of what it tells: `about`, `step-1` and so on, `end`."""
        id = f"{example}.{part}" if part else example
        return self.said(game.words, (file_of(game) + ".examples",), id, {})

    def title(self, game: Game, chapter: str) -> str:
        """What stands over a chapter of the rules: over `FK-T`, all rules whose ids begin so."""
        return self.said(game.words, (file_of(game) + ".rules",), f"{chapter}-title", {})

    # Tables --------------------------------------------------------------------------------------------------------

    def table(self, setup: Setup, key: str) -> str:
        """What stands over a table."""
        return self.of_game(setup.game, f"table-{key}")

    def column(self, setup: Setup, column: Column) -> str:
        """The head of a column: its seat or colour if it has one, else a word of the game."""
        if column.seat < 0:
            return self.of_game(setup.game, f"column-{column.key}")
        # The colours may be more than the seats: somebody plays who is not there.
        return self.ids(setup, "colour" if "colour" in setup.names else "seat", column.seat)

    def cell(self, setup: Setup, column: Column, value: int) -> str:
        """What stands in a cell."""
        return "" if value == BLANK else self.ids(setup, column.kind, value)

    # Problems ------------------------------------------------------------------------------------------------------

    def problem(self, problem: Problem, setup: Setup | None = None) -> str:
        """What cannot be done, and why; with a setup in the words of its game, the line of a journal before it."""
        values = self.readable(problem.values)
        named = {} if setup is None else self.named(problem, setup)
        id = f"{problem.key}.named" if named else problem.key
        return self.at_line(problem, self.text(id, **values, **named))

    def named(self, problem: Problem, setup: Setup) -> dict[str, str | int]:
        """What an error holds beyond its values, where that can be said."""
        if isinstance(problem, Barred):
            return {"why": self.why(setup, problem)}
        if isinstance(problem, NotYourTurn) and problem.asked:
            asked = self.listed([self.ids(setup, "seat", seat) for seat in problem.asked])
            return {"asked": asked, "asked_count": len(problem.asked)}
        if isinstance(problem, NotAsked) and not setup.game.questions.get(problem.question, "unknown"):
            return {"asked": self.question(setup, problem.question, [])}
        return {}

    def readable(self, values: Told) -> dict[str, str | int]:
        """The values of a problem as they are shown: what others wrote cut short, keys of ours in words."""
        found: dict[str, str | int] = {}
        for name, value in values.items():
            if isinstance(value, int) and abs(value) < LARGEST:
                found[name] = FluentInt(value, useGrouping=False)
            elif isinstance(value, int):
                found[name] = shown(str(value))
            elif name == "game" and value in REGISTER:
                found[name] = self.game(REGISTER[value])
            elif name == "place" and value == "the file":
                found[name] = self.text("board-whole")
            else:
                found[name] = self.ranged(shown(value))
        return found

    def ranged(self, text: str) -> str:
        """A range of numbers, which the rooms below write in English."""
        match = RANGE.fullmatch(text)
        return self.text("range", low=match[1], high=match[2]) if match else text

    def at_line(self, problem: Problem, told: str) -> str:
        """A sentence with the line of the journal before it, as far as that is known."""
        known = [name for name in ("line", "text") if problem.values.get(name)]
        if not known:
            return told
        values = self.readable({name: problem.values[name] for name in known})
        return self.text("at-" + "-".join(known), **values, told=told)


@cache
def words(lang: str) -> Words:
    """The words of one of our languages."""
    if lang not in LANGUAGES:
        raise ValueError(f"no words in {lang!r}, only in {', '.join(LANGUAGES)}")
    return Words(lang)


def file_of(game: Game) -> str:
    """The file of a game's words, without its end."""
    return game.key.replace("-", "_")


def key_of(setup: Setup, kind: str, number: int) -> str:
    """The key behind the number of an id; nothing if there is none."""
    keys = setup.names.get(kind, [])
    return keys[number] if 0 <= number < len(keys) else ""


def spelled(key: str) -> str:
    """A key as a name: East flanders for east-flanders."""
    return key.replace("-", " ").capitalize()


def shown(text: str) -> str:
    """A text that somebody else wrote, fit to be shown: no signs that steer a terminal, and not too long."""
    clean = "".join(sign if fit(sign) else "\N{REPLACEMENT CHARACTER}" for sign in text[: LONGEST + 1])
    return clean if len(text) <= LONGEST else clean[:LONGEST] + "…"


def fit(sign: str) -> bool:
    """Whether a sign can be shown; Python counts no space but the plain one as printable, and French sets others."""
    return sign.isprintable() or sign in "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
