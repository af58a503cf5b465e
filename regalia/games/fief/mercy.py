"""FI-F-10: mercy is asked before each round, with a sum or without; granted, lords are captives and soldiers lost."""

from typing import ClassVar, Final

from regalia.core.events import EVERYBODY, only
from regalia.core.step import FREE, Step
from regalia.games.fief import promises
from regalia.games.fief.battlefield import (
    ASKED,
    MERCY_FROM,
    MERCY_TO,
    all_seats,
    is_gone,
    leader,
    lords_of,
    on_side,
    scene,
)
from regalia.games.fief.changes import transfer
from regalia.games.fief.figures import NONE, SUMS
from regalia.games.fief.moves import DROP, NO, SUM, TO_SUM, YES_OR_NO, answer
from regalia.games.fief.outcome import free_all, give_in
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat, has_bit

MERCY: Final = answer("mercy")
OFFER: Final = answer("offer")

FI_F_10: Final = reason("FI-F-10", "number")

MERCY_OR_NO: Final = [MERCY, NO]
NAMING: Final = [*TO_SUM, OFFER, DROP]


class MercyAsked(Step[Fief]):
    """FI-F-10, FI-F-11: who has a lord there is asked, the attackers first, in a side the strongest first."""

    key: ClassVar[str] = "mercy-asked"

    def run(self, s: Fief) -> None:
        if is_gone(s, 0) or is_gone(s, 1):
            return
        for seat in all_seats(s):
            if not has_bit(s.battle[ASKED], seat) and lords_of(s, seat):
                s.battle[ASKED] |= 1 << seat
                s.push(self)
                s.push(AskMercy(seat))
                return


def against(s: Fief, seat: int) -> int:
    """FI-F-11: who answers: the strongest of the other side."""
    return leader(s, 1 if on_side(s, seat, 0) else 0)


class AskMercy(OneSeat):
    """FI-F-10: ask mercy for all his lords there, or fight on."""

    key: ClassVar[str] = "ask-mercy"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [against(s, seat)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return MERCY_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == MERCY:
            s.named[seat] = 0
            s.push(MercySum(seat))


class MercySum(OneSeat):
    """FI-F-10: money may be promised with it; the sum is paid when mercy is granted."""

    key: ClassVar[str] = "mercy-sum"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [against(s, seat), s.named[seat]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return NAMING

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move in (OFFER, DROP):
            return FREE
        return FREE if s.named[seat] + SUMS[move - SUM] <= s.money[seat] else FI_F_10

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [s.money[seat]]

    def default(self, s: Fief, seat: int) -> int:
        return DROP

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DROP:
            s.named[seat] = 0
        elif move == OFFER:
            whom = against(s, seat)
            s.battle[MERCY_FROM], s.battle[MERCY_TO] = seat, whom
            # The other sees the sum now.
            s.show()
            s.tell("asks-mercy", seat, whom)
            s.tell_some(only(seat) | only(whom), "names-sum", [seat, s.named[seat]])
            s.push(Mercy(whom, seat))
        else:
            s.named[seat] += SUMS[move - SUM]
            s.push(self)


class Mercy(OneSeat):
    """FI-F-10: granted, his lords are captives, soldiers and guards lost; refused, the fight goes on."""

    key: ClassVar[str] = "mercy"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def frame(self) -> list[int]:
        return [self.seat, self.other]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.other, s.named[self.other]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        thaler = s.named[self.other]
        s.named[self.other] = 0
        s.battle[MERCY_FROM] = s.battle[MERCY_TO] = NONE
        if move == NO:
            s.tell("refuses-mercy", seat, self.other)
            return
        s.tell("grants-mercy", seat, self.other)
        transfer(s, self.other, seat, thaler)
        promises.gave(s, self.other, seat, thaler)
        # Where money is open all see the sum, which till now only the two did.
        audience = EVERYBODY if s.land.open_money else only(seat) | only(self.other)
        s.tell_some(audience, "pays-for-mercy", [self.other, seat, thaler])
        if s.land.open_money:
            s.show()
        free_all(s, give_in(s, self.other, seat, scene(s)))
