"""FI-F: battle turns, phase 5: gates, attacks, and prisoners declared. Rebels are in `rebels.py`."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief import promises
from regalia.games.fief.battle_rounds import Aim, AimsTaken, BattleRound, Roll, RoundFought
from regalia.games.fief.battlefield import units_in
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import CapitalsChecked
from regalia.games.fief.figures import LORDS, NONE, OPEN, VILLAGES
from regalia.games.fief.gathering import has_bad_weather
from regalia.games.fief.losses import LordFalls, Losses, LossFrom, LossOf
from regalia.games.fief.mercy import AskMercy, Mercy, MercyAsked, MercySum
from regalia.games.fief.moves import DONE, DROP, NO, VILLAGE, YES, YES_OR_NO, answer
from regalia.games.fief.outcome import free_all, move_pieces, take_alive
from regalia.games.fief.places import free_lords_at, host, is_party, parties
from regalia.games.fief.reasons import reason
from regalia.games.fief.sides import Accept, Help, SidesTaken, begin_battle
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

ASSAULT: Final = answer("assault")
ENTER: Final = answer("enter")
BACK: Final = answer("back")
ATTACK: Final = answer("attack")
DETAIN: Final = answer("detain")

FI_F_1: Final = reason("FI-F-1", "seat village")
FI_F_1_ALL: Final = reason("FI-F-1.all", "village")
FI_F_2: Final = reason("FI-F-2", "village")
FI_F_13_NOBODY: Final = reason("FI-F-13.nobody", "village")
FI_F_13_HOST: Final = reason("FI-F-13.host", "village seat")
FI_K_11_BATTLE: Final = reason("FI-K-11.battle", "bishopric")
FI_M_9: Final = reason("FI-M-9", "seat village")

AT_GATE: Final = [ASSAULT, ENTER, BACK]
AGAINST_GUEST: Final = [ATTACK, DETAIN, DROP]


def gate_of(s: Fief, seat: int) -> int:
    """FI-F-1: the first gate in board order at which a group of a player stands, NONE if there is none."""
    for place in range(VILLAGES, s.land.places):
        if s.units[place * s.players + seat]:
            return min(place, lord_at_gate(s, seat, place))
    found = lord_at_gate(s, seat, s.land.places)
    return found if found < s.land.places else NONE


def lord_at_gate(s: Fief, seat: int, before: int) -> int:
    """The first gate before a place at which a free lord of his stands, or that place."""
    for lord in range(LORDS):
        if VILLAGES <= s.at[lord] < before and s.owner[lord] == seat and s.captor[lord] == NONE:
            before = s.at[lord]
    return before


def code(s: Fief, seat: int, other: int, village: int) -> int:
    """`Fief.fought`: who attacked whom where, in one number."""
    return (village * s.players + seat) * s.players + other


def has_attacked(s: Fief, seat: int, other: int, village: int) -> bool:
    """FI-F-1: nobody attacks the same other in the same place twice a round."""
    return code(s, seat, other, village) in s.fought


def can_attack(s: Fief, seat: int, village: int) -> bool:
    """FI-F-1: whether somebody stands there whom he has not attacked in this round."""
    for other in parties(s, village):
        if other != seat and not has_attacked(s, seat, other, village):
            return True
    return False


def barred_battle(s: Fief, seat: int, village: int) -> int:
    """FI-K-11, FI-F-2: no battle in bad weather, and none without a unit that fights."""
    if has_bad_weather(s, village):
        return FI_K_11_BATTLE
    return FREE if units_in(s, seat, village) else FI_F_2


class BattleTurn(OneSeat):
    """FI-F-1: a player settles each gate of his, then may attack others he stands with, one after another."""

    key: ClassVar[str] = "battle-turn"

    def question(self, s: Fief, seat: int) -> str:
        return self.key if gate_of(s, seat) == NONE else "gate"

    def about(self, s: Fief, seat: int) -> list[int]:
        gate = gate_of(s, seat)
        return [] if gate == NONE else [s.land.village_of[gate], s.land.came_from[gate]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        if gate_of(s, seat) != NONE:
            return AT_GATE
        found = [DONE]
        for village in range(VILLAGES):
            # Two digits: there are two parties at least.
            if s.parties[village] > 7 and is_party(s, seat, village):
                found.append(VILLAGE + village)
        return found

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move in (DONE, BACK):
            return FREE
        if move in (ASSAULT, ENTER):
            return barred_at_gate(s, seat, s.land.village_of[gate_of(s, seat)], move)
        village = move - VILLAGE
        return barred_battle(s, seat, village) if can_attack(s, seat, village) else FI_F_1_ALL

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        village = move - VILLAGE if move < VILLAGES else s.land.village_of[gate_of(s, seat)]
        if reason == FI_K_11_BATTLE:
            return [s.land.bishopric_of[village]]
        if reason == FI_F_1:
            return [host(s, village), village]
        return [village, host(s, village)] if reason == FI_F_13_HOST else [village]

    def default(self, s: Fief, seat: int) -> int:
        return DONE if gate_of(s, seat) == NONE else BACK

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            s.tell("battle-turn-done", seat)
            return
        s.push(self)
        if move < VILLAGES:
            s.push(Whom(seat, move - VILLAGE))
        else:
            settle_gate(s, seat, gate_of(s, seat), move)


def barred_at_gate(s: Fief, seat: int, village: int, move: int) -> int:
    """FI-F-1, FI-F-13: the host is assaulted; with none, or oneself, there is nobody to assault."""
    there = host(s, village)
    if there in (NONE, seat):
        return FI_F_13_NOBODY if move == ASSAULT else FREE
    if move == ENTER:
        return FI_F_13_HOST
    if has_attacked(s, seat, there, village):
        return FI_F_1
    return barred_battle(s, seat, village)


def settle_gate(s: Fief, seat: int, gate: int, move: int) -> None:
    """FI-F-1: assault; FI-M-10: in without a battle; FI-F-14: back, and no leave is needed for it."""
    village, road = s.land.village_of[gate], s.land.came_from[gate]
    if move == ASSAULT:
        attack(s, seat, host(s, village), village)
    elif move == ENTER:
        s.tell("enters", seat, village)
        move_pieces(s, seat, gate, village)
    else:
        s.tell("goes-back", seat, village, road)
        move_pieces(s, seat, gate, road)


class Whom(OneSeat):
    """FI-F-1: which of the others who stand there is it about."""

    key: ClassVar[str] = "whom"

    def __init__(self, seat: int, village: int) -> None:
        super().__init__(seat)
        self.village = village

    def frame(self) -> list[int]:
        return [self.seat, self.village]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.village]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [DROP, *[s.land.first_seat + other for other in parties(s, self.village) if other != seat]]

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        return FI_F_1 if has_attacked(s, seat, move - s.land.first_seat, self.village) else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.land.first_seat, self.village]

    def default(self, s: Fief, seat: int) -> int:
        return DROP

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move != DROP:
            s.push(Against(seat, self.village, move - s.land.first_seat))


class Against(OneSeat):
    """FI-F-1, FI-M-9: attack, or, the host of walls to a guest party with a lord: declare it prisoners."""

    key: ClassVar[str] = "against"

    def __init__(self, seat: int, village: int, other: int) -> None:
        super().__init__(seat)
        self.village = village
        self.other = other

    def frame(self) -> list[int]:
        return [self.seat, self.village, self.other]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.other, self.village]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return AGAINST_GUEST

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move != DETAIN:
            return FREE
        walled = s.walls[self.village] != OPEN and host(s, self.village) == seat
        return FREE if walled and free_lords_at(s, self.other, self.village) else FI_M_9

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [self.other, self.village]

    def default(self, s: Fief, seat: int) -> int:
        return DROP

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == ATTACK:
            attack(s, seat, self.other, self.village)
        elif move == DETAIN:
            s.tell("declares-prisoners", seat, self.other, self.village)
            s.push(Declared(self.other, seat, self.village))


class Declared(OneSeat):
    """FI-M-9: a guest party that is declared prisoners gives in, or is attacked at once."""

    key: ClassVar[str] = "declared"

    def __init__(self, seat: int, captor: int, village: int) -> None:
        super().__init__(seat)
        self.captor = captor
        self.village = village

    def frame(self) -> list[int]:
        return [self.seat, self.captor, self.village]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.captor, self.village]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == YES:
            s.tell("gives-in", seat, self.captor)
            s.push(CapitalsChecked())
            free_all(s, take_alive(s, seat, self.captor, [self.village], self.village))
        else:
            attack(s, self.captor, seat, self.village)


def attack(s: Fief, seat: int, other: int, village: int) -> None:
    """FI-F-1: a player attacks another in a village, or from its gates."""
    s.fought.append(code(s, seat, other, village))
    s.tell("attacks", seat, other, village)
    promises.attacked(s, seat, other)
    begin_battle(s, seat, other, village)
    s.push(SidesTaken())


CHAPTER: Final = (
    Chapter("FI-F", [*range(1, 17), 20, 21])
    .asks(
        {
            "battle-turn": "",
            "gate": "village from:village",
            "whom": "village",
            "against": "seat village",
            "declared": "seat village",
            "help": "seat other:seat village",
            "accept-help": "seat",
            "ask-mercy": "seat",
            "mercy-sum": "seat number",
            "mercy": "seat number",
            "aim": "number",
            "loss-from": "number",
            "loss-of": "number",
            "lord-falls": "number",
        }
    )
    .tells(
        {
            "battle-turn-done": "seat",
            "enters": "seat village",
            "goes-back": "seat village to:village",
            "declares-prisoners": "seat other:seat village",
            "gives-in": "seat other:seat",
            "attacks": "seat other:seat village",
            "stands-aside": "seat",
            "would-stand-with": "seat other:seat",
            "stands-with": "seat other:seat",
            "refuses-help": "seat other:seat",
            "counts": "seat number",
            "battle-round": "number",
            "asks-mercy": "seat other:seat",
            "names-sum": "seat number",
            "refuses-mercy": "seat other:seat",
            "grants-mercy": "seat other:seat",
            "pays-for-mercy": "seat other:seat number",
            "aims": "seat lord",
            "aimed-die": "lord number",
            "rolls-in-battle": "seat dice:number*",
            "guards-fall": "seat guard number",
            "soldiers-fall": "seat number",
            "piece-lost": "seat",
            "falls": "lord",
            "captured": "lord seat",
            "handed-over": "lord seat",
            "nobody-wins": "village",
            "undecided": "village",
            "wins-battle": "seat village",
            "takes-village": "seat village",
            "works-destroyed": "village",
        }
    )
    .has(BattleTurn, Whom, Against, Declared)
    .has(SidesTaken, Help, Accept, BattleRound, MercyAsked, AskMercy, MercySum, Mercy)
    .has(AimsTaken, Aim, Roll, Losses, LossFrom, LossOf, LordFalls, RoundFought)
)
