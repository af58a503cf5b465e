"""The journal of a game as text: options, seats, rules version, commitment, then a line a move and a line a draw."""

from regalia.core.game import Setup, game
from regalia.core.luck import Draw
from regalia.core.refusals import BadJournal, BadSetup, Problem

FIRST_LINE = "regalia journal 1"
LONGEST_WORD = 80
PLACES = {
    "setup-game": "game",
    "journal-rules": "rules",
    "setup-seats": "seats",
    "setup-colour": "seats",
    "setup-colour-twice": "seats",
}
"""Which line of the head a problem of the setup is about; the others are about an option."""


class Entry:
    """A move (`undo_to` is -1) or an undo, with the draws that came out of it and the line it stands on."""

    def __init__(self, seat: int, move: int, undo_to: int = -1, line: int = 0) -> None:
        self.seat = seat
        self.move = move
        self.undo_to = undo_to
        self.line = line
        self.draws: list[Draw] = []

    @property
    def is_undo(self) -> bool:
        return self.undo_to >= 0


class Journal:
    """A whole game as it was written down; nothing in it has been judged yet."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.game.version
        self.commitment = ""
        self.words: list[str] = [""] * setup.players
        self.draws: list[Draw] = []
        self.entries: list[Entry] = []
        self.ending = ""
        self.places: list[int] = []
        self.secret = ""

    def copy(self) -> "Journal":
        """Another with the same lines; entries never change once they are written, so both have the same."""
        other = Journal(self.setup)
        other.rules, other.commitment, other.words = self.rules, self.commitment, self.words
        other.draws, other.entries = self.draws, self.entries.copy()
        other.ending, other.places, other.secret = self.ending, self.places, self.secret
        return other

    def all_draws(self) -> list[Draw]:
        """Every draw in the order it was made: of the set-up, then of each move."""
        found = list(self.draws)
        for entry in self.entries:
            found.extend(entry.draws)
        return found

    def text(self) -> str:
        """The journal as text; `parse` reads it back."""
        setup = self.setup
        lines = [FIRST_LINE, f"game {setup.game.key}", f"rules {self.rules}", "seats " + " ".join(setup.seats)]
        lines += [f"option {key} {value}" for key, value in setup.options.items()]
        if setup.board_text:
            lines += [f"board| {line}".rstrip() for line in setup.board_text.split("\n")]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"word {setup.seats[seat]} {word}" for seat, word in enumerate(self.words) if word]
        lines.append("start")
        lines += self.body()
        if self.ending:
            lines.append(end_line(self))
        if self.secret:
            lines.append(f"secret {self.secret}")
        return "\n".join(lines) + "\n"

    def body(self) -> list[str]:
        """The lines of moves, draws and undos."""
        lines = []
        drawn = 0
        moves = 0
        for draw in self.draws:
            drawn += 1
            lines.append(draw_line(drawn, draw))
        for entry in self.entries:
            if entry.is_undo:
                lines.append(f"undo to {entry.undo_to}")
                continue
            moves += 1
            lines.append(f"{moves} {self.setup.seats[entry.seat]}: {self.setup.vocabulary.token(entry.move)}")
            for draw in entry.draws:
                drawn += 1
                lines.append(draw_line(drawn, draw))
        return lines


def draw_line(number: int, draw: Draw) -> str:
    """A draw as the journal writes it."""
    return f"draw {number} {draw.label} {draw.bound} = {draw.value}"


def end_line(journal: Journal) -> str:
    """The end of a game as its journal writes it."""
    return " ".join(["end", journal.ending, *[str(place) for place in journal.places]])


class Head:
    """The lines before `start`, not judged yet; `places` tells on which line a thing stands."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.seats: list[str] = []
        self.options: dict[str, int] = {}
        self.board: list[str] = []
        self.promises: list[int] = []
        self.places: dict[str, int] = {}


