"""The moves of Royals, and the reasons why one may be barred."""

from typing import Final

DONE: Final = 0
DROP: Final = 1
"""A payment that was begun is dropped, and the turn is over; who only changes his mind takes his answer back."""
THREE: Final = 2
BOTH: Final = 3
DECK: Final = 4
INTRIGUE: Final = 5
ANSWER_KEYS: Final = ["done", "drop", "three", "both", "deck", "intrigue"]

COUNTRY: Final = 6
"""The first country; behind the countries come pairs, positions and wilds, as the board has them (see `Europe`)."""

WAYS: Final = [THREE, BOTH]

# How far a payment is chosen.
PLAYS: Final = 0
"""Nothing is begun: a position may be chosen, or the turn be over."""
PLOTS: Final = 1
"""A position of another is chosen; now how many of the intrigue cards are wilds."""
LAYS_INTRIGUE: Final = 2
PAYS: Final = 3
"""Now how many of the country cards are wilds."""
LAYS: Final = 4
STAGE_KEYS: Final = ["play", "plot", "lay-intrigue", "pay", "lay"]

# Reasons. A word behind a dot tells apart what one rule forbids in several ways.
RO_P_1_CARDS: Final = 1
RO_P_1_NATIVES: Final = 2
RO_P_1_HAND: Final = 3
RO_P_1_REST: Final = 4
RO_P_2: Final = 5
RO_P_2_CARDS: Final = 6
RO_P_3: Final = 7
RO_P_5_OWN: Final = 8
RO_P_5_CARDS: Final = 9
RO_P_5_MATCHING: Final = 10
RO_P_6: Final = 11
RO_P_6_CARDS: Final = 12
RO_P_6_HAND: Final = 13
RO_P_6_REST: Final = 14
RO_T_3: Final = 15
RO_T_4: Final = 16
RO_T_5: Final = 17
RO_T_7_COUNTRY: Final = 18
RO_T_7_INTRIGUE: Final = 19

REASONS: Final = [
    ("", ""),
    ("RO-P-1.cards", "cost:number country natives:number cards:number"),
    ("RO-P-1.natives", "natives:number country has:number"),
    ("RO-P-1.hand", "country"),
    ("RO-P-1.rest", "country"),
    ("RO-P-2", "country has:number cost:number"),
    ("RO-P-2.cards", "cards:number has:number"),
    ("RO-P-3", "cubes:number"),
    ("RO-P-5.own", "position"),
    ("RO-P-5.cards", "cost:number country matching:number cards:number"),
    ("RO-P-5.matching", "matching:number country has:number"),
    ("RO-P-6", "country has:number cost:number"),
    ("RO-P-6.cards", "cards:number has:number"),
    ("RO-P-6.hand", "intrigue"),
    ("RO-P-6.rest", "country"),
    ("RO-T-3", "country"),
    ("RO-T-4", ""),
    ("RO-T-5", ""),
    ("RO-T-7.country", "country"),
    ("RO-T-7.intrigue", "intrigue"),
]
"""Each reason's key and the ids in its words; its place in this list is its number."""
