"""The recorded games of Fief: one for each way it can end, and one for each chain that a death sets off.

Random play hardly ever crowns anybody, so these games are directed (`directing.py`), most of them on a richer board.
"""

from collections.abc import Callable
from typing import Final

from regalia.core.record import Record
from regalia.games.fief.ending import fiefs_borne
from regalia.games.fief.figures import BISHOP_CARD, NONE, TITHE
from regalia.games.fief.marriage import wedding_barred
from regalia.games.fief.places import family, free_lords, is_cleric, is_man, is_titled
from regalia.games.fief.state import Fief
from tests.games.fief import happened
from tests.games.fief.asking import ASKED, green_gone, green_titled
from tests.games.fief.deeds import infecting, moving_house, murdering, spending, storming, visiting
from tests.games.fief.directing import (
    Part,
    Steer,
    always,
    board,
    directed,
    electing,
    held,
    raising,
    settling,
    spreading,
    tokens,
    wedding,
)
from tests.recordings import Wanted

SHOWING: Final = [
    *["draws-card", "over"],
    # Money that goes to the bank or is counted; stacks that are removed, or are gone with the unit that was fetched.
    *["out", "counted", "troops-removed", "piece-fetched"],
    # What a group is made of, while it is gathered; what stands in a battle, and cannot be shown any more (FI-C-2).
    *["goes", "goes-to-gate", "asks-in", "asks-out", "rebels-go"],
    *["counts", "soldiers-fall", "guards-fall", "piece-lost", "names-sum"],
    # A sum of which all see the money change hands, where money is open; a stack that pieces did not suffice to show.
    *["pays-for-mercy", "plague-takes-all"],
]
"""Events that show their reader something that was hidden from him: there twins part."""

RED, BLUE, GREEN = range(3)
SIMPLE: Final = {"points": 0, "rounds": 10}
PRINTED: Final = {"points": 10}


# Who is who ----------------------------------------------------------------------------------------------------------


def families(red: int, blue: int, green: int) -> Callable[[Fief], list[int]]:
    """So many lords are born to each."""
    return lambda s: [red, blue, green]


def growing(s: Fief) -> list[int]:
    """Red leaves a place in his family for a prince."""
    return [3 if s.queen == NONE else 4, 3, 3]


def red_king(s: Fief) -> int:
    """Red's king, or who may become it."""
    if s.king != NONE:
        return s.king
    men = [lord for lord in free_lords(s, RED) if is_man(lord) and not is_cleric(s, lord) and is_titled(s, lord)]
    return men[0] if men else NONE


def royal(s: Fief) -> tuple[int, int]:
    """Red's king and a woman of blue's."""
    women = [lord for lord in family(s, BLUE) if not is_man(lord)]
    return red_king(s), women[0] if women else NONE


def unmarried(s: Fief) -> tuple[int, int]:
    """Nobody is to marry."""
    return NONE, NONE


def fiefs_are(red: int, blue: int) -> Callable[[Fief], bool]:
    """Red and blue have so many fiefs."""
    return lambda s: fiefs_borne(s, RED) >= red and fiefs_borne(s, BLUE) >= blue


def wed_and_fiefs(red: int, blue: int) -> Callable[[Fief], bool]:
    """And king and queen to be are husband and wife."""
    ready = fiefs_are(red, blue)
    return lambda s: ready(s) and red_king(s) != NONE and s.spouse[red_king(s)] != NONE


# Whom it hits --------------------------------------------------------------------------------------------------------


def king_alone(s: Fief) -> int:
    """Whoever is king."""
    return s.king


def has_king(s: Fief) -> bool:
    """Whether there is one."""
    return s.king != NONE


def king_and_queen(s: Fief) -> int:
    """The king, once he has a queen and no prince; but only one."""
    return s.king if s.queen != NONE and s.prince == NONE and not s.regent else NONE


def king_with_prince(s: Fief) -> int:
    """The king, once he has a prince and a queen; not the young one after him."""
    return s.king if s.prince != NONE and s.queen != NONE else NONE


def has_prince(s: Fief) -> bool:
    """Whether there are a king, a queen and a prince."""
    return king_with_prince(s) != NONE


def king_then_regent(s: Fief) -> int:
    """And then the queen who reigns for the young one."""
    return s.queen if s.regency else king_with_prince(s)


