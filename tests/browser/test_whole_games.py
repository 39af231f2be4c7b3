"""Whole games of Gorus against bots, as a newcomer would play them."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.patience import becomes
from browser.table import LIT, Sitter, by_keyboard, by_mouse, by_touch, gorus
from browser.test_accessible import WIDE
from browser.visits import on_phone
from ludus.core.record import read_record, verify
from ludus.games import find_game
from referee.gorus_referee import referee
from serving import Server


def test_by_mouse_on_a_desktop(page: Page) -> None:
    """One click from the lobby to the game; at the end who won, rematch, replay, record."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    gorus(page).get_by_role("button", name="First game").click()
    sitter = Sitter(page, by_mouse)
    sitter.play_out()
    page.get_by_role("button", name="Check the chance").click()
    expect(page.get_by_role("heading", name="The chance of this game was fair")).to_be_visible()
    expect(page.get_by_text("Your random number is in the record")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    data = download.value.path().read_bytes()
    assert verify(find_game("gorus"), read_record(data)) > 0
    assert referee(json.loads(data)) == []
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    slider.press("ArrowLeft")
    page.go_back()
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old)
    page.locator(LIT).first.wait_for()


def test_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    with on_phone(browser, server) as page:
        page.goto("/")
        gorus(page).get_by_role("button", name="First game").tap()
        sitter = Sitter(page, by_touch)
        assert sitter.wait()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)
        sitter.play_out()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)


def test_by_keyboard_alone(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto("/")
    button = gorus(page).get_by_role("button", name="First game")
    expect(button).to_be_visible()
    for _ in range(40):
        if button.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    Sitter(page, by_keyboard).play_out()


@pytest.mark.parametrize(
    ("locale", "play", "turn", "you"),
    [
        ("fr-FR", "Première partie", "À vous", "Vous"),
        ("ru-RU", "Первая партия", "Ваш ход", "Вы"),
    ],
)
def test_in_french_and_russian(
    browser: Browser, server: Server, locale: str, play: str, turn: str, you: str
) -> None:
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.get_by_role("button", name=play).first).to_be_visible()
    # A short game: the same table, opened with a target of one.
    answer = context.request.post(
        "/api/play",
        data={"game": "gorus", "options": {"players": 3, "target": 1}, "bot": "veteran"},
        headers={"origin": server.url},
    )
    page.goto(f"/t/{answer.json()['id']}")
    sitter = Sitter(page, by_mouse)
    assert sitter.wait()
    expect(page.locator(".prompt")).to_contain_text(turn)
    sitter.play_out()
    expect(page.locator("#end-title")).to_contain_text(you)
    context.close()
