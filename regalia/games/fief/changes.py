"""The one way to change what stands on the board: so that parties, bounds, guards and stock stay right.

Every chapter moves, adds and takes away pieces through these; none tells an event, the chapter does that itself.
After deaths a chapter settles them (`inheritance.settle`), and after what may have emptied a capital it looks
(`fiefs.check_capitals`).
"""

from regalia.games.fief import knowledge
from regalia.games.fief.figures import (
    BISHOP_CARD,
    CASTLES,
    CITIES,
    ESTATE,
    FEMME_D_ARC,
    HAS_CASTLE,
    HAS_CITY,
    KINGS,
    MILLS,
    NONE,
    OPEN,
    PRESSES,
    QUEENS,
    REGIONS,
    VILLAGES,
)
from regalia.games.fief.places import can_show, has_pieces, is_party, parties
from regalia.games.fief.state import Fief


def changed(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """What changes seldom and is copied often is a tuple, which copies share: one with another number in one place."""
    return (*numbers[:at], number, *numbers[at + 1 :])


# Parties -------------------------------------------------------------------------------------------------------------


def settle_party(s: Fief, seat: int, place: int) -> None:
    """FI-O-1: who has come to a village is its last party, who has nothing left there is none; gates have none.

    FI-M-4: so an empty village outside any fief is his who enters it first, while one of his pieces is there.
    """
    if place == NONE or place >= VILLAGES:
        return
    there, known = has_pieces(s, seat, place), is_party(s, seat, place)
    if there and not known:
        set_parties(s, place, [*parties(s, place), seat])
    elif known and not there:
        set_parties(s, place, [other for other in parties(s, place) if other != seat])


def set_parties(s: Fief, village: int, order: list[int]) -> None:
    """The parties of a village, a digit each, the first in the lowest."""
    digits = 0
    for seat in reversed(order):
        digits = digits * 8 + seat + 1
    s.parties[village] = digits


def stand_first(s: Fief, seat: int, village: int) -> None:
    """FI-O-2: who wins the village in battle stands first."""
    set_parties(s, village, [seat, *[other for other in parties(s, village) if other != seat]])


# Soldiers ------------------------------------------------------------------------------------------------------------


def add_units(s: Fief, seat: int, place: int, units: int) -> None:
    """Soldiers come from the stock to a place, announced to all."""
    s.units[place * s.players + seat] += units
    settle_party(s, seat, place)
    knowledge.announced(s, seat, place, units)


def lose_units(s: Fief, seat: int, place: int, units: int) -> None:
    """Soldiers go back into the stock, announced to all."""
    s.units[place * s.players + seat] -= units
    settle_party(s, seat, place)
    knowledge.announced(s, seat, place, -units)


def halve_units(s: Fief, seat: int, place: int) -> None:
    """FI-K-12: half of them, rounded down, go back into the stock; all see that, and not how many."""
    s.units[place * s.players + seat] -= s.units[place * s.players + seat] // 2
    knowledge.halved(s, seat, place)


def lose_unshown(s: Fief, seat: int, stacks: list[int]) -> list[int]:
    """FI-C-2: of stacks just halved, more is lost till all can be shown; which of them are gone then.

    Others are not told (FI-V-5), so where they cannot know that all is shown they know less of these stacks.
    """
    if not stacks or knowledge.surely_shown(s, seat):
        return []
    for place in stacks:
        knowledge.doubted(s, seat, place)
    gone = []
    for place in stacks:
        at = place * s.players + seat
        while s.units[at] and not can_show(s, seat):
            s.units[at] -= 1
        if not s.units[at]:
            settle_party(s, seat, place)
            knowledge.vanished(s, seat, place)
            gone.append(place)
    return gone


def move_units(s: Fief, seat: int, start: int, to: int, units: int) -> None:
    """Soldiers go from one place to another; all see that, and not how many."""
    if units:
        s.units[start * s.players + seat] -= units
        s.units[to * s.players + seat] += units
        settle_party(s, seat, to)
        settle_party(s, seat, start)
        knowledge.moved(s, seat, start, to)


# Lords ---------------------------------------------------------------------------------------------------------------


def put_lord(s: Fief, lord: int, seat: int, place: int) -> None:
    """FI-K-5: a lord is born into a family, free and unmarried."""
    s.owner[lord] = seat
    s.at[lord] = place
    settle_party(s, seat, place)


def move_lord(s: Fief, lord: int, to: int) -> None:
    """A lord goes to another place, free or captive, his guard with him (FI-G-1)."""
    start = s.at[lord]
    s.at[lord] = to
    settle_party(s, s.owner[lord], to)
    settle_party(s, s.owner[lord], start)


def capture_lord(s: Fief, lord: int, captor: int) -> None:
    """FI-F-10, FI-P: a lord becomes a captive where he stands; FI-G-1: his guard is lost."""
    s.captor[lord] = captor
    for kind in (KINGS, QUEENS):
        if s.guard_with[kind] == lord:
            lose_guards(s, kind, s.guard[kind])
    if lord == s.queen and s.guard_with[KINGS] == lord:
        hand_guard_to_king(s)
    settle_party(s, s.owner[lord], s.at[lord])


def hand_guard_to_king(s: Fief) -> None:
    """FI-Q-7: a captive regent has no guard: the young king has the king's guard if he is free, else it goes home."""
    if s.king != NONE and s.captor[s.king] == NONE:
        place_guard(s, KINGS, s.king, s.guard_most[KINGS])
    else:
        dismiss_guard(s, KINGS)


def hand_over(s: Fief, lord: int, captor: int) -> None:
    """FI-P-6: a captive gets another captor."""
    s.captor[lord] = captor


def free_lord(s: Fief, lord: int, place: int) -> None:
    """FI-P-4: a captive is free, and stands in a place of his family's choice."""
    s.captor[lord] = NONE
    s.at[lord] = place
    settle_party(s, s.owner[lord], place)


def kill_lord(s: Fief, lord: int) -> None:
    """A lord is taken off the board; what follows from his death waits for FI-H-6."""
    place = s.at[lord]
    s.at[lord] = NONE
    s.dead.append(lord)
    settle_party(s, s.owner[lord], place)


def forget_lord(s: Fief, lord: int) -> None:
    """FI-F-9: a dead lord's cards are discarded: drawn again he is another person. FI-H-6 says when."""
    s.owner[lord] = s.captor[lord] = NONE
    s.cardinal[lord] = s.steps[lord] = 0
    s.discards[lord] += 1
    if lord in s.sees:
        see = s.sees.index(lord)
        s.sees[see] = NONE
        s.discards[BISHOP_CARD + see] += 1
    if s.arc == lord:
        s.arc = NONE
        s.discards[FEMME_D_ARC] += 1
    if s.spouse[lord] != NONE:
        s.spouse[s.spouse[lord]] = NONE
        s.spouse[lord] = NONE


def marry(s: Fief, man: int, woman: int) -> None:
    """FI-W-1: two lords are married."""
    s.spouse[man] = woman
    s.spouse[woman] = man


# Guards --------------------------------------------------------------------------------------------------------------


def add_guards(s: Fief, kind: int, units: int) -> None:
    """FI-B-5, FI-E-5: guards come to the lord whose they are, announced to all."""
    s.guard[kind] += units
    knowledge.guard_changed(s, kind, units)


def lose_guards(s: Fief, kind: int, units: int) -> None:
    """Guards fall or go, announced to all."""
    s.guard[kind] -= units
    knowledge.guard_changed(s, kind, -units)
    if not s.guard[kind]:
        s.guard_bounds[kind] = 0


def halve_guards(s: Fief, kind: int) -> None:
    """FI-K-12: half of them, rounded down, fall; all see that, and not how many."""
    s.guard[kind] -= s.guard[kind] // 2
    knowledge.guard_halved(s, kind)


def place_guard(s: Fief, kind: int, lord: int, most: int) -> None:
    """FI-G-3: a guard stands beside a lord at once; up to `most` may be bought back (FI-B-5)."""
    s.guard_with[kind] = lord
    s.guard_most[kind] = most


def dismiss_guard(s: Fief, kind: int) -> None:
    """FI-G-1: a guard goes home."""
    s.guard[kind] = s.guard_most[kind] = s.guard_bounds[kind] = 0
    s.guard_with[kind] = NONE


# Rebels --------------------------------------------------------------------------------------------------------------


def add_rebels(s: Fief, village: int, units: int, leader: int) -> None:
    """FI-K-13, FI-B-2: rebels rise; where some are already, their leader stays (FI-F-21)."""
    if units and not s.rebels[village]:
        s.rebel_leader[village] = leader
    s.rebels[village] += units


def lose_rebels(s: Fief, village: int, units: int) -> None:
    """Rebels fall or go home."""
    s.rebels[village] -= units
    if not s.rebels[village]:
        s.rebel_leader[village] = NONE


# Buildings -----------------------------------------------------------------------------------------------------------


def build_castle(s: Fief, village: int) -> None:
    """FI-B-3: a castle out of the stock."""
    s.walls = changed(s.walls, village, HAS_CASTLE)
    s.stock[CASTLES] -= 1


def make_city(s: Fief, village: int) -> None:
    """FI-L-1: a castle becomes a city; the castle goes back to stock."""
    s.walls = changed(s.walls, village, HAS_CITY)
    s.stock[CASTLES] += 1
    s.stock[CITIES] -= 1


def unmake_city(s: Fief, village: int) -> None:
    """FI-L-7: a city becomes a castle, if one is in stock."""
    s.stock[CITIES] += 1
    s.walls = changed(s.walls, village, OPEN)
    if s.stock[CASTLES]:
        build_castle(s, village)


def build_work(s: Fief, village: int, kind: int) -> None:
    """FI-B-3: a mill or a press out of the stock."""
    s.stock[kind] -= 1
    if kind == MILLS:
        s.mills = changed(s.mills, village, s.mills[village] + 1)
    else:
        s.presses = changed(s.presses, village, s.presses[village] + 1)


def destroy_works(s: Fief, village: int) -> None:
    """FI-F-8: the mills and presses of a village go back into the stock."""
    s.stock[MILLS] += s.mills[village]
    s.stock[PRESSES] += s.presses[village]
    s.mills = changed(s.mills, village, 0)
    s.presses = changed(s.presses, village, 0)


def destroy_castle(s: Fief, village: int) -> None:
    """FI-F-20: a castle goes back into the stock; a city stays."""
    if s.walls[village] == HAS_CASTLE:
        s.walls = changed(s.walls, village, OPEN)
        s.stock[CASTLES] += 1


# Money ---------------------------------------------------------------------------------------------------------------


def pay(s: Fief, seat: int, thaler: int) -> None:
    """A player pays the bank, which has no limit (FI-C-6); all see how much."""
    s.money[seat] -= thaler
    s.counted[seat] -= thaler


def receive(s: Fief, seat: int, thaler: int) -> None:
    """The bank pays a player; all see how much."""
    s.money[seat] += thaler
    s.counted[seat] += thaler


def transfer(s: Fief, giver: int, taker: int, thaler: int) -> None:
    """FI-V-4: a player pays another; the two alone see how much."""
    s.money[giver] -= thaler
    s.money[taker] += thaler


def put_aside(s: Fief, lord: int, region: int, thaler: int) -> None:
    """FI-I-4: the bank puts money aside in a captive's name."""
    s.aside = changed(s.aside, lord * REGIONS + region, s.aside[lord * REGIONS + region] + thaler)


def take_aside(s: Fief, lord: int, region: int, seat: int) -> int:
    """FI-P-5, FI-P-8: money put aside goes to a player; how much it was."""
    thaler = s.aside[lord * REGIONS + region]
    s.aside = changed(s.aside, lord * REGIONS + region, 0)
    receive(s, seat, thaler)
    return thaler


def leave_to_heir(s: Fief, lord: int, region: int) -> None:
    """FI-P-8: what was put aside for a captive who died waits with the fief for its heir."""
    s.aside = changed(s.aside, ESTATE + region, s.aside[ESTATE + region] + s.aside[lord * REGIONS + region])
    s.aside = changed(s.aside, lord * REGIONS + region, 0)


def take_estate(s: Fief, region: int) -> int:
    """FI-P-8: what waits with a fief goes to its owner; how much it was."""
    thaler = s.aside[ESTATE + region]
    if thaler:
        s.aside = changed(s.aside, ESTATE + region, 0)
        receive(s, s.fief_owner[region], thaler)
    return thaler
