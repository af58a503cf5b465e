"""FI-V-6: a position that fits a view: luck deals the hands, stacks and money that the view does not show."""

from typing import TYPE_CHECKING, Final

from regalia.core.view import View
from regalia.games.fief.desk import DRAFT_SIZE, cards_laid_aside, laid_aside_by
from regalia.games.fief.figures import BISHOP_CARD, CARDS, FEMME_D_ARC, LORDS, NONE
from regalia.games.fief.knowledge import bound
from regalia.games.fief.places import can_show, shows
from regalia.games.fief.view import FiefView, shown

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

TRIES: Final = 20
"""So often stacks are dealt at random; what fits so seldom is searched for."""


def restore(s: "Fief", view: View) -> None:
    """Take over what a view holds, and deal the rest."""
    v = shown(view)
    s.begin()
    restore_public(s, v)
    restore_lords(s, v)
    restore_desks(s, v)
    deal_stacks(s, v)
    deal_guards(s, v)
    deal_cards(s, v)
    deal_money(s, v)
    deal_group(s, v)


# What all see --------------------------------------------------------------------------------------------------------


def restore_public(s: "Fief", v: FiefView) -> None:
    """The board, the round, and what goes on before everybody's eyes."""
    s.round, s.phase, s.first = v["round"], v["phase"], v["first"]
    s.mover, s.turns, s.ended = v["mover"], v["turns"], v["ended"]
    s.parties = list(v["parties"])
    s.rebels = list(v["rebels"])
    s.rebel_leader = list(v["rebel_leader"])
    s.walls = tuple(v["walls"])
    s.mills = tuple(v["mills"])
    s.presses = tuple(v["presses"])
    s.stock = list(v["stock"])
    s.effects = list(v["effects"])
    s.tithe = list(v["tithe"])
    s.taxed = list(v["taxed"])
    s.counted = list(v["counted"])
    s.gone = list(v["gone"])
    s.points = list(v["points"])
    s.ranks = list(v["ranks"])
    s.refused = list(v["refused"])
    s.battle = list(v["battle"])
    s.fought = list(v["fought"])
    s.votes = list(v["votes"])
    s.ready = list(v["ready"])


def restore_lords(s: "Fief", v: FiefView) -> None:
    """Lords, offices and fiefs."""
    s.owner = list(v["owner"])
    s.at = list(v["at"])
    s.captor = list(v["captor"])
    s.spouse = list(v["spouse"])
    s.cardinal = list(v["cardinal"])
    s.steps = list(v["steps"])
    s.dead = list(v["dead"])
    s.sees = list(v["sees"])
    s.arc, s.king, s.queen, s.prince = v["arc"], v["king"], v["queen"], v["prince"]
    s.regent, s.regency = v["regent"], v["regency"]
    s.fief_owner = list(v["fief_owner"])
    s.title = list(v["title"])
    s.capital = list(v["capital"])
    s.heir = list(v["heir"])
    s.aside = tuple(v["aside"])


def restore_desks(s: "Fief", v: FiefView) -> None:
    """What lies on the reader's own desk, and what he alone has in hand; others have nothing on theirs."""
    # Of soldiers of others it is not known how far they have walked: as far as anybody knows they are fresh.
    s.walked = list(v["walked"] or s.walked[: len(v["rebels_walked"])]) + list(v["rebels_walked"])
    s.group = list(v["group"] or [])
    s.named = [sum_named or 0 for sum_named in v["named"]]
    s.made = [made or 0 for made in v["made"]]
    for draft in v["drafts"]:
        s.drafts += [0] * DRAFT_SIZE if draft is None else draft
    for offer in v["offers"]:
        s.offers += offer
    for promise in v["promises"]:
        s.promises += promise


# Units ---------------------------------------------------------------------------------------------------------------


