"""An election while it goes on: the candidates, the votes that have been given, and who agrees to crown the elected."""

from html import escape
from typing import Final

from regalia.games.fief.election import votes_of
from regalia.games.fief.figures import BISHOPS_TO_CROWN, CARDINALS_TO_CROWN, NONE, VOTES
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.fief.armies import portrait
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.tokens import arms, icon, sign

CROWN: Final = "crown"
"""The step at which clerics are asked."""


def draw(r: Reading) -> Part:
    """All of it; nothing while there is no election."""
    on = bool(r.v["votes"])
    layers = [
        Layer("ballot-rule", [rule(r)] if on else [], "div"),
        Layer("ballot-candidates", candidates(r) if on else [], "ul"),
        Layer("ballot-voters", voters(r) if on and elected(r) == NONE else [], "ul"),
        Layer("ballot-clerics", clerics(r) if on else [], "ul"),
    ]
    return Part("ballot", r.told("election"), "", layers, "", True)


def rule(r: Reading) -> Piece:
    """FI-E-3, FI-E-4: how many votes are needed, or how many clerics."""
    limit = r.land.board.limit
    crowned = elected(r)
    if crowned != NONE:
        values = {"bishops": limit[BISHOPS_TO_CROWN], "cardinals": limit[CARDINALS_TO_CROWN]}
        said = r.told("needs-clerics", lord=r.plain("lord", crowned), **values)
    else:
        said = r.told("needs-votes", votes=limit[VOTES])
    return Piece("ballot-said", f'<p id="ballot-said">{said}</p>')


def elected(r: Reading) -> int:
    """Who is to be crowned, if clerics are asked about him."""
    top = r.v["stack"][-1] if r.v["stack"] else None
    return top["numbers"][2] if top and top["step"] == CROWN else NONE


def candidates(r: Reading) -> list[Piece]:
    """FI-E-1, FI-E-2: each candidate with the votes that were given for him."""
    n, votes = r.land.players, r.v["votes"]
    found = []
    for lord in votes[:n]:
        if lord == NONE:
            continue
        voters = [seat for seat in range(n) if votes[n + seat] == lord]
        total = sum(votes_of(r.s, seat) for seat in voters)
        shields = "".join(f"{icon(arms(r.seats[seat]), r.seats[seat])}" * votes_of(r.s, seat) for seat in voters)
        told = r.told("votes", votes=total)
        seats = f'<span class="unseen">{escape(r.speech.listed("seat", voters))}</span>' if voters else ""
        look = ' class="elected"' if lord == elected(r) else ""
        drawn = icon(portrait(r, lord), f"lord {r.seats[r.v['owner'][lord]]}")
        inner = f'{drawn}<b>{r.name("lord", lord)}</b><span class="votes">{shields}</span>{seats}<i>{told}</i>'
        key = r.key("lord", lord)
        found.append(Piece(f"stands-{key}", f'<li id="stands-{key}"{look}>{inner}</li>'))
    return found


def voters(r: Reading) -> list[Piece]:
    """FI-E-2: the families that have votes they have given nobody, and how many."""
    n, found = r.land.players, []
    for seat in range(n):
        votes = votes_of(r.s, seat)
        if votes and r.v["votes"][n + seat] == NONE:
            colour = r.seats[seat]
            said = r.told("has-votes", seat=r.plain("seat", seat), votes=votes)
            inner = f"{icon(arms(colour), colour)}{said}"
            found.append(Piece(f"voter-{colour}", f'<li id="voter-{colour}">{inner}</li>'))
    return found


def clerics(r: Reading) -> list[Piece]:
    """FI-E-4: whose clerics agree, and whose do not."""
    n, found = r.land.players, []
    for seat, answer in enumerate(r.v["votes"][2 * n :]):
        if answer != NONE:
            colour = r.seats[seat]
            said = r.told("agrees" if answer else "refuses", seat=r.plain("seat", seat))
            inner = f"{sign('badge-bishop')}{icon(arms(colour), colour)}{said}"
            found.append(Piece(f"clerics-{colour}", f'<li id="clerics-{colour}">{inner}</li>'))
    return found
