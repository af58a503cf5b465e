"""What stands beside the board: who sits where, what happened, what is said."""

from functools import lru_cache
from html import escape
from typing import NamedTuple

from regalia.bots.bot import bots
from regalia.core.game import Setup
from regalia.locale.words import Words
from regalia.table.matters import Notice
from regalia.table.seats import BOT, GATHERING, OPEN, PERSON, PLAYING
from regalia.table.sight import Sight, Sitter
from regalia.table.table import Table
from regalia.table.talk import SPECTATORS, Said
from regalia.web.boards.board import PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import ready
from regalia.web.bots import bot_name
from regalia.web.tables import log
from regalia.web.tables.doing import FORM


def parts(table: Table, sight: Sight, words: Words) -> list[Part]:
    """All parts beside the board."""
    return [
        seats(table, sight, words),
        beginning(table, sight, words),
        log.part(table.setup, sight, words.lang, log.eyes(table, sight)),
        talk(table, sight, words),
    ]


# Seats ----------------------------------------------------------------------------------------------------------------


class Chair(NamedTuple):
    """A seat as it is shown: who holds it, whether it is asked; and what its buttons depend on beside that."""

    number: int
    sitter: Sitter
    asked: bool
    phase: str
    host: bool
    votes: bool
    """Whether the reader may propose something that is voted on."""


def seats(table: Table, sight: Sight, words: Words) -> Part:
    """Who sits where."""
    votes = sight.vote is None and sight.reader is not None
    chairs = [
        Chair(number, sitter, number in sight.asked, sight.phase, sight.host, votes)
        for number, sitter in enumerate(sight.sitters)
    ]
    pieces = [seat(table.setup, table.id, words, chair) for chair in chairs]
    notices = [notice(table.setup, words, one) for one in sight.notices[-3:]]
    layers = [Layer("sit-list", pieces, "ul"), Layer("notices", notices, "ul")]
    return Part("seats", ready(words, "web-at-table"), "", layers, "", True)


@lru_cache(maxsize=PIECES)
def seat(setup: Setup, id: str, words: Words, chair: Chair) -> Piece:
    """One seat: its colour, who holds it, and what can be done about it."""
    key = setup.seats[chair.number]
    colour = escape(words.ids(setup, "seat", chair.number))
    name = escape(called(chair.sitter, words))
    marks = "".join(f'<span class="tag">{escape(said)}</span>' for said in tags(chair, words))
    turn = " asked" if chair.asked else ""
    swatch = f'<svg class="swatch {key}" viewBox="-10 -10 20 20" aria-hidden="true"><circle class="body" r="8"/></svg>'
    can = "".join(deeds(setup, id, words, chair))
    inner = f'{swatch}<span class="who"><b>{name}</b> <i>{colour}</i></span>{marks}<span class="deeds">{can}</span>'
    return Piece(f"sit-{key}", f'<li id="sit-{key}" class="seat{turn}">{inner}</li>')


def called(sitter: Sitter, words: Words) -> str:
    """The name of who sits there."""
    if sitter.kind == OPEN:
        return words.text("web-open-seat")
    return bot_name(words, sitter.name) if sitter.kind == BOT else sitter.name


def tags(chair: Chair, words: Words) -> list[str]:
    """What there is to say about who sits there."""
    found, sitter = [], chair.sitter
    if sitter.mine:
        found.append(words.text("web-you"))
    if chair.asked:
        found.append(words.text("web-asked"))
    if sitter.kind == BOT:
        found.append(words.text("web-bot"))
    if sitter.stand_in:
        found.append(words.text("web-stand-in", bot=bot_name(words, sitter.stand_in)))
    elif sitter.away and chair.phase == PLAYING:
        found.append(words.text("web-away"))
    return found


