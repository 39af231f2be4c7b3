"""Insanam can be played on every screen: Rome, the Empire, and every panel."""

import pytest
from playwright.sync_api import Page

from browser.insanam_scenes import SCENES
from browser.screens import check_scene
from serving import Server

ORDINARY = ("Insanam: Rome", "Insanam: the Empire", "Insanam: the purse")
"""A plan, a map and a panel; the others are built like these."""


@pytest.mark.parametrize("scene", ORDINARY)
def test_a_plane_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])


@pytest.mark.deep
@pytest.mark.parametrize("scene", [one for one in SCENES if one not in ORDINARY])
def test_every_panel_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])
