"""FI-R: six phases, each done by all players in turn order before the next begins; and how a round ends."""

from typing import ClassVar, Final

from regalia.core.step import AnyStep, Step
from regalia.games.fief import promises
from regalia.games.fief.battles import BattleTurn
from regalia.games.fief.cards import CardTurn
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.ending import CountPoints, LastRound, PlayersOut, Victory
from regalia.games.fief.fiefs import CapitalsChecked
from regalia.games.fief.figures import (
    BATTLES_PHASE,
    BISHOPRICS,
    CARDS_PHASE,
    INCOME_PHASE,
    MOVEMENT_PHASE,
    NEGOTIATION_PHASE,
    NONE,
    PHASES,
    PURCHASES_PHASE,
    REGIONS,
)
from regalia.games.fief.hands import fill_hands
from regalia.games.fief.income import Income
from regalia.games.fief.movement import MovementTurn
from regalia.games.fief.negotiation import Negotiation
from regalia.games.fief.purchases import PurchaseTurn
from regalia.games.fief.rebels import RebelBattles, RebelsGoHome
from regalia.games.fief.regency import RegencyCounted
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OfSeat


class Round(Step[Fief]):
    """FI-R-1, FI-R-3: hands are filled, from the second round on, then come the six phases and the round's end."""

    key: ClassVar[str] = "round"

    def run(self, s: Fief) -> None:
        s.round += 1
        s.tell("round", s.round, s.first)
        if s.round > 1:
            fill_hands(s)
        s.push(RoundEnd())
        for phase in range(PHASES - 1, -1, -1):
            s.push(Phase(phase))


class Phase(Step[Fief]):
    """FI-R-1: a phase begins. FI-L-5: when it ends, capitals are looked at."""

    key: ClassVar[str] = "phase"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def frame(self) -> list[int]:
        return [self.phase]

    def run(self, s: Fief) -> None:
        s.phase = self.phase
        s.turns = 0
        s.mover = NONE
        s.tell("phase", self.phase)
        s.push(PhaseEnd())
        if self.phase == INCOME_PHASE:
            s.push(Income())
        elif self.phase == NEGOTIATION_PHASE:
            s.push(Negotiation())
        else:
            s.push(NextTurn())
        if self.phase == BATTLES_PHASE:
            s.push(RebelBattles())


class PhaseEnd(Step[Fief]):
    """FI-L-5: what is looked at when a phase ends."""

    key: ClassVar[str] = "phase-end"

    def run(self, s: Fief) -> None:
        s.mover = NONE
        s.push(CapitalsChecked())


class NextTurn(Step[Fief]):
    """FI-R-2: the next in turn order, without those who are out; after the last the phase is over."""

    key: ClassVar[str] = "next-turn"

    def run(self, s: Fief) -> None:
        s.mover = NONE
        while s.turns < s.players:
            seat = (s.first + s.turns) % s.players
            s.turns += 1
            if not s.gone[seat]:
                s.mover = seat
                s.push(self)
                s.push(TurnEnd(seat))
                s.push(turn_of(s.phase, seat))
                return


def turn_of(phase: int, seat: int) -> AnyStep:
    """A player's turn in a phase."""
    if phase == CARDS_PHASE:
        return CardTurn(seat)
    if phase == PURCHASES_PHASE:
        return PurchaseTurn(seat)
    return MovementTurn(seat) if phase == MOVEMENT_PHASE else BattleTurn(seat)


class TurnEnd(OfSeat):
    """FI-L-5: what is looked at when a turn ends."""

    key: ClassVar[str] = "turn-end"

    def run(self, s: Fief) -> None:
        s.push(CapitalsChecked())


class RoundEnd(Step[Fief]):
    """FI-R-4: the order in which a round ends."""

    key: ClassVar[str] = "round-end"

    def run(self, s: Fief) -> None:
        s.mover = NONE
        s.push(NextRound())
        s.push(LastRound())
        s.push(CountPoints())
        s.push(Victory())
        s.push(PlayersOut())
        s.push(RegencyCounted())
        s.push(RebelsGoHome())


class NextRound(Step[Fief]):
    """FI-R-2: unless the game has ended, the first-player card moves on, and the next round begins."""

    key: ClassVar[str] = "next-round"

    def run(self, s: Fief) -> None:
        if s.ended:
            return
        promises.round_ended(s)
        s.effects = [0] * BISHOPRICS
        s.tithe = [NONE] * BISHOPRICS
        s.taxed = [0] * REGIONS
        s.first = (s.first + 1) % s.players
        while s.gone[s.first]:
            s.first = (s.first + 1) % s.players
        s.push(Round())


CHAPTER: Final = (
    Chapter("FI-R", [1, 2, 3, 4, 5, 6])
    .tells(
        {
            "round": "round:number seat",
            "phase": "phase",
        }
    )
    .has(Round, Phase, PhaseEnd, NextTurn, TurnEnd, RoundEnd, NextRound)
)
