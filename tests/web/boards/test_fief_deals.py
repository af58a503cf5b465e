"""FI-N on the page: the form of an offer, open offers as cards, who is ready, the ledger; each tap is played."""

import random
import re

import pytest

from regalia.core.refusals import Barred
from regalia.games.fief.desk import FROM, TO
from regalia.games.fief.state import Fief
from regalia.locale.words import LANGUAGES
from regalia.table.clicks import LYING, lying
from regalia.web.boards.fief import deals
from tests.contract.twins import twin
from tests.games.fief.houses import all_ready, at_desk, couple, offer, parley, question, with_captive
from tests.games.fief.positions import fief, hand, king, land, money, seat
from tests.web.boards.scenes import scene

BUTTON = re.compile(r'<button type="submit" class="choose" [^>]*name="(moves?)" value="([^"]*)" id="([^"]*)"')
BARRED = re.compile(r'<button type="button" class="barred" popovertarget="([^"]*)"[^>]* id="([^"]*)"')


def page(s: Fief, name: str = "", lang: str = "en") -> str:
    """The parts as a player sees them, or a spectator."""
    look = scene(s, seat(s, name) if name else None, lang)
    return "".join(part.markup() for part in deals.parts(look))


def part(s: Fief, id: str, name: str) -> str:
    """One of them."""
    return next(part.markup() for part in deals.parts(scene(s, seat(s, name))) if part.id == id)


def taps(s: Fief, name: str) -> dict[str, str]:
    """What each button of a player's sends."""
    buttons = {id: sent for _, sent, id in re.findall(r'name="(moves?)" value="([^"]*)" id="([^"]*)"', page(s, name))}
    direct = re.findall(r'name="move" value="([^"]*)"[^>]* id="([^"]*)"', page(s, name))
    return buttons | {id: sent for sent, id in direct}


def barred(s: Fief, name: str) -> dict[str, str]:
    """The note that each barred button of a player's opens."""
    return {id: note for note, id in BARRED.findall(page(s, name))}


def tap(s: Fief, name: str, *ids: str) -> None:
    """A player taps some buttons, one after another: what they send is played."""
    for id in ids:
        sent = taps(s, name)
        assert id in sent, f"no button {id} among {sorted(sent)}"
        for token in sent[id].split():
            if token.startswith(LYING):
                assert token == LYING + lying(s.lies(seat(s, name)))
            else:
                at_desk(s, name, token)


def columns(s: Fief, name: str, key: str) -> list[list[str]]:
    """What stands in the two columns of an offer."""
    box = page(s, name).split(f'id="{key}"')[1].split('class="row')[0].split('id="desk-ready"')[0]
    sides = box.split('<div class="side">')[1:3]
    return [re.findall(r"<li[^>]*>([^<]*)", side) for side in sides]


# Writing an offer ----------------------------------------------------------------------------------------------------


def test_FI_N_5_one_tap_begins_an_offer_to_somebody() -> None:
    s = parley()
    assert taps(s, "red")["desk-to-blue"] == "deal blue"
    assert "desk-to-red" not in taps(s, "red")
    tap(s, "red", "desk-to-blue")
    assert question(s, "red") == "draft"
    assert columns(s, "red", "desk-offer") == [["nothing"], ["nothing"]]


def test_FI_N_5_sums_go_up_and_down_by_steps() -> None:
    s = parley()
    tap(s, "red", "desk-to-blue", "desk-more-500", "desk-more-100", "desk-more-100", "desk-less-500")
    assert columns(s, "red", "desk-offer") == [["200 Thaler"], ["nothing"]]
    assert "desk-less-500" not in taps(s, "red")
    assert barred(s, "red")["desk-more-1000"] == "why-1000"
    tap(s, "red", "desk-money-ask")
    assert columns(s, "red", "desk-offer") == [["nothing"], ["200 Thaler"]]
    tap(s, "red", "desk-less-100", "desk-send")
    assert columns(s, "blue", "deal-red-blue-1") == [["100 Thaler"], ["nothing"]]


def test_FI_N_5_an_offer_goes_to_another_with_what_holds_there_too() -> None:
    s = parley()
    tap(s, "red", "desk-to-blue", "desk-more-100", "desk-promise", "desk-pick-help", "desk-to-green")
    assert question(s, "red") == "draft"
    assert s.lies(0)[TO] == seat(s, "green")
    assert [said.split(":")[0] for said in columns(s, "red", "desk-offer")[0]] == ["100 Thaler", "Promise"]
    tap(s, "red", "desk-out-0", "desk-marriage", "desk-pick-arthur", "desk-pick-jeanne")
    assert "Arthur and Jeanne marry" in page(s, "red")
    tap(s, "red", "desk-to-blue")
    assert "marry" not in part(s, "desk", "red")
    assert columns(s, "red", "desk-offer") == [["100 Thaler"], ["nothing"]]


