"""Writes the worked examples of the rulebooks as data: regalia/games/<game>/examples/<key>.json.

    python tools/examples.py           writes them
    python tools/examples.py --check   fails where one is not what it should be, or is no example any more

What they are stands in tests/games/<game>/examples.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))  # behind a compiled build, if PYTHONPATH names one: it finds the games sooner

import regalia.games  # noqa: E402, F401 (importing it registers the games)
from regalia.core.example import written  # noqa: E402
from regalia.core.game import Game, games  # noqa: E402
from tests import examples  # noqa: E402


def made(game: Game) -> dict[Path, str]:
    """What each file of a game should be."""
    return {one.file(game): written(one.example(game)) for one in examples.of(game)}


def main() -> int:
    check = "--check" in sys.argv[1:]
    wrong = 0
    for game in games():
        files = made(game)
        folders = {file.parent for file in files}
        stray = {file for folder in folders if folder.is_dir() for file in folder.glob("*.json")} - set(files)
        for file in sorted([*files, *stray]):
            if file in files and file.exists() and file.read_text("utf-8") == files[file]:
                continue
            wrong += 1
            print(f"{file.relative_to(ROOT)}{' is out of date: python tools/examples.py' if check else ''}", flush=True)
            if not check:
                write(file, files.get(file))
    return 1 if check and wrong else 0


def write(file: Path, text: str | None) -> None:
    """Write a file, or delete one that is no example any more."""
    if text is None:
        file.unlink()
        return
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
