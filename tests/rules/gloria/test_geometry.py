"""Section 3, geometry: items G-1 to G-13 with all their examples.

The definitions are written here a second time, on pairs of coordinates as the specification has
them, and compared with the tables of the engine.
"""

from itertools import combinations, product

import pytest

from ludus.core.fate import Scripted
from ludus.games.gloria import GAME
from ludus.games.gloria.board import has_zone, line_clear, sees
from ludus.games.gloria.duels import LANES
from ludus.games.gloria.geometry import (
    AIM,
    FACING_TO,
    IN_REACH,
    IN_ZONE,
    REACH,
    REAR,
    REAR_DIRECTIONS,
    SEEN,
    ZONE,
    turn_to,
)
from ludus.games.gloria.options import ARENA, Options
from ludus.games.gloria.retreat import way_back
from ludus.games.gloria.state import State
from ludus.games.gloria.tournament import zone
from ludus.kit.hexes import DIRECTIONS, Hex, axial, disc, hex_at, length, ring, square
from rules.gloria.build import (
    Place,
    arena,
    ask,
    at,
    body,
    glad,
    moves,
    place,
    play,
    secutor,
    thraex,
)

DIR: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FACINGS = range(6)


def plus(*vectors: Place) -> Place:
    return sum(q for q, _ in vectors), sum(r for _, r in vectors)


def way(k: int) -> Place:
    return DIR[k % 6]


def dist(a: Place, b: Place = (0, 0)) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def measure(a: Place, b: Place = (0, 0)) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return q * q + q * r + r * r


def around(here: Place) -> list[Place]:
    return [plus(here, step) for step in DIR]


def cells(hexes: tuple[Hex, ...] | frozenset[Hex] | set[Hex]) -> set[Place]:
    return {axial(one) for one in hexes}


FIELD = [(q, r) for q in range(-7, 8) for r in range(-7, 8) if abs(q + r) <= 7]

DRAWING = """
      b   s   *
    b   d   Z   *
  b   d   @   Z   *
    b   d   Z   *
      b   s   *
"""
COORDINATES: tuple[tuple[Place, ...], ...] = (
    ((0, -2), (1, -2), (2, -2)),
    ((-1, -1), (0, -1), (1, -1), (2, -1)),
    ((-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)),
    ((-2, 1), (-1, 1), (0, 1), (1, 1)),
    ((-2, 2), (-1, 2), (0, 2)),
)
DRAWN = {
    cell: letter
    for letters, row in zip(DRAWING.split("\n")[1:-1], COORDINATES, strict=True)
    for letter, cell in zip(letters.split(), row, strict=True)
}
"""The cells of the drawing under G-3, for a gladiator that faces east."""


def drawn(letters: str) -> set[Place]:
    return {cell for cell, letter in DRAWN.items() if letter in letters}


# G-1


def test_g_1_distance_and_measure() -> None:
    for cell in FIELD:
        assert length(hex_at(*cell)) == dist(cell)
        assert square(hex_at(*cell)) == measure(cell)
    assert (dist((2, -1)), measure((2, -1))) == (2, 3)
    assert (dist((2, 0)), measure((2, 0))) == (2, 4)


def test_g_1_distance_between_any_two_hexes() -> None:
    for a, b in product(FIELD[::5], FIELD[::3]):
        assert length(hex_at(*a) - hex_at(*b)) == dist(a, b)
        assert square(hex_at(*a) - hex_at(*b)) == measure(a, b)


# G-2


def test_g_2_six_directions_clockwise() -> None:
    assert [axial(step) for step in DIRECTIONS] == list(DIR)
    for k in FACINGS:
        assert plus(way(k - 1), way(k + 1)) == way(k)


# G-3


@pytest.mark.parametrize("facing", FACINGS)
def test_g_3_zone_and_rear(facing: int) -> None:
    zoc = {way(facing - 1), way(facing), way(facing + 1)}
    rear = {way(facing + 2), way(facing + 3), way(facing + 4)}
    assert cells(ZONE[facing]) == cells(IN_ZONE[facing]) == zoc
    assert cells(REAR[facing]) == {DIR[k] for k in REAR_DIRECTIONS[facing]} == rear
    assert zoc | rear == set(DIR)


