"""The worked examples of Fief: those of its rulebook, and some of ours."""

from typing import Final

from regalia.core.example import RULEBOOK
from regalia.games.fief.figures import HAS_CITY, KINGS, NONE
from regalia.games.fief.state import Fief
from tests.examples import Told, step
from tests.games.fief.fields import field, left
from tests.games.fief.houses import all_ready
from tests.games.fief.positions import (
    BLUE,
    RED,
    bishop,
    build,
    fief,
    hand,
    land,
    lord,
    money,
    number,
    phase,
    the,
    turn,
    units,
    village,
)

BOURG: Final = ("les-essarts", "st-vivien", "bourg", "villeneuve", "la-buissiere")
"""The villages of the duchy."""


def eight_in_blaye() -> Fief:
    """Red's movement turn: Arthur and eight soldiers in Blaye."""
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    turn(s, "movement", "red")
    return s


def four_in_charolles() -> Fief:
    """Red's movement turn: Arthur in Blaye, four soldiers of his in Charolles."""
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "charolles", 4)
    turn(s, "movement", "red")
    return s


def before_a_castle() -> Fief:
    """Red's movement turn: Arthur and four soldiers in Charolles; Charles of Blue has a castle in Blaye."""
    s = land()
    lord(s, "arthur", "red", "charolles")
    units(s, "red", "charolles", 4)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", 5)
    build(s, "blaye", castle=True)
    turn(s, "movement", "red")
    return s


def louis() -> Fief:
    """Arthur and seven soldiers at the gate of Blaye; Charles, Louis and three soldiers within."""
    s = field(attackers=7, defenders=3)
    lord(s, "louis", "blue", "blaye")
    return s


def seven_and_a_lord() -> Fief:
    """The same without Louis, and with five soldiers within."""
    return field(attackers=7, defenders=5)


def duchy() -> Fief:
    """Red's purchase turn: soldiers in all five villages of a duchy, castles in Bourg and Villeneuve, 1000 Thaler."""
    s = land()
    money(s, "red", 1000)
    for key in BOURG:
        units(s, "red", key, 1)
    for key in ("bourg", "villeneuve"):
        build(s, key, castle=True)
    lord(s, "arthur", "red", "bourg")
    turn(s, "purchases", "red")
    return s


def duke_and_baron() -> Fief:
    """Red's purchase turn: Pierre is duke and baron, Arthur is nothing."""
    s = land()
    for key in ("bourg", "sennecy"):
        units(s, "red", key, 1)
    for key in ("pierre", "arthur"):
        lord(s, key, "red", "bourg")
    fief(s, "bourg-duchy", "red", "bourg", "pierre")
    fief(s, "sennecy-barony", "red", "sennecy", "pierre")
    turn(s, "purchases", "red")
    return s


def ballot() -> Fief:
    """A king is to be elected; Arthur of Red is Duke of Bourg, Baron of Châteauneuf and Bishop of Sigy."""
    s = land()
    for key, name, home in (("arthur", "red", "bourg"), ("charles", "blue", "tournus"), ("eric", "green", "sigy")):
        units(s, name, home, 5)
        lord(s, key, name, home)
    units(s, "red", "chateauneuf", 1)
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "sennecy-barony", "red", "chateauneuf", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    fief(s, "sigy-county", "green", "sigy", "eric")
    bishop(s, "arthur", "sigy")
    phase(s, "negotiation")
    all_ready(s)
    return s


def tax() -> Fief:
    """Blue's card turn: a county of four villages, one of which soldiers of Red occupy."""
    s = land()
    lord(s, "charles", "blue", "beaujeu")
    units(s, "blue", "beaujeu", 2)
    fief(s, "beaujeu-county", "blue", "beaujeu", "charles")
    units(s, "red", "charolles", 3)
    hand(s, "blue", "tax")
    s.first = BLUE
    turn(s, "cards", "blue")
    return s


def with_a_mill() -> Fief:
    """Red's card turn: he and Blue have a castle and a mill each, Red without a soldier there."""
    s = land()
    for key, name, home in (("arthur", "red", "blaye"), ("charles", "blue", "tournus")):
        lord(s, key, name, home)
        build(s, home, castle=True, mills=1)
    units(s, "blue", "tournus", 1)
    turn(s, "cards", "red")
    return s


def plague() -> Fief:
    """Red's card turn: Charles and seven soldiers of Blue are in Tournus, four more in Bourg."""
    s = land()
    lord(s, "charles", "blue", "tournus")
    units(s, "blue", "tournus", 7)
    units(s, "blue", "bourg", 4)
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 2)
    hand(s, "red", "plague")
    turn(s, "cards", "red")
    return s


def four_in_blaye() -> Fief:
    """Arthur of Red at the gate of Blaye; Charles of Blue is host, Green and Yellow are guests there."""
    s = field(defenders=5, players=4)
    units(s, "green", "blaye", 3)
    units(s, "yellow", "blaye", 4)
    return s


def outnumbered() -> Fief:
    """Arthur and seven soldiers at the gate of Blaye; Charles and three within."""
    return field(attackers=7, defenders=3)


def two_bishops() -> Fief:
    """A king is to be elected; Arthur of Red is a duke, and two bishops are of his family."""
    s = land()
    for key, name, home in (("arthur", "red", "bourg"), ("charles", "blue", "tournus"), ("eric", "green", "sigy")):
        units(s, name, home, 5)
        lord(s, key, name, home)
    for key, see in (("henri", "bourg"), ("louis", "sigy")):
        lord(s, key, "red", "bourg")
        bishop(s, key, see)
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    fief(s, "sigy-county", "green", "sigy", "eric")
    phase(s, "negotiation")
    all_ready(s)
    return s


def dice(s: Fief, *wanted: tuple[str, list[int]]) -> bool:
    """Whether these dice were rolled, in this order, and no others."""
    told = [(event.key, event.data) for event in s.heard or [] if event.key in ("aimed-die", "rolls-in-battle")]
    return told == list(wanted)


EXAMPLES: Final = [
    Told(
        "left-on-the-way",
        ["FI-M-2", "FI-M-1"],
        eight_in_blaye,
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
        four_in_charolles,
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
        before_a_castle,
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
        seven_and_a_lord,
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
        louis,
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
        duchy,
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
        duke_and_baron,
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
        ballot,
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
        tax,
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
        with_a_mill,
        [step("red", "done"), step("blue", "done"), step("green", "done")],
        lambda s: s.money == [0, 300, 0],
    ),
    Told(
        "plague-in-tournus",
        ["FI-K-12"],
        plague,
        [step("red", "plague"), step("red", "tournus-see")],
        lambda s: (
            (left(s, "blue", "tournus"), left(s, "blue", "bourg")) == (4, 4) and s.owner[the(s, "charles")] == BLUE
        ),
    ),
    Told(
        "yellow-joins",
        ["FI-F-11", "FI-F-12"],
        four_in_blaye,
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
        outnumbered,
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
        two_bishops,
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
]
