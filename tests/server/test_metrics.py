"""Figures for Prometheus: for this machine, without a word about anybody."""

import re
from pathlib import Path

from server.conftest import Meet, opened
from server.people import Person


async def figures(person: Person, **headers: str) -> dict[str, float]:
    answer = await person.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_a_game_shows_in_the_figures(tmp_path: Path, gather: Meet) -> None:
    with opened(tmp_path / "house", "--pace", "0", "--workers", "1") as server:
        ann = await gather(server, "Ann")
        table = (await ann.do("/play", game="gorus", options={"players": 3}, bot="random")).id
        await ann.join(table)
        await ann.write('{"type":"nonsense"}')
        await ann.settle()
        found = await figures(ann)
        assert found["ludus_tables_in_memory"] == 1
        assert found["ludus_connections"] == 1
        assert found["ludus_refused"] == 1
        assert found["ludus_database_well"] == 1
        assert found["ludus_commit_seconds_count"] >= 1
        assert found["ludus_commit_changes_count"] == found["ludus_commit_seconds_count"]
        assert found['ludus_requests_total{route="/api/play",status="200"}'] == 1
        assert found["process_resident_memory_bytes"] > 1e6
        assert {'ludus_thoughts_waiting{lane="deep"}', "ludus_workers"} <= found.keys()
        text = (await ann.http.get("/metrics")).text
        assert table not in text
        assert not re.search(r"Ann\b|127\.0\.0\.1", text)


async def test_only_this_machine_reads_them_unless_all_may(tmp_path: Path, gather: Meet) -> None:
    with opened(tmp_path / "house", "--workers", "1") as server:
        ann = await gather(server)
        for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
            answer = await ann.http.get("/metrics", headers={header: "192.0.2.7"})
            assert answer.status_code == 404, "somebody else asks, through a proxy"
        await figures(ann)
    with opened(tmp_path / "open", "--workers", "1", "--metrics") as server:
        ann = await gather(server)
        assert await figures(ann, **{"x-forwarded-for": "192.0.2.7"})
