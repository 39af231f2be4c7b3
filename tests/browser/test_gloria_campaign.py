"""A campaign of Gloria in the browser, with the house closed and opened again in between."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.patience import SLOW
from browser.table import OVER, asked
from browser.test_accessible import check
from ludus.core.record import read_record, verify
from ludus.games import find_game
from serving import Server

OPTIONS = {"players": 2, "campaign": 3, "turn_limit": 2, "troops": "choice"}
QUESTION = "[data-question]"
ARENA = (
    "[data-send]:enabled",
    "[data-own].lit",
    "[data-move=end], [data-move=test], [data-move='buy 0'], [data-move=decline]",
    "[data-move]",
    "[data-facing].lit",
    ".hex.lit",
)
"""What answers a question of the arena: the first of these that is there."""

School = dict[str, Any]


class Lanista:
    """Leads a school: chooses, places, fights as little as can be, and tests."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def wait(self) -> bool:
        """Wait for a question; False when the game is over."""
        return asked(self.page, QUESTION)

    @property
    def tested(self) -> bool:
        """Tell whether the question is one of the tests."""
        return self.page.locator("[data-move='train all'], [data-move=keep]").count() > 0

    def answer(self) -> None:
        """Make the next click towards an answer."""
        page = self.page
        if page.locator(".school").count():
            self._at_school()
        elif page.locator("[data-rest]").count():
            self._press(page.locator("[data-rest]"))
        else:
            found = (page.locator(one) for one in ARENA)
            self._press(next((one for one in found if one.count()), page.locator(QUESTION)))
        page.wait_for_timeout(20)

    def _at_school(self) -> None:
        page = self.page
        answers = page.locator("[data-move='train all'], [data-move=keep], [data-send]")
        if answers.count():
            self._press(answers)
        elif page.locator(".slots .medal").count() < 2:
            self._press(page.locator("[data-class=thraex]"))
        else:
            self._press(page.get_by_role("button", name="Choose the rest for me"))

    @staticmethod
    def _press(what: Locator) -> None:
        # A question may be answered by the page itself meanwhile, when something goes on alone.
        if what.count():
            what.first.click(timeout=SLOW, force=True)

    def look(self) -> School:
        """Read the page of the campaign: the standings, and each school closely."""
        page = self.page
        dialog = page.locator(".school").count() == 0
        if dialog:
            page.get_by_role("button", name="School", exact=True).click()
        page.locator(".school").get_by_role("tab", name="The schools").click()
        schools = page.locator(".school [data-school]")
        expect(schools).to_have_count(2)
        found: School = {"standings": words(page, ".school tr:has([data-school])")}
        for seat in range(2):
            page.locator(f".school [data-school='{seat}']").click()
            found[f"roster {seat}"] = words(page, ".school tr[data-gladiator]")
            found[f"trainers {seat}"] = words(page, ".school [data-trainer]")
        if dialog:
            page.keyboard.press("Escape")
        else:
            page.locator(".school").get_by_role("tab").first.click()
        return found


def words(page: Page, where: str) -> list[str]:
    """Read the texts of some elements, their parts set off by bars."""
    found: list[str] = page.eval_on_selector_all(
        where,
        """all => all.map(one => [...one.children]
            .map(part => part.textContent.replace(/\\s+/g, ' ').trim()).join(' | '))""",
    )
    return found


@pytest.mark.deep
def test_a_campaign_outlives_the_house(browser: Browser, tmp_path: Path) -> None:
    """Three tournaments, with a new process of the server on the same database in between."""
    log = tmp_path / "log"
    server = Server(f"sqlite+aiosqlite:///{tmp_path}/house.db", "--pace", "0.01", log=log)
    server.start()
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        answer = page.request.post(
            "/api/play",
            data={"game": "gloria", "options": OPTIONS, "bot": "random"},
            headers={"origin": server.url},
        )
        assert answer.ok, answer.text()
        page.goto(f"/t/{answer.json()['id']}")
        restarts = play(Lanista(page), server)
        assert restarts >= 3, "during the tests of a tournament, and before each of the next two"
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the record").click()
        data = download.value.path().read_bytes()
        assert verify(find_game("gloria"), read_record(data)) > 0
        page.get_by_role("button", name="Look at the table").click()
        last = Lanista(page).look()
        assert laurels(last) >= 3, "each tournament gives one, a shared one more"
    finally:
        context.close()
        server.stop()
    assert "traceback" not in log.read_text(), "nothing made a traceback"


def play(lanista: Lanista, server: Server, most: int = 3000) -> int:
    """Play to the end; count how often the house was closed and opened again."""
    page = lanista.page
    restarts, testing = 0, False
    for _ in range(most):
        if not lanista.wait():
            break
        # While the first tests are asked for, and then whenever tests have just ended.
        if (testing and not lanista.tested) or (not testing and lanista.tested and restarts == 0):
            check(page)
            before = lanista.look()
            assert server.stop() == 0
            server.start()
            page.reload()
            assert lanista.wait()
            assert lanista.look() == before
            restarts += 1
        testing = lanista.tested
        lanista.answer()
    expect(page.locator(OVER)).to_be_visible()
    assert lanista.problems == []
    return restarts


def laurels(found: School) -> int:
    """Add up the laurels of all schools."""
    return sum(int(row.split(" | ")[1]) for row in found["standings"])
