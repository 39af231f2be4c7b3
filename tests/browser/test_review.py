"""The review in the browser: from the worst mistake to every moment, sent and played on."""

import re
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from browser.ended import finished
from browser.insanam_moments import put
from browser.patience import becomes, resize, rest
from browser.table import Sitter
from browser.test_accessible import faults
from ludus.core.codec import to_json
from ludus.core.record import Record, read_record, replay
from ludus.games import find_game
from ludus.review.whole import Look, Mistake, look_again, review
from ludus.server.guests import COOKIE
from ludus.server.kept_reviews import pack_review
from serving import Server

WORLDS = 3
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
YOU = re.compile(r"\byou\b", re.IGNORECASE)


def mistakes(record: Record, seat: int) -> list[Mistake]:
    """Call the first two decisions of a seat mistakes, the later one the worse."""
    game, found = find_game(record.game), list[Mistake]()
    for number, state in replay(game, record):
        entry = record.log[number + 1] if number + 1 < len(record.log) else None
        if entry is None or entry.seat != seat or len(found) == 2:
            continue
        others = [str(one) for one in game.moves(state, seat) if str(one) != entry.move]
        if others:
            look = Look(number + 1, seat, to_json(state), f"{entry.move}", others[0], WORLDS)
            one = look_again(game, look)
            lead = 0.1 * (len(found) + 1)
            found.append(replace(one, compared=replace(one.compared, lead=lead)))
    return found[::-1]


def reviewed(page: Page, server: Server, name: str) -> tuple[str, dict[int, list[Mistake]]]:
    """Come to a finished game that was reviewed in few worlds, with two mistakes of two seats."""
    table, cookie = put(server, finished(name))
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    record = read_record(page.request.get(f"/api/tables/{table}/record").body())
    told = {seat: mistakes(record, seat) for seat in (0, 1)}
    whole = review(find_game(name), record, worlds=WORLDS, briefly=True)
    packed = pack_review(replace(whole, mistakes=(*told[0], *told[1])))
    with closing(sqlite3.connect(server.database.partition(":///")[2], timeout=20)) as base, base:
        base.execute("INSERT INTO reviews (table_id, data) VALUES (?, ?)", (table, packed))
    return table, told


def test_a_review_begins_at_the_worst_mistake_and_shows_every_moment(
    page: Page, browser: Browser, server: Server
) -> None:
    sitter = Sitter(page, lambda _: None)
    page.set_viewport_size({"width": 1440, "height": 900})
    table, told = reviewed(page, server, "gorus")
    worst, other = (one.entry for one in told[0])
    page.goto(f"/review/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("2 decisions cost 30 games of 100")
    expect(page.locator(".moment > .head h2")).to_have_text(f"Round 1 · step {worst}")
    expect(page.locator(".moment .board [data-hand]").first).to_be_visible()
    own = page.locator("polyline.own")
    assert own.get_attribute("data-seat") == "0"
    becomes(page, lambda: faults(page), [])

    # Two columns; on a phone one, with the way on at the thumb.
    columns = "() => [...document.querySelectorAll('.reviewed > *')].map((one) => one.offsetLeft)"
    left, right = page.evaluate(columns)
    assert right > left
    resize(page, 390, 664)
    left, right = page.evaluate(columns)
    assert right == left
    for width, height in ((390, 664), (360, 640), (844, 390)):
        resize(page, width, height)
        assert page.evaluate(SIDEWAYS) <= 0
        way = page.locator(".foot [data-from]")
        expect(way).to_be_in_viewport(ratio=1)
        assert way.evaluate("one => one.offsetHeight >= 44")
    becomes(page, lambda: faults(page), [])
    page.get_by_role("button", name="The next mistake").click()
    expect(page.locator(".moment > .head h2")).to_have_text(f"Round 1 · step {other}")
    rest(page)
    expect(page.locator(".moment > .head h2")).to_be_in_viewport()
    resize(page, 1440, 900)

    # By keys to any other moment; the address leads there.
    slider = page.get_by_role("slider")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"step {other + 1}: You"))
    page.get_by_role("button", name=re.compile(f"step {worst}")).click()
    expect(page).to_have_url(re.compile(rf"/review/{table}\?seat=0#{worst}$"))
    friend = browser.new_context(base_url=server.url, locale="en-GB").new_page()
    friend.goto(page.url)
    expect(friend.locator(".moment > .head h2")).to_have_text(f"Round 1 · step {worst}")
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Julia")
    friend.context.close()

    # It is played on from there.
    page.locator(".moment [data-from]").click()
    expect(page.get_by_label("You take the seat of")).to_have_value("0")
    assert sitter.problems == []


@pytest.mark.parametrize("name", ["gorus", "brutus"])
def test_the_decisions_of_another_are_told_by_their_name(
    page: Page, server: Server, name: str
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    table, told = reviewed(page, server, name)
    page.goto(f"/review/{table}?seat=1")
    details = page.locator("li.here .open")
    for one in told[1]:
        page.get_by_role("button", name=re.compile(f"step {one.entry}")).click()
        expect(details).to_contain_text("played")
        assert not YOU.search(details.inner_text())
