"""Play on from a puzzle: a table at which the game that it is from goes on, against bots."""

from collections.abc import Callable
from typing import Any, Literal

from ludus.bots import make_bot
from ludus.core.codec import state_hash, to_json
from ludus.core.events import Log
from ludus.core.fairness import Fairness, Part, commitment
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.puzzles.position import played, seed_of_game
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.shelf import find_puzzle
from ludus.tables import practice
from ludus.tables.breath import Breath
from ludus.tables.model import Holder, Row
from ludus.tables.service import TableService
from ludus.tables.table import Table


async def practise(
    service: TableService, game_name: str, puzzle: str, guest: str, name: str, bot: str,
    bot_name: Callable[[int], str],
) -> Table:  # fmt: skip
    """Open a table at which a puzzle is played on: the guest has its seat, bots the others."""
    game, (file, found) = find_game(game_name), find_puzzle(game_name, puzzle)
    make_bot(bot, game)
    seats = game.seats(game.read_options(found.options))
    holders = [Holder("bot", None, bot_name(one), bot) for one in range(seats)]
    holders[found.seat] = Holder("person", guest, name)
    taken, state, parts = await _entries(game, file.seed, found, service.now())
    new = await service.create(game.name, found.options, guest, name, holders=holders)
    return await service.change(
        new.id, lambda t: practice.begin(t, taken, state, parts, service.now())
    )


async def _entries(
    game: AnyRules, seed: str, puzzle: Puzzle, now: float
) -> tuple[list[Row], Any, tuple[Part, ...]]:
    """Write the entries of the game that a puzzle is from, which nobody has stored.

    Its chance followed from a seed that is known, so the record of what follows can be proved.
    """
    breath, log, rows, state = Breath(), Log(), list[Row](), None
    for one in played(game, seed, puzzle, log):
        told, log.told[:] = tuple(log.told), []
        kind: Literal["setup", "move"] = "setup" if one.move is None else "move"
        state = one.state
        rows.append(
            Row(
                "",
                len(rows),
                kind,
                one.seat,
                one.move,
                to_json(one.fate.outcomes).decode(),
                state_hash(state),
                b"",
                to_json(told).decode(),
                now,
                one.fate.seen,
            )
        )
        await breath.take()
    secret = seed_of_game(game.name, seed, puzzle.game_number)
    fairness = Fairness(commitment(secret), (), secret.hex())
    return rows, state, (Part(len(rows) - 1, fairness),)
