"""Royals and its facts."""

from typing import Final

from regalia.core.game import Game, Option, Setup, register
from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import KINDS_OF_MARKER
from regalia.games.royals.moves import REASONS
from regalia.games.royals.turns import STEPS

RULES: Final = [
    *["RO-C-1", "RO-C-2", "RO-C-3", "RO-C-4", "RO-C-5"],
    *["RO-S-1", "RO-S-2", "RO-S-3", "RO-S-4", "RO-S-5"],
    *["RO-T-1", "RO-T-2", "RO-T-3", "RO-T-4", "RO-T-5", "RO-T-6", "RO-T-7", "RO-T-8"],
    *["RO-P-1", "RO-P-2", "RO-P-3", "RO-P-4", "RO-P-5", "RO-P-6", "RO-P-7"],
    *["RO-B-1", "RO-B-2", "RO-B-3", "RO-B-4"],
    *["RO-E-1", "RO-E-2", "RO-E-3", "RO-E-4", "RO-E-5"],
    *["RO-F-1", "RO-F-2", "RO-O-1", "RO-D-1"],
]

QUESTIONS: Final = {
    "way": "",
    "draw": "cards:number",
    "draw-both": "",
    "play": "",
    "plot": "position cards:number country",
    "lay-intrigue": "position cards:number",
    "pay": "position cards:number country",
    "lay": "position cards:number",
    "discard": "cards:number",
    "discard-intrigue": "cards:number",
}

EVENTS: Final = {
    # The course of the game.
    "first": "seat",
    "row": "cards:country*",
    "turn": "seat",
    "epoch-ends": "year",
    "deck-renewed": "cards:number",
    "last-round": "",
    # What is drawn.
    "three": "seat",
    "both": "seat",
    "drew": "country",
    "draws": "seat",
    "takes": "seat country",
    "drew-intrigue": "intrigue",
    "draws-intrigue": "seat",
    "intrigues-renewed": "",
    # What is played and discarded.
    "occupies": "seat position",
    "takes-over": "seat from:seat position",
    "pays": "seat cards:number country",
    "pays-wild": "seat wilds:number cards:country*",
    "pays-intrigue": "seat cards:intrigue*",
    "cube-back": "seat city",
    "discards": "seat country",
    "discards-intrigue": "seat intrigue",
    # Bonuses.
    "city-bonus": "seat city points:number",
    "country-bonus": "seat country points:number",
    "house-bonus": "seat points:number",
    # Epochs.
    "epoch-first": "seat country points:number",
    "epoch-second": "seat country points:number",
    "epoch-nobody": "country points:number",
    "tie-title": "seat country title",
    "tie-city": "seat country title",
    "tie-further": "seat country",
    # The end.
    "title": "seat title points:number",
    "title-halved": "seat other:seat title points:number",
    "title-nobody": "title players:number",
    "title-empty": "title",
    "tied": "seats:seat*",
    "highest": "seat points:number",
    "total": "seat points:number",
    "over": "winners:seat*",
}


class RoyalsGame(Game):
    """Europe, 1648 to 1714: two to five great houses put their people into its thrones, churches and armies."""

    def __init__(self) -> None:
        super().__init__("royals")
        self.players = [2, 3, 4, 5]
        self.colours = ["black", "white", "grey", "purple", "orange"]
        self.chance = self.hidden = True
        self.longest = 20_000
        self.examples = "regalia.games.royals"
        # RO-O-1, RO-S-5
        self.options = [
            Option("limited-cubes", [0, 1]),
            Option("free-wilds", [0, 1]),
            Option("open-scores", [0, 1]),
            Option("no-memory-aid", [0, 1]),
            Option("first-seat", [0, 1]),
        ]
        self.tally = [f"{kind}-points" for kind in KINDS_OF_MARKER]
        self.endings = ["points", "marker", "shared"]
        self.rules = RULES
        self.reasons = [reason for reason, _ in REASONS]
        self.why = {reason: told for reason, told in REASONS if reason}
        self.questions, self.events = QUESTIONS, EVENTS
        self.steps = STEPS

    def colours_for(self, players: int) -> list[str]:
        """RO-S-1: two play black and white."""
        return self.colours[:2] if players == 2 else self.colours

    def build(self, seats: list[str], options: dict[str, int], board: str) -> Setup:
        return Europe(self, seats, options, board)


GAME = register(RoyalsGame())
