"""Players for a whole server: every seat of every table over its own WebSocket, in one process.

    python bench/load/client.py ludus|boardgame.io GAME TABLES SECONDS WARM_UP THINK SPREAD URL...

Both servers get the same client: the same loop, the same WebSocket library, JSON read by msgspec
into just the fields a player needs, and a move chosen at random from the legal ones. Only the
messages of the protocol differ; socket.io's few are written out here. A seat moves THINK seconds
after it is asked, more or less by up to SPREAD of it: 0 makes all tables move in step for ever,
because all begin at once. With several URLs, the seats of each table are spread over all of them.

Several of these processes can share one load: each prints a line when its seats are ready, goes on
when it reads one, and prints another when it begins to measure. In the end it prints one JSON
object: moves, seconds, the share of a core that it took itself, and the delays in seconds, each
from sending a move until the seat that has to answer it is shown its question.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol, TypeVar

import msgspec
import uvloop
from httpx2 import AsyncClient
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
OPTIONS: dict[str, dict[str, object]] = {
    "gorus": {"target": 9},
    "brutus": {"end": {"manches": 99}},
    "gloria": {"troops": "drawn"},
    "insanam": {"boards": "random"},
}
"""Games that last longer than we measure, so that no table stands still."""
AT_ONCE = 16
"""Tables that are set up at the same time, and seats that connect at the same time."""
GROUP = 10
"""Tables that the same four guests open: nobody has thousands."""
PATIENCE = 600.0

T = TypeVar("T")
R = TypeVar("R")


class News(Struct):
    """What a seat was shown: the question it has to answer, if any, and its legal moves."""

    prompt: str = ""
    moves: Sequence[str] = ()


class Guest(Struct):
    """Somebody who asks a server over HTTP, and the cookie by which it knows them."""

    web: AsyncClient
    cookie: str = ""

    async def ask(self, method: str, url: str, body: dict[str, Any] | None = None) -> Any:
        """Ask, and give the answer."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.web.request(method, url, json=body, headers=headers)
        answer.raise_for_status()
        given = answer.headers.get("set-cookie")
        self.cookie = given.partition(";")[0] if given else self.cookie
        return answer.json()


class Speech(Protocol):
    """How a server is spoken to."""

    async def greet_all(self, guests: Sequence[Guest]) -> None:
        """Make guests known to the server."""
        ...

    async def open_table(self, guests: Sequence[Guest], number: int) -> Sequence["Place"]:
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
    prompt: OurPrompt | None = None


