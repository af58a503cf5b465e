"""What the rule of thumb thinks of offers, promises and votes."""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.desk import (
    ABOUT,
    ASKING,
    ASKS,
    CAPTIVE,
    DRAFT,
    DRAFT_SIZE,
    FATE,
    FREEDOM,
    FROM,
    GIVES,
    HOME,
    KIND,
    LORD,
    MARRIAGE,
    MONEY_ONLY,
    OFFER,
    OFFER_SIZE,
    OFFERED,
    PROMISE_SIZE,
    PROMISES,
    SPOUSE,
    STAGE,
    TALK,
    TO,
    WHAT,
    WHOM,
    WHOM_TO_WED,
)
from regalia.games.fief.figures import FIEFS_ALONE, FIEFS_COUPLE, KING_POINTS, LORDS, NONE, QUEEN_POINTS
from regalia.games.fief.promised import BROKEN, THALER, VOTE
from regalia.games.fief.promised import OPEN as IS_OPEN
from regalia.games.fief.realms import fiefs_borne, lasting, sums

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

OFFERS: Final = 3
"""So many offers it makes in a phase, and no more."""
WEDDING: Final = 0.8
RANSOM: Final = 3.0
ENOUGH: Final = 500
"""A ransom that is thought enough."""
PRICE: Final = 500
"""What is asked for a captive."""
IDLE: Final = -2.0
UNREADY: Final = -0.3
LAST_UNREADY: Final = -30.0
"""All others wait for him: so talk comes to its end."""
ON_THE_WAY: Final = {WHOM: 0.0, CAPTIVE: 0.6, HOME: 0.7, SPOUSE: 0.6, WHOM_TO_WED: 0.7}
"""What it is worth to be asked for these."""
LAID_ASIDE: Final = 0.95
"""What 100 Thaler are worth that lie in an offer of ransom; what is offered for nothing is lost."""

UNANSWERED: Final = -0.05
VOTES_BOUGHT: Final = 10.0
"""What it is worth to have bought votes for ENOUGH_FOR_VOTES."""
ENOUGH_FOR_VOTES: Final = 1000

MADE_TO: Final = 0.1
MADE_BY: Final = -0.6
BROKE: Final = -2.0

STANDS: Final = 1.0
VOTE_FOR_OWN: Final = 4.0
VOTE_FOR_HUSBAND: Final = 3.0
VOTE_FOR_OTHER: Final = -1.0
VOTE_SOLD: Final = -5.0
"""What it costs to promise one's votes to another, as he may well be king by it."""
CROWNS_HIS: Final = 0.5
"""What it is worth to crown him for whom one has voted."""
MAKES_HIM_WIN: Final = -300.0


# Offers --------------------------------------------------------------------------------------------------------------


def bargained(s: "Fief", seat: int) -> float:
    """Offers that are open or being made, promises, and votes."""
    value = 0.0
    if s.drafts:
        if not s.ready[seat]:
            value += LAST_UNREADY if sum(s.ready) == s.players - 1 else UNREADY
        value += on_the_desk(s, seat)
        for at in range(0, len(s.offers), OFFER_SIZE):
            if s.offers[at + TO] == seat:
                value += UNANSWERED
            elif s.offers[at + FROM] == seat and not s.ready[s.offers[at + TO]]:
                value += of_offer(s, seat, s.offers, at)
                if s.offers[at + KIND] == FREEDOM:
                    value += LAID_ASIDE * s.offers[at + GIVES] / 100
    for at in range(0, len(s.promises), PROMISE_SIZE):
        value += of_promise(s, seat, at)
    return value + of_votes(s, seat) if s.votes else value


def of_offer(s: "Fief", seat: int, offers: list[int], at: int) -> float:
    """What a player's own offer promises him."""
    kind, gives = offers[at + KIND], offers[at + GIVES]
    if kind == MARRIAGE:
        return WEDDING * lasting(s)
    if kind == FREEDOM and s.owner[offers[at + LORD]] == seat:
        return RANSOM * min(gives, ENOUGH) / ENOUGH * lasting(s) - 0.4 * gives / 100 + 0.1
    if kind == FREEDOM and not gives and offers[at + ASKS] == PRICE:
        return WEDDING * lasting(s)
    if kind == PROMISES and not offers[at + ASKS]:
        return VOTES_BOUGHT * min(gives, ENOUGH_FOR_VOTES) / ENOUGH_FOR_VOTES * lasting(s)
    return IDLE


