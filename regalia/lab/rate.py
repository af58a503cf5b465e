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


def repeat(work: Callable[[], int], seconds: float) -> Rate:
    """Do a piece of work until the seconds are over; it returns how many decisions that was."""
    work()  # the first time is slower, and not counted
    total = times = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        total += work()
        times += 1
        now = time.perf_counter()
    return Rate(total, now - start, times)
