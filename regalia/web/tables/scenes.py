"""From what a reader gets of a table to what is drawn: the scene of its board."""

from regalia.core.luck import FastLuck
from regalia.core.refusals import Barred
from regalia.core.state import State
from regalia.locale.words import Words
from regalia.table.seats import BOT, OPEN
from regalia.table.sight import Question, Sight, Sitter
from regalia.table.table import Table
from regalia.web.boards.board import Board
from regalia.web.boards.drawing import drawing
from regalia.web.boards.scene import Asked, Scene
from regalia.web.bots import bot_name
from regalia.web.tables import doing
from regalia.web.tables.doing import FORM


def board(table: Table, sight: Sight, words: Words) -> Board | None:
    """The board as a reader sees it; none before the game begins."""
    if sight.view is None:
        return None
    seen = scene(table, sight, words)
    drawn = drawing(table.setup.game).draw(seen)
    # What a player does beside answering belongs to the question.
    asking = drawn.parts[0]
    asking = asking._replace(layers=[*asking.layers, doing.layer(table, sight, words, seen.asked)])
    return drawn._replace(parts=[asking, *drawn.parts[1:]])


def scene(table: Table, sight: Sight, words: Words) -> Scene:
    """What its drawing follows from."""
    assert sight.view is not None
    key = table.setup.game.key
    names = [name(sitter, words) for sitter in sight.sitters]
    asks, link = asked(table, sight), lambda rule: f"/rules/{key}#{rule}"
    return Scene(table.setup, sight.view, words, sight.asked, asks, link, names, sight.events)


def asked(table: Table, sight: Sight) -> Asked | None:
    """The question put to the reader, or one that he may answer in advance."""
    question = sight.question
    if question is None or sight.reader is None or not question.answers or sight.ahead is not None:
        return None
    barred = reasons(table.state, sight.reader, question)
    final = [] if question.ahead else finals(table, sight, question.legal)
    proposal = () if question.ahead else tuple(table.state.proposal(sight.reader))
    return Asked(sight.reader, question.key, question.about, question.legal, barred, FORM, final, proposal)


def reasons(s: State, seat: int, question: Question) -> list[tuple[int, Barred]]:
    """Why some of the answers are not allowed."""
    found = []
    for move in question.answers:
        why = None if move in question.legal else s.bar(seat, move)
        if why is not None:
            found.append((move, why))
    return found


def finals(table: Table, sight: Sight, legal: list[int]) -> list[int]:
    """The answers that their player could not take back by himself.

    Each is tried on a position dealt from what he sees, so that this tells nothing but what he may know.
    """
    record, seat = table.record, sight.reader
    assert record is not None
    assert seat is not None
    assert sight.view is not None
    at_desk = record.state.stack[-1].desk
    if not at_desk and not record.own_matter(seat):
        return legal
    dealt = table.setup.from_view(sight.view, FastLuck(0))
    ends = is_heard if at_desk else is_final
    return [move for move in legal if ends(dealt.copy(), seat, move)]


def is_heard(s: State, seat: int, move: int) -> bool:
    """At a desk nothing is undone, but what nobody hears of can be dropped."""
    s.listen()
    s.take_events()
    s.do(seat, move)
    return bool(s.take_events()) or s.over or not s.may_act(seat)


def is_final(s: State, seat: int, move: int) -> bool:
    """Whether luck is drawn, something hidden is shown, or the game goes on where nothing is taken back."""
    drawn, shown = s.luck.count, s.shown
    s.do(seat, move)
    if s.luck.count != drawn or s.shown != shown or s.over or s.stack[-1].desk:
        return True
    # See `undoing.free`: else he would learn that another has moved unseen.
    return s.setup.game.hidden and s.seats_asked() != [seat]


def name(sitter: Sitter, words: Words) -> str:
    """What stands for a player beside his colour."""
    if sitter.kind == OPEN:
        return ""
    return bot_name(words, sitter.name) if sitter.kind == BOT else sitter.name
