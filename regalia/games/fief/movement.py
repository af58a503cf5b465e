"""FI-M: how pieces move in phase 4. What goes along is in `gathering.py`, leave and the step itself in `leave.py`."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import LORDS, NONE, VILLAGES
from regalia.games.fief.gathering import (
    FI_F_20_NONE,
    about_refusal,
    add_to_group,
    barred_first,
    barred_gate,
    barred_into,
    barred_more,
    barred_rebels,
    barred_road,
    barred_units,
    lords_led,
    moves_rebels,
)
from regalia.games.fief.leave import (
    FROM,
    LEAVE_EVENTS,
    LEAVE_QUESTIONS,
    LED,
    TO,
    UNITS,
    Leave,
    ask_in,
    must_ask_in,
    rebels_go,
    set_out,
)
from regalia.games.fief.moves import BISHOPRIC, DONE, DROP, LORD, VILLAGE, answer
from regalia.games.fief.moves import UNITS as TO_UNITS
from regalia.games.fief.places import host
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat
from regalia.games.fief.walking import rested

REBELS: Final = answer("rebels")
ASK: Final = answer("ask")
GATE: Final = answer("gate")

ENTRANCE: Final = [ASK, GATE, DROP]


class MovementTurn(OneSeat):
    """FI-M-12: a movement turn is a row of steps, each: a lord, what goes with him, a road.

    What is being gathered lies in `Fief.group`, so that others see no more than that it is his turn.
    """

    key: ClassVar[str] = "movement"

    def question(self, s: Fief, seat: int) -> str:
        if not s.group:
            return "movement"
        if s.group[FROM] == NONE:
            return "rebels-from"
        if s.group[TO] != NONE:
            return "entrance"
        return "gather" if s.group[LED] else "gather-rebels"

    def about(self, s: Fief, seat: int) -> list[int]:
        if not s.group or s.group[FROM] == NONE:
            return []
        if s.group[TO] != NONE:
            return [s.group[TO], host(s, s.group[TO])]
        return [s.group[FROM], s.group[UNITS]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        if not s.group:
            return [DONE, REBELS, *[LORD + lord for lord in range(LORDS) if s.owner[lord] == seat and s.at[lord] >= 0]]
        start = s.group[FROM]
        if start == NONE:
            return [DROP, *[VILLAGE + village for village in range(VILLAGES) if s.rebels[village]]]
        if s.group[TO] != NONE:
            return ENTRANCE
        found = [DROP, *TO_UNITS, *[VILLAGE + village for village in s.land.roads[start]]]
        return found + [LORD + lord for lord in lords_led(s, seat, start)] if s.group[LED] else found

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move in (DONE, DROP):
            return FREE
        if move == REBELS:
            return FREE if moves_rebels(s, seat) else FI_F_20_NONE
        if LORD <= move < BISHOPRIC:
            return barred_more(s, move - LORD) if s.group else barred_first(s, move - LORD)
        if move < LORD:
            village = move - VILLAGE
            return barred_rebels(s, seat, village) if s.group[FROM] == NONE else barred_road(s, seat, village)
        if move == ASK:
            return barred_into(s, seat)
        if move == GATE:
            return barred_gate(s, seat)
        return barred_units(s, seat, move)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        village = move - VILLAGE if move < LORD else s.group[TO] if s.group else NONE
        return about_refusal(s, seat, village, move - LORD, reason)

    def default(self, s: Fief, seat: int) -> int:
        return DROP if s.group else DONE

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            rested(s)
            s.tell("movement-done", seat)
            return
        s.push(self)
        if move == DROP:
            drop(s)
        elif move == REBELS:
            s.group = [0, 0, NONE, NONE]
        elif LORD <= move < BISHOPRIC:
            gather(s, move - LORD)
        elif move < LORD:
            choose_village(s, seat, move - VILLAGE)
        elif move == ASK:
            ask_in(s, seat, s.group[TO])
        elif move == GATE:
            set_out(s, seat, s.group[TO], True)
        else:
            add_to_group(s, seat, move)


def drop(s: Fief) -> None:
    """Before an entrance another road may be chosen; else the group is left as it was."""
    if s.group[TO] == NONE:
        s.group = []
    else:
        s.group[TO] = NONE


def gather(s: Fief, lord: int) -> None:
    """FI-M-12: the lord who sets out, or another who goes with him."""
    if s.group:
        s.group[LED] |= 1 << lord
    else:
        s.group = [1 << lord, 0, s.at[lord], NONE]


def choose_village(s: Fief, seat: int, village: int) -> None:
    """The rebels of a village, or the road to a village; FI-M-5: where another is host, leave or the gate."""
    if s.group[FROM] == NONE:
        s.group[FROM] = village
    elif not s.group[LED]:
        rebels_go(s, seat, village)
    elif must_ask_in(s, seat, village):
        s.group[TO] = village
    else:
        set_out(s, seat, village, False)


CHAPTER: Final = (
    Chapter("FI-M", [*range(1, 16)])
    .asks(
        {
            "movement": "",
            "gather": "village number",
            "rebels-from": "",
            "gather-rebels": "village number",
            "entrance": "village seat",
            **LEAVE_QUESTIONS,
        }
    )
    .tells({"movement-done": "seat", **LEAVE_EVENTS})
    .has(MovementTurn, Leave)
)