def test_g_3_the_drawing() -> None:
    assert cells(ZONE[0]) == drawn("Z") == {(1, -1), (1, 0), (0, 1)}
    assert cells(REAR[0]) == drawn("d") == {(0, -1), (-1, 0), (-1, 1)}
    assert cells(REACH[0]) == drawn("*")
    assert len(drawn("b")) == 5
    assert len(drawn("s")) == 2


def test_g_3_step_costs_of_the_drawing() -> None:
    for k in FACINGS:
        state = arena(secutor(), pa=3)
        play(state, f"step {k}")
        assert at(state.gladiators[0]) == DIR[k]
        assert state.gladiators[0].pa == (2 if DIR[k] == (1, 0) else 1)


# G-4


@pytest.mark.parametrize("facing", FACINGS)
def test_g_4_reach(facing: int) -> None:
    left, ahead, right = way(facing - 1), way(facing), way(facing + 1)
    reach = {
        plus(left, left),
        plus(left, ahead),
        plus(ahead, ahead),
        plus(ahead, right),
        plus(right, right),
    }
    assert len(reach) == 5
    assert cells(REACH[facing]) == cells(IN_REACH[facing]) == reach


# G-5


def allowed_facings(target: Place) -> set[int]:
    """The facings in which a target at one or two hexes is where G-5 wants it."""
    found = set()
    for g in FACINGS:
        ahead = way(g)
        there = {plus(ahead, ahead), plus(ahead, way(g - 1)), plus(ahead, way(g + 1))}
        if target == ahead or (dist(target) == 2 and target in there):
            found.add(g)
    return found


def test_g_5_an_engager_ends_with_the_target_ahead() -> None:
    for target in (cell for cell in FIELD if dist(cell) in (1, 2)):
        assert set(AIM[hex_at(*target)]) == allowed_facings(target)


def test_g_5_an_axis_allows_one_facing_and_between_two_axes_two() -> None:
    for k in FACINGS:
        assert AIM[hex_at(*plus(way(k), way(k)))] == (k,)
        assert set(AIM[hex_at(*plus(way(k), way(k + 1)))]) == {k, (k + 1) % 6}


def test_g_5_the_engager_chooses_between_two() -> None:
    spear = glad("hoplomachus", (0, 0), 0)
    state = arena(spear, thraex(at=(1, 1)))
    assert [move for move in moves(state) if move.startswith("engage")] == [
        "engage 1 0",
        "engage 1 1",
    ]


def automatic(facing: int, target: Place) -> int:
    """The automatic turn of G-5, by trying rotations from the least on, to the right first."""
    best = max(
        2 * q * target[0] + q * target[1] + r * target[0] + 2 * r * target[1] for q, r in DIR
    )
    aims = {
        k
        for k, (q, r) in enumerate(DIR)
        if 2 * q * target[0] + q * target[1] + r * target[0] + 2 * r * target[1] == best
    }
    return next((facing + t) % 6 for t in (0, 1, -1, 2, -2, 3) if (facing + t) % 6 in aims)


def test_g_5_automatic_turns_are_the_smallest() -> None:
    for facing, target in product(FACINGS, FIELD):
        if target != (0, 0):
            assert turn_to(facing, hex_at(*target)) == automatic(facing, target)


def test_g_5_automatic_turns_keep_a_facing_that_will_do() -> None:
    assert [turn_to(f, hex_at(1, 1)) for f in FACINGS] == [0, 1, 1, 1, 0, 0]
    assert [turn_to(f, hex_at(3, 3)) for f in FACINGS] == [0, 1, 1, 1, 0, 0]
    assert [turn_to(f, hex_at(3, 1)) for f in FACINGS] == [0] * 6


def test_g_5_automatic_turns_reach_across_the_widest_arena() -> None:
    widest = max(ARENA.duels.radius, *(table.radius for table in ARENA.tables.values()))
    assert set(AIM) >= disc(2 * widest) - {0}


# G-6


