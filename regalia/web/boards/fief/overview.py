"""One page to have beside the board: the round, what things cost, pay and count; the numbers are the board file's."""

from regalia.core.game import Setup
from regalia.games.fief import figures
from regalia.games.fief.figures import INCOME_KEYS, PHASE_KEYS, POINT_KEYS, WARE_KEYS
from regalia.locale.words import Words
from regalia.web.boards.fief.market import drawn
from regalia.web.boards.fief.reading import said, the_land
from regalia.web.boards.fief.tokens import sign


class Page:
    """The page of one setup in one language."""

    def __init__(self, setup: Setup, words: Words) -> None:
        self.land = the_land(setup)
        self.words = words
        self.board = self.land.board
        self.limit = self.board.limit

    def said(self, key: str, **values: str | int) -> str:
        """A sentence of the board's."""
        return said(self.land, self.words, f"page-{key}", **values)

    def name(self, kind: str, key: str) -> str:
        """What a key is called."""
        return self.words.name(self.land.game, kind, key)

    def markup(self) -> str:
        """All of it."""
        inner = self.round() + self.costs() + self.incomes() + self.moving() + self.fighting() + self.church()
        inner += self.winning() + self.counting()
        note = self.said("own" if self.land.board_text else "reconstruction")
        return f'<div class="overview overview-fief">{inner}<p class="source">{note}</p></div>'

    def section(self, key: str, inner: str) -> str:
        """A chapter with its heading."""
        return f"<section><h3>{self.said(key)}</h3>{inner}</section>"

    def listed(self, sentences: list[str], tag: str = "ul") -> str:
        """Sentences in a list."""
        return f"<{tag}>" + "".join(f"<li>{sentence}</li>" for sentence in sentences) + f"</{tag}>"

    def round(self) -> str:
        """FI-R: the phases of a round."""
        hand = self.limit[figures.HAND]
        steps = []
        for key in PHASE_KEYS:
            head = f"{sign(f'phase-{key}')} <b>{self.name('phase', key)}</b>"
            told = self.said("phase-cards", cards=hand) if key == "cards" else self.said(f"phase-{key}")
            steps.append(f"{head}: {told}")
        return self.section("round", self.listed(steps, "ol"))

    def costs(self) -> str:
        """FI-B: prices."""
        rows = ""
        for number, key in enumerate(WARE_KEYS):
            rows += self.row(drawn(number), self.name("ware", key), self.board.price[number], f"ware-{key}")
        return self.section("costs", self.table(rows))

    def incomes(self) -> str:
        """FI-I: what pays."""
        rows = "".join(
            self.row("", self.said(f"pays-{key}"), self.board.income[number], "")
            for number, key in enumerate(INCOME_KEYS)
        )
        return self.section("income", self.table(rows) + f"<p>{self.said('income-needs')}</p>")

    def row(self, picture: str, name: str, number: int, note: str) -> str:
        """A line of a table: what, where it goes, how much."""
        where = f"<small>{self.said(note)}</small>" if note else ""
        drawn = f'<span class="drawn">{picture}</span>' if picture else ""
        head = f'<th scope="row"><span class="what">{drawn}<span>{name}{where}</span></span></th>'
        return f'<tr>{head}<td class="number">{number}</td></tr>'

    def table(self, rows: str) -> str:
        """A table without heads: its rows say what they are."""
        return f"<table><tbody>{rows}</tbody></table>"

    def moving(self) -> str:
        """FI-M: how far, and through whose villages."""
        limit = self.limit
        told = [
            self.said("steps", steps=limit[figures.STEPS], arc=limit[figures.STEPS_WITH_ARC]),
            self.said("leave"),
            self.said("gate"),
        ]
        return self.section("movement", self.listed(told))

    def fighting(self) -> str:
        """FI-F: dice and losses."""
        one, two, three = self.board.dice_from
        open_, castle, city = self.board.divisor
        told = [
            self.said("dice", one=one, two=two, three=three),
            self.said("losses", open=open_, castle=castle, city=city),
            self.said("aim"),
            self.said("mercy"),
            self.said("spoils"),
        ]
        return self.section("battle", self.listed(told))

    def church(self) -> str:
        """FI-L, FI-E, FI-Q: fiefs, bishops, kings."""
        limit = self.limit
        told = [
            self.said("fief"),
            self.said("capital"),
            self.said("election", votes=limit[figures.VOTES]),
            self.said("crown", bishops=limit[figures.BISHOPS_TO_CROWN], cardinals=limit[figures.CARDINALS_TO_CROWN]),
            self.said("regency", rounds=limit[figures.REGENCY_ROUNDS]),
        ]
        return self.section("throne", self.listed(told))

    def winning(self) -> str:
        """FI-Z: how this table is won."""
        if self.land.points_game:
            told = [self.said("points-game", rounds=self.land.last_round, every=self.board.count_every)]
        else:
            told = [
                self.said("alone", fiefs=self.limit[figures.FIEFS_ALONE]),
                self.said("couple", fiefs=self.limit[figures.FIEFS_COUPLE]),
                self.said("rounds", rounds=self.land.last_round),
            ]
        return self.section("winning", self.listed([*told, self.said("last")]))

    def counting(self) -> str:
        """FI-Z-3: what counts."""
        rows = "".join(
            self.row("", self.said(f"counts-{key}"), self.board.points[number], "")
            for number, key in enumerate(POINT_KEYS)
        )
        return self.section("points", self.table(rows))
