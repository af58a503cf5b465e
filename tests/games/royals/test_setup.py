"""RO-C, RO-S, RO-O: what is in the box, how a game begins, and what a table may choose."""

from itertools import pairwise

import pytest

from regalia.core.luck import FastLuck
from regalia.core.refusals import BadSetup
from regalia.games.royals import GAME
from regalia.games.royals.figures import NOBODY, OUT
from regalia.games.royals.state import Royals
from tests.games.royals.positions import BLACK, asked, begin, hold, name, row, say, setup, turn

TITLES = ["marshal", "baron", "countess", "duke", "cardinal", "princess", "king"]


def test_RO_C_1_ninety_nine_country_cards_and_twenty_four_intrigue_cards() -> None:
    e = setup(5)
    assert (e.board.countries, e.cards) == (["france", "german-states", "britain", "spain"], [31, 26, 22, 20])
    assert e.pairs == [
        *["france-german-states", "france-britain", "france-spain"],
        *["german-states-britain", "german-states-spain", "britain-spain"],
    ]
    assert e.intrigue_cards == [4] * 6


def test_RO_C_1_an_intrigue_card_shows_two_countries() -> None:
    e = setup()
    for kind, pair in enumerate(e.pairs):
        shown = [e.board.countries[c] for c in range(e.countries) if e.shows[kind * e.countries + c]]
        assert "-".join(shown) == pair


def test_RO_C_2_sixteen_cities_and_twenty_nine_positions() -> None:
    e = setup()
    assert [len(cities) for cities in e.cities_in] == [5, 4, 3, 4]
    assert {len(positions) for positions in e.positions_in} == {1, 2}
    assert e.positions == 29
    counts = [e.title_of.count(title) for title in range(e.titles)]
    assert counts == [4, 5, 4, 4, 4, 4, 4]


def test_RO_C_2_what_is_printed_of_the_cities() -> None:
    e = setup()
    printed = [key for key, is_printed in zip(e.board.cities, e.board.printed, strict=True) if is_printed]
    assert printed == ["cologne", "madrid", "valencia"]


def test_RO_C_3_seven_titles_and_their_costs() -> None:
    e = setup()
    assert e.board.titles == TITLES
    assert e.board.cost == [1, 2, 3, 4, 5, 6, 8]
    assert e.board.points == [4, 6, 8, 10, 12, 14, 16]
    assert all(e.cost[at] == e.board.cost[e.title_of[at]] for at in range(e.positions))


def test_RO_C_4_markers() -> None:
    e = setup()
    bounds = [0, e.first_country, e.first_house, e.first_epoch, e.first_title, e.markers]
    sizes = [high - low for low, high in pairwise(bounds)]
    assert sizes == [16, 8, 3, 24, 14]
    assert e.points[e.first_house : e.first_epoch] == [16, 12, 8]
    assert e.points[e.first_title :] == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]


@pytest.mark.parametrize(("players", "cubes"), [(2, 46), (3, 36), (4, 36), (5, 36)])
def test_RO_C_5_cubes(players: int, cubes: int) -> None:
    assert begin(players, limited_cubes=1).cubes_left(BLACK) == cubes


def test_RO_S_1_two_play_black_and_white() -> None:
    assert GAME.setup(["white", "black"]).seats == ["white", "black"]
    assert GAME.setup(["orange", "black", "purple"]).seats == ["orange", "black", "purple"]
    for seats in (["black", "orange"], ["black", "black", "white"], ["red", "black", "white"]):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


@pytest.mark.parametrize(
    ("players", "left"),
    [(2, [20, 17, 14, 14]), (3, [22, 18, 15, 14]), (4, [25, 21, 17, 16]), (5, [31, 26, 22, 20])],
)
def test_RO_S_2_cards_that_are_taken_out(players: int, left: list[int]) -> None:
    s = begin(players)
    assert s.europe.cards == left
    assert [a + b for a, b in zip(s.deck, s.row, strict=True)] == left


def test_RO_S_3_a_row_of_three_and_two_decks() -> None:
    s = begin()
    assert sum(s.row) == 3
    assert sum(s.intrigue_deck) == 24
    rows = set()
    for seed in range(30):
        other = setup().new(FastLuck(seed))
        rows.add(tuple(other.row))
    assert len(rows) > 5


def test_RO_S_4_with_two_only_the_house_bonus_of_eight() -> None:
    for players, markers in ((2, [8]), (3, [16, 12, 8])):
        e = setup(players)
        assert e.points[e.first_house : e.first_epoch] == markers


def test_RO_S_5_the_start_player_is_drawn_or_set() -> None:
    starts = set()
    for seed in range(60):
        s = GAME.setup(3).new(FastLuck(seed), True)
        assert isinstance(s, Royals)
        starts.add(s.start)
        assert s.take_events()[0].data == [s.start]
        assert s.next_seat() == s.start
    assert starts == {0, 1, 2}
    assert {setup(3).new(FastLuck(seed)).start for seed in range(20)} == {0}


def test_RO_S_5_all_markers_lie_on_the_board() -> None:
    assert set(begin().markers) == {NOBODY}
    assert OUT not in begin().markers


def test_RO_O_1_options_and_their_bounds() -> None:
    assert [option.key for option in GAME.options] == [
        *["limited-cubes", "free-wilds", "open-scores", "no-memory-aid", "first-seat"]
    ]
    assert all(option.is_switch and option.default == 0 for option in GAME.options)
    with pytest.raises(BadSetup):
        GAME.setup(3, {"open-scores": 2})
    with pytest.raises(BadSetup):
        GAME.setup(3, {"tall": 1})


def rows_of(s: Royals, key: str) -> list[list[int]]:
    """The rows of a table as black sees it."""
    return next(table.rows for table in s.setup.tables(s.view(BLACK)) if table.key == key)


def test_RO_O_1_open_scores_show_totals() -> None:
    for option, shown in ((0, []), (1, [6, 0, 0])):
        s = begin(open_scores=option)
        hold(s, "black", "paris-king")
        assert [told[-1] for told in rows_of(s, "points")] == shown


def test_RO_O_1_without_memory_aid_a_page_does_not_show_row_cards() -> None:
    for option, number in ((0, 3), (1, 0)):
        s = begin(no_memory_aid=option)
        row(s, "spain", "spain", "spain")
        turn(s, "white")
        say(s, "three", "spain")
        table = next(table for table in s.setup.tables(s.view(BLACK)) if table.key == "cards")
        assert len([column for column in table.columns if column.key == "known"]) == number
        # The view holds it all the same, as the log does: bots play no worse.
        assert s.view(BLACK)["known"][name(s, "white")][name(s, "spain")] == 1
        assert asked(s) == ("white", "draw")
