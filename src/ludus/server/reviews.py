"""Reviews of finished games: worked out piece by piece by the workers, and kept.

One review at a time is worked on, one piece of it at a time, on the account of whoever asked: the
bots of running games wait for no more than one piece. What is finished is stored with the game. One
that is interrupted by the end of the server is begun again when somebody asks for it again.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request, Response

from ludus.core.codec import from_json, to_json
from ludus.core.errors import LudusError
from ludus.core.record import Record
from ludus.review.steps import Step
from ludus.review.steps import Task as Measured
from ludus.review.whole import (
    Mistake,
    Review,
    looks_of,
    most_looks,
    put_together,
    tasks_of,
    worlds_for,
)
from ludus.server.answers import ReviewState
from ludus.server.kept_reviews import pack_review, read_review
from ludus.server.reels import Reels
from ludus.server.routing import AGuest, AService, json, limited
from ludus.server.tasks import LookAgain, Measure, MeasureSetUp
from ludus.server.thinking import NoThought, Thinking
from ludus.tables.breath import Breath
from ludus.tables.errors import no
from ludus.tables.service import TableService
from ludus.tables.table import Table

log = logging.getLogger("ludus.reviews")

router = APIRouter(prefix="/api")

PIECE = 6
"""How many moves a piece has to weigh at least."""
TRIES = 3
"""How often a piece is tried that came to nothing."""
MOST_WAITING = 20
"""How many reviews may wait at most; whoever comes later is asked to come back."""
MOST_OF_ONE = 3
"""How many reviews that one guest has asked for may wait."""


class Reviews:
    """The reviews that are being worked on."""

    def __init__(self, service: TableService, thinking: Thinking, reels: Reels) -> None:
        self._service = service
        self._thinking = thinking
        self._reels = reels
        self._progress: dict[str, tuple[int, int]] = {}
        self._asked: dict[str, str] = {}
        """Who has asked for each review that waits."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    async def state(self, table: Table) -> ReviewState:
        """Tell how far the review of a game is; one that cannot be used is as good as none."""
        stored = await self._service.store.review(table.id)
        review = None if stored is None else read_review(table, stored)
        done, of = self._progress.get(table.id, (0, 0))
        return ReviewState(done, of, review)

    async def begin(self, table: Table, guest: str) -> None:
        """Begin a review, unless it is there or under way."""
        if table.id in self._progress:
            return
        if (await self.state(table)).review is not None or table.id in self._progress:
            return
        waiting = len(self._progress), list(self._asked.values()).count(guest)
        if waiting[0] >= MOST_WAITING or waiting[1] >= MOST_OF_ONE:
            raise no("review-busy")
        self._asked[table.id] = guest
        self._progress[table.id] = 0, len(table.steps) + most_looks(table.seats)
        task = asyncio.create_task(self._work(table, guest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, table: Table, guest: str) -> None:
        try:
            async with self._one:
                review = await self._review(table, guest)
                packed = pack_review(review)
                await self._service.store.health.patiently(
                    self._service.store.keep_review, table.id, packed
                )
        except (NoThought, LudusError) as error:
            log.error("table %s: no review: %s", table.id, error)
        except Exception:
            log.exception("table %s: no review", table.id)
        finally:
            del self._progress[table.id], self._asked[table.id]

    async def _review(self, table: Table, guest: str) -> Review:
        game, record = table.game, await self._service.record(table.id)
        states, choices = await self._states(table, record)
        worlds, whole = worlds_for(game, choices), len(states) + most_looks(table.seats)

        async def measured(task: MeasureSetUp | Measure | LookAgain) -> bytes:
            for _ in range(TRIES - 1):
                # On a busy machine one piece may take too long: the rest is not lost with it.
                with suppress(NoThought):
                    return await self._thinking.measure(table.id, guest, task)
            return await self._thinking.measure(table.id, guest, task)

        task = MeasureSetUp(game.name, record.to_json(), states[0], worlds)
        steps = [from_json(await measured(task), Step)]
        for piece in _pieces(tasks_of(record, states, worlds), choices):
            steps += from_json(await measured(Measure(game.name, piece)), list[Step])
            self._progress[table.id] = len(steps), whole
        mistakes = []
        for look in looks_of(steps, states.__getitem__, worlds):
            mistakes.append(from_json(await measured(LookAgain(game.name, look)), Mistake))
            self._progress[table.id] = len(steps) + len(mistakes), whole
        return put_together(record, steps, mistakes, worlds)

    async def _states(self, table: Table, record: Record) -> tuple[list[bytes], list[int]]:
        """Play the game again: the state after every entry, and how many moves the next had."""
        game, breath = table.game, Breath()
        states, choices = list[bytes](), [0]
        async for state in self._reels.states(table, 0, len(record.log)):
            states.append(to_json(state))
            if len(states) < len(record.log):
                seat = record.log[len(states)].seat
                asked = seat is not None and seat in game.to_act(state)
                choices.append(len(game.moves(state, seat or 0)) if asked else 0)
            await breath.take()
        return states, choices

    async def stop(self) -> None:
        """Drop all reviews that are not finished."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _pieces(tasks: Iterator[Measured], choices: Sequence[int]) -> Iterator[tuple[Measured, ...]]:
    """Put moves together into pieces of work, each about as long as the others."""
    piece, weight = list[Measured](), 0
    for task in tasks:
        piece.append(task)
        weight += choices[task.entry]
        if weight >= PIECE:
            yield tuple(piece)
            piece, weight = [], 0
    if piece:
        yield tuple(piece)


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def _finished(service: TableService, table: str) -> Table:
    found = await service.get(table)
    if found.doc.status != "finished":
        raise no("table-not-finished")
    return found


@router.get("/tables/{table}/review")
async def review(table: str, service: AService, request: Request) -> Response:
    """Give the review of a finished game, or tell how far it is."""
    found = await _finished(service, table)
    return json(await _reviews(request).state(found))


@router.post("/tables/{table}/review", dependencies=[limited("review")])
async def begin_review(table: str, service: AService, guest: AGuest, request: Request) -> Response:
    """Have a finished game reviewed."""
    found = await _finished(service, table)
    await _reviews(request).begin(found, guest.id)
    return json(await _reviews(request).state(found))


STRUCTS: dict[str, Any] = {"review": ReviewState, "begin_review": ReviewState}
"""What each operation answers with, for the OpenAPI description."""
