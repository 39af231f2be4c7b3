"""Ways to walk: every hex within reach, at its least cost, by moves that can be made.

What `goals` finds is compared with all walks there are: every step and every pivot the rules offer,
one after another, made through the contract.
"""

from random import Random

import pytest

from ludus.core.fate import Scripted
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.frames import Act
from ludus.games.gloria.moves import Pivot, Step
from ludus.games.gloria.options import Options
from ludus.games.gloria.paths import Goal, goals
from ludus.games.gloria.state import Gladiator, State, clone
from ludus.kit.hexes import axial, disc
from rules.gloria.build import Place, arena, at, body, glad, moves, play, refused, secutor, thraex


def walker(**more: object) -> Gladiator:
    """The one that walks: light, at (0, 0), facing east."""
    return glad("eques", (0, 0), 0, owner=0, **more)  # type: ignore[arg-type]


def costs(state: State) -> dict[Place, int]:
    """What `goals` says."""
    return {axial(goal.hex): goal.cost for goal in goals(state)}


def all_walks(state: State) -> dict[Place, int]:
    """The least cost of every hex, by trying every walk."""
    who = state.active
    start, had = state.gladiators[who].hex, state.gladiators[who].pa
    found: dict[Place, int] = {}
    seen: set[tuple[int, int, int, bool, bool]] = set()
    open_ = [clone(state)]
    while open_:
        here = open_.pop()
        one = here.gladiators[who]
        frame = here.frames[-1]
        over = here.active != who
        if one.hex != start and (over or (isinstance(frame, Act) and not frame.crossing)):
            cell, cost = axial(one.hex), had - one.pa
            found[cell] = min(cost, found.get(cell, cost))
        if over or not isinstance(frame, Act):
            continue
        key = one.hex, one.facing, one.pa, frame.stopped, frame.crossing
        if key in seen:
            continue
        seen.add(key)
        for move in GAME.moves(here, one.owner):
            if isinstance(move, Step | Pivot):
                there = clone(here)
                step(GAME, there, one.owner, move, Scripted([]))
                open_.append(there)
    return found


def walk(state: State, goal: Goal) -> None:
    """Go there, move by move, and find it costs what was said."""
    who = state.active
    copied = clone(state)
    had = state.gladiators[who].pa
    for move in goal.way:
        play(copied, move)
    assert copied.gladiators[who].hex == goal.hex
    assert had - copied.gladiators[who].pa == goal.cost


def agree(state: State) -> dict[Place, int]:
    """What is said is what all walks give; the table is not touched."""
    before = clone(state)
    found = costs(state)
    assert state == before
    assert found == all_walks(state)
    return found


@pytest.mark.parametrize("pa", [1, 2, 3, 4, 5])
def test_an_empty_arena(pa: int) -> None:
    state = arena(walker(), pa=pa)
    found = agree(state)
    for goal in goals(state):
        walk(state, goal)
    assert found[1, 0] == 1
    assert ((0, 1) in found) == (pa >= 2)
    if pa >= 5:
        assert found[5, 0] == 5
        assert found[0, -3] == 4


@pytest.mark.parametrize("facing", range(6))
def test_at_the_wall_and_in_a_corner(facing: int) -> None:
    for here in ((5, 0), (5, -2), (4, 0)):
        one = glad("eques", here, facing, owner=0)
        state = arena(one, pa=3)
        agree(state)
        for goal in goals(state):
            walk(state, goal)
            assert goal.hex in disc(5)


def test_a_pivot_is_made_where_it_pays() -> None:
    """Two steps ahead after a pivot are cheaper than two aside."""
    state = arena(walker(), pa=3)
    ways = {axial(goal.hex): goal.way for goal in goals(state)}
    assert ways[0, 1] == ("step 1",)
    assert ways[0, 2] == ("pivot 1", "step 1", "step 1")
    assert ways[3, 0] == ("step 0", "step 0", "step 0")


def test_an_enemy_s_zone_is_the_end_of_the_way() -> None:
    foe = thraex(at=(2, 0), facing=3)
    state = arena(walker(), foe, pa=5)
    found = agree(state)
    assert found[1, 0] == 1
    assert (2, 0) not in found
    assert found[1, 1] == 3
    assert (2, 1) not in found
    for goal in goals(state):
        walk(state, goal)


def test_from_before_an_enemy_the_way_leads_back_first() -> None:
    state = arena(secutor(), thraex(), pa=3)
    agree(state)
    for goal in goals(state):
        walk(state, goal)


def test_from_before_an_enemy_a_pivot_opens_ways_aside() -> None:
    """A friend stands behind: only after a pivot can (0, 1) be entered, for 1 + 2. [L-9.4, R-27]"""
    state = arena(secutor(), thraex(), glad("eques", (-1, 1), owner=0), pa=3)
    play(copied := clone(state), "pivot 2")
    play(copied, "step 1")
    assert at(copied.gladiators[0]) == (0, 1)
    assert agree(state)[0, 1] == 3


def test_nobody_walks_through_others() -> None:
    friends = [glad("murmillo", here, owner=0) for here in ((1, 0), (1, -1), (0, 1))]
    state = arena(walker(), *friends, pa=4)
    found = agree(state)
    assert {(1, 0), (1, -1), (0, 1)}.isdisjoint(found)
    for goal in goals(state):
        walk(state, goal)


