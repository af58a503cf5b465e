"""What is answered by itself: sealed and standing answers, and bots. All come a beat after they were asked.

To the others they look alike, and none comes faster or slower by what its seat holds: an answer is shown at a full
beat after its question, however soon it was known.
"""

from typing import NamedTuple

from regalia.table import playing, sealed
from regalia.table.matters import NOBODY
from regalia.table.table import Table
from regalia.table.votes import USUAL_BOT


class Due(NamedTuple):
    """An answer that somebody owes without being waited for: a bot's, or one that was given in advance (`move`)."""

    seat: int
    bot: str
    move: int
    mark: str
    asked_at: int


def due(table: Table) -> Due | None:
    """The next of them: of the seat that was asked first."""
    if table.record is None or table.record.state.over or table.matters.unconfirmed != NOBODY:
        return None
    found = [one for one in (owed(table, seat) for seat in table.seats_to_act()) if one is not None]
    return min(found, key=lambda one: one.asked_at, default=None)


def owed(table: Table, seat: int) -> Due | None:
    """What a seat that is asked answers by itself, if it does."""
    if not sealed.complete(table):
        return None
    move = sealed.answer_of(table, table.state, seat)
    bot = table.seats[seat].player if move == NOBODY else ""
    if move == NOBODY and not bot:
        return None
    return Due(seat, bot, move, playing.mark(table, seat), table.asked_at[seat])


def hour(asked_at: int, now: int, beat: int) -> int:
    """When an answer is shown that is known now: at the next full beat after its question."""
    if beat <= 0:
        return now
    beats = max(1, -((asked_at - now) // beat))
    return asked_at + beats * beat


def replace_bot(table: Table, seat: int) -> None:
    """A bot broke down: the usual one plays on, and the table is told."""
    holder = table.seats[seat]
    playing.notice(table, "bot-broke", seat, holder.player)
    if holder.guest:
        table.seats[seat] = holder._replace(stand_in=USUAL_BOT)
    else:
        table.seats[seat] = holder._replace(bot=USUAL_BOT)
    table.write_seat(seat)
