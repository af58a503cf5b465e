"""What is said no to, and why. Whatever is raised here changed nothing.

Each error has a key and values, from which the edge makes words in the reader's language; its own text is English.
"""

Values = dict[str, str | int]


class Problem(Exception):
    """Something that cannot be done as it was asked for: bad input, not a bug."""

    def __init__(self, key: str, values: Values) -> None:
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"{key}: {told}" if told else key)
        self.key = key
        self.values = values


class BadSetup(Problem):
    """No game can be set up like this: an unknown game or option, a wrong number of seats, a colour twice."""


class BadBoard(Problem):
    """A board file that cannot be used; the values name the file and the key in it."""


class BadJournal(Problem):
    """A text that is no journal, or one that cannot have happened; the values name the line."""


class BadLuck(Problem):
    """A recorded draw that is not the one asked for, or not what the commitment promised."""


class Refused(Problem):
    """A move that was not played."""


class NotAMove(Refused):
    """The token or number is not in the game's vocabulary."""

    def __init__(self, token: str) -> None:
        shown = token if len(token) <= 40 else token[:39] + "…"
        super().__init__("not-a-move", {"token": shown})
        self.token = token


class NotYourTurn(Refused):
    """Another seat is asked, or the game is over (then `asked` is empty)."""

    def __init__(self, seat: int, asked: list[int]) -> None:
        super().__init__("not-your-turn" if asked else "game-over", {"seat": seat})
        self.seat = seat
        self.asked = asked


class NotAsked(Refused):
    """The move answers another question than the one put to this seat."""

    def __init__(self, question: str) -> None:
        super().__init__("not-asked", {"question": question})
        self.question = question


class Barred(Refused):
    """A rule forbids the move. `reason` is the rule's id, with a word behind a dot where it has several."""

    def __init__(self, reason: str, data: list[int]) -> None:
        super().__init__("barred", {"rule": rule_of(reason)})
        self.reason = reason
        self.data = data

    @property
    def rule(self) -> str:
        """The id of the rule alone: FK-T-4 of FK-T-4.money."""
        return rule_of(self.reason)


def rule_of(reason: str) -> str:
    """The rule's id in a reason."""
    return reason.partition(".")[0]
