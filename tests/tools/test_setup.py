"""Building the package, without a network and without a compiler: what a wheel holds, and what is said."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
NO_COMPILER: Final = 3


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a package is built from."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "regalia", tmp_path / "regalia", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return tmp_path


def built(tree: Path, *command: str, compile: str) -> subprocess.CompletedProcess[str]:
    """Run setup.py where there is no compiler."""
    environment = {**os.environ, "REGALIA_COMPILE": compile, "CC": "no-such-compiler", "PYTHONPATH": ""}
    return subprocess.run(
        [sys.executable, "-W", "ignore", "setup.py", "-q", *command],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def test_a_wheel_holds_all_there_is_to_play_with(tree: Path) -> None:
    done = built(tree, "bdist_wheel", compile="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    assert files(tree) - held == set()
    assert {"regalia/games/foreign_king/board.toml", "regalia/locale/de/core.ftl"} <= held


def test_a_source_package_holds_all_there_is_to_build_from(tree: Path) -> None:
    there = files(tree) | {"setup.py", "pyproject.toml", "README.md", "LICENSE"}
    done = built(tree, "sdist", compile="")
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(package) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert there - names == set()


def files(tree: Path) -> set[str]:
    """All files of the package as it is in the tree."""
    return {file.relative_to(tree).as_posix() for file in (tree / "regalia").rglob("*") if file.is_file()}


@pytest.mark.skipif(os.name == "nt", reason="the compiler is not found by CC there")
def test_without_a_compiler_the_plain_build_is_made_unless_the_other_was_demanded(tree: Path) -> None:
    done = built(tree, "build", compile="")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "not compiled" in done.stderr
    assert list((tree / "build").rglob("state.py"))
    demanded = built(tree, "build", compile="1")
    assert demanded.returncode == NO_COMPILER
    assert "no C compiler" in demanded.stderr
