"""Sealed answers: when they count, when they are needed no more, and when all that are needed are in."""

from regalia.core.luck import FastLuck
from regalia.core.state import State
from regalia.core.step import FREE, AnyStep
from regalia.table.matters import Answer
from regalia.table.table import NOBODY, Table


def answer_of(table: Table, state: State, seat: int) -> int:
    """The answer that a seat has given to its present question, NOBODY if it has given none."""
    move = table.given(state, seat)
    return move if move in state.legal(seat) else NOBODY


# Shown together -----------------------------------------------------------------------------------------------------


def is_shared(table: Table, seat: int) -> bool:
    """Whether a seat's answer is to be shown with those of others: it is not asked yet, or people are behind it."""
    if not table.together or seat not in table.waiting():
        return False
    behind = any(not table.seats[other].player for other in table.waiting() if other != seat)
    return behind or not table.state.may_act(seat)


def complete(table: Table) -> bool:
    """Whether all answers are in that are needed before any is shown: in turn order, up to one that ends the asking.

    A bot answers when it is asked, and not before all people have answered.
    """
    state = table.state
    if state.over or not state.stack[-1].together:
        return True
    waits = table.waiting()
    tried = state.copy()
    tried.luck = FastLuck(0)
    for seat in waits:
        if not is_asked(tried, seat, state):
            return True
        move = answer_of(table, tried, seat)
        if move == NOBODY and table.seats[seat].player:
            return all(table.seats[other].player or table.given(state, other) != NOBODY for other in waits)
        if move == NOBODY:
            return False
        tried.do(seat, move)
    return True


def is_asked(tried: State, seat: int, state: State) -> bool:
    """Whether the asking has come to a seat, and is still the same."""
    if tried.over or not tried.may_act(seat) or not tried.stack[-1].together:
        return False
    return tried.question(seat) == state.question(seat) and tried.about(seat) == state.about(seat)


# Needed no more -----------------------------------------------------------------------------------------------------


def forget_needless(table: Table) -> None:
    """Forget the sealed answers whose questions will not come any more, or have been answered."""
    for seat in list(table.matters.ahead):
        if not may_come(table, seat, table.matters.ahead[seat]):
            del table.matters.ahead[seat]


def may_come(table: Table, seat: int, answer: Answer) -> bool:
    """Whether some step of the stack still asks this, or may."""
    if table.record is None or table.record.state.over:
        return False
    state = table.record.state
    return any(asks(state, step, seat, answer) for step in state.stack)


def asks(state: State, step: AnyStep, seat: int, answer: Answer) -> bool:
    """Whether a step asks a seat the question that this answers, or may; and a rule does not forbid the answer."""
    if not ((step.acting(state) | step.waiting(state)) >> seat) & 1:
        return False
    move = state.setup.vocabulary.numbers.get(answer.move, NOBODY)
    same = step.question(state, seat) == answer.question and step.about(state, seat) == answer.about
    return same and step.barred(state, seat, move) == FREE
