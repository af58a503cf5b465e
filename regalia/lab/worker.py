"""A process of the bench: the plain and the compiled build cannot live in one, and the peers have one of their own.

It reads a line of JSON for each measurement and answers with one; `Worker` is the other end of the line.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

from regalia.lab import ours, peers
from regalia.lab.rate import Rate

WORKS: Final[dict[str, Callable[[str, float], Rate]]] = {
    "playouts": ours.playouts,
    "python-playouts": ours.python_playouts,
    "copies": ours.copies,
    "deals": ours.deals,
    "bots": ours.bots,
    "loads": ours.loads,
    "openspiel-rollouts": peers.openspiel_rollouts,
    "openspiel-python": peers.openspiel_python,
    "openspiel-clones": peers.openspiel_clones,
    "pettingzoo": peers.pettingzoo_rate,
}
"""What can be measured, by name; each takes what it is done with, and how many seconds it may last."""


class Lost(Exception):
    """A process of the bench that ended, or was not what it should be."""


class Worker:
    """A process that measures in one build; while it is not asked it sleeps."""

    def __init__(self, folder: str, build: str) -> None:
        environment = {**os.environ, "PYTHONPATH": folder, "REGALIA_BUILD": build}
        # -P: the folder it is started in must not come before the build's.
        command = [sys.executable, "-P", "-m", "regalia.lab.worker"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        found = self.read()["build"]
        if found != build:
            self.close()
            raise Lost(f"the {build} build was asked for, but {found} runs from {folder}")

    def measure(self, work: str, subject: str, seconds: float) -> Rate | None:
        """One measurement; None where a package for it is not installed."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([work, subject, seconds]) + "\n")
        self.process.stdin.flush()
        answer = self.read()
        return Rate(*answer["rate"]) if answer["rate"] else None

    def read(self) -> dict[str, Any]:
        """The next line of the process."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Lost(f"a process of the bench ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def answer(line: str) -> str:
    """What to say to one line: the rate, or that a package is missing."""
    work, subject, seconds = json.loads(line)
    try:
        rate = WORKS[work](subject, seconds)
    except ModuleNotFoundError as error:
        return json.dumps({"rate": None, "missing": error.name})
    return json.dumps({"rate": list(rate)})


def main() -> None:
    """Answer until nothing more is asked."""
    print(json.dumps({"build": ours.build()}), flush=True)
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
