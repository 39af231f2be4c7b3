"""Guests: there are no accounts, only a signed cookie with an id, a name and a language."""

from collections.abc import Mapping
from secrets import token_hex

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct, ValidationError, convert, to_builtins
from starlette.requests import Request

COOKIE = "ludus"
YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    """Somebody with a browser."""

    id: str
    name: str = ""
    language: str = ""


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def read(self, cookies: Mapping[str, str]) -> Guest | None:
        """Give the guest of a cookie; None if there is none or it is forged."""
        try:
            return convert(self._signer.loads(cookies.get(COOKIE, "")), Guest)
        except (BadSignature, ValidationError):
            return None

    def write(self, guest: Guest) -> str:
        """Sign a guest."""
        return self._signer.dumps(to_builtins(guest))


def new_guest() -> Guest:
    """Make a new guest."""
    return Guest(f"g{token_hex(12)}")


def cookie(guests: Guests, guest: Guest, request: Request) -> str:
    """Write the cookie by which the browser remembers the guest; scripts cannot read it."""
    secure = "; Secure" if request.scope["scheme"] == "https" else ""
    value = guests.write(guest)
    return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
