"""What matters in Gloria is seen on a small screen without scrolling."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.gloria_scenes import SCENES
from browser.patience import becomes, resize
from browser.screens import play
from browser.test_gloria import FOES, SEND
from serving import Server

SMALL = ((390, 664), (360, 640), (844, 390))

CUT = "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
"""Whether a text goes on beyond its box."""

FREE = """one => {
    const head = one.querySelector('.head');
    const box = head.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return over !== null && one.parentElement.contains(over);
}"""
"""Whether the head of a class is in sight, and nothing lies over it."""


def whole(text: Locator) -> bool:
    """Tell whether a text is told, and nothing of it is cut off."""
    return bool(text.inner_text()) and not text.evaluate(CUT)


@pytest.mark.parametrize("players", [2, 6])
def test_classes_come_before_what_explains_them(page: Page, server: Server, players: int) -> None:
    """However many troops there are; and what a class would bring is told to the end."""
    page.set_viewport_size({"width": 390, "height": 664})
    play(page, server, "gloria", players=players, troops="custom")
    card = page.locator("[data-class]")
    card.first.wait_for()
    for width, height in SMALL:
        resize(page, width, height)
        becomes(page, lambda: card.first.evaluate(FREE), wanted=True, where=f"{width}x{height}")
    card.nth(3).click()
    told = page.locator(".bar .now > p")
    for width, height in SMALL:
        resize(page, width, height)
        becomes(page, lambda: whole(told), wanted=True, where=f"{width}x{height}")
        expect(page.locator(SEND)).to_be_in_viewport(ratio=1)


def test_the_odds_of_an_attack_stand_beside_its_button(page: Page, server: Server) -> None:
    scene = SCENES["attacking"]
    page.set_viewport_size({"width": 1440, "height": 900})
    scene.open(page, server)
    page.locator(FOES).first.click()
    told = page.locator(".told")
    for width, height in (*SMALL, (1440, 900)):
        resize(page, width, height)
        expect(told).to_contain_text("%")
        expect(told).to_be_in_viewport(ratio=1)
        becomes(page, lambda: whole(told), wanted=True, where=f"{width}x{height}")
        expect(page.locator(SEND)).to_be_in_viewport(ratio=1)
