"""Directed games of Fief: all seats play together toward one thing, with their eyes open, as nobody at a table would.

What no director asks for is answered in the mildest way. Each part says which tokens it would like at a question, the
best first; the first that may be played is:

    steer = directed(settling("blaye", "bourg", "tournus"), raising([4, 4, 4]), electing("red", always))
"""

from collections.abc import Callable
from typing import Final

from regalia.core.data import packaged
from regalia.core.state import State
from regalia.games.fief.desk import open_offers
from regalia.games.fief.figures import (
    BISHOP_CARD,
    CARDS,
    LORDS,
    NONE,
    OPEN,
    TITHE,
    TITLE_KEYS,
    VILLAGES,
)
from regalia.games.fief.leave import FROM, LED, UNITS
from regalia.games.fief.marriage import wedding_barred
from regalia.games.fief.places import (
    controls,
    family,
    first_party,
    free_lords,
    is_cleric,
    is_man,
    is_titled,
    soldiers_of,
    units_at,
)
from regalia.games.fief.state import Fief
from tests.games.fief.positions import number, seat

Part = Callable[[Fief, int, str], list[str]]
"""What a seat would like to answer to a question."""
When = Callable[[Fief], bool]
Steer = Callable[[State, int, list[int]], int]

RICH: Final = {
    "start-money": 10_000,
    "start-soldiers": 20,
    "hand": 6,
    "steps": 4,
    "assassination": 4,
    "tithe": 0,
    "tax": 0,
    "good-harvest": 0,
    "fine-weather": 0,
    "bad-weather": 0,
    "famine": 0,
    "revolt": 0,
    "justice": 0,
    "escape": 0,
}
"""What is else on a board where things come about quickly."""


def board(**changed: int) -> str:
    """The printed board with more money, longer ways and only the cards that matter here, and what is asked for."""
    figures = RICH | {key.replace("_", "-"): value for key, value in changed.items()}
    lines = []
    for line in packaged("regalia.games.fief", "board.toml").split("\n"):
        key, _, rest = line.partition(" = ")
        plain = line.split("#")[0].rstrip()
        if plain:
            lines.append(f"{key} = {figures[key]}" if rest and key in figures else plain)
    return "\n".join(lines) + "\n"


def directed(*parts: Part, until: When | None = None) -> Steer:
    """A player for all seats; once it has come to where it was to lead, all is left to chance."""

    def steer(s: State, who: int, legal: list[int]) -> int:
        assert isinstance(s, Fief)
        if until is not None and until(s):
            return NONE
        question = s.question(who)
        for part in parts:
            for token in part(s, who, question):
                move = s.setup.vocabulary.numbers.get(token, NONE)
                if move in legal:
                    return move
        return s.default(who)

    return steer


def token(s: Fief, kind: str, which: int) -> str:
    """The token of a village, lord, region, card or seat."""
    return s.setup.names[kind][which]


def tokens(s: Fief, kind: str, which: list[int]) -> list[str]:
    """The tokens of some."""
    return [token(s, kind, one) for one in which]


def always(s: Fief) -> bool:
    """At any time."""
    return True


# Beginning and cards -------------------------------------------------------------------------------------------------


def settling(*villages: str) -> Part:
    """Each seat chooses its village."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        return [villages[who]] if question == "choose-village" else []

    return part


def raising(most: Callable[[Fief], list[int]], women: str = "") -> Part:
    """Lords are born until a family has so many; bishops are made; other lords are given back.

    The seat of `women` has at least one woman, and leaves the last place in its family free for her.
    """

    def part(s: Fief, who: int, question: str) -> list[str]:
        if question == "cards":
            back = ["give-back"] if unwanted_cards(s, who) else []
            return tokens(s, "card", wanted_cards(s, who, most(s)[who], women)) + back
        if question == "give-back":
            return tokens(s, "card", unwanted_cards(s, who))
        if question == "put-lord":
            return s.setup.names["village"][:VILLAGES]
        if question == "make-bishop":
            return tokens(s, "lord", clerics_to_be(s, who))
        return ["yes"] if question == "make-prince" else []

    return part


def held(s: Fief, who: int) -> list[int]:
    """The cards in a hand."""
    return [card for card in range(CARDS) if s.hands[who * CARDS + card]]


def wanted_cards(s: Fief, who: int, most: int, women: str) -> list[int]:
    """The lords and bishops that a seat plays now."""
    mine = family(s, who)
    room = most - len(mine)
    if women and seat(s, women) == who and all(is_man(lord) for lord in mine):
        lords = [card for card in held(s, who) if card < LORDS and (room > 1 or not is_man(card))]
    else:
        lords = [card for card in held(s, who) if card < LORDS]
    bishops = [card for card in held(s, who) if BISHOP_CARD <= card < TITHE] if clerics_to_be(s, who) else []
    return (sorted(lords, reverse=True) if room > 0 else []) + bishops


def unwanted_cards(s: Fief, who: int) -> list[int]:
    """All lords who are not needed, and bishops as long as there is nobody to be one."""
    return [card for card in held(s, who) if card < (BISHOP_CARD if clerics_to_be(s, who) else TITHE)]


def clerics_to_be(s: Fief, who: int) -> list[int]:
    """The men whom a seat can spare for the church: one who may be king is left."""
    men = [lord for lord in free_lords(s, who) if is_man(lord) and not is_cleric(s, lord)]
    single = [lord for lord in men if lord not in (s.king, s.prince) and s.spouse[lord] == NONE]
    if any(is_titled(s, lord) for lord in men):
        return [lord for lord in single if not is_titled(s, lord)]
    return single[1:]


# Land ----------------------------------------------------------------------------------------------------------------


def spreading(**regions: str) -> Part:
    """Seats occupy all villages of some regions, build castles, and buy the titles."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        key = s.setup.seats[who]
        wanted = [number(s, "region", region) for region in regions.get(key, "").split()]
        if question in ("movement", "gather", "entrance"):
            return marching(s, who, question, wanted)
        if question in ("leave-in", "leave-out"):
            return ["yes"]
        return buying(s, who, question, wanted)

    return part


