"""One guest with 200 tables against searching bots, while another plays: real processes."""

import asyncio
from pathlib import Path

from server.conftest import Meet, complaints, log_of, opened
from server.crowd import close, lines_of
from server.house import until

SEARCHING = {"players": 4, "target": 9, "dealer": 0}
PLAYING = {"players": 3, "target": 9, "dealer": 2}
TABLES = 200
TURNS = 12
LONGEST = 2.0
"""Seconds a person waits for two random bots at most, with other work on the machine; it was 40."""


async def test_two_hundred_tables_of_one_guest_delay_nobody(gather: Meet, tmp_path: Path) -> None:
    with opened(tmp_path / "house", "--pace", "0", "--workers", "2") as server:
        greedy, ben = await gather(server, "Greedy"), await gather(server, "Ben")
        many = await lines_of(greedy, server, TABLES, SEARCHING, "search")
        (one,) = await lines_of(ben, server, 1, PLAYING, "random")
        tasks = [asyncio.create_task(line.play()) for line in many]
        try:
            await until(lambda: any(line.hurried for line in many))
            await asyncio.wait_for(one.play(TURNS), 60)
            assert len(one.waits) == TURNS
            assert max(one.waits) < LONGEST
            assert not one.hurried
            # The many tables go on too, with less time for each of their bots.
            await until(lambda: sum(len(line.waits) for line in many) >= TABLES / 4)
        finally:
            await close([*many, one], tasks)
        assert complaints(log_of(server)) == []
