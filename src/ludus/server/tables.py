"""HTTP: lists of tables, opening one, sitting down, starting, records."""

from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request, Response

from ludus.bots import bot_names
from ludus.bots.levels import ALL_LEVELS, level_of
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, Unknown, fault
from ludus.games import find_game
from ludus.server.answers import TableRow
from ludus.server.forms import (
    AbsenceForm,
    BotForm,
    LessonForm,
    NonceForm,
    PlayForm,
    PracticeForm,
    PromiseForm,
    RematchForm,
    SeatForm,
    SitForm,
    StartForm,
    TableForm,
)
from ludus.server.guests import Guest
from ludus.server.house import links_of
from ludus.server.limits import Limits
from ludus.server.messages import table_row
from ludus.server.protocol import TableInfo
from ludus.server.routing import (
    CHANGES,
    OPENS,
    AGuest,
    AHub,
    ALobby,
    AService,
    bot_name,
    guest_name,
    json,
    table_after,
)
from ludus.server.settings import Settings
from ludus.tables.errors import no
from ludus.tables.model import Clock
from ludus.tables.service import TableService, clean_name

router = APIRouter(prefix="/api")

MOST_COUNTED = 200
"""Tables of a guest that are read to count them."""

ATime = Annotated[float | None, Query(ge=0, le=1e11, allow_inf_nan=False)]


@router.get("/tables")
async def tables(service: AService, lobby: ALobby, guest: AGuest, before: ATime = None) -> Response:
    """List the guest's latest tables, then the public ones; or the guest's tables before a time.

    A public table is listed until its game is over, as long as somebody is connected to it or
    something has happened there within the last half hour; what is listed may be a second old. A
    table that is set aside is listed for its own people only.
    """
    mine = service.asides.marked(await service.store.of_guest(guest.id, before))
    rows = [to_json(table_row(stored, guest.id)) for stored in mine]
    if before is None:
        rows += await lobby.rows(guest.id, {stored.id for stored in mine})
    return Response(b"[" + b",".join(rows) + b"]", media_type="application/json")


