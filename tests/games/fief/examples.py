"""The worked examples of Fief: those of its rulebook, and some of ours."""

from typing import Final

from regalia.core.example import RULEBOOK
from regalia.games.fief.figures import HAS_CITY, KINGS, NONE
from regalia.games.fief.state import Fief
from tests.examples import Told, step
from tests.games.fief import stages
from tests.games.fief.fields import left
from tests.games.fief.positions import BLUE, RED, number, the, village


def dice(s: Fief, *wanted: tuple[str, list[int]]) -> bool:
    """Whether these dice were rolled, in this order, and no others."""
    told = [(event.key, event.data) for event in s.heard or [] if event.key in ("aimed-die", "rolls-in-battle")]
    return told == list(wanted)


EXAMPLES: Final = [
    Told(
        "left-on-the-way",
        ["FI-M-2", "FI-M-1"],
        stages.eight_in_blaye,
        [
            step("red", "arthur", "all", "charolles"),
            step("red", "arthur", "three", "villeneuve"),
            step("red", "done", arthur="FI-M-2"),
        ],
        lambda s: (left(s, "red", "charolles"), left(s, "red", "villeneuve")) == (5, 3),
        RULEBOOK,
    ),
    Told(
        "fetched-back",
        ["FI-M-2"],
        stages.four_in_charolles,
        [
            step("red", "arthur", "charolles"),
            step("red", "arthur", "all", "blaye"),
            step("red", "done", arthur="FI-M-2"),
        ],
        lambda s: left(s, "red", "blaye") == 4,
        RULEBOOK,
    ),
    Told(
        "within-the-walls",
        ["FI-M-8", "FI-M-5", "FI-F-4"],
        stages.before_a_castle,
        [
            step("red", "arthur", "all", "blaye", "ask"),
            step("blue", "yes"),
            step("red", "done"),
            step("blue", "done"),
            step("green", "done"),
            step("red", "blaye", "blue", "attack"),
            step("red", "no"),
            step("blue", "no"),
        ],
        lambda s: (
            dice(s, ("rolls-in-battle", [RED, 6]), ("rolls-in-battle", [BLUE, 4]))
            and (left(s, "blue", "blaye"), left(s, "red", "blaye")) == (3, 3)
        ),
        RULEBOOK,
    ),
    Told(
        "seven-and-a-lord",
        ["FI-F-3", "FI-F-4"],
        stages.seven_and_a_lord,
        [
            step("red", "assault"),
            step("red", "no"),
            step("blue", "no"),
            step("red", "done"),
            step("blue", "done"),
        ],
        lambda s: (
            dice(s, ("rolls-in-battle", [RED, 6, 2]), ("rolls-in-battle", [BLUE, 3]))
            and (left(s, "blue", "blaye"), left(s, "red", "blaye<charolles")) == (1, 6)
        ),
    ),
    Told(
        "aiming-at-louis",
        ["FI-F-6"],
        stages.louis,
        [
            step("red", "assault"),
            step("red", "no"),
            step("blue", "no"),
            step("red", "louis"),
            step("red", "done", louis="FI-F-6"),
            step("blue", "done"),
        ],
        lambda s: (
            dice(s, ("aimed-die", [the(s, "louis"), 5]), ("rolls-in-battle", [RED, 4]), ("rolls-in-battle", [BLUE, 1]))
            and s.owner[the(s, "louis")] == BLUE
            and (left(s, "blue", "blaye"), left(s, "red", "blaye<charolles")) == (1, 7)
        ),
        RULEBOOK,
    ),
    Told(
        "duchy-of-bourg",
        ["FI-L-1", "FI-B-4"],
        stages.duchy,
        [
            step("red", "duke", "bourg-duchy"),
            step("red", "bourg", les_essarts="FI-L-1"),
            step("red", "arthur"),
        ],
        lambda s: s.walls[village(s, "bourg")] == HAS_CITY and s.money[RED] == 0,
        RULEBOOK,
    ),
    Told(
        "duke-and-baron",
        ["FI-L-2"],
        stages.duke_and_baron,
        [
            step("red", "move-title"),
            step("red", "sennecy-barony", bourg_duchy="FI-L-2"),
            step("red", "arthur", pierre="FI-L-2"),
        ],
        lambda s: s.title[number(s, "region", "sennecy-barony")] == the(s, "arthur"),
        RULEBOOK,
    ),
    Told(
        "one-vote",
        ["FI-E-2", "FI-E-1", "FI-E-3"],
        stages.ballot,
        [
            step("blue", "charles"),
            step("green", "nobody"),
            step("red", "charles"),
            step("blue", "charles"),
            step("green", "abstain"),
        ],
        lambda s: s.king == NONE and [event.data[2] for event in s.heard or [] if event.key == "votes"][:2] == [1, 1],
        RULEBOOK,
    ),
    Told(
        "taxed-county",
        ["FI-K-8", "FI-I-1"],
        stages.tax,
        [
            step("blue", "tax", "beaujeu-county"),
            step("blue", "done"),
            step("green", "done"),
            step("red", "done"),
        ],
        lambda s: s.money[BLUE] == 800,
    ),
    Told(
        "no-soldier-no-income",
        ["FI-I-2"],
        stages.with_a_mill,
        [step("red", "done"), step("blue", "done"), step("green", "done")],
        lambda s: s.money == [0, 300, 0],
    ),
    Told(
        "plague-in-tournus",
        ["FI-K-12"],
        stages.plague,
        [step("red", "plague"), step("red", "tournus-see")],
        lambda s: (
            (left(s, "blue", "tournus"), left(s, "blue", "bourg")) == (4, 4) and s.owner[the(s, "charles")] == BLUE
        ),
    ),
    Told(
        "yellow-joins",
        ["FI-F-11", "FI-F-12"],
        stages.four_in_blaye,
        [
            step("red", "assault"),
            step("green", "aside"),
            step("yellow", "blue"),
            step("blue", "yes"),
            step("red", "no"),
            step("blue", "no"),
            step("red", "done"),
            step("blue", "done"),
        ],
        lambda s: (
            dice(s, ("rolls-in-battle", [RED, 5, 3]), ("rolls-in-battle", [BLUE, 4, 2]))
            and [left(s, name, "blaye") for name in ("blue", "yellow", "green")] == [1, 4, 3]
        ),
    ),
    Told(
        "mercy",
        ["FI-F-10", "FI-P-1"],
        stages.outnumbered,
        [
            step("red", "assault"),
            step("red", "no"),
            step("blue", "mercy"),
            step("blue", "offer"),
            step("red", "yes"),
        ],
        lambda s: s.captor[the(s, "charles")] == RED and left(s, "blue", "blaye") == 0,
    ),
    Told(
        "three-votes-and-two-bishops",
        ["FI-E-3", "FI-E-4", "FI-E-5"],
        stages.two_bishops,
        [
            step("red", "arthur", henri="FI-E-1"),
            step("blue", "charles"),
            step("green", "nobody"),
            step("red", "arthur"),
            step("blue", "charles"),
            step("green", "charles"),
        ],
        lambda s: s.king == the(s, "arthur") and s.guard[KINGS] == 20,
    ),
    Told(
        "famine-countered",
        ["FI-K-9", "FI-K-3", "FI-K-10"],
        stages.famine,
        [
            step("red", "famine", "sigy-see"),
            step("blue", "no"),
            step("green", "yes"),
            step("red", "done"),
            step("blue", "done"),
            step("green", "done"),
        ],
        lambda s: s.money == [0, 0, 300],
    ),
    Told(
        "wedding",
        ["FI-W-1", "FI-N-5"],
        stages.three_houses,
        [
            step("red", "deal", "blue", "marriage"),
            step("red", "arthur", "isabelle"),
            step("red", "send"),
            step("blue", "red", "accept"),
        ],
        lambda s: s.spouse[the(s, "arthur")] == the(s, "isabelle"),
    ),
]
