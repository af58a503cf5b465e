"""Answers in advance and standing answers: sealed until their question comes, forgotten unseen if it never does."""

from regalia.core.refusals import Problem
from regalia.table import clicks, playing, standing
from regalia.table.matters import Answer
from regalia.table.table import NOBODY, Table


def answer(table: Table, guest: str, seat: int, tokens: list[str], given: str) -> None:
    """Answer what a seat is asked now; what may still come to it, in advance."""
    table.must_hold(guest, seat)
    asked = table.asked[seat]
    if asked is not None and asked.ahead and not table.together:
        move = table.setup.vocabulary.move(" ".join(tokens))
        answer_ahead(table, guest, seat, move, given)
    else:
        playing.play_tokens(table, guest, seat, tokens, given)


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
    playing.open_sealed(table)


def forget(table: Table, guest: str, seat: int) -> None:
    """Take an answer in advance back."""
    table.must_hold(guest, seat)
    table.matters.ahead.pop(seat, None)


def stand(table: Table, guest: str, seat: int, question: str, move: int) -> None:
    """From now on always answer a question alike, where it comes out of the turn of another; -1: ask again.

    Behind the question's key may stand what it must be about, `leave-in/blue` or `counter-famine/sigy-see`.
    """
    table.must_hold(guest, seat)
    if not standing.is_question(table.setup, question):
        raise Problem("standing-question", {})
    answers = table.matters.standing.setdefault(seat, {})
    if move == NOBODY:
        answers.pop(question, None)
    else:
        answers[question] = table.setup.vocabulary.token(move)
    playing.open_sealed(table)