@pytest.mark.parametrize("facing", FACINGS)
def test_g_6_front_arc(facing: int) -> None:
    front = cells(ZONE[facing]) | cells(REACH[facing])
    front |= {
        plus(way(facing - 1), way(facing - 2)),
        plus(way(facing + 1), way(facing + 2)),
    }
    assert len(front) == 10
    assert cells(SEEN[facing]) == front


def test_g_6_the_drawing() -> None:
    assert cells(SEEN[0]) == drawn("Z*s")
    one = glad(at=(2, -1), facing=0)
    for cell, letter in DRAWN.items():
        if letter != "@":
            assert sees(one, place(*plus((2, -1), cell))) == (letter in "Z*s")


def test_g_6_who_lies_sees_nothing() -> None:
    one = glad(at=(0, 0), down=True)
    assert not any(sees(one, place(*cell)) for cell in DRAWN if cell != (0, 0))
    assert not has_zone(one)


def test_g_6_facings_that_see_a_hex() -> None:
    for cell in DRAWN:
        if cell == (0, 0):
            continue
        seen = tuple(f for f in FACINGS if hex_at(*cell) in SEEN[f])
        assert FACING_TO[hex_at(*cell)] == seen
        between = dist(cell) == 2 and measure(cell) == 3
        assert len(seen) == (4 if between else 3)


# G-7


def blocked(target: Place, *standing: Place, down: bool = False) -> bool:
    others = [glad("eques", cell, owner=1, down=down) for cell in standing]
    state = arena(glad("hoplomachus", (0, 0), 0), *others)
    return not line_clear(state, place(0, 0), place(*target))


@pytest.mark.parametrize("k", FACINGS)
def test_g_7_on_an_axis_one_hex_can_be_in_the_way(k: int) -> None:
    target = plus(way(k), way(k))
    assert not blocked(target)
    assert blocked(target, way(k))
    assert not blocked(target, *(way(other) for other in FACINGS if other != k))


@pytest.mark.parametrize("k", FACINGS)
def test_g_7_between_two_axes_both_hexes_must_be_held(k: int) -> None:
    target = plus(way(k), way(k + 1))
    assert not blocked(target)
    assert not blocked(target, way(k))
    assert not blocked(target, way(k + 1))
    assert blocked(target, way(k), way(k + 1))


def test_g_7_only_those_who_stand_are_in_the_way() -> None:
    assert not blocked((2, 0), (1, 0), down=True)
    state = arena(glad("hoplomachus", (0, 0), 0), body((1, 0)))
    assert line_clear(state, place(0, 0), place(2, 0))


# G-8


def expected(here: Place, away: Place, radius: int, held: set[Place]) -> tuple[set[Place], bool]:
    """C of G-8, and whether it is a wall."""
    field = {cell for cell in around(here) if dist(cell) <= radius}
    most = max(measure(cell, away) for cell in around(here))
    choice = {cell for cell in field if measure(cell, away) == most}
    wall = not choice
    if wall:
        choice = {cell for cell in field if measure(cell, away) > measure(here, away)}
    free = choice - held
    return free or choice, wall


def backwards(state: State, here: Place, away: Place) -> tuple[set[Place], bool]:
    ways, wall = way_back(state, place(*here), place(*away))
    return {plus(here, DIR[k]) for k in ways}, wall


def test_g_8_every_forced_step_in_the_arena() -> None:
    state = State(Options(2), 5)
    for here in (cell for cell in FIELD if dist(cell) <= 5):
        for away in (cell for cell in FIELD if 1 <= dist(cell, here) <= 2):
            assert backwards(state, here, away) == expected(here, away, 5, set())


def test_g_8_free_hexes_come_first() -> None:
    for held in ({(2, 1)}, {(1, 2)}, {(2, 1), (1, 2)}, set[Place]()):
        others = [glad("eques", cell, owner=0) for cell in held]
        state = arena(secutor(), *others)
        assert backwards(state, (1, 1), (0, 0)) == expected((1, 1), (0, 0), 5, held)
    assert expected((1, 1), (0, 0), 5, {(2, 1)}) == ({(1, 2)}, False)
    assert expected((1, 1), (0, 0), 5, {(2, 1), (1, 2)}) == ({(2, 1), (1, 2)}, False)


