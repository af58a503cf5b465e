"""Data files are read here and nowhere else: a game declares the shape and gets plain values, or a clear error."""

import tomllib
from importlib import resources

from regalia.core.refusals import BadBoard

LARGEST = 256 * 1024
"""More than any board needs; a larger file is refused before it is parsed."""


def packaged(package: str, name: str) -> str:
    """The text of a data file that lies beside a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def folder(package: str, name: str, end: str) -> list[str]:
    """The names of the data files with this end in a folder beside a package; none if there is no such folder."""
    found = resources.files(package).joinpath(name)
    return sorted(file.name for file in found.iterdir() if file.name.endswith(end)) if found.is_dir() else []


class Entry:
    """A table of a TOML file: values are asked for by name and shape; what nobody asked for is an error at the end."""

    def __init__(self, file: str, path: str, values: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.values = values
        self.asked: list[str] = []

    def problem(self, what: str, key: str, told: str = "") -> BadBoard:
        """An error that names file and key."""
        return BadBoard(what, {"file": self.file, "place": self.place(key), "told": told})

    def place(self, key: str) -> str:
        """Where a key stands in the file."""
        if not key:
            return self.path or "the file"
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the key is there at all."""
        return key in self.values

    def keys(self) -> list[str]:
        """The names in this table, in the order of the file."""
        return list(self.values)

    def get(self, key: str) -> object:
        """A value of any shape."""
        self.asked.append(key)
        if key not in self.values:
            raise self.problem("board-missing", key)
        return self.values[key]

    def text(self, key: str, among: list[str] | None = None) -> str:
        """A text, perhaps one of a few."""
        value = self.get(key)
        if not isinstance(value, str) or not value or len(value) > 80:
            raise self.problem("board-text", key)
        if among is not None and value not in among:
            raise self.problem("board-among", key, ", ".join(among))
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.whole(self.get(key), key, low, high)

    def whole(self, value: object, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.problem("board-number", key, f"{low} to {high}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [self.whole(value, f"{key}[{at + 1}]", low, high) for at, value in enumerate(self.items(key))]

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        found = []
        for at, value in enumerate(self.items(key)):
            if not isinstance(value, str) or not value or len(value) > 80:
                raise self.problem("board-text", f"{key}[{at + 1}]")
            found.append(value)
        return found

    def items(self, key: str) -> list[object]:
        """A list of whatever."""
        value = self.get(key)
        if not isinstance(value, list):
            raise self.problem("board-list", key)
        return list(value)

    def entry(self, key: str) -> "Entry":
        """A table in this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.problem("board-table", key)
        return Entry(self.file, self.place(key), value)

    def entries(self, key: str) -> list["Entry"]:
        """A list of tables: `[[province]]`."""
        found = []
        for at, value in enumerate(self.items(key)):
            if not isinstance(value, dict):
                raise self.problem("board-table", f"{key}[{at + 1}]")
            found.append(Entry(self.file, self.place(f"{key}[{at + 1}]"), value))
        return found

    def end(self) -> None:
        """Nothing may be left that was not asked for: it would be a slip of the pen, or a rule nobody keeps."""
        for key in self.values:
            if key not in self.asked:
                raise self.problem("board-unknown", key, ", ".join(sorted(set(self.asked))))


def read(file: str, text: str) -> Entry:
    """Read a TOML text. `file` is how errors name it."""
    if len(text) > LARGEST:
        raise BadBoard("board-large", {"file": file, "place": "the file", "told": f"{LARGEST // 1024} kB"})
    try:
        values = tomllib.loads(text)
    except ValueError as error:  # also of a number with more digits than Python reads
        raise BadBoard("board-toml", {"file": file, "place": "the file", "told": str(error)}) from None
    except RecursionError:
        raise BadBoard("board-toml", {"file": file, "place": "the file", "told": "nested too deeply"}) from None
    return Entry(file, "", values)
