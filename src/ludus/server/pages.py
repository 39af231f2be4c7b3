"""The pages and files of the built client, and of the documentation site beside it.

Only the addresses that the client knows are pages (`web/src/lib/router.ts`). Any other address is
missing: a person gets the client's own page that says so, with the status 404; under `/api` and the
like, where programs ask, the answer is a refusal.
"""

from typing import Any

from fastapi import FastAPI
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ludus.server.guard import refusal
from ludus.server.settings import Settings

FOR_PROGRAMS = ("api", "ws", "assets", "metrics")
"""First parts of paths under which nothing is a page."""
LONGEST_PATH = 255


def is_page(path: str) -> bool:
    """Tell whether the client has a page at a path."""
    match [part for part in path.split("/") if part]:
        case [] | ["about"] | ["t" | "r" | "review" | "rules", _]:
            return True
        case ["puzzles"] | ["puzzles", _] | ["puzzles", _, _]:
            return True
        case _:
            return False


API_DOCS = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ludus API</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/apidocs/swagger-ui.css">
<link rel="stylesheet" href="/apidocs/look.css">
</head>
<body>
<div id="api"></div>
<script src="/apidocs/swagger-ui-bundle.js"></script>
<script src="/apidocs/start.js"></script>
</body>
</html>
"""
"""The page of the API's description: everything it loads is our own, as the content policy says."""


def _not_built(what: str = "client", target: str = "client") -> Response:
    return PlainTextResponse(f"The {what} is not built: make {target}\n", 503)


class Assets(StaticFiles):
    """Built files have a hash in their names: a browser may cache them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Serve a file with a header that says it never changes."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Documents(StaticFiles):
    """The documentation site; where it has no page, the client says that there is none."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(directory=settings.documents, html=True)
        self._index = settings.static / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file; a browser asks each time whether it has changed."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not self._index.is_file():
                raise
            response = FileResponse(self._index, 404)
        response.headers["cache-control"] = "no-cache"
        return response


def serve_documents(app: FastAPI, settings: Settings) -> None:
    """Serve the built documentation site."""
    built = (settings.documents / "index.html").is_file()

    @app.api_route("/docs", methods=["GET", "HEAD"], include_in_schema=False)
    async def documents() -> Response:
        return RedirectResponse("/docs/") if built else _not_built("documentation", "docs")

    if built:
        app.mount("/docs", Documents(settings))
    else:
        app.add_api_route(
            "/docs/{_:path}", documents, methods=["GET", "HEAD"], include_in_schema=False
        )


def serve_client(app: FastAPI, settings: Settings) -> None:
    """Serve the built client."""
    index = settings.static / "index.html"
    if (settings.static / "assets").is_dir():
        app.mount("/assets", Assets(directory=settings.static / "assets"))

    @app.get("/api/docs", include_in_schema=False)
    async def api_docs() -> Response:
        return HTMLResponse(API_DOCS) if index.is_file() else _not_built()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        for_programs = path.partition("/")[0] in FOR_PROGRAMS
        if for_programs or "\0" in path or len(path.encode()) > LONGEST_PATH:
            return refusal(404, "no-page")
        file = (settings.static / path).resolve()
        if path and file.is_file() and file.is_relative_to(settings.static.resolve()):
            return FileResponse(file)
        if not index.is_file():
            return _not_built()
        status = 200 if is_page(path) else 404
        return FileResponse(index, status, headers={"cache-control": "no-cache"})
