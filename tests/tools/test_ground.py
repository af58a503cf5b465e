"""Laying the ground, without a network: what is missing, what is said when it fails, and what a stop leaves behind."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import ground
import pytest

PIP = """
import os, sys
print("Collecting one\\nCollecting two\\nInstalling collected packages: one, two")
print(os.environ.get("PIP_SAYS", ""))
sys.exit(int(os.environ.get("PIP_ENDS_WITH", "0")))
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with an environment whose Python is this one, and whose pip installs nothing."""
    root = tmp_path / "it's a tree with an ümlaut"
    venv = root / ".venv"
    for name, value in {"ROOT": root, "VENV": venv, "BIN": venv / "bin", "STAMPS": venv / ".regalia"}.items():
        monkeypatch.setattr(ground, name, value)
    monkeypatch.setattr(ground, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(ground, "COMMAND", venv / "bin" / "regalia")
    for folder in ("requirements", "build", "tools", ".venv/bin", ".venv/.regalia"):
        (root / folder).mkdir(parents=True)
    (root / "requirements" / "run.txt").write_text("one==1\ntwo==2\n")
    (venv / ".regalia" / "root").write_text(str(root), "utf-8")
    pip = tmp_path / "path" / "pip"
    pip.mkdir(parents=True)
    (pip / "__init__.py").touch()
    (pip / "__main__.py").write_text(PIP)
    monkeypatch.setenv("PYTHONPATH", str(pip.parent))
    return root


def test_a_set_is_installed_once_and_again_when_it_changes(tree: Path) -> None:
    assert ground.missing(["run"]) == ["run"]
    ground.ready(["run"])
    assert ground.missing(["run"]) == []
    (tree / "requirements" / "run.txt").write_text("one==2\n")
    assert ground.missing(["run"]) == ["run"]


def test_when_nothing_is_missing_nothing_is_run(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ground.ready(["run"])

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr(subprocess, "Popen", never)
    ground.ready(["run"])


def test_what_fails_is_tried_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_ENDS_WITH", "1")
    monkeypatch.setenv("PIP_SAYS", "ERROR: no room left on the disk")
    with pytest.raises(ground.Trouble, match="no room left"):
        ground.ready(["run"])
    assert ground.missing(["run"]) == ["run"]
    monkeypatch.setenv("PIP_ENDS_WITH", "0")
    ground.ready(["run"])
    assert ground.missing(["run"]) == []


def test_without_a_network_it_is_said_in_one_line(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_ENDS_WITH", "1")
    monkeypatch.setenv("PIP_SAYS", "WARNING: Retrying after NewConnectionError: Failed to establish a new connection")
    with pytest.raises(ground.Trouble) as trouble:
        ground.install("run")
    assert "is there a network?" in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_a_stop_while_a_set_is_installed_leaves_it_missing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(line: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ground, "step", stopped)
    assert ground.told(lambda: ground.ready(["run"])) == ground.STOPPED
    assert ground.missing(["run"]) == ["run"]


def test_trouble_and_a_stop_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def in_trouble() -> int:
        raise ground.Trouble("something is missing")

    def stopped() -> int:
        raise KeyboardInterrupt

    assert (ground.told(in_trouble), ground.told(stopped), ground.told(lambda: None)) == (1, ground.STOPPED, 0)
    told = capsys.readouterr().err
    assert "regalia: something is missing\n" in told
    assert "goes on from here" in told
    assert "Traceback" not in told


def test_an_environment_half_made_or_moved_is_none(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ground.is_laid()
    (ground.STAMPS / "root").write_text("/another/place", "utf-8")
    assert not ground.is_laid()
    (ground.STAMPS / "root").unlink()
    assert not ground.is_laid()
    (ground.STAMPS / "root").write_text(str(tree), "utf-8")
    monkeypatch.setattr(ground, "PYTHON", tree / "gone")
    assert not ground.is_laid()


@pytest.mark.skipif(os.name == "nt", reason="the command is a script of the shell there is")
def test_the_command_runs_from_a_folder_with_whatever_name_and_is_written_again(tree: Path) -> None:
    (tree / "tools" / "launch.py").write_text("import sys; print(sys.argv[1:])")
    ground.ready(["run"])
    assert ground.COMMAND.exists()
    ground.COMMAND.unlink()
    ground.ready(["run"])
    done = subprocess.run([ground.COMMAND, "play", "two words"], check=True, capture_output=True, text=True)
    assert done.stdout == "['play', 'two words']\n"


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with ground.alone(lock, "waiting"), lock.open("a+") as other:
        assert not ground.taken(other.fileno(), wait=False)
    with lock.open("a+") as other:
        assert ground.taken(other.fileno(), wait=False)


def test_an_old_python_can_read_that_it_is_too_old(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ast.parse(Path(ground.__file__).read_text("utf-8"), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(ground.Trouble, match=r"3\.11 or newer is needed, this is 3\.10\.4"):
        ground.ready(["run"])


def test_a_set_that_is_not_there_is_said(tree: Path) -> None:
    with pytest.raises(ground.Trouble, match=r"requirements/lunch\.txt"):
        ground.ready(["lunch"])
