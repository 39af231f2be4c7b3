"""HTTP: the games with their rulebooks and what is printed in them, and all sentences."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Header, Response

from ludus.bots.ladder import beats_below
from ludus.bots.levels import spec_of
from ludus.core.errors import BadOptions, Unknown, fault
from ludus.core.message import Fact, Message
from ludus.core.presets import Preset
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game
from ludus.lessons.script import lessons_of
from ludus.locales.catalogue import LANGUAGES, catalogue, sources
from ludus.server.answers import (
    ArticleText,
    ChapterText,
    GameInfo,
    GoalInfo,
    LessonRow,
    LevelInfo,
    OptionInfo,
    PresetInfo,
)
from ludus.server.printed import printed
from ludus.server.routing import json
from ludus.tables.lengths import minutes_of

router = APIRouter(prefix="/api")


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
                tuple(_preset(game.name, one) for one in game.presets),
                _levels(game),
                len(game.articles.chapters),
                tuple(
                    LessonRow(one.word, one.script.minutes)
                    for one in lessons_of(game.name).values()
                ),
            )
            for game in all_games().values()
        ]
    )


def _preset(game: str, preset: Preset) -> PresetInfo:
    options = {f"{players}": preset.given(players) for players in preset.options}
    minutes = {f"{players}": long for players, long in minutes_of(game, preset).items()}
    return PresetInfo(preset.word, options, preset.usual, preset.house, minutes)


def _levels(game: AnyRules) -> tuple[LevelInfo, ...]:
    return tuple(
        LevelInfo(spec_of(level), None if rung is None else round(100 * rung.share))
        for level, rung in enumerate(beats_below(game), 1)
    )


NoneMatch = Annotated[str, Header()]


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


@router.get("/games/{name}/goal")
async def goal(name: str, options: str = "") -> Response:
    """Give the numbers of a game's goal card for some options, as JSON, or for the usual ones."""
    game = find_game(name)
    given: dict[str, Any] = {"players": game.presets[0].usual}
    if options:
        try:
            given = msgspec.json.decode(options, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            facts: dict[str, Fact] = {"name": "options", "value": options[:LONGEST_SHOWN]}
            raise BadOptions(Message("bad-option", facts)) from error
    asks = {decision.word: decision.article for decision in game.decisions}
    return json(GoalInfo(dict(game.goal(game.read_options(given))), asks))


LONGEST_SHOWN = 80
"""How many signs of what cannot be read are repeated in the answer."""

NOT_FOR_CLIENTS = ("rulebook.ftl", "cli.ftl", "aside.ftl")


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


STRUCTS: dict[str, Any] = {
    "games": list[GameInfo],
    "goal": GoalInfo,
    "printed_content": dict[str, dict[str, Any]],
    "rules": list[ChapterText],
}
"""What each operation answers with, for the OpenAPI description."""
