"""RO-E: the scoring of an epoch: in each country the two with most influence."""

from typing import TYPE_CHECKING

from regalia.games.royals.figures import OUT

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


def score_epoch(s: "Royals") -> None:
    """RO-E-2: the higher and the lower marker of each country; the next epoch begins."""
    e = s.europe
    for country in range(e.countries):
        ranked = ranking(s, country)
        for place in range(2):
            marker = e.first_epoch + (s.epoch * e.countries + country) * 2 + place
            if place < len(ranked):
                tell_tie(s, country, ranked, place)
                s.take_marker(marker, ranked[place])
                s.tell("epoch-first" if place == 0 else "epoch-second", ranked[place], country, e.points[marker])
            else:
                s.take_marker(marker, OUT)
                s.tell("epoch-nobody", country, e.points[marker])
    s.epoch += 1


def ranking(s: "Royals", country: int) -> list[int]:
    """RO-E-3, RO-E-4: who has influence in a country, the first first."""
    standings = []
    for turn in range(s.players):
        seat = (s.start + turn) % s.players
        standing = standing_of(s, country, seat)
        if standing[0]:
            # At last the order of turns decides.
            standings.append(([*standing, -1], s.players - turn, seat))
    standings.sort(reverse=True)
    return [seat for _, _, seat in standings]


def standing_of(s: "Royals", country: int, seat: int) -> list[int]:
    """RO-E-3: a seat's influence in a country, then title and city bonus of each position, the highest first."""
    e = s.europe
    influence = 0
    positions = []
    for position in range(e.positions):
        if s.holders[position] == seat and e.country_of[position] == country:
            influence += e.influence[position]
            positions.append((e.title_of[position], e.board.city_bonus[e.city_of[position]]))
    positions.sort(reverse=True)
    found = [influence]
    for title, bonus in positions:
        found += [title, bonus]
    return found


def tell_tie(s: "Royals", country: int, ranked: list[int], place: int) -> None:
    """RO-E-3: what has decided between a seat and the next, if their influence is the same."""
    if place + 1 >= len(ranked):
        return
    ahead, behind = standing_of(s, country, ranked[place]), standing_of(s, country, ranked[place + 1])
    if ahead[0] != behind[0]:
        return
    if ahead[1] != behind[1]:
        s.tell("tie-title", ranked[place], country, ahead[1])
    elif ahead[2] != behind[2]:
        s.tell("tie-city", ranked[place], country, ahead[1])
    else:
        s.tell("tie-further", ranked[place], country)
