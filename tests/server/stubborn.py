"""People who play on whatever happens to the servers, and keep notes of all they are shown.

They play over WebSockets at several tables, with bots among them. A move that was sent and not
answered when a server or its database failed may have been accepted or not; half of the people send
it again blindly before they look. In the end every table is over, and its record holds exactly what
people sent and saw, proves its chance, and is accepted by the referee.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from httpx2 import AsyncClient, TransportError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ludus.core.record import read_record, verify
from ludus.games import find_game
from postgres import Postgres
from referee.gorus_referee import referee
from server.forked import Forked
from serving import Server

SEED = 20260
MOST_MOVES = 24
"""People's moves between two kills, at most."""
THINKING = 0.02
"""Seconds a person thinks, at most."""
PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""
TRIES = 4000
GOING_AWAY = (1001, 1012)
"""The codes with which a server that was asked to stop closes connections."""

TABLES = ((3, 1), (3, 2), (2, 1), (2, 2), (1, 1), (1, 2))
"""The people of each table (bots have the other seats of three), and the tokens that win."""
FEW_TABLES = ((3, 1), (2, 1), (1, 1))
SEATS = 3

PLAYS = tuple(f"gorus-{kind}" for kind in ("lead", "follow", "challenge", "discard"))
"""The lines of the log that say that a card was played."""

Play = tuple[int, str]


class Place:
    """A server, and whether it is up."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.up = asyncio.Event()
        self.up.set()


class Visitor:
    """A guest of one of the servers."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.http = AsyncClient(timeout=PATIENCE, trust_env=False)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class World:
    """What all share: the servers, whether they are up, and what was counted."""

    def __init__(self, *servers: Server) -> None:
        self.places = [Place(server) for server in servers]
        self.rng = Random(SEED)
        self.closing = False
        self.unanswered: dict[tuple[str, str], str] = {}
        """Moves sent, by table and prompt, that nothing was heard of yet."""
        self.count: Counter[str] = Counter()

    async def ask(
        self, who: Visitor, method: str, path: str, body: Mapping[str, Any] | None = None
    ) -> Any:
        """Ask until the server answers; give its answer."""
        for _ in range(TRIES):
            async with asyncio.timeout(PATIENCE):
                await who.place.up.wait()
            try:
                url = f"{who.place.server.url}{path}"
                answer = await who.http.request(method, url, json=body)
            except TransportError:
                await asyncio.sleep(0.01)
                continue
            if answer.status_code == 503:
                assert answer.json()["message"]["key"] == "house-one-moment"
                self.count["asked to wait"] += 1
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code in (200, 409), answer.text
            return answer.json()
        raise TimeoutError(path)


