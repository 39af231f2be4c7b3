"""What the server does, in figures for Prometheus.

Nothing here names a guest, a table or an address. Each process tells its own figures.
"""

import logging
from collections import Counter as Counts
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from functools import partial
from typing import Any

from fastapi import Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from ludus.server.addresses import is_loopback
from ludus.server.guard import refusal
from ludus.server.hub import Hub
from ludus.server.settings import Settings
from ludus.server.thinking import Lane, Thinking
from ludus.tables.batch import Write
from ludus.tables.service import TableService

MOVES = ("move", "reveal")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LANES: tuple[Lane, ...] = ("quick", "deep")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")

Scope = MutableMapping[str, Any]
Call = Callable[..., Awaitable[Any]]


class Metrics(logging.Handler):
    """The figures; as a handler of logs it counts warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._registry = registry = CollectorRegistry()
        for standard in (ProcessCollector, PlatformCollector, GCCollector):
            standard(registry=registry)
        self._requests = Counter(
            "ludus_requests", "Requests over HTTP", ["route", "status"], registry=registry
        )
        self._moves = Counter("ludus_moves", "Moves made", ["game"], registry=registry)
        self._undone = Counter("ludus_undone", "Moves taken back", ["game"], registry=registry)
        self._commit = Histogram(
            "ludus_commit_seconds", "Time of a commit", registry=registry, buckets=SECONDS
        )
        self._batch = Histogram(
            "ludus_commit_changes", "Changes in a commit", registry=registry, buckets=SIZES
        )
        self._thought = Histogram(
            "ludus_thought_seconds",
            "Time of a worker for a bot’s move, offers or a forecast",
            ["kind"],
            registry=registry,
            buckets=SECONDS,
        )
        self._faults = Counter(
            "ludus_faults", "Warnings and errors in the log", ["where", "level"], registry=registry
        )

    def watch(self, service: TableService, hub: Hub, thinking: Thinking) -> None:
        """Begin to count."""
        service.store.on_commit = self._committed
        thinking.on_work = self._worked
        now: dict[str, tuple[str, Callable[[], float]]] = {
            "ludus_tables_in_memory": ("Tables in memory", lambda: len(service.in_memory())),
            "ludus_connections": ("WebSockets at tables", hub.count),
            "ludus_occupied_tables": (
                "Tables to which anybody is connected, through any process",
                lambda: len(hub.occupied()),
            ),
            "ludus_refused": ("Messages over WebSockets that were refused", lambda: hub.refused),
            "ludus_workers": ("Workers that are there", lambda: len(thinking.workers)),
            "ludus_database_well": (
                "Whether the database can be written",
                lambda: float(service.store.health.well),
            ),
        }
        for name, (about, count) in now.items():
            Gauge(name, about, registry=self._registry).set_function(count)
        waiting = Gauge(
            "ludus_thoughts_waiting", "Work that waits for a worker", ["lane"],
            registry=self._registry,
        )  # fmt: skip
        for lane in LANES:
            waiting.labels(lane).set_function(partial(thinking.waiting, lane))
        logging.getLogger("ludus").addHandler(self)

    def stop(self) -> None:
        """Count no more lines of the log."""
        logging.getLogger("ludus").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of the log."""
        self._faults.labels(record.name, record.levelname.lower()).inc()

    def _committed(self, writes: Sequence[Write], seconds: float) -> None:
        self._commit.observe(seconds)
        self._batch.observe(len(writes))
        kinds = Counts((write.doc.game, row.kind) for write in writes for row in write.rows)
        for (game, kind), times in kinds.items():
            if kind in MOVES:
                self._moves.labels(game).inc(times)
            elif kind == "undo":
                self._undone.labels(game).inc(times)

    def _worked(self, kind: str, seconds: float) -> None:
        self._thought.labels(kind).observe(seconds)

    def answered(self, scope: Scope, status: int) -> None:
        """Count a request by the route that answered it."""
        route = getattr(scope.get("route"), "path", "other")
        self._requests.labels(route, f"{status}").inc()

    async def page(self, request: Request) -> Response:
        """Give the figures to this machine; to others only if the settings say so."""
        settings: Settings = request.app.state.settings
        if not (settings.metrics or _is_from_here(request)):
            return refusal(404, "no-page")
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)


def _is_from_here(request: Request) -> bool:
    """Tell whether this machine asks for itself, and not as somebody's proxy."""
    client = request.client.host if request.client else ""
    return is_loopback(client) and not any(name in request.headers for name in FORWARDED)


class Counting:
    """Counts all requests over HTTP."""

    def __init__(self, app: Call, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Call, send: Call) -> None:
        """Pass a request on, and count its answer."""

        async def counted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answered(scope, message["status"])
            await send(message)

        await self._app(scope, receive, counted if scope["type"] == "http" else send)
