"""The recorded games of The Fair: a game for each way it can end."""

from typing import Final

from regalia.core.record import Record
from tests.recordings import Wanted

SHOWING: Final = ["offered", "hand"]
"""Events that show their reader a card that was hidden from him."""


def rich(record: Record) -> bool:
    return record.state.ending() == "rich"


def empty(record: Record) -> bool:
    return record.state.ending() == "empty"


def rounds(record: Record) -> bool:
    return record.state.ending() == "rounds"


WANTED: Final = [
    Wanted("rich", 2, rich),
    Wanted("empty", 4, empty, weights={"draw": 20.0}),
    Wanted("rounds", 3, rounds, weights={"draw": 0.2, "sell": 0.2}),
]
