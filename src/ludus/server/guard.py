"""What stands between the net and the house: sizes, origins, guests, headers."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.core.codec import to_json
from ludus.core.message import say
from ludus.server.guests import COOKIE, Guests, new_guest
from ludus.server.http import set_cookie

LARGEST_BODY = 16 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Tell whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def refusal(status: int, key: str) -> Response:
    """Refuse in the house's form."""
    body = to_json({"article": None, "message": say(key)})
    return Response(body, status, media_type="application/json")


class Guard:
    """Refuses what is too large or comes from elsewhere, before anything looks at it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        if request.method not in SAFE_METHODS and not same_origin(request):
            await refusal(403, "foreign-origin")(scope, receive, send)
            return
        body = await _read(receive, request) if request.method not in SAFE_METHODS else b""
        if body is None:
            await refusal(413, "too-large")(scope, receive, send)
            return
        await self._app(scope, _replay(body, receive), send)


async def _read(receive: Receive, request: Request) -> bytes | None:
    """Read a body up to the limit; None if it is larger."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        return None
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand a body that was read already to whoever asks next."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def with_guest(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Know the guest by the cookie, or make a new one and give them a cookie; add the headers."""
    guests: Guests = request.app.state.guests
    guest = guests.read(request.cookies)
    known = guest is not None
    request.state.guest = guest or new_guest()
    response = await call_next(request)
    if not known and request.url.path.startswith("/api/") and not _sets_cookie(response):
        set_cookie(response, guests, request.state.guest, request)
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


def _sets_cookie(response: Response) -> bool:
    return any(value.startswith(f"{COOKIE}=") for value in response.headers.getlist("set-cookie"))
