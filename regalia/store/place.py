"""Where games and tables lie on this machine, unless somebody says otherwise."""

import os
import sys
from pathlib import Path
from typing import Final

from regalia.core.refusals import Problem

DATA: Final = "tables.sqlite"


def folder() -> Path:
    """Where this user's games are kept: REGALIA_DATA, else where the system keeps such things."""
    if os.environ.get("REGALIA_DATA"):
        return Path(os.environ["REGALIA_DATA"])
    try:
        home = Path.home()
    except RuntimeError:
        raise Problem("file-no-home", {}) from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Regalia"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Regalia"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "regalia"


def data_file(name: str = "") -> Path:
    """The data file of a server: the one named, else the one in the folder."""
    return Path(name) if name else folder() / DATA
