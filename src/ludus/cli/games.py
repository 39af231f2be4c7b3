"""`ludus games`: what can be played."""

from argparse import Namespace

from ludus.bots import bot_names
from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.games import all_games


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """List the games."""
    if args.json:
        listing = [
            {
                "name": game.name,
                "title": terminal.speech.text(f"{game.name}-name"),
                "version": game.version,
                "content": game.content,
                "options": list(game.options.__struct_fields__),
                "bots": bot_names(game),
            }
            for game in all_games().values()
        ]
        print(to_json(listing).decode())
        return 0
    for game in all_games().values():
        name = terminal.text(f"{game.name}-name")
        row = terminal.text("cli-games-row", name=name, id=game.name, version=game.version)
        terminal.out.print(f"[bold]{row}[/bold]")
        terminal.out.print(f"  {terminal.speech.pitch(game.name)}")
    return 0
