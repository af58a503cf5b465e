"""What is measured: how much was done, in how many seconds."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Rate(NamedTuple):
    """How many decisions were taken (or copies made), in how many seconds and games."""

    decisions: int
    seconds: float
    games: int

    @property
    def per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def microseconds(self) -> float:
        """How long one takes."""
        return self.seconds / self.decisions * 1e6


def repeat(work: Callable[[], int], seconds: float, clock: Callable[[], float] | None = None) -> Rate:
    """Do a piece of work until the seconds are over; it returns how many decisions that was."""
    clock = clock or time.perf_counter
    work()  # the first time is slower, and not counted
    total = times = 0
    start = now = clock()
    while now - start < seconds:
        total += work()
        times += 1
        now = clock()
    return Rate(total, now - start, times)
