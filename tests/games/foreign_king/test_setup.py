"""FK-C, FK-S, FK-O: what is in the box, and how a game begins."""

import random

import pytest

from regalia.core.luck import FastLuck
from regalia.core.record import Record
from regalia.core.refusals import BadBoard, BadSetup
from regalia.games.foreign_king import GAME
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.state import NO_PAWN, PORTRAIT, ForeignKing
from regalia.lab import invariants
from tests.games.foreign_king.positions import (
    BLUE,
    GREEN,
    RED,
    begin,
    build,
    open_to,
    pawns,
    put,
    ring,
    say,
    turn,
    why_not,
)

BORDERS = """
west-flanders east-flanders, west-flanders hainaut, east-flanders antwerp, east-flanders brabant, east-flanders hainaut,
antwerp brabant, antwerp limburg, limburg brabant, limburg liege, brabant liege, brabant namur, brabant hainaut,
hainaut namur, namur liege, namur luxembourg, liege luxembourg
"""


def kingdom(**options: int) -> Kingdom:
    found = GAME.setup(4, options)
    assert isinstance(found, Kingdom)
    return found


def test_FK_C_1_nine_provinces_and_sixteen_borders() -> None:
    k = kingdom()
    assert len(k.provinces) == 9
    told = {frozenset(pair.split()) for pair in BORDERS.split(",")}
    found = {frozenset((k.provinces[a], k.provinces[b])) for a in range(9) for b in range(9) if k.borders[a * 9 + b]}
    assert found == told
    assert len(found) == 16


def test_FK_C_1_only_three_names_are_printed() -> None:
    k = kingdom()
    assert [key for key, printed in zip(k.provinces, k.printed, strict=True) if printed] == [
        "namur",
        "liege",
        "luxembourg",
    ]


def test_FK_C_2_sixteen_discs_a_colour() -> None:
    # With the disc on the VP track, and with 3 and 4 players that on the order track.
    assert [begin(2).kingdom.discs + 1, begin(3).kingdom.discs + 2, begin(4).kingdom.discs + 2] == [16, 16, 16]


def test_FK_C_3_five_factories_of_each_kind_and_nine_medals() -> None:
    s = begin()
    assert s.stock == [5, 5]
    assert s.medals_left() == 9


def test_FK_C_4_the_bank_never_runs_dry() -> None:
    s = begin(2)
    s.money[RED] = 500
    say(s, "coins")
    assert s.money[RED] == 503


@pytest.mark.parametrize("francs", [37, 41])
def test_FK_C_4_a_finite_bank_pays_what_is_left(francs: int) -> None:
    s = begin(2, bank=francs)
    assert s.bank == francs - 5 - 6
    s.money[BLUE] += s.bank - 2
    s.bank = 2
    say(s, "coins")
    assert (s.money[RED], s.bank) == (7, 0)
    turn(s, "blue")
    say(s, "place", "liege", "done")
    turn(s, "red")
    pawns(s, red="king")
    say(s, "coins")
    assert s.money[RED] == 7


def test_FK_C_4_a_loan_needs_three_francs_in_the_bank() -> None:
    s = begin(2, bank=37)
    build(s, "liege", "red", idle=1)
    s.money[BLUE] += s.bank - 2
    s.bank = 2
    assert why_not(s, "loan") == "FK-C-4"
    s.money[BLUE], s.bank = s.money[BLUE] - 1, 3
    assert why_not(s, "loan") == ""
    say(s, "loan")
    assert s.bank == 0


def test_FK_C_4_what_is_paid_comes_back_to_the_bank() -> None:
    s = begin(4, bank=41)
    assert s.bank == 41 - 5 - 6 - 7 - 8
    build(s, "liege", "red", idle=1)
    say(s, "factory", "metal", "namur", "loan", "repay", "done")
    assert (s.money[RED], s.bank) == (5 - 3 + 3 - 4, 15 + 3 - 3 + 4)
    say(s, "queen", "place", "liege", "disc", "done")
    assert (s.money[BLUE], s.bank) == (6 - 2 - 1, 19 + 2 + 1)


def test_FK_S_1_the_king_on_his_portrait_his_marker_on_30() -> None:
    s = begin()
    assert (s.king, s.marker) == (PORTRAIT, 30)
    assert begin(extended=1).marker == 40


@pytest.mark.parametrize(("players", "supply"), [(2, 15), (3, 14), (4, 14)])
def test_FK_S_2_supply_and_score(players: int, supply: int) -> None:
    s = begin(players)
    assert s.supply[:players] == [supply] * players
    assert s.score[:players] == [0] * players


def test_FK_S_2_each_chooses_a_colour() -> None:
    assert GAME.setup(["black", "green", "red"]).seats == ["black", "green", "red"]
    for seats in (["red", "red"], ["red", "white"]):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


def test_FK_S_2_the_order_is_random() -> None:
    orders = set()
    for seed in range(200):
        s = GAME.setup(3).new(FastLuck(seed))
        assert isinstance(s, ForeignKing)
        orders.add(tuple(s.order))
    assert len(orders) == 6


def test_FK_S_3_five_six_seven_and_eight_francs_in_turn_order() -> None:
    for seed in range(20):
        s = GAME.setup(4).new(FastLuck(seed))
        assert isinstance(s, ForeignKing)
        assert [s.money[seat] for seat in s.order] == [5, 6, 7, 8]


def test_FK_S_3_with_two_the_first_is_drawn() -> None:
    first = set()
    for seed in range(40):
        s = GAME.setup(2).new(FastLuck(seed), True)
        first.add(s.next_seat())
        assert s.take_events()[0].key == "first"
    assert first == {0, 1}


