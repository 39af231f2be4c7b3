"""The goal card: before a first game, behind “?” ever after, and above the rulebook."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.patience import becomes, resize
from browser.table import LIT
from browser.test_accessible import faults
from serving import Server

PHONE: ViewportSize = {"width": 360, "height": 640}


def newcomer(browser: Browser, server: Server) -> Page:
    """Open a page on a device that has never shown a goal card."""
    context = browser.new_context(
        base_url=server.url, locale="en-GB", viewport=PHONE, reduced_motion="reduce"
    )
    context.add_init_script(
        "sessionStorage.getItem('new') ?? localStorage.setItem('ludus.goals', '[]');"
        "sessionStorage.setItem('new', 'no')"
    )
    return context.new_page()


def test_a_first_game_begins_with_its_goal(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server)
    page.goto("/")
    page.get_by_role("button", name="First game").first.click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("listitem")).to_have_count(5)
    expect(card).to_contain_text("1 laurel wins the game.")
    expect(card.locator(".picture .face").first).to_be_visible()
    expect(card).to_be_in_viewport(ratio=1)
    for way in ("Let’s play", "Learn to play"):
        expect(card.get_by_role("button", name=way)).to_be_in_viewport(ratio=1)
    becomes(page, lambda: faults(page), [])
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    # Who comes back to a running game finds the table, and the card behind “?”.
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(card).to_have_count(0)
    opener = page.get_by_role("button", name="Goal and turn")
    opener.press("Enter")
    expect(card.get_by_role("listitem")).to_have_count(5)
    card.get_by_role("button", name="Close").press("Enter")
    expect(card).to_have_count(0)
    expect(opener).to_be_focused()

    # The rulebook opens at what the table asks: which card to send.
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("article.marked")).to_have_count(1)
    expect(page.locator("article.marked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    # Whoever would rather be shown begins the lesson from there.
    opener.press("Enter")
    card.get_by_role("button", name="Learn to play").press("Enter")
    page.locator("[data-lesson]").wait_for()
    expect(card).to_have_count(0)
    opener.press("Enter")
    expect(card.get_by_role("listitem")).to_have_count(5)
    expect(card.get_by_role("button", name="Learn to play")).to_have_count(0)
    page.context.close()


def test_nobody_is_stopped_who_returns_on_another_device(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server)
    body = {"game": "gorus", "options": {"players": 3}, "bot": "random"}
    answer = page.request.post("/api/play", data=body, headers={"origin": server.url})
    page.goto(f"/t/{answer.json()['id']}")
    page.locator(LIT).first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.context.close()


def test_the_rulebook_begins_with_the_goal_and_knows_plain_words(page: Page) -> None:
    page.goto("/rules/gorus")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(5)
    page.get_by_role("searchbox").fill("Trump")
    expect(page.locator("article#G-6\\.1")).to_be_visible()
    expect(page.locator("article#G-9\\.1")).to_have_count(0)
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")


SMALL = ((390, 664), (360, 640), (844, 390))
OPTIONS: dict[str, dict[str, object]] = {
    "gorus": {"players": 4},
    "brutus": {"players": 5},
    "gloria": {"players": 2},
    "insanam": {"players": 3},
}
CUT = """() => [...document.querySelectorAll('dialog .paged section')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).length"""
SHOWN = """() => {
    const row = document.querySelector('dialog .paged');
    return [row.children.length, Math.round(row.scrollLeft / row.clientWidth)];
}"""


def card_of(page: Page, server: Server, game: str, language: str) -> Locator:
    """Open the goal card of a game at a table."""
    page.goto("/")
    headers = {"origin": server.url}
    page.request.put("/api/me", data={"language": language}, headers=headers)
    body = {"game": game, "options": OPTIONS[game], "bot": "random"}
    table = page.request.post("/api/play", data=body, headers=headers).json()["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-opens=goal]").click()
    card = page.get_by_role("dialog")
    expect(card.locator("section li")).to_have_count(5)
    return card


def test_on_a_phone_the_card_has_three_pages(page: Page, server: Server) -> None:
    page.set_viewport_size(PHONE)
    card = card_of(page, server, "gorus", "en")
    becomes(page, lambda: page.evaluate(SHOWN), [3, 0])
    # By its dots and arrows, by keys, and by a swipe: what a swipe does is scroll the row.
    card.get_by_role("button", name="The next page").click()
    becomes(page, lambda: page.evaluate(SHOWN), [3, 1])
    expect(card.get_by_role("button", name="Page 2 of 3")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    becomes(page, lambda: page.evaluate(SHOWN), [3, 2])
    expect(card.get_by_role("button", name="The next page")).to_be_disabled()
    expect(card.locator(".picture .face").first).to_be_in_viewport()
    page.keyboard.press("Home")
    becomes(page, lambda: page.evaluate(SHOWN), [3, 0])
    card.locator(".paged").evaluate("row => row.scrollBy({ left: row.clientWidth * 0.7 })")
    becomes(page, lambda: page.evaluate(SHOWN), [3, 1])
    # A screen reader has all pages, one after another, each with its number.
    for number in (1, 2, 3):
        expect(card.get_by_role("region", name=f"Page {number} of 3")).to_have_count(1)
    for size in card.locator("nav button").all():
        assert size.evaluate("one => Math.min(one.offsetWidth, one.offsetHeight) >= 44")
    # Where there is room all stand side by side, and nothing is to be turned.
    resize(page, 1440, 900)
    expect(card.locator("nav")).to_be_hidden()
    for part in card.locator(".paged section").all():
        expect(part).to_be_in_viewport(ratio=1)


def cut_off(page: Page, card: Locator) -> Iterator[str]:
    """Say where a page of the card would have to be scrolled."""
    for width, height in SMALL:
        resize(page, width, height)
        expect(card).to_be_in_viewport(ratio=1)
        if found := page.evaluate(CUT):
            yield f"{found} at {width}x{height}"


@pytest.mark.parametrize(
    ("game", "language"),
    [("gorus", "fr"), ("brutus", "ru"), ("gloria", "fr"), ("insanam", "ru")],
)
def test_a_page_of_the_card_is_seen_whole(
    page: Page, server: Server, game: str, language: str
) -> None:
    assert list(cut_off(page, card_of(page, server, game, language))) == []


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", OPTIONS)
def test_every_page_of_every_card_is_seen_whole(
    page: Page, server: Server, game: str, language: str
) -> None:
    assert list(cut_off(page, card_of(page, server, game, language))) == []
