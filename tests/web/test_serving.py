"""The command `regalia serve` as it is typed: it says where it is, bots play, and it stops when it is told to."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

ROOT = Path(__file__).resolve().parents[2]
ARGUMENTS = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
COMMANDS = {"module": ["-m", "regalia"], "launcher": [str(ROOT / "tools" / "launch.py")]}


@pytest.fixture(params=COMMANDS)
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, started in each of two ways: its address, and the process."""
    command = [sys.executable, *COMMANDS[request.param], *ARGUMENTS, "--lang", "en"]
    environment = {**os.environ, "REGALIA_DATA": str(tmp_path), "REGALIA_BUILD": "plain", "PYTHONPATH": str(ROOT)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command, text=True, env=environment, cwd=tmp_path, **pipes)  # type: ignore[call-overload]
    with process:
        found = re.search(r"On this machine: (http://\S+)", process.stdout.readline())
        assert found
        try:
            yield found[1], process
        finally:
            process.kill()


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent to one process alone on Windows")
def test_a_game_against_bots_on_a_server_that_is_stopped(served: tuple[str, "subprocess.Popen[str]"]) -> None:
    at, process = served
    with httpx2.Client(base_url=at, follow_redirects=True, timeout=60) as client:
        table = client.post("/quick", data={"game": "foreign-king", "request": "one"}).url.path
        until = time.monotonic() + 60
        while 'name="move"' not in client.get(table).text:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert "has broken down" not in client.get(table).text
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    assert process.stdout is not None
    assert process.stderr is not None
    said, wrong = process.stdout.read(), process.stderr.read()
    assert "Only this machine can reach it." in said
    assert "The server has stopped." in said
    assert wrong == ""


def test_a_port_that_is_taken(served: tuple[str, "subprocess.Popen[str]"], tmp_path: Path) -> None:
    port = served[0].rpartition(":")[2]
    command = [sys.executable, "-m", "regalia", *ARGUMENTS, "--lang", "fr", "--port", port]
    environment = {**os.environ, "REGALIA_DATA": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=30)
    assert done.returncode == 2
    assert port in done.stderr
    assert len(done.stderr.splitlines()) == 1
