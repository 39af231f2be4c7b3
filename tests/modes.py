"""Modes to sweep: a few in which all pairs of options meet; the rest when the suite goes deep."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from ludus.games import all_games, find_game
from ludus.testing.golden import golden_name
from ludus.testing.pairwise import covering

DEEP = pytest.mark.deep


def swept(modes: Sequence[Any]) -> list[Any]:
    """Give all modes as parameters, those marked `deep` whose pairs meet elsewhere."""
    few = covering(modes)
    return [
        pytest.param(options, id=golden_name(options), marks=() if options in few else DEEP)
        for options in modes
    ]


def swept_games(names: Iterable[str] | None = None) -> list[Any]:
    """Give all games, or those named, with all their modes, marked in the same way."""
    return [
        pytest.param(find_game(name), *one.values, id=f"{name}-{one.id}", marks=one.marks)
        for name in (all_games() if names is None else names)
        for one in swept(find_game(name).modes)
    ]
