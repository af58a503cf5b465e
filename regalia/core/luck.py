"""Every shuffle, draw and roll asks `luck`, with a label that says what for."""

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import i64

from regalia.core.refusals import BadLuck

WORD: Final = 0xFFFFFFFF


class Draw:
    """One answer of luck: what it was for, how many values there were, and which it was."""

    __slots__ = ("bound", "label", "value")

    def __init__(self, label: str, bound: int, value: int) -> None:
        self.label = label
        self.bound = bound
        self.value = value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Draw):
            return NotImplemented
        return self.label == other.label and self.bound == other.bound and self.value == other.value

    def __hash__(self) -> int:
        return hash((self.label, self.bound, self.value))

    def __repr__(self) -> str:
        return f"Draw({self.label!r}, {self.bound}, {self.value})"


class Luck:
    """What decides where nobody does. `count` is how often it was asked: the number of the next draw."""

    def __init__(self) -> None:
        self.count = 0

    def below(self, label: str, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely."""
        raise NotImplementedError

    def copy(self) -> "Luck":
        """One that will give the same, and shares nothing that changes."""
        raise NotImplementedError

    def roll(self, label: str) -> int:
        """A die: 1 to 6."""
        return self.below(label, 6) + 1

    def shuffle(self, label: str, things: list[int]) -> None:
        """Put a list into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            chosen = self.below(label, last + 1)
            things[last], things[chosen] = things[chosen], things[last]

    def kind(self, label: str, counts: list[int]) -> int:
        """The kind of a card drawn from a face-down deck that is held as how many of each kind are in it."""
        left = self.below(label, sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                return kind
            left -= count
        raise AssertionError("a draw beyond the deck")


class FastLuck(Luck):
    """A seeded generator (sfc32) for bots and the lab: small, quick to copy, the same in every build."""

    def __init__(self, seed: int, rounds: int = 12) -> None:
        super().__init__()
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.d: i64 = 1
        for _ in range(rounds):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, label: str, bound: int) -> int:
        self.count += 1
        values: i64 = bound
        return (self.word() * values) >> 32

    def copy(self) -> "FastLuck":
        other = FastLuck(0, 0)
        other.count = self.count
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other


class SealedLuck(Luck):
    """For tables: each draw follows from a secret that was committed to before the first, and from a word of each seat.

    The commitment is shown at once, the words come after it, the secret after the last move: so nobody could choose the
    luck, and afterwards anybody can prove each draw.
    """

    def __init__(self, secret: bytes, words: list[str], key: bytes = b"") -> None:
        """The key follows from secret and words; who has made it already gives it."""
        super().__init__()
        self.secret = secret
        self.words = words
        self.key = key or key_of(secret, words)

    @property
    def commitment(self) -> str:
        """What is shown before the first move."""
        return commitment_to(self.secret)

    def below(self, label: str, bound: int) -> int:
        value = self.drawn(self.count, label, bound)
        self.count += 1
        return value

    def drawn(self, number: int, label: str, bound: int) -> int:
        """The value of one numbered draw. The uneven end of the range is thrown away, so no value is likelier."""
        fair = (1 << 64) // bound * bound
        attempt = 0
        while True:
            asked = f"{number} {label} {bound} {attempt}".encode()
            value = int.from_bytes(hmac.digest(self.key, asked, "sha256")[:8], "big")
            if value < fair:
                return value % bound
            attempt += 1

    def copy(self) -> "SealedLuck":
        other = SealedLuck(self.secret, self.words, self.key)
        other.count = self.count
        return other


def key_of(secret: bytes, words: list[str]) -> bytes:
    """What the draws are made with."""
    said = b"".join(len(word.encode()).to_bytes(4, "big") + word.encode() for word in words)
    return hmac.digest(secret, b"regalia luck" + said, "sha256")


class RecordedLuck(Luck):
    """Replays draws that were written down; asks for another one, and it stops there."""

    def __init__(self, draws: list[Draw]) -> None:
        super().__init__()
        self.draws = draws

    def below(self, label: str, bound: int) -> int:
        if self.count >= len(self.draws):
            raise BadLuck("luck-missing", {"number": self.count + 1, "label": label, "bound": bound})
        draw = self.draws[self.count]
        if draw.label != label or draw.bound != bound:
            raise BadLuck(
                "luck-other",
                {"number": self.count + 1, "label": label, "bound": bound, "told": f"{draw.label} {draw.bound}"},
            )
        if not 0 <= draw.value < bound:
            raise BadLuck("luck-range", {"number": self.count + 1, "value": draw.value, "bound": bound})
        self.count += 1
        return draw.value

    def copy(self) -> "RecordedLuck":
        other = RecordedLuck(self.draws)
        other.count = self.count
        return other


class KeptLuck(Luck):
    """Asks another luck and keeps what it said, for the journal."""

    def __init__(self, source: Luck) -> None:
        super().__init__()
        self.source = source
        self.count = source.count
        self.kept: list[Draw] = []

    def below(self, label: str, bound: int) -> int:
        value = self.source.below(label, bound)
        self.count += 1
        self.kept.append(Draw(label, bound, value))
        return value

    def take(self) -> list[Draw]:
        """The draws since this was last asked."""
        taken = self.kept
        self.kept = []
        return taken

    def copy(self) -> Luck:
        return self.source.copy()


def new_secret() -> bytes:
    """256 bits that nobody knows."""
    return secrets.token_bytes(32)


def commitment_to(secret: bytes) -> str:
    """The SHA-256 of a secret, as it is shown to all before the first move."""
    return hashlib.sha256(secret).hexdigest()
