"""Anybody does anything, at random: only Problems are raised, who is refused has changed nothing, all comes back."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.core.record import read_record
from regalia.core.refusals import Problem
from regalia.table import answers, driving, playing, seating, talk, undoing, votes
from regalia.table.hall import Hall
from regalia.table.loading import journal_text
from regalia.table.opening import Wish
from regalia.table.seats import OVER, PLAYING
from regalia.table.table import Table
from tests.table.places import Clock, hall_at, run

GUESTS = 4
ACTS = 500


class Anybody:
    """Guests without sense, and what they try."""

    def __init__(self, table: Table, guests: list[str], rng: random.Random) -> None:
        self.table = table
        self.guests = guests
        self.rng = rng

    def act(self) -> Callable[[Table], None]:
        """Something that somebody tries."""
        rng, table = self.rng, self.table
        guest = rng.choice(self.guests)
        mine = table.seats_of(guest)
        seat = rng.choice(mine) if mine and rng.random() < 0.9 else rng.randrange(-1, GUESTS + 1)
        given = playing.mark(table, seat) if 0 <= seat < GUESTS and rng.random() < 0.9 else "old"
        move = self.move(seat)
        vote = votes.mark_of(table, table.matters.vote) if table.matters.vote else ""
        question = rng.choice([*table.setup.game.questions, "none"])
        return rng.choice(
            [
                *[lambda draft: playing.play(draft, guest, seat, [move], given)] * 12,
                lambda draft: playing.play(draft, guest, seat, [move, rng.randrange(-1, 30)], given),
                *[lambda draft: playing.confirm(draft, guest, seat, given)] * 3,
                *[lambda draft: answers.answer_ahead(draft, guest, seat, rng.choice([4, 5, 0]), given)] * 3,
                lambda draft: answers.forget(draft, guest, seat),
                lambda draft: answers.stand(draft, guest, seat, question, rng.choice([-1, 5, 7])),
                *[lambda draft: undoing.undo(draft, guest, seat, given, rng.randrange(4))] * 2,
                lambda draft: undoing.ask(draft, guest, seat, given, rng.randrange(9)),
                *[lambda draft: votes.vote(draft, guest, vote, rng.random() < 0.8)] * 4,
                lambda draft: votes.withdraw(draft, guest),
                lambda draft: votes.ask_bot(draft, guest, seat, rng.choice(["random", "nobody"])),
                lambda draft: seating.leave(draft, guest),
                lambda draft: playing.come_back(draft, guest, seat),
                lambda draft: talk.say(draft, guest, "hello", rng.choice([seat, -1]), rng.choice([-1, 0, 9])),
                lambda draft: talk.note(draft, guest, "note"),
                lambda draft: seating.sit(draft, guest, seat),
                lambda draft: seating.begin(draft, guest),
                *[self.by_itself] * 6,
            ]
        )

    def move(self, seat: int) -> int:
        """Mostly one that is legal."""
        legal = self.table.state.legal(seat) if 0 <= seat < GUESTS and self.table.phase == PLAYING else []
        return self.rng.choice(legal) if legal and self.rng.random() < 0.9 else self.rng.randrange(-1, 30)

    def by_itself(self, draft: Table) -> None:
        """What is due comes; a bot plays what is mild."""
        due = driving.due(draft)
        if due is not None:
            playing.step(draft, due.seat, due.move if due.move >= 0 else draft.state.default(due.seat))


def gets(hall: Hall, id: str, guests: list[str]) -> list[object]:
    """All that there is, and all that anybody gets of it."""
    table = hall.table(id)
    assert table.record is not None
    seen: list[object] = [table.record.text(), table.record.state.view(None, True), table.matters.plain()]
    for guest in guests:
        for reader in [None, *table.seats_of(guest)]:
            seen.append(hall.sight(id, guest, reader)._replace(sitters=[]))
    return seen


@pytest.mark.parametrize("seed", range(8))
def test_anybody_does_anything(tmp_path: Path, seed: int) -> None:
    async def main() -> None:
        clock, rng, done = Clock(), random.Random(seed), 0
        async with hall_at(tmp_path / "data", clock, beat=1_000_000_000) as hall:
            guests = [(await hall.newcomer(f"guest {number}")).id for number in range(GUESTS)]
            wish = Wish("toy" if seed % 4 else "foreign-king", GUESTS, {}, confirm=seed % 2 == 1)
            id = await hall.open(guests[0], wish, "open")

            def begin(table: Table) -> None:
                for seat in range(GUESTS):
                    seating.sit(table, guests[seat if seed % 3 else seat // 2], seat)
                seating.begin(table, guests[0])

            await hall.change(id, guests[0], "begin", begin)
            for number in range(ACTS):
                clock.now += rng.randrange(100_000 if rng.random() < 0.05 else 100)
                done += await tried(hall, id, guests, Anybody(hall.table(id), guests, rng), number)
            seen = gets(hall, id, guests)
            stored = hall.store.stored(id)
            assert stored is not None
            text = journal_text(stored)
            assert seen[0] == text == read_record(text).text()
        assert done > 100
        async with hall_at(tmp_path / "data", clock, beat=1_000_000_000) as hall:
            assert gets(hall, id, guests) == seen

    run(main())


async def tried(hall: Hall, id: str, guests: list[str], anybody: Anybody, number: int) -> bool:
    """Try something; whether it was done. One who is refused has changed nothing."""
    before = gets(hall, id, guests) if number % 10 == 0 else []
    try:
        await hall.change(id, guests[0], str(number), anybody.act())
    except Problem:
        assert not before or gets(hall, id, guests) == before
        return False
    table = hall.table(id)
    assert table.record is not None
    assert table.asked == [table.asked_now(seat) for seat in range(GUESTS)]
    assert (table.phase == OVER) == table.record.state.over
    assert table.matters.unconfirmed < 0 or undoing.free(table, table.matters.unconfirmed)
    return True
