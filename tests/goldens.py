"""What is kept of each game and compared line by line: a transcript, and counts of the decision tree.

`python tools/goldens.py` writes it anew, with the recorded games, when the rules were changed on purpose.
"""

import random
from pathlib import Path
from typing import Final

from regalia.core.count import count
from regalia.core.game import Game
from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.lab.transcript import transcript

TESTS: Final = Path(__file__).resolve().parent
SEED: Final = 1
DEEP: Final = 6
"""How deep the tree is counted; the plain build counts to SHALLOW."""
SHALLOW: Final = 4
MOST_WAYS: Final = 10_000
"""Where there are more ways than these, the tree is counted no deeper."""
TOLD: Final = 900
"""So many moves of a game are told at most."""


def transcript_file(game: Game, players: int) -> Path:
    """Where the transcript of a game lies."""
    return TESTS / "transcripts" / f"{game.key}-{players}.txt"


def counts_file(game: Game) -> Path:
    """Where the counts of a game lie."""
    return TESTS / "counts" / f"{game.key}.txt"


def told(game: Game, players: int) -> str:
    """The transcript of a random game with the usual options, brief if it can be."""
    rng = random.Random(SEED)
    record = Record(game.setup(players, game.brief), FastLuck(SEED))
    while not record.state.over and len(record.line) < TOLD:
        seat = rng.choice(record.state.seats_asked())
        record.play(seat, rng.choice(record.state.legal(seat)))
    return "\n".join(transcript(record)) + "\n"


def middle(game: Game, players: int) -> Record:
    """A position in mid-game, where more is open than at the start."""
    record = Record(game.setup(players), FastLuck(SEED))
    rng = random.Random(SEED)
    while len(record.line) < MIDDLE:
        seat = rng.choice(record.state.seats_asked())
        record.play(seat, rng.choice(record.state.legal(seat)))
    return record


MIDDLE: Final = 30
"""After so many moves; every game is longer."""


def counted(game: Game, deepest: int) -> list[str]:
    """A line for each number of players, place and depth: how many ways there are."""
    lines = []
    for players in game.players:
        places = {"start": game.setup(players).new(FastLuck(SEED)), "middle": middle(game, players).state}
        for place, state in places.items():
            for depth in range(1, deepest + 1):
                ways = count(state, depth)
                lines.append(f"{players} {place} {depth} = {ways}")
                if ways > MOST_WAYS:
                    break
    return lines
