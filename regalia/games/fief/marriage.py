"""FI-W: marriages and what they bring."""

from typing import Final

from regalia.games.fief.changes import marry
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import LORDS, NONE, REGIONS
from regalia.games.fief.places import is_cleric, is_free, is_man
from regalia.games.fief.reasons import reason
from regalia.games.fief.regency import crown_wife
from regalia.games.fief.state import Fief

FI_W_1_CLERIC: Final = reason("FI-W-1.cleric", "lord")
FI_W_1_MARRIED: Final = reason("FI-W-1.married", "lord")
FI_W_1_LADY: Final = reason("FI-W-1.lady", "lord other:lord")
FI_W_7: Final = reason("FI-W-7", "lord")


def joined(s: Fief, seat: int) -> list[int]:
    """FI-W-3, FI-W-6: the players whose families a marriage joins to a player's, in the order of seats.

    A bond that death has ended holds till the inheritance that follows from it.
    """
    found = [s.owner[s.spouse[lord]] for lord in range(LORDS) if s.owner[lord] == seat and s.spouse[lord] != NONE]
    for region in range(REGIONS):
        heir = s.heir[region]
        if 0 <= heir < LORDS:
            if s.owner[heir] == seat:
                found.append(s.fief_owner[region])
            elif s.fief_owner[region] == seat:
                found.append(s.owner[heir])
    return [other for other in range(s.players) if other in found]


def may_be_prince(s: Fief, seat: int, lord: int) -> bool:
    """FI-W-5: whether a lord whom a player has just put on the board may be made crown prince."""
    if not is_man(lord) or s.prince != NONE or s.king == NONE or s.queen == NONE:
        return False
    royal = s.spouse[s.king] == s.queen and s.at[s.king] != NONE and is_free(s, s.queen)
    return royal and seat in (s.owner[s.king], s.owner[s.queen])


def single(s: Fief, lord: int) -> int:
    """FI-W-1, FI-W-7: why a lord cannot marry anybody, or 0."""
    if s.spouse[lord] != NONE:
        return FI_W_1_MARRIED
    if is_cleric(s, lord):
        return FI_W_1_CLERIC
    return FI_W_7 if lord == s.prince or (lord == s.king and s.regency) else 0


def wedding_barred(s: Fief, lord: int, other: int) -> int:
    """FI-W-1: why two lords of two families cannot marry, or 0."""
    return single(s, lord) or single(s, other) or (FI_W_1_LADY if is_man(lord) == is_man(other) else 0)


def wed(s: Fief, lord: int, other: int) -> None:
    """FI-W-1, FI-W-2: two are married, and all are told; the king's bride is queen."""
    man, woman = (lord, other) if is_man(lord) else (other, lord)
    marry(s, man, woman)
    s.tell("wedding", man, woman)
    if man == s.king:
        crown_wife(s)


CHAPTER: Final = Chapter("FI-W", [*range(1, 8)]).tells({"wedding": "lord other:lord"})
