"""What always holds in The Foreign King, whatever is played: pieces and money are neither made nor lost."""

from typing import TYPE_CHECKING

from regalia.games.foreign_king.figures import FACTORIES_A_KIND, KINDS, MEDALS

if TYPE_CHECKING:
    from regalia.games.foreign_king.state import ForeignKing


def wrong(s: "ForeignKing") -> str:
    """What does not hold, in a word for the programmer; nothing if all is well."""
    for numbers in (s.discs, s.supply, s.congress, s.money, s.up, s.down, s.active, s.idle, s.stock, list(s.moved)):
        if min(numbers) < 0:
            return "something is less than nothing"
    for colour in range(s.colours):
        congress = s.congress[colour] if colour < s.players else 0
        if s.supply[colour] + congress + s.on_board(colour) != s.kingdom.discs:
            return f"colour {colour} has not {s.kingdom.discs} discs"
    for kind in range(KINDS):
        if s.stock[kind] + sum(s.active[kind::KINDS]) + sum(s.idle[kind::KINDS]) != FACTORIES_A_KIND:
            return f"there are not {FACTORIES_A_KIND} factories of kind {kind}"
    if s.kingdom.bank and (s.bank < 0 or s.bank + sum(s.money) != s.kingdom.bank):
        return "the money does not add up"
    if s.medals_left() < 0 or s.medals_left() != MEDALS - industrialised(s):
        return "there is not one medal for each industrialised province"
    if sorted(s.order) != list(range(s.players)) or not 0 <= s.marker <= 40:
        return "the turn order or the marker is off its track"
    pawns = [seat for seat in s.pawns if seat >= 0]
    return "a pawn stands on two actions" if len(pawns) != len(set(pawns)) else ""


def industrialised(s: "ForeignKing") -> int:
    """FK-A-FACTORY-3: the provinces with a factory; no more of them than medals pay one."""
    found = 0
    for province in range(s.kingdom.size):
        if s.factories(province):
            found += 1
    return min(found, MEDALS)
