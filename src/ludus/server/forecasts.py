"""Forecasts over HTTP: what the moves of a prompt cost and bring, for whoever has to decide.

Right after a prompt a client asks for all its moves at once; for a move that somebody looks at it
asks again, because exact odds take longer. Both are worked out in worker processes from the view of
the seat, so they say nothing that the seat may not know.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ludus.server.answers import MoveForecast, Offers
from ludus.server.offering import asked, not_allowed
from ludus.server.routing import AGuest, AService, json, limited
from ludus.server.thinking import Thinking
from ludus.tables.errors import no
from ludus.tables.table import Table

router = APIRouter(prefix="/api")

ASKS = [limited("ask")]
ASeat = Annotated[int, Query(ge=0)]


@router.get("/tables/{table}/forecasts", dependencies=ASKS)
async def forecasts(
    table: str, service: AService, guest: AGuest, request: Request, seat: ASeat
) -> Response:
    """Tell what each move of a seat costs and brings, as far as that is known at once."""
    found = _own(await service.get(table), guest.id, seat)
    prompt = found.prompt(seat)
    if prompt is None:
        return json(Offers(None, None, ()))
    ask = asked(found.game, found.state)
    forbidden = not_allowed(found.game, found.state, seat)
    return json(
        Offers(prompt, ask, await _thinking(request).offers(found, seat, forbidden, guest.id))
    )


@router.get("/tables/{table}/forecast", dependencies=ASKS)
async def forecast(
    table: str,
    service: AService,
    guest: AGuest,
    request: Request,
    seat: ASeat,
    move: Annotated[str, Query(max_length=80)],
) -> Response:
    """Tell all that one move of a seat costs and brings, its exact odds too."""
    found = _own(await service.get(table), guest.id, seat)
    parsed = found.game.parse(move)
    prompt, text = found.prompt(seat), str(parsed)
    if prompt is None or found.game.refusal(found.state, seat, parsed) is not None:
        return json(MoveForecast(prompt, text, None))
    return json(
        MoveForecast(prompt, text, await _thinking(request).forecast(found, seat, text, guest.id))
    )


def _own(table: Table, guest: str, seat: int) -> Table:
    """Refuse whoever asks about somebody else's seat."""
    if table.state is None or seat not in table.seats_of(guest):
        raise no("table-not-yours")
    return table


def _thinking(request: Request) -> Thinking:
    thinking: Thinking = request.app.state.thinking
    return thinking


STRUCTS: dict[str, Any] = {"forecasts": Offers, "forecast": MoveForecast}
"""What each operation answers with, for the OpenAPI description."""
