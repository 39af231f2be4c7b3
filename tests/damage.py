"""Ways in which what is stored of a table can be damaged: several for every column."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludus.tables import schema

Change = Callable[[Any], Any]


@dataclass(frozen=True)
class Damage:
    """One damage: a changed column of a row, or a row that is gone (no column).

    seq     the entry it is done to
    opens   only a replay shows it, or it does not keep the table from being played
    typed   PostgreSQL can store it too
    """

    name: str
    table: str
    column: str | None = None
    change: Change = lambda old: old
    seq: int = 3
    opens: bool = False
    typed: bool = True


def put(value: Any) -> Change:
    return lambda _: value


def doc(**changes: Any) -> Change:
    return lambda old: json.dumps({**json.loads(old), **changes})


def half(old: Any) -> Any:
    return old[: len(old) // 2]


def _no_seats(old: str) -> str:
    read = json.loads(old)
    return json.dumps({**read, "seats": read["seats"][:1]})


def _ghost(old: str) -> str:
    read = json.loads(old)
    read["seats"][0]["kind"] = "ghost"
    return json.dumps(read)


DOCUMENTS: dict[str, Change] = {
    "empty": put(""),
    "cut": half,
    "null": put("null"),
    "a list": put("[]"),
    "nested": put("[" * 3000),
    "zeroes": lambda old: old.replace('"seats"', '"\x01"'),
    "too few seats": _no_seats,
    "a ghost": _ghost,
    "other options": doc(options={"players": 99}),
    "options that are none": doc(options=7),
    "another commitment": doc(commitment="00"),
    "somebody else acts": doc(acting=[0, 1, 2]),
    "a seat that is not there acts": doc(acting=[77]),
    "too many entries": doc(entries=999),
    "more entries than can be written": doc(entries=10**40),
    "a clock without times": doc(clock={"kind": "bank", "seconds": 9, "increment": 0}),
    "a wish of nobody": doc(undo={"seat": 9, "waiting": [0]}),
    "a status that is none": doc(status="gone"),
    "moves taken back that only one knows of": doc(taken_back=[0]),
    "nonces of more seats than there are": doc(nonces=[None] * 9),
    "begun before all times": doc(started=-1e300),
    "a clock that starts after all times": doc(since=1e300),
    "times that never end": doc(left=[1e300] * 3),
    "moves that brought more than all time": doc(gained=[-1e300]),
    "a bot that never comes": doc(bot_after=1e300),
}
COLUMNS: dict[str, dict[str, Change]] = {
    "game": {"unknown": put("chess"), "empty": put("")},
    "status": {"other": put("open"), "none": put("nonsense")},
    "public": {"other": lambda old: not old},
    "touched": {"not finite": put(float("inf")), "no date": put(1e300), "too early": put(-1.0)},
    "seed": {"empty": put(""), "no hex": put("zz"), "other": put("00" * 32), "cut": half},
}
ENTRIES: dict[str, dict[str, Change]] = {
    "kind": {"none": put("none"), "set-up": put("setup"), "empty": put("")},
    "seat": {"none": put(None), "too high": put(99), "negative": put(-1)},
    "move": {"none": put(None)},
    "fate": {"empty": put(""), "cut": put("[["), "wrong": put("[1]"), "null": put("null")},
    "hash": {"empty": put(""), "other": put("0" * 32)},
    "state": {"empty": put(b""), "cut": half, "other": put(b"{}"), "zeroes": put(b"\0" * 50)},
    "events": {"empty": put(""), "cut": put("[{"), "wrong": put("[{}]"), "null": put("null")},
}
ONLY_REPLAY: dict[str, dict[str, Change]] = {
    "seat": {"another": lambda old: (old + 1) % 3},
    "move": {"nonsense": put("no such move"), "empty": put("")},
    "fate": {"more": put('[["deal",null,[1]]]')},
    "events": {"less": put("[]")},
    "age": {"a time": put(77)},
}
UNTYPED: dict[str, dict[str, Any]] = {
    "tables": {"version": "x", "touched": "yesterday", "doc": 7, "seed": 7},
    "entries": {"seat": "x", "move": b"x", "fate": 7, "hash": 7, "state": 10**12, "events": 7,
                "at": "x", "age": "x"},
}  # fmt: skip
"""What only SQLite stores: values of another type."""


def _each(
    table: str, columns: dict[str, dict[str, Change]], *, opens: bool = False
) -> Iterator[Damage]:
    for column, changes in columns.items():
        for name, change in changes.items():
            yield Damage(name, table, column, change, opens=opens)


def damages() -> Iterator[Damage]:
    """List all damages."""
    yield from _each("tables", {"doc": DOCUMENTS, **COLUMNS})
    yield from _each("entries", ENTRIES)
    yield from _each("entries", ONLY_REPLAY, opens=True)
    yield from _each("talk", {"seat": {"too high": put(99)}}, opens=True)
    for seq in (0, 3, -1):
        yield Damage(f"gone {seq}", "entries", seq=seq)
        yield Damage(f"moved {seq}", "entries", "seq", put(77), seq=seq)
        yield Damage(f"state cut {seq}", "entries", "state", half, seq=seq)
    for table, columns in UNTYPED.items():
        for column, value in columns.items():
            yield Damage("wrong type", table, column, put(value), typed=False)
    yield Damage("text", "entries", "state", put("{}"), typed=False)
    yield Damage("no UTF-8", "tables", "doc", put(b'{"game":"\xff\xfe'), typed=False)


def all_damages(*, typed: bool) -> dict[str, Damage]:
    """List the damages that a kind of database can store, by a name that serves as a table's id."""
    found = [one for one in damages() if one.typed or not typed]
    return {f"bad-{number:03}": one for number, one in enumerate(found)}


