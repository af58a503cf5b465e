"""What directed games of Fief are played for: lords are killed or captured, villages taken, and money is spent."""

from collections.abc import Callable

from regalia.games.fief.figures import NONE, START_SOLDIERS
from regalia.games.fief.leave import FROM
from regalia.games.fief.places import captives_at, free_lords, host, soldiers_of, strength
from regalia.games.fief.state import Fief
from tests.games.fief.directing import Part, When, nearest, token, tokens
from tests.games.fief.positions import seat, village

UNITS_OF = {"six": 6, "three": 3, "one": 1}
"""How many units a token stands for."""
Who = Callable[[Fief], int]
"""The lord it is about, NONE as long as there is none."""


def visiting(when: When, guest: Who, where: str, jailer: str) -> Part:
    """A lord goes alone into another's castle, with his leave, and is declared a prisoner there."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        lord = guest(s)
        if lord == NONE or not when(s) or s.captor[lord] != NONE:
            return []
        if who == s.owner[lord] and question in ("movement", "gather", "entrance"):
            way = nearest(s, s.at[lord], [village(s, where)])
            return ["ask", token(s, "village", way[0]) if s.group else token(s, "lord", lord)] if way else []
        answers = {"leave-in": ["yes"], "leave-out": ["yes"], "declared": ["yes"]}
        if who == seat(s, jailer) and s.at[lord] == village(s, where):
            answers |= {"battle-turn": [where], "whom": [token(s, "seat", s.owner[lord])], "against": ["detain"]}
        return answers.get(question, [])

    return part


def storming(when: When, by: str, *victims: str) -> Part:
    """A seat goes to the gates of villages with all it has, one after another, and assaults them without mercy."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        if question == "aim":
            return tokens(s, "lord", [s.king]) if s.king != NONE else []
        left = [village(s, key) for key in victims if host(s, village(s, key)) != who]
        if who != seat(s, by) or not when(s) or not left:
            return []
        if question == "movement":
            return tokens(s, "lord", [lord for lord in free_lords(s, who) if strength(s, who, s.at[lord]) > 1])
        if question == "gather":
            way = nearest(s, s.group[FROM], left[:1])
            captives = tokens(s, "lord", captives_at(s, who, s.group[FROM]))
            return ["all", *captives, *tokens(s, "village", way[:1]), "drop"]
        answers = {"entrance": ["gate"], "gate": ["enter", "assault"]}
        return answers.get(question, [])

    return part


def murdering(victim: Who) -> Part:
    """Whoever has an assassin sends him to a lord, once there is that lord."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        lord = victim(s)
        if lord == NONE:
            return []
        return ["assassination", token(s, "lord", lord)] if question in ("cards", "assassination") else []

    return part


def infecting(victim: Who) -> Part:
    """Whoever has the plague lays it where a lord is."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        lord = victim(s)
        if lord == NONE:
            return []
        see = s.land.bishopric_of[s.land.village_of[s.at[lord]]]
        return ["plague", token(s, "bishopric", see)] if question in ("cards", "lay-on-bishopric") else []

    return part


def moving_house(of: str, to: str) -> Part:
    """All of a seat go to another's village as guests, and leave nothing behind."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        if who != seat(s, of) or question not in ("movement", "gather", "entrance"):
            return []
        if not s.group:
            return tokens(s, "lord", [lord for lord in free_lords(s, who) if s.at[lord] != village(s, to)])
        way = nearest(s, s.group[FROM], [village(s, to)])
        return ["ask", "all", *tokens(s, "village", way[:1])]

    return part


def spending(of: str, late: int, *units: str) -> Part:
    """A seat buys soldiers at home in a late round, six, three or one at a time."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        if who != seat(s, of) or s.round != late or soldiers_of(s, who) != s.land.board.limit[START_SOLDIERS]:
            return []
        if question == "how-many":
            bought = s.stack[-1].frame()[-1]
            return [key for at, key in enumerate(units) if bought == sum(UNITS_OF[one] for one in units[:at])] + ["buy"]
        home = tokens(s, "village", [s.at[lord] for lord in free_lords(s, who)])
        return ["soldier"] if question == "purchases" else home if question == "buy-soldiers" else []

    return part
