"""FI-E: how a king is elected and crowned; a ballot a round.

While it goes on `Fief.votes` holds three numbers for each seat: its candidate, the candidate it votes for, and whether
its clerics crown the elected; NONE where there is nothing.
"""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief import promises
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import BISHOPS_TO_CROWN, CARDINALS_TO_CROWN, LORDS, NONE, VOTES
from regalia.games.fief.moves import LORD, NO, TO_LORD, YES, YES_OR_NO, answer
from regalia.games.fief.places import (
    free_lords,
    is_bishop,
    is_cleric,
    is_free,
    is_man,
    is_titled,
    turn_order,
    turn_order_after,
)
from regalia.games.fief.reasons import reason
from regalia.games.fief.regency import crown_king
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import InTurn, OneSeat, bits_of, has_bit

NOBODY: Final = answer("nobody")
ABSTAIN: Final = answer("abstain")

FI_E_1: Final = reason("FI-E-1", "lord")
FI_E_2: Final = reason("FI-E-2", "lord")

NOBODY_OR_LORD: Final = [NOBODY, *TO_LORD]
ABSTAIN_OR_LORD: Final = [ABSTAIN, *TO_LORD]


# Who may do what -----------------------------------------------------------------------------------------------------


def may_stand(s: Fief, lord: int) -> bool:
    """FI-E-1: free titled men, not clerics."""
    return is_man(lord) and is_free(s, lord) and is_titled(s, lord) and not is_cleric(s, lord)


def has_vote(s: Fief, lord: int) -> bool:
    """FI-E-2: free bishops, cardinals, titled men and women, and the queen."""
    return is_free(s, lord) and (is_titled(s, lord) or is_cleric(s, lord) or lord == s.queen)


def votes_of(s: Fief, seat: int) -> int:
    """FI-E-2: one vote a lord, however many titles."""
    return sum(1 for lord in free_lords(s, seat) if has_vote(s, lord))


def clerics_of(s: Fief, seat: int) -> tuple[int, int]:
    """FI-E-4: a player's free bishops and cardinals."""
    free = free_lords(s, seat)
    return sum(1 for lord in free if is_bishop(s, lord)), sum(s.cardinal[lord] for lord in free)


def candidate(s: Fief, seat: int) -> int:
    """The candidate of a seat in this ballot."""
    return s.votes[seat]


def candidates(s: Fief) -> list[int]:
    """All who stand in this ballot."""
    return [lord for lord in s.votes[: s.players] if lord != NONE]


# The ballot ----------------------------------------------------------------------------------------------------------


class Election(Step[Fief]):
    """FI-E-1: only without a king; each player who can may name a candidate."""

    key: ClassVar[str] = "election"

    def run(self, s: Fief) -> None:
        if s.king != NONE:
            return
        able = [seat for seat in turn_order(s) if any(may_stand(s, lord) for lord in free_lords(s, seat))]
        if not able:
            return
        s.votes = [NONE] * (3 * s.players)
        s.push(Ballot())
        for seat in reversed(able):
            s.push(Stand(seat))


class Stand(OneSeat):
    """FI-E-1: a player names one of his family, or nobody."""

    key: ClassVar[str] = "stand"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return NOBODY_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == NOBODY or (s.owner[move - LORD] == seat and may_stand(s, move - LORD)) else FI_E_1

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def default(self, s: Fief, seat: int) -> int:
        return NOBODY

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == NOBODY:
            s.tell("names-nobody", seat)
        else:
            s.votes[seat] = move - LORD
            s.tell("stands", seat, move - LORD)


class Ballot(Step[Fief]):
    """FI-E-2: if there is a candidate, votes are called in turn order, aloud."""

    key: ClassVar[str] = "ballot"

    def run(self, s: Fief) -> None:
        if not candidates(s):
            s.votes = []
            return
        s.push(Counted())
        for seat in reversed(turn_order(s)):
            if votes_of(s, seat):
                s.push(Vote(seat))


