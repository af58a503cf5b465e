"""What must have happened in the recorded games of Fief."""

from collections.abc import Callable
from typing import Final

from regalia.core.events import Event
from regalia.core.record import Record
from regalia.games.fief.ending import titles_of
from regalia.games.fief.figures import NONE
from regalia.games.fief.state import Fief


def state(record: Record) -> Fief:
    """The last position."""
    assert isinstance(record.state, Fief)
    return record.state


def winners(record: Record) -> list[int]:
    """Who is first."""
    return [seat for seat, place in enumerate(record.state.places()) if place == 1]


def told(record: Record, *keys: str) -> bool:
    """These have happened, one after another."""
    left = list(keys)
    for event in record.events():
        if left and event.key == left[0]:
            left.pop(0)
    return not left


def standings(record: Record) -> list[list[int]]:
    """What decides between those with most points: titles, then money."""
    s = state(record)
    best = [seat for seat in range(s.players) if s.points[seat] == max(s.points)]
    return [[titles_of(s, seat), s.money[seat]] for seat in best]


def won_alone(office: str) -> Callable[[Record], bool]:
    """One player has won alone, with the king or the queen and not with both."""

    def holds(record: Record) -> bool:
        s = state(record)
        crowned = s.king if office == "king" else s.queen
        other = s.queen if office == "king" else s.king
        mine = [s.owner[crowned]] if crowned != NONE else []
        return s.ending() == "alone" and winners(record) == mine and (other == NONE or s.owner[other] not in mine)

    return holds


def two_alone(record: Record) -> bool:
    return record.state.ending() == "alone" and len(winners(record)) == 2


def couple(record: Record) -> bool:
    return record.state.ending() == "couple"


def by_points(record: Record) -> bool:
    return record.state.ending() == "points" and len(standings(record)) == 1


def by_titles(record: Record) -> bool:
    """Tied in points, decided by titles, and not by money as well."""
    found = sorted(standings(record))
    return len(found) == 2 and found[0][0] < found[1][0] and found[0][1] >= found[1][1]


def by_money(record: Record) -> bool:
    found = sorted(standings(record))
    return len(found) == 2 and found[0][0] == found[1][0] and found[0][1] < found[1][1]


def shared(record: Record) -> bool:
    return record.state.ending() == "points" and len(winners(record)) > 1


def by_rounds(record: Record) -> bool:
    return record.state.ending() == "rounds" and state(record).round == 60


def last_left(record: Record) -> bool:
    return record.state.ending() == "last" and not all(state(record).gone)


def last_two_out(record: Record) -> bool:
    """One is out first; the two others go out together."""
    rounds = []
    now = 0
    for event in record.events():
        if event.key == "round":
            now = event.data[0]
        elif event.key == "out":
            rounds.append(now)
    return record.state.ending() == "last" and len(rounds) == 3 and rounds[0] < rounds[1] == rounds[2]


def out_on_the_way(record: Record) -> bool:
    return record.state.ending() == "points" and sum(state(record).gone) == 1


DEATHS: Final = ["assassinated", "falls", "plague-kills"]


def king_dies(by: str, *then: str, never: tuple[str, ...] = ()) -> Callable[[Record], bool]:
    """A king who was elected dies like this; these follow one after another, and some things never after it."""

    def holds(record: Record) -> bool:
        after = after_death(record, by, "crowned")
        left = list(then)
        for event in after:
            if left and event.key == left[0]:
                left.pop(0)
        return bool(after) and not left and not any(event.key in never for event in after)

    return holds


def after_death(record: Record, by: str, crowned: str) -> list[Event]:
    """All that happened after the death of him who was crowned like this; nothing if he died in no such way."""
    events = record.events()
    king = NONE
    for at, event in enumerate(events):
        if event.key == crowned and king == NONE:
            king = event.data[0]
        elif event.key in DEATHS and king != NONE and event.data[0] == king:
            return events[at + 1 :] if event.key == by else []
    return []


def captive_king(record: Record) -> bool:
    """FI-P-7: a king is a captive, and for rounds nobody is elected, nor does anybody reign for him."""
    s = state(record)
    return told(record, "crowned", "captured", "round", "round", "over") and s.king != NONE and s.captor[s.king] != NONE


def data_of(record: Record, key: str) -> list[int]:
    """What the first event with this key tells; nothing if there is none."""
    return next((event.data for event in record.events() if event.key == key), [])


def capital_of_captive(record: Record) -> bool:
    """FI-L-4: the fief of a captive is taken with its capital, while he is a captive."""
    bearer, taken = data_of(record, "title-given"), data_of(record, "fief-taken")
    in_order = told(record, "title-given", "captured", "fief-taken", "title-given") and not told(record, "freed")
    return in_order and data_of(record, "captured")[0] == bearer[0] and taken[1] == bearer[1]


def last_lord_married(record: Record) -> bool:
    """FI-H-3: the last lord of a family, titled and married, dies: his wife, or her husband, inherits."""
    if not told(record, "wedding", "assassinated", "inherits"):
        return False
    return sorted(data_of(record, "wedding")) == sorted(
        data_of(record, "assassinated") + data_of(record, "inherits")[:1]
    )


def last_lord_unmarried(record: Record) -> bool:
    """FI-H-2: the last lord of a family, titled and unmarried, dies while there is a king, who grants the fief."""
    return told(record, "crowned", "assassinated", "granted") and not data_of(record, "wedding")


def last_lord_no_throne(record: Record) -> bool:
    """FI-H-2: and while there is none, so that the fief waits for him."""
    return told(record, "assassinated", "crowned", "granted") and not told(record, "crowned", "assassinated")
