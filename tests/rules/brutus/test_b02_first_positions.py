"""Chapter B-2: first positions."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import TypeVar

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast, Fate, explore
from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from rules.brutus.build import (
    PLAYERS,
    deal,
    fresh,
    options,
    play,
    play_manche,
    seat_ref,
    seen,
    table,
    told,
)

T = TypeVar("T")


class Lot(Fast):
    """Plain chance, but for the positions, which another fate decides."""

    def __init__(self, positions: Fate) -> None:
        super().__init__(Random(0))
        self._positions = positions

    def order(self, label: str, items: Sequence[T], *, to: int | None = None) -> Sequence[T]:
        assert (label, to) == ("positions", None)
        return self._positions.order(label, items)


def first_ranks(players: int) -> list[tuple[Fraction, tuple[int, ...]]]:
    """Every draw of the positions, with its probability."""

    def draw(fate: Fate) -> tuple[int, ...]:
        return seen(GAME.setup(options(players), Lot(fate), None)).ranks

    return list(explore(draw))


# B-2.1


@pytest.mark.parametrize(("players", "ways"), [(4, 24), (5, 120)])
def test_b_2_1_every_assignment_is_equally_likely(players: int, ways: int) -> None:
    found = first_ranks(players)
    assert {weight for weight, _ in found} == {Fraction(1, ways)}
    assert sorted(ranks for _, ranks in found) == sorted(permutations(range(players)))


@pytest.mark.parametrize("players", PLAYERS)
def test_b_2_1_one_position_each(players: int) -> None:
    drawn = {seen(fresh(players, seed=seed)).ranks for seed in range(10)}
    assert len(drawn) > 5  # chance
    for ranks in drawn:
        assert sorted(ranks) == list(range(players))


def test_b_2_1_before_the_first_manche_only() -> None:
    state = table({0: "5", 1: "6 7"}, out=[2, 3])
    play(state, "0: 5x1", fate=deal(4, {}, ranks=[2, 3, 0, 1]))  # no draw is asked for
    assert seen(state).manche == 2


# B-2.2


@pytest.mark.parametrize(
    ("ranks", "names"),
    [
        ([2, 0, 3, 1], ["imperator", "consul", "III", "servus"]),
        ([4, 5, 1, 0, 3, 2], ["imperator", "consul", "III", "IV", "V", "servus"]),
        (
            [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
            ["imperator", "consul", "III", "IV", "V", "VI", "VII", "VIII", "IX", "servus"],
        ),
    ],
)
def test_b_2_2_imperator_consul_numerals_servus(ranks: list[int], names: list[str]) -> None:
    log = Log()
    state = fresh(len(ranks), ranks=ranks, sink=log)
    assert told(log, "brutus-rank-of") == [
        say("brutus-rank-of", seat=seat_ref(seat), rank=Ref("rank", name))
        for seat, name in zip(ranks, names, strict=True)
    ]
    assert seen(state).ranks == tuple(ranks)
    assert GAME.to_act(state) == (ranks[0],)  # the Imperator speaks first


# B-2.3


@pytest.mark.parametrize("players", PLAYERS)
def test_b_2_3_the_draw_scores_nothing_and_wins_nothing(players: int) -> None:
    view = seen(fresh(players, seed=players))
    assert view.manche == 1
    assert view.scores == view.won == view.places == (0,) * players
    assert view.manches == ()


def test_b_2_3_only_manches_played_are_won() -> None:
    state = fresh(4, seed=5, end={"manches": 3})
    for number in (1, 2, 3):
        play_manche(state, seed=number)
        manches = seen(state).manches
        assert len(manches) == number
        first = [manche.places.index(1) for manche in manches]
        assert seen(state).won == tuple(first.count(seat) for seat in range(4))