@router.post("/tables", dependencies=OPENS)
async def open_table(
    form: TableForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Open a table."""
    settings: Settings = request.app.state.settings
    await check_count(service, guest, settings.limits, public=form.public)
    table = await service.create(
        form.game,
        form.options,
        guest.id,
        guest_name(guest),
        public=form.public,
        clock=Clock(form.clock.kind, form.clock.seconds, form.clock.increment),
        bot_after=settings.away_after,
    )
    return json(hub.info(table, guest.id))


@router.post("/play", dependencies=OPENS)
async def play(
    form: PlayForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Open a table with bots in all other seats, and start if that is wished."""
    settings: Settings = request.app.state.settings
    check_bot(form.game, form.bot)
    await check_count(service, guest, settings.limits, public=False)
    table = await service.play_now(
        form.game,
        form.options,
        guest.id,
        guest_name(guest),
        form.bot,
        lambda seat: bot_name(guest, seat),
        start=form.start,
    )
    return json(hub.info(table, guest.id))


@router.post("/lessons", dependencies=OPENS)
async def teach(
    form: LessonForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Begin a lesson: a game whose chance and opponents are written, and that does not count."""
    settings: Settings = request.app.state.settings
    await check_count(service, guest, settings.limits, public=False)
    taught = service.teach(
        form.game, form.lesson, guest.id, guest_name(guest), lambda seat: bot_name(guest, seat)
    )
    return await table_after(hub, guest, taught)


async def check_count(service: TableService, guest: Guest, limits: Limits, *, public: bool) -> None:
    """Refuse another table to a host who has as many as one may have."""
    found = await service.store.of_guest(guest.id, limit=min(2 * limits.tables, MOST_COUNTED))
    docs = [one.doc for one in found if one.doc.host == guest.id]
    if sum(doc.status in ("open", "running") for doc in docs) >= limits.tables:
        raise no("too-many-tables", most=limits.tables)
    if public and sum(doc.status == "open" and doc.public for doc in docs) >= limits.public:
        raise no("too-many-public", most=limits.public)


def check_bot(game: str, bot: str) -> None:
    """Refuse bots that are not listed: a search with any budget could overload the server."""
    known = bot_names(find_game(game))
    if bot not in known and level_of(bot) is None:
        listed = ", ".join((*known, ALL_LEVELS))
        raise fault(Unknown, "unknown-bot", name=bot, known=listed)


@router.get("/tables/{table}")
async def one_table(table: str, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Describe a table."""
    return json(hub.info(await service.get(table), guest.id))


@router.post("/tables/{table}/sit", dependencies=CHANGES)
async def sit(table: str, form: SitForm, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Take a seat."""
    name = clean_name(form.name or "") or guest_name(guest)
    return await table_after(hub, guest, service.sit(table, guest.id, name, form.seat))


@router.post("/tables/{table}/leave", dependencies=CHANGES)
async def leave(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Leave a seat."""
    return await table_after(hub, guest, service.leave(table, guest.id, form.seat))


@router.post("/tables/{table}/return", dependencies=CHANGES)
async def come_back(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Take a seat back from the bot that played for it."""
    return await table_after(hub, guest, service.come_back(table, guest.id, form.seat))


@router.post("/tables/{table}/bot", dependencies=CHANGES)
async def bot(table: str, form: BotForm, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Let a bot take a seat, or free the seat."""
    found = await service.get(table)
    if form.bot is not None:
        check_bot(found.doc.game, form.bot)
    name = bot_name(guest, form.seat)
    return await table_after(
        hub, guest, service.put_bot(table, guest.id, form.seat, form.bot, name)
    )


@router.post("/tables/{table}/absence", dependencies=CHANGES)
async def absence(
    table: str, form: AbsenceForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Choose whether and when bots play for people who are away."""
    change = service.choose_bot_after(table, guest.id, form.bot_after)
    return await table_after(hub, guest, change)


@router.post("/tables/{table}/start", dependencies=CHANGES)
async def start(
    table: str, form: StartForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Begin the game; promised nonces of people who are connected are waited for."""
    nonces = {int(seat): nonce for seat, nonce in form.nonces.items()}
    connected = hub.connected(table)
    return await table_after(hub, guest, service.start(table, guest.id, nonces, connected))


@router.post("/tables/{table}/promise", dependencies=CHANGES)
async def promise(
    table: str, form: PromiseForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Promise a nonce for one's seat: it will be mixed into the chance of the game."""
    return await table_after(hub, guest, service.promise(table, guest.id, form.seat, form.promise))


@router.post("/tables/{table}/nonce", dependencies=CHANGES)
async def nonce(
    table: str, form: NonceForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Send the nonce that was promised, once the host has started."""
    return await table_after(hub, guest, service.give_nonce(table, guest.id, form.seat, form.nonce))


@router.post("/tables/{table}/rematch", dependencies=OPENS)
async def rematch(
    table: str, form: RematchForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Play again with the same people."""
    return await table_after(hub, guest, service.rematch(table, guest.id, start=form.start))


@router.post("/tables/{table}/practice", dependencies=OPENS)
async def practice(
    table: str, form: PracticeForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Play on from a moment of a finished game, against bots, at a table of its own."""
    settings: Settings = request.app.state.settings
    found = await service.get(table)
    check_bot(found.doc.game, form.bot)
    await check_count(service, guest, settings.limits, public=False)
    new = await service.practise(
        table,
        form.at,
        form.seat,
        guest.id,
        guest_name(guest),
        form.bot,
        lambda seat: bot_name(guest, seat),
    )
    return json(hub.info(new, guest.id))


@router.get("/tables/{table}/record")
async def record(table: str, service: AService) -> Response:
    """Download the record of a finished game, even if the rules it was played by are gone."""
    found = await service.record(table)
    name = f"{found.game}-{table}.json"
    return Response(
        found.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table}/qr.svg")
async def qr(table: str, service: AService, request: Request, base: str | None = None) -> Response:
    """Draw the table's link as a QR code; `base` is an address of this server."""
    await service.get(table)
    host = request.headers.get("host", "")
    known = (f"http://{host}", f"https://{host}", *links_of(request))
    if base is not None and base not in known:
        raise fault(BadInput, "bad-body")
    link = f"{base or str(request.base_url).rstrip('/')}/t/{table}"
    picture = segno.make(link, error="m").svg_inline(
        scale=4, border=2, dark="#2A241E", light="#FFFBF3"
    )
    return Response(
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
    )


STRUCTS: dict[str, Any] = {
    "tables": list[TableRow],
    "open_table": TableInfo,
    "play": TableInfo,
    "teach": TableInfo,
    "one_table": TableInfo,
    "sit": TableInfo,
    "leave": TableInfo,
    "come_back": TableInfo,
    "bot": TableInfo,
    "absence": TableInfo,
    "start": TableInfo,
    "promise": TableInfo,
    "nonce": TableInfo,
    "rematch": TableInfo,
    "practice": TableInfo,
}
"""What each operation answers with, for the OpenAPI description."""
