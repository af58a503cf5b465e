"""The moves of The Foreign King, and the reasons why one may be barred."""

from typing import Final

FACTORY: Final = 0
PLACE: Final = 1
MOVE: Final = 2
CONGRESS: Final = 3
KING: Final = 4
COINS: Final = 5
ORDER: Final = 6
QUEEN: Final = 7
ACTION_KEYS: Final = ["factory", "place", "move", "congress", "king", "coins", "order", "queen"]

DONE: Final = 8
DISC: Final = 9
SUPPLY: Final = 10
SHIFT: Final = 11
HURRY: Final = 12
STAY: Final = 13
LOSE: Final = 14
LOAN: Final = 15
REPAY: Final = 16
ANSWER_KEYS: Final = ["done", "disc", "supply", "shift", "hurry", "stay", "lose", "loan", "repay"]

TEXTILE: Final = 17
METAL: Final = 18
FACTORY_KEYS: Final = ["textile", "metal"]

FIRST: Final = 19
PLACE_KEYS: Final = ["first", "second", "third", "fourth"]

PROVINCE: Final = 23
"""The first province of the board; all others follow."""

ACTIONS: Final = [FACTORY, PLACE, MOVE, CONGRESS, KING, COINS, ORDER, QUEEN]
MILDEST_FIRST: Final = [PLACE, MOVE, CONGRESS, KING, COINS, ORDER, QUEEN, FACTORY]
"""Actions by what they cost at least, for one who does not answer in time."""

LOANS: Final = [LOAN, REPAY]


class Answers:
    """The answers to a question: alone, and in one's own turn with the loans beside them (FK-T-7)."""

    def __init__(self, moves: list[int]) -> None:
        self.alone = moves
        self.with_loans = moves + LOANS


ANY_ACTION: Final = Answers(ACTIONS)
ACTION_OR_LOSE: Final = Answers([*ACTIONS, LOSE])
KINDS_OF_FACTORY: Final = Answers([TEXTILE, METAL])
KINDS_OR_NONE: Final = Answers([DONE, TEXTILE, METAL])
DONE_OR_MORE: Final = Answers([DONE, DISC])
STAY_OR_HURRY: Final = Answers([STAY, HURRY])
ONLY_DONE: Final = Answers([DONE])

# Reasons. A word behind a dot tells apart what one rule forbids in several ways.
FK_C_4: Final = 1
FK_T_2: Final = 2
FK_T_2_STUCK: Final = 3
FK_T_3_PAWN: Final = 4
FK_T_3_OWN: Final = 5
FK_T_4_MONEY: Final = 6
FK_T_4_DISCS: Final = 7
FK_T_4_BEHIND: Final = 8
FK_T_6: Final = 9
FK_T_7_MEDAL: Final = 10
FK_T_7_LOAN: Final = 11
FK_T_7_MONEY: Final = 12
FK_A_FACTORY_2_KIND: Final = 13
FK_A_FACTORY_2_NONE: Final = 14
FK_A_PLACE_1: Final = 15
FK_A_PLACE_1_SUPPLY: Final = 16
FK_A_MOVE_1_DISC: Final = 17
FK_A_MOVE_1_BORDER: Final = 18
FK_A_MOVE_1_MONEY: Final = 19
FK_A_MOVE_2: Final = 20
FK_A_CONGRESS_1_SUPPLY: Final = 21
FK_A_CONGRESS_1_DISC: Final = 22
FK_A_QUEEN_1: Final = 23
FK_A_QUEEN_1_GERMAN: Final = 24
FK_K_2_BORDER: Final = 25
FK_K_2_BACK: Final = 26
FK_K_2_MONEY: Final = 27
FK_K_8: Final = 28
FK_V_2_SUPPLY: Final = 29
FK_V_2_NONE: Final = 30
FK_V_2_DISC: Final = 31
FK_V_2_BORDER: Final = 32
FK_A_MOVE_1_HERE: Final = 33
FK_V_2_HERE: Final = 34

REASONS: Final = [
    ("", ""),
    ("FK-C-4", "number"),
    ("FK-T-2", ""),
    ("FK-T-2.stuck", ""),
    ("FK-T-3.pawn", "seat action"),
    ("FK-T-3.own", "action"),
    ("FK-T-4.money", "action number has:number"),
    ("FK-T-4.discs", "action"),
    ("FK-T-4.behind", ""),
    ("FK-T-6", "action number"),
    ("FK-T-7.medal", ""),
    ("FK-T-7.loan", ""),
    ("FK-T-7.money", "number has:number"),
    ("FK-A-FACTORY-2.kind", "factory"),
    ("FK-A-FACTORY-2.none", ""),
    ("FK-A-PLACE-1", ""),
    ("FK-A-PLACE-1.supply", ""),
    ("FK-A-MOVE-1.disc", "province"),
    ("FK-A-MOVE-1.border", "from:province to:province"),
    ("FK-A-MOVE-1.money", ""),
    ("FK-A-MOVE-2", "province"),
    ("FK-A-CONGRESS-1.supply", ""),
    ("FK-A-CONGRESS-1.disc", "province"),
    ("FK-A-QUEEN-1", ""),
    ("FK-A-QUEEN-1.german", "action"),
    ("FK-K-2.border", "from:province to:province"),
    ("FK-K-2.back", "province"),
    ("FK-K-2.money", ""),
    ("FK-K-8", "factory province"),
    ("FK-V-2.supply", "colour"),
    ("FK-V-2.none", "colour"),
    ("FK-V-2.disc", "colour province"),
    ("FK-V-2.border", "from:province to:province"),
    ("FK-A-MOVE-1.here", "province"),
    ("FK-V-2.here", "province"),
]
"""Each reason's key and the ids in its words; its place in this list is its number."""