@pytest.mark.parametrize("k", FACINGS)
def test_g_8_straight_back_from_an_adjacent_attacker(k: int) -> None:
    state = State(Options(2), 5)
    assert backwards(state, (0, 0), way(k)) == ({way(k + 3)}, False)


@pytest.mark.parametrize(
    ("victim", "hexes"),
    [((1, 0), {(2, 0)}), ((2, 0), {(3, 0)}), ((1, 1), {(2, 1), (1, 2)})],
)
def test_g_8_the_examples(victim: Place, hexes: set[Place]) -> None:
    assert backwards(State(Options(2), 5), victim, (0, 0)) == (hexes, False)


def test_g_8_facing_never_changes_and_the_owner_picks() -> None:
    state = arena(glad("hoplomachus", (0, 0), 0), thraex(at=(1, 1), facing=4), pa=1)
    play(state, "engage 1 0", "atk 2 def 9")
    assert (ask(state), moves(state)) == ("retreat", ["retreat 0", "retreat 1"])
    play(state, "retreat 1", "prot 0")
    assert (at(state.gladiators[1]), state.gladiators[1].facing) == ((1, 2), 4)


# G-9


@pytest.mark.parametrize(
    ("striker", "victim", "hexes"),
    [
        ((4, -2), (5, -2), {(5, -1)}),
        ((4, -1), (5, -2), {(5, -3)}),
        ((4, 0), (5, 0), set()),
        ((5, -1), (5, 0), {(4, 1)}),
        ((3, -1), (5, -2), {(5, -3), (5, -1)}),
    ],
)
def test_g_9_the_examples_at_the_wall(striker: Place, victim: Place, hexes: set[Place]) -> None:
    assert backwards(State(Options(2), 5), victim, striker) == (hexes, True)


def test_g_9_the_arena_is_a_hexagon() -> None:
    for radius in (5, 6, 7):
        cells_inside = {
            (q, r)
            for q, r in product(range(-9, 10), repeat=2)
            if max(abs(q), abs(r), abs(q + r)) <= radius
        }
        assert cells(disc(radius)) == cells_inside


def test_g_9_nobody_steps_over_the_wall() -> None:
    state = arena(secutor(at=(5, -2)), pa=3)
    assert [move for move in moves(state) if move.startswith("step")] == [
        "step 1",
        "step 2",
        "step 3",
        "step 4",
    ]


# G-10


@pytest.mark.parametrize("facing", [0, 3])
def test_g_10_a_domino_moves_from_the_far_end(facing: int) -> None:
    state = arena(
        secutor(),
        thraex(),
        glad("secutor", (2, 0), facing, owner=1),
        glad("secutor", (3, 0), facing, owner=1),
        pa=1,
    )
    # Hit from behind, p may fall; o falls in any case, so it has no die.
    play(state, "engage 1 0", "atk 3 def 6 prot 2" if facing == 3 else "atk 3 def 6 fall 9 prot 2")
    play(state, "stay")
    _, v, o, p = state.gladiators[:4]
    assert [at(v), at(o), at(p)] == [(2, 0), (3, 0), (4, 0)]
    assert [v.down, o.down, p.down] == [True, True, False]


# G-11


RISE = [0, +3, -2, +2, -2, +2, -1, +1, -1, +1]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_g_11_the_rise_table(level: int) -> None:
    for die, declared in product(range(10), FACINGS):
        state = arena(secutor(level=level, down=True), pa=2)
        play(state, f"stand {declared}", f"rise {die}")
        facing = declared if die < level else (declared + RISE[die]) % 6
        assert (state.gladiators[0].facing, state.gladiators[0].down) == (facing, False)


def test_g_11_a_zero_always_succeeds() -> None:
    assert list(ARENA.rise) == RISE
    state = arena(secutor(level=1, down=True), pa=2)
    play(state, "stand 4", "rise 0")
    assert state.gladiators[0].facing == 4


# G-12


