"""FI-M-2: how far pieces have gone in this movement turn.

What a piece has gone is one number: 0 is fresh; after n steps it is 2n if a Femme d'Arc went along in all of them, and
2n - 1 if not. `Fief.steps` holds it for each lord. For soldiers, and behind them for rebels, `Fief.walked` holds how
many in each village have gone how far: so many sixes of bits for each number but 0; who is in none of them is fresh.
"""

from typing import Final

from regalia.games.fief.figures import NONE, STEPS, STEPS_WITH_ARC, VILLAGES
from regalia.games.fief.state import Fief

BITS: Final = 6
"""More than a player has units go into so many bits."""


def may_step(s: Fief, gone: int, with_arc: bool) -> bool:
    """FI-M-2: two steps in a round, and a third for who has gone with the Femme d'Arc all the way."""
    made = (gone + 1) // 2
    if made < s.land.board.limit[STEPS]:
        return True
    return with_arc and gone % 2 == 0 and made < s.land.board.limit[STEPS_WITH_ARC]


def after_step(gone: int, with_arc: bool) -> int:
    """What a piece has gone after one step more."""
    made = (gone + 1) // 2 + 1
    return 2 * made if with_arc and gone % 2 == 0 else 2 * made - 1


def farthest(s: Fief) -> int:
    """The largest number that stands for what a piece has gone."""
    return 2 * max(s.land.board.limit[STEPS], s.land.board.limit[STEPS_WITH_ARC])


def that_have_gone(s: Fief, at: int, present: int, gone: int) -> int:
    """How many of the units at a place of `walked` have gone so far."""
    if gone:
        return (s.walked[at] >> (BITS * (gone - 1))) & 63
    codes = s.walked[at]
    while codes:
        present -= codes & 63
        codes >>= BITS
    return present


def able(s: Fief, at: int, present: int, with_arc: bool) -> int:
    """How many of them have a step left."""
    found = 0
    for gone in range(farthest(s) + 1):
        if may_step(s, gone, with_arc):
            found += that_have_gone(s, at, present, gone)
    return found


def freshest_first(s: Fief, with_arc: bool) -> list[int]:
    """FI-M-12: in which order units go; of two who have made as many steps, first he who loses nothing by this one."""
    order = [0]
    for made in range(1, farthest(s) // 2 + 1):
        order += [2 * made, 2 * made - 1] if with_arc else [2 * made - 1, 2 * made]
    return [gone for gone in order if may_step(s, gone, with_arc)]


def walk(s: Fief, start: int, to: int, present: int, units: int, with_arc: bool) -> None:
    """FI-M-12: of the units present the freshest go; NONE stands for a gate, from which nobody goes further."""
    for gone in freshest_first(s, with_arc):
        going = min(units, that_have_gone(s, start, present, gone))
        if going:
            if gone:
                s.walked[start] -= going << (BITS * (gone - 1))
            if to != NONE:
                s.walked[to] += going << (BITS * (after_step(gone, with_arc) - 1))
            present -= going
            units -= going


def rested(s: Fief) -> None:
    """A movement turn is over: lords and soldiers are fresh; what rebels have gone counts for the whole phase."""
    for village in range(VILLAGES):
        s.walked[village] = 0
    for lord in range(len(s.steps)):
        s.steps[lord] = 0
    s.refused = []
    s.group = []


def rebels_rested(s: Fief) -> None:
    """The phase is over: rebels are fresh."""
    for village in range(VILLAGES, 2 * VILLAGES):
        s.walked[village] = 0
