"""FI-C and the numbers that give the game its shape; prices, incomes and limits stand in the board file."""

from typing import Final

VILLAGES: Final = 24
REGIONS: Final = 6
BISHOPRICS: Final = 4
LORDS: Final = 16
MEN: Final = 12
"""The first twelve lords are men, the other four women."""

ESTATE: Final = LORDS * REGIONS
"""Where in `Fief.aside` the money lies that waits with a fief for its heir."""

NONE: Final = -1
"""No seat, no lord, no village: whatever is not there."""

# Kinds of region, by the rank of their titles.
BARONY: Final = 0
COUNTY: Final = 1
DUCHY: Final = 2
REGION_KINDS: Final = ["barony", "county", "duchy"]
REGION_SIZES: Final = [3, 4, 5]
REGIONS_A_KIND: Final = 2
TITLE_KEYS: Final = ["baron", "count", "duke"]

# Cards: those of lords and bishops each by itself, the others by kind.
LORD_CARD: Final = 0
BISHOP_CARD: Final = 16
TITHE: Final = 20
TAX: Final = 21
GOOD_HARVEST: Final = 22
FINE_WEATHER: Final = 23
BAD_WEATHER: Final = 24
FAMINE: Final = 25
PLAGUE: Final = 26
REVOLT: Final = 27
ASSASSINATION: Final = 28
JUSTICE: Final = 29
ESCAPE: Final = 30
FEMME_D_ARC: Final = 31
CARDS: Final = 32
CARD_KEYS: Final = [
    *["tithe", "tax", "good-harvest", "fine-weather", "bad-weather", "famine"],
    *["plague", "revolt", "assassination", "justice", "escape", "femme-d-arc"],
]

# What a bishopric bears in a round, as bits.
HAS_FAMINE: Final = 1
HAS_GOOD_HARVEST: Final = 2
HAS_BAD_WEATHER: Final = 4
HAS_FINE_WEATHER: Final = 8

# What can be bought; the places of `Board.price`.
SOLDIER: Final = 0
REBEL: Final = 1
GUARD: Final = 2
PRESS: Final = 3
MILL: Final = 4
CASTLE: Final = 5
BARON: Final = 6
COUNT: Final = 7
DUKE: Final = 8
CARDINAL: Final = 9
WARE_KEYS: Final = ["soldier", "rebel", "guard", "press", "mill", "castle", "baron", "count", "duke", "cardinal"]

# What pays; the places of `Board.income`.
CASTLE_PAYS: Final = 0
CITY_PAYS: Final = 1
PRESS_PAYS: Final = 2
MILL_PAYS: Final = 3
KING_DRAWS: Final = 4
QUEEN_DRAWS: Final = 5
REGENT_DRAWS: Final = 6
TAX_A_VILLAGE: Final = 7
HARVEST_BONUS: Final = 8
WEATHER_BONUS: Final = 9
INCOME_KEYS: Final = [
    *["castle", "city", "press", "mill", "king", "queen", "regent"],
    *["tax-per-village", "harvest-bonus", "weather-bonus"],
]

# What counts; the places of `Board.points`. The first three are the titles, by kind of region.
KING_POINTS: Final = 3
QUEEN_POINTS: Final = 4
BISHOP_POINTS: Final = 5
PRINCE_POINTS: Final = 6
CARDINAL_POINTS: Final = 7
MONEY_POINTS: Final = 8
POINT_KEYS: Final = ["baron", "count", "duke", "king", "queen", "bishop", "crown-prince", "cardinal", "per-500-thaler"]
POINT_MONEY: Final = 500

# Limits; the places of `Board.limit`.
START_MONEY: Final = 0
START_SOLDIERS: Final = 1
HAND: Final = 2
FAMILY: Final = 3
WORKS: Final = 4
STEPS: Final = 5
STEPS_WITH_ARC: Final = 6
VOTES: Final = 7
BISHOPS_TO_CROWN: Final = 8
CARDINALS_TO_CROWN: Final = 9
REGENCY_ROUNDS: Final = 10
FIEFS_ALONE: Final = 11
FIEFS_COUPLE: Final = 12
ROUNDS_WITHOUT_LOSS: Final = 13
LIMIT_KEYS: Final = [
    *["start-money", "start-soldiers", "hand", "lords", "mills-and-presses", "steps", "steps-with-femme-d-arc"],
    *["votes", "bishops-to-crown", "cardinals-to-crown", "regency-rounds", "fiefs-alone", "fiefs-couple"],
    "rounds-without-loss",
]

# FI-C-4: what stands on the board, for all together; the places of `Fief.stock`. A city is no ware: it is made.
CASTLES: Final = 0
CITIES: Final = 1
MILLS: Final = 2
PRESSES: Final = 3
BUILDINGS: Final = [12, 6, 12, 12]
BUILDING_KEYS: Final = ["castle", "city", "mill", "press"]

# What stands around a village.
OPEN: Final = 0
HAS_CASTLE: Final = 1
HAS_CITY: Final = 2

# The royal guards.
KINGS: Final = 0
QUEENS: Final = 1
GUARD_KEYS: Final = ["king-guard", "queen-guard"]

CARDINALS: Final = 3
SUMS: Final = [100, 500, 1000]

# The phases of a round.
CARDS_PHASE: Final = 0
INCOME_PHASE: Final = 1
PURCHASES_PHASE: Final = 2
MOVEMENT_PHASE: Final = 3
BATTLES_PHASE: Final = 4
NEGOTIATION_PHASE: Final = 5
PHASES: Final = 6
PHASE_KEYS: Final = ["cards", "income", "purchases", "movement", "battles", "negotiation"]
