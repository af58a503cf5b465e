"""The compiled build in its folder, with a compiler that is none: when it is made, kept, and left alone."""

import os
import subprocess
import sys
from pathlib import Path

import fast
import ground
import launch
import pytest

SETUP = """
import os, pathlib, sys
pathlib.Path("build").mkdir()
pathlib.Path(os.environ["RUNS"]).open("a").write("x")
print("[1/1] state.c")
print("state.c:1: error: no such thing")
sys.exit(int(os.environ.get("ENDS_WITH", "0")))
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree whose setup.py compiles nothing, and counts how often it is run."""
    for folder in ("regalia/core", "regalia/games", "regalia/bots", "regalia/terminal", "requirements", "build"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "regalia" / "__init__.py").write_text("__version__ = '7'\n")
    (tmp_path / "regalia" / "core" / "state.py").write_text("BUILD = __file__\n")
    (tmp_path / "regalia" / "terminal" / "play.py").write_text("BUILD = __file__\n")
    (tmp_path / "requirements" / "build.txt").write_text("mypy==1\n")
    (tmp_path / "setup.py").write_text(SETUP)
    monkeypatch.setattr(fast, "ROOT", tmp_path)
    monkeypatch.setattr(fast, "FAST", tmp_path / "build" / "fast")
    monkeypatch.setattr(fast, "LOG", tmp_path / "build" / "fast.log")
    # It is part of what makes a build, and must lie in the tree.
    monkeypatch.setattr(fast, "__file__", str(tmp_path / "setup.py"))
    monkeypatch.setattr(ground, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(ground, "ready", lambda names: None)
    monkeypatch.setenv("RUNS", str(tmp_path / "runs"))
    return tmp_path


def runs(tree: Path) -> int:
    """How often something was compiled."""
    file = tree / "runs"
    return len(file.read_text()) if file.exists() else 0


def test_a_build_is_made_once(tree: Path) -> None:
    assert fast.path() is None
    assert fast.make(again=True) == 0
    found = fast.path()
    assert found is not None
    assert Path(found, "regalia", "core", "state.py").exists()
    assert not Path(found, "setup.py").exists()
    assert fast.make(again=True) == 0
    assert runs(tree) == 1


def test_another_file_another_build_and_back_again(tree: Path) -> None:
    fast.make(again=True)
    first = fast.path()
    state = tree / "regalia" / "core" / "state.py"
    kept = state.read_text()
    state.write_text("BUILD = 'another'\n")
    assert fast.path() is None
    fast.make(again=True)
    assert fast.path() not in (None, first)
    state.write_text(kept)
    assert fast.path() == first
    assert runs(tree) == 2


def test_what_does_not_go_into_a_build_does_not_change_it(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = fast.stamp()
    (tree / "regalia" / "terminal" / "play.py").write_text("BUILD = 'another'\n")
    cache = tree / "regalia" / "core" / "__pycache__"
    cache.mkdir()
    (cache / "state.pyc").touch()
    assert fast.stamp() == stamp
    monkeypatch.setenv("CC", "another-compiler")
    assert fast.stamp() != stamp


def test_the_other_rooms_come_from_the_tree(tree: Path) -> None:
    fast.make(again=True)
    code = "import regalia, regalia.core.state as s, regalia.terminal.play as p"
    code += "; print(regalia.__version__, s.BUILD, p.BUILD)"
    environment = {**os.environ, "PYTHONPATH": str(fast.path())}
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment, cwd=tree / "build"
    )
    version, state, play = done.stdout.split()
    assert version == "7"
    assert Path(state).is_relative_to(str(fast.path()))
    assert Path(play) == tree / "regalia" / "terminal" / "play.py"


def test_no_compiler_is_no_failure(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ENDS_WITH", str(fast.NO_COMPILER))
    assert fast.make(again=True) == 0
    assert fast.path() is None
    assert "everything runs uncompiled" in capsys.readouterr().out
    assert fast.make(again=False) == 0
    assert runs(tree) == 1
    monkeypatch.setenv("ENDS_WITH", "0")
    assert fast.make(again=True) == 0
    assert fast.path() is not None


def test_a_failure_is_told_and_leaves_nothing_half_made(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ENDS_WITH", "1")
    assert fast.make(again=True) == 1
    assert "no such thing" in capsys.readouterr().err
    assert "no such thing" in fast.LOG.read_text("utf-8")
    assert [folder for folder in fast.FAST.iterdir() if folder.is_dir()] == []


def test_what_a_stop_left_is_swept_away(tree: Path) -> None:
    left = fast.FAST / "making-1"
    left.mkdir(parents=True)
    (left / "half").touch()
    fast.make(again=True)
    assert not left.exists()
    assert fast.path() is not None


def test_old_builds_are_tidied_away(tree: Path) -> None:
    for number in range(fast.KEPT + 2):
        (tree / "regalia" / "core" / "state.py").write_text(f"BUILD = {number}\n")
        fast.make(again=True)
        os.utime(str(fast.path()), (number, number))
    assert len([folder for folder in fast.FAST.iterdir() if folder.is_dir()]) == fast.KEPT
    assert fast.path() is not None


def test_a_background_build_is_started_only_if_it_may_help(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *command, **_: started.append(command))
    monkeypatch.setattr(fast, "may_compile", lambda: False)
    fast.background()
    assert len(started) == 0
    monkeypatch.setattr(fast, "may_compile", lambda: True)
    fast.background()
    assert len(started) == 1
    (fast.FAST / fast.stamp()).mkdir(parents=True)
    fast.background()
    assert len(started) == 1


# The command ----------------------------------------------------------------------------------------------------------


def test_the_command_takes_the_compiled_build_if_it_is_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGALIA_BUILD", raising=False)
    assert launch.choose() == str(ground.ROOT)
    fast.make(again=True)
    assert launch.choose() == fast.path()
    monkeypatch.setenv("REGALIA_BUILD", "plain")
    assert launch.choose() == str(ground.ROOT)


def test_a_build_that_was_asked_for_must_be_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_BUILD", "fast")
    with pytest.raises(SystemExit, match="make setup"):
        launch.choose()
    monkeypatch.setenv("REGALIA_BUILD", "quick")
    with pytest.raises(SystemExit, match="plain or fast"):
        launch.choose()
