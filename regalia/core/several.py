"""Several answers of one seat, given at once: all are played or none, as far as nobody else must answer between."""

from regalia.core.events import Event
from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.core.refusals import Refused
from regalia.core.state import State


class Foresight:
    """The questions that a seat's answers lead to, as far as it decides alone.

    The first answer is judged by the position as it is, the next ones on a position dealt from what the seat sees: so
    a refusal changes nothing, and tells nothing of the luck to come or of what is hidden.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.state = state
        self.moves: list[int] = []

    def asked(self) -> list[int]:
        """All answers to the present question, also those that a rule forbids."""
        if not self.state.may_act(self.seat):
            return []
        return self.state.stack[-1].moves(self.state, self.seat)

    def play(self, move: int) -> None:
        """Check the next answer, and go on to the question behind it."""
        self.state.check(self.seat, move)
        self.moves.append(move)

    def look_on(self) -> bool:
        """Go where the last answer leads; False where in the seat's own turn somebody else must answer first.

        Refused where luck or something hidden decides what comes, or where the turn is over.
        """
        last = self.moves[-1]
        if len(self.moves) == 1:
            setup = self.state.setup
            self.state = setup.from_view(self.state.view(self.seat), FastLuck(0))
        drawn, shown = self.state.luck.count, self.state.shown
        self.state.do(self.seat, last)
        sealed = self.state.luck.count != drawn or self.state.shown != shown
        if not sealed and self.state.may_act(self.seat):
            return True
        if sealed or self.state.over or self.state.whose_turn() != self.seat:
            raise Refused("several-sealed", {"token": self.state.setup.vocabulary.token(last)})
        return False


def checked(state: State, seat: int, moves: list[int]) -> list[int]:
    """What of these moves a seat can play one after another: up to an answer that somebody else must give.

    What forbids one of them is raised. The rest of the line is left: it may no longer be what the seat wants.
    """
    ahead = Foresight(state, seat)
    for number, move in enumerate(moves):
        if number and not ahead.look_on():
            break
        ahead.play(move)
    return ahead.moves


def play_all(record: Record, seat: int, moves: list[int]) -> list[Event]:
    """Check some moves of a seat and play them; the events they made."""
    played = checked(record.state, seat, moves)
    start, events = record.number, []
    try:
        for move in played:
            events += record.play(seat, move)
    except Refused:
        # Something hidden was otherwise than dealt: what was played of the line is taken back.
        record.undo(start)
        raise
    return events
