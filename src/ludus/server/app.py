"""The application: tables, hub, bots and routes put together."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ludus import __version__
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, BadOptions, IllegalMove, LudusError
from ludus.core.message import Message
from ludus.server import forecasts, http, replays
from ludus.server.absences import Absences
from ludus.server.driver import Driver
from ludus.server.guard import Guard, refusal
from ludus.server.guests import Guests
from ludus.server.hub import Hub
from ludus.server.notifications import Notifications
from ludus.server.sessions import Sessions
from ludus.server.settings import Settings
from ludus.server.workers import WorkerPool
from ludus.tables.errors import NoTable, TableError
from ludus.tables.service import TableService
from ludus.tables.store import Store

log = logging.getLogger("ludus.app")


def make_app(settings: Settings) -> FastAPI:
    """Make the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = await Store.open(settings.database)
        service = TableService(store)
        app.state.service = service
        app.state.settings = settings
        app.state.hub = hub = Hub(service, settings)
        app.state.guests = Guests(await store.secret("guests"))
        sessions = Sessions(service, hub, app.state.guests)
        app.state.workers = workers = WorkerPool(settings.workers)
        driver = Driver(service, workers, settings, hub)
        absences = Absences(service, hub)
        notifications = Notifications(store, service, hub)
        await notifications.start()
        warm = asyncio.create_task(workers.warm())
        sweep = asyncio.create_task(_sweep(service, settings))
        watch = asyncio.create_task(hub.watch())
        _avoid_pauses()
        log.info("open")
        try:
            # uvicorn gives this to every `WebSocket` it makes.
            yield {"accept": sessions.accept}
        finally:
            for task in (warm, sweep, watch):
                task.cancel()
            await sessions.close()
            await absences.stop()
            await driver.stop()
            await notifications.stop()
            await workers.close()
            await store.close()
            log.info("closed")

    app = FastAPI(title="Ludus", version=__version__, lifespan=lifespan, docs_url="/api/docs",
                  openapi_url="/api/openapi.json", redoc_url=None)  # fmt: skip
    app.include_router(http.router)
    app.include_router(forecasts.router)
    app.include_router(replays.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard)
    app.add_exception_handler(LudusError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    _serve_client(app, settings)
    _describe(app)
    return app


def _avoid_pauses() -> None:
    """Set up the interpreter so that requests do not wait for it.

    The garbage collector would search all tables in memory for reference cycles again and again,
    tenths of a second each time, though there are hardly any. And the thread that writes to the
    database must get its turn quickly, because every move waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.002)


STATUS: tuple[tuple[type[LudusError], int], ...] = (
    (NoTable, 404),
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


async def _invalid(_: Request, __: Exception) -> Response:
    return refusal(422, "bad-body")


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101
    key = {404: "no-page", 405: "no-method"}.get(error.status_code, "bad-body")
    answer = refusal(error.status_code, key)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _sweep(service: TableService, settings: Settings) -> None:
    """Close tables that were never started and at which nothing has happened for days."""
    while True:
        await asyncio.sleep(min(3600.0, settings.idle_after))
        for stored in await service.store.idle(service.now() - settings.idle_after):
            try:
                await service.close(stored.id)
            except LudusError as error:
                log.info("table %s: %s", stored.id, error)


class Assets(StaticFiles):
    """Built files have a hash in their names: a browser may cache them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Serve a file with a header that says it never changes."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _serve_client(app: FastAPI, settings: Settings) -> None:
    """Serve the built client; any path that is not a file is one of its pages."""
    index = settings.static / "index.html"
    if (settings.static / "assets").is_dir():
        app.mount("/assets", Assets(directory=settings.static / "assets"))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws/")) or "\0" in path or len(path.encode()) > 255:
            return refusal(404, "no-page")
        file = (settings.static / path).resolve()
        if path and file.is_file() and file.is_relative_to(settings.static.resolve()):
            return FileResponse(file)
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return PlainTextResponse("The client is not built: make client\n", 503)


def _describe(app: FastAPI) -> None:
    """Put the structs of the protocol into the OpenAPI description."""
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = describe()
            structs = {**http.STRUCTS, **forecasts.STRUCTS, **replays.STRUCTS, "refusal": _Refusal}
            answers, components = msgspec.json.schema_components(
                structs.values(), ref_template="#/components/schemas/{name}"
            )
            schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
            known = dict(zip(structs, answers, strict=True))
            for path in schema["paths"].values():
                for operation in path.values():
                    _describe_one(operation, known)
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]


class _Refusal(msgspec.Struct):
    """Why a request was refused: the article if a rule says so, and the reason."""

    article: str | None
    message: Message


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
    for code in ("400", "403", "404", "409", "413", "422"):
        answers[code] = {"description": "Refused", "content": content}
