"""A few modes stand for all of them: nothing that meets somewhere is left out."""

from itertools import combinations
from typing import Any

import pytest
from msgspec import Struct

from ludus.core.codec import to_plain
from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.testing.pairwise import covering


class Switches(Struct, frozen=True):
    a: bool
    b: bool
    c: bool


ALL = [Switches(a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)]


def met(options: Any, together: int) -> set[tuple[tuple[str, str], ...]]:
    given = {name: str(value) for name, value in to_plain(options).items()}
    return set(combinations(given.items(), together))


def test_three_switches_need_two_modes_for_values_and_four_for_pairs() -> None:
    assert len(covering(ALL, 1)) == 2
    assert len(covering(ALL, 2)) == 4
    assert covering(ALL, 3) == ALL


def test_an_option_with_fields_counts_as_one_for_each() -> None:
    class End(Struct, frozen=True):
        rounds: int
        target: int

    class Options(Struct, frozen=True):
        end: End | None

    one, two, both, none = (Options(End(*n)) for n in ((1, 1), (2, 2), (1, 2), (0, 0)))
    assert covering([one, two, both], 1) == [one, two]
    assert covering([one, Options(None), none], 1) == [one, Options(None), none]


@pytest.mark.parametrize("together", [1, 2])
@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_what_meets_in_a_mode_meets_in_one_of_those_chosen(game: AnyRules, together: int) -> None:
    simple = [
        mode
        for mode in game.modes
        if not any(isinstance(value, dict) for value in to_plain(mode).values())
    ]
    chosen = covering(simple, together)
    assert set[Any]().union(*(met(mode, together) for mode in simple)) == set[Any]().union(
        *(met(mode, together) for mode in chosen)
    )
    assert len({str(mode) for mode in chosen}) == len(chosen)
