"""A view as people read it: board, cards, players, titles and points as tables of ids."""

from typing import TYPE_CHECKING

from regalia.core.view import BLANK, Column, Table
from regalia.games.royals.figures import KINDS_OF_MARKER, NOBODY
from regalia.games.royals.view import RoyalsView

if TYPE_CHECKING:
    from regalia.games.royals.europe import Europe


def tables(e: "Europe", v: RoyalsView) -> list[Table]:
    """The position as tables."""
    return [
        *(positions(e, v), squares(e, v), countries(e, v), titles(e, v), players(e, v), points(e, v)),
        *(cards(e, v), intrigues(e, v), course(e, v)),
    ]


def numbers(*keys: str) -> list[Column]:
    """Columns of mere numbers."""
    return [Column(key, "number") for key in keys]


def by_seat(e: "Europe", key: str) -> list[Column]:
    """A column of numbers for each seat."""
    return [Column(key, "number", seat) for seat in range(e.players)]


def cleared(row: list[int]) -> list[int]:
    """A row in which noughts stay blank; its first cell is an id."""
    return [row[0], *[number or BLANK for number in row[1:]]]


# The board -----------------------------------------------------------------------------------------------------------


def positions(e: "Europe", v: RoyalsView) -> Table:
    """A row a position: what it costs and brings, who holds it, and the city's bonus, while it is there."""
    columns = [Column("position", "position"), Column("country", "country")]
    columns += [*numbers("cost", "influence", "city-bonus"), Column("holder", "seat")]
    rows = []
    for at in range(e.positions):
        city = e.city_of[at]
        bonus = e.points[city] if v["markers"][city] == NOBODY else BLANK
        holder = v["holders"][at]
        rows.append([at, e.country_of[at], e.cost[at], e.influence[at], bonus, BLANK if holder == NOBODY else holder])
    return Table("positions", columns, rows)


def squares(e: "Europe", v: RoyalsView) -> Table:
    """A row a city on whose square cubes lie: how many of each seat."""
    rows = []
    for city in range(e.cities):
        cubes = v["squares"][city * e.players : (city + 1) * e.players]
        if any(cubes):
            rows.append(cleared([city, *cubes]))
    return Table("squares", [Column("city", "city"), *by_seat(e, "cubes")], rows)


def countries(e: "Europe", v: RoyalsView) -> Table:
    """A row a country: the influence of each seat, the markers of the epoch, and the country bonus that is left."""
    columns = [Column("country", "country"), *by_seat(e, "influence"), *numbers("high", "low", "country-bonus")]
    rows = []
    for country in range(e.countries):
        row = [country, *[influence(e, v, country, seat) for seat in range(e.players)]]
        for place in range(2):
            marker = e.first_epoch + (v["epoch"] * e.countries + country) * 2 + place
            row.append(e.points[marker] if marker < e.first_title else 0)
        first = e.first_country + 2 * country
        left = [e.points[marker] for marker in (first, first + 1) if v["markers"][marker] == NOBODY]
        rows.append(cleared([*row, max([*left, 0])]))
    return Table("countries", columns, rows)


def influence(e: "Europe", v: RoyalsView, country: int, seat: int) -> int:
    """RO-E-2: the influence of a seat in a country."""
    found = 0
    for at in range(e.positions):
        if v["holders"][at] == seat and e.country_of[at] == country:
            found += e.influence[at]
    return found


def titles(e: "Europe", v: RoyalsView) -> Table:
    """A row a title, lowest first: cost, points, and the cubes of each seat."""
    columns = [Column("title", "title"), *numbers("cost", "points"), *by_seat(e, "cubes")]
    rows = []
    for title in range(e.titles):
        cubes = v["honours"][title * e.players : (title + 1) * e.players]
        rows.append(cleared([title, e.board.cost[title], e.board.points[title], *cubes]))
    return Table("titles", columns, rows)


# Players -------------------------------------------------------------------------------------------------------------


