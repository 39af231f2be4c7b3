"""What a seat may not know is in no byte it gets: not in a frame, an answer, a log line, or a time.

Two databases are made that differ only in what one reader cannot see: in the copy, the state of
each table is a world imagined from that reader's view. Then both are served, and the reader must be
told the same bytes by both.
"""

import asyncio
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from ludus.core.codec import from_json, state_hash, to_json
from ludus.games.gorus import GAME
from ludus.games.gorus.options import deck
from ludus.games.gorus.state import State
from ludus.server.guests import Guest, Guests
from ludus.server.protocol import Ask, MakeMove, Refused
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from server.conftest import Meet, log_of, opened, sqlite
from server.people import Person
from serving import Server

CARD = re.compile(r"(?<![\w-])(?:BL|BR|GR|PI|YE)\d+(?![\w-])")


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


# Two worlds one reader cannot tell apart


class Case(Struct, frozen=True):
    """A table in mid-game and its reader: a seat, or None for a spectator."""

    table: str
    players: int
    reader: int | None
    cookies: tuple[str, ...]
    """Of each seat, and last of the spectator."""
    prompt: str
    """The question put to the seat that has to move."""
    worlds: tuple[State, State]
    """What is true in the first database, and in the second."""

    @property
    def cookie(self) -> str:
        return self.cookies[-1 if self.reader is None else self.reader]

    @property
    def turn(self) -> int:
        assert self.worlds[0].turn is not None
        return self.worlds[0].turn


class Both(Struct):
    """Two databases with the same tables, and servers for both."""

    servers: tuple[Server, Server]
    cases: dict[tuple[int, int, bool], Case]


MOMENTS = [
    (players, moves, seated)
    for players, some in {1: (0, 4), 2: (3, 8), 3: (0, 13), 5: (2, 27), 8: (5, 62)}.items()
    for moves in some
    for seated in ((True, False) if players > 1 else (False,))
]
"""Players, moves made, and whether the reader sits at the table. (One alone knows every card.)"""


async def seat_all(service: TableService, players: int, moves: int, rng: Random) -> Table:
    """Seat people only, so that nothing moves by itself, and play some moves."""
    guests = [f"g{rng.randbytes(12).hex()}" for _ in range(players)]
    holders = [Holder("person", guest, f"P{seat}") for seat, guest in enumerate(guests)]
    options = {"players": players}
    # No countdown: its seconds would differ between two servers for no reason.
    table = await service.create(
        "gorus", options, guests[0], "", public=True, bot_after=None, holders=holders
    )
    await service.start(table.id, guests[0])
    for _ in range(moves):
        seat = table.acting[0]
        card = rng.choice(table.game.moves(table.state, seat))
        await service.move(table.id, guests[seat], seat, table.prompt(seat) or "", str(card))
    await service.say(table.id, guests[0], "P0", "salve")
    return table


def another_world(state: State, reader: int | None, rng: Random) -> State:
    """Imagine a world that differs, if it can be one in which the next card can be the same."""
    view = GAME.view(state, reader)
    assert state.turn is not None
    found = None
    for _ in range(200):
        world = GAME.imagine(view, rng)
        assert GAME.view(world, reader) == view
        if to_json(world) == to_json(state):
            continue
        found = world
        if set(GAME.moves(world, state.turn)) & set(GAME.moves(state, state.turn)):
            return world
    assert found is not None, f"the reader {reader} knows everything of {state}"
    return found


