"""`regalia rules`, and the rules as a game shows them: chapters, rules, examples, and why a move is not allowed."""

from difflib import get_close_matches

from regalia.core.game import Game, Setup, game
from regalia.core.refusals import Barred, Problem
from regalia.locale.words import Words
from regalia.terminal.screen import Screen


def run(words: Words, key: str, asked: str) -> int:
    """All rules of a game, those of a chapter, or one."""
    screen = Screen(words)
    played = game(key)
    found = find_rules(played, asked)
    if not asked:
        screen.write(words.game(played), style="bold")
        screen.write(words.about(played))
    last = ""
    for rule in found:
        if chapter(rule) != last and (len(found) > 1 or not asked):
            last = chapter(rule)
            screen.heading(f"{words.title(played, last)} ({last})")
        show_rule(screen, played, rule)
    return 0


def chapter(rule: str) -> str:
    """The chapter that a rule is in: FK-A of FK-A-PLACE-1."""
    return "-".join(rule.split("-")[:2])


def find_rules(played: Game, asked: str) -> list[str]:
    """The rules that an id stands for: one, or all that begin so; the letters of the game may be left out."""
    wish = asked.strip().upper()
    if not wish:
        return played.rules
    for full in (wish, f"{played.rules[0].split('-')[0]}-{wish}"):
        found = [rule for rule in played.rules if rule == full] or [
            rule for rule in played.rules if rule.startswith(f"{full}-") or full == rule.split("-")[0]
        ]
        if found:
            return found
    chapters = dict.fromkeys(chapter(rule) for rule in played.rules)
    near = get_close_matches(wish, [*chapters, *played.rules], 4, 0.5) or list(chapters)
    raise Problem("rule-unknown", {"rule": asked[:40], "near": ", ".join(near)})


def show_rule(screen: Screen, played: Game, rule: str) -> None:
    """A rule with its id, and its example."""
    screen.line()
    for number, paragraph in enumerate(paragraphs(screen.words.rule(played, rule))):
        screen.write(
            paragraph if number else f"{rule}  {paragraph}", indent=2 if number else 0, hanging=0 if number else 2
        )
    for number, paragraph in enumerate(paragraphs(screen.words.example(played, rule))):
        told = paragraph if number else screen.text("rule-example", example=paragraph)
        screen.write(told, indent=4)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text."""
    return [line.strip() for line in text.split("\n") if line.strip()]


def show_reason(screen: Screen, setup: Setup, barred: Barred, whole: bool = False) -> None:
    """Why a move is not allowed: the reason, the id of the rule, and if asked for the rule itself."""
    screen.write(f"{screen.words.why(setup, barred)} ({barred.rule})")
    if whole:
        show_rule(screen, setup.game, barred.rule)