class Vote(OneSeat):
    """FI-E-2: a player's votes go together, to any candidate, or he abstains."""

    key: ClassVar[str] = "vote"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [votes_of(s, seat)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return ABSTAIN_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == ABSTAIN or move - LORD in candidates(s) else FI_E_2

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def default(self, s: Fief, seat: int) -> int:
        return ABSTAIN

    def answer(self, s: Fief, seat: int, move: int) -> None:
        choice = NONE if move == ABSTAIN else move - LORD
        s.votes[s.players + seat] = choice
        if choice == NONE:
            s.tell("abstains", seat)
        else:
            s.tell("votes", seat, choice, votes_of(s, seat))
        promises.voted(s, seat, choice, candidates(s))


class Counted(Step[Fief]):
    """FI-E-3: most votes, at least three, and no tie for most; otherwise nobody is elected."""

    key: ClassVar[str] = "votes-counted"

    def run(self, s: Fief) -> None:
        promises.ballot_over(s)
        lord = elected(s)
        if lord == NONE:
            s.tell("nobody-elected")
            s.votes = []
            return
        s.tell("elected", lord)
        seat = s.owner[lord]
        s.votes[2 * s.players + seat] = 1
        ask_clerics(s, lord, bits_of([other for other in turn_order_after(s, seat) if clerics_of(s, other) != (0, 0)]))


def elected(s: Fief) -> int:
    """FI-E-3: who has won the ballot, NONE if nobody has."""
    counts = [0] * LORDS
    for seat in range(s.players):
        choice = s.votes[s.players + seat]
        if choice != NONE:
            counts[choice] += votes_of(s, seat)
    most = max(counts)
    if most < s.land.board.limit[VOTES] or counts.count(most) > 1:
        return NONE
    return counts.index(most)


# The coronation ------------------------------------------------------------------------------------------------------


def ask_clerics(s: Fief, lord: int, rest: int) -> None:
    """FI-E-4: own clerics agree of themselves; others are asked in turn order after the elected, till enough agree."""
    if enough(s):
        s.votes = []
        crown_king(s, lord)
        return
    for seat in turn_order_after(s, s.owner[lord]):
        if has_bit(rest, seat):
            s.push(Crown(seat, rest & ~(1 << seat), lord))
            return
    s.votes = []
    s.tell("uncrowned", lord)


def enough(s: Fief) -> bool:
    """FI-E-4: two bishops or one cardinal agree."""
    bishops = cardinals = 0
    for seat in range(s.players):
        if s.votes[2 * s.players + seat] == 1:
            found = clerics_of(s, seat)
            bishops += found[0]
            cardinals += found[1]
    limit = s.land.board.limit
    return bishops >= limit[BISHOPS_TO_CROWN] or cardinals >= limit[CARDINALS_TO_CROWN]


class Crown(InTurn):
    """FI-E-4: a player answers for all his clerics whether they crown the elected."""

    key: ClassVar[str] = "crown"

    def __init__(self, seat: int, rest: int, lord: int) -> None:
        super().__init__(seat, rest)
        self.lord = lord

    def frame(self) -> list[int]:
        return [self.seat, self.rest, self.lord]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.lord]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return YES_OR_NO

    def default(self, s: Fief, seat: int) -> int:
        return NO

    def answer(self, s: Fief, seat: int, move: int) -> None:
        s.votes[2 * s.players + seat] = 1 if move == YES else 0
        s.tell("crowns" if move == YES else "refuses-crown", seat, self.lord)
        ask_clerics(s, self.lord, self.rest)


CHAPTER: Final = (
    Chapter("FI-E", [*range(1, 6)])
    .asks({"stand": "", "vote": "number", "crown": "lord"})
    .tells(
        {
            "stands": "seat lord",
            "names-nobody": "seat",
            "votes": "seat lord number",
            "abstains": "seat",
            "elected": "lord",
            "nobody-elected": "",
            "crowns": "seat lord",
            "refuses-crown": "seat lord",
            "uncrowned": "lord",
        }
    )
    .has(Election, Stand, Ballot, Vote, Counted, Crown)
)
