"""FI-M-5, FI-M-8, FI-M-13: leave to come in, and to go out; and how a group then goes."""

from typing import ClassVar, Final

from regalia.core.events import all_but, only
from regalia.games.fief import promises
from regalia.games.fief.changes import add_rebels, lose_rebels, move_lord, move_units
from regalia.games.fief.figures import LORDS, NONE, OPEN, VILLAGES
from regalia.games.fief.moves import NO, YES_OR_NO
from regalia.games.fief.places import host, units_at
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat, has_bit
from regalia.games.fief.walking import after_step, walk

# What stands where in `Fief.group`, which is empty while nobody sets out.
LED: Final = 0
"""The lords and captives of the group, as bits; none of them in a group of rebels."""
UNITS: Final = 1
FROM: Final = 2
"""The village it stands in, NONE while none is chosen."""
TO: Final = 3
"""The village it is to enter, NONE while none is chosen."""

# Which way leave is asked for.
INTO: Final = 0
OUT: Final = 1
OUT_TO_GATE: Final = 2
"""Out of walls, on the way to the gate of the next village."""

WITH: Final = 1 << LORDS
"""`Fief.refused`: a number for each refusal, the village times this and the lords of the group as bits."""


def with_arc(s: Fief, lords: int) -> bool:
    """FI-M-2: whether the Femme d'Arc goes along; a captive leads nobody."""
    return s.arc != NONE and has_bit(lords, s.arc) and s.captor[s.arc] == NONE


def was_refused(s: Fief, village: int, lords: int) -> bool:
    """FI-M-13: whether one of these lords was in a group that was refused there in this turn."""
    for code in s.refused:
        if code // WITH == village and code % WITH & lords:
            return True
    return False


def must_ask_out(s: Fief, seat: int, village: int) -> bool:
    """FI-M-8: a guest in a castle or city needs leave to go out; FI-M-6: out of a plain village he needs none."""
    return s.walls[village] != OPEN and must_ask_in(s, seat, village)


def must_ask_in(s: Fief, seat: int, village: int) -> bool:
    """FI-M-5, FI-M-11: a village with another player for host needs his leave; with no host nobody is asked."""
    return host(s, village) not in (NONE, seat)


class Leave(OneSeat):
    """FI-M-5: the host of a village is asked for leave, and told who goes: lords, captives, soldiers or not."""

    key: ClassVar[str] = "leave"

    def __init__(self, seat: int, mover: int, start: int, to: int, lords: int, soldiers: int, way: int) -> None:
        super().__init__(seat)
        self.mover = mover
        self.start = start
        self.to = to
        self.lords = lords
        self.soldiers = soldiers
        self.way = way

    def frame(self) -> list[int]:
        return [self.seat, self.mover, self.start, self.to, self.lords, self.soldiers, self.way]

    def village(self) -> int:
        """Where he is host."""
        return self.to if self.way == INTO else self.start

    def question(self, s: Fief, seat: int) -> str:
        return "leave-in" if self.way == INTO else "leave-out"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.mover, self.village()]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == NO:
            s.refused.append(self.village() * WITH + self.lords)
            s.tell("refuses-leave", seat, self.mover, self.village())
            promises.refused_leave(s, seat, self.mover)
            # The group stands where it is, and may go elsewhere.
            s.group[TO] = NONE
            return
        s.tell("gives-leave", seat, self.mover, self.village())
        if self.way == INTO:
            set_out(s, self.mover, self.to, False)
        else:
            go(s, self.mover, self.to, self.way == OUT_TO_GATE)


def ask_in(s: Fief, seat: int, to: int) -> None:
    """FI-M-5: ask the host of a village for leave to enter it."""
    asked = host(s, to)
    s.tell("asks-in", seat, asked, to)
    ask(s, seat, asked, to, INTO)


def ask(s: Fief, seat: int, asked: int, to: int, way: int) -> None:
    """FI-M-5: the request names the group, and never how many soldiers."""
    group = s.group
    tell_group(s, seat)
    s.push(Leave(asked, seat, group[FROM], to, group[LED], 1 if group[UNITS] else 0, way))


def set_out(s: Fief, seat: int, to: int, gate: bool) -> None:
    """FI-M-8: out of walls with leave, else at once; to the village itself or to its gate."""
    start = s.group[FROM]
    if must_ask_out(s, seat, start):
        asked = host(s, start)
        s.tell("asks-out", seat, asked, start)
        ask(s, seat, asked, to, OUT_TO_GATE if gate else OUT)
    else:
        go(s, seat, to, gate)


def go(s: Fief, seat: int, to: int, gate: bool) -> None:
    """FI-M-12: the group makes its step, into the village or to its gate."""
    group = s.group
    start, units = group[FROM], group[UNITS]
    place = s.land.gate(to, start) if gate else to
    s.tell("goes-to-gate" if gate else "goes", seat, start, to)
    if gate:
        promises.attacked(s, seat, host(s, to))
    tell_group(s, seat)
    arc = with_arc(s, group[LED])
    walk(s, start, NONE if gate else to, units_at(s, seat, start), units, arc)
    for lord in range(LORDS):
        if has_bit(group[LED], lord):
            s.steps[lord] = after_step(s.steps[lord], arc)
            move_lord(s, lord, place)
    move_units(s, seat, start, place, units)
    s.group = []


def tell_group(s: Fief, seat: int) -> None:
    """FI-M-3: all see which lords go, and whether soldiers do; how many only he does, or with an open board all."""
    if s.heard is None:
        return
    group = s.group
    for lord in range(LORDS):
        if has_bit(group[LED], lord):
            s.tell("in-group" if s.captor[lord] == NONE else "captive-in-group", lord)
    if group[UNITS] and s.land.open_board:
        s.tell("units-in-group", seat, group[UNITS])
    elif group[UNITS]:
        s.tell_some(only(seat), "units-in-group", [seat, group[UNITS]])
        s.tell_some(all_but(seat), "soldiers-in-group", [seat])


def rebels_go(s: Fief, seat: int, to: int) -> None:
    """FI-F-20: rebels go; FI-F-21: where they meet others they mix, and the leader who was there leads on."""
    start, units = s.group[FROM], s.group[UNITS]
    s.tell("rebels-go", units, start, to)
    walk(s, VILLAGES + start, VILLAGES + to, s.rebels[start], units, False)
    add_rebels(s, to, units, seat)
    lose_rebels(s, start, units)
    s.group = []


LEAVE_QUESTIONS: Final = {"leave-in": "seat village", "leave-out": "seat village"}
LEAVE_EVENTS: Final = {
    "asks-in": "seat host:seat village",
    "asks-out": "seat host:seat village",
    "gives-leave": "seat mover:seat village",
    "refuses-leave": "seat mover:seat village",
    "goes": "seat from:village to:village",
    "goes-to-gate": "seat from:village to:village",
    "in-group": "lord",
    "captive-in-group": "lord",
    "units-in-group": "seat number",
    "soldiers-in-group": "seat",
    "rebels-go": "number from:village to:village",
}