@pytest.mark.parametrize("pa", [1, 2, 3, 4])
def test_before_a_long_weapon_a_point_must_be_left(pa: int) -> None:
    """[L-10.2]"""
    spear = glad("hoplomachus", (2, 0), 3, owner=1)
    state = arena(walker(), spear, pa=pa)
    found = agree(state)
    assert ((1, 0) in found) == (pa >= 2)
    for goal in goals(state):
        walk(state, goal)


def test_the_unarmed_keep_away_from_long_weapons() -> None:
    spear = glad("hoplomachus", (2, 0), 3, owner=1)
    state = arena(walker(hands=[]), spear, pa=4)
    assert (1, 0) not in agree(state)


@pytest.mark.parametrize("pa", [1, 2, 3, 4])
def test_a_body_is_crossed_but_no_end(pa: int) -> None:
    """[L-8.5]"""
    state = arena(walker(), body((1, 0)), pa=pa)
    found = agree(state)
    assert (1, 0) not in found
    assert ((2, 0) in found) == (pa >= 2)
    if pa >= 2:
        assert found[2, 0] == 2


def test_bodies_one_behind_another() -> None:
    state = arena(walker(), body((1, 0)), body((2, 0)), body((1, -1)), pa=4)
    assert agree(state)[3, 0] == 3


@pytest.mark.parametrize("pa", [2, 3, 4, 5])
def test_every_way_over_a_body_can_be_made_move_by_move(pa: int) -> None:
    """Also where the step off the body is the only one, and so is made without a decision."""
    state = arena(walker(), body((1, 0)), pa=pa)
    for goal in goals(state):
        walk(state, goal)


def test_a_body_in_an_enemy_s_zone_is_not_entered() -> None:
    """[L-9.3]"""
    state = arena(walker(), body((1, 0)), thraex(at=(2, 0), facing=3), pa=5)
    assert (1, 0) not in agree(state)


def test_on_a_body_to_begin_with() -> None:
    """Forced there before; the walk begins as from any hex."""
    state = arena(walker(), body((0, 0)), pa=3)
    assert (0, 0) not in agree(state)


def test_in_the_midst_of_crossing() -> None:
    """The next move is a step, without a pivot before."""
    state = arena(walker(), body((1, 0)), pa=4)
    play(state, "step 0")
    assert at(state.gladiators[0]) == (1, 0)
    found = agree(state)
    assert found[2, 0] == 1
    assert found[1, 1] == 2
    for goal in goals(state):
        walk(state, goal)


def test_after_a_stop_there_is_no_way() -> None:
    state = arena(walker(), thraex(at=(2, 0), facing=3), pa=4)
    play(state, "step 0")
    assert goals(state) == ()
    assert all_walks(state) == {}


def test_who_lies_or_is_entangled_goes_nowhere() -> None:
    assert goals(arena(walker(down=True), pa=3)) == ()
    caster = glad("retiarius", (3, 0), owner=1, hands=["trident"])
    assert goals(arena(walker(snare="net"), caster, pa=3)) == ()


def test_strangers_of_a_single_combat_are_just_in_the_way() -> None:
    """[L-30.4]"""
    options = Options(2, "single")
    state = arena(walker(opponent=2), thraex(at=(2, 0)), thraex(at=(0, 3), facing=4, opponent=0),
                  options=options, pa=4)  # fmt: skip
    found = agree(state)
    assert found[2, -1] == 3
    for goal in goals(state):
        walk(state, goal)


def test_goals_are_shown_to_the_one_who_acts() -> None:
    state = arena(walker(), pa=2)
    shown = GAME.for_person(GAME.view(state, 0))
    assert shown.goals == goals(state)
    assert GAME.view(state, 0).goals == ()
    for seat in (1, None):
        assert GAME.for_person(GAME.view(state, seat)).goals == ()


def test_goals_are_shown_for_steps_only() -> None:
    state = arena(walker(), pa=2)
    play(state, "drop gladius")
    assert GAME.for_person(GAME.view(state, 0)).goals == ()
    play(state, "toss 0")
    assert GAME.for_person(GAME.view(state, 0)).goals == goals(state)
    play(state, "end")
    assert GAME.for_person(GAME.view(state, 1)).goals == ()


def scatter(rng: Random) -> State:
    """A few gladiators and bodies around the walker, at random."""
    near = [axial(place) for place in sorted(disc(3)) if place != 0]
    cells = rng.sample(near, rng.randint(2, 7))
    people = [glad("eques", (0, 0), rng.randrange(6), owner=0)]
    for cell in cells:
        lot = rng.random()
        if lot < 0.25:
            people.append(body(cell))
        else:
            kind = rng.choice(["thraex", "hoplomachus", "retiarius"])
            owner = rng.choice([0, 1, 1])
            people.append(glad(kind, cell, rng.randrange(6), owner=owner, down=lot > 0.9))
    return arena(*people, pa=rng.randint(1, 5))


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.uncounted
def test_any_position(seed: int) -> None:
    agree(scatter(Random(seed)))


@pytest.mark.parametrize("seed", range(40, 60))
def test_every_way_can_be_made_in_any_position(seed: int) -> None:
    """Bodies aside."""
    rng = Random(seed)
    state = scatter(rng)
    while state.bodies:
        state = scatter(rng)
    for goal in goals(state):
        walk(state, goal)


def test_a_hex_out_of_reach_is_refused_step_by_step() -> None:
    state = arena(walker(), pa=1)
    assert costs(state) == {(1, 0): 1}
    assert refused(state, "step 1").article in GAME.articles
    assert "step 1" not in moves(state)
