"""The Fair and its facts."""

from regalia.core.game import Game, Option, Setup
from tests.toy.setup import ToySetup
from tests.toy.steps import STEPS

RULES = ["TOY-S-1", "TOY-S-2", "TOY-T-1", "TOY-T-2", "TOY-T-3", "TOY-T-4", "TOY-T-5", "TOY-C-1"]
RULES += ["TOY-F-1", "TOY-F-2", "TOY-F-3", "TOY-E-1", "TOY-E-2"]

WHY = {
    "TOY-T-2": "",
    "TOY-T-3.hand": "",
    "TOY-T-3.good": "good",
    "TOY-T-4.option": "",
    "TOY-T-4.crown": "",
    "TOY-T-4.hand": "seat",
    "TOY-C-1": "good",
    "TOY-F-1.hand": "",
    "TOY-F-1.twice": "times:number",
    "TOY-F-1.open": "whom:seat",
    "TOY-F-1.good": "good",
    "TOY-F-2.self": "",
    "TOY-F-2.none": "",
    "TOY-F-3": "from:seat",
}

QUESTIONS = {
    "turn": "",
    "sell": "",
    "peek": "",
    "claim": "from:seat good",
    "fair": "",
    "offer-good": "",
    "offer-whom": "good",
    "offered": "from:seat good",
}

EVENTS = {
    "first": "seat",
    "drew": "good",
    "draws": "seat",
    "round": "round:number weather:number",
    "sells": "seat good crowns:number",
    "claims": "seat from:seat good",
    "peeks": "seat whom:seat",
    "peeked": "whom:seat goods:good*",
    "rests": "seat",
    "offers": "seat whom:seat",
    "offered": "seat whom:seat good",
    "withdraws": "seat",
    "refuses": "seat from:seat",
    "accepts": "seat from:seat",
    "ready": "seat",
    "hand": "seat goods:good*",
    "over": "ending",
}


class Toy(Game):
    """The Fair: two to four traders sell what they hold, and offer each other the rest."""

    def __init__(self) -> None:
        super().__init__("toy")
        self.players = [2, 3, 4]
        self.colours = ["red", "blue", "green", "black", "white"]
        self.chance = self.hidden = self.simultaneous = True
        self.longest = 1000
        self.words = "tests.toy"
        self.options = [Option("rich", [8, 6, 12]), Option("peek", [1, 0]), Option("gifts", [0, 1], [3, 4])]
        self.endings = ["rich", "empty", "rounds"]
        self.rules = RULES
        self.reasons = ["", *WHY]
        self.why, self.questions, self.events = WHY, QUESTIONS, EVENTS
        self.steps = STEPS

    def build(self, seats: list[str], options: dict[str, int], board: str) -> Setup:
        return ToySetup(self, seats, options, board)
