"""A chapter of the rulebook: what a file of rules declares, so that the game can gather it."""

from regalia.core.step import AnyStep


class Chapter:
    """A chapter's rule ids, questions, events and steps, and whatever kinds of ids it names.

    `rules` are the numbers behind the chapter's letters: `Chapter("FI-F", [*range(1, 17), 20, 21])`. Reasons and
    answers are declared by `reason` and `answer`, each where it is used.
    """

    def __init__(self, letters: str, rules: list[int]) -> None:
        self.letters = letters
        self.rules = [f"{letters}-{number}" for number in rules]
        self.questions: dict[str, str] = {}
        self.events: dict[str, str] = {}
        self.steps: list[type[AnyStep]] = []
        self.names: dict[str, list[str]] = {}

    def asks(self, questions: dict[str, str]) -> "Chapter":
        """Its questions, with the ids in the words of each."""
        self.questions.update(questions)
        return self

    def tells(self, events: dict[str, str]) -> "Chapter":
        """Its events, likewise."""
        self.events.update(events)
        return self

    def has(self, *steps: type[AnyStep]) -> "Chapter":
        """Its steps."""
        self.steps.extend(steps)
        return self

    def calls(self, kind: str, keys: list[str]) -> "Chapter":
        """A kind of ids of its own: the key behind each number."""
        self.names[kind] = keys
        return self
