"""Every panel can be read and left on every screen: nothing cut, covered or too small to touch.

A table in play is measured in `test_screens`; here is all that comes beside it or over it: the goal
card, lessons, counsel, what is counted, the result, the review, replays and practice.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal

import pytest
from msgspec import Struct
from playwright.sync_api import Browser, Page

from browser.ended import finished, visit
from browser.insanam_moments import ROUND_ENDS, find, put
from browser.insanam_player import Player as Courtier
from browser.insanam_player import click
from browser.screens import SCREENS, Scene, Screen, measure, play
from browser.table import CONTINUE, LIT
from browser.test_accessible import faults
from browser.test_waiting import post
from ludus.server.guests import COOKIE
from serving import Server

GAMES = ("gorus", "brutus", "gloria", "insanam")
TABLES: Mapping[str, Mapping[str, Any]] = {
    "gorus": {"players": 3, "dealer": 2},
    "brutus": {"players": 5},
    "gloria": {"players": 2},
    "insanam": {"players": 2},
}
LOCALES = ("en-GB", "fr-FR", "ru-RU")
SCHEMES: Sequence[Literal["light", "dark"]] = ("light", "dark")
SHOWN = [screen for screen in SCREENS if screen.print_size == 100]
"""In print of twice the size a score sheet leaves too little of the table beside it."""
DIALOG = "dialog .head button"
"""The button that closes a dialog."""


class Panel(Struct, frozen=True):
    """What a person reads: how a page comes to it, and the button that leads on from it."""

    open: Callable[[Page, Server], None]
    confirm: str


def sit(game: str) -> Callable[[Page, Server], None]:
    """Sit down at a table at which I am asked something."""

    def open_(page: Page, server: Server) -> None:
        play(page, server, game, **TABLES[game])
        page.locator("[data-opens=goal]").wait_for()

    return open_


def goal(game: str) -> Panel:
    def open_(page: Page, server: Server) -> None:
        sit(game)(page, server)
        page.locator("[data-opens=goal]").click()
        page.locator("dialog li").nth(4).wait_for()

    return Panel(open_, "dialog .foot .primary")


def lesson(game: str) -> Panel:
    def open_(page: Page, server: Server) -> None:
        page.goto("/")
        table = post(page, "/api/lessons", {"game": game, "lesson": "first"})["id"]
        page.goto(f"/t/{table}")
        page.locator("[data-lesson]:not([data-lesson=watch])").wait_for()

    return Panel(open_, ".lesson .words h2")


def counsel(page: Page, server: Server) -> None:
    sit("gorus")(page, server)
    page.locator(LIT).first.wait_for()
    page.locator("[data-opens=counsel]").click()
    page.locator("dialog .best").wait_for()
    page.locator("dialog [aria-live] .button").click()
    page.locator("dialog .other").wait_for()


def ended(game: str, path: str = "/t/{}") -> Callable[[Page, Server], None]:
    """Come to a finished game by a path."""

    def open_(page: Page, server: Server) -> None:
        visit(page, server, finished(game), path)

    return open_


def result(game: str) -> Panel:
    def open_(page: Page, server: Server) -> None:
        ended(game)(page, server)
        page.locator("#end-title").wait_for()

    return Panel(open_, ".whole:has(#end-title) .actions .primary")


def replay(game: str) -> Panel:
    def open_(page: Page, server: Server) -> None:
        ended(game, "/r/{}#12")(page, server)
        page.get_by_role("slider").wait_for()
        page.locator("[data-from]").wait_for()

    return Panel(open_, "[data-from]")


def practice(page: Page, server: Server) -> None:
    replay("gorus").open(page, server)
    page.locator("[data-from]").click()
    page.locator("[data-practise]").wait_for()


def review(page: Page, server: Server) -> None:
    ended("gorus", "/review/{}")(page, server)
    page.locator("main .primary").click()
    page.locator("main section").nth(2).wait_for()


def counted(game: str, **options: Any) -> Panel:
    """A score sheet that waits to be read; a bot has played until then."""

    def open_(page: Page, server: Server) -> None:
        page.goto("/")
        wish = {"game": game, "bot": "random", "options": options}
        table = post(page, "/api/play", wish)["id"]
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()
        post(page, f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
        page.locator(CONTINUE).wait_for()
        post(page, f"/api/tables/{table}/return", {"seat": 0})

    return Panel(open_, CONTINUE)


def scoring(page: Page, server: Server) -> None:
    """The scoring at the end of a round of Insanam."""
    table, cookie = put(server, find("a round ends", ROUND_ENDS))
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    player = Courtier(page, click)
    page.goto(f"/t/{table}")
    assert player.wait()
    player.play("approve")
    page.locator(CONTINUE).wait_for()


PANELS: dict[str, Panel] = {
    **{f"goal {game}": goal(game) for game in GAMES},
    **{f"lesson {game}": lesson(game) for game in GAMES},
    **{f"result {game}": result(game) for game in GAMES},
    **{f"replay {game}": replay(game) for game in GAMES},
    "counted gorus": counted("gorus", players=4),
    "counted brutus": counted("brutus", players=5),
    "counted gloria": counted("gloria", players=2, troops="drawn", turn_limit=1, campaign=2),
    "counted insanam": Panel(scoring, CONTINUE),
    "counsel": Panel(counsel, DIALOG),
    "practice": Panel(practice, "[data-practise]"),
    "review": Panel(review, "main h1"),
}
"""By kind and game."""


def wrong_with(
    browser: Browser,
    server: Server,
    name: str,
    locale: str,
    scheme: Literal["light", "dark"],
    screens: Sequence[Screen],
) -> Iterator[str]:
    """Open a panel, and say what is wrong with it on some screens, and to a screen reader."""
    panel = PANELS[name]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        locale=locale,
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    panel.open(page, server)
    scene = Scene(name, "", panel.confirm, panel.open, lambda page: None)
    for screen in screens:
        for fault in measure(page, scene, screen, picked=True):
            yield f"{name} in {locale} at {screen}: {fault}"
    measure(page, scene, screens[0], picked=True, patience=0)
    yield from (f"{name}: {fault}" for fault in faults(page))
    context.close()


BARRED = (
    "goal insanam",
    "result gloria",
    "counted gloria",
    "counted gorus",
    "practice",
    "review",
)
"""Those with a bar at their foot, above which the rest scrolls."""
CROWDED = [Screen(360, 640), Screen(844, 390), Screen(1280, 640, zoom=200)]
"""Where they have the least room."""


@pytest.mark.parametrize("name", BARRED)
def test_what_stands_at_the_foot_covers_nothing(
    browser: Browser, server: Server, name: str
) -> None:
    wrong = list(wrong_with(browser, server, name, "en-GB", "light", CROWDED))
    assert not wrong, "\n".join(wrong)


@pytest.mark.deep
@pytest.mark.parametrize("at", range(len(PANELS)), ids=PANELS)
def test_every_panel_fits_every_screen(browser: Browser, server: Server, at: int) -> None:
    """Every kind of panel meets every screen; its languages and lights take turns."""
    single = at >= list(PANELS).index("counsel")
    screens = SHOWN if single else SHOWN[at % 2 :: 2]
    look = (LOCALES[at % 3], SCHEMES[at // 2 % 2])
    wrong = list(wrong_with(browser, server, list(PANELS)[at], *look, screens))
    assert not wrong, "\n".join(wrong)


@pytest.mark.deep
@pytest.mark.parametrize(("locale", "scheme"), list(product(LOCALES, SCHEMES)))
@pytest.mark.parametrize("name", PANELS)
def test_every_panel_in_every_language(
    browser: Browser, server: Server, name: str, locale: str, scheme: Literal["light", "dark"]
) -> None:
    wrong = list(wrong_with(browser, server, name, locale, scheme, SHOWN))
    assert not wrong, "\n".join(wrong)
