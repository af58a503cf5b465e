"""FI-N-3, FI-N-7: what is granted and what is promised in an offer; and grants that are no part of one."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief import bargains
from regalia.games.fief.at_desk import PartOfOffer
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import (
    GRANT,
    HOW_LONG,
    HOW_MUCH,
    KIND,
    LORD,
    LORD_TO_GRANT,
    OFFER,
    OTHER,
    PROMISED,
    PROMISED_ABOUT,
    PROMISED_TILL,
    PROMISES,
    WHOM_TO_VOTE,
    ask,
    clear,
    lay,
    on_desk,
)
from regalia.games.fief.drafting import DROP_OR_LORD, chosen, whom
from regalia.games.fief.figures import NONE, SUMS
from regalia.games.fief.grants import FI_H_8_FREE, due, grant
from regalia.games.fief.inheritance import CaptivesLeft, ask_for_piece
from regalia.games.fief.moves import DONE, DROP, REGION, SUM, TO_REGION, TO_SUM, answer
from regalia.games.fief.moves import LORD as LORD_MOVE
from regalia.games.fief.offers import OffersLooked
from regalia.games.fief.places import is_cleric, is_free, is_man
from regalia.games.fief.promised import BASE, HELP, LEAVE, PEACE, THALER, VOTE, packed
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

A_VOTE: Final = answer("vote")
A_PEACE: Final = answer("peace")
A_LEAVE: Final = answer("leave")
A_HELP: Final = answer("help")
A_SUM: Final = answer("thaler")
LONGER: Final = answer("longer")

FI_N_7_VOTE: Final = reason("FI-N-7.vote", "lord")
FI_N_7_SUM: Final = reason("FI-N-7.sum")
FI_N_7_MOST: Final = reason("FI-N-7.most", "thaler:number")
FI_N_7_LAST: Final = reason("FI-N-7.last", "number")
FI_H_8_FAMILY: Final = reason("FI-H-8.family", "lord whom:seat")

MOST_HUNDREDS: Final = 1000
"""The largest sum that can be promised, in hundreds: more than anybody will ever have."""

DROP_OR_REGION: Final = [*TO_REGION, DROP]
WHATS: Final = [A_VOTE, A_PEACE, A_LEAVE, A_HELP, A_SUM]
WHAT_OF: Final = [VOTE, PEACE, LEAVE, HELP, THALER]
WHATS_OR_DROP: Final = [*WHATS, DROP]
SUM_OR_DONE: Final = [*TO_SUM, DONE, DROP]
LONGER_OR_DONE: Final = [DONE, LONGER, DROP]


# Grants --------------------------------------------------------------------------------------------------------------


def freely(s: Fief, seat: int) -> bool:
    """FI-N-3: whether the grant on a desk is no part of an offer: the offer would go to himself."""
    return whom(s, seat) == seat


class PartOfGrant(PartOfOffer):
    """A question about a grant; dropped, a free one leaves a clear desk."""

    def drop(self, s: Fief, seat: int) -> None:
        if freely(s, seat):
            clear(s, seat)
        else:
            super().drop(s, seat)


class WhichFief(PartOfGrant):
    """FI-N-3, FI-H-2: a fief that fell to the throne."""

    key: ClassVar[str] = "grant-which"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_REGION

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == DROP or move - REGION in due(s) else bargains.FI_H_8_FIEF

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - REGION]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lay(s, seat, OFFER + OTHER, move - REGION)
        ask(s, seat, LORD_TO_GRANT)


class GrantedWhom(PartOfGrant):
    """FI-N-3, FI-H-8: the free lord who gets it: in an offer one of the other player's, freely anybody's."""

    key: ClassVar[str] = "grant"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, OFFER + OTHER)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = move - LORD_MOVE
        if move == DROP:
            return FREE
        if bargains.granting_barred(s, seat) or on_desk(s, seat, OFFER + OTHER) not in due(s):
            return bargains.granting_barred(s, seat) or bargains.FI_H_8_FIEF
        if not is_free(s, lord):
            return FI_H_8_FREE
        return FREE if freely(s, seat) or s.owner[lord] == whom(s, seat) else FI_H_8_FAMILY

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == bargains.FI_H_8_FIEF:
            return [on_desk(s, seat, OFFER + OTHER)]
        if reason == FI_H_8_FAMILY:
            return [move - LORD_MOVE, whom(s, seat)]
        return [move - LORD_MOVE] if reason == FI_H_8_FREE else []

    def choose(self, s: Fief, seat: int, move: int) -> None:
        if not freely(s, seat):
            lay(s, seat, OFFER + LORD, move - LORD_MOVE)
            chosen(s, seat, GRANT)
            return
        region = on_desk(s, seat, OFFER + OTHER)
        clear(s, seat)
        grant(s, region, move - LORD_MOVE)
        s.push(OffersLooked())
        s.push(CaptivesLeft())
        ask_for_piece(s, region)


# Promises ------------------------------------------------------------------------------------------------------------


class WhatPromise(PartOfOffer):
    """FI-N-7: the kinds of promises."""

    key: ClassVar[str] = "promise-what"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return WHATS_OR_DROP

    def choose(self, s: Fief, seat: int, move: int) -> None:
        what = WHAT_OF[WHATS.index(move)]
        lay(s, seat, PROMISED, what * 2 + on_desk(s, seat, PROMISED) % 2)
        lay(s, seat, PROMISED_ABOUT, 0)
        lay(s, seat, PROMISED_TILL, 0 if what == VOTE else min(s.round + 1, s.land.last_round))
        if what == VOTE:
            ask(s, seat, WHOM_TO_VOTE)
        elif what == HELP:
            lay(s, seat, PROMISED_TILL, s.round + 1)
            add_promise(s, seat)
        else:
            ask(s, seat, HOW_MUCH if what == THALER else HOW_LONG)


def add_promise(s: Fief, seat: int) -> None:
    """A promise is whole, and part of the offer."""
    code = on_desk(s, seat, PROMISED)
    digit = packed(code // 2, code % 2 == 1, on_desk(s, seat, PROMISED_ABOUT), on_desk(s, seat, PROMISED_TILL))
    before = on_desk(s, seat, OFFER + OTHER) if on_desk(s, seat, OFFER + KIND) == PROMISES else 0
    lay(s, seat, OFFER + OTHER, before * BASE + digit)
    lay(s, seat, PROMISED, 0)
    chosen(s, seat, PROMISES)


class WhomToVote(PartOfOffer):
    """FI-N-7, FI-E-1: a vote for somebody who may come to stand: a man of any family, no cleric."""

    key: ClassVar[str] = "promise-vote"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = move - LORD_MOVE
        stands = move == DROP or (s.at[lord] != NONE and is_man(lord) and not is_cleric(s, lord))
        return FREE if stands else FI_N_7_VOTE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD_MOVE]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lay(s, seat, PROMISED_ABOUT, move - LORD_MOVE)
        add_promise(s, seat)


class HowMuch(PartOfOffer):
    """FI-N-7: a sum to be given later, of steps."""

    key: ClassVar[str] = "promise-sum"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, PROMISED_ABOUT) * 100]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return SUM_OR_DONE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        hundreds = on_desk(s, seat, PROMISED_ABOUT)
        if move == DONE:
            return FREE if hundreds else FI_N_7_SUM
        if move == DROP or hundreds + SUMS[move - SUM] // 100 <= MOST_HUNDREDS:
            return FREE
        return FI_N_7_MOST

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [MOST_HUNDREDS * 100] if reason == FI_N_7_MOST else []

    def choose(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            ask(s, seat, HOW_LONG)
        else:
            lay(s, seat, PROMISED_ABOUT, on_desk(s, seat, PROMISED_ABOUT) + SUMS[move - SUM] // 100)


class HowLong(PartOfOffer):
    """FI-N-7: the last round of the promise."""

    key: ClassVar[str] = "promise-till"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, PROMISED_TILL)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return LONGER_OR_DONE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FI_N_7_LAST if move == LONGER and on_desk(s, seat, PROMISED_TILL) >= s.land.last_round else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [s.land.last_round]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        if move == LONGER:
            lay(s, seat, PROMISED_TILL, on_desk(s, seat, PROMISED_TILL) + 1)
        else:
            add_promise(s, seat)


CHAPTER: Final = Chapter("FI-N", []).asks(
    {
        "grant-which": "",
        "promise-what": "",
        "promise-vote": "",
        "promise-sum": "thaler:number",
        "promise-till": "round:number",
    }
)
