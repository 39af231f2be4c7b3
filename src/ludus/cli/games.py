"""`ludus games`: what can be played."""

from argparse import Namespace
from collections.abc import Iterator

from ludus.bots import bot_names
from ludus.bots.ladder import Rung, beats_below
from ludus.bots.levels import COUNT, spec_of
from ludus.cli.arguments import Parser
from ludus.cli.terminal import Terminal
from ludus.core.codec import to_json
from ludus.core.rules import AnyRules
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
                "levels": [_level(level, rung) for level, rung in _rungs(game)],
            }
            for game in all_games().values()
        ]
        print(to_json(listing).decode())
        return 0
    for game in all_games().values():
        name = terminal.text(f"{game.name}-name")
        row = terminal.text("cli-games-row", name=name, id=game.name, version=game.version)
        terminal.out.print(f"[bold]{row}[/bold]")
        least, most = min(game.players), max(game.players)
        players = terminal.text("players-from-to", least=least, most=most)
        terminal.out.print(f"  {terminal.speech.pitch(game.name)} ({players})")
    terminal.out.print(f"[bold]{terminal.text('cli-games-levels')}[/bold]")
    for level in range(1, COUNT + 1):
        name = terminal.text("level-named", level=level, name=terminal.text(f"level-{level}"))
        what = terminal.speech.attribute(f"level-{level}", "what")
        terminal.out.print(f"  {spec_of(level)}  {name}: {what}", markup=False)
    return 0


def _rungs(game: AnyRules) -> Iterator[tuple[int, Rung | None]]:
    return enumerate(beats_below(game), 1)


def _level(level: int, rung: Rung | None) -> dict[str, object]:
    """Describe a level, with what it was measured to win against the one below."""
    measured = None if rung is None else {"games": rung.games, "share": round(rung.share, 3)}
    return {"bot": spec_of(level), "below": measured}
