"""The application: tables, hub, bots and routes put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ludus import __version__
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, BadOptions, IllegalMove, LudusError
from ludus.core.message import Message
from ludus.server import (
    counsel,
    forecasts,
    games,
    hosting,
    house,
    programs,
    puzzles,
    replays,
    reviews,
    tables,
)
from ludus.server.absences import Absences
from ludus.server.addresses import Proxies
from ludus.server.caretaker import Caretaker
from ludus.server.driver import Driver
from ludus.server.elsewhere import CURRENT
from ludus.server.garbage import avoid_pauses, collect
from ludus.server.guard import Guard, refusal, too_many
from ludus.server.guests import Guests
from ludus.server.hub import Hub
from ludus.server.limits import Limiter, TooMany
from ludus.server.lobby import Lobby
from ludus.server.notifications import Notifications, new_process
from ludus.server.pages import serve_client, serve_documents
from ludus.server.persist import regularly
from ludus.server.program_sessions import Door
from ludus.server.programs import Tokens
from ludus.server.recovery import Recovery, open_when_it_answers
from ludus.server.reels import Reels
from ludus.server.requests import Doorkeeper
from ludus.server.reviews import Reviews
from ludus.server.sessions import Sessions
from ludus.server.settings import Settings
from ludus.server.thinking import Thinking
from ludus.tables.errors import NoTable, SetAside, TableError, Unavailable
from ludus.tables.house_time import HouseTime
from ludus.tables.service import TableService

if TYPE_CHECKING:
    from ludus.server.metrics import Metrics

log = logging.getLogger("ludus.app")

ROUTES = (house, games, tables, hosting, programs, forecasts, counsel, replays, reviews, puzzles)


def make_app(settings: Settings) -> FastAPI:
    """Make the application of one server process."""

    proxies = Proxies(settings.proxies)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = await open_when_it_answers(settings.database)
        process = new_process()
        house_time = HouseTime(store, process)
        await house_time.start()
        service = TableService(store, house_time.now)
        app.state.service = service
        app.state.settings = settings
        app.state.hub = hub = Hub(service, settings)
        app.state.lobby = Lobby(service, hub)
        app.state.reels = Reels(service)
        app.state.limiter = limiter = Limiter(settings.limits)
        app.state.guests = Guests(await store.health.persistently(store.secret, "guests"))
        app.state.tokens = Tokens(await store.health.persistently(store.secret, "programs"))
        app.state.thinking = thinking = Thinking(settings.workers, hub.connected)
        door = Door(
            service, hub, app.state.tokens, limiter, thinking, settings.bot, settings.turn_seconds
        )
        sessions = Sessions(service, hub, app.state.guests, limiter, proxies, door)
        hub.hurried = thinking.hurried
        app.state.reviews = Reviews(service, thinking, app.state.reels)
        driver = Driver(service, thinking, settings, hub, process)
        absences = Absences(service, hub)
        app.state.notifications = notifications = Notifications(store, service, hub, process)
        notifications.on_gone = driver.take_over
        await notifications.start()
        recovery = Recovery(service, hub)
        thinking.start()
        caretaker = Caretaker(service, hub, driver, absences, settings)
        rounds = asyncio.create_task(caretaker.run())
        beats = asyncio.create_task(house_time.run())
        watch = asyncio.create_task(regularly("telling who is here", CURRENT / 3, hub.watch))
        if metrics is not None:
            metrics.watch(service, hub, thinking)
        avoid_pauses()
        searches = asyncio.create_task(collect())
        log.info("open")
        try:
            # uvicorn gives this to every `HttpConnection` and `WebSocket` it makes.
            yield {
                "accept": sessions.accept,
                "doorkeeper": Doorkeeper(limiter.waiting, proxies),
                "request_within": settings.request_within,
            }
        finally:
            for task in (rounds, watch, beats, searches):
                task.cancel()
            if metrics is not None:
                metrics.stop()
            await sessions.close()
            await recovery.stop()
            await absences.stop()
            await app.state.reviews.stop()
            await driver.stop()
            await notifications.stop()
            await thinking.close()
            await store.close()
            log.info("closed")

    app = FastAPI(title="Ludus", version=__version__, lifespan=lifespan, docs_url=None,
                  openapi_url="/api/openapi.json", redoc_url=None)  # fmt: skip
    for routes in ROUTES:
        app.include_router(routes.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, proxies=proxies)
    metrics = _add_metrics(app)
    app.add_exception_handler(LudusError, _refuse)
    app.add_exception_handler(TooMany, _too_many)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    serve_documents(app, settings)
    serve_client(app, settings)
    _describe(app)
    return app


def _add_metrics(app: FastAPI) -> "Metrics | None":
    """Serve figures for Prometheus, if its library is installed."""
    if find_spec("prometheus_client") is None:
        return None
    from ludus.server.metrics import Counting, Metrics

    metrics = Metrics()
    app.add_middleware(Counting, metrics=metrics)
    app.add_api_route("/metrics", metrics.page, include_in_schema=False)
    return metrics


STATUS: tuple[tuple[type[LudusError], int], ...] = (
    (NoTable, 404),
    (Unavailable, 503),
    (SetAside, 410),
    (BadInput, 422),
    (TableError, 409),
    (IllegalMove, 409),
)


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, LudusError)  # noqa: S101
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    article = error.article if isinstance(error, BadOptions) else None
    body = to_json({"article": article, "message": error.message})
    return Response(body, status, media_type="application/json")


async def _too_many(_: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)  # noqa: S101
    return too_many(error)


async def _invalid(_: Request, __: Exception) -> Response:
    return refusal(422, "bad-body")


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101
    key = {404: "no-page", 405: "no-method"}.get(error.status_code, "bad-body")
    answer = refusal(error.status_code, key)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _describe(app: FastAPI) -> None:
    """Put the structs of the protocol into the OpenAPI description."""
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = describe()
            structs = {name: struct for routes in ROUTES for name, struct in routes.STRUCTS.items()}
            structs["refusal"] = _Refusal
            answers, components = msgspec.json.schema_components(
                structs.values(), ref_template="#/components/schemas/{name}"
            )
            schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
            known = dict(zip(structs, answers, strict=True))
            for path, operations in schema["paths"].items():
                for operation in operations.values():
                    _describe_one(operation, known)
                    _title(path, operation)
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]


class _Refusal(msgspec.Struct):
    """Why a request was refused: the article if a rule says so, and the reason."""

    article: str | None
    message: Message


CHAPTERS = {"games": "Games and rules", "locale": "Games and rules", "tables": "Tables",
            "play": "Tables", "puzzles": "Puzzles"}  # fmt: skip
"""Under which heading the page of the API shows a path, by its first word; else the house."""


def _title(path: str, operation: dict[str, Any]) -> None:
    """Name an operation by the first sentence of its docstring, under a heading of its own."""
    word = path.removeprefix("/api/").partition("/")[0]
    operation["tags"] = [CHAPTERS.get(word, "House and guest")]
    first, _, rest = operation["description"].partition("\n")
    operation["summary"] = first.removesuffix(".")
    operation["description"] = rest.strip()


OTHER_MEDIA = {"locale": "text/plain", "qr": "image/svg+xml"}


def _describe_one(operation: dict[str, Any], known: dict[str, Any]) -> None:
    name = operation["operationId"].partition("_api_")[0]
    answers = operation["responses"]
    if name in known:
        content = {"application/json": {"schema": known[name]}}
        answers["200"] = {"description": "OK", "content": content}
    elif name in OTHER_MEDIA:
        content = {OTHER_MEDIA[name]: {"schema": {"type": "string"}}}
        answers["200"] = {"description": "OK", "content": content}
    content = {"application/json": {"schema": known["refusal"]}}
    for code in ("400", "403", "404", "409", "410", "413", "422", "429", "503"):
        answers[code] = {"description": "Refused", "content": content}
