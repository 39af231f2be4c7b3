"""People at a table: each with cookies, HTTP, and a WebSocket to one table."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ludus.core.message import Message
from ludus.server.guests import COOKIE
from ludus.server.protocol import (
    Ask,
    Consent,
    FromClient,
    FromServer,
    MakeMove,
    Moment,
    Ping,
    Pong,
    Problem,
    Refused,
    TableInfo,
    Talk,
    TalkLine,
    Undo,
    ViewMessage,
    WhyNot,
)
from serving import Server

PATIENCE = 60.0
"""Seconds to wait for something that must come; the machine may be busy."""

Answer = Refused | WhyNot | Problem | Moment | Pong
_read: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Person:
    """A guest. What was last told of the table and of each seat's view is at hand."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        cookies = {COOKIE: cookie} if cookie else {}
        self.http = httpx2.AsyncClient(
            base_url=server.url,
            timeout=PATIENCE,
            trust_env=False,
            cookies=cookies,
            event_hooks={"response": [self._keep]},
        )
        self.pages: list[str] = []
        """Every answer over HTTP, with its headers."""
        self.connection: ClientConnection | None = None
        self._forget()

    def _forget(self) -> None:
        self.frames: list[str] = []
        self.info: TableInfo | None = None
        self.views: dict[int | None, ViewMessage] = {}
        self.log: dict[int | None, list[Message]] = {}
        self._lines: dict[int | None, dict[int, Message]] = {}
        self.talk: list[TalkLine] = []
        self.answers: list[Answer] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    # Over HTTP

    async def _keep(self, answer: httpx2.Response) -> None:
        await answer.aread()
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.pages.append(f"{answer.status_code} {headers} {answer.text}")

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def get(self, path: str, **more: Any) -> httpx2.Response:
        return await self.http.get(f"/api{path}", **more)

    async def post(self, path: str, **body: Any) -> httpx2.Response:
        return await self.http.post(f"/api{path}", json=body)

    async def call(self, name: str, language: str = "en") -> None:
        """Take a name."""
        answer = await self.http.put("/api/me", json={"name": name, "language": language})
        assert answer.status_code == 200, answer.text

    async def do(self, path: str, **body: Any) -> TableInfo:
        """Do something that must be allowed, and hear how the table stands then."""
        answer = await self.post(path, **body)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    # Over the WebSocket

    async def join(self, table: str, **more: Any) -> Self:
        """Connect to a table and receive its current state."""
        await self.disconnect()
        self._forget()
        self.connection = await open_connection(self.server, table, self.cookie, **more)
        await self.settle()
        return self

    async def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

    def vanish(self) -> None:
        """Be cut off: nobody says goodbye, and who has sent too much is not kept waiting for it."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.transport.abort()

    async def write(self, text: str | bytes) -> None:
        assert self.connection is not None
        await self.connection.send(text)

    async def send(self, message: FromClient) -> None:
        await self.write(msgspec.json.encode(message).decode())

    def _note(self, message: ViewMessage) -> None:
        """Keep the lines of the log that may be looked up."""
        lines = self._lines.setdefault(message.seat, {})
        known = {n for n in lines if message.log_first <= n < message.log_from}
        wanted = range(message.log_first, message.log_from)
        assert known == set(wanted), "a line of the log was left out"
        kept = {n: lines[n] for n in wanted}
        kept |= {line.n: line.message for line in message.log}
        assert list(kept) == list(range(message.log_first, message.log_first + len(kept)))
        self._lines[message.seat] = kept
        self.log[message.seat] = list(kept.values())

    async def hear(self, patience: float = PATIENCE) -> FromServer:
        """Take the next message in, and remember what it says."""
        assert self.connection is not None
        text = await asyncio.wait_for(self.connection.recv(decode=True), patience)
        self.frames.append(text)
        message = _read.decode(text)
        match message:
            case TableInfo():
                self.info = message
            case ViewMessage():
                self.views[message.seat] = message
                self._note(message)
            case TalkLine():
                self.talk.append(message)
            case _:
                self.answers.append(message)
        return message

    async def until(self, ready: Callable[[], object], patience: float = PATIENCE) -> None:
        """Listen until something is so."""
        end = time.monotonic() + patience
        while not ready():
            await self.hear(max(0.01, end - time.monotonic()))

    async def settle(self) -> None:
        """Hear everything that was on its way: a ping, and all that comes before its answer."""
        await self.send(Ping())
        while not isinstance(await self.hear(), Pong):
            pass

    async def ask(self, message: FromClient) -> Answer:
        """Send something that is answered to this person alone."""
        known = len(self.answers)
        await self.send(message)
        await self.until(lambda: len(self.answers) > known)
        return self.answers[-1]

    async def ask_raw(self, text: str | bytes) -> Answer:
        """Send whatever it is, and hear the answer."""
        known = len(self.answers)
        await self.write(text)
        await self.until(lambda: len(self.answers) > known)
        return self.answers[-1]

    async def why(self, seat: int, move: str) -> Answer:
        return await self.ask(Ask(seat, move))

    async def say(self, text: str) -> None:
        await self.send(Talk(text))

    async def until_said(self, lines: int) -> None:
        await self.until(lambda: len(self.talk) >= lines)

    async def undo(self, seat: int) -> None:
        await self.send(Undo(seat))

    async def consent(self, seat: int, *, yes: bool) -> None:
        await self.send(Consent(seat, yes))

    # At the table

    @property
    def table(self) -> TableInfo:
        assert self.info is not None
        return self.info

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.table.seats if seat.mine)

    @property
    def over(self) -> bool:
        return self.table.status == "finished"

    def moves(self, seat: int) -> Sequence[str]:
        """List the moves a seat is asked to choose from, none when it is not."""
        view = self.views.get(seat)
        return view.prompt.moves if view and view.prompt else ()

    def prompt(self, seat: int) -> str:
        prompt = self.views[seat].prompt
        assert prompt is not None, f"seat {seat} is not asked"
        return prompt.id

    def asked(self) -> int | None:
        """Give the seat of this person that has to move, if one has."""
        return next((seat for seat in self.seats if self.moves(seat)), None)

    async def move(self, seat: int, move: str) -> None:
        """Make a move that must be allowed."""
        prompt = self.prompt(seat)
        refused = sum(isinstance(answer, Refused) for answer in self.answers)
        await self.send(MakeMove(seat, prompt, move))
        await self.until(lambda: not self.moves(seat) or self.prompt(seat) != prompt)
        now = [answer for answer in self.answers if isinstance(answer, Refused)]
        assert len(now) == refused, now[-1]

    def cards(self) -> int:
        """Count the cards in the fullest hand of this person."""
        views = [self.views[seat].view for seat in self.seats if seat in self.views]
        return max((len(view["hand"]) for view in views), default=0)

    async def play(self, rng: Random, left: int | None = None) -> int:
        """Move whenever asked until `left` cards are left, or to the end; give the moves made.

        Everybody at a table who plays to the same number of cards comes there: all send one card
        a fight. (With two players cards are drawn, so that they can only play to the end.)
        """
        made = 0
        await self.settle()

        def done() -> bool:
            return self.over or (left is not None and self.cards() <= left)

        while True:
            await self.until(lambda: self.asked() is not None or done())
            seat = self.asked()
            if seat is None or done():
                await self.settle()
                return made
            await self.move(seat, rng.choice(self.moves(seat)))
            made += 1


async def open_connection(
    server: Server, table: str, cookie: str | None, *, origin: str | None = None
) -> ClientConnection:
    """Open a WebSocket to a table and nothing more."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    return await connect(
        f"{server.ws}/ws/tables/{table}",
        additional_headers=headers,
        origin=Origin(origin) if origin else None,
        proxy=None,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        max_size=None,
        max_queue=None,
    )
