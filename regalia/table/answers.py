"""Answers in advance and standing answers: sealed until their question comes, forgotten unseen if it never does."""

from regalia.core.refusals import Problem
from regalia.core.state import State
from regalia.core.step import FREE, AnyStep
from regalia.table import clicks
from regalia.table.matters import Answer
from regalia.table.table import NOBODY, Table


def answer_ahead(table: Table, guest: str, seat: int, move: int, given: str) -> None:
    """Answer a question that may still come to this seat; an answer given before is replaced."""
    table.must_hold(guest, seat)
    state, asked = table.playing.state, table.asked[seat]
    expected = clicks.mark(table.around.key, table.id, seat, table.matters.turns[seat], asked)
    clicks.must_be(expected, given)
    if asked is None or not asked.ahead or move not in asked.answers:
        raise Problem("ahead-not", {})
    barred = state.bar(seat, move)
    if barred is not None:
        raise barred
    token = table.setup.vocabulary.token(move)
    table.matters.ahead[seat] = Answer(asked.question, asked.about, token)


def forget(table: Table, guest: str, seat: int) -> None:
    """Take an answer in advance back."""
    table.must_hold(guest, seat)
    table.matters.ahead.pop(seat, None)


def stand(table: Table, guest: str, seat: int, question: str, move: int) -> None:
    """From now on always answer a question alike, where it comes out of the turn of another; -1: ask again."""
    table.must_hold(guest, seat)
    if question not in table.setup.game.questions:
        raise Problem("standing-question", {})
    standing = table.matters.standing.setdefault(seat, {})
    if move == NOBODY:
        standing.pop(question, None)
    else:
        standing[question] = table.setup.vocabulary.token(move)


def answer_of(table: Table, state: State, seat: int) -> int:
    """The answer that a seat has given to its present question, NOBODY if it has given none."""
    if state.whose_turn() in (NOBODY, seat):
        return NOBODY
    sealed, question = table.matters.ahead.get(seat), state.question(seat)
    token = ""
    if sealed is not None and (sealed.question, sealed.about) == (question, state.about(seat)):
        token = sealed.move
    else:
        token = table.matters.standing.get(seat, {}).get(question, "")
    move = table.setup.vocabulary.numbers.get(token, NOBODY)
    return move if move in state.legal(seat) else NOBODY


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
