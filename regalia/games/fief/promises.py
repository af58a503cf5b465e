"""FI-N-7: what was promised, and whether it was kept. Promises bind nobody.

The other chapters tell what has happened (`attacked`, `refused_leave`, …); the two whose promise it is are told when it
is kept or broken. A promise whose fate is certain, or whose time has passed, is forgotten as the next negotiation
begins.
"""

from typing import Final

from regalia.core.events import only
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import ABOUT, FATE, FROM, PROMISE_SIZE, TILL, TO, WHAT
from regalia.games.fief.promised import (
    BROKEN,
    FATE_KEYS,
    HELP,
    KEPT,
    LEAVE,
    OPEN,
    PASSED,
    PEACE,
    PROMISE_KEYS,
    THALER,
    VOTE,
    about_of,
)
from regalia.games.fief.state import Fief


def promise(s: Fief, maker: int, to: int, what: int, about: int, till: int) -> None:
    """A promise is made."""
    s.promises += [maker, to, what, about_of(what, about), till, OPEN]


def told_of(s: Fief, maker: int, to: int, what: int, about: int, till: int) -> None:
    """Tell the two what is promised, in an offer or for good."""
    audience = only(maker) | only(to)
    if what == VOTE:
        s.tell_some(audience, "promise-vote", [maker, to, about])
    elif what == PEACE:
        s.tell_some(audience, "promise-peace", [maker, to, till])
    elif what == LEAVE:
        s.tell_some(audience, "promise-leave", [maker, to, till])
    elif what == HELP:
        s.tell_some(audience, "promise-help", [maker, to])
    else:
        s.tell_some(audience, "promise-thaler", [maker, to, about_of(what, about), till])


# What has happened ---------------------------------------------------------------------------------------------------


def still_open(s: Fief, what: int) -> list[int]:
    """Where the open promises of a kind stand."""
    starts = range(0, len(s.promises), PROMISE_SIZE)
    return [at for at in starts if s.promises[at + FATE] == OPEN and s.promises[at + WHAT] == what]


def between(s: Fief, maker: int, to: int, what: int) -> list[int]:
    """Those that one player has made to another."""
    return [at for at in still_open(s, what) if s.promises[at + FROM] == maker and s.promises[at + TO] == to]


def decide(s: Fief, at: int, fate: int) -> None:
    """A promise is kept or broken; the two are told."""
    s.promises[at + FATE] = fate
    maker, to = s.promises[at + FROM], s.promises[at + TO]
    key = "promise-kept" if fate == KEPT else "promise-broken"
    s.tell_some(only(maker) | only(to), key, [maker, to, s.promises[at + WHAT] - 1])


def attacked(s: Fief, who: int, whom: int) -> None:
    """FI-N-7: a player attacks another, stands at a gate of his, or plays an attack card on him."""
    if s.promises:
        for at in between(s, who, whom, PEACE):
            decide(s, at, BROKEN)


def refused_leave(s: Fief, who: int, whom: int) -> None:
    """FI-N-7: a player says no to another who asks leave."""
    if s.promises:
        for at in between(s, who, whom, LEAVE):
            decide(s, at, BROKEN)


def helped(s: Fief, who: int, whom: int, did: bool) -> None:
    """FI-N-7: a player who could help another in a battle has helped him, or has not."""
    if s.promises:
        for at in between(s, who, whom, HELP):
            decide(s, at, KEPT if did else BROKEN)


def sides_taken(s: Fief, attacker: int, attacked: int) -> None:
    """FI-N-7: help is promised for the next battle only; who fights the other himself does not help him."""
    if s.promises:
        for party, enemy in ((attacker, attacked), (attacked, attacker)):
            for at in still_open(s, HELP):
                if s.promises[at + TO] == party and s.promises[at + FROM] == enemy:
                    decide(s, at, BROKEN)
                elif s.promises[at + TO] == party:
                    s.promises[at + FATE] = PASSED


def gave(s: Fief, who: int, whom: int, thaler: int) -> None:
    """FI-N-7: a player has given another money; it counts for what he has promised first."""
    for at in between(s, who, whom, THALER):
        paid = min(thaler, s.promises[at + ABOUT])
        s.promises[at + ABOUT] -= paid
        thaler -= paid
        if not s.promises[at + ABOUT]:
            decide(s, at, KEPT)


def voted(s: Fief, who: int, choice: int, candidates: list[int]) -> None:
    """FI-N-7: a player has voted for a candidate or abstained; only a candidate can be voted for."""
    for at in still_open(s, VOTE):
        if s.promises[at + FROM] == who and s.promises[at + ABOUT] in candidates:
            decide(s, at, KEPT if choice == s.promises[at + ABOUT] else BROKEN)


def ballot_over(s: Fief) -> None:
    """FI-N-7: votes are promised for the next ballot only."""
    for at in still_open(s, VOTE):
        s.promises[at + FATE] = PASSED


def round_ended(s: Fief) -> None:
    """FI-N-7: the time of promises passes: peace and leave are kept, money that was not given is broken."""
    for what, fate in ((PEACE, KEPT), (LEAVE, KEPT), (THALER, BROKEN)):
        for at in still_open(s, what):
            if s.promises[at + TILL] <= s.round:
                decide(s, at, fate)
    for at in still_open(s, HELP):
        if s.promises[at + TILL] <= s.round:
            s.promises[at + FATE] = PASSED


def forget_decided(s: Fief) -> None:
    """What was certain before this phase is forgotten."""
    keep_if(s, [s.promises[at + FATE] == OPEN for at in range(0, len(s.promises), PROMISE_SIZE)])


def forget_seat(s: Fief, seat: int) -> None:
    """FI-Z-2: who is out keeps and breaks nothing any more."""
    between_others = [
        seat not in (s.promises[at + FROM], s.promises[at + TO]) for at in range(0, len(s.promises), PROMISE_SIZE)
    ]
    keep_if(s, between_others)


def keep_if(s: Fief, kept: list[bool]) -> None:
    """Only these promises are left."""
    found: list[int] = []
    for number, keep in enumerate(kept):
        if keep:
            found += s.promises[number * PROMISE_SIZE : (number + 1) * PROMISE_SIZE]
    s.promises = found


CHAPTER: Final = (
    Chapter("FI-N", [])
    .calls("promise", PROMISE_KEYS)
    .calls("fate", FATE_KEYS)
    .tells(
        {
            "promise-vote": "seat whom:seat lord",
            "promise-peace": "seat whom:seat round:number",
            "promise-leave": "seat whom:seat round:number",
            "promise-help": "seat whom:seat",
            "promise-thaler": "seat whom:seat thaler:number round:number",
            "promise-kept": "seat whom:seat promise",
            "promise-broken": "seat whom:seat promise",
        }
    )
)
