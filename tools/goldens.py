"""Writes anew what the tests compare with: recorded games, transcripts and counts in tests/.

python tools/goldens.py           writes what is missing
python tools/goldens.py --all     writes all anew, after a change of the rules that was meant
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))  # behind a compiled build, if PYTHONPATH names one: it finds the games sooner

import regalia.games  # noqa: E402, F401 (importing it registers the games)
import tests.toy  # noqa: E402, F401
from regalia.core.game import games  # noqa: E402
from tests import goldens, recordings  # noqa: E402


def main() -> int:
    every = "--all" in sys.argv[1:]
    for game in games():
        for one in recordings.of(game):
            write(one.file(game), lambda game=game, one=one: one.found(game).text(), every)
        for players in game.players:
            file = goldens.transcript_file(game, players)
            write(file, lambda game=game, players=players: goldens.told(game, players), every)
        write(
            goldens.counts_file(game),
            lambda game=game: "\n".join(goldens.counted(game, goldens.DEEP)) + "\n",
            every,
        )
    return 0


def write(file: Path, made: object, every: bool) -> None:
    """Write a file, if it is missing or all are to be written."""
    if every or not file.exists():
        assert callable(made)
        file.parent.mkdir(exist_ok=True)
        file.write_text(made(), "utf-8", newline="\n")
        print(file.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    sys.exit(main())
