"""Play on from a moment of a replay, in the browser: on a desktop and on a phone."""

import re

from playwright.sync_api import Page, expect

from browser.ended import finished
from browser.insanam_moments import put
from browser.patience import becomes, resize
from browser.table import LIT, Sitter, by_mouse
from ludus.server.guests import COOKIE
from serving import Server

AT = 12


def test_a_moment_of_a_replay_is_played_on(page: Page, server: Server) -> None:
    game = finished("gorus")
    old, cookie = put(server, game)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    sitter = Sitter(page, by_mouse)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/r/{old}#{len(game.rows) - 1}")
    button = page.get_by_role("button", name="Play on from here")
    expect(button).to_be_disabled()
    page.goto(f"/r/{old}?seat=0#{AT}")
    expect(button).to_be_enabled()
    # On a phone it stands beside what was told, and a thumb finds it.
    resize(page, 360, 640)
    touched = "one => Math.min(one.offsetWidth, one.offsetHeight) >= 44"
    becomes(page, lambda: button.evaluate(touched), wanted=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    dialog = page.get_by_role("dialog")
    seats = dialog.get_by_label("You take the seat of")
    # Whose turn it was is offered first; Julia takes her own seat again.
    expect(seats).to_have_value(f"{game.rows[AT + 1].seat}")
    seats.select_option("0")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert old not in page.url
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header")).to_contain_text("Practice")
    page.locator(LIT).first.wait_for()
    # The cards are those of that moment, less what the bots have made happen since.
    possible = range(10 - AT // 3 - 1, 10 - AT // 3 + 1)
    becomes(page, lambda: page.locator("button[data-hand]").count() in possible, wanted=True)
    sitter.move()
    page.get_by_role("button", name="Table", exact=True).click()
    origin = page.get_by_role("link", name=f"Practice from move {AT} of another game")
    expect(origin).to_have_attribute("href", f"/r/{old}?seat=0#{AT}")
    assert sitter.problems == []
