"""RO-C, RO-S: the board and what the table chose, read once and shared by all positions of a game."""

from regalia.core.game import Game, Setup
from regalia.core.luck import Luck
from regalia.core.refusals import BadBoard
from regalia.core.view import Table, View
from regalia.games.royals.board import Board
from regalia.games.royals.dealing import dealt
from regalia.games.royals.figures import CUBES, CUBES_FOR_TWO, YEARS
from regalia.games.royals.moves import ANSWER_KEYS, COUNTRY, DECK, DONE, DROP, INTRIGUE
from regalia.games.royals.state import Royals
from regalia.games.royals.tables import tables
from regalia.games.royals.turns import NextTurn
from regalia.games.royals.view import shown


class Europe(Setup):
    """RO-C: the figures of a board by their numbers, and the questions' answers that follow from them."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, int], board: str) -> None:
        super().__init__(game, seats, options, board)
        self.board = Board(self.players, board)
        self.limited_cubes = options["limited-cubes"] == 1
        self.free_wilds = options["free-wilds"] == 1
        self.open_scores = options["open-scores"] == 1
        self.memory_aid = options["no-memory-aid"] == 0
        self.first_seat = options["first-seat"] == 1
        # RO-C-5, RO-P-3
        self.cubes = CUBES_FOR_TWO if self.players == 2 else CUBES
        self.count_all()
        self.lay_out_markers()
        self.name_all()

    def count_all(self) -> None:
        """RO-C-1, RO-C-2, RO-C-3: cards, cities, positions, titles, and what each position costs."""
        b = self.board
        self.countries, self.cities, self.titles = len(b.countries), len(b.cities), len(b.titles)
        self.cards = b.cards
        self.shows: list[bool] = []
        """Whether a kind of intrigue card shows a country, at `kind * countries + country`."""
        self.pairs: list[str] = []
        for one in range(self.countries):
            for other in range(one + 1, self.countries):
                self.pairs.append(f"{b.countries[one]}-{b.countries[other]}")
                self.shows += [country in (one, other) for country in range(self.countries)]
        self.kinds = len(self.pairs)
        self.intrigue_cards = [b.per_pair] * self.kinds
        self.positions = len(b.position_city)
        self.city_of, self.title_of, self.influence = b.position_city, b.position_title, b.position_influence
        self.country_of = [b.city_country[city] for city in self.city_of]
        self.cost = [b.cost[title] for title in self.title_of]
        self.intrigue_cost = [b.intrigue_cost(title) for title in self.title_of]
        self.positions_in = [[at for at in range(self.positions) if self.city_of[at] == c] for c in range(self.cities)]
        self.cities_in = [[c for c in range(self.cities) if b.city_country[c] == n] for n in range(self.countries)]

    def lay_out_markers(self) -> None:
        """RO-C-4, RO-S-4: every marker has a number and its points; a title's is two halves."""
        b = self.board
        self.points: list[int] = list(b.city_bonus)
        self.first_country = len(self.points)
        self.points += b.country_bonus
        self.first_house = len(self.points)
        self.points += b.house
        self.first_epoch = len(self.points)
        self.points += b.epochs
        self.first_title = len(self.points)
        for points in b.points:
            self.points += [points // 2] * 2
        self.markers = len(self.points)

    def name_all(self) -> None:
        """The vocabulary, and the keys behind the ids in events and views."""
        b = self.board
        names = [f"{b.cities[self.city_of[at]]}-{b.titles[self.title_of[at]]}" for at in range(self.positions)]
        dearest = max(b.cost)
        wilds = [f"wild-{number}" for number in range(dearest + 1)]
        intrigue_wilds = [f"intrigue-wild-{number}" for number in range(max(self.intrigue_cost) + 1)]
        self.check_tokens([*ANSWER_KEYS, *b.countries, *self.pairs, *wilds, *intrigue_wilds], names)
        self.vocabulary.add("answer", ANSWER_KEYS)
        self.vocabulary.add("country", b.countries)
        self.pair = self.vocabulary.add("intrigue", self.pairs)
        self.position = self.vocabulary.add("position", names)
        self.wild = self.vocabulary.add("pay", wilds)
        self.intrigue_wild = self.vocabulary.add("pay", intrigue_wilds)
        self.names["country"], self.names["intrigue"], self.names["city"] = b.countries, self.pairs, b.cities
        self.names["title"], self.names["position"], self.names["year"] = b.titles, names, YEARS
        self.answers(dearest)

    def check_tokens(self, taken: list[str], names: list[str]) -> None:
        """Moves need tokens that differ, whatever the keys of a board file are."""
        for at, token in enumerate(taken):
            if token in taken[:at]:
                raise BadBoard("board-twice", {"file": "board", "place": "cards", "told": token})
        for at, token in enumerate(names):
            if token in taken or token in names[:at]:
                place = f"city[{self.city_of[at] + 1}].key"
                raise BadBoard("board-twice", {"file": "board", "place": place, "told": token})

    def answers(self, dearest: int) -> None:
        """The lists of answers to the questions, made once."""
        self.to_country = [COUNTRY + country for country in range(self.countries)]
        self.to_pair = [self.pair + kind for kind in range(self.kinds)]
        self.draws = [DECK, *self.to_country]
        self.draws_both = [DECK, *self.to_country, INTRIGUE]
        self.plays = [DONE, *[self.position + at for at in range(self.positions)]]
        self.lays = [*self.to_country, DROP]
        self.lays_intrigue = [*self.to_pair, DROP]
        self.ways_to_pay = [[*range(self.wild, self.wild + cost + 1), DROP] for cost in range(dearest + 1)]
        first = self.intrigue_wild
        self.ways_to_plot = [[*range(first, first + cost + 1), DROP] for cost in range(max(self.intrigue_cost) + 1)]

    # Positions of a game ---------------------------------------------------------------------------------------------

    def new(self, luck: Luck, listen: bool = False) -> Royals:
        """RO-S: the first position."""
        s = Royals(self, luck, [])
        if listen:
            s.listen()
        s.set_up()
        s.push(NextTurn())
        s.settle()
        return s

    def from_view(self, view: View, luck: Luck) -> Royals:
        """RO-B-4: what is hidden is dealt by `luck`."""
        s = Royals(self, luck, self.steps(view["stack"]))
        dealt(s, shown(view))
        return s

    def tables(self, view: View) -> list[Table]:
        return tables(self, shown(view))
