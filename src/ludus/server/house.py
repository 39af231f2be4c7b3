"""HTTP: whether the server works, under which addresses, and what a guest is called."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ludus.core.message import say
from ludus.server.addresses import is_loopback, links
from ludus.server.answers import Me, Reach
from ludus.server.forms import MeForm
from ludus.server.guests import Guest, Guests, cookie
from ludus.server.notifications import Notifications
from ludus.server.routing import CHANGES, AGuest, AService, json
from ludus.server.settings import Settings
from ludus.tables.errors import Unavailable
from ludus.tables.service import clean_name

router = APIRouter(prefix="/api")


@router.get("/health")
async def health() -> Response:
    """Say that the process is alive."""
    return json({"alive": True})


@router.get("/ready")
async def ready(service: AService, request: Request) -> Response:
    """Say that the database can be written, and that other processes are heard; else 503."""
    await service.store.check()
    notifications: Notifications = request.app.state.notifications
    if not notifications.listening:
        raise Unavailable(say("house-not-listening"))
    return json({"ready": True})


@router.get("/me")
async def me(guest: AGuest) -> Response:
    """Give the guest's own name and language."""
    return json(Me(guest.name, guest.language))


@router.put("/me", dependencies=CHANGES)
async def change_me(form: MeForm, guest: AGuest, request: Request) -> Response:
    """Change the guest's name and language."""
    name = guest.name if form.name is None else clean_name(form.name)
    changed = Guest(guest.id, name, form.language or guest.language)
    guests: Guests = request.app.state.guests
    answer = json(Me(changed.name, changed.language))
    answer.headers["set-cookie"] = cookie(guests, changed, request)
    return answer


@router.get("/reach")
async def reach(request: Request) -> Response:
    """Say under which addresses others in the network reach this server."""
    return json(Reach(links_of(request)))


def links_of(request: Request) -> tuple[str, ...]:
    """List the addresses of this server for a page that was opened on its own machine."""
    settings: Settings = request.app.state.settings
    client = request.client.host if request.client else ""
    if not (is_loopback(request.url.hostname or "") and is_loopback(client)):
        return ()
    return links(settings.host, settings.port)


STRUCTS: dict[str, Any] = {
    "me": Me,
    "reach": Reach,
    "change_me": Me,
}
"""What each operation answers with, for the OpenAPI description."""
