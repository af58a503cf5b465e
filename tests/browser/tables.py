"""Tables that have begun, for people who are known to the house."""

from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from regalia.core.luck import SealedLuck
from regalia.core.record import Record
from regalia.table.hall import milliseconds
from regalia.table.loading import imported
from regalia.table.opening import Wish, opened
from regalia.table.seats import PLAYING, Seat
from regalia.table.table import Table
from tests.browser.house import ANN, PEOPLE, House


def begun(house: House, game: str, who: list[str] | None = None, **wish: Any) -> str:
    """A table with these on its seats, its id: the first of them begins. A name that is no guest's is a bot's.

    Ann plays on two seats, if nobody is named.
    """
    who = who or [ANN, ANN]
    table = opened(house.around, ANN, Wish(game, len(who), {})._replace(**wish), milliseconds())
    table.secret = bytes(32)
    table.record = Record(table.setup, SealedLuck(table.secret, table.words))
    begins = table.record.state.seats_asked()[0]
    for at, one in enumerate(who):
        table.seats[(begins + at) % len(who)] = Seat(guest=one) if one in PEOPLE else Seat(bot=one)
    table.phase = PLAYING
    table.write_facts()
    for seat in range(len(who)):
        table.write_seat(seat)
    table.write_snapshot(0)
    table.write_state()
    return kept(house, table)


def gathering(house: House, game: str) -> str:
    """A table that waits for friends of Ann's."""
    table = opened(house.around, ANN, Wish(game, 3, {}), milliseconds())
    table.seats[0] = Seat(guest=ANN)
    table.write_seat(0)
    table.write_state()
    return kept(house, table)


def over(house: House, file: Path) -> str:
    """A table at which a recorded game was played to its end."""
    return kept(house, imported(house.around, token_urlsafe(9), file.read_text("utf-8"), milliseconds()))


def kept(house: House, table: Table) -> str:
    """Have it stored; its id."""
    house.store.write(table.writing).result()
    return table.id
