"""The lobby: one tap to play, every way to play, and all of it on every screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.patience import becomes
from browser.screens import SCREENS, Scene, measure
from browser.table import gorus
from serving import Server


def lobby(browser: Browser, server: Server, locale: str = "en-GB") -> Page:
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.locator("article .primary").first.wait_for()
    return page


def post(page: Page, server: Server, path: str, **body: Any) -> dict[str, Any]:
    answer = page.request.post(f"/api{path}", data=body, headers={"origin": server.url})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def stay(page: Page, server: Server) -> None:
    """Do nothing: the page is there already."""


LOBBY = Scene("lobby", "article .primary", ".home", stay, lambda page: None)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_the_lobby_fits_every_screen(browser: Browser, server: Server, locale: str) -> None:
    """With tables of all kinds in its lists, everything can be touched and nothing is cut."""
    page = lobby(browser, server, locale)
    for game, players in (("gloria", 2), ("insanam", 3)):
        post(page, server, "/play", game=game, options={"players": players}, bot="random")
    other = lobby(browser, server)
    post(other, server, "/tables", game="brutus", options={"players": 10}, public=True)
    page.reload()
    expect(page.locator(".tables li")).not_to_have_count(0)
    wrong = [
        f"{screen}: {fault}"
        for screen in SCREENS
        for fault in measure(page, LOBBY, screen, picked=True)
    ]
    assert not wrong, "\n".join(wrong)
    other.context.close()
    page.context.close()


APART = """() => [...document.querySelectorAll('.tables .ways')]
    .filter((one) => new Set([...one.children].map((a) => a.getBoundingClientRect().top)).size > 1
        || [...one.children].some((a) => a.getClientRects()[0].height > 50))
    .map((one) => one.textContent)"""
"""Ways on from a table of the list that do not stand beside each other, in one line each."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_both_ways_on_from_a_finished_table_share_a_line(
    browser: Browser, server: Server, locale: str
) -> None:
    page = lobby(browser, server, locale)
    post(page, server, "/play", game="insanam", options={"players": 4}, bot="random")

    def over(route: Route) -> None:
        rows = [{**row, "status": "finished"} for row in route.fetch().json()]
        route.fulfill(json=rows)

    page.route("**/api/tables", over)
    page.reload()
    expect(page.locator('.tables .ways a[href^="/review/"]')).not_to_have_count(0)
    for width in (360, 390, 844, 1024, 1280, 1366, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        becomes(page, lambda: page.evaluate(APART), [], f"{width}")
    page.context.close()


FOLD = """() => [...document.querySelectorAll('main article, main .slab.tables, .levels')]
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
    .map((one) => `${one.className}: ${one.textContent.slice(0, 30)}`)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_on_a_desktop_games_and_levels_are_seen_at_once(
    browser: Browser, server: Server, locale: str
) -> None:
    """Nothing that a first game is chosen by lies below the edge of the window."""
    page = lobby(browser, server, locale)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".levels .named")).to_have_count(8)
    # The letters may still be on their way.
    becomes(page, lambda: page.evaluate(FOLD), [])
    page.context.close()


@pytest.mark.parametrize(
    ("locale", "about"), [("en-GB", "about"), ("fr-FR", "environ"), ("ru-RU", "около")]
)
def test_every_way_to_play_says_how_long_it_takes(
    browser: Browser, server: Server, locale: str, about: str
) -> None:
    page = lobby(browser, server, locale)
    for players in ("4", "5", "6"):
        expect(page.locator("output")).to_have_text(players)
        ways = page.locator(".ways button")
        silent = ways.filter(has_not_text=re.compile(rf"{about} \d"))
        assert ways.count() > 20
        expect(silent).to_have_count(0)
        expect(page.locator(".play .primary").filter(has_text=about)).to_have_count(4)
        page.locator(".step button").last.click()
    page.context.close()


def test_one_tap_plays_and_the_next_one_goes_on(browser: Browser, server: Server) -> None:
    page = lobby(browser, server)
    gorus(page).get_by_role("button", name="First game").click()
    page.wait_for_url("**/t/*")
    first = page.url
    table = first.rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table}").json()
    assert (told["options"]["players"], told["options"]["target"]) == (3, 1)

    # What was left is continued from the same button.
    page.goto("/")
    gorus(page).get_by_role("link", name="Go on").click()
    page.wait_for_url(first)

    # Over and done with: the button repeats what was played.
    post(page, server, f"/tables/{table}/close")
    page.goto("/")
    again = gorus(page).get_by_role("button", name="Play as last time")
    expect(again).to_contain_text("First game")
    page.context.close()


def test_every_way_and_every_seating_is_one_tap_away(browser: Browser, server: Server) -> None:
    page = lobby(browser, server)
    for _ in range(2):
        page.get_by_role("button", name="One player more").click()
    expect(page.get_by_text("you and 5 bots")).to_be_visible()
    page.get_by_role("radio", name="4 Optio").check(force=True)
    # A game for four at most says how many will play.
    insanam = page.get_by_role("article", name="Ad Insanam Imperatoris")
    expect(insanam.get_by_role("button", name="Full game ·")).to_contain_text("4 at the table")
    gorus(page).get_by_text("more ways to play").click()
    gorus(page).get_by_role("button", name="Pairs").click()
    page.wait_for_url("**/t/*")
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert told["options"]["teams"] == "2v2v2"
    assert {seat["bot"] for seat in told["seats"][1:]} == {"level:4"}

    # Six are still wanted on the next visit, and any option can be played at once.
    page.goto("/")
    expect(page.get_by_text("you and 5 bots")).to_be_visible()
    gorus(page).get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everybody plays and scores alone.")).to_be_visible()
    dialog.get_by_label("Teams").select_option(label="3 v 3")
    expect(dialog.get_by_text("Teams, 3 v 3: partners share")).to_be_visible()
    dialog.get_by_role("button", name="Play at once against bots").click()
    page.wait_for_url("**/t/*")
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (told["status"], told["options"]["teams"]) == ("running", "3v3")
    page.context.close()


def test_bots_have_names_in_the_language_of_the_reader(browser: Browser, server: Server) -> None:
    page = lobby(browser, server)
    post(page, server, "/play", game="gorus", options={"players": 3}, bot="random")
    page.reload()
    # The puzzle of the day has a line of its own in each game.
    mine = page.get_by_role("listitem").filter(has_text="Gorus Maximus")
    mine = mine.filter(has_text="Full game")
    expect(mine).to_contain_text("Cassia, Varro")
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_text("Cassia").first).to_be_visible()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_text("Кассия").first).to_be_visible()
    expect(page.get_by_text("Cassia")).to_have_count(0)
    page.context.close()


BROKEN = """() => [...document.querySelectorAll('.levels .named')]
  .filter((one) => one.offsetHeight > 1.7 * parseFloat(getComputedStyle(one).fontSize)
    || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def test_no_name_of_a_level_is_broken(browser: Browser, server: Server) -> None:
    page = lobby(browser, server)
    for language in ("en", "fr", "ru"):
        page.get_by_role("banner").locator("select").last.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width in (360, 390, 768, 844, 1024, 1280, 1366, 1440, 1920, 2560):
            page.set_viewport_size({"width": width, "height": 800})
            expect(page.locator(".levels .named")).to_have_count(8)
            # The letters may still be on their way.
            becomes(page, lambda: page.evaluate(BROKEN), [])
    page.context.close()
