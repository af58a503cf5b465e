"""The worked examples of The Foreign King: those of its three rulebooks, and some of ours."""

from typing import Final

from regalia.core.example import RULEBOOK
from regalia.core.luck import Draw, RecordedLuck
from regalia.games.foreign_king import GAME
from regalia.games.foreign_king.state import ForeignKing
from tests.examples import Told, step
from tests.games.foreign_king.positions import (
    BLUE,
    GREEN,
    RED,
    begin,
    build,
    discs,
    king,
    pawns,
    province,
    put,
    score,
    turn,
)

Position = ForeignKing
"""What the examples are played on."""


def four_pawns(german_queen: int = 0) -> Position:
    """Four pawns on the action table, Red's own on placing; it is his turn."""
    s = begin(german_queen=german_queen)
    pawns(s, red="place", blue="factory", green="congress", black="coins")
    put(s, "liege", red=1)
    put(s, "congress", green=1)
    put(s, "namur", blue=2, black=1)
    build(s, "namur", "blue", textile=1)
    turn(s, "red")
    return s


def german_pawns() -> Position:
    """The same at a table with the German Queen."""
    return four_pawns(1)


def congress() -> Position:
    """Green is to move the King; Red leads in the Congress before Blue, and Liège has a textile factory."""
    s = begin()
    build(s, "liege", "black", textile=1)
    put(s, "liege", green=1)
    put(s, "congress", red=3, blue=2, black=1)
    s.order = (2, 0, 1, 3)
    turn(s, "green")
    return s


def three_provinces() -> Position:
    """Liège, Namur and Luxembourg as the rulebooks show them side by side; Red has the King."""
    s = begin()
    build(s, "liege", "black", textile=1)
    build(s, "namur", "black", textile=1, metal=1)
    put(s, "liege", blue=4)
    put(s, "namur", green=3, red=2)
    put(s, "luxembourg", red=6)
    turn(s, "red")
    return s


def third_player() -> Position:
    """Two players: Blue has the majority in Liège, and Black sends the King there."""
    s = GAME.setup(["black", "blue"]).new(RecordedLuck([Draw("order", 2, 1)]), True)
    assert isinstance(s, ForeignKing)
    build(s, "liege", "blue", textile=1)
    put(s, "liege", blue=4)
    put(s, "hainaut", green=2)
    return s


def brabant() -> Position:
    """Red has three discs in Brabant."""
    s = begin()
    put(s, "brabant", red=3)
    turn(s, "red")
    return s


def two_textile() -> Position:
    """Red holds Namur, where two textile factories stand, one of them used."""
    s = begin()
    build(s, "namur", "blue", textile=1, idle=1)
    put(s, "namur", red=2, green=1)
    turn(s, "red")
    return s


def king_in_hainaut() -> Position:
    """The King stands in Hainaut, and nobody is in Liège."""
    s = begin()
    put(s, "liege", blue=3)
    king(s, "hainaut")
    turn(s, "red")
    return s


def draw() -> Position:
    """Red and Blue are equal in Liège, where a textile factory stands; Green has the turn."""
    s = begin()
    build(s, "liege", "black", textile=1)
    put(s, "liege", red=2, blue=2)
    turn(s, "green")
    return s


def near_the_end() -> Position:
    """The scores are 16, 11, 9 and 0, the King's marker stands at 13, and Red is to play."""
    s = begin()
    build(s, "namur", "red", idle=1)
    build(s, "antwerp", "blue", idle_metal=1)
    put(s, "namur", blue=2)
    put(s, "antwerp", blue=1)
    put(s, "limburg", red=1)
    put(s, "congress", green=1)
    s.score = [16, 11, 9, 0]
    s.marker = 13
    king(s, "hainaut")
    turn(s, "red")
    return s


