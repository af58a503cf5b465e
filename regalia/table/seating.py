"""Before the first move: who sits where, the words for the luck, and the beginning; and who leaves."""

from regalia.core.journal import LONGEST_WORD, is_word
from regalia.core.record import Record
from regalia.core.refusals import Problem
from regalia.table import limits
from regalia.table.playing import notice, stand_in
from regalia.table.seats import CLOSED, GATHERING, OPEN, PERSON, PLAYING, Seat
from regalia.table.table import Table
from regalia.table.texts import cleaned
from regalia.table.votes import USUAL_BOT, decide, must_be_bot


def must_gather(table: Table) -> None:
    """The table must not have begun."""
    if table.phase != GATHERING:
        raise Problem("table-begun", {})


def must_be_seat(table: Table, seat: int) -> None:
    """There must be such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Problem("seat-none", {})


def change_seat(table: Table, seat: int, holder: Seat) -> None:
    """Somebody else sits there; the word of who sat there before is forgotten."""
    table.seats[seat] = holder
    table.write_seat(seat)
    if table.words[seat]:
        table.words[seat] = ""
        table.write_facts()


def sit(table: Table, guest: str, seat: int) -> None:
    """Take an open seat; one browser may take several."""
    must_gather(table)
    must_be_seat(table, seat)
    if not table.around.names.name(guest):
        raise Problem("guest-unknown", {})
    if table.seats[seat].kind != OPEN:
        raise Problem("seat-taken", {})
    change_seat(table, seat, Seat(guest=guest))


def seat_bot(table: Table, guest: str, seat: int, bot: str) -> None:
    """The host puts a bot on a seat that is open or a bot's."""
    table.must_host(guest)
    must_gather(table)
    must_be_seat(table, seat)
    if table.seats[seat].kind == PERSON:
        raise Problem("seat-taken", {})
    change_seat(table, seat, Seat(bot=must_be_bot(bot)[: limits.BOT_NAME]))


def free_seat(table: Table, guest: str, seat: int) -> None:
    """Leave one's own seat, or, as host, ask somebody to leave his."""
    must_gather(table)
    must_be_seat(table, seat)
    if table.seats[seat].guest != guest:
        table.must_host(guest)
    change_seat(table, seat, Seat())


def leave(table: Table, guest: str) -> None:
    """Get up from all one's seats; in a game a bot plays on, and one may come back by a move."""
    mine = table.seats_of(guest)
    if table.phase == GATHERING:
        for seat in mine:
            change_seat(table, seat, Seat())
    elif table.phase == PLAYING:
        for seat in mine:
            stand_in(table, seat, USUAL_BOT)
        decide(table)
    if table.host == guest:
        pass_on(table, guest)


def pass_on(table: Table, guest: str) -> None:
    """The host leaves: the next person is host; where there is none, a table that has not begun is given up."""
    others = [one for one in table.people() if one != guest]
    if others:
        table.host = others[0]
    elif table.phase == GATHERING:
        table.phase = CLOSED
    table.write_facts()


def close(table: Table, guest: str) -> None:
    """The host gives the table up before it has begun."""
    table.must_host(guest)
    must_gather(table)
    table.phase = CLOSED
    table.write_facts()


def show_in_lobby(table: Table, guest: str, listed: bool) -> None:
    """The host lists the table in the lobby, or takes it out."""
    table.must_host(guest)
    table.settings = table.settings._replace(listed=listed)
    table.write_facts()


# The luck, and the beginning ------------------------------------------------------------------------------------------


def give_word(table: Table, guest: str, seat: int, word: str) -> None:
    """Each person's word enters the luck; it comes after the commitment, and before the first move."""
    table.must_hold(guest, seat)
    must_gather(table)
    word = cleaned(word, LONGEST_WORD)
    if not is_word(word):
        raise Problem("text-long", {"length": len(word), "longest": LONGEST_WORD})
    table.words[seat] = word
    table.write_facts()


def begin(table: Table, guest: str) -> None:
    """The host begins, once all seats are taken. A bot's word is its name: it must not be ours to choose."""
    table.must_host(guest)
    must_gather(table)
    if any(seat.kind == OPEN for seat in table.seats):
        raise Problem("seats-open", {})
    for number, seat in enumerate(table.seats):
        if seat.bot:
            table.words[number] = seat.bot
    table.record = Record(table.setup, table.luck())
    table.phase = PLAYING
    table.moved = table.now
    table.write_facts()
    table.write_snapshot(0)
    table.look_around()
    table.end_if_over()
    notice(table, "begun", -1, "")
