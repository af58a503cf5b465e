"""Bots at a table: they see their seat's view alone, answer after a beat, and are replaced when they break down."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from regalia.bots.bot import Bot
from regalia.core.game import game
from regalia.core.luck import FastLuck
from regalia.games.fief.view import shown
from regalia.table import limits, playing, seating
from regalia.table.hall import Hall
from regalia.table.opening import Wish
from regalia.table.seats import OVER, Seat
from regalia.table.table import Table
from regalia.table.thinkers import BOTS, Broke, Thinkers, Thought, sits_at
from tests.table.places import Clock, Inline, hall_at, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def with_bots(hall: Hall, *players: str, key: str = "toy") -> tuple[str, str]:
    """A table with these bots; a person sits where nothing stands."""
    guest = (await hall.newcomer("Ann")).id
    id = await hall.open(guest, Wish(key, len(players), {}), "open")

    def act(table: Table) -> None:
        for seat, player in enumerate(players):
            if player:
                table.seats[seat] = Seat(bot=player)
                table.write_seat(seat)
            else:
                seating.sit(table, guest, seat)
        seating.begin(table, guest)

    await hall.change(id, guest, "begin", act)
    return id, guest


def plays(draft: Table, guest: str, move: int, mark: str) -> None:
    """The person at the first seat plays."""
    playing.play(draft, guest, 0, [move], mark)


async def until_over(hall: Hall, id: str) -> Table:
    """Wait for the end."""
    while hall.table(id).phase != OVER:
        await asyncio.sleep(0.001)
    return hall.table(id)


def test_bots_play_a_game_among_themselves(path: Path) -> None:
    """Without beats: nobody has to follow."""

    async def main() -> None:
        async with hall_at(path, beat=1_000_000) as hall:
            id, _ = await with_bots(hall, "random", "greedy", "random")
            table = await until_over(hall, id)
            assert table.record is not None
            assert {played.entry.seat for played in table.record.line} == {0, 1, 2}

    run(main())


def test_bots_get_their_seats_view_and_nothing_else(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await with_bots(hall, "random", "random")
            await until_over(hall, id)
            assert isinstance(hall.thinks, Inline)
            for _, view in hall.thinks.asked:
                hands = view["hands"]  # type: ignore[typeddict-item]
                assert not view["open"]
                assert view["seat"] in (0, 1)
                assert hands[1 - view["seat"]] is None

    run(main())


def test_a_bots_move_is_shown_after_a_beat(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same: what it waits for is told by its question's hour alone."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def main() -> None:
        clock = Clock()

        async def asleep(seconds: float) -> None:
            if seconds > 0.5:
                waited.append(seconds)
                clock.now += round(seconds * 1000)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", asleep)
        async with hall_at(path, clock, beat=900) as hall:
            id, guest = await with_bots(hall, "", "random", "greedy", key="foreign-king")
            while len(waited) < 20:
                await sleep(0.001)
                table = hall.table(id)
                if 0 in table.seats_asked():
                    move, mark = table.state.default(0), playing.mark(table, 0)
                    await hall.change(id, guest, mark, partial(plays, guest=guest, move=move, mark=mark))

    run(main())
    assert set(waited) <= {0.9}


def test_a_bot_that_breaks_down_is_replaced(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await with_bots(hall, "broken", "random")
            table = await until_over(hall, id)
            assert table.seats[0] == Seat(bot="greedy")
            assert [(notice.key, notice.seat, notice.told) for notice in table.matters.notices[1:]] == [
                ("bot-broke", 0, "broken")
            ]

    run(main())


def test_a_bot_plays_for_one_who_left_and_goes_when_he_is_back(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path) as hall:
            id, guest = await with_bots(hall, "", "random")
            await hall.change(id, guest, "leave", lambda table: seating.leave(table, guest))
            table = await until_over(hall, id)
            assert table.record is not None
            assert {played.entry.seat for played in table.record.line} == {0, 1}

    run(main())


def test_bots_go_on_after_a_restart(path: Path) -> None:
    async def main() -> None:
        async with hall_at(path, beat=10_000_000) as hall:
            id, guest = await with_bots(hall, "", "random")
            table = hall.table(id)
            if table.seats_asked() == [0]:
                mark = playing.mark(table, 0)
                await hall.change(id, guest, "m", lambda draft: playing.play_tokens(draft, guest, 0, ["rest"], mark))
            number = len(hall.table(id).playing.line)
        async with hall_at(path) as hall:
            while len(hall.table(id).playing.line) == number:
                await asyncio.sleep(0.001)

    run(main())


# Processes ------------------------------------------------------------------------------------------------------------

BAD = "tests.table.bad_bots"
"""Bots that break down in each way there is."""


def test_processes_think_and_outlive_what_breaks_them() -> None:
    setup = game("foreign-king").setup(2)
    state = setup.new(FastLuck(1))
    seat = state.next_seat()
    view, legal = state.view(seat), state.legal(seat)
    thinkers = Thinkers(1, 60, ("regalia.games", "regalia.bots", BAD))
    try:
        assert thinkers.choose("greedy", view, legal).result() in legal
        with pytest.raises(Broke, match="crashed"):
            thinkers.choose("crashes", view, legal).result()
        with pytest.raises(Broke, match="crashed"):
            thinkers.choose("exits", view, legal).result()
        with pytest.raises(Broke, match="not legal"):
            thinkers.choose("cheats", view, legal).result()
        assert thinkers.choose("random", view, legal).result() in legal
        thinkers.limit = 0.2
        begun = time.monotonic()
        with pytest.raises(Broke, match="too slow"):
            thinkers.choose("dreams", view, legal).result()
        assert time.monotonic() - begun < 30
        assert thinkers.choose("random", view, legal).result() in legal
    finally:
        thinkers.close()
    assert all(thinker.process is None for thinker in thinkers.all)


def test_who_sits_at_a_table_remembers_what_it_has_planned() -> None:
    setup = game("foreign-king").setup(2)
    state = setup.new(FastLuck(1))
    seat = state.next_seat()
    view, legal = state.view(seat), state.legal(seat)
    thinkers = Thinkers(2, 60, ("regalia.games", "regalia.bots", BAD))
    try:
        for place in ("here 0", "here 1", "there 0"):
            told = [thinkers.choose("counts", view, legal, place).result() for _ in range(3)]
            assert told == legal[:3]
        assert {thinkers.choose("counts", view, legal).result() for _ in range(3)} == {legal[0]}
    finally:
        thinkers.close()


def test_only_so_many_bots_are_remembered() -> None:
    sitting: dict[str, Bot] = {}
    view = game("foreign-king").setup(2).new(FastLuck(1)).view(0)
    first = sits_at(sitting, Thought("random", view, [0], 1, "0"))
    assert sits_at(sitting, Thought("random", view, [0], 1, "0")) is first
    for place in range(1, BOTS + 1):
        sits_at(sitting, Thought("random", view, [0], 1, str(place)))
    assert len(sitting) == BOTS
    assert sits_at(sitting, Thought("random", view, [0], 1, "0")) is not first


def test_a_turn_of_many_steps_is_finished_as_it_was_planned(path: Path) -> None:
    """Bots of Fief plan whole purchases and marches; asked anew at each step, they would begin for ever."""

    async def main() -> None:
        async with hall_at(path) as hall:
            id, _ = await with_bots(hall, "greedy", "greedy", "greedy", key="fief")
            while (
                len(line := hall.table(id).playing.line) < 400 and shown(hall.table(id).state.view(None))["round"] < 2
            ):
                await asyncio.sleep(0.01)
            assert len(line) < 400

    run(main())


def test_the_usual_bot_has_time_enough() -> None:
    assert limits.THINKING * 1000 > limits.BEAT