class Reader:
    """Reads a journal line by line; every error names the line."""

    def __init__(self, text: str, any_rules: bool) -> None:
        self.whole = text.endswith("\n")
        self.lines = text.removesuffix("\n").split("\n")
        self.any_rules = any_rules
        self.at = 0
        self.drawn = 0
        self.moves = 0

    def problem(self, key: str, told: str = "") -> BadJournal:
        """An error at the line being read."""
        return BadJournal(key, {"line": self.at, "text": self.shown(), "told": told})

    def shown(self) -> str:
        """The line being read, for an error."""
        return self.lines[self.at - 1].rstrip()[:60] if 0 < self.at <= len(self.lines) else ""

    def next(self) -> str:
        """The next line, without its end."""
        self.at += 1
        if self.at > len(self.lines) or (self.at == len(self.lines) and not self.whole):
            raise self.problem("journal-cut")
        return self.lines[self.at - 1].rstrip()

    def value(self, line: str, name: str) -> str:
        """What stands behind a name at the start of a line."""
        if not line.startswith(name + " "):
            raise self.problem("journal-expected", name)
        return line[len(name) + 1 :]

    def number(self, text: str) -> int:
        """A whole number, small enough to be one of ours."""
        if not (text.isascii() and text.isdigit()) or len(text) > 18:
            raise self.problem("journal-number", text[:40])
        return int(text)

    def journal(self) -> Journal:
        """The whole journal."""
        if self.lines[0].rstrip() != FIRST_LINE:
            raise BadJournal("journal-not", {"line": 1, "text": "", "told": FIRST_LINE})
        self.at = 1
        journal = self.begun(self.head())
        while self.at < len(self.lines):
            self.entry(journal, self.next())
        return journal

    def head(self) -> Head:
        """All up to the line `start`."""
        head = Head()
        head.game = self.value(self.next(), "game")
        head.places["game"] = self.at
        head.rules = self.number(self.value(self.next(), "rules"))
        head.places["rules"] = self.at
        head.seats = self.value(self.next(), "seats").split()
        head.places["seats"] = self.at
        line = self.next()
        while line != "start":
            if line.startswith("option "):
                name, _, value = self.value(line, "option").partition(" ")
                head.options[name] = -self.number(value[1:]) if value.startswith("-") else self.number(value)
                head.places[f"option {name[:40]}"] = self.at
            elif line.startswith("board|"):
                head.board.append(line[len("board| ") :])
            else:
                head.promises.append(self.at)
            line = self.next()
        return head

    def begun(self, head: Head) -> Journal:
        """A journal with nothing in it yet but its head."""
        journal = Journal(self.setup(head))
        journal.rules = head.rules
        start = self.at
        for self.at in head.promises:
            self.promise(journal, self.lines[self.at - 1].rstrip())
        self.at = start
        return journal

    def setup(self, head: Head) -> Setup:
        """The setup that the head tells of."""
        try:
            chosen = game(head.game)
            if head.rules != chosen.version and not self.any_rules:
                raise BadSetup("journal-rules", {"rules": head.rules, "version": chosen.version, "game": head.game})
            return chosen.setup(head.seats, head.options, "\n".join(head.board))
        except BadSetup as error:
            self.at = head.places[PLACES.get(error.key) or f"option {error.values['option']}"]
            raise BadJournal(error.key, {**error.values, "line": self.at, "text": self.shown()}) from None

    def promise(self, journal: Journal, line: str) -> None:
        """The commitment, or the word of a seat."""
        name, _, value = line.partition(" ")
        seat_key, _, word = value.partition(" ")
        seat = journal.setup.seat(seat_key)
        if name == "commitment" and is_hex(value):
            journal.commitment = value
        elif name == "word" and seat >= 0 and word and is_word(word):
            journal.words[seat] = word
        else:
            raise self.problem("journal-line", line[:40])

    def entry(self, journal: Journal, line: str) -> None:
        """A line behind `start`."""
        name, _, rest = line.partition(" ")
        if journal.secret or (journal.ending and name != "secret"):
            raise self.problem("journal-after-end")
        if name == "draw":
            self.draw(journal, rest)
        elif name == "undo":
            to = self.number(self.value(rest, "to"))
            journal.entries.append(Entry(-1, -1, to, self.at))
        elif name == "end":
            journal.ending, *places = rest.split() or [""]
            if not journal.ending:
                raise self.problem("journal-line", line)
            journal.places = [self.number(place) for place in places]
        elif name == "secret" and is_hex(rest):
            journal.secret = rest
        else:
            self.move(journal, name, rest)

    def draw(self, journal: Journal, rest: str) -> None:
        """`draw 12 die 6 = 4`."""
        parts = rest.split()
        if len(parts) != 5 or parts[3] != "=":
            raise self.problem("journal-line", rest[:40])
        self.drawn += 1
        if self.number(parts[0]) != self.drawn:
            raise self.problem("journal-order", str(self.drawn))
        draw = Draw(parts[1], self.number(parts[2]), self.number(parts[4]))
        if not journal.entries:
            journal.draws.append(draw)
        elif journal.entries[-1].is_undo:
            raise self.problem("journal-line", rest[:40])
        else:
            journal.entries[-1].draws.append(draw)

    def move(self, journal: Journal, name: str, rest: str) -> None:
        """`57 blue: liege`."""
        seat_key, _, token = rest.partition(": ")
        seat = journal.setup.seat(seat_key)
        if not (name.isascii() and name.isdigit()) or seat < 0:
            raise self.problem("journal-line", f"{name} {rest}"[:40])
        self.moves += 1
        if self.number(name) != self.moves:
            raise self.problem("journal-order", str(self.moves))
        move = journal.setup.vocabulary.numbers.get(token, -1)
        if move < 0:
            raise self.problem("journal-move", token[:40])
        journal.entries.append(Entry(seat, move, -1, self.at))


def is_word(word: str) -> bool:
    """Whether a player's word for the luck can stand on a line of the journal; it may be empty."""
    return len(word) <= LONGEST_WORD and word.isprintable() and word == " ".join(word.split())


def is_hex(text: str) -> bool:
    """Whether a text is 256 bits as the journal writes them."""
    return len(text) == 64 and all(sign in "0123456789abcdef" for sign in text)


def parse(text: str, any_rules: bool = False) -> Journal:
    """Read a journal. Whether its moves can have happened is for `Record` to judge."""
    try:
        return Reader(text, any_rules).journal()
    except BadJournal:
        raise
    except Problem as error:
        raise BadJournal(error.key, {**error.values, "line": 0}) from None
