"""Which modes of Gorus Maximus are learned."""

from collections.abc import Sequence

from ludus.core.errors import BadInput, fault
from ludus.games.gorus.options import MODES, Options


def without_editions() -> tuple[Options, ...]:
    """List the modes that differ in play: the editions differ in a tie-break only. [G-10.5]"""
    return tuple(mode for mode in MODES if mode.edition == "ru2020")


def name_of(options: Options) -> str:
    """Name a mode by its teams, or by its number of players."""
    return options.teams or str(options.players)


def modes_named(names: Sequence[str]) -> tuple[Options, ...]:
    """Find modes by name: `3`, `2v2`."""
    known = {name_of(mode): mode for mode in without_editions()}
    for name in names:
        if name not in known:
            raise fault(BadInput, "cli-learn-mode", name=name, known=", ".join(known))
    return tuple(known[name] for name in names)
