"""RO-B: bonuses, and what is open and hidden."""

import json
import random
from collections import Counter

from regalia.core.events import Event
from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.games.royals.figures import NOBODY
from regalia.games.royals.state import Royals
from tests.contract.every import choose, walk
from tests.contract.twins import got, heard
from tests.games.royals.positions import (
    BLACK,
    GREY,
    WHITE,
    begin,
    ends,
    give,
    hand,
    hold,
    known,
    last,
    name,
    plays,
    plot,
    row,
    say,
    score,
    setup,
    told,
    turn,
)


def test_RO_B_1_the_first_in_a_city_takes_its_bonus() -> None:
    s = begin()
    give(s, "black", france=8)
    plays(s, "black")
    say(s, "bordeaux-countess", "wild-0")
    assert score(s, "black") == 4
    assert last(s, "city-bonus").data == [BLACK, name(s, "bordeaux"), 4]
    say(s, "bordeaux-duke", "wild-0")
    assert score(s, "black") == 4


def test_RO_B_1_never_again_for_that_city() -> None:
    s = begin()
    hold(s, "black", "bordeaux-countess")
    give(s, "white", france=7)
    plot(s, "white", "france-spain")
    plays(s, "white")
    say(s, "bordeaux-duke", "wild-0", "bordeaux-countess", "intrigue-wild-0", "france-spain", "wild-0")
    assert (score(s, "black"), score(s, "white")) == (4, 0)


def test_RO_B_2_a_cube_in_every_city_of_a_country() -> None:
    s = begin()
    hold(s, "black", "london-king", "dublin-duke")
    hold(s, "white", "dublin-duke")
    give(s, "black", britain=3)
    plays(s, "black")
    before = score(s, "black")
    say(s, "edinburgh-countess", "wild-0")
    # The cube on the square of Dublin counts. 4 for the city, 9 for the country.
    assert score(s, "black") - before == 4 + 9
    assert last(s, "country-bonus").data == [BLACK, name(s, "britain"), 9]


def test_RO_B_2_the_highest_left_and_then_nothing() -> None:
    s = begin()
    for colour, other in (("white", "black"), ("grey", "white"), ("black", "grey")):
        hold(s, colour, "london-king", "dublin-duke")
        give(s, colour, britain=3)
        plot(s, colour, "britain-spain")
        plays(s, colour)
        moves = ["edinburgh-countess"]
        if colour != "white":
            assert s.holders[name(s, "edinburgh-countess")] == name(s, other)
            moves += ["intrigue-wild-0", "britain-spain"]
        say(s, *moves, "wild-0")
    first = s.europe.first_country + 2 * name(s, "britain")
    assert list(s.markers[first : first + 2]) == [WHITE, GREY]


def test_RO_B_2_one_a_player_a_country() -> None:
    s = begin()
    hold(s, "black", "london-king", "dublin-duke")
    give(s, "black", britain=8)
    plays(s, "black")
    say(s, "edinburgh-countess", "wild-0", "dublin-cardinal", "wild-0")
    first = s.europe.first_country + 2 * name(s, "britain")
    assert list(s.markers[first : first + 2]) == [BLACK, NOBODY]


EACH_TITLE = ("paris-king", "nantes-princess", "reims-cardinal", "bordeaux-duke", "berlin-countess", "reims-baron")


def test_RO_B_3_a_cube_on_every_title() -> None:
    s = begin()
    hold(s, "black", *EACH_TITLE)
    give(s, "black", spain=2)
    plays(s, "black")
    before = score(s, "black")
    say(s, "valencia-marshal", "wild-0")
    assert score(s, "black") - before == 3 + 16
    assert last(s, "house-bonus").data == [BLACK, 16]
    say(s, "barcelona-marshal", "wild-0")
    assert score(s, "black") - before == 3 + 16 + 2


def test_RO_B_3_the_highest_left_one_a_player() -> None:
    s = begin()
    for colour in ("black", "white", "grey"):
        hold(s, colour, *EACH_TITLE)
        give(s, colour, spain=1)
        plot(s, colour, "britain-spain")
        plays(s, colour)
        say(s, "valencia-marshal", *([] if colour == "black" else ["intrigue-wild-0", "britain-spain"]), "wild-0")
    assert list(s.markers[s.europe.first_house : s.europe.first_epoch]) == [BLACK, WHITE, GREY]


def test_RO_B_3_with_two_players_only_one_of_eight() -> None:
    s = begin(2)
    for colour, points in (("black", 8), ("white", 0)):
        hold(s, colour, *EACH_TITLE)
        give(s, colour, german_states=1)
        plot(s, colour, "german-states-spain")
        plays(s, colour)
        taken = [] if colour == "black" else ["intrigue-wild-0", "german-states-spain"]
        before = score(s, colour)
        say(s, "vienna-marshal", *taken, "wild-0")
        assert score(s, colour) - before == points + (2 if colour == "black" else 0)


