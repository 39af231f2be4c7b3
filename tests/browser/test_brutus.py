"""Whole games of Brutus against bots: by mouse, by touch, by keyboard; and what axe says of it."""

import json
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.patience import becomes
from browser.table import CONTINUE, OVER, asked
from browser.test_accessible import SCREENS, WIDE, check
from browser.visits import on_phone, on_screen
from ludus.core.record import read_record, verify
from ludus.games import find_game
from referee.brutus_referee import referee
from serving import Server

VARIANTS = {"revolt": True, "conspiracy": True, "benevolence": True, "end": {"manches": 1}}
SEND = "[data-send]:enabled"
MINE = ".hand .lit, .open .lit, .seat.lit"
"""What may be picked: a column of the hand or of the forum, or a seat that may get a card."""
ASKED = f"[data-move], {SEND}, {MINE}"

Press = Callable[[Locator], None]


class Player:
    """Answers whatever is asked, by one way of input."""

    def __init__(self, page: Page, press: Press) -> None:
        self.page = page
        self._press = press
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def wait(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        return asked(self.page, ASKED)

    def move(self) -> None:
        """Answer: what is sent already, by a button, or by picking until enough is picked."""
        page = self.page
        picks = page.locator(MINE)
        question = page.locator("[data-move]:not([data-move=pass])")
        if question.count():
            self._press(question.first)
        elif page.locator(SEND).count() or picks.count():
            self._pick(picks)
            self._press(page.locator(SEND))
        else:
            self._press(page.locator("[data-move=pass]"))

    def answer(self) -> None:
        """Answer, and wait until the question has gone or changed."""
        before = self.question()
        self.move()
        self.page.wait_for_function(
            f"""before => document.querySelector('{OVER}, {CONTINUE}')
                || document.querySelector('.board')?.dataset.question !== before""",
            arg=before,
        )

    def _pick(self, picks: Locator) -> None:
        for at in range(3):
            if self.page.locator(SEND).count():
                return
            self._press(picks.nth(min(at, picks.count() - 1)))

    def play_out(self, most: int = 400) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.wait():
                break
            self.answer()
        expect(self.page.locator(OVER)).to_be_visible()
        assert self.problems == []

    def question(self) -> str | None:
        return self.page.locator(".board").first.get_attribute("data-question")


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def by_keys(what: Locator) -> None:
    """Walk to a thing by Tab, within a list by arrows, and press it."""
    page = what.page
    here = "one => one === document.activeElement"
    listed = "one => one.matches('.hand button, .open button')"
    beside = "one => one.closest('ul') === document.activeElement?.closest('ul')"
    walks = what.evaluate(listed)
    for _ in range(60):
        if what.evaluate(here) or (walks and what.evaluate(beside)):
            break
        page.keyboard.press("Tab")
    if walks and not what.evaluate(here):
        page.keyboard.press("Home")
        for _ in range(14):
            if what.evaluate(here):
                break
            page.keyboard.press("ArrowRight")
    assert what.evaluate(here)
    page.keyboard.press("Space")


def sit(page: Page, server: Server, players: int, **options: Any) -> None:
    """Sit down at a new table with bots."""
    answer = page.request.post(
        "/api/play",
        data={
            "game": "brutus",
            "options": {"players": players, **VARIANTS, **options},
            "bot": "random",
        },
        headers={"origin": server.url},
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


@pytest.mark.deep
@pytest.mark.parametrize("players", [4, 10])
def test_by_mouse_on_a_desktop(page: Page, server: Server, players: int) -> None:
    """A whole game with all variants; its record is good, its replay can be looked at."""
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(page, server, players)
    Player(page, click).play_out()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    data = download.value.path().read_bytes()
    assert verify(find_game("brutus"), read_record(data)) > 0
    assert referee(json.loads(data)) == []
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(page.get_by_role("region", name="The forum of Brutus")).to_be_visible()


@pytest.mark.parametrize("players", [4, pytest.param(10, marks=pytest.mark.deep)])
def test_by_touch_on_a_phone(browser: Browser, server: Server, players: int) -> None:
    """Up to nine opponents at 390 pixels, and nothing scrolls sideways."""
    with on_phone(browser, server) as page:
        sit(page, server, players)
        player = Player(page, tap)
        assert player.wait()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)
        small = "all => all.map(one => one.getBoundingClientRect()).filter(b => b.width < 44)"
        becomes(page, lambda: page.locator(".board button").evaluate_all(small), [])
        player.play_out()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)


@pytest.mark.deep
def test_by_keyboard_alone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    sit(page, server, 5)
    Player(page, by_keys).play_out()


def test_why_not(page: Page, server: Server) -> None:
    """What cannot be played now is asked why, and the answer has its article."""
    sit(page, server, 4)
    player = Player(page, click)
    while player.wait() and not page.locator(".hand .dim").count():
        player.answer()
    page.locator(".hand .dim").first.click()
    expect(page.locator(".answer a")).to_contain_text("B-")


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_accessible(
    browser: Browser, server: Server, size: str, scheme: Literal["light", "dark"]
) -> None:
    """Laying, taking and playing, at every size, light and dark."""
    with on_screen(browser, server, size, scheme) as page:
        sit(page, server, 7)
        player = Player(page, click)
        seen: set[str] = set()
        wanted = {".gathering", ".open .lit", ".hand .dim"}
        for _ in range(60):
            if not player.wait() or seen == wanted:
                break
            fresh = [mark for mark in wanted - seen if page.locator(mark).count()]
            if fresh:
                check(page)
                seen.update(fresh)
            player.answer()
        assert seen == wanted
        page.locator(".tools button").first.click()
        page.get_by_role("dialog").wait_for()
        check(page)
