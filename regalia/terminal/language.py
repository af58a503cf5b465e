"""The reader's language: what was asked for on the command line, else what the environment says, else English."""

import locale
from collections.abc import Mapping

from regalia.core.refusals import Problem
from regalia.locale.words import LANGUAGES

OWN_NAMES = {"german": "de", "deutsch": "de", "french": "fr", "français": "fr"}
"""What a system may call a language where others write a code."""


def spoken(name: str) -> str:
    """The language of a locale's name (`de_AT.UTF-8`, `German_Germany`), English if it is not one of ours."""
    first = name.split(":")[0].replace("-", "_").split("_")[0].split(".")[0].lower()
    code = OWN_NAMES.get(first, first)
    return code if code in LANGUAGES else LANGUAGES[0]


def of_environment(environ: Mapping[str, str]) -> str:
    """The language that the system is set to."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return spoken(environ[name])
    return spoken(locale.getlocale()[0] or "")


def asked_for(arguments: list[str]) -> str | None:
    """The value of `--lang`, wherever it stands; the last counts."""
    found = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def language(arguments: list[str], environ: Mapping[str, str]) -> str:
    """The language to speak, also in messages about the other arguments; an unknown one shows when they are read."""
    asked = asked_for(arguments)
    return asked if asked in LANGUAGES else of_environment(environ)


def checked(asked: str) -> None:
    """Refuse a language that is not there."""
    if asked not in LANGUAGES:
        raise Problem("lang-unknown", {"lang": asked[:40], "langs": ", ".join(LANGUAGES)})
