"""FI-N: talk and deals, all at once, and the life of an offer."""

import pytest

from regalia.core.refusals import NotAsked
from regalia.games.fief.hands import holds
from tests.games.fief.houses import (
    accept,
    all_ready,
    at_desk,
    die,
    houses,
    offer,
    parley,
    question,
    refused,
)
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    bishop,
    fief,
    hand,
    king,
    lord,
    money,
    number,
    phase,
    queen,
    say,
    the,
    told,
    turn,
    wed,
)

# FI-N-1, FI-N-2, FI-N-3, FI-N-6 ---------------------------------------------------------------------------------------


def test_FI_N_1_all_talk_at_once_and_what_is_agreed_binds_at_once() -> None:
    s = parley()
    assert s.seats_asked() == [RED, BLUE, GREEN]
    offer(s, "red", "blue", "100", "100")
    offer(s, "green", "red", "500")
    accept(s, "blue", "red")
    assert s.money == [800, 1200, 500]
    accept(s, "red", "green")
    assert s.money == [1300, 1200, 500]


def test_FI_N_2_the_phase_ends_when_every_player_is_ready() -> None:
    s = parley()
    say(s, "red:ready", "green:ready")
    assert s.phase == 5
    say(s, "blue:ready")
    assert (s.round, s.phase) == (2, 0)


def test_FI_N_3_inheritances_talk_grants_election_and_then_what_waited_for_a_king() -> None:
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "sigy-county", "green", "sigy", "eric")
    fief(s, "sennecy-barony", "red", "sennecy", "arthur")
    bishop(s, "charles", "bourg")
    lord(s, "henri", "green", "sigy")
    bishop(s, "henri", "sigy")
    queen(s, "isabelle")
    s.regent = 1
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    s.heir[number(s, "region", "sennecy-barony")] = 17
    say(s, "done")
    assert asked(s) == ("red", "talk")
    # Blue's queen grants one in the talk or afterwards; the other waits for the king.
    all_ready(s)
    assert asked(s) == ("blue", "grant")
    say(s, "charles", "tournus")
    assert asked(s) == ("blue", "stand") or asked(s) == ("green", "stand")
    while asked(s)[1] == "stand":
        say(s, "eric" if asked(s)[0] == "green" else "nobody")
    say(s, "eric", "eric")
    while asked(s)[1] == "crown":
        say(s, "yes")
    assert s.king == the(s, "eric")
    assert asked(s) == ("green", "grant")


def test_FI_N_3_the_throne_may_grant_freely_in_the_talk() -> None:
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    money(s, "blue", 200)
    say(s, "done")
    refused(s, "blue", "grant", "FI-H-8.throne")
    at_desk(s, "green", "grant")
    refused(s, "green", "tournus-duchy", "FI-H-8.fief")
    at_desk(s, "green", "bourg-duchy")
    refused(s, "green", "arthur", "FI-H-8.free")
    at_desk(s, "green", "charles")
    # He to whom it goes puts a piece on the capital; the others wait.
    assert asked(s) == ("blue", "put-piece")
    assert s.seats_asked() == [BLUE]
    say(s, "soldier")
    assert s.fief_owner[number(s, "region", "bourg-duchy")] == BLUE
    refused(s, "green", "grant", "FI-H-8.none")


def test_FI_N_6_ready_is_who_says_so_and_only_a_new_offer_to_him_makes_him_unready() -> None:
    s = parley()
    offer(s, "green", "blue", "100")
    say(s, "blue:ready", "green:ready")
    assert s.seats_asked() == [RED]
    offer(s, "red", "blue", "100")
    assert s.seats_asked() == [RED, BLUE]
    assert "unready" in told(s)
    at_desk(s, "blue", "red", "refuse")
    at_desk(s, "blue", "green", "accept")
    # An answer makes nobody unready.
    assert s.seats_asked() == [RED, BLUE]


def test_FI_N_6_when_all_are_ready_open_offers_lapse() -> None:
    s = parley()
    hand(s, "red", "famine")
    offer(s, "red", "blue", "500")
    assert s.money[RED] == 500
    told(s)
    say(s, "red:ready", "blue:ready", "green:ready")
    assert s.money == [1000, 1000, 1000]
    assert "lapses" in told(s, "blue")
    assert (s.offers, s.drafts, s.made) == ([], [], [0, 0, 0])


def test_FI_N_6_who_is_out_is_not_asked_and_gets_no_offer() -> None:
    s = houses(4)
    s.gone[GREEN] = 1
    phase(s, "negotiation")
    assert s.seats_asked() == [RED, BLUE, 3]
    at_desk(s, "red", "deal")
    refused(s, "red", "green", "FI-N-5.out")


# FI-N-4, FI-N-5 -------------------------------------------------------------------------------------------------------


def test_FI_N_5_an_offer_goes_to_one_other() -> None:
    s = parley()
    at_desk(s, "red", "deal")
    refused(s, "red", "red", "FI-N-5.self")
    at_desk(s, "red", "blue")
    assert question(s, "red") == "draft"


def test_FI_N_4_nobody_gives_money_he_has_not() -> None:
    s = parley(700)
    at_desk(s, "red", "deal", "blue", "500", "100", "100")
    refused(s, "red", "100", "FI-N-4.money")
    at_desk(s, "red", "send")
    assert s.money[RED] == 0
    # It is laid aside: he cannot give it twice.
    at_desk(s, "red", "deal", "green")
    refused(s, "red", "100", "FI-N-4.money")


