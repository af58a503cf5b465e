"""Keeps a data file of the present schema for the tests, as text: every later version must be able to read it.

`python tools/schemas.py` writes tests/store/schemas/NNNN.sql and .json; an older one is never written again.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import regalia.games  # noqa: F401  registers the games
from regalia.store.sqlite import Sqlite
from regalia.store.upgrade import LATEST
from regalia.table import playing, seating, talk
from regalia.table.hall import Hall
from regalia.table.opening import Wish
from regalia.table.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "store" / "schemas"
MOVES = 70


async def made(path: Path) -> dict[str, str]:
    """A data file with a game that goes on; its journal."""
    hall = Hall(Sqlite(path))
    guest = (await hall.newcomer("Ann")).id
    id = await hall.open(guest, Wish("foreign-king", 2, {}), "open")
    chance = random.Random(1)

    def act(table: Table) -> None:
        for seat in range(2):
            seating.sit(table, guest, seat)
        seating.begin(table, guest)
        for _ in range(MOVES):
            seat = table.seats_asked()[0]
            playing.play(table, guest, seat, [chance.choice(table.state.legal(seat))], playing.mark(table, seat))
        talk.say(table, guest, "hello", 0)
        talk.note(table, guest, "a note")

    await hall.change(id, guest, "all", act)
    text = hall.table(id).playing.text()
    await hall.close()
    return {id: text}


def main() -> int:
    file = FOLDER / f"{LATEST:04}"
    if file.with_suffix(".sql").exists():
        print(f"{file}.sql is there already, and must stay as it is")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "data")
        told = asyncio.run(made(path))
        data = sqlite3.connect(path)
        text = "\n".join([*data.iterdump(), f"PRAGMA user_version = {LATEST};"])
        data.close()
    FOLDER.mkdir(exist_ok=True)
    file.with_suffix(".sql").write_text(text + "\n", encoding="utf-8")
    file.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
