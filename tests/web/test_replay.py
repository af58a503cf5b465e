"""Earlier positions by address: each as its reader saw it then, all open at the end, with links between them."""

import html
import json
import re

import pytest

from regalia.core.game import Game, games
from regalia.core.view import View
from regalia.locale.words import words
from regalia.table import undoing
from regalia.table.earlier import course, earlier
from regalia.table.playing import mark, step
from regalia.table.seats import PLAYING
from regalia.table.table import Table
from regalia.web.boards.board import changes
from regalia.web.tables import chart
from regalia.web.tables.moment import Moment, Replays
from tests.table.places import ANN, BEN, CID, DOT, begun, play_any, to_the_end
from tests.table.test_leaks import of
from tests.web.clients import Browser, Site
from tests.web.test_playing import finish, until


def moment(table: Table, reader: int | None, at: int, lang: str = "en") -> Moment:
    """The page of an earlier position."""
    return Moment(table, of(table, reader), words(lang), earlier(table, reader, at))


def ways(page: str) -> dict[str, int]:
    """Where the links of a page lead."""
    return {key: int(at) for key, at in re.findall(r'id="step-(\w+)" class="press step" href="\?at=(\d+)"', page)}


def log(page: str) -> list[str]:
    """The log of a page, without its links."""
    found = re.findall(r'<li id="log-\d+"[^>]*><span>(.*?)</span>', page)
    return [re.sub("<[^>]*>", "", line) for line in found]


# The page -------------------------------------------------------------------------------------------------------------


