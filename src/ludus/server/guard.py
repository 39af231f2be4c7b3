"""Middleware for every HTTP request: limits, origin, guest, headers."""

from collections.abc import Mapping

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.core.codec import to_json
from ludus.core.message import say
from ludus.server.guests import Guests, cookie, new_guest

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


def same_origin(headers: Mapping[str, str]) -> bool:
    """Tell whether a request comes from our own pages, or not from a page at all."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def refusal(status: int, key: str) -> Response:
    """Answer with a refusal."""
    body = to_json({"article": None, "message": say(key)})
    return Response(body, status, media_type="application/json")


class Guard:
    """Refuses requests that are too large or come from other sites, and identifies the guest.

    Somebody without a cookie, or with a forged one, is a new guest and gets a cookie.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        sender = self._with_headers(request, send)
        if request.method not in SAFE_METHODS:
            if not same_origin(request.headers):
                await refusal(403, "foreign-origin")(scope, receive, sender)
                return
            body = await _read(receive, request)
            if body is None:
                await refusal(413, "too-large")(scope, receive, sender)
                return
            if not _is_json(body):
                await refusal(422, "bad-body")(scope, receive, sender)
                return
            receive = _replay(body, receive)
        await self._app(scope, receive, sender)

    @staticmethod
    def _with_headers(request: Request, send: Send) -> Send:
        """Set the guest of the request, and put headers and cookie on the answer."""
        guests: Guests = request.app.state.guests
        known = guests.read(request.cookies)
        request.state.guest = guest = known or new_guest()
        wants_cookie = known is None and request.url.path.startswith("/api/")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if wants_cookie and "set-cookie" not in headers:
                    headers.append("set-cookie", cookie(guests, guest, request))
            await send(message)

        return sending


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


def _is_json(body: bytes) -> bool:
    """Tell whether a body is JSON that can be written again: half a surrogate pair cannot be."""
    try:
        msgspec.json.decode(body or b"null")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give a body that has been read already to the next reader."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
