"""A server that runs: on this machine alone, on a free port, in a thread, until it is not needed any more."""

import threading
import time
from pathlib import Path
from types import TracebackType

import uvicorn

import regalia.games
import tests.toy
from regalia.store.sqlite import Sqlite
from regalia.table.hall import Hall
from regalia.web.application import application
from regalia.web.server import Server
from regalia.web.serving import address, listen
from tests.table.places import Inline

ROOMS = (regalia.games, tests.toy)
"""Importing these is what registers games."""


class Running:
    """As a `with`: the address of the server."""

    def __init__(self, data: Path, beat: int = 300, rate: float = 1e6) -> None:
        self.app = application(lambda: Hall(Sqlite(data), Inline(), beat), rate=rate)
        config = uvicorn.Config(self.app, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.socket = listen("127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})

    @property
    def hall(self) -> Hall:
        """Its tables; another thread may look at them."""
        served: Server = self.app.state.server
        return served.hall

    def __enter__(self) -> str:
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            time.sleep(0.01)
        return address("127.0.0.1", self.socket.getsockname()[1])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join()
