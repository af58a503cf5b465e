"""What holds for the files of the project as a whole."""

import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

HOSTS: Final = re.compile(
    "|".join(["py" + r"pi\.org", "python" + "hosted", "registry" + r"\.npm", r"deb\." + "debian"])
)


def tracked() -> list[Path]:
    """All files that git knows; a tree without git is asked folder by folder."""
    try:
        told = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        files = [ROOT / name for name in told.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        rooms = ("regalia", "tests", "tools", "docs", "requirements", ".ci")
        files = [file for room in rooms for file in (ROOT / room).rglob("*") if "__pycache__" not in file.parts]
    return [file for file in files if file.is_file()]


def test_no_file_names_a_registry() -> None:
    found = [file.name for file in tracked() if HOSTS.search(file.read_text("utf-8", errors="replace"))]
    assert found == []


def test_every_pinned_package_has_its_hashes() -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        text = file.read_text("utf-8")
        pinned = re.findall(r"^\w[\w.-]*==\S+.*\\\n    --hash=sha256:", text, re.MULTILINE)
        assert len(pinned) == len(re.findall(r"^\w", text, re.MULTILINE)), file.name
        assert "://" not in text, file.name


def test_every_target_of_make_says_what_it_does() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^([a-z0-9]+):(.*)$", text, re.MULTILINE)
    assert {"setup", "play", "test", "e2e", "fuzz", "check", "bench"} <= {name for name, _ in targets}
    assert [name for name, rest in targets if "##" not in rest] == []
