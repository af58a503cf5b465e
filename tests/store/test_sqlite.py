"""The store in one file: what is written is there, all of it or nothing, also when the disk is full."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest

from regalia.core.refusals import Problem
from regalia.store.sqlite import Sqlite
from regalia.store.upgrade import LATEST, step, upgrade, version
from regalia.table import kept, playing, talk
from regalia.table.hall import Hall
from regalia.table.kept import Store, Writing
from regalia.table.loading import breaks, journal_text
from tests.table.places import Inline, hall_at, opened_by, plays, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def guest(id: str, name: str = "Ann") -> Writing:
    """A change of one row."""
    writing = Writing()
    writing.add(kept.GUEST, [id, name, 5])
    return writing


def request(id: str) -> Writing:
    writing = Writing()
    writing.add(kept.GUEST, [id, "Ben", 5])
    writing.add(kept.REQUEST, ["scope", id, "", 5])
    return writing


def test_it_is_what_a_table_asks_for(path: Path) -> None:
    store: Store = Sqlite(path)
    assert store.ids() == []
    store.close()


def test_what_is_written_is_there_and_stays(path: Path) -> None:
    store = Sqlite(path)
    key = store.key()
    store.write(guest("a", "Ann's “name” \\ é 👑")).result(10)
    assert store.name("a") == "Ann's “name” \\ é 👑"
    store.close()
    store = Sqlite(path)
    assert store.name("a") == "Ann's “name” \\ é 👑"
    assert store.name("b") == ""
    assert store.key() == key
    assert len(key) == 32
    store.close()


def test_what_is_on_disk_is_safe_when_the_power_goes(path: Path) -> None:
    store = Sqlite(path)
    assert store.writer.data.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store.writer.data.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_many_write_at_once_and_are_committed_in_groups(path: Path) -> None:
    store = Sqlite(path)
    commits: list[str] = []
    store.writer.data.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
    done = [store.write(guest(str(number))) for number in range(2000)]
    for one in done:
        one.result(10)
    assert all(store.name(str(number)) for number in range(2000))
    assert len(commits) < 1000
    store.close()


def test_the_last_of_a_group_counts(path: Path) -> None:
    store = Sqlite(path)
    held = threading.Event()
    store.writer.data.set_trace_callback(lambda _: held.wait(10) and None)
    first = store.write(guest("a", "one"))
    rest = [store.write(guest("b", str(number))) for number in range(100)]
    held.set()
    for one in [first, *rest]:
        one.result(10)
    assert store.name("b") == "99"
    store.close()


def test_one_that_is_refused_does_not_spoil_the_others(path: Path) -> None:
    store = Sqlite(path)
    store.write(request("a")).result(10)
    done: list[Future[None]] = [store.write(request(id)) for id in ("b", "a", "c")]
    done[0].result(10)
    with pytest.raises(Problem, match="store-conflict"):
        done[1].result(10)
    done[2].result(10)
    assert [store.result("scope", id) for id in "abcd"] == ["", "", "", None]
    store.close()


def test_a_change_is_kept_whole_or_not_at_all(path: Path) -> None:
    store = Sqlite(path)
    store.write(request("a")).result(10)
    store.write(guest("a", "Ann")).result(10)
    with pytest.raises(Problem, match="store-conflict"):
        store.write(request("a")).result(10)
    assert store.name("a") == "Ann"
    store.close()


def test_who_gives_up_in_time_has_written_nothing(path: Path) -> None:
    store = Sqlite(path)
    held, entered = threading.Event(), threading.Event()

    def trace(_: str) -> None:
        entered.set()
        held.wait(10)

    store.writer.data.set_trace_callback(trace)
    first = store.write(guest("a"))
    entered.wait(10)
    second = store.write(guest("b"))
    assert second.cancel()
    assert not first.cancel()
    held.set()
    first.result(10)
    store.close()
    store = Sqlite(path)
    assert (store.name("a"), store.name("b")) == ("Ann", "")
    store.close()


def test_nothing_is_written_once_it_is_closed(path: Path) -> None:
    store = Sqlite(path)
    store.close()
    with pytest.raises(Problem, match="store-trouble"):
        store.write(guest("a")).result(10)


def test_another_file_is_refused(path: Path) -> None:
    path.write_text("hello " * 1000)
    with pytest.raises(Problem, match="store-not"):
        Sqlite(path)


# A full disk ----------------------------------------------------------------------------------------------------------


def test_when_the_disk_is_full_moves_are_refused_and_reading_goes_on(path: Path) -> None:
    async def main() -> None:
        hall = Hall(Sqlite(path, most_pages=25), Inline(), 0)
        id, owner = await opened_by(hall, "foreign-king")
        number = 0
        problem = await trouble(plays(hall, id, "0"))
        before: tuple[object, object] = ("", None)
        while problem == "":
            before = (hall.table(id).playing.text(), hall.sight(id, owner, 0))
            number += 1
            problem = await trouble(plays(hall, id, str(number)))
        assert problem == "store-full"
        assert (hall.table(id).playing.text(), hall.sight(id, owner, 0)) == before
        assert hall.mine(owner)[0].id == id
        with pytest.raises(Problem, match="store-full"):
            await hall.change(id, owner, "note", lambda table: talk.note(table, owner, "x" * 4000))
        room = hall.store
        assert isinstance(room, Sqlite)
        room.writer.data.execute("PRAGMA max_page_count = 10000")
        assert await plays(hall, id, str(number))
        await hall.close()
        async with hall_at(path) as again:
            assert len(again.table(id).playing.line) == number + 1

    run(main())


async def trouble(act: Coroutine[None, None, bool]) -> str:
    """What stands in the way, nothing if it was done."""
    try:
        await act
    except Problem as problem:
        return problem.key
    return ""


# Loading --------------------------------------------------------------------------------------------------------------


def test_loading_plays_no_long_game_again(path: Path) -> None:
    """It starts at the last position that was kept."""

    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall, "foreign-king")
            for number in range(180):
                await plays(hall, id, str(number))
            text = hall.table(id).playing.text()
        async with hall_at(path) as hall:
            record = hall.table(id).playing
            assert record.text() == text
            assert [kept.moves for kept in record.kept] == [150]
            assert record.nearest(len(record.line)).moves == 150

    run(main())


def test_a_game_of_older_rules_goes_on_if_it_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, owner = await opened_by(hall)
            for number in range(30):
                await plays(hall, id, str(number))
            setup, text = hall.table(id).setup, hall.table(id).playing.text()
            monkeypatch.setattr(setup.game, "version", setup.game.version + 1)
        async with hall_at(path) as hall:
            stored = hall.store.stored(id)
            assert stored is not None
            assert breaks(stored) is None
            assert journal_text(stored) == text
            assert hall.table(id).playing.text().splitlines()[3:] == text.splitlines()[3:]
            await plays(hall, id, "next")
        spoil(path, id)
        async with hall_at(path) as hall:
            stored = hall.store.stored(id)
            assert stored is not None
            problem = breaks(stored)
            assert problem is not None
            with pytest.raises(Problem, match=problem.key):
                hall.sight(id, owner, 0)

    run(main())


def spoil(path: Path, id: str) -> None:
    """Make the fifth move one that was not possible."""
    data = sqlite3.connect(path)
    with data:
        data.execute("UPDATE entries SET token = 'claim' WHERE id = ? AND serial = 4", (id,))
    data.close()


# Schemas --------------------------------------------------------------------------------------------------------------

OLD = Path(__file__).parent / "schemas"
"""A data file of each older schema, as text; made by `python tools/schemas.py` when a step is added."""


def test_a_new_file_has_the_latest_schema(path: Path) -> None:
    Sqlite(path).close()
    data = sqlite3.connect(path)
    assert version(data) == LATEST
    data.close()
    assert step(LATEST)
    with pytest.raises(FileNotFoundError):
        step(LATEST + 1)


@pytest.mark.parametrize("old", range(1, LATEST + 1))
def test_every_old_schema_is_brought_up(path: Path, old: int) -> None:
    """A table of that time loads, plays on, and is told in the same journal."""
    data = sqlite3.connect(path, isolation_level=None)
    data.executescript((OLD / f"{old:04}.sql").read_text(encoding="utf-8"))
    assert version(data) == old
    data.close()
    expected = json.loads((OLD / f"{old:04}.json").read_text(encoding="utf-8"))

    async def main() -> None:
        async with hall_at(path) as hall:
            for id, text in expected.items():
                stored = hall.store.stored(id)
                assert stored is not None
                assert journal_text(stored) == text
                await plays(hall, id, "next")
                person = hall.table(id).people()[0]
                await hall.change(id, person, "talk", partial(talk.say, guest=person, text="hello", seat=0))

    run(main())


def test_a_step_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = sqlite3.connect(path, isolation_level=None)
    upgrade(data, 1)
    monkeypatch.setattr(
        "regalia.store.upgrade.step", lambda number: "CREATE TABLE more (x);\nCREATE TABLE guests (y);\n"
    )
    with pytest.raises(sqlite3.OperationalError):
        upgrade(data, 2)
    assert version(data) == 1
    assert data.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    data.close()


def test_two_may_open_a_new_file_at_once(path: Path) -> None:
    opened: list[Sqlite] = []
    threads = [threading.Thread(target=lambda: opened.append(Sqlite(path))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({store.key() for store in opened}) == 1
    assert len(opened) == 4
    for store in opened:
        store.close()


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    Sqlite(path).close()
    data = sqlite3.connect(path)
    data.execute(f"PRAGMA user_version = {LATEST + 1}")
    data.close()
    with pytest.raises(Problem, match="store-newer"):
        Sqlite(path)


def test_marks_outlive_a_restart(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall)
            marks = [playing.mark(hall.table(id), seat) for seat in (0, 1)]
        async with hall_at(path) as hall:
            assert [playing.mark(hall.table(id), seat) for seat in (0, 1)] == marks

    run(main())


def test_reading_waits_for_nobody(path: Path) -> None:
    """Another process holds the file to write: pages are still shown."""

    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(plays(hall, id, "one"))
            await asyncio.sleep(0.01)
            assert not move.done()
            hall.tables.clear()
            assert hall.sight(id, "", None).at
            other.execute("ROLLBACK")
            other.close()
            assert await move

    run(main())
