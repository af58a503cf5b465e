"""The worked examples of Royals. Those of its rulebook are pictures that we do not have, so these are ours."""

from typing import Final

from regalia.games.royals.state import Royals
from tests.examples import Told, step
from tests.games.royals.positions import (
    begin,
    deck,
    give,
    hand,
    hold,
    holder,
    on_square,
    plays,
    plot,
    row,
    score,
    turn,
)


def germans() -> Royals:
    """Black holds four cards of the German States and one of France, and may play."""
    s = begin()
    give(s, "black", german_states=4, france=1)
    plays(s, "black")
    return s


def three_germans() -> Royals:
    """Black is short of a card for the Duke of Berlin."""
    s = begin()
    give(s, "black", german_states=3, france=2, britain=1, spain=1)
    plays(s, "black")
    return s


def white_countess() -> Royals:
    """White is Countess of Barcelona; Black holds what it takes to take over."""
    s = begin()
    hold(s, "white", "barcelona-countess")
    give(s, "black", spain=3)
    plot(s, "black", "france-spain")
    plays(s, "black")
    return s


def madrid() -> Royals:
    """White is King of Madrid; Black has one intrigue card that shows Spain, and two others."""
    s = begin()
    hold(s, "white", "madrid-king")
    give(s, "black", spain=8)
    plot(s, "black", "france-spain")
    plot(s, "black", "france-britain", 2)
    plays(s, "black")
    return s


def german_cities() -> Royals:
    """Black has a cube in every city of the German States but Vienna, one of them on a city's square."""
    s = begin()
    hold(s, "black", "munich-baron", "berlin-countess", "cologne-baron")
    hold(s, "white", "munich-baron")
    give(s, "black", german_states=1)
    plays(s, "black")
    return s


def spain() -> Royals:
    """Grey and Purple have as much influence in Spain; the epoch ends with Black's turn."""
    s = begin(4)
    hold(s, "grey", "seville-cardinal", "barcelona-marshal")
    hold(s, "purple", "valencia-duke", "barcelona-countess")
    row(s, "france", "france", "france")
    deck(s, britain=2)
    turn(s, "black")
    return s


def six_titles() -> Royals:
    """Black has a cube on every title's marker but the Marshal's."""
    s = begin()
    hold(s, "black", "madrid-king", "nantes-princess", "reims-cardinal")
    hold(s, "black", "berlin-duke", "edinburgh-countess", "munich-baron")
    give(s, "black", spain=1)
    plays(s, "black")
    return s


def last_turn() -> Royals:
    """The last turn of the game, Grey's: Black and White have had two kings each, Grey one."""
    s = begin()
    hold(s, "black", "madrid-king", "paris-king")
    hold(s, "white", "vienna-king", "paris-king")
    hold(s, "grey", "london-king")
    s.epoch, s.closing = 2, 1
    turn(s, "grey")
    return s


EXAMPLES: Final = [
    Told(
        "duke-of-berlin",
        ["RO-P-1", "RO-B-1"],
        germans,
        [step("black", "berlin-duke", dublin_duke="RO-P-1"), step("black", "wild-0", wild_1="RO-P-2")],
        lambda s: holder(s, "berlin-duke") == "black" and hand(s, "black") == [1, 0, 0, 0],
    ),
    Told(
        "three-for-one",
        ["RO-P-2"],
        three_germans,
        [step("black", "berlin-duke"), step("black", "wild-1"), step("black", "france", "france", "britain")],
        lambda s: holder(s, "berlin-duke") == "black" and hand(s, "black") == [0, 0, 0, 1],
    ),
    Told(
        "take-over",
        ["RO-P-5", "RO-P-7"],
        white_countess,
        [
            step("black", "barcelona-countess"),
            step("black", "intrigue-wild-0", "france-spain"),
            step("black", "wild-0"),
        ],
        lambda s: holder(s, "barcelona-countess") == "black" and on_square(s, "barcelona", "white") == 1,
    ),
    Told(
        "king-of-madrid",
        ["RO-P-6", "RO-P-5"],
        madrid,
        [
            step("black", "madrid-king"),
            step("black", "intrigue-wild-1"),
            step("black", "france-britain", "france-britain", "france-spain"),
            step("black", "wild-0"),
        ],
        lambda s: holder(s, "madrid-king") == "black" and sum(s.intrigues) == 0,
    ),
    Told(
        "all-german-cities",
        ["RO-B-2"],
        german_cities,
        [step("black", "vienna-marshal"), step("black", "wild-0")],
        lambda s: score(s, "black") == 19 and on_square(s, "munich", "black") == 1,
    ),
    Told(
        "tie-in-spain",
        ["RO-E-3", "RO-E-1", "RO-E-2"],
        spain,
        [step("black", "three"), step("black", "france", "france", "france"), step("black", "done")],
        lambda s: s.epoch == 1 and [score(s, "grey"), score(s, "purple")] == [9, 5],
    ),
    Told(
        "seven-titles",
        ["RO-B-3"],
        six_titles,
        [step("black", "valencia-marshal"), step("black", "wild-0")],
        lambda s: score(s, "black") == 25 + 3 + 16,
    ),
    Told(
        "a-king-shared",
        ["RO-F-1", "RO-F-2"],
        last_turn,
        [step("grey", "three", "deck", "deck", "deck"), step("grey", "done")],
        lambda s: s.over and s.scores() == [28, 29, 14],
    ),
]
