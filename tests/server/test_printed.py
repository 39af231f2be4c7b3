"""What is printed in a game, over the wire: content and tables, kept by browsers for ever."""

import json
import tomllib
from importlib.resources import files

import pytest

from ludus.core.codec import from_json, to_plain
from ludus.games import all_games, find_game
from ludus.server.answers import GameInfo
from ludus.server.printed import main, printed
from server.conftest import Meet

FOR_EVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize("game", all_games())
async def test_every_content_file_is_told_whole_and_every_table(meet: Meet, game: str) -> None:
    ann = await meet("Ann")
    answer = await ann.get(f"/games/{game}/printed")
    folder = files(f"ludus.games.{game}") / "content"
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    assert names
    assert answer.json() == to_plain(find_game(game).printed()) | {
        name.removesuffix(".toml"): json.loads(
            json.dumps(tomllib.loads((folder / name).read_text("utf-8")))
        )
        for name in names
    }


async def test_a_browser_keeps_what_it_asked_for_by_version(meet: Meet) -> None:
    ann = await meet("Ann")
    games = from_json((await ann.get("/games")).content, list[GameInfo])
    assert len({game.printed for game in games}) == len(games)
    info = next(game for game in games if game.name == "gorus")
    assert (await ann.do("/tables", game="gorus", options={"players": 3})).printed == info.printed

    fresh = await ann.get("/games/gorus/printed", params={"v": info.printed})
    assert fresh.headers["cache-control"] == FOR_EVER
    stale = await ann.get("/games/gorus/printed", params={"v": "0" * 16})
    assert stale.headers["cache-control"] == "no-cache"
    assert stale.content == fresh.content

    tag = {"if-none-match": fresh.headers["etag"]}
    same = await ann.get("/games/gorus/printed", headers=tag)
    assert (same.status_code, same.content) == (304, b"")


async def test_a_game_that_is_not_there(meet: Meet) -> None:
    ann = await meet("Ann")
    answer = await ann.get("/games/nothing/printed")
    assert (answer.status_code, answer.json()["message"]["key"]) == (422, "unknown-game")


def test_the_clients_tests_get_all_games(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    main()
    told = json.loads(capsysbinary.readouterr().out)
    assert set(told) == set(all_games())
    assert told["brutus"] == json.loads(printed("brutus").json)
