"""`regalia serve`: a server on this machine, its addresses, and a browser opened on it."""

import gc
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import segno
import uvicorn

from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.store.place import data_file
from regalia.store.sqlite import Sqlite
from regalia.table.hall import Hall
from regalia.table.thinkers import Thinkers
from regalia.web.application import application

PORT: Final = 1831
"""The year in which the foreign King came; another is taken if it is in use and nobody asked for it."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
LEAVING: Final = 2
"""Seconds that open pages are given when the server stops."""
BACKLOG: Final = 2048
GARBAGE: Final = (20_000, 20, 20)
"""After how many new things Python looks for garbage, and after how many looks it looks further."""

TURN: Final = 0.0005
"""Seconds after which a thread gives way to another: the one that writes has to wait for the disk, so it goes first."""


def run(words: Words, host: str, port: int | None, data: str, browser: bool) -> int:
    """Serve until somebody stops it."""
    path = data_file(data)
    if data and path.is_dir():
        path = data_file(str(path / "tables.sqlite"))
    path.parent.mkdir(parents=True, exist_ok=True)
    listening = listen(host, port)
    number = listening.getsockname()[1]
    here = f"http://localhost:{number}" if host in EVERYWHERE else address(host, number)
    lan = address(lan_host(), number) if host in EVERYWHERE and lan_host() else ""
    Sqlite(path).close()  # A data file that cannot be used is told before anything is promised.
    tell(words, here, lan, path)
    more_files()
    app = application(lambda: Hall(Sqlite(path), Thinkers()), lan)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=LEAVING,
    )
    spare_what_stays()
    sys.setswitchinterval(TURN)
    if browser:
        # In a thread: some systems wait until the browser is there, and it waits for us.
        threading.Thread(target=open_browser, args=(here,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    print(words.text("serve-stopped"))
    return 0


def open_browser(here: str) -> None:
    """Open the first page, if this machine has a browser."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(here)


def listen(host: str, port: int | None) -> socket.socket:
    """Listen at once, so that whoever comes before the first page is ready waits for it."""
    for number in [PORT, 0] if port is None else [port]:
        try:
            return prompt(socket.create_server((host, number), family=family(host), backlog=BACKLOG))
        except OSError as error:
            told = error.strerror or str(error)
            if number == 0 or port is not None:
                raise Problem("serve-port", {"port": str(number), "host": host, "told": told}) from None
        except OverflowError:
            raise Problem("serve-port", {"port": str(number), "host": host, "told": "0 to 65535"}) from None
    raise AssertionError


def prompt(listening: socket.socket) -> socket.socket:
    """The same socket, known as one of TCP: only of such does asyncio send each part at once, and a page's head and
    body are two. Else the second waits until the first is acknowledged, some 40 milliseconds each time."""
    return socket.socket(listening.family, listening.type, socket.IPPROTO_TCP, fileno=listening.detach())


def family(host: str) -> socket.AddressFamily:
    """The kind of address."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def address(host: str, port: int) -> str:
    """As it is typed into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_host() -> str:
    """The address of this machine in its network; nothing if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") or found == "0.0.0.0" else found


def tell(words: Words, here: str, lan: str, path: Path) -> None:
    """Say where the server is, as text and as a code to scan."""
    print(words.text("serve-here", address=here))
    if lan:
        print(words.text("serve-lan", address=lan))
        with suppress(UnicodeEncodeError):
            print(words.text("serve-friends"))
            segno.make(lan, micro=False).terminal(out=sys.stdout, border=2, compact=True)
    else:
        print(words.text("serve-only"))
    print(words.text("serve-data", file=str(path)))
    print(words.text("serve-stop"), flush=True)


def spare_what_stays() -> None:
    """Python looks for garbage now and then: not among what was there before the first request, and not so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def more_files() -> None:
    """Let many pages be open at once, as far as the system allows; Windows has no such limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
