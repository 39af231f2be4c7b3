"""Backup, restore, and on with the game: from either database to either database."""

import asyncio
import gzip
import resource
from pathlib import Path
from random import Random

import pytest

from ludus.cli.main import main
from ludus.core.record import read_record, verify
from ludus.games import all_games
from ludus.tables.backup import BadBackup, restore, save
from ludus.tables.pruning import DAY, Policy, prune
from ludus.tables.service import TableService
from ludus.tables.stats import stats
from ludus.tables.store import Store
from tables.conftest import empty
from tables.test_life import opened, random_move
from tables.test_service import move, play_out, three


@pytest.fixture
def other(tmp_path: Path) -> str:
    """An SQLite database beside the one under test."""
    return f"sqlite+aiosqlite:///{tmp_path}/other.db"


async def lived_in(service: TableService) -> tuple[str, str, str]:
    """A house with a running game, a finished packed one and talk."""
    running, over = await three(service), await three(service)
    await play_out(service, over)
    await service.store.archive(over.id)
    for _ in range(4):
        await move(service, running)
    await service.say(running.id, "ann", "Ann", "salve « omnes »")
    insanam = await opened(service, all_games()["insanam"])
    return running.id, over.id, insanam.id


async def test_a_restored_house_goes_on(url: str, other: str, tmp_path: Path) -> None:
    """From each database to SQLite and back again, then the games are played on to their ends."""
    first = await Store.open(url)
    service = TableService(first)
    running, over, insanam = await lived_in(service)
    secret, before = await first.secret("guests"), (await service.get(running)).state
    record = (await service.record(over)).to_json()
    rows = await save(first, tmp_path / "a.backup")
    await move(service, await service.get(running))
    await first.close()

    second = await Store.open(other)
    assert await restore(second, tmp_path / "a.backup") == rows
    assert await save(second, tmp_path / "b.backup") == rows
    await second.close()

    if first.shared:
        await empty(url)
    else:
        Path(f"{tmp_path}/house.db").unlink()
    third = await Store.open(url)
    assert await restore(third, tmp_path / "b.backup") == rows
    again = TableService(third)
    assert await third.secret("guests") == secret, "everybody keeps their seats"
    assert (await again.get(running)).state == before
    assert (await again.record(over)).to_json() == record
    assert [said.text for said in await third.talk(running)] == ["salve « omnes »"]
    assert {one.id for one in await third.of_guest("ben")} == {running, over}
    table = await again.get(running)
    await play_out(again, table)
    assert table.doc.status == "finished"
    assert verify(table.game, read_record((await again.record(running)).to_json())) > 0

    rng = Random(1)
    game = await again.get(insanam)
    for _ in range(20):
        await random_move(again, game, rng)
    await third.close()


async def test_only_an_empty_database_takes_a_backup(
    store: Store, service: TableService, tmp_path: Path
) -> None:
    file = tmp_path / "a.backup"
    running, _, _ = await lived_in(service)
    await save(store, file)
    with pytest.raises(BadBackup) as caught:
        await restore(store, file)
    assert caught.value.message.key == "backup-not-empty"
    with pytest.raises(BadBackup) as caught:
        await save(store, file)
    assert caught.value.message.key == "backup-exists"
    assert (await service.get(running)).seq == 4


async def test_a_backup_is_for_its_owner_alone(
    store: Store, service: TableService, tmp_path: Path
) -> None:
    """It holds the seeds of running games and the key of all cookies."""
    await lived_in(service)
    await save(store, tmp_path / "a.backup")
    assert (tmp_path / "a.backup").stat().st_mode & 0o777 == 0o600


async def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(
    store: Store, service: TableService, tmp_path: Path
) -> None:
    await lived_in(service)
    folder = tmp_path / "full"
    folder.mkdir()
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, most))
    try:
        with pytest.raises(BadBackup) as caught:
            await save(store, folder / "a.backup")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert caught.value.message.key == "backup-unwritten"
    assert list(folder.iterdir()) == []
    assert await save(store, folder / "a.backup") > 0


async def test_half_a_backup_leaves_the_database_empty(
    url: str, other: str, tmp_path: Path
) -> None:
    store = await Store.open(other)
    await lived_in(TableService(store))
    await save(store, whole := tmp_path / "whole")
    await store.close()
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": whole.read_bytes()[: len(whole.read_bytes()) // 2],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a line less": gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        "other release": gzip.compress(b"".join([lines[0].replace(b"000", b"999"), *lines[1:]])),
        "not json": gzip.compress(b"".join([*lines[:5], b"{\n", *lines[5:]])),
        "no such table": gzip.compress(b"".join([*lines[:5], b'["x",{}]\n', *lines[5:]])),
        "no backup": b"a letter",
        "empty": b"",
    }
    target = await Store.open(url)
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadBackup):
            await restore(target, tmp_path / name)
        found = await stats(target)
        assert (found.tables, sum(found.rows.values())) == ({}, 0), name
    assert await restore(target, whole) == len(lines) - 2
    await target.close()


async def test_figures_and_pruning(store: Store, service: TableService) -> None:

    await lived_in(service)
    found = await stats(store)
    assert found.tables == {"gorus": {"finished": 1, "running": 1}, "insanam": {"running": 1}}
    assert found.rows["archive"] == 1
    assert 0 < found.packed_bytes < 5000 < found.bytes
    await prune(store, Policy(), service.calendar.surely() + 3 * 365 * DAY)
    assert (await stats(store)).tables == {}


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:

    url, new = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("house", "new"))

    async def make() -> None:
        store = await Store.open(url)
        await lived_in(TableService(store))
        await store.close()

    asyncio.run(make())

    def told(*words: str, code: int = 0) -> str:
        assert main(["house", *words, "--lang", "en"]) == code
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return f"{out}{err}"

    file = str(tmp_path / "a.backup")
    assert "rows saved" in told("backup", file, "--database", url)
    assert "exists already" in told("backup", file, "--database", url, code=1)
    assert "rows restored" in told("restore", file, "--database", new)
    assert "not empty" in told("restore", file, "--database", new, code=1)
    assert "no file" in told("restore", f"{file}x", "--database", new, code=2)
    assert "insanam" in told("stats", "--database", new)
    assert '"finished":1' in told("stats", "--json", "--database", new)
    words = ("--database", new, "--keep-finished", "0.5")
    assert "Would be deleted: finished games 0" in told("prune", "--dry-run", *words)
    assert "Deleted: finished games 0" in told("prune", *words)
    assert "not a valid value" in told("prune", "--keep-finished", "-1", "--database", new, code=2)
    assert "no file" in told("prune", "--database", f"{new}x", code=1)
