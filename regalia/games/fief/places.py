"""FI-O: who stands where, who holds and owns, who is host; and what a player can show with his pieces (FI-C-2)."""

from typing import TYPE_CHECKING

from regalia.games.fief.figures import KINGS, LORDS, MEN, NONE, QUEENS, REGIONS, VILLAGES

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

# Lords ---------------------------------------------------------------------------------------------------------------


def is_free(s: "Fief", lord: int) -> bool:
    """Whether a lord is on the board and no captive."""
    return s.at[lord] != NONE and s.captor[lord] == NONE


def family(s: "Fief", seat: int) -> list[int]:
    """A player's lords on the board, captives too."""
    return [lord for lord in range(LORDS) if s.owner[lord] == seat and s.at[lord] != NONE]


def free_lords(s: "Fief", seat: int) -> list[int]:
    """A player's lords who are no captives."""
    return [lord for lord in range(LORDS) if s.owner[lord] == seat and is_free(s, lord)]


def free_lords_at(s: "Fief", seat: int, place: int) -> list[int]:
    """Those of them who stand in one place."""
    return [lord for lord in range(LORDS) if s.at[lord] == place and s.owner[lord] == seat and s.captor[lord] == NONE]


def has_free_lord(s: "Fief", seat: int, place: int) -> bool:
    """Whether one of them stands there."""
    for lord in range(LORDS):
        if s.at[lord] == place and s.owner[lord] == seat and s.captor[lord] == NONE:
            return True
    return False


def captives_at(s: "Fief", captor: int, place: int) -> list[int]:
    """The lords whom a player holds captive in one place."""
    return [lord for lord in range(LORDS) if s.captor[lord] == captor and s.at[lord] == place]


def stands_in(s: "Fief", lord: int, bishopric: int) -> bool:
    """Whether a lord is in a bishopric, free or captive."""
    return s.at[lord] != NONE and s.land.bishopric_of[s.land.village_of[s.at[lord]]] == bishopric


def is_titled(s: "Fief", lord: int) -> bool:
    """Whether a lord is duke, count or baron."""
    return lord in s.title


def is_bishop(s: "Fief", lord: int) -> bool:
    """Whether a lord is bishop of a bishopric."""
    return lord in s.sees


def is_cleric(s: "Fief", lord: int) -> bool:
    """Bishop or cardinal."""
    return lord in s.sees or s.cardinal[lord] == 1


def is_man(lord: int) -> bool:
    """FI-C-3: the men come first."""
    return lord < MEN


def fights(s: "Fief", lord: int) -> bool:
    """FI-F-2: men, titled women, the queen and the Femme d'Arc."""
    return lord < MEN or lord == s.queen or lord == s.arc or lord in s.title


# Pieces in a place ---------------------------------------------------------------------------------------------------


def units_at(s: "Fief", seat: int, place: int) -> int:
    """A player's soldiers in one place, in units."""
    return s.units[place * s.players + seat]


def guards_at(s: "Fief", seat: int, place: int) -> int:
    """The royal guards that stand there beside a lord of his."""
    found = 0
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if lord != NONE and s.owner[lord] == seat and s.at[lord] == place:
            found += s.guard[kind]
    return found


def has_pieces(s: "Fief", seat: int, place: int) -> bool:
    """Whether a unit or a free lord of a player is there."""
    return s.units[place * s.players + seat] > 0 or has_free_lord(s, seat, place)


def strength(s: "Fief", seat: int, place: int) -> int:
    """FI-F-2: units, guards, and the lords that fight."""
    found = s.units[place * s.players + seat] + guards_at(s, seat, place)
    for lord in range(LORDS):
        if s.at[lord] == place and s.owner[lord] == seat and s.captor[lord] == NONE and fights(s, lord):
            found += 1
    return found


def has_soldiers(s: "Fief", seat: int, place: int) -> bool:
    """FI-I-2: a soldier or a guard of a player is there."""
    return s.units[place * s.players + seat] > 0 or guards_at(s, seat, place) > 0


# Parties -------------------------------------------------------------------------------------------------------------


def parties(s: "Fief", village: int) -> list[int]:
    """FI-O-1: the seats whose pieces stand in a village, in the order they came."""
    found = []
    digits = s.parties[village]
    while digits:
        found.append((digits & 7) - 1)
        digits >>= 3
    return found


def first_party(s: "Fief", village: int) -> int:
    """The party that came first, NONE if there is none."""
    return (s.parties[village] & 7) - 1


def is_party(s: "Fief", seat: int, village: int) -> bool:
    """Whether a player has a party in a village."""
    digits = s.parties[village]
    while digits:
        if (digits & 7) - 1 == seat:
            return True
        digits >>= 3
    return False


