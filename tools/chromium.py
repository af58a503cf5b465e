"""Sees to it that there is a Chromium, in which the pages are tested: python tools/chromium.py

On Debian, as root, it is installed. Elsewhere it is told how to get it, and the tests that need it are skipped; on CI
(`CI=true`) that is a failure. REGALIA_CHROMIUM says where another one is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
"""With these it starts alone: no sandbox, which root cannot have, and nobody is called."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
HOW = "install Chromium (on Debian and Ubuntu: apt install chromium), or say where one is: REGALIA_CHROMIUM=..."
INSTALL = (
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
)


def found() -> str:
    """Where it is; nothing if there is none."""
    there = (shutil.which(name) for name in (os.environ.get("REGALIA_CHROMIUM", ""), *NAMES) if name)
    return next(filter(None, there), "")


def demanded() -> bool:
    """Whether tests fail without it."""
    return os.environ.get("CI") == "true"


def may_install() -> bool:
    """Whether this is a Debian, and we are root."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Have Debian's package installed; what goes wrong is told."""
    print("regalia: installing Chromium, in which the pages are tested", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in INSTALL:
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            print("\n".join(done.stdout.splitlines()[-5:]), file=sys.stderr)
            return


def main() -> int:
    """Install it where it is missing and can be had."""
    if not found() and may_install():
        install()
    if not found():
        print(f"regalia: no Chromium, so the pages are not tested in a browser; {HOW}", file=sys.stderr)
    return 1 if demanded() and not found() else 0


if __name__ == "__main__":
    sys.exit(main())
