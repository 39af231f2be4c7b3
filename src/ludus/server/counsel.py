"""Counsel over HTTP: a good move for whoever has to decide, if the people at the table agree."""

from typing import Any

from fastapi import APIRouter, Request, Response

from ludus.server.answers import Counsel
from ludus.server.forms import AgreeForm, SeatForm
from ludus.server.protocol import TableInfo
from ludus.server.routing import CHANGES, AGuest, AHub, AService, json, limited, table_after
from ludus.server.thinking import Thinking

router = APIRouter(prefix="/api")


@router.post("/tables/{table}/counsel", dependencies=[limited("ask")])
async def counsel(
    table: str, form: SeatForm, service: AService, guest: AGuest, request: Request
) -> Response:
    """Name a good move of one's own seat, from what the seat sees; the record will say so."""
    found = await service.note_counsel(table, guest.id, form.seat)
    prompt = found.prompt(form.seat)
    if prompt is None:
        return json(Counsel(None, None))
    thinking: Thinking = request.app.state.thinking
    return json(Counsel(prompt, await thinking.counsel(found, form.seat, guest.id)))


@router.post("/tables/{table}/counsel/agree", dependencies=CHANGES)
async def agree(
    table: str, form: AgreeForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Agree that people at the table get counsel, or withdraw."""
    return await table_after(hub, guest, service.agree_to_counsel(table, guest.id, yes=form.yes))


STRUCTS: dict[str, Any] = {"counsel": Counsel, "agree": TableInfo}
"""What each operation answers with, for the OpenAPI description."""
