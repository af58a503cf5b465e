"""Fief and its facts, gathered from its chapters."""

from typing import Final

from regalia.core.game import Game, Option, Setup, register
from regalia.games.fief import (
    answering,
    attacks,
    battles,
    buildings,
    capitals,
    cards,
    counters,
    drafting,
    election,
    ending,
    fiefs,
    grants,
    guards,
    income,
    inheritance,
    levies,
    marriage,
    movement,
    negotiation,
    offers,
    persons,
    plague,
    prisoners,
    promises,
    promising,
    purchases,
    rebels,
    regency,
    rounds,
    setup,
    titles,
    troops,
)
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.land import Land
from regalia.games.fief.reasons import REASONS, WHY

COMPONENTS: Final = Chapter("FI-C", [*range(1, 7)])
PLACES: Final = Chapter("FI-O", [*range(1, 7)])
SEEN: Final = Chapter("FI-V", [*range(1, 7)])
OPTIONS: Final = Chapter("FI-X", [1])

CHAPTERS: Final = [
    *(COMPONENTS, setup.CHAPTER, rounds.CHAPTER, PLACES, cards.CHAPTER, persons.CHAPTER, levies.CHAPTER),
    *(attacks.CHAPTER, counters.CHAPTER, plague.CHAPTER, income.CHAPTER, purchases.CHAPTER),
    *(troops.CHAPTER, buildings.CHAPTER, titles.CHAPTER),
    *(movement.CHAPTER, battles.CHAPTER, rebels.CHAPTER, prisoners.CHAPTER, fiefs.CHAPTER, inheritance.CHAPTER),
    *(negotiation.CHAPTER, marriage.CHAPTER, election.CHAPTER, regency.CHAPTER, guards.CHAPTER, ending.CHAPTER),
    *(capitals.CHAPTER, grants.CHAPTER, offers.CHAPTER, promises.CHAPTER),
    *(drafting.CHAPTER, promising.CHAPTER, answering.CHAPTER),
    *(SEEN, OPTIONS),
]
"""In the order of the rulebook."""

COLOURS: Final = ["red", "blue", "green", "yellow", "black", "white"]
"""FI-S-1: the coats of arms, by their colours; the table chooses them when it sits down."""

ROUNDS: Final = [60, 10, 20, 30, 40, 50]
"""FI-Z-5: after how many rounds a simple game ends at the latest."""

PROPOSED: Final = 10
"""FI-S-4: the rounds of a points game that is proposed to three players."""


class TheFief(Game):
    """A kingdom of six regions: three to six families fight, marry and deal for its fiefs and its crown."""

    def __init__(self) -> None:
        super().__init__("fief")
        self.players = [3, 4, 5, 6]
        self.colours = COLOURS
        self.chance = self.hidden = self.simultaneous = True
        self.longest = 100_000
        self.examples = "regalia.games.fief"
        self.weight = 3
        self.looks = 40
        self.options = [
            Option("points", [0, 10, 15, 20, 25]),
            Option("rounds", ROUNDS),
            Option("strict-counters", [0, 1]),
            Option("mild-plague", [0, 1]),
            Option("open-money", [0, 1]),
            Option("open-board", [0, 1]),
        ]
        self.brief = {"points": PROPOSED}
        self.endings = ending.ENDINGS
        self.reasons, self.why = REASONS, WHY
        self.kinds: dict[str, list[str]] = {}
        for chapter in CHAPTERS:
            self.rules += chapter.rules
            self.questions |= chapter.questions
            self.events |= chapter.events
            self.steps |= {step.key: step for step in chapter.steps}
            self.kinds |= chapter.names

    def chosen(self, players: int, options: dict[str, int]) -> dict[str, int]:
        """FI-S-4, FI-X-1: three players who choose nothing play for points over ten rounds, more the simple game."""
        if players == 3 and "points" not in options:
            options = {**options, "points": PROPOSED}
        return super().chosen(players, options)

    def build(self, seats: list[str], options: dict[str, int], board: str) -> Setup:
        return Land(self, seats, options, board, self)


GAME: Final = register(TheFief())