def test_FI_N_7_promises_are_added_made_longer_and_taken_out() -> None:
    s = parley()
    tap(s, "red", "desk-to-blue", "desk-promise", "desk-pick-peace", "desk-longer", "desk-longer", "desk-shorter")
    assert "till the end of round 3" in part(s, "desk", "red")
    tap(s, "red", "desk-done", "desk-ask-promise", "desk-pick-thaler", "desk-more-500", "desk-more-500")
    tap(s, "red", "desk-less-100", "desk-done", "desk-longer", "desk-shorter", "desk-done")
    tap(s, "red", "desk-promise", "desk-pick-vote", "desk-pick-arthur")
    gives, gets = columns(s, "red", "desk-offer")
    assert gives == ["Promise: peace till the end of round 3", "Promise: the vote for Arthur at the next ballot"]
    assert gets == ["Promise: 900 Thaler by the end of round 2"]
    # Of a number that holds them the one added last comes first.
    tap(s, "red", "desk-longer-2", "desk-out-0", "desk-longer-0")
    gives, gets = columns(s, "red", "desk-offer")
    assert gives == ["Promise: peace till the end of round 4"]
    assert gets == ["Promise: 900 Thaler by the end of round 3"]
    tap(s, "red", "desk-send")
    assert columns(s, "blue", "deal-red-blue-1") == [gets, gives]


def test_FI_N_5_what_is_half_chosen_leads_back_to_the_offer() -> None:
    s = parley()
    tap(s, "red", "desk-to-blue", "desk-more-100", "desk-marriage", "desk-pick-arthur")
    assert question(s, "red") == "offer-bride"
    assert "desk-send" not in taps(s, "red")
    tap(s, "red", "desk-back")
    assert columns(s, "red", "desk-offer") == [["100 Thaler"], ["nothing"]]
    tap(s, "red", "desk-drop")
    assert question(s, "red") == "talk"


def test_FI_P_4_a_ransom_says_who_goes_free_and_where() -> None:
    s = with_captive()
    tap(s, "red", "desk-to-blue", "desk-freedom", "desk-pick-henri", "desk-pick-bourg", "desk-more-500")
    assert columns(s, "red", "desk-offer") == [["500 Thaler"], ["Freedom for Henri, who goes to Bourg"]]
    tap(s, "red", "desk-less-100", "desk-send")
    assert columns(s, "blue", "deal-red-blue-1") == [["Freedom for Henri, who goes to Bourg"], ["400 Thaler"]]
    tap(s, "blue", "deal-red-blue-1-accept")
    assert s.money[:2] == [600, 1400]


def test_FI_W_4_cards_are_named_to_the_two_and_counted() -> None:
    s = couple()
    tap(s, "red", "desk-to-blue", "desk-swap", "desk-pick-tax", "desk-pick-famine")
    assert columns(s, "red", "desk-offer") == [["Card: Tax", "Card: Famine"], ["nothing"]]
    tap(s, "red", "desk-pick-ask-card")
    tap(s, "red", "desk-pick-done", "desk-more-100")
    assert columns(s, "red", "desk-offer") == [
        ["100 Thaler", "Card: Tax", "Card: Famine"],
        ["1 card of their own choice"],
    ]
    tap(s, "red", "desk-less-100", "desk-send")
    assert "Famine" not in page(s, "green")
    tap(s, "blue", "deal-red-blue-1-accept")
    assert question(s, "blue") == "swap-return"
    tap(s, "blue", "desk-pick-escape")
    assert question(s, "blue") == "talk"


def test_FI_N_3_the_throne_grants_in_an_offer_or_freely() -> None:
    s = throne()
    tap(s, "red", "desk-to-blue", "desk-grant", "desk-pick-sigy-county", "desk-pick-charles", "desk-more-100")
    assert "A fief for Charles: " in page(s, "red")
    tap(s, "red", "desk-take-out")
    assert columns(s, "red", "desk-offer") == [["100 Thaler"], ["nothing"]]
    tap(s, "red", "desk-drop", "desk-a-grant")
    assert 'id="desk-grant"' in page(s, "red")
    tap(s, "red", "desk-pick-sigy-county", "desk-back")
    assert question(s, "red") == "talk"


