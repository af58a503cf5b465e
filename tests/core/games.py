"""Recorded games that the tests of journal and record go by."""

import random

from regalia.core.game import Game
from regalia.core.luck import Luck, SealedLuck
from regalia.core.record import Record
from regalia.games.foreign_king.game import GAME as KING
from tests.toy import GAME as TOY

SECRET = bytes(range(32))
WORDS = ["swan", "été"]


def sealed() -> SealedLuck:
    """The luck of a table of two."""
    return SealedLuck(SECRET, WORDS)


def played(game: Game, luck: Luck, moves: int = 10_000, undos: int = 0, seed: int = 1) -> Record:
    """A random game of two, so many moves long, with moves taken back by consent now and then."""
    rng = random.Random(seed)
    record = Record(game.setup(2), luck)
    for _ in range(moves):
        if record.state.over:
            break
        if undos and len(record.line) > 2 and rng.random() < 0.2:
            undos -= 1
            record.undo(rng.choice([0, record.line[-2].number]))
        seat = rng.choice(record.state.seats_asked())
        record.play(seat, rng.choice(record.state.legal(seat)))
    return record


FAIR = played(TOY, sealed(), undos=2).text()
"""A whole game of The Fair: several seats at once, hidden hands, undos, the end, the secret."""

BEGUN = played(KING, sealed(), 40, 2).text()
"""The beginning of The Foreign King."""


def line_of(text: str, begin: str) -> int:
    """The number of the first line that begins so."""
    return next(at for at, line in enumerate(text.split("\n"), 1) if line.startswith(begin))


def changed(text: str, begin: str, *lines: str) -> str:
    """A text with other lines in place of the first that begins so."""
    at = line_of(text, begin) - 1
    old = text.split("\n")
    return "\n".join([*old[:at], *lines, *old[at + 1 :]])
