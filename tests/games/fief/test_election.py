"""FI-E: ballot and coronation."""

import pytest

from regalia.core.refusals import Barred
from regalia.games.fief.election import Election
from regalia.games.fief.figures import KINGS, NONE, QUEENS
from regalia.games.fief.state import Fief
from tests.games.fief.houses import all_ready, houses
from tests.games.fief.positions import (
    asked,
    bishop,
    captive,
    fief,
    king,
    last,
    lord,
    mildest,
    open_to,
    phase,
    queen,
    say,
    the,
    told,
    turn,
    wed,
    why_not,
)


def realm(*clerics: str) -> Fief:
    """Duke Arthur of red, duke Charles of blue, count Eric of green; bishops as named, by family and see."""
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    fief(s, "sigy-county", "green", "sigy", "eric")
    keys = iter(["henri", "louis", "othon", "pierre"])
    for cleric in clerics:
        name, _, see = cleric.partition(":")
        key = next(keys)
        lord(s, key, name, {"red": "bourg", "blue": "tournus", "green": "sigy"}[name])
        bishop(s, key, see)
    return s


def ballot(s: Fief) -> None:
    """The election begins, and nothing comes after it but the next round."""
    turn(s, "cards", "red")
    s.push(Election())
    s.settle()
    s.take_events()


def test_FI_E_1_only_without_a_king() -> None:
    s = realm()
    king(s, "charles")
    ballot(s)
    assert asked(s) == ("red", "cards")


def test_FI_E_1_candidates_are_free_titled_men_no_clerics_one_a_player() -> None:
    s = realm("red:bourg")
    captive(s, "quentin", "red", "blue", "tournus")
    fief(s, "medard-barony", "red", "st-medard", "quentin")
    fief(s, "sennecy-barony", "red", "sennecy", "blanche")
    s.title[0] = the(s, "henri")
    ballot(s)
    # Red has a bishop, a captive and a lady with titles, and Arthur has none: nobody there may stand.
    assert asked(s) == ("blue", "stand")
    assert open_to(s) == ["nobody", "charles"]
    assert why_not(s, "eric") == why_not(s, "isabelle") == "FI-E-1"
    say(s, "charles")
    assert asked(s) == ("green", "stand")


def test_FI_E_1_without_a_candidate_there_is_no_ballot() -> None:
    s = realm()
    ballot(s)
    assert mildest(s) == "nobody"
    say(s, "nobody", "nobody", "nobody")
    assert asked(s) == ("red", "cards")
    assert s.votes == []


def test_FI_E_1_one_ballot_a_round() -> None:
    s = realm()
    phase(s, "negotiation")
    all_ready(s)
    say(s, "arthur", "nobody", "nobody", "abstain", "abstain", "abstain")
    assert s.round == 2
    assert s.phase == 0


def test_FI_E_2_one_vote_a_lord_of_free_bishops_cardinals_titled_men_and_women_and_the_queen() -> None:
    s = realm("red:bourg")
    fief(s, "medard-barony", "red", "st-medard", "arthur")
    fief(s, "sennecy-barony", "green", "sennecy", "jeanne")
    captive(s, "quentin", "blue", "green", "sigy")
    fief(s, "beaujeu-county", "blue", "blaye", "quentin")
    queen(s, "isabelle")
    ballot(s)
    say(s, "arthur", "nobody", "nobody")
    # Arthur and bishop Henri; Charles and the queen, not Quentin; Eric and Jeanne.
    assert asked(s) == ("red", "vote")
    assert s.about(0) == [2]
    say(s, "arthur")
    assert s.about(1) == [2]
    say(s, "abstain")
    assert s.about(2) == [2]


def test_FI_E_2_votes_go_together_to_any_candidate_and_abstaining_is_allowed() -> None:
    s = realm()
    ballot(s)
    say(s, "nobody", "charles", "eric")
    assert open_to(s) == ["abstain", "charles", "eric"]
    assert why_not(s, "arthur") == "FI-E-2"
    assert mildest(s) == "abstain"
    say(s, "eric")
    assert last(s, "votes").data == [0, the(s, "eric"), 1]


def test_FI_E_2_who_has_no_vote_is_not_asked() -> None:
    s = realm()
    s.title[s.land.names["region"].index("sigy-county")] = NONE
    ballot(s)
    say(s, "arthur", "nobody", "arthur", "arthur")
    assert asked(s) == ("red", "cards")


