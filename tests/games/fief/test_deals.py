"""FI-N-5: ransoms, swaps and grants."""

from regalia.core.luck import FastLuck
from regalia.games.fief.changes import changed, put_aside
from regalia.games.fief.figures import CARDS, NONE
from regalia.games.fief.hands import hand_size, holds
from regalia.games.fief.state import Fief
from regalia.games.fief.view import shown
from tests.games.fief.houses import (
    accept,
    all_ready,
    at_desk,
    couple,
    die,
    houses,
    offer,
    question,
    refused,
    with_captive,
)
from tests.games.fief.positions import (
    BLUE,
    RED,
    asked,
    captive,
    fief,
    king,
    land,
    lord,
    money,
    number,
    open_to,
    phase,
    place,
    say,
    the,
    turn,
    units,
    why_not,
)

# A captive's freedom --------------------------------------------------------------------------------------------------


def test_FI_P_4_a_ransom_offered_by_the_family_which_chooses_the_village() -> None:
    s = with_captive()
    at_desk(s, "red", "deal", "green")
    refused(s, "red", "freedom", "FI-N-5.captives")
    at_desk(s, "red", "drop", "deal", "blue", "500", "freedom")
    refused(s, "red", "charles", "FI-N-5.captive")
    at_desk(s, "red", "henri")
    refused(s, "red", "tournus", "FI-P-4")
    at_desk(s, "red", "bourg", "send")
    at_desk(s, "blue", "red")
    assert (question(s, "blue"), s.about(BLUE)) == ("offered-freedom", [the(s, "henri"), 500, 0])
    at_desk(s, "blue", "accept")
    assert (s.captor[the(s, "henri")], s.at[the(s, "henri")]) == (NONE, place(s, "bourg"))
    assert s.money == [500, 1500, 1000]


def test_FI_P_4_a_ransom_asked_by_the_captor_and_the_village_chosen_with_the_acceptance() -> None:
    s = with_captive()
    offer(s, "blue", "red", "other-way", "500", "100", "freedom", "henri")
    at_desk(s, "red", "blue", "accept")
    assert question(s, "red") == "freed-home"
    refused(s, "red", "tournus", "FI-P-4")
    at_desk(s, "red", "bourg")
    assert s.money == [400, 1600, 1000]
    assert s.at[the(s, "henri")] == place(s, "bourg")


def test_FI_P_5_money_put_aside_may_pay_the_ransom() -> None:
    for asked_for in (True, False):
        s = with_captive(100)
        put_aside(s, the(s, "henri"), 0, 800)
        if asked_for:
            offer(s, "blue", "red", "other-way", "500", "100", "freedom", "henri")
            accept(s, "red", "blue", "bourg")
        else:
            offer(s, "red", "blue", "freedom", "henri", "bourg", "500", "100")
            assert s.money[RED] == 100
            accept(s, "blue", "red")
        # What the ransom leaves of it goes to him who is free.
        assert s.money == [300, 700, 100]
        assert sum(s.aside) == 0


def test_FI_L_6_who_is_ransomed_bears_the_title_that_waited_and_stands_for_king_in_the_same_phase() -> None:
    s = land()
    units(s, "red", "chateauneuf", 2)
    fief(s, "sennecy-barony", "red", "chateauneuf")
    lord(s, "charles", "blue", "tournus")
    captive(s, "henri", "red", "blue", "tournus")
    money(s, "red", 100)
    phase(s, "negotiation")
    offer(s, "red", "blue", "freedom", "henri", "chateauneuf", "100")
    accept(s, "blue", "red")
    assert asked(s) == ("red", "give-title")
    say(s, "henri")
    assert s.title[number(s, "region", "sennecy-barony")] == the(s, "henri")
    all_ready(s)
    assert (asked(s), open_to(s)) == (("red", "stand"), ["nobody", "henri"])


def test_FI_P_5_more_than_both_cannot_be_offered() -> None:
    s = with_captive(100)
    put_aside(s, the(s, "henri"), 0, 400)
    at_desk(s, "red", "deal", "blue", "freedom", "henri", "bourg", "500")
    refused(s, "red", "100", "FI-N-4.money")
    at_desk(s, "red", "send")
    assert s.money[RED] == 0


def test_FI_P_7_captives_are_not_handed_on() -> None:
    s = with_captive()
    at_desk(s, "blue", "deal", "green")
    refused(s, "blue", "freedom", "FI-N-5.captives")


# Swaps ----------------------------------------------------------------------------------------------------------------


def test_FI_W_4_cards_are_swapped_and_chosen_with_the_acceptance() -> None:
    s = couple()
    offer(s, "red", "blue", "swap", "famine", "tax", "ask-card", "done")
    assert hand_size(s, RED) == 1
    at_desk(s, "blue", "red", "accept")
    refused(s, "blue", "revolt", "FI-W-4.card")
    at_desk(s, "blue", "escape")
    assert [hand_size(s, seat) for seat in (RED, BLUE)] == [2, 3]
    assert holds(s, RED, number(s, "card", "escape"))
    assert holds(s, BLUE, number(s, "card", "famine"))


