"""Positions of the worked examples of Fief."""

from typing import Final

from regalia.games.fief.state import Fief
from tests.games.fief.fields import field
from tests.games.fief.houses import all_ready, houses
from tests.games.fief.positions import (
    BLUE,
    bishop,
    build,
    fief,
    hand,
    land,
    lord,
    money,
    phase,
    turn,
    units,
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


def famine() -> Fief:
    """Red's card turn: he has a famine; Green, who has a mill and a press in Sigy, has a good harvest."""
    s = land()
    for key, name, home in (("arthur", "red", "blaye"), ("charles", "blue", "tournus"), ("eric", "green", "sigy")):
        lord(s, key, name, home)
        units(s, name, home, 2)
    build(s, "sigy", mills=1, presses=1)
    hand(s, "red", "famine")
    hand(s, "green", "good-harvest")
    turn(s, "cards", "red")
    return s


def three_houses() -> Fief:
    """Three families with a lord and a lady each, in phase 6."""
    s = houses()
    phase(s, "negotiation")
    return s