def players(e: "Europe", v: RoyalsView) -> Table:
    """A row a player, from the start player on: cards in hand, markers by their shapes, cubes if they are limited."""
    columns = [Column("player", "seat"), *numbers("hand", "intrigues"), *numbers(*KINDS_OF_MARKER)]
    if e.limited_cubes:
        columns += numbers("cubes-left")
    rows = []
    for turn in range(e.players):
        seat = (v["start"] + turn) % e.players
        row = [seat, v["held"][seat], v["held_intrigues"][seat], *[len(found) for found in taken(e, v, seat)]]
        if e.limited_cubes:
            out = v["holders"].count(seat) + sum(v["squares"][seat :: e.players] + v["honours"][seat :: e.players])
            row.append(e.cubes - out)
        rows.append(cleared(row))
    return Table("players", columns, rows)


def taken(e: "Europe", v: RoyalsView, seat: int) -> list[list[int]]:
    """The markers of a seat, kind by kind."""
    bounds = [0, e.first_country, e.first_house, e.first_epoch, e.first_title, e.markers]
    return [
        [marker for marker in range(bounds[kind], bounds[kind + 1]) if v["markers"][marker] == seat]
        for kind in range(len(KINDS_OF_MARKER))
    ]


def points(e: "Europe", v: RoyalsView) -> Table:
    """RO-B-4, RO-O-1: a row a player with the points of each kind of marker; at the end, or if scores are open."""
    columns = [Column("player", "seat"), *numbers(*[f"{kind}-points" for kind in KINDS_OF_MARKER], "total")]
    rows = []
    if v["over"] or v["open"] or e.open_scores:
        for seat in range(e.players):
            told = [sum([e.points[marker] for marker in found]) for found in taken(e, v, seat)]
            rows.append([seat, *[number or BLANK for number in told], sum(told)])
    return Table("points", columns, rows)


# Cards ---------------------------------------------------------------------------------------------------------------


def cards(e: "Europe", v: RoyalsView) -> Table:
    """A row a country: the reader's cards, the row, what is known of the others' hands, discards, and the unseen."""
    columns = [Column("country", "country"), *numbers("own", "row")]
    if e.memory_aid:
        columns += by_seat(e, "known")
    columns += numbers("discards", "unseen")
    own = own_hand(v)
    rows = []
    for country in range(e.countries):
        row = [country, own[country] if own else 0, v["row"][country]]
        if e.memory_aid:
            row += [known[country] for known in v["known"]]
        unseen = v["unseen"][country] if e.memory_aid else 0
        rows.append(cleared([*row, v["discards"][country], unseen]))
    return Table("cards", columns, rows)


def own_hand(v: RoyalsView) -> list[int]:
    """The reader's country cards, without those he has laid for a payment; a spectator has none."""
    if v["seat"] is None:
        return []
    hand = v["hands"][v["seat"]] or []
    laid = v["payment"]["laid"] if v["payment"] else []
    return [cards - laid.count(country) for country, cards in enumerate(hand)]


def intrigues(e: "Europe", v: RoyalsView) -> Table:
    """A row a kind of intrigue card: the reader's cards, the discards, and the unseen."""
    own = (v["intrigues"][v["seat"]] if v["seat"] is not None else None) or [0] * e.kinds
    laid = v["payment"]["laid_intrigues"] if v["payment"] and v["seat"] is not None else []
    rows = []
    for kind in range(e.kinds):
        row = [kind, own[kind] - laid.count(kind), v["intrigue_discards"][kind], v["unseen_intrigues"][kind]]
        rows.append(cleared(row))
    return Table("intrigues", [Column("kind", "intrigue"), *numbers("own", "discards", "unseen")], rows)


def course(e: "Europe", v: RoyalsView) -> Table:
    """One row: the epoch, both decks, the house bonus that is left, and whose turn it is."""
    columns = [Column("epoch", "year"), *numbers("deck", "intrigue-deck", "house-bonus"), Column("turn", "seat")]
    left = [e.points[at] for at in range(e.first_house, e.first_epoch) if v["markers"][at] == NOBODY]
    epoch = min(v["epoch"], len(e.names["year"]) - 1)
    turn = BLANK if v["mover"] == NOBODY else v["mover"]
    row = [epoch, v["deck"], v["intrigue_deck"], max([*left, 0]) or BLANK, turn]
    return Table("course", columns, [row])
