"""A finished game over HTTP, in parts: an index first, views and lines of the log when needed.

A long game has tens of megabytes of views, so no answer holds more than some of them.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

from ludus.core.codec import to_json
from ludus.core.errors import BadInput, fault
from ludus.core.message import Message
from ludus.server.answers import Heading, Replay, ReplayLog, ReplayViews
from ludus.server.messages import shown_name
from ludus.server.reels import Reels
from ludus.server.routing import AService, json, limited
from ludus.tables.breath import Breath
from ludus.tables.errors import no
from ludus.tables.service import TableService
from ludus.tables.table import Table

router = APIRouter(prefix="/api")

LOOKS = [limited("ask")]
MOST_VIEWS = 50
"""How many views one answer has at most."""

MOST_LINES = 500
"""Of how many steps one answer tells the log at most."""

LARGEST = 256_000
"""How many bytes an answer has at most; it ends there, even if more was asked for."""


async def _reels(request: Request) -> Reels:
    reels: Reels = request.app.state.reels
    return reels


TheReels = Annotated[Reels, Depends(_reels)]
ASeat = Annotated[int | None, Query(ge=0, le=99)]
AFirst = Annotated[int, Query(ge=0, le=10**9)]


@router.get("/tables/{table}/replay", dependencies=LOOKS)
async def replay(table: str, service: AService, seat: ASeat = None) -> Response:
    """Give the index of a finished game, as one seat (or a spectator) saw it."""
    found = await _finished(service, table, seat)
    opens = found.game.outline.opens
    told = list(_told(found, seat))
    opened = [
        (at, message, opens[message.key])
        for at, lines in enumerate(told)
        for message in lines
        if message.key in opens
    ]
    return json(
        Replay(
            found.id,
            found.doc.game,
            found.doc.options,
            tuple(shown_name(one, holder) for one, holder in enumerate(found.doc.seats)),
            seat,
            tuple(step.seat for step in found.steps),
            tuple(step.move for step in found.steps),
            tuple(Heading(at, message) for at, message, level in opened if level == 1),
            tuple(dict.fromkeys(at for at, _, level in opened if level > 1)),
        )
    )


@router.get("/tables/{table}/replay/views", dependencies=LOOKS)
async def replay_views(
    table: str,
    service: AService,
    reels: TheReels,
    first: AFirst,
    seat: ASeat = None,
    count: Annotated[int, Query(ge=1, le=MOST_VIEWS)] = MOST_VIEWS,
) -> Response:
    """Give what a seat saw after some steps of a finished game."""
    found = await _finished(service, table, seat, first)
    game, breath, seen = found.game, Breath(), list[bytes]()
    async for state in reels.states(found, first, count):
        seen.append(to_json(game.shown(state, seat)))
        if sum(map(len, seen)) >= LARGEST:
            break
        await breath.take()
    return json(ReplayViews(first, tuple(msgspec.Raw(view) for view in _fitting(iter(seen)))))


@router.get("/tables/{table}/replay/log", dependencies=LOOKS)
async def replay_log(
    table: str,
    service: AService,
    first: AFirst,
    seat: ASeat = None,
    count: Annotated[int, Query(ge=1, le=MOST_LINES)] = MOST_LINES,
) -> Response:
    """Give what the log told a seat in some steps of a finished game."""
    found = await _finished(service, table, seat, first)
    lines = map(to_json, islice(_told(found, seat), first, first + count))
    raw: Any = tuple(msgspec.Raw(some) for some in _fitting(lines))
    return json(ReplayLog(first, raw))


async def _finished(service: TableService, table: str, seat: int | None, first: int = 0) -> Table:
    """Find the table of a finished game with that seat and that step."""
    found = await service.get(table)
    if found.doc.status != "finished":
        raise no("table-not-finished")
    if seat is not None and seat >= found.seats:
        raise no("table-no-seat")
    if first >= len(found.steps):
        raise fault(BadInput, "table-no-step", steps=len(found.steps))
    return found


def _told(table: Table, seat: int | None) -> Iterator[tuple[Message, ...]]:
    """List what each step told a seat."""
    events = iter(table.told)
    for step in table.steps:
        heard = (one.heard_by(seat) for one in islice(events, step.told))
        yield tuple(form for form in heard if form is not None)


def _fitting(parts: Iterator[bytes]) -> Iterator[bytes]:
    """Take the first part, and more until the answer is as large as it may be."""
    size = 0
    for part in parts:
        size += len(part)
        if size > LARGEST and size > len(part):
            return
        yield part


STRUCTS: dict[str, Any] = {
    "replay": Replay,
    "replay_views": ReplayViews,
    "replay_log": ReplayLog,
}
"""What each operation answers with, for the OpenAPI description."""
