"""A rule of thumb: how good a position is for a seat, for bots that do not look far."""

from typing import TYPE_CHECKING, Final

from regalia.games.foreign_king.ending import final_awards, second_highest
from regalia.games.foreign_king.figures import DISCS_A_POINT, KINDS, METAL_POINTS, TEXTILE_POINTS

if TYPE_CHECKING:
    from regalia.games.foreign_king.state import ForeignKing

ACTIVE: Final = 0.55
"""What a point that an active factory promises is worth to its majority, before the King has come."""
DISC_OUT: Final = 0.35
DISC_LEFT: Final = 0.15
FRANC: Final = 0.45
MEDAL: Final = 1.2
LOAN: Final = 1.6
LONG: Final = 30.0
"""How far the marker can be from the second-highest score: then the awards of the end are still open."""


def worth(s: "ForeignKing", seat: int) -> float:
    """The points of the end as things stand, the nearer the end the more, and what the pieces still promise."""
    if s.over:
        return decided(s, seat)
    late = 1.0 - min(max(s.marker - second_highest(s.score), 0) / LONG, 1.0)
    awards = final_awards(s)
    values = [promise(s, colour, late, awards) for colour in range(s.colours)]
    best = max([values[colour] for colour in range(s.colours) if colour != seat])
    rest = sum(values) - values[seat]
    return values[seat] - 0.5 * best - 0.5 * rest / (s.colours - 1)


def decided(s: "ForeignKing", seat: int) -> float:
    """The game is over: to be first counts most, then by how much."""
    best = max([s.score[colour] for colour in range(s.colours) if colour != seat])
    won = 100.0 if s.places()[seat] == 1 else -100.0
    return won + s.score[seat] - best


def promise(s: "ForeignKing", colour: int, late: float, awards: list[int]) -> float:
    """What a colour has and may expect."""
    value = float(s.score[colour])
    weight = 0.3 + 0.7 * late
    for row in range(1, 6):
        value += weight * awards[row * s.colours + colour]
    for province in range(s.kingdom.size):
        if s.majority(province) == colour:
            value += in_province(s, province, colour)
    value += DISC_LEFT * s.supply[colour]
    if colour < s.players:
        value += DISC_OUT * s.congress[colour] + (1.0 - 0.7 * late) * FRANC * s.money[colour]
        value += MEDAL * (1.0 - late) * s.up[colour] - (LOAN + 4.4 * late) * s.down[colour]
    return value


def in_province(s: "ForeignKing", province: int, colour: int) -> float:
    """What the next scoring of a province promises to its majority."""
    points = s.active[province * KINDS] * TEXTILE_POINTS + s.active[province * KINDS + 1] * METAL_POINTS
    if points:
        return ACTIVE * points
    return ACTIVE * (s.discs_in(province, colour) // DISCS_A_POINT)
