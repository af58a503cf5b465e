"""The commands that keep a server's tables: each says what it did, or what is wrong in one line."""

from pathlib import Path

import pytest

from regalia.command import main
from regalia.store.place import data_file
from regalia.store.sqlite import Sqlite
from tests.store.test_sqlite import spoil
from tests.table.places import hall_at, opened_by, plays, run

REPLAY = next((Path(__file__).parents[1] / "replays").glob("foreign-king-*.regalia"))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data file of a server, at its usual place; a game goes on in it."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("REGALIA_LANG", "en")
    path = data_file()
    path.parent.mkdir()

    async def fill() -> None:
        async with hall_at(path) as hall:
            id, _ = await opened_by(hall, "foreign-king")
            for number in range(12):
                await plays(hall, id, str(number))

    run(fill())
    return path


def ids(path: Path) -> list[str]:
    store = Sqlite(path)
    try:
        return store.ids()
    finally:
        store.close()


def test_backup_and_restore(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy"
    assert main(["--lang", "en", "backup", str(copy)]) == 0
    before = ids(data)
    assert main(["--lang", "en", "import", str(REPLAY)]) == 0
    assert len(ids(data)) == 2
    assert main(["--lang", "en", "restore", str(copy)]) == 0
    assert ids(data) == before
    assert main(["--lang", "en", "backup", str(copy)]) == 2
    assert main(["--lang", "en", "restore", str(tmp_path / "none")]) == 2
    told = capsys.readouterr()
    assert str(copy) in told.out
    assert "already" in told.err
    assert "no data file" in told.err


def test_journals_out_and_in(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was taken in comes out the same; of a game that goes on no secret is told."""
    assert main(["--lang", "en", "import", str(REPLAY)]) == 0
    table = capsys.readouterr().out.split()[-2]
    assert main(["--lang", "en", "export", str(tmp_path / "out")]) == 0
    files = sorted((tmp_path / "out").iterdir())
    assert len(files) == 2
    assert (tmp_path / "out" / f"foreign-king-{table}.regalia").read_text() == REPLAY.read_text()
    other = next(file for file in files if table not in file.name)
    assert "secret" not in other.read_text()
    assert main(["--lang", "en", "import", str(other), str(tmp_path / "none")]) == 2
    assert main(["--lang", "en", "import", str(other)]) == 1
    assert "not over" in capsys.readouterr().err
    assert len(ids(data)) == 2


def test_patch_says_which_tables_would_break(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "patch", "--data"]) == 0
    assert "1 hold, 0 would break" in capsys.readouterr().out
    id = ids(data)[0]
    spoil(data, id)
    assert main(["--lang", "en", "patch", "--data", str(data), str(REPLAY)]) == 1
    told = capsys.readouterr().out
    assert f"{id}: would break" in told
    assert "1 hold, 1 would break" in told
    assert main(["--lang", "en", "patch"]) == 2
    assert main(["--lang", "en", "patch", "--data", str(data) + "x"]) == 2


def test_a_place_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "nowhere"))
    assert main(["--lang", "en", "export", str(tmp_path / "out")]) == 2
    assert main(["--lang", "en", "backup", str(tmp_path / "copy")]) == 2
    assert not (tmp_path / "nowhere").exists()
