"""The recorded games of Royals: a game for each way an epoch and the game can end."""

from collections.abc import Callable
from typing import Final

from regalia.core.record import Record
from regalia.games.royals.figures import LAST_EPOCH
from regalia.games.royals.state import Royals
from tests.recordings import Wanted

SHOWING: Final = ["row"]
"""Events that show their reader a card that was hidden from him: what the row is filled with."""


def third_ended_by(turn: int) -> Callable[[Record], bool]:
    """The third epoch was ended by the first, the second or the third in the order of turns."""

    def holds(record: Record) -> bool:
        assert isinstance(record.state, Royals)
        seat = -1
        for event in record.events():
            if event.key == "turn":
                seat = event.data[0]
            elif event.key == "epoch-ends" and event.data == [LAST_EPOCH]:
                break
        return (seat - record.state.start) % record.setup.players == turn

    return holds


def told(*keys: str) -> Callable[[Record], bool]:
    """Each of these has happened."""

    def holds(record: Record) -> bool:
        found = {event.key for event in record.events()}
        return found.issuperset(keys)

    return holds


def ended(ending: str) -> Callable[[Record], bool]:
    """The game was decided like this."""
    return lambda record: record.state.ending() == ending


WANTED: Final = [
    Wanted("third-epoch-by-first", 3, third_ended_by(0)),
    Wanted("third-epoch-by-second", 3, third_ended_by(1)),
    Wanted("third-epoch-by-last", 3, third_ended_by(2)),
    Wanted("tie-by-title", 4, told("tie-title")),
    Wanted("tie-by-city", 5, told("tie-city")),
    Wanted("title-halved", 2, told("title-halved")),
    Wanted("title-nobody", 5, told("title-nobody"), {"limited-cubes": 1}),
    Wanted("take-overs", 3, told("takes-over", "pays-wild", "cube-back"), {"limited-cubes": 1, "free-wilds": 1}),
    Wanted("greedy", 4, ended("points"), player="greedy"),
    Wanted("marker", 2, ended("marker")),
    Wanted("shared", 2, ended("shared")),
]
