"""What a page and its stream say is the same for twins, byte for byte: they differ in what the reader cannot see."""

import json
import random

import pytest

from regalia.core.game import Game, games
from regalia.locale.words import LANGUAGES, words
from regalia.table import playing
from regalia.table.earlier import earlier
from regalia.table.seats import OVER, PLAYING
from regalia.table.table import Table
from regalia.web.tables.moment import Moment
from regalia.web.tables.shown import Page
from tests.contract.twins import common, shows
from tests.table.places import begun, play_any
from tests.table.test_leaks import GUESTS, of, twin_table


def page(table: Table, reader: int | None, lang: str) -> Page:
    """The page of a reader."""
    return Page(table, of(table, reader), words(lang))


def past(table: Table, reader: int | None, lang: str, first: int) -> list[str]:
    """The last of the earlier positions of a reader, how many there are, and what leads from each to the next."""
    sight, found, before = of(table, reader), [], None
    for at in range(max(first, sight.moment - 2), sight.moment + 1):
        now = Moment(table, sight, words(lang), earlier(table, reader, at))
        found += [sent(now.since(None)), sent(now.since(before))]
        before = now
    return [*found, str(sight.moment)]


def sent(told: dict[str, object]) -> str:
    """What a stream sends; the name of a version is drawn at random."""
    return json.dumps({**told, "version": ""}, ensure_ascii=False)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_pages_and_streams_are_the_same_for_twins(game: Game) -> None:
    rng, compared = random.Random(5), 0
    for seed in range(3):
        table = begun(game.key, GUESTS[: game.players[-1]])
        for moves in range(80):
            if table.phase != PLAYING:
                break
            table = table.draft(table.now + 1000)
            seat = rng.choice(table.seats_asked())
            play_any(table, seat, rng.choice(table.state.legal(seat) or [table.state.default(seat)]))
            if moves % 6 == seed and table.phase == PLAYING:
                reader = rng.choice([None, *range(len(table.seats))])
                compared += compare(table.draft(table.now), twin_table(table, reader, moves), reader, rng)
    assert compared > 30


def compare(one: Table, other: Table, reader: int | None, rng: random.Random) -> int:
    """Let others move at both tables; how many pages were compared."""
    lang = rng.choice(LANGUAGES)
    before = page(one, reader, lang), page(other, reader, lang)
    assert sent(before[0].whole()) == sent(before[1].whole())
    first = before[0].sight.moment
    for played in range(6):
        move = common(one.state, other.state, reader, rng)
        if move is None:
            return played + 1
        one, other = one.draft(one.now + 1000), other.draft(other.now + 1000)
        other.heard = dict(other.heard)
        for table in (one, other):
            playing.step(table, *move)
        last = [table.playing.line[-1].events if table.phase != OVER else [] for table in (one, other)]
        if one.phase == OVER or any(shows(t.state, told, reader) for t, told in zip((one, other), last, strict=True)):
            return played + 1
        after = page(one, reader, lang), page(other, reader, lang)
        assert sent(after[0].since(before[0])) == sent(after[1].since(before[1]))
        assert sent(after[0].whole()) == sent(after[1].whole())
        assert past(one, reader, lang, first) == past(other, reader, lang, first)
        before = after
    return 7
