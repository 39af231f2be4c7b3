"""Insanam over the wire: what lies behind screens, face down, or in a closed hand is in no byte.

As in `test_secrets`, two servers differ only in what one reader cannot see, and the reader must be
told the same bytes by both: when looking on, when asking about moves of any seat, and when another
seat chooses something else in each. Positions are built, and put into the servers' databases.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from ludus.core.codec import state_hash, to_json
from ludus.games.insanam import GAME
from ludus.games.insanam.showing import for_person, view
from ludus.games.insanam.state import Deck, State
from ludus.server.guests import Guest, Guests
from ludus.server.protocol import Ask
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from rules.insanam.asks import POSITIONS
from rules.insanam.build import court, next_event, plays
from server.conftest import Meet, opened, sqlite
from serving import Server

PLAYERS = 3

Change = Callable[[State], None]


class Moment(Struct, frozen=True):
    """A position, what is different on the second server, who moves what there, and who reads."""

    state: State
    change: Change
    mover: int
    moves: tuple[str, str]
    reader: int
    options: dict[str, Any] = {}


def other_goods(state: State) -> None:
    state.table.players[0].goods = [3, 0, 17]


def poorer(state: State) -> None:
    """So poor that other moves are offered."""
    state.table.players[0].goods = [0, 0, 0]


def other_destiny(state: State) -> None:
    state.secrets.own[0].destiny = "traitor"
    state.secrets.own[0].past = ["traitor"]


def other_ambition(state: State) -> None:
    state.secrets.own[0].ambition = "P20"


def other_counters(state: State) -> None:
    """Occurrences that only the hidden ambition of seat 0 could count."""
    state.table.players[0].counts = {"sub": 4, "tiles": 2}


def deck_of(state: State, name: str) -> Deck:
    """Give a deck that may be changed: copies of a state share those that nobody has changed."""
    deck = state.secrets.decks[name]
    own = state.secrets.decks[name] = Deck(deck.bag[:], deck.top[:], deck.under[:])
    return own


def other_deck(state: State) -> None:
    deck_of(state, "event1").bag.reverse()
    deck_of(state, "adversary").bag.reverse()


def nothing(state: State) -> None:
    """Only what is chosen differs."""
    del state


def other_offer(state: State) -> None:
    state.secrets.own[1].offered = "loyal"


def other_cards(state: State) -> None:
    """The one who looks into the deck sees another card."""
    deck = deck_of(state, "event1")
    deck.bag.append(deck.top[0])
    deck.bag.remove("E102")
    deck.top[0] = "E102"
    own = state.secrets.own[0]
    own.peeked = ["E102", *own.peeked[1:]]


def imagined(reader: int) -> Change:
    """Everything the reader cannot see may be different."""

    def change(state: State) -> None:
        other = GAME.imagine(view(state, reader), Random("another"))
        state.secrets = other.secrets

    return change


def event(card: str) -> State:
    """Let everybody pass and an event come."""
    state = court(PLAYERS)
    next_event(state, card)
    plays(state, "pass", "pass", "pass", chance=f"event {card}")
    return state


def first_moves(state: State, change: Change, seat: int) -> tuple[str, str]:
    """Take the first move of a seat here, and its last move in the other world."""
    other = GAME.clone(state)
    change(other)
    return str(GAME.moves(state, seat)[0]), str(GAME.moves(other, seat)[-1])


def chosen(name: str, *, reader: int = 1, mover: int = 0, **options: Any) -> Moment:
    """Take a moment at which all choose at once, in a world the reader imagines."""
    state, change = POSITIONS[name](), imagined(reader)
    return Moment(state, change, mover, first_moves(state, change, mover), reader, options)


MOMENTS: dict[str, Callable[[], Moment]] = {
    "goods": lambda: Moment(court(PLAYERS), other_goods, 0, ("pass", "pass"), 1),
    "poverty": lambda: Moment(POSITIONS["recruit"](), poorer, 0, ("done", "done"), 2),
    "destiny": lambda: Moment(court(PLAYERS), other_destiny, 0, ("pass", "pass"), 2),
    "ambition": lambda: Moment(court(PLAYERS), other_ambition, 0, ("place SUB", "place SUB"), 1),
    "counters": lambda: Moment(court(PLAYERS), other_counters, 0, ("pass", "pass"), 1),
    "decks": lambda: Moment(court(PLAYERS), other_deck, 0, ("place HIP 1", "place HIP 1"), 1),
    "thumb": lambda: Moment(event("E101"), nothing, 0, ("approve", "refuse"), 1),
    "gift": lambda: Moment(event("E109"), nothing, 2, ("give G 0", "give G 9"), 0),
    "kept": lambda: Moment(
        POSITIONS["destiny"](), other_offer, 1, ("destiny new", "destiny old"), 0
    ),
    "peek": lambda: Moment(
        POSITIONS["peek"](), other_cards, 0, ("order E110,E104,E101", "order E102,E104,E110"), 1
    ),
    "draft": lambda: chosen("draft", expert_gladiators=True),
    "keep": lambda: chosen("keep", expert_gladiators=True),
    "show": lambda: chosen("show", reader=2, mover=1),
}
"""What is different on the second server."""

ASKED = (
    "pass", "place COL 1", "validate P20", "validate P02", "accuse 1", "recruit LEG", "give G 9",
    "approve", "destiny new", "order E101,E104,E110", "pick G10", "show P02", "unlock 3",
)  # fmt: skip
"""What the reader asks about, for every seat."""


class Case(Struct, frozen=True):
    """A moment at a table: who may read and move there, and what is true on the two servers."""

    moment: Moment
    table: str
    cookies: tuple[str, ...]
    worlds: tuple[State, State]


async def make_cases(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Case]:
    store = await Store.open(sqlite(folder))
    try:
        guests = Guests(await store.secret("guests"))
        rng = Random("insanam")
        monkeypatch.setattr("ludus.tables.service.new_seed", lambda: rng.randbytes(32))
        service = TableService(store)
        return {
            name: await make_case(service, guests, build(), rng) for name, build in MOMENTS.items()
        }
    finally:
        await store.close()


async def make_case(service: TableService, guests: Guests, moment: Moment, rng: Random) -> Case:
    ids = [f"g{rng.randbytes(12).hex()}" for _ in range(PLAYERS)]
    holders = [Holder("person", guest, f"P{seat}") for seat, guest in enumerate(ids)]
    options = {"players": PLAYERS, **moment.options}
    # No countdown: its seconds would differ between two servers for no reason.
    table = await service.create(
        "insanam", options, ids[0], "", public=True, bot_after=None, holders=holders
    )
    await service.start(table.id, ids[0])
    cookies = tuple(guests.write(Guest(one, f"P{at}", "en")) for at, one in enumerate(ids))
    other = GAME.clone(moment.state)
    moment.change(other)
    assert to_json(for_person(view(moment.state, moment.reader))) == to_json(
        for_person(view(other, moment.reader))
    )
    return Case(moment, table.id, cookies, (moment.state, other))


@pytest.fixture(scope="module")
def both(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[tuple[Server, Server], dict[str, Case]]]:
    first, second = tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")
    with pytest.MonkeyPatch.context() as monkeypatch:
        cases = asyncio.run(make_cases(first, monkeypatch))
    shutil.copy(first / "house.db", second / "house.db")
    for number, folder in enumerate((first, second)):
        with closing(sqlite3.connect(folder / "house.db")) as base, base:
            for case in cases.values():
                world = case.worlds[number]
                base.execute(
                    "UPDATE entries SET state = ?, hash = ? WHERE table_id = ? AND seq ="
                    " (SELECT max(seq) FROM entries WHERE table_id = ?)",
                    (to_json(world), state_hash(world), case.table, case.table),
                )
                base.execute(
                    "UPDATE tables SET doc = json_set(doc, '$.acting', json(?)) WHERE id = ?",
                    (to_json(GAME.to_act(world)).decode(), case.table),
                )
    with opened(first, "--away-after", "600") as one, opened(second, "--away-after", "600") as two:
        yield (one, two), cases


@pytest.mark.parametrize("name", MOMENTS)
async def test_no_byte_tells_what_another_holds_or_has_chosen(
    both: tuple[tuple[Server, Server], dict[str, Case]], gather: Meet, name: str
) -> None:
    servers, cases = both
    case = cases[name]
    moment = case.moment
    readers = [await gather(server, cookie=case.cookies[moment.reader]) for server in servers]
    movers = [await gather(server, cookie=case.cookies[moment.mover]) for server in servers]
    for reader in readers:
        await reader.join(case.table)
        await reader.settle()
        for seat in range(PLAYERS):
            for asked in ASKED:
                await reader.send(Ask(seat, asked))
        await reader.settle()
    assert readers[0].frames == readers[1].frames
    for mover, move in zip(movers, moment.moves, strict=True):
        await mover.join(case.table)
        await mover.settle()
        assert move in mover.moves(moment.mover)
    for reader in readers:
        await reader.settle()
    for mover, move in zip(movers, moment.moves, strict=True):
        await mover.move(moment.mover, move)
        await mover.settle()
    for reader in readers:
        await reader.settle()
    assert readers[0].frames == readers[1].frames
    assert readers[0].views[moment.reader].seq == readers[1].views[moment.reader].seq


@pytest.mark.parametrize("name", MOMENTS)
def test_the_servers_do_differ(
    both: tuple[tuple[Server, Server], dict[str, Case]], name: str
) -> None:
    """What is compared above is not the same twice."""
    case = both[1][name]
    one, other = case.worlds
    moves = case.moment.moves
    assert (state_hash(one), moves[0]) != (state_hash(other), moves[1])
