"""Short games of Insanam against three bots, to the end: by mouse, by touch, by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.insanam_player import WIDE, Player, by_keys, click, tap
from browser.patience import becomes
from browser.visits import on_phone
from ludus.core.record import read_record, verify
from ludus.games import find_game
from serving import Server

SMALL = """all => all.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && (width < 44 || height < 44);
}).map((one) => one.outerHTML.slice(0, 160))"""
"""Buttons too small for a thumb."""
THUMBED = ", ".join(
    f".{place} button" for place in ("counsel", "stage", "edict", "arena", "battle", "tray")
)


def sit(page: Page, server: Server, **options: Any) -> None:
    """Sit down at a new table with three bots."""
    answer = page.request.post(
        "/api/play",
        data={"game": "insanam", "options": {"players": 4, **options}, "bot": "random"},
        headers={"origin": server.url},
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


@pytest.mark.deep
def test_by_mouse_on_a_desktop(page: Page, server: Server) -> None:
    """A whole game; its record is good, its replay can be looked at."""
    page.set_viewport_size({"width": 1440, "height": 900})
    player = Player(page, click)
    sit(page, server, max_turns=4)
    player.play_out()
    assert {"board", "show", "settle", "turn", "act", "after"} <= player.asked
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    data = download.value.path().read_bytes()
    assert verify(find_game("insanam"), read_record(data)) > 0
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(page.get_by_role("region", name="The table of Ad Insanam Imperatoris")).to_be_visible()
    assert player.problems == []


@pytest.mark.deep
def test_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    """All of Rome and the empire at 390 pixels, and nothing scrolls sideways."""
    with on_phone(browser, server) as page:
        player = Player(page, tap, seed=2)
        sit(page, server, max_turns=3, boards="random")
        for _ in range(400):
            if not player.wait():
                break
            becomes(page, lambda: page.evaluate(WIDE), wanted=True, where=player.ask)
            becomes(page, lambda: page.locator(THUMBED).evaluate_all(SMALL), [], where=player.ask)
            player.answer()
        assert player.problems == []


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    player = Player(page, by_keys, seed=3)
    sit(page, server, max_turns=1)
    player.play_out()
