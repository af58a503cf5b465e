"""How often somebody may ask: a bucket that fills evenly, one an address."""

from regalia.table import limits


class Rate:
    """So many requests a second from each address, and as many at once."""

    def __init__(self, per_second: float = limits.REQUESTS) -> None:
        self.per_second = per_second
        self.left: dict[str, tuple[float, float]] = {}
        """For each address: what was left in its bucket, and when (seconds)."""
        self.swept = 0.0

    def allows(self, address: str, now: float) -> bool:
        """Whether one more request is let through."""
        if now - self.swept > 60:
            self.sweep(now)
        left, at = self.left.get(address, (self.per_second, now))
        left = min(self.per_second, left + max(0.0, now - at) * self.per_second)
        allowed = left >= 1
        self.left[address] = (left - 1 if allowed else left, now)
        return allowed

    def sweep(self, now: float) -> None:
        """Forget the addresses whose buckets are full again."""
        self.swept = now
        self.left = {address: (left, at) for address, (left, at) in self.left.items() if now - at < 1}