def test_FI_N_4_who_accepts_must_be_able_to_pay() -> None:
    s = parley(300)
    offer(s, "red", "blue", "other-way", "500")
    at_desk(s, "blue", "red")
    assert question(s, "blue") == "offered-money"
    assert s.about(BLUE) == [RED, 0, 500]
    refused(s, "blue", "accept", "FI-N-4.money")
    at_desk(s, "blue", "refuse")
    assert s.money == [300, 300, 300]


def test_FI_N_5_money_goes_either_way() -> None:
    s = parley()
    offer(s, "red", "blue", "500", "100", "other-way")
    accept(s, "blue", "red")
    assert s.money == [1600, 400, 1000]


def test_FI_N_5_nobody_asks_for_more_than_all_money_there_is() -> None:
    s = parley(700)
    at_desk(s, "red", "deal", "blue", "other-way", "1000", "1000", "100")
    refused(s, "red", "100", "FI-N-4.all")
    refused(s, "red", "other-way", "FI-N-4.money")


def test_FI_N_5_at_most_one_thing_besides_money_and_not_nothing() -> None:
    s = parley()
    at_desk(s, "red", "deal", "blue")
    refused(s, "red", "send", "FI-N-5.empty")
    at_desk(s, "red", "marriage", "arthur", "isabelle")
    for token in ("freedom", "swap", "grant", "promise", "ask-promise", "marriage"):
        refused(s, "red", token, "FI-N-5.one")
    at_desk(s, "red", "100", "send")


def test_FI_N_5_an_offer_is_accepted_refused_or_withdrawn_once() -> None:
    s = parley()
    offer(s, "red", "blue", "500")
    accept(s, "blue", "red")
    refused(s, "blue", "red", "FI-N-5.none")
    refused(s, "red", "withdraw", "FI-N-5.open")
    offer(s, "red", "blue", "100")
    at_desk(s, "blue", "red", "refuse")
    assert s.money == [500, 1500, 1000]
    refused(s, "blue", "red", "FI-N-5.none")


def test_FI_N_5_the_first_that_arrives_counts() -> None:
    s = parley()
    offer(s, "red", "blue", "500")
    at_desk(s, "blue", "red")
    at_desk(s, "red", "withdraw", "blue", "yes")
    for token in ("accept", "refuse", "next"):
        refused(s, "blue", token, "FI-N-5.gone")
    assert s.money == [1000, 1000, 1000]
    at_desk(s, "blue", "drop")
    offer(s, "red", "blue", "500")
    at_desk(s, "red", "withdraw", "blue")
    accept(s, "blue", "red")
    refused(s, "red", "yes", "FI-N-5.gone")
    assert s.money == [500, 1500, 1000]


def test_FI_N_5_till_the_choice_is_made_it_may_be_withdrawn() -> None:
    s = parley()
    wed(s, "arthur", "isabelle")
    hand(s, "red", "famine")
    hand(s, "blue", "tax")
    offer(s, "red", "blue", "swap", "famine", "ask-card", "done")
    at_desk(s, "blue", "red", "accept")
    assert question(s, "blue") == "swap-return"
    at_desk(s, "red", "withdraw", "blue", "yes")
    with pytest.raises(NotAsked):
        at_desk(s, "blue", "tax")
    refused(s, "blue", "accept", "FI-N-5.gone")
    assert holds(s, RED, number(s, "card", "famine"))


def test_FI_N_5_several_offers_are_looked_at_one_after_another() -> None:
    s = parley()
    offer(s, "red", "blue", "100")
    at_desk(s, "blue", "red")
    refused(s, "blue", "next", "FI-N-5.only")
    offer(s, "red", "blue", "500")
    at_desk(s, "blue", "next")
    assert s.about(BLUE) == [RED, 500, 0]
    at_desk(s, "blue", "next", "drop")
    at_desk(s, "red", "withdraw", "blue", "next", "yes")
    assert s.money == [900, 1000, 1000]
    accept(s, "blue", "red")
    assert s.money == [900, 1100, 1000]


def test_FI_N_5_eight_offers_a_phase() -> None:
    s = parley()
    for _ in range(8):
        offer(s, "red", "blue", "100")
        at_desk(s, "blue", "red", "refuse")
    refused(s, "red", "deal", "FI-N-5.eight")
    all_ready(s)
    phase(s, "negotiation")
    at_desk(s, "red", "deal")


def test_FI_N_5_an_offer_that_both_see_become_impossible_lapses() -> None:
    s = parley()
    offer(s, "red", "blue", "500", "marriage", "arthur", "isabelle")
    offer(s, "green", "red", "marriage", "jeanne", "arthur")
    accept(s, "red", "green")
    assert s.spouse[the(s, "arthur")] == the(s, "jeanne")
    assert "lapses" in told(s, "blue")
    assert s.money == [1000, 1000, 1000]
    refused(s, "blue", "red", "FI-N-5.none")


def test_FI_N_5_a_draft_that_has_become_impossible_is_not_sent() -> None:
    s = parley()
    at_desk(s, "red", "deal", "blue", "marriage", "arthur", "isabelle")
    offer(s, "green", "red", "marriage", "jeanne", "arthur")
    offer(s, "green", "blue", "marriage", "eric", "isabelle")
    accept(s, "blue", "green")
    refused(s, "red", "send", "FI-N-5.impossible")
    at_desk(s, "red", "drop")
    assert question(s, "red") == "talk"


def test_FI_N_5_a_part_of_a_draft_is_dropped_and_the_offer_stays() -> None:
    s = parley()
    at_desk(s, "red", "deal", "blue", "500", "marriage", "arthur", "drop")
    assert question(s, "red") == "draft"
    assert s.about(RED) == [BLUE, 500, 0]
    at_desk(s, "red", "promise", "peace", "drop", "send")
    accept(s, "blue", "red")
    assert (s.money[BLUE], s.promises) == (1500, [])
