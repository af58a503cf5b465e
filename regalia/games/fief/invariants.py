"""What always holds in Fief, whatever is played: pieces, cards and money are neither made nor lost."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from regalia.games.fief.desk import DRAFT_SIZE, OFFER_SIZE, PROMISE_SIZE, cards_laid_aside, laid_aside
from regalia.games.fief.figures import (
    BATTLES_PHASE,
    BISHOP_CARD,
    BUILDINGS,
    CARDINALS,
    CARDS,
    CASTLES,
    CITIES,
    FAMILY,
    FEMME_D_ARC,
    HAS_CASTLE,
    HAS_CITY,
    KINGS,
    LORDS,
    MILLS,
    MOVEMENT_PHASE,
    NONE,
    PRESSES,
    QUEENS,
    REGIONS,
    STEPS,
    STEPS_WITH_ARC,
    VILLAGES,
    WORKS,
)
from regalia.games.fief.places import has_pieces, is_man, parties, shows

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief


def wrong(s: "Fief") -> str:
    """What does not hold, in a word for the programmer; nothing if all is well."""
    return (
        wrong_desks(s)
        or wrong_lords(s)
        or wrong_units(s)
        or wrong_parties(s)
        or wrong_buildings(s)
        or wrong_offices(s)
        or wrong_fiefs(s)
        or wrong_cards(s)
        or wrong_money(s)
        or wrong_rest(s)
    )


def wrong_units(s: "Fief") -> str:
    """FI-C-2, FI-V-3: units can be shown, and what all know of them is true."""
    for seat in range(s.players):
        told = wrong_stacks(s, seat)
        if told:
            return told
    for kind in (KINGS, QUEENS):
        bounds = s.guard_bounds[kind]
        if not bounds // 64 <= s.guard[kind] <= bounds % 64 or s.guard[kind] > s.guard_most[kind]:
            return f"guard {kind} has {s.guard[kind]} units, known as {bounds // 64} to {bounds % 64}"
    if min(s.rebels) < 0 or sum(s.rebels) > s.land.board.rebels:
        return "there are too many rebels"
    return ""


def wrong_stacks(s: "Fief", seat: int) -> str:
    """FI-C-2, FI-V-3: each stack of a player's, and all of them together; in one go, for this is looked at most."""
    at: i64 = seat
    players: i64 = s.players
    end: i64 = len(s.units)
    sum_units: i64 = 0
    threes: i64 = 0
    sixes: i64 = 0
    while at < end:
        units: i64 = s.units[at]
        bounds: i64 = s.bounds[at]
        if units != 0 or bounds != 0:
            if units <= 0 or not bounds // 64 <= units <= bounds % 64:
                return f"{units} units of {seat} in {at // players}, known as {bounds // 64} to {bounds % 64}"
            sum_units += units
            threes += units // 3
            sixes += units // 6
        at += players
    total: i64 = s.total[seat]
    if not total // 64 <= sum_units <= total % 64:
        return f"{sum_units} units of {seat}, known as {total // 64} to {total % 64}"
    if not shows(s.land.board.soldiers, sum_units, threes, sixes):
        return f"the stacks of {seat} cannot be shown"
    return ""


def wrong_parties(s: "Fief") -> str:
    """FI-O-1: a party for each player with pieces in a village, and rebels with a leader."""
    there = [0] * VILLAGES
    for lord in range(LORDS):
        place = s.at[lord]
        if 0 <= place < VILLAGES and s.captor[lord] == NONE:
            there[place] |= 1 << s.owner[lord]
    for village in range(VILLAGES):
        seats = there[village]
        for seat in range(s.players):
            if s.units[village * s.players + seat]:
                seats |= 1 << seat
        for seat in parties(s, village):
            if not (seats >> seat) & 1:
                return f"the parties in {village} are {parties(s, village)}"
            seats ^= 1 << seat
        if seats:
            return f"the parties in {village} are {parties(s, village)}"
        if (s.rebels[village] > 0) != (s.rebel_leader[village] != NONE):
            return f"rebels and leader in {village} do not fit"
    return ""


