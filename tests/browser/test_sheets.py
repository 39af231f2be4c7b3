"""Score sheets are read whole on every screen: no column is cut, nothing scrolls sideways."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.insanam_moments import ROUND_ENDS, find, put
from browser.insanam_player import Player, click
from browser.patience import becomes, resize
from browser.screens import PRINT, SIZES
from browser.table import CONTINUE
from browser.test_waiting import post
from ludus.core.message import say
from ludus.locales.catalogue import catalogue
from ludus.server.guests import COOKIE
from serving import Server

CUT = """() => {
    const sheet = document.querySelector('[data-sheet]');
    const { left, right } = sheet.querySelector('.body').getBoundingClientRect();
    const cells = [...sheet.querySelectorAll('th, td')].filter((one) => one.checkVisibility());
    const wrong = cells
        .filter((one) => {
            const box = one.getBoundingClientRect();
            const over = one.scrollWidth - one.clientWidth;
            return box.left < left - 1 || box.right > right + 1 || box.width < 12 || over > 1;
        })
        .map((one) => one.textContent.trim().replace(/\\s+/g, ' '));
    return [cells.length, wrong];
}"""
"""How many cells are shown, and those that are not within the sheet from side to side."""


def check_sheet(page: Page, players: int) -> None:
    """Nothing of the open sheet is cut, on any screen."""
    looks = [*((size, 100) for size in SIZES), ((390, 664), 200), ((1440, 900), 200)]
    for (width, height), percent in looks:
        page.evaluate(PRINT, percent)
        resize(page, width, height)
        where = f"{width}x{height} with print at {percent} %"
        becomes(page, lambda: page.evaluate(CUT)[1], [], where=where)
        assert page.evaluate(CUT)[0] > players


def visit(browser: Browser, server: Server, locale: str) -> BrowserContext:
    return browser.new_context(
        base_url=server.url, locale=locale, viewport={"width": 1440, "height": 900}
    )


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_a_round_of_insanam(browser: Browser, server: Server, locale: str) -> None:
    """Four players and five sources; while it is read, nobody is said to decide."""
    context = visit(browser, server, locale)
    table, cookie = put(server, find("a round ends", ROUND_ENDS))
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    me = context.request.put(
        "/api/me", data={"language": locale[:2]}, headers={"origin": server.url}
    )
    assert me.ok
    page = context.new_page()
    player = Player(page, click)
    page.goto(f"/t/{table}")
    assert player.wait()
    player.play("approve")
    page.locator(CONTINUE).wait_for()
    expect(page.locator(".wait")).to_have_count(0)
    # The button says where it leads. [C-15.1]
    onward = catalogue(locale[:2]).say(say("insanam-sheet-onward"))
    expect(page.locator(CONTINUE)).to_have_text(onward)
    check_sheet(page, 4)
    context.close()


def test_a_manche_of_brutus_with_the_longest_name(browser: Browser, server: Server) -> None:
    """The table that games without a drawing of their own use."""
    context = visit(browser, server, "ru-RU")
    page = context.new_page()
    page.goto("/")
    me = context.request.put(
        "/api/me", data={"name": "Vercingetorixantoniusmax"}, headers={"origin": server.url}
    )
    assert me.ok
    wish = {"game": "brutus", "bot": "random", "options": {"players": 5}}
    table = str(post(page, "/api/play", wish)["id"])
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()
    post(page, f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    page.locator(CONTINUE).wait_for()
    check_sheet(page, 5)
    context.close()