def on_the_desk(s: "Fief", seat: int) -> float:
    """An unfinished offer of a kind that is wanted is worth the more the nearer it is to its end; others are idle."""
    start = seat * DRAFT_SIZE
    stage = s.drafts[start + STAGE]
    if stage == TALK or stage >= OFFERED:
        return 0.0
    if s.made[seat] >= OFFERS:
        return IDLE
    if stage in ON_THE_WAY:
        return ON_THE_WAY[stage]
    kind = s.drafts[start + OFFER + KIND]
    money = s.drafts[start + OFFER + GIVES] + s.drafts[start + OFFER + ASKS]
    if kind in (FREEDOM, PROMISES):
        return 0.8 * of_offer(s, seat, s.drafts, start + OFFER)
    if stage != DRAFT or money or s.drafts[start + ASKING]:
        return IDLE
    if kind == MARRIAGE:
        return 0.95 * WEDDING
    return 0.5 if kind == MONEY_ONLY and wanted(s, seat, s.drafts[start + OFFER + TO]) else IDLE


def wanted(s: "Fief", seat: int, other: int) -> bool:
    """Whether there is something to ask of a player who has been asked for nothing yet."""
    from regalia.games.fief.bargains import held_by_other, weddings_between

    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + FROM] == seat and s.offers[at + TO] == other:
            return False
    for lord in range(LORDS):
        if s.owner[lord] == seat and held_by_other(s, seat, other, lord):
            return True
    return weddings_between(s, seat, other)


# Promises and votes --------------------------------------------------------------------------------------------------


def of_promise(s: "Fief", seat: int, at: int) -> float:
    """What was promised to him is worth a little, and it is better not to break one's word."""
    what, about, fate = s.promises[at + WHAT], s.promises[at + ABOUT], s.promises[at + FATE]
    if s.promises[at + FROM] == seat:
        if fate == BROKEN:
            return BROKE
        if fate != IS_OPEN:
            return 0.0
        if what == VOTE:
            return MAKES_HIM_WIN if would_win(s, seat, about) else VOTE_SOLD if s.owner[about] != seat else 0.0
        return -0.8 * about / 100 if what == THALER else MADE_BY
    if s.promises[at + TO] == seat and fate == IS_OPEN:
        if what == VOTE:
            return VOTES_BOUGHT if s.owner[about] == seat else 0.0
        return 0.02 * about / 100 if what == THALER else MADE_TO
    return 0.0


def of_votes(s: "Fief", seat: int) -> float:
    """To stand is better than not; votes go to one's own, or to a lady's husband; who got them may be crowned."""
    value = STANDS if s.votes[seat] != NONE else 0.0
    lord = s.votes[s.players + seat]
    if lord != NONE:
        value += of_vote(s, seat, lord)
    if s.votes[2 * s.players + seat] == 1 and s.stack and s.stack[-1].key == "crown":
        elected = s.stack[-1].frame()[2]
        value += MAKES_HIM_WIN if would_win(s, seat, elected) else CROWNS_HIS if lord == elected else VOTE_FOR_OTHER
    return value


def of_vote(s: "Fief", seat: int, lord: int) -> float:
    """What it is worth to vote for a lord."""
    wife = s.spouse[lord]
    if s.owner[lord] == seat:
        return VOTE_FOR_OWN
    if would_win(s, seat, lord):
        return MAKES_HIM_WIN
    return VOTE_FOR_HUSBAND if wife != NONE and s.owner[wife] == seat else VOTE_FOR_OTHER


def would_win(s: "Fief", seat: int, lord: int) -> bool:
    """FI-Z: whether another, and this seat not with him, would win or lead at the last count as soon as a lord of his
    is king."""
    owner, wife = s.owner[lord], s.spouse[lord]
    if owner == seat:
        return False
    if not s.land.points_game:
        borne = fiefs_borne(s)
        if borne[owner] >= s.land.board.limit[FIEFS_ALONE]:
            return True
        both = borne[owner] + borne[s.owner[wife]] if wife != NONE and s.owner[wife] != seat else 0
        if both >= s.land.board.limit[FIEFS_COUPLE]:
            return True
    if s.round < s.land.last_round:
        return False
    standing = sums(s)
    standing[owner] += s.land.board.points[KING_POINTS]
    if wife != NONE:
        standing[s.owner[wife]] += s.land.board.points[QUEEN_POINTS]
    return standing[owner] == max(standing)
