"""Puzzles over HTTP: the list with today's, a position, a try, and a game that goes on from one.

A position is a view of the seat that has to decide. What the moves are worth stays here until one
has been tried; the best move is told to whoever finds it, or tries one and gives up.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from ludus.core.codec import from_json
from ludus.core.forecast import Forecast
from ludus.games import all_games, find_game
from ludus.puzzles.shelf import daily, find_puzzle, shelf_of, today
from ludus.puzzles.table import practise
from ludus.server.answers import PuzzleForecast, PuzzleRow, PuzzleRows, PuzzleShown, PuzzleTry
from ludus.server.forms import PuzzlePracticeForm, TryForm
from ludus.server.protocol import TableInfo, WhyNot
from ludus.server.puzzle_tasks import ShowPuzzle, TryPuzzle, WeighPuzzle
from ludus.server.routing import OPENS, AGuest, AHub, AService, bot_name, guest_name, json, limited
from ludus.server.settings import Settings
from ludus.server.tables import check_bot, check_count
from ludus.server.thinking import Thinking

router = APIRouter(prefix="/api")

ASKS = [limited("ask")]
AMove = Annotated[str, Query(max_length=80)]


@router.get("/puzzles")
async def puzzles() -> Response:
    """List the puzzles of all games, and which of each is today's."""
    day = today()
    shelves = [(name, shelf) for name in all_games() if (shelf := shelf_of(name)) is not None]
    rows = (
        PuzzleRow(name, tuple(one.id for one in shelf.puzzles), daily(shelf, day).id)
        for name, shelf in shelves
    )
    return json(PuzzleRows(day.isoformat(), tuple(rows)))


@router.get("/puzzles/{game}/{puzzle}", dependencies=ASKS)
async def puzzle(game: str, puzzle: str, guest: AGuest, request: Request) -> Response:
    """Show the position of a puzzle as its seat sees it."""
    find_puzzle(game, puzzle)
    shown = await _thinking(request).puzzle(ShowPuzzle(game, puzzle), guest.id)
    return Response(shown, media_type="application/json")


@router.get("/puzzles/{game}/{puzzle}/forecast", dependencies=ASKS)
async def puzzle_forecast(
    game: str, puzzle: str, move: AMove, guest: AGuest, request: Request
) -> Response:
    """Tell all that one move of a puzzle costs and brings, its exact odds too."""
    find_puzzle(game, puzzle)
    text = str(find_game(game).parse(move))
    told = await _thinking(request).puzzle(WeighPuzzle(game, puzzle, text), guest.id)
    return json(PuzzleForecast(text, from_json(told, Forecast) if told != b"null" else None))


@router.get("/puzzles/{game}/{puzzle}/why", dependencies=ASKS)
async def puzzle_why(
    game: str, puzzle: str, move: AMove, guest: AGuest, request: Request
) -> Response:
    """Say by which article a move of a puzzle is forbidden; null if it is not."""
    _, found = find_puzzle(game, puzzle)
    text = str(find_game(game).parse(move))
    told = await _try(request, guest.id, TryPuzzle(game, puzzle, text, give_up=False))
    return json(WhyNot(found.seat, text, told.why))


@router.post("/puzzles/{game}/{puzzle}/try", dependencies=ASKS)
async def try_puzzle(
    game: str, puzzle: str, form: TryForm, guest: AGuest, request: Request
) -> Response:
    """Try a move: is it the best one? The solution comes with the best move, or on giving up."""
    find_puzzle(game, puzzle)
    text = str(find_game(game).parse(form.move))
    return json(await _try(request, guest.id, TryPuzzle(game, puzzle, text, form.give_up)))


@router.post("/puzzles/{game}/{puzzle}/practice", dependencies=OPENS)
async def puzzle_practice(
    game: str, puzzle: str, form: PuzzlePracticeForm, service: AService, hub: AHub, guest: AGuest,
    request: Request,
) -> Response:  # fmt: skip
    """Play on from a puzzle against bots, at a table of its own."""
    settings: Settings = request.app.state.settings
    find_puzzle(game, puzzle)
    check_bot(game, form.bot)
    await check_count(service, guest, settings.limits, public=False)
    new = await practise(
        service,
        game,
        puzzle,
        guest.id,
        guest_name(guest),
        form.bot,
        lambda seat: bot_name(guest, seat),
    )
    return json(hub.info(new, guest.id))


async def _try(request: Request, guest: str, task: TryPuzzle) -> PuzzleTry:
    return from_json(await _thinking(request).puzzle(task, guest), PuzzleTry)


def _thinking(request: Request) -> Thinking:
    thinking: Thinking = request.app.state.thinking
    return thinking


STRUCTS: dict[str, Any] = {
    "puzzles": PuzzleRows,
    "puzzle": PuzzleShown,
    "puzzle_forecast": PuzzleForecast,
    "puzzle_why": WhyNot,
    "try_puzzle": PuzzleTry,
    "puzzle_practice": TableInfo,
}
"""What each operation answers with, for the OpenAPI description."""