def throne() -> Fief:
    """Arthur of red is king, and green's county has fallen to him."""
    from regalia.games.fief.inheritance import THRONE

    s = parley()
    king(s, "arthur")
    fief(s, "sigy-county", "green", "sigy")
    s.heir[s.setup.names["region"].index("sigy-county")] = THRONE
    return s


def test_FI_N_5_what_is_barred_says_why() -> None:
    s = parley()
    tap(s, "red", "desk-to-blue")
    found = barred(s, "red")
    assert {"desk-freedom", "desk-swap", "desk-grant", "desk-send"} <= set(found)
    assert "desk-marriage" in taps(s, "red")
    tap(s, "red", "desk-drop")
    for _ in range(8):
        offer(s, "red", "blue", "100")
    assert barred(s, "red")["desk-to-green"] == "why-desk-to-green"
    assert 'id="why-desk-to-green" class="why" popover' in page(s, "red")
    assert "FI-N-5" in page(s, "red")


# Open offers ---------------------------------------------------------------------------------------------------------


def test_FI_N_5_one_tap_accepts_refuses_or_withdraws_just_this_offer() -> None:
    s = parley()
    for sum in ("100", "500", "1000"):
        money(s, "blue", 5000)
        offer(s, "blue", "red", sum)
    tap(s, "red", "deal-blue-red-2-refuse")
    assert [offer[2] for offer in s.view(None, True)["offers"]] == [100, 1000]  # type: ignore[typeddict-item]
    tap(s, "red", "deal-blue-red-3-accept")
    assert s.money[0] == 2000
    offer(s, "red", "blue", "100")
    offer(s, "red", "blue", "500")
    tap(s, "red", "deal-red-blue-2-withdraw")
    assert [one[2] for one in s.view(0)["offers"] if one[FROM] == 0] == [100]  # type: ignore[typeddict-item]


def test_FI_N_5_a_tap_names_the_offer_it_was_made_for() -> None:
    """The first of two is withdrawn meanwhile: the same moves would accept the other."""
    s = parley()
    offer(s, "blue", "red", "500")
    offer(s, "blue", "red", "other-way", "1000")
    first = taps(s, "red")["deal-blue-red-1-accept"].split()
    assert first[:2] == ["blue", LYING + lying(s.view(0)["offers"][0])]  # type: ignore[typeddict-item]
    at_desk(s, "blue", "withdraw", "red", "yes")
    at_desk(s, "red", "blue")
    assert first[1] != LYING + lying(s.lies(0))


def test_FI_N_5_who_writes_an_offer_answers_another_and_writes_on() -> None:
    s = parley()
    offer(s, "blue", "red", "100")
    offer(s, "blue", "red", "500")
    tap(s, "red", "desk-to-green", "desk-more-100", "desk-promise", "desk-pick-help")
    tap(s, "red", "deal-blue-red-1-refuse")
    assert question(s, "red") == "draft"
    assert columns(s, "red", "desk-offer")[0][0] == "100 Thaler"
    assert "is dropped" in part(s, "deals", "red")
    tap(s, "red", "deal-blue-red-2-accept")
    assert question(s, "red") == "talk"
    assert s.money[0] == 1500


def test_FI_N_4_an_offer_that_cannot_be_paid_says_why() -> None:
    s = parley(300)
    offer(s, "blue", "red", "other-way", "500")
    assert barred(s, "red")["deal-blue-red-1-accept"] == "why-deal-blue-red-1-accept"
    assert "You can give 300 Thaler at most." in page(s, "red")
    tap(s, "red", "deal-blue-red-1-refuse")


def test_FI_N_5_how_many_offers_wait_is_said_above_the_form() -> None:
    s = parley()
    assert "No offer to you is open." in page(s, "red")
    offer(s, "blue", "red", "100")
    offer(s, "green", "red", "100")
    assert '<a href="#part-deals">2 offers to you are open.</a>' in page(s, "red")
    assert "No offer to you is open." in page(s, "blue")
    assert 'id="desk-offers"' not in page(s)


def test_FI_N_5_an_offer_that_was_looked_at_and_is_gone_says_so() -> None:
    s = parley()
    offer(s, "blue", "red", "100")
    at_desk(s, "red", "blue")
    assert "taken" in part(s, "deals", "red")
    tap(s, "blue", "deal-blue-red-1-withdraw")
    assert 'id="deal-gone"' in part(s, "deals", "red")
    tap(s, "red", "desk-gone-seen")
    assert question(s, "red") == "talk"


