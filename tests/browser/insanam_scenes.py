"""Moments of Insanam that are measured on every screen."""

from playwright.sync_api import Page

from browser.insanam_moments import MOMENTS, find, put
from browser.insanam_player import Player, click
from browser.screens import Scene
from ludus.server.guests import COOKIE
from serving import Server


def scene(moment: str, pick: str, played: str, plane: str = "") -> Scene:
    """Come to a moment and pick a move; `plane` is looked at instead of where it is asked."""
    sitting: list[Player] = []

    def open_(page: Page, server: Server) -> None:
        player = Player(page, click)
        sitting.append(player)
        # A guest who is known keeps their language, whatever the browser speaks.
        language = page.evaluate("navigator.language.slice(0, 2)")
        table, cookie = put(server, find(moment, MOMENTS[moment]), language)
        page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
        page.goto(f"/t/{table}")
        assert player.wait()
        if plane:
            page.locator(f"#plane-{plane}").click()

    def pick_(page: Page) -> None:
        player = sitting[-1]
        move = next(one for one in player.moves if one.startswith(pick))
        player.prepare(move)
        if not page.locator("[data-send]").count():
            page.locator(f'[data-move="{move}"]').first.click()
        page.locator("[data-send]").wait_for()

    return Scene("insanam", played, "[data-send]", open_, pick_)


SCENES = {
    "Insanam: Rome": scene("D-07 place", "place COL 3", ".zone .circle"),
    "Insanam: an action": scene("D-08", "act a", ".zone .action"),
    "Insanam: the Empire": scene("D-13", "march SUP", ".spaces .lit"),
    "Insanam: the arena": scene("D-11 fight", "fight", ".arena .card"),
    "Insanam: a battle": scene("D-14 fall", "fall", ".battle [data-fall]"),
    "Insanam: an edict": scene("D-17", "refuse", ".edict [data-thumb]"),
    "Insanam: the purse": scene("D-18 any", "give G 1", ".purse .stepper"),
    "Insanam: cards": scene("D-10 tile", "buy", ".stage .button"),
}
