"""The command: its help, its language, its exit codes, and pipes that break."""

import os
import subprocess
import sys

import pytest

from regalia import __version__, command
from regalia.locale.words import LANGUAGES, words
from tests.terminal.shell import GAME, ROOT, process, run

each_lang = pytest.mark.parametrize("lang", LANGUAGES)

PYTHONS_OWN = ["usage: ", "positional", "show this", "required", "invalid", "expected", "could match", "unrecognized"]
"""Words by which Python's English would show."""


# Help ----------------------------------------------------------------------------------------------------------------


@each_lang
@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_every_command(lang: str, arguments: list[str]) -> None:
    ran = run("--lang", lang, *arguments)
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    for name in command.COMMANDS:
        assert f"{name} {' '.join(words(lang).text(f'help-command-{name}').split())}" in said


@each_lang
@pytest.mark.parametrize("name", command.COMMANDS)
def test_help_of_each_command(lang: str, name: str) -> None:
    ran = run(name, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    told = words(lang).text(f"help-command-{name}")
    assert " ".join(f"{told[0].upper()}{told[1:]}.".split()) in " ".join(ran.out.split())
    assert "--lang" in ran.out
    assert max(map(len, ran.out.split("\n"))) <= 80
    if lang != "en":
        assert not any(word in ran.out for word in PYTHONS_OWN)


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize(
    "arguments",
    [
        "dance",
        "replay",
        "play --dance",
        "play --seed",
        "play --seed x",
        "games --lang",
        "play --s 1",
        "patch",
        "games=1",
    ],
)
def test_errors_in_arguments_are_in_the_readers_language(lang: str, arguments: str) -> None:
    ran = run("--lang", lang, *arguments.split())
    assert ran.code == 2
    assert not any(word in ran.err for word in PYTHONS_OWN), ran.err
    assert "\N{REPLACEMENT CHARACTER}" not in ran.err


def test_version() -> None:
    assert run("--version").out == f"regalia {__version__}\n"
    assert process("--version").out == f"regalia {__version__}\n"


# Language ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "German_Germany.1252"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words(lang).text("games-chance") in run("games").out


@each_lang
@pytest.mark.parametrize("place", range(2))
def test_lang_goes_before_the_system_and_stands_anywhere(
    lang: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    arguments = ["--lang", lang, "games"] if place else ["games", f"--lang={lang}"]
    assert words(lang).text("games-chance") in run(*arguments).out


# Exit codes and pipes ------------------------------------------------------------------------------------------------


def test_ctrl_c_is_130_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(command.COMMANDS, "games", (command.add_nothing, pressed))
    ran = run("games", "--lang", "de")
    assert (ran.code, ran.out, ran.err) == (130, "", "regalia: abgebrochen.\n")


def test_python_m_runs_it_with_its_exit_code() -> None:
    ran = process("play", "whist", typed="")
    assert ran.code == 2
    assert ran.err.startswith("regalia: There is no game “whist”")
    assert ran.out == ""


@pytest.mark.parametrize("arguments", [["replay", str(GAME)], ["rules", "foreign-king"], ["--help"]])
def test_a_reader_who_has_seen_enough_is_no_error(arguments: list[str]) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "regalia", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert started.stdout is not None
    assert started.stderr is not None
    started.stdout.close()
    assert started.stderr.read() == b""
    started.stderr.close()
    assert started.wait(60) == 0


@pytest.mark.skipif(os.name == "nt", reason="the shell of Windows closes no streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("arguments", "code"), [("engine", 0), ("games", 0), ("play toy", 2), ("replay none", 2)])
def test_streams_that_were_closed_before(closed: str, arguments: str, code: int) -> None:
    ended = subprocess.run(
        f'exec "{sys.executable}" -c "{IMPORTING}" {arguments} {closed}',
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
    )
    assert b"Traceback" not in ended.stderr
    assert ended.returncode == code


IMPORTING = "import sys, tests.toy; from regalia.command import main; sys.exit(main())"


def test_output_is_utf_8_whatever_the_system_says() -> None:
    ran = process("rules", "foreign-king", "--lang", "fr", LC_ALL="C", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert ran.code == 0
    assert "« " in ran.out.replace("\N{NARROW NO-BREAK SPACE}", " ")
