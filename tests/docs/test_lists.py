"""What the pages list is all there is, and there is all they list."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import regalia.games  # noqa: F401 (importing it registers the games)
from regalia.command import COMMANDS
from regalia.core.data import packaged
from regalia.core.game import game
from regalia.core.luck import FastLuck
from regalia.locale.words import words
from regalia.terminal import engine, protocol
from regalia.terminal.engine import Engine
from tests.docs.pages import HEADING, ROOT, prose

ENGINE: Final = (ROOT / "docs" / "engine.md").read_text("utf-8")


def test_lists_and_picture_are_as_the_code_is() -> None:
    """In a process of its own, in which only the project's own games are known."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "pages.py"), "--check"], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_picture_fetches_nothing() -> None:
    picture = (ROOT / "docs" / "pictures" / "terminal.svg").read_text("utf-8")
    assert set(re.findall(r"\w+://[^\s\"')]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in picture
    assert "@font-face" not in picture


def test_the_readme_shows_a_board_in_a_browser() -> None:
    """A picture made by tools/photo.py; as large as a page may be loaded with on the way."""
    picture = (ROOT / "docs" / "pictures" / "browser.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n")
    assert len(picture) < 500_000
    assert "](docs/pictures/browser.png)" in (ROOT / "README.md").read_text("utf-8").partition("## Play")[0]


def test_the_readme_names_every_command() -> None:
    table = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith("| `regalia ")]
    assert sorted(line.split("`")[1].split()[1] for line in table) == sorted(COMMANDS)


def test_every_request_to_the_engine_has_a_paragraph() -> None:
    told = [heading.strip("`") for heading in HEADING.findall(prose(ROOT / "docs" / "engine.md"))]
    asked = list(Engine(words("en")).requests)
    assert [heading for heading in told if heading in asked] == asked


def test_every_field_that_the_engine_reads_is_told_of() -> None:
    source = "".join(Path(str(module.__file__)).read_text("utf-8") for module in (engine, protocol))
    reads = r"(?:request|self)\.(?:get|has|text|number|switch|table|items|seat)\(\"(\w+)\""
    fields = set(re.findall(reads, source))
    assert {"seat", "moves", "seed", "any_rules"} <= fields
    assert sorted(field for field in fields if f"`{field}`" not in ENGINE and f'"{field}"' not in ENGINE) == []


def test_every_error_of_the_engine_is_told_of() -> None:
    keys = re.findall(r"^(request-[a-z0-9-]+) =", packaged("regalia.locale", "en/terminal.ftl"), re.MULTILINE)
    assert "request-json" in keys
    assert sorted(key for key in keys if f"`{key}`" not in ENGINE) == []


def test_every_dependency_has_its_line() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    told = set(re.findall(r"^\| (\w[\w.-]*) \|", page, re.MULTILINE))
    asked = set()
    for file in (ROOT / "requirements").glob("*.in"):
        lines = [line for line in file.read_text("utf-8").splitlines() if line and line[0] not in "#-"]
        asked |= {re.split(r"[<>=~\[; ]", line)[0] for line in lines}
    assert told == asked


def test_what_the_package_asks_for_is_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = sorted(re.split(r"[<>=~\[; ]", line)[0] for line in project["dependencies"])
    lines = (ROOT / "requirements" / "run.in").read_text("utf-8").split()
    assert asked == sorted(line for line in lines if line[0] not in "#-")


def test_the_page_on_states_names_what_a_state_has() -> None:
    """What the page says of a position is there."""
    page = (ROOT / "docs" / "state.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)(?:\([^)]*\))?`", "".join(re.findall(r"^\| (.*?) \| ", page, re.MULTILINE))))
    position = game("foreign-king").setup(2).new(FastLuck(1))
    assert named
    assert sorted(name for name in named if not hasattr(position, name)) == []
