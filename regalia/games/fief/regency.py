"""FI-Q: the throne when a king or a queen dies, and the regency."""

from typing import ClassVar, Final

from regalia.core.step import Step
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import KINGS, NONE, QUEENS, REGENCY_ROUNDS
from regalia.games.fief.guards import give_guard, leave_guard, move_guard, send_home
from regalia.games.fief.places import is_free
from regalia.games.fief.state import Fief


def throne(s: Fief) -> int:
    """FI-H-8, FI-Q-1: the lord who grants fiefs: the queen if she reigns, else the king; NONE if nobody does."""
    return s.queen if s.regent else s.king


def is_dead(s: Fief, lord: int) -> bool:
    """Whether somebody who bore an office has died; his card is gone already."""
    return lord != NONE and s.owner[lord] == NONE


def succeed(s: Fief, wed: bool) -> None:
    """FI-Q: what the deaths of a moment do to crown and regency; `wed`: king and queen were husband and wife."""
    if is_dead(s, s.prince):
        s.prince = NONE
    widowed = is_dead(s, s.queen)
    if widowed:
        lose_queen(s, wed)
    if is_dead(s, s.king):
        lose_king(s)
    elif widowed and s.regency:
        # FI-Q-6, FI-Q-4: the young king has no regent any more.
        if s.guard_with[KINGS] != s.king:
            leave_or_send(s, KINGS, s.king)
        give_rights(s)
    elif widowed and s.regent:
        s.regent = 0
        s.tell("throne-empty")


def lose_queen(s: Fief, wed: bool) -> None:
    """FI-G-1, FI-Q-6: the queen's card and guard go back; the next bride of a king who lives has a full one."""
    s.queen = NONE
    send_home(s, QUEENS)
    if wed and not is_dead(s, s.king):
        s.guard_most[QUEENS] = s.land.board.guards[QUEENS]


def lose_king(s: Fief) -> None:
    """FI-Q-1 to FI-Q-4: the king has died: the prince is king, the queen reigns, or the throne is empty."""
    s.king = NONE
    s.regency = 0
    s.regent = 1 if s.queen != NONE else 0
    if s.prince != NONE:
        crown_prince(s)
    else:
        send_home(s, KINGS)
    if s.regent:
        s.tell("regent", s.queen)
    elif s.king == NONE:
        s.tell("throne-empty")


def crown_prince(s: Fief) -> None:
    """FI-Q-2, FI-Q-4, FI-Q-7: the prince is king unelected; a queen reigns for him, with the king's guard if free."""
    s.king, s.prince = s.prince, NONE
    s.tell("prince-crowned", s.king)
    if s.regent:
        s.regency = 1
        leave_or_send(s, KINGS, s.queen if is_free(s, s.queen) else s.king)
    else:
        leave_or_send(s, KINGS, s.king)
        # FI-G-2: no queen before her has left his bride any guard.
        s.guard_most[QUEENS] = 0


def leave_or_send(s: Fief, kind: int, lord: int) -> None:
    """FI-Q-7: what is left of a guard stands with him who has it now, or goes home if he is a captive."""
    if is_free(s, lord):
        leave_guard(s, kind, lord)
    else:
        send_home(s, kind)


class RegencyCounted(Step[Fief]):
    """FI-Q-2: at the end of each round a regency is counted; after the fourth the young king has all rights."""

    key: ClassVar[str] = "regency-counted"

    def run(self, s: Fief) -> None:
        if not s.regency:
            return
        if s.regency < s.land.board.limit[REGENCY_ROUNDS]:
            s.regency += 1
            return
        if s.guard_with[KINGS] not in (NONE, s.king):
            move_guard(s, KINGS, s.king)
        give_rights(s)


def give_rights(s: Fief) -> None:
    """FI-Q-2, FI-Q-5: the king has all rights; a wife of his who has waited is queen now (FI-W-7)."""
    s.regency = s.regent = 0
    s.tell("all-rights", s.king)
    crown_wife(s)


def crown_wife(s: Fief) -> None:
    """FI-W-2, FI-W-7, FI-E-5: the wife of a king with all rights is queen, unless she is a captive."""
    if s.king == NONE or s.at[s.king] == NONE or s.regency:
        return
    wife = s.spouse[s.king]
    if wife != NONE and wife != s.queen and is_free(s, wife):
        make_queen(s, wife)


def make_queen(s: Fief, lady: int) -> None:
    """FI-W-2, FI-Q-5: a full guard, or the card and what is left of the guard of the queen before her."""
    before, s.queen = s.queen, lady
    s.tell("queen", lady)
    if before != NONE:
        leave_guard(s, QUEENS, lady)
    else:
        give_guard(s, QUEENS, lady, s.guard_most[QUEENS])


def crown_king(s: Fief, lord: int) -> None:
    """FI-E-5, FI-Q-3, FI-Q-8: an elected king has his guard and his wife the queen's; a regent gives hers back."""
    s.king = lord
    s.tell("crowned", lord)
    if s.regent:
        s.regent = 0
        s.queen = NONE
        send_home(s, QUEENS)
    give_guard(s, KINGS, lord, s.land.board.guards[KINGS])
    s.guard_most[QUEENS] = s.land.board.guards[QUEENS]
    crown_wife(s)


CHAPTER: Final = (
    Chapter("FI-Q", [*range(1, 9)])
    .tells(
        {
            "regent": "lord",
            "throne-empty": "",
            "prince-crowned": "lord",
            "all-rights": "lord",
            "queen": "lord",
            "crowned": "lord",
        }
    )
    .has(RegencyCounted)
)
