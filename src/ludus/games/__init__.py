"""Level 2: one folder a game; none imports another. Games are discovered, not registered.

A game is a package with a `GAME`, its content and its sentences. It is found in this folder, among
installed packages that name it in the entry-point group `ludus.games`, or by the environment
variable `LUDUS_GAMES`, a list of packages separated by commas, for a game still being written.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from ludus.core.errors import Unknown, fault
from ludus.core.rules import AnyRules

GROUP = "ludus.games"
VARIABLE = "LUDUS_GAMES"


def _packages() -> Iterator[str]:
    """Name the packages that hold a game."""
    yield from (f"{__name__}.{module.name}" for module in iter_modules(__path__))
    yield from (point.value for point in entry_points(group=GROUP))
    yield from filter(None, os.environ.get(VARIABLE, "").split(","))


def _load(package: str) -> AnyRules | None:
    """Load the game of a package; None if there is no such package, or no game in it.

    What goes wrong inside a package that is there is for its author to see.
    """
    try:
        module = import_module(package)
    except ModuleNotFoundError as error:
        if f"{package}.".startswith(f"{error.name}."):
            return None
        raise
    return getattr(module, "GAME", None)


@cache
def _found() -> dict[str, tuple[str, AnyRules]]:
    games = ((package, _load(package)) for package in _packages())
    return {game.name: (package, game) for package, game in games if game is not None}


@cache
def all_games() -> dict[str, AnyRules]:
    """Give every game by its name, or say which package was named and holds none."""
    for package in _packages():
        if _load(package) is None:
            raise fault(Unknown, "no-game-in-package", name=package)
    return {name: game for name, (_, game) in _found().items()}


def find_game(name: str) -> AnyRules:
    """Give a game by name, or say that there is none."""
    games = all_games()
    if name not in games:
        raise fault(Unknown, "unknown-game", name=name, known=", ".join(games))
    return games[name]


def folder_of(name: str) -> Traversable:
    """Give the folder of a game's package: its content and its sentences are there."""
    return files(_found()[name][0])


def folders() -> list[Traversable]:
    """Give the folders of all games; sentences are needed even to say what is wrong with one."""
    return [folder_of(name) for name in _found()]
