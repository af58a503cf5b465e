"""RO-P: occupying positions and taking them over. Only the payer sees a payment, till its last card is chosen."""

from typing import ClassVar

from regalia.core.step import FREE
from regalia.games.royals.bonuses import take_bonuses
from regalia.games.royals.drawing import OfSeat
from regalia.games.royals.figures import CUBES_A_PLAY, INTRIGUE_WILD, NOBODY, WILD
from regalia.games.royals.moves import (
    COUNTRY,
    DONE,
    DROP,
    LAYS,
    LAYS_INTRIGUE,
    PAYS,
    PLAYS,
    PLOTS,
    RO_P_1_CARDS,
    RO_P_1_HAND,
    RO_P_1_NATIVES,
    RO_P_1_REST,
    RO_P_2,
    RO_P_2_CARDS,
    RO_P_3,
    RO_P_5_CARDS,
    RO_P_5_MATCHING,
    RO_P_5_OWN,
    RO_P_6,
    RO_P_6_CARDS,
    RO_P_6_HAND,
    RO_P_6_REST,
    STAGE_KEYS,
)
from regalia.games.royals.state import Royals


class Play(OfSeat):
    """RO-T-6: play cards as often as one likes; a turn is over when its player says so, whatever he could do."""

    key: ClassVar[str] = "play"

    def question(self, s: Royals, seat: int) -> str:
        return STAGE_KEYS[s.stage]

    def about(self, s: Royals, seat: int) -> list[int]:
        if s.stage == PLAYS:
            return []
        country = s.europe.country_of[s.target]
        if s.stage == PLOTS:
            return [s.target, s.europe.intrigue_cost[s.target], country]
        if s.stage == LAYS_INTRIGUE:
            return [s.target, intrigues_asked(s) - len(s.laid_intrigues)]
        if s.stage == PAYS:
            return [s.target, s.europe.cost[s.target], country]
        return [s.target, cards_asked(s) - len(s.laid)]

    def default(self, s: Royals, seat: int) -> int:
        """Who does not answer in time has paid nothing, and his turn is over."""
        return DONE if s.stage == PLAYS else DROP

    def moves(self, s: Royals, seat: int) -> list[int]:
        e = s.europe
        if s.stage == PLAYS:
            return e.plays
        if s.stage == PAYS:
            return e.ways_to_pay[e.cost[s.target]]
        if s.stage == LAYS:
            return e.lays
        return e.ways_to_plot[e.intrigue_cost[s.target]] if s.stage == PLOTS else e.lays_intrigue

    def barred(self, s: Royals, seat: int, move: int) -> int:
        if move <= DROP:
            return FREE
        if s.stage == PLAYS:
            return bars_position(s, seat, move - s.europe.position)
        if s.stage == PAYS:
            return bars_wilds(s, seat, move - s.europe.wild)
        if s.stage == LAYS:
            return bars_card(s, seat, move - COUNTRY)
        if s.stage == PLOTS:
            return bars_intrigue_wilds(s, seat, move - s.europe.intrigue_wild)
        return bars_intrigue(s, seat, move - s.europe.pair)

    def because(self, s: Royals, seat: int, move: int, reason: int) -> list[int]:
        if s.stage == PLAYS:
            return about_position(s, seat, move - s.europe.position, reason)
        if s.stage == PAYS:
            return about_wilds(s, seat, move - s.europe.wild, reason)
        if s.stage == PLOTS:
            return about_intrigue_wilds(s, seat, move - s.europe.intrigue_wild, reason)
        if reason == RO_P_1_HAND:
            return [move - COUNTRY]
        return [move - s.europe.pair] if reason == RO_P_6_HAND else [s.europe.country_of[s.target]]

    def answer(self, s: Royals, seat: int, move: int) -> None:
        if move <= DROP:
            put_away(s)
            return
        s.push(self)
        if s.stage == PLAYS:
            s.target = move - s.europe.position
            s.stage = PAYS if s.holders[s.target] == NOBODY else PLOTS
        elif s.stage == PAYS:
            s.wilds, s.stage = move - s.europe.wild, LAYS
            lay_what_is_left(s, seat)
        elif s.stage == LAYS:
            s.laid = (*s.laid, move - COUNTRY)
            lay_what_is_left(s, seat)
        elif s.stage == PLOTS:
            s.intrigue_wilds, s.stage = move - s.europe.intrigue_wild, LAYS_INTRIGUE
        else:
            s.laid_intrigues = (*s.laid_intrigues, move - s.europe.pair)
            if len(s.laid_intrigues) == intrigues_asked(s):
                s.stage = PAYS


