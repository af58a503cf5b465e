"""Files: read whole or refused, written whole or not at all; and the notes by which a game goes on."""

import json
import os
import sys
from pathlib import Path

import pytest

from regalia.core.luck import FastLuck, SealedLuck
from regalia.core.record import Record
from regalia.core.refusals import Problem
from regalia.store.place import folder
from regalia.terminal import files
from regalia.terminal.files import BadFile
from regalia.terminal.saved import Kept, notes
from tests.toy import GAME as TOY


def kept(seed: int | None = 1) -> Kept:
    """A game that is kept in the folder."""
    luck = SealedLuck(bytes(32), ["", ""]) if seed is None else FastLuck(seed)
    found = Kept(Record(TOY.setup(2), luck), ["me", "random"], seed)
    found.begin()
    return found


def test_a_game_is_kept_with_a_note_that_only_its_player_may_read() -> None:
    game = kept(None)
    assert game.path is not None
    assert game.note_path is not None
    assert (game.path.parent, game.note_path.parent) == (folder(), folder())
    assert game.path.read_text("utf-8") == game.record.text()
    note = json.loads(game.note_path.read_text())
    assert note["secret"] == bytes(32).hex()
    assert note["players"] == ["me", "random"]
    assert os.name == "nt" or game.note_path.stat().st_mode & 0o077 == 0


def test_games_of_one_second_have_names_of_their_own() -> None:
    assert len({kept().path for _ in range(4)}) == 4
    assert len(notes()) == 4


def test_the_last_played_goes_first() -> None:
    games = [kept() for _ in range(3)]
    for number, game in enumerate(games):
        assert game.note_path is not None
        os.utime(game.note_path, (number, 1000 + number))
    assert [note.journal for note in notes()] == [game.path for game in reversed(games)]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", "null", '{"journal": 1}', '{"journal": "x", "players": 3}', "\xff"]
)
def test_whatever_else_lies_in_the_folder_is_left_alone(text: str) -> None:
    kept()
    stray = folder() / "stray.json"
    stray.write_text(text, "latin-1")
    assert len(notes()) == 1
    assert stray.exists()


def test_a_note_whose_journal_is_gone_waits_no_more() -> None:
    game = kept()
    assert game.path is not None
    game.path.unlink()
    assert notes() == []


@pytest.mark.parametrize(
    ("platform", "environment", "place"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/regalia"),
        ("linux", {}, "/home/me/.local/share/regalia"),
        ("darwin", {}, "/home/me/Library/Application Support/Regalia"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Regalia"),
        ("win32", {}, "/home/me/AppData/Local/Regalia"),
    ],
)
def test_the_folder_is_where_the_system_keeps_such_things(
    platform: str, environment: dict[str, str], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("REGALIA_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/me"))
    assert folder() == Path(place)


def test_who_has_no_home_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    for name in ("REGALIA_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(Problem) as problem:
        folder()
    assert problem.value.key == "file-no-home"
    assert notes() == []


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.regalia"
    file.write_text("old")

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(BadFile) as problem:
        files.write_text(file, "new")
    assert problem.value.values == {"file": str(file), "told": "No space left on device"}
    assert [path.name for path in tmp_path.iterdir()] == ["game.regalia"]
    assert file.read_text() == "old"


def test_a_full_disk_does_not_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kept()
    monkeypatch.setattr(os, "replace", lambda *paths: (_ for _ in ()).throw(OSError(28, "full")))
    game.write()
    assert game.trouble is not None
    assert game.written is None


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (FileNotFoundError(), "file-missing"),
        (PermissionError(13, "no"), "file-denied"),
        (IsADirectoryError(), "file-folder"),
        (OSError(5, "broken"), "file-trouble"),
        (ValueError("embedded null byte"), "file-trouble"),
    ],
)
def test_what_the_system_says_in_our_words(error: OSError | ValueError, key: str) -> None:
    problem = files.trouble("game", error)
    assert (problem.key, problem.values["file"]) == (key, "game")


@pytest.mark.parametrize(
    ("name", "key"),
    [("a\0b", "file-missing"), (".", "file-folder"), ("there", "file-exists"), ("no/where", "file-no-folder")],
)
def test_a_new_file_goes_where_nothing_is(name: str, key: str) -> None:
    Path("there").write_text("mine")
    with pytest.raises(BadFile) as problem:
        files.new_file(name)
    assert problem.value.key == key
    assert Path("there").read_text() == "mine"


def test_a_new_file_may_be_in_ones_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    assert files.new_file("~/game.regalia") == tmp_path / "game.regalia"


def test_a_file_of_windows_is_read_as_well(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    record = Record(TOY.setup(2), FastLuck(1))
    file.write_bytes(b"\xef\xbb\xbf" + record.text().replace("\n", "\r\n").encode())
    assert files.replay_file(str(file)).text() == record.text()
