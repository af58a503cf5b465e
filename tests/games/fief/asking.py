"""Games of Fief that are recorded for what is asked in them: with those for its endings they ask every question.

Most of it is left to chance, which is told what to be fond of, so that rare questions come up too.
"""

from collections.abc import Callable
from typing import Final

from regalia.core.record import Record
from regalia.games.fief.desk import open_offers
from regalia.games.fief.figures import NONE
from regalia.games.fief.grants import due, granter
from regalia.games.fief.places import family, is_titled
from regalia.games.fief.state import Fief
from tests.games.fief.deeds import murdering
from tests.games.fief.directing import Part, always, board, directed, electing, raising, settling, spreading
from tests.recordings import Wanted

GREEN: Final = 2
LONG: Final = {"points": 0, "rounds": 10}
FOND: Final = {"move-title": 9.0, "king-guard": 9.0, "queen-guard": 9.0, "assault": 4.0, "attack": 4.0, "enter": 2.0}
FOND_OF_DEALS: Final = FOND | {"freedom": 3.0, "send": 8.0, "accept": 6.0, "tax": 4.0, "tithe": 4.0}


def asks(*questions: str) -> Callable[[Record], bool]:
    """Whether each of these is asked on the way."""

    def holds(record: Record) -> bool:
        left, state = set(questions), record.begin()
        for played in record.line:
            left -= {state.question(seat) for seat in state.seats_asked()}
            state.do(played.entry.seat, played.entry.move)
        return not left

    return holds


def green_titled(s: Fief) -> int:
    """Green's only lord, once he has a title."""
    return next((lord for lord in family(s, GREEN) if is_titled(s, lord)), NONE)


def green_gone(s: Fief) -> bool:
    """Whether green has a fief and no lord any more."""
    return GREEN in s.fief_owner and not family(s, GREEN)


def granting(s: Fief, who: int, question: str) -> list[str]:
    """Who grants a fief makes it part of an offer, and the other looks at it."""
    if not due(s):
        return []
    if granter(s) != who:
        mine = {"talk": [s.setup.seats[granter(s)]], "offered-grant": ["accept"], "put-piece": ["soldier"]}
        return mine.get(question, [])
    answers = {
        "talk": [] if open_offers(s, who) else ["deal"],
        "offer-whom": s.setup.names["seat"],
        "draft": ["grant", "send"],
        "grant-which": s.setup.names["region"],
        "grant": s.setup.names["lord"],
    }
    return answers.get(question, [])


def throne_inherits(*more: Part) -> tuple[Part, ...]:
    """Red is elected king, green's only lord has a fief and is murdered: it falls to the throne."""
    return (
        settling("st-medard", "la-salle", "sennecy"),
        *more,
        murdering(green_titled),
        electing("red", always),
        raising(lambda s: [4, 3, 1], "blue"),
        spreading(red="medard-barony", green="sennecy-barony"),
    )


ASKED: Final = [
    Wanted(
        "asked-by-chance",
        4,
        asks(
            *["revolt", "buy-rebels", "rebels-from", "gather-rebels", "counter-bad-weather", "counter-famine", "tithe"],
            *["make-femme-d-arc", "promise-what", "promise-sum", "promise-till", "promise-vote"],
            *["withdraw", "withdraw-whom", "offered-promises", "offered-money", "offer-gone"],
        ),
        LONG,
    ),
    Wanted(
        "asked-of-captives",
        4,
        asks("escape", "set-free", "offer-freedom", "freed-home", "offered-freedom"),
        LONG,
        FOND_OF_DEALS,
    ),
    Wanted("asked-for-help", 4, asks("help", "accept-help"), LONG, {"help": 4.0, "attack": 4.0}),
    Wanted("asked-in-battle", 4, asks("lord-falls", "mercy", "mercy-sum"), LONG),
    Wanted(
        "asked-of-fiefs",
        3,
        asks("title-to-move", "move-title", "buy-guards", "tax", "grant-which"),
        LONG,
        FOND_OF_DEALS | {"grant": 30.0},
        steer=directed(*throne_inherits(), until=lambda s: s.round > 5),
        board=board(assassination=4, tax=3, tithe=3),
    ),
    Wanted(
        "asked-of-cards",
        4,
        asks("offer-cards", "offered-swap", "swap-return"),
        LONG,
        {"deal": 3.0, "swap": 9.0, "send": 9.0, "accept": 9.0, "withdraw": 0.2},
    ),
    Wanted(
        "asked-of-offers",
        3,
        asks("offered-grant"),
        LONG,
        steer=directed(*throne_inherits(granting)),
        board=board(assassination=4),
    ),
]
"""Each of them, with the questions for which it is kept."""
