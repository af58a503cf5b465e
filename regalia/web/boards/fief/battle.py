"""A battle while it is fought: both sides with their units, their dice, the losses that are due, round by round."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.fief.battle_rounds import aimed_at
from regalia.games.fief.battlefield import (
    LEFT,
    MERCY_FROM,
    MERCY_TO,
    ORDER,
    OUT,
    QUIET,
    ROUND,
    SIDES,
    WHERE,
    dice_of,
    divisor,
    is_rebels,
    leader,
    stands_in_open,
    units_of,
    units_of_side,
)
from regalia.games.fief.figures import HAS_CASTLE, HAS_CITY, NONE, OPEN
from regalia.games.fief.turn import has_bit
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.fief import tokens
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.rolls import Fight, Fought, Throw, last_fight
from regalia.web.boards.svg import frame, placed, text, use

WIDTH: Final = 500
HEIGHT: Final = 196
MIDDLES: Final = (122, 378)
"""The middle of each side's half."""
BANNERS: Final = 62
DICE: Final = 128
BELOW: Final = 176
APART: Final = 54
SHOWN: Final = 6
"""So many rounds of a battle are shown."""
WALLS: Final = {OPEN: "site-village", HAS_CASTLE: "site-castle", HAS_CITY: "site-city"}


def parts(r: Reading) -> list[Part]:
    """The battle, if there is one; beneath it its rounds, or those of the last one in this phase."""
    on, fight = bool(r.v["battle"]), last_fight(r.scene.happened)
    before, after = ground(r.told("battle"), r.told("attackers"), r.told("attacked"))
    found = [*side(r, 0, fight), *side(r, 1, fight), middle(r)] if on else []
    words = [Piece("battle-said", f'<p id="battle-said">{" ".join(said(r))}</p>')] if on else []
    past = rounds(r, fight) if fight else []
    layers = [Layer("battle-words", words, "div"), Layer("battle-rounds", past, "ol")]
    return [
        Part("battle", r.told("battle"), before, [Layer("battle-sides", found, hidden=True)], after, True),
        Part("rounds", r.told("rounds-of-battle"), "", layers, "", not on),
    ]


@lru_cache(maxsize=32)
def ground(title: str, attackers: str, attacked: str) -> tuple[str, str]:
    """The field with its two halves."""
    inner = f'<rect class="bed" width="{WIDTH}" height="{HEIGHT}" rx="10"/>'
    inner += f'<path class="split" d="M250 10V{HEIGHT - 10}"/>'
    inner += f'<text class="half" x="{MIDDLES[0]}" y="20">{attackers}</text>'
    inner += f'<text class="half" x="{MIDDLES[1]}" y="20">{attacked}</text>'
    return frame(WIDTH, HEIGHT, inner, title)


def side(r: Reading, at: int, fight: Fight | None) -> list[Piece]:
    """One side: who stands on it, what they count, the dice, the losses."""
    drawn_up = r.v["battle"][ORDER + 1] != 0
    found = banners(r, at, drawn_up)
    if drawn_up:
        if len(members(r, at)) > 1:
            total = text(str(units_of_side(r.s, at)), 0, 0)
            found.append(placed(f"battle-count-{at}", MIDDLES[at] - 92 + 184 * at, DICE, total, look="battle-count"))
        found += dice(r, at, thrown(r, at, fight))
        found.append(placed(f"battle-due-{at}", MIDDLES[at], BELOW, losses(r, at), look="battle-due"))
    return found


def banners(r: Reading, at: int, drawn_up: bool) -> list[Piece]:
    """Each family of a side with its units; a white flag for who has given in."""
    if is_rebels(r.s, at):
        inner = tokens.rebels(r.v["rebels"][r.v["battle"][WHERE]], "")
        return [placed("battle-rebels", MIDDLES[at], BANNERS, inner, look="rebels")]
    there = members(r, at)
    found = []
    for number, seat in enumerate(there):
        colour = r.seats[seat]
        x = MIDDLES[at] + (number - (len(there) - 1) / 2) * APART
        out = has_bit(r.v["battle"][OUT], seat)
        told = "\N{EN DASH}" if out else str(units_of(r.s, seat)) if drawn_up else "?"
        look = f"stack {colour}{' beaten' if out else ''}"
        found.append(placed(f"battle-{colour}", x, BANNERS, tokens.banner(colour, told), look=look))
    return found


def members(r: Reading, at: int) -> list[int]:
    """The seats of a side, whoever has given in too."""
    return [seat for seat in range(r.land.players) if has_bit(r.v["battle"][SIDES + at], seat)]


def thrown(r: Reading, at: int, fight: Fight | None) -> Throw | None:
    """What a side has rolled in this round, if it has rolled."""
    if fight is None or not fight.rounds or fight.rounds[-1].number != r.v["battle"][ROUND]:
        return None
    seats = [NONE] if is_rebels(r.s, at) else members(r, at)
    return next((throw for throw in fight.rounds[-1].throws if throw.seat in seats), None)


def dice(r: Reading, at: int, throw: Throw | None) -> list[Piece]:
    """FI-F-3, FI-F-6: a side's dice, blank till they are rolled; one that is aimed bears the initial of its lord."""
    aims = aimed_at(r.s, at)
    faces: list[tuple[int, int]]
    if throw:
        faces = [*throw.aimed, *((NONE, number) for number in throw.dice)]
    else:
        faces = [(lord, 0) for lord in aims]
        faces += [(NONE, 0)] * (dice_of(r.s, at) - len(aims))
    found = []
    for rank, (lord, number) in enumerate(faces):
        x = MIDDLES[at] + (rank - (len(faces) - 1) / 2) * APART
        inner = die(number, r.initial(lord) if lord != NONE else "")
        found.append(placed(f"die-{at}-{rank + 1}", x, DICE, inner, look="die"))
    return found


