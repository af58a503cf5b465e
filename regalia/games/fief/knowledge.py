"""FI-V-3: what all know of a stack whose units they do not see: at least so many, at most so many.

It is the same for everybody but the owner, who sees his units. A bound is `least * 64 + most`; where they are the same
the stack is known. That a stack is there at all is seen (FI-V-1), so an empty one is known to be empty.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

SPAN: Final = 64
"""More than a player has units."""


def bound(least: int, most: int) -> int:
    """A bound from its two ends; that no player has more than fits is known anyway."""
    return least * SPAN + min(most, SPAN - 1)


def least(bounds: int) -> int:
    """At least so many."""
    return bounds // SPAN


def most(bounds: int) -> int:
    """At most so many."""
    return bounds % SPAN


def announced(s: "Fief", seat: int, place: int, more: int) -> None:
    """FI-V-3: units came or fell before everybody's eyes; `s.units` has changed already."""
    at = place * s.players + seat
    s.bounds[at] = shifted(s.bounds[at], more, 1) if s.units[at] else 0
    s.total[seat] = shifted(s.total[seat], more, 0)
    tighten(s, seat)


def shifted(bounds: int, more: int, left: int) -> int:
    """Bounds of what has become larger or smaller by a known number, and of which at least so many are left."""
    low = max(bounds // SPAN + more, left)
    return bound(low, max(bounds % SPAN + more, low))


def moved(s: "Fief", seat: int, start: int, to: int) -> None:
    """FI-V-3: units went from one place to another, nobody saw how many; `s.units` has changed already."""
    a, b = start * s.players + seat, to * s.players + seat
    left, joined = s.bounds[a], s.bounds[b]
    if s.units[a]:
        # One at least went and one at least stayed.
        s.bounds[b] = bound(joined // SPAN + 1, joined % SPAN + left % SPAN - 1)
        s.bounds[a] = bound(1, left % SPAN - 1)
    else:
        s.bounds[b] = bound(joined // SPAN + left // SPAN, joined % SPAN + left % SPAN)
        s.bounds[a] = 0
    tighten(s, seat)


def halved(s: "Fief", seat: int, place: int) -> None:
    """FI-K-12, FI-V-4: half a stack fell, rounded down; the total is not known any better than the stacks."""
    at = place * s.players + seat
    bounds = s.bounds[at]
    low, high = (bounds // SPAN + 1) // 2, (bounds % SPAN + 1) // 2
    total = s.total[seat]
    # The loss lies between the halves of the bounds.
    s.total[seat] = bound(max(total // SPAN - (bounds % SPAN) // 2, 0), total % SPAN - (bounds // SPAN) // 2)
    s.bounds[at] = bound(low, high)
    tighten(s, seat)


def surely_shown(s: "Fief", seat: int) -> bool:
    """FI-C-2: whether all can know that a player's stacks can be shown, whatever is in them."""
    pieces = s.land.board.soldiers
    stacks = sum(1 for at in range(seat, len(s.bounds), s.players) if s.bounds[at])
    units = s.total[seat] % SPAN
    if units <= pieces[0]:
        return True
    for threes in range(units // 3 + 1):
        # So many threes in so many stacks make at least so many sixes; of what is left over each has two at most.
        sixes = max((threes - stacks + 1) // 2, 0)
        short = threes - 2 * min(pieces[2], sixes) - pieces[1]
        if 2 * stacks + 3 * max(short, 0) > pieces[0]:
            return False
    return True


def doubted(s: "Fief", seat: int, place: int) -> None:
    """FI-V-5: more may have been lost than all saw; of a stack that is left at least one unit is sure."""
    at = place * s.players + seat
    low, high = s.bounds[at] // SPAN, s.bounds[at] % SPAN
    total = s.total[seat]
    s.total[seat] = bound(max(total // SPAN - (low - 1), 0), total % SPAN)
    s.bounds[at] = bound(1, high)


def vanished(s: "Fief", seat: int, place: int) -> None:
    """A stack of which no more was known is gone: that is shown to all."""
    at = place * s.players + seat
    total = s.total[seat]
    s.total[seat] = bound(max(total // SPAN - 1, 0), total % SPAN)
    s.bounds[at] = 0
    s.show()
    tighten(s, seat)


def seen(s: "Fief", seat: int, place: int) -> None:
    """FI-V-3: all are shown how many there are."""
    at = place * s.players + seat
    exact = bound(s.units[at], s.units[at])
    if s.bounds[at] != exact:
        s.bounds[at] = exact
        s.show()
        tighten(s, seat)


def tighten(s: "Fief", seat: int) -> None:
    """What follows for each stack from the total and the others, and for the total from all."""
    while tightened(s, seat):
        pass


def tightened(s: "Fief", seat: int) -> bool:
    """Go over all stacks once; whether something became better known."""
    low = high = 0
    for at in range(seat, len(s.bounds), s.players):
        low += s.bounds[at] // SPAN
        high += s.bounds[at] % SPAN
    total = s.total[seat]
    total_low, total_high = max(total // SPAN, low), min(total % SPAN, high)
    s.total[seat] = bound(total_low, total_high)
    changed = False
    for at in range(seat, len(s.bounds), s.players):
        bounds = s.bounds[at]
        if bounds and bounds // SPAN != bounds % SPAN:
            stack_low = max(bounds // SPAN, total_low - (high - bounds % SPAN))
            stack_high = min(bounds % SPAN, total_high - (low - bounds // SPAN))
            if bound(stack_low, stack_high) != bounds:
                s.bounds[at] = bound(stack_low, stack_high)
                changed = True
    return changed


# Guards --------------------------------------------------------------------------------------------------------------


def guard_changed(s: "Fief", kind: int, more: int) -> None:
    """Guards came or fell before everybody's eyes; `s.guard` has changed already."""
    s.guard_bounds[kind] = shifted(s.guard_bounds[kind], more, 0)


def guard_halved(s: "Fief", kind: int) -> None:
    """FI-K-12: half a guard fell, rounded down."""
    bounds = s.guard_bounds[kind]
    s.guard_bounds[kind] = bound((bounds // SPAN + 1) // 2, (bounds % SPAN + 1) // 2)


def guard_seen(s: "Fief", kind: int) -> None:
    """FI-V-3: all are shown how many there are."""
    exact = bound(s.guard[kind], s.guard[kind])
    if s.guard_bounds[kind] != exact:
        s.guard_bounds[kind] = exact
        s.show()
