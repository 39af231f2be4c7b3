"""Short games of Gloria against bots: by mouse, by touch, by keyboard; and what axe says of it."""

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
from serving import Server

SEND = "[data-send]:enabled"
BOARD = "section.board"
ASKED = f"{BOARD}[data-question]"
FOES = ".hex.lit[data-gladiator]"
"""Whom one can activate or attack."""
HEXES = ".hex.lit:not([data-gladiator])"
"""Where one can go."""
ARROWS = "[data-facing].lit"
WORDS = ".counsel [data-move]"

PAIR = [
    [{"level": 4, "type": "retiarius"}, {"level": 3, "type": "secutor"}],
    [{"level": 3, "type": "hoplomachus"}, {"level": 2, "type": "laquearius"}],
]
UNEQUAL = [[{"level": 5, "type": "dimachaerus"}], [{"level": 1, "type": "gallus"}]]

UNEVEN = """() => [...document.querySelectorAll('.why p')].filter((one) => {
    const lines = one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight);
    return Math.abs(lines - Math.round(lines)) > 0.2;
}).map((one) => one.textContent)"""
"""Reasons of the end with a line that is higher than the others, for an article's sake."""
BRIGHTER = """() => {
    const shades = document.createElement('canvas').getContext('2d');
    const shade = (...all) => {
        for (const one of all) {
            shades.fillStyle = getComputedStyle(document.querySelector(one)).fill;
            shades.fillRect(0, 0, 1, 1);
        }
        return shades.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((a, b) => a + b);
    };
    return shade('polygon.shade-0', '.open') > shade('polygon.shade-0');
}"""
"""Whether a hex that can be chosen is lighter than the sand."""

Press = Callable[[Locator], None]


def apart(one: int, other: int) -> int:
    """Count the steps from one hex to another."""
    vector = one - other
    r = (vector + 50) // 100
    q = vector - 100 * r
    return max(abs(q), abs(r), abs(q + r))


class Player:
    """Answers whatever is asked, by one way of input; eager to fight."""

    def __init__(self, page: Page, press: Press) -> None:
        self.page = page
        self._press = press
        self.asked: set[str] = set()
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def wait(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        return asked(self.page, ASKED)

    @property
    def ask(self) -> str:
        """What is asked, a word."""
        return self.page.locator(BOARD).get_attribute("data-ask") or ""

    def move(self) -> None:
        """Answer: pick something, and send what is picked."""
        ask = self.ask
        self.asked.add(ask)
        if ask == "deploy":
            self._place()
            return
        page = self.page
        if page.locator(FOES).count():
            self._press(page.locator(FOES).first)
        elif ask == "act" and page.locator(ARROWS).count():
            self._press(page.locator(ARROWS).first)
        elif ask == "act":
            self._act()
        elif page.locator(ARROWS).count():
            self._press(page.locator(ARROWS).first)
        elif page.locator(WORDS).count():
            self._press(page.locator(WORDS).first)
        else:
            self._press(page.locator(HEXES).first)
        self._send()

    def _place(self) -> None:
        """Place the first gladiator by hand, and leave the others to the house."""
        page = self.page
        if len(self.asked) == 1 and page.locator(HEXES).count() >= 7:
            self._press(page.locator(HEXES).nth(3))
            self._press(page.locator("[data-facing='4']"))
            self._send()
        else:
            self._press(page.locator("[data-rest]"))

    def _act(self) -> None:
        """Walk towards the nearest enemy, turn to one beside, else end."""
        page = self.page
        here, foes = self._whereabouts()
        goals = [int(one) for one in self._all(HEXES, "data-hex")]
        near = {goal: min(apart(goal, foe) for foe in foes) for goal in goals} if foes else {}
        now = min((apart(here, foe) for foe in foes), default=0)
        best = min(near, key=lambda goal: near[goal], default=here)
        if page.locator("[data-move=free]").count():
            self._press(page.locator("[data-move=free]"))
        elif near and near[best] < now:
            self._press(page.locator(f"[data-hex='{best}']"))
        elif now == 1 and page.locator("[data-move^=pivot]").count():
            beside = next(foe for foe in foes if apart(here, foe) == 1)
            self._press(page.locator("[data-move^=pivot]"))
            way = [1, 100, 99, -1, -100, -99].index(beside - here)
            wanted = page.locator(f"[data-facing='{way}'].lit")
            self._press(wanted if wanted.count() else page.locator(ARROWS).first)
        elif page.locator("[data-move=end]").count():
            self._press(page.locator("[data-move=end]"))
        else:
            self._press(page.locator(HEXES).first)

    def _all(self, what: str, attribute: str) -> list[str]:
        read = f"all => all.map(one => one.getAttribute('{attribute}'))"
        found: list[str] = self.page.locator(what).evaluate_all(read)
        return found

    def _whereabouts(self) -> tuple[int, list[int]]:
        """Find the active gladiator, and the enemies that stand."""
        own = set(self._all("[data-own]", "data-own"))
        (active,) = self._all("[data-own].active", "data-own")
        who = self._all(".hex[data-gladiator]", "data-gladiator")
        where = [int(one) for one in self._all(".hex[data-gladiator]", "data-hex")]
        places = dict(zip(who, where, strict=True))
        return places[active], [hex_ for one, hex_ in places.items() if one not in own]

    def _send(self) -> None:
        if self.page.locator(SEND).count():
            self._press(self.page.locator(SEND).first)

    def answer(self) -> None:
        """Answer, and wait until the question has gone or changed."""
        before = self._question()
        self.move()
        self.page.wait_for_function(
            f"""before => document.querySelector('{OVER}, {CONTINUE}')
                || document.querySelector('{BOARD}')?.dataset.question !== before""",
            arg=before,
        )

    def play_out(self, most: int = 600) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.wait():
                break
            self.answer()
        expect(self.page.locator(OVER)).to_be_visible()
        assert self.problems == []

    def _question(self) -> str | None:
        return self.page.locator(BOARD).get_attribute("data-question")


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def by_keys(what: Locator) -> None:
    """Walk to a thing by Tab, over the arena by Page Down, and press it."""
    page = what.page
    here = "one => one === document.activeElement"
    hexed = what.evaluate("one => one.hasAttribute('data-hex')")
    inside = "document.activeElement?.hasAttribute('data-hex') ?? false"
    for _ in range(80):
        if what.evaluate(here) or (hexed and page.evaluate(inside)):
            break
        page.keyboard.press("Tab")
    for _ in range(120):
        if not hexed or what.evaluate(here):
            break
        page.keyboard.press("PageDown")
    assert what.evaluate(here)
    page.keyboard.press("Enter")


def sit(page: Page, server: Server, players: int = 2, **options: Any) -> None:
    """Sit down at a new table with bots."""
    answer = page.request.post(
        "/api/play",
        data={
            "game": "gloria",
            "options": {"players": players, "turn_limit": 3, "troops": "drawn", **options},
            "bot": "random",
        },
        headers={"origin": server.url},
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


def test_by_mouse_on_a_desktop(page: Page, server: Server) -> None:
    """A whole melee; its record is good, its replay can be looked at."""
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(page, server)
    player = Player(page, click)
    player.play_out()
    assert {"deploy", "pick", "act"} <= player.asked
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    data = download.value.path().read_bytes()
    assert verify(find_game("gloria"), read_record(data)) > 0
    page.get_by_role("button", name="Look at the table").click()
    # One panel at a time: nothing lies over the arena.
    expect(page.locator(".felt aside")).to_have_count(0)
    page.get_by_role("tab", name="Result", exact=True).click()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(page.get_by_role("region", name="The arena of Gloria aut Nihil")).to_be_visible()


def test_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    """At 390 pixels the arena is enlarged by itself; all of it can be seen, and tapped into."""
    with on_phone(browser, server) as page:
        sit(page, server, troops=PAIR)
        player = Player(page, tap)
        assert player.wait()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)
        small = "all => all.map(one => one.getBoundingClientRect()).filter(b => b.width < 44)"
        buttons = ".counsel button, .troop button, .top button"
        becomes(page, lambda: page.locator(buttons).evaluate_all(small), [])
        becomes(page, lambda: page.locator("button.hex").evaluate_all(small), [])
        expect(page.locator(".hex.lit").first).to_be_in_viewport()
        page.get_by_role("button", name="Show the whole arena").tap()
        expect(page.locator("button.hex")).to_have_count(0)
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)
        page.locator(".ground").tap()
        expect(page.locator(".hex.lit").first).to_be_attached()
        becomes(page, lambda: page.locator("button.hex").evaluate_all(small), [])
        player.play_out()
        becomes(page, lambda: page.evaluate(WIDE), wanted=True)
        becomes(page, lambda: page.evaluate(UNEVEN), [])


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    sit(page, server, troops=PAIR, turn_limit=4)
    Player(page, by_keys).play_out()


