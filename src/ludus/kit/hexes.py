"""Hexes of a pointy-top grid, each one a whole number, so that a vector is added like a number.

A hex has two axial coordinates, q to the east and r downwards to the south-east. It is written as
`q + 100 * r`: 302 is (2, 3), -99 is (1, -1). Hexes and vectors between hexes are of the same kind,
and adding numbers adds vectors as long as no coordinate passes 49 either way.

Directions are numbered clockwise from the east; a turn to the right adds 1, modulo 6:

        4   5
      3   .   0
        2   1
"""

from functools import cache

Hex = int

_ROW = 100


def hex_at(q: int, r: int) -> Hex:
    """Give the hex with these coordinates."""
    return q + _ROW * r


def axial(place: Hex) -> tuple[int, int]:
    """Give the coordinates of a hex."""
    r = (place + _ROW // 2) // _ROW
    return place - _ROW * r, r


SIDES = 6
DIRECTIONS: tuple[Hex, ...] = tuple(
    hex_at(q, r) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
)
"""The step to each neighbour: E, SE, SW, W, NW, NE."""


def direction(k: int) -> Hex:
    """Give the step in a direction, counted modulo 6."""
    return DIRECTIONS[k % SIDES]


def length(vector: Hex) -> int:
    """Count the steps a vector is long."""
    q, r = axial(vector)
    return max(abs(q), abs(r), abs(q + r))


def square(vector: Hex) -> int:
    """Measure a vector as the crow flies, squared: it tells near from far where steps do not."""
    q, r = axial(vector)
    return q * q + q * r + r * r


@cache
def disc(radius: int) -> frozenset[Hex]:
    """Collect the hexes within a number of steps of the middle: a hexagon with straight walls."""
    span = range(-radius, radius + 1)
    return frozenset(hex_at(q, r) for q in span for r in span if abs(q + r) <= radius)


@cache
def ring(radius: int) -> tuple[Hex, ...]:
    """List the hexes at exactly that many steps, clockwise from the east."""
    if radius == 0:
        return (0,)
    return tuple(
        radius * DIRECTIONS[k] + step * direction(k + 2)
        for k in range(SIDES)
        for step in range(radius)
    )


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """List the six hexes around, clockwise from the east."""
    return tuple(place + step for step in DIRECTIONS)


def aims(vector: Hex) -> tuple[int, ...]:
    """List the directions that point nearest along a vector: one, or two if it lies between."""
    q, r = axial(vector)
    # The scalar product with (dq, dr), doubled: 2 q dq + q dr + r dq + 2 r dr.
    products = []
    for step in DIRECTIONS:
        dq, dr = axial(step)
        products.append(2 * q * dq + q * dr + r * dq + 2 * r * dr)
    best = max(products)
    return tuple(k for k, product in enumerate(products) if product == best)


def turn_between(facing: int, other: int) -> int:
    """Count the sixths from one direction to another, right turns positive: -2 to 3."""
    return (other - facing + 2) % SIDES - 2
