"""FI-C: reads a board file: villages, roads, regions, bishoprics, cards, pieces and figures."""

from typing import Final

from regalia.core.data import Entry, read
from regalia.games.fief.figures import (
    BISHOP_CARD,
    BISHOPRICS,
    CARD_KEYS,
    CARDINALS,
    CARDS,
    INCOME_KEYS,
    LIMIT_KEYS,
    LORDS,
    MEN,
    NONE,
    POINT_KEYS,
    REGION_KINDS,
    REGION_SIZES,
    REGIONS,
    REGIONS_A_KIND,
    START_SOLDIERS,
    STEPS,
    STEPS_WITH_ARC,
    TITHE,
    TITLE_KEYS,
    VILLAGES,
    WARE_KEYS,
)
from regalia.games.fief.knowledge import SPAN
from regalia.games.fief.places import shows

SOURCES: Final = ["printed", "later-edition", "reconstruction", "own"]
SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
MOST: Final = 60
"""More cards or pieces of a kind than any table needs."""
MOST_UNITS: Final = SPAN - 1
"""So many units of a kind can be kept count of (see `knowledge.py`)."""
MOST_THALER: Final = 10_000


class Board:
    """What a board file says, as lists by number; what does not fit is an error that names file and key."""

    def __init__(self, file: str, text: str, taken: list[str]) -> None:
        self.taken = list(taken)
        """Tokens that no village, lord, region or bishopric may have."""
        self.villages: list[str] = []
        self.at: list[tuple[int, int]] = []
        """Where each village lies on the map, in percent."""
        self.reconstructed: list[bool] = []
        self.regions: list[str] = []
        self.region_kind: list[int] = []
        self.bishoprics: list[str] = []
        self.lords: list[str] = []
        self.region_of: list[int] = []
        self.bishopric_of: list[int] = []
        self.region_villages: list[list[int]] = []
        self.bishopric_villages: list[list[int]] = []
        self.roads: list[list[int]] = []
        """FI-C-1: for each village those a road leads to."""
        self.cards = [1] * CARDS
        """FI-C-5: how many there are of each card; one of each lord and bishop."""
        entry = read(file, text)
        self.read_regions(entry)
        self.read_villages(entry)
        self.read_lords(entry.entry("lords"))
        self.read_cards(entry)
        self.read_pieces(entry.entry("pieces"))
        self.read_battle(entry.entry("battle"))
        self.read_figures(entry)
        entry.end()

    def key(self, entry: Entry, key: str, among: list[str]) -> str:
        """A key that can be a token, and is not taken."""
        self.check_key(entry, "key", key, among)
        return key

    def check_key(self, entry: Entry, place: str, key: str, among: list[str]) -> None:
        """Refuse what cannot be a token, and what stands for something else."""
        if not all(sign in SIGNS for sign in key) or not key[0].isalpha():
            raise entry.problem("board-key", place, key)
        if key in self.taken or key in among:
            raise entry.problem("board-twice", place, key)

    def counted(self, entry: Entry, key: str, wanted: int) -> list[Entry]:
        """A list of tables that must have so many."""
        found = entry.entries(key)
        if len(found) != wanted:
            raise entry.problem("board-count", key, str(wanted))
        return found

    # Regions and bishoprics ------------------------------------------------------------------------------------------

    def read_regions(self, entry: Entry) -> None:
        """FI-C-1: two duchies, two counties, two baronies; four bishoprics."""
        for region in self.counted(entry, "region", REGIONS):
            self.regions.append(self.key(region, region.text("key"), self.regions))
            kind = REGION_KINDS.index(region.text("kind", REGION_KINDS))
            if self.region_kind.count(kind) == REGIONS_A_KIND:
                raise region.problem("board-count", "kind", str(REGIONS_A_KIND))
            self.region_kind.append(kind)
            region.text("source", SOURCES)
            region.end()
        for bishopric in self.counted(entry, "bishopric", BISHOPRICS):
            # A see may bear the name of its village, so its token says what it is.
            self.bishoprics.append(self.key(bishopric, f"{bishopric.text('key')}-see", self.bishoprics))
            bishopric.text("source", SOURCES)
            bishopric.end()

    # Villages and roads ----------------------------------------------------------------------------------------------

    def read_villages(self, entry: Entry) -> None:
        """FI-C-1: 24 villages, each in a region and a bishopric."""
        entries = self.counted(entry, "village", VILLAGES)
        roads: list[list[str]] = []
        for village in entries:
            self.villages.append(self.key(village, village.text("key"), [*self.villages, *self.regions]))
            self.add_village(village)
            roads.append(village.texts("roads"))
            village.end()
        for at, village in enumerate(entries):
            self.add_roads(village, at, roads[at])
        self.check_roads(entries)
        for number in range(REGIONS):
            self.region_villages.append([v for v in range(VILLAGES) if self.region_of[v] == number])
            size = REGION_SIZES[self.region_kind[number]]
            if len(self.region_villages[number]) != size:
                raise entry.problem("board-count", f"village.region {self.regions[number]}", str(size))
        for number in range(BISHOPRICS):
            self.bishopric_villages.append([v for v in range(VILLAGES) if self.bishopric_of[v] == number])
            if not self.bishopric_villages[number]:
                raise entry.problem("board-count", f"village.bishopric {self.bishoprics[number]}", "1")

    def add_village(self, entry: Entry) -> None:
        """Where a village lies and belongs."""
        self.region_of.append(self.regions.index(entry.text("region", self.regions)))
        sees = [see.removesuffix("-see") for see in self.bishoprics]
        self.bishopric_of.append(sees.index(entry.text("bishopric", sees)))
        at = entry.numbers("at", 0, 100)
        if len(at) != 2:
            raise entry.problem("board-count", "at", "2")
        self.at.append((at[0], at[1]))
        self.reconstructed.append(entry.text("source", SOURCES) == "reconstruction")

    def add_roads(self, entry: Entry, at: int, roads: list[str]) -> None:
        """The roads of one village."""
        found = []
        for number, key in enumerate(roads):
            place = f"roads[{number + 1}]"
            if key not in self.villages:
                raise entry.problem("board-village", place, key)
            other = self.villages.index(key)
            if other == at or other in found:
                raise entry.problem("board-twice", place, key)
            found.append(other)
        self.roads.append(sorted(found))

    def check_roads(self, entries: list[Entry]) -> None:
        """Each road has two ends, and from each village one comes to each other."""
        for a in range(VILLAGES):
            for b in self.roads[a]:
                if a not in self.roads[b]:
                    raise entries[b].problem("board-road", "roads", self.villages[a])
        reached = [0]
        for a in reached:
            reached += [b for b in self.roads[a] if b not in reached]
        for at, entry in enumerate(entries):
            if at not in reached:
                raise entry.problem("board-cut-off", "roads", self.villages[0])

    # Lords, cards, pieces --------------------------------------------------------------------------------------------

    def read_lords(self, entry: Entry) -> None:
        """FI-C-3: twelve men and four women, each with an initial of his own."""
        taken = [*self.villages, *self.regions, *self.bishoprics]
        for key, wanted in (("men", MEN), ("women", LORDS - MEN)):
            names = entry.texts(key)
            if len(names) != wanted:
                raise entry.problem("board-count", key, str(wanted))
            for number, name in enumerate(names):
                place = f"{key}[{number + 1}]"
                self.check_key(entry, place, name, taken)
                if name[0] in [lord[0] for lord in self.lords]:
                    raise entry.problem("board-twice", place, name)
                self.lords.append(name)
        entry.end()

    def read_cards(self, entry: Entry) -> None:
        """FI-C-5: how many there are of each kind."""
        blue = entry.entry("blue-cards")
        blue.number("lord", LORDS, LORDS)
        blue.number("bishop", BISHOPRICS, BISHOPRICS)
        for number, key in enumerate(CARD_KEYS):
            self.cards[TITHE + number] = blue.number(key, 0, 20)
        # A Femme d'Arc stays with her woman; there is one, or none.
        self.cards[CARDS - 1] = blue.number("femme-d-arc", 0, 1)
        blue.end()
        red = entry.entry("red-cards")
        for key in TITLE_KEYS:
            red.number(key, REGIONS_A_KIND, REGIONS_A_KIND)
        red.number("cardinal", CARDINALS, CARDINALS)
        for key in ("king", "queen", "crown-prince", "first-player"):
            red.number(key, 1, 1)
        red.end()

    def read_pieces(self, entry: Entry) -> None:
        """FI-C-2, FI-C-3: a player's pieces by value; guards and rebels in units."""
        self.soldiers = self.pieces(entry.entry("soldiers"))
        self.guards = [self.units(entry.entry("king-guard")), self.units(entry.entry("queen-guard"))]
        self.rebels = self.units(entry.entry("rebels"))
        entry.end()
        self.units_a_player = self.soldiers[0] + 3 * self.soldiers[1] + 6 * self.soldiers[2]
        told = [("soldiers", self.units_a_player), ("king-guard", self.guards[0]), ("queen-guard", self.guards[1])]
        for key, units in [*told, ("rebels", self.rebels)]:
            if units > MOST_UNITS:
                raise entry.problem("board-units", key, str(MOST_UNITS))

    def pieces(self, entry: Entry) -> list[int]:
        """How many there are of 1, 3 and 6 units."""
        found = [entry.number(key, 0, MOST) if entry.has(key) else 0 for key in ("1", "3", "6")]
        entry.end()
        return found

    def units(self, entry: Entry) -> int:
        """How many units they are together."""
        ones, threes, sixes = self.pieces(entry)
        return ones + 3 * threes + 6 * sixes

    # Figures ---------------------------------------------------------------------------------------------------------

    def read_battle(self, entry: Entry) -> None:
        """FI-F-3, FI-F-4: dice by units, losses by what stands around the village."""
        self.divisor = [entry.number(key, 1, 20) for key in ("open", "castle", "city")]
        self.dice_from = entry.numbers("dice-from", 1, 100)
        if len(self.dice_from) != 3 or sorted(self.dice_from) != self.dice_from:
            raise entry.problem("board-count", "dice-from", "3")
        entry.end()

    def read_figures(self, entry: Entry) -> None:
        """Prices, incomes, points and limits, each list in the order of its keys."""
        plague = entry.entry("plague")
        self.plague_kills = plague.number("lord-dies-on", 0, 6)
        plague.end()
        self.price = self.figures(entry.entry("prices"), WARE_KEYS, MOST_THALER)
        self.income = self.figures(entry.entry("income"), INCOME_KEYS, MOST_THALER)
        points = entry.entry("points")
        self.count_every = points.number("every-rounds", 1, 5)
        self.points = self.figures(points, POINT_KEYS, 1000)
        self.limit = self.figures(entry.entry("limits"), LIMIT_KEYS, MOST_THALER)
        self.check_limits(entry.entry("limits"))

    def check_limits(self, entry: Entry) -> None:
        """FI-C-2, FI-S-2: what each begins with can be shown. FI-M-2: a way can be kept count of."""
        units = self.limit[START_SOLDIERS]
        if not shows(self.soldiers, units, units // 3, units // 6):
            raise entry.problem("board-units", LIMIT_KEYS[START_SOLDIERS], str(self.units_a_player))
        for number in (STEPS, STEPS_WITH_ARC):
            entry.number(LIMIT_KEYS[number], 0, VILLAGES)

    def figures(self, entry: Entry, keys: list[str], most: int) -> list[int]:
        """A number for each key. Sums of money are whole hundreds, as the bank pays no less."""
        found = [entry.number(key, 0, most) for key in keys]
        entry.end()
        if keys is WARE_KEYS or keys is INCOME_KEYS:
            for key, number in zip(keys, found, strict=True):
                if number % 100:
                    raise entry.problem("board-hundreds", key)
        return found


def roads_by_number(board: Board) -> list[int]:
    """For each pair of villages the number of the road from one to the other, NONE if there is none."""
    found = [NONE] * (VILLAGES * VILLAGES)
    number = 0
    for a in range(VILLAGES):
        for b in board.roads[a]:
            found[a * VILLAGES + b] = number
            number += 1
    return found


BISHOPS: Final = list(range(BISHOP_CARD, TITHE))
"""The cards of the bishops, by bishopric."""
