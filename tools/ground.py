"""Lays the ground: `.venv` with what requirements/ lists, and the command `regalia` in it.

    python tools/ground.py run dev     installs requirements/run.txt and dev.txt, each only when it has changed

Needs nothing but Python itself. It stays readable to older Pythons, so that they can be told they are too old.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable, Iterator  # noqa: UP035 (older Pythons read this file too)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
STAMPS = VENV / ".regalia"
COMMAND = BIN / ("regalia.cmd" if WINDOWS else "regalia")
OLDEST = (3, 11)
STOPPED = 130
"""Exit code of a script that was interrupted."""

NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "No matching distribution found")


class Trouble(Exception):
    """What keeps the ground from being laid, in one line for whoever typed the command."""


def main() -> int:
    return told(lambda: ready(sys.argv[1:] or ["run"]))


def told(work: Callable[[], int | None]) -> int:
    """Do a script's work; trouble, and a stop, are one line for whoever typed the command."""
    try:
        return work() or 0
    except Trouble as trouble:
        print(f"regalia: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nregalia: stopped; the same command goes on from here", file=sys.stderr)
        return STOPPED


def ready(names: list[str]) -> None:
    """See that the environment is there and holds these requirement sets; quick when nothing is missing."""
    if not is_laid() or missing(names):
        make(names)
    if not COMMAND.exists():
        launcher()


def make(names: list[str]) -> None:
    """Make what is missing, one process at a time."""
    if sys.version_info < OLDEST:
        here = ".".join(map(str, sys.version_info[:3]))
        raise Trouble(f"Python 3.11 or newer is needed, this is {here}; with make: make PYTHON=python3.12 ...")
    ROOT.joinpath("build").mkdir(exist_ok=True)
    with alone(ROOT / "build" / "ground.lock", "another setup is at work, waiting for it"):
        if not is_laid():
            lay()
        for name in missing(names):
            install(name)


def is_laid() -> bool:
    """Whether `.venv` is whole and was made for this very folder: it cannot be moved or copied."""
    stamp = STAMPS / "root"
    return PYTHON.exists() and stamp.exists() and stamp.read_text("utf-8") == str(ROOT)


def lay() -> None:
    """Make `.venv`, the path to the tree, and the command."""
    try:
        import ensurepip  # noqa: F401 (Debian splits it off)
        import venv
    except ImportError:
        raise Trouble("this Python has no venv; on Debian and Ubuntu: apt install python3-venv") from None
    print("regalia: making .venv", flush=True)
    if VENV.exists():
        shutil.rmtree(VENV)
    try:
        venv.create(VENV, with_pip=True, symlinks=not WINDOWS)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(f"could not make {VENV}: {error}") from None
    found = asked(["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    Path(found, "regalia.pth").write_text(f"{ROOT}\n", "utf-8")
    launcher()
    STAMPS.mkdir()
    (STAMPS / "root").write_text(str(ROOT), "utf-8")


def launcher() -> None:
    """Write the command `regalia`: tools/launch.py, which takes the compiled build when it is fresh."""
    script = ROOT / "tools" / "launch.py"
    if WINDOWS:
        COMMAND.write_text(f'@"{PYTHON}" "{script}" %*\r\n', "utf-8")
        return
    COMMAND.write_text(f"#!/bin/sh\nexec '{quoted(PYTHON)}' '{quoted(script)}' \"$@\"\n", "utf-8")
    COMMAND.chmod(0o755)


def quoted(path: Path) -> str:
    """A path that may stand between single quotes in a shell script."""
    return str(path).replace("'", "'\\''")


def asked(arguments: list[str]) -> str:
    """What the environment's Python answers."""
    return subprocess.run([str(PYTHON), *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def missing(names: list[str]) -> list[str]:
    """The sets that are not installed as they now stand in requirements/."""
    return [name for name in names if not (STAMPS / name).exists() or (STAMPS / name).read_text() != content(name)]


def content(name: str) -> str:
    """The hash of a requirement set."""
    file = ROOT / "requirements" / f"{name}.txt"
    if not file.exists():
        raise Trouble(f"there is no requirements/{name}.txt")
    return hashlib.sha256(file.read_bytes()).hexdigest()


def install(name: str) -> None:
    """Have pip install one set, showing how far it is."""
    stamp = content(name)
    file = ROOT / "requirements" / f"{name}.txt"
    total = sum(1 for line in file.read_text("utf-8").splitlines() if line[:1].isalnum())
    command = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--require-hashes", "-r", str(file)]
    told: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        step(f"installing the packages of {name}")
        seen = 0
        for line in pip.stdout:
            told.append(line.rstrip())
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                seen += 1
                step(f"installing the packages of {name}: {seen} of {total}")
            elif line.startswith("Installing collected"):
                step(f"installing the packages of {name}: unpacking")
    if sys.stdout.isatty():
        print()
    if pip.returncode:
        raise Trouble(why("\n".join(told), name))
    (STAMPS / name).write_text(stamp)


def step(line: str) -> None:
    """Show progress: one changing line on a terminal, only the first word of it in a log."""
    if sys.stdout.isatty():
        print(f"\r\x1b[Kregalia: {line}", end="", flush=True)
    elif not line.rpartition(": ")[0]:
        print(f"regalia: {line}", flush=True)


def why(told: str, name: str) -> str:
    """The reason of a failed install: the network in one line, anything else as pip says it."""
    if any(word in told for word in NO_NETWORK):
        return f"the packages of {name} cannot be fetched: the package index does not answer; is there a network?"
    last = "\n".join(told.splitlines()[-15:])
    return f"pip could not install requirements/{name}.txt:\n{last}"


@contextlib.contextmanager
def alone(path: Path, waiting: str) -> Iterator[None]:
    """Hold a lock that ends with the process, however it ends; say so when another holds it."""
    with path.open("a+") as file:
        if not taken(file.fileno(), wait=False):
            print(f"regalia: {waiting}", flush=True)
            while not taken(file.fileno(), wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def taken(file: int, wait: bool) -> bool:
        """Lock an open file; with `wait`, for up to ten seconds a call."""
        os.lseek(file, 0, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def taken(file: int, wait: bool) -> bool:
        """Lock an open file; with `wait`, for as long as it takes."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


if __name__ == "__main__":
    sys.exit(main())
