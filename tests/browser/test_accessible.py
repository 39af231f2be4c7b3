"""axe-core finds nothing serious on any page, light or dark, desktop or phone."""

from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from browser.patience import becomes, rest
from browser.table import LIT, Sitter, by_mouse, gorus
from browser.visits import SIZES, on_screen
from serving import Server

TAGS = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

WIDE = "document.documentElement.scrollWidth <= window.innerWidth"
"""Nothing scrolls sideways."""


def screens(*usual: tuple[str, str]) -> list[Any]:
    """Give every screen in light and dark, all but the usual ones for the deep suite."""
    return [
        pytest.param(*one, id="-".join(one), marks=() if one in usual else pytest.mark.deep)
        for one in product(SIZES, ("light", "dark"))
    ]


SCREENS = screens(("phone", "dark"))
"""For the boards. The pages of the house are looked at on a light desktop as well."""


def faults(page: Page, within: str = "html") -> list[str]:
    """Run axe on a part of the page and give what is serious or worse, in one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only what is wrong is told in full: listing what is right takes most of the time.
    wish = f"{{runOnly: {TAGS}, resultTypes: ['violations']}}"
    result: dict[str, Any] = page.evaluate(f"axe.run('{within}', {wish})")
    return [
        f"{one['id']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:1]
    ]


def check(page: Page) -> None:
    """A page must be free of serious faults and of sideways scrolling."""
    rest(page)
    becomes(page, lambda: faults(page), [])
    becomes(page, lambda: page.evaluate(WIDE), wanted=True)


@pytest.mark.parametrize(("size", "scheme"), screens(("desktop", "light"), ("phone", "dark")))
def test_pages(
    browser: Browser, server: Server, size: str, scheme: Literal["light", "dark"]
) -> None:
    with on_screen(browser, server, size, scheme) as page:
        page.goto("/")
        gorus(page).get_by_role("button", name="First game").wait_for()
        check(page)
        gorus(page).get_by_role("button", name="Invite").click()
        page.get_by_role("dialog").wait_for()
        check(page)
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="Start the game").wait_for()
        check(page)
        page.goto("/rules/gorus#G-5.2")
        page.get_by_text("Follow or challenge").first.wait_for()
        check(page)
        page.goto("/about")
        page.get_by_role("heading", level=1).wait_for()
        check(page)
        page.goto("/nowhere")
        page.get_by_text("There is nothing here.").first.wait_for()
        check(page)
        check_table(page, server)


def check_table(page: Page, server: Server) -> None:
    """The table in play, its end, and the replay."""
    answer = page.request.post(
        "/api/play",
        data={"game": "gorus", "options": {"players": 1, "target": 1}},
        headers={"origin": server.url},
    )
    page.goto(f"/t/{answer.json()['id']}")
    page.locator(LIT).first.wait_for()
    check(page)
    Sitter(page, by_mouse).play_out()
    check(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    check(page)
