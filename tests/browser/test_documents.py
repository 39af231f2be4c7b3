"""The documentation in a browser: searched, dark where the reader likes it, fit for a phone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from browser.patience import becomes
from serving import Server

PHONE, DESK = 390, 1280
PAGES = ("", "playing/", "lab/", "bots/", "faces/", "api/lab/", "reports/insanam-balance/")


def test_the_search_finds_a_page_and_opens_it(browser: Browser, server: Server) -> None:
    page = browser.new_context(base_url=server.url).new_page()
    faults: list[str] = []
    asked: list[str] = []
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/docs/")
    page.get_by_role("button", name=re.compile("search", re.I)).first.click()
    page.get_by_role("combobox", name="Search").fill("confidence sequences")
    found = page.get_by_role("option", name=re.compile("What an interval promises"))
    expect(found.first).to_be_visible()
    found.first.click()
    expect(page).to_have_url(re.compile("/docs/lab/.*#what-an-interval-promises"))
    expect(page.get_by_role("heading", name="What an interval promises")).to_be_visible()
    assert faults == []
    assert not [url for url in asked if not url.startswith((server.url, "data:", "blob:"))]
    page.context.close()


PLAIN = {
    "what if a card cost less": "lab/",
    "balance of seats": "lab/",
    "take a move back": "playing/",
    "undo": "playing/",
    "is it fair": "playing/",
    "luck and skill": "review/",
    "backup": "running/",
    "write a bot": "bots/",
    "javascript": "bots/",
    "language model": "mcp/",
    "parquet": "bulk/",
    "add a game": "adding-a-game/",
}
"""What a stranger types, and the page that answers."""

FIRST = "all => all.slice(0, 5).map(one => one.href || one.querySelector('a').href)"


def test_plain_words_find_the_page_that_answers(browser: Browser, server: Server) -> None:
    page = browser.new_context(base_url=server.url).new_page()
    page.goto("/docs/")
    page.get_by_role("button", name=re.compile("search", re.I)).first.click()
    found = page.get_by_role("option")
    for words, answer in PLAIN.items():
        page.get_by_role("combobox", name="Search").fill(words)
        becomes(
            page,
            lambda answer=answer: any(  # type: ignore[misc]
                f"/docs/{answer}?" in one for one in found.evaluate_all(FIRST)
            ),
            wanted=True,
            where=words,
        )
    page.context.close()


FITS = "most => document.documentElement.scrollWidth <= most"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_have_the_colours_of_the_house_and_fit_a_phone(
    browser: Browser, server: Server, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        base_url=server.url, color_scheme=scheme, viewport={"width": PHONE, "height": 800}
    )
    page = context.new_page()
    for name in PAGES:
        page.goto(f"/docs/{name}")
        page.evaluate("() => document.fonts.ready")
        becomes(page, lambda: page.evaluate(FITS, PHONE), wanted=True, where=name)
    link = page.locator("article a:not(.headerlink):visible").first
    colours = {"light": "rgb(142, 40, 28)", "dark": "rgb(242, 156, 139)"}
    expect(link).to_have_css("color", colours[scheme])
    page.goto("/docs/playing/")
    pictures = page.locator("article img")
    for at in range(pictures.count()):
        pictures.nth(at).scroll_into_view_if_needed()
        page.wait_for_function(
            "at => document.querySelectorAll('article img')[at].complete", arg=at
        )
        assert pictures.nth(at).evaluate("one => one.naturalWidth") > 0
    assert pictures.count() >= 4
    context.close()
