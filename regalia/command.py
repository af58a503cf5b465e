"""The command `regalia`: reads its arguments, and hands them to the room that does what they ask for."""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from regalia import __version__
from regalia.core.refusals import Problem
from regalia.locale.words import Words, words
from regalia.terminal.arguments import Parser, number, spoken
from regalia.terminal.complaint import complain, told
from regalia.terminal.language import checked, language

BAD_INPUT = 2
STOPPED = 130

Arguments = argparse.Namespace
Command = Callable[[Words, Arguments], int]


def main(argv: list[str] | None = None) -> int:
    """Run a command; its exit code: 0 well, 1 the thing failed, 2 bad input, 130 interrupted."""
    arguments = sys.argv[1:] if argv is None else argv
    prepare_streams()
    speech = words(language(arguments, os.environ))
    try:
        code = run(speech, arguments)
        sys.stdout.flush()
    except Problem as problem:
        complain(told(speech, problem))
        return BAD_INPUT
    except KeyboardInterrupt:
        complain(speech.text("stopped"))
        return STOPPED
    except BrokenPipeError:
        # Whoever read has seen enough. Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def prepare_streams() -> None:
    """Pipes and files are UTF-8 on every system; a window that cannot show a sign shows another, and breaks nothing.

    What was closed before the command began is an empty pipe.
    """
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace", encoding=None if stream.isatty() else "utf-8")  # type: ignore[union-attr]


def run(speech: Words, arguments: list[str]) -> int:
    """Read the arguments and do what they say."""
    with spoken(speech):
        parser = the_parser(speech)
        try:
            chosen = parser.parse_args(arguments)
        except SystemExit as done:
            return int(done.code or 0)
        checked(chosen.lang)
        if chosen.command is None:
            parser.print_help()
            return 0
    importlib.import_module("regalia.games")  # each game registers itself
    known: Command = chosen.run
    return known(speech, chosen)


# What can be said -----------------------------------------------------------------------------------------------------


def the_parser(speech: Words) -> Parser:
    """The command with all its sub-commands."""
    parser = Parser("regalia", description=speech.text("help-regalia"), epilog=speech.text("help-regalia-more"))
    parser.add_argument(
        "--version", action="version", version=f"regalia {__version__}", help=speech.text("arg-version")
    )
    parser.add_argument("--lang", metavar="en|de|fr", default=speech.lang, help=speech.text("arg-lang"))
    commands = parser.add_subparsers(
        title=speech.text("arg-commands"), metavar=speech.text("name-command"), dest="command", parser_class=Parser
    )
    for name, (add, command) in COMMANDS.items():
        told, more = speech.text(f"help-command-{name}"), f"help-command-{name}.more"
        full = f"{told[0].upper()}{told[1:]}." + (f" {speech.text(more)}" if speech.has(more) else "")
        one = commands.add_parser(name, help=told, description=full)
        one.set_defaults(run=command)
        one.add_argument("--lang", metavar="en|de|fr", default=argparse.SUPPRESS, help=speech.text("arg-lang"))
        add(Adder(speech, one))
    return parser


class Adder:
    """Adds arguments to a sub-command: their help, and the name of their value, are words."""

    def __init__(self, speech: Words, parser: Parser) -> None:
        self.speech = speech
        self.parser = parser

    def place(self, name: str, value: str, **more: Any) -> None:
        """An argument that is known by its place."""
        told = self.speech.text(f"arg-{name}")
        self.parser.add_argument(name, metavar=self.speech.text(f"name-{value}"), help=told, **more)

    def text(self, name: str, value: str, **more: Any) -> None:
        """An option with a text."""
        told = self.speech.text(f"arg-{name}")
        more.setdefault("default", "")
        self.parser.add_argument(f"--{name}", metavar=self.speech.text(f"name-{value}"), help=told, **more)

    def switch(self, name: str) -> None:
        """An option that is there or not."""
        self.parser.add_argument(f"--{name}", action="store_true", help=self.speech.text(f"arg-{name}"))

    def number(self, name: str, default: int | None = None, help: str = "") -> None:
        """An option with a whole number."""
        told = self.speech.text(f"arg-{help or name}")
        value = self.speech.text("name-number")
        self.parser.add_argument(f"--{name}", metavar=value, help=told, type=number, default=default)