def queen_then_king(s: Fief) -> int:
    """Once there is a prince first the queen, then the king."""
    if s.prince == NONE:
        return NONE
    return s.queen if s.queen != NONE else s.king


def green_under_king(s: Fief) -> int:
    """And once there is a king."""
    return green_titled(s) if s.king != NONE else NONE


def green_married(s: Fief) -> int:
    """And once he, or she, is married."""
    lord = green_titled(s)
    return lord if lord != NONE and s.spouse[lord] != NONE else NONE


def green_and_blue(s: Fief) -> tuple[int, int]:
    """Green's titled lord and one of blue's whom he, or she, can marry."""
    lord = green_titled(s)
    found = [other for other in family(s, BLUE) if lord != NONE and not wedding_barred(s, lord, other)]
    return (lord, found[0]) if found else (NONE, NONE)


def red_titled(s: Fief) -> int:
    """Red's titled lord, if he has but one."""
    lords = [lord for lord in family(s, RED) if is_titled(s, lord)]
    return lords[0] if lords else NONE


def is_prisoner(s: Fief) -> bool:
    """Whether red's titled lord is a captive."""
    return red_titled(s) != NONE and s.captor[red_titled(s)] != NONE


# Who plays -----------------------------------------------------------------------------------------------------------


def aspiring(red: str, blue: str, pair: Callable[[Fief], tuple[int, int]], when: Callable[[Fief], bool]) -> Steer:
    """Red and blue occupy regions, green is out of their way, and red's king is elected at the right moment."""
    return directed(
        settling("st-medard", "la-salle", "st-vivien"),
        moving_house("green", "st-medard"),
        raising(families(4, 4, 1), "blue"),
        spreading(red=red, blue=blue),
        wedding(pair),
        electing("red", when),
    )


def courting(*deeds: Part, pair: Callable[[Fief], tuple[int, int]] = royal) -> Steer:
    """Red has a barony and is elected king, blue's daughter is queen; then come deeds."""
    return directed(
        settling("st-medard", "la-salle", "st-andromy"),
        *deeds,
        raising(growing, "blue"),
        spreading(red="medard-barony"),
        wedding(pair),
        electing("red", always),
    )


RED_LAND: Final = "medard-barony bourg-duchy tournus-duchy"
BLUE_LAND: Final = "sennecy-barony beaujeu-county sigy-county"


def dying_out(*deeds: Part) -> Steer:
    """Red and green, who has but one lord, have a barony each; green's lord dies, and red is elected king."""
    return directed(
        settling("st-medard", "la-salle", "sennecy"),
        *deeds,
        raising(families(4, 3, 1), "blue"),
        spreading(red="medard-barony", green="sennecy-barony"),
    )


LONE: Final = {"start_money": 3000, "start_soldiers": 1, "steps": 2, "hand": 3}
"""One soldier each, and money for who wants more."""


def faithful(*deeds: Part) -> Steer:
    """Nothing but these deeds."""
    return directed(settling("la-salle", "blaye", "charolles"), *deeds)


def bishop_late(s: Fief, who: int, question: str) -> list[str]:
    """Red makes a bishop after the first count, and gives other cards back to find one."""
    if who != RED:
        return []
    if question == "make-bishop":
        return tokens(s, "lord", free_lords(s, who))
    see = [card for card in held(s, who) if BISHOP_CARD <= card < TITHE]
    other = [card for card in held(s, who) if card not in see]
    if question == "cards":
        return (tokens(s, "card", see) if s.round > 5 else []) + (["give-back"] if other else [])
    return tokens(s, "card", other) if question == "give-back" else []


def arming(of: str, *units: str) -> Part:
    """A seat buys soldiers at home in the first round."""
    return spending(of, 1, *units)


def game(name: str, holds: Callable[[Record], bool], steer: Steer, **figures: int) -> Wanted:
    """A simple game of three on a board of its own."""
    return Wanted(name, 3, holds, SIMPLE, steer=steer, board=board(**figures))


def counted(name: str, holds: Callable[[Record], bool], *deeds: Part) -> Wanted:
    """A points game of three as the box has it."""
    return Wanted(name, 3, holds, PRINTED, steer=faithful(*deeds))