def wrong_buildings(s: "Fief") -> str:
    """FI-C-4, FI-B-3: what is built and what is in stock."""
    built = [0] * len(BUILDINGS)
    built[CASTLES], built[CITIES] = s.walls.count(HAS_CASTLE), s.walls.count(HAS_CITY)
    built[MILLS], built[PRESSES] = sum(s.mills), sum(s.presses)
    for kind, number in enumerate(BUILDINGS):
        if s.stock[kind] < 0 or built[kind] + s.stock[kind] != number:
            return f"{built[kind]} built and {s.stock[kind]} in stock of building {kind}"
    for village in range(VILLAGES):
        if s.mills[village] + s.presses[village] > s.land.board.limit[WORKS]:
            return f"too many works in {village}"
    return ""


def wrong_lords(s: "Fief") -> str:
    """FI-C-3, FI-W-1, FI-P-2: lords have families, spouses each other, and captives a captor who is there."""
    # Who is about to choose where a freed lord goes has not done so yet.
    leaving = [step.frame()[1] for step in s.stack if step.key == "set-free"]
    # Till a round is fought to its end, captives have not died with their captors, or been freed by their deaths, yet.
    falling = any(step.key in ("round-fought", "captives-left") for step in s.stack)
    for lord in range(LORDS):
        owner, spouse, captor = s.owner[lord], s.spouse[lord], s.captor[lord]
        if owner == NONE and (s.at[lord] != NONE or spouse != NONE or captor != NONE):
            return f"lord {lord} is of no family"
        if owner != NONE and (s.at[lord] == NONE) != (lord in s.dead):
            return f"lord {lord} is neither dead nor alive"
        if spouse != NONE and (s.spouse[spouse] != lord or s.owner[spouse] == owner):
            return f"lord {lord} is married to one who is not married to him"
        held = captor == NONE or s.at[lord] == NONE or (captor != owner and has_pieces(s, captor, s.at[lord]))
        if not (held or s.dead or falling or lord in leaving):
            return f"lord {lord} is a captive without a captor"
    for seat in range(s.players):
        if s.owner.count(seat) > s.land.board.limit[FAMILY]:
            return f"{seat} has too many lords"
    return ""


def wrong_offices(s: "Fief") -> str:
    """FI-G-1, FI-E, FI-K-6: offices are borne by living lords, and guards stand beside king or queen."""
    for lord in (s.king, s.queen, s.prince, s.arc, *s.sees):
        if lord != NONE and s.owner[lord] == NONE:
            return f"lord {lord} has an office and no family"
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if s.guard[kind] and (lord == NONE or not (s.dead or (lord in (s.king, s.queen) and s.at[lord] != NONE))):
            return f"guard {kind} stands beside nobody"
    if sum(s.cardinal) > CARDINALS:
        return "there are too many cardinals"
    for lord in range(LORDS):
        if s.cardinal[lord] and lord not in s.sees:
            return f"cardinal {lord} is no bishop"
        if lord in s.sees and (s.spouse[lord] != NONE or not is_man(lord)):
            return f"bishop {lord} is married, or a woman"
    return ""


def wrong_fiefs(s: "Fief") -> str:
    """FI-L-1, FI-O-3: a fief has an owner and a city for its capital, and its title a lord of his."""
    for region in range(REGIONS):
        owner, title, capital = s.fief_owner[region], s.title[region], s.capital[region]
        if (owner == NONE) != (capital == NONE) or (owner == NONE and title != NONE):
            return f"region {region} is half a fief"
        if capital != NONE and s.walls[capital] != HAS_CITY:
            return f"the capital of {region} is no city"
        if title != NONE and s.owner[title] != owner and not s.dead:
            return f"the title of {region} is borne by a lord of another"
    if min(s.aside) < 0:
        return "less than nothing is put aside"
    return ""


