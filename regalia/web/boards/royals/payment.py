"""A payment as it grows: a place for each card it takes, filled when it is laid, and the cheapest way to finish."""

from html import escape

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import INTRIGUE_WILD, NOBODY, WILD
from regalia.games.royals.moves import COUNTRY, LAYS_INTRIGUE, PLOTS
from regalia.games.royals.view import Payment, RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import proposed
from regalia.web.boards.royals.pieces import card, europe, icon, letters, plot, sign, small_card, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import text


def draw(scene: Scene, v: RoyalsView) -> Part:
    """What is being paid; nothing is there while nothing is begun, and for all but the payer."""
    pieces = []
    if v["payment"] is not None and v["payment"]["target"] != NOBODY:
        pieces.append(Paying(scene, v["payment"]).piece())
    return Part("payment", escape(told(scene, "payment")), "", [Layer("payment", pieces, "div")], "")


class Paying:
    """A payment that has been begun, as its payer sees it."""

    def __init__(self, scene: Scene, paid: Payment) -> None:
        self.scene, self.paid = scene, paid
        self.e: Europe = europe(scene)
        self.signs = letters(self.e, scene.words)
        self.target = paid["target"]
        self.country = self.e.country_of[self.target]

    def piece(self) -> Piece:
        """All of it."""
        e, words = self.e, self.scene.words
        title = e.title_of[self.target]
        what = icon(sign(e.board.titles[title], words.ids(e, "title", title), scale=0.8))
        name = escape(words.ids(e, "position", self.target))
        inner = f'<p class="paid-for">{what} <b>{name}</b></p>{self.intrigues()}{self.cards()}'
        if self.scene.asked:
            inner += f'<p class="answers">{proposed(self.scene, escape(self.cheapest()))}</p>'
        return Piece("paying", f'<div id="paying">{inner}</div>')

    # Slots -----------------------------------------------------------------------------------------------------------

    def intrigues(self) -> str:
        """RO-P-5, RO-P-6: the intrigue cards of a take-over."""
        if self.paid["stage"] not in (PLOTS, LAYS_INTRIGUE) and not self.paid["laid_intrigues"]:
            return ""
        laid = [plot(self.e, self.signs, kind) for kind in self.paid["laid_intrigues"]]
        shows = [self.e.shows[kind * self.e.countries + self.country] for kind in self.paid["laid_intrigues"]]
        wilds = self.paid["intrigue_wilds"]
        cost = self.e.intrigue_cost[self.target]
        return self.slots("laid-intrigues", laid, cost + (INTRIGUE_WILD - 1) * wilds, cost - wilds - sum(shows))

    def cards(self) -> str:
        """RO-P-1, RO-P-2: the country cards."""
        laid = [card(self.signs[country], country) for country in self.paid["laid"]]
        wilds = self.paid["wilds"]
        cost = self.e.cost[self.target]
        natives = cost - wilds - self.paid["laid"].count(self.country)
        return self.slots("laid-cards", laid, cost + (WILD - 1) * wilds, natives)

    def slots(self, key: str, laid: list[str], asked: int, natives: int) -> str:
        """Laid cards, then empty places: those that only cards of the country can fill show its letter."""
        left = asked - len(laid)
        empty = ['<rect x="-29" y="-41" width="58" height="82" rx="6" class="empty"/>'] * left
        for at in range(left):
            must = at >= left - natives
            empty[at] += text(self.signs[self.country] if must else "?", 0, 1, "wanted")
        inner = "".join(small_card(drawn) for drawn in [*laid, *empty])
        said = escape(told(self.scene, key, laid=len(laid), cards=asked))
        return f'<p class="slots"><span class="said-slots">{said}</span> {inner}</p>'

    # The proposal ----------------------------------------------------------------------------------------------------

    def cheapest(self) -> str:
        """The cards that the proposal pays in all, those that are laid already among them."""
        e, words = self.e, self.scene.words
        kinds, countries = self.proposal()
        told_cards = [
            told(self.scene, "times", number=cards.count(at), what=words.ids(e, kind, at))
            for kind, cards in (("intrigue", kinds), ("country", countries))
            for at in sorted(set(cards))
        ]
        return told(self.scene, "cheapest", cards=words.listed(told_cards))

    def proposal(self) -> tuple[list[int], list[int]]:
        """Kinds of intrigue cards and countries; natives that follow by themselves are part of it."""
        e, asked = self.e, self.scene.asked
        kinds, countries, wilds = list(self.paid["laid_intrigues"]), list(self.paid["laid"]), self.paid["wilds"]
        for move in asked.proposal if asked else ():
            if e.pair <= move < e.pair + e.kinds:
                kinds.append(move - e.pair)
            elif COUNTRY <= move < COUNTRY + e.countries:
                countries.append(move - COUNTRY)
            elif e.wild <= move < e.intrigue_wild:
                wilds = move - e.wild
        missing = e.cost[self.target] + (WILD - 1) * wilds - len(countries)
        return kinds, countries + [self.country] * missing