def fief_owner(s: "Fief", village: int) -> int:
    """FI-O-3: whose fief a village belongs to, NONE outside fiefs."""
    return s.fief_owner[s.land.region_of[village]]


def owner_or_holder(s: "Fief", village: int) -> int:
    """FI-O-2, FI-O-3, FI-L-3: the owner of a fief village, whoever stands there, else the holder: the first party."""
    owner = s.fief_owner[s.land.region_of[village]]
    return owner if owner != NONE else (s.parties[village] & 7) - 1


def host(s: "Fief", village: int) -> int:
    """FI-O-4: the owner or holder if he is there, else the first party; NONE with no party."""
    owner = s.fief_owner[s.land.region_of[village]]
    if owner != NONE and is_party(s, owner, village):
        return owner
    return (s.parties[village] & 7) - 1


def owns(s: "Fief", seat: int, village: int) -> bool:
    """FI-O-5: held, or in his fief."""
    return owner_or_holder(s, village) == seat


def controls(s: "Fief", seat: int, village: int) -> bool:
    """FI-O-5: own, and an own piece there or nobody else's pieces or rebels."""
    if owner_or_holder(s, village) != seat:
        return False
    return is_party(s, seat, village) or (s.parties[village] == 0 and s.rebels[village] == 0)


def own_villages(s: "Fief", seat: int) -> list[int]:
    """FI-O-5: all villages of a player."""
    return [village for village in range(VILLAGES) if owner_or_holder(s, village) == seat]


def capital_of(s: "Fief", village: int) -> int:
    """The region whose capital a village is, NONE if it is none."""
    region = s.land.region_of[village]
    return region if s.capital[region] == village else NONE


def fiefs_of(s: "Fief", seat: int) -> list[int]:
    """The regions that are a player's fiefs, by number."""
    return [region for region in range(REGIONS) if s.fief_owner[region] == seat]


# Turn order ----------------------------------------------------------------------------------------------------------


def turn_order(s: "Fief") -> list[int]:
    """FI-R-2: the seats from the first player on, clockwise, without those who are out."""
    order = [(s.first + number) % s.players for number in range(s.players)]
    return [seat for seat in order if not s.gone[seat]]


def turn_order_after(s: "Fief", seat: int) -> list[int]:
    """The others in turn order, from the one behind a seat on, round the table."""
    order = [(seat + number) % s.players for number in range(1, s.players)]
    return [other for other in order if not s.gone[other]]


def has_had_turn(s: "Fief", seat: int) -> bool:
    """FI-K-3: whether a player's turn of this phase is over or going on."""
    return (seat - s.first) % s.players < s.turns


# Stock ---------------------------------------------------------------------------------------------------------------


def soldiers_of(s: "Fief", seat: int) -> int:
    """All units a player has on the board."""
    return sum(s.units[seat :: s.players])


def rebels_left(s: "Fief") -> int:
    """FI-C-3: the units of rebels that are not on the board."""
    return s.land.board.rebels - sum(s.rebels)


def has_anything(s: "Fief", seat: int) -> bool:
    """FI-Z-2: a lord, a captive one too, or a soldier on the board."""
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.at[lord] != NONE:
            return True
    return soldiers_of(s, seat) > 0


def can_show(s: "Fief", seat: int, place: int = NONE, more: int = 0, other: int = NONE, and_more: int = 0) -> bool:
    """FI-C-2: whether a player's pieces show all his stacks at once, with some units more (or less) in two places.

    Sixes go as far as they go, then threes, and ones make up the rest: what they cannot, is not shown.
    """
    stacks = s.units[seat :: s.players]
    if place != NONE:
        stacks[place] += more
    if other != NONE:
        stacks[other] += and_more
    units = threes = sixes = 0
    for stack in stacks:
        if stack:
            units += stack
            threes += stack // 3
            sixes += stack // 6
    return shows(s.land.board.soldiers, units, threes, sixes)


def shows(pieces: list[int], units: int, threes: int, sixes: int) -> bool:
    """FI-C-2: the formula: pieces of 1, 3 and 6; all units; the threes and the sixes that the stacks hold."""
    in_threes = min(threes, 2 * min(pieces[2], sixes) + pieces[1])
    return units - 3 * in_threes <= pieces[0]


def loss_that_shows(s: "Fief", seat: int, place: int, loss: int) -> int:
    """FI-C-2: the loss itself if what is left can be shown, else the next larger one; the whole stack always can."""
    stack = units_at(s, seat, place)
    while loss < stack and not can_show(s, seat, place, -loss):
        loss += 1
    return min(loss, stack)
