"""The same settings for every room of tests."""

import os
import pkgutil

import pytest
from hypothesis import settings

import regalia.core

# The same examples for everybody, every time; slow machines are no failures.
settings.register_profile("regalia", derandomize=True, deadline=None, database=None)
settings.load_profile("regalia")


def pytest_sessionstart() -> None:
    """Make sure that the build under test is the one that was asked for."""
    wish = os.environ.get("REGALIA_BUILD", "plain")
    found = next(iter(pkgutil.iter_modules(regalia.core.__path__, "regalia.core.")))
    module = __import__(found.name, fromlist=["__file__"])
    compiled = not str(module.__file__).endswith(".py")
    if compiled != (wish == "fast"):
        pytest.exit(f"REGALIA_BUILD={wish}, but {found.name} comes from {module.__file__}", returncode=2)
