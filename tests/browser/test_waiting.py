"""Finding each other and waiting for each other, as people see it in their browsers."""

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.patience import becomes
from browser.table import Sitter, by_mouse, gorus
from browser.test_friends import guest
from serving import Server

LATE = 0.4
"""Seconds by which answers to a change of name are late: longer than anybody takes to click."""


LISTEN = """(words) => {
    const look = () => {
        const all = [...document.querySelectorAll('.strips *')];
        window.shown ||= all.some((one) => one.checkVisibility() && one.innerText.includes(words));
    };
    new MutationObserver(look)
        .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Note whether a strip has shown certain words: those of a countdown do not stay."""


COLOUR = "button => getComputedStyle(button).backgroundColor"


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Do something as the guest of a page, without its buttons."""
    origin = page.evaluate("location.origin")
    headers = {} if origin == "null" else {"origin": origin}
    answer = page.request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def late(route: Route) -> None:
    if route.request.method == "PUT":
        time.sleep(LATE)
    route.continue_()


@pytest.mark.parametrize("leave_field", [True, False])
def test_a_name_typed_on_the_first_visit_is_never_lost(
    page: Page, server: Server, leave_field: bool
) -> None:
    """Whoever types a name and plays at once plays under it, however slow the line."""
    page.route("**/api/me", late)
    page.goto("/")
    field = page.get_by_label("Your name")
    field.press_sequentially("Zeno")
    play = gorus(page).get_by_role("button", name="First game")
    if leave_field:
        play.click()
    else:
        # As on a phone whose buttons do not take the focus.
        play.evaluate("button => button.click()")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Zeno"
    Sitter(page, by_mouse).wait()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Zeno")
    mine = page.locator(".tables").get_by_role("listitem").first
    expect(mine).to_contain_text("Your turn")


def test_a_name_typed_in_the_waiting_room_is_the_name_at_the_table(
    browser: Browser, server: Server
) -> None:
    _, ann = guest(browser, server, "Ann")
    table = post(ann, "/api/tables", {"game": "gorus", "options": {"players": 3}})["id"]
    context = browser.new_context(base_url=server.url, locale="en-GB")
    ben = context.new_page()
    ben.route("**/api/me", late)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Your name").press_sequentially("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ben.get_by_role("listitem").filter(has_text="you")).to_contain_text("Ben")
    context.close()


def test_who_is_away_who_waits_and_who_comes_back(browser: Browser, server: Server) -> None:
    (ann_context, ann), (ben_context, ben) = (
        guest(browser, server, name) for name in ("Ann", "Ben")
    )
    options = {"players": 3, "target": 1, "dealer": 2}
    table = post(ann, "/api/tables", {"game": "gorus", "options": options})["id"]
    path = f"/api/tables/{table}"
    post(ben, f"{path}/sit", {"seat": 1})
    post(ann, f"{path}/bot", {"seat": 2, "bot": "random"})
    post(ann, f"{path}/start", {})
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    Sitter(ann, by_mouse).wait()

    # The host has chosen that the table waits, then that a bot plays soon.
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_label("When somebody is away").select_option(label="the table waits for ever")
    ann.keyboard.press("Escape")
    ann.goto("about:blank")
    expect(ben.get_by_text("Ann is away. The table waits.")).to_be_visible()
    ben.evaluate(LISTEN, "Ann is away: a bot plays in")
    post(ann, f"{path}/absence", {"bot_after": 3})
    ben.wait_for_function("() => window.shown")
    Sitter(ben, by_mouse).wait()
    expect(ben.get_by_text("Ann is away")).to_have_count(0)

    ann.goto(f"/t/{table}")
    note = ann.get_by_text("While you were away a bot made 1 move for you.")
    expect(note).to_be_visible()
    ann.reload()
    expect(note).to_be_visible()
    ann.get_by_role("button", name="Show in the log").click()
    expect(ann.locator(".marked").first).to_contain_text("You lead")
    ann.get_by_role("button", name="All right").click()
    expect(note).to_be_hidden()

    # "A bot plays for me" survives a reload.
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_role("button", name="A bot plays for me").click()
    expect(ann.get_by_role("button", name="Take my seat back").first).to_be_visible()
    ann.reload()
    back = ann.get_by_role("button", name="Take my seat back")
    back.click()
    expect(back).to_be_hidden()
    ann_context.close()
    ben_context.close()


def test_a_full_table_says_so(browser: Browser, server: Server) -> None:
    ann_context, ann = guest(browser, server, "Ann")
    wish = {"game": "gorus", "options": {"players": 2}, "public": True}
    table = post(ann, "/api/tables", wish)["id"]
    # Two at one device, which the host of a public table has to allow.
    post(ann, f"/api/tables/{table}/several", {"allowed": True})
    post(ann, f"/api/tables/{table}/sit", {"seat": 1, "name": "Bea"})
    context, cy = guest(browser, server, "Cy")
    row = cy.get_by_role("listitem").filter(has_text="Ann, Bea")
    cy.reload()
    expect(row).to_contain_text("every seat is taken")
    row.get_by_role("link", name="Watch").click()
    expect(cy.get_by_text("Every seat is taken. Stay and watch")).to_be_visible()
    expect(cy.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.goto(f"/t/{table}")
    start = ann.get_by_role("button", name="Start the game")
    ready = start.evaluate(COLOUR)
    ann.get_by_role("button", name="Stand up").last.click()
    expect(start).to_be_disabled()
    becomes(ann, lambda: start.evaluate(COLOUR) != ready, wanted=True)
    expect(ann.get_by_text("Only this machine can open this link.")).to_be_visible()
    expect(ann.get_by_role("img", name="QR")).to_have_count(0)
    context.close()
    ann_context.close()
