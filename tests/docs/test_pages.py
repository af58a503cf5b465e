"""What the pages show works: Python examples, commands with what they print, and links."""

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest

from regalia.command import the_parser
from regalia.locale.words import words
from tests.docs.pages import ROOT, anchors, blocks, links, name, pages, written

FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
"""Dots in what a page shows stand for what it leaves out, and long lines may be broken anywhere."""

each_page = pytest.mark.parametrize("page", pages(), ids=name)
with_python = [page for page in pages() if blocks(page, "python")]
with_commands = [page for page in pages() if blocks(page, "console")]


def run(command: list[str], home: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as somebody would who has just cloned the project: no games kept, English, a narrow window."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", "PYTHONPATH")}
    told = {"REGALIA_DATA": str(home), "LANG": "C.UTF-8", "COLUMNS": "80", "PYTHONWARNINGS": "error"}
    return subprocess.run(
        command, cwd=ROOT, env={**kept, **told}, input=given, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.mark.parametrize("page", with_python, ids=name)
def test_python_examples_do_what_the_page_says(page: Path, tmp_path: Path) -> None:
    done = run([sys.executable, str(ROOT / "tests" / "docs" / "run_page.py"), name(page)], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", with_commands, ids=name)
def test_commands_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    for command, shown in all_commands(page):
        if shown:
            given, wanted = typed(shown) if command == "regalia engine" else ("", shown)
            done = run([sys.executable, "-m", *shlex.split(command)], tmp_path, given)
            told = f"{command}\n{done.stdout}{done.stderr}"
            assert done.returncode == 0, told
            assert doctest.OutputChecker().check_output(wanted, done.stdout, FLAGS), told


@pytest.mark.parametrize("page", with_commands, ids=name)
def test_commands_can_be_typed_as_the_page_says(page: Path) -> None:
    """Those too of which the page shows nothing, because people play there."""
    for command, _ in all_commands(page):
        assert the_parser(words("en")).parse_args(shlex.split(command)[1:]).command


def all_commands(page: Path) -> list[tuple[str, str]]:
    """The commands of ours on a page, each with what stands below it."""
    found = [pair for block in blocks(page, "console") for pair in commands(block.text)]
    return [(command, shown) for command, shown in found if command.startswith("regalia ")]


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a block, each with what stands below it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((line[2:].strip(), ""))
        elif found:
            command, shown = found[-1]
            found[-1] = command, shown + line
    return found


def typed(shown: str) -> tuple[str, str]:
    """A conversation with the engine: a line that begins with a request is typed, all others are its answers."""
    lines = shown.splitlines(keepends=True)
    asked = [line for line in lines if '"request"' in line]
    return "".join(asked), "".join(line for line in lines if '"request"' not in line)


@pytest.mark.parametrize("page", written(), ids=name)
def test_every_page_on_an_idea_has_an_example(page: Path) -> None:
    assert blocks(page, "python") or any("$ regalia" in block.text for block in blocks(page, "console"))


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        file, _, fragment = unquote(link).partition("#")
        assert "://" not in file, f"{link}: another site may be gone tomorrow"
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        if fragment:
            assert fragment in anchors(target), link


def test_the_first_page_of_the_docs_leads_to_all_others() -> None:
    first = ROOT / "docs" / "README.md"
    reached = {(first.parent / link.partition("#")[0]).resolve() for link in links(first)}
    assert [name(page) for page in written() if page != first and page not in reached] == []
