"""What was rolled in the last battle of this phase, round by round, read off what the reader has heard."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from regalia.core.events import Event
from regalia.games.fief.figures import NONE

BEGINS: Final = ("attacks", "rebels-attack")
"""How a battle begins; it lasts till another begins, or its attacker's turn is over."""
PHASE: Final = "phase"
OVER: Final = "battle-turn-done"
AIMS: Final = "aims"
AIMED: Final = "aimed-die"
ROLLS: Final = "rolls-in-battle"
REBELS_ROLL: Final = "rebels-roll"
ROUND: Final = "battle-round"


class Throw(NamedTuple):
    """What one side rolls: whose strongest member does (NONE: rebels), the dice, those aimed with their lords."""

    seat: int
    dice: tuple[int, ...]
    aimed: tuple[tuple[int, int], ...] = ()


class Fought(NamedTuple):
    """A round of a battle: what was rolled, and what else was told."""

    number: int
    throws: list[Throw]
    told: list[Event]


class Fight(NamedTuple):
    """A battle: how it began, what was told before the first round, and its rounds."""

    begins: Event
    told: list[Event]
    rounds: list[Fought]


def last_fight(happened: Sequence[Event]) -> Fight | None:
    """The battle that goes on, or the last one of this phase."""
    heard: list[Event] = []
    for event in reversed(happened):
        if event.key == PHASE:
            return None
        heard.append(event)
        if event.key in BEGINS:
            return told(heard[::-1])
    return None


def told(heard: list[Event]) -> Fight:
    """A battle from all that was heard since it began."""
    fight = Fight(heard[0], [], [])
    aims: dict[int, int] = {}
    aimed: dict[int, list[tuple[int, int]]] = {}
    for event in heard[1:]:
        if event.key == OVER:
            break
        if event.key == ROUND:
            loose(fight, aimed)
            fight.rounds.append(Fought(event.data[0], [], []))
        elif event.key == AIMED:
            aimed.setdefault(aims.get(event.data[0], NONE), []).append((event.data[0], event.data[1]))
        elif event.key in (ROLLS, REBELS_ROLL) and fight.rounds:
            seat, dice = (event.data[0], event.data[1:]) if event.key == ROLLS else (NONE, event.data)
            fight.rounds[-1].throws.append(Throw(seat, tuple(dice), tuple(aimed.pop(seat, []))))
        else:
            if event.key == AIMS:
                aims[event.data[1]] = event.data[0]
            (fight.rounds[-1].told if fight.rounds else fight.told).append(event)
    loose(fight, aimed)
    return fight


def loose(fight: Fight, aimed: dict[int, list[tuple[int, int]]]) -> None:
    """Dice of who has aimed all he has: there was nothing else to roll."""
    for seat, dice in aimed.items():
        if fight.rounds:
            fight.rounds[-1].throws.append(Throw(seat, (), tuple(dice)))
    aimed.clear()