def deal_stacks(s: "Fief", v: FiefView) -> None:
    """FI-V-3, FI-V-6: stacks that are not seen, within what is known and what can be shown (FI-C-2)."""
    hidden: list[list[int]] = [[] for _ in range(s.players)]
    for stack in v["stacks"]:
        at = stack["place"] * s.players + stack["seat"]
        s.bounds[at] = bound(stack["least"], stack["most"])
        units = stack["units"]
        s.units[at] = stack["least"] if units is None else units
        if units is None and stack["least"] < stack["most"]:
            hidden[stack["seat"]].append(at)
    for seat, (low, high) in enumerate(v["totals"]):
        s.total[seat] = bound(low, high)
        if hidden[seat]:
            deal_seat(s, seat, hidden[seat], low, high)


def deal_seat(s: "Fief", seat: int, hidden: list[int], low: int, high: int) -> None:
    """The stacks of one seat: at random, or by search."""
    least = [s.units[at] for at in hidden]
    most = [s.bounds[at] % 64 for at in hidden]
    known = [s.units[at] for at in range(seat, len(s.units), s.players) if s.units[at] and at not in hidden]
    for _ in range(TRIES):
        units = raised(s, least, most, low - sum(known), high - sum(known))
        if fits(s, known + units, low, high):
            break
    else:
        units = searched(s, known, least, most, low, high)
    for at, number in zip(hidden, units, strict=True):
        s.units[at] = number


def raised(s: "Fief", least: list[int], most: list[int], low: int, high: int) -> list[int]:
    """The least of each stack, raised one by one up to a total that luck takes from what is possible."""
    units = list(least)
    top = min(high, sum(most))
    total = max(low, sum(least))
    total += s.luck.below("total", top - total + 1) if top > total else 0
    room = [at for at, number in enumerate(units) if number < most[at]]
    while sum(units) < total and room:
        at = room[s.luck.below("stack", len(room))]
        units[at] += 1
        if units[at] == most[at]:
            room.remove(at)
    return units