def marching(s: Fief, who: int, question: str, regions: list[int]) -> list[str]:
    """A lord goes toward the next village that is to be occupied, and leaves a unit wherever he was."""
    ways = marches(s, who, regions)
    if question == "entrance":
        return ["ask"]
    if question == "movement":
        return tokens(s, "lord", list(ways))
    start = s.group[FROM]
    led = [lord for lord in ways if s.group[LED] >> lord & 1]
    if not led:
        return ["drop"]
    keep = 1 if s.land.region_of[start] in regions else 0
    more = units_at(s, who, start) - keep - s.group[UNITS]
    more = min(more, 9 - s.group[UNITS]) if keep else more
    adding = [key for key, units in (("six", 6), ("three", 3), ("one", 1)) if units <= more]
    return [*adding, token(s, "village", ways[led[0]]), *tokens(s, "village", s.land.roads[start])]


def marches(s: Fief, who: int, regions: list[int]) -> dict[int, int]:
    """Where each free lord of a seat goes next, if he goes anywhere."""
    targets = [v for region in regions for v in s.land.region_villages[region] if first_party(s, v) != who]
    ways: dict[int, int] = {}
    for lord in free_lords(s, who):
        start = s.at[lord]
        if start >= VILLAGES or (first_party(s, start) == who and units_at(s, who, start) < 2):
            continue
        near = nearest(s, start, targets)
        if near:
            targets.remove(near[-1])
            ways[lord] = near[0]
    return ways


def nearest(s: Fief, start: int, targets: list[int]) -> list[int]:
    """The way from a village to the nearest of others, without the start."""
    came = {start: start}
    for at in (line := [start]):
        if at in targets and at != start:
            way = [at]
            while came[way[0]] != start:
                way.insert(0, came[way[0]])
            return way
        for other in s.land.roads[at]:
            if other not in came:
                came[other] = at
                line.append(other)
    return []


def buying(s: Fief, who: int, question: str, regions: list[int]) -> list[str]:
    """Titles for regions that are occupied, castles where there is none, cardinals, and soldiers for lords without."""
    if question == "purchases":
        titles = [TITLE_KEYS[s.land.region_kind[region]] for region in regions if ripe(s, who, region)]
        castles = ["castle"] if castle_places(s, who, regions) else []
        return titles + castles + ["cardinal"] + (["soldier"] if short_of_units(s, who) and regions else [])
    if question == "build":
        return tokens(s, "village", castle_places(s, who, regions))
    if question == "buy-soldiers":
        return tokens(s, "village", short_of_units(s, who))
    if question == "how-many":
        return ["six", "buy"] if s.stack[-1].frame()[-1] < 6 else ["buy"]
    if question in ("buy-title", "choose-capital"):
        return s.setup.names["region"] + s.setup.names["village"]
    if question == "choose-bearer":
        return tokens(s, "lord", sorted(free_lords(s, who), key=lambda lord: bearing(s, lord)))
    return tokens(s, "lord", family(s, who)) if question == "buy-cardinal" else []


def ripe(s: Fief, who: int, region: int) -> bool:
    """Whether a region is occupied and no fief yet."""
    return s.fief_owner[region] == NONE and all(first_party(s, v) == who for v in s.land.region_villages[region])


def bearing(s: Fief, lord: int) -> tuple[int, bool, bool]:
    """The first title for a man who can be king, the others for lords without one."""
    return s.title.count(lord), is_cleric(s, lord), not is_man(lord)


def castle_places(s: Fief, who: int, regions: list[int]) -> list[int]:
    """A village in each region without castle or city."""
    found = []
    for region in regions:
        villages = s.land.region_villages[region]
        if all(s.walls[v] == OPEN for v in villages):
            found += [v for v in villages if controls(s, who, v)][:1]
    return found


def short_of_units(s: Fief, who: int) -> list[int]:
    """Where a free lord stands with hardly a soldier, if there are pieces."""
    if soldiers_of(s, who) > 30:
        return []
    return [
        v for v in range(VILLAGES) if any(s.at[lord] == v for lord in free_lords(s, who)) and units_at(s, who, v) < 3
    ]


# Court ---------------------------------------------------------------------------------------------------------------


def electing(who_stands: str, when: When) -> Part:
    """One seat has a candidate, and all vote for him and crown him."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        if question == "stand":
            return s.setup.names["lord"] if who == seat(s, who_stands) and when(s) else ["nobody"]
        if question == "vote":
            return s.setup.names["lord"]
        return ["yes"] if question == "crown" else []

    return part


def wedding(pair: Callable[[Fief], tuple[int, int]]) -> Part:
    """Two lords marry as soon as there are both: the first one's family offers, the other's accepts."""

    def part(s: Fief, who: int, question: str) -> list[str]:
        one, other = pair(s)
        if NONE in (one, other) or wedding_barred(s, one, other):
            return []
        if question == "talk" and who == s.owner[one] and not open_offers(s, who):
            return ["deal"]
        if question == "talk" and who == s.owner[other]:
            return [token(s, "seat", s.owner[one])]
        answers = {
            "offer-whom": [token(s, "seat", s.owner[other])],
            "draft": ["marriage", "send"],
            "offer-wedding": [token(s, "lord", one)],
            "offer-bride": [token(s, "lord", other)],
            "offered-marriage": ["accept"],
        }
        return answers.get(question, [])

    return part
