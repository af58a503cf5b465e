"""FI-H-2, FI-H-8: fiefs that fell to the throne, and their grants by king or queen."""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import end_fief
from regalia.games.fief.figures import LORDS, NONE, REGIONS
from regalia.games.fief.inheritance import NO_THRONE, THRONE, CaptivesLeft, ask_for_piece, hand_down
from regalia.games.fief.moves import LORD, TO_LORD
from regalia.games.fief.places import family, is_free
from regalia.games.fief.reasons import reason
from regalia.games.fief.regency import throne
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

FI_H_8_FREE: Final = reason("FI-H-8.free", "lord")


def granter(s: Fief) -> int:
    """FI-H-8: the player who grants: the king's, also for a captive king; the queen's if she reigns; or NONE."""
    lord = throne(s)
    return NONE if lord == NONE else s.owner[lord]


def due(s: Fief) -> list[int]:
    """FI-H-2: the fiefs that fell to the throne and are not granted yet."""
    return [region for region in range(REGIONS) if s.heir[region] == THRONE]


def somebody_free(s: Fief) -> bool:
    """FI-H-8: whether any lord anywhere is free."""
    return any(is_free(s, lord) for lord in range(LORDS))


def grant(s: Fief, region: int, lord: int) -> None:
    """FI-H-4, FI-H-8: the throne gives a fief to a lord; the piece on its capital comes next."""
    s.tell("granted", s.owner[lord], lord, region)
    hand_down(s, region, lord)


class GrantsDue(Step[Fief]):
    """FI-N-3: the throne's player is asked for each grant that is still due."""

    key: ClassVar[str] = "grants-due"

    def run(self, s: Fief) -> None:
        for region in reversed(due(s)):
            ask_for_grant(s, region)


class WaitedGrants(Step[Fief]):
    """FI-N-3, FI-H-2: after the election the fiefs that waited for a king, unless their owner has a lord again."""

    key: ClassVar[str] = "waited-grants"

    def run(self, s: Fief) -> None:
        for region in range(REGIONS - 1, -1, -1):
            if s.heir[region] == NO_THRONE:
                if family(s, s.fief_owner[region]):
                    s.heir[region] = NONE
                elif throne(s) != NONE:
                    ask_for_grant(s, region)


def ask_for_grant(s: Fief, region: int) -> None:
    """FI-H-2, FI-H-8: ask to whom a fief goes; with no throne it waits, and with nobody to take it it ends."""
    if throne(s) == NONE:
        s.heir[region] = NO_THRONE
    elif somebody_free(s):
        s.push(Grant(granter(s), region))
    else:
        end_fief(s, region)


class Grant(OneSeat):
    """FI-H-8: king or queen grant a fief to any free lord."""

    key: ClassVar[str] = "grant"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def frame(self) -> list[int]:
        return [self.seat, self.region]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return TO_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if is_free(s, move - LORD) else FI_H_8_FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        grant(s, self.region, move - LORD)
        s.push(CaptivesLeft())
        ask_for_piece(s, self.region)


CHAPTER: Final = (
    Chapter("FI-H", [])
    .asks({"grant": "region"})
    .tells({"granted": "seat lord region"})
    .has(GrantsDue, WaitedGrants, Grant)
)
