"""Middleware for every HTTP request: limits, origin, guest, headers."""

from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.core.codec import to_json
from ludus.core.message import Message as SaidMessage
from ludus.core.message import say
from ludus.server.addresses import Proxies, counted_as
from ludus.server.bodies import is_host, is_json, is_own_origin
from ludus.server.guests import Guests, cookie, new_guest
from ludus.server.limits import Caller, TooMany

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
    return origin is None or is_own_origin(origin, headers.get("host", ""))


def refusal(status: int, message: str | SaidMessage) -> Response:
    """Answer with a refusal: a message, or the key of one."""
    said = say(message) if isinstance(message, str) else message
    body = to_json({"article": None, "message": said})
    return Response(body, status, media_type="application/json")


def too_many(error: TooMany) -> Response:
    """Answer that something was done too often, and when it may be done again."""
    answer = refusal(429, error.message)
    answer.headers["retry-after"] = f"{error.seconds}"
    return answer


class Guard:
    """Refuses requests that are too many, too large or from other sites; identifies the guest.

    Somebody without a cookie, or with a forged one, is a new guest and gets a cookie.
    """

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        self._believe_proxy(scope)
        request = Request(scope)
        sender = self._with_headers(request, send)
        if not _has_good_host(request):
            await refusal(400, "bad-host")(scope, receive, sender)
            return
        try:
            request.app.state.limiter.take("request", request.state.caller)
        except TooMany as error:
            await too_many(error)(scope, receive, sender)
            return
        if request.method not in SAFE_METHODS:
            if not same_origin(request.headers):
                await refusal(403, "foreign-origin")(scope, receive, sender)
                return
            body = await _read(receive, request)
            if body is None:
                await refusal(413, "too-large")(scope, receive, sender)
                return
            if not is_json(body):
                await refusal(422, "bad-body")(scope, receive, sender)
                return
            receive = _replay(body, receive)
        await self._app(scope, receive, sender)

    def _believe_proxy(self, scope: Scope) -> None:
        """Take from one of our proxies for whom it asks, and whether they use encryption."""
        peer, port = scope["client"] or ("", 0)
        if self._proxies.trusts(peer):
            headers = Headers(scope=scope)
            forwarded = headers.getlist("x-forwarded-for")
            scope["client"] = (self._proxies.client(peer, forwarded), port)
            if headers.get("x-forwarded-proto") in ("http", "https"):
                scope["scheme"] = headers["x-forwarded-proto"]

    @staticmethod
    def _with_headers(request: Request, send: Send) -> Send:
        """Set the guest of the request, and put headers and cookie on the answer."""
        guests: Guests = request.app.state.guests
        known = guests.read(request.cookies)
        request.state.guest = guest = known or new_guest()
        address = counted_as(request.client.host if request.client else "")
        request.state.caller = Caller(known.id if known else None, address)
        wants_cookie = known is None and request.scope["path"].startswith("/api/")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if wants_cookie and "set-cookie" not in headers:
                    headers.append("set-cookie", cookie(guests, guest, request))
            await send(message)

        return sending


def _has_good_host(request: Request) -> bool:
    """Tell whether a request names one host, as it has to; some old clients name none."""
    hosts = request.headers.getlist("host")
    return not hosts or (len(hosts) == 1 and is_host(hosts[0]))


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
    """Give a body that has been read already to the next reader."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
