"""FI-N-5: how offers, promises and drafts lie in the position: flat, so many numbers for each."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import CARDS

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

# An offer in `Fief.offers`.
FROM: Final = 0
TO: Final = 1
GIVES: Final = 2
"""Thaler that the offerer has laid aside for it."""
ASKS: Final = 3
KIND: Final = 4
LORD: Final = 5
"""The captive, the one to be married, or who gets the fief."""
OTHER: Final = 6
"""Where the captive goes, whom he or she marries, how many cards are asked for, the fief, or the promises."""
CARDS_GIVEN: Final = 7
"""Up to three cards that the offerer has laid aside, each a digit: `card + 1` to the base 64."""
NUMBER: Final = 8
"""Tells apart the open offers of one player to one other; how many he has made in all only he knows."""
FROM_ASIDE: Final = 9
"""Thaler of a ransom that come out of what is put aside for the captive (FI-P-5)."""
OFFER_SIZE: Final = 10

# What an offer holds besides money.
MONEY_ONLY: Final = 0
FREEDOM: Final = 1
MARRIAGE: Final = 2
SWAP: Final = 3
GRANT: Final = 4
PROMISES: Final = 5
DEAL_KEYS: Final = ["money", "freedom", "marriage", "swap", "grant", "promises"]

# A promise in `Fief.promises`; it begins with FROM and TO as well. `promises.py` says what it means.
WHAT: Final = 2
ABOUT: Final = 3
TILL: Final = 4
FATE: Final = 5
PROMISE_SIZE: Final = 6

# A seat's draft in `Fief.drafts`, which has one for each seat in phase 6 and is empty otherwise. What is being asked
# (STAGE; 0 is a clear desk), then an offer that is being made, answered or withdrawn, and what is chosen with it.
STAGE: Final = 0
OFFER: Final = 1
"""Here an offer begins, as above."""
ASKING: Final = OFFER + OFFER_SIZE
"""1 while sums that are named are asked for and not given."""
PROMISED: Final = ASKING + 1
"""The promise that is being made: `what * 2`, and 1 more if the other is to make it."""
PROMISED_ABOUT: Final = PROMISED + 1
PROMISED_TILL: Final = PROMISED + 2
REPLY_CARDS: Final = PROMISED + 3
"""The cards chosen in return, as in CARDS_GIVEN."""
DRAFT_SIZE: Final = REPLY_CARDS + 1


# What a desk may be asking.
TALK: Final = 0
WHOM: Final = 1
DRAFT: Final = 2
CAPTIVE: Final = 3
HOME: Final = 4
SPOUSE: Final = 5
WHOM_TO_WED: Final = 6
CARDS_TO_SWAP: Final = 7
FIEF_TO_GRANT: Final = 8
LORD_TO_GRANT: Final = 9
WHAT_TO_PROMISE: Final = 10
WHOM_TO_VOTE: Final = 11
HOW_MUCH: Final = 12
HOW_LONG: Final = 13
OFFERED: Final = 14
GONE: Final = 15
"""The offer that was being looked at is no longer open."""
CARDS_IN_RETURN: Final = 16
HOME_FOR_FREED: Final = 17
PIECE: Final = 18
WITHDRAWING: Final = 19
WITHDRAW_FROM: Final = 20


def laid_aside(s: "Fief") -> int:
    """All money that lies in open offers."""
    found = 0
    for at in range(GIVES, len(s.offers), OFFER_SIZE):
        found += s.offers[at]
    return found


def laid_aside_by(s: "Fief", seat: int) -> int:
    """The money of a seat that lies in its open offers."""
    found = 0
    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + FROM] == seat:
            found += s.offers[at + GIVES]
    return found


def cards_in(code: int) -> list[int]:
    """The cards in a number that holds them."""
    found = []
    while code:
        found.append((code & 63) - 1)
        code >>= 6
    return found


def cards_laid_aside(s: "Fief", seat: int) -> list[int]:
    """The cards of a seat that lie in its open offers."""
    found: list[int] = []
    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + FROM] == seat:
            found += cards_in(s.offers[at + CARDS_GIVEN])
    return found


def held(s: "Fief", seat: int) -> int:
    """FI-V-1: how many cards a seat has, those laid aside for an offer among them."""
    return sum(s.hands[seat * CARDS : seat * CARDS + CARDS]) + len(cards_laid_aside(s, seat))


# Desks ---------------------------------------------------------------------------------------------------------------


def on_desk(s: "Fief", seat: int, field: int) -> int:
    """A number on a seat's desk."""
    return s.drafts[seat * DRAFT_SIZE + field]


def lay(s: "Fief", seat: int, field: int, number: int) -> None:
    """Put a number on a seat's desk."""
    s.drafts[seat * DRAFT_SIZE + field] = number


def clear(s: "Fief", seat: int) -> None:
    """Nothing lies on a seat's desk."""
    for at in range(seat * DRAFT_SIZE, seat * DRAFT_SIZE + DRAFT_SIZE):
        s.drafts[at] = 0


def drafted(s: "Fief", seat: int) -> list[int]:
    """The offer on a seat's desk."""
    start = seat * DRAFT_SIZE + OFFER
    return s.drafts[start : start + OFFER_SIZE]


def ask(s: "Fief", seat: int, stage: int) -> None:
    """What a desk asks next."""
    s.drafts[seat * DRAFT_SIZE + STAGE] = stage


def take_up(s: "Fief", seat: int, offer: list[int]) -> None:
    """Put an open offer on a seat's desk, to look at it."""
    clear(s, seat)
    for field, number in enumerate(offer):
        lay(s, seat, OFFER + field, number)


# Open offers ---------------------------------------------------------------------------------------------------------


def open_offers(s: "Fief", maker: int, to: int = -1) -> list[list[int]]:
    """The open offers of a player, all or those to one other, the oldest first."""
    found = []
    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + FROM] == maker and to in (-1, s.offers[at + TO]):
            found.append(s.offers[at : at + OFFER_SIZE])
    return found


def is_same(one: list[int], other: list[int]) -> bool:
    """Whether this is the same open offer."""
    return one[FROM] == other[FROM] and one[TO] == other[TO] and one[NUMBER] == other[NUMBER]


def next_number(s: "Fief", maker: int, to: int) -> int:
    """A number that no open offer between the two has."""
    return 1 + max([offer[NUMBER] for offer in open_offers(s, maker, to)], default=0)


def following(offers: list[list[int]], offer: list[int]) -> list[int]:
    """The offer behind another, the first again after the last."""
    at = [is_same(one, offer) for one in offers].index(True)
    return offers[(at + 1) % len(offers)]
