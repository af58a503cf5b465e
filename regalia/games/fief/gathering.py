"""FI-M-12: what is gathered for a step, and along which road it may go; the group itself is laid out in `leave.py`."""

from typing import Final

from regalia.core.step import FREE
from regalia.games.fief.figures import HAS_BAD_WEATHER, HAS_FINE_WEATHER, LORDS, NONE, VILLAGES
from regalia.games.fief.leave import FROM, LED, TO, UNITS, must_ask_in, must_ask_out, was_refused, with_arc
from regalia.games.fief.moves import ALL, ONE, UNITS_OF
from regalia.games.fief.places import can_show, fights, units_at
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import has_bit
from regalia.games.fief.walking import able, may_step

FI_C_2_SPLIT: Final = reason("FI-C-2.split")
FI_F_20_NONE: Final = reason("FI-F-20.none")
FI_F_20_LEADER: Final = reason("FI-F-20.leader", "village seat")
FI_F_20_STEPS: Final = reason("FI-F-20.steps", "village")
FI_F_20_UNITS: Final = reason("FI-F-20.units")
FI_K_11_STEP: Final = reason("FI-K-11.step", "bishopric")
FI_M_2_LORD: Final = reason("FI-M-2.lord", "lord")
FI_M_2_ARC: Final = reason("FI-M-2.arc", "lord")
FI_M_2_UNITS: Final = reason("FI-M-2.units", "number")
FI_M_7: Final = reason("FI-M-7")
FI_M_10: Final = reason("FI-M-10", "village")
FI_M_12: Final = reason("FI-M-12", "lord")
FI_M_13_IN: Final = reason("FI-M-13.in", "village")
FI_M_13_OUT: Final = reason("FI-M-13.out", "village")
FI_M_14: Final = reason("FI-M-14", "lord")
FI_M_15: Final = reason("FI-M-15", "village")
FI_P_1: Final = reason("FI-P-1", "lord")

# Lords ---------------------------------------------------------------------------------------------------------------


def barred_first(s: Fief, lord: int) -> int:
    """FI-M-1, FI-M-14: who sets out is free, in a village, and has a step left."""
    if s.captor[lord] != NONE:
        return FI_P_1
    if s.at[lord] >= VILLAGES:
        return FI_M_14
    return barred_by_steps(s, lord, lord == s.arc)


def barred_more(s: Fief, lord: int) -> int:
    """FI-M-12: another lord or captive who goes along has a step left as well."""
    lords = s.group[LED]
    if has_bit(lords, lord):
        return FI_M_12
    return barred_by_steps(s, lord, with_arc(s, lords | (1 << lord)))


def barred_by_steps(s: Fief, lord: int, arc: bool) -> int:
    """FI-M-2: two steps; a third with the Femme d'Arc, in all three."""
    if may_step(s, s.steps[lord], arc):
        return FREE
    return FI_M_2_ARC if may_step(s, s.steps[lord], True) else FI_M_2_LORD


def led_by(s: Fief, seat: int, lord: int) -> bool:
    """FI-P-1: whether a lord goes where this player lets him: his own free ones, and his captives."""
    return s.captor[lord] == seat or (s.owner[lord] == seat and s.captor[lord] == NONE)


def lords_led(s: Fief, seat: int, village: int) -> list[int]:
    """The lords and captives in a village who may go along."""
    return [lord for lord in range(LORDS) if s.at[lord] == village and led_by(s, seat, lord)]


# Units ---------------------------------------------------------------------------------------------------------------


def able_units(s: Fief, seat: int) -> int:
    """FI-M-2: how many units where the group stands have a step left."""
    start = s.group[FROM]
    if s.group[LED]:
        return able(s, start, units_at(s, seat, start), with_arc(s, s.group[LED]))
    return able(s, VILLAGES + start, s.rebels[start], False)


def barred_units(s: Fief, seat: int, move: int) -> int:
    """FI-M-2: no more units go than have a step left."""
    more = 1 if move == ALL else UNITS_OF[move - ONE]
    return FREE if s.group[UNITS] + more <= able_units(s, seat) else FI_M_2_UNITS


def add_to_group(s: Fief, seat: int, move: int) -> None:
    """Units are added up."""
    s.group[UNITS] = able_units(s, seat) if move == ALL else s.group[UNITS] + UNITS_OF[move - ONE]


# Roads ---------------------------------------------------------------------------------------------------------------