WANTED: Final = [
    game("alone-king", happened.won_alone("king"), aspiring(RED_LAND, "", unmarried, fiefs_are(3, 0))),
    game(
        "alone-queen",
        happened.won_alone("queen"),
        aspiring("medard-barony", BLUE_LAND, royal, wed_and_fiefs(1, 3)),
    ),
    game(
        "couple",
        happened.couple,
        aspiring("medard-barony tournus-duchy", "sennecy-barony beaujeu-county", royal, wed_and_fiefs(2, 2)),
    ),
    game("alone-two", happened.two_alone, aspiring(RED_LAND, BLUE_LAND, royal, wed_and_fiefs(3, 3))),
    counted(
        "points",
        happened.by_points,
        spending("blue", 10, "six", "three"),
        spending("green", 10, "six", "three"),
    ),
    counted(
        "points-titles",
        happened.by_titles,
        bishop_late,
        spending("red", 10, "six", "three"),
        spending("green", 10, "six", "three"),
    ),
    counted("points-money", happened.by_money, spending("blue", 10, "one"), spending("green", 10, "six", "three")),
    counted("points-shared", happened.shared),
    Wanted("rounds", 3, happened.by_rounds, {"points": 0}, steer=faithful()),
    game(
        "last",
        happened.last_left,
        faithful(arming("red", "six", "six"), storming(always, "red", "blaye", "charolles")),
        **LONE,
    ),
    game(
        "last-two",
        happened.last_two_out,
        faithful(arming("red", "six"), arming("green", "three"), storming(always, "red", "blaye", "charolles")),
        **LONE,
    ),
    Wanted(
        "out",
        3,
        happened.out_on_the_way,
        PRINTED,
        steer=faithful(arming("red", "six", "six"), storming(always, "red", "blaye")),
        board=board(**LONE),
    ),
    game(
        "king-dies-regency",
        happened.king_dies("assassinated", "prince-crowned", "regent", "all-rights"),
        courting(murdering(king_with_prince)),
        assassination=4,
    ),
    game(
        "king-dies-queen-reigns",
        happened.king_dies("assassinated", "regent", "crowned", never=("prince-crowned",)),
        courting(murdering(king_and_queen)),
        assassination=4,
    ),
    game(
        "king-dies-throne-empty",
        happened.king_dies("assassinated", "throne-empty"),
        courting(murdering(king_alone), pair=unmarried),
        assassination=4,
    ),
    game(
        "king-dies-prince-alone",
        happened.king_dies("assassinated", "prince-crowned", never=("regent",)),
        courting(murdering(queen_then_king)),
        assassination=4,
    ),
    game(
        "king-dies-of-plague",
        happened.king_dies("plague-kills", "prince-crowned"),
        courting(infecting(king_with_prince)),
        plague=2,
    ),
    game(
        "king-dies-in-battle",
        happened.king_dies("falls"),
        courting(storming(has_king, "red", "st-andromy")),
    ),
    game(
        "king-dies-in-battle-regency",
        happened.king_dies("falls", "prince-crowned", "regent"),
        courting(storming(has_prince, "red", "st-andromy")),
    ),
    game(
        "regent-dies",
        happened.king_dies("assassinated", "prince-crowned", "regent", "assassinated", "all-rights"),
        courting(murdering(king_then_regent)),
        assassination=4,
    ),
    game(
        "king-captive",
        happened.captive_king,
        courting(visiting(has_king, king_alone, "st-andromy", "green"), pair=unmarried),
    ),
    game(
        "last-lord-married",
        happened.last_lord_married,
        dying_out(murdering(green_married), wedding(green_and_blue)),
        assassination=4,
    ),
    game(
        "last-lord-unmarried",
        happened.last_lord_unmarried,
        dying_out(murdering(green_under_king), electing("red", always)),
        assassination=4,
    ),
    game(
        "last-lord-no-throne",
        happened.last_lord_no_throne,
        dying_out(murdering(green_titled), electing("red", green_gone)),
        assassination=4,
    ),
    game(
        "capital-of-captive",
        happened.capital_of_captive,
        directed(
            settling("st-medard", "la-salle", "st-andromy"),
            visiting(always, red_titled, "st-andromy", "green"),
            storming(is_prisoner, "green", "st-medard"),
            raising(families(2, 2, 2)),
            spreading(red="medard-barony"),
        ),
    ),
    *ASKED,
]
