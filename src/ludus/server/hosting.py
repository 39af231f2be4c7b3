"""The host's decisions over HTTP: who sits at a table, who hosts it, and when it closes."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ludus.server.forms import LetInForm, Nothing, SeatForm, SeveralForm
from ludus.server.guests import Guest
from ludus.server.protocol import TableInfo
from ludus.server.routing import CHANGES, AGuest, AHub, AService, bot_name, table_after
from ludus.server.settings import Settings
from ludus.tables import hosting
from ludus.tables.model import Holder

router = APIRouter(prefix="/api", dependencies=CHANGES)


@router.post("/tables/{table}/free")
async def free(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Free the seat of another person: a bot takes it if the game is being played."""
    bot = _bot(request, guest, form.seat)
    return await table_after(
        hub, guest, service.change(table, lambda t: hosting.free_seat(t, guest.id, form.seat, bot))
    )


@router.post("/tables/{table}/keep-out")
async def keep_out(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Keep the person on a seat out of the table."""
    bot = _bot(request, guest, form.seat)
    return await table_after(
        hub, guest, service.change(table, lambda t: hosting.keep_out(t, guest.id, form.seat, bot))
    )


def _bot(request: Request, guest: Guest, seat: int) -> Holder:
    settings: Settings = request.app.state.settings
    return Holder("bot", None, bot_name(guest, seat), settings.bot)


@router.post("/tables/{table}/let-in")
async def let_in(
    table: str, form: LetInForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Let somebody in again who was kept out."""
    return await table_after(
        hub, guest, service.change(table, lambda t: hosting.let_in(t, guest.id, form.number))
    )


@router.post("/tables/{table}/hand-over")
async def hand_over(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Make another person at the table its host."""
    return await table_after(
        hub, guest, service.change(table, lambda t: hosting.hand_over(t, guest.id, form.seat))
    )


@router.post("/tables/{table}/several")
async def several(
    table: str, form: SeveralForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Let guests take several seats, for people who share a device, or no longer."""
    return await table_after(
        hub,
        guest,
        service.change(table, lambda t: hosting.allow_several(t, guest.id, allowed=form.allowed)),
    )


@router.post("/tables/{table}/close")
async def close(table: str, form: Nothing, service: AService, hub: AHub, guest: AGuest) -> Response:  # noqa: ARG001
    """Close a table: its host may, and whoever is the only person there."""
    return await table_after(
        hub, guest, service.change(table, lambda t: hosting.close(t, guest.id))
    )


STRUCTS: dict[str, Any] = dict.fromkeys(
    ("free", "keep_out", "let_in", "hand_over", "several", "close"), TableInfo
)
"""What each operation answers with, for the OpenAPI description."""
