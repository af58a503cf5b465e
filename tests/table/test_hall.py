"""The hall: requests that are done once, pages that are woken, the lobby, and what comes back after a restart."""

import asyncio
from pathlib import Path

import pytest

from regalia.core.record import read_record
from regalia.core.refusals import Problem
from regalia.table import limits, playing, seating, talk, undoing
from regalia.table.hall import Hall
from regalia.table.opening import Wish
from regalia.table.seats import OVER, PLAYING
from regalia.table.table import Table
from tests.table.places import Clock, hall_at, opened_by, plays, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_request_is_done_once(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall)
            assert await plays(hall, id, "one")
            text = hall.table(id).playing.text()
            assert not await plays(hall, id, "one")
            assert hall.table(id).playing.text() == text
            with pytest.raises(Problem, match="click-stale"):
                await hall.change(id, guest, "two", lambda table: playing.play(table, guest, 0, [0], "old"))
            assert await hall.open(guest, Wish("toy", 2, {}), "open") == id
        async with hall_at(path) as hall:
            assert not await plays(hall, id, "one")
            assert hall.table(id).playing.text() == text

    run(main())


@pytest.mark.parametrize("request_id", ["", "x" * 65, "é", "a\nb"])
def test_ids_of_requests_are_plain(path: Path, request_id: str) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall)
            with pytest.raises(Problem, match="request-id"):
                await plays(hall, id, request_id)

    run(main())


def test_requests_at_once_are_played_one_after_another(path: Path) -> None:
    """The same request twice at once is played once; two clicks on one question are not both played."""

    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall, "foreign-king")
            same = await asyncio.gather(plays(hall, id, "one"), plays(hall, id, "one"))
            assert sorted(same) == [False, True]
            both = await asyncio.gather(plays(hall, id, "two"), plays(hall, id, "three"), return_exceptions=True)
            assert [isinstance(one, Problem) for one in both] == [False, True]
            assert len(hall.table(id).playing.line) == 2

    run(main())


