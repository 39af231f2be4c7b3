"""A seat at a table: one played here against bots, or one of a running server."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludus.bots import make_bot
from ludus.bots.programs.messages import (
    PROTOCOL,
    AskAbout,
    End,
    Hello,
    MoveAnswer,
    Problem,
    ProgramFailed,
    Ready,
    Refused,
    Token,
    Told,
    Turn,
    told,
)
from ludus.cli.bot import connected
from ludus.core.codec import from_plain, to_json
from ludus.core.errors import BadInput, fault
from ludus.core.fairness import named_seed
from ludus.core.record import Recorder
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.lab.arena import choice

FromTable = Hello | Turn | Refused | Told | End | Problem
_decoder: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)


class Sitting(Protocol):
    """What a model's tools need of a seat.

    view, moves  what the seat saw last, and what it may do; no moves while others act
    winners      the seats that won; None while the game goes on
    """

    game: AnyRules
    seat: int
    seats: int
    view: Any
    moves: Sequence[Any]
    winners: tuple[int, ...] | None
    over: bool

    async def wait(self, seconds: float) -> None:
        """Wait until the seat has to act or the game is over, but not longer than so."""
        ...

    async def ask(self, move: str) -> Told:
        """Ask about a move."""
        ...

    async def make(self, move: str) -> Told | None:
        """Make a move; why it was refused, or None."""
        ...


class Here:
    """A seat at a table that is played in this process, bots on the others."""

    def __init__(
        self, game: AnyRules, options: Any, seat: int, bots: Sequence[str], seed: str
    ) -> None:
        self.game, self.seat, self.seats = game, seat, game.seats(options)
        others = [one for one in range(self.seats) if one != seat]
        self._bots = {at: make_bot(spec, game) for at, spec in zip(others, bots, strict=False)}
        self._rng = Random(seed)
        names = [f"{at + 1}" for at in range(self.seats)]
        secret = named_seed("ludus", game.name, seed, 0)
        self._recorder = Recorder.live(game, options, names, secret)
        self.over, self.winners = False, None
        self._look()

    winners: tuple[int, ...] | None

    def _look(self) -> None:
        state = self._recorder.state
        self.view = self.game.view(state, self.seat)
        self.moves = self.game.moves(state, self.seat)
        outcome = self._recorder.record.outcome
        self.over = outcome is not None
        self.winners = outcome.winners if outcome else None

    async def wait(self, seconds: float) -> None:  # noqa: ARG002 - bots answer at once
        """Let the bots play until the seat has to act."""
        game, recorder = self.game, self._recorder
        while (acting := game.to_act(recorder.state)) and self.seat not in acting:
            seat = acting[0]
            bot = self._bots[seat]
            move = await asyncio.to_thread(choice, game, recorder.state, seat, bot, self._rng)
            recorder.play(seat, move)
        self._look()

    async def ask(self, move: str) -> Told:
        """Ask the rules about a move."""
        return told(self.game, self._recorder.state, self.view, AskAbout("", move))

    async def make(self, move: str) -> Told | None:
        """Make a move, if the rules allow it."""
        answer = await self.ask(move)
        if answer.reason is not None:
            return answer
        self._recorder.play(self.seat, self.game.parse(move))
        self._look()
        return None


class There:
    """A seat at a table of a running server, by the token that its host gave."""

    def __init__(self, connection: ClientConnection, hello: Hello) -> None:
        self._connection = connection
        self.game = find_game(hello.game)
        if self.game.version != hello.version:
            raise fault(ProgramFailed, "record-version", found=hello.version,
                        wanted=self.game.version)  # fmt: skip
        self.seat, self.seats = hello.seat, hello.seats
        self.view: Any = None
        self.moves: Sequence[Any] = ()
        self.winners: tuple[int, ...] | None = None
        self.over = False
        self._turn = ""
        self._news = asyncio.Event()
        self._answers: asyncio.Queue[Told | Refused] = asyncio.Queue()
        self._hearing = asyncio.create_task(self._hear())

    @classmethod
    async def sit_down(cls, address: str, token: str, name: str) -> "There":
        """Connect, and sit down."""
        connection = await connected(address)
        await connection.send(to_json(Token(token)), text=True)
        hello = _decoder.decode(await connection.recv())
        if isinstance(hello, Problem):
            raise ProgramFailed(hello.reason)
        if not isinstance(hello, Hello):
            raise fault(ProgramFailed, "program-no-greeting")
        await connection.send(to_json(Ready(PROTOCOL, name)), text=True)
        return cls(connection, hello)

    async def _hear(self) -> None:
        try:
            async for data in self._connection:
                message = _decoder.decode(data)
                if isinstance(message, Turn):
                    self._turn = message.id
                    self.view = from_plain(message.view, self.game.views)
                    self.moves = [self.game.parse(move) for move in message.moves]
                elif isinstance(message, Told | Refused):
                    self._answers.put_nowait(message)
                elif isinstance(message, End):
                    self.winners, self.moves = message.winners, ()
                    break
                self._news.set()
        except ConnectionClosed:
            pass
        self.over = True
        self.moves = ()
        self._news.set()

    async def wait(self, seconds: float) -> None:
        """Wait for a turn or the end."""
        try:
            async with asyncio.timeout(seconds):
                while not self.moves and not self.over:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass

    async def _answer(self, seconds: float = 10) -> Told | Refused:
        try:
            return await asyncio.wait_for(self._answers.get(), seconds)
        except TimeoutError as error:
            raise fault(ProgramFailed, "program-late", seconds=round(seconds)) from error

    async def ask(self, move: str) -> Told:
        """Ask the server about a move."""
        if not self.moves:
            raise fault(BadInput, "mcp-not-now")
        await self._connection.send(to_json(AskAbout(self._turn, move)), text=True)
        answer = await self._answer()
        assert isinstance(answer, Told)  # noqa: S101 - a refusal answers a move alone
        return answer

    async def make(self, move: str) -> Told | None:
        """Make a move that the server allows: one that it would refuse is only asked about."""
        answer = await self.ask(move)
        if answer.reason is not None:
            return answer
        self.moves = ()
        await self._connection.send(to_json(MoveAnswer(self._turn, move)), text=True)
        return None

    async def close(self) -> None:
        """Leave the table; the seat waits."""
        await self._connection.close()
        await self._hearing
