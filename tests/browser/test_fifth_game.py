"""A game that the client has never heard of is played in the browser, on the plain board.

Nothing in the client knows Micatio: its name, its words, its moves and what they cost come from the
server, from the game's own package.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.patience import SLOW
from browser.table import OVER
from browser.test_accessible import check
from ludus.games import VARIABLE
from serving import Server, serving

FULL = re.compile("^Full game")
"""The row of the whole game; the button that repeats the last game names it too."""

Scheme = Literal["light", "dark"]
SCREENS: list[tuple[ViewportSize, Scheme]] = [
    ({"width": 360, "height": 640}, "light"),
    ({"width": 1366, "height": 650}, "dark"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house that has a fifth game."""
    folder: Path = tmp_path_factory.mktemp("fifth")
    path = [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "fifth_game.micatio")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        database = f"sqlite+aiosqlite:///{folder}/house.db"
        with serving(database, "--pace", "0.03", log=folder / "log") as running:
            yield running
            assert "traceback" not in (folder / "log").read_text()


def opened(browser: Browser, house: Server, viewport: ViewportSize, scheme: Scheme) -> Page:
    context = browser.new_context(
        base_url=house.url,
        viewport=viewport,
        color_scheme=scheme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    return context.new_page()


def test_it_has_a_goal_card(browser: Browser, house: Server) -> None:
    """Sentences and numbers are the game's own; nothing of it is in the client."""
    page = opened(browser, house, *SCREENS[0])
    body = {"game": "micatio", "options": {"players": 3}, "bot": "random"}
    answer = page.request.post("/api/play", data=body, headers={"origin": house.url})
    page.goto(f"/t/{answer.json()['id']}")
    page.get_by_role("button", name="Goal and turn").click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("listitem")).to_have_count(5, timeout=SLOW)
    expect(card).to_contain_text("after 8 rounds")
    expect(card).to_contain_text("everybody begins with 6")
    check(page)
    page.context.close()


BUTTONS = "[data-prompt] .panel li button"


def asked(page: Page) -> bool:
    """Wait until something is asked; False when the game is over."""
    page.locator(f"{BUTTONS}, {OVER}").first.wait_for(timeout=SLOW)
    return not page.locator(OVER).is_visible()


def choose(page: Page, move: str = "") -> None:
    """Choose a move, slot by slot where there are many, and make it."""
    prompt = page.locator("[data-prompt]").get_attribute("data-prompt")
    if page.locator(".panel fieldset").count():
        for slot in ("Fingers", "Sum called"):
            row = page.get_by_role("group", name=slot)
            row.locator("button:not([aria-disabled=true])").last.click()
    else:
        wanted = f'[data-move="{move}"]' if move else "[data-move]"
        page.locator(f"{wanted}:not([aria-disabled=true])").last.click()
    page.get_by_role("button", name="Make this move").click()
    page.locator(f'[data-prompt="{prompt}"]').wait_for(state="detached")


@pytest.mark.parametrize(("viewport", "scheme"), SCREENS)
def test_a_whole_game(
    browser: Browser, house: Server, viewport: ViewportSize, scheme: Scheme
) -> None:
    page = opened(browser, house, viewport, scheme)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    page.goto("/")
    fresco = page.get_by_role("article", name="Micatio")
    expect(fresco.get_by_text("Show your fingers, call the sum.")).to_be_visible()
    check(page)
    fresco.get_by_role("button", name=FULL).click()

    assert asked(page)
    expect(page.locator(".prompt", has_text="Your turn: how many")).to_be_visible()
    check(page)
    for _ in range(40):
        if not asked(page):
            break
        choose(page)
    expect(page.locator(OVER)).to_be_visible()

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("Round", exact=True)).to_be_visible()
    check(page)
    assert problems == []


def sit_down(page: Page) -> None:
    """Play against one bot."""
    page.goto("/")
    players = page.locator("output")
    players.wait_for()
    while players.inner_text() != "2":
        page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("article", name="Micatio").get_by_role("button", name=FULL).click()


def test_a_forecast_and_a_reason(browser: Browser, house: Server) -> None:
    """What a stake costs is told before it is made, and why another one cannot be."""
    page = opened(browser, house, {"width": 1366, "height": 650}, "light")
    sit_down(page)
    too_much = page.locator("[data-move='stake 3'][aria-disabled=true]")
    for _ in range(90):
        if not asked(page):
            sit_down(page)
        elif too_much.count():
            break
        elif page.locator("[data-move='stake 2']").count():
            page.locator("[data-move='stake 2']").hover()
            expect(page.get_by_text("Price: Coins (your stake)")).to_be_visible()
            expect(page.get_by_text("The pot will hold")).to_be_visible()
            choose(page, "stake 2")
        else:
            choose(page)
    # Playwright takes what is marked as not allowed for dead; a person can tap it and be told why.
    too_much.click(force=True)
    expect(page.get_by_text("That is 3; you have 2.")).to_be_visible()
    expect(page.get_by_role("link", name="M-2.2")).to_be_visible()
    check(page)


def test_the_house_knows_it_by_its_words(browser: Browser, house: Server) -> None:
    page = opened(browser, house, {"width": 1366, "height": 650}, "light")
    page.goto("/rules/micatio")
    expect(page.get_by_text("M-3.2").first).to_be_visible()
    page.goto("/about")
    expect(page.get_by_text("Micatio")).to_be_visible()
