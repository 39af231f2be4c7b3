"""What all routes share: who asks, for which service, how often, and the answer in JSON."""

from collections.abc import Awaitable
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from ludus.core.codec import to_json
from ludus.locales.catalogue import catalogue
from ludus.server.guests import Guest
from ludus.server.hub import Hub
from ludus.server.limits import Action, Limiter
from ludus.server.lobby import Lobby
from ludus.tables.service import TableService
from ludus.tables.table import Table


def json(value: object) -> Response:
    """Answer with the JSON of a struct."""
    return Response(to_json(value), media_type="application/json")


async def _service(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


async def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _guest(request: Request) -> Guest:
    guest: Guest = request.state.guest
    return guest


def limited(action: Action) -> Any:
    """Count a request to a route among those of its kind, and refuse it if they are too many."""

    async def take(request: Request) -> None:
        limiter: Limiter = request.app.state.limiter
        limiter.take(action, request.state.caller)

    return Depends(take)


OPENS = [limited("open")]
CHANGES = [limited("change")]
AService = Annotated[TableService, Depends(_service)]
AHub = Annotated[Hub, Depends(_hub)]
ALobby = Annotated[Lobby, Depends(_lobby)]
AGuest = Annotated[Guest, Depends(_guest)]


def guest_name(guest: Guest) -> str:
    """Give a guest's name, or a word for somebody without one."""
    return guest.name or catalogue(guest.language or "en").text("guest")


def bot_name(guest: Guest, seat: int) -> str:
    """Name the bot on a seat for the record, in the language of the guest who put it there."""
    return catalogue(guest.language or "en").text("bot-name", id=seat)


async def table_after(hub: Hub, guest: Guest, change: Awaitable[Table]) -> Response:
    """Answer with the table after a change."""
    return json(hub.info(await change, guest.id))
