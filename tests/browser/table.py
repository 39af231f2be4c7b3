"""A person at a table in a browser: looks for what they may do, and does it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

from browser.patience import SLOW

LIT = "button[data-hand].lit"
OVER = "#end-title"
CONTINUE = "[data-continue]"


def gorus(page: Page) -> Locator:
    """Find the fresco of Gorus Maximus in the lobby."""
    return page.get_by_role("article", name="Gorus Maximus")


def read_on(page: Page) -> bool:
    """Go on from what was counted, if a score sheet waits to be read."""
    if not page.locator(CONTINUE).is_visible():
        return False
    page.locator(CONTINUE).press("Enter")
    return True


def asked(page: Page, question: str) -> bool:
    """Wait until something is asked, reading what is counted on the way; False when it is over."""
    waited = page.locator(f"{question}, {OVER}, {CONTINUE}").filter(visible=True).first
    waited.wait_for(timeout=SLOW)
    for _ in range(5):
        if not read_on(page):
            break
        waited.wait_for(timeout=SLOW)
    return not page.locator(OVER).is_visible()


class Sitter:
    """Plays by one way of input."""

    def __init__(self, page: Page, send: Callable[[Page], None]) -> None:
        self.page = page
        self._send = send
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text, line.location["url"]))

    def _note(self, kind: str, text: str, url: str) -> None:
        # On a busy machine bots may have moved on before the forecast of a question is there.
        if "409" in text and "/forecast" in url:
            return
        # A dropped line is what some tests are about; the browser reports it as an error.
        if kind == "error" and "ERR_INTERNET_DISCONNECTED" not in text and "WebSocket" not in text:
            self.problems.append(text)

    def wait(self) -> bool:
        """Wait for one's turn; False when the game is over."""
        return asked(self.page, LIT)

    def move(self) -> bool:
        """Make one move when it is time; False when the game is over."""
        if not self.wait():
            return False
        before = self.page.locator("button[data-hand]").count()
        self._send(self.page)
        # The hand is one card shorter, or dealt anew, or the game is over.
        self.page.wait_for_function(
            f"n => document.querySelectorAll('button[data-hand]').length !== n"
            f" || document.querySelector('{OVER}, {CONTINUE}')",
            arg=before,
            timeout=SLOW,
        )
        return True

    def play_out(self, most: int = 400) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.move():
                break
        expect(self.page.locator(OVER)).to_be_visible()
        assert self.problems == []


def by_mouse(page: Page) -> None:
    """Pick the first card that may go, and confirm."""
    page.locator(LIT).first.click()
    page.locator(".counsel .button.primary").click()


def by_touch(page: Page) -> None:
    """Tap twice: the first picks, the second sends."""
    card = page.locator(LIT).first
    name = card.get_attribute("data-hand")
    # Where a thumb goes: the corner with the strength, which no other card covers.
    corner: Position = {"x": 18, "y": 16}
    card.tap(position=corner)
    page.locator(f'button[data-hand="{name}"]').tap(position=corner)


def by_keyboard(page: Page) -> None:
    """Walk to the hand by Tab, along it by arrows, then Enter twice."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.hasAttribute('data-hand') ?? false"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement.classList.contains('lit')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
