"""The nets that come with Ludus. One that was made for other rules is refused."""

import logging
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludus.core.rules import AnyRules

NETS = Path(__file__).parent / "nets"

log = logging.getLogger(__name__)


class Shipped(Struct, frozen=True):
    """The nets of a game.

    actor   says which move it would make, from what a seat may know
    critic  says how likely each seat is to win, from the whole truth: for imagined worlds
    """

    actor: Mapping[str, Any]
    critic: Mapping[str, Any]


_taught = True


def unlearn() -> None:
    """Let the bots of this process play without what they learned from games as they come.

    Where a designer compares a changed game with the game as it comes, nets and judges fit only one
    of the two. Used in one alone they would make another player of it, and not only another game.
    """
    global _taught
    _taught = False


def taught() -> bool:
    """Tell whether bots may use what they learned."""
    return _taught


def shipped(game: AnyRules) -> Shipped | None:
    """Read a game's nets once; None, and a line in the log, if they do not fit the game."""
    if not taught():
        return None
    return read_nets(NETS / f"{game.name}.safetensors", game.content, game.version)


@cache
def read_nets(file: Path, content: str, version: int) -> Shipped | None:
    """Read a file of nets, if it was made for the content and the version of the rules."""
    # numpy is loaded only where a net is: everybody else starts the sooner.
    from safetensors import SafetensorError

    from ludus.arrays.nets import read

    if not file.is_file():
        return None
    try:
        weights, about = read(file)
    except (OSError, SafetensorError) as error:
        _refuse(file, str(error))
        return None
    for name, now in (("content", content), ("version", str(version))):
        if about.get(name) != now:
            _refuse(file, f"it was made for {name} {about.get(name)}, and this is {now}")
            return None
    return Shipped(_part(weights, "actor."), _part(weights, "critic."))


def mark(game: AnyRules, *ways: Any) -> str:
    """Name a game's nets and the ways in which they are used; nothing if it has no nets."""
    file = NETS / f"{game.name}.safetensors"
    return _mark(file, repr(ways)) if file.is_file() else ""


@cache
def _mark(file: Path, ways: str) -> str:
    return sha256(file.read_bytes() + ways.encode()).hexdigest()[:12]


def _part(weights: Mapping[str, Any], prefix: str) -> Mapping[str, Any]:
    return {
        name.removeprefix(prefix): one for name, one in weights.items() if name.startswith(prefix)
    }


def _refuse(file: Path, why: str) -> None:
    log.warning("%s is not used, bots play without it: %s", file.name, why)
