"""Talk, notes, names: who hears what, and how much may be written."""

from functools import partial

import pytest

from regalia.core.refusals import Problem
from regalia.table import limits, talk
from regalia.table.guests import Cookies, Presence, new_guest
from regalia.table.rate import Rate
from regalia.table.sight import sight
from regalia.table.table import Table
from regalia.table.texts import cleaned, required
from tests.table.places import ANN, BEN, CID, EVE, begun, refused, to_the_end


def texts(table: Table, guest: str, seat: int | None) -> list[str]:
    return [line.text for line in sight(table, guest, seat).talk]


def test_who_hears_what() -> None:
    table = begun()
    talk.say(table, ANN, "to all", 0)
    talk.say(table, EVE, "among spectators")
    talk.say(table, ANN, "psst", 0, 2)
    assert texts(table, ANN, 0) == ["to all", "psst"]
    assert texts(table, CID, 2) == ["to all", "psst"]
    assert texts(table, BEN, 1) == ["to all"]
    assert texts(table, EVE, None) == ["to all", "among spectators"]
    assert texts(table, BEN, None) == ["to all"]
    to_the_end(table)
    assert texts(table, BEN, 1) == ["to all", "among spectators"]


def test_who_may_speak() -> None:
    table = begun(private=False)
    assert refused(lambda: talk.say(table, ANN, "x")) == "talk-players"
    assert refused(lambda: talk.say(table, EVE, "x", 0)) == "seat-not-yours"
    assert refused(lambda: talk.say(table, ANN, "x", 0, 1)) == "talk-not-private"
    assert refused(lambda: talk.say(begun(), ANN, "x", 0, 0)) == "talk-whom"
    assert refused(lambda: talk.say(begun("toy", (ANN, "greedy")), ANN, "x", 0, 1)) == "talk-whom"
    assert refused(lambda: talk.say(begun(), ANN, "x", 0, 9)) == "talk-whom"
    assert refused(lambda: talk.say(begun(spectators=False), EVE, "x")) == "table-private"


def test_muting() -> None:
    table = begun()
    talk.say(table, BEN, "noise", 1)
    speaker = sight(table, ANN, 0).talk[0].speaker
    talk.mute(table, ANN, speaker)
    assert texts(table, ANN, 0) == []
    assert texts(table, CID, 2) == ["noise"]
    talk.mute(table, ANN, speaker, silent=False)
    assert texts(table, ANN, 0) == ["noise"]
    assert refused(lambda: talk.mute(table, ANN, "nobody")) == "talk-whom"
    assert refused(lambda: talk.mute(table, BEN, speaker)) == "talk-whom"


def test_the_id_of_a_guest_is_his_own() -> None:
    table = begun()
    for seat, guest in enumerate((ANN, BEN, CID)):
        talk.say(table, guest, "hello", seat)
    for seat, guest in enumerate((ANN, BEN, CID)):
        told = repr(sight(table, guest, seat))
        assert not any(other in told for other in (ANN, BEN, CID))


def test_notes_are_private() -> None:
    table = begun()
    talk.note(table, ANN, "trust nobody\n\tat all")
    assert sight(table, ANN, 0).notes == "trust nobody\nat all"
    assert sight(table, BEN, 1).notes == ""
    assert refused(lambda: talk.note(table, ANN, "x" * 4001)) == "text-long"
    assert refused(lambda: talk.note(begun(spectators=False), EVE, "x")) == "table-private"


def test_one_circle_does_not_push_out_what_is_said_in_another() -> None:
    table = begun()
    talk.say(table, ANN, "first", 0)
    for number in range(limits.LINES + 10):
        talk.say(table, BEN, f"psst {number}", 1, 2)
    assert texts(table, ANN, 0) == ["first"]
    assert texts(table, CID, 2)[:2] == ["first", "psst 10"]


# Texts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  Ann   of\tGeierstein ", "Ann of Geierstein"),
        ("a\x00b\x1b[2Jc", "ab[2Jc"),
        ("\u202egnirts\u2066", "gnirts"),
        ("two\nlines", "two lines"),
        ("two\u2028lines", "two lines"),
        ("<b>bold</b>&amp;", "<b>bold</b>&amp;"),
        ("é", "é"),
        ("👩\u200d🌾", "👩\u200d🌾"),
    ],
)
def test_what_is_left_of_a_text(text: str, found: str) -> None:
    assert cleaned(text, 100) == found


def test_what_is_too_long_or_nothing_is_refused() -> None:
    for text in ("x" * 41, "x" * 10_000, " " * 10_000_000):
        assert refused(partial(required, text, 40)) == "text-long"
    for text in ("", "  ", "\u200b\u200d", "\x00\n"):
        assert refused(partial(required, text, 40)) == "text-empty"
    assert refused(lambda: new_guest("x" * 10_000)) == "text-long"
    assert refused(lambda: talk.say(begun(), ANN, "x" * 501, 0)) == "text-long"


# Guests ---------------------------------------------------------------------------------------------------------------


def test_cookies_are_signed() -> None:
    ours, theirs = Cookies(bytes(32)), Cookies(bytes(31) + b"x")
    guest = new_guest("Ann").id
    assert ours.guest(ours.signed(guest)) == guest
    for cookie in ("", ".", guest, f"{guest}.", theirs.signed(guest), ours.signed(guest)[:-1], "é.ü", ours.signed("")):
        assert ours.guest(cookie) == ""


def test_guests_are_not_guessed() -> None:
    assert len({new_guest("Ann").id for _ in range(100)}) == 100


def test_who_is_away() -> None:
    presence = Presence()
    presence.comes("ann", 0)
    presence.comes("ann", 0)
    presence.goes("ann", 0)
    assert not presence.is_away("ann", limits.AWAY * 9)
    presence.goes("ann", 1000)
    assert not presence.is_away("ann", 1000 + limits.AWAY)
    assert presence.is_away("ann", 1001 + limits.AWAY)


def test_a_hundred_requests_a_second_from_one_address() -> None:
    rate = Rate()
    assert sum(rate.allows("one", 10.0) for _ in range(150)) == 100
    assert rate.allows("two", 10.0)
    assert sum(rate.allows("one", 10.5) for _ in range(150)) == 50
    assert rate.allows("one", 99.0)
    assert list(rate.left) == ["one"]


def test_problems_are_problems() -> None:
    with pytest.raises(Problem):
        required("", 1)
