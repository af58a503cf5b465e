"""The map in words: for each village what borders it, who holds it, what and who stands there; then regions, sees."""

from functools import lru_cache
from html import escape
from typing import NamedTuple

from regalia.games.fief.figures import BISHOPRICS, LORDS, NONE, OPEN, REGIONS, VILLAGES
from regalia.games.fief.places import host, owner_or_holder
from regalia.web.boards.board import PIECES, Layer, Part, Piece
from regalia.web.boards.fief.reading import Reading, Speech, strength


class Thing(NamedTuple):
    """What stands in a place: soldiers (`said`: their units), a lord, or the guard beside one."""

    place: int
    seat: int
    lord: int = NONE
    captor: int = NONE
    said: str = ""


class Site(NamedTuple):
    """A village: whose it is, who is host, whether it lies in a fief, what is built, rebels, who stands there."""

    village: int
    owner: int
    host: int
    fief: bool
    walls: int
    mills: int
    presses: int
    rebels: int
    leader: int
    things: tuple[Thing, ...]


def draw(r: Reading) -> Part:
    """All of it, folded away from those who see the board."""
    title = escape(r.words.text("boards-in-words"))
    pieces = [village(r.speech, site) for site in sites(r)]
    pieces += [region(r, number) for number in range(REGIONS)]
    pieces += [see(r, number) for number in range(BISHOPRICS)]
    before = f"<details><summary>{title}</summary>"
    return Part("words", title, before, [Layer("said", pieces, "div")], "</details>")


def paragraph(id: str, head: str, sentences: list[str]) -> Piece:
    """Sentences one after another, behind what they are about."""
    return Piece(id, f'<p id="{id}"><b>{head}</b> {" ".join(sentences)}</p>')


# What there is -------------------------------------------------------------------------------------------------------


def sites(r: Reading) -> list[Site]:
    """All villages."""
    v, there = r.v, things(r)
    found = []
    for number in range(VILLAGES):
        fief = v["fief_owner"][r.land.region_of[number]] != NONE
        owner, first = owner_or_holder(r.s, number), host(r.s, number)
        built = v["walls"][number], v["mills"][number], v["presses"][number]
        rebels = v["rebels"][number], v["rebel_leader"][number]
        found.append(Site(number, owner, first, fief, *built, *rebels, tuple(there.get(number, []))))
    return found


def things(r: Reading) -> dict[int, list[Thing]]:
    """Who stands in each village and at its gates: soldiers, then lords, then guards."""
    v = r.v
    found = []
    for stack in v["stacks"]:
        said = strength(stack["units"], stack["least"], stack["most"])
        found.append(Thing(stack["place"], stack["seat"], said=said))
    for lord in range(LORDS):
        if v["at"][lord] != NONE:
            found.append(Thing(v["at"][lord], v["owner"][lord], lord, v["captor"][lord]))
    for guard in v["guards"]:
        if guard["lord"] != NONE and v["at"][guard["lord"]] != NONE and guard["most"]:
            said = strength(guard["units"], guard["least"], guard["most"])
            found.append(Thing(v["at"][guard["lord"]], NONE, guard["lord"], said=said))
    there: dict[int, list[Thing]] = {}
    for thing in found:
        there.setdefault(r.land.village_of[thing.place], []).append(thing)
    return there


# Villages ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=PIECES)
def village(p: Speech, site: Site) -> Piece:
    """One village."""
    land, number = p.land, site.village
    region, see = p.plain("region", land.region_of[number]), p.plain("bishopric", land.bishopric_of[number])
    said = [p.told("said-lies", region=region, see=see), whose(p, site), *built(p, site)]
    for place in [number, *land.gates[number]]:
        here = [thing for thing in site.things if thing.place == place]
        said += [standing(p, place, here)] if here else []
    if site.rebels:
        said.append(p.told("said-rebels", number=site.rebels, seat=p.plain("seat", site.leader)))
    said.append(p.told("said-roads", villages=p.listed("village", land.roads[number])))
    return paragraph(f"said-{p.key('village', number)}", p.name("village", number), said)


