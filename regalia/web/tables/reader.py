"""Through whose eyes a guest sees a table: a seat's of his, or a spectator's; several seats may share a screen."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.table.seats import PLAYING
from regalia.table.table import Table
from regalia.web.frames import frame
from regalia.web.visitor import Visitor


class Reader:
    """Somebody at a table. `cover`: several seats share this screen, and nobody has said who looks now."""

    def __init__(self, table: Table, visitor: Visitor, asked: str) -> None:
        self.mine = table.seats_of(visitor.id)
        self.table = table
        self.visitor = visitor
        number = table.setup.seat(asked)
        self.chosen = number if number in self.mine else -1

    @property
    def shares(self) -> bool:
        """Whether several seats are this guest's and each has something to hide."""
        return len(self.mine) > 1 and self.table.covered and self.table.record is not None

    @property
    def cover(self) -> bool:
        """Whether a cover page belongs here."""
        return self.shares and self.chosen < 0 and self.table.phase == PLAYING

    @property
    def seat(self) -> int | None:
        """The seat through whose eyes he looks now; of several the one that is asked."""
        if not self.mine:
            return None
        if self.chosen >= 0 and (self.shares or len(self.mine) == 1):
            return self.chosen
        return self.next()

    def next(self) -> int:
        """Of his seats the one that is asked, else the first."""
        return next((seat for seat in self.table.seats_asked() if seat in self.mine), self.mine[0])


def covered(looks: Reader, at: int = -1) -> Response:
    """Between two who share a screen: who it is for, and nothing of the game."""
    seat = looks.next()
    colour = looks.visitor.words.ids(looks.table.setup, "seat", seat)
    key = looks.table.setup.seats[seat]
    return frame("cover.html", looks.visitor, table=looks.table, colour=colour, key=key, at=at)


def reader(request: Request, table: Table, visitor: Visitor) -> Reader:
    """Who looks, as the address says (`?as=blue`)."""
    return Reader(table, visitor, request.query_params.get("as", ""))
