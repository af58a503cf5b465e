"""The moves behind one tap: what writes an offer from the beginning, what clears a desk, and whether it is allowed.

An offer is made of small steps that can be dropped but not undone. So a part of it is changed by writing all of it
anew in one request, and whether that is allowed is tried on a position dealt from what its player sees.
"""

from typing import NamedTuple

from regalia.core.luck import FastLuck
from regalia.core.refusals import Refused
from regalia.games.fief.answering import A_GRANT, AN_OFFER, WITHDRAW
from regalia.games.fief.answering import NEXT as NEXT_OFFER
from regalia.games.fief.desk import (
    ASKS,
    CARDS_GIVEN,
    CARDS_IN_RETURN,
    DRAFT,
    FREEDOM,
    FROM,
    GIVES,
    GRANT,
    HOME_FOR_FREED,
    HOW_LONG,
    KIND,
    LORD,
    MARRIAGE,
    NUMBER,
    OTHER,
    PIECE,
    PROMISES,
    SWAP,
    TALK,
    TO,
    cards_in,
)
from regalia.games.fief.drafting import (
    A_FREEDOM,
    A_MARRIAGE,
    A_PROMISE,
    A_SWAP,
    ASK_CARD,
    ASK_PROMISE,
    OTHER_WAY,
)
from regalia.games.fief.figures import NONE, SUMS
from regalia.games.fief.land import Land
from regalia.games.fief.moves import CARD, DONE, DROP, REGION, SUM, VILLAGE
from regalia.games.fief.moves import LORD as LORD_MOVE
from regalia.games.fief.promised import BASE, HELP, THALER, VOTE, packed, unpacked
from regalia.games.fief.promising import LONGER, WHAT_OF, WHATS
from regalia.games.fief.view import FiefView
from regalia.table.clicks import LYING, lying
from regalia.table.limits import MOVES

# Writing an offer ----------------------------------------------------------------------------------------------------


def written(land: Land, v: FiefView, offer: list[int], asking: bool) -> list[int]:
    """The moves that write an offer on a clear desk, as far as it goes; the money last, for a ransom may need it so."""
    moves = [AN_OFFER, land.to_seat[offer[TO]], *thing(land, v, offer)]
    if asking:
        moves.append(OTHER_WAY)
    return moves + steps_to(offer[ASKS] if asking else offer[GIVES])