def deeds(setup: Setup, id: str, words: Words, chair: Chair) -> list[str]:
    """The buttons of a seat."""
    sitter, key = chair.sitter, setup.seats[chair.number]
    colour = words.ids(setup, "seat", chair.number)

    def button(act: str, told: str, field: str, value: str, **values: str) -> str:
        said = words.text(told, **values)
        there = f'formaction="/t/{id}/{act}" id="{act}-{value.replace(" ", "-")}" name="{field}" value="{value}"'
        label = escape(f"{said}: {colour}")
        return f'<button type="submit" form="{FORM}" {there} aria-label="{label}">{escape(said)}</button>'

    found = []
    if chair.phase == GATHERING:
        if sitter.kind == OPEN:
            found.append(button("sit", "web-sit", "at", key))
        if chair.host and sitter.kind != PERSON:
            others = [name for name in bots() if sitter.name != name]
            found += [button("bot", "web-seat-bot", "bot", f"{key} {one}", bot=bot_name(words, one)) for one in others]
        if sitter.mine or (chair.host and sitter.kind != OPEN):
            found.append(button("free", "web-get-up" if sitter.mine else "web-free", "at", key))
    elif may_ask_bot(chair):
        found.append(button("ask-bot", "web-ask-bot", "at", key))
    return found


def may_ask_bot(chair: Chair) -> bool:
    """Whether the reader may propose that a bot plays for somebody."""
    sitter = chair.sitter
    gone = sitter.away and not sitter.stand_in and not sitter.mine
    return gone and chair.phase == PLAYING and chair.votes


@lru_cache(maxsize=PIECES)
def notice(setup: Setup, words: Words, one: Notice) -> Piece:
    """Something that happened at the table."""
    colour = words.ids(setup, "seat", one.seat) if one.seat >= 0 else ""
    said = escape(words.text(f"notice-{one.key}", seat=colour, told=bot_name(words, one.told)))
    id = f"notice-{one.at}-{one.key}-{one.seat}"
    return Piece(id, f'<li id="{id}">{said}</li>')


# Before the game ------------------------------------------------------------------------------------------------------


def beginning(table: Table, sight: Sight, words: Words) -> Part:
    """The luck that is promised, and the beginning."""
    pieces = []
    if sight.phase == GATHERING:
        open_seats = sum(1 for sitter in sight.sitters if sitter.kind == OPEN)
        told = words.text("web-waits-seats", seats=open_seats) if open_seats else words.text("web-waits-host")
        inner = f"<p>{escape(told)}</p>"
        if sight.host and not open_seats:
            inner = (
                f'<button type="submit" class="choose" id="begin-it" form="{FORM}" formaction="/t/{table.id}/begin">'
                f"{escape(words.text('web-begin'))}</button>"
            )
        pieces.append(Piece("begin", f'<div id="begin" class="do">{inner}</div>'))
    return Part("beginning", ready(words, "web-beginning"), "", [Layer("beginnings", pieces, "div")], "")


# Talk -----------------------------------------------------------------------------------------------------------------


def talk(table: Table, sight: Sight, words: Words) -> Part:
    """What is said, the newest last."""
    counts: dict[int, int] = {}
    pieces = []
    for line in sight.talk:
        counts[line.at] = counts.get(line.at, 0) + 1
        pieces.append(said(table.setup, table.id, words, line, f"say-{line.at}-{counts[line.at]}"))
    return Part(
        "talk",
        ready(words, "web-talk"),
        log.scrolling("title-talk"),
        [Layer("talk-lines", pieces, "ol")],
        "</div>",
        True,
    )


@lru_cache(maxsize=PIECES)
def said(setup: Setup, table: str, words: Words, line: Said, id: str) -> Piece:
    """One line of it."""
    who = escape(line.name)
    if line.seat >= 0:
        who += f" <i>{escape(words.ids(setup, 'seat', line.seat))}</i>"
    if line.whom >= 0:
        who += f" <i>{escape(words.text('web-to', seat=words.ids(setup, 'seat', line.whom)))}</i>"
    elif line.room == SPECTATORS:
        who += f" <i>{escape(words.text('web-watching'))}</i>"
    mute = (
        f'<button type="submit" class="mute" form="{FORM}" formaction="/t/{table}/mute" name="whom" '
        f'value="{line.speaker}" aria-label="{escape(words.text("web-mute-one", name=line.name))}">'
        f"{escape(words.text('web-mute'))}</button>"
    )
    return Piece(id, f'<li id="{id}"><b>{who}</b> <span>{escape(line.text)}</span>{mute}</li>')
