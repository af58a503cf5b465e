"""Battles of Fief for its tests: who stands where, and dice that fall as a test wants.

s = field()                       # red at the gate of Blaye, blue in it; it is red's battle turn
dice(s, "battle 6", "battle 1")   # the next dice: what for, and what they show
say(s, "assault", ...)
"""

from regalia.core.luck import Draw, RecordedLuck
from regalia.games.fief.places import units_at
from regalia.games.fief.state import Fief
from tests.games.fief.positions import asked, build, land, lord, place, say, seat, turn, units


def dice(s: Fief, *told: str) -> None:
    """The next dice fall like this, and no other luck may be asked: `battle 6`, `aim 5`."""
    draws = []
    for one in told:
        label, number = one.split(" ")
        draws.append(Draw(label, 6, int(number) - 1))
    s.luck = RecordedLuck(draws)


def battle_dice(s: Fief, *numbers: int) -> None:
    """The same for dice that are not aimed."""
    dice(s, *[f"battle {number}" for number in numbers])


def field(attackers: int = 6, defenders: int = 6, players: int = 3, castle: bool = False, **options: int) -> Fief:
    """Red's battle turn: Arthur and soldiers at the gate of Blaye, on the road from Charolles; Charles is within."""
    s = land(players, **options)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", defenders)
    if castle:
        build(s, "blaye", castle=True)
    lord(s, "arthur", "red", "blaye<charolles")
    units(s, "red", "blaye<charolles", attackers)
    turn(s, "battles", "red")
    return s


def together(red: int = 6, blue: int = 6, castle: bool = False, players: int = 3) -> Fief:
    """Red's battle turn: blue is host in Blaye with Charles, red his guest with Arthur."""
    s = land(players)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", blue)
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", red)
    if castle:
        build(s, "blaye", castle=True)
    turn(s, "battles", "red")
    return s


def fight_on(s: Fief, *but: str) -> None:
    """Nobody asks mercy or aims, until another question comes, or one of these."""
    plain = {"ask-mercy": "no", "aim": "done"}
    while asked(s)[1] in plain and asked(s)[1] not in but:
        say(s, plain[asked(s)[1]])


def a_round(s: Fief, *numbers: int) -> None:
    """One round of nothing but dice."""
    battle_dice(s, *numbers)
    rounds = s.battle[10]
    while s.battle and s.battle[10] == rounds and asked(s)[1] in ("ask-mercy", "aim"):
        say(s, "no" if asked(s)[1] == "ask-mercy" else "done")


def left(s: Fief, name: str, at: str) -> int:
    """How many soldiers a player has in a place."""
    return units_at(s, seat(s, name), place(s, at))
