"""`kill -9` in mid-game, again and again: no accepted move is lost, none is made twice.

The server and its workers are killed at random moments and started again on the same file;
everybody comes back.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.forked import Forked
from server.stubborn import TABLES, World, figures, kill_on, play_through, start

KILLS = [pytest.param(15, id="15"), pytest.param(1000, id="1000", marks=pytest.mark.deep)]


def _sound(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        answer: str = connection.execute("PRAGMA integrity_check").fetchone()[0]
        return answer
    finally:
        connection.close()


@pytest.mark.parametrize("kills", KILLS)
async def test_kills_lose_no_accepted_move_and_make_none_twice(
    tmp_path: Path, record_property: Callable[[str, object], None], kills: int
) -> None:
    file, log = tmp_path / "kill.db", tmp_path / "log"
    url = f"sqlite+aiosqlite:///{file}"
    with closing(Forked(url, "--pace", "0", "--away-after", "3600", log=log)) as server:
        await start(server)
        world = World(server)
        games = await play_through(world, lambda: kill_on(world, kills))
    assert _sound(file) == "ok"
    assert [line for line in log.read_text().splitlines() if '"level": "error"' in line] == []
    assert len(games) >= len(TABLES)
    assert world.count["unanswered at a fault"] > 0, "no kill met a move on its way"
    record_property("figures", f"{kills} kills, {figures(world, games)}")
