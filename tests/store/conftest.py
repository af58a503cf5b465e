"""The same luck for the tables of every run of the tests."""

import pytest


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets that are none."""
    monkeypatch.setattr("regalia.table.opening.new_secret", lambda: bytes(32))