def test_a_page_that_goes_away_leaves_nothing_half_done(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall)
            task = asyncio.create_task(plays(hall, id, "one"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert not await plays(hall, id, "one")
            text = hall.table(id).playing.text()
        async with hall_at(path) as hall:
            assert hall.table(id).playing.text() == text

    run(main())


@pytest.mark.parametrize("key", ["toy", "foreign-king"])
def test_all_comes_back_after_a_restart(path: Path, key: str) -> None:
    """At any moment: what each reader gets is the same, marks and all."""

    async def main() -> None:
        clock = Clock()
        async with hall_at(path, clock) as hall:
            id, guest = await opened_by(hall, key, 3)
            await hall.change(id, guest, "talk", lambda table: talk.say(table, guest, "hello", 0))
            await hall.change(id, guest, "note", lambda table: talk.note(table, guest, "a\nb"))
            seen = gets(hall, id, guest)
        for part in range(4):
            async with hall_at(path, clock) as hall:
                assert gets(hall, id, guest) == seen
                for number in range(35):
                    clock.now += 10
                    if hall.table(id).phase == PLAYING:
                        await plays(hall, id, f"{part} {number}")
                    if number % 9 == 5 and hall.table(id).phase == PLAYING:
                        await back(hall, id, guest, f"{part} undo {number}")
                seen = gets(hall, id, guest)

    run(main())


def gets(hall: Hall, id: str, guest: str) -> list[object]:
    """All there is of a table."""
    record = hall.table(id).record
    assert record is not None
    return [record.text(), *[hall.sight(id, guest, reader) for reader in (None, 0, 1, 2)]]


async def back(hall: Hall, id: str, guest: str, request: str) -> None:
    """One person plays all seats, so that he may go back as he likes."""
    seat = hall.table(id).playing.line[-1].entry.seat
    await hall.change(id, guest, request, lambda table: undoing.ask(table, guest, seat, playing.mark(table, seat)))


def test_a_finished_game_proves_its_luck(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall)
            with pytest.raises(Problem, match="journal-not-yet"):
                hall.journal(id, guest)
            number = 0
            while hall.table(id).phase == PLAYING:
                number += 1
                await plays(hall, id, str(number))
            text = hall.journal(id, guest)
            record = read_record(text)
            assert record.journal.secret
            assert record.text() == text
        async with hall_at(path) as hall:
            table = hall.table(id)
            assert table.phase == OVER
            assert table.record is not None
            assert table.record.text() == hall.journal(id, guest) == text
            new = await hall.rematch(id, table.host, "again")
            assert await hall.rematch(id, table.host, "once more") == new == hall.table(id).rematch
            assert hall.table(new).people() == [table.host]

    run(main())


# Pages ----------------------------------------------------------------------------------------------------------------


def test_pages_are_woken_when_what_they_show_has_changed(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall)
            with hall.watching(id, guest, 0) as watch, hall.watching(id, "", None) as other:
                assert await watch.changed(0) is None
                await plays(hall, id, "one")
                seen = await watch.changed(1)
                assert seen == hall.sight(id, guest, 0)
                assert await other.changed(1) == hall.sight(id, "", None)
                await hall.change(id, guest, "note", lambda table: talk.note(table, guest, "mine"))
                assert await watch.changed(1) is not None
                assert await other.changed(0) is None
            assert hall.watches.at == {}

    run(main())


def test_pages_sleep_through_what_they_may_not_see(path: Path) -> None:
    """A move at the desk of another wakes nobody else."""

    async def main() -> None:
        async with hall_at(path) as hall:
            ann = (await hall.newcomer("Ann")).id
            ben = (await hall.newcomer("Ben")).id
            id = await hall.open(ann, Wish("toy", 2, {}), "open")

            def act(table: Table) -> None:
                seating.sit(table, ann, 0)
                seating.sit(table, ben, 1)
                seating.begin(table, ann)
                while table.state.question(table.seats_asked()[0]) != "fair":
                    seat = table.seats_asked()[0]
                    playing.step(table, seat, table.state.default(seat))

            await hall.change(id, ann, "begin", act)
            with hall.watching(id, ann, 0) as watch, hall.watching(id, ben, 1) as mine:
                mark = playing.mark(hall.table(id), 1)
                await hall.change(id, ben, "o", lambda table: playing.play_tokens(table, ben, 1, ["offer"], mark))
                assert await mine.changed(1) is not None
                assert await watch.changed(0) is None

    run(main())


def test_nobody_looks_through_the_eyes_of_another(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall, spectators=False)
            for reader in (0, 1, 5, -1):
                with pytest.raises(Problem, match="seat-not-yours"):
                    hall.sight(id, "other", reader)
            with pytest.raises(Problem, match="table-private"):
                hall.sight(id, "other", None)
            with pytest.raises(Problem, match="table-missing"):
                hall.sight("no-such-table", guest, None)

    run(main())


# Guests and lobby -----------------------------------------------------------------------------------------------------


def test_guests_are_known_again_by_their_cookies(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            guest = await hall.newcomer(" Ann <b> ")
            cookie = hall.cookies.signed(guest.id)
        async with hall_at(path) as hall:
            assert hall.guest(cookie) == guest == (guest.id, "Ann <b>")
            await hall.name(guest.id, "Anna")
            assert hall.guest(cookie) == (guest.id, "Anna")
            assert hall.guest("x") is None
            assert hall.guest(hall.cookies.signed("unknown")) is None
            with pytest.raises(Problem, match="text-long"):
                await hall.newcomer("x" * 10_000)

    run(main())


def test_the_lobby(path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with hall_at(path, clock) as hall:
            ann = (await hall.newcomer("Ann")).id
            ben = (await hall.newcomer("Ben")).id
            hidden = await hall.open(ann, Wish("toy", 2, {}), "1")
            clock.now += 1
            listed = await hall.open(ann, Wish("toy", 3, {}, listed=True), "2")
            assert [table.id for table in hall.listed()] == [listed]
            await hall.change(listed, ben, "sit", lambda table: seating.sit(table, ben, 1))
            assert hall.listed()[0][5:] == (3, 2, 0, 0)
            assert hall.mine(ann) == []
            assert [table.id for table in hall.mine(ben)] == [listed]
            await hall.change(hidden, ann, "show", lambda table: seating.show_in_lobby(table, ann, True))
            assert [table.id for table in hall.listed()] == [listed, hidden]
            await hall.change(hidden, ann, "close", lambda table: seating.close(table, ann))
            assert [table.id for table in hall.listed()] == [listed]

    run(main())


def test_the_lobby_tells_whose_turn_it_is(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await opened_by(hall)
            assert hall.mine(guest)[0][5:] == (2, 0, 2, 1)
            number = 0
            while hall.table(id).phase == PLAYING:
                number += 1
                await plays(hall, id, str(number))
            found = hall.mine(guest)[0]
            assert (found.phase, found.asked) == (OVER, 0)

    run(main())


def test_tables_that_nobody_looks_at_are_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES", 3)

    async def main() -> None:
        async with hall_at(path) as hall:
            guest = (await hall.newcomer("Ann")).id
            ids = [await hall.open(guest, Wish("toy", 2, {}), str(number)) for number in range(9)]
            for id in ids:
                assert hall.sight(id, guest, None).table == id
            assert len(hall.tables) <= 9
            for id in ids:
                hall.table(id)
            assert len(hall.tables) <= 3

    run(main())