def test_single_combat_and_the_crowd(page: Page, server: Server) -> None:
    """A duel to the verdict: its dice are told, and the winner turns."""
    page.set_viewport_size({"width": 1440, "height": 900})
    verdict = page.get_by_text("The crowd:").first
    for _ in range(8):
        sit(page, server, mode="single", troops=UNEQUAL, duel_turn_limit=30)
        player = Player(page, click)
        while player.wait() and player.ask != "turn":
            player.answer()
        # There is no verdict on the dead.
        if player.ask == "turn" and verdict.count():
            break
    expect(page.get_by_text("The verdict is given").first).to_be_visible()
    expect(verdict).to_be_visible()
    player.play_out()


def test_why_not(page: Page, server: Server) -> None:
    """What cannot be done now is asked why, and the answer has its article."""
    sit(page, server)
    player = Player(page, click)
    while player.wait() and not page.locator(".counsel .dim").count():
        player.answer()
    page.locator(".counsel .dim").first.click()
    expect(page.locator(".answer a")).to_contain_text("L-")


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_accessible(
    browser: Browser, server: Server, size: str, scheme: Literal["light", "dark"]
) -> None:
    """Placing, walking and fighting, at every size, light and dark."""
    with on_screen(browser, server, size, scheme) as page:
        sit(page, server, troops=PAIR, turn_limit=30)
        player = Player(page, click)
        assert player.wait()
        assert page.evaluate(BRIGHTER)
        page.locator(HEXES).first.click()
        check(page)
        page.keyboard.press("Escape")
        while player.wait() and player.ask != "act":
            player.answer()
        check(page)
        while player.wait() and not (player.ask == "act" and page.locator(FOES).count()):
            player.answer()
        assert player.ask == "act", "there was somebody to attack"
        page.locator(FOES).first.click()
        page.get_by_role("region", name="Engage").or_(
            page.get_by_role("region", name="Throw")
        ).wait_for()
        check(page)
        page.get_by_role("button", name="School").click()
        page.get_by_role("dialog").wait_for()
        check(page)
