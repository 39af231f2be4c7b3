"""Reviews over HTTP: a damaged one is worked out again, and nobody takes all the time for them."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

from server.conftest import Meet, complaints, log_of, opened
from server.people import Person

SHORT = {"players": 2, "target": 1}
MOST_OF_ONE = 3


async def finished(ann: Person) -> str:
    """Play a short game to its end."""
    table = (await ann.do("/play", game="gorus", options=SHORT, bot="random")).id
    await (await ann.join(table)).play(Random(3))
    return table


async def test_a_damaged_review_is_worked_out_again(tmp_path: Path, gather: Meet) -> None:
    with opened(tmp_path, "--pace", "0") as server:
        ann = await gather(server, "Ann")
        table = await finished(ann)
        with sqlite3.connect(tmp_path / "house.db", timeout=30) as other:
            other.execute("INSERT INTO reviews (table_id, data) VALUES (?, ?)", (table, "damaged"))
        answer = await ann.get(f"/tables/{table}/review")
        assert (answer.status_code, answer.json()["review"]) == (200, None)
        assert (await ann.post(f"/tables/{table}/review")).json()["of"] > 0
        async with asyncio.timeout(120):
            while (await ann.get(f"/tables/{table}/review")).json()["review"] is None:
                await asyncio.sleep(0.2)
        assert complaints(log_of(server)) == []


async def test_one_guest_leaves_room_for_the_reviews_of_others(
    tmp_path: Path, gather: Meet
) -> None:
    with opened(tmp_path, "--pace", "0") as server:
        ann, ben = await gather(server, "Ann"), await gather(server, "Ben")
        tables = [await finished(ann) for _ in range(MOST_OF_ONE + 2)]
        answers = [await ann.post(f"/tables/{table}/review") for table in tables]
        keys = [one.json().get("message", {}).get("key") for one in answers]
        assert keys[:MOST_OF_ONE] == [None] * MOST_OF_ONE
        assert "review-busy" in keys[MOST_OF_ONE:]
        late = tables[keys.index("review-busy")]
        assert (await ben.post(f"/tables/{late}/review")).status_code == 200
