"""Play on from a moment of a replay, in the browser: on a desktop and on a phone."""

import re
from random import Random

from playwright.sync_api import Page, expect

from browser.insanam_moments import JULIA, OTHERS, STARTED, Found, put
from browser.table import LIT, SLOW, Sitter, by_mouse
from ludus.core.codec import to_plain
from ludus.core.fairness import commitment, named_seed
from ludus.games.gorus import GAME
from ludus.server.guests import COOKIE
from ludus.tables.model import Doc, Holder, Row
from ludus.tables.table import Table
from serving import Server

AT = 12


def finished() -> Found:
    """Play a game of Gorus to its end, as if it had been played at a table."""
    bots = (Holder("bot", None, other, "random") for other in OTHERS[:2])
    holders = (Holder("person", JULIA.id, JULIA.name), *bots)
    options = to_plain(GAME.read_options({"players": 3, "target": 1}))
    seed = named_seed("practice in the browser")
    head = (GAME.name, GAME.version, GAME.content, options, JULIA.id, False, holders)
    table, rows, rng = Table("moment", Doc(*head, commitment(seed)), seed), list[Row](), Random(1)
    change = table.begin(table.ready(JULIA.id), STARTED)
    while True:
        table.adopt(change)
        rows += change.rows
        if not table.acting:
            return Found(table, tuple(rows))
        seat = table.acting[0]
        move = rng.choice(GAME.moves(table.state, seat))
        change = table.move(seat, table.prompt(seat) or "", str(move), STARTED + len(rows))


def test_a_moment_of_a_replay_is_played_on(page: Page, server: Server) -> None:
    game = finished()
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
    page.set_viewport_size({"width": 360, "height": 640})
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    assert box["x"] + box["width"] <= 360
    button.click()
    dialog = page.get_by_role("dialog")
    seats = dialog.get_by_label("You take the seat of")
    # Whose turn it was is offered first; Julia takes her own seat again.
    expect(seats).to_have_value(f"{game.rows[AT + 1].seat}")
    seats.select_option("0")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"), timeout=SLOW)
    assert old not in page.url
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header")).to_contain_text("Practice", timeout=SLOW)
    page.locator(LIT).first.wait_for(timeout=SLOW)
    # The cards are those of that moment, less what the bots have made happen since.
    hand = page.locator("button[data-hand]").count()
    assert 10 - AT // 3 - 1 <= hand <= 10 - AT // 3
    sitter.move()
    page.get_by_role("button", name="Table", exact=True).click()
    origin = page.get_by_role("link", name=f"Practice from move {AT} of another game")
    expect(origin).to_have_attribute("href", f"/r/{old}?seat=0#{AT}")
    assert sitter.problems == []
