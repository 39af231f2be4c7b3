"""Counsel in the browser: a good move with its cards, and on a second tap the next best one."""

from playwright.sync_api import Page, expect

from browser.table import LIT, Sitter
from browser.test_accessible import check
from browser.test_waiting import post
from serving import Server


def test_a_good_move_and_on_a_second_tap_the_next_best(page: Page, server: Server) -> None:
    sitter = Sitter(page, lambda _: None)
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto("/")
    wish = {"game": "gorus", "options": {"players": 3, "dealer": 2}, "bot": "random"}
    page.goto(f"/t/{post(page, '/api/play', wish)['id']}")
    page.locator(LIT).first.wait_for()
    page.locator("[data-opens=counsel]").click()
    best = page.get_by_role("dialog").locator(".best")
    expect(best).to_have_count(1)
    expect(best).to_contain_text("A good move: You lead")
    expect(best.locator(".token")).to_be_visible()
    page.get_by_role("button", name="And otherwise?").click()
    expect(best).to_have_count(2)
    expect(best.last).to_contain_text("Next best: You lead")
    expect(best.last.locator(".token")).to_be_visible()
    check(page)
    assert sitter.problems == []
