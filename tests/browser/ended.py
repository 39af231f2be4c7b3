"""Finished games in the books of a house: the engine plays them, the browser looks at them."""

from collections.abc import Mapping
from random import Random
from typing import Any

from browser.insanam_moments import JULIA, OTHERS, STARTED, Found
from ludus.core.codec import to_plain
from ludus.core.fairness import commitment, named_seed
from ludus.games import find_game
from ludus.tables.model import Doc, Holder, Row
from ludus.tables.table import Table

SHORT: Mapping[str, Mapping[str, Any]] = {
    "gorus": {"players": 3, "target": 1},
    "brutus": {"players": 5, "end": {"manches": 1}},
    "gloria": {"players": 3, "troops": "drawn", "turn_limit": 2},
    "insanam": {"players": 4, "max_turns": 1},
}
"""What is agreed for a short game of each title."""
NAMES = (*OTHERS, "Poppaea")


def finished(name: str, seed: str = "ended") -> Found:
    """Play a short game to its end by random moves, Julia on the first seat against bots."""
    game = find_game(name)
    given = game.read_options(SHORT[name])
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
