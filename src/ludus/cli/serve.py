"""`ludus serve`: run the server for the browser."""

import asyncio
import resource
import signal
import socket
import sys
from argparse import Namespace
from contextlib import suppress

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludus.cli.arguments import Parser, count, seconds, whole
from ludus.cli.keep import add_keep_arguments, read_policy
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.core.reading import system_reason
from ludus.server.addresses import Proxies, links, local_link
from ludus.server.app import make_app
from ludus.server.limits import Limits, scaled
from ludus.server.logs import set_up_logs
from ludus.server.requests import HttpConnection
from ludus.server.sessions import LONGEST_MESSAGE
from ludus.server.settings import Settings, cores
from ludus.server.stopping import StoppableServer
from ludus.server.websocket import WebSocket
from ludus.tables.base_store import DEFAULT_URL
from ludus.tables.store import Store

NOT_STARTED = 3
MOST_TIMES = 1e6


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    text = terminal.text
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-help-host"))
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, metavar="N", help=text("cli-help-port")
    )
    parser.add_argument(
        "--database", default=DEFAULT_URL, metavar="URL", help=text("cli-help-database")
    )
    parser.add_argument(
        "--workers", type=count, default=cores(), metavar="N", help=text("cli-help-workers")
    )
    parser.add_argument("--pace", type=seconds, help=text("cli-help-pace"))
    parser.add_argument(
        "--away-after", type=seconds, default=Settings().away_after, help=text("cli-help-away")
    )
    parser.add_argument(
        "--turn-seconds",
        type=seconds,
        default=Settings().turn_seconds,
        help=text("cli-help-turn-seconds"),
    )
    parser.add_argument(
        "--request-within",
        type=seconds,
        default=Settings().request_within,
        help=text("cli-help-request-within"),
    )
    parser.add_argument(
        "--limits", type=factor, default=1.0, metavar="X", help=text("cli-help-limits")
    )
    parser.add_argument(
        "--proxies",
        default=Settings().proxies,
        metavar="ADDRESSES",
        help=text("cli-help-proxies"),
    )
    parser.add_argument("--metrics", action="store_true", help=text("cli-help-metrics"))
    add_keep_arguments(parser, terminal)


def run(args: Namespace, terminal: Terminal) -> int:
    """Serve until stopped."""
    _check_port(args.host, args.port)
    asyncio.run(_check_database(args.database))
    set_up_logs()
    _allow_connections()
    settings = Settings(
        database=args.database,
        keep=read_policy(args),
        metrics=args.metrics,
        workers=args.workers,
        pace=args.pace,
        away_after=args.away_after,
        turn_seconds=args.turn_seconds,
        request_within=args.request_within,
        limits=scaled(Limits(), args.limits),
        proxies=_read_proxies(args.proxies),
        host=args.host,
        port=args.port,
    )
    _say_where(settings, terminal)
    server = StoppableServer(
        uvicorn.Config(
            make_app(settings),
            host=args.host,
            port=args.port,
            log_config=None,
            http=HttpConnection,
            proxy_headers=False,
            ws=WebSocket,
            ws_max_size=4 * LONGEST_MESSAGE,
            timeout_graceful_shutdown=5,
        )
    )
    signal.signal(signal.SIGTERM, lambda *_: _stop(server))
    with suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started or server.asked else NOT_STARTED


async def _check_database(url: str) -> None:
    """Raise an error that fits on one line if a database cannot be used.

    One that does not answer now may do so later: that is the server's to deal with.
    """
    with suppress(OSError, SQLAlchemyError):
        await (await Store.open(url)).close()


def _say_where(settings: Settings, terminal: Terminal) -> None:
    """Say where the server can be reached, from this machine and from others."""
    text = terminal.text
    found = links(settings.host, settings.port)
    here = local_link(settings.host, settings.port)
    others = text("cli-serve-network", urls=", ".join(found)) if found else text("cli-serve-local")
    for line in (text("cli-serve-open", url=here), others):
        terminal.out.print(line, markup=False, soft_wrap=True)


def _stop(server: StoppableServer) -> None:
    """Exit at once if the server has not begun to run yet; else it ends by itself.

    uvicorn catches the signal a moment after the server has begun, and raises it again after it has
    shut down in good order: that is not a failure.
    """
    if not server.begun:
        sys.exit(0)
    server.handle_exit(signal.SIGTERM, None)


def _allow_connections() -> None:
    """Let the process have as many connections as the system allows it at all."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def factor(text: str) -> float:
    """Read a factor: a number that is not negative."""
    found = float(text)
    if not 0 <= found <= MOST_TIMES:
        raise ValueError(text)
    return found


def _read_proxies(text: str) -> str:
    try:
        Proxies(text)
    except ValueError as error:
        raise fault(BadInput, "cli-no-proxy", text=text) from error
    return text


def _check_port(host: str, port: int) -> None:
    """Raise an error that fits on one line if an address cannot be used."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, UnicodeError) as error:
        reason = system_reason(error)
        raise fault(BadInput, "cli-no-port", address=f"{host}:{port}", reason=reason) from error
