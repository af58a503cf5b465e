"""FI-F-11, FI-F-12, FI-F-15: who stands with whom, asked before strengths are shown."""

from typing import ClassVar, Final

from regalia.core.step import Step
from regalia.games.fief import promises
from regalia.games.fief.battle_rounds import BattleRound, show_units
from regalia.games.fief.battlefield import (
    ASKED,
    HOLDER,
    HOST,
    MERCY_FROM,
    MERCY_TO,
    ORDER,
    PARTIES,
    SIDES,
    SIZE,
    WHERE,
    all_seats,
    on_side,
    strongest_first,
    units_in,
    units_of,
)
from regalia.games.fief.figures import NONE
from regalia.games.fief.moves import NO, YES, YES_OR_NO, answer
from regalia.games.fief.places import host, owner_or_holder, turn_order
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat, has_bit

ASIDE: Final = answer("aside")


def begin_battle(s: Fief, attacker: int, attacked: int, village: int) -> None:
    """A battle of two; NONE attacks for the rebels."""
    s.battle = [0] * SIZE
    s.battle[WHERE] = village
    s.battle[PARTIES], s.battle[PARTIES + 1] = attacker, attacked
    s.battle[HOST], s.battle[HOLDER] = host(s, village), owner_or_holder(s, village)
    s.battle[MERCY_FROM] = s.battle[MERCY_TO] = NONE
    s.battle[SIDES] = 1 << attacker if attacker != NONE else 0
    s.battle[SIDES + 1] = 1 << attacked
    s.battle[ASKED] = s.battle[SIDES] | s.battle[SIDES + 1]


class SidesTaken(Step[Fief]):
    """FI-F-11, FI-F-15: the others there are asked in turn order, each choice settled before the next is asked.

    No strength has been shown yet.
    """

    key: ClassVar[str] = "sides-taken"

    def run(self, s: Fief) -> None:
        for seat in turn_order(s):
            if not has_bit(s.battle[ASKED], seat) and units_in(s, seat, s.battle[WHERE]):
                s.battle[ASKED] |= 1 << seat
                s.push(self)
                s.push(Help(seat))
                return
        promises.sides_taken(s, s.battle[PARTIES], s.battle[PARTIES + 1])
        draw_up(s, s.battle[PARTIES], s.battle[PARTIES + 1])


def draw_up(s: Fief, first: int, against: int) -> None:
    """FI-F-12, FI-V-3: all units that fight are shown, and the strongest of each side lead."""
    s.battle[ORDER] = strongest_first(s, 0, first)
    s.battle[ORDER + 1] = strongest_first(s, 1, against)
    s.battle[ASKED] = 0
    show_units(s)
    for seat in all_seats(s):
        s.tell("counts", seat, units_of(s, seat))
    s.push(BattleRound())


class Help(OneSeat):
    """FI-F-11: a player who is there says with whom he stands, or that he stands aside."""

    key: ClassVar[str] = "help"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [s.battle[PARTIES], s.battle[PARTIES + 1], s.battle[WHERE]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        first = s.land.first_seat
        return [ASIDE, first + s.battle[PARTIES], first + s.battle[PARTIES + 1]]

    def default(self, s: Fief, seat: int) -> int:
        return ASIDE

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == ASIDE:
            s.tell("stands-aside", seat)
            for party in s.battle[PARTIES : PARTIES + 2]:
                promises.helped(s, seat, party, False)
        else:
            whom = move - s.land.first_seat
            promises.helped(s, seat, s.battle[PARTIES] + s.battle[PARTIES + 1] - whom, False)
            s.tell("would-stand-with", seat, whom)
            s.push(Accept(whom, seat))


class Accept(OneSeat):
    """FI-F-11: attacker or attacked must agree to who stands with him."""

    key: ClassVar[str] = "accept-help"

    def __init__(self, seat: int, helper: int) -> None:
        super().__init__(seat)
        self.helper = helper

    def frame(self) -> list[int]:
        return [self.seat, self.helper]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.helper]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == YES:
            s.battle[SIDES + (0 if on_side(s, seat, 0) else 1)] |= 1 << self.helper
            s.tell("stands-with", self.helper, seat)
            promises.helped(s, self.helper, seat, True)
        else:
            s.tell("refuses-help", seat, self.helper)
