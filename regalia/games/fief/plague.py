"""FI-K-12: the plague in a bishopric."""

from typing import Final

from regalia.games.fief.changes import halve_guards, halve_units, kill_lord, lose_unshown
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import KINGS, QUEENS
from regalia.games.fief.inheritance import Settled
from regalia.games.fief.places import family, stands_in, turn_order, units_at
from regalia.games.fief.state import Fief


def plague(s: Fief, bishopric: int) -> None:
    """FI-K-12: soldiers and guards are halved; all dice are thrown for lords, then the dead are settled (FI-H-6)."""
    died = struck(s, bishopric)
    for seat in range(s.players):
        halve(s, seat, s.land.board.bishopric_villages[bishopric])
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if s.guard[kind] and stands_in(s, lord, bishopric):
            halve_guards(s, kind)
            s.tell("plague-guard", kind)
    for lord in died:
        kill_lord(s, lord)
    # A stack that could not be shown may have gone, and left captives alone: that is settled too.
    s.push(Settled())


def struck(s: Fief, bishopric: int) -> list[int]:
    """FI-K-12: the lords who die, captives too, family by family in turn order."""
    died = []
    for seat in turn_order(s):
        for lord in family(s, seat):
            if stands_in(s, lord, bishopric):
                rolled = s.luck.roll("plague")
                s.tell("plague-kills" if rolled <= s.land.plague_kills else "plague-spares", lord, rolled)
                if rolled <= s.land.plague_kills:
                    died.append(lord)
    return died


def halve(s: Fief, seat: int, villages: list[int]) -> None:
    """FI-K-12: a player's soldiers in some villages are halved; FI-C-2: what cannot be shown then is lost too."""
    stacks = [village for village in villages if units_at(s, seat, village)]
    for village in stacks:
        halve_units(s, seat, village)
        s.tell("plague-halves", seat, village)
    for village in lose_unshown(s, seat, stacks):
        s.tell("plague-takes-all", seat, village)


CHAPTER: Final = Chapter("FI-K", []).tells(
    {
        "plague-kills": "lord number",
        "plague-spares": "lord number",
        "plague-halves": "seat village",
        "plague-takes-all": "seat village",
        "plague-guard": "guard",
    }
)
