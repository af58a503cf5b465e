"""The rules as pages: chapters, each rule with its id as an anchor, examples; and the one page beside the board."""

import re
import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from regalia.core.example import Example
from regalia.core.game import Game, Setup, game, games
from regalia.locale.words import Words
from regalia.web import examples
from regalia.web.boards.drawing import DRAWINGS, SHARED, drawing
from regalia.web.frames import frame
from regalia.web.visitor import Visitor

ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z](?:[A-Z0-9-]*[0-9])?\b")
"""What looks like the id of a rule or a chapter."""
LONGEST: Final = 80
"""So much of what is searched for is looked at."""


class Rule(NamedTuple):
    """A rule as it stands on the page: its paragraphs, its example, and those of its examples that can be played."""

    id: str
    paragraphs: list[Markup]
    example: Markup
    played: list[Example]


async def shelf(request: Request) -> Response:
    """All rulebooks."""
    return frame("shelf.html", Visitor(request), games=games())


async def show(request: Request) -> Response:
    """A rulebook, or what of it holds all words that are searched for."""
    visitor, chosen = Visitor(request), game(request.path_params["game"])
    wanted = " ".join(request.query_params.get("q", "")[:LONGEST].split())
    found = chapters(chosen, visitor.words, wanted)
    return frame(
        "rules.html",
        visitor,
        game=chosen,
        contents=list(chapters_of(chosen)),
        chapters=found,
        wanted=wanted,
        found=sum(len(rules) for rules in found.values()),
        played=examples.known(chosen.key),
        has_overview=has_overview(chosen),
        has_credits=visitor.words.has(f"web-credits-{chosen.key}.board"),
    )


async def overview(request: Request) -> Response:
    """A game on one page, to be read or printed."""
    chosen = game(request.path_params["game"])
    return on_one_page(Visitor(request), chosen.setup(max(chosen.players)))


def on_one_page(visitor: Visitor, setup: Setup) -> Response:
    """The overview of what a game is played with."""
    board, key = drawing(setup.game), setup.game.key
    drawn = board.overview(setup, visitor.words)
    shapes = f'<svg class="unseen" aria-hidden="true"><defs>{SHARED}{board.symbols}</defs></svg>'
    style = f"board-{key}.css" if key in DRAWINGS else ""
    return frame(
        "overview.html", visitor, game=setup.game, overview=Markup(shapes + drawn if drawn else ""), style=style
    )


def has_overview(chosen: Game) -> bool:
    """Whether a game has such a page."""
    return chosen.key in DRAWINGS


def chapters_of(chosen: Game) -> dict[str, list[str]]:
    """The rules of each chapter: FK-A-PLACE-1 is in FK-A."""
    found: dict[str, list[str]] = {}
    for rule in chosen.rules:
        found.setdefault("-".join(rule.split("-")[:2]), []).append(rule)
    return found


def chapters(chosen: Game, words: Words, wanted: str) -> dict[str, list[Rule]]:
    """The chapters with their rules; where something is searched for, only those that hold it."""
    found: dict[str, list[Rule]] = {}
    for chapter, rules in chapters_of(chosen).items():
        title = words.title(chosen, chapter)
        kept = [rule for rule in rules if holds(f"{rule} {title} {told(chosen, words, rule)}", wanted)]
        if kept:
            found[chapter] = [shown(chosen, words, rule, bool(wanted)) for rule in kept]
    return found


def told(chosen: Game, words: Words, rule: str) -> str:
    """A rule with its example, as one text."""
    return f"{words.rule(chosen, rule)} {words.example(chosen, rule)}"


@lru_cache(maxsize=4096)
def shown(chosen: Game, words: Words, rule: str, apart: bool) -> Rule:
    """A rule, what it names being links; `apart` from the whole rulebook they lead there."""
    lines = [line.strip() for line in words.rule(chosen, rule).split("\n") if line.strip()]
    paragraphs = [linked(chosen, line, apart) for line in lines]
    example = linked(chosen, words.example(chosen, rule), apart)
    played = [one for one in examples.known(chosen.key) if rule in one.rules]
    return Rule(rule, paragraphs, example, played)


def linked(chosen: Game, text: str, apart: bool) -> Markup:
    """A text in which each rule and chapter that is named is a link to it."""
    before = f"/rules/{chosen.key}" if apart else ""

    def link(match: re.Match[str]) -> str:
        id = match[0]
        return f'<a href="{before}#{id}">{id}</a>' if id in anchors(chosen.key) else id

    return Markup(ID.sub(link, str(escape(text))))


@lru_cache(maxsize=4096)
def anchors(key: str) -> frozenset[str]:
    """The ids of a game's rules and chapters."""
    return frozenset([*game(key).rules, *chapters_of(game(key))])


def holds(text: str, wanted: str) -> bool:
    """Whether all words that are wanted stand in a text, whatever their case and accents."""
    return all(word in plain(text) for word in plain(wanted).split())


def plain(text: str) -> str:
    """A text without accents, in small letters."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()
