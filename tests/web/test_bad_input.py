"""Bad input, case by case and at random: a clear answer, never a traceback, nothing changed."""

import html
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from regalia.locale.words import words
from regalia.store.writer import Writer
from regalia.web.application import ROUTES
from regalia.web.tables.acts import ACTS
from tests.web.clients import Browser, Site, site

ADDRESSES: Final = [route.path for route in ROUTES]


def known(here: Site, table: str) -> tuple[object, ...]:
    """All that could have changed at a table."""
    found = here.hall.table(table.removeprefix("/t/"))
    record = found.record
    played = len(record.journal.entries) if record else 0
    return found.phase, found.seats, played, list(found.words), found.settings, dict(found.notes), len(found.lines)


@pytest.fixture
def table(here: Site, ann: Browser) -> str:
    """A table that somebody plays at; anybody may look on."""
    return ann.opens("foreign-king", "me", "me", spectators="yes")


# Nobody may do anything at the table of somebody else -----------------------------------------------------------------


def test_no_such_table(ann: Browser) -> None:
    assert "There is no such table" in ann.go("/t/nobody-knows", 404)
    ann.go("/t/nobody-knows/live", 404)
    ann.go("/t/nobody-knows/journal", 404)
    ann.send("/t/nobody-knows/play", 404, move="place")


@pytest.mark.parametrize("act", sorted(set(ACTS) - {"say", "note"}))
def test_a_stranger_does_nothing(here: Site, ann: Browser, ben: Browser, table: str, act: str) -> None:
    ben.go(table)
    before = known(here, table)
    ben.client.cookies.clear()
    mark = re.findall(r'name="mark" value="(\w+)"', ann.text)[0]
    answer = ben.client.post(
        f"{table}/{act}",
        data={"request": "x", "seat": "red", "at": "red", "bot": "red greedy", "mark": mark, "move": "place"},
    )
    assert answer.status_code < 500
    assert known(here, table) == before


def test_somebody_elses_seat(here: Site, ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "open")
    ben.go(table)
    ben.send(f"{table}/sit", at="blue", name="Ben")
    ann.go(table)
    ann.send(f"{table}/begin")
    mover, other = (ann, ben) if ann.go(table) and ann.answers() else (ben, ann)
    mover.go(table)
    fields = dict(re.findall(r'<input type="hidden" form="act" name="(\w+)" value="([^"]*)"', mover.text))
    before = known(here, table)
    other.go(table)
    other.send(f"{table}/play", 403, **{**fields, "move": "place"})
    assert known(here, table) == before


