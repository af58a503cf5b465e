"""Fails when a Python file of the project is longer than a reader can hold: 400 lines."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 400


def files() -> list[Path]:
    """What git tracks or would track; where there is no git, everything in the project's own folders."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.py"]
    try:
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        return [ROOT / name for name in told.splitlines() if (ROOT / name).exists()]
    except (OSError, subprocess.CalledProcessError):
        return [file for room in ("regalia", "tests", "tools") for file in (ROOT / room).rglob("*.py")]


def main() -> int:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in files()}
    long = {file: length for file, length in lengths.items() if length > LONGEST}
    for file, length in sorted(long.items()):
        print(f"{file.relative_to(ROOT)}: {length} lines, more than {LONGEST}")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
