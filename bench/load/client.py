"""Players for a whole server: every seat of every table over its own WebSocket, in one process.

    python bench/load/client.py ludus|boardgame.io URL TABLES SECONDS WARM_UP THINK PID

Both servers get the same client: the same loop, the same WebSocket library, JSON read by msgspec
into just the fields a player needs, and a move chosen at random from the legal ones. Only the
messages of the protocol differ; socket.io's few are written out here. A seat moves THINK seconds
after it is asked. Prints one JSON object: accepted moves per second; the milliseconds from sending
a move to the arrival of the new view at each other seat; the server's processor time in
microseconds a move; and what share of a core both sides took.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Protocol, TypeVar

import msgspec
import uvloop
from httpx2 import AsyncClient
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
TARGET = 9
"""Tokens that win: more than can be won while we measure, so that no table stands still."""
AT_ONCE = 16
"""Tables that are set up at the same time."""
PATIENCE = 60.0

T = TypeVar("T")
R = TypeVar("R")


class News(Struct):
    """What a seat was shown: how many moves were made, and its own legal moves if it is to act."""

    seq: int
    prompt: str = ""
    moves: Sequence[str] = ()


class Speech(Protocol):
    """How a server is spoken to."""

    async def open_table(self, web: Sequence[AsyncClient]) -> Sequence["Place"]:
        """Open a table through HTTP and give its seats."""
        ...

    async def greet(self, line: ClientConnection, place: "Place") -> None:
        """Say what has to be said on a new line."""
        ...

    def read(self, data: bytes, place: "Place") -> News | bytes | None:
        """Read a message: a new view, something to be answered at once, or nothing of interest."""
        ...

    def move(self, place: "Place", news: News, move: str) -> bytes:
        """Write a move."""
        ...


class Place(Struct):
    """A seat at a table."""

    table: str
    seat: int
    url: str
    headers: dict[str, str] = {}
    credentials: str = ""


class OurPrompt(Struct):
    """The question to a seat."""

    id: str
    moves: tuple[str, ...]


class OurMessage(Struct):
    """A message of Ludus, as far as a player must read it."""

    type: str
    seq: int = -1
    prompt: OurPrompt | None = None


class Ludus:
    """The protocol of Ludus."""

    _decoder = msgspec.json.Decoder(OurMessage)

    def __init__(self, url: str) -> None:
        self._url = url

    async def open_table(self, web: Sequence[AsyncClient]) -> list[Place]:
        """Open, sit down, start."""
        form = {"game": "gorus", "options": {"players": SEATS, "target": TARGET}}
        table = (await _post(web[0], f"{self._url}/api/tables", form))["id"]
        for seat in range(1, SEATS):
            await _post(web[seat], f"{self._url}/api/tables/{table}/sit", {"seat": seat})
        await _post(web[0], f"{self._url}/api/tables/{table}/start", {})
        url = f"{self._url.replace('http', 'ws', 1)}/ws/tables/{table}"
        return [
            Place(table, seat, url, {"Cookie": f"ludus={one.cookies['ludus']}"})
            for seat, one in enumerate(web)
        ]

    async def greet(self, line: ClientConnection, place: Place) -> None:
        """Nothing: the server speaks first."""

    def read(self, data: bytes, place: Place) -> News | None:  # noqa: ARG002
        """Read a view."""
        message = self._decoder.decode(data)
        if message.type in ("refused", "problem"):
            raise ValueError(data.decode())
        if message.type != "view":
            return None
        prompt = message.prompt
        return News(message.seq, prompt.id, prompt.moves) if prompt else News(message.seq)

    def move(self, place: Place, news: News, move: str) -> bytes:
        """Write a move."""
        return msgspec.json.encode(
            {"type": "move", "seat": place.seat, "prompt": news.prompt, "move": move}
        )


class TheirPlay(Struct):
    """A card in the arena."""

    card: str


class TheirTable(Struct):
    """The game's state as its view shows it."""

    turn: int | None
    hand: list[str]
    fight: list[TheirPlay]


