"""The recorded games of The Foreign King: a game for each way it can end."""

from typing import Final

from regalia.core.record import Record
from tests.recordings import Wanted

NO_KING: Final = {"king": 1e-6, "loan": 0.05}
"""As long as nobody has points and the marker stands high, the game goes on."""

ALL_BUILT: Final = {"factory": 9.0, "coins": 9.0, "liege": 30.0, "place": 3.0, "king": 0.02, "done": 9.0}
"""Ten factories in one province, before the King comes there."""


def by_marker(record: Record) -> bool:
    return record.state.ending() == "marker" and record.state.places().count(1) == 1


def by_factories(record: Record) -> bool:
    return record.state.ending() == "factories"


def by_rounds(record: Record) -> bool:
    return record.state.ending() == "rounds"


def shared(record: Record) -> bool:
    return record.state.places().count(1) > 1


def virtual_wins(record: Record) -> bool:
    return 1 not in record.state.places()


WANTED: Final = [
    Wanted("marker", 4, by_marker),
    Wanted("factories", 3, by_factories, {"extended": 1}, ALL_BUILT),
    Wanted("rounds", 3, by_rounds, {}, NO_KING),
    Wanted("shared", 3, shared),
    Wanted("virtual-wins", 2, virtual_wins),
    Wanted("extended", 2, by_marker, {"extended": 1, "silent-third": 1}, player="greedy"),
]
