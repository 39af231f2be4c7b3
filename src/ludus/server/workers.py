"""Worker processes for bots and forecasts: they get a view as JSON and nothing else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from secrets import randbits
from typing import TypeVar, TypeVarTuple

from ludus.bots import make_bot
from ludus.core.codec import from_json, to_json
from ludus.core.forecast import Forecast
from ludus.core.moves import Move
from ludus.games import all_games, find_game
from ludus.server.protocol import Offer
from ludus.tables.table import Table

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def choose_move(game_name: str, bot: str, view: bytes, moves: tuple[str, ...], seed: int) -> str:
    """Let a bot choose a move (runs in a worker)."""
    game = find_game(game_name)
    seen = from_json(view, game.views)
    chosen = make_bot(bot, game).choose(seen, [game.parse(move) for move in moves], Random(seed))
    return str(chosen)


def make_offers(
    game_name: str, view: bytes, moves: tuple[str, ...], forbidden: tuple[str, ...]
) -> tuple[Offer, ...]:
    """Tell what moves cost and bring, as far as that is known at once (runs in a worker)."""
    game = find_game(game_name)
    seen = from_json(view, game.views)
    return (
        *(_offer(move, game.forecast(seen, move)) for move in map(game.parse, moves)),
        *(_offer(move, None, allowed=False) for move in map(game.parse, forbidden)),
    )


def _offer(move: Move, forecast: Forecast | None, *, allowed: bool = True) -> Offer:
    """Tell a move in its parts: what it does, and what is in its slots."""
    return Offer(str(move), move.word, move.facts(), allowed, forecast)


def make_forecast(game_name: str, view: bytes, move: str) -> Forecast | None:
    """Tell all that a move costs and brings, its exact odds too (runs in a worker)."""
    game = find_game(game_name)
    seen = from_json(view, game.views)
    return game.full_forecast(seen, game.parse(move))


class WorkerPool:
    """The workers. If one dies, it is replaced and its task is repeated."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._size, mp_context=get_context("spawn"))

    async def warm(self) -> None:
        """Start a worker before the first bot has to move."""
        await asyncio.get_running_loop().run_in_executor(self._pool, all_games)

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        """Ask a bot for a seat's move."""
        game = table.game
        view = to_json(game.view(table.state, seat))
        moves = tuple(str(move) for move in game.moves(table.state, seat))
        return await self._run(choose_move, game.name, bot, view, moves, randbits(64))

    async def offers(
        self, table: Table, seat: int, forbidden: tuple[str, ...]
    ) -> tuple[Offer, ...]:
        """Tell what each move of a seat costs and brings, from what the seat sees."""
        game = table.game
        view = to_json(game.view(table.state, seat))
        moves = tuple(str(move) for move in game.moves(table.state, seat))
        return await self._run(make_offers, game.name, view, moves, forbidden)

    async def forecast(self, table: Table, seat: int, move: str) -> Forecast | None:
        """Tell all that one move of a seat costs and brings, from what the seat sees."""
        game = table.game
        view = to_json(game.view(table.state, seat))
        return await self._run(make_forecast, game.name, view, move)

    async def _run(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function in a worker; if the worker dies, in another one."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *arguments)

    async def close(self) -> None:
        """Stop the workers once they have finished what they are doing."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
