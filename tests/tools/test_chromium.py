"""Whether there is a Chromium: found where it is, installed where it can be, missed aloud."""

from pathlib import Path

import chromium
import pytest


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no browser, where nothing can be installed."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("REGALIA_CHROMIUM", "CI"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_it_is_found_by_name_or_where_it_is_said_to_be(alone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chromium.found() == ""
    for name in ("google-chrome", "chromium", "one of my own"):
        alone.joinpath(name).write_text("#!/bin/sh\n")
        alone.joinpath(name).chmod(0o755)
    assert chromium.found() == str(alone / "chromium")
    monkeypatch.setenv("REGALIA_CHROMIUM", str(alone / "one of my own"))
    assert chromium.found() == str(alone / "one of my own")


def test_without_it_the_rest_goes_on_but_not_on_ci(
    alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chromium.main() == 0
    assert "apt install chromium" in capsys.readouterr().err
    monkeypatch.setenv("CI", "true")
    assert chromium.main() == 1


def test_an_install_that_fails_is_told(
    alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone.joinpath("apt-get").write_text("#!/bin/sh\necho no network\nexit 1\n")
    alone.joinpath("apt-get").chmod(0o755)
    monkeypatch.setattr(chromium, "may_install", lambda: True)
    assert chromium.main() == 0
    assert "no network" in capsys.readouterr().err
