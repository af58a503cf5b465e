"""The line protocol: a JSON object a line in, exactly one out. What a request holds, and how an error reads."""

import json
from collections.abc import Callable
from typing import BinaryIO, TextIO

from regalia.core.game import Setup
from regalia.core.refusals import Barred, NotYourTurn, Problem, Refused
from regalia.locale.words import LANGUAGES, Words, words

Answer = dict[str, object]

LONGEST = 8 * 1024 * 1024
"""No request needs a longer line."""


class BadRequest(Problem):
    """A line that is no request, or a request that lacks something."""


class Request:
    """One request: its fields are asked for by name and shape."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = fields

    def problem(self, key: str, field: str, told: str = "") -> BadRequest:
        """An error that names the field."""
        return BadRequest(key, {"field": field, "told": told})

    def has(self, field: str) -> bool:
        """Whether a field is there and says something."""
        return self.fields.get(field) is not None

    def get(self, field: str) -> object:
        """A field of any shape."""
        if field not in self.fields:
            raise self.problem("request-missing", field)
        return self.fields[field]

    def id(self) -> str | int:
        """What the answer is known by to who asked."""
        value = self.get("id")
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            return value
        raise self.problem("request-type", "id", "id")

    def text(self, field: str, default: str | None = None) -> str:
        """A text."""
        if default is not None and not self.has(field):
            return default
        value = self.get(field)
        if not isinstance(value, str):
            raise self.problem("request-type", field, "text")
        return value

    def number(self, field: str, default: int | None = None) -> int:
        """A whole number."""
        if default is not None and not self.has(field):
            return default
        value = self.get(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.problem("request-type", field, "number")
        return value

    def switch(self, field: str) -> bool:
        """True or false; false if it is not there."""
        value = self.fields.get(field, False)
        if not isinstance(value, bool):
            raise self.problem("request-type", field, "switch")
        return value

    def table(self, field: str) -> dict[str, object]:
        """An object; an empty one if it is not there."""
        value = self.fields.get(field)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.problem("request-type", field, "object")
        return value

    def items(self, field: str) -> list[object]:
        """A list."""
        value = self.get(field)
        if not isinstance(value, list):
            raise self.problem("request-type", field, "list")
        return value

    def lang(self, spoken: Words) -> Words:
        """The language of an answer."""
        asked = self.text("lang", spoken.lang)
        if asked not in LANGUAGES:
            raise Problem("lang-unknown", {"lang": asked[:40], "langs": ", ".join(LANGUAGES)})
        return words(asked)

    def seat(self, setup: Setup, field: str = "seat") -> int:
        """A seat, by its colour or by its number."""
        value = self.get(field)
        if isinstance(value, str) and setup.seat(value) >= 0:
            return setup.seat(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < setup.players:
            return value
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            raise BadRequest("request-seat", {"seat": str(value)[:40], "seats": ", ".join(setup.seats)})
        raise self.problem("request-type", field, "seat")

    def reader(self, setup: Setup) -> int | None:
        """A seat, or a spectator where there is none."""
        return self.seat(setup) if self.has("seat") else None

    def move(self, setup: Setup, value: object) -> int:
        """A move, by its token or by its number."""
        if isinstance(value, str):
            return setup.vocabulary.move(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return setup.vocabulary.move(setup.vocabulary.token(value))
        raise self.problem("request-type", "move", "move")

    def moves(self, setup: Setup) -> list[int]:
        """One move, or several."""
        if self.has("move"):
            return [self.move(setup, self.get("move"))]
        found = [self.move(setup, value) for value in self.items("moves")]
        if not found:
            raise self.problem("request-empty", "moves")
        return found


def read(line: bytes) -> dict[str, object]:
    """The object on a line."""
    if len(line) > LONGEST:
        raise BadRequest("request-long", {"longest": LONGEST // (1024 * 1024)})
    try:
        value = json.loads(line.rstrip().decode("utf-8"), parse_constant=no_number)
    except UnicodeDecodeError as error:
        raise BadRequest("request-utf8", {"place": error.start + 1}) from None
    except json.JSONDecodeError as error:
        raise BadRequest("request-json", {"place": error.pos + 1, "told": error.msg}) from None
    except (ValueError, RecursionError):
        raise BadRequest("request-bounds", {}) from None
    if not isinstance(value, dict):
        raise BadRequest("request-object", {})
    return value


def no_number(name: str) -> object:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def error(problem: Problem, spoken: Words, setup: Setup | None) -> Answer:
    """A problem as the protocol tells it: its key, a sentence, its values; with the rule where one forbids a move."""
    told: Answer = {"key": problem.key, "text": spoken.problem(problem, setup)}
    for name, value in problem.values.items():
        if name == "text":
            told["at"] = value
        elif name == "seat" and isinstance(value, int) and isinstance(problem, Refused) and setup is not None:
            told["seat"] = setup.seats[value] if value >= 0 else None
        elif name != "key":
            told[name] = value
    if isinstance(problem, NotYourTurn) and setup is not None:
        told["asked"] = [setup.seats[seat] for seat in problem.asked]
    if isinstance(problem, Barred) and setup is not None:
        told |= {"text": spoken.why(setup, problem), "reason": problem.reason}
        told["rule_text"] = spoken.rule(setup.game, problem.rule)
    return {"ok": False, "error": told}


def serve(source: BinaryIO, target: TextIO, answer: Callable[[bytes], Answer]) -> None:
    """Answer each line with a line, until there are no more or the answer says goodbye."""
    while line := source.readline(LONGEST + 1):
        end = line
        while len(end) > LONGEST and not end.endswith(b"\n"):
            end = source.readline(LONGEST + 1)  # what is too long is read away, not taken for further requests
        if line.strip():
            told = answer(line)
            target.write(json.dumps(told) + "\n")
            target.flush()
            if told.get("bye"):
                return
