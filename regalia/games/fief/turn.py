"""The kinds of steps that the chapters are made of."""

from typing import ClassVar

from regalia.core.step import FREE, Step
from regalia.games.fief.moves import DROP
from regalia.games.fief.state import Fief


class OfSeat(Step[Fief]):
    """A step that belongs to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]


class OneSeat(OfSeat):
    """A step at which one seat is asked."""

    def acting(self, s: Fief) -> int:
        return 1 << self.seat


class Aimed(OneSeat):
    """A step that asks for what something is: a card, a purchase. It can be dropped, which is its mildest answer."""

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == DROP else self.misses(s, move)

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DROP:
            self.drop(s)
        else:
            self.hit(s, move)

    def default(self, s: Fief, seat: int) -> int:
        return DROP

    def impossible(self, s: Fief) -> int:
        """Why there is nothing to aim at, or FREE."""
        for move in self.moves(s, self.seat):
            if move != DROP and self.misses(s, move) == FREE:
                return FREE
        return self.no_target(s)

    def misses(self, s: Fief, move: int) -> int:
        """Why this cannot be aimed at, or FREE."""
        raise NotImplementedError

    def no_target(self, s: Fief) -> int:
        """What is said where nothing can be aimed at."""
        raise NotImplementedError

    def hit(self, s: Fief, move: int) -> None:
        """What happens to what was aimed at."""
        raise NotImplementedError

    def drop(self, s: Fief) -> None:
        """What happens when it is dropped: nothing."""
        return


class InTurn(OneSeat):
    """FI-R-5: one seat is asked, then those of `rest` (seats as bits) the same, in turn order after `after`.

    `asked` is what a chapter brings: it pushes the same step for the next seat. Who is still to be asked may answer in
    advance, so `moves` must be the same for all, and everybody is asked, whatever he holds. Answers are shown together.
    """

    together: ClassVar[bool] = True

    def __init__(self, seat: int, rest: int) -> None:
        super().__init__(seat)
        self.rest = rest

    def frame(self) -> list[int]:
        return [self.seat, self.rest]

    def waiting(self, s: Fief) -> int:
        return self.rest


def bits_of(seats: list[int]) -> int:
    """Some seats as bits."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def has_bit(bits: int, number: int) -> bool:
    """Whether a seat or lord is among those."""
    return (bits >> number) & 1 == 1
