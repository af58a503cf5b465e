"""Refusals: each has a key and values; its own text is for who reads a traceback."""

from regalia.core.refusals import BadSetup, Barred, NotAMove, NotAsked, NotYourTurn, Problem, Refused, rule_of


def test_the_three_errors_and_the_rule_are_told_apart() -> None:
    assert NotAMove("dance").key == "not-a-move"
    assert NotYourTurn(1, [0]).key == "not-your-turn"
    assert NotYourTurn(1, []).key == "game-over"
    assert NotAsked("king").key == "not-asked"
    assert Barred("FK-T-4.money", [2]).key == "barred"
    assert all(issubclass(kind, Refused) for kind in (NotAMove, NotYourTurn, NotAsked, Barred))


def test_a_reason_holds_its_rule() -> None:
    barred = Barred("FK-T-4.money", [2])
    assert (barred.rule, barred.reason, barred.data) == ("FK-T-4", "FK-T-4.money", [2])
    assert barred.values == {"rule": "FK-T-4"}
    assert rule_of("FK-T-4") == "FK-T-4"


def test_a_long_token_is_cut_in_the_message_alone() -> None:
    refused = NotAMove("x" * 41)
    assert refused.token == "x" * 41
    assert refused.values == {"token": "x" * 39 + "…"}
    assert NotAMove("x" * 40).values == {"token": "x" * 40}


def test_a_problem_reads_in_a_traceback() -> None:
    assert str(BadSetup("setup-seats", {"game": "toy", "seats": 9})) == "setup-seats: game toy, seats 9"
    assert str(Problem("stopped", {})) == "stopped"
