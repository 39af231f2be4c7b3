"""Finished games in the books of a house: the engine plays them, the browser looks at them."""

from collections.abc import Mapping
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.insanam_moments import JULIA, OTHERS, STARTED, Found, put
from ludus.core.codec import to_plain
from ludus.core.fairness import commitment, named_seed
from ludus.games import find_game
from ludus.server.guests import COOKIE
from ludus.tables.model import Doc, Holder, Row
from ludus.tables.table import Table
from serving import Server

SHORT: Mapping[str, Mapping[str, Any]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 5, "end": {"manches": 1}},
    "gloria": {"players": 3, "troops": "drawn", "turn_limit": 2},
    "insanam": {"players": 4, "max_turns": 1},
}
"""What is agreed for a short game of each title."""
NAMES = (*OTHERS, "Poppaea")


def finished(name: str, seed: str = "ended", **options: Any) -> Found:
    """Play a game to its end by random moves, Julia on the first seat against bots.

    A short one, unless other options are agreed.
    """
    game = find_game(name)
    given = game.read_options(options or SHORT[name])
    bots = (Holder("bot", None, other, "random") for other in NAMES[: game.seats(given) - 1])
    holders = (Holder("person", JULIA.id, JULIA.name), *bots)
    chance = named_seed(seed)
    head = (game.name, game.version, game.content, to_plain(given), JULIA.id, False, holders)
    table = Table("moment", Doc(*head, commitment(chance)), chance)
    rows, rng = list[Row](), Random(1)
    change = table.begin(table.ready(JULIA.id), STARTED)
    while True:
        table.adopt(change)
        rows += change.rows
        if not table.acting:
            return Found(table, tuple(rows))
        seat = table.acting[0]
        move = rng.choice(game.moves(table.state, seat))
        change = table.move(seat, table.prompt(seat) or "", str(move), STARTED + len(rows))


def visit(page: Page, server: Server, found: Found, path: str = "/t/{}") -> None:
    """Come to a game in the books of a house by a path, as Julia in the page's language."""
    language = page.evaluate("navigator.language").partition("-")[0]
    table, cookie = put(server, found, language)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    page.goto(path.format(table))
