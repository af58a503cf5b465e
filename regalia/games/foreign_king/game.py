"""The Foreign King and its facts."""

from typing import Final

from regalia.core.game import Game, Option, Setup, register
from regalia.core.refusals import BadSetup
from regalia.games.foreign_king.ending import ENDINGS, KINDS_OF_POINTS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.moves import REASONS
from regalia.games.foreign_king.turns import STEPS

RULES: Final = [
    *["FK-C-1", "FK-C-2", "FK-C-3", "FK-C-4"],
    *["FK-S-1", "FK-S-2", "FK-S-3", "FK-S-4"],
    *["FK-T-1", "FK-T-2", "FK-T-3", "FK-T-4", "FK-T-5", "FK-T-6", "FK-T-7"],
    *["FK-A-FACTORY-1", "FK-A-FACTORY-2", "FK-A-FACTORY-3", "FK-A-PLACE-1"],
    *["FK-A-MOVE-1", "FK-A-MOVE-2", "FK-A-MOVE-3", "FK-A-CONGRESS-1", "FK-A-COINS-1"],
    *["FK-A-ORDER-1", "FK-A-QUEEN-1", "FK-A-QUEEN-2"],
    *["FK-K-1", "FK-K-2", "FK-K-3", "FK-K-4", "FK-K-5", "FK-K-6", "FK-K-7", "FK-K-8"],
    *["FK-E-1", "FK-E-2", "FK-E-3", "FK-E-4", "FK-E-5", "FK-E-6", "FK-E-7"],
    *["FK-V-1", "FK-V-2", "FK-V-3", "FK-V-4", "FK-V-5"],
    *["FK-O-1", "FK-O-2"],
]

QUESTIONS: Final = {
    "action": "",
    "queen": "",
    "factory-kind": "",
    "factory-province": "factory",
    "place": "",
    "place-more": "province",
    "move-from": "",
    "move-to": "province",
    "move-more": "province",
    "congress": "",
    "king-called": "",
    "king": "province",
    "king-on": "province",
    "hurry": "province discs:number",
    "idle": "province",
    "virtual": "colour steps:number",
    "virtual-from": "colour",
    "virtual-to": "colour province",
    "turn-end": "",
    "order-place": "",
}

EVENTS: Final = {
    # The course of the game.
    "order": "seats:seat*",
    "first": "seat",
    "round": "round:number",
    "turn": "seat",
    "loses-turn": "seat",
    # What is done in a turn.
    "action": "seat action",
    "by-queen": "seat action",
    "loan": "seat",
    "repaid": "seat",
    "factory": "seat factory province",
    "medal": "seat province",
    "placed": "seat province",
    "moved": "seat from:province to:province",
    "home": "seat province",
    "congress-supply": "seat",
    "congress-province": "seat province",
    "coins": "seat francs:number",
    "order-wish": "seat francs:number",
    "order-moved": "seat place",
    "order-stays": "seat",
    # Scoring with the King.
    "king-called": "seat province",
    "king-steps": "seat from:province to:province",
    "marker": "drop:number marker:number",
    "empty": "province",
    "hurries": "seat discs:number province",
    "stays": "seat province",
    "scores": "colour province points:number",
    "no-points": "colour province",
    "silent": "colour province",
    "nobody": "province",
    "idled": "seat factory province",
    "idles-none": "seat province",
    "virtual-placed": "seat colour province",
    "virtual-moved": "seat colour from:province to:province",
    # The end.
    "end-marker": "marker:number points:number",
    "end-factories": "",
    "end-rounds": "rounds:number",
    "loans-open": "seat loans:number points:number",
    "award-control": "colour points:number",
    "award-medals": "colour points:number",
    "award-congress": "colour points:number",
    "award-money": "colour points:number",
    "award-provinces": "colour points:number",
    "over": "winners:colour*",
}


class TheForeignKing(Game):
    """Belgium, 1831: two to four citizens build its industry and send the new King where he serves them best."""

    def __init__(self) -> None:
        super().__init__("foreign-king")
        self.players = [2, 3, 4]
        self.colours = ["red", "blue", "green", "black"]
        self.chance = True
        self.longest = 20_000
        self.examples = "regalia.games.foreign_king"
        self.options = [
            Option("extended", [0, 1]),
            Option("three-queen", [0, 1], [3]),
            Option("german-queen", [0, 1], [3, 4]),
            Option("bank", [0, 37, 41]),
            Option("silent-third", [0, 1], [2]),
            Option("factory-appearance", [0, 1]),
        ]
        self.endings = ENDINGS[1:]
        self.tally = KINDS_OF_POINTS
        self.rules = RULES
        self.reasons = [reason for reason, _ in REASONS]
        self.why = {reason: told for reason, told in REASONS if reason}
        self.questions, self.events = QUESTIONS, EVENTS
        self.steps = STEPS

    def chosen(self, players: int, options: dict[str, int]) -> dict[str, int]:
        """FK-A-QUEEN-1, FK-T-6: how the Queen is read is no choice where there is none."""
        found = super().chosen(players, options)
        if players == 3 and found["german-queen"] and not found["three-queen"]:
            raise BadSetup("setup-option-needs", {"option": "german-queen", "needs": "three-queen", "seats": players})
        return found

    def build(self, seats: list[str], options: dict[str, int], board: str) -> Setup:
        return Kingdom(self, seats, options, board)


GAME = register(TheForeignKing())
