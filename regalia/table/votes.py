"""What the table decides together: to go back, or to let a bot play for one who is away. One vote at a time."""

from typing import Final

from regalia.bots.bot import bots
from regalia.core.refusals import Problem
from regalia.table import clicks, undoing
from regalia.table.matters import BOT, UNDO, Vote
from regalia.table.playing import notice, stand_in
from regalia.table.seats import PERSON
from regalia.table.table import Table

USUAL_BOT: Final = "greedy"
"""Who plays where nobody was named, and for a bot that breaks down."""


def ask_bot(table: Table, guest: str, seat: int, bot: str = USUAL_BOT) -> None:
    """Ask the table to let a bot play for a person who is away; he is not asked, and takes his seat back by a move."""
    must_play(table, guest)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != PERSON or table.seats[seat].stand_in:
        raise Problem("vote-seat", {})
    if not table.is_away(seat) or table.seats[seat].guest == guest:
        raise Problem("vote-not-away", {})
    if table.matters.vote is not None:
        raise Problem("vote-running", {})
    table.matters.vote = Vote(BOT, guest, seat, 0, must_be_bot(bot), table.now, [guest], [])
    decide(table)


def must_play(table: Table, guest: str) -> None:
    """Only who has a seat has a vote, and only while the game goes on."""
    if table.playing.state.over or not table.seats_of(guest):
        raise Problem("seat-not-yours", {})


def must_be_bot(bot: str) -> str:
    """The name of a bot there is."""
    if bot not in bots():
        raise Problem("setup-bot", {"bot": bot[:40], "bots": ", ".join(bots())})
    return bot


def voters(table: Table, vote: Vote) -> list[str]:
    """Whose consent counts: of all who play, but for the one who asks to go back, or the one who is away."""
    without = vote.by if vote.kind == UNDO else table.seats[vote.seat].guest
    return [guest for guest in table.present() if guest != without]


def mark_of(table: Table, running: Vote) -> str:
    """Names a vote, so that no click counts for the next one."""
    return clicks.vote_mark(table.around.key, table.id, running)


def vote(table: Table, guest: str, given: str, yes: bool) -> None:
    """Agree or refuse; `given` is the mark of the vote that was seen."""
    must_play(table, guest)
    running = table.matters.vote
    if running is None or guest not in voters(table, running):
        raise Problem("vote-none", {})
    clicks.must_be(mark_of(table, running), given)
    agree = [one for one in running.yes if one != guest] + ([guest] if yes else [])
    refuse = [one for one in running.no if one != guest] + ([] if yes else [guest])
    table.matters.vote = running._replace(yes=agree, no=refuse)
    decide(table)


def withdraw(table: Table, guest: str) -> None:
    """Who asked does not ask any more."""
    running = table.matters.vote
    if running is None or running.by != guest:
        raise Problem("vote-none", {})
    table.matters.vote = None


def decide(table: Table) -> None:
    """See whether the vote is decided: all must agree to go back, more than half to let a bot play."""
    undoing.decide(table)
    running = table.matters.vote
    if running is None or running.kind != BOT:
        return
    asked = voters(table, running)
    if len(running.yes) * 2 > len(asked):
        table.matters.vote = None
        stand_in(table, running.seat, running.bot)
    elif len(running.no) * 2 >= len(asked):
        table.matters.vote = None
        notice(table, "bot-refused", running.seat, running.bot)
