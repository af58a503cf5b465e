"""The position: who is asked what, what is allowed and why not, and what is told; with a game made for it."""

import pytest

from regalia.core.events import EVERYBODY, Event, all_but, only
from regalia.core.luck import FastLuck
from regalia.core.refusals import Barred, NotAMove, NotAsked, NotYourTurn
from regalia.core.state import State
from regalia.core.step import NOBODY, Step
from regalia.core.view import View
from tests.toy import GAME as TOY
from tests.toy.board import CLAIM, DRAW, OFFER, PASS, PEEK, READY, REST, SELL
from tests.toy.state import Fair

PLAYERS = 3


def begun() -> Fair:
    """The first position of three traders."""
    state = TOY.setup(PLAYERS).new(FastLuck(1), True)
    assert isinstance(state, Fair)
    return state


def at_the_fair() -> Fair:
    """All had their turn, and rested: now all trade at once."""
    state = begun()
    for _ in range(PLAYERS):
        state.play(state.next_seat(), REST)
    state.take_events()
    return state


def selling() -> Fair:
    """The first has sold a card, and the next is asked whether he claims."""
    state = begun()
    seat = state.next_seat()
    state.play(seat, SELL)
    state.play(seat, state.legal(seat)[0])
    return state


def over() -> Fair:
    """A game of nothing but rest, to its end."""
    state = begun()
    while not state.over:
        seat = state.next_seat()
        state.play(seat, state.default(seat))
    return state


# Who is asked --------------------------------------------------------------------------------------------------------


def test_one_seat_is_asked_at_a_time() -> None:
    state = begun()
    seat = state.next_seat()
    assert state.acting() == 1 << seat
    assert state.seats_asked() == [seat]
    assert [state.may_act(other) for other in range(PLAYERS)] == [other == seat for other in range(PLAYERS)]
    assert state.question(seat) == "turn"
    assert all(state.legal(other) == [] for other in range(PLAYERS) if other != seat)


def test_several_seats_are_asked_at_once_each_at_its_own_question() -> None:
    state = at_the_fair()
    assert state.seats_asked() == [0, 1, 2]
    state.play(1, OFFER)
    assert [state.question(seat) for seat in range(PLAYERS)] == ["fair", "offer-good", "fair"]
    state.play(0, READY)
    assert state.seats_asked() == [1, 2]


def test_the_next_seat_is_the_next_in_turn_order_among_those_who_may() -> None:
    state = at_the_fair()
    assert [state.next_seat(after) for after in (-1, 0, 1, 2)] == [0, 1, 2, 0]
    state.play(1, READY)
    assert [state.next_seat(after) for after in (-1, 0, 1, 2)] == [0, 2, 2, 0]
    state.play(0, READY)
    assert [state.next_seat(after) for after in (-1, 0, 1, 2)] == [2, 2, 2, 2]


def test_when_it_is_over_nobody_is_asked() -> None:
    state = over()
    assert state.next_seat() == -1
    assert state.acting() == NOBODY
    assert state.seats_asked() == []
    assert state.legal(0) == state.ahead(0) == []
    with pytest.raises(NotYourTurn) as refused:
        state.play(0, REST)
    assert (refused.value.key, refused.value.asked) == ("game-over", [])


def test_answers_in_advance_are_those_to_a_question_that_may_still_come() -> None:
    state = selling()
    asked = state.next_seat()
    behind = [seat for seat in range(PLAYERS) if seat not in (asked, state.on_turn)]
    assert [state.ahead(seat) for seat in behind] == [[CLAIM, PASS]]
    assert state.ahead(asked) == state.ahead(state.on_turn) == []


# What is allowed -----------------------------------------------------------------------------------------------------


def test_what_is_legal_is_what_is_not_barred() -> None:
    state = begun()
    seat = state.next_seat()
    state.crowns[seat] = 0
    assert state.legal(seat) == [DRAW, SELL, REST]
    barred = state.bar(seat, PEEK)
    assert barred is not None
    assert (barred.reason, barred.rule, barred.data) == ("TOY-T-4.crown", "TOY-T-4", [])
    assert state.bar(seat, REST) is None


def test_each_refusal_in_its_order() -> None:
    state = begun()
    seat = state.next_seat()
    other = (seat + 1) % PLAYERS
    state.crowns[seat] = 0
    with pytest.raises(NotAMove):
        state.check(other, len(state.setup.vocabulary))
    with pytest.raises(NotAMove):
        state.check(seat, -1)
    with pytest.raises(NotYourTurn) as turn:
        state.check(other, CLAIM)
    assert (turn.value.seat, turn.value.asked) == (other, [seat])
    with pytest.raises(NotAsked) as asked:
        state.check(seat, CLAIM)
    assert asked.value.question == "turn"
    with pytest.raises(Barred):
        state.check(seat, PEEK)


