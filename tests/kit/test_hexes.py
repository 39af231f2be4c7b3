"""Hexes as numbers: coordinates, distances, rings, directions."""

from itertools import product
from math import atan2, pi, sqrt

import pytest

from ludus.kit.hexes import (
    DIRECTIONS,
    SIDES,
    aims,
    axial,
    direction,
    disc,
    hex_at,
    length,
    neighbours,
    ring,
    square,
    turn_between,
)

SPAN = range(-49, 50)


def centre(q: int, r: int) -> tuple[float, float]:
    """Where the middle of a pointy-top hex lies, x to the right, y downwards."""
    return q + r / 2, r * sqrt(3) / 2


@pytest.mark.parametrize(
    ("place", "coordinates"), [(0, (0, 0)), (302, (2, 3)), (-99, (1, -1)), (99, (-1, 1))]
)
def test_a_hex_is_a_number(place: int, coordinates: tuple[int, int]) -> None:
    assert hex_at(*coordinates) == place
    assert axial(place) == coordinates


def test_all_coordinates_come_back_and_none_is_taken_twice() -> None:
    numbers = {hex_at(q, r): (q, r) for q, r in product(SPAN, SPAN)}
    assert len(numbers) == len(SPAN) ** 2
    assert all(axial(place) == coordinates for place, coordinates in numbers.items())


def test_adding_numbers_adds_vectors() -> None:
    span = range(-12, 13, 3)
    for a, b, c, d in product(span, span, span, span):
        assert axial(hex_at(a, b) + hex_at(c, d)) == (a + c, b + d)
        assert axial(hex_at(a, b) - hex_at(c, d)) == (a - c, b - d)


def test_directions_go_clockwise_from_the_east() -> None:
    assert [axial(step) for step in DIRECTIONS] == [
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
    ]
    # Downwards is positive, so a growing angle is a right turn.
    angles = [atan2(*reversed(centre(*axial(step)))) % (2 * pi) for step in DIRECTIONS]
    assert angles == pytest.approx([k * pi / 3 for k in range(SIDES)])


def test_directions_are_counted_modulo_six() -> None:
    for k in range(-12, 13):
        assert direction(k) == DIRECTIONS[k % 6]
        assert direction(k) == -direction(k + 3)
        assert direction(k - 1) + direction(k + 1) == direction(k)


def walk(radius: int) -> dict[int, int]:
    """Count the steps from the middle to every hex around, by walking."""
    steps = {0: 0}
    edge = [0]
    for far in range(1, radius + 1):
        edge = [new for place in edge for new in neighbours(place)]
        edge = [new for new in dict.fromkeys(edge) if new not in steps]
        steps.update((place, far) for place in edge)
    return steps


def test_length_counts_steps() -> None:
    assert {place: length(place) for place in disc(6)} == walk(6)


def test_square_is_the_true_distance_squared() -> None:
    for place in disc(8):
        x, y = centre(*axial(place))
        assert square(place) == pytest.approx(x * x + y * y)


def test_square_tells_apart_what_steps_do_not() -> None:
    axis, beside = hex_at(2, 0), hex_at(1, 1)
    assert length(axis) == length(beside) == 2
    assert (square(axis), square(beside)) == (4, 3)


@pytest.mark.parametrize(
    ("radius", "count"), [(0, 1), (1, 7), (2, 19), (5, 91), (6, 127), (7, 169)]
)
def test_a_disc_is_all_within_so_many_steps(radius: int, count: int) -> None:
    assert disc(radius) == set(walk(radius))
    assert len(disc(radius)) == count


@pytest.mark.parametrize("radius", range(8))
def test_a_ring_is_the_edge_of_a_disc(radius: int) -> None:
    found = ring(radius)
    assert len(found) == len(set(found)) == (6 * radius or 1)
    assert set(found) == {place for place in disc(radius) if length(place) == radius}


@pytest.mark.parametrize("radius", range(1, 8))
def test_a_ring_goes_clockwise_from_the_east(radius: int) -> None:
    found = ring(radius)
    assert found[0] == hex_at(radius, 0)
    for k in range(SIDES):
        assert found[k * radius] == radius * DIRECTIONS[k]
    for one, other in zip(found, (*found[1:], found[0]), strict=True):
        (x, y), (u, v) = centre(*axial(one)), centre(*axial(other))
        assert length(other - one) == 1
        assert x * v - y * u > 0  # a right turn, seen from the middle


def test_neighbours_are_the_six_around() -> None:
    here = hex_at(3, -2)
    assert [axial(place) for place in neighbours(here)] == [
        (4, -2),
        (3, -1),
        (2, -1),
        (2, -2),
        (3, -3),
        (4, -3),
    ]


def angle_between(k: int, place: int) -> float:
    """The angle from a direction to a place, without its sign."""
    x, y = centre(*axial(place))
    a, b = centre(*axial(DIRECTIONS[k]))
    return abs(atan2(a * y - b * x, a * x + b * y))


def test_aims_are_the_nearest_directions() -> None:
    for place in disc(14) - {0}:
        off = [angle_between(k, place) for k in range(SIDES)]
        nearest = tuple(k for k in range(SIDES) if off[k] == pytest.approx(min(off)))
        assert aims(place) == nearest


def test_aims_are_two_only_half_way_between_two_directions() -> None:
    assert aims(hex_at(3, 0)) == (0,)
    assert aims(hex_at(2, 1)) == (0,)
    assert aims(hex_at(1, 1)) == (0, 1)
    assert aims(hex_at(2, -1)) == (0, 5)
    assert aims(hex_at(3, 3)) == (0, 1)
    assert all(len(aims(place)) in (1, 2) for place in disc(14) - {0})


def test_a_turn_is_counted_to_the_right_or_the_left() -> None:
    assert [turn_between(0, other) for other in range(6)] == [0, 1, 2, 3, -2, -1]
    for facing, turn in product(range(6), range(-2, 4)):
        assert turn_between(facing, (facing + turn) % 6) == turn