def barred_road(s: Fief, seat: int, to: int) -> int:
    """What keeps a group from setting out along a road."""
    group = s.group
    start = group[FROM]
    if has_bad_weather(s, start) or has_bad_weather(s, to):
        return FI_K_11_STEP
    if road_is_closed(s, seat, s.land.gate(start, to)):
        return FI_M_10
    if not group[LED]:
        return FREE if group[UNITS] else FI_F_20_UNITS
    if leaves_captives(s, seat):
        return FI_M_15
    if not shows_split(s, seat, to) and not (must_ask_in(s, seat, to) and shows_split(s, seat, s.land.gate(to, start))):
        return FI_C_2_SPLIT
    if must_ask_out(s, seat, start) and was_refused(s, start, group[LED]):
        return FI_M_13_OUT
    return FREE


def shows_split(s: Fief, seat: int, place: int) -> bool:
    """FI-C-2: whether all can be shown when the group has gone to a place, a gate is one of its own."""
    units = s.group[UNITS]
    return not units or can_show(s, seat, s.group[FROM], -units, place, units)


def has_bad_weather(s: Fief, village: int) -> bool:
    """FI-K-11: whether no step may begin or end here, nobody fight here; FI-K-9: fine weather cancels it."""
    effects = s.effects[s.land.bishopric_of[village]]
    return effects & HAS_BAD_WEATHER != 0 and effects & HAS_FINE_WEATHER == 0


def road_is_closed(s: Fief, seat: int, gate: int) -> bool:
    """FI-M-10: nobody leaves by a road on which another's group stands at the gate."""
    for lord in range(LORDS):
        if s.at[lord] == gate and s.owner[lord] != seat and s.captor[lord] == NONE:
            return True
    for other in range(s.players):
        if other != seat and units_at(s, other, gate):
            return True
    return False


def leaves_captives(s: Fief, seat: int) -> bool:
    """FI-M-15: whether captives stayed behind without a piece of their captor."""
    lords, start = s.group[LED], s.group[FROM]
    behind = False
    for lord in range(LORDS):
        if s.at[lord] == start and not has_bit(lords, lord):
            if s.captor[lord] == seat:
                behind = True
            elif s.owner[lord] == seat and s.captor[lord] == NONE:
                return False
    return behind and units_at(s, seat, start) == s.group[UNITS]


def barred_into(s: Fief, seat: int) -> int:
    """FI-C-2, FI-M-13: why leave cannot be asked at an entrance."""
    if not shows_split(s, seat, s.group[TO]):
        return FI_C_2_SPLIT
    return FI_M_13_IN if was_refused(s, s.group[TO], s.group[LED]) else FREE


def barred_gate(s: Fief, seat: int) -> int:
    """FI-C-2, FI-M-7: why a group cannot stand at a gate."""
    if not shows_split(s, seat, s.land.gate(s.group[TO], s.group[FROM])):
        return FI_C_2_SPLIT
    return FREE if can_assault(s, seat) else FI_M_7


def can_assault(s: Fief, seat: int) -> bool:
    """FI-M-7: whether a unit of the group fights: soldiers, or a lord who does; whoever has guards does."""
    if s.group[UNITS]:
        return True
    for lord in range(LORDS):
        if has_bit(s.group[LED], lord) and s.captor[lord] == NONE and fights(s, lord):
            return True
    return False


# Rebels --------------------------------------------------------------------------------------------------------------


def barred_rebels(s: Fief, seat: int, village: int) -> int:
    """FI-F-20: their leader moves them, two villages far."""
    if s.rebel_leader[village] != seat:
        return FI_F_20_LEADER
    return FREE if able(s, VILLAGES + village, s.rebels[village], False) else FI_F_20_STEPS


def moves_rebels(s: Fief, seat: int) -> bool:
    """FI-F-20: whether a player leads rebels who have a step left."""
    if seat not in s.rebel_leader:
        return False
    return any(s.rebels[village] and barred_rebels(s, seat, village) == FREE for village in range(VILLAGES))


def about_refusal(s: Fief, seat: int, village: int, lord: int, why: int) -> list[int]:
    """The ids in the words of these refusals; `village` is where a road leads, or where rebels stand."""
    if why == FI_M_2_UNITS:
        return [able_units(s, seat)]
    if why == FI_K_11_STEP:
        start = s.group[FROM]
        return [s.land.bishopric_of[start if has_bad_weather(s, start) else village]]
    if why == FI_F_20_LEADER:
        return [village, s.rebel_leader[village]]
    if why in (FI_M_10, FI_F_20_STEPS, FI_M_13_IN):
        return [village]
    if why in (FI_M_15, FI_M_13_OUT):
        return [s.group[FROM]]
    if why in (FI_P_1, FI_M_14, FI_M_12, FI_M_2_LORD, FI_M_2_ARC):
        return [lord]
    return []
