"""A desk as its player sees it, and the buttons on it: one tap each, however many moves it takes."""

from html import escape

from regalia.core.refusals import Barred
from regalia.games.fief.desk import ASKING as ASKING_FIELD
from regalia.games.fief.desk import (
    CARDS_GIVEN,
    CARDS_TO_SWAP,
    DRAFT,
    FROM,
    GIVES,
    HOW_LONG,
    KIND,
    LORD,
    MONEY_ONLY,
    OFFER,
    OTHER,
    STAGE,
    SWAP,
    TO,
    WHOM,
)
from regalia.games.fief.desk import OFFER_SIZE as SIZE
from regalia.games.fief.figures import NONE
from regalia.games.fief.view import FiefView
from regalia.web.boards.board import Piece
from regalia.web.boards.buttons import button, why_not
from regalia.web.boards.fief.plans import Tap, Trial, clearing, reaching, written
from regalia.web.boards.fief.terms import land, told
from regalia.web.boards.scene import Scene


class Desk:
    """What lies before who looks in phase 6; `acts`: whether he may do something there now."""

    def __init__(self, scene: Scene, v: FiefView) -> None:
        self.scene, self.v = scene, v
        self.land = land(scene)
        self.seat = NONE if v["seat"] is None else v["seat"]
        draft = v["drafts"][self.seat] if self.seat != NONE and v["drafts"] else None
        self.draft = draft or [0] * (OFFER + SIZE + 1)
        self.stage = self.draft[STAGE]
        self.offer = self.draft[OFFER : OFFER + SIZE]
        self.asking = self.draft[ASKING_FIELD] == 1
        self.acts = bool(v["drafts"]) and scene.asked is not None and scene.asked.seat == self.seat
        self.trial = Trial(self.land, v, self.seat) if self.acts else None

    # Where it stands -------------------------------------------------------------------------------------------------

    @property
    def freely(self) -> bool:
        """FI-N-3: whether a grant is being made that is no part of an offer."""
        return self.writes and self.stage != DRAFT and self.offer[TO] == self.seat

    @property
    def writes(self) -> bool:
        """Whether an offer, or a grant, is being written."""
        return WHOM < self.stage <= HOW_LONG

    @property
    def purse(self) -> int:
        """FI-N-5: the money that he may still give: what lies in open offers is laid aside."""
        laid = [offer[GIVES] for offer in self.v["offers"] if offer[FROM] == self.seat]
        return (self.v["money"][self.seat] or 0) - sum(laid)

    def looks_at(self, offer: list[int]) -> bool:
        """Whether an open offer has been taken up."""
        return self.stage > HOW_LONG and self.offer == offer

    @property
    def clears(self) -> list[int]:
        """The moves that clear this desk."""
        return clearing(self.stage, self.freely)

    @property
    def kept(self) -> list[int]:
        """The moves that bring back the offer that was being written, once the desk has been cleared."""
        whole = self.writes and not self.freely
        return written(self.land, self.v, self.settled, self.asking) if whole else []

    @property
    def settled(self) -> list[int]:
        """The offer that is being written, without what is only half chosen."""
        offer = self.offer[:]
        if self.stage != DRAFT and offer[KIND] == MONEY_ONLY:
            offer[LORD] = offer[OTHER] = offer[CARDS_GIVEN] = 0
        return offer

    @property
    def seen(self) -> list[int]:
        """The offer as it is shown: of a swap also the cards chosen so far."""
        return [*self.offer[:KIND], SWAP, *self.offer[KIND + 1 :]] if self.stage == CARDS_TO_SWAP else self.settled

    def anew(self, offer: list[int], asking: bool | None = None) -> Tap:
        """Write the offer anew, as another."""
        way = self.asking if asking is None else asking
        return Tap([*self.clears, *written(self.land, self.v, offer, way)])

    def answering(self, offer: list[int], move: int, back: bool) -> Tap:
        """Take up an open offer and answer it; `back`: then bring back what was being written."""
        reach = [*self.clears, *reaching(self.land, self.v, offer, self.seat)]
        return Tap([*reach, move, *(self.kept if back else [])], offer, len(reach))

    # Buttons ---------------------------------------------------------------------------------------------------------

    def move(self, move: int, said: str, id: str) -> str:
        """The button of an answer to the present question; it says why if it is barred."""
        return button(self.scene, move, escape(said), f' id="{id}"')

    def tap(self, tap: Tap, said: str, id: str, label: str = "", final: bool = False) -> str:
        """The button of some moves at once; it says why the first that is barred is."""
        assert self.trial is not None
        assert self.scene.asked is not None
        refused = self.trial.refused(tap.moves)
        name = f' aria-label="{escape(label)}"' if label else ""
        if refused is None:
            form = f'form="{self.scene.asked.form}" name="moves" value="{tap.tokens(self.land)}"'
            look = "choose final" if final else "choose"
            return f'<button type="submit" class="{look}" {form} id="{id}"{name}>{escape(said)}</button>'
        if not isinstance(refused, Barred):
            return f'<button type="button" disabled id="{id}"{name}>{escape(said)}</button>'
        note = why_not(self.scene, f"why-{id}", label or said, refused)
        opens = f'<button type="button" class="barred" popovertarget="why-{id}" id="{id}"'
        why = self.scene.words.text("boards-why-not", move=label or said)
        return f'{opens} aria-label="{escape(why)}">{escape(said)}</button>{note.markup}'

    def choices(self, moves: list[int], where: str) -> str:
        """The answers to a question within an offer: those that are allowed, and the others folded away."""
        assert self.scene.asked is not None
        words, setup = self.scene.words, self.scene.setup
        names = {move: words.move(setup, move) for move in moves}
        tokens = setup.vocabulary.token
        made = {move: self.move(move, name, f"{where}-{tokens(move)}") for move, name in names.items()}
        here = "".join(made[move] for move in moves if move in self.scene.asked.legal)
        there = "".join(made[move] for move in moves if move not in self.scene.asked.legal)
        found = f'<div class="answers">{here}</div>' if here else f"<p>{escape(self.told('no-choice'))}</p>"
        if there:
            summary = escape(self.told("barred-choices"))
            found += (
                f'<details id="{where}-others"><summary>{summary}</summary><div class="answers">{there}</div></details>'
            )
        return found

    def told(self, key: str, **values: str | int) -> str:
        """A sentence of the board's."""
        return told(self.scene, key, **values)


def box(id: str, inner: str, look: str) -> Piece:
    """A piece that is a box on the page."""
    return Piece(id, f'<div id="{id}" class="{look}">{inner}</div>')
