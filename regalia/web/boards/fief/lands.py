"""Bishoprics and regions beside the map: bishops and this round's cards; fiefs, titles, capitals, who holds what."""

from regalia.games.fief.figures import BISHOPRICS, ESTATE, LORDS, NONE, REGIONS, TITLE_KEYS
from regalia.games.fief.moves import BISHOPRIC, REGION
from regalia.games.fief.places import owner_or_holder
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import button
from regalia.web.boards.fief.armies import portrait
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.tokens import arms, icon, sign
from regalia.web.boards.svg import use


def sees(r: Reading) -> Part:
    """All bishoprics."""
    pieces = [see(r, number) for number in range(BISHOPRICS)]
    return Part("sees", r.told("sees"), "", [Layer("see-list", pieces, "ul")], "", True)


def see(r: Reading, number: int) -> Piece:
    """One bishopric: its pattern, its bishop, what it bears this round."""
    v, key, lord = r.v, r.key("bishopric", number), r.v["sees"][number]
    head = f"{swatch(f'woven-{number}')}<b>{r.name('bishopric', number)}</b>"
    rows = [person(r, lord) if lord != NONE else r.told("no-bishop")]
    rows += [f"{sign(mark)}{r.name('card', r.land.names['card'].index(mark[5:]))}" for mark in r.marks(number)]
    if v["tithe"][number] != NONE:
        rows.append(r.told("tithe-to", lord=r.plain("lord", v["tithe"][number])))
    return Piece(f"see-{key}", entry(r, f"see-{key}", BISHOPRIC + number, head, rows))


def regions(r: Reading) -> Part:
    """All regions."""
    pieces = [region(r, number) for number in range(REGIONS)]
    return Part("fiefs", r.told("fiefs"), "", [Layer("fief-list", pieces, "ul")], "", True)


def region(r: Reading, number: int) -> Piece:
    """One region: its tint, its rank; whose fief it is, or who holds its villages."""
    v, key = r.v, r.key("region", number)
    rank = TITLE_KEYS[r.land.region_kind[number]]
    head = f"{swatch(f'tint-{number}')}{sign(f'badge-{rank}')}<b>{r.name('region', number)}</b>"
    owner, lord = v["fief_owner"][number], v["title"][number]
    rows = []
    if owner != NONE:
        colour = r.seats[owner]
        capital = r.told("fief-of", seat=r.plain("seat", owner), village=r.plain("village", v["capital"][number]))
        rows.append(f"{icon(arms(colour), colour)}{capital}")
        rows.append(person(r, lord) if lord != NONE else r.told("title-waits"))
    else:
        rows.append(f'<span class="holders">{holders(r, number)}</span>')
    if v["heir"][number] != NONE:
        heir = v["heir"][number]
        rows.append(r.told("heir", lord=r.plain("lord", heir)) if heir < LORDS else r.told("heir-throne"))
    if v["aside"][ESTATE + number]:
        rows.append(f"{sign('mark-money')}{r.told('estate', thaler=v['aside'][ESTATE + number])}")
    if v["taxed"][number]:
        rows.append(f"{sign('mark-tax')}{r.told('taxed')}")
    return Piece(f"region-{key}", entry(r, f"region-{key}", REGION + number, head, rows))


def holders(r: Reading, number: int) -> str:
    """FI-L-1: a shield for each village of a region, in the colour of who holds it."""
    found = ""
    for village in r.land.region_villages[number]:
        seat = owner_or_holder(r.s, village)
        name = r.plain("village", village)
        if seat == NONE:
            found += f'<span title="{r.told("free", village=name)}">{icon(use("lord-man"), "nobody")}</span>'
        else:
            colour = r.seats[seat]
            told = r.told("held-by", village=name, seat=r.plain("seat", seat))
            found += f'<span title="{told}">{icon(arms(colour), colour)}</span>'
    return found


def person(r: Reading, lord: int) -> str:
    """A lord in a line."""
    colour = r.seats[r.v["owner"][lord]]
    return f"{icon(portrait(r, lord), f'lord {colour}')}{r.name('lord', lord)}"


def swatch(look: str) -> str:
    """A piece of the map's colour or pattern."""
    return (
        '<svg class="icon swatch-of" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="7" '
        f'class="swatch-under"/><rect width="40" height="40" rx="7" class="{look}"/></svg>'
    )


def entry(r: Reading, id: str, move: int, head: str, rows: list[str]) -> str:
    """A row of such a list; its head is a button if it can be chosen."""
    inner = button(r.scene, move, head) if move in r.scene.choices() else f'<span class="head">{head}</span>'
    told = "".join(f"<span>{row}</span>" for row in rows)
    return f'<li id="{id}">{inner}<span class="told">{told}</span></li>'
