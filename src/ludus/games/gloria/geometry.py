"""What a facing means on hexes: front, rear, reach, aim. Chapters L-8 to L-10, L-16.

Every table is indexed by the facing and holds vectors from the gladiator's hex.

    facing east         Z zone of control    d rear    * reach of a long weapon
      b  s  *           s flank: seen, but out of reach
    b  d  Z  *          b rear at two hexes
   b  d  @> Z  *
    b  d  Z  *
      b  s  *
"""

from ludus.kit.hexes import DIRECTIONS, SIDES, Hex, aims, direction, disc, length, turn_between

FACINGS = range(SIDES)

ZONE = tuple(tuple(direction(f + k) for k in (-1, 0, 1)) for f in FACINGS)
"""The three hexes before the front: the zone of control. [L-9.1]"""

REAR = tuple(tuple(direction(f + k) for k in (2, 3, 4)) for f in FACINGS)
"""The three hexes behind. [L-9.4]"""

REAR_DIRECTIONS = tuple(tuple((f + k) % SIDES for k in (2, 3, 4)) for f in FACINGS)
"""The directions of the three rear hexes."""

REACH = tuple(
    tuple(
        direction(f + a) + direction(f + b) for a, b in ((-1, -1), (-1, 0), (0, 0), (0, 1), (1, 1))
    )
    for f in FACINGS
)
"""The five hexes behind the zone of control that a long weapon reaches. [L-10.1]"""

_FLANKS = tuple(
    (direction(f - 1) + direction(f - 2), direction(f + 1) + direction(f + 2)) for f in FACINGS
)

IN_ZONE = tuple(frozenset(vectors) for vectors in ZONE)
IN_REACH = tuple(frozenset(vectors) for vectors in REACH)

IN_FRONT = tuple(zone | reach for zone, reach in zip(IN_ZONE, IN_REACH, strict=True))
"""Where a long weapon or a snare gets to: the zone and the reach. [L-10.1, L-13.2]"""

SEEN = tuple(frozenset((*ZONE[f], *REACH[f], *_FLANKS[f])) for f in FACINGS)
"""The front arc: the zone, the reach and the two flanks at two hexes. [L-16.4]"""

NEAR = disc(2) - {0}
"""The hexes at one or two steps."""

FACING_TO = {vector: tuple(f for f in FACINGS if vector in SEEN[f]) for vector in NEAR}
"""The facings that have a vector in their front arc: three or four. [L-16.4]"""

_WIDEST = 14

NEARER = {
    vector: tuple(k for k, step in enumerate(DIRECTIONS) if length(vector - step) < length(vector))
    for vector in disc(_WIDEST)
}
"""The directions that lead nearer to what lies at a vector. [L-13.7, L-22.3]"""

AIM = {vector: aims(vector) for vector in disc(_WIDEST) - {0}}
"""The facings that look at a vector: straight ahead, or beside the axis at two hexes. [L-16.2]"""

BETWEEN = {
    vector: tuple(step for step in DIRECTIONS if length(vector - step) == 1)
    for vector in NEAR
    if length(vector) == 2
}
"""What lies between two hexes at distance 2: one hex on an axis, two beside it. [L-10.1]"""


def turn_to(facing: int, vector: Hex) -> int:
    """Turn to look at a vector: not at all if it is ahead, else the least, to the right if equal.

    [L-22.4]
    """
    aim = AIM[vector]
    if facing in aim:
        return facing
    return min(aim, key=lambda f: (abs(turn := turn_between(facing, f)), -turn))
