"""Crowded lands: positions of Fief drawn at random in which everybody stands beside everybody, just before phase 4."""

import random

from regalia.games.fief import changes
from regalia.games.fief.fiefs import found_fief
from regalia.games.fief.figures import (
    BISHOP_CARD,
    FEMME_D_ARC,
    HAS_BAD_WEATHER,
    HAS_FINE_WEATHER,
    KINGS,
    MILLS,
    MOVEMENT_PHASE,
    NEGOTIATION_PHASE,
    NONE,
    OPEN,
    PRESSES,
    QUEENS,
    VILLAGES,
)
from regalia.games.fief.places import can_show, free_lords, has_pieces, is_free, is_man
from regalia.games.fief.rounds import Phase, RoundEnd
from regalia.games.fief.state import Fief
from tests.games.fief.positions import land

NEAR = 9
"""Only so many villages are used, so that the parties meet."""


def crowd(seed: int, players: int) -> Fief:
    """A land full of pieces; the movement phase is about to begin."""
    rng = random.Random(seed)
    s = land(players, **({"open_board": 1} if seed % 10 == 0 else {}))
    near = rng.sample(range(VILLAGES), NEAR)
    if rng.random() < 0.7:
        start = rng.randrange(VILLAGES)
        near = [start]
        for village in near:
            near += [other for other in s.land.roads[village] if other not in near]
            if len(near) >= NEAR:
                break
    build(s, rng, near)
    people(s, rng, near)
    offices(s, rng)
    for village in rng.sample(near, 2):
        changes.add_rebels(s, village, rng.randint(1, 6), rng.randrange(players))
    if rng.random() < 0.3:
        s.effects[rng.randrange(4)] = HAS_BAD_WEATHER | (HAS_FINE_WEATHER if rng.random() < 0.3 else 0)
    for seat in range(players):
        changes.receive(s, seat, 100 * rng.randrange(12))
    s.first = rng.randrange(players)
    s.stack[:] = [RoundEnd(), *[Phase(phase) for phase in range(NEGOTIATION_PHASE, MOVEMENT_PHASE - 1, -1)]]
    s.settle()
    assert s.wrong() == ""
    return s


def build(s: Fief, rng: random.Random, near: list[int]) -> None:
    """Castles and mills here and there."""
    for village in near:
        if rng.random() < 0.5:
            changes.build_castle(s, village)
        for kind in (MILLS, PRESSES):
            if rng.random() < 0.4:
                changes.build_work(s, village, kind)


def people(s: Fief, rng: random.Random, near: list[int]) -> None:
    """Soldiers and lords of all, some of them captives."""
    for lord in rng.sample(range(16), min(16, 4 * s.players)):
        owner = next(seat for seat in range(s.players) if s.owner.count(seat) * s.players < 16 and room(s, seat))
        s.deck[lord] -= 1
        changes.put_lord(s, lord, owner, rng.choice(near))
    for seat in range(s.players):
        for _ in range(5):
            village, units = rng.choice(near), rng.randint(1, 8)
            if can_show(s, seat, village, units):
                changes.add_units(s, seat, village, units)
    for lord in range(16):
        captors = [seat for seat in range(s.players) if seat != s.owner[lord] and has_pieces(s, seat, s.at[lord])]
        if s.owner[lord] != NONE and captors and rng.random() < 0.25 and still_held(s, lord):
            changes.capture_lord(s, lord, rng.choice(captors))


def room(s: Fief, seat: int) -> bool:
    """Whether a family has not its share of the sixteen lords yet."""
    return s.owner.count(seat) < min(4, -(-16 // s.players))


def still_held(s: Fief, lord: int) -> bool:
    """Whether captives there would keep their captor if this lord were one as well."""
    owner, place = s.owner[lord], s.at[lord]
    if owner not in [s.captor[other] for other in range(16) if s.at[other] == place]:
        return True
    return s.units[place * s.players + owner] > 0


def offices(s: Fief, rng: random.Random) -> None:
    """A king, a queen, a Femme d'Arc, bishops and fiefs."""
    men = [lord for lord in range(16) if s.owner[lord] != NONE and is_man(lord)]
    women = [lord for lord in range(16) if s.owner[lord] != NONE and not is_man(lord)]
    s.king = rng.choice(men)
    for see, bishop in enumerate(rng.sample([man for man in men if man != s.king], 2)):
        s.sees[see] = bishop
        s.deck[BISHOP_CARD + see] -= 1
    for region in rng.sample(range(6), 3):
        walled = [village for village in s.land.region_villages[region] if s.walls[village] != OPEN]
        seat = rng.randrange(s.players)
        if walled and free_lords(s, seat):
            found_fief(s, seat, region, walled[0], rng.choice(free_lords(s, seat)))
    guard(s, KINGS, s.king, rng.randint(1, 20))
    if women:
        s.queen = rng.choice(women)
        guard(s, QUEENS, s.queen, rng.randint(1, 10))
        if rng.random() < 0.5:
            s.arc = rng.choice(women)
            s.deck[FEMME_D_ARC] -= 1


def guard(s: Fief, kind: int, lord: int, units: int) -> None:
    """A royal guard beside a free king or queen."""
    changes.place_guard(s, kind, lord, s.land.board.guards[kind])
    if is_free(s, lord):
        changes.add_guards(s, kind, units)
