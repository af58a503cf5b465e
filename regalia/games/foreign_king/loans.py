"""FK-T-7: loans, at any moment of one's own turn."""

from regalia.core.step import FREE, Step
from regalia.games.foreign_king import figures
from regalia.games.foreign_king.moves import (
    FK_C_4,
    FK_T_7_LOAN,
    FK_T_7_MEDAL,
    FK_T_7_MONEY,
    LOAN,
    LOANS,
    REPAY,
    Answers,
)
from regalia.games.foreign_king.state import ForeignKing


def bars_loan(s: ForeignKing, seat: int) -> int:
    """FK-T-7, FK-C-4: a loan needs a medal that is face up, and 3 Francs in the bank."""
    if not s.up[seat]:
        return FK_T_7_MEDAL
    if s.kingdom.bank and s.bank < figures.LOAN:
        return FK_C_4
    return FREE


def bars_repaying(s: ForeignKing, seat: int) -> int:
    """FK-T-7: a loan that was taken is paid back with 4 Francs."""
    if not s.down[seat]:
        return FK_T_7_LOAN
    return FREE if s.money[seat] >= figures.LOAN_BACK else FK_T_7_MONEY


def take_loan(s: ForeignKing, seat: int) -> None:
    """FK-T-7: turn a medal down for 3 Francs."""
    s.up[seat] -= 1
    s.down[seat] += 1
    s.receive(seat, figures.LOAN)
    s.tell("loan", seat)


def repay(s: ForeignKing, seat: int) -> None:
    """FK-T-7: pay 4 Francs to turn a medal up again."""
    s.pay(seat, figures.LOAN_BACK)
    s.down[seat] -= 1
    s.up[seat] += 1
    s.tell("repaid", seat)


def could_have(s: ForeignKing, seat: int) -> int:
    """FK-T-4, FK-T-5: a seat's Francs after every loan it could take now."""
    loans = s.up[seat]
    if s.kingdom.bank:
        loans = min(loans, s.bank // figures.LOAN)
    return s.money[seat] + loans * figures.LOAN


def can_buy(s: ForeignKing, seat: int) -> bool:
    """FK-T-7: whether a seat has a Franc, or could borrow one."""
    return s.money[seat] > 0 or bars_loan(s, seat) == FREE


class OwnTurn(Step[ForeignKing]):
    """FK-T-7: a question to one seat; in its own turn the loans are there beside the answers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]

    def acting(self, s: ForeignKing) -> int:
        return 1 << self.seat

    def moves(self, s: ForeignKing, seat: int) -> list[int]:
        # Ruling: only while he himself is deciding in his turn: not in another's, and not ahead of being asked.
        answers = self.asked(s)
        return answers.with_loans if seat == s.mover and seat == self.seat else answers.alone

    def barred(self, s: ForeignKing, seat: int, move: int) -> int:
        if move == LOAN:
            return bars_loan(s, self.seat)
        if move == REPAY:
            return self.bars_repaying(s)
        return self.bars(s, move)

    def answer(self, s: ForeignKing, seat: int, move: int) -> None:
        if move == LOAN:
            take_loan(s, self.seat)
            s.push(self)
        elif move == REPAY:
            repay(s, self.seat)
            s.push(self)
        else:
            self.done(s, move)

    def because(self, s: ForeignKing, seat: int, move: int, reason: int) -> list[int]:
        if reason == FK_C_4:
            return [s.bank]
        if reason == FK_T_7_MONEY:
            return [figures.LOAN_BACK, s.money[self.seat]]
        return [] if move in LOANS else self.ids(s, move, reason)

    # What each question brings ---------------------------------------------------------------------------------------

    def asked(self, s: ForeignKing) -> Answers:
        """The answers to the question itself; the mildest of them that is allowed comes first."""
        raise NotImplementedError

    def bars(self, s: ForeignKing, move: int) -> int:
        """The reason why an answer is not allowed now, or FREE."""
        return FREE

    def bars_repaying(self, s: ForeignKing) -> int:
        """The reason why no loan can be paid back now, or FREE."""
        return bars_repaying(s, self.seat)

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        """The ids in the words of a refusal."""
        return []

    def done(self, s: ForeignKing, move: int) -> None:
        """Carry an answer out."""
        raise NotImplementedError
