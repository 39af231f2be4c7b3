"""Moments of Gloria at which a person has to act, for the tests of all screens."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.screens import Scene, play
from browser.test_gloria import ASKED, FOES, HEXES, SEND, Player
from serving import Server

TROOPS = (
    ("retiarius", "secutor", "veles", "thraex"),
    ("hoplomachus", "laquearius", "thraex", "gallus"),
)
"""Long weapons, shields and snares on both sides."""


def troops(players: int, size: int) -> list[list[dict[str, Any]]]:
    """Give every lanista some gladiators, all of one level."""
    return [
        [{"level": 3, "type": kind} for kind in TROOPS[seat % 2][:size]] for seat in range(players)
    ]


def until(page: Page, ask: str, found: str) -> None:
    """Play on until something is asked and there is something of a kind to choose."""
    player = Player(page, lambda thing: thing.click())
    for _ in range(250):
        assert player.wait(), "the game is over before it came to that"
        if player.ask == ask and page.locator(found).count():
            return
        player.answer()
    pytest.fail(f"nothing like that came up: {ask}")


def fighting(players: int, size: int, ask: str, found: str, **options: Any) -> Scene:
    """A question of a melee, with something to choose on the arena."""

    def open_(page: Page, server: Server) -> None:
        play(page, server, "gloria", players=players, troops=troops(players, size), **options)
        page.locator(ASKED).wait_for()
        until(page, ask, found)

    def pick(page: Page) -> None:
        page.locator(found).first.click()
        page.locator(SEND).wait_for()

    return Scene("gloria", ".hex.lit", SEND, open_, pick)


def choosing() -> Scene:
    """Gladiators are chosen before the first fight."""

    def open_(page: Page, server: Server) -> None:
        play(page, server, "gloria", players=4, troops="custom")
        page.locator("section.school[data-question]").wait_for()

    def pick(page: Page) -> None:
        page.locator("[data-class]").first.click()
        page.locator(SEND).wait_for()

    return Scene("gloria", "[data-class]", SEND, open_, pick)


SCENES: dict[str, Scene] = {
    "choosing": choosing(),
    "placing": fighting(2, 3, "deploy", HEXES),
    "walking": fighting(2, 3, "act", HEXES),
    "attacking": fighting(2, 3, "act", FOES),
    "six": fighting(6, 3, "act", HEXES),
}