def test_FK_S_4_all_in_the_bank_and_no_pawn_on_the_table() -> None:
    s = begin()
    assert s.pawns == [NO_PAWN] * 8
    assert sum(s.active) + sum(s.idle) + sum(s.up) + sum(s.down) == 0


def test_FK_O_1_options_and_their_bounds() -> None:
    assert [option.key for option in GAME.options] == [
        *["extended", "three-queen", "german-queen", "bank", "silent-third", "factory-appearance"]
    ]
    for key, value, players in (("bank", 38, 4), ("three-queen", 1, 4), ("silent-third", 1, 3), ("german-queen", 1, 2)):
        with pytest.raises(BadSetup):
            GAME.setup(players, {key: value})


def test_FK_A_QUEEN_1_how_she_is_read_is_no_choice_where_there_is_no_queen() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(3, {"german-queen": 1})
    assert (refused.value.key, refused.value.values["needs"]) == ("setup-option-needs", "three-queen")
    assert GAME.setup(3, {"german-queen": 1, "three-queen": 1}).options["german-queen"] == 1
    assert GAME.setup(4, {"german-queen": 1}).options["german-queen"] == 1


def test_FK_O_1_a_board_of_the_tables_own() -> None:
    board = "".join(
        f'[[province]]\nkey = "{key}"\nsource = "own"\nborders = {borders}\n'
        for key, borders in (("north", ["south"]), ("south", ["north", "east"]), ("east", ["south"]))
    )
    s = begin(3, board)
    put(s, "north", red=1)
    say(s, "move", "north")
    assert open_to(s) == ["supply", "south"]
    assert s.view(None)["setup"]["board"].strip() == board.strip()


@pytest.mark.parametrize("players", [2, 4])
def test_FK_O_1_whole_games_with_twelve_provinces(players: int) -> None:
    met = set()
    for seed in range(5):
        rng = random.Random(seed)
        record = Record(GAME.setup(players, {"bank": 41}, ring(12).strip()), FastLuck(seed))
        while not record.state.over:
            seat = record.state.next_seat()
            move = rng.choice(record.state.legal(seat))
            met.add(record.setup.vocabulary.token(move))
            record.play(seat, move)
            assert record.state.wrong() == ""
        assert invariants.journal(record) == ""
    assert met >= {f"p{number}" for number in range(12)}


@pytest.mark.parametrize(
    ("board", "key", "place"),
    [
        ("", "board-missing", "province"),
        ('[[province]]\nkey = "a"\nsource = "own"\nborders = []\n', "board-count", "province"),
        ("A", "board-province", "province[1].borders[1]"),
        ("B", "board-one-way", "province[2].borders"),
        ("C", "board-apart", "province[3].borders"),
        ("D", "board-twice", "province[2].key"),
        ("E", "board-twice", "province[1].key"),
        ("F", "board-unknown", "province[1].colour"),
        ("G", "board-key", "province[1].key"),
        ("H", "board-count", "province"),
        ("I", "board-twice", "province[1].borders[2]"),
        ("J", "board-twice", "province[2].borders[2]"),
        ("K", "board-unknown", "colour"),
        ("province = 3", "board-list", "province"),
        ("[[province", "board-toml", "the file"),
        ("#" * 300_000, "board-large", "the file"),
    ],
)
def test_FK_O_1_a_bad_board_is_told_by_file_and_key(board: str, key: str, place: str) -> None:
    with pytest.raises(BadBoard) as refused:
        GAME.setup(4, {}, bad_board(board) or "# empty")
    assert (refused.value.key, refused.value.values["place"]) == (key, place)
    assert refused.value.values["file"]


def bad_board(letter: str) -> str:
    """A board with one thing wrong."""
    many = [(chr(97 + at), [chr(97 + (at + 1) % 13), chr(97 + (at - 1) % 13)]) for at in range(13)]
    made: dict[str, list[tuple[str, list[str]]]] = {
        "A": [("a", ["x"]), ("b", ["a"])],
        "B": [("a", ["b"]), ("b", [])],
        "C": [("a", ["b"]), ("b", ["a"]), ("c", ["d"]), ("d", ["c"])],
        "D": [("a", ["b"]), ("a", ["b"])],
        "E": [("coins", ["b"]), ("b", ["coins"])],
        "F": [("a", ["b"]), ("b", ["a"])],
        "G": [("A b", ["b"]), ("b", ["A b"])],
        "H": many,
        "I": [("a", ["b", "a"]), ("b", ["a"])],
        "J": [("a", ["b"]), ("b", ["a", "a"])],
        "K": [("a", ["b"]), ("b", ["a"])],
    }
    if letter not in made:
        return letter
    extra = 'colour = "red"\n' if letter == "F" else ""
    lines = [f'[[province]]\nkey = "{key}"\nsource = "own"\n{extra}borders = {near}\n' for key, near in made[letter]]
    return ('colour = "red"\n' if letter == "K" else "") + "".join(lines).replace("'", '"')


def test_FK_O_2_variants_of_the_rulebook_are_switches() -> None:
    for key in ("extended", "three-queen", "factory-appearance"):
        assert GAME.option(key).is_switch
        assert GAME.option(key).default == 0


def test_FK_O_1_factory_appearance_changes_the_drawing_only() -> None:
    plain, turned = begin(3), begin(3, factory_appearance=1)
    for s in (plain, turned):
        say(s, "factory", "metal", "liege", "loan", "done")
    left, right = plain.view(GREEN), turned.view(GREEN)
    assert left["setup"]["options"] != right["setup"]["options"]
    right["setup"]["options"] = left["setup"]["options"]
    assert left == right
