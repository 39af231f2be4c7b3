"""Insanam can be played on every screen: Rome, the Empire, and every panel."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.insanam_scenes import SCENES
from browser.patience import becomes, resize
from browser.screens import check_scene, paired_looks
from ludus.games.insanam.content.catalogue import BOARDS
from ludus.locales.catalogue import catalogue
from serving import Server

ORDINARY = ("Insanam: Rome",)
"""The plan that most of a game is played on; the map and the panels are for the deep suite."""


@pytest.mark.parametrize("scene", ORDINARY)
def test_a_plane_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene], looks=paired_looks)


@pytest.fixture
def seated(browser: Browser, server: Server) -> Iterator[Callable[[str, str], Page]]:
    """Bring a page to a scene, in a language."""
    contexts: list[BrowserContext] = []

    def sit(scene: str, locale: str) -> Page:
        context = browser.new_context(
            base_url=server.url, locale=locale, viewport={"width": 1440, "height": 900}
        )
        contexts.append(context)
        page = context.new_page()
        SCENES[scene].open(page, server)
        language = page.evaluate("document.documentElement.lang")
        assert language == locale[:2], "the table speaks the language that is meant"
        return page

    yield sit
    for context in contexts:
        context.close()


Seated = Callable[[str, str], Page]


@pytest.mark.parametrize("scene", ["Insanam: Rome", "Insanam: an action"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_all_of_rome_is_seen_on_a_notebook(seated: Seated, scene: str, locale: str) -> None:
    """Whatever the language, the plan of four players needs no scrolling at 1440x900."""
    page = seated(scene, locale)
    fits = "one => one.scrollHeight < one.getBoundingClientRect().height + 1"
    becomes(page, lambda: page.locator(".plane").evaluate(fits), wanted=True)


LINES = """([what, most]) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent, one.getClientRects().length, one.offsetHeight
        / Number.parseFloat(getComputedStyle(one).lineHeight)])
    .filter(([, rects, lines]) => Math.max(rects, lines) > most + 0.5)"""
"""What takes more lines than it should."""

BROKEN = """(names) => {
    const one = document.querySelector('.mine .power:not(.works) > span:not(.goods)');
    const kept = one.textContent;
    one.style.overflowWrap = 'normal';
    const found = names.filter((name) => {
        one.textContent = name;
        return one.scrollWidth > one.clientWidth;
    });
    one.textContent = kept;
    one.style.overflowWrap = '';
    return found;
}"""
"""The names of which a word is longer than the place where a power is named."""


@pytest.mark.parametrize("locale", ["fr-FR", "ru-RU"])
def test_long_languages_have_their_room(seated: Seated, locale: str) -> None:
    """On a phone where the game stands has one line and what is asked three; no power is broken."""
    page = seated("Insanam: the purse", locale)
    for width, height in ((360, 640), (390, 664)):
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(LINES, ["header .note", 1]), [])
        becomes(page, lambda: page.evaluate(LINES, [".counsel .prompt", 3]), [])
    spoken = catalogue(locale[:2])
    names = [spoken.name("insanam", "power", f"{one}-{at}") for one in BOARDS for at in range(4)]
    for width, height in ((1024, 768), (1366, 650), (1440, 900)):
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(BROKEN, names), [])


def test_what_sends_stands_with_the_prompt_and_its_odds(seated: Seated) -> None:
    """Never over what a panel tells; on a phone the odds would be out of sight."""
    page = seated("Insanam: the arena", "en-GB")
    foot = page.locator(".counsel [data-foot]")
    expect(foot.locator("[data-send]")).to_be_in_viewport(ratio=1)
    expect(foot).not_to_contain_text("%")
    resize(page, 390, 664)
    expect(foot).to_contain_text("%")
    expect(foot.locator("[data-send]")).to_be_in_viewport(ratio=1)


SMALLEST = """() => Math.min(...[...document.querySelectorAll('.ground svg text')]
    .filter((one) => one.checkVisibility())
    .map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
"""The size of the smallest writing on the map, in points of the screen."""


def test_names_on_the_map_can_be_read_and_the_question_is_in_sight(seated: Seated) -> None:
    """The map is enlarged instead; and turned or made smaller, it stays where it is asked."""
    page = seated("Insanam: the Empire", "ru-RU")
    source = page.locator('[data-space="SUP"]')
    for width, height in ((1440, 900), (390, 664), (360, 640), (844, 390), (1024, 768)):
        resize(page, width, height)
        becomes(page, lambda: page.evaluate(SMALLEST) > 11.9, wanted=True, where=f"{width}")
        expect(source).to_be_in_viewport(ratio=1)


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES)
def test_every_panel_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])