def test_FI_N_6_who_is_ready_is_shown_to_all_and_drops_nothing_unasked() -> None:
    s = parley()
    offer(s, "blue", "red", "100")
    tap(s, "red", "desk-be-ready")
    for name in ("red", "blue", "green", ""):
        assert page(s, name).count("Not ready yet") == 2
        assert '<li id="desk-ready-red" class="ready">' in page(s, name)
    assert taps(s, "red") == {}
    assert "You are ready" in page(s, "red")
    tap(s, "blue", "desk-to-green")
    assert "desk-be-ready" not in taps(s, "blue")


# Who sees what -------------------------------------------------------------------------------------------------------


def test_FI_V_6_nobody_else_sees_offers_drafts_or_promises() -> None:
    s = parley()
    before = [page(s, "green"), page(s)]
    tap(s, "red", "desk-to-blue", "desk-more-500", "desk-promise", "desk-pick-help")
    assert [page(s, "green"), page(s)] == before
    still = page(s, "blue")
    tap(s, "red", "desk-more-100")
    assert page(s, "blue") == still
    tap(s, "red", "desk-send")
    tap(s, "blue", "deal-red-blue-1-accept")
    assert [page(s, "green"), page(s)] == before
    assert "<td>Help in the next battle" in part(s, "ledger", "red")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_FI_V_6_parts_are_the_same_for_twins(lang: str) -> None:
    """Whatever others hold, have on their desks or have agreed among themselves: no byte differs."""
    for start in (parley, with_captive, couple, throne):
        s = start()
        offer(s, "blue", "red", "100", "promise", "help")
        offer(s, "blue", "green", "500")
        at_desk(s, "green", "deal", "red", "100")
        tap(s, "red", "desk-to-green", "desk-more-500")
        for reader in (0, 1, 2, None):
            here = [part.markup() for part in deals.parts(scene(s, reader, lang))]
            for seed in range(3):
                other = twin(s, reader, seed)
                assert [part.markup() for part in deals.parts(scene(other, reader, lang))] == here


def test_FI_N_7_the_ledger_says_what_became_of_promises() -> None:
    s = parley()
    offer(s, "red", "blue", "promise", "peace", "done", "ask-promise", "thaler", "100", "done", "done")
    tap(s, "blue", "deal-red-blue-1-accept")
    rows = re.findall(r'<tr id="ledger-\d"><th[^>]*>([^<]*)<.*?class="fate (\w+)"', part(s, "ledger", "red"))
    assert [fate for _, fate in rows] == ["open", "open"]
    offer(s, "blue", "red", "100")
    tap(s, "red", "deal-blue-red-1-accept")
    shown = part(s, "ledger", "blue")
    assert re.findall(r'class="fate (\w+)"', shown) == ["open", "kept"]
    assert "<td" not in part(s, "ledger", "green")


def test_nothing_takes_place_outside_the_phase() -> None:
    s = land()
    assert "<button" not in page(s, "red")
    assert [part.id for part in deals.parts(scene(s, 0))] == ["desk", "deals", "ledger"]
    assert deals.on_board(scene(s, 0)) == frozenset()
    s = parley()
    look = scene(s, 0)
    assert deals.on_board(look) == frozenset(look.choices())
    all_ready(s)
    assert not s.drafts
    assert 'class="deal' not in page(s, "red")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_FI_N_5_every_tap_that_is_offered_may_be_made(lang: str) -> None:
    """Wherever a desk is, each button sends what the rules allow, in every language the same."""
    rng = random.Random(7)
    for start in (parley, with_captive, couple, throne):
        s = start()
        hand(s, "green", "famine")
        offer(s, "blue", "red", "100", "promise", "help")
        offer(s, "red", "blue", "other-way", "100")
        for _ in range(60):
            sent = taps(s, "red")
            assert set(sent) == set(taps(s, "red"))
            page(s, "red", lang)
            if not sent:
                break
            for tokens in sent.values():
                other = s.copy()
                for token in tokens.split():
                    if not token.startswith(LYING):
                        try:
                            other.play(0, s.setup.vocabulary.move(token))
                        except Barred as barred:
                            pytest.fail(f"{tokens}: {barred}")
            seldom = ("desk-be-ready", "desk-drop", "desk-back") if rng.random() < 0.9 else ()
            tap(s, "red", rng.choice([id for id in sent if id not in seldom] or list(sent)))
