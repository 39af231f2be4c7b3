"""HTTP: lobby, tables, records, rulebooks. Most answers are JSON of a struct in `protocol`."""

from collections.abc import Awaitable
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Depends, Header, Request, Response

from ludus.bots import bot_names
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, Unknown, fault
from ludus.core.presets import Preset
from ludus.games import all_games, find_game
from ludus.locales.catalogue import LANGUAGES, catalogue, sources
from ludus.server.addresses import is_loopback, links
from ludus.server.forms import (
    AbsenceForm,
    BotForm,
    MeForm,
    Nothing,
    PlayForm,
    SeatForm,
    SitForm,
    TableForm,
)
from ludus.server.guests import Guest, Guests, cookie
from ludus.server.hub import Hub
from ludus.server.messages import table_row
from ludus.server.printed import printed
from ludus.server.protocol import (
    ArticleText,
    ChapterText,
    GameInfo,
    Me,
    OptionInfo,
    PresetInfo,
    Reach,
    TableInfo,
    TableRow,
)
from ludus.server.settings import Settings
from ludus.tables.model import Clock
from ludus.tables.service import TableService, clean_name
from ludus.tables.table import Table

router = APIRouter(prefix="/api")


def json(value: object) -> Response:
    """Answer with the JSON of a struct."""
    return Response(to_json(value), media_type="application/json")


