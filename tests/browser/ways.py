"""The four ways to play: by clicks, by keyboard alone, without a script, and with a finger on a phone of 360 pixels."""

from typing import Any, Final

from playwright.sync_api import Locator, Page

DESK: Final = {"width": 1400, "height": 900}
PHONE: Final = {"width": 360, "height": 740}
PATIENCE: Final = 30_000
"""Milliseconds; the machine may be busy."""
FARTHEST: Final = 400
"""So often Tab is pressed at most to come to an answer."""
FINGER: Final = 44
"""What a finger presses on a phone has at least so many pixels a side."""

FOCUSED: Final = """() => {
    const e = document.activeElement;
    const place = e.closest('.choice');
    const look = getComputedStyle(place ? place.querySelector('.glow') : e);
    const ring = place ? look.strokeWidth : look.outlineWidth;
    const box = e.getBoundingClientRect();
    return {
        tag: e.tagName, name: e.name || '', value: e.value || '', id: e.id,
        folds: e.tagName == 'SUMMARY' && !e.parentNode.open,
        ring: (place ? look.stroke : look.outlineStyle) == 'none' ? 0 : parseFloat(ring),
        shown: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0,
    };
}"""
"""What has the focus, and how thick a line shows it."""


class Way:
    """How somebody answers: `context` is what his browser is opened with."""

    name = ""
    script = True

    def context(self) -> dict[str, Any]:
        """By clicks on a desk."""
        return {"viewport": DESK}

    def answer(self, tab: Page, token: str) -> None:
        """Give an answer, and wait for what comes of it."""
        before = asked(tab)
        self.press(tab, token)
        tab.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)

    def press(self, tab: Page, token: str) -> None:
        """Press its button."""
        raise NotImplementedError


ASKED: Final = """() => {
    const told = ['#question', '#do-ahead'].map((id) => document.querySelector(id)?.textContent ?? '');
    return [document.querySelector('[name=mark]')?.value ?? 'over', ...told].join('|');
}"""
"""What is asked, and what was answered in advance."""
CHANGED: Final = f"(before) => ({ASKED})() !== before"
SPOT: Final = """(button) => {
    button.scrollIntoView({ block: 'center' });
    const box = button.getBoundingClientRect();
    for (const down of [5, 3, 7, 2, 8, 4, 6, 1, 9]) for (const across of [5, 3, 7, 2, 8, 4, 6, 1, 9]) {
        const [x, y] = [box.x + box.width * across / 10, box.y + box.height * down / 10];
        if (button.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""
"""Where on the screen a place of a drawing can be hit: its middle, if that is not another's."""


def asked(tab: Page) -> str:
    """What the page asks, with the mark that its clicks bring back."""
    return str(tab.evaluate(ASKED))


def mark(tab: Page) -> str:
    """The mark."""
    return asked(tab).partition("|")[0]


def buttons(tab: Page, token: str, within: str = "") -> Locator:
    """The buttons that give an answer, on the board and in the list."""
    return tab.locator(f'{within} button[type=submit][name=move][value="{token}"]')


def on_board(tab: Page, token: str) -> Locator:
    """Its place in a drawing."""
    return buttons(tab, token, ".choice")


def in_list(tab: Page, token: str) -> Locator:
    """Its line in the list of answers, unfolded if need be."""
    found = buttons(tab, token, ".part-asked")
    if not found.first.is_visible():
        tab.locator("#more > summary").click()
    return found.first


def click(tab: Page, token: str) -> None:
    """Click on the board where the answer has a place there, else in the list."""
    place = on_board(tab, token)
    if not place.count():
        in_list(tab, token).click()
        return
    spot = place.first.evaluate(SPOT)
    assert spot, f"nobody can hit {token} on the board"
    tab.mouse.click(*spot)


class Click(Way):
    """With a mouse."""

    name = "click"

    def press(self, tab: Page, token: str) -> None:
        click(tab, token)


class Keyboard(Way):
    """With Tab and Enter alone. Wherever the focus comes it can be seen."""

    name = "keyboard"

    def press(self, tab: Page, token: str) -> None:
        for _ in range(FARTHEST):
            tab.keyboard.press("Tab")
            focus = tab.evaluate(FOCUSED)
            if focus["tag"] == "BODY":
                continue
            assert focus["ring"] >= 2, f"the focus cannot be seen: {focus}"
            if focus["name"] == "move" and focus["value"] == token:
                assert focus["shown"], f"the focus is off the screen: {focus}"
                tab.keyboard.press("Enter")
                return
            if focus["folds"] and focus["id"] == "" and not on_board(tab, token).count():
                tab.keyboard.press("Enter")
        raise AssertionError(f"Tab never comes to {token}")

    def answer(self, tab: Page, token: str) -> None:
        super().answer(tab, token)
        lost = tab.evaluate("document.activeElement === document.body")
        assert not lost, f"the focus is lost after {token}"


class Plain(Way):
    """Without a script: forms and links."""

    name = "plain"
    script = False

    def context(self) -> dict[str, Any]:
        return {"viewport": DESK, "java_script_enabled": False}

    def answer(self, tab: Page, token: str) -> None:
        with tab.expect_navigation(wait_until="domcontentloaded", timeout=PATIENCE):
            click(tab, token)


class Phone(Way):
    """With a finger, from the list of answers; nothing is wider than the screen."""

    name = "phone"

    def context(self) -> dict[str, Any]:
        return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}

    def press(self, tab: Page, token: str) -> None:
        button = in_list(tab, token)
        wide = tab.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"the page is {wide} pixels wide"
        asking = tab.locator(".part-asked").bounding_box()
        assert asking is not None
        assert asking["height"] <= PHONE["height"] / 2, "the question leaves the board no room"
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER, f"{token} is {box['height']} pixels high"
        button.tap()


WAYS: Final = {way.name: way for way in (Click(), Keyboard(), Plain(), Phone())}