def test_a_private_table_is_for_those_who_sit_at_it(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    ben.go(table, 403)
    ben.go(f"{table}/live", 403)
    ben.go(f"{table}/log", 403)
    ben.go(f"{table}?at=0", 403)
    ben.go(f"{table}/replay?at=0", 403)
    ben.go(f"{table}/end", 403)
    ben.go(f"{table}/overview", 403)
    assert table.removeprefix("/t/") not in ben.go("/")


def test_a_forged_cookie_is_nobodys(here: Site, ann: Browser, ben: Browser, table: str) -> None:
    cookie = ann.client.cookies["regalia"]
    guest, _, signature = cookie.rpartition(".")
    for forged in (
        guest,
        f"{guest}.",
        f"{guest}.{signature[::-1]}",
        f"x.{signature}",
        "\N{SNOWMAN}".encode().decode("latin-1"),
    ):
        ben.client.cookies.clear()
        answer = ben.client.get(table, headers={"cookie": f"regalia={forged}"} if forged.isascii() else {})
        assert answer.status_code == 200
        assert "Bildschirm" not in answer.text
        assert 'name="mark"' not in answer.text


# Clicks ---------------------------------------------------------------------------------------------------------------


def test_a_stale_mark(here: Site, ann: Browser, table: str) -> None:
    stale = ann.text
    ann.send(f"{table}/play", move="place")
    before = known(here, table)
    mark = re.findall(r'name="mark" value="(\w+)"', stale)[0]
    ann.send(f"{table}/play", 409, mark=mark, move="coins")
    assert "the question has changed" in ann.told()
    assert known(here, table) == before


def test_a_barred_move_names_its_reason(here: Site, ann: Browser, table: str) -> None:
    before = known(here, table)
    ann.send(f"{table}/play", 400, move="repay")
    assert ann.told()
    assert known(here, table) == before


@pytest.mark.parametrize("move", ["", "nothing", "brabant", "place;drop", "9" * 300, "<b>", "place place place"])
def test_a_move_that_answers_nothing(here: Site, ann: Browser, table: str, move: str) -> None:
    before = known(here, table)
    ann.send(f"{table}/play", 400, move=move)
    assert "<b>" not in ann.text.partition('role="alert"')[2].partition("</p>")[0]
    assert known(here, table) == before


@pytest.mark.parametrize("at", ["-1", "99999", "x", "", "1.5", "9" * 300, "\N{ARABIC-INDIC DIGIT ONE}", "<b>"])
def test_a_position_that_there_is_not(ann: Browser, table: str, at: str) -> None:
    for path in (table, f"{table}/replay"):
        answer = ann.client.get(path, params={"at": at})
        assert answer.status_code == 404
        assert "no such position; it goes from 0 to 0" in html.unescape(answer.text)
        assert "<b>" not in answer.text.partition('role="alert"')[2].partition("</p>")[0]


def test_no_position_before_the_game_and_no_end_while_it_goes_on(ann: Browser, table: str) -> None:
    ann.go(f"{table}/end", 400)
    assert "not over yet" in ann.told()
    waiting = ann.opens("foreign-king", "me", "open")
    ann.go(f"{waiting}?at=0", 400)
    assert "has not begun" in ann.told()
    ann.go(f"{waiting}/end", 400)


def test_a_repeated_request_is_done_once(here: Site, ann: Browser, table: str) -> None:
    page = ann.text
    fields = dict(re.findall(r'<input type="hidden"(?: form="act")? name="(\w+)" value="([^"]*)"', page))
    fields["request"] = re.findall(r'name="request" value="([^"]+)"', page)[0]
    for _ in range(3):
        answer = ann.client.post(f"{table}/play", data={**fields, "move": "place"})
        assert answer.status_code == 200
    assert known(here, table)[2] == 1


def test_our_script_hears_what_is_wrong(ann: Browser, table: str) -> None:
    answer = ann.client.post(
        f"{table}/play", data={"request": "a", "seat": "red", "move": "place"}, headers={"accept": "application/json"}
    )
    assert answer.status_code == 409
    assert answer.json()["key"] == "click-stale"


# What people write ----------------------------------------------------------------------------------------------------


def test_a_name_that_is_too_long(ann: Browser) -> None:
    ann.go("/you")
    ann.send("/you", 400, name="x" * 10_000)
    assert "at most 40" in ann.told()
    assert "regalia" not in ann.client.cookies


def test_markup_in_names_and_talk_is_text(ann: Browser, here: Site) -> None:
    evil = "<script>alert(1)</script>"
    ann.go("/you")
    ann.send("/you", name=evil)
    table = ann.opens("toy", "me", "greedy")
    ann.send(f"{table}/say", seat="red", text=f"{evil}\N{RIGHT-TO-LEFT OVERRIDE}")
    for path in (table, "/you", "/", f"{table}/log"):
        assert "<script>alert" not in ann.go(path)
    assert "&lt;script&gt;alert" in ann.go(table)


@pytest.mark.parametrize("board", ["not toml [", "x = 1", "[[province]]\nkey = 1", "\0", "a" * 200_000])
def test_a_board_that_cannot_be_used(here: Site, ann: Browser, board: str) -> None:
    ann.go("/new/foreign-king")
    fields = {"request": "r", "seat-red": "me", "seat-blue": "greedy", "board": board}
    answer = ann.client.post("/new/foreign-king", data=fields)
    assert answer.status_code == 400
    assert here.hall.store.ids() == []


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat-red": "me"},
        {"seat-red": "me", "seat-blue": "hal"},
        {"seat-red": "me", "seat-blue": "me", "option-bank": "12"},
        {"seat-red": "me", "seat-blue": "me", "option-bank": "x" * 1000},
        {"seat-red": "me", "seat-blue": "me", "option-german-queen": "yes"},
        {"seat-red": "me", "seat-blue": "me", "request": ""},
        {"seat-red": "me", "seat-blue": "me", "request": "\N{SNOWMAN}"},
    ],
)
def test_a_table_that_cannot_be_opened(here: Site, ann: Browser, fields: dict[str, str]) -> None:
    answer = ann.client.post("/new/foreign-king", data={"request": "r", **fields})
    assert answer.status_code == 400
    assert here.hall.store.ids() == []


# The way in -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_form_of_another_site_does_nothing(here: Site, ann: Browser, table: str, headers: dict[str, str]) -> None:
    before = known(here, table)
    fields = dict(re.findall(r'<input type="hidden" form="act" name="(\w+)" value="([^"]*)"', ann.text))
    answer = ann.client.post(f"{table}/play", data={**fields, "request": "e", "move": "place"}, headers=headers)
    assert answer.status_code == 403
    assert known(here, table) == before


