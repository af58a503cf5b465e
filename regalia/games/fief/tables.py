"""A view as tables of ids: how Fief is read where there is no board."""

from typing import TYPE_CHECKING

from regalia.core.view import BLANK, Column, Table, View
from regalia.games.fief.counters import EFFECT
from regalia.games.fief.desk import (
    ASKS,
    CARDS_GIVEN,
    FREEDOM,
    FROM,
    FROM_ASIDE,
    GIVES,
    GRANT,
    KIND,
    LORD,
    MARRIAGE,
    OTHER,
    PROMISES,
    SWAP,
    TO,
    cards_in,
)
from regalia.games.fief.figures import LORDS, NONE, OPEN, TAX, TITHE, VILLAGES
from regalia.games.fief.promised import IN_OFFER, THALER, VOTE, about_of, promised
from regalia.games.fief.view import FiefView, shown

if TYPE_CHECKING:
    from regalia.games.fief.land import Land


def tables(land: "Land", view: View) -> list[Table]:
    """The round, the players, cards in hand and laid, the board, and what the reader has agreed."""
    v = shown(view)
    board = [villages(land, v), stacks(land, v), lords(land, v), fiefs(v)]
    return [round_table(v), players(v), hands(v), laid(v), *board, offers(v), promises(v)]


def columns(declared: str) -> list[Column]:
    """Columns from `key:kind`; a key alone is a kind as well."""
    found = []
    for part in declared.split():
        key, _, kind = part.partition(":")
        found.append(Column(key, kind or key))
    return found


def known(number: int) -> int:
    """An id, or a blank cell."""
    return BLANK if number == NONE else number


def some(number: int) -> int:
    """A number, or a blank cell for none."""
    return number or BLANK


def round_table(v: FiefView) -> Table:
    """One row: round, phase, who begins, whose turn it is, and the cards in the deck."""
    heads = columns("round:number phase first:seat turn:seat deck:number king:lord queen:lord")
    row = [v["round"], v["phase"], known(v["first"]), known(v["mover"]), v["deck"], known(v["king"]), known(v["queen"])]
    return Table("round", heads, [row])


def players(v: FiefView) -> Table:
    """A row a player."""
    heads = columns("player:seat cards:number thaler:number points:number least:number most:number")
    rows = []
    for seat, money in enumerate(v["money"]):
        least, most = v["totals"][seat]
        rows.append([seat, v["held"][seat], BLANK if money is None else money, v["points"][seat], least, most])
    return Table("players", heads, rows)


def hands(v: FiefView) -> Table:
    """A row a card in a hand that the reader sees."""
    rows = []
    for seat, hand in enumerate(v["hands"]):
        for card, number in enumerate(hand or []):
            rows += [[seat, card]] * number
    return Table("hands", columns("player:seat card"), rows)


def laid(v: FiefView) -> Table:
    """A row a card that holds in this round: on a bishopric, for a bishop, on a fief."""
    rows = []
    for bishopric, effects in enumerate(v["effects"]):
        for card, effect in EFFECT.items():
            if effects & effect:
                rows.append([card, bishopric, BLANK, BLANK])
        if v["tithe"][bishopric] != NONE:
            rows.append([TITHE, bishopric, BLANK, v["tithe"][bishopric]])
    rows += [[TAX, BLANK, region, BLANK] for region, taxed in enumerate(v["taxed"]) if taxed]
    return Table("laid", columns("card bishopric region lord"), rows)


def villages(land: "Land", v: FiefView) -> Table:
    """A row a village in which anything is: who was there first, what is built, rebels."""
    heads = columns("village region bishopric holder:seat castle:number city:number mills:number presses:number")
    heads += columns("rebels:number")
    rows = []
    for village in range(VILLAGES):
        walls, mills, presses = v["walls"][village], v["mills"][village], v["presses"][village]
        if walls != OPEN or mills or presses or v["parties"][village] or v["rebels"][village]:
            row = [village, land.region_of[village], land.bishopric_of[village]]
            row += [known((v["parties"][village] & 7) - 1), some(int(walls == 1)), some(int(walls == 2))]
            rows.append([*row, some(mills), some(presses), some(v["rebels"][village])])
    return Table("villages", heads, rows)


def stacks(land: "Land", v: FiefView) -> Table:
    """A row a stack; at a gate it says from which village the road comes."""
    rows = []
    for stack in v["stacks"]:
        place, units = stack["place"], stack["units"]
        road = land.came_from[place] if place >= VILLAGES else BLANK
        row = [stack["seat"], land.village_of[place], road, BLANK if units is None else units]
        rows.append([*row, stack["least"], stack["most"]])
    return Table("stacks", columns("player:seat village road:village units:number least:number most:number"), rows)


def lords(land: "Land", v: FiefView) -> Table:
    """A row a lord on the board."""
    rows = []
    for lord in range(LORDS):
        place = v["at"][lord]
        if place != NONE:
            road = land.came_from[place] if place >= VILLAGES else BLANK
            see = v["sees"].index(lord) if lord in v["sees"] else BLANK
            row = [lord, v["owner"][lord], land.village_of[place], road, known(v["captor"][lord])]
            rows.append([*row, known(v["spouse"][lord]), see, some(v["cardinal"][lord])])
    heads = columns("lord player:seat village road:village captor:seat spouse:lord see:bishopric cardinal:number")
    return Table("lords", heads, rows)


def fiefs(v: FiefView) -> Table:
    """A row a fief."""
    rows = []
    for region, owner in enumerate(v["fief_owner"]):
        if owner != NONE:
            rows.append([region, owner, v["capital"][region], known(v["title"][region])])
    return Table("fiefs", columns("region player:seat capital:village lord"), rows)


def offers(v: FiefView) -> Table:
    """FI-V-6: a row an open offer that the reader makes or gets, and one for each card in it behind the first."""
    heads = "player:seat whom:seat deal gives:number asks:number lord other:lord region card asked:number"
    rows = []
    for offer in v["offers"]:
        kind, lord, other = offer[KIND], offer[LORD], offer[OTHER]
        cards = cards_in(offer[CARDS_GIVEN]) or [BLANK]
        gives = some(offer[GIVES] + offer[FROM_ASIDE])
        row = [offer[FROM], offer[TO], kind, gives, some(offer[ASKS])]
        row.append(lord if kind in (FREEDOM, MARRIAGE, GRANT) else BLANK)
        row.append(other if kind == MARRIAGE else BLANK)
        row.append(other if kind == GRANT else BLANK)
        rows.append([*row, cards[0], some(other) if kind == SWAP else BLANK])
        rows += [[*[BLANK] * 8, card, BLANK] for card in cards[1:]]
    return Table("offers", columns(heads), rows)


def promises(v: FiefView) -> Table:
    """FI-N-7, FI-V-6: a row a promise that the reader has made or got, or that an offer holds."""
    rows = []
    for maker, to, what, about, till, fate in v["promises"]:
        rows.append(promise_row(maker, to, what, about, till, fate))
    for offer in v["offers"]:
        if offer[KIND] == PROMISES:
            for maker, to, what, about, till in promised(offer):
                rows.append(promise_row(maker, to, what, about_of(what, about), till, IN_OFFER))
    heads = "player:seat whom:seat promise lord thaler:number till:number fate"
    return Table("promises", columns(heads), rows)


def promise_row(maker: int, to: int, what: int, about: int, till: int, fate: int) -> list[int]:
    """One promise."""
    lord = about if what == VOTE else BLANK
    return [maker, to, what - 1, lord, some(about) if what == THALER else BLANK, some(till), fate]