def fits(s: "Fief", stacks: list[int], low: int, high: int) -> bool:
    """Whether stacks add up to what is known, and can be shown all at once."""
    units = sum(stacks)
    threes = sum(stack // 3 for stack in stacks)
    sixes = sum(stack // 6 for stack in stacks)
    return low <= units <= high and shows(s.land.board.soldiers, units, threes, sixes)


Reached = tuple[int, int, int]
"""Units, threes and sixes of some stacks together."""


def searched(s: "Fief", known: list[int], least: list[int], most: list[int], low: int, high: int) -> list[int]:
    """Stacks that fit, if there are any: all that can be reached stack by stack, and from the end back again."""
    start = (sum(known), sum(stack // 3 for stack in known), sum(stack // 6 for stack in known))
    layers: list[list[Reached]] = [[start]]
    for bottom, top in zip(least, most, strict=True):
        following = {added(one, more) for one in layers[-1] for more in range(bottom, top + 1)}
        layers.append(sorted(one for one in following if one[0] <= high))
    ends = [one for one in layers[-1] if one[0] >= low and shows(s.land.board.soldiers, *one)]
    if not ends:
        return list(least)
    end = ends[s.luck.below("stacks", len(ends))]
    found: list[int] = []
    for number in range(len(least) - 1, -1, -1):
        before = set(layers[number])
        ways = [more for more in range(least[number], most[number] + 1) if added(end, more, -1) in before]
        more = ways[s.luck.below("stack", len(ways))]
        end = added(end, more, -1)
        found.append(more)
    found.reverse()
    return found


def added(one: Reached, stack: int, sign: int = 1) -> Reached:
    """With a stack more, or one less."""
    return one[0] + sign * stack, one[1] + sign * (stack // 3), one[2] + sign * (stack // 6)


def deal_guards(s: "Fief", v: FiefView) -> None:
    """The royal guards, within what is known."""
    for kind, guard in enumerate(v["guards"]):
        s.guard_with[kind] = guard["lord"]
        s.guard_most[kind] = guard["ceiling"]
        s.guard_bounds[kind] = bound(guard["least"], guard["most"])
        units = guard["units"]
        if units is None:
            units = guard["least"] + s.luck.below("guard", guard["most"] - guard["least"] + 1)
        s.guard[kind] = units


# Cards and money -----------------------------------------------------------------------------------------------------


def deal_cards(s: "Fief", v: FiefView) -> None:
    """FI-V-2: hands and cards given back that are not seen come out of all whose place is not known."""
    s.discards = list(v["discards"])
    s.deck = unseen(s)
    s.known = ()
    hands = list(s.hands)
    for seat, hand in enumerate(v["hands"]):
        for card, number in enumerate(hand or []):
            hands[seat * CARDS + card] += number
            s.deck[card] -= number
        for card in v["given"][seat] or []:
            s.given.append(seat * CARDS + card)
            s.deck[card] -= 1
    for seat in range(s.players):
        s.known += tuple(v["known"][seat])
        if v["hands"][seat] is None:
            for card in known_in_hand(s, seat, v["known"][seat]):
                hands[seat * CARDS + card] += 1
                s.deck[card] -= 1
    for seat in range(s.players):
        if v["hands"][seat] is None:
            first = seat * CARDS
            for _ in range(v["held"][seat] - len(cards_laid_aside(s, seat)) - sum(hands[first : first + CARDS])):
                hands[first + dealt(s)] += 1
        if v["given"][seat] is None:
            s.given += [seat * CARDS + dealt(s) for _ in range(v["given_back"][seat])]
    s.given.sort()
    s.hands = tuple(hands)


def known_in_hand(s: "Fief", seat: int, known: list[int]) -> list[int]:
    """The cards that all know to be with a player, but for those that lie in his offers to the reader."""
    found = [card for card in range(CARDS) for _ in range(known[card])]
    for card in cards_laid_aside(s, seat):
        if card in found:
            found.remove(card)
    return found


def unseen(s: "Fief") -> list[int]:
    """All cards but those that lie face up: discarded, with a lord or an office, in an offer that is known."""
    found = [cards - gone for cards, gone in zip(s.land.board.cards, s.discards, strict=True)]
    for lord in range(LORDS):
        found[lord] -= s.owner[lord] != NONE
    for see, bishop in enumerate(s.sees):
        found[BISHOP_CARD + see] -= bishop != NONE
    found[FEMME_D_ARC] -= s.arc != NONE
    for seat in range(s.players):
        for card in cards_laid_aside(s, seat):
            found[card] -= 1
    return found


def dealt(s: "Fief") -> int:
    """A card out of those whose place is not known."""
    card = s.luck.kind("deal", s.deck)
    s.deck[card] -= 1
    return card


def deal_money(s: "Fief", v: FiefView) -> None:
    """FI-V-2: money that is not seen is what all can count; sums that changed hands unseen are put right."""
    s.money = [max(s.counted[seat], 0) if money is None else money for seat, money in enumerate(v["money"])]
    hidden = [seat for seat, money in enumerate(v["money"]) if money is None]
    missing = sum(s.counted) - sum(s.money)
    if hidden and missing > 0:
        s.money[hidden[s.luck.below("money", len(hidden))]] += missing
    for seat in hidden:
        if missing < 0:
            taken = min(s.money[seat], -missing)
            s.money[seat] -= taken
            missing += taken
    for seat, named in enumerate(s.named):
        afford(s, seat, named + laid_aside_by(s, seat), hidden)
    for seat in range(s.players):
        s.money[seat] -= laid_aside_by(s, seat)


def afford(s: "Fief", seat: int, named: int, hidden: list[int]) -> None:
    """FI-F-10, FI-N-5: who names a sum or offers it has it; what he lacks must lie with others, unseen."""
    for other in hidden:
        lacking = named - s.money[seat]
        if lacking > 0 and other != seat:
            moved = min(lacking, max(s.money[other] - laid_aside_by(s, other), 0))
            s.money[other] -= moved
            s.money[seat] += moved


def deal_group(s: "Fief", v: FiefView) -> None:
    """FI-M-5: where leave is asked for a group with soldiers, some go that all others can only guess."""
    if not s.stack or s.stack[-1].key != "leave" or s.group:
        return
    _, mover, start, to, lords, soldiers, way = s.stack[-1].frame()
    units = 0
    if soldiers:
        stack = s.units[start * s.players + mover]
        units = 1 + s.luck.below("group", stack)
        if not can_show(s, mover, start, -units, to, units):
            units = stack
    s.group = [lords, units, start, NONE if way else to]