class Person:
    """Somebody on a seat, with notes of everything shown to them."""

    def __init__(self, world: World, who: Visitor, table: str, seat: int) -> None:
        self.world = world
        self.who = who
        self.table = table
        self.seat = seat
        self.rng = Random(f"{SEED} {world.count['people']}")
        world.count["people"] += 1
        self.log: dict[int, Any] = {}
        self.shown: dict[int, Any] = {}
        """What the table looked like after each entry."""
        self.answers: dict[str, str] = {}
        self.sent: Counter[str] = Counter()

    def plays(self) -> list[Play]:
        """List the cards that were played, by whom, as the log told."""
        lines = [self.log[n] for n in sorted(self.log)]
        facts = [line["facts"] for line in lines if line["key"] in PLAYS]
        return [(fact["seat"]["id"], fact["card"]["id"]) for fact in facts]

    async def play(self) -> None:
        """Play until the game is over, over as many lines as it takes."""
        url = f"{self.who.place.server.ws}/ws/tables/{self.table}"
        for _ in range(TRIES):
            async with asyncio.timeout(PATIENCE):
                await self.who.place.up.wait()
            try:
                headers = {"Cookie": self.who.cookie}
                async with connect(url, additional_headers=headers, proxy=None) as connection:
                    await self._play_over(connection)
                return
            except InvalidStatus:
                raise
            except (OSError, EOFError, WebSocketException) as broken:
                closed = broken.rcvd if isinstance(broken, ConnectionClosed) else None
                assert closed is None or closed.code in GOING_AWAY, f"the table is gone: {closed}"
                await asyncio.sleep(0.01)
        raise TimeoutError(self.table)

    async def _play_over(self, connection: ClientConnection) -> None:
        """Play over one connection, until the game ends or the connection breaks."""
        open_answer = next(reversed(self.answers), None)
        if self._is_open(open_answer) and self.rng.random() < 0.5:
            self.world.count["sent again blindly"] += 1
            await self._send(connection, open_answer)
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await connection.recv())
            if message["type"] == "refused":
                await self._refused(connection, message)
            elif message["type"] == "view":
                self._note(message)
                if message["view"]["outcome"] is not None:
                    return
                if message["prompt"] is not None:
                    await self._answer(connection, message["prompt"])
            else:
                assert message["type"] in ("table", "moment"), message

    def _is_open(self, prompt: str | None) -> bool:
        return (self.table, prompt) in self.world.unanswered

    async def _answer(self, connection: ClientConnection, prompt: Any) -> None:
        await asyncio.sleep(self.rng.random() * THINKING)
        move = self.answers.setdefault(prompt["id"], self.rng.choice(prompt["moves"]))
        assert move in prompt["moves"], "the same question has other answers now"
        await self._send(connection, prompt["id"])

    async def _send(self, connection: ClientConnection, prompt: str | None) -> None:
        assert prompt is not None
        move = self.answers[prompt]
        self.sent[move] += 1
        self.world.unanswered[self.table, prompt] = move
        await connection.send(
            json.dumps({"type": "move", "seat": self.seat, "prompt": prompt, "move": move})
        )

    async def _refused(self, connection: ClientConnection, message: Any) -> None:
        """Only a move that was sent twice may be refused, and only as too late.

        While nothing can be stored, one is asked to try again.
        """
        if message["message"]["key"] == "house-one-moment":
            self.world.count["asked to wait"] += 1
            await asyncio.sleep(0.1)
            await self._send(connection, next(reversed(self.answers)))
            return
        assert message["message"]["key"] in ("table-stale", "table-not-running"), message
        assert self.sent[message["move"]] > 1, message
        self.world.count["repeats refused"] += 1

    def _note(self, message: Any) -> None:
        """Check what is shown now against all that was shown before, and note it."""
        known = max(self.shown, default=0)
        assert message["seq"] >= known, "entries that had been shown are gone"
        for line in message["log"]:
            told = self.log.setdefault(line["n"], line["message"])
            assert told == line["message"], "the log tells another story"
        lines = message["log_from"] + len(message["log"])
        assert lines >= len(self.log), "lines that had been told are gone"
        look = (message["view"], message["prompt"], lines)
        assert self.shown.setdefault(message["seq"], look) == look, "the past looks different"
        self._note_own(message["prompt"] and message["prompt"]["id"])

    def _note_own(self, prompt: str | None) -> None:
        """All questions before the open one are answered: none twice, none left out."""
        earlier = list(self.answers)
        if prompt in self.answers:
            earlier = earlier[: earlier.index(prompt)]
        assert prompt is None or int(prompt.split(".")[1]) == len(earlier)
        for one in earlier:
            if self.world.unanswered.pop((self.table, one), None) is not None:
                self.world.count["accepted"] += 1


class Game:
    """One table from its opening to its record."""

    def __init__(self, world: World, visitors: list[Visitor], target: int) -> None:
        self.world = world
        self.visitors = visitors
        self.target = target
        self.id = ""
        self.people: list[Person] = []

    async def run(self) -> None:
        """Open the table, fill it, and play it to its end."""
        host = self.visitors[0]
        options = {"players": SEATS, "target": self.target}
        form = {"game": "gorus", "options": options}
        self.id = (await self.world.ask(host, "POST", "/api/tables", form))["id"]
        for seat in range(1, SEATS):
            if seat < len(self.visitors):
                await self._do(self.visitors[seat], "sit", {"seat": seat}, _held(seat, "person"))
            else:
                bot = {"seat": seat, "bot": "random"}
                await self._do(host, "bot", bot, _held(seat, "bot"))
        await self._do(host, "start", {}, lambda table: table["status"] != "open")
        self.people = [
            Person(self.world, who, self.id, seat) for seat, who in enumerate(self.visitors)
        ]
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())

    async def _do(
        self, who: Visitor, what: str, body: dict[str, Any], done: Callable[[Any], bool]
    ) -> None:
        """Do something at the table, unless it turns out to be done: its answer may be lost."""
        for _ in range(TRIES):
            if done(await self.world.ask(who, "GET", f"/api/tables/{self.id}")):
                return
            await self.world.ask(who, "POST", f"/api/tables/{self.id}/{what}", body)
        raise TimeoutError(what)

    async def judge(self) -> None:
        """Hold the record against the rules, the seed, and everybody's notes."""
        host = self.visitors[0]
        raw = await self.world.ask(host, "GET", f"/api/tables/{self.id}/record")
        assert referee(raw) == []
        record = read_record(json.dumps(raw).encode())
        assert record.outcome is not None
        verify(find_game("gorus"), record)
        moves = [(entry.seat, entry.move) for entry in record.log[1:]]
        for person in self.people:
            assert person.plays() == moves
            mine = [move for seat, move in moves if seat == person.seat]
            assert mine == list(person.answers.values())
            assert max(person.shown) == len(moves)