class Ludus:
    """The protocol of Ludus."""

    _decoder = msgspec.json.Decoder(OurMessage)

    def __init__(self, game: str, urls: Sequence[str]) -> None:
        self._form = {"game": game, "options": {"players": SEATS, **OPTIONS[game]}}
        self._urls = urls

    async def greet_all(self, guests: Sequence[Guest]) -> None:
        """Let each of them get a cookie."""
        for one in guests:
            await one.ask("GET", f"{self._urls[0]}/api/me")

    async def open_table(self, guests: Sequence[Guest], number: int) -> list[Place]:
        """Open, sit down, start; each server has its share of that."""
        url = f"{self._server(number)}/api/tables"
        table = (await guests[0].ask("POST", url, self._form))["id"]
        for seat in range(1, SEATS):
            await guests[seat].ask("POST", f"{url}/{table}/sit", {"seat": seat})
        await guests[0].ask("POST", f"{url}/{table}/start", {})
        return [
            Place(
                table,
                seat,
                f"{self._server(number + seat).replace('http', 'ws', 1)}/ws/tables/{table}",
                {"Cookie": one.cookie},
            )
            for seat, one in enumerate(guests)
        ]

    def _server(self, number: int) -> str:
        return self._urls[number % len(self._urls)]

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
        return News(prompt.id, prompt.moves) if prompt else News()

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

    async def greet_all(self, guests: Sequence[Guest]) -> None:
        """Nothing: it knows nobody."""

    async def open_table(self, guests: Sequence[Guest], number: int) -> list[Place]:  # noqa: ARG002
        """Open and join."""
        lobby = f"{self._url}/games/gorus"
        opened = await guests[0].ask("POST", f"{lobby}/create", {"numPlayers": SEATS})
        table = opened["matchID"]
        url = f"{self._url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        places = []
        for seat, one in enumerate(guests):
            form = {"playerID": f"{seat}", "playerName": "Guest"}
            joined = await one.ask("POST", f"{lobby}/{table}/join", form)
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
            return News()
        return News(f"{state.seq}", _legal(state.table))

    def move(self, place: Place, news: News, move: str) -> bytes:
        """Write a move."""
        payload = {
            "type": "play",
            "args": [move],
            "playerID": f"{place.seat}",
            "credentials": place.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event(["update", action, int(news.prompt), place.table, f"{place.seat}"])


def _event(words: Sequence[Any]) -> bytes:
    return b"42/gorus," + msgspec.json.encode(words)


def _legal(table: TheirTable) -> list[str]:
    """Follow the lead school or match the last strength; boardgame.io's clients know the rules."""
    hand, fight = table.hand, table.fight
    if not fight or all(card[:2] != fight[0].card[:2] for card in hand):
        return hand
    lead, last = fight[0].card[:2], fight[-1].card[2:]
    return [card for card in hand if card[:2] == lead or card[2:] == last]


class Load:
    """All seats of all tables."""

    def __init__(self, speech: Speech, think: float, spread: float) -> None:
        self.speech = speech
        self.think = think
        self.spread = spread
        self.go = asyncio.Event()
        self.measuring = False
        self.moves = 0
        self.delays: list[float] = []
        self._sent: dict[str, float] = {}
        """When the last move was sent at each table."""
        self._ready = 0
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._moved: set[str] = set()
        """Tables at which somebody has moved."""

    async def sit(self, place: Place) -> None:
        """Play a seat for as long as the process lives."""
        rng = Random(f"{place.table} {place.seat}")
        answered = None
        async with self._gate:
            line = await connect(
                place.url,
                additional_headers=place.headers,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
        async with line:
            await self.speech.greet(line, place)
            while True:
                news = self.speech.read(await line.recv(decode=False), place)
                if isinstance(news, bytes):
                    await line.send(news, text=True)
                if not isinstance(news, News):
                    continue
                if not self.go.is_set() and answered is None:
                    answered = ""
                    self._ready += 1
                    await self.go.wait()
                if news.moves and news.prompt != answered:
                    self._asked(place)
                    answered = news.prompt
                    await self._think(place, rng)
                    await self._move(line, place, news, rng.choice(news.moves))

    def _asked(self, place: Place) -> None:
        """Note how long the move took that led to a question."""
        sent = self._sent.pop(place.table, None)
        if sent is not None and self.measuring:
            self.delays.append(perf_counter() - sent)

    async def _think(self, place: Place, rng: Random) -> None:
        """Think; the first at a table begins anywhere in the middle of it, as at real tables."""
        if not self.think:
            return
        first = place.table not in self._moved
        self._moved.add(place.table)
        share = rng.uniform(1 - self.spread, 1 + self.spread)
        if first and self.spread:
            share *= rng.random()
        await asyncio.sleep(self.think * share)

    async def _move(self, line: ClientConnection, place: Place, news: News, move: str) -> None:
        data = self.speech.move(place, news, move)
        self._sent[place.table] = perf_counter()
        await line.send(data, text=True)
        self.moves += 1

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


async def _set_up(
    name: str, game: str, urls: Sequence[str], tables: int
) -> tuple[Speech, list[Place]]:
    speech: Speech = Ludus(game, urls) if name == "ludus" else BoardgameIo(urls[0])
    nothing_kept = CookieJar(DefaultCookiePolicy(allowed_domains=[]))

    async def open_some(first: int) -> list[Place]:
        guests = [Guest(web) for _ in range(SEATS)]
        await speech.greet_all(guests)
        numbers = range(first, min(first + GROUP, tables))
        opened = [await speech.open_table(guests, number) for number in numbers]
        return [place for places in opened for place in places]

    async with AsyncClient(timeout=PATIENCE, cookies=nothing_kept) as web:
        found = await _each(range(0, tables, GROUP), open_some)
    return speech, [place for places in found for place in places]


async def measure(
    name: str, game: str, tables: int, seconds: float, warm_up: float, think: float,
    spread: float, urls: Sequence[str],
) -> dict[str, Any]:  # fmt: skip
    """Set up, warm up, measure."""
    speech, places = await _set_up(name, game, urls, tables)
    load = Load(speech, think, spread)
    tasks = [asyncio.create_task(load.sit(place)) for place in places]
    try:
        await load.all_ready(len(places))
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        load.go.set()
        await asyncio.sleep(warm_up)
        print("measuring", flush=True)
        load.measuring = True
        began, moves, mine = perf_counter(), load.moves, process_time()
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        load.measuring = False
        spent = perf_counter() - began
        for task in done:
            task.result()
        return {
            "moves": load.moves - moves,
            "seconds": spent,
            "client": (process_time() - mine) / spent,
            "delays": load.delays,
        }
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    name, game, tables, seconds, warm_up, think, spread, *urls = words
    numbers = int(tables), float(seconds), float(warm_up), float(think), float(spread)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(measure(name, game, *numbers, urls))
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
