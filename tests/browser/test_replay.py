"""Looking back at a game in the browser: by keys, by the list of moves, by a link to a move."""

import re

from playwright.sync_api import Page, expect

from browser.patience import resize
from browser.table import Sitter, by_mouse
from serving import Server


def test_a_game_is_looked_back_at_move_by_move(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    answer = page.request.post(
        "/api/play",
        data={"game": "gorus", "options": {"players": 1, "target": 1}},
        headers={"origin": server.url},
    )
    table = answer.json()["id"]
    page.goto(f"/t/{table}")
    sitter = Sitter(page, by_mouse)
    sitter.play_out()
    page.goto(f"/r/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")

    # By keys: a step, the last one, and back.
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    page.keyboard.press("PageUp")
    expect(slider).not_to_have_value(last)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")

    # By the list of moves; the address leads there, and a reload stays.
    moves = page.get_by_role("list", name="Moves").get_by_role("link")
    moves.nth(3).click()
    expect(slider).to_have_value("3")
    expect(moves.nth(3)).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(r"/r/[^/]+\?seat=0#3$"))
    page.reload()
    expect(slider).to_have_value("3")

    # In a wide window the list tells the moves, whole; on a phone the words stand above the slider.
    words = page.get_by_role("list", name="Log")
    expect(words.get_by_role("listitem").first).not_to_be_empty()
    assert words.evaluate("one => one.clientWidth") <= 1
    resize(page, 390, 664)
    expect(words).to_be_in_viewport(ratio=1)
    resize(page, 1440, 900)

    # By a link to a move, with a spectator's eyes.
    page.goto(f"/r/{table}?seat=none#5")
    expect(slider).to_have_value("5")
    expect(page.get_by_label("Seen by")).to_have_value("")
    assert sitter.problems == []
