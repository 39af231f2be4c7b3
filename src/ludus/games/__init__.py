"""Level 2: one folder a game; none imports another. Games are discovered, not registered."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ludus.core.contract import AnyGame
from ludus.core.errors import Unknown, fault


@cache
def all_games() -> dict[str, AnyGame]:
    """Find every game: each package in this folder has a `GAME`."""
    games = (import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__))
    return {game.name: game for game in games}


def find_game(name: str) -> AnyGame:
    """Give a game by name, or say that there is none."""
    games = all_games()
    if name not in games:
        raise fault(Unknown, "unknown-game", name=name, known=", ".join(games))
    return games[name]
