"""FI-K-2, FI-K-3: who may counter an attack is asked at once, one after another; the first counter ends it."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.changes import kill_lord
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import (
    ASSASSINATION,
    BAD_WEATHER,
    FAMINE,
    FINE_WEATHER,
    GOOD_HARVEST,
    HAS_BAD_WEATHER,
    HAS_FAMINE,
    HAS_FINE_WEATHER,
    HAS_GOOD_HARVEST,
    JUSTICE,
    NONE,
)
from regalia.games.fief.hands import holds
from regalia.games.fief.inheritance import settle
from regalia.games.fief.marriage import joined
from regalia.games.fief.moves import NO, YES, YES_OR_NO
from regalia.games.fief.places import family, has_had_turn, is_party, owner_or_holder, stands_in, turn_order_after
from regalia.games.fief.played import lay_down
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import InTurn, bits_of, has_bit

FI_K_3: Final = reason("FI-K-3", "card")

COUNTER_TO: Final = {FAMINE: GOOD_HARVEST, BAD_WEATHER: FINE_WEATHER, ASSASSINATION: JUSTICE}
"""FI-K-2: which card cancels which."""

EFFECT: Final = {
    GOOD_HARVEST: HAS_GOOD_HARVEST,
    FINE_WEATHER: HAS_FINE_WEATHER,
    BAD_WEATHER: HAS_BAD_WEATHER,
    FAMINE: HAS_FAMINE,
}
"""FI-K-18: what a bishopric bears by which card."""


def ask_counters(s: Fief, attacker: int, attack: int, target: int) -> None:
    """FI-K-3: all who may counter are asked, in turn order after the attacker, whatever they hold.

    `target` is a bishopric, for an assassination a lord.
    """
    asked = [seat for seat in turn_order_after(s, attacker) if attack == ASSASSINATION or not has_had_turn(s, seat)]
    if s.land.strict_counters:
        hit = seats_hit(s, attack, target)
        asked = [seat for seat in asked if seat in hit or any(other in hit for other in joined(s, seat))]
    ask_next(s, bits_of(asked), attack, target)


def seats_hit(s: Fief, attack: int, target: int) -> list[int]:
    """FI-K-3, strict counters: who has an own village, party or captive lord in a bishopric, or whose lord it is."""
    if attack == ASSASSINATION:
        return [s.owner[target]]
    found = []
    for seat in range(s.players):
        villages = s.land.board.bishopric_villages[target]
        there = any(owner_or_holder(s, village) == seat or is_party(s, seat, village) for village in villages)
        if there or has_captive_in(s, seat, target):
            found.append(seat)
    return found


def has_captive_in(s: Fief, seat: int, bishopric: int) -> bool:
    """FI-K-3: whether a lord of a player's is a captive in a bishopric."""
    return any(s.captor[lord] != NONE and stands_in(s, lord, bishopric) for lord in family(s, seat))


def ask_next(s: Fief, rest: int, attack: int, target: int) -> None:
    """FI-K-3: the next who may counter is asked; with none left an assassination succeeds."""
    for seat in turn_order_after(s, s.mover):
        if has_bit(rest, seat):
            s.push(Counter(seat, rest & ~(1 << seat), attack, target))
            return
    if attack == ASSASSINATION:
        assassinate(s, target)


class Counter(InTurn):
    """FI-K-3: good harvest against famine, fine weather against bad weather, justice against an assassination?"""

    key: ClassVar[str] = "counter"

    def __init__(self, seat: int, rest: int, attack: int, target: int) -> None:
        super().__init__(seat, rest)
        self.attack = attack
        self.target = target

    def frame(self) -> list[int]:
        return [self.seat, self.rest, self.attack, self.target]

    def question(self, s: Fief, seat: int) -> str:
        if self.attack == ASSASSINATION:
            return "counter-assassination"
        return "counter-famine" if self.attack == FAMINE else "counter-bad-weather"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.target]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == NO or holds(s, seat, COUNTER_TO[self.attack]) else FI_K_3

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [COUNTER_TO[self.attack]]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == YES:
            counter(s, seat, self.attack, self.target)
            return
        s.tell("no-counter", seat)
        ask_next(s, self.rest, self.attack, self.target)

    def default(self, s: Fief, seat: int) -> int:
        return NO


def counter(s: Fief, seat: int, attack: int, target: int) -> None:
    """FI-K-2, FI-K-18: an attack is cancelled; a bishopric bears the counter too."""
    card = COUNTER_TO[attack]
    lay_down(s, seat, card)
    if attack != ASSASSINATION:
        s.effects[target] |= EFFECT[card]
    s.tell("counters", seat, card)


def assassinate(s: Fief, lord: int) -> None:
    """FI-K-14: a lord dies, wherever he is."""
    s.tell("assassinated", lord)
    kill_lord(s, lord)
    settle(s)


CHAPTER: Final = (
    Chapter("FI-K", [])
    .asks({"counter-famine": "bishopric", "counter-bad-weather": "bishopric", "counter-assassination": "lord"})
    .tells({"counters": "seat card", "no-counter": "seat", "assassinated": "lord"})
    .has(Counter)
)