def test_FI_W_4_a_card_one_has_not_is_not_given_and_none_twice() -> None:
    s = couple()
    at_desk(s, "red", "deal", "blue", "swap")
    refused(s, "red", "escape", "FI-W-4.card")
    refused(s, "red", "done", "FI-W-4.empty")
    at_desk(s, "red", "famine")
    refused(s, "red", "famine", "FI-W-4.card")
    at_desk(s, "red", "tax", "tax")


def test_FI_W_4_three_in_hand_at_most_afterwards() -> None:
    s = couple()
    at_desk(s, "red", "deal", "blue", "swap", "ask-card")
    refused(s, "red", "done", "FI-W-4.hand")
    at_desk(s, "red", "famine")
    assert why_not(s, "done", "red") == ""
    at_desk(s, "red", "tax", "tax")
    refused(s, "red", "done", "FI-W-4.hand")
    at_desk(s, "red", "ask-card")
    refused(s, "red", "ask-card", "FI-W-4.too-few")


def test_FI_W_4_cards_laid_aside_are_in_hand_still() -> None:
    s = couple()
    offer(s, "red", "blue", "swap", "famine", "done")
    at_desk(s, "red", "deal", "blue", "swap", "ask-card")
    refused(s, "red", "done", "FI-W-4.hand")
    at_desk(s, "red", "drop", "drop")
    # He cannot return what lies in an offer of his own.
    offer(s, "blue", "red", "swap", "escape", "tithe", "ask-card", "ask-card", "ask-card", "done")
    at_desk(s, "red", "blue")
    refused(s, "red", "accept", "FI-W-4.reply")


def test_FI_W_4_refused_the_cards_come_back() -> None:
    s = couple()
    before = s.hands[:]
    offer(s, "red", "blue", "swap", "famine", "tax", "ask-card", "done")
    at_desk(s, "blue", "red", "refuse")
    assert s.hands == before


# Grants ---------------------------------------------------------------------------------------------------------------


def throne_with_fief() -> Fief:
    """Green's king Eric has the duchy of Bourg to grant."""
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    king(s, "eric")
    turn(s, "battles", "green")
    die(s, "arthur", "blanche")
    for name in ("blue", "green"):
        money(s, name, 600)
    say(s, "done")
    return s


def test_FI_N_5_a_grant_for_money_with_the_piece_chosen_in_the_acceptance() -> None:
    s = throne_with_fief()
    at_desk(s, "green", "deal", "blue", "other-way", "500", "grant", "bourg-duchy")
    refused(s, "green", "eric", "FI-H-8.family")
    at_desk(s, "green", "charles", "send")
    at_desk(s, "blue", "green", "accept")
    assert question(s, "blue") == "put-piece"
    # The price of the fief is counted before a soldier is bought.
    assert why_not(s, "soldier", "blue") == ""
    at_desk(s, "blue", "soldier")
    assert s.money == [0, 0, 1100]
    region = number(s, "region", "bourg-duchy")
    assert (s.fief_owner[region], s.title[region]) == (BLUE, the(s, "charles"))
    assert s.bounds[place(s, "bourg") * 3 + BLUE] == 64 + 1


def test_FI_N_5_the_soldier_must_be_paid_besides() -> None:
    s = throne_with_fief()
    offer(s, "green", "blue", "other-way", "500", "100", "grant", "bourg-duchy", "charles")
    at_desk(s, "blue", "green", "accept")
    refused(s, "blue", "soldier", "FI-H-4.money")
    at_desk(s, "blue", "tournus")
    assert s.money == [0, 0, 1200]


def test_FI_N_5_only_the_throne_s_player_grants() -> None:
    s = throne_with_fief()
    at_desk(s, "blue", "deal", "green")
    refused(s, "blue", "grant", "FI-H-8.throne")
    at_desk(s, "green", "deal", "red")
    refused(s, "green", "grant", "FI-H-8.lord")


def test_FI_V_2_after_a_swap_nothing_is_certain_of_either_hand() -> None:
    s = couple()
    for seat, card in ((RED, "famine"), (BLUE, "escape")):
        s.known = changed(s.known, seat * CARDS + number(s, "card", card), 1)
    offer(s, "red", "blue", "swap", "tax", "ask-card", "done")
    assert [sum(cards) for cards in shown(s.view(None))["known"]] == [1, 1, 0]
    accept(s, "blue", "red", "tithe")
    assert not any(s.known)


def test_FI_V_2_a_known_card_in_an_offer_is_dealt_but_once() -> None:
    s = couple()
    s.known = changed(s.known, RED * CARDS + number(s, "card", "famine"), 1)
    offer(s, "red", "blue", "swap", "famine", "ask-card", "done")
    for reader in (None, RED, BLUE):
        dealt = s.land.from_view(s.view(reader), FastLuck(1))
        assert dealt.wrong() == ""
        assert dealt.view(reader) == s.view(reader)
