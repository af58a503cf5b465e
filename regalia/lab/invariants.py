"""What holds in every game: each of these says what is wrong with a position, or nothing."""

from typing import Final

from regalia.core.events import Event, fields
from regalia.core.game import Setup
from regalia.core.luck import FastLuck
from regalia.core.record import Record, read_record
from regalia.core.refusals import Barred, NotAMove, NotAsked, NotYourTurn, Refused
from regalia.core.state import State

DEALT: Final = 5
"""The seed by which positions are dealt from views."""


def asking(state: State) -> str:
    """Who may act has a declared question, something he may play, and a default among it."""
    setup = state.setup
    for seat in state.seats_asked():
        question = state.question(seat)
        if question not in setup.game.questions:
            return f"the question {question} is not declared"
        told = misfit(setup, setup.game.questions[question], state.about(seat))
        if told:
            return f"the question {question}: {told}"
        legal = state.legal(seat)
        if len(set(legal)) != len(legal) or not legal:
            return f"{setup.seats[seat]} may play {legal} at {question}"
        if state.default(seat) not in legal:
            return f"the default of {question} is barred"
    return ""


def legality(state: State) -> str:
    """What is legal is what is not barred, over the whole vocabulary; all else is refused with the right reason."""
    asked = state.seats_asked()
    for seat in range(state.setup.players):
        legal = state.legal(seat)
        answers = state.stack[-1].moves(state, seat) if seat in asked else []
        for move in range(-1, len(state.setup.vocabulary) + 1):
            error = refusal(state, seat, move)
            told = misfit_refusal(state, seat, error, move in answers, move in legal)
            if told:
                return f"{state.setup.seats[seat]}, move {move}: {told}"
    return ""


def refusal(state: State, seat: int, move: int) -> Refused | None:
    """What is said no with, or nothing."""
    try:
        state.check(seat, move)
    except Refused as error:
        return error
    return None


def misfit_refusal(state: State, seat: int, error: Refused | None, answers: bool, legal: bool) -> str:
    """Whether a refusal is the right one for a move that is an answer to the question or not, legal or not."""
    game, asked = state.setup.game, state.seats_asked()
    if error is None:
        return "" if legal else "it is not listed, and not refused"
    if legal:
        return f"it is listed, and refused: {error}"
    if isinstance(error, Barred):
        if not answers or error.rule not in game.rules or error.reason not in game.why:
            return f"it is refused for {error.reason}"
        return misfit(state.setup, game.why[error.reason], error.data)
    if isinstance(error, NotAsked):
        return "" if seat in asked and not answers and error.question == state.question(seat) else f"refused: {error}"
    if isinstance(error, NotYourTurn):
        return "" if seat not in asked and error.asked == asked else f"refused: {error}"
    return "" if isinstance(error, NotAMove) else f"refused: {error}"


def misfit(setup: Setup, declared: str, data: list[int]) -> str:
    """How ids do not fit what the game declares of them."""
    wanted = fields(declared)
    many = bool(wanted) and wanted[-1].many
    if len(data) < len(wanted) - many or (len(data) > len(wanted) and not many):
        return f"{data} do not fit '{declared}'"
    for at, number in enumerate(data):
        names = setup.names.get(wanted[min(at, len(wanted) - 1)].kind)
        if names is not None and not 0 <= number < len(names):
            return f"{data} do not fit '{declared}'"
    return ""


def telling(setup: Setup, events: list[Event]) -> str:
    """Events are declared, and have the ids that were declared."""
    for event in events:
        if event.key not in setup.game.events:
            return f"the event {event.key} is not declared"
        told = misfit(setup, setup.game.events[event.key], event.data)
        if told:
            return f"the event {event.key}: {told}"
    return ""


def copies(state: State) -> str:
    """A copy is the same, and what is played on one of them does not touch the other."""
    before = state.view(None, True)
    one, other = state.copy(), state.copy()
    if one.view(None, True) != before:
        return "a copy is not the same"
    for seat in state.seats_asked():
        for move in state.legal(seat):
            one.do(seat, move)
            if state.view(None, True) != before or other.view(None, True) != before:
                return f"what is played on a copy ({state.setup.vocabulary.token(move)}) changes another"
            one = other.copy()
    return ""


def views(state: State) -> str:
    """A position dealt from a view is sound, and gives the same view; from an open one it is the position itself."""
    for seat in [None, *range(state.setup.players)]:
        view = state.view(seat)
        dealt = state.setup.from_view(view, FastLuck(DEALT))
        if dealt.view(seat) != view:
            return f"a position dealt from the view of {seat} gives another view"
        if dealt.wrong():
            return f"a position dealt from the view of {seat}: {dealt.wrong()}"
    opened = state.view(None, True)
    if state.setup.from_view(opened, FastLuck(DEALT)).view(None, True) != opened:
        return "a position made from an open view is another"
    return ""


def ended(state: State) -> str:
    """The game is over: it ended in one of its ways, each seat has a place, and nobody is asked anything."""
    players = state.setup.players
    if state.ending() not in state.setup.game.endings:
        return f"the ending {state.ending()!r} is not declared"
    if len(state.places()) != players or len(state.scores()) != players or min(state.places()) < 1:
        return f"places {state.places()}, scores {state.scores()}"
    if state.acting() or state.next_seat() != -1 or any(state.legal(seat) for seat in range(players)):
        return "the game is over, and somebody is asked"
    return ""


def journal(record: Record) -> str:
    """The journal as text leads to the same position, and to the same text."""
    text = record.text()
    again = read_record(text)
    if again.text() != text:
        return "the journal replays to another journal"
    if again.state.view(None, True) != record.state.view(None, True):
        return "the journal replays to another position"
    return "" if again.events() == record.events() else "the journal replays to other events"