def _service(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _guest(request: Request) -> Guest:
    guest: Guest = request.state.guest
    return guest


AService = Annotated[TableService, Depends(_service)]
AHub = Annotated[Hub, Depends(_hub)]
AGuest = Annotated[Guest, Depends(_guest)]
NoneMatch = Annotated[str, Header()]


def guest_name(guest: Guest) -> str:
    """Give a guest's name, or a word for somebody without one."""
    return guest.name or catalogue(guest.language or "en").text("guest")


def bot_name(guest: Guest, seat: int) -> str:
    """Name the bot on a seat for the record, in the language of the guest who put it there."""
    return catalogue(guest.language or "en").text("bot-name", id=seat)


@router.get("/health")
async def health() -> Response:
    """Say that the process is alive."""
    return json({"alive": True})


@router.get("/ready")
async def ready(service: AService) -> Response:
    """Say that the database answers too."""
    await service.store.secret("guests")
    return json({"ready": True})


@router.get("/me")
async def me(guest: AGuest) -> Response:
    """Give the guest's own name and language."""
    return json(Me(guest.name, guest.language))


@router.put("/me")
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
    return json(Reach(_links(request)))


def _links(request: Request) -> tuple[str, ...]:
    settings: Settings = request.app.state.settings
    client = request.client.host if request.client else ""
    if not (is_loopback(request.url.hostname or "") and is_loopback(client)):
        return ()
    return links(settings.host, settings.port)


@router.get("/games")
async def games() -> Response:
    """List the games with what can be chosen for each number of players."""
    return json(
        [
            GameInfo(
                game.name,
                game.version,
                printed(game.name).version,
                tuple(game.players),
                {
                    str(players): tuple(
                        OptionInfo(name, tuple(choices), choices[0])
                        for name, choices in game.menu(players).items()
                    )
                    for players in game.players
                },
                tuple(_preset(one) for one in game.presets),
                bot_names(game),
                len(game.articles.chapters),
            )
            for game in all_games().values()
        ]
    )


def _preset(preset: Preset) -> PresetInfo:
    options = {f"{players}": preset.given(players) for players in preset.options}
    return PresetInfo(preset.word, options, preset.usual, preset.house)


@router.get("/games/{name}/printed", responses={304: {"description": "As it was"}})
async def printed_content(name: str, v: str = "", if_none_match: NoneMatch = "") -> Response:
    """Give what is printed in a game: its content files by name, kept for ever by version."""
    found = printed(find_game(name).name)
    tag = f'"{found.version}"'
    keep = "public, max-age=31536000, immutable" if v == found.version else "no-cache"
    headers = {"etag": tag, "cache-control": keep}
    if tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(found.json, media_type="application/json", headers=headers)


@router.get("/games/{name}/rules")
async def rules(name: str, lang: Literal["en", "fr", "ru"] = "en") -> Response:
    """Give a rulebook."""
    game, speech = find_game(name), catalogue(lang)
    return json(
        [
            ChapterText(
                chapter.id,
                *speech.chapter(chapter.id),
                tuple(
                    ArticleText(one, *speech.article(one), game.articles.edition(one))
                    for one in chapter.articles
                ),
            )
            for chapter in game.articles.chapters
        ]
    )


@router.get("/locale/{lang}")
async def locale(lang: str) -> Response:
    """Give all sentences of a language that a client needs, as Fluent source."""
    if lang not in LANGUAGES:
        raise fault(Unknown, "unknown-language", name=lang, known=", ".join(LANGUAGES))
    parts = [
        file.read_text(encoding="utf-8")
        for file in sources(lang)
        if file.name not in NOT_FOR_CLIENTS
    ]
    return Response("\n".join(parts), media_type="text/plain; charset=utf-8")


NOT_FOR_CLIENTS = ("rulebook.ftl", "cli.ftl")


LISTED_FOR = 1800.0
"""Seconds for which a public table to which nobody is connected is still listed."""


@router.get("/tables")
async def tables(service: AService, hub: AHub, guest: AGuest) -> Response:
    """List the guest's own tables, then the public ones.

    A public table is listed until its game is over, as long as somebody is connected to it or
    something has happened there within the last half hour.
    """
    mine = await service.store.of_guest(guest.id)
    known = {stored.id for stored in mine}
    since = service.now() - LISTED_FOR
    listed = await service.store.lobby(since, hub.occupied())
    public = [stored for stored in listed if stored.id not in known]
    return json([table_row(stored, guest.id) for stored in [*mine, *public]])


@router.post("/tables")
async def open_table(
    form: TableForm, service: AService, hub: AHub, guest: AGuest, request: Request
) -> Response:
    """Open a table."""
    settings: Settings = request.app.state.settings
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


@router.post("/play")
async def play(form: PlayForm, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Open a table with bots in all other seats, and start."""
    _check_bot(form.game, form.bot)
    table = await service.play_now(
        form.game,
        form.options,
        guest.id,
        guest_name(guest),
        form.bot,
        lambda seat: bot_name(guest, seat),
    )
    return json(hub.info(table, guest.id))


def _check_bot(game: str, bot: str) -> None:
    """Refuse bots that are not listed: a search with any budget could overload the server."""
    known = bot_names(find_game(game))
    if bot not in known:
        raise fault(Unknown, "unknown-bot", name=bot, known=", ".join(known))


@router.get("/tables/{table}")
async def one_table(table: str, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Describe a table."""
    return json(hub.info(await service.get(table), guest.id))


async def _after(hub: Hub, guest: Guest, change: Awaitable[Table]) -> Response:
    """Answer with the table after a change."""
    return json(hub.info(await change, guest.id))


@router.post("/tables/{table}/sit")
async def sit(table: str, form: SitForm, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Take a seat."""
    name = clean_name(form.name or "") or guest_name(guest)
    return await _after(hub, guest, service.sit(table, guest.id, name, form.seat))


@router.post("/tables/{table}/leave")
async def leave(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Leave a seat."""
    return await _after(hub, guest, service.leave(table, guest.id, form.seat))


@router.post("/tables/{table}/return")
async def come_back(
    table: str, form: SeatForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Take a seat back from the bot that played for it."""
    return await _after(hub, guest, service.come_back(table, guest.id, form.seat))


@router.post("/tables/{table}/bot")
async def bot(table: str, form: BotForm, service: AService, hub: AHub, guest: AGuest) -> Response:
    """Let a bot take a seat, or free the seat."""
    found = await service.get(table)
    if form.bot is not None:
        _check_bot(found.doc.game, form.bot)
    name = bot_name(guest, form.seat)
    return await _after(hub, guest, service.put_bot(table, guest.id, form.seat, form.bot, name))


@router.post("/tables/{table}/absence")
async def absence(
    table: str, form: AbsenceForm, service: AService, hub: AHub, guest: AGuest
) -> Response:
    """Choose whether and when bots play for people who are away."""
    change = service.choose_bot_after(table, guest.id, form.bot_after)
    return await _after(hub, guest, change)


@router.post("/tables/{table}/close")
async def close(table: str, form: Nothing, service: AService, hub: AHub, guest: AGuest) -> Response:  # noqa: ARG001
    """Give up a table at which the guest is the only person."""
    return await _after(hub, guest, service.give_up(table, guest.id))


@router.post("/tables/{table}/start")
async def start(table: str, form: Nothing, service: AService, hub: AHub, guest: AGuest) -> Response:  # noqa: ARG001
    """Begin the game."""
    return await _after(hub, guest, service.start(table, guest.id))


@router.post("/tables/{table}/rematch")
async def rematch(
    table: str,
    form: Nothing,  # noqa: ARG001
    service: AService,
    hub: AHub,
    guest: AGuest,
) -> Response:
    """Play again with the same people."""
    return await _after(hub, guest, service.rematch(table, guest.id))


@router.get("/tables/{table}/record")
async def record(table: str, service: AService) -> Response:
    """Download the record of a finished game."""
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
    known = (f"http://{host}", f"https://{host}", *_links(request))
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
    "me": Me,
    "reach": Reach,
    "change_me": Me,
    "games": list[GameInfo],
    "printed_content": dict[str, dict[str, Any]],
    "rules": list[ChapterText],
    "tables": list[TableRow],
    "open_table": TableInfo,
    "play": TableInfo,
    "one_table": TableInfo,
    "sit": TableInfo,
    "leave": TableInfo,
    "come_back": TableInfo,
    "bot": TableInfo,
    "absence": TableInfo,
    "close": TableInfo,
    "start": TableInfo,
    "rematch": TableInfo,
}
"""What each operation answers with, for the OpenAPI description."""
