"""The luck of a finished game, proved by the server for all to read."""

from typing import Final, NamedTuple

from regalia.core.record import check_luck
from regalia.core.refusals import Problem
from regalia.table.seats import OVER
from regalia.table.table import Table

PROVED: Final = "proved"
FAILED: Final = "failed"
NONE: Final = "none"
"""There is no luck in the game."""
UNSEALED: Final = "unsealed"
"""Nothing was promised of it."""


class Proof(NamedTuple):
    """What was promised, what it was made of, and whether all of it holds."""

    verdict: str
    commitment: str
    secret: str
    words: list[str]
    """By seat; nothing where none was given."""
    draws: int
    why: Problem | None
    """What does not hold."""


def proof(table: Table) -> Proof:
    """The secret is that which was promised, and every draw follows from it and the words."""
    if table.record is None or table.phase != OVER:
        raise Problem("game-goes-on", {})
    journal = table.record.journal
    draws = len(journal.all_draws())
    if not table.setup.game.chance:
        return Proof(NONE, "", "", [], draws, None)
    if not journal.secret or not journal.commitment:
        return Proof(UNSEALED, journal.commitment, journal.secret, list(journal.words), draws, None)
    why: Problem | None = None
    try:
        check_luck(journal)
    except Problem as problem:
        why = problem
    return Proof(FAILED if why else PROVED, journal.commitment, journal.secret, list(journal.words), draws, why)
