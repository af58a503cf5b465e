"""Makes the compiled build apart from the tree, in build/fast/<stamp>; the tree itself never gets a compiled file.

    python tools/fast.py               makes it where it is missing, and waits
    python tools/fast.py --background  starts making it and returns at once (log: build/fast.log)
    python tools/fast.py --path        prints the folder to put on PYTHONPATH; fails if the build is not there

The stamp is taken from everything that goes into a build, so a build is fresh if its folder is there, a build that is
in use is never touched, and going back to an earlier state of the tree costs nothing. Only the compiled rooms
lie in it: the other rooms are always those of the tree.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TextIO

import ground

ROOT = ground.ROOT
FAST = ROOT / "build" / "fast"
LOG = ROOT / "build" / "fast.log"
ROOMS = ("core", "games", "bots")
KEPT = 3
"""Builds that are kept: one in use may be of a tree that has changed since."""

NO_COMPILER = 3
"""Exit code of setup.py."""

PACKAGE = '''\
"""The compiled rooms of Regalia; every other room, and this package's own text, come from the tree."""

from pathlib import Path

_tree = Path(__file__).resolve().parents[4] / "regalia"
__path__.append(str(_tree))
exec(compile((_tree / "__init__.py").read_text("utf-8"), str(_tree / "__init__.py"), "exec"))
'''


def main() -> int:
    wish = sys.argv[1] if len(sys.argv) > 1 else ""
    if Path(sys.prefix) != ground.VENV:  # a build is for one Python: that of .venv
        return in_venv(sys.argv[1:])
    if wish == "--path":
        found = path()
        print(found or "")
        return 0 if found else 1
    if wish == "--background":
        background()
        return 0
    try:
        return make(again=wish != "--once")
    except ground.Trouble as trouble:
        keep(f"regalia: {trouble}")
        raise


def in_venv(arguments: list[str]) -> int:
    """Run this script with the environment's Python."""
    ground.ready(["build"])
    return subprocess.run([str(ground.PYTHON), __file__, *arguments], check=False).returncode


def path() -> str | None:
    """The fresh build's folder, to be put on sys.path; nothing where there is none."""
    folder = FAST / stamp()
    return str(folder) if folder.is_dir() else None


def stamp() -> str:
    """A hash of everything that goes into a build."""
    found = hashlib.sha256()
    given = [sys.version, sysconfig.get_platform(), *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))]
    found.update("\0".join(given).encode())
    for file in [ROOT / "setup.py", ROOT / "requirements" / "build.txt", Path(__file__), *sources()]:
        name, text = file.relative_to(ROOT).as_posix().encode(), file.read_bytes()
        found.update(b"%d %s %d " % (len(name), name, len(text)) + text)
    return found.hexdigest()[:20]


def sources() -> list[Path]:
    """All files of the compiled rooms, code and data."""
    files = (file for room in ROOMS for file in (ROOT / "regalia" / room).rglob("*") if file.is_file())
    return sorted(file for file in files if "__pycache__" not in file.parts)


def background() -> None:
    """Start a build that nobody waits for, unless it is there, cannot be made, or is being made."""
    mark = stamp()
    if (FAST / mark).is_dir() or (FAST / f"{mark}.failed").exists() or not may_compile():
        return
    print("regalia: the compiled build is being made meanwhile (build/fast.log); this game runs without it", flush=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--once"]
    quiet = subprocess.DEVNULL
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, creationflags=flags)
    else:
        if nice := shutil.which("nice"):  # the game that runs meanwhile comes first
            command = [nice, *command]
        subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def may_compile() -> bool:
    """A quick guess whether there is a compiler; setup.py finds out for certain."""
    named = os.environ.get("CC", "").split()
    return os.name == "nt" or any(shutil.which(name) for name in (named[0] if named else "cc", "gcc", "clang"))


def make(again: bool) -> int:
    """Make the build if it is missing; after a failure only `again`. No compiler is no failure, all runs without."""
    if path():
        return 0
    FAST.mkdir(parents=True, exist_ok=True)
    with ground.alone(FAST / "lock", "the compiled build is already being made, waiting for it"):
        if path() or (not again and (FAST / f"{stamp()}.failed").exists()):
            return 0
        LOG.write_text("")
        ground.ready(["build"])
        return build()


def build() -> int:
    """Compile a copy of the rooms and put it in place in one move: the tree may change meanwhile."""
    for left in FAST.glob("making-*"):
        shutil.rmtree(left)
    work = FAST / f"making-{os.getpid()}"
    mark = copied(work)
    began = time.monotonic()
    say("regalia: making the compiled build")
    code = compiled(work)
    if code == 0:
        for rest in [work / "build", work / "setup.py"]:
            shutil.rmtree(rest) if rest.is_dir() else rest.unlink()
        (work / "regalia" / "__init__.py").write_text(PACKAGE, "utf-8")
        work.rename(FAST / mark)
        tidy()
        say(f"regalia: the compiled build is ready ({time.monotonic() - began:.0f} s)")
        return 0
    shutil.rmtree(work)
    (FAST / f"{mark}.failed").touch()
    if code == NO_COMPILER:
        say("regalia: no C compiler with Python's headers: everything runs uncompiled, slower but no different")
        return 0
    say(f"regalia: the compiled build failed; everything runs uncompiled. All it said: {LOG}", sys.stderr)
    return 1


def copied(work: Path) -> str:
    """Copy what is compiled; the stamp is that of the copy, not of a tree that changed while it was made."""
    while True:
        mark = stamp()
        package = work / "regalia"
        package.mkdir(parents=True)
        package.joinpath("__init__.py").touch()
        for file in sources():
            target = work / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        shutil.copyfile(ROOT / "setup.py", work / "setup.py")
        if stamp() == mark:
            return mark
        shutil.rmtree(work)


def compiled(work: Path) -> int:
    """Run setup.py on the copy, showing how far it is; the whole of what it says goes into the log."""
    command = [str(ground.PYTHON), "setup.py", "build_ext", "--build-lib", ".", "--build-temp", "build"]
    environment = {**os.environ, "REGALIA_COMPILE": "1", "PYTHONPATH": "", "PYTHONUNBUFFERED": "1"}
    told: list[str] = []
    with subprocess.Popen(
        command, cwd=work, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            told.append(line)
            if line.startswith("["):
                ground.step(f"compiling: {line.strip()}")
    if sys.stdout.isatty():
        print()
    with LOG.open("a", encoding="utf-8") as log:
        log.writelines(told)
    if run.returncode not in (0, NO_COMPILER):
        errors = [line for line in told if " error: " in line]
        print("".join(errors[:20] or told[-20:]), end="", file=sys.stderr)
    return run.returncode


def say(line: str, where: TextIO | None = None) -> None:
    """Print a line and keep it."""
    print(line, file=where, flush=True)
    keep(line)


def keep(line: str) -> None:
    """Write a line into the log: of a build in the background nothing else is seen."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"{line}\n")


def tidy() -> None:
    """Remove all but the newest builds, and what is known of failures: they may be gone by now."""
    builds = sorted((folder for folder in FAST.iterdir() if folder.is_dir()), key=lambda folder: folder.stat().st_mtime)
    for folder in builds[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    for failed in FAST.glob("*.failed"):
        failed.unlink()


if __name__ == "__main__":
    sys.exit(ground.told(main))
