"""Taking back: freely to the last seal, further with the consent of the others. Bots do not mind.

How far is said in the own moves of the one who asks, never in numbers of the table's moves: those would tell of moves
that he may not see.
"""

from regalia.core.record import Record
from regalia.core.refusals import Problem
from regalia.table import clicks, sealed
from regalia.table.matters import UNDO, Vote
from regalia.table.playing import mark, must_be_confirmed, notice
from regalia.table.table import NOBODY, Table


def own(record: Record, seat: int) -> list[int]:
    """The places in the line of a seat's own moves."""
    return [at for at, played in enumerate(record.line) if played.entry.seat == seat]


def free(table: Table, seat: int) -> int:
    """How many of its moves a seat can take back by itself.

    Where things are hidden, none once others are asked: else he would learn that one of them has moved unseen.
    """
    record = table.record
    if record is None or record.state.over:
        return 0
    if table.setup.game.hidden and table.seats_to_act() != [seat]:
        return 0
    to, found = record.free_undo(seat), 0
    while found < len(record.line) and record.line[-1 - found].number > to:
        found += 1
    return found


def target(record: Record, seat: int, steps: int) -> int:
    """The number in the line to go back to, so that a seat's last so many moves are not made."""
    mine = own(record, seat)
    if not 0 < steps <= len(mine):
        raise Problem("undo-no-move", {})
    at = mine[-steps]
    return record.line[at - 1].number if at else 0


def undo(table: Table, guest: str, seat: int, given: str, steps: int = 1) -> None:
    """Take back the last own moves, no further than to the last seal; `given` is the seat's mark, as for a move."""
    table.must_hold(guest, seat)
    record = table.playing
    clicks.must_be(mark(table, seat), given)
    if not 0 < steps <= free(table, seat):
        raise Problem("undo-not-free" if own(record, seat) else "undo-no-move", {})
    go_back(table, target(record, seat, steps))
    table.answered(seat)
    table.look_around()


def go_back(table: Table, to: int) -> None:
    """Go back, and write that down."""
    record = table.playing
    record.undo(to)
    table.matters.unconfirmed = NOBODY
    table.write_undo()
    sealed.forget_needless(table)
    table.look_around()


# By consent ---------------------------------------------------------------------------------------------------------


def ask(table: Table, guest: str, seat: int, given: str, steps: int = 1) -> None:
    """Ask the others to let the game go back to before an own move; who plays with bots alone need not wait."""
    table.must_hold(guest, seat)
    record = table.playing
    clicks.must_be(mark(table, seat), given)
    to = target(record, seat, steps)
    must_be_confirmed(table)
    if table.matters.vote is not None:
        raise Problem("vote-running", {})
    table.matters.vote = Vote(UNDO, guest, seat, to, "", table.now, [], [])
    decide(table)


def decide(table: Table) -> None:
    """Go back once all others have agreed; one who refuses ends it."""
    vote = table.matters.vote
    if vote is None or vote.kind != UNDO:
        return
    record = table.playing
    others = [guest for guest in table.present() if guest != vote.by]
    if vote.no or (vote.to and all(played.number != vote.to for played in record.line)) or record.number == vote.to:
        table.matters.vote = None
        notice(table, "undo-refused", vote.seat, "")
    elif all(guest in vote.yes for guest in others):
        table.matters.vote = None
        for seat in range(len(table.seats)):
            table.answered(seat)
        table.moved = table.now
        go_back(table, vote.to)
        notice(table, "undo-done", vote.seat, "")
