"""FI-F-3 to FI-F-7: the rounds of a battle: mercy, aims, dice, losses, and what then follows."""

from typing import ClassVar, Final

from regalia.core.events import EVERYBODY
from regalia.core.step import FREE, Step
from regalia.games.fief import knowledge
from regalia.games.fief.battlefield import (
    AIMED,
    AIMS,
    ASKED,
    LEFT,
    LOST,
    QUIET,
    ROUND,
    all_seats,
    dice_of,
    divisor,
    is_gone,
    is_rebels,
    leader,
    lords_of,
    scene,
    seats_of,
)
from regalia.games.fief.changes import kill_lord
from regalia.games.fief.figures import KINGS, LORDS, NONE, OPEN, QUEENS, ROUNDS_WITHOUT_LOSS, VILLAGES
from regalia.games.fief.inheritance import settle
from regalia.games.fief.losses import Losses
from regalia.games.fief.mercy import MercyAsked
from regalia.games.fief.moves import DONE, LORD
from regalia.games.fief.outcome import captives_fall, end_battle, undecided
from regalia.games.fief.places import fights
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat, has_bit

FI_F_6_WALLS: Final = reason("FI-F-6.walls", "lord")
FI_F_6_WOMAN: Final = reason("FI-F-6.woman", "lord")
FI_F_6_TWICE: Final = reason("FI-F-6.twice", "lord")

SIX: Final = 6


def show_units(s: Fief) -> None:
    """FI-V-3: all units that fight are shown; guards that have come to a lord since too (FI-G-3)."""
    for place in scene(s):
        for seat in all_seats(s):
            if s.units[place * s.players + seat]:
                knowledge.seen(s, seat, place)
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if lord != NONE and s.at[lord] in scene(s) and s.owner[lord] in all_seats(s):
            knowledge.guard_seen(s, kind)


class BattleRound(Step[Fief]):
    """FI-F-7: rounds go on with new counts until one side is gone, or too many have been without a loss."""

    key: ClassVar[str] = "battle-round"

    def run(self, s: Fief) -> None:
        show_units(s)
        if is_gone(s, 0) or is_gone(s, 1):
            end_battle(s)
            return
        if s.battle[QUIET] >= s.land.board.limit[ROUNDS_WITHOUT_LOSS]:
            undecided(s)
            return
        s.battle[ROUND] += 1
        s.battle[LOST] = s.battle[ASKED] = s.battle[AIMS] = s.battle[AIMED] = s.battle[AIMED + 1] = 0
        s.tell("battle-round", s.battle[ROUND])
        s.push(Roll())
        if not is_rebels(s, 0):
            s.push(AimsTaken())
            s.push(MercyAsked())


class AimsTaken(Step[Fief]):
    """FI-F-6: before rolling the strongest of each side may aim dice, the attackers' first."""

    key: ClassVar[str] = "aims-taken"

    def run(self, s: Fief) -> None:
        if is_gone(s, 0) or is_gone(s, 1):
            return
        while s.battle[AIMS] < 2:
            side = s.battle[AIMS]
            if aims_left(s, side) and any(barred_aim(s, side, lord) == FREE for lord in lords_against(s, side)):
                s.push(self)
                s.push(Aim(leader(s, side), side))
                return
            s.battle[AIMS] += 1


def aims_left(s: Fief, side: int) -> int:
    """FI-F-6: each die may be aimed, no two at the same lord."""
    return dice_of(s, side) - len(aimed_at(s, side))


def aimed_at(s: Fief, side: int) -> list[int]:
    """The lords at whom a side aims."""
    return [lord for lord in range(LORDS) if has_bit(s.battle[AIMED + side], lord)]


def lords_against(s: Fief, side: int) -> list[int]:
    """The free lords of the other side, in board order."""
    found = []
    for seat in seats_of(s, 1 - side):
        found += lords_of(s, seat)
    return sorted(found)


def barred_aim(s: Fief, side: int, lord: int) -> int:
    """FI-F-6, FI-F-12: at a lord who fights and stands in the open, not at the same one twice."""
    if has_bit(s.battle[AIMED + side], lord):
        return FI_F_6_TWICE
    if not fights(s, lord):
        return FI_F_6_WOMAN
    return FI_F_6_WALLS if s.at[lord] < VILLAGES and s.walls[s.at[lord]] != OPEN else FREE


class Aim(OneSeat):
    """FI-F-6: a die is aimed at a lord of the other side, or no more."""

    key: ClassVar[str] = "aim"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def frame(self) -> list[int]:
        return [self.seat, self.side]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [aims_left(s, self.side)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [DONE, *[LORD + lord for lord in lords_against(s, self.side)]]

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == DONE else barred_aim(s, self.side, move - LORD)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def default(self, s: Fief, seat: int) -> int:
        return DONE

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            s.battle[AIMS] += 1
        else:
            s.battle[AIMED + self.side] |= 1 << (move - LORD)
            s.tell("aims", seat, move - LORD)


class Roll(Step[Fief]):
    """FI-F-3, FI-F-4: both sides roll, and losses fall together."""

    key: ClassVar[str] = "roll"

    def run(self, s: Fief) -> None:
        if is_gone(s, 0) or is_gone(s, 1):
            s.push(BattleRound())
            return
        struck: list[int] = []
        # What hits a side follows from where its strongest stands now, before anybody falls.
        totals = [rolled(s, 0, struck), rolled(s, 1, struck)]
        s.battle[LEFT], s.battle[LEFT + 1] = totals[1] // divisor(s, 0), totals[0] // divisor(s, 1)
        for lord in struck:
            s.tell("falls", lord)
            kill_lord(s, lord)
            s.battle[LOST] = 1
        s.push(RoundFought())
        s.push(Losses(1))
        s.push(Losses(0))


def rolled(s: Fief, side: int, struck: list[int]) -> int:
    """FI-F-6: an aimed die kills with a 6, and is no part of the total of the others."""
    dice = dice_of(s, side)
    for lord in aimed_at(s, side):
        number = s.luck.roll("aim")
        s.tell("aimed-die", lord, number)
        if number == SIX:
            struck.append(lord)
        dice -= 1
    numbers = [s.luck.roll("battle") for _ in range(dice)]
    if s.heard is not None and numbers:
        if is_rebels(s, side):
            s.tell_some(EVERYBODY, "rebels-roll", numbers)
        else:
            s.tell_some(EVERYBODY, "rolls-in-battle", [leader(s, side), *numbers])
    return sum(numbers)


class RoundFought(Step[Fief]):
    """FI-F-16: after each round FI-H-6 is settled, then counts are made anew; a capital won comes before it."""

    key: ClassVar[str] = "round-fought"

    def run(self, s: Fief) -> None:
        captives_fall(s)
        s.battle[QUIET] = 0 if s.battle[LOST] else s.battle[QUIET] + 1
        if is_gone(s, 0) or is_gone(s, 1):
            end_battle(s)
        else:
            s.push(BattleRound())
            settle(s)
