"""FK-T: rounds, turns and the choice of an action, the one the Queen lends included."""

from typing import ClassVar, Final

from regalia.core.step import FREE, AnyStep, Step
from regalia.games.foreign_king.actions import (
    CongressFrom,
    FactoryKind,
    FactoryProvince,
    MoveFrom,
    MoveMore,
    MoveTo,
    PlaceFirst,
    PlaceMore,
    start,
)
from regalia.games.foreign_king.available import bars_action, bars_behind, can_act, price, some_behind
from regalia.games.foreign_king.ending import check_end, end_by_rounds, score_finally
from regalia.games.foreign_king.figures import LAST_ROUND, LOAN_BACK, QUEEN_COST
from regalia.games.foreign_king.king import Hurry, KingCalled, KingStep, Scored
from regalia.games.foreign_king.loans import OwnTurn, bars_loan, bars_repaying, could_have
from regalia.games.foreign_king.moves import (
    ACTION_OR_LOSE,
    ANY_ACTION,
    DONE,
    FIRST,
    FK_A_QUEEN_1_GERMAN,
    FK_T_2,
    FK_T_2_STUCK,
    FK_T_3_OWN,
    FK_T_3_PAWN,
    FK_T_4_DISCS,
    FK_T_4_MONEY,
    FK_T_6,
    LOSE,
    MILDEST_FIRST,
    ONLY_DONE,
    QUEEN,
    Answers,
)
from regalia.games.foreign_king.state import ForeignKing
from regalia.games.foreign_king.virtual import Virtual, VirtualFrom, VirtualTo


class Round(Step[ForeignKing]):
    """FK-T-1: each player has one turn, in turn order; pawns stay where they are."""

    key: ClassVar[str] = "round"

    def run(self, s: ForeignKing) -> None:
        s.round += 1
        s.turn = 0
        s.order_pawn = s.order_queen = -1
        s.tell("round", s.round)
        s.push(NextTurn())


class NextTurn(Step[ForeignKing]):
    """FK-T-1, FK-E-1: the next in turn order, unless the game has ended; after the last the round is over."""

    key: ClassVar[str] = "next-turn"

    def run(self, s: ForeignKing) -> None:
        if s.ended:
            score_finally(s)
        elif s.turn < s.players:
            s.push(self)
            begin_turn(s)
        else:
            end_round(s)


def begin_turn(s: ForeignKing) -> None:
    """FK-T-2, FK-T-5: a turn is one action; who could do none even with every loan loses it."""
    seat = s.order[s.turn]
    s.turn += 1
    s.mover = seat
    s.tell("turn", seat)
    s.push(AfterAction(seat))
    if can_act(s, seat, could_have(s, seat)):
        s.push(Action(seat))
    else:
        s.tell("loses-turn", seat)


def end_round(s: ForeignKing) -> None:
    """FK-A-ORDER-1, FK-A-QUEEN-2: the order track is changed, by the pawn first, then through the Queen."""
    s.mover = -1
    if s.round == LAST_ROUND:
        end_by_rounds(s)
        score_finally(s)
        return
    s.push(Round())
    if s.order_queen >= 0:
        s.push(OrderPlace(s.order_queen))
    if s.order_pawn >= 0:
        s.push(OrderPlace(s.order_pawn))


# The choice of an action ---------------------------------------------------------------------------------------------


class Choice(OwnTurn):
    """A choice among actions: what is told of one that is not available, and the mildest of those that are."""

    def default(self, s: ForeignKing, seat: int) -> int:
        for action in MILDEST_FIRST:
            if self.bars(s, action) == FREE:
                return action
        return LOSE

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        if reason == FK_T_4_MONEY:
            return [move, price(move), s.money[self.seat]]
        if reason == FK_T_3_PAWN:
            return [s.pawns[move], move]
        if reason == FK_T_6:
            return [move, s.players]
        return [move] if reason in (FK_T_3_OWN, FK_T_4_DISCS, FK_A_QUEEN_1_GERMAN) else []


