"""A server for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clients import Browser, Site, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A server, and nobody there yet."""
    with site(tmp_path / "tables.sqlite") as found:
        yield found


@pytest.fixture
def ann(here: Site) -> Browser:
    """Somebody who is there."""
    return here.browser()


@pytest.fixture
def ben(here: Site) -> Browser:
    """Somebody else."""
    return here.browser("de")
