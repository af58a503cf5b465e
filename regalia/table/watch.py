"""Live pages: who watches a table is woken when what he sees of it has changed, and only then."""

import asyncio
from collections.abc import Callable

from regalia.core.refusals import Problem
from regalia.table.sight import Sight

Look = Callable[[str, str, int | None], Sight]
"""What a guest sees of a table through the eyes of a seat, or of a spectator."""


class Watch:
    """One page that is open."""

    def __init__(self, table: str, guest: str, reader: int | None, last: Sight) -> None:
        self.table = table
        self.guest = guest
        self.reader = reader
        self.last = last
        self.new = asyncio.Event()
        self.ended = False
        """Whether this reader may not look on: his seat is another's, or the table is gone."""

    def look(self, look: Look) -> None:
        """See whether anything is different."""
        try:
            sight = look(self.table, self.guest, self.reader)
        except Problem:
            self.ended = True
            self.new.set()
            return
        if sight != self.last:
            self.last = sight
            self.new.set()

    async def changed(self, timeout: float | None = None) -> Sight | None:
        """Wait until something is different, and say what is seen then; None if nothing was in that time."""
        try:
            async with asyncio.timeout(timeout):
                await self.new.wait()
        except TimeoutError:
            return None
        self.new.clear()
        return self.last


class Watches:
    """All pages that are open, by table."""

    def __init__(self) -> None:
        self.at: dict[str, list[Watch]] = {}

    def add(self, watch: Watch) -> None:
        """A page was opened."""
        self.at.setdefault(watch.table, []).append(watch)

    def remove(self, watch: Watch) -> None:
        """A page was closed."""
        left = [other for other in self.at.get(watch.table, []) if other is not watch]
        if left:
            self.at[watch.table] = left
        else:
            self.at.pop(watch.table, None)

    def look(self, table: str, look: Look) -> None:
        """A table has changed: each who watches it looks; what two of them see alike is made once."""
        seen: dict[tuple[str, int | None], Sight] = {}

        def once(id: str, guest: str, reader: int | None) -> Sight:
            found = seen.get((guest, reader))
            if found is None:
                found = seen[guest, reader] = look(id, guest, reader)
            return found

        for watch in self.at.get(table, []):
            watch.look(once)
