"""FI-N-4, FI-N-5: the life of an offer: it is made, and accepted, refused, withdrawn, or lapses; what it does."""

from typing import ClassVar, Final

from regalia.core.events import only
from regalia.core.step import Step
from regalia.games.fief import promises
from regalia.games.fief.bargains import aside_for, possible
from regalia.games.fief.capitals import put_piece
from regalia.games.fief.changes import changed, transfer
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import (
    ASKS,
    CARDS_GIVEN,
    DEAL_KEYS,
    FREEDOM,
    FROM,
    FROM_ASIDE,
    GIVES,
    GONE,
    GRANT,
    KIND,
    LORD,
    MARRIAGE,
    NUMBER,
    OFFER_SIZE,
    OFFERED,
    OTHER,
    PROMISES,
    STAGE,
    SWAP,
    TO,
    ask,
    cards_in,
    clear,
    drafted,
    is_same,
    next_number,
    on_desk,
    open_offers,
)
from regalia.games.fief.figures import CARDS, NONE
from regalia.games.fief.grants import grant
from regalia.games.fief.hands import doubt_hand
from regalia.games.fief.inheritance import CaptivesLeft
from regalia.games.fief.marriage import wed
from regalia.games.fief.prisoners import set_free
from regalia.games.fief.promised import promised
from regalia.games.fief.state import Fief

OFFERS: Final = 8
"""FI-N-5: so many offers a player may make in a phase."""


def the_two(offer: list[int]) -> int:
    """FI-V-6: the audience of all that concerns an offer."""
    return only(offer[FROM]) | only(offer[TO])


# Made ----------------------------------------------------------------------------------------------------------------


def send(s: Fief, seat: int) -> None:
    """FI-N-5, FI-N-6: an offer is whole: what is given is laid aside, and who gets it is ready no more."""
    offer = drafted(s, seat)
    clear(s, seat)
    s.made[seat] += 1
    offer[NUMBER] = next_number(s, seat, offer[TO])
    if offer[KIND] == FREEDOM and s.owner[offer[LORD]] == seat:
        offer[FROM_ASIDE] = min(offer[GIVES], aside_for(s, offer[LORD]))
        offer[GIVES] -= offer[FROM_ASIDE]
    s.money[seat] -= offer[GIVES]
    for card in cards_in(offer[CARDS_GIVEN]):
        s.hands = changed(s.hands, seat * CARDS + card, s.hands[seat * CARDS + card] - 1)
    s.offers += offer
    s.show()
    tell_offer(s, offer)
    if s.ready[offer[TO]]:
        s.ready[offer[TO]] = 0
        s.tell("unready", offer[TO])


def tell_offer(s: Fief, offer: list[int]) -> None:
    """FI-V-6: the two are told what it holds."""
    audience = the_two(offer)
    s.tell_some(audience, "offers", [offer[FROM], offer[TO], offer[KIND]])
    if offer[GIVES] + offer[FROM_ASIDE]:
        s.tell_some(audience, "offers-thaler", [offer[GIVES] + offer[FROM_ASIDE]])
    if offer[ASKS]:
        s.tell_some(audience, "asks-thaler", [offer[ASKS]])
    if offer[KIND] == FREEDOM:
        s.tell_some(audience, "offers-freedom", [offer[LORD]])
    elif offer[KIND] == MARRIAGE:
        s.tell_some(audience, "offers-marriage", [offer[LORD], offer[OTHER]])
    elif offer[KIND] == SWAP:
        for card in cards_in(offer[CARDS_GIVEN]):
            s.tell_some(audience, "offers-card", [card])
        s.tell_some(audience, "asks-cards", [offer[OTHER]])
    elif offer[KIND] == GRANT:
        s.tell_some(audience, "offers-grant", [offer[LORD], offer[OTHER]])
    elif offer[KIND] == PROMISES:
        for maker, to, what, about, till in promised(offer):
            promises.told_of(s, maker, to, what, about, till)


# Open no more --------------------------------------------------------------------------------------------------------


def close(s: Fief, offer: list[int]) -> None:
    """An offer is open no more; who was looking at it is told so when he answers."""
    for at in range(0, len(s.offers), OFFER_SIZE):
        if is_same(s.offers[at : at + OFFER_SIZE], offer):
            del s.offers[at : at + OFFER_SIZE]
            break
    for seat in (offer[FROM], offer[TO]):
        if on_desk(s, seat, STAGE) >= OFFERED and is_same(drafted(s, seat), offer):
            ask(s, seat, GONE)


def give_back(s: Fief, offer: list[int]) -> None:
    """FI-N-5: what was laid aside for an offer that was not accepted goes back."""
    s.money[offer[FROM]] += offer[GIVES]
    for card in cards_in(offer[CARDS_GIVEN]):
        s.hands = changed(s.hands, offer[FROM] * CARDS + card, s.hands[offer[FROM] * CARDS + card] + 1)


