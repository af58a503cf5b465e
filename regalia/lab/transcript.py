"""A game told line by line in keys, with all that was asked and all that may be known: what changes, changes a line."""

import hashlib
import json

from regalia.core.events import Event, fields
from regalia.core.game import Setup
from regalia.core.record import Record
from regalia.core.state import State


def transcript(record: Record) -> list[str]:
    """Each move, before it what might have been played, behind it what happened, and marks of the views."""
    setup = record.setup
    state = record.begin()
    options = " ".join(f"{key}={value}" for key, value in setup.options.items())
    lines = [f"{setup.game.key}, rules {setup.game.version}: {' '.join(setup.seats)}, {options}"]
    lines += told(setup, record.first_events)
    for number, played in enumerate(record.line, 1):
        seat, move = played.entry.seat, played.entry.move
        lines += asked(state)
        lines.append(f"{number} {setup.seats[seat]}: {setup.vocabulary.token(move)}")
        state.do(seat, move)
        lines += [f"  luck {draw.label} {draw.bound} = {draw.value}" for draw in played.entry.draws]
        lines += told(setup, played.events)
        lines.append(f"  views {marks(state)}")
    if state.over:
        places = " ".join(f"{colour} {place}" for colour, place in zip(setup.seats, state.places(), strict=True))
        lines.append(f"over: {state.ending()}; {places}; points {' '.join(map(str, state.scores()))}")
    return lines


def asked(state: State) -> list[str]:
    """The question to each seat that may act, and its answers; those that are barred with the reason."""
    lines = []
    token = state.setup.vocabulary.token
    for seat in state.seats_asked():
        legal = state.legal(seat)
        free = " ".join(token(move) for move in legal)
        mildest = token(state.default(seat))
        lines.append(f"  {state.setup.seats[seat]} {state.question(seat)}: {free}; mildest {mildest}")
        for move in state.stack[-1].moves(state, seat):
            barred = state.bar(seat, move)
            if barred is not None:
                lines.append(f"    not {token(move)}: {' '.join([barred.reason, *map(str, barred.data)])}")
    return lines


def told(setup: Setup, events: list[Event]) -> list[str]:
    """Events by their keys, and for whom they are where that is not everybody."""
    lines = []
    for event in events:
        values = [event.key]
        for at, field in enumerate(fields(setup.game.events[event.key])):
            data = event.data[at:] if field.many else event.data[at : at + 1]
            values += [key_of(setup, field.kind, number) for number in data]
        seen = [str(reader) for reader in range(setup.players) if event.seen_by(reader)]
        whom = "" if event.audience == -1 else f" (seen by {' '.join(seen)}{' all' if event.seen_by(None) else ''})"
        lines.append(f"  - {' '.join(values)}{whom}")
    return lines


def key_of(setup: Setup, kind: str, number: int) -> str:
    """The key behind an id, or the number itself."""
    names = setup.names.get(kind, [])
    return names[number] if 0 <= number < len(names) else str(number)


def marks(state: State) -> str:
    """A short hash of what each seat, a spectator, and who sees all would see."""
    views = [state.view(seat) for seat in range(state.setup.players)]
    views += [state.view(None), state.view(None, True)]
    return " ".join(hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:8] for view in views)
