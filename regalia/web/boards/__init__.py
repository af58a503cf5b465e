"""The boards: each game's is a folder of its own that registers itself when it is imported; see `board`."""

import importlib
import pkgutil


def find() -> None:
    """Import every board that has a folder here, so that it is registered; a new one needs no line anywhere."""
    for found in pkgutil.iter_modules(__path__, "regalia.web.boards."):
        if found.ispkg:
            importlib.import_module(found.name)


find()
