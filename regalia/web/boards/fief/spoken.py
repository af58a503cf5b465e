"""The map in words: for each village what borders it, who holds it, what and who stands there; then regions, sees."""

from html import escape

from regalia.games.fief.figures import BISHOPRICS, LORDS, NONE, REGIONS, VILLAGES
from regalia.games.fief.places import host, owner_or_holder
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.fief.reading import Reading, strength


def draw(r: Reading) -> Part:
    """All of it, folded away from those who see the board."""
    title = escape(r.words.text("boards-in-words"))
    pieces = [village(r, number) for number in range(VILLAGES)]
    pieces += [region(r, number) for number in range(REGIONS)]
    pieces += [see(r, number) for number in range(BISHOPRICS)]
    before = f"<details><summary>{title}</summary>"
    return Part("words", title, before, [Layer("said", pieces, "div")], "</details>")


def paragraph(id: str, head: str, sentences: list[str]) -> Piece:
    """Sentences one after another, behind what they are about."""
    return Piece(id, f'<p id="{id}"><b>{head}</b> {" ".join(sentences)}</p>')


# Villages ------------------------------------------------------------------------------------------------------------


def village(r: Reading, number: int) -> Piece:
    """One village."""
    land = r.land
    said = [
        r.told(
            "said-lies",
            region=r.plain("region", land.region_of[number]),
            see=r.plain("bishopric", land.bishopric_of[number]),
        )
    ]
    said.append(whose(r, number))
    said += buildings(r, number)
    for place in [number, *land.gates[number]]:
        said += there(r, place)
    if r.v["rebels"][number]:
        leader = r.plain("seat", r.v["rebel_leader"][number])
        said.append(r.told("said-rebels", number=r.v["rebels"][number], seat=leader))
    roads = r.words.listed([r.plain("village", other) for other in land.roads[number]])
    said.append(r.told("said-roads", villages=roads))
    return paragraph(f"said-{r.key('village', number)}", r.name("village", number), said)


def whose(r: Reading, number: int) -> str:
    """FI-O: whose a village is, and who is host if that is another."""
    owner, there = owner_or_holder(r.s, number), host(r.s, number)
    if owner == NONE:
        return r.told("said-nobody")
    key = "said-fief" if r.v["fief_owner"][r.land.region_of[number]] != NONE else "said-held"
    found = r.told(key, seat=r.plain("seat", owner))
    if there not in (NONE, owner):
        found += " " + r.told("said-host", seat=r.plain("seat", there))
    return found


def buildings(r: Reading, number: int) -> list[str]:
    """What is built there."""
    v = r.v
    found = ["", r.told("said-castle"), r.told("said-city")][v["walls"][number]]
    said = [found] if found else []
    for key in ("mills", "presses"):
        count = v["mills"][number] if key == "mills" else v["presses"][number]
        if count:
            said.append(r.told(f"said-{key}", number=count))
    return said


def there(r: Reading, place: int) -> list[str]:
    """Who stands in a place: soldiers, lords, captives, guards."""
    v, things = r.v, []
    for stack in v["stacks"]:
        if stack["place"] == place:
            units = strength(stack["units"], stack["least"], stack["most"])
            things.append(r.plainly("units", seat=r.plain("seat", stack["seat"]), units=units))
    things += [lord_of(r, lord) for lord in range(LORDS) if v["at"][lord] == place]
    for found in v["guards"]:
        if found["lord"] != NONE and v["at"][found["lord"]] == place and found["most"]:
            units = strength(found["units"], found["least"], found["most"])
            things.append(r.plainly("guards", lord=r.plain("lord", found["lord"]), units=units))
    if not things:
        return []
    listed = r.words.listed(things)
    if place < VILLAGES:
        return [r.told("said-there", things=listed)]
    return [r.told("said-gate", road=r.plain("village", r.land.came_from[place]), things=listed)]


def lord_of(r: Reading, lord: int) -> str:
    """A lord, whose he is, and whose captive."""
    name, seat, captor = r.plain("lord", lord), r.plain("seat", r.v["owner"][lord]), r.v["captor"][lord]
    if captor == NONE:
        return r.plainly("lord", lord=name, seat=seat)
    return r.plainly("held-lord", lord=name, seat=seat, captor=r.plain("seat", captor))


# Regions and bishoprics ----------------------------------------------------------------------------------------------


def region(r: Reading, number: int) -> Piece:
    """One region: its villages, and whose fief it is."""
    v = r.v
    villages = r.words.listed([r.plain("village", at) for at in r.land.region_villages[number]])
    said = [r.told("said-villages", villages=villages)]
    if v["fief_owner"][number] != NONE:
        owner, capital = r.plain("seat", v["fief_owner"][number]), r.plain("village", v["capital"][number])
        said.append(r.told("fief-of", seat=owner, village=capital))
        lord = v["title"][number]
        said.append(r.told("title-waits") if lord == NONE else r.told("said-bears", lord=r.plain("lord", lord)))
    else:
        said.append(r.told("said-no-fief"))
    if v["taxed"][number]:
        said.append(r.told("taxed"))
    return paragraph(f"said-{r.key('region', number)}", r.name("region", number), said)


def see(r: Reading, number: int) -> Piece:
    """One bishopric: its villages, its bishop, what it bears."""
    v = r.v
    villages = r.words.listed([r.plain("village", at) for at in r.land.board.bishopric_villages[number]])
    said = [r.told("said-villages", villages=villages)]
    lord = v["sees"][number]
    said.append(r.told("no-bishop") if lord == NONE else r.told("said-bishop", lord=r.plain("lord", lord)))
    marks = [r.words.name(r.land.game, "card", mark[5:]) for mark in r.marks(number)]
    if marks:
        said.append(r.told("said-bears-cards", cards=r.words.listed(marks)))
    if v["tithe"][number] != NONE:
        said.append(r.told("tithe-to", lord=r.plain("lord", v["tithe"][number])))
    return paragraph(f"said-{r.key('bishopric', number)}", r.told("see-of", see=r.plain("bishopric", number)), said)