def steps_to(thaler: int) -> list[int]:
    """A sum as steps, the largest first."""
    found = []
    for at in reversed(range(len(SUMS))):
        found += [SUM + at] * (thaler // SUMS[at])
        thaler %= SUMS[at]
    return found


def thing(land: Land, v: FiefView, offer: list[int]) -> list[int]:
    """What it holds besides money."""
    kind, lord, other = offer[KIND], offer[LORD], offer[OTHER]
    if kind == FREEDOM:
        home = [VILLAGE + land.village_of[other]] if other != NONE and v["owner"][lord] == offer[FROM] else []
        return [A_FREEDOM, LORD_MOVE + lord, *home]
    if kind == MARRIAGE:
        return [A_MARRIAGE, LORD_MOVE + lord, LORD_MOVE + other]
    if kind == SWAP:
        given = [CARD + card for card in reversed(cards_in(offer[CARDS_GIVEN]))]
        return [A_SWAP, *given, *[ASK_CARD] * other, DONE]
    if kind == GRANT:
        return [A_GRANT, REGION + other, LORD_MOVE + lord]
    return promises(land, v, other) if kind == PROMISES else []


def promises(land: Land, v: FiefView, code: int) -> list[int]:
    """Promises, in the order in which they were added."""
    found = []
    for what, asked, about, till in reversed(unpacked(code)):
        found += [ASK_PROMISE if asked else A_PROMISE, WHATS[WHAT_OF.index(what)]]
        if what == VOTE:
            found.append(LORD_MOVE + about)
        elif what != HELP:
            sums = [*steps_to(about * 100), DONE] if what == THALER else []
            found += [*sums, *[LONGER] * (till - first_term(land, v)), DONE]
    return found


def first_term(land: Land, v: FiefView) -> int:
    """FI-N-7: till when a promise holds, before anybody makes it longer."""
    return min(v["round"] + 1, land.last_round)


# Changing one ----------------------------------------------------------------------------------------------------


def changed(offer: list[int], **fields: int) -> list[int]:
    """An offer with some fields otherwise: `gives=300`."""
    found = offer[:]
    for name, value in fields.items():
        found[{"to": TO, "gives": GIVES, "asks": ASKS, "kind": KIND, "other": OTHER}[name]] = value
    return found


def bare(offer: list[int]) -> list[int]:
    """Only the money of an offer."""
    found = changed(offer, kind=0, other=0)
    found[LORD] = found[CARDS_GIVEN] = 0
    return found


def without(offer: list[int], at: int) -> list[int]:
    """An offer without one of its promises."""
    left = [one for number, one in enumerate(unpacked(offer[OTHER])) if number != at]
    return with_promises(offer, left) if left else bare(offer)


def for_longer(offer: list[int], at: int, rounds: int) -> list[int]:
    """An offer of which a promise holds some rounds longer, or less long."""
    all_of_them = [one[:] for one in unpacked(offer[OTHER])]
    all_of_them[at][3] += rounds
    return with_promises(offer, all_of_them)


def with_promises(offer: list[int], digits: list[list[int]]) -> list[int]:
    """An offer with these promises, as `unpacked` gives them."""
    code = 0
    for what, asked, about, till in reversed(digits):
        code = code * BASE + packed(what, asked == 1, about, till)
    return changed(offer, other=code)


# The desk ------------------------------------------------------------------------------------------------------------


def clearing(stage: int, freely: bool) -> list[int]:
    """What clears a desk, wherever it is: a question within an offer is dropped first."""
    if stage == TALK:
        return []
    within = (DRAFT < stage <= HOW_LONG and not freely) or stage in (CARDS_IN_RETURN, HOME_FOR_FREED, PIECE)
    return [DROP, DROP] if within else [DROP]


def reaching(land: Land, v: FiefView, offer: list[int], seat: int) -> list[int]:
    """What takes up an open offer on a clear desk: one's own to withdraw it, another's to answer it."""
    own = offer[FROM] == seat
    start = [WITHDRAW, land.to_seat[offer[TO]]] if own else [land.to_seat[offer[FROM]]]
    return start + [NEXT_OFFER] * between(v, offer).index(offer[NUMBER])


def between(v: FiefView, offer: list[int]) -> list[int]:
    """The numbers of the open offers that go the same way, the oldest first."""
    return [one[NUMBER] for one in v["offers"] if one[FROM] == offer[FROM] and one[TO] == offer[TO]]


class Tap(NamedTuple):
    """Moves that one button sends; before one of them an offer must lie on the desk as it was seen."""

    moves: list[int]
    seen: list[int] | None = None
    at: int = 0

    def tokens(self, land: Land) -> str:
        """As a form sends them."""
        found = [land.vocabulary.token(move) for move in self.moves]
        if self.seen is not None:
            found.insert(self.at, LYING + lying(self.seen))
        return " ".join(found)


class Trial:
    """A position dealt from what a seat sees, to try moves on."""

    def __init__(self, land: Land, v: FiefView, seat: int) -> None:
        self.land, self.seat = land, seat
        self.dealt = land.from_view(v, FastLuck(0))

    def refused(self, moves: list[int]) -> Refused | None:
        """Why the first of some moves that cannot be played cannot; the last one is not played."""
        if len(moves) > MOVES:
            return Refused("moves-many", {"moves": len(moves), "most": MOVES})
        s = self.dealt.copy()
        try:
            for move in moves[:-1]:
                s.play(self.seat, move)
            s.check(self.seat, moves[-1])
        except Refused as refused:
            return refused
        return None
