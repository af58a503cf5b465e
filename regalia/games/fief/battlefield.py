"""How a battle lies in `Fief.battle`, and what is read off it: its sides, who leads them, how many units they count.

A side is 0, the attackers', or 1, that of the attacked; rebels are side 0 of their battles, without any seat.
"""

from typing import TYPE_CHECKING, Final

from regalia.games.fief.figures import KINGS, LORDS, NONE, OPEN, QUEENS
from regalia.games.fief.places import fights, has_pieces, turn_order

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

WHERE: Final = 0
"""The village."""
PARTIES: Final = 1
"""The attacker, NONE for rebels, and the attacked: the seats who answer for who joins them (FI-F-11)."""
HOST: Final = 3
"""FI-F-8: whose village it was when the battle began: its host, and its owner or holder."""
HOLDER: Final = 4
SIDES: Final = 5
"""The seats of each side as bits."""
ORDER: Final = 7
"""FI-F-12: the seats of each side, the strongest first, a digit each."""
OUT: Final = 9
"""FI-F-13: the seats that have given in, as bits."""
ROUND: Final = 10
QUIET: Final = 11
"""FI-F-7: how many rounds on end have been without a loss."""
LOST: Final = 12
"""1 when there was a loss in this round."""
ASKED: Final = 13
"""The seats that have been asked for help, or in this round whether they ask mercy, as bits."""
MERCY_FROM: Final = 14
MERCY_TO: Final = 15
"""FI-F-10: who asks whom for mercy just now; the two know the sum that is named with it."""
AIMS: Final = 16
"""The side that aims its dice just now, 2 when both have done so."""
AIMED: Final = 17
"""FI-F-6: the lords at whom each side aims a die, as bits."""
LEFT: Final = 19
"""FI-F-4: the units each side has still to lose in this round."""
SIZE: Final = 21


def seats_of(s: "Fief", side: int) -> list[int]:
    """FI-F-12: who stands on a side and has not given in, the strongest first."""
    found = []
    digits = s.battle[ORDER + side]
    while digits:
        seat = (digits & 7) - 1
        if not (s.battle[OUT] >> seat) & 1:
            found.append(seat)
        digits >>= 3
    return found


def all_seats(s: "Fief") -> list[int]:
    """All who take part, side by side."""
    return seats_of(s, 0) + seats_of(s, 1)


def on_side(s: "Fief", seat: int, side: int) -> bool:
    """Whether a seat stands on a side, or stood there till it gave in."""
    return seat != NONE and (s.battle[SIDES + side] >> seat) & 1 == 1


def is_rebels(s: "Fief", side: int) -> bool:
    """FI-F-21: whether this side are rebels."""
    return side == 0 and s.battle[PARTIES] == NONE


def scene(s: "Fief") -> list[int]:
    """FI-F-2: where the battle is fought: the village and its gates; FI-F-21: those stand aside against rebels."""
    village = s.battle[WHERE]
    return [village] if is_rebels(s, 0) else [village, *s.land.gates[village]]


def is_in(s: "Fief", lord: int, village: int, gates: bool) -> bool:
    """Whether a lord is in a village, or at one of its gates if those count."""
    at = s.at[lord]
    return at == village or (gates and at != NONE and s.land.village_of[at] == village)


def units_in(s: "Fief", seat: int, village: int, gates: bool = True) -> int:
    """FI-F-2: a player's units, guards and lords that fight, in a village and at its gates."""
    found = s.units[village * s.players + seat]
    if gates:
        for gate in s.land.gates[village]:
            found += s.units[gate * s.players + seat]
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if lord != NONE and s.owner[lord] == seat and is_in(s, lord, village, gates):
            found += s.guard[kind]
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.captor[lord] == NONE and is_in(s, lord, village, gates) and fights(s, lord):
            found += 1
    return found


def units_of(s: "Fief", seat: int) -> int:
    """FI-F-2: the units a player has in the battle."""
    return units_in(s, seat, s.battle[WHERE], not is_rebels(s, 0))


def units_of_side(s: "Fief", side: int) -> int:
    """FI-F-11: a side counts its units together."""
    if is_rebels(s, side):
        return s.rebels[s.battle[WHERE]]
    found = 0
    for seat in seats_of(s, side):
        found += units_of(s, seat)
    return found


def is_gone(s: "Fief", side: int) -> bool:
    """FI-F-7: whether no unit of a side fights any more."""
    return units_of_side(s, side) == 0


def leader(s: "Fief", side: int) -> int:
    """FI-F-12: the strongest member; when he is gone or has given in, the next. NONE for rebels, and for none left."""
    for seat in seats_of(s, side):
        if units_of(s, seat):
            return seat
    return NONE


def lords_of(s: "Fief", seat: int) -> list[int]:
    """A player's free lords in the battle, in board order; not all of them need fight."""
    village, gates = s.battle[WHERE], not is_rebels(s, 0)
    return [
        lord
        for lord in range(LORDS)
        if s.owner[lord] == seat and s.captor[lord] == NONE and is_in(s, lord, village, gates)
    ]


def stands_in_open(s: "Fief", seat: int) -> bool:
    """FI-F-12, FI-O-6: no walls, or pieces at a gate; who is both inside and at a gate counts as in the open."""
    if s.walls[s.battle[WHERE]] == OPEN:
        return True
    return any(has_pieces(s, seat, gate) for gate in scene(s)[1:])


def divisor(s: "Fief", side: int) -> int:
    """FI-F-4: by what the dice are divided that hit a side: open, castle or city, by its strongest member's place."""
    seat = leader(s, side)
    in_open = seat == NONE or stands_in_open(s, seat)
    return s.land.board.divisor[OPEN if in_open else s.walls[s.battle[WHERE]]]


def dice_of(s: "Fief", side: int) -> int:
    """FI-F-3: how many dice a side rolls: three at most."""
    units = units_of_side(s, side)
    found = 0
    for number in s.land.board.dice_from:
        if units >= number:
            found += 1
    return found


def strongest_first(s: "Fief", side: int, first: int) -> int:
    """FI-F-12: the seats of a side by their units; tied: `first`, the attacker or attacked himself, then turn order.

    FI-F-21: against rebels `first` is the host, who stands at the head whatever he counts.
    """
    seats = [seat for seat in turn_order(s) if on_side(s, seat, side)]
    if is_rebels(s, 0):
        seats.sort(key=lambda seat: (seat != first, -units_of(s, seat)))
    else:
        seats.sort(key=lambda seat: (-units_of(s, seat), seat != first))
    digits = 0
    for seat in reversed(seats):
        digits = digits * 8 + seat + 1
    return digits
