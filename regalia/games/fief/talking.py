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
    SPOUSE,
    STAGE,
    TALK,
    TO,
    WHAT,
    WHOM,
    WHOM_TO_WED,
)
from regalia.games.fief.figures import FIEFS_ALONE, LORDS, NONE, REGIONS
from regalia.games.fief.promised import BROKEN, THALER
from regalia.games.fief.promised import OPEN as IS_OPEN

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

OFFERS: Final = 2
"""So many offers it makes in a phase, and no more."""
WEDDING: Final = 0.8
RANSOM: Final = 3.0
ENOUGH: Final = 400
"""A ransom that is thought enough."""
IDLE: Final = -2.0
UNREADY: Final = -0.3
LAST_UNREADY: Final = -30.0
"""All others wait for him: so talk comes to its end."""
ON_THE_WAY: Final = {WHOM: 0.0, CAPTIVE: 0.6, HOME: 0.7, SPOUSE: 0.6, WHOM_TO_WED: 0.7}
"""What it is worth to be asked for these."""
LAID_ASIDE: Final = 0.95
"""What 100 Thaler are worth that lie in an offer of ransom; what is offered for nothing is lost."""

MADE_TO: Final = 0.1
MADE_BY: Final = -0.6
BROKE: Final = -2.0

STANDS: Final = 1.0
VOTE_FOR_OWN: Final = 4.0
VOTE_FOR_HUSBAND: Final = 3.0
VOTE_FOR_OTHER: Final = -1.0
MAKES_HIM_WIN: Final = -50.0


def bargained(s: "Fief", seat: int) -> float:
    """Offers that are open or being made, promises, and votes."""
    value = 0.0
    if s.drafts:
        if not s.ready[seat]:
            value += LAST_UNREADY if sum(s.ready) == s.players - 1 else UNREADY
        value += on_the_desk(s, seat)
        for at in range(0, len(s.offers), OFFER_SIZE):
            if s.offers[at + FROM] == seat and not s.ready[s.offers[at + TO]]:
                value += of_offer(s, seat, s.offers, at)
                if s.offers[at + KIND] == FREEDOM:
                    value += LAID_ASIDE * s.offers[at + GIVES] / 100
    for at in range(0, len(s.promises), PROMISE_SIZE):
        value += of_promise(s, seat, at)
    return value + of_votes(s, seat) if s.votes else value


# Offers --------------------------------------------------------------------------------------------------------------


def of_offer(s: "Fief", seat: int, offers: list[int], at: int) -> float:
    """What a player's own offer promises him."""
    if offers[at + KIND] == MARRIAGE:
        return WEDDING
    if offers[at + KIND] == FREEDOM and s.owner[offers[at + LORD]] == seat:
        gives = offers[at + GIVES]
        return RANSOM * min(gives, ENOUGH) / ENOUGH - 0.4 * gives / 100 + 0.1
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
    if kind == FREEDOM:
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
    fate = s.promises[at + FATE]
    if s.promises[at + FROM] == seat:
        if fate == BROKEN:
            return BROKE
        if fate == IS_OPEN and s.promises[at + WHAT] == THALER:
            return -0.8 * s.promises[at + ABOUT] / 100
        return MADE_BY if fate == IS_OPEN else 0.0
    if s.promises[at + TO] == seat and fate == IS_OPEN:
        return 0.02 * s.promises[at + ABOUT] / 100 if s.promises[at + WHAT] == THALER else MADE_TO
    return 0.0


def of_votes(s: "Fief", seat: int) -> float:
    """To stand is better than not; votes go to one's own, or to a lady's husband."""
    value = STANDS if s.votes[seat] != NONE else 0.0
    lord = s.votes[s.players + seat]
    if lord == NONE:
        return value
    owner, wife = s.owner[lord], s.spouse[lord]
    if owner == seat:
        return value + VOTE_FOR_OWN
    if wife != NONE and s.owner[wife] == seat:
        return value + VOTE_FOR_HUSBAND
    fiefs = sum(1 for region in range(REGIONS) if s.fief_owner[region] == owner)
    wins = not s.land.points_game and fiefs >= s.land.board.limit[FIEFS_ALONE] - 1
    return value + (MAKES_HIM_WIN if wins else VOTE_FOR_OTHER)