class TheirState(Struct):
    """A state of boardgame.io, as far as a player must read it."""

    table: TheirTable = field(name="G")
    seq: int = field(name="_stateID")


class TheirSync(Struct):
    """What comes first on a new line."""

    state: TheirState


class BoardgameIo:
    """The protocol of boardgame.io: socket.io 4 over a WebSocket."""

    _update = msgspec.json.Decoder(tuple[str, str, TheirState, Any])
    _sync = msgspec.json.Decoder(tuple[str, str, TheirSync])

    def __init__(self, url: str) -> None:
        self._url = url

    async def open_table(self, web: Sequence[AsyncClient]) -> list[Place]:
        """Open and join."""
        lobby = f"{self._url}/games/gorus"
        table = (await _post(web[0], f"{lobby}/create", {"numPlayers": SEATS}))["matchID"]
        url = f"{self._url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        places = []
        for seat, one in enumerate(web):
            form = {"playerID": f"{seat}", "playerName": "Guest"}
            joined = await _post(one, f"{lobby}/{table}/join", form)
            places.append(Place(table, seat, url, {}, joined["playerCredentials"]))
        return places

    async def greet(self, line: ClientConnection, place: Place) -> None:
        """Join the game's namespace and ask for the state."""
        if not (await line.recv(decode=False)).startswith(b"0"):
            raise ValueError("no socket.io here")
        await line.send("40/gorus,")
        if not (await line.recv(decode=False)).startswith(b"40/gorus,"):
            raise ValueError("no such namespace")
        sync = ["sync", place.table, f"{place.seat}", place.credentials, SEATS]
        await line.send(_event(sync), text=True)

    def read(self, data: bytes, place: Place) -> News | bytes | None:
        """Read an update or the first state; answer pings."""
        if data == b"2":
            return b"3"
        body = data.removeprefix(b"42/gorus,")
        if body.startswith(b'["update"'):
            state = self._update.decode(body)[2]
        elif body.startswith(b'["sync"'):
            state = self._sync.decode(body)[2].state
        else:
            return None
        if state.table.turn != place.seat:
            return News(state.seq)
        return News(state.seq, f"{state.seq}", _legal(state.table))

    def move(self, place: Place, news: News, move: str) -> bytes:
        """Write a move."""
        payload = {
            "type": "play",
            "args": [move],
            "playerID": f"{place.seat}",
            "credentials": place.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event(["update", action, news.seq, place.table, f"{place.seat}"])


def _event(words: Sequence[Any]) -> bytes:
    return b"42/gorus," + msgspec.json.encode(words)


def _legal(table: TheirTable) -> list[str]:
    """Follow the lead school or match the last strength; boardgame.io's clients know the rules."""
    hand, fight = table.hand, table.fight
    if not fight or all(card[:2] != fight[0].card[:2] for card in hand):
        return hand
    lead, last = fight[0].card[:2], fight[-1].card[2:]
    return [card for card in hand if card[:2] == lead or card[2:] == last]


async def _post(web: AsyncClient, url: str, body: dict[str, Any]) -> Any:
    answer = await web.post(url, json=body)
    answer.raise_for_status()
    return answer.json()


class Table:
    """What is measured at a table: when each move was sent, and by whom."""

    def __init__(self) -> None:
        self.seq = 0
        self.sent: dict[int, tuple[float, int]] = {}


class Load:
    """All seats of all tables."""

    def __init__(self, speech: Speech, think: float) -> None:
        self.speech = speech
        self.think = think
        self.tables: dict[str, Table] = {}
        self.go = asyncio.Event()
        self.measuring = False
        self.delays: list[float] = []
        self._ready = 0

    async def sit(self, place: Place) -> None:
        """Play a seat for as long as the process lives."""
        table = self.tables.setdefault(place.table, Table())
        rng = Random(f"{place.table} {place.seat}")
        seen = None
        async with connect(
            place.url, additional_headers=place.headers, ping_interval=None, open_timeout=PATIENCE
        ) as line:
            await self.speech.greet(line, place)
            while True:
                news = self.speech.read(await line.recv(decode=False), place)
                if isinstance(news, bytes):
                    await line.send(news, text=True)
                if not isinstance(news, News):
                    continue
                if seen is None:
                    seen = news.seq
                    self._ready += 1
                    await self.go.wait()
                self._arrived(table, place.seat, seen, news.seq)
                asked = bool(news.moves) and (news.seq > seen or news.seq not in table.sent)
                seen = max(seen, news.seq)
                if asked:
                    await self._move(line, place, table, news, rng.choice(news.moves))

    async def _move(
        self, line: ClientConnection, place: Place, table: Table, news: News, move: str
    ) -> None:
        if self.think:
            await asyncio.sleep(self.think)
        data = self.speech.move(place, news, move)
        table.sent[news.seq] = (perf_counter(), place.seat)
        await line.send(data, text=True)

    def _arrived(self, table: Table, seat: int, seen: int, now_seen: int) -> None:
        """Note how long each move took that this seat sees for the first time."""
        now = perf_counter()
        table.seq = max(table.seq, now_seen)
        for seq in range(seen, now_seen):
            began, mover = table.sent[seq]
            if mover != seat and self.measuring:
                self.delays.append(now - began)

    def moves(self) -> int:
        """Count the moves accepted at all tables so far."""
        return sum(table.seq for table in self.tables.values())

    async def all_ready(self, seats: int) -> None:
        """Wait until every seat has seen its table."""
        async with asyncio.timeout(PATIENCE):
            while self._ready < seats:
                await asyncio.sleep(0.05)


async def _each(items: Sequence[T], do: Callable[[T], Awaitable[R]]) -> list[R]:
    """Do something for all, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(item: T) -> R:
        async with gate:
            return await do(item)

    return await asyncio.gather(*map(one, items))


async def _set_up(name: str, url: str, tables: int) -> tuple[Speech, list[Place]]:
    speech: Speech = Ludus(url) if name == "ludus" else BoardgameIo(url)
    web = [AsyncClient(timeout=PATIENCE) for _ in range(SEATS)]
    if name == "ludus":
        for one in web:
            (await one.get(f"{url}/api/me")).raise_for_status()
    opened = await _each(range(tables), lambda _: speech.open_table(web))
    for one in web:
        await one.aclose()
    return speech, [place for places in opened for place in places]


def _spent(pid: int) -> float:
    """Give the processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    name: str, url: str, tables: int, seconds: float, warm_up: float, think: float, pid: int
) -> dict[str, float]:
    """Set up, warm up, measure."""
    speech, places = await _set_up(name, url, tables)
    load = Load(speech, think)
    tasks = [asyncio.create_task(load.sit(place)) for place in places]
    try:
        await load.all_ready(len(places))
        load.go.set()
        await asyncio.sleep(warm_up)
        load.measuring = True
        began, moves, mine, its = perf_counter(), load.moves(), process_time(), _spent(pid)
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        load.measuring = False
        spent = perf_counter() - began
        for task in done:
            task.result()
        cuts = quantiles(load.delays, n=100)
        return {
            "moves": (load.moves() - moves) / spent,
            "p50": cuts[49] * 1000,
            "p95": cuts[94] * 1000,
            "cost": (_spent(pid) - its) / (load.moves() - moves) * 1e6,
            "server": (_spent(pid) - its) / spent,
            "client": (process_time() - mine) / spent,
        }
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    name, url, tables, seconds, warm_up, think, pid = words
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(
            measure(name, url, int(tables), float(seconds), float(warm_up), float(think), int(pid))
        )
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
