"""Bytes that a game takes in the database: while it is played, and once it is over.

    python bench/storage.py [--games 5]

Games of each title at its smallest and largest usual number of players, played by the hand-written
bots through the table service on SQLite. Prints means: entries of a game; bytes of states and
events if every entry kept them, as it was before; bytes at the end of a running game; and bytes of
the packed game.
"""

import asyncio
import tempfile
from argparse import ArgumentParser
from random import Random
from statistics import mean

from ludus.bots import make_bot
from ludus.core.codec import to_json
from ludus.games import find_game
from ludus.tables.archive import pack
from ludus.tables.model import Holder, Row
from ludus.tables.service import TableService
from ludus.tables.store import Store

PLAYERS = {"gorus": (2, 6), "brutus": (4, 8), "gloria": (2, 4), "insanam": (2, 4)}


async def play(service: TableService, name: str, players: int, seed: int) -> tuple[int, ...]:
    """Play a game; give its entries, and the bytes of all, kept and packed entries."""
    game, rng = find_game(name), Random(seed)
    seats = game.seats(game.read_options({"players": players}))
    holders = [Holder("person", "ann", "Ann")] * seats
    made = await service.create(name, {"players": players}, "ann", "Ann", holders=holders)
    table = await service.start(made.id, "ann")
    bot, states = make_bot("veteran", game), len(to_json(table.state))
    while table.acting:
        seat = table.acting[0]
        move = bot.choose(game.view(table.state, seat), game.moves(table.state, seat), rng)
        await service.move(table.id, "ann", seat, table.prompt(seat) or "", str(move))
        states += len(to_json(table.state))
    rows = await service.store.rows(table.id)
    kept = sum(len(row.state) for row in rows)
    rest = sum(map(_other, rows))
    return len(rows), states + rest, kept + rest, len(pack(rows))


def _other(row: Row) -> int:
    return len(row.events) + len(row.fate) + len(row.hash) + len(row.move or "") + 40


async def run(games: int) -> None:
    """Print a line for each title and number of players."""
    print("| game | players | entries | every state | while it runs | packed |")
    print("|---|---|---|---|---|---|")
    for name, numbers in PLAYERS.items():
        for players in numbers:
            with tempfile.TemporaryDirectory() as folder:
                store = await Store.open(f"sqlite+aiosqlite:///{folder}/house.db")
                service = TableService(store)
                found = [await play(service, name, players, seed) for seed in range(games)]
                await store.close()
            entries, *sizes = map(mean, zip(*found, strict=True))
            told = " | ".join(f"{size / 1000:.0f} kB" for size in sizes)
            print(f"| {name} | {players} | {entries:.0f} | {told} |", flush=True)


def main() -> None:
    """Read the arguments and run."""
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=5)
    asyncio.run(run(parser.parse_args().games))


if __name__ == "__main__":
    main()
