"""What always holds in Royals, whatever is played: cards and cubes are neither made nor lost."""

from operator import gt
from typing import TYPE_CHECKING

from regalia.games.royals.figures import NOBODY, OUT, ROW

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


def wrong(s: "Royals") -> str:
    """What does not hold, in a word for the programmer; nothing if all is well."""
    return wrong_cards(s) or wrong_cubes(s) or wrong_markers(s) or wrong_course(s)


def wrong_cards(s: "Royals") -> str:
    """RO-C-1: deck, discards, row and hands are the game's cards."""
    e = s.europe
    counts = (s.hands, s.known, s.intrigues, s.deck, s.row, s.discards, s.intrigue_deck, s.intrigue_discards)
    if min(map(min, counts)) < 0:
        return "less than no cards"
    for country in range(e.countries):
        hands = sum(s.hands[country :: e.countries])
        if s.deck[country] + s.row[country] + s.discards[country] + hands != e.cards[country]:
            return f"the cards of {e.board.countries[country]} do not add up"
    for kind in range(e.kinds):
        if s.intrigue_deck[kind] + s.intrigue_discards[kind] + sum(s.intrigues[kind :: e.kinds]) != e.board.per_pair:
            return f"the intrigue cards {e.pairs[kind]} do not add up"
    for seat in range(s.players):
        first = seat * e.countries
        if sum(s.hands[first : first + e.countries]) != s.held[seat]:
            return "a hand is miscounted"
    if any(map(gt, s.known, s.hands)):
        return "a card is known in a hand where it is not"
    return ""


def wrong_cubes(s: "Royals") -> str:
    """RO-P-3, RO-P-7: every play put a cube into a city, where it stays; limited ones may go home."""
    for seat in range(s.players):
        plays = sum(s.honours[seat :: s.players])
        in_cities = s.holders.count(seat) + sum(s.squares[seat :: s.players])
        if in_cities > plays or (in_cities < plays and not s.europe.limited_cubes):
            return f"{plays} plays of seat {seat} have left {in_cities} cubes"
        if s.europe.limited_cubes and s.cubes_left(seat) < 0:
            return f"seat {seat} has more cubes out than there are"
    return ""


def wrong_markers(s: "Royals") -> str:
    """RO-B: every marker is on the board, with one player, or out of the game; bonuses go one a player."""
    e = s.europe
    if min(s.markers) < OUT or max(s.markers) >= s.players:
        return "a marker is with somebody who is not there"
    if entered(s) != {city for city in range(e.cities) if s.markers[city] != NOBODY}:
        return "the bonus of a city is not where it should be"
    for country in range(e.first_country, e.first_house, 2):
        if s.markers[country] == s.markers[country + 1] != NOBODY:
            return "one player has both bonuses of a country"
    house = [seat for seat in s.markers[e.first_house : e.first_epoch] if seat != NOBODY]
    if len(house) != len(set(house)):
        return "one player has two house bonuses"
    return ""


def entered(s: "Royals") -> set[int]:
    """RO-B-1: the cities in which somebody has a cube."""
    found = {s.europe.city_of[position] for position, holder in enumerate(s.holders) if holder != NOBODY}
    if any(s.squares):
        found.update([at // s.players for at, cubes in enumerate(s.squares) if cubes])
    return found


def wrong_course(s: "Royals") -> str:
    """RO-T-5, RO-E-5: the row is full when a turn begins, and in the last round the deck suffices."""
    if s.stack and s.stack[-1].key == "way" and sum(s.row) != ROW:
        return "a turn begins without a full row"
    if s.closing and sum(s.deck) + sum(s.row) < ROW:
        return "the last round runs out of cards"
    of_epochs = s.markers[s.europe.first_epoch : s.europe.first_title]
    if not s.closing and s.epoch * 2 * s.europe.countries != len(of_epochs) - of_epochs.count(NOBODY):
        return "the epochs that are over are not those that were scored"
    return ""
