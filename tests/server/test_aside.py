"""A real server on a database with damaged rows: it starts, and all other tables are played on."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import damage
from ludus.server.guests import Guest, Guests
from ludus.tables.service import TableService
from ludus.tables.store import Store
from server.conftest import Meet, complaints, log_of, opened, sqlite
from server.people import open_connection
from serving import Server
from tables.test_aside import played

FIVE = {
    "truncated-state": damage.Damage("cut", "entries", "state", damage.half, seq=-1),
    "broken-events": damage.Damage("broken", "entries", "events", damage.put("[{"), seq=2),
    "broken-document": damage.Damage("broken", "tables", "doc", damage.half),
    "missing-entries": damage.Damage("gone", "entries", seq=2),
    "wrong-hash": damage.Damage("hash", "entries", "hash", damage.put("0" * 32), seq=4),
}
OTHER_RULES = ("unknown-game", "older-rules")
GUESTS = ("ann", "ben", "cy")


async def prepare(url: str) -> tuple[str, list[str]]:
    """Store a good table and damaged copies of it; give its id and the cookies of its people."""
    store = await Store.open(url)
    table = await played(TableService(store))
    guests = Guests(await store.secret("guests"))
    await store.close()
    await damage.copy(url, table.id, [*FIVE, *OTHER_RULES])
    await damage.hurt_all(url, FIVE)
    for column, change in (("game", damage.put("chess")), ("doc", damage.doc(game="chess"))):
        await damage.hurt(url, "unknown-game", damage.Damage("game", "tables", column, change))
    older = damage.Damage("older", "tables", "doc", damage.doc(version=0))
    await damage.hurt(url, "older-rules", older)
    return table.id, [guests.write(Guest(guest, guest.title(), "en")) for guest in GUESTS]


async def closed_with(server: Server, table: str, cookie: str) -> int | None:
    """Open a WebSocket to a table, and give the code with which it is closed."""
    connection = await open_connection(server, table, cookie)
    with pytest.raises(ConnectionClosed) as caught:
        await asyncio.wait_for(connection.recv(), 60)
    return caught.value.rcvd.code if caught.value.rcvd else None


async def house(url: str, *words: str) -> tuple[int | None, dict[str, Any]]:
    """Run a command of `ludus house` that prints JSON."""
    ludus = Path(sys.executable).parent / "ludus"
    process = await asyncio.create_subprocess_exec(
        ludus, "house", *words, "--database", url, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    return process.returncode, json.loads(out)


async def test_damaged_rows_hurt_nobody_else(tmp_path: Path, gather: Meet) -> None:
    url = sqlite(tmp_path)
    good, cookies = await prepare(url)
    bad = {*FIVE, *OTHER_RULES}
    with opened(tmp_path, "--pace", "0.01", database=url) as server:
        people = [await gather(server, cookie=cookie) for cookie in cookies]
        ann = people[0]
        rows = {row["id"]: row for row in (await ann.get("/tables")).json()}
        assert rows.keys() == {good, *bad}
        assert rows[good]["aside"] is None
        assert rows["broken-document"]["aside"] == "damaged"
        assert [rows[one]["aside"] for one in OTHER_RULES] == ["rules", "rules"]
        stranger = await gather(server)
        listed = {row["id"] for row in (await stranger.get("/tables")).json()}
        assert not {*OTHER_RULES, "broken-document"} & listed

        for table in bad:
            for path in ("", "/record", "/replay", "/qr.svg", "/forecasts?seat=0"):
                answer = await ann.get(f"/tables/{table}{path}")
                assert answer.status_code == 410, (path, answer.text)
                kind = "rules" if table in OTHER_RULES else "damaged"
                assert answer.json()["message"]["key"] == f"table-aside-{kind}"
            assert (await ann.post(f"/tables/{table}/leave", seat=0)).status_code == 410
            assert await closed_with(server, table, cookies[0]) == 4410
        rows = {row["id"]: row for row in (await ann.get("/tables")).json()}
        assert {one for one, row in rows.items() if row["aside"]} == bad

        for person in people:
            await person.join(good)
        for _ in range(3):
            seq = ann.views[0].seq
            seat = ann.views[0].acting[0]
            mover = people[seat]
            await mover.until(lambda s=seat, m=mover: m.moves(s))  # type: ignore[misc]
            await mover.move(seat, mover.moves(seat)[0])
            for person in people:
                await person.until(lambda p=person, s=seq: min(v.seq for v in p.views.values()) > s)  # type: ignore[misc]

        code, found = await house(url, "check", "--json")
        assert code == 1
        assert {one["table"] for one in found["found"] if one["kind"] == "damaged"} == {*FIVE}
        assert {one["table"] for one in found["found"]} == bad
        assert (found["tables"], found["bad"], found["aside"]) == (8, 5, 2)

        # The record of a game that is not over tells all hands: only the operator may have it.
        code, record = await house(url, "record", "older-rules")
        assert (code, record["version"], record["fairness"]["seed"]) == (0, 0, None)
        log = log_of(server)
        assert complaints(log) == []
        for table in bad:
            lines = [line for line in log.splitlines() if f"table {table} is set aside" in line]
            assert len(lines) == 1, log