@lru_cache(maxsize=512)
def die(number: int, aim: str) -> str:
    """A die: blank, or with its pips; one that is aimed with the initial of the lord it is aimed at."""
    pips = use(f"pip-{number}") if number else ""
    inner = use("die") + (f'<g class="rolled">{pips}</g>' if pips else "")
    if aim:
        inner += '<g class="aimed"><circle r="13"/><path d="M0-19V19M-19 0H19"/></g>'
        inner += f'<g class="aim-tag"><circle cx="17" cy="-17" r="11"/>{text(aim, 17, -16.5, "aim")}</g>'
    return inner


def losses(r: Reading, at: int) -> str:
    """FI-F-4: by what the dice against a side are divided, and the units it has still to lose."""
    left, seat = r.v["battle"][LEFT + at], leader(r.s, at)
    if left:
        number = f"\N{MINUS SIGN}{left}"
        return f'<rect class="due" x="-40" y="-15" width="80" height="30" rx="15"/>{text(number, 0, 1)}'
    in_open = seat == NONE or stands_in_open(r.s, seat)
    walls = OPEN if in_open else r.v["walls"][r.v["battle"][WHERE]]
    number = f"\N{DIVISION SIGN} {divisor(r.s, at)}"
    return use(WALLS[walls], "", -32, 14, 0.31) + text(number, 24, 2)


def middle(r: Reading) -> Piece:
    """Where it is fought, and which round it is."""
    walls = r.v["walls"][r.v["battle"][WHERE]]
    inner = use(WALLS[walls], "", 0, -54, 0.42) + use("phase-battles", "", 0, -34, 1.3)
    if r.v["battle"][ROUND]:
        inner += text(str(r.v["battle"][ROUND]), 0, 2, "battle-round")
    plate = '<rect class="middle-plate" x="-30" y="-98" width="60" height="124" rx="12"/>'
    return placed("battle-middle", 250, 112, plate + inner, look="battle-middle nobody")


# In words ------------------------------------------------------------------------------------------------------------


def said(r: Reading) -> list[str]:
    """The battle in sentences."""
    b = r.v["battle"]
    village = r.plain("village", b[WHERE])
    sides = [force(r, at) for at in (0, 1)]
    found = [r.told("said-battle", village=village, attackers=sides[0], attacked=sides[1])]
    if b[ROUND]:
        found.append(r.told("said-battle-round", round=b[ROUND]))
    if b[QUIET]:
        found.append(r.told("said-battle-quiet", rounds=b[QUIET]))
    for at in (0, 1):
        if b[ORDER + 1]:
            found.append(r.told("divided", side=sides[at], number=divisor(r.s, at)))
        if b[LEFT + at]:
            found.append(r.told("said-battle-due", side=sides[at], number=b[LEFT + at]))
    if b[MERCY_FROM] != NONE:
        found.append(r.told("said-mercy", seat=r.plain("seat", b[MERCY_FROM]), other=r.plain("seat", b[MERCY_TO])))
    return found


def force(r: Reading, at: int) -> str:
    """A side, and once it is drawn up its units."""
    if is_rebels(r.s, at):
        return r.plainly("rebels", number=r.v["rebels"][r.v["battle"][WHERE]])
    names = r.words.listed([r.plain("seat", seat) for seat in members(r, at)])
    if not r.v["battle"][ORDER + 1]:
        return names
    return r.plainly("force", seats=names, number=units_of_side(r.s, at))


# Round by round ------------------------------------------------------------------------------------------------------


def rounds(r: Reading, fight: Fight) -> list[Piece]:
    """The last rounds, the newest first: the dice, what fell, how it ended; before them how it began."""
    key = f"{fight.begins.key}-{'-'.join(str(number) for number in fight.begins.data)}"
    found = [fought(r, f"fought-{key}-{one.number}", one) for one in reversed(fight.rounds[-SHOWN:])]
    opening = " ".join(escape(r.words.event(r.land, event)) for event in [fight.begins, *fight.told])
    return [*found, Piece(f"fought-{key}", f'<li id="fought-{key}" class="began">{opening}</li>')]


def fought(r: Reading, id: str, one: Fought) -> Piece:
    """A round: what each side rolled, and what came of it."""
    throws = "".join(throw_of(r, throw) for throw in one.throws)
    told = " ".join(escape(r.words.event(r.land, event)) for event in one.told)
    return Piece(id, f'<li id="{id}"><b>{r.told("battle-round", round=one.number)}</b>{throws}<span>{told}</span></li>')


def throw_of(r: Reading, throw: Throw) -> str:
    """A row of dice with the arms of who rolled them, and the same for those who hear it."""
    rebels = throw.seat == NONE
    colour = "" if rebels else r.seats[throw.seat]
    sign = tokens.icon(use("rebels-body") + use("fork") if rebels else tokens.arms(colour), colour or "rebels")
    drawn = "".join(small(number, r.initial(lord)) for lord, number in throw.aimed)
    drawn += "".join(small(number, "") for number in throw.dice)
    numbers = ", ".join(str(number) for number in [*(number for _, number in throw.aimed), *throw.dice])
    name = r.plainly("the-rebels") if rebels else r.plain("seat", throw.seat)
    said = f'<span class="unseen">{r.told("rolled", who=name, dice=numbers)}</span>'
    return f'<span class="throw">{sign}{said}{drawn}</span>'


def small(number: int, aim: str) -> str:
    """A die in a line of text."""
    return f'<svg class="icon small-die" viewBox="-30 -30 60 60" aria-hidden="true">{die(number, aim)}</svg>'