async def make_cases(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[tuple[int, int, bool], Case]:
    """Make the first database with every case in it, dealt the same in every run."""
    store = await Store.open(sqlite(folder))
    service = TableService(store)
    guests = Guests(await store.secret("guests"))
    rng = Random("two worlds")
    monkeypatch.setattr("ludus.tables.service.new_seed", lambda: rng.randbytes(32))
    cases = {}
    for players, moves, seated in MOMENTS:
        table = await seat_all(service, players, moves, rng)
        turn = table.acting[0]
        # A reader who waits, where there is one, so that another makes the next move.
        reader = (turn + players // 2) % players if seated else None
        ids = [*(holder.guest or "" for holder in table.doc.seats), f"g{rng.randbytes(12).hex()}"]
        cases[players, moves, seated] = Case(
            table.id,
            players,
            reader,
            tuple(guests.write(Guest(one, f"P{at}", "en")) for at, one in enumerate(ids)),
            table.prompt(turn) or "",
            (table.state, another_world(table.state, reader, rng)),
        )
    await store.close()
    return cases


def change_worlds(folder: Path, cases: dict[tuple[int, int, bool], Case]) -> None:
    """Put the second world of every case in the place of the first."""
    with closing(sqlite3.connect(folder / "house.db")) as base, base:
        for case in cases.values():
            world = case.worlds[1]
            changed = base.execute(
                "UPDATE entries SET state = ?, hash = ? WHERE table_id = ? AND seq ="
                " (SELECT max(seq) FROM entries WHERE table_id = ?)",
                (to_json(world), state_hash(world), case.table, case.table),
            )
            assert changed.rowcount == 1


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    with pytest.MonkeyPatch.context() as monkeypatch:
        cases = asyncio.run(make_cases(first, monkeypatch))
    assert [file.name for file in first.iterdir()] == ["house.db"]
    shutil.copy(first / "house.db", second / "house.db")
    change_worlds(second, cases)
    flags = ("--pace", "0.01", "--away-after", "600")
    with opened(first, *flags) as one, opened(second, *flags) as other:
        yield Both((one, other), cases)


async def ask_everything(person: Person, case: Case) -> None:
    """Look at everything and try everything that changes nothing."""
    table = case.table
    await person.join(table)
    # The lobby lists other tables too, and those may have moved on at different times.
    listed = [row for row in (await person.get("/tables")).json() if row["id"] == table]
    assert len(listed) == 1
    person.pages[-1] = f"{listed}"
    for path in (f"/tables/{table}", f"/tables/{table}/record"):
        await person.get(path)
    others = [seat for seat in range(case.players) if seat != case.reader]
    for seat in others:
        await person.get(f"/tables/{table}/replay", params={"seat": seat})
        for part in ("views", "log"):
            await person.get(f"/tables/{table}/replay/{part}", params={"seat": seat, "first": 0})
        for path in ("sit", "leave", "return", "bot"):
            answer = await person.post(f"/tables/{table}/{path}", seat=seat)
            assert answer.status_code == 409
    for path in ("start", "rematch"):
        answer = await person.post(f"/tables/{table}/{path}")
        assert answer.status_code == 409
    for card in deck(case.worlds[0].options):
        for seat in range(-1, case.players + 1):
            await person.send(Ask(seat, str(card)))
        for seat in others:
            await person.send(MakeMove(seat, case.prompt, str(card)))
    await person.settle()


async def go_on(readers: list[Person], movers: list[Person], seat: int) -> bool:
    """Let a seat make the same move on both servers, if it is possible on both."""
    both = [card for card in movers[0].moves(seat) if card in movers[1].moves(seat)]
    for mover in movers:
        if both:
            await mover.move(seat, both[0])
    for person in (*movers, *readers):
        await person.settle()
    return bool(both)


@pytest.mark.parametrize(("players", "moves", "seated"), MOMENTS)
async def test_no_byte_depends_on_what_the_reader_may_not_know(
    both: Both, gather: Meet, players: int, moves: int, seated: bool
) -> None:
    case = both.cases[players, moves, seated]
    assert case.worlds[0] != case.worlds[1]
    readers = [await gather(server, cookie=case.cookie) for server in both.servers]
    for reader in readers:
        await ask_everything(reader, case)
    assert readers[0].frames == readers[1].frames
    assert readers[0].pages == readers[1].pages
    assert len(readers[0].frames) > len(deck(case.worlds[0].options)) * players
    if players == 1:
        return  # the next wanderer comes from the deck for all to see

    went_on = 0
    for _ in range(3):
        turn = readers[0].views[case.reader].view["turn"]
        if turn == case.reader:
            break
        movers = [await gather(server, cookie=case.cookies[turn]) for server in both.servers]
        for person in (*movers, *readers):
            if person in movers:
                await person.join(case.table)
            await person.settle()
        if not await go_on(readers, movers, turn):
            break
        went_on += 1
    for reader in readers:
        for card in deck(case.worlds[0].options):
            await reader.send(Ask(case.reader or 0, str(card)))
        await reader.settle()
    assert readers[0].frames == readers[1].frames
    assert went_on >= 1, "no move that both worlds allow"


async def test_anothers_seat_is_refused_in_the_same_words_whatever_it_holds(
    both: Both, gather: Meet
) -> None:
    for case in both.cases.values():
        if case.players == 1:
            continue
        reader = await gather(both.servers[0], cookie=case.cookie)
        await reader.join(case.table)
        seat = next(one for one in range(case.players) if one != case.reader)
        told: set[str] = set()
        for card in map(str, deck(case.worlds[0].options)):
            for message in (Ask(seat, card), MakeMove(seat, case.prompt, card)):
                answer = await reader.ask(message)
                text = reader.frames[-1]
                if isinstance(answer, Refused):
                    assert answer.why is None
                    text = text.replace(f'"{card}"', '"the card"')
                assert not cards_in(text)
                told.add(text)
        assert len(told) == 2
        await reader.disconnect()


# Canaries


def base_of(server: Server) -> sqlite3.Connection:
    """Open the server's database from outside, only to read."""
    path = server.database.removeprefix("sqlite+aiosqlite:///")
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def states_of(server: Server, table: str) -> dict[int, State]:
    query = "SELECT seq, state FROM entries WHERE table_id = ? ORDER BY seq"
    with closing(base_of(server)) as base:
        return {seq: from_json(state, State) for seq, state in base.execute(query, (table,))}


def hidden(state: State, seat: int | None) -> set[str]:
    """Name the cards that a seat cannot see."""
    hands = [hand for one, hand in enumerate(state.hands) if one != seat]
    return {str(card) for cards in (*hands, state.deck) for card in cards}


def secrets_of(server: Server) -> tuple[str, dict[str, str], set[str]]:
    """Give the key of the cookies, the seed of each table, and every guest's id."""
    with closing(base_of(server)) as base:
        (key,) = base.execute("SELECT value FROM house WHERE key = 'guests'").fetchone()
        seeds = dict(base.execute("SELECT id, seed FROM tables"))
        docs = [json.loads(doc) for (doc,) in base.execute("SELECT doc FROM tables")]
    held = [seat.get("guest") for doc in docs for seat in doc["seats"]]
    return key, seeds, {guest for guest in (*held, *(doc["host"] for doc in docs)) if guest}


async def snoop(person: Person, table: str, stop: asyncio.Event) -> None:
    """Look at all there is over HTTP, again and again, while others play."""
    while not stop.is_set():
        for path in ("/tables", f"/tables/{table}", f"/tables/{table}/record", "/me"):
            await person.get(path)
        for seat in (0, 1, 2, 3):
            await person.get(f"/tables/{table}/replay", params={"seat": seat})
            await person.get(f"/tables/{table}/replay/views", params={"seat": seat, "first": 0})
            await person.post(f"/tables/{table}/leave", seat=seat)
        await asyncio.sleep(0.02)


def check_frames(person: Person, states: dict[int, State], seat: int | None) -> int:
    """No frame names a card that was hidden when it was sent; give the number of views."""
    views = seq = 0
    for text in person.frames:
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "view":
            assert frame["seat"] == seat
            seq = frame["seq"]
            views += 1
            assert not cards_in(text) & hidden(states[seq], seat), text
        else:
            # What one asked about oneself comes back, and nothing else.
            assert cards_in(text) <= {frame.get("move")}, text
    return views


async def play_nosily(person: Person, seat: int, players: int, rng: Random) -> None:
    """Before every move, ask of every seat and try to move for it."""
    while True:
        await person.until(lambda: person.moves(seat) or person.over)
        if person.over:
            break
        for other in range(players):
            card = rng.choice(person.views[seat].view["hand"])
            await person.why(other, card)
            if other != seat:
                await person.ask(MakeMove(other, person.prompt(seat), card))
        await person.move(seat, rng.choice(person.moves(seat)))
    await person.settle()


@pytest.mark.parametrize("players", [2, 4])
async def test_a_hidden_card_is_in_no_frame_answer_or_log(
    server: Server, meet: Meet, players: int
) -> None:
    ann, ben, cy, dan = [await meet(name) for name in ("Ann", "Ben", "Cy", "Dan")]
    # One round: a card once played is known to all for the rest of the game.
    options = {"players": players, "target": 1}
    table = (await ann.do("/tables", game="gorus", options=options, public=True)).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    for seat in range(2, players):
        await ann.do(f"/tables/{table}/bot", seat=seat, bot="random")
    for person in (ann, ben, cy):
        await person.join(table)
    await ann.do(f"/tables/{table}/start")
    stop = asyncio.Event()
    snooping = asyncio.create_task(snoop(dan, table, stop))
    rng = Random(players)
    await asyncio.gather(
        play_nosily(ann, 0, players, rng),
        play_nosily(ben, 1, players, rng),
        cy.until(lambda: cy.over),
    )
    await cy.settle()
    stop.set()
    await snooping

    states = states_of(server, table)
    for person, at in ((ann, 0), (ben, 1), (cy, None)):
        assert check_frames(person, states, at) >= len(states) // 2
        assert not any(cards_in(page) for page in person.pages)
    refused = [at for at, page in enumerate(dan.pages) if "table-not-finished" in page]
    assert len(refused) > 3
    assert not any(cards_in(page) for page in dan.pages[: refused[-1]])
    afterwards = dan.pages[refused[-1] :]
    assert not cards_in(log_of(server))

    key, seeds, guests = secrets_of(server)
    people = (ann, ben, cy, dan)
    cookies = {person: person.cookie or "" for person in people}
    assert all(cookies.values())
    for person in people:
        others = {cookies[other] for other in people if other is not person}
        for text in (*person.frames, *person.pages):
            found = {seed for seed in seeds.values() if seed in text}
            assert not found or (found == {seeds[table]} and text in afterwards)
            assert not any(secret in text for secret in (key, *guests, *others))
    log = log_of(server)
    assert not any(secret in log for secret in (key, *seeds.values(), *guests, *cookies.values()))
    assert not re.search(r"127\.0\.0\.1:\d+ - ", log), "nobody's address is written down"
    record = await dan.get(f"/tables/{table}/record")
    assert record.json()["fairness"]["seed"] == seeds[table]


# Time


async def test_a_bot_answers_no_sooner_than_the_pace(gather: Meet, tmp_path: Path) -> None:
    pace = 0.1
    with opened(tmp_path / "pace", "--pace", f"{pace}") as server:
        ann = await gather(server, "Ann")
        options = {"players": 3, "target": 1, "dealer": 2}
        table = await ann.do("/play", game="gorus", options=options, bot="random")
        await ann.join(table.id)
        rng = Random(1)
        waits = []
        while True:
            await ann.until(lambda: ann.moves(0) or ann.over)
            if ann.over:
                break
            seq = ann.views[0].seq
            sent = time.monotonic()
            await ann.move(0, rng.choice(ann.moves(0)))
            # The view after one's own move has the next number; the one after that is a bot's.
            while ann.views[0].seq == seq + 1 and not (ann.moves(0) or ann.over):
                await ann.hear()
            if ann.views[0].seq > seq + 1:
                waits.append(time.monotonic() - sent)
        assert len(waits) >= 5
        assert min(waits) >= pace

        states = states_of(server, table.id)
        with closing(base_of(server)) as base:
            rows = base.execute("SELECT seq, seat, at FROM entries ORDER BY seq").fetchall()
    waited: dict[bool, list[float]] = {True: [], False: []}
    for (before, _, then), (_, seat, at) in pairwise(rows):
        if seat != 0:
            waited[len(GAME.moves(states[before], seat)) == 1].append(at - then)
    assert len(waited[True]) + len(waited[False]) == 20
    for times in waited.values():
        # The timer and the clock of the server may differ slightly.
        assert min(times) >= pace - 0.02
