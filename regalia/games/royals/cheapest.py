"""RO-P-2, RO-P-6: the cheapest way to finish a payment, which a page offers to its payer."""

from typing import TYPE_CHECKING

from regalia.games.royals.moves import COUNTRY, DROP, LAYS, LAYS_INTRIGUE, PLAYS

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


def proposal(s: "Royals", seat: int) -> list[int]:
    """The moves that finish the payment a seat has begun, with the fewest cards and those it has least use for."""
    found: list[int] = []
    if s.stage == PLAYS or s.mover != seat:
        return found
    ahead = s.copy()
    while ahead.stage != PLAYS:
        found.append(next_move(ahead, seat))
        ahead.do(seat, found[-1])
    return found


def next_move(s: "Royals", seat: int) -> int:
    """As few wilds as can be; then other cards before natives, of the kind with the fewest left in hand."""
    moves = [move for move in s.legal(seat) if move != DROP]
    if s.stage not in (LAYS, LAYS_INTRIGUE):
        return moves[0]
    best, use = moves[0], 1000
    for move in moves:
        useful = use_of_country(s, seat, move - COUNTRY) if s.stage == LAYS else use_of_kind(s, seat, move)
        if useful < use:
            best, use = move, useful
    return best


def use_of_country(s: "Royals", seat: int, country: int) -> int:
    """How much a country card is missed: natives, which are laid last by themselves, most."""
    if country == s.europe.country_of[s.target]:
        return 100
    return s.natives(seat, country) - s.laid.count(country)


def use_of_kind(s: "Royals", seat: int, move: int) -> int:
    """How much an intrigue card is missed: one that shows the country most, of like ones the rarer."""
    kind = move - s.europe.pair
    left = s.intrigues[seat * s.europe.kinds + kind] - s.laid_intrigues.count(kind)
    shows = s.europe.shows[kind * s.europe.countries + s.europe.country_of[s.target]]
    return 100 - left if shows else 10 - left
