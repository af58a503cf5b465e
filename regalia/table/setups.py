"""What tables are played with: it never changes, so tables that play the same share it, and all that is drawn of it."""

from functools import lru_cache
from typing import Final

from regalia.core.game import Setup, game

KEPT: Final = 100
"""So many are kept ready."""


def setup_of(key: str, seats: list[str] | int, options: dict[str, int], board: str) -> Setup:
    """The setup of a game with these seats (their colours, or how many), options and board file."""
    return made(key, seats if isinstance(seats, int) else tuple(seats), tuple(sorted(options.items())), board)


@lru_cache(maxsize=KEPT)
def made(key: str, seats: tuple[str, ...] | int, options: tuple[tuple[str, int], ...], board: str) -> Setup:
    """The same, made once."""
    return game(key).setup(seats if isinstance(seats, int) else list(seats), dict(options), board)
