"""Seats for programs from elsewhere, over HTTP: the host of a table gets a token for one.

A token is signed and says which table, which seat and which id; the id stands in the seat. Nothing
else is stored. Whoever else gets the seat has another id, and the token is worth nothing.
"""

from secrets import token_hex
from typing import Any

from fastapi import APIRouter, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct, ValidationError, convert, to_builtins

from ludus.server.answers import ProgramSeat
from ludus.server.forms import ProgramForm
from ludus.server.routing import CHANGES, AGuest, AService, bot_name, json
from ludus.tables.seating import put_program
from ludus.tables.service import clean_name

router = APIRouter(prefix="/api", dependencies=CHANGES)


class Pass(Struct, frozen=True):
    """What a token says."""

    table: str
    seat: int
    program: str


class Tokens:
    """Reads and writes tokens."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="program")

    def read(self, token: str) -> Pass | None:
        """Give what a token says; None if it is forged."""
        try:
            return convert(self._signer.loads(token), Pass)
        except (BadSignature, ValidationError):
            return None

    def write(self, found: Pass) -> str:
        """Sign a token."""
        return self._signer.dumps(to_builtins(found))


@router.post("/tables/{table}/program")
async def program(
    table: str, form: ProgramForm, service: AService, guest: AGuest, request: Request
) -> Response:
    """Keep a seat for a program from elsewhere; the token lets it sit there and nowhere else.

    Asked again for the same seat, the token before is worth nothing any more.
    """
    tokens: Tokens = request.app.state.tokens
    name = clean_name(form.name) or bot_name(guest, form.seat)
    new = Pass(table, form.seat, f"p{token_hex(12)}")
    await service.change(table, lambda t: put_program(t, guest.id, form.seat, new.program, name))
    return json(ProgramSeat(table, form.seat, tokens.write(new)))


STRUCTS: dict[str, Any] = {"program": ProgramSeat}
"""What each operation answers with, for the OpenAPI description."""