def wrong_cards(s: "Fief") -> str:
    """FI-C-5: each card is in one place."""
    found = held(s)
    for code in s.given:
        found[code % CARDS] += 1
    for lord in range(LORDS):
        found[lord] += s.owner[lord] != NONE
    for see, bishop in enumerate(s.sees):
        found[BISHOP_CARD + see] += bishop != NONE
    found[FEMME_D_ARC] += s.arc != NONE
    for seat in range(s.players):
        for card in cards_laid_aside(s, seat):
            found[card] += 1
    if found != s.land.board.cards:
        different = [card for card in range(CARDS) if found[card] != s.land.board.cards[card]]
        return f"the cards {different} are not where they should be"
    return wrong_known(s) if any(s.known) else ""


def wrong_known(s: "Fief") -> str:
    """FI-V-2: a card that all know to be in a hand is there, or laid aside for an offer."""
    for seat in range(s.players):
        aside = cards_laid_aside(s, seat)
        for card in range(CARDS):
            if s.known[seat * CARDS + card] > s.hands[seat * CARDS + card] + aside.count(card):
                return f"card {card} is known in the hand of {seat}, where it is not"
    return ""


def held(s: "Fief") -> list[int]:
    """How many of each card are in the deck, discarded or in hands; -1 where one of these is less than none."""
    found = s.deck[:]
    for card in range(CARDS):
        discards: i64 = s.discards[card]
        count: i64 = found[card]
        less = discards < 0 or count < 0
        count += discards
        at: i64 = card
        while at < len(s.hands):
            hand: i64 = s.hands[at]
            less = less or hand < 0
            count += hand
            at += CARDS
        found[card] = -1 if less else count
    return found


def wrong_desks(s: "Fief") -> str:
    """FI-N-5: offers, promises and drafts are whole; what is laid aside for them is read from there."""
    if len(s.offers) % OFFER_SIZE or len(s.promises) % PROMISE_SIZE or len(s.drafts) % DRAFT_SIZE:
        return "the desks are in disorder"
    return ""


def wrong_money(s: "Fief") -> str:
    """FI-C-6, FI-N-4: what players have is what the bank has paid, and nobody has less than nothing."""
    if min(s.money) < 0 or sum(s.money) + laid_aside(s) != sum(s.counted):
        return f"the money does not add up: {s.money}, counted {s.counted}"
    return ""


def wrong_rest(s: "Fief") -> str:
    """What chapters keep while something goes on is put away when it is over."""
    if s.phase != BATTLES_PHASE and (s.battle or any(s.named)):
        return "a battle is not put away"
    if s.phase == MOVEMENT_PHASE:
        return wrong_steps(s)
    if any(s.walked) or any(s.steps) or s.group or s.refused:
        return "something has not come to rest after the movements"
    return ""


def wrong_steps(s: "Fief") -> str:
    """FI-M-2: nobody has gone too far, and no more have gone to a village than are there."""
    for lord in range(LORDS):
        if too_far(s, s.steps[lord]):
            return f"lord {lord} has gone too far"
    for village in range(VILLAGES):
        soldiers, rebels = s.walked[village], s.walked[VILLAGES + village]
        if not soldiers and not rebels:
            continue
        if any(too_far(s, gone) for gone in gone_by(soldiers) + gone_by(rebels)):
            return f"units in {village} have gone too far"
        if s.mover != NONE and walkers(soldiers) > s.units[village * s.players + s.mover]:
            return f"more units have gone to {village} than are there"
        if walkers(rebels) > s.rebels[village]:
            return f"more rebels have gone to {village} than are there"
    return ""


def too_far(s: "Fief", gone: int) -> bool:
    """FI-M-2: two villages, or three all the way with the Femme d'Arc (see `walking.py`)."""
    limit = s.land.board.limit
    made = (gone + 1) // 2
    return made > (max(limit[STEPS], limit[STEPS_WITH_ARC]) if gone % 2 == 0 else limit[STEPS])


def gone_by(codes: int) -> list[int]:
    """What the units of a village have gone, but for the fresh ones."""
    found, gone = [], 1
    while codes:
        if codes & 63:
            found.append(gone)
        codes >>= 6
        gone += 1
    return found


def walkers(codes: int) -> int:
    """How many units have gone a step at least (see `walking.py`)."""
    found = 0
    while codes:
        found += codes & 63
        codes >>= 6
    return found
