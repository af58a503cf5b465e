"""Copies made and put back while the server runs."""

import asyncio
from pathlib import Path

import pytest

from regalia.core.refusals import Problem
from regalia.store.backup import backup, restore
from regalia.store.sqlite import Sqlite
from tests.table.places import Clock, hall_at, opened_by, plays, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_copy_made_under_load_is_whole(path: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall, "foreign-king")

            async def load() -> None:
                for number in range(200):
                    await plays(hall, id, str(number))

            task = asyncio.create_task(load())
            for number in range(5):
                await asyncio.sleep(0.01)
                await asyncio.to_thread(backup, path, tmp_path / f"copy{number}")
            await task
            text = hall.table(id).playing.text()
        for number in range(5):
            async with hall_at(tmp_path / f"copy{number}") as hall:
                assert text.startswith(hall.table(id).playing.text())

    run(main())


def test_a_copy_is_put_back_while_the_server_runs(path: Path, tmp_path: Path) -> None:
    """What is shown is the old state again; a move in between is refused once, clearly, and then played."""
    copy = tmp_path / "copy"

    async def main() -> None:
        clock = Clock()
        async with hall_at(path, clock) as hall:
            id, guest = await opened_by(hall, "foreign-king")
            for number in range(10):
                await plays(hall, id, str(number))
            text = hall.table(id).playing.text()
            backup(path, copy)
            for number in range(10, 20):
                await plays(hall, id, str(number))
            with hall.watching(id, guest, 0) as watch:
                restore(path, copy)
                with pytest.raises(Problem, match="store-restored"):
                    await plays(hall, id, "x")
                assert hall.table(id).playing.text() == text
                assert await watch.changed(1) == hall.sight(id, guest, 0)
            assert await plays(hall, id, "x")
            restore(path, copy)
            clock.now += 2000
            assert hall.table(id).playing.text() == text

    run(main())


def test_a_copy_is_put_back_where_nothing_was(path: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall)
            cookie = hall.cookies.signed(guest)
            sight = hall.sight(id, guest, 0)
        backup(path, tmp_path / "copy")
        restore(tmp_path / "new", tmp_path / "copy")
        async with hall_at(tmp_path / "new") as hall:
            assert hall.sight(id, guest, 0) == sight
            assert hall.guest(cookie)

    run(main())


def test_what_cannot_be_copied_or_put_back(path: Path, tmp_path: Path) -> None:
    Sqlite(path).close()
    (tmp_path / "there").write_text("x")
    (tmp_path / "empty").write_text("")
    for act, source, to, key in (
        (backup, tmp_path / "none", tmp_path / "to", "store-missing"),
        (backup, path, tmp_path / "there", "file-exists"),
        (backup, path, tmp_path / "no" / "folder", "store-trouble"),
        (restore, path, tmp_path / "none", "store-missing"),
        (restore, path, tmp_path / "there", "store-not"),
        (restore, path, tmp_path / "empty", "store-not"),
    ):
        with pytest.raises(Problem, match=key):
            act(source, to)
    assert (tmp_path / "there").read_text() == "x"
    assert not (tmp_path / "none").exists()
