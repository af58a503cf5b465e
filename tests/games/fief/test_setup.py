"""FI-C, FI-S, FI-X: what is in the box, how a game begins, and what the table may choose."""

from collections.abc import Iterator

import pytest

from regalia.core.data import packaged
from regalia.core.refusals import BadBoard, BadSetup
from regalia.games.fief.figures import BISHOPRICS, CARDS, HAS_CASTLE, LORDS, MEN, NONE, TITHE, VILLAGES
from regalia.games.fief.hands import hand_size
from regalia.games.fief.places import can_show, family, first_party, loss_that_shows, shows, units_at
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    asked,
    begun,
    land,
    number,
    of,
    place,
    say,
    told,
    units,
    why_not,
)

TOML = packaged("regalia.games.fief", "board.toml")


def refused(old: str, new: str) -> tuple[str, str]:
    """How a board with a change is refused, and where."""
    assert old in TOML
    with pytest.raises(BadBoard) as found:
        of(board=TOML.replace(old, new, 1))
    assert found.value.values["file"] == "board"
    return found.value.key, str(found.value.values["place"])


def test_FI_C_1_villages_regions_and_bishoprics() -> None:
    found = of()
    sizes = sorted(len(villages) for villages in found.region_villages)
    assert sizes == [3, 3, 4, 4, 5, 5]
    assert sum(len(villages) for villages in found.board.bishopric_villages) == VILLAGES
    assert len(found.board.bishopric_villages) == BISHOPRICS


def test_FI_C_1_roads_lead_both_ways_and_each_end_is_a_gate() -> None:
    found = of()
    roads = {(a, b) for a in range(VILLAGES) for b in found.roads[a]}
    assert roads == {(b, a) for a, b in roads}
    assert found.places == VILLAGES + len(roads)
    for a, b in roads:
        gate = found.gate(b, a)
        assert (found.village_of[gate], found.came_from[gate]) == (b, a)
        assert gate in found.gates[b]


def test_FI_C_1_a_board_that_does_not_fit_is_refused_where_it_does_not() -> None:
    assert refused('roads = ["mazilles", "pugnac"]', 'roads = ["mazilles"]') == ("board-road", "village[1].roads")
    assert refused('key = "pugnac"', 'key = "tournus"') == ("board-twice", "village[3].key")
    assert refused('key = "pugnac"', 'key = "done"') == ("board-twice", "village[3].key")
    assert refused('key = "pugnac"', 'key = "Pugnac"') == ("board-key", "village[3].key")
    assert refused('region = "tournus-duchy"', 'region = "bourg-duchy"')[0] == "board-count"
    assert refused('kind = "county"', 'kind = "duchy"') == ("board-count", "region[3].kind")
    assert refused("at = [86, 6]", "at = [86]") == ("board-count", "village[1].at")
    assert refused("[prices]", "[prices]\nhorse = 100") == ("board-unknown", "prices.horse")
    assert refused('"arthur", "charles"', '"arthur", "alain"') == ("board-twice", "lords.men[2]")
    assert refused("castle = 1000", "castle = 950") == ("board-hundreds", "prices.castle")


def test_FI_C_1_a_table_may_bring_a_board_of_its_own() -> None:
    found = of(board=TOML.replace("soldier = 100", "soldier = 200", 1))
    assert found.board.price[0] == 200
    assert found.view()["board"]


def test_FI_C_2_twelve_ones_five_threes_three_sixes() -> None:
    assert of().board.soldiers == [12, 5, 3]
    assert of().board.units_a_player == 45


def test_FI_C_2_more_units_than_can_be_kept_count_of_are_refused() -> None:
    assert refused("soldiers = { 1 = 12", "soldiers = { 1 = 31") == ("board-units", "pieces.soldiers")
    assert of(board=TOML.replace("soldiers = { 1 = 12", "soldiers = { 1 = 30")).board.units_a_player == 63
    assert refused("king-guard = { 1 = 5", "king-guard = { 1 = 49") == ("board-units", "pieces.king-guard")
    assert refused("queen-guard = { 1 = 4", "queen-guard = { 1 = 58") == ("board-units", "pieces.queen-guard")
    assert refused("rebels = { 1 = 3", "rebels = { 1 = 49") == ("board-units", "pieces.rebels")


