"""Brutus over the wire: hidden choices stay hidden, and a pass for lack looks like a free one.

As in `test_secrets`, two servers differ only in what one reader cannot see, and the reader must be
told the same bytes by both: when looking on, and when another seat chooses something else in each.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from ludus.core.codec import state_hash, to_json
from ludus.games.brutus import GAME
from ludus.games.brutus.state import State
from ludus.server.guests import Guest, Guests
from ludus.server.protocol import Ask
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from rules.brutus.build import ALL_MOVES
from server.conftest import Meet, opened, sqlite
from serving import Server

PLAYERS = 5
OPTIONS = {"players": PLAYERS, "conspiracy": True, "benevolence": True, "end": {"manches": 1}}

Wanted = Callable[[State, int], bool]
"""Tells whether a state is the moment that is looked for, with this seat to move."""


def some_have_chosen(state: State, mover: int) -> bool:
    """Some have laid their cards, the mover has not, nor has another, who is the reader."""
    waiting = GAME.to_act(state)
    return mover in waiting and 1 < len(waiting) < len([size for size in state.sizes if size])


MOMENTS: dict[str, Wanted] = {
    "lay": lambda state, mover: state.phase == "lay" and some_have_chosen(state, mover),
    "slip": lambda state, mover: state.phase == "slip" and some_have_chosen(state, mover),
    "give": lambda state, _: state.phase == "give" and state.gifts == 2,
    "pass": lambda state, mover: (
        state.phase == "reply" and state.sizes[mover] < 4 and len(GAME.moves(state, mover)) > 1
    ),
}


class Case(Struct, frozen=True):
    """A table at a moment: who reads, who moves next, and what is true on the two servers."""

    table: str
    reader: int
    mover: int
    cookies: tuple[str, ...]
    worlds: tuple[State, State]
    moves: tuple[str, str]
    """What the mover does in each."""


async def play_to(service: TableService, wanted: Wanted, rng: Random) -> tuple[Table, int]:
    """Seat people only and play at random until the moment comes; give who moves then."""
    for _ in range(200):
        guests = [f"g{rng.randbytes(12).hex()}" for _ in range(PLAYERS)]
        holders = [Holder("person", guest, f"P{seat}") for seat, guest in enumerate(guests)]
        # No countdown: its seconds would differ between two servers for no reason.
        table = await service.create(
            "brutus", OPTIONS, guests[0], "", public=True, bot_after=None, holders=holders
        )
        await service.start(table.id, guests[0])
        while acting := table.acting:
            seat = rng.choice(acting)
            if wanted(table.state, seat):
                return table, seat
            move = rng.choice(table.game.moves(table.state, seat))
            await service.move(table.id, guests[seat], seat, table.prompt(seat) or "", str(move))
    raise AssertionError("the moment never came")


def second_world(name: str, state: State, reader: int, mover: int, rng: Random) -> State | None:
    """Imagine a world that differs in what the mover holds; in one, a pass is forced."""
    view = GAME.view(state, reader)
    for _ in range(500):
        world = GAME.imagine(view, rng)
        assert GAME.view(world, reader) == view
        if name == "pass" and len(GAME.moves(world, mover)) > 1:
            continue
        if world.hands[mover] != state.hands[mover]:
            return world
    return None


def choices(name: str, worlds: tuple[State, State], mover: int) -> tuple[str, str]:
    """Choose what the mover does in each world: different cards where that is possible."""
    if name == "pass":
        return "pass", "pass"
    one, other = (list(map(str, GAME.moves(world, mover))) for world in worlds)
    return one[0], next((move for move in reversed(other) if move != one[0]), other[0])


async def make_cases(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Case]:
    store = await Store.open(sqlite(folder))
    try:
        guests = Guests(await store.secret("guests"))
        rng = Random("brutus")
        monkeypatch.setattr("ludus.tables.service.new_seed", lambda: rng.randbytes(32))
        service = TableService(store)
        return {name: await make_case(service, guests, name, rng) for name in MOMENTS}
    finally:
        await store.close()


async def make_case(service: TableService, guests: Guests, name: str, rng: Random) -> Case:
    while True:
        table, mover = await play_to(service, MOMENTS[name], rng)
        case = case_of(table, mover, guests, name, rng)
        if case is not None:
            return case


def case_of(table: Table, mover: int, guests: Guests, name: str, rng: Random) -> Case | None:
    """Make a case of a moment, if another world can be found for it."""
    waiting = [seat for seat in table.acting if seat != mover]
    gets = [gift.to for gift in table.state.given]
    others = [seat for seat in range(PLAYERS) if seat != mover and seat not in gets]
    reader = (waiting or others)[0]
    ids = [holder.guest or "" for holder in table.doc.seats]
    cookies = tuple(guests.write(Guest(one, f"P{at}", "en")) for at, one in enumerate(ids))
    other = second_world(name, table.state, reader, mover, rng)
    if other is None:
        return None
    worlds = (table.state, other)
    return Case(table.id, reader, mover, cookies, worlds, choices(name, worlds, mover))


@pytest.fixture(scope="module")
def both(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[tuple[Server, Server], dict[str, Case]]]:
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    with pytest.MonkeyPatch.context() as monkeypatch:
        cases = asyncio.run(make_cases(first, monkeypatch))
    shutil.copy(first / "house.db", second / "house.db")
    with closing(sqlite3.connect(second / "house.db")) as base, base:
        for case in cases.values():
            world = case.worlds[1]
            base.execute(
                "UPDATE entries SET state = ?, hash = ? WHERE table_id = ? AND seq ="
                " (SELECT max(seq) FROM entries WHERE table_id = ?)",
                (to_json(world), state_hash(world), case.table, case.table),
            )
    with opened(first, "--away-after", "600") as one, opened(second, "--away-after", "600") as two:
        yield (one, two), cases


@pytest.mark.parametrize("moment", MOMENTS)
async def test_no_byte_tells_what_another_holds_or_has_chosen(
    both: tuple[tuple[Server, Server], dict[str, Case]], gather: Meet, moment: str
) -> None:
    servers, cases = both
    case = cases[moment]
    assert case.worlds[0].hands[case.mover] != case.worlds[1].hands[case.mover]
    readers = [await gather(server, cookie=case.cookies[case.reader]) for server in servers]
    movers = [await gather(server, cookie=case.cookies[case.mover]) for server in servers]
    for reader in readers:
        await reader.join(case.table)
        await reader.settle()
        for seat in range(PLAYERS):
            for asked in ALL_MOVES[::7]:
                await reader.send(Ask(seat, str(asked)))
        await reader.settle()
    assert readers[0].frames == readers[1].frames
    for mover, move in zip(movers, case.moves, strict=True):
        await mover.join(case.table)
        await mover.settle()
        assert move in mover.moves(case.mover)
    if moment == "pass":
        assert len(movers[0].moves(case.mover)) > len(movers[1].moves(case.mover)) == 1
    for reader in readers:
        await reader.settle()
    for mover, move in zip(movers, case.moves, strict=True):
        await mover.move(case.mover, move)
        await mover.settle()
    for reader in readers:
        await reader.settle()
    assert readers[0].frames == readers[1].frames
    assert readers[0].views[case.reader].seq == readers[1].views[case.reader].seq


async def test_nobody_can_tell_whether_another_has_begun_to_choose(
    both: tuple[tuple[Server, Server], dict[str, Case]], gather: Meet
) -> None:
    """In one house somebody lays the first of three cards, in the other nobody does anything.

    Whoever reads is told the same by both, in as many messages. [B-4.3]
    """
    servers, _ = both
    readers, movers = [], []
    for server in servers:
        people = [await gather(server, f"P{seat}") for seat in range(4)]
        body = {"game": "brutus", "options": {"players": 4}}
        table = (await people[0].do("/tables", **body)).id
        for one in people[1:]:
            await one.do(f"/tables/{table}/sit")
        await people[0].do(f"/tables/{table}/start")
        for one in people:
            await one.join(table)
        lead = next(one for one in people if one.asked() is not None)
        await lead.move(lead.asked() or 0, "forum 3")
        for one in people:
            await one.until(lambda one=one: one.asked() is not None)  # type: ignore[misc]
            await one.settle()
        readers.append(people[2])
        movers.append(people[3])
    mover, seat = movers[0], movers[0].asked() or 0
    (first, *_) = mover.moves(seat)
    for laid in range(2):
        counted = [len(reader.frames) for reader in readers]
        await mover.move(seat, mover.moves(seat)[0])
        assert mover.views[seat].can_undo
        for reader in readers:
            await reader.settle()
        new = [reader.frames[count:] for reader, count in zip(readers, counted, strict=True)]
        assert new[0] == new[1], f"{laid + 1} cards were laid"
    for _ in range(2):
        counted = [len(reader.frames) for reader in readers]
        made = mover.prompt(seat)
        await mover.undo(seat)
        await mover.until(lambda made=made: mover.prompt(seat) != made)  # type: ignore[misc]
        for reader in readers:
            await reader.settle()
        new = [reader.frames[count:] for reader, count in zip(readers, counted, strict=True)]
        assert new[0] == new[1], "a card was taken back"
    assert first in mover.moves(seat)
