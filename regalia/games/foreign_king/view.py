"""FK-C-4: what is seen of a position. Nothing in this game is hidden, so all see all."""

from typing import TYPE_CHECKING, cast

from regalia.core.view import BLANK, Column, Table, View
from regalia.games.foreign_king.figures import MEDALS

if TYPE_CHECKING:
    from regalia.games.foreign_king.kingdom import Kingdom
    from regalia.games.foreign_king.state import ForeignKing


class ForeignKingView(View):
    """Lists as in the position; `discs`, `active` and `idle` are flat (see `ForeignKing`)."""

    discs: list[int]
    supply: list[int]
    score: list[int]
    congress: list[int]
    money: list[int]
    up: list[int]
    down: list[int]
    pawns: list[int]
    order: list[int]
    active: list[int]
    idle: list[int]
    stock: list[int]
    moved: list[int]
    bank: int
    king: int
    marker: int
    round: int
    turn: int
    mover: int
    order_pawn: int
    order_queen: int
    ended: int
    awards: list[int]


def view(s: "ForeignKing", seat: int | None, open: bool) -> ForeignKingView:
    """Everything there is."""
    return ForeignKingView(
        setup=s.setup.view(),
        seat=seat,
        open=open,
        over=s.over,
        stack=s.frames(),
        discs=list(s.discs),
        supply=list(s.supply),
        score=list(s.score),
        congress=list(s.congress),
        money=list(s.money),
        up=list(s.up),
        down=list(s.down),
        pawns=list(s.pawns),
        order=list(s.order),
        active=list(s.active),
        idle=list(s.idle),
        stock=list(s.stock),
        moved=list(s.moved),
        bank=s.bank,
        king=s.king,
        marker=s.marker,
        round=s.round,
        turn=s.turn,
        mover=s.mover,
        order_pawn=s.order_pawn,
        order_queen=s.order_queen,
        ended=s.ended,
        awards=list(s.awards),
    )


def shown(view: View) -> ForeignKingView:
    """A view of whatever game, known to be one of this."""
    return cast(ForeignKingView, view)


def tables(kingdom: "Kingdom", v: ForeignKingView) -> list[Table]:
    """The position as tables: who has what, what is where, and where King and round are."""
    return [provinces(kingdom, v), players(kingdom, v), kingdom_at_large(kingdom, v)]


def provinces(kingdom: "Kingdom", v: ForeignKingView) -> Table:
    """A row a province: the discs of each colour, the factories."""
    columns = [Column("province", "province")]
    columns += [Column("discs", "number", colour) for colour in range(kingdom.colours)]
    columns += [Column(key, "number") for key in ("textile", "metal", "textile-idle", "metal-idle")]
    rows = []
    for province in range(kingdom.size):
        first = province * kingdom.colours
        row = [province, *v["discs"][first : first + kingdom.colours]]
        row += v["active"][province * 2 : province * 2 + 2] + v["idle"][province * 2 : province * 2 + 2]
        rows.append([BLANK if at and not number else number for at, number in enumerate(row)])
    return Table("provinces", columns, rows)


def players(kingdom: "Kingdom", v: ForeignKingView) -> Table:
    """A row a colour: points, money, medals, loans, discs in supply and Congress, the action of its pawn."""
    columns = [Column("colour", "colour"), Column("points", "number"), Column("money", "number")]
    columns += [Column("medals", "number"), Column("loans", "number"), Column("supply", "number")]
    columns += [Column("congress", "number"), Column("pawn", "action")]
    rows = []
    for seat in v["order"]:
        medals = v["up"][seat] + v["down"][seat]
        action = v["pawns"].index(seat) if seat in v["pawns"] else BLANK
        row = [seat, v["score"][seat], v["money"][seat], medals, v["down"][seat], v["supply"][seat]]
        rows.append([*row, v["congress"][seat], action])
    if kingdom.virtual >= 0:
        third = kingdom.virtual
        rows.append([third, v["score"][third], BLANK, BLANK, BLANK, v["supply"][third], BLANK, BLANK])
    return Table("players", columns, rows)


def kingdom_at_large(kingdom: "Kingdom", v: ForeignKingView) -> Table:
    """One row: round, the King's marker, and what is left in the bank."""
    columns = [Column("round", "number"), Column("marker", "number"), Column("king-at", "province")]
    columns += [Column("textile-left", "number"), Column("metal-left", "number"), Column("medals-left", "number")]
    medals = MEDALS - sum(v["up"]) - sum(v["down"])
    row = [v["round"], v["marker"], v["king"] if v["king"] >= 0 else BLANK, v["stock"][0], v["stock"][1], medals]
    if kingdom.bank:
        columns.append(Column("bank", "number"))
        row.append(v["bank"])
    return Table("kingdom", columns, [row])