def put_away(s: Royals) -> None:
    """Nothing is chosen any more."""
    s.stage, s.target = PLAYS, NOBODY
    s.wilds = s.intrigue_wilds = 0
    s.laid = s.laid_intrigues = ()


# What can be played --------------------------------------------------------------------------------------------------


def bars_position(s: Royals, seat: int, position: int) -> int:
    """RO-P-1, RO-P-3 to RO-P-5: the reason why a position can be neither occupied nor taken over, or FREE."""
    e = s.europe
    holder = s.holders[position]
    if holder == seat:
        return RO_P_5_OWN
    cost = e.cost[position]
    natives = s.hands[seat * e.countries + e.country_of[position]]
    if natives < cost and s.held[seat] < WILD * cost - (WILD - 1) * natives:
        return RO_P_1_CARDS
    if holder != NOBODY and not can_plot(s, seat, position):
        return RO_P_5_CARDS
    return RO_P_3 if e.limited_cubes and s.cubes_left(seat) < CUBES_A_PLAY else FREE


def can_plot(s: Royals, seat: int, position: int) -> bool:
    """RO-P-5, RO-P-6: whether a seat has the intrigue cards to take a position over."""
    cost = s.europe.intrigue_cost[position]
    matching = s.matching(seat, s.europe.country_of[position])
    return matching >= cost or s.held_intrigues(seat) >= INTRIGUE_WILD * cost - (INTRIGUE_WILD - 1) * matching


def about_position(s: Royals, seat: int, position: int, reason: int) -> list[int]:
    """The ids in the words of what `bars_position` says."""
    e = s.europe
    country = e.country_of[position]
    if reason == RO_P_5_OWN:
        return [position]
    if reason == RO_P_3:
        return [s.cubes_left(seat)]
    if reason == RO_P_5_CARDS:
        return [e.intrigue_cost[position], country, s.matching(seat, country), s.held_intrigues(seat)]
    return [e.cost[position], country, s.natives(seat, country), s.held[seat]]


# Country cards -------------------------------------------------------------------------------------------------------


def cards_asked(s: Royals) -> int:
    """RO-P-1: how many country cards are paid with the wilds that were chosen."""
    return s.europe.cost[s.target] + (WILD - 1) * s.wilds


def natives_asked(s: Royals) -> int:
    """RO-P-1: how many of the cards still to be laid must be of the position's country; less than 0 means none."""
    country = s.europe.country_of[s.target]
    return s.europe.cost[s.target] - s.wilds - s.laid.count(country)


def bars_wilds(s: Royals, seat: int, wilds: int) -> int:
    """RO-P-2: wilds only for who has too few natives, unless they are free; and all the cards must be there."""
    cost = s.europe.cost[s.target]
    natives = s.natives(seat, s.europe.country_of[s.target])
    if wilds and natives >= cost and not s.europe.free_wilds:
        return RO_P_2
    if natives < cost - wilds:
        return RO_P_1_NATIVES
    return FREE if s.held[seat] >= cost + (WILD - 1) * wilds else RO_P_2_CARDS


def about_wilds(s: Royals, seat: int, wilds: int, reason: int) -> list[int]:
    """The ids in the words of what `bars_wilds` says."""
    country, cost = s.europe.country_of[s.target], s.europe.cost[s.target]
    if reason == RO_P_2:
        return [country, s.natives(seat, country), cost]
    if reason == RO_P_2_CARDS:
        return [cost + (WILD - 1) * wilds, s.held[seat]]
    return [cost - wilds, country, s.natives(seat, country)]


def bars_card(s: Royals, seat: int, country: int) -> int:
    """RO-P-1: a card of the hand, and none that keeps the payment from being finished."""
    if s.natives(seat, country) == s.laid.count(country):
        return RO_P_1_HAND
    if country == s.europe.country_of[s.target]:
        return FREE
    return FREE if cards_asked(s) - len(s.laid) > natives_asked(s) else RO_P_1_REST


def lay_what_is_left(s: Royals, seat: int) -> None:
    """RO-P-1: where only natives can follow there is nothing to choose; with the last card the play is carried out."""
    left, natives = cards_asked(s) - len(s.laid), natives_asked(s)
    if left == natives:
        s.laid = (*s.laid, *[s.europe.country_of[s.target]] * natives)
        left = 0
    if left == 0:
        carry_out(s, seat)


# Intrigue cards ------------------------------------------------------------------------------------------------------


def intrigues_asked(s: Royals) -> int:
    """RO-P-6: how many intrigue cards are paid with the wilds that were chosen."""
    return s.europe.intrigue_cost[s.target] + (INTRIGUE_WILD - 1) * s.intrigue_wilds


