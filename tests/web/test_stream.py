"""The stream that keeps a page live: a real server, and readers who only listen."""

import json
import re
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from regalia.web.tables.stream import GZIP, packed
from tests.web.running import Running


class Reader:
    """Somebody with a browser; `hear` gives what his stream says next."""

    def __init__(self, at: str) -> None:
        self.client = httpx2.Client(base_url=at, follow_redirects=True, timeout=10)

    def opens(self, game: str = "foreign-king") -> str:
        """A table at which this reader holds two seats."""
        fields = {"request": "open", "seat-red": "me", "seat-blue": "me", "spectators": "yes"}
        return self.client.post(f"/new/{game}", data=fields).url.path

    def act(self, table: str, act: str, **fields: str) -> httpx2.Response:
        """Do something, as the script does it."""
        page = self.client.get(table).text
        hidden = {
            name: page.partition(f'form="act" name="{name}" value="')[2].partition('"')[0] for name in ("mark", "seat")
        }
        body = {**hidden, "request": str(time.monotonic_ns()), **fields}
        return self.client.post(f"{table}/{act}", data=body, headers={"accept": "application/json"})

    @contextmanager
    def stream(self, table: str, **headers: str) -> Iterator[Iterator[dict[str, Any]]]:
        """What a page hears."""
        with self.client.stream("GET", f"{table}/live", headers=headers) as response:
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("text/event-stream")
            yield heard(response)


def heard(response: httpx2.Response) -> Iterator[dict[str, Any]]:
    """The messages, one by one, each with its id."""
    id = ""
    for line in response.iter_lines():
        if line.startswith("id: "):
            id = line.removeprefix("id: ")
        if line.startswith("data: "):
            yield {**json.loads(line.removeprefix("data: ")), "id": id}


@pytest.fixture
def come(at: str) -> Iterator[Callable[[], Reader]]:
    """Readers come by calling it."""
    readers: list[Reader] = []

    def one() -> Reader:
        readers.append(Reader(at))
        return readers[-1]

    yield one
    for reader in readers:
        reader.client.close()


@pytest.fixture
def at(tmp_path: Path) -> Iterator[str]:
    """A server that runs."""
    with Running(tmp_path / "tables.sqlite", beat=0) as found:
        yield found


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_page_hears_what_changes(come: Callable[[], Reader], encoding: str) -> None:
    ann = come()
    table = ann.opens()
    with ann.stream(table, **{"accept-encoding": encoding}) as stream:
        first = next(stream)
        assert "question" in first["whole"]["board"]
        assert ann.act(table, "play", move="place").json()["go"] == table
        told = next(stream)
        assert "whole" not in told
        assert "question" in [change[0] for change in told["changes"]]
        assert told["turn"]
        assert len(told["say"]) == 1


def test_who_looks_on_hears_in_his_language_and_without_answers(come: Callable[[], Reader]) -> None:
    ann, ben = come(), come()
    table = ann.opens()
    with ben.stream(table, **{"accept-language": "fr"}) as stream:
        assert 'name="move"' not in next(stream)["whole"]["board"]
        ann.act(table, "play", move="place")
        told = next(stream)
        assert "«" in told["say"][0]
        assert not told["turn"]


def test_who_comes_back_gets_only_what_he_missed(come: Callable[[], Reader]) -> None:
    ann = come()
    table = ann.opens()
    with ann.stream(table) as stream:
        known = next(stream)["id"]
    ann.act(table, "play", move="place")
    with ann.stream(table, **{"last-event-id": known}) as stream:
        assert "changes" in next(stream)
    with ann.stream(table, **{"last-event-id": "long forgotten"}) as stream:
        assert "whole" in next(stream)


def test_each_happening_is_told_once(come: Callable[[], Reader]) -> None:
    ann = come()
    table = ann.opens()
    said: list[str] = []
    with ann.stream(table) as stream:
        next(stream)
        for move in ("place", "brabant", "done"):
            ann.act(table, "play", move=move)
            said += next(stream)["say"]
    page = re.sub(r"</?a[^>]*>", "", ann.client.get(f"{table}/log").text)
    assert len(said) == len(set(said)) >= 3
    assert all(page.count(one) >= 1 for one in said)


def test_two_readers_of_the_same_share_what_they_get(come: Callable[[], Reader]) -> None:
    ann, ben, cid = come(), come(), come()
    table = ann.opens()
    with ben.stream(table) as one, cid.stream(table) as other:
        assert next(one)["version"] == next(other)["version"]
        ann.act(table, "play", move="place")
        assert next(one) == next(other)


def test_a_packed_stream_is_made_of_parts_that_stand_by_themselves() -> None:
    parts = [f"data: {number}\n\n".encode() * 50 for number in range(20)]
    stream = GZIP + b"".join(packed(part) for part in parts)
    assert zlib.decompressobj(wbits=31).decompress(stream) == b"".join(parts)


def test_pages_stay_light_on_the_wire(come: Callable[[], Reader]) -> None:
    ann = come()
    table = ann.opens()
    for path, most in (("/", 60_000), (table, 120_000)):
        page = ann.client.get(path)
        files = {part.partition('"')[0] for part in page.text.split('"/static/')[1:]}
        total = size(page) + sum(size(ann.client.get(f"/static/{file}")) for file in files | {"x/boards.js"})
        assert 5_000 < total < most


def size(response: httpx2.Response) -> int:
    """How many bytes came over the wire."""
    return response.num_bytes_downloaded + len(str(response.headers))
