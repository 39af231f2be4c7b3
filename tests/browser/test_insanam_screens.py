"""Insanam can be played on every screen: Rome, the Empire, and every panel."""

import pytest
from playwright.sync_api import Browser, Page

from browser.insanam_scenes import SCENES
from browser.patience import becomes
from browser.screens import check_scene, paired_looks
from serving import Server

ORDINARY = ("Insanam: Rome",)
"""The plan that most of a game is played on; the map and the panels are for the deep suite."""


@pytest.mark.parametrize("scene", ORDINARY)
def test_a_plane_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene], looks=paired_looks)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_all_of_rome_is_seen_on_a_notebook(browser: Browser, server: Server, locale: str) -> None:
    """Whatever the language, the plan of four players needs no scrolling at 1440x900."""
    context = browser.new_context(
        base_url=server.url, locale=locale, viewport={"width": 1440, "height": 900}
    )
    page = context.new_page()
    SCENES["Insanam: Rome"].open(page, server)
    fits = "one => one.scrollHeight <= one.clientHeight"
    becomes(page, lambda: page.locator(".plane").evaluate(fits), wanted=True)
    context.close()


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES)
def test_every_panel_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])
