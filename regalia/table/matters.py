"""What lies on a table between the moves: answers in advance, votes, who is muted, whose turn is unconfirmed."""

from typing import Any, Final, NamedTuple

NOBODY: Final = -1
UNDO: Final = "undo"
BOT: Final = "bot"


class Answer(NamedTuple):
    """A sealed answer to a question that may still come."""

    question: str
    about: list[int]
    move: str


class Vote(NamedTuple):
    """What the table is asked: to go back to before a move (`to`), or to let a bot play for one who is away (`bot`)."""

    kind: str
    by: str
    seat: int
    to: int
    bot: str
    at: int
    yes: list[str]
    no: list[str]


class Notice(NamedTuple):
    """Something that happened at the table and not in the game: a key, a seat and a text."""

    key: str
    seat: int
    told: str
    at: int


class Matters:
    """All of it, as small values that never change themselves."""

    def __init__(self, players: int) -> None:
        self.turns = [0] * players
        """How often the question put to each seat has changed."""
        self.unconfirmed = NOBODY
        self.vote: Vote | None = None
        self.ahead: dict[int, Answer] = {}
        self.standing: dict[int, dict[str, str]] = {}
        """For each seat the questions that it always answers alike."""
        self.muted: dict[str, list[str]] = {}
        self.notices: list[Notice] = []

    def copy(self) -> "Matters":
        """Another, that shares nothing that changes."""
        other = Matters(0)
        other.turns, other.unconfirmed, other.vote = self.turns.copy(), self.unconfirmed, self.vote
        other.ahead, other.muted, other.notices = self.ahead.copy(), self.muted.copy(), self.notices.copy()
        other.standing = {seat: answers.copy() for seat, answers in self.standing.items()}
        return other

    def clear(self) -> None:
        """Nothing of it is needed once the game is over."""
        self.unconfirmed, self.vote = NOBODY, None
        self.ahead, self.standing = {}, {}

    def plain(self) -> dict[str, object]:
        """As data for JSON."""
        return {
            "turns": self.turns,
            "unconfirmed": self.unconfirmed,
            "vote": self.vote,
            "ahead": list(self.ahead.items()),
            "standing": list(self.standing.items()),
            "muted": self.muted,
            "notices": self.notices,
        }


def read(plain: dict[str, Any]) -> Matters:
    """The same, read back."""
    found = Matters(0)
    found.turns = [int(turn) for turn in plain["turns"]]
    found.unconfirmed = int(plain["unconfirmed"])
    found.vote = None if plain["vote"] is None else Vote(*plain["vote"])
    found.ahead = {int(seat): Answer(*answer) for seat, answer in plain["ahead"]}
    found.standing = {int(seat): dict(answers) for seat, answers in plain["standing"]}
    found.muted = {str(guest): list(muted) for guest, muted in plain["muted"].items()}
    found.notices = [Notice(*notice) for notice in plain["notices"]]
    return found
