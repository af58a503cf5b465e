"""What happened, as a key and ids; words are made at the edge, in each reader's language."""

from typing import Final

EVERYBODY: Final = -1
"""The audience of an event that all may see. Audiences are seats as bits; the sign stands for the spectators."""


def only(seat: int) -> int:
    """The audience of one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Every seat but one, and the spectators."""
    return -1 - (1 << seat)


class Event:
    """One happening for one audience: a key, ids whose kinds the game declares, and a set of seats as bits."""

    __slots__ = ("audience", "data", "key")

    def __init__(self, key: str, data: list[int], audience: int = EVERYBODY) -> None:
        self.key = key
        self.data = data
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        if seat is None:
            return self.audience < 0
        return (self.audience >> seat) & 1 == 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.key == other.key and self.data == other.data and self.audience == other.audience

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.data), self.audience))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.data!r}, {self.audience})"


class Field:
    """One value in an event, a question or a refusal: its name in the words, and what kind of id it is."""

    def __init__(self, name: str, kind: str, many: bool) -> None:
        self.name = name
        self.kind = kind
        self.many = many


def fields(declared: str) -> list[Field]:
    """Read a declaration: `seat from:province to:province lords:lord*`; the starred one takes all that is left."""
    found = []
    for part in declared.split():
        name, _, kind = part.rstrip("*").partition(":")
        found.append(Field(name, kind or name, part.endswith("*")))
    return found
