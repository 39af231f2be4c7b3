"""Two people in two browsers and two bots: a reload, a lost line, a seat taken over."""

import time
from collections.abc import Collection, Iterable

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.patience import BETWEEN, SLOW, resize
from browser.table import CONTINUE, LIT, OVER, Sitter, asked, by_mouse, gorus
from serving import Server


def guest(browser: Browser, server: Server, name: str) -> tuple[BrowserContext, Page]:
    context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    field = page.get_by_label("Your name")
    # Not before the house knows the name: what a test does next it may do without the page.
    with page.expect_response(
        lambda answer: f'"name":"{name}"' in (answer.request.post_data or "")
    ):
        field.fill(name)
        field.press("Enter")
    return context, page


def whose(sitters: Iterable[Sitter]) -> Sitter | None:
    """Wait until somebody is asked, and say who; nobody once something has been counted."""
    until = time.monotonic() + SLOW / 1000
    while time.monotonic() < until:
        for sitter in sitters:
            if sitter.page.locator(f"{OVER}, {CONTINUE}").count():
                return None
            if sitter.page.locator(LIT).count():
                return sitter
            sitter.page.wait_for_timeout(BETWEEN)
    raise AssertionError("nobody is asked")


def fight(sitters: Collection[Sitter]) -> None:
    """Let all send a card, in whichever order the table asks."""
    for _ in sitters:
        sitter = whose(sitters)
        if sitter is not None:
            sitter.move()


def test_four_at_a_table(browser: Browser, server: Server) -> None:
    ann_context, ann = guest(browser, server, "Ann")
    ben_context, ben = guest(browser, server, "Ben")

    # Ann opens a table for four and sends the link to Ben.
    gorus(ann).get_by_role("button", name="Invite").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("4")
    dialog.get_by_label("Target").select_option(label="1")
    dialog.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/t/*")
    # What she came for is in sight, and so it is on a phone; there a seat is a line.
    link = ann.locator(".share input")
    expect(link).to_be_in_viewport(ratio=1)
    wide = ann.viewport_size or {"width": 1280, "height": 720}
    resize(ann, 390, 664)
    expect(link).to_be_in_viewport(ratio=1)
    rows = ann.get_by_role("button", name="Bot", exact=True)
    heights = rows.evaluate_all("all => all.map((one) => one.closest('li').offsetHeight)")
    assert heights
    assert max(heights) < 2 * 44, heights
    resize(ann, wide["width"], wide["height"])
    ben.goto(ann.url)
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("Ben", exact=True).first).to_be_visible()
    ann.get_by_role("button", name="Bots on the free seats").click()
    ann.get_by_role("button", name="Start the game").click()

    sitters = {"Ann": Sitter(ann, by_mouse), "Ben": Sitter(ben, by_mouse)}

    fight(sitters.values())
    assert_hidden(ann, ben)

    # Ben reloads: his hand and the table are as they were.
    hand = cards(ben)
    ben.reload()
    ben.locator("button[data-hand]").first.wait_for()
    assert cards(ben) == hand
    fight(sitters.values())

    # Ann's line breaks and comes back.
    ann_context.set_offline(True)
    ann.wait_for_timeout(300)
    ann_context.set_offline(False)
    fight(sitters.values())

    # Ben lets a bot play for him, and it does; then he takes his seat back.
    left = len(cards(ben))
    ben.get_by_role("button", name="Table").click()
    ben.get_by_role("button", name="A bot plays for me").click()
    ben.keyboard.press("Escape")
    sitters["Ann"].move()
    ben.wait_for_function(
        "n => document.querySelectorAll('button[data-hand]').length < n", arg=left, timeout=SLOW
    )
    assert ben.locator(LIT).count() == 0, "nothing is asked of him meanwhile"
    back = ben.get_by_role("button", name="Take my seat back").first
    back.click()
    expect(back).to_be_hidden()
    for _ in range(12):
        if whose(sitters.values()) is None:
            break
        fight(sitters.values())
    for page in (ann, ben):
        assert not asked(page, LIT)
        expect(page.locator("#end-title")).to_be_visible()
    for page in (ann, ben):
        page.get_by_role("button", name="Check the chance").click()
        expect(page.get_by_role("heading", name="The chance of this game was fair")).to_be_visible()
        expect(page.get_by_text("they had promised before yours was sent")).to_be_visible()
    for sitter in sitters.values():
        assert sitter.problems == []
    ann_context.close()
    ben_context.close()


def cards(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        "button[data-hand]", "all => all.map(c => c.dataset.hand)"
    )
    return found


def assert_hidden(one: Page, other: Page) -> None:
    """Nothing of one hand is anywhere in the other's page."""
    for here, there in ((one, other), (other, one)):
        html = here.content()
        for card in cards(there):
            assert f'"{card}"' not in html


def test_a_forbidden_card_says_why(page: Page, server: Server) -> None:
    """Tap on a card that must wait: one sentence with its article, which opens the rulebook."""
    page.goto("/")
    for seed in range(12):
        answer = page.request.post(
            "/api/play",
            data={"game": "gorus", "options": {"players": 4, "dealer": seed % 3}, "bot": "random"},
            headers={"origin": server.url},
        )
        page.goto(f"/t/{answer.json()['id']}")
        Sitter(page, by_mouse).wait()
        dim = page.locator("button[data-hand].dim")
        if dim.count():
            dim.first.click(force=True)
            expect(page.get_by_role("link", name="G-5.2").first).to_be_visible()
            page.get_by_role("link", name="G-5.2").first.click()
            expect(page.get_by_text("Follow or challenge").first).to_be_visible()
            return
    raise AssertionError("no forbidden card in twelve deals")


def test_a_spectator_sees_no_hand(browser: Browser, server: Server) -> None:
    context, page = guest(browser, server, "Ann")
    answer = page.request.post(
        "/api/play",
        data={"game": "gorus", "options": {"players": 3}, "bot": "random"},
        headers={"origin": server.url},
    )
    table = answer.json()["id"]
    page.goto(f"/t/{table}")
    Sitter(page, by_mouse).wait()
    other = browser.new_context(base_url=server.url, locale="en-GB")
    watcher = other.new_page()
    watcher.goto(f"/t/{table}")
    expect(watcher.get_by_text("Round 1 begins.").first).to_be_visible()
    assert cards(watcher) == []
    assert_hidden(watcher, page)
    other.close()
    context.close()
