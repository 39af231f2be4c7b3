"""Chapter L-1: components."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import pytest

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State
from ludus.kit.hexes import axial, disc
from rules.gloria.build import (
    Place,
    arena,
    at,
    body,
    check,
    glad,
    moves,
    place,
    play,
    refused,
    secutor,
    thraex,
)

T = TypeVar("T")

DRAWS = {"class", "troop", "pair", "activate"}
"""What is drawn from a list; all other chance is dice."""


class Watch(Fast):
    """Chance that remembers what it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed))
        self.bags: list[tuple[str, tuple[object, ...], int]] = []
        self.rolls: list[str] = []

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        self.rolls.append(label)
        return super().roll(label, sides, to=to)

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        self.bags.append((label, tuple(bag), n))
        return super().draw(label, bag, n, to=to)


def playout(options: Options, fate: Fast, seed: int, count: int) -> Iterator[State]:
    """Play so many random moves, rather attacks than others; show every state."""
    rng = Random(seed)
    state = GAME.setup(options, fate, None)
    for _ in range(count):
        if GAME.outcome(state):
            return
        (seat,) = GAME.to_act(state)
        found = list(GAME.moves(state, seat))
        bold = [move for move in found if move.word in ("engage", "push", "throw", "step")]
        step(GAME, state, seat, rng.choice(bold or found), fate)
        yield state


# L-1.1


def test_l_1_1_the_board_is_a_hex_grid_with_six_neighbours_a_hex() -> None:
    found = set()
    for way in range(6):
        state = arena(secutor(), pa=2)
        play(state, f"step {way}")
        found.add(at(state.gladiators[0]))
    assert found == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@pytest.mark.parametrize("seed", range(4))
def test_l_1_1_a_hex_holds_one_gladiator_in_combat_at_most(seed: int) -> None:
    fate = Fast(Random(seed))
    for state in playout(Options(2, troops="drawn"), fate, seed, 250):
        fighters = [one.hex for one in state.gladiators if one.status == "fit"]
        assert len(set(fighters)) == len(fighters)
        assert set(fighters) <= disc(state.radius)
        check(state)


def test_l_1_1_a_taken_hex_is_not_offered_for_deployment() -> None:
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(1)), None)
    play(state, "place 0 4,0 3")
    play(state, "place 6 -4,0 0")
    assert not [move for move in moves(state) if " 4,0 " in move]
    assert [move for move in moves(state) if " 3,0 " in move]


def test_l_1_1_a_body_and_a_gladiator_share_a_hex() -> None:
    state = arena(secutor(), body((0, 0)), body((0, 0), status="out"))
    assert state.bodies == {place(0, 0): 2}
    assert state.places[place(0, 0)] == 0
    check(state)


# L-1.2


def test_l_1_2_a_gladiator_faces_one_of_six_sides() -> None:
    state = arena(secutor(facing=2), pa=1)
    assert [m for m in moves(state) if m.startswith("pivot")] == [
        f"pivot {facing}" for facing in (0, 1, 3, 4, 5)
    ]
    play(state, "pivot 5")
    assert state.gladiators[0].facing == 5


def test_l_1_2_it_is_deployed_with_any_of_them() -> None:
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(1)), None)
    here = [move for move in moves(state) if move.startswith("place 0 4,0 ")]
    assert here == [f"place 0 4,0 {facing}" for facing in range(6)]
    play(state, here[4])
    assert state.gladiators[0].facing == 4


def test_l_1_2_facings_stay_within_the_six_whatever_happens() -> None:
    for state in playout(Options(2, "single", troops="drawn"), Fast(Random(5)), 5, 400):
        assert {one.facing for one in state.gladiators} <= set(range(6))


# L-1.3


@pytest.mark.parametrize(
    "options",
    [Options(2, troops="drawn"), Options(3, "single", troops="drawn", activation="random")],
    ids=["melee", "single"],
)
def test_l_1_3_only_ten_sided_dice_are_rolled(options: Options) -> None:
    fate = Watch(7)
    for _ in playout(options, fate, 7, 400):
        pass
    dice = [(bag, n) for label, bag, n in fate.bags if label not in DRAWS]
    assert fate.rolls == []
    assert len(dice) > 100
    assert set(dice) == {(tuple(range(10)), 1)}


def test_l_1_3_a_zero_is_zero_and_never_ten() -> None:
    state = arena(thraex(owner=0, marker=True), active=None)
    play(state, "activate 0", "act 0")
    assert state.gladiators[0].pa == 1


# L-1.4


def test_l_1_4_markers_show_who_can_still_be_activated() -> None:
    state = arena(secutor(marker=True), glad(at=(0, 2)), thraex(marker=True), active=None)
    assert [one.id for one in state.gladiators if one.marker] == [0, 2, 3, 4, 5, 6]
    assert moves(state) == ["activate 0", "activate 3", "activate 4"]
    play(state, "activate 0", "act 3")
    play(state, "end")
    assert moves(state) == ["activate 2", "activate 5", "activate 6"]


def test_l_1_4_markers_on_the_ground_show_what_lies_where() -> None:
    state = arena(secutor())
    play(state, "drop scutum")
    play(state, "toss 2")
    assert state.ground == {place(-1, 1): ("scutum",)}


def test_l_1_4_any_number_of_objects_lies_in_a_hex() -> None:
    near = glad("dimachaerus", (-1, 0), owner=1, hands=())
    heap: dict[Place, Sequence[str]] = {(1, 0): ["gladius", "gladius"]}
    state = arena(secutor(), near, ground=heap)
    play(state, "drop gladius")
    play(state, "toss 0")
    play(state, "drop scutum")
    play(state, "toss 0")
    assert state.ground == {place(1, 0): ("gladius", "gladius", "gladius", "scutum")}


def test_l_1_4_objects_lie_under_a_gladiator_too() -> None:
    state = arena(secutor(), thraex())
    play(state, "drop gladius")
    play(state, "toss 0")
    assert state.ground == {place(1, 0): ("gladius",)}
    assert state.places[place(1, 0)] == 1


def test_l_1_4_and_nobody_stops_for_them() -> None:
    state = arena(secutor(hands=("gladius",)), ground={(1, 0): ["scutum"]}, pa=2)
    assert "step 0" in moves(state)
    play(state, "step 0")
    assert axial(state.gladiators[0].hex) == (1, 0)
    assert state.ground == {place(1, 0): ("scutum",)}


def test_l_1_4_what_is_not_here_cannot_be_taken() -> None:
    state = arena(secutor(hands=("gladius",)), ground={(1, 0): ["scutum"]})
    refused(state, "pickup scutum")
    refused(state, "kick scutum")
