"""Opening a table: what the host wishes, and a new one for the same people."""

import secrets
from typing import NamedTuple

from regalia.core.luck import new_secret
from regalia.core.refusals import Problem
from regalia.table.seats import LIVE, OVER, PACES, Seat, Settings
from regalia.table.setups import setup_of
from regalia.table.table import Around, Table


class Wish(NamedTuple):
    """What a table is opened with. `seats`: how many, or their colours; `board`: the text of a board file, or nothing.

    `private` None: two seats may talk in private where several decide at once.
    """

    game: str
    seats: list[str] | int
    options: dict[str, int]
    board: str = ""
    pace: str = LIVE
    listed: bool = False
    spectators: bool = True
    confirm: bool = False
    private: bool | None = None


def opened(around: Around, host: str, wish: Wish, now: int) -> Table:
    """A new table; its id is its link, and cannot be guessed. Its luck is promised from now on."""
    if not around.names.name(host):
        raise Problem("guest-unknown", {})
    if wish.pace not in PACES:
        raise Problem("table-pace", {"pace": wish.pace[:40], "paces": ", ".join(PACES)})
    setup = setup_of(wish.game, wish.seats, wish.options, wish.board)
    private = setup.game.simultaneous if wish.private is None else wish.private
    settings = Settings(wish.pace, wish.listed, wish.spectators, wish.confirm, private)
    table = Table(around, secrets.token_urlsafe(9), setup, settings, host, now)
    table.secret = new_secret()
    table.write_facts()
    for seat in range(setup.players):
        table.write_seat(seat)
    return table


def again(table: Table, guest: str, now: int) -> Table:
    """A new table for the same game and the same people, who sit one further on; `table` is told of it."""
    if table.phase != OVER:
        raise Problem("rematch-not-over", {})
    if not table.seats_of(guest):
        raise Problem("seat-not-yours", {})
    setup, settings = table.setup, table.settings
    wish = Wish(setup.game.key, setup.seats, setup.options, setup.board_text, *settings)
    new = opened(table.around, guest, wish, now)
    players = [Seat(guest=seat.guest, bot=seat.bot) for seat in table.seats]
    new.seats = players[-1:] + players[:-1]
    new.writing.rows.pop("seat")
    for seat in range(setup.players):
        new.write_seat(seat)
    table.rematch = new.id
    table.write_facts()
    return new