def test_FI_S_2_what_each_begins_with_must_be_shown() -> None:
    assert refused("start-soldiers = 8", "start-soldiers = 46") == ("board-units", "limits.start-soldiers")
    assert refused("soldiers = { 1 = 12, 3 = 5, 6 = 3 }", "soldiers = { 1 = 1, 3 = 5, 6 = 3 }") == (
        "board-units",
        "limits.start-soldiers",
    )
    assert of(board=TOML.replace("start-soldiers = 8", "start-soldiers = 45")).board.limit[1] == 45


def test_FI_M_2_a_way_longer_than_the_land_is_refused() -> None:
    assert refused("steps = 2", "steps = 25") == ("board-number", "limits.steps")


@pytest.mark.parametrize("units", range(46))
def test_FI_C_2_the_formula_says_what_pieces_can_show(units: int) -> None:
    """Beside every way to lay out two stacks with the pieces there are."""
    pieces = [12, 5, 3]
    for one in range(units + 1):
        stacks = [one, units - one]
        told = shows(pieces, units, sum(n // 3 for n in stacks), sum(n // 6 for n in stacks))
        assert told == any(laid_out(stacks, pieces))


def laid_out(stacks: list[int], pieces: list[int]) -> Iterator[bool]:
    """Every way to lay out stacks with threes and sixes: whether the ones make up the rest."""
    ways = [[(six, three) for six in range(n // 6 + 1) for three in range((n - 6 * six) // 3 + 1)] for n in stacks]
    for a in ways[0]:
        for b in ways[1]:
            sixes, threes = a[0] + b[0], a[1] + b[1]
            if sixes <= pieces[2] and threes <= pieces[1]:
                yield sum(stacks) - 6 * sixes - 3 * threes <= pieces[0]


def test_FI_C_2_what_cannot_be_shown_and_what_is_lost_instead() -> None:
    s = land()
    for key in ("blaye", "bourg", "sigy", "tournus", "pugnac", "sennecy"):
        units(s, "red", key, 2)
    assert not can_show(s, RED, place(s, "mazilles"), 2)
    assert can_show(s, RED, place(s, "mazilles"), 3)
    # From three to two would take two ones, which all stand elsewhere: two fall, or all three.
    units(s, "red", "mazilles", 3)
    assert [loss_that_shows(s, RED, place(s, "mazilles"), loss) for loss in (1, 2, 3)] == [3, 3, 3]
    assert loss_that_shows(s, RED, place(s, "blaye"), 1) == 1


def test_FI_C_3_sixteen_lords_each_with_an_initial() -> None:
    lords = of().board.lords
    assert len(lords) == LORDS == 16
    assert len({lord[0] for lord in lords}) == 16
    assert MEN == 12
    assert of().board.guards == [20, 10]
    assert of().board.rebels == 18


def test_FI_C_4_what_can_be_built() -> None:
    assert land().stock == [12, 6, 12, 12]


def test_FI_C_5_fifty_seven_blue_cards() -> None:
    cards = of().board.cards
    assert sum(cards) == 57
    assert cards[:TITHE] == [1] * 20
    assert dict(zip(of().names["card"][TITHE:], cards[TITHE:], strict=True)) == {
        "tithe": 4,
        "tax": 5,
        "good-harvest": 6,
        "fine-weather": 6,
        "bad-weather": 3,
        "famine": 2,
        "plague": 2,
        "revolt": 4,
        "assassination": 1,
        "justice": 1,
        "escape": 2,
        "femme-d-arc": 1,
    }


def test_FI_C_6_prices_are_whole_hundreds_and_the_bank_gives_change() -> None:
    found = of().board
    assert all(thaler % 100 == 0 for thaler in found.price + found.income)
    assert of().names["ware"][5] == "castle"
    assert found.price == [100, 100, 100, 200, 300, 1000, 600, 800, 1000, 500]


def test_FI_S_1_the_highest_chooses_first_and_begins() -> None:
    s = begun(rolls=[2, 6, 4])
    assert s.first == BLUE
    assert asked(s) == ("blue", "choose-village")
    say(s, "bourg")
    assert asked(s)[0] == "green"
    assert why_not(s, "bourg") == "FI-S-1"
    say(s, "sigy", "blaye")
    assert [first_party(s, place(s, key)) for key in ("bourg", "sigy", "blaye")] == [BLUE, GREEN, RED]
    assert asked(s) == ("blue", "cards")


def test_FI_S_1_the_tied_roll_again_among_themselves() -> None:
    s = begun(4, rolls=[5, 3, 5, 3, 1, 2, 6, 6, 4, 3])
    assert [(event.data[0], event.data[1]) for event in s.take_events() if event.key == "rolls"] == [
        *[(0, 5), (1, 3), (2, 5), (3, 3)],
        *[(0, 1), (2, 2)],
        *[(1, 6), (3, 6)],
        *[(1, 4), (3, 3)],
    ]
    order = []
    for key in ("bourg", "sigy", "blaye", "tournus"):
        order.append(asked(s)[0])
        say(s, key)
    assert order == ["green", "red", "blue", "yellow"]


def test_FI_S_2_eight_units_a_lord_a_castle_and_300_thaler() -> None:
    s = begun()
    say(s, "blaye", "bourg", "sigy")
    for seat, key in ((RED, "blaye"), (BLUE, "bourg"), (GREEN, "sigy")):
        at = place(s, key)
        assert units_at(s, seat, at) == 8
        assert s.walls[at] == HAS_CASTLE
        assert s.money[seat] == 300
        (lord,) = family(s, seat)
        assert s.at[lord] == at
        assert s.spouse[lord] == NONE
    assert s.stock[0] == 12 - 3


def test_FI_S_3_three_cards_each_and_no_lord_that_is_born() -> None:
    s = begun(6)
    say(s, "blaye", "bourg", "sigy", "tournus", "pugnac", "sennecy")
    assert [hand_size(s, seat) for seat in range(6)] == [3] * 6
    assert sum(s.deck) == 57 - 6 - 18
    for lord in range(LORDS):
        held = s.deck[lord] + sum(s.hands[seat * CARDS + lord] for seat in range(6))
        assert held == (0 if s.owner[lord] != NONE else 1)
    assert told(s, "red").count("draws-card") == 3


def test_FI_S_4_three_play_for_points_more_the_simple_game() -> None:
    assert (of(3).points_game, of(3).last_round) == (True, 10)
    assert (of(4).points_game, of(4).last_round) == (False, 60)
    assert (of(3, points=0).points_game, of(3, points=0).last_round) == (False, 60)


@pytest.mark.parametrize("rounds", [10, 15, 20, 25])
def test_FI_X_1_so_many_rounds(rounds: int) -> None:
    assert of(5, points=rounds).last_round == rounds


def test_FI_X_1_all_options() -> None:
    assert [option.key for option in of().game.options] == [
        *["points", "rounds", "strict-counters", "mild-plague", "open-money", "open-board"]
    ]
    chosen = of(4, strict_counters=1, mild_plague=1, open_money=1, open_board=1, rounds=20)
    assert (chosen.strict_counters, chosen.plague_kills, chosen.last_round) == (True, 2, 20)
    assert (chosen.open_money, chosen.open_board) == (True, True)
    plain = of(4)
    assert (plain.strict_counters, plain.plague_kills, plain.open_money, plain.open_board) == (False, 3, False, False)
    with pytest.raises(BadSetup):
        of(4, points=12)


def test_FI_X_1_names_of_what_the_board_says() -> None:
    s = land()
    assert number(s, "bishopric", "blaye-see") == 0
    assert number(s, "card", "bishop-blaye-see") == 16
