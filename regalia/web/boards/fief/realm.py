"""The round and its phases, who begins, and the throne: king, queen, crown prince, regency."""

from typing import Final

from regalia.games.fief.figures import NONE, PHASE_KEYS, REGENCY_ROUNDS
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.fief.armies import portrait
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.tokens import arms, icon, sign

ROYAL: Final = ("king", "queen", "prince")


def draw(r: Reading) -> Part:
    """All of it."""
    layers = [
        Layer("realm-round", [round_of(r)], "div"),
        Layer("realm-phases", [phase(r, number) for number in range(len(PHASE_KEYS))], "ol"),
        Layer("realm-throne", throne(r), "ul"),
    ]
    return Part("realm", r.told("realm"), "", layers, "", True)


def round_of(r: Reading) -> Piece:
    """FI-R-2, FI-Z-3, FI-Z-5: which round it is, of how many, and whose it is to begin."""
    v = r.v
    last = r.land.last_round
    key = "setting-up" if not v["round"] else "round" if r.land.points_game else "round-at-most"
    inner = f"<b>{r.told(key, round=v['round'], last=last)}</b>"
    if v["first"] != NONE:
        colour = r.seats[v["first"]]
        said = r.told("begins", seat=r.plain("seat", v["first"]))
        inner += f"<span>{sign('mark-first')}{icon(arms(colour), colour)}{said}</span>"
    return Piece("round", f'<p id="round">{inner}</p>')


def phase(r: Reading, number: int) -> Piece:
    """FI-R-1: one of the six phases; the one that goes on stands out."""
    key, now = PHASE_KEYS[number], number == r.v["phase"] and r.v["round"] > 0 and not r.v["over"]
    here = ' class="now" aria-current="step"' if now else ""
    inner = f"{sign(f'phase-{key}')}<span>{r.name('phase', number)}</span>"
    return Piece(f"phase-of-{key}", f'<li id="phase-of-{key}"{here}>{inner}</li>')


def throne(r: Reading) -> list[Piece]:
    """FI-E, FI-Q: who wears a crown; while the queen reigns for a young king, in which of how many rounds."""
    v, found = r.v, []
    for key, lord in zip(ROYAL, (v["king"], v["queen"], v["prince"]), strict=True):
        if lord != NONE:
            owner = r.seats[v["owner"][lord]]
            title = r.told("is-regent" if key == "queen" and v["regent"] else f"is-{key}")
            inner = f"{icon(portrait(r, lord), f'lord {owner}')}<span><b>{r.name('lord', lord)}</b> {title}</span>"
            found.append(Piece(f"throne-{key}", f'<li id="throne-{key}">{inner}</li>'))
    if v["regency"]:
        said = r.told("regency", round=v["regency"], rounds=r.land.board.limit[REGENCY_ROUNDS])
        found.append(Piece("regency", f'<li id="regency">{said}</li>'))
    if not found:
        none = f"{sign('badge-king')}<span>{r.told('no-king')}</span>"
        found.append(Piece("throne-empty", f'<li id="throne-empty">{none}</li>'))
    return found
