"""`ludus bot`: let a program play on a seat of a served table, by the token that its host gave."""

import asyncio
import os
import signal
import subprocess
from argparse import Namespace
from asyncio.subprocess import Process
from contextlib import suppress
from shutil import which
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ludus.bots.programs.leash import leashed
from ludus.bots.programs.messages import LONGEST_LINE, Problem, ProgramFailed, Token
from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.reading import system_reason

PATH = "/ws/bots"
LARGEST = 16 << 20
"""Bytes in one message of the server."""
TRY_FOR = 120.0
"""Seconds for which a lost connection is tried again."""
TRY_EVERY = 1.0
LAST_WORDS = 1.0
"""Seconds that a program has to end by itself after the game; then it is ended."""
TOKEN = "LUDUS_BOT_TOKEN"  # noqa: S105 - the name of a variable


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("--url", required=True, metavar="URL", help=terminal.text("cli-help-url"))
    parser.add_argument("--token", metavar="T", help=terminal.text("cli-help-token"))
    parser.add_argument("program", nargs="+", help=terminal.text("cli-help-program"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Play until the game is over."""
    token = args.token or os.environ.get(TOKEN, "")
    if not token:
        raise fault(BadInput, "cli-missing", names="--token")
    if which(args.program[0]) is None:
        raise fault(BadInput, "program-unknown", name=args.program[0])
    asyncio.run(_play(address_of(args.url), token, args.program))
    terminal.out.print(terminal.text("cli-bot-over"), markup=False)
    return 0


def address_of(url: str) -> str:
    """Give the address of the WebSocket of a server whose page has this address."""
    try:
        found = urlsplit(url)
        known = found.scheme in ("http", "https") and bool(found.hostname)
    except ValueError:
        known = False
    if not known:
        raise fault(BadInput, "cli-bot-url", url=url)
    return f"{'wss' if found.scheme == 'https' else 'ws'}://{found.netloc}{PATH}"


async def _play(address: str, token: str, command: list[str]) -> None:
    """Start the program and let it play, over as many connections as that takes."""
    try:
        program = await asyncio.create_subprocess_exec(
            *leashed(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
    except OSError as error:
        reason = system_reason(error)
        raise fault(ProgramFailed, "program-no-start", reason=reason) from error
    try:
        while await _one_connection(address, token, program):
            await asyncio.sleep(TRY_EVERY)
    finally:
        await _end(program)


async def _one_connection(address: str, token: str, program: Process) -> bool:
    """Play over one connection; True if it was lost and another is needed."""
    async with await connected(address) as connection:
        await connection.send(msgspec.json.encode(Token(token)), text=True)
        hearing = asyncio.ensure_future(_hear(connection, program))
        saying = asyncio.ensure_future(_say(connection, program))
        try:
            await asyncio.wait({hearing, saying}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done():
                return hearing.result()
            return saying.result()
        finally:
            hearing.cancel()
            saying.cancel()
            await asyncio.gather(hearing, saying, return_exceptions=True)


async def connected(address: str) -> ClientConnection:
    """Connect; a server that does not answer is tried again for some time."""
    until = asyncio.get_running_loop().time() + TRY_FOR
    while True:
        try:
            return await connect(address, max_size=LARGEST, proxy=None)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as error:
            if isinstance(error, InvalidURI) or asyncio.get_running_loop().time() > until:
                reason = system_reason(error)
                raise fault(ProgramFailed, "cli-bot-no-server", reason=reason) from error
        await asyncio.sleep(TRY_EVERY)


async def _hear(connection: ClientConnection, program: Process) -> bool:
    """Hand what the server sends to the program; True if the connection is lost."""
    assert program.stdin is not None  # noqa: S101
    try:
        async for text in connection:
            data = text if isinstance(text, bytes) else text.encode()
            kind = msgspec.json.decode(data).get("type")
            if kind == "problem":
                raise ProgramFailed(msgspec.json.decode(data, type=Problem).reason)
            with suppress(ConnectionError):
                program.stdin.write(data + b"\n")
                await program.stdin.drain()
            if kind == "end":
                return False
    except ConnectionClosed:
        pass
    if connection.close_code == 4403:
        raise fault(ProgramFailed, "program-token")
    return True


async def _say(connection: ClientConnection, program: Process) -> bool:
    """Hand what the program writes to the server; True if the connection is lost."""
    assert program.stdout is not None  # noqa: S101
    while True:
        try:
            line = await program.stdout.readline()
        except ValueError as error:
            raise fault(ProgramFailed, "program-long-line", most=LONGEST_LINE) from error
        if not line:
            code = await program.wait()
            raise fault(ProgramFailed, "program-ended", code=code)
        try:
            await connection.send(line.decode(errors="replace").strip())
        except ConnectionClosed:
            return True


async def _end(program: Process) -> None:
    """Let the program end; end it, and all that it has started, if it does not."""
    assert program.stdin is not None  # noqa: S101
    program.stdin.close()
    with suppress(TimeoutError):
        await asyncio.wait_for(program.wait(), LAST_WORDS)
    with suppress(OSError):
        os.killpg(program.pid, signal.SIGKILL)
    await program.wait()
