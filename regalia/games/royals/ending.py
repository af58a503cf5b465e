"""RO-F: the scoring of the titles, with which the game ends."""

from typing import TYPE_CHECKING

from regalia.games.royals.figures import OUT
from regalia.games.royals.scores import highest, how_it_ended

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


def score_finally(s: "Royals") -> None:
    """RO-F-1, RO-F-2: each title, lowest first; then it is known how the game has ended."""
    for title in range(s.europe.titles):
        score_title(s, title)
    s.ended = how_it_ended(s)
    if s.ended > 1:
        tied = [seat for seat in range(s.players) if s.scores()[seat] == max(s.scores())]
        s.tell_some(-1, "tied", tied)
        for seat in tied:
            s.tell("highest", seat, highest(s, seat))


def score_title(s: "Royals", title: int) -> None:
    """RO-F-1: most cubes take the marker, two who tie a half each, of three or more nobody."""
    e = s.europe
    cubes = [s.honours[title * s.players + seat] for seat in range(s.players)]
    best = [seat for seat in range(s.players) if cubes[seat] == max(cubes)]
    half = e.first_title + 2 * title
    points = e.points[half]
    if max(cubes) == 0:
        s.tell("title-empty", title)
        best = []
    elif len(best) == 1:
        s.tell("title", best[0], title, 2 * points)
    elif len(best) == 2:
        s.tell("title-halved", best[0], best[1], title, points)
    else:
        s.tell("title-nobody", title, len(best))
    s.take_marker(half, best[0] if 0 < len(best) < 3 else OUT)
    s.take_marker(half + 1, best[-1] if 0 < len(best) < 3 else OUT)