EXAMPLES: Final = [
    Told(
        "four-pawns",
        ["FK-T-3", "FK-A-QUEEN-1"],
        four_pawns,
        [
            step("red", "queen", factory="FK-T-3", place="FK-T-3", congress="FK-T-3", coins="FK-T-3"),
            step("red", "coins"),
        ],
        lambda s: s.money[RED] == 6 and s.pawns[s.setup.vocabulary.move("queen")] == RED,
        RULEBOOK,
    ),
    Told(
        "german-queen",
        ["FK-A-QUEEN-1"],
        german_pawns,
        [
            step("red", "queen"),
            step("red", "congress", place="FK-A-QUEEN-1", king="FK-A-QUEEN-1"),
            step("red", "supply"),
        ],
        lambda s: s.money[RED] == 3 and s.congress[RED] == 1,
        RULEBOOK,
    ),
    Told(
        "three-discs",
        ["FK-A-PLACE-1"],
        begin,
        [step("red", "place"), step("red", "liege"), step("red", "disc"), step("red", "disc"), step("red", "done")],
        lambda s: s.money[RED] == 3 and discs(s, "liege", "red") == 3,
        RULEBOOK,
    ),
    Told(
        "moving",
        ["FK-A-MOVE-1", "FK-A-MOVE-2"],
        brabant,
        [
            step("red", "move", "brabant", "namur"),
            step("red", "namur", "luxembourg"),
            step("red", "brabant", "hainaut"),
            step("red", "done"),
        ],
        lambda s: (
            s.money[RED] == 3 and [discs(s, key, "red") for key in ("brabant", "luxembourg", "hainaut")] == [1] * 3
        ),
    ),
    Told(
        "textile-coins",
        ["FK-A-COINS-1"],
        two_textile,
        [step("red", "coins")],
        lambda s: s.money[RED] == 10,
    ),
    Told(
        "king-through-brabant",
        ["FK-K-3", "FK-K-2"],
        king_in_hainaut,
        [step("red", "king"), step("red", "brabant"), step("red", "liege", hainaut="FK-K-2"), step("red", "done")],
        lambda s: (s.marker, s.money[RED], score(s, "blue")) == (27, 4, 1),
    ),
    Told(
        "congress-hurries",
        ["FK-K-5", "FK-A-CONGRESS-1"],
        congress,
        [step("green", "king"), step("green", "liege"), step("red", "stay"), step("blue", "hurry")],
        lambda s: (score(s, "blue"), discs(s, "liege", "blue"), s.congress[RED], s.congress[BLUE]) == (3, 2, 3, 0),
        RULEBOOK,
    ),
    *(
        Told(
            f"scoring-{key}",
            ["FK-K-7"],
            three_provinces,
            [step("red", "king"), step("red", key)],
            holds,
            RULEBOOK,
        )
        for key, holds in (
            ("liege", lambda s: score(s, "blue") == 3 and s.idle[province(s, "liege") * 2] == 1),
            ("namur", lambda s: score(s, "green") == 9 and sum(s.active) == 1),
            ("luxembourg", lambda s: score(s, "red") == 2 and sum(s.active) == 3),
        )
    ),
    Told(
        "third-player",
        ["FK-V-2"],
        third_player,
        [
            step("black", "king"),
            step("black", "liege"),
            step("black", "namur"),
            step("black", "shift", "hainaut", "brabant"),
        ],
        lambda s: (score(s, "blue"), s.supply[GREEN], discs(s, "brabant", "green")) == (3, 12, 1),
        RULEBOOK,
    ),
    Told(
        "turn-order",
        ["FK-A-ORDER-1"],
        begin,
        [
            step("red", "order"),
            step("blue", "coins"),
            step("green", "place", "liege", "done", order="FK-T-3"),
            step("black", "king", "namur"),
            step("red", "third"),
        ],
        lambda s: list(s.order) == [1, 2, 0, 3] and s.money[RED] == 6,
    ),
    Told(
        "nobody-leads",
        ["FK-K-8", "FK-K-7"],
        draw,
        [step("green", "king"), step("green", "liege"), step("green", "textile")],
        lambda s: sum(s.score) == 0 and sum(s.active) == 0,
    ),
    Told(
        "the-end",
        ["FK-E-1", "FK-E-3", "FK-E-4", "FK-E-5"],
        near_the_end,
        [step("red", "king"), step("red", "brabant", "liege"), step("red", "done"), step("red", "done")],
        lambda s: (s.marker, s.score, s.ending()) == (10, [20, 24, 12, 3], "marker"),
    ),
]
