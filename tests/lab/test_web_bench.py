"""The part of the bench that asks a server: a short run of each kind, on a server of its own."""

import asyncio
import zlib
from pathlib import Path

import pytest

import regalia
from regalia.lab import ours, web
from regalia.lab.prepared import finished, prepare
from regalia.lab.served import can_measure
from regalia.lab.sitting import Tally
from regalia.lab.visits import Guest, Live
from regalia.lab.web import Finding, Place, part

ROOT = Path(regalia.__file__).resolve().parents[1]

on_linux = pytest.mark.skipif(not can_measure(), reason="this system does not tell what a process takes")


def test_what_is_asked_for_is_judged() -> None:
    assert Finding("speed", 2000, bound=2000, most=False).row() == ["speed", "2,000", "at least 2,000", "holds"]
    assert Finding("speed", 1999, bound=2000, most=False).row()[3] == "does not hold"
    assert Finding("wait", 49.96, "{:.1f}", 50).row() == ["wait", "50.0", "under 50", "holds"]
    assert Finding("wait", 50, "{:.1f}", 50).row()[3] == "does not hold"
    assert Finding("wait", None, "{:.1f}", 50).row() == ["wait", "not measured", "under 50", ""]
    assert Finding("cost", 12).row() == ["cost", "12", "", ""]


def test_a_tally_counts_between_two_hours_and_tells_waits() -> None:
    tally = Tally(10, 20)
    for clicked in (9, 10, 19, 20):
        tally.answered(clicked)
        tally.arrived(clicked, clicked + 0.001 * clicked)
    assert tally.moves == 2
    assert tally.wait(0.5) == pytest.approx(19)
    assert tally.wait(0) == pytest.approx(10)
    assert Tally(0, 1).wait(0.5) == float("inf")


def test_each_guest_comes_from_an_address_of_his_own() -> None:
    assert len({Guest(number).address for number in range(5000)}) == 5000


def test_clicks_that_were_prepared_are_good(tmp_path: Path) -> None:
    """A game is played through with them, so every mark is what the table asks for."""
    table, moves = asyncio.run(finished(tmp_path / "tables.sqlite", "foreign-king", 1))
    assert moves > 100
    assert ours.loads(f"{tmp_path / 'tables.sqlite'} {table}", 0.01).decisions > 0


def test_the_same_games_are_prepared_every_time(tmp_path: Path) -> None:
    first, second = (asyncio.run(prepare(tmp_path / f"{at}.sqlite", "foreign-king", 1, 7))[0] for at in range(2))
    assert first.clicks[0].move == second.clicks[0].move
    assert first.clicks[0].mark != second.clicks[0].mark


def test_a_page_hears_messages_however_they_arrive() -> None:
    heard: list[float] = []

    async def run() -> None:
        live = Live(b"", heard.append)
        packer = zlib.compressobj(wbits=31)
        for text in (b": quiet\n\nid: a\ndata: 1\n\nid: b\n", b"data: 2\n\n"):
            body = packer.compress(text) + packer.flush(2)
            head = b"" if live.begun.done() else b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
            for byte in head + b"%x\r\n%s\r\n" % (len(body), body):
                live.data_received(bytes([byte]))

    asyncio.run(run())
    assert len(heard) == 2


@on_linux
@pytest.mark.parametrize(("beat", "pages"), [(0.0, False), (0.05, True)])
def test_a_server_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beat: float, pages: bool) -> None:
    monkeypatch.setattr(web, "TABLES", 2)
    monkeypatch.setattr(web, "WARM", 0.3)
    told: list[str] = []
    found = part(Place(tmp_path, "plain", str(ROOT), 2.0, told.append), "short", 2000, beat, pages)
    assert found is not None, told
    assert found.tally.moves > 0
    assert len(found.tally.waits) >= (1 if pages else 0)
    assert found.cost > 0
