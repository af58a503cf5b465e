"""FI-F-20, FI-F-21: rebels. They rise by a card (FI-K-13); how they move is in `leave.py`."""

from typing import ClassVar, Final

from regalia.core.step import Step
from regalia.games.fief.battlefield import HOST, SIDES
from regalia.games.fief.changes import lose_rebels
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import CapitalsChecked
from regalia.games.fief.figures import NONE, VILLAGES
from regalia.games.fief.gathering import has_bad_weather
from regalia.games.fief.outcome import rebels_destroy
from regalia.games.fief.places import parties, turn_order
from regalia.games.fief.sides import begin_battle, draw_up
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import bits_of
from regalia.games.fief.walking import rebels_rested


class RebelBattles(Step[Fief]):
    """FI-F-21: rebels fight first, leaders in turn order, stacks in board order."""

    key: ClassVar[str] = "rebel-battles"

    def run(self, s: Fief) -> None:
        rebels_rested(s)
        s.fought = []
        stacks = [at for seat in turn_order(s) for at in range(VILLAGES) if s.rebel_leader[at] == seat]
        for village in reversed(stacks):
            s.push(RebelBattle(village))


class RebelBattle(Step[Fief]):
    """FI-F-20, FI-F-21: rebels attack all others in their village as one side; the leader's own pieces stand aside."""

    key: ClassVar[str] = "rebel-battle"

    def __init__(self, village: int) -> None:
        self.village = village

    def frame(self) -> list[int]:
        return [self.village]

    def run(self, s: Fief) -> None:
        village = self.village
        if has_bad_weather(s, village):
            return
        others = [seat for seat in parties(s, village) if seat != s.rebel_leader[village]]
        if not others:
            s.push(CapitalsChecked())
            rebels_destroy(s, village)
            return
        s.tell("rebels-attack", s.rebel_leader[village], village)
        begin_battle(s, NONE, others[0], village)
        s.battle[SIDES + 1] = bits_of(others)
        draw_up(s, NONE, s.battle[HOST])


class RebelsGoHome(Step[Fief]):
    """FI-F-20: at the round's end rebels go home."""

    key: ClassVar[str] = "rebels-go-home"

    def run(self, s: Fief) -> None:
        s.fought = []
        for village in range(VILLAGES):
            if s.rebels[village]:
                s.tell("rebels-go-home", village)
                lose_rebels(s, village, s.rebels[village])


CHAPTER: Final = (
    Chapter("FI-F", [])
    .tells(
        {
            "rebels-attack": "seat village",
            "rebels-roll": "dice:number*",
            "rebels-fall": "number",
            "rebels-win": "village",
            "rebels-destroy": "village",
            "rebels-go-home": "village",
        }
    )
    .has(RebelBattles, RebelBattle, RebelsGoHome)
)