def matching_asked(s: Royals) -> int:
    """RO-P-5: how many of the intrigue cards still to be laid must show the country."""
    e = s.europe
    asked = e.intrigue_cost[s.target] - s.intrigue_wilds
    for kind in s.laid_intrigues:
        if e.shows[kind * e.countries + e.country_of[s.target]]:
            asked -= 1
    return asked


def bars_intrigue_wilds(s: Royals, seat: int, wilds: int) -> int:
    """RO-P-6: wilds only for who has too few matching cards, unless they are free; and all must be there."""
    cost = s.europe.intrigue_cost[s.target]
    matching = s.matching(seat, s.europe.country_of[s.target])
    if wilds and matching >= cost and not s.europe.free_wilds:
        return RO_P_6
    if matching < cost - wilds:
        return RO_P_5_MATCHING
    return FREE if s.held_intrigues(seat) >= cost + (INTRIGUE_WILD - 1) * wilds else RO_P_6_CARDS


def about_intrigue_wilds(s: Royals, seat: int, wilds: int, reason: int) -> list[int]:
    """The ids in the words of what `bars_intrigue_wilds` says."""
    country, cost = s.europe.country_of[s.target], s.europe.intrigue_cost[s.target]
    if reason == RO_P_6:
        return [country, s.matching(seat, country), cost]
    if reason == RO_P_6_CARDS:
        return [cost + (INTRIGUE_WILD - 1) * wilds, s.held_intrigues(seat)]
    return [cost - wilds, country, s.matching(seat, country)]


def bars_intrigue(s: Royals, seat: int, kind: int) -> int:
    """RO-P-6: a card of the hand, and none that keeps the payment from being finished."""
    e = s.europe
    if s.intrigues[seat * e.kinds + kind] == s.laid_intrigues.count(kind):
        return RO_P_6_HAND
    if e.shows[kind * e.countries + e.country_of[s.target]]:
        return FREE
    return FREE if intrigues_asked(s) - len(s.laid_intrigues) > matching_asked(s) else RO_P_6_REST


# Carrying out --------------------------------------------------------------------------------------------------------


def carry_out(s: Royals, seat: int) -> None:
    """RO-P-1, RO-P-7: all is paid at once, the cubes are put, and the bonuses taken."""
    position = s.target
    loser = s.holders[position]
    if loser == NOBODY:
        s.tell("occupies", seat, position)
    else:
        s.tell("takes-over", seat, loser, position)
        pay_intrigues(s, seat)
        displace(s, loser, position)
    pay(s, seat)
    put_away(s)
    put_cubes(s, seat, position)
    take_bonuses(s, seat, position)
    if s.europe.limited_cubes:
        take_back_cubes(s, s.europe.city_of[position])


def pay(s: Royals, seat: int) -> None:
    """RO-P-1: the cards go to the discards, face up, in the order chosen."""
    if s.wilds:
        s.tell_some(-1, "pays-wild", [seat, s.wilds, *s.laid])
    else:
        s.tell("pays", seat, len(s.laid), s.europe.country_of[s.target])
    for country in s.laid:
        s.discard(seat, country)


def pay_intrigues(s: Royals, seat: int) -> None:
    """RO-P-5, RO-P-6: intrigue cards go to discards of their own."""
    s.tell_some(-1, "pays-intrigue", [seat, *s.laid_intrigues])
    for kind in s.laid_intrigues:
        s.discard_intrigue(seat, kind)


def displace(s: Royals, loser: int, position: int) -> None:
    """RO-P-7: the loser's cube moves to the city's square; the one on the title's marker stays."""
    squares = list(s.squares)
    squares[s.europe.city_of[position] * s.players + loser] += 1
    s.squares = tuple(squares)


def put_cubes(s: Royals, seat: int, position: int) -> None:
    """RO-P-1, RO-P-4: the one cube on the position, and one on the title's marker."""
    s.holders[position] = seat
    honours = list(s.honours)
    honours[s.europe.title_of[position] * s.players + seat] += 1
    s.honours = tuple(honours)


def take_back_cubes(s: Royals, city: int) -> None:
    """RO-P-3: where cubes are limited, one on a square that changes nothing goes back to its owner's supply."""
    squares = list(s.squares)
    for seat in range(s.players):
        at = city * s.players + seat
        needed = 1
        for position in s.europe.positions_in[city]:
            if s.holders[position] == seat:
                needed = 0
        if squares[at] > needed:
            squares[at] = needed
            s.tell("cube-back", seat, city)
    s.squares = tuple(squares)
