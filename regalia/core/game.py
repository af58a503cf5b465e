"""A game and its facts, what it is set up with, and the register of games."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from regalia.core.moves import Vocabulary
from regalia.core.refusals import BadSetup
from regalia.core.step import AnyStep
from regalia.core.view import Frame, SetupView, Table, View

if TYPE_CHECKING:
    from regalia.core.luck import Luck
    from regalia.core.state import State


class Option:
    """Something the table may choose: the values it can have, the default first, and the numbers of seats it is for."""

    def __init__(self, key: str, values: list[int], seats: list[int] | None = None) -> None:
        self.key = key
        self.values = values
        self.seats = seats

    @property
    def default(self) -> int:
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is only on or off."""
        return sorted(self.values) == [0, 1]

    def value(self, text: str) -> int:
        """Read a value as people write it."""
        word = text.strip().lower()
        if self.is_switch and word in SWITCHES:
            return SWITCHES[word]
        digits = word[1:] if word.startswith("-") else word
        if digits.isascii() and digits.isdigit() and len(digits) < 10:
            return int(word)
        raise BadSetup("setup-option-value", {"option": self.key, "value": text[:40], "values": self.range()})

    def range(self) -> str:
        """Its values as a text: `no, yes` or `0, 37, 41` or `10 to 200`."""
        if self.is_switch:
            return ", ".join("yes" if value else "no" for value in self.values)
        low, high = min(self.values), max(self.values)
        if len(self.values) > 8 and high - low + 1 == len(self.values):
            return f"{low} to {high}"
        return ", ".join(str(value) for value in self.values)


SWITCHES = {"yes": 1, "on": 1, "true": 1, "1": 1, "no": 0, "off": 0, "false": 0, "0": 0}


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What a game is played with; it never changes, and all copies of a state share it.

    `names` tells for each kind of id the key behind each number, so that words can be found for it.
    """

    def __init__(self, game: "Game", seats: list[str], options: dict[str, int], board: str) -> None:
        self.game = game
        self.seats = seats
        self.players = len(seats)
        self.options = options
        self.board_text = board
        self.vocabulary = Vocabulary()
        self.names: dict[str, list[str]] = {"seat": list(seats)}

    def new(self, luck: "Luck", listen: bool = False) -> "State":
        """The first position of a game."""
        raise NotImplementedError

    def from_view(self, view: View, luck: "Luck") -> "State":
        """A full position that fits all a view holds; what it does not hold is dealt by `luck`."""
        raise NotImplementedError

    def steps(self, frames: list[Frame]) -> list[AnyStep]:
        """The stack that a view's frames tell of."""
        return [self.game.steps[frame["step"]](*frame["numbers"]) for frame in frames]

    def tables(self, view: View) -> list[Table]:
        """What a view shows, as tables of ids: how a game is drawn that has no board of its own."""
        raise NotImplementedError

    def view(self) -> SetupView:
        """The same as plain data."""
        return SetupView(
            game=self.game.key,
            rules=self.game.version,
            seats=list(self.seats),
            options=dict(self.options),
            board=self.board_text,
        )

    def seat(self, key: str) -> int:
        """The number of the seat with this colour or arms, -1 if there is none."""
        return self.seats.index(key) if key in self.seats else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's facts, and the way to set it up.

    `words` is the package in whose folders en, de and fr its texts lie. `why`, `questions` and `events` declare for
    each key the ids in its words (see `fields`); a reason is a rule id, with a word behind a dot where it has several.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.players: list[int] = []
        self.colours: list[str] = []
        self.chance = False
        self.hidden = False
        self.simultaneous = False
        self.longest = 0
        self.weight = 1
        """How much there is to learn: 1 an evening's rules, 2 a longer evening's, 3 those of a whole day."""
        self.looks = 400
        """How many positions a bot that tries its moves looks at for one answer: fewer where each takes longer."""
        self.words = "regalia.locale"
        self.examples = ""
        """The package in whose folder `examples` its worked examples lie; nothing where there are none."""
        self.version = 1
        self.options: list[Option] = []
        self.brief: dict[str, int] = {}
        """Options with which a game comes to its end sooner: most games played at random have them."""
        self.endings: list[str] = []
        self.tally: list[str] = []
        """The kinds of points that it tells apart (see `State.tally`), by the columns of its words."""
        self.rules: list[str] = []
        self.reasons: list[str] = [""]
        self.why: dict[str, str] = {}
        self.questions: dict[str, str] = {}
        self.events: dict[str, str] = {}
        self.steps: dict[str, type[AnyStep]] = {}

    def build(self, seats: list[str], options: dict[str, int], board: str) -> Setup:
        """Make the setup from values that have been checked; a game's own board file is read here."""
        raise NotImplementedError

    def colours_for(self, players: int) -> list[str]:
        """The colours that seats may have with so many players."""
        return self.colours

    def setup(self, seats: list[str] | int, options: dict[str, int] | None = None, board: str = "") -> Setup:
        """Check what the table chose and make the setup; a number of seats takes the first colours."""
        players = seats if isinstance(seats, int) else len(seats)
        if players not in self.players:
            told = f"{self.players[0]} to {self.players[-1]}"
            raise BadSetup("setup-seats", {"game": self.key, "seats": players, "players": told})
        colours = self.colours_for(players)
        chosen = colours[:players] if isinstance(seats, int) else list(seats)
        for colour in chosen:
            if colour not in colours:
                told = ", ".join(colours)
                raise BadSetup("setup-colour", {"game": self.key, "colour": colour[:40], "colours": told})
            if chosen.count(colour) > 1:
                raise BadSetup("setup-colour-twice", {"colour": colour})
        return self.build(chosen, self.chosen(players, options or {}), plain(board))

    def option(self, key: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.key == key:
                return option
        told = ", ".join(option.key for option in self.options)
        raise BadSetup("setup-option", {"game": self.key, "option": key[:40], "options": told})

    def chosen(self, players: int, options: dict[str, int]) -> dict[str, int]:
        """All options with their values: the table's where it chose, else the defaults."""
        for key, value in options.items():
            option = self.option(key)
            if value not in option.values:
                values: dict[str, str | int] = {"option": key, "value": value, "values": option.range()}
                raise BadSetup("setup-option-value", values)
            if option.seats is not None and players not in option.seats and value != option.default:
                told = ", ".join(str(number) for number in option.seats)
                raise BadSetup("setup-option-seats", {"option": key, "players": told, "seats": players})
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def setup_of(self, view: SetupView) -> Setup:
        """The setup that a view tells of."""
        if view["rules"] != self.version:
            raise BadSetup("setup-rules", {"game": self.key, "rules": view["rules"], "version": self.version})
        return self.setup(view["seats"], view["options"], view["board"])


def plain(board: str) -> str:
    """A board file as a journal holds it: without spaces at the ends of lines, and without empty lines at its end."""
    return "\n".join(line.rstrip() for line in board.split("\n")).rstrip("\n")


REGISTER: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its key."""
    REGISTER[game.key] = game
    return game


def game(key: str) -> Game:
    """The game with this key."""
    if key not in REGISTER:
        raise BadSetup("setup-game", {"game": key[:40], "games": ", ".join(one.key for one in games())})
    return REGISTER[key]


def games() -> list[Game]:
    """All games, the lightest first, then by key."""
    return sorted(REGISTER.values(), key=by_weight)


def by_weight(game: Game) -> tuple[int, str]:
    """Who does not know the games had better begin with a light one."""
    return game.weight, game.key