ARENAS = {
    2: (5, 91, 4, [(4, 0), (-4, 0)], 8, 6),
    3: (5, 91, 4, [(4, 0), (-4, 4), (0, -4)], 8, 6),
    4: (7, 169, 6, [(6, 0), (-3, 6), (-6, 0), (3, -6)], 9, 7),
    5: (6, 127, 5, [(5, 0), (-1, 5), (-5, 3), (-2, -3), (4, -5)], 6, 6),
    6: (7, 169, 6, [(6, 0), (0, 6), (-6, 6), (-6, 0), (0, -6), (6, -6)], 6, 5),
}


def zones(players: int) -> list[set[Place]]:
    return [cells(zone(players, seat)) for seat in range(players)]


@pytest.mark.parametrize("players", ARENAS)
def test_g_12_the_table(players: int) -> None:
    radius, hexes, rho, centres, spacing, least = ARENAS[players]
    table = ARENA.tables[players]
    assert (table.radius, table.ring, len(disc(table.radius))) == (radius, rho, hexes)
    assert [axial(zone(players, seat)[0]) for seat in range(players)] == centres
    nearest = [min(dist(one, other) for other in centres if other != one) for one in centres]
    assert set(nearest) == {spacing}
    gaps = [
        min(dist(a, b) for a, b in product(one, other))
        for one, other in combinations(zones(players), 2)
    ]
    assert min(gaps) == least >= 5


@pytest.mark.parametrize("players", ARENAS)
def test_g_12_a_ring_is_read_clockwise(players: int) -> None:
    _, _, rho, centres, _, _ = ARENAS[players]
    read = [
        (rho * way(k)[0] + step * way(k + 2)[0], rho * way(k)[1] + step * way(k + 2)[1])
        for k in FACINGS
        for step in range(rho)
    ]
    assert [axial(one) for one in ring(rho)] == read
    assert [read[seat * 6 * rho // players] for seat in range(players)] == centres


@pytest.mark.parametrize("players", ARENAS)
def test_g_12_the_zones(players: int) -> None:
    radius, _, rho, centres, _, _ = ARENAS[players]
    for centre, found in zip(centres, zones(players), strict=True):
        near = {centre, *around(centre)}
        if players >= 5:
            near = {cell for cell in near if cell == centre or dist(cell) == rho + 1}
            assert len(found) in (3, 4)
        else:
            assert len(found) == 7
        assert found == near
        assert all(dist(cell) <= radius for cell in found)
        assert len(found) >= ARENA.tables[players].troop


# G-13


PAIRS: list[tuple[Place, Place]] = [
    ((-2, 0), (3, 0)),
    ((-4, 3), (1, 3)),
    ((-1, -3), (4, -3)),
    ((-5, 6), (0, 6)),
    ((1, -6), (6, -6)),
]


def test_g_13_five_lanes_in_an_arena_of_radius_7() -> None:
    assert [(axial(left), axial(right)) for left, right in LANES] == PAIRS
    assert ARENA.duels.radius == 7
    assert all(dist(cell) <= 7 for pair in PAIRS for cell in pair)
    for row, (left, right) in zip((0, 3, -3, 6, -6), PAIRS, strict=True):
        assert left == (-row // 2 - 2, row)
        assert right == (left[0] + 5, row)


def test_g_13_the_first_drawn_is_on_the_left() -> None:
    options = Options(2, "single", troops="drawn")
    # Seat 0 has 0 to 5, seat 1 has 6 to 11: 6 against 0, 7 against 1 and so on.
    script: list[tuple[str, None, list[int | str]]] = [("class", None, ["thraex"])] * 12
    for number in range(6):
        script += [("troop", None, [1]), ("pair", None, [6 + number]), ("pair", None, [number])]
    script += [("order", None, [1]), ("order", None, [2])]
    fate = Scripted(script)
    state = GAME.setup(options, fate, None)
    fate.finish()
    for number, (start, end) in enumerate(PAIRS):
        one, other = state.gladiators[6 + number], state.gladiators[number]
        assert (at(one), one.facing) == (start, 0)
        assert (at(other), other.facing) == (end, 3)
    assert [state.gladiators[who].status for who in (5, 11)] == ["waiting", "waiting"]