def test_each_position_leads_to_the_next_and_back(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    for move in ("place", "brabant", "done"):
        ann.send(f"{table}/play", move=move)
    seen = []
    ann.go(f"{table}?at=0")
    assert set(ways(ann.text)) == {"forward", "last"}
    while "forward" in ways(ann.text):
        seen.append(ann.text)
        ann.go(f"{table}?at={ways(ann.text)['forward']}")
    assert len(seen) == ways(seen[0])["last"] >= 2
    assert set(ways(ann.text)) == {"first", "back"}
    ann.go(f"{table}?at={ways(ann.text)['back']}")
    assert log(ann.text) == log(seen[-1])


def test_nothing_can_be_answered_in_an_earlier_position(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    ann.send(f"{table}/play", move="place")
    ann.go(f"{table}?at=1")
    assert not ann.answers()
    assert 'name="mark"' not in ann.text
    assert 'id="board"' in ann.text
    assert f'href="{table}"' in ann.text


def test_the_log_leads_to_each_position_and_to_the_places_on_the_board(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    for move in ("place", "brabant", "done"):
        ann.send(f"{table}/play", move=move)
    assert '<a class="at-link" href="#at-brabant">Brabant</a>' in ann.text
    assert 'id="at-brabant"' in ann.text
    there = re.findall(r'<a class="when" href="(\?at=\d+)"', ann.text)
    newest = log(ann.text)
    ann.go(f"{table}{html.unescape(there[0])}")
    assert log(ann.text) == newest
    assert f'{table}?at=1#at-brabant">' in ann.go(f"{table}/log") or f'{table}?at=2#at-brabant">' in ann.text


def test_who_shares_a_screen_sees_his_own_past_behind_the_cover(ann: Browser) -> None:
    table = ann.opens("toy", "me", "me")
    ann.go(f"{table}?at=0")
    assert 'id="board"' not in ann.text
    there = html.unescape(re.findall(r'href="(/t/[^"]+as=\w+[^"]*)"', ann.text)[0])
    assert there.endswith("&at=0")
    assert 'id="board"' in ann.go(there)
    colour = re.findall(r"as=(\w+)", there)[0]
    assert f'name="as" value="{colour}"' in ann.text


def test_the_script_gets_only_what_has_changed(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    for move in ("place", "brabant", "done"):
        ann.send(f"{table}/play", move=move)
    version = re.findall(r'data-version="([\w-]+)"', ann.go(f"{table}?at=1"))[0]
    told = ann.client.get(f"{table}/replay?at=2&from={version}").json()
    assert told["at"] == 2
    assert "changes" in told
    assert any(change[0].startswith(("disc-red-brabant", "disc-blue-brabant")) for change in told["changes"])
    again = ann.client.get(f"{table}/replay?at=2&from=long-forgotten").json()
    assert set(again["whole"]) >= {"board", "part-moment", "part-log"}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_it_speaks_each_language(here: Site, lang: str) -> None:
    browser = here.browser(lang)
    table = browser.opens("royals", "me", "greedy")
    until(browser, table, "draw") if "draw" in browser.answers() else None
    browser.go(f"{table}?at=0")
    assert html.escape(words(lang).text("web-moment-seen"), quote=False) in html.unescape(browser.text)


# What is seen ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_positions_are_those_that_were_seen(game: Game) -> None:
    """What a seat saw after each move that told it something is what it sees of that moment later on."""
    table = begun(game.key, (ANN, BEN, CID, DOT)[: game.players[-1]])
    reader = 1
    seen: list[View | None] = []
    asked: list[list[int]] = []
    for _ in range(60):
        sight = of(table, reader)
        if sight.moment == len(seen):
            seen.append(sight.view)
            asked.append(sorted(sight.asked))
        after = table.draft(table.now + 1000)
        seat = after.state.seats_asked()[0]
        step(after, seat, after.state.legal(seat)[-1])
        if after.phase != PLAYING:
            break
        table = after
    assert len(seen) > 5
    for at, view in enumerate(seen):
        found = earlier(table, reader, at)
        assert found.view == view
        assert found.asked == asked[at]
        assert not found.view["open"]
        assert found.move == -1


@pytest.mark.parametrize("game", [game for game in games() if game.hidden], ids=lambda game: game.key)
def test_at_the_end_all_positions_are_open(game: Game) -> None:
    players = game.players[0]
    table = begun(game.key, (ANN, BEN, CID)[:players], options=dict(game.brief))
    to_the_end(table)
    last = of(table, None).moment
    for at in (0, last // 2, last):
        assert earlier(table, None, at).view["open"]
    heard = [event for at in range(last + 1) for event in earlier(table, 0, at).events]
    assert heard == of(table, 0).events


def test_what_was_taken_back_is_no_position(ann: Browser) -> None:
    table = begun("foreign-king", (ANN, BEN))
    seat = table.seats_asked()[0]
    play_any(table, seat, table.setup.vocabulary.move("place"))
    before = of(table, 0).moment
    undoing.undo(table, table.seats[seat].guest, seat, mark(table, seat))
    assert of(table, 0).moment == before - 1


# How it is made -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_one_moment_is_made_out_of_another_by_pieces(game: Game) -> None:
    table = begun(game.key, (ANN, BEN, CID, DOT)[: game.players[-1]])
    for _ in range(40):
        play_any(table, table.seats_asked()[0])
    last = of(table, 0).moment
    before = moment(table, 0, 0)
    for at in (1, last, last // 2):
        now = moment(table, 0, at)
        told = changes(before.all, now.all) or []
        assert all(f'id="{change["was"]}"' in before.all.markup() for change in told if change["was"])
        assert json.dumps(now.since(before))
        before = now


def test_pages_are_kept_and_drawn_once() -> None:
    table, replays = begun("foreign-king", (ANN, BEN)), Replays()
    play_any(table, table.seats_asked()[0])
    sight = of(table, 0)
    found = [replays.moment(table, sight, words("en"), earlier(table, 0, 1)) for _ in range(2)]
    assert found[0] is found[1]
    assert replays.version(table.id, found[0].version) is found[0]
    assert replays.version("another", found[0].version) is None


def test_going_back_plays_no_long_game_again() -> None:
    table = begun("foreign-king", (ANN, BEN))
    for _ in range(200):
        if table.phase == PLAYING:
            play_any(table, table.seats_asked()[0], table.state.legal(table.seats_asked()[0])[-1])
    record = table.record
    assert record is not None
    record.kept = []
    record.position(len(record.line))
    assert [kept.moves for kept in record.kept] == list(range(32, len(record.line) + 1, 32))
    record.position(40)
    assert record.nearest(40).moves == 32


# Points ---------------------------------------------------------------------------------------------------------------


def test_the_points_of_each_moment_and_of_the_end(ann: Browser, here: Site) -> None:
    table = ann.opens("foreign-king", "me", "greedy")
    finish(ann, table)
    found = here.hall.table(table.removeprefix("/t/"))
    points = course(found, 0)
    assert len(points) == of(found, 0).moment + 1
    assert points[0] == [0, 0, 0]  # The virtual player has a line too.
    assert points[-1][:2] == found.state.scores()
    ann.go(f"{table}/end")
    total = re.findall(r"<tfoot>.*?</tfoot>", ann.text)[0]
    assert re.findall(r'class="number">(-?\d+)', total) == [str(score) for score in points[-1]]
    assert words("en").of_game(found.setup.game, "column-from-king") in ann.text
    assert ann.text.count('class="chart-line') == 3


def test_the_chart_is_drawn_once_for_all_moments() -> None:
    table = begun("foreign-king", (ANN, BEN))
    points = [[0, 0, 0]] * 50 + [[3, 0, 0]] * 50 + [[3, 1, -6]]
    drawn = [chart.parts(table.setup, words("en"), points, at)[1] for at in (0, 50, 100)]
    assert drawn[0].before is drawn[1].before is drawn[2].before
    assert len({part.layers[0].pieces[0].markup for part in drawn}) == 3
    assert re.findall(r'<th scope="row">(\d+)', drawn[0].after) == ["0", "50", "100"]


def test_hidden_points_are_in_no_chart_till_the_end() -> None:
    table = begun("royals", (ANN, BEN))
    for _ in range(30):
        play_any(table, table.seats_asked()[0])
    assert course(table, 0) == []
    assert 'class="chart' not in moment(table, 0, 0).all.markup()
    open_table = begun("royals", (ANN, BEN), options={"open-scores": 1})
    assert course(open_table, 0) == [[0, 0]]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_kinds_of_points_make_the_points(game: Game) -> None:
    table = begun(game.key, (ANN, BEN, CID)[: max(2, game.players[0])], options=dict(game.brief))
    to_the_end(table)
    told = table.state.tally(True)
    sums = [sum(each) for each in zip(*[kind.each for kind in told], strict=True)]
    assert sums[: len(table.seats)] == table.state.scores()
    assert {kind.kind for kind in told} <= {"", *game.tally}


# The end --------------------------------------------------------------------------------------------------------------


def test_the_luck_is_proved_on_the_page_of_the_end(ann: Browser, here: Site) -> None:
    table = ann.opens("toy", "me", "random")
    finish(ann, table)
    assert f'href="{table}/end"' in ann.text
    ann.go(f"{table}/end")
    found = here.hall.table(table.removeprefix("/t/"))
    assert found.commitment in ann.text
    assert found.secret.hex() in ann.text
    assert "Proved: all" in ann.text
    assert f"regalia verify toy-{found.id}.regalia" in ann.text
    assert f'href="{table}/journal"' in ann.text


def test_luck_that_does_not_hold_is_said_not_to(ann: Browser, here: Site) -> None:
    table = ann.opens("toy", "me", "random")
    finish(ann, table)
    found = here.hall.table(table.removeprefix("/t/"))
    assert found.record is not None
    found.record.journal.secret = "00" * 32
    ann.go(f"{table}/end")
    assert "Not proved" in ann.text
    assert "Proved: all" not in ann.text


# What is new ----------------------------------------------------------------------------------------------------------


def to_news(browser: Browser, table: str) -> None:
    """Play until something has happened since one's last turn."""
    for _ in range(300):
        answers = browser.answers()
        if "do-news" in browser.text:
            return
        if answers:
            browser.send(f"{table}/play", move="coins" if "coins" in answers else answers[0])
        browser.go(table)
    raise AssertionError("nothing is new")


def test_what_happened_since_the_last_turn_is_told_and_replayed(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "random", "random")
    to_news(ann, table)
    events = int(re.findall(r"(\d+) things have happened since your last turn", ann.text)[0])
    new = re.findall(r'<details id="news">.*?</details>', ann.text)[0].split("<li>")[1:]
    assert len(new) == events
    there = html.unescape(re.findall(r'id="news-again" href="([^"]+)"', ann.text)[0])
    assert there.endswith("&play=yes")
    assert " data-plays" in ann.go(f"{table}{there}")
    ann.go(f"{table}?at={ways(ann.text)['forward']}")
    told = re.findall(r'<li id="told-0">(.*?)</li>', ann.text)[0]
    assert told == new[0].removesuffix("</li>").removesuffix("</li></ol></details>")


def test_who_is_not_asked_gets_no_news(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "random", "random", spectators="yes")
    to_news(ann, table)
    assert "do-news" not in ben.go(table)
