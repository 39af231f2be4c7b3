"""The goal card: before a first game, behind “?” ever after, and above the rulebook."""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.patience import becomes
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
