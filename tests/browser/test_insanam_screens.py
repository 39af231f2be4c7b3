"""Insanam can be played on every screen: Rome, the Empire, and every panel."""

import pytest
from playwright.sync_api import Page

from browser.insanam_scenes import SCENES
from browser.screens import check_scene, paired_looks
from serving import Server

ORDINARY = ("Insanam: Rome",)
"""The plan that most of a game is played on; the map and the panels are for the deep suite."""


@pytest.mark.parametrize("scene", ORDINARY)
def test_a_plane_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene], looks=paired_looks)


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES)
def test_every_panel_can_be_played_on_every_screen(page: Page, server: Server, scene: str) -> None:
    check_scene(page, server, SCENES[scene])
