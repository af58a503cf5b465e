"""The position in words: a paragraph for each city, one for each country, one for the cards."""

from html import escape

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import NOBODY, OUT, YEARS
from regalia.games.royals.tables import influence
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.royals.pieces import europe, told
from regalia.web.boards.scene import Scene


def draw(scene: Scene, v: RoyalsView) -> Part:
    """All of it, folded away from those who see the board."""
    title = escape(scene.words.text("boards-in-words"))
    said = Spoken(scene, v)
    e = said.e
    pieces = [said.city(city) for city in range(e.cities)]
    pieces += [said.country(country) for country in range(e.countries)]
    pieces += [said.title(title) for title in range(e.titles)]
    pieces += [said.paragraph("said-house", [said.houses()]), said.paragraph("said-cards", said.cards())]
    return Part("words", title, f"<details><summary>{title}</summary>", [Layer("said", pieces, "div")], "</details>")


class Spoken:
    """What the sentences are made of."""

    def __init__(self, scene: Scene, v: RoyalsView) -> None:
        self.scene, self.v = scene, v
        self.e: Europe = europe(scene)

    def told(self, key: str, **values: str | int) -> str:
        """A sentence of the board's."""
        return told(self.scene, f"said-{key}", **values)

    def name(self, kind: str, number: int) -> str:
        """What an id is called."""
        return self.scene.words.ids(self.e, kind, number)

    def paragraph(self, id: str, sentences: list[str], head: str = "") -> Piece:
        """Sentences one after another, behind what they are about."""
        start = f"<b>{escape(head)}</b> " if head else ""
        return Piece(id, f'<p id="{id}">{start}{escape(" ".join(sentences))}</p>')

    def counted(self, kind: str, numbers: list[int]) -> str:
        """How many of which: 3 of France and 1 of Spain."""
        some = [
            told(self.scene, "times", number=number, what=self.name(kind, at))
            for at, number in enumerate(numbers)
            if number
        ]
        return self.scene.words.listed(some)

    def owner(self, marker: int) -> str:
        """A marker's points, and who has it."""
        seat, points = self.v["markers"][marker], self.e.points[marker]
        if seat == NOBODY:
            return self.told("marker-left", points=points)
        if seat == OUT:
            return self.told("marker-out", points=points)
        return self.told("marker-taken", points=points, seat=self.name("seat", seat))

    # What is told ----------------------------------------------------------------------------------------------------

    def city(self, city: int) -> Piece:
        """A city: its positions, its bonus, its square."""
        e, v = self.e, self.v
        said = [self.position(position) for position in e.positions_in[city]]
        said.append(self.told("city-bonus", marker=self.owner(city)))
        cubes = v["squares"][city * e.players : (city + 1) * e.players]
        if sum(cubes):
            said.append(self.told("square", cubes=self.counted("seat", cubes)))
        head = f"{self.name('city', city)} ({self.name('country', e.board.city_country[city])})"
        return self.paragraph(f"said-{e.board.cities[city]}", said, head)

    def position(self, position: int) -> str:
        """RO-C-2, RO-P-4: a position and who holds it."""
        e, seat = self.e, self.v["holders"][position]
        title = self.name("title", e.title_of[position])
        values: dict[str, str | int] = {"title": title, "cost": e.cost[position], "influence": e.influence[position]}
        if seat == NOBODY:
            return self.told("free", **values)
        return self.told("held", **values, seat=self.name("seat", seat))

    def country(self, country: int) -> Piece:
        """RO-B-2, RO-E-2: influence, country bonuses, the markers of the epochs."""
        e = self.e
        powers = [influence(e, self.v, country, seat) for seat in range(e.players)]
        said = [self.told("influence", seats=self.counted("seat", powers))]
        first = e.first_country + 2 * country
        said.append(self.told("country-bonus", high=self.owner(first), low=self.owner(first + 1)))
        for epoch in range(len(YEARS)):
            marker = e.first_epoch + (epoch * e.countries + country) * 2
            year = self.name("year", epoch)
            said.append(self.told("epoch", year=year, high=self.owner(marker), low=self.owner(marker + 1)))
        return self.paragraph(f"said-country-{e.board.countries[country]}", said, self.name("country", country))

    def title(self, title: int) -> Piece:
        """RO-F-1: the cubes on a title's marker, and who has it."""
        e = self.e
        cubes = self.v["honours"][title * e.players : (title + 1) * e.players]
        half = e.first_title + 2 * title
        first, second = self.v["markers"][half], self.v["markers"][half + 1]
        said = [self.told("cubes", cubes=self.counted("seat", list(cubes)))]
        points = e.points[half] + e.points[half + 1]
        if first >= 0 and first != second:
            seats = self.scene.words.listed([self.name("seat", first), self.name("seat", second)])
            said.append(self.told("halved", points=e.points[half], seats=seats))
        elif first >= 0:
            said.append(self.told("whole", points=points, seat=self.name("seat", first)))
        else:
            said.append(self.told("title-out" if first == OUT else "title-left", points=points))
        return self.paragraph(f"said-title-{e.board.titles[title]}", said, self.name("title", title))

    def houses(self) -> str:
        """RO-B-3: the house bonuses."""
        e = self.e
        markers = [self.owner(marker) for marker in range(e.first_house, e.first_epoch)]
        return self.told("house-bonus", markers=self.scene.words.listed(markers))

    def cards(self) -> list[str]:
        """RO-B-4, RO-T-7: decks, row, discards, one's own hand, and what nobody has seen yet."""
        e, v = self.e, self.v
        said = [
            self.told("decks", deck=v["deck"], intrigues=v["intrigue_deck"]),
            self.told("row", cards=self.counted("country", v["row"])),
            self.told("discards", cards=self.counted("country", v["discards"])),
            self.told("intrigue-discards", cards=self.counted("intrigue", v["intrigue_discards"])),
        ]
        if v["seat"] is not None:
            said.append(self.told("hand", cards=self.counted("country", v["hands"][v["seat"]] or [])))
            said.append(self.told("intrigues", cards=self.counted("intrigue", v["intrigues"][v["seat"]] or [])))
        if e.memory_aid:
            said.append(self.told("unseen", cards=self.counted("country", v["unseen"])))
        return said
