"""A recorded game gone through again, position by position, forwards and back."""

from regalia.core.game import Setup
from regalia.core.record import Record


class Walk:
    """A recorded game and a place in it: how many moves of its line have been played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.at = 0
        self.state = self.record.begin()

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.record.line)

    def go(self, to: int) -> None:
        """Go to a position; back means to play on from one that is kept."""
        if to < self.at:
            self.at, self.state = to, self.record.position(to)
        while self.at < to:
            entry = self.record.line[self.at].entry
            self.state.do(entry.seat, entry.move)
            self.at += 1