async def copy(url: str, table: str, ids: list[str]) -> None:
    """Copy a table, its entries and its talk under other ids."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for source in (schema.tables, schema.people, schema.entries, schema.talk):
            key = "id" if source is schema.tables else "table_id"
            query = sa.select(source).where(source.c[key] == table)
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            copies = [{**row, key: one} for row in rows for one in ids]
            if copies:
                await connection.execute(sa.insert(source), copies)
    await engine.dispose()


async def hurt(url: str, table: str, damage: Damage) -> None:
    """Do a damage to a stored table."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await _hurt(connection, table, damage)
    await engine.dispose()


async def hurt_all(url: str, harm: dict[str, Damage]) -> None:
    """Do a damage to each of many stored tables."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for table, damage in harm.items():
            await _hurt(connection, table, damage)
    await engine.dispose()


async def _hurt(connection: AsyncConnection, table: str, damage: Damage) -> None:
    """Write without asking what type a column has."""
    where = "id = :id" if damage.table == "tables" else "table_id = :id"
    values: dict[str, Any] = {"id": table}
    if damage.table == "entries":
        last = sa.text("SELECT max(seq) FROM entries WHERE table_id = :id")
        found = await connection.execute(last, values)
        values["seq"] = found.scalar() if damage.seq < 0 else damage.seq
        where += " AND seq = :seq"
    name = damage.column
    if name is None:
        statement = f"DELETE FROM {damage.table} WHERE {where}"  # noqa: S608
    else:
        query = sa.text(f"SELECT {name} FROM {damage.table} WHERE {where}")  # noqa: S608
        values["new"] = new = damage.change((await connection.execute(query, values)).scalar())
        # SQLite takes bytes that are no UTF-8 for text only if told so.
        mark = "CAST(:new AS TEXT)" if name == "doc" and isinstance(new, bytes) else ":new"
        statement = f"UPDATE {damage.table} SET {name} = {mark} WHERE {where}"  # noqa: S608
    done = await connection.execute(sa.text(statement), values)
    assert done.rowcount == 1
