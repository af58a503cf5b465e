"""What a drawing reads: the view, the words, and the position as far as the view tells it."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from regalia.core.game import Setup
from regalia.core.luck import FastLuck
from regalia.games.fief.counters import EFFECT
from regalia.games.fief.figures import MEN, NONE, REGIONS, TITLE_KEYS
from regalia.games.fief.land import Land
from regalia.games.fief.state import Fief
from regalia.games.fief.view import shown
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS
from regalia.web.boards.scene import Scene


def the_land(setup: Setup) -> Land:
    """A setup, known to be of this game."""
    assert isinstance(setup, Land)
    return setup


def said(setup: Setup, words: Words, key: str, **values: str | int) -> str:
    """A sentence of the board's, to stand in the page."""
    return escape(words.of_game(setup.game, f"board-{key}", values))


class Speech:
    """What ids and sentences of a board are in one language. There is one of each, so that pieces are kept by it."""

    def __init__(self, land: Land, words: Words) -> None:
        self.land, self.words = land, words

    def told(self, key: str, **values: str | int) -> str:
        """A sentence of the board's, to stand in the page."""
        return said(self.land, self.words, key, **values)

    def plainly(self, key: str, **values: str | int) -> str:
        """The same, to stand in another sentence."""
        return self.words.of_game(self.land.game, f"board-{key}", values)

    def name(self, kind: str, number: int) -> str:
        """What an id is called, to stand in the page."""
        return escape(self.words.ids(self.land, kind, number))

    def plain(self, kind: str, number: int) -> str:
        """What an id is called, to stand in a sentence."""
        return self.words.ids(self.land, kind, number)

    def listed(self, kind: str, numbers: Iterable[int]) -> str:
        """What several are called, to stand in a sentence."""
        return self.words.listed([self.words.ids(self.land, kind, number) for number in numbers])

    def key(self, kind: str, number: int) -> str:
        """The key of an id."""
        return self.land.names[kind][number]

    def initial(self, lord: int) -> str:
        """FI-C-3: a lord's initial, which no other has."""
        return self.land.board.lords[lord][0].upper()

    def where(self, place: int) -> str:
        """A place in words: a village, or a gate of one."""
        village = self.plain("village", self.land.village_of[place])
        if place == self.land.village_of[place]:
            return escape(village)
        return self.told("at-gate", village=village, road=self.plain("village", self.land.came_from[place]))


@lru_cache(maxsize=PARTS)
def speech(land: Land, words: Words) -> Speech:
    """The one for this board and language."""
    return Speech(land, words)


class Reading:
    """One scene. `s` is a position dealt from the view: only what all see may be read off it, and the reader's own."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.v = shown(scene.view)
        self.land = the_land(scene.setup)
        self.words = scene.words
        self.speech = speech(self.land, scene.words)
        self.told, self.plainly = self.speech.told, self.speech.plainly
        self.name, self.plain, self.key = self.speech.name, self.speech.plain, self.speech.key
        self.initial = self.speech.initial
        s = self.land.from_view(scene.view, FastLuck(0))
        assert isinstance(s, Fief)
        self.s = s
        self.seats = self.land.seats

    def form(self) -> str:
        """The form to which the buttons belong."""
        return self.scene.asked.form if self.scene.asked else ""

    # Lords -----------------------------------------------------------------------------------------------------------

    def offices(self, lord: int) -> list[str]:
        """What a lord is, the highest first, by the shapes that show it."""
        v = self.v
        found = [
            key for key, who in (("king", v["king"]), ("queen", v["queen"]), ("prince", v["prince"])) if who == lord
        ]
        if v["cardinal"][lord]:
            found.append("cardinal")
        if lord in v["sees"]:
            found.append("bishop")
        ranks = sorted({self.land.region_kind[at] for at in range(REGIONS) if v["title"][at] == lord}, reverse=True)
        return found + [TITLE_KEYS[rank] for rank in ranks] + (["arc"] if v["arc"] == lord else [])

    def what(self, lord: int) -> list[str]:
        """The same in words."""
        v, found = self.v, []
        for key, who in (("king", v["king"]), ("queen", v["queen"]), ("prince", v["prince"]), ("arc", v["arc"])):
            if who == lord:
                found.append(self.told("is-regent" if key == "queen" and v["regent"] else f"is-{key}"))
        for region in range(REGIONS):
            if v["title"][region] == lord:
                title = TITLE_KEYS[self.land.region_kind[region]] + ("-lady" if is_lady(lord) else "")
                found.append(self.told(f"is-{title}", village=self.plain("village", v["capital"][region])))
        if lord in v["sees"]:
            found.append(self.told("is-bishop", see=self.plain("bishopric", v["sees"].index(lord))))
        return [*found, *([self.told("is-cardinal")] if v["cardinal"][lord] else [])]

    def family(self, seat: int) -> list[int]:
        """A player's lords on the board, captives too."""
        v = self.v
        return [lord for lord, owner in enumerate(v["owner"]) if owner == seat and v["at"][lord] != NONE]

    def marks(self, bishopric: int) -> list[str]:
        """FI-K-18: what a bishopric bears this round, by the shapes that show it."""
        found = [f"mark-{self.key('card', card)}" for card, bit in EFFECT.items() if self.v["effects"][bishopric] & bit]
        return found + (["mark-tithe"] if self.v["tithe"][bishopric] != NONE else [])


def is_lady(lord: int) -> bool:
    """FI-C-3: the men come first."""
    return lord >= MEN


def strength(units: int | None, least: int, most: int) -> str:
    """FI-V-3: a stack's units, else what all know of them."""
    if units is not None:
        return str(units)
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"
