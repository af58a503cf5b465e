"""FI-N: negotiation, phase 6: all at once, each at a desk of his own (see `desk.py`)."""

from typing import ClassVar, Final

from regalia.core.step import Step
from regalia.games.fief import answering, drafting, promises, promising
from regalia.games.fief.at_desk import AtDesk
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import DRAFT_SIZE, STAGE
from regalia.games.fief.election import Election
from regalia.games.fief.grants import GrantsDue, WaitedGrants
from regalia.games.fief.inheritance import Inheritances
from regalia.games.fief.offers import clear_desks
from regalia.games.fief.state import Fief

AT_DESK: Final[list[AtDesk]] = [
    answering.Talk(),
    drafting.ToWhom(),
    drafting.Draft(),
    drafting.WhichCaptive(),
    drafting.WhichHome(),
    drafting.WhoWeds(),
    drafting.WedsWhom(),
    drafting.WhichCards(),
    promising.WhichFief(),
    promising.GrantedWhom(),
    promising.WhatPromise(),
    promising.WhomToVote(),
    promising.HowMuch(),
    promising.HowLong(),
    answering.Offered(),
    answering.Gone(),
    answering.CardsInReturn(),
    answering.HomeForFreed(),
    answering.PieceForCapital(),
    answering.Withdrawing(),
    answering.WithdrawFrom(),
]
"""What a desk may be asking, in the order of the stages in `desk.py`."""


class Negotiation(Step[Fief]):
    """FI-N-3: inheritances, talk and deals, grants still due, election, fiefs that waited for a king."""

    key: ClassVar[str] = "negotiation"

    def run(self, s: Fief) -> None:
        promises.forget_decided(s)
        s.push(WaitedGrants())
        s.push(Election())
        s.push(GrantsDue())
        s.push(DesksOpen())
        s.push(Inheritances())


class DesksOpen(Step[Fief]):
    """FI-N-1: everybody has a clear desk; FI-N-6: who is out is not asked."""

    key: ClassVar[str] = "desks-open"

    def run(self, s: Fief) -> None:
        s.ready = s.gone[:]
        s.drafts = [0] * (s.players * DRAFT_SIZE)
        s.push(Desks())


class Desks(Step[Fief]):
    """FI-N-1, FI-N-2, FI-N-6: talk and deals, all at once, till everybody is ready; a table may set a limit."""

    key: ClassVar[str] = "talk"
    desk: ClassVar[bool] = True

    def at(self, s: Fief, seat: int) -> AtDesk:
        """What a seat's desk asks it."""
        return AT_DESK[s.drafts[seat * DRAFT_SIZE + STAGE]]

    def acting(self, s: Fief) -> int:
        bits = 0
        for seat in range(s.players):
            if not s.ready[seat]:
                bits |= 1 << seat
        return bits

    def question(self, s: Fief, seat: int) -> str:
        return self.at(s, seat).question(s, seat)

    def about(self, s: Fief, seat: int) -> list[int]:
        return self.at(s, seat).about(s, seat)

    def moves(self, s: Fief, seat: int) -> list[int]:
        return self.at(s, seat).moves(s, seat)

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return self.at(s, seat).barred(s, seat, move)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return self.at(s, seat).because(s, seat, move, reason)

    def default(self, s: Fief, seat: int) -> int:
        return self.at(s, seat).default()

    def answer(self, s: Fief, seat: int, move: int) -> None:
        s.push(self)
        self.at(s, seat).answer(s, seat, move)

    def run(self, s: Fief) -> None:
        clear_desks(s)


CHAPTER: Final = Chapter("FI-N", [*range(1, 8)]).tells({"ready": "seat"}).has(Negotiation, DesksOpen, Desks)
