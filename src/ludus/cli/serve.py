"""`ludus serve`: run the server for the browser."""

import signal
import socket
import sys
from argparse import Namespace
from contextlib import suppress

import uvicorn

from ludus.cli.arguments import Parser, count
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault
from ludus.server.addresses import links, local_link
from ludus.server.app import make_app
from ludus.server.logs import set_up_logs
from ludus.server.sessions import LONGEST_MESSAGE
from ludus.server.settings import Settings
from ludus.server.websocket import WebSocket
from ludus.tables.store import DEFAULT_URL

NOT_STARTED = 3


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    text = terminal.text
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-help-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=text("cli-help-port"))
    parser.add_argument(
        "--database", default=DEFAULT_URL, metavar="URL", help=text("cli-help-database")
    )
    parser.add_argument(
        "--workers", type=count, default=1, metavar="N", help=text("cli-help-workers")
    )
    parser.add_argument("--pace", type=float, help=text("cli-help-pace"))
    parser.add_argument(
        "--away-after", type=float, default=Settings().away_after, help=text("cli-help-away")
    )


def run(args: Namespace, terminal: Terminal) -> int:
    """Serve until stopped."""
    _check_port(args.host, args.port)
    set_up_logs()
    settings = Settings(
        database=args.database,
        workers=args.workers,
        pace=args.pace,
        away_after=args.away_after,
        host=args.host,
        port=args.port,
    )
    _say_where(settings, terminal)
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            host=args.host,
            port=args.port,
            log_config=None,
            ws=WebSocket,
            ws_max_size=4 * LONGEST_MESSAGE,
            timeout_graceful_shutdown=5,
        )
    )
    signal.signal(signal.SIGTERM, lambda *_: _stop(server))
    with suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else NOT_STARTED


def _say_where(settings: Settings, terminal: Terminal) -> None:
    """Say where the server can be reached, from this machine and from others."""
    text = terminal.text
    found = links(settings.host, settings.port)
    here = local_link(settings.host, settings.port)
    others = text("cli-serve-network", urls=", ".join(found)) if found else text("cli-serve-local")
    for line in (text("cli-serve-open", url=here), others):
        terminal.out.print(line, markup=False, soft_wrap=True)


def _stop(server: uvicorn.Server) -> None:
    """Exit at once if the server has not started yet.

    Once started, uvicorn catches the signal itself, and raises it again after it has shut down
    in good order: that is not a failure.
    """
    if not server.started:
        sys.exit(0)


def _check_port(host: str, port: int) -> None:
    """Raise an error that fits on one line if an address cannot be used."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or f"{error}"
        raise fault(BadInput, "cli-no-port", address=f"{host}:{port}", reason=reason) from error
