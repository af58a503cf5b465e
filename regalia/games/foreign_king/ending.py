"""FK-E: when the game ends, and the final scoring."""

from typing import TYPE_CHECKING, Final

from regalia.core.events import EVERYBODY
from regalia.core.view import Points
from regalia.games.foreign_king.figures import (
    CONGRESS_POINTS,
    CONTROL_POINTS,
    LAST_ROUND,
    LOAN_POINTS,
    MEDAL_POINTS,
    MONEY_POINTS,
    VIRTUAL_INDUSTRY_POINTS,
    VIRTUAL_PROVINCE_POINTS,
    VIRTUAL_TIMES,
)

if TYPE_CHECKING:
    from regalia.games.foreign_king.state import ForeignKing

GOES_ON: Final = 0
BY_MARKER: Final = 1
BY_FACTORIES: Final = 2
BY_ROUNDS: Final = 3
ENDINGS: Final = ["", "marker", "factories", "rounds"]

KINDS_OF_POINTS: Final = [
    "from-king",
    "from-loans",
    "from-control",
    "from-medals",
    "from-congress",
    "from-money",
    "from-provinces",
]
"""What the King's visits brought, then the rows of the final scoring."""

AWARD_EVENTS: Final = [
    "loans-open",
    "award-control",
    "award-medals",
    "award-congress",
    "award-money",
    "award-provinces",
]
"""The rows of the final scoring: loans not repaid, four awards, and what the virtual player's provinces bring."""


def check_end(s: "ForeignKing") -> None:
    """FK-E-1: the King's marker meets the second-highest score, or all ten factories are built and inactive."""
    second = second_highest(s.score)
    if s.marker <= second:
        s.ended = BY_MARKER
        s.tell("end-marker", s.marker, second)
    elif not s.stock[0] and not s.stock[1] and not sum(s.active):
        s.ended = BY_FACTORIES
        s.tell("end-factories")


def second_highest(scores: list[int]) -> int:
    """FK-E-1: the second-highest score, the virtual player's counted; two tied leaders: theirs."""
    best = second = -1
    for score in scores:
        if score > best:
            best, second = score, best
        elif score > second:
            second = score
    return second


def end_by_rounds(s: "ForeignKing") -> None:
    """FK-E-7: nothing forces an end, so the last round is one."""
    s.ended = BY_ROUNDS
    s.tell("end-rounds", LAST_ROUND)


# The final scoring ---------------------------------------------------------------------------------------------------


def score_finally(s: "ForeignKing") -> None:
    """FK-E-2 to FK-E-5, FK-V-4: what each colour gains and loses at the end; the game is over."""
    s.mover = -1
    s.awards = tuple(final_awards(s))
    for row in range(len(AWARD_EVENTS)):
        for colour in range(s.colours):
            points = s.awards[row * s.colours + colour]
            s.score[colour] += points
            if points and row == 0:
                s.tell("loans-open", colour, s.down[colour], points)
            elif points:
                s.tell(AWARD_EVENTS[row], colour, points)
    ranks = ranking(s)
    s.tell_some(EVERYBODY, "over", [colour for colour in range(s.colours) if ranks[colour] == 1])


def final_awards(s: "ForeignKing") -> list[int]:
    """The points of each award for each colour, row by row, as things stand."""
    virtual = s.kingdom.virtual
    medals = [s.up[seat] + s.down[seat] for seat in range(s.players)]
    found = [loans * LOAN_POINTS for loans in s.down]
    if virtual >= 0:
        found.append(0)
    control = shares(CONTROL_POINTS, controlled(s), s.colours)
    if virtual >= 0:
        control[virtual] *= VIRTUAL_TIMES  # its share is rounded down first
    found += control
    found += shares(MEDAL_POINTS, medals, s.colours)
    found += shares(CONGRESS_POINTS, s.congress, s.colours)
    found += shares(MONEY_POINTS, s.money, s.colours)
    own = [0] * s.colours
    if virtual >= 0:
        own[virtual] = virtual_points(s)
    return found + own


def tally(s: "ForeignKing") -> list[Points]:
    """FK-K-7, FK-E-2: each colour's points: first all are the King's, at the end awards come to them."""
    rows = [list(s.awards[first : first + s.colours]) for first in range(0, len(s.awards), s.colours)]
    before = [s.score[colour] - sum([row[colour] for row in rows]) for colour in range(s.colours)]
    return [Points(KINDS_OF_POINTS[at], row) for at, row in enumerate([before, *rows])]


def shares(points: int, counts: list[int], colours: int) -> list[int]:
    """FK-E-5: who has most gets the points, several share them, rounded down; the most of nothing is nothing."""
    found = [0] * colours
    best = max(counts)
    if best > 0:
        share = points // counts.count(best)
        for colour in range(len(counts)):
            if counts[colour] == best:
                found[colour] = share
    return found


def controlled(s: "ForeignKing") -> list[int]:
    """FK-E-3: for each colour 1 for each province with its majority, and 1 for each factory there."""
    found = [0] * s.colours
    for province in range(s.kingdom.size):
        colour = s.majority(province)
        if colour >= 0:
            found[colour] += 1 + s.factories(province)
    return found


def virtual_points(s: "ForeignKing") -> int:
    """FK-V-4: 1 for each province with the virtual player's majority, 3 more where there is industry."""
    found = 0
    for province in range(s.kingdom.size):
        if s.majority(province) == s.kingdom.virtual:
            found += VIRTUAL_PROVINCE_POINTS
            if s.factories(province):
                found += VIRTUAL_INDUSTRY_POINTS
    return found


def ranking(s: "ForeignKing") -> list[int]:
    """FK-E-6, FK-V-5: the place of each colour: most VP, then most medals, of which the virtual player has none."""
    medals = [s.up[seat] + s.down[seat] for seat in range(s.players)] + [0]
    found = []
    for mine in range(s.colours):
        place = 1
        for other in range(s.colours):
            more = s.score[other] - s.score[mine]
            if more > 0 or (more == 0 and medals[other] > medals[mine]):
                place += 1
        found.append(place)
    return found