@pytest.mark.parametrize("move", [-1, 10**6, CLAIM, PEEK])
def test_a_refused_move_changes_nothing(move: int) -> None:
    state = begun()
    seat = state.next_seat()
    state.crowns[seat] = 0
    before = (state.view(None, True), state.luck.count, state.shown, len(state.stack))
    with pytest.raises((NotAMove, NotAsked, Barred)):
        state.play(seat, move)
    assert (state.view(None, True), state.luck.count, state.shown, len(state.stack)) == before


# Steps ---------------------------------------------------------------------------------------------------------------


class Mark(Step[Fair]):
    """Runs by itself and leaves a mark."""

    key = "mark"

    def __init__(self, number: int, more: bool = False) -> None:
        self.number = number
        self.more = more

    def run(self, s: Fair) -> None:
        s.sold.append(self.number)
        if self.more:
            s.push(Mark(self.number + 1))


def test_what_runs_by_itself_runs_from_the_top_till_somebody_is_asked() -> None:
    state = begun()
    asked = state.stack[-1]
    state.push(Mark(9))
    state.push(Mark(1, more=True))
    state.settle()
    assert state.sold[-3:] == [1, 2, 9]
    assert state.stack[-1] is asked


def test_a_step_that_brings_nothing_asks_nobody() -> None:
    state, step = begun(), Step[State]()
    assert (step.acting(state), step.waiting(state), step.frame()) == (NOBODY, NOBODY, [])
    assert (step.barred(state, 0, 0), step.because(state, 0, 0, 1), step.about(state, 0)) == (0, [], [])
    assert step.question(state, 0) == ""
    for act in (lambda: step.moves(state, 0), lambda: step.answer(state, 0, 0), lambda: step.run(state)):
        with pytest.raises(NotImplementedError):
            act()


def test_the_usual_default_is_the_first_that_is_allowed() -> None:
    state = begun()
    seat = state.next_seat()
    state.play(seat, SELL)
    assert state.default(seat) == state.legal(seat)[0]


# What is told --------------------------------------------------------------------------------------------------------


def test_events_are_kept_for_whoever_listens_till_they_are_taken() -> None:
    state = begun()
    assert state.take_events()
    assert state.take_events() == []
    state.tell("round", 1, 2)
    state.tell("over")
    state.tell_some(only(1), "drew", [2])
    state.tell_some(all_but(1), "draws", [1])
    assert state.take_events() == [
        Event("round", [1, 2], EVERYBODY),
        Event("over", []),
        Event("drew", [2], only(1)),
        Event("draws", [1], all_but(1)),
    ]


def test_a_number_like_any_other_may_be_told() -> None:
    """Only one number stands for nothing, and it is none that a game counts."""
    state = begun()
    state.take_events()
    state.tell("five", -1, 0, -(1 << 29), 7, 8)
    assert state.take_events()[0].data == [-1, 0, -(1 << 29), 7, 8]


def test_nothing_is_made_where_nobody_listens() -> None:
    state = TOY.setup(2).new(FastLuck(1))
    state.tell("round", 1)
    state.tell_some(only(0), "drew", [1])
    assert state.heard is None
    assert state.take_events() == []
    state.listen()
    state.tell("round", 1)
    state.listen()
    assert len(state.take_events()) == 1


def test_what_is_shown_is_counted() -> None:
    state = selling()
    assert state.shown == 1
    assert state.copy().shown == 1
    assert begun().shown == 0


def test_the_stack_as_plain_data() -> None:
    state = selling()
    top = state.frames()[-1]
    assert top["step"] == "claim"
    assert top["numbers"] == [state.on_turn, state.next_seat(), state.sold.index(1)]


# What a game may leave out -------------------------------------------------------------------------------------------


class Plain(State):
    """A position that brings nothing but points."""

    def scores(self) -> list[int]:
        return [3, 9, 5]


def test_what_a_game_need_not_bring() -> None:
    state = Plain(TOY.setup(3), FastLuck(1), [])
    assert [state.worth(seat) for seat in range(3)] == [-6.0, 4.0, -4.0]
    assert (state.whose_turn(), state.out(0), state.wrong(), state.over) == (-1, False, "", True)


def test_what_a_game_must_bring() -> None:
    state = State(TOY.setup(3), FastLuck(1), [])
    acts = [state.copy, lambda: state.view(None), state.ending, state.places, state.scores]
    for act in acts:
        with pytest.raises(NotImplementedError):
            act()


def test_views_are_plain_data_of_their_own() -> None:
    state = begun()
    view: View = state.view(0)
    view["stack"].clear()
    view["setup"]["seats"].clear()
    assert state.view(0)["stack"]
    assert state.setup.seats
