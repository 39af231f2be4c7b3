"""A finished game, asked for in parts as a client does."""

from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.message import Message
from ludus.server.answers import Replay, ReplayLog, ReplayViews
from server.people import Person


class Whole(Struct):
    """All parts of a game put together, and how many bytes each answer had."""

    index: Replay
    views: list[Any]
    lines: list[tuple[Message, ...]]
    sizes: list[int]


async def looked_back(person: Person, table: str, seat: int | None) -> Whole:
    """Ask for the index, and for views and lines until all are there."""
    path, eyes = f"/tables/{table}/replay", {} if seat is None else {"seat": seat}
    answer = await person.get(path, params=eyes)
    assert answer.status_code == 200, answer.text
    index = msgspec.json.decode(answer.content, type=Replay)
    whole = Whole(index, [], [], [len(answer.content)])
    steps = len(index.movers)
    while len(whole.views) < steps:
        answer = await person.get(f"{path}/views", params={**eyes, "first": len(whole.views)})
        views = msgspec.json.decode(answer.content, type=ReplayViews)
        assert views.first == len(whole.views)
        assert views.views, "every answer has at least one"
        whole.views += views.views
        whole.sizes.append(len(answer.content))
    while len(whole.lines) < steps:
        answer = await person.get(f"{path}/log", params={**eyes, "first": len(whole.lines)})
        log = msgspec.json.decode(answer.content, type=ReplayLog)
        assert log.lines, "every answer has at least one"
        whole.lines += log.lines
        whole.sizes.append(len(answer.content))
    assert (len(whole.views), len(whole.lines)) == (steps, steps)
    return whole
