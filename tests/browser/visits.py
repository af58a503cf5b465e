"""Who comes with which browser: cookies, language, light; and all that a browser complained of."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.ways import PATIENCE, Way

SCREENS: Final = Path(__file__).resolve().parents[2] / "build" / "screens"


class Visits:
    """The tabs of one browser: one for each way, language and guest, used again by the next who comes that way."""

    def __init__(self, browser: Browser, at: str) -> None:
        self.browser = browser
        self.at = at
        self.tabs: dict[object, Page] = {}
        self.contexts: list[BrowserContext] = []
        self.said: list[str] = []

    def tab(self, way: Way, cookie: str = "", lang: str = "en", **more: Any) -> Page:
        """The tab of somebody; `more` is how else his browser is set up."""
        key = (way.name, cookie, lang, str(more))
        if key not in self.tabs:
            self.tabs[key] = self.fresh(way, cookie, lang, **more)
        return self.tabs[key]

    def fresh(self, way: Way, cookie: str = "", lang: str = "en", **more: Any) -> Page:
        """A browser of his own, with nothing in it but perhaps a cookie."""
        context = self.browser.new_context(**{"locale": lang, "base_url": self.at, **way.context(), **more})
        if cookie:
            context.add_cookies([{"name": "regalia", "value": cookie, "url": self.at}])
        context.set_default_timeout(PATIENCE)
        tab = context.new_page()
        tab.on("console", lambda told: self.said.append(told.text) if told.type in ("error", "warning") else None)
        tab.on("pageerror", lambda error: self.said.append(str(error)))
        self.contexts.append(context)
        return tab

    def take(self, tab: Page, name: str) -> None:
        """A picture of a page, into build/screens."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        tab.evaluate("window.scrollTo(0, 0)")
        tab.screenshot(path=SCREENS / f"{name}.png", full_page=True, animations="disabled")

    def complaints(self) -> list[str]:
        """What was complained of since this was last asked: errors of scripts, what the policy refused."""
        said, self.said = self.said, []
        return said

    def close(self) -> None:
        """All go."""
        for context in self.contexts:
            context.close()