def test_RO_B_4_all_bonuses_of_one_play() -> None:
    s = begin()
    hold(s, "black", "paris-king", "nantes-princess", "bordeaux-countess", "reims-cardinal", "nantes-baron")
    hold(s, "black", "berlin-duke")
    give(s, "black", france=1)
    plays(s, "black")
    told(s)
    say(s, "avignon-marshal", "wild-0")
    assert told(s) == ["occupies", "pays", "city-bonus", "country-bonus", "house-bonus"]


def test_RO_B_4_markers_are_in_every_view_and_totals_in_none() -> None:
    s = begin()
    hold(s, "black", "paris-king")
    for seat in (None, BLACK, WHITE):
        view = s.view(seat)
        assert view["markers"] == list(s.markers)
        assert all("score" not in key and "points" not in key for key in view)
    tables = {table.key: table for table in s.setup.tables(s.view(None))}
    assert tables["points"].rows == []
    assert [column.key for column in tables["players"].columns][3:] == [
        *["cities", "countries", "house", "epochs", "titles"]
    ]


def test_RO_B_4_a_card_of_the_row_is_known_until_it_is_played_or_discarded() -> None:
    s = begin()
    row(s, "spain", "spain", "france")
    give(s, "black", spain=1)
    turn(s, "black")
    say(s, "three", "spain", "france", "deck")
    assert known(s, "black") == [1, 0, 0, 1]
    say(s, "valencia-marshal", "wild-0")
    # Of two like cards the known one counts as gone first.
    assert known(s, "black") == [1, 0, 0, 0]
    assert hand(s, "black")[3] >= 1
    give(s, "black", britain=12)
    ends(s, "black")
    say(s, "france")
    assert known(s, "black") == [0, 0, 0, 0]


def test_RO_B_4_public_are_the_sizes_of_hands_and_decks_and_all_discards() -> None:
    s = begin()
    give(s, "black", spain=2, france=1)
    plot(s, "black", "britain-spain", 2)
    view = s.view(None)
    assert (view["held"], view["held_intrigues"]) == ([3, 0, 0], [2, 0, 0])
    assert (view["deck"], view["intrigue_deck"]) == (sum(s.deck), 22)
    assert (view["discards"], view["intrigue_discards"]) == ([0] * 4, [0] * 6)
    assert view["hands"] == view["intrigues"] == [None] * 3


def test_RO_B_4_a_view_holds_what_follows_from_it() -> None:
    s = begin()
    row(s, "france", "britain", "spain")
    give(s, "black", spain=2)
    turn(s, "white")
    say(s, "three", "spain", "deck", "deck")
    view = s.view(BLACK)
    assert view["unseen"] == [22 - 1, 18, 15 - 1, 14 - 2 - 1]
    assert sum(view["unseen"]) == view["deck"] + 2
    assert view["unseen_intrigues"] == [4] * 6


def test_RO_B_4_who_remembers_every_row_card_knows_no_more_than_the_view() -> None:
    """A list kept from the events that all see, by the rule that the known card goes first, is what the view says."""
    for seed in range(4):
        record = Record(setup(4), FastLuck(seed))
        remembered = [Counter[int]() for _ in range(4)]
        listen(remembered, record.first_events)
        rng = random.Random(seed)
        while not record.state.over:
            listen(remembered, record.play(*choose(record.state, rng)))
            assert isinstance(record.state, Royals)
            assert [kept[country] for kept in remembered for country in range(4)] == record.state.known


def listen(remembered: list[Counter[int]], events: list[Event]) -> None:
    """What a careful spectator writes down."""
    for event in events:
        if not event.seen_by(None):
            continue
        key, data = event.key, event.data
        gone = data[1:] if key == "discards" else []
        if key == "takes":
            remembered[data[0]][data[1]] += 1
        elif key == "pays":
            gone = [data[2]] * data[1]
        elif key == "pays-wild":
            gone = data[2:]
        for country in gone:
            remembered[data[0]][country] = max(remembered[data[0]][country] - 1, 0)


def test_RO_B_4_nothing_else_of_a_hand_is_in_any_byte_that_others_get() -> None:
    """Every deal that fits a reader's view gives him the same bytes: view, question, refusals and events."""
    for seed in range(3):
        for at, s in enumerate(walk(setup(3), seed)):
            if at % 29 or s.over:
                continue
            for reader in (None, 0, 1, 2):
                kept = got(s, reader)
                for deal in range(3):
                    other = s.setup.from_view(s.view(reader), FastLuck(deal))
                    assert got(other, reader) == kept


def test_RO_B_4_the_draw_of_another_tells_no_card() -> None:
    drawn = set()
    for seed in range(12):
        s = setup().new(FastLuck(seed), True)
        s.take_events()
        turn(s, "white")
        s.luck = FastLuck(seed)
        say(s, "both", "intrigue")
        events = s.take_events()
        drawn.add(heard(events, BLACK))
        assert heard(events, None) == heard(events, BLACK)
    assert drawn == {json.dumps([["both", [1]], ["draws-intrigue", [1]]])}