def add_play(add: Adder) -> None:
    add.place("game", "game", nargs="?", default="")
    add.text("seats", "seats")
    add.number("players")
    add.text("option", "option", action="append", default=[])
    add.text("board", "file")
    add.number("seed", help="seed-play")
    add.text("save", "file")
    add.text("load", "file", nargs="?", default=None, const="")


def run_play(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import play

    wish = play.Wish()
    wish.game, wish.seats, wish.players = chosen.game, chosen.seats, chosen.players
    wish.options, wish.board, wish.seed = chosen.option, chosen.board, chosen.seed
    wish.save, wish.load = chosen.save, chosen.load
    return play.run(speech, wish)


def add_serve(add: Adder) -> None:
    add.text("host", "address", default="0.0.0.0")
    add.number("port")
    add.text("data", "file")
    add.switch("no-browser")


def run_serve(speech: Words, chosen: Arguments) -> int:
    from regalia.web import serving

    return serving.run(speech, chosen.host, chosen.port, chosen.data, not chosen.no_browser)


def add_replay(add: Adder) -> None:
    add.place("file", "file")
    add.number("at")


def run_replay(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import replaying

    return replaying.run(speech, chosen.file, chosen.at)


def add_verify(add: Adder) -> None:
    add.place("file", "file")


def run_verify(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import verify

    return verify.run(speech, chosen.file)


def add_rules(add: Adder) -> None:
    add.place("game", "game")
    add.place("rule", "rule", nargs="?", default="")


def run_rules(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import rules

    return rules.run(speech, chosen.game, chosen.rule)


def add_nothing(add: Adder) -> None:
    """A command that takes no arguments of its own."""


def run_games(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import listing

    return listing.run(speech)


def add_count(add: Adder) -> None:
    add.place("game", "game")
    add.place("depth", "depth", type=number)
    add.number("players")
    add.number("seed", 1)


def run_count(speech: Words, chosen: Arguments) -> int:
    from regalia.core.count import count
    from regalia.terminal import listing

    return listing.count(speech, count, chosen.game, chosen.depth, chosen.players, chosen.seed)


def add_fuzz(add: Adder) -> None:
    add.place("game", "game-or-all")
    add.number("games", 1000)
    add.number("seed", 1)
    add.number("players")
    add.text("bots", "bot")


def run_fuzz(speech: Words, chosen: Arguments) -> int:
    from regalia.lab.fuzz import fuzz
    from regalia.terminal import fuzzing

    played = partial(fuzz, bots=chosen.bots)
    return fuzzing.run(speech, played, chosen.game, chosen.games, chosen.players, chosen.seed, chosen.bots)


def add_patch(add: Adder) -> None:
    add.place("files", "file", nargs="*")
    add.text("data", "file", nargs="?", default=None, const="")


def run_patch(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import patch

    return patch.run(speech, chosen.files, chosen.data)


def add_backup(add: Adder) -> None:
    add.place("copy", "file")
    add.text("data", "file")


def run_backup(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import keeping

    return keeping.run_backup(speech, chosen.copy, chosen.data)


def run_restore(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import keeping

    return keeping.run_restore(speech, chosen.copy, chosen.data)


def add_export(add: Adder) -> None:
    add.place("folder", "folder")
    add.text("data", "file")


def run_export(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import keeping

    return keeping.run_export(speech, chosen.folder, chosen.data)


def add_import(add: Adder) -> None:
    add.place("journals", "file", nargs="+")
    add.text("data", "file")


def run_import(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import keeping

    return keeping.run_import(speech, chosen.journals, chosen.data)


def run_engine(speech: Words, chosen: Arguments) -> int:
    from regalia.terminal import engine

    return engine.run(speech)


COMMANDS: dict[str, tuple[Callable[[Adder], None], Command]] = {
    "serve": (add_serve, run_serve),
    "play": (add_play, run_play),
    "games": (add_nothing, run_games),
    "rules": (add_rules, run_rules),
    "replay": (add_replay, run_replay),
    "verify": (add_verify, run_verify),
    "patch": (add_patch, run_patch),
    "backup": (add_backup, run_backup),
    "restore": (add_backup, run_restore),
    "export": (add_export, run_export),
    "import": (add_import, run_import),
    "engine": (add_nothing, run_engine),
    "count": (add_count, run_count),
    "fuzz": (add_fuzz, run_fuzz),
}
"""The sub-commands: what adds their arguments, and what runs them; each imports its room only when it is run."""
