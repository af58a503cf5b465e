"""The position of a game: plain data, a stack of steps, and the one way to change it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.core.events import EVERYBODY, Event
from regalia.core.game import Setup
from regalia.core.luck import Luck
from regalia.core.refusals import Barred, NotAMove, NotAsked, NotYourTurn
from regalia.core.step import FREE, NOBODY, AnyStep
from regalia.core.view import Frame, Points, View

NONE: Final = -(1 << 30)
"""Stands for a value that is not given to `tell`."""

NO_MARK: Final = 0
"""What `mark` says where a game gives no marks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has; a game adds its own lists and says how they are copied and seen."""

    def __init__(self, setup: Setup, luck: Luck, stack: list[AnyStep]) -> None:
        self.setup = setup
        self.luck = luck
        self.stack = stack
        self.heard: list[Event] | None = None
        self.shown = 0

    # What is asked -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing is left to decide."""
        return not self.stack

    def acting(self) -> int:
        """The seats that may act now, as bits."""
        return self.stack[-1].acting(self) if self.stack else NOBODY

    def may_act(self, seat: int) -> bool:
        """Whether this seat is asked something now."""
        return (self.acting() >> seat) & 1 == 1

    def seats_asked(self) -> list[int]:
        """The seats that may act now."""
        return [seat for seat in range(self.setup.players) if self.may_act(seat)]

    def next_seat(self, after: int = -1) -> int:
        """The next in turn order after a seat, among those who may act; -1 when the game is over."""
        if not self.stack:
            return -1
        bits: i64 = self.stack[-1].acting(self)
        seat: i64 = after + 1
        if not bits >> seat:
            if not bits:
                return -1
            seat = 0
        while not (bits >> seat) & 1:
            seat += 1
        return seat

    def question(self, seat: int) -> str:
        """The key of the question put to a seat."""
        return self.stack[-1].question(self, seat)

    def about(self, seat: int) -> list[int]:
        """The ids in the words of that question."""
        return self.stack[-1].about(self, seat)

    def lies(self, seat: int) -> list[int]:
        """What lies before a seat with its question, as numbers that it sees: an offer it looks at; nothing by default.

        A click may name it, where the same moves would answer something else that has taken its place.
        """
        return []

    def default(self, seat: int) -> int:
        """The mildest answer, played for one who does not answer in time."""
        return self.stack[-1].default(self, seat)

    def proposal(self, seat: int) -> list[int]:
        """Moves of a seat that finish what it has begun, as they may be offered to it in one; none by default."""
        return []

    # What is allowed ---------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What a seat may play now: the answers to its question that are not barred."""
        found: list[int] = []
        if not self.stack:
            return found
        step = self.stack[-1]
        bits: i64 = step.acting(self)
        if not (bits >> seat) & 1:
            return found
        for move in step.moves(self, seat):
            if step.barred(self, seat, move) == FREE:
                found.append(move)
        return found

    def ahead(self, seat: int) -> list[int]:
        """The answers a seat may give in advance to a question that may still come to it."""
        if not self.stack or not (self.stack[-1].waiting(self) >> seat) & 1:
            return []
        return self.stack[-1].moves(self, seat)

    def allows(self, seat: int, move: int) -> bool:
        """Whether `legal` lists this move."""
        if not self.stack:
            return False
        step = self.stack[-1]
        bits: i64 = step.acting(self)
        return (bits >> seat) & 1 == 1 and move in step.moves(self, seat) and step.barred(self, seat, move) == FREE

    def bar(self, seat: int, move: int) -> Barred | None:
        """The rule that forbids an answer to the question put to this seat, or nothing."""
        step = self.stack[-1]
        reason = step.barred(self, seat, move)
        if reason == FREE:
            return None
        return Barred(self.setup.game.reasons[reason], step.because(self, seat, move, reason))

    def check(self, seat: int, move: int) -> None:
        """Raise what forbids this seat to play this move now."""
        if not 0 <= move < len(self.setup.vocabulary):
            raise NotAMove(str(move))
        if not self.may_act(seat):
            raise NotYourTurn(seat, self.seats_asked())
        if move not in self.stack[-1].moves(self, seat):
            raise NotAsked(self.question(seat))
        barred = self.bar(seat, move)
        if barred is not None:
            raise barred

    # What is played ----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """Check a move and play it; a refused one changes nothing."""
        self.check(seat, move)
        self.do(seat, move)

    def do(self, seat: int, move: int) -> None:
        """Play a move that `legal` listed, without looking again."""
        self.stack.pop().answer(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Run what goes on by itself, until somebody is asked or the game is over."""
        while self.stack:
            step = self.stack[-1]
            if step.acting(self) != NOBODY:
                return
            self.stack.pop()
            step.run(self)

    def push(self, step: AnyStep) -> None:
        """Put a step on top of the stack: it is decided before what lies below."""
        self.stack.append(step)

    def whose_turn(self) -> int:
        """The seat whose turn it is, -1 where it is nobody's: others who answer in it cannot take that back."""
        return -1

    # What is told ------------------------------------------------------------------------------------------------

    def tell(self, key: str, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE, e: int = NONE) -> None:
        """Make an event that all may see, if somebody listens; so playouts do not pay for it."""
        if self.heard is not None:
            self.heard.append(Event(key, [value for value in (a, b, c, d, e) if value != NONE], EVERYBODY))

    def tell_some(self, audience: int, key: str, data: list[int]) -> None:
        """Make an event for some seats (see `only` and `all_but`), if somebody listens."""
        if self.heard is not None:
            self.heard.append(Event(key, data, audience))

    def listen(self) -> None:
        """From now on events are made."""
        if self.heard is None:
            self.heard = []

    def take_events(self) -> list[Event]:
        """The events since this was last asked."""
        taken = self.heard
        if taken is None:
            return []
        self.heard = []
        return taken

    def show(self) -> None:
        """Something hidden was shown to somebody: what led here cannot be taken back without the table's consent."""
        self.shown += 1

    # What a game brings ------------------------------------------------------------------------------------------

    def copy(self) -> "State":
        """Another position, the same, that shares nothing that can change. Nobody listens to it."""
        raise NotImplementedError

    def view(self, seat: int | None, open: bool = False) -> View:
        """What a seat, or a spectator (None), may know, built up from nothing; `open`: all, once the game is over."""
        raise NotImplementedError

    def out(self, seat: int) -> bool:
        """Whether a seat has left the game; then it sees what a spectator sees."""
        return False

    def ending(self) -> str:
        """How the game ended, one of the game's `endings`; nothing while it goes on."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat, 1 the first; those who share a place have the same."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points, as the game counts them."""
        raise NotImplementedError

    def tally(self, open: bool = False) -> list[Points]:
        """The points as all may see them now, by kind; `open`: once the game is over. Nothing while they are hidden."""
        return [Points("", self.scores())] if open else []

    def worth(self, seat: int) -> float:
        """A rule of thumb: how good this position is for a seat. A game may know better than its points."""
        scores = self.scores()
        best = max([score for other, score in enumerate(scores) if other != seat], default=0)
        return float(scores[seat] - best)

    def ideas(self, seat: int) -> list[list[int]]:
        """What a bot that cannot try all should try here, each a row of moves; by default every move by itself.

        A row that turns out to be barred on its way is no idea.
        """
        return [[move] for move in self.legal(seat)]

    def mark(self) -> int:
        """The same for positions that are the same, so that a search goes on from each but once; NO_MARK: none given.

        It tells apart what one seat can reach by itself, and need not hold all there is.
        """
        return NO_MARK

    def wrong(self) -> str:
        """What must always hold, and does not; nothing if all is well."""
        return ""

    def frames(self) -> list[Frame]:
        """The stack as plain data, the top last; it is public, so it is part of every view."""
        return [Frame(step=step.key, numbers=step.frame()) for step in self.stack]


def played(state: State, seat: int, moves: list[int]) -> bool:
    """Play a row of moves; whether all were allowed."""
    for move in moves:
        if not state.allows(seat, move):
            return False
        state.do(seat, move)
    return True
