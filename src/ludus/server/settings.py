"""The settings of a server, with their defaults."""

import os
from pathlib import Path

from msgspec import Struct, field

from ludus.server.limits import Limits
from ludus.tables.base_store import DEFAULT_URL
from ludus.tables.model import BOT_AFTER
from ludus.tables.pruning import Policy


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Settings(Struct, frozen=True):
    """The settings of a server.

    pace          shortest time of a bot's move in seconds, so that a quick answer tells nothing;
                  None: as the people at the table wish
    away_after    seconds after which a bot plays for a person who is not connected while others
                  wait, at tables whose host has not chosen otherwise
    turn_seconds  seconds that a program from elsewhere has for a turn, all its tries together
    keep          how long tables are kept
    rest_after    seconds after which a table that nobody needs leaves memory
    most_in_memory
                  tables in memory; if there are more, those that nobody needs leave at once
    workers       number of processes in which bots look ahead: one for each core
    bot           the bot that plays for people who are away
    limits        how often, and how much at once, guests and addresses may do something
    proxies       addresses and networks of reverse proxies, separated by commas: only these are
                  believed when they say for whom they ask (X-Forwarded-For, X-Forwarded-Proto)
    request_within
                  seconds in which a request has to arrive whole
    metrics       whether everybody may read /metrics; without it, only this machine may
    host, port    where the server listens
    static        folder of the built client
    documents     folder of the built documentation site
    """

    database: str = DEFAULT_URL
    pace: float | None = None
    away_after: float = BOT_AFTER
    turn_seconds: float = 60.0
    keep: Policy = Policy()
    rest_after: float = 300.0
    most_in_memory: int = 2000
    workers: int = field(default_factory=cores)
    bot: str = "level:6"
    limits: Limits = Limits()
    proxies: str = "127.0.0.1, ::1"
    request_within: float = 15.0
    metrics: bool = False
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = Path(__file__).parent / "static"
    documents: Path = Path(__file__).parent / "documents"
