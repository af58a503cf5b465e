"""Arguments of the command line, with help and errors in the reader's language."""

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from regalia.core.refusals import Problem
from regalia.locale.words import Words

SAID = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "invalid %(type)s value: %(value)r": "argparse-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "ignored explicit argument %r": "argparse-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}
"""What argparse says, by its own English: it asks `gettext`, in whose place our words are put. What a later Python says
otherwise stays English."""


class BadArguments(Problem):
    """Arguments that cannot be read; argparse has said why."""


class Parser(argparse.ArgumentParser):
    """One that raises its errors, so that they are told like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments("arguments", {"told": message, "command": self.prog})


@contextmanager
def spoken(words: Words) -> Iterator[None]:
    """Have argparse speak the reader's language."""
    kept = vars(argparse)["_"]
    vars(argparse)["_"] = lambda text: words.text(SAID[text]) if text in SAID else kept(text)
    try:
        yield
    finally:
        vars(argparse)["_"] = kept


def number(text: str) -> int:
    """A whole number, not too long to be one."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise ValueError(text)
    return int(text)
