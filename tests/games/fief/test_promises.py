"""FI-N-7: promises bind nobody; the game knows which were kept."""

import json

import pytest

from regalia.games.fief import promises
from regalia.games.fief.desk import ABOUT, FATE, PROMISE_SIZE
from regalia.games.fief.promised import BROKEN, KEPT, OPEN, PASSED
from regalia.games.fief.rounds import NextRound
from regalia.games.fief.state import Fief
from tests.games.fief.fields import field, together
from tests.games.fief.houses import accept, all_ready, at_desk, offer, parley, question, refused
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    bishop,
    fief,
    hand,
    land,
    lord,
    money,
    phase,
    place,
    say,
    the,
    told,
    turn,
    units,
)


def fate(s: Fief, number: int = 0) -> int:
    """What has become of a promise."""
    return s.promises[number * PROMISE_SIZE + FATE]


def promised(what: str, *tokens: str) -> Fief:
    """Red has promised blue something; the houses are in phase 6 still."""
    s = parley()
    offer(s, "red", "blue", "promise", what, *tokens)
    accept(s, "blue", "red")
    return s


def test_FI_N_7_a_promise_is_made_with_an_offer_and_asked_for_likewise() -> None:
    s = parley()
    offer(s, "red", "blue", "500", "ask-promise", "vote", "arthur", "promise", "peace", "longer", "done")
    at_desk(s, "blue", "red")
    assert question(s, "blue") == "offered-promises"
    at_desk(s, "blue", "accept")
    # Blue promises red a vote, red promises blue peace till the end of round 3.
    votes = [RED, BLUE, 2, 0, 3, OPEN]
    peace = [BLUE, RED, 1, the(s, "arthur"), 0, OPEN]
    rows = [s.promises[at : at + PROMISE_SIZE] for at in range(0, len(s.promises), PROMISE_SIZE)]
    assert sorted(rows) == sorted([votes, peace])


def test_FI_N_7_the_kinds_and_what_can_be_promised() -> None:
    s = parley()
    lord(s, "henri", "red", "bourg")
    bishop(s, "henri", "bourg")
    at_desk(s, "red", "deal", "blue", "promise", "vote")
    refused(s, "red", "henri", "FI-N-7.vote")
    refused(s, "red", "blanche", "FI-N-7.vote")
    at_desk(s, "red", "charles", "promise", "thaler")
    refused(s, "red", "done", "FI-N-7.sum")
    at_desk(s, "red", "1000", "100", "done", "done", "promise", "help")
    refused(s, "red", "promise", "FI-N-5.promises")
    at_desk(s, "red", "send")
    accept(s, "blue", "red")
    assert sorted(s.promises[2::PROMISE_SIZE]) == [1, 4, 5]


def test_FI_N_7_no_longer_than_the_game_lasts() -> None:
    s = parley(points=10)
    at_desk(s, "red", "deal", "blue", "promise", "leave")
    for _ in range(8):
        at_desk(s, "red", "longer")
    refused(s, "red", "longer", "FI-N-7.last")


def test_FI_N_7_promises_bind_nobody() -> None:
    s = together()
    promises.promise(s, RED, BLUE, 2, 0, 9)
    say(s, "blaye", "blue", "attack")
    assert s.battle


def test_FI_N_7_peace_is_broken_by_an_attack() -> None:
    s = together()
    promises.promise(s, RED, BLUE, 2, 0, 9)
    say(s, "blaye", "blue", "attack")
    assert fate(s) == BROKEN
    assert "promise-broken" in told(s, "blue")


def test_FI_N_7_peace_is_not_broken_by_who_is_attacked() -> None:
    s = together()
    promises.promise(s, BLUE, RED, 2, 0, 9)
    say(s, "blaye", "blue", "attack")
    assert fate(s) == OPEN


def test_FI_N_7_peace_is_broken_at_a_gate() -> None:
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "blue", "blaye", 3)
    units(s, "green", "sigy", 3)
    turn(s, "movement", "red")
    promises.promise(s, RED, BLUE, 2, 0, 9)
    say(s, "arthur", "blaye", "gate")
    assert s.at[the(s, "arthur")] == place(s, "blaye<charolles")
    assert fate(s) == BROKEN


@pytest.mark.parametrize(
    ("card", "target", "fates"),
    [
        ("famine", "tournus-see", [BROKEN, OPEN]),
        ("assassination", "charles", [BROKEN, OPEN]),
        ("revolt", "tournus", [BROKEN, OPEN]),
        ("plague", "tournus-see", [BROKEN, OPEN]),
    ],
)
def test_FI_N_7_peace_is_broken_by_an_attack_card(card: str, target: str, fates: list[int]) -> None:
    s = parley()
    hand(s, "red", card)
    turn(s, "cards", "red")
    for other in (BLUE, GREEN):
        promises.promise(s, RED, other, 2, 0, 9)
    say(s, card, target)
    assert [fate(s, 0), fate(s, 1)] == fates


def test_FI_N_7_peace_and_leave_are_kept_when_their_time_has_passed() -> None:
    s = parley()
    for what in (2, 3):
        promises.promise(s, RED, BLUE, what, 0, 2)
    s.stack[-1:] = [NextRound()]
    s.settle()
    assert [fate(s, 0), fate(s, 1)] == [OPEN, OPEN]
    s.stack.append(NextRound())
    s.settle()
    assert [fate(s, 0), fate(s, 1)] == [KEPT, KEPT]


