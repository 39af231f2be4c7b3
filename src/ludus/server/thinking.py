"""Lets bots think and forecasts be worked out in worker processes, with fair shares for everybody.

Two kinds of work (see `ludus.server.shares`): quick work is done in milliseconds, as are the moves
of the lower levels; deep work is the search, which is told how long it may think, and exact odds.
Quick work has workers of its own, so that it never waits for a search; those for deep work, one for
each core, help while they have nothing better to do, and give way to everything else that runs.

A search that has waited for `LONGEST_WAIT` is not made: a hand-written player chooses at once. So a
bot's turn takes at most `LONGEST_WAIT` plus `MOST_THOUGHT`, whatever others do.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Set
from secrets import randbits
from typing import Literal

import msgspec
from msgspec.structs import replace

from ludus.bots import answers_at_once, budget_of, players_of
from ludus.core.codec import from_json, to_json
from ludus.core.forecast import Forecast
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.review.comparing import Comparison
from ludus.server.answers import Offer
from ludus.server.offering import offer
from ludus.server.puzzle_tasks import ShowPuzzle, TryPuzzle, WeighPuzzle
from ludus.server.shares import LONGEST_WAIT, Queue, Work
from ludus.server.tasks import (
    Answer,
    Choose,
    GiveCounsel,
    LookAgain,
    MakeForecast,
    MakeOffers,
    Measure,
    MeasureSetUp,
    Task,
)
from ludus.server.workers import Nursery, Worker, WorkerLost
from ludus.tables.errors import no
from ludus.tables.pace import people_of
from ludus.tables.table import Table

log = logging.getLogger("ludus.thinking")

Lane = Literal["quick", "deep"]

QUICK_WORKERS = 2
"""Workers for quick work alone: if one hangs, the other goes on."""
MOST_THOUGHT = 1.0
"""Seconds that a bot thinks at most, whatever its name asks for."""
ODDS = 0.2
"""Seconds that exact odds usually need at most."""
COUNSEL = 1.0
"""Seconds that counsel usually needs."""
PIECE = 0.5
"""Seconds that a piece of a review usually needs."""
HANGS: dict[Lane, float] = {"quick": 5.0, "deep": 20.0}
"""Seconds after which a worker that has not answered is ended and its task repeated."""
NICE: dict[Lane, int] = {"quick": 0, "deep": 5}
TRIES = 2
HURRIED = 10.0
"""Seconds for which people are told that a bot had less time than usual."""
START_AGAIN = 1.0
"""Seconds until it is tried again to start a worker."""


class NoThought(Exception):
    """A task could not be done: it failed, or two workers died of it."""


class Job(Work):
    """Work with its task and where the answer goes."""

    def __init__(
        self, people: Set[str], table: str, task: Task, lane: Lane, wish: float = 0.0
    ) -> None:
        super().__init__(sorted(people), table, wish)
        self.task = task
        self.lane: Lane = lane
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.tries = 0


class Thinking:
    """Queues work, and gives it to workers."""

    def __init__(
        self, workers: int, connected: Callable[[str], Set[str]], nursery: Nursery | None = None
    ) -> None:
        self._connected = connected
        self._queues: dict[Lane, Queue[Job]] = {
            "quick": Queue(QUICK_WORKERS),
            "deep": Queue(workers),
        }
        self._bell = asyncio.Event()
        self._nursery = nursery or Nursery()
        self._hurried: dict[str, float] = {}
        self.workers: dict[int, Worker] = {}
        """The workers that are there, by place."""
        self._places: list[Lane] = ["quick" for _ in range(QUICK_WORKERS)]
        self._places += ["deep" for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self.on_work: Callable[[str, float], None] = lambda _, __: None
        """Hears of every piece of work that was done: its kind, and how many seconds it took."""

    def start(self) -> None:
        """Start all workers; tasks wait until the first is there."""
        self._tasks = [
            asyncio.create_task(self._keep_working(place, lane))
            for place, lane in enumerate(self._places)
        ]

    @property
    def warm(self) -> bool:
        """Tell whether all workers are there."""
        return len(self.workers) == len(self._places)

    # What can be asked for

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        """Ask a bot for a seat's move, on the account of the people at the table."""
        game = table.game
        moves = tuple(str(move) for move in game.moves(table.state, seat))
        view = to_json(game.view(table.state, seat))
        wish = _wish(bot, game)
        people = people_of(table.doc, self._connected(table.id)) or {table.doc.host}
        task = Choose(game.name, bot, view, moves, randbits(64), wish)
        job = Job(people, table.id, task, "deep" if wish and len(moves) > 1 else "quick", wish)
        try:
            return from_json(await self._do(job), str)
        except NoThought as error:
            # The table must not stand still.
            log.error("table %s: %s cannot choose: %s", table.id, bot, error)
            return moves[randbits(64) % len(moves)]

    async def offers(
        self, table: Table, seat: int, forbidden: tuple[str, ...], guest: str
    ) -> tuple[Offer, ...]:
        """Tell what each move of a seat costs and brings, from what the seat sees."""
        game = table.game
        moves = game.moves(table.state, seat)
        view = to_json(game.view(table.state, seat))
        task = MakeOffers(game.name, view, tuple(map(str, moves)), forbidden)
        try:
            answer = await self._do(Job({guest}, table.id, task, "quick"))
        except NoThought as error:
            log.error("table %s: no forecasts: %s", table.id, error)
            return tuple(offer(move, None) for move in moves)
        return from_json(answer, tuple[Offer, ...])

    async def forecast(self, table: Table, seat: int, move: str, guest: str) -> Forecast | None:
        """Tell all that one move of a seat costs and brings, from what the seat sees."""
        game = table.game
        task = MakeForecast(game.name, to_json(game.view(table.state, seat)), move)
        try:
            answer = await self._do(Job({guest}, table.id, task, "deep", ODDS))
        except NoThought as error:
            log.error("table %s: no forecast of %s: %s", table.id, move, error)
            return None
        return None if answer == b"null" else from_json(answer, Forecast)

    async def counsel(self, table: Table, seat: int, guest: str) -> Comparison | None:
        """Name a good move of a seat, from what the seat sees."""
        game = table.game
        moves = tuple(str(move) for move in game.moves(table.state, seat))
        task = GiveCounsel(game.name, to_json(game.view(table.state, seat)), moves)
        try:
            answer = await self._do(Job({guest}, table.id, task, "deep", COUNSEL))
        except NoThought as error:
            log.error("table %s: no counsel: %s", table.id, error)
            return None
        return from_json(answer, Comparison)

    async def measure(
        self, table: str, guest: str, task: MeasureSetUp | Measure | LookAgain
    ) -> bytes:
        """Measure a part of a finished game; raises `NoThought` if that cannot be done."""
        return await self._do(Job({guest}, table, task, "deep", PIECE))

    async def puzzle(self, task: ShowPuzzle | WeighPuzzle | TryPuzzle, guest: str) -> bytes:
        """Show a puzzle, or judge a move of it; the answer is JSON."""
        lane: Lane = "deep" if isinstance(task, WeighPuzzle) else "quick"
        try:
            return await self._do(Job({guest}, f"puzzle {task.puzzle}", task, lane, ODDS))
        except NoThought as error:
            log.error("puzzle %s of %s: %s", task.puzzle, task.game, error)
            raise no("puzzle-no-answer") from error

    def hurried(self, table: str) -> bool:
        """Tell whether a bot at a table had to think for less time than usual a moment ago."""
        return time.monotonic() - self._hurried.get(table, -HURRIED) < HURRIED

    def waiting(self, lane: Lane) -> int:
        """Count the pieces of work that wait in a lane."""
        return len(self._queues[lane])

    # Waiting

    async def _do(self, job: Job) -> bytes:
        """Wait for an answer. Whoever no longer wants it cancels: then it is not worked on."""
        self._put(job)
        late = None
        if isinstance(job.task, Choose) and job.lane == "deep":
            late = asyncio.get_running_loop().call_later(LONGEST_WAIT, self._overdue, job)
        try:
            return await job.answer
        finally:
            self._queues[job.lane].drop(job)
            if late is not None:
                late.cancel()

    def _put(self, job: Job) -> None:
        self._queues[job.lane].put(job, time.monotonic())
        self._bell.set()

    def _overdue(self, job: Job) -> None:
        """Let a quick player choose instead of a search that has waited too long."""
        if self._queues["deep"].drop(job):
            assert isinstance(job.task, Choose)  # noqa: S101
            job.task = replace(job.task, bot=quick_player(job.task.game))
            job.lane = "quick"
            self._note_hurry(job.table)
            self._put(job)

    def _note_hurry(self, table: str) -> None:
        now = time.monotonic()
        self._hurried.pop(table, None)
        self._hurried[table] = now
        for oldest in [one for one, at in self._hurried.items() if at < now - HURRIED]:
            del self._hurried[oldest]

    # Working

    async def _keep_working(self, place: int, lane: Lane) -> None:
        """Keep one worker busy, and replace it whenever it has ended."""
        while True:
            try:
                worker = self.workers[place] = await self._nursery.worker(NICE[lane])
            except (OSError, EOFError) as error:
                log.error("no worker can be started: %r", error)
                await asyncio.sleep(START_AGAIN)
                continue
            try:
                while not worker.gone:
                    await self._serve(worker, lane)
            finally:
                worker.end()
                del self.workers[place]

    async def _serve(self, worker: Worker, lane: Lane) -> None:
        """Do the next piece of work, if there is any; otherwise wait for some."""
        job = self._take(lane)
        if job is None:
            self._bell.clear()
            await self._bell.wait()
            return
        began = time.monotonic()
        try:
            answer = await self._attempt(worker, job)
        finally:
            self._queues[job.lane].done(job, time.monotonic() - began)
            self.on_work(type(job.task).__name__, time.monotonic() - began)
        if answer is not None:
            _give(job, answer)
        elif not job.answer.done():
            self._put(job)

    def _take(self, lane: Lane) -> Job | None:
        now = time.monotonic()
        found = self._queues[lane].take(now)
        if found is None and lane == "deep":
            found = self._queues["quick"].take(now)
        return found

    async def _attempt(self, worker: Worker, job: Job) -> Answer | None:
        """Let a worker do a task; None if it has to be tried again."""
        task = job.task
        if isinstance(task, Choose) and job.lane == "deep":
            task = replace(task, seconds=job.charged)
            if job.charged < 0.9 * job.wish:
                self._note_hurry(job.table)
        job.tries += 1
        try:
            return await worker.do(msgspec.msgpack.encode(task), HANGS[job.lane])
        except WorkerLost as error:
            log.warning("table %s: %s", job.table, error)
            return None if job.tries < TRIES else Answer(f"{error}".encode(), failed=True)

    async def close(self) -> None:
        """End all workers at once: nobody waits for their answers any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._nursery.close()


def _wish(bot: str, game: AnyRules) -> float:
    """Tell how many seconds a bot would like to think: a quick one, as low levels are, none."""
    budget = budget_of(bot, game)
    if budget is None or answers_at_once(bot, game):
        return 0.0
    return min(MOST_THOUGHT, budget.seconds or MOST_THOUGHT)


def _give(job: Job, answer: Answer) -> None:
    """Hand an answer over, unless nobody wants it any more."""
    if job.answer.done():
        return
    if answer.failed:
        job.answer.set_exception(NoThought(answer.body.decode()))
    else:
        job.answer.set_result(answer.body)


def quick_player(game: str) -> str:
    """Name the best bot of a game that does not search."""
    return next(iter(players_of(find_game(game))), "random")
