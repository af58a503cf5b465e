"""Who plays by itself. Each bot is a file of its own, found by its name, that registers itself when it is imported."""

import importlib
import pkgutil


def find() -> None:
    """Import every bot that has a file here, so that it is registered; a new one needs no line anywhere."""
    for found in pkgutil.iter_modules(__path__, "regalia.bots."):
        importlib.import_module(found.name)


find()
