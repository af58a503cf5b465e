"""The games: each is a room of its own, found by its folder, that registers itself when it is imported."""

import importlib
import pkgutil


def find() -> None:
    """Import every game that has a room here, so that it is registered; a new one needs no line anywhere."""
    for found in pkgutil.iter_modules(__path__, "regalia.games."):
        importlib.import_module(found.name)


find()