def test_FI_N_7_leave_is_broken_by_a_no() -> None:
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "blue", "blaye", 3)
    units(s, "green", "sigy", 3)
    turn(s, "movement", "red")
    promises.promise(s, BLUE, RED, 3, 0, 9)
    say(s, "arthur", "blaye", "ask")
    say(s, "no")
    assert fate(s) == BROKEN


def three_there() -> Fief:
    """Red is about to attack blue in Blaye, where green stands too."""
    s = together()
    units(s, "green", "blaye", 3)
    return s


@pytest.mark.parametrize(
    ("answers", "expected"),
    [(("aside",), BROKEN), (("red",), BROKEN), (("blue", "yes"), KEPT), (("blue", "no"), PASSED)],
)
def test_FI_N_7_help_in_the_next_battle(answers: tuple[str, ...], expected: int) -> None:
    s = three_there()
    promises.promise(s, GREEN, BLUE, 4, 0, 2)
    say(s, "blaye", "blue", "attack")
    say(s, *answers)
    if len(answers) == 1 and answers[0] == "red":
        say(s, "yes")
    assert fate(s) == expected


def test_FI_N_7_who_cannot_help_breaks_nothing() -> None:
    s = together()
    promises.promise(s, GREEN, BLUE, 4, 0, 2)
    say(s, "blaye", "blue", "attack")
    assert fate(s) == PASSED


def test_FI_N_7_who_fights_him_himself_does_not_help_him() -> None:
    s = together()
    promises.promise(s, RED, BLUE, 4, 0, 2)
    say(s, "blaye", "blue", "attack")
    assert fate(s) == BROKEN


def test_FI_N_7_money_is_given_by_then_in_parts_too() -> None:
    s = promised("thaler", "500", "done", "done")
    offer(s, "red", "blue", "100")
    accept(s, "blue", "red")
    assert s.promises[ABOUT] == 400
    offer(s, "blue", "red", "other-way", "500")
    accept(s, "red", "blue")
    assert fate(s) == KEPT


def test_FI_N_7_money_of_the_same_deal_does_not_count() -> None:
    s = parley()
    offer(s, "red", "blue", "500", "promise", "thaler", "100", "done", "done")
    accept(s, "blue", "red")
    assert (fate(s), s.promises[ABOUT]) == (OPEN, 100)


def test_FI_N_7_money_that_was_not_given_by_then_is_broken() -> None:
    s = promised("thaler", "500", "done", "done")
    s.stack[-1:] = [NextRound()]
    s.settle()
    assert fate(s) == OPEN
    s.stack.append(NextRound())
    s.settle()
    assert fate(s) == BROKEN


def test_FI_N_7_money_given_with_mercy_counts() -> None:
    s = field()
    money(s, "red", 300)
    promises.promise(s, RED, BLUE, 5, 2, 9)
    say(s, "assault", "mercy", "100", "100", "offer", "yes")
    assert fate(s) == KEPT


@pytest.mark.parametrize(("vote", "expected"), [("charles", KEPT), ("arthur", BROKEN), ("abstain", BROKEN)])
def test_FI_N_7_a_vote_at_the_next_ballot(vote: str, expected: int) -> None:
    s = parley()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    offer(s, "red", "blue", "promise", "vote", "charles")
    accept(s, "blue", "red")
    all_ready(s)
    say(s, "arthur", "charles", vote)
    assert fate(s) == expected


def test_FI_N_7_a_vote_for_somebody_who_does_not_stand_stays_open_and_passes() -> None:
    s = parley()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    offer(s, "red", "blue", "promise", "vote", "eric")
    accept(s, "blue", "red")
    all_ready(s)
    say(s, "arthur", "nobody", "arthur", "abstain")
    assert fate(s) == PASSED


def test_FI_N_7_what_was_certain_is_forgotten_after_the_next_negotiation_began() -> None:
    s = promised("peace", "done")
    promises.attacked(s, RED, BLUE)
    assert fate(s) == BROKEN
    phase(s, "negotiation")
    assert s.promises == []


def test_FI_V_6_promises_and_their_fate_are_seen_by_the_two_alone() -> None:
    s = parley()
    before = json.dumps(s.view(GREEN))
    offer(s, "red", "blue", "promise", "peace", "done")
    accept(s, "blue", "red")
    told(s)
    promises.attacked(s, RED, BLUE)
    assert [event.seen_by(reader) for event in s.take_events() for reader in (RED, BLUE, GREEN, None)] == [
        *[True, True],
        *[False, False],
    ]
    assert json.dumps(s.view(GREEN)) == before
    assert len(s.view(BLUE)["promises"]) == len(s.view(RED)["promises"]) == 1  # type: ignore[typeddict-item]


def test_FI_Z_2_who_is_out_keeps_and_breaks_nothing() -> None:
    s = promised("peace", "done")
    promises.promise(s, GREEN, RED, 2, 0, 9)
    promises.forget_seat(s, BLUE)
    assert s.promises[:2] == [GREEN, RED]
    assert len(s.promises) == PROMISE_SIZE
