"""The command `regalia` of .venv: runs the compiled build when it is fresh, else the tree as it is.

REGALIA_BUILD=plain or =fast chooses one.
"""

import os
import sys


def choose() -> str:
    """The folder from which `regalia` is imported."""
    # Here, and not above: a process that thinks for a bot reads this file again, where these names are not known.
    import fast
    import ground

    wish = os.environ.get("REGALIA_BUILD", "")
    if wish not in ("", "plain", "fast"):
        raise SystemExit(f"regalia: REGALIA_BUILD is plain or fast, not {wish}")
    found = None if wish == "plain" else fast.path()
    if wish == "fast" and not found:
        raise SystemExit("regalia: the compiled build is not there or not fresh; make it with: make setup")
    return found or str(ground.ROOT)


if __name__ == "__main__":
    # In place of tools/, whose names nobody else should meet.
    sys.path[0] = choose()
    from regalia.command import main

    sys.exit(main())
