"""Moves at a table: one small step or several at once, all or none; and the end of a turn, where it is confirmed."""

from typing import Final

from regalia.core import several
from regalia.core.refusals import NotAsked, Problem
from regalia.table import clicks, limits, sealed
from regalia.table.matters import BOT, Answer, Notice
from regalia.table.table import NOBODY, Table, seen_by_all

NOTICES: Final = 20
"""So many are kept."""


def mark(table: Table, seat: int) -> str:
    """The mark of the question put to a seat now."""
    return clicks.mark(table.around.key, table.id, seat, table.matters.turns[seat], table.asked[seat])


def play(
    table: Table, guest: str, seat: int, moves: list[int], given: str, lying: dict[int, str] | None = None
) -> None:
    """A person answers, with one step or several at once; `given` is the mark of the question he saw.

    `lying` says what must lie before the seat when one of the moves is played: a click answers only what was seen.
    """
    table.must_hold(guest, seat)
    state = table.playing.state
    if not 0 < len(moves) <= limits.MOVES:
        raise Problem("moves-many", {"moves": len(moves), "most": limits.MOVES})
    clicks.must_be(mark(table, seat), given)
    must_be_confirmed(table)
    if len(moves) == 1 and sealed.is_shared(table, seat):
        seal(table, seat, moves[0])
        return
    played = several.checked(state, seat, moves)
    take_back(table, seat)
    for number, move in enumerate(played):
        if lying and number in lying:
            clicks.must_be(clicks.lying(table.state.lies(seat)), lying[number])
        step(table, seat, move)
    if table.settings.confirm and may_confirm(table, seat):
        table.matters.unconfirmed = seat
        table.look_around()


def play_tokens(table: Table, guest: str, seat: int, tokens: list[str], given: str) -> None:
    """The same by tokens; one that is no move of the game is refused. Among them stands what must lie there."""
    moves: list[int] = []
    lying: dict[int, str] = {}
    for token in tokens:
        if token.startswith(clicks.LYING):
            lying[len(moves)] = token.removeprefix(clicks.LYING)
        elif len(moves) <= limits.MOVES:
            moves.append(table.setup.vocabulary.move(token))
    play(table, guest, seat, moves, given, lying)


def step(table: Table, seat: int, move: int) -> None:
    """Play one move, whoever decided it, and write it down."""
    record = table.playing
    must_be_confirmed(table)
    events = record.play(seat, move)
    if seen_by_all(events):
        table.moved = table.now
    table.write_entry(record.line[-1])
    table.answered(seat)
    table.end_if_over()
    table.look_around()
    sealed.forget_needless(table)


def seal(table: Table, seat: int, move: int) -> None:
    """An answer that is shown together with those of others; whoever may still be asked may give his."""
    state = table.state
    if move not in state.stack[-1].moves(state, seat):
        raise NotAsked(state.question(seat))
    barred = state.bar(seat, move)
    if barred is not None:
        raise barred
    take_back(table, seat)
    token = table.setup.vocabulary.token(move)
    table.matters.ahead[seat] = Answer(state.question(seat), state.about(seat), token)
    # Another click on the same page must not change it.
    table.matters.turns[seat] += 1
    open_sealed(table)


def open_sealed(table: Table) -> None:
    """Once the last answer is in that is needed, all are played in turn order, and so shown together."""
    while table.record is not None and table.together and sealed.complete(table):
        seat = table.state.next_seat()
        move = sealed.answer_of(table, table.state, seat)
        if move == NOBODY:
            return
        step(table, seat, move)


# Turns that are confirmed -------------------------------------------------------------------------------------------


def must_be_confirmed(table: Table) -> None:
    """Nobody goes on while a turn is not confirmed."""
    if table.matters.unconfirmed != NOBODY:
        raise Problem("turn-unconfirmed", {})


def may_confirm(table: Table, seat: int) -> bool:
    """Whether a seat's turn has just gone over to others, and could still be taken back."""
    record = table.record
    if record is None or record.state.over or record.state.seats_asked() == [seat]:
        return False
    return record.free_undo(seat) != record.number


def confirm(table: Table, guest: str, seat: int, given: str) -> None:
    """The turn is over."""
    table.must_hold(guest, seat)
    if table.matters.unconfirmed != seat:
        raise Problem("turn-no-confirm", {})
    clicks.must_be(mark(table, seat), given)
    table.matters.unconfirmed = NOBODY
    table.answered(seat)
    table.look_around()


# Stand-ins ----------------------------------------------------------------------------------------------------------


def take_back(table: Table, seat: int) -> None:
    """Who was away and plays again has his seat back from the bot."""
    if table.seats[seat].stand_in:
        table.seats[seat] = table.seats[seat]._replace(stand_in="")
        table.write_seat(seat)
        notice(table, "back", seat, "")
    running = table.matters.vote
    if running is not None and running.kind == BOT and running.seat == seat:
        table.matters.vote = None


def come_back(table: Table, guest: str, seat: int) -> None:
    """The same without a move."""
    table.must_hold(guest, seat)
    take_back(table, seat)


def stand_in(table: Table, seat: int, bot: str) -> None:
    """A bot plays for a person until he is back."""
    table.seats[seat] = table.seats[seat]._replace(stand_in=bot)
    table.write_seat(seat)
    notice(table, "stand-in", seat, bot)


def notice(table: Table, key: str, seat: int, told: str) -> None:
    """Let all know what happened at the table."""
    table.matters.notices = [*table.matters.notices, Notice(key, seat, told, table.now)][-NOTICES:]
