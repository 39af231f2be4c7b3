"""`ludus games`: what can be played."""

from argparse import Namespace

from ludus.bots import bot_names
from ludus.cli.arguments import Parser
from ludus.cli.house import House
from ludus.core.codec import to_json
from ludus.games import all_games


def add(parser: Parser, house: House) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=house.text("cli-help-json"))


def run(args: Namespace, house: House) -> int:
    """List the games."""
    if args.json:
        listing = [
            {
                "name": game.name,
                "title": house.speech.text(f"{game.name}-name"),
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
        name = house.text(f"{game.name}-name")
        row = house.text("cli-games-row", name=name, id=game.name, version=game.version)
        house.out.print(f"[bold]{row}[/bold]")
        house.out.print(f"  {house.speech.pitch(game.name)}")
    return 0
