"""RO-F-2: points, which are all on markers, and the places that follow."""

from typing import TYPE_CHECKING, Final

from regalia.core.view import Points
from regalia.games.royals.figures import KINDS_OF_MARKER

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals

BY_POINTS: Final = 1
BY_MARKER: Final = 2
SHARED: Final = 3


def scores(s: "Royals") -> list[int]:
    """RO-F-2: the points of each seat's markers together."""
    found = [0] * s.players
    for marker, seat in enumerate(s.markers):
        if seat >= 0:
            found[seat] += s.europe.points[marker]
    return found


def tally(s: "Royals", open: bool) -> list[Points]:
    """RO-B-4, RO-O-1: the points of each kind of marker; at the end, or if scores are open."""
    e = s.europe
    if not (open or s.over or e.open_scores):
        return []
    bounds = [0, e.first_country, e.first_house, e.first_epoch, e.first_title, e.markers]
    found = [Points(f"{kind}-points", [0] * s.players) for kind in KINDS_OF_MARKER]
    for kind, points in enumerate(found):
        for marker in range(bounds[kind], bounds[kind + 1]):
            if s.markers[marker] >= 0:
                points.each[s.markers[marker]] += e.points[marker]
    return found


def highest(s: "Royals", seat: int) -> int:
    """RO-F-2: the points of a seat's highest single marker; half a title counts as the half it is worth."""
    e = s.europe
    found = 0
    for marker in range(e.first_title):
        if s.markers[marker] == seat:
            found = max(found, e.points[marker])
    for half in range(e.first_title, e.markers, 2):
        whole = e.points[half] * ((s.markers[half] == seat) + (s.markers[half + 1] == seat))
        found = max(found, whole)
    return found


def places(s: "Royals") -> list[int]:
    """RO-F-2: most points, then the highest single marker; who is still tied shares the place."""
    ranks = [(points, highest(s, seat)) for seat, points in enumerate(scores(s))]
    return [1 + sum([other > mine for other in ranks]) for mine in ranks]


def how_it_ended(s: "Royals") -> int:
    """What has decided: the points alone, the highest marker, or nothing."""
    points = scores(s)
    if points.count(max(points)) == 1:
        return BY_POINTS
    return BY_MARKER if places(s).count(1) == 1 else SHARED