def test_a_form_that_is_too_long(ann: Browser) -> None:
    assert ann.client.post("/you", data={"name": "x" * 300_000}).status_code == 413
    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert ann.client.post("/you", content=iter([b"name=", b"x" * 300_000]), headers=kind).status_code == 413


@pytest.mark.parametrize(
    "kind", ["application/json", "multipart/form-data", "multipart/form-data; boundary=x", "", "x"]
)
def test_a_form_that_is_none(ann: Browser, kind: str) -> None:
    answer = ann.client.post("/you", content=b'{"name": "\xff"}\x00', headers={"content-type": kind})
    assert answer.status_code == 400


def test_one_address_may_not_ask_too_often(tmp_path: Path) -> None:
    with site(tmp_path / "tables.sqlite", rate=100) as here:
        browser = here.browser("fr")
        answers = [browser.client.get("/you") for _ in range(300)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert html.escape(words("fr").text("request-many"), quote=False) in html.unescape(refused[0].text)
        assert answers[0].status_code == 200


@pytest.mark.parametrize(
    "back", ["//evil.example", "https://evil.example", "/\\evil.example", "\r\nx: y", "/" + "x" * 999]
)
def test_nobody_is_sent_elsewhere(ann: Browser, back: str) -> None:
    answer = ann.client.post("/look", data={"back": back, "lang": "de"}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_a_link_that_leads_nowhere(ann: Browser) -> None:
    for link in ("", "x", "http://[", "https://evil.example/", "javascript:alert(1)", "a" * 999):
        answer = ann.client.get("/join", params={"link": link}, follow_redirects=False)
        assert answer.status_code == 404


def test_a_full_disk(here: Site, ann: Browser, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = known(here, table)
    page = ann.text

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        raise error

    monkeypatch.setattr(Writer, "commit", full)
    ann.send(f"{table}/play", 507, move="place")
    assert "disk" in ann.told()
    assert known(here, table) == before
    assert 'id="question"' in ann.go(table)
    assert page


def test_a_fault_of_ours_is_told_without_a_traceback(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("regalia.web.lobby.games", broken)
    client = TestClient(here.app, raise_server_exceptions=False)
    client.portal = here.first.portal
    answer = client.get("/")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_every_answer_is_guarded(ann: Browser, table: str) -> None:
    for path in ("/", table, "/nowhere", "/static/x/page.js", f"{table}/qr.svg", "/rules/toy"):
        headers = ann.client.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


# At random ------------------------------------------------------------------------------------------------------------

METHODS = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "QUERY"]
FIELDS = [
    "request",
    "name",
    "game",
    "seat",
    "at",
    "bot",
    "mark",
    "move",
    "moves",
    "word",
    "text",
    "whom",
    "notes",
]
FIELDS += ["yes", "no", "stand", "ahead", "listed", "back", "lang", "theme", "sound", "link", "as", "version", "board"]
FIELDS += ["from", "play"]
FIELDS += ["seat-red", "seat-blue", "option-bank", "option-rich", "pace", "file"]
VALUES = st.one_of(
    st.sampled_from(
        ["red", "blue", "toy", "foreign-king", "me", "open", "greedy", "place", "rest", "1", "0", "-1", "yes"]
    ),
    st.text(max_size=60),
)
PARTS = st.one_of(
    st.sampled_from(["toy", "foreign-king", *ACTS, "rematch", "x", "..", "%00", "%ff"]), st.text(max_size=20)
)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, list[str]]]:
    """A server with tables in every phase, and one of those who sit there."""
    with site(tmp_path_factory.mktemp("site") / "tables.sqlite") as here:
        browser = Browser(here.first)
        found = [
            browser.opens("foreign-king", "me", "me", spectators="yes"),
            browser.opens("toy", "me", "me", spectators="yes"),
            browser.opens("toy", "me", "open", spectators="yes"),
            browser.opens("toy", "me", "greedy", spectators="yes"),
        ]
        yield here.first, [table.removeprefix("/t/") for table in found] + ["nobody-knows"]


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_whatever_is_asked_no_answer_is_a_fault(data: st.DataObject, tables: tuple[TestClient, list[str]]) -> None:
    client, ids = tables
    address = data.draw(st.sampled_from(ADDRESSES)).replace("{id}", data.draw(st.sampled_from(ids)))
    part = quote(data.draw(PARTS).encode("utf-8", "surrogatepass"), safe="")
    address = re.sub(r"\{\w+\}", lambda _: part, address)
    method = data.draw(st.sampled_from(METHODS))
    if address.endswith("/live") and method in ("GET", "HEAD"):
        return  # A stream goes on for ever; other tests read some.
    fields = data.draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6))
    query = data.draw(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=2))
    answer = client.request(method, address, params=query, data=fields)
    assert answer.status_code < 500