def test_FI_E_3_fewer_than_three_votes_elect_nobody() -> None:
    s = realm("red:bourg")
    ballot(s)
    say(s, "arthur", "nobody", "nobody", "arthur", "abstain", "abstain")
    assert "nobody-elected" in told(s)
    assert asked(s) == ("red", "cards")


def test_FI_E_3_a_tie_for_most_elects_nobody() -> None:
    s = realm("red:bourg", "red:sigy", "green:blaye")
    ballot(s)
    say(s, "arthur", "charles", "nobody", "arthur", "charles", "charles")
    assert "nobody-elected" in told(s)


def test_FI_E_3_most_of_three_is_enough_and_no_majority_needed() -> None:
    s = realm("red:bourg", "red:sigy", "green:blaye")
    ballot(s)
    # Three for Arthur, one for Charles, two for Eric.
    say(s, "arthur", "charles", "eric", "arthur", "charles", "eric")
    assert s.king == the(s, "arthur")


def test_FI_E_4_own_clerics_agree_of_themselves() -> None:
    s = realm("red:bourg", "red:sigy")
    ballot(s)
    say(s, "arthur", "nobody", "nobody", "arthur", "abstain", "abstain")
    assert s.king == the(s, "arthur")
    assert asked(s) == ("red", "cards")


def test_FI_E_4_one_cardinal_is_enough() -> None:
    s = realm("blue:bourg")
    s.cardinal[the(s, "henri")] = 1
    ballot(s)
    say(s, "arthur", "nobody", "nobody", "arthur", "arthur", "abstain")
    assert asked(s) == ("blue", "crown")
    say(s, "yes")
    assert s.king == the(s, "arthur")


def test_FI_E_4_others_are_asked_in_turn_order_after_the_elected_till_there_are_enough() -> None:
    s = realm("red:bourg", "green:sigy", "red:blaye")
    ballot(s)
    say(s, "nobody", "charles", "nobody", "charles", "charles", "charles")
    assert asked(s) == ("green", "crown")
    # Who is still to be asked may answer in advance.
    assert s.ahead(0) == s.stack[-1].moves(s, 0)
    assert s.ahead(1) == []
    say(s, "no")
    assert asked(s) == ("red", "crown")
    say(s, "yes")
    assert s.king == the(s, "charles")


def test_FI_E_4_refused_the_throne_stays_empty() -> None:
    s = realm("red:bourg", "green:sigy")
    ballot(s)
    say(s, "nobody", "charles", "nobody", "charles", "charles", "charles", "yes")
    assert mildest(s) == "no"
    say(s, "no")
    assert s.king == NONE
    assert "uncrowned" in told(s)
    assert (s.votes, asked(s)) == ([], ("red", "cards"))


def test_FI_E_4_captive_clerics_crown_nobody() -> None:
    s = realm("red:bourg", "red:blaye")
    captive(s, "quentin", "green", "red", "bourg")
    bishop(s, "quentin", "sigy")
    ballot(s)
    say(s, "nobody", "charles", "nobody", "charles", "charles", "charles")
    assert asked(s) == ("red", "crown")
    assert s.ahead(2) == []


def test_FI_E_5_the_crowned_king_has_twenty_guards_and_his_wife_is_queen_with_ten() -> None:
    s = realm("red:bourg", "red:sigy")
    wed(s, "arthur", "isabelle")
    ballot(s)
    say(s, "arthur", "nobody", "nobody", "arthur", "abstain", "abstain")
    assert (s.king, s.queen) == (the(s, "arthur"), the(s, "isabelle"))
    assert (s.guard[KINGS], s.guard_with[KINGS]) == (20, the(s, "arthur"))
    assert (s.guard[QUEENS], s.guard_with[QUEENS]) == (10, the(s, "isabelle"))


def test_FI_R_6_who_does_not_answer_names_nobody_abstains_and_crowns_nobody() -> None:
    s = realm("red:bourg", "green:sigy")
    ballot(s)
    answers = []
    for token in ("nobody", "charles", "nobody", "charles", "charles", "charles", "no"):
        answers.append(mildest(s))
        say(s, token)
    assert answers == ["nobody"] * 3 + ["abstain"] * 3 + ["no"]


def test_FI_E_1_a_refused_candidate_changes_nothing() -> None:
    s = realm()
    ballot(s)
    before = s.view(None, True)
    with pytest.raises(Barred) as caught:
        say(s, "charles")
    assert caught.value.rule == "FI-E-1"
    assert s.view(None, True) == before
