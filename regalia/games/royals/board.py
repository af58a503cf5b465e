"""RO-C, RO-D: what the board and the markers show, read from a file and checked."""

from typing import Final

from regalia.core.data import Entry, packaged, read
from regalia.games.royals.figures import HAND, KING, ROW, TAKE_OVER, TAKE_OVER_KING, YEARS

COLUMNS: Final = ("intrigue-per-pair", "removed", "first-draw")
"""What stands among the cards and is no country."""
MOST_COUNTRIES: Final = 8
MOST_CITIES: Final = 40
MOST_POSITIONS: Final = 4
"""Positions of a city; in the box 1 or 2."""
MOST_TITLES: Final = 12
MOST_CARDS: Final = 99
MOST_POINTS: Final = 99
SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


class Board:
    """RO-D-1: the figures, lists by country, city, title or position; `board.toml` shows the shape of a file."""

    def __init__(self, players: int, text: str) -> None:
        self.players = players
        self.titles: list[str] = []
        self.cost: list[int] = []
        self.influence: list[int] = []
        self.points: list[int] = []
        self.countries: list[str] = []
        self.cards: list[int] = []
        """Country cards in the game, without those taken out (RO-S-2)."""
        self.cities: list[str] = []
        self.printed: list[bool] = []
        """Whether a rulebook or a published description says a city's positions."""
        self.city_country: list[int] = []
        self.city_bonus: list[int] = []
        self.position_city: list[int] = []
        self.position_title: list[int] = []
        self.position_influence: list[int] = []
        self.country_bonus: list[int] = []
        """High and low of each country."""
        self.epochs: list[int] = []
        """High and low of each country, epoch by epoch."""
        self.load(read("board" if text else "board.toml", text or packaged("regalia.games.royals", "board.toml")))

    def load(self, file: Entry) -> None:
        """RO-D-1: read all of a file; what does not fit is an error that names file and key."""
        titles, cards = file.entry("titles"), file.entry("cards")
        self.load_titles(titles)
        self.load_countries(file, cards)
        self.load_house(file.entry("house-bonus"))
        self.load_country_bonus(file.entry("country-bonus"))
        self.load_epochs(file.entry("epochs"))
        self.load_cities(file)
        self.load_cards(cards)
        file.end()

    # Titles and cards ------------------------------------------------------------------------------------------------

    def load_titles(self, entry: Entry) -> None:
        """RO-C-3: the titles, lowest first; points even, so that a marker can be halved."""
        self.titles = entry.keys()
        if not 1 <= len(self.titles) <= MOST_TITLES:
            raise entry.problem("board-count", "", f"1 to {MOST_TITLES}")
        for key in self.titles:
            check_key(entry, key, key)
            title = entry.entry(key)
            self.cost.append(title.number("cost", 1, HAND))
            self.influence.append(title.number("influence", 1, MOST_POINTS))
            self.points.append(title.number("points", 0, MOST_POINTS))
            if self.points[-1] % 2:
                raise title.problem("board-even", "points", str(self.points[-1]))
            title.end()

    def load_countries(self, file: Entry, cards: Entry) -> None:
        """RO-D-1: whatever is named as a country anywhere needs cards, both bonus markers, and all of its epochs'."""
        self.countries = [key for key in cards.keys() if key not in COLUMNS]  # noqa: SIM118 (no dict)
        for name in ("country-bonus", "epochs"):
            self.countries += [key for key in file.entry(name).keys() if key not in self.countries]  # noqa: SIM118
        if not 2 <= len(self.countries) <= MOST_COUNTRIES:
            raise file.problem("board-count", "cards", f"2 to {MOST_COUNTRIES}")
        for key in self.countries:
            check_key(cards, key, key)

    def load_cards(self, entry: Entry) -> None:
        """RO-C-1, RO-S-2, RO-T-1: the cards, those taken out, and what is drawn in the first turns."""
        self.cards = [entry.number(country, 1, MOST_CARDS) for country in self.countries]
        self.per_pair = entry.number("intrigue-per-pair", 0, MOST_CARDS)
        removed, first = entry.entry("removed"), entry.entry("first-draw")
        number = str(self.players)
        out = removed.numbers(number, 0, MOST_CARDS)
        if len(out) != len(self.countries):
            raise removed.problem("board-count", number, str(len(self.countries)))
        for country, cards in enumerate(out):
            removed.whole(cards, f"{number}[{country + 1}]", 0, self.cards[country] - 1)
            self.cards[country] -= cards
        self.first_draw = first.numbers(number, 1, ROW)
        if len(self.first_draw) != self.players:
            raise first.problem("board-count", number, number)
        for part in (removed, first):
            part.asked += ["2", "3", "4", "5"]  # other numbers of players are for other tables
            part.end()
        least = ROW + (HAND + ROW) * self.players
        if sum(self.cards) < least:
            raise entry.problem("board-cards", "", str(least))
        entry.end()

    # Markers ---------------------------------------------------------------------------------------------------------

    def load_house(self, entry: Entry) -> None:
        """RO-C-4, RO-S-4: the house bonus markers, highest first, less those that stay in the box with two."""
        self.house = sorted(entry.numbers("markers", 0, MOST_POINTS), reverse=True)
        out = entry.numbers("out-with-2", 0, MOST_POINTS) if entry.has("out-with-2") else []
        for at, points in enumerate(out):
            if out[: at + 1].count(points) > self.house.count(points):
                told = ", ".join(str(marker) for marker in self.house)
                raise entry.problem("board-among", f"out-with-2[{at + 1}]", told)
        if self.players == 2:
            for points in out:
                self.house.remove(points)
        entry.end()

    def load_country_bonus(self, entry: Entry) -> None:
        """RO-C-4: two country bonus markers a country, the higher first."""
        for country in self.countries:
            self.country_bonus += pair(entry, country, entry.get(country))
        entry.end()

    def load_epochs(self, entry: Entry) -> None:
        """RO-C-4: two markers a country for each epoch, the higher first."""
        told: list[list[int]] = [[] for _ in YEARS]
        for country in self.countries:
            markers = entry.items(country)
            if len(markers) != len(YEARS):
                raise entry.problem("board-count", country, str(len(YEARS)))
            for epoch, value in enumerate(markers):
                told[epoch] += pair(entry, f"{country}[{epoch + 1}]", value)
        for markers_of_epoch in told:
            self.epochs += markers_of_epoch
        entry.end()

    # Cities ----------------------------------------------------------------------------------------------------------

    def load_cities(self, file: Entry) -> None:
        """RO-C-2: the cities; every country has one."""
        entries = file.entries("city")
        if not 1 <= len(entries) <= MOST_CITIES:
            raise file.problem("board-count", "city", f"1 to {MOST_CITIES}")
        for entry in entries:
            self.load_city(entry)
        for country, key in enumerate(self.countries):
            if country not in self.city_country:
                raise file.problem("board-city", f"cards.{key}", key)

    def load_city(self, entry: Entry) -> None:
        """RO-C-2: one city with its positions and, if it names them, their influence points."""
        key = entry.text("key")
        check_key(entry, "key", key)
        if key in self.cities:
            raise entry.problem("board-twice", "key", key)
        self.cities.append(key)
        self.city_country.append(self.countries.index(entry.text("country", self.countries)))
        self.city_bonus.append(entry.number("bonus", 0, MOST_POINTS))
        self.printed.append(entry.text("source", ["printed", "reconstruction", "own"]) == "printed")
        titles = entry.texts("positions")
        if not 1 <= len(titles) <= MOST_POSITIONS:
            raise entry.problem("board-count", "positions", f"1 to {MOST_POSITIONS}")
        influence = entry.numbers("influence", 1, MOST_POINTS) if entry.has("influence") else []
        if influence and len(influence) != len(titles):
            raise entry.problem("board-count", "influence", str(len(titles)))
        for at, title in enumerate(titles):
            if title not in self.titles:
                raise entry.problem("board-among", f"positions[{at + 1}]", ", ".join(self.titles))
            if titles.index(title) != at:
                raise entry.problem("board-twice", f"positions[{at + 1}]", title)
            number = self.titles.index(title)
            self.position_city.append(len(self.cities) - 1)
            self.position_title.append(number)
            self.position_influence.append(influence[at] if influence else self.influence[number])
        entry.end()

    # What follows ----------------------------------------------------------------------------------------------------

    def intrigue_cost(self, title: int) -> int:
        """RO-P-5: the intrigue cards that taking over a position of this title costs."""
        return TAKE_OVER_KING if self.titles[title] == KING else TAKE_OVER


def check_key(entry: Entry, place: str, key: str) -> None:
    """A key that can be part of a token."""
    if not key or len(key) > 40 or not all(sign in SIGNS for sign in key) or not key[0].isalpha():
        raise entry.problem("board-key", place, key[:40])


def pair(entry: Entry, place: str, value: object) -> list[int]:
    """Two markers, the higher first."""
    if not isinstance(value, list):
        raise entry.problem("board-list", place)
    if len(value) != 2:
        raise entry.problem("board-count", place, "2")
    high = entry.whole(value[0], f"{place}[1]", 0, MOST_POINTS)
    return [high, entry.whole(value[1], f"{place}[2]", 0, high)]