class Action(Choice):
    """FK-T-2: the pawn goes to an available action, which is carried out."""

    key: ClassVar[str] = "action"

    def asked(self, s: ForeignKing) -> Answers:
        return ACTION_OR_LOSE

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == LOSE:
            return FK_T_2 if can_act(s, self.seat, s.money[self.seat]) else FREE
        return bars_action(s, self.seat, move, s.money[self.seat])

    def bars_repaying(self, s: ForeignKing) -> int:
        """FK-T-2: nobody pays himself out of his action."""
        reason = bars_repaying(s, self.seat)
        if reason != FREE or can_act(s, self.seat, s.money[self.seat] - LOAN_BACK):
            return reason
        return FK_T_2_STUCK

    def done(self, s: ForeignKing, move: int) -> None:
        if move == LOSE:
            s.tell("loses-turn", self.seat)
            return
        s.move_pawn(self.seat, move)
        s.tell("action", self.seat, move)
        if move == QUEEN:
            s.pay(self.seat, QUEEN_COST)
            s.push(QueenLends(self.seat))
        else:
            start(s, self.seat, move, False)


class QueenLends(Choice):
    """FK-A-QUEEN-1: any other action, occupied or not; the pawn stands on the Queen."""

    key: ClassVar[str] = "queen"

    def asked(self, s: ForeignKing) -> Answers:
        return ANY_ACTION

    def bars(self, s: ForeignKing, move: int) -> int:
        return bars_behind(s, self.seat, move, s.money[self.seat])

    def bars_repaying(self, s: ForeignKing) -> int:
        """FK-T-2: nobody pays himself out of the action that the Queen lends."""
        reason = bars_repaying(s, self.seat)
        if reason != FREE or some_behind(s, self.seat, s.money[self.seat] - LOAN_BACK):
            return reason
        return FK_T_2_STUCK

    def done(self, s: ForeignKing, move: int) -> None:
        s.tell("by-queen", self.seat, move)
        start(s, self.seat, move, True)


class AfterAction(Step[ForeignKing]):
    """FK-E-1: after each action the end is checked, when all that the action led to is done; FK-T-7: loans, last.

    A turn that was lost (FK-T-5) comes here too: it is still the player's own.
    """

    key: ClassVar[str] = "after-action"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]

    def run(self, s: ForeignKing) -> None:
        check_end(s)
        if bars_loan(s, self.seat) == FREE or bars_repaying(s, self.seat) == FREE:
            s.push(TurnEnd(self.seat))


class TurnEnd(OwnTurn):
    """FK-T-7: after the action, loans may still be taken and repaid, even if the game has ended (FK-E-1)."""

    key: ClassVar[str] = "turn-end"

    def asked(self, s: ForeignKing) -> Answers:
        return ONLY_DONE

    def done(self, s: ForeignKing, move: int) -> None:
        return


class OrderPlace(OwnTurn):
    """FK-A-ORDER-1: the marker is taken out, the gap closed, and it goes to the place that is named."""

    key: ClassVar[str] = "order-place"

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.done_or_rank

    def done(self, s: ForeignKing, move: int) -> None:
        if move == DONE:
            s.tell("order-stays", self.seat)
            return
        order = [seat for seat in s.order if seat != self.seat]
        order.insert(move - FIRST, self.seat)
        s.order = tuple(order)
        s.tell("order-moved", self.seat, move - FIRST)


STEPS: Final[dict[str, type[AnyStep]]] = {
    step.key: step
    for step in (
        *(Round, NextTurn, Action, QueenLends, AfterAction, TurnEnd, OrderPlace),
        *(FactoryKind, FactoryProvince, PlaceFirst, PlaceMore, MoveFrom, MoveTo, MoveMore, CongressFrom),
        *(KingCalled, KingStep, Hurry, Scored, Virtual, VirtualFrom, VirtualTo),
    )
}
"""Every step by its key, so that a view's stack can be put back."""
