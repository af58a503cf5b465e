"""RO-F: the titles, and who wins."""

from regalia.games.royals.ending import score_finally
from regalia.games.royals.figures import NOBODY, OUT
from regalia.games.royals.scores import highest
from regalia.games.royals.state import Royals
from tests.games.royals.positions import BLACK, GREY, WHITE, begin, hold, last, name, over, row, say, told, turn


def halves(s: Royals, title: str) -> list[int]:
    """Who has the halves of a title's marker."""
    first = s.europe.first_title + 2 * name(s, title)
    return list(s.markers[first : first + 2])


def owns(s: Royals, marker: int, seat: int) -> None:
    """A seat has a marker, however it came by it."""
    s.take_marker(marker, seat)


def finish(s: Royals) -> None:
    """The last turn of the game ends."""
    s.epoch, s.closing = 2, 1
    turn(s, "grey")
    row(s, "spain", "spain", "spain")
    say(s, "three", "deck", "deck", "deck", "done")
    assert over(s)


def test_RO_F_1_most_cubes_take_the_whole_marker() -> None:
    s = begin()
    hold(s, "black", "madrid-king", "paris-king")
    hold(s, "white", "vienna-king", "paris-king", "madrid-king")
    score_finally(s)
    # Lost positions count: the cubes on the marker stay.
    assert halves(s, "king") == [WHITE, WHITE]
    assert last(s, "title").data == [WHITE, name(s, "king"), 16]


def test_RO_F_1_two_tied_take_a_half_each() -> None:
    s = begin()
    hold(s, "black", "madrid-king", "paris-king")
    hold(s, "white", "vienna-king", "paris-king")
    hold(s, "grey", "london-king")
    score_finally(s)
    assert halves(s, "king") == [BLACK, WHITE]
    assert last(s, "title-halved").data == [BLACK, WHITE, name(s, "king"), 8]


def test_RO_F_1_of_three_nobody_and_of_none_nobody() -> None:
    s = begin()
    for colour, city in (("black", "paris"), ("white", "madrid"), ("grey", "london")):
        hold(s, colour, f"{city}-king")
    score_finally(s)
    assert halves(s, "king") == halves(s, "duke") == [OUT, OUT]
    assert last(s, "title-nobody").data == [name(s, "king"), 3]
    assert last(s, "title-empty").data == [name(s, "princess")]


def test_RO_F_1_lowest_first_and_after_the_third_epoch() -> None:
    s = begin()
    hold(s, "black", "madrid-king", "barcelona-marshal")
    finish(s)
    assert s.heard is not None
    events = list(s.heard)
    titles = [event.data[-2] for event in events if event.key == "title"]
    assert titles == [name(s, "marshal"), name(s, "king")]
    keys = told(s)
    assert keys.index("epoch-first") < keys.index("title")
    assert keys[-1] == "over"


def test_RO_F_2_most_points_win() -> None:
    s = begin()
    hold(s, "white", "madrid-king")
    finish(s)
    assert s.places() == [2, 1, 2]
    assert s.ending() == "points"
    # The city, the epoch of 1714 in Spain, and the king.
    assert s.scores() == [0, 6 + 8 + 16, 0]


def level(s: Royals) -> None:
    """No seat has anything, and the game is decided by what the test gives out."""
    s.markers = tuple([NOBODY] * s.europe.first_title + [OUT] * 14)


def test_RO_F_2_a_tie_is_decided_by_the_highest_single_marker() -> None:
    s = begin()
    level(s)
    owns(s, name(s, "paris"), BLACK)  # 6
    owns(s, name(s, "reims"), WHITE)  # 3
    owns(s, name(s, "cologne"), WHITE)  # 3
    assert s.scores() == [6, 6, 0]
    assert s.places() == [1, 2, 3]


def test_RO_F_2_half_a_title_counts_as_its_half() -> None:
    s = begin()
    level(s)
    first = s.europe.first_title + 2 * name(s, "king")
    owns(s, first, BLACK)
    owns(s, first + 1, WHITE)
    assert (highest(s, BLACK), highest(s, WHITE)) == (8, 8)
    owns(s, first + 1, BLACK)
    assert highest(s, BLACK) == 16
    owns(s, first + 1, WHITE)
    owns(s, s.europe.first_title, BLACK)
    owns(s, s.europe.first_title + 1, BLACK)
    assert highest(s, BLACK) == 8


def test_RO_F_2_still_tied_they_share_the_victory() -> None:
    s = begin()
    level(s)
    owns(s, name(s, "paris"), BLACK)
    owns(s, name(s, "madrid"), GREY)
    assert s.places() == [1, 3, 1]


def test_RO_F_2_how_it_ended_is_told() -> None:
    s = begin()
    finish(s)
    assert (s.ending(), s.places()) == ("shared", [1, 1, 1])
    assert last(s, "over").data == [BLACK, WHITE, GREY]
    assert last(s, "tied").data == [BLACK, WHITE, GREY]
