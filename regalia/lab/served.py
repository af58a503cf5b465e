"""A server of its own for the bench, in whichever build there is: on a core of its own, its time and memory seen."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

HERE: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds until a server that does not answer has failed."""


class NoServer(Exception):
    """A server that did not begin, or ended."""


class Served:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port

    def seconds(self) -> float:
        """How long it has worked so far, on its core."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """How much memory it has now, in KB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise NoServer("its memory is not told")


def can_measure() -> bool:
    """Whether this system lets us choose cores and see what a process takes: Linux does."""
    return hasattr(os, "sched_setaffinity") and Path("/proc/self/stat").exists()


def cores() -> tuple[int, int]:
    """The core of the server, and that of its clients; where there is but one, they share it."""
    there = sorted(os.sched_getaffinity(0))
    return there[-1], there[0]


@contextmanager
def served(data: Path, folder: str, build: str) -> Iterator[Served]:
    """A server on this data file, from a build's folder, until it is not needed any more; its clients are elsewhere."""
    ours, before = cores(), os.sched_getaffinity(0)
    port = free_port()
    command = [sys.executable, "-P", "-m", "regalia", "serve", "--host", HERE, "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": folder, "REGALIA_BUILD": build}
    # A process has the cores of the one that starts it.
    os.sched_setaffinity(0, {ours[0]})
    process = subprocess.Popen(
        [*command, "--data", str(data), "--no-browser"], env=environment, stdout=subprocess.DEVNULL
    )
    os.sched_setaffinity(0, {ours[1]})
    try:
        wait_for(process, port)
        yield Served(process, port)
    finally:
        os.sched_setaffinity(0, before)
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    """A port that nobody uses now."""
    with closing(socket.create_server((HERE, 0))) as found:
        return int(found.getsockname()[1])


def wait_for(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Wait until the first page is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise NoServer(f"the server ended with code {process.returncode}")
        try:
            with socket.create_connection((HERE, port), timeout=PATIENCE) as line:
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if line.recv(100).startswith(b"HTTP/1.1 200"):
                    return
        except OSError:
            pass
        time.sleep(0.05)
    raise NoServer("the server does not answer")