def refuse(s: Fief, offer: list[int]) -> None:
    """FI-N-5: the other says no."""
    close(s, offer)
    give_back(s, offer)
    s.tell_some(the_two(offer), "refuses", [offer[TO], offer[FROM], offer[KIND]])


def withdraw(s: Fief, offer: list[int]) -> None:
    """FI-N-5: the offerer takes it back."""
    close(s, offer)
    give_back(s, offer)
    s.tell_some(the_two(offer), "withdraws", [offer[FROM], offer[TO], offer[KIND]])


def lapse(s: Fief, all_of_them: bool = False) -> None:
    """FI-N-5, FI-N-6: offers that have become impossible lapse, and at the end all."""
    for maker in range(s.players):
        for offer in open_offers(s, maker):
            if all_of_them or not possible(s, offer):
                close(s, offer)
                give_back(s, offer)
                s.tell_some(the_two(offer), "lapses", [maker, offer[TO], offer[KIND]])


class OffersLooked(Step[Fief]):
    """FI-N-5: something has happened that all see; offers that it has made impossible lapse."""

    key: ClassVar[str] = "offers-looked"

    def run(self, s: Fief) -> None:
        lapse(s)


# Accepted ------------------------------------------------------------------------------------------------------------


def accept(s: Fief, offer: list[int], choice: int) -> None:
    """FI-N-5: the other says yes; `choice`: the cards in return, the place of a freed lord, or the move of a piece."""
    maker = offer[FROM]
    close(s, offer)
    s.tell_some(the_two(offer), "accepts", [offer[TO], maker, offer[KIND]])
    # What was laid aside is his again for the moment, so that all money goes one way.
    s.money[maker] += offer[GIVES]
    if offer[KIND] == FREEDOM:
        home = offer[OTHER] if s.owner[offer[LORD]] == maker else choice
        set_free(s, offer[LORD], home if home != NONE else s.at[offer[LORD]])
    pay_over(s, maker, offer[TO], offer[GIVES] + offer[FROM_ASIDE])
    pay_over(s, offer[TO], maker, offer[ASKS])
    s.push(OffersLooked())
    if offer[KIND] == MARRIAGE:
        wed(s, offer[LORD], offer[OTHER])
    elif offer[KIND] == SWAP:
        swap(s, offer, choice)
    elif offer[KIND] == GRANT:
        s.push(CaptivesLeft())
        grant(s, offer[OTHER], offer[LORD])
        put_piece(s, offer[TO], offer[OTHER], choice)
    elif offer[KIND] == PROMISES:
        for who, to, what, about, till in promised(offer):
            promises.promise(s, who, to, what, about, till)


def pay_over(s: Fief, giver: int, taker: int, thaler: int) -> None:
    """FI-V-4: money goes from one to the other; the two alone see it."""
    if thaler:
        transfer(s, giver, taker, thaler)
        s.tell_some(only(giver) | only(taker), "pays", [giver, taker, thaler])
        promises.gave(s, giver, taker, thaler)


def swap(s: Fief, offer: list[int], returned: int) -> None:
    """FI-W-4: cards change hands, unseen by the others."""
    for seat in (offer[FROM], offer[TO]):
        doubt_hand(s, seat)
    for card in cards_in(offer[CARDS_GIVEN]):
        hand_card(s, offer[TO], card)
    for card in cards_in(returned):
        s.hands = changed(s.hands, offer[TO] * CARDS + card, s.hands[offer[TO] * CARDS + card] - 1)
        hand_card(s, offer[FROM], card)
    s.show()


def hand_card(s: Fief, to: int, card: int) -> None:
    """A card comes into a hand."""
    s.hands = changed(s.hands, to * CARDS + card, s.hands[to * CARDS + card] + 1)
    s.tell_some(only(to), "gets-card", [card])


def clear_desks(s: Fief) -> None:
    """FI-N-6: the phase goes on, and nothing is left open."""
    lapse(s, True)
    s.drafts, s.offers = [], []
    s.ready = [0] * s.players
    s.made = [0] * s.players


CHAPTER: Final = (
    Chapter("FI-N", [])
    .calls("deal", DEAL_KEYS)
    .tells(
        {
            "offers": "seat whom:seat deal",
            "offers-thaler": "thaler:number",
            "asks-thaler": "thaler:number",
            "offers-freedom": "lord",
            "offers-marriage": "lord other:lord",
            "offers-card": "card",
            "asks-cards": "number",
            "offers-grant": "lord region",
            "refuses": "seat whom:seat deal",
            "withdraws": "seat whom:seat deal",
            "lapses": "seat whom:seat deal",
            "accepts": "seat whom:seat deal",
            "pays": "seat whom:seat thaler:number",
            "gets-card": "card",
            "unready": "seat",
        }
    )
    .has(OffersLooked)
)
