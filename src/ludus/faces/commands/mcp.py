"""`ludus mcp`: let a language model sit at a table, over the Model Context Protocol."""

import asyncio
import os
from argparse import Namespace
from secrets import randbits

from ludus.cli.arguments import Parser, add_game_arguments, count, read_bots, read_game
from ludus.cli.bot import TOKEN, address_of
from ludus.cli.terminal import Terminal
from ludus.core.errors import BadInput, fault


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_arguments(parser, terminal, needed=False)
    parser.add_argument(
        "--bots", default="veteran", metavar="A,B", help=terminal.text("cli-help-bots")
    )
    parser.add_argument(
        "--seat", type=count, default=1, metavar="N", help=terminal.text("cli-help-mcp-seat")
    )
    parser.add_argument("--seed", metavar="S", help=terminal.text("cli-help-seed"))
    parser.add_argument("--url", metavar="URL", help=terminal.text("cli-help-url"))
    parser.add_argument("--token", metavar="T", help=terminal.text("cli-help-token"))
    parser.add_argument("--name", default="MCP", help=terminal.text("cli-help-mcp-name"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Serve over stdin and stdout until the client leaves."""
    from ludus.faces.mcp.server import server_of
    from ludus.faces.mcp.sitting import Here, Sitting, There

    language = terminal.speech.language
    if (args.url is None) == (args.game is None):
        raise fault(BadInput, "cli-mcp-which")

    async def serve() -> None:
        sitting: Sitting
        if args.url is not None:
            token = args.token or os.environ.get(TOKEN, "")
            if not token:
                raise fault(BadInput, "cli-missing", names="--token")
            sitting = await There.sit_down(address_of(args.url), token, args.name)
        else:
            game, options = read_game(args)
            seats = game.seats(options)
            if args.seat > seats:
                raise fault(BadInput, "cli-play-no-seat", seat=args.seat, seats=seats)
            bots = read_bots(args.bots, max(1, seats - 1))
            seed = args.seed if args.seed is not None else str(randbits(64))
            sitting = Here(game, options, args.seat - 1, bots, seed)
        try:
            await server_of(sitting, language).run_stdio_async()
        finally:
            if isinstance(sitting, There):
                await sitting.close()

    asyncio.run(serve())
    return 0