def whose(p: Speech, site: Site) -> str:
    """FI-O: whose a village is, and who is host if that is another."""
    if site.owner == NONE:
        return p.told("said-nobody")
    found = p.told("said-fief" if site.fief else "said-held", seat=p.plain("seat", site.owner))
    if site.host not in (NONE, site.owner):
        found += " " + p.told("said-host", seat=p.plain("seat", site.host))
    return found


def built(p: Speech, site: Site) -> list[str]:
    """What is built there."""
    said = [] if site.walls == OPEN else [p.told(["", "said-castle", "said-city"][site.walls])]
    said += [p.told("said-mills", number=site.mills)] if site.mills else []
    return said + ([p.told("said-presses", number=site.presses)] if site.presses else [])


def standing(p: Speech, place: int, here: list[Thing]) -> str:
    """Who stands in a place."""
    listed = p.words.listed([thing_of(p, thing) for thing in here])
    if place < VILLAGES:
        return p.told("said-there", things=listed)
    return p.told("said-gate", road=p.plain("village", p.land.came_from[place]), things=listed)


def thing_of(p: Speech, thing: Thing) -> str:
    """Soldiers, a guard, or a lord: whose he is, and whose captive."""
    if thing.lord == NONE:
        return p.plainly("units", seat=p.plain("seat", thing.seat), units=thing.said)
    name = p.plain("lord", thing.lord)
    if thing.seat == NONE:
        return p.plainly("guards", lord=name, units=thing.said)
    if thing.captor == NONE:
        return p.plainly("lord", lord=name, seat=p.plain("seat", thing.seat))
    return p.plainly("held-lord", lord=name, seat=p.plain("seat", thing.seat), captor=p.plain("seat", thing.captor))


# Regions and bishoprics ----------------------------------------------------------------------------------------------


def region(r: Reading, number: int) -> Piece:
    """One region."""
    v = r.v
    fief = v["fief_owner"][number], v["capital"][number], v["title"][number], v["taxed"][number]
    return region_of(r.speech, number, *fief)


@lru_cache(maxsize=PIECES)
def region_of(p: Speech, number: int, owner: int, capital: int, lord: int, taxed: int) -> Piece:
    """A region's villages, and whose fief it is."""
    said = [p.told("said-villages", villages=p.listed("village", p.land.region_villages[number]))]
    if owner == NONE:
        said.append(p.told("said-no-fief"))
    else:
        said.append(p.told("fief-of", seat=p.plain("seat", owner), village=p.plain("village", capital)))
        said.append(p.told("title-waits") if lord == NONE else p.told("said-bears", lord=p.plain("lord", lord)))
    said += [p.told("taxed")] if taxed else []
    return paragraph(f"said-{p.key('region', number)}", p.name("region", number), said)


def see(r: Reading, number: int) -> Piece:
    """One bishopric."""
    return see_of(r.speech, number, r.v["sees"][number], r.v["tithe"][number], tuple(r.marks(number)))


@lru_cache(maxsize=PIECES)
def see_of(p: Speech, number: int, lord: int, tithe: int, marks: tuple[str, ...]) -> Piece:
    """A bishopric's villages, its bishop, what it bears."""
    said = [p.told("said-villages", villages=p.listed("village", p.land.board.bishopric_villages[number]))]
    said.append(p.told("said-no-bishop") if lord == NONE else p.told("said-bishop", lord=p.plain("lord", lord)))
    if marks:
        cards = [p.words.name(p.land.game, "card", mark.removeprefix("mark-")) for mark in marks]
        said.append(p.told("said-bears-cards", cards=p.words.listed(cards)))
    if tithe != NONE:
        said.append(p.told("tithe-to", lord=p.plain("lord", tithe)))
    return paragraph(f"said-{p.key('bishopric', number)}", p.told("see-of", see=p.plain("bishopric", number)), said)
