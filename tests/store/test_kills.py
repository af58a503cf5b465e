"""A server that is killed under load loses nothing that it had answered, and plays nothing twice."""

from pathlib import Path

from regalia.lab.kills import kill

KILLS = 15
"""`make fuzz` kills a thousand."""


def test_kills_lose_nothing_and_play_nothing_twice(tmp_path: Path) -> None:
    killer = kill(KILLS, tmp_path)
    assert killer.kills == KILLS
    assert killer.number > KILLS * 10
    assert killer.again