def _held(seat: int, kind: str) -> Callable[[Any], bool]:
    return lambda table: table["seats"][seat]["kind"] == kind


async def play_on(world: World, people: int, target: int) -> list[Game]:
    """Play one table after another until the killing is over."""
    visitors = [Visitor(world.places[at % len(world.places)]) for at in range(people)]
    games = []
    try:
        for who in visitors:
            await world.ask(who, "GET", "/api/me")
        while not world.closing:
            game = Game(world, visitors, target)
            games.append(game)
            await game.run()
        for game in games:
            await game.judge()
    finally:
        for who in visitors:
            await who.http.aclose()
    return games


async def start(server: Server) -> None:
    """Start the server; if the test fails meanwhile, no half-started one is left behind."""
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    try:
        await asyncio.shield(starting)
    except asyncio.CancelledError:
        await starting
        raise


async def some_moves(world: World) -> None:
    """Wait until some more moves were accepted, and then for some moment of the next one."""
    enough = world.count["accepted"] + world.rng.randint(1, MOST_MOVES)
    async with asyncio.timeout(PATIENCE):
        while world.count["accepted"] < enough:
            await asyncio.sleep(0.002)
    await asyncio.sleep(world.rng.random() * 2 * THINKING)


async def kill_on(world: World, kills: int) -> None:
    """Kill one server and start it again, again and again, with moves between."""
    for _ in range(kills):
        await some_moves(world)
        place = world.rng.choice(world.places)
        place.up.clear()
        place.server.kill()
        world.count["unanswered at a fault"] += len(world.unanswered)
        await start(place.server)
        place.up.set()


async def stop_on(world: World, stops: int) -> list[tuple[int, int, float]]:
    """Ask one server to stop and start it again, again and again, with moves between.

    Give for each stop the number of the process, its exit code, and the seconds it took.
    """
    found = []
    for number in range(stops):
        await some_moves(world)
        place = world.places[number % len(world.places)]
        assert isinstance(place.server, Forked)
        place.up.clear()
        began = time.monotonic()
        stopped = await asyncio.to_thread(place.server.ask_to_stop)
        found.append((*stopped, time.monotonic() - began))
        world.count["unanswered at a fault"] += len(world.unanswered)
        await start(place.server)
        place.up.set()
    return found


async def restart_on(world: World, database: Postgres, restarts: int) -> None:
    """Stop the database at once and start it again, again and again, with moves between."""
    for _ in range(restarts):
        await some_moves(world)
        await asyncio.to_thread(database.stop_at_once)
        world.count["unanswered at a fault"] += len(world.unanswered)
        await asyncio.sleep(world.rng.random())
        await asyncio.to_thread(database.start)


async def play_through(
    world: World,
    faults: Callable[[], Awaitable[None]],
    tables: Sequence[tuple[int, int]] = TABLES,
) -> list[Game]:
    """Play table after table until the faults are over; every game is judged."""

    async def and_close() -> None:
        try:
            await faults()
        finally:
            world.closing = True

    async with asyncio.TaskGroup() as group:
        group.create_task(and_close())
        tasks = [group.create_task(play_on(world, *table)) for table in tables]
    assert not world.unanswered
    return [game for task in tasks for game in task.result()]


@contextmanager
def two_servers(url: str, folder: Path, first: str = "") -> Iterator[tuple[Forked, Forked]]:
    """Run two servers on one database, which can be started again quickly."""
    flags = ("--pace", "0", "--away-after", "3600", "--workers", "1")
    with (
        closing(Forked(url, *flags, log=folder / "one", first=first)) as one,
        closing(Forked(url, *flags, log=folder / "two", first=first)) as two,
    ):
        one.start()
        two.start()
        yield one, two


def figures(world: World, games: list[Game]) -> str:
    """Tell in one line what was counted."""
    count = world.count
    return (
        f"{len(games)} games, {count['accepted']} moves accepted, 0 lost, 0 made twice; "
        f"{count['unanswered at a fault']} were on their way at a fault, "
        f"{count['repeats refused']} repeats refused, {count['asked to wait']} asked to wait"
    )
