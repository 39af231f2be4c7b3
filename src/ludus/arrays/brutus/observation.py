"""Observations: what a seat may know, as numbers for a learner. Fields in docs/arrays-brutus.md.

First comes what concerns the whole table, then one block for each of ten seats, counted clockwise
from the observer; seats that the table does not have are all zero.
"""

import numpy as np

from ludus.arrays.brutus.actions import COPIES
from ludus.arrays.brutus.axes import Array, Namespace, line, most, one_hot, total
from ludus.arrays.brutus.mode import MOST_PLAYERS, VALUE_COUNT, Mode, mode_of
from ludus.arrays.brutus.sight import Sight, sight_of_state, sight_of_view
from ludus.arrays.brutus.state import KINDS, PHASES, UNDECIDED, Round, State
from ludus.games.brutus.options import TABLE
from ludus.games.brutus.view import View

PLAYERS = tuple(TABLE.tables)
FULL_HAND = max(table.hand for table in TABLE.tables.values())
MANY_POINTS, FEW_POINTS, MANY_MANCHES = 50, 20, 5
"""What brings scores and manches to about 1; nothing depends on it but the scale."""

TABLE_FIELDS: tuple[tuple[str, int], ...] = (
    ("players", len(PLAYERS)),
    ("copies", 1),
    ("variants", 3),
    ("end", 3),
    ("manches_left", 1),
    ("target_left", 1),
    ("phase", len(PHASES)),
    ("asked", len(TABLE.forum)),
    ("mercy", 3),
    ("power", 1),
    ("top_value", VALUE_COUNT),
    ("top_count", COPIES),
    ("gifts", TABLE.gifts),
    ("hand", VALUE_COUNT * COPIES),
    ("laid", VALUE_COUNT),
    ("given", VALUE_COUNT),
    ("forum", VALUE_COUNT),
    ("gone", VALUE_COUNT),
    ("unseen", VALUE_COUNT),
)
"""What concerns the table: name and number of features."""

SEAT_FIELDS: tuple[tuple[str, int], ...] = (
    ("there", 1),
    ("acts", 1),
    ("in", 1),
    ("size", 1),
    ("rank", MOST_PLAYERS),
    ("servus", 1),
    ("place", MOST_PLAYERS),
    ("score", 1),
    ("ahead", 1),
    ("won", 1),
    ("owner", 1),
    ("takes", 1),
    ("named", 1),
    ("known", VALUE_COUNT),
    ("turn_kind", len(KINDS)),
    ("turn_value", 1),
    ("turn_count", 1),
    ("last_kind", len(KINDS)),
    ("last_value", 1),
    ("last_count", 1),
)
"""What concerns a seat; there are ten such blocks."""

FIELDS: tuple[tuple[str, int], ...] = TABLE_FIELDS + tuple(
    (f"seat_{seat}.{name}", size) for seat in range(MOST_PLAYERS) for name, size in SEAT_FIELDS
)
"""All fields in order: name and number of features."""

SIZE = sum(size for _, size in FIELDS)
"""How many features an observation has, in every mode."""


def observe(xp: Namespace, mode: Mode, state: State, seat: Array) -> Array:
    """Observe from a seat, one for all tables or one for each: float32 (features, *batch)."""
    return features(xp, mode, sight_of_state(xp, mode, state, seat))


def observation_of(view: View) -> Array:
    """Observe the same from a view of the readable rules, in numpy and without a batch."""
    return features(np, mode_of(view.options), sight_of_view(view))


def features(xp: Namespace, mode: Mode, sight: Sight) -> Array:
    """Write what a seat sees as numbers."""
    table = _joined(xp, TABLE_FIELDS, _table(xp, mode, sight), sight.seat.shape)
    seats = _joined(xp, SEAT_FIELDS, _seats(xp, mode, sight), sight.scores.shape)
    # Features first, seats second: now by seat from the observer, empty seats last.
    order = line(xp, mode.players, sight.seat.ndim) + sight.seat
    order = xp.where(order >= mode.players, order - mode.players, order)
    seats = xp.take_along_axis(xp.swapaxes(seats, 0, 1), order[:, None], axis=0)
    nobody = xp.zeros((MOST_PLAYERS - mode.players, *seats.shape[1:]), dtype=xp.float32)
    blocks = xp.concatenate([seats, nobody]).reshape((-1, *sight.seat.shape))
    return xp.concatenate([table, blocks])


def _joined(
    xp: Namespace, fields: tuple[tuple[str, int], ...], parts: dict[str, Array], shape: Array
) -> Array:
    """Put the fields one after another, each brought to its number of features."""
    rows = [
        xp.broadcast_to(xp.asarray(parts[name], dtype=xp.float32), (size, *shape))
        for name, size in fields
    ]
    return xp.concatenate(rows)


def _constant(xp: Namespace, numbers: list[float], batch: int) -> Array:
    """Write numbers that are the same for the whole batch."""
    return xp.asarray(numbers, dtype=xp.float32).reshape((-1,) + (1,) * batch)


def _share(xp: Namespace, array: Array, whole: float) -> Array:
    """Bring numbers to about 1."""
    return array.astype(xp.float32) / whole


def _table(xp: Namespace, mode: Mode, sight: Sight) -> dict[str, Array]:
    """Tell what concerns the whole table. [B-16.1]"""
    batch = sight.seat.ndim
    values = {
        name: _share(xp, getattr(sight, name), COPIES)
        for name in ("laid", "given", "forum", "gone")
    }
    ends = (mode.manches, mode.target, mode.time)
    variants = (mode.revolt, mode.conspiracy, mode.benevolence)
    return values | {
        "players": _constant(xp, [float(mode.players == one) for one in PLAYERS], batch),
        "copies": _constant(xp, [mode.copies / COPIES], batch),
        "variants": _constant(xp, [float(bool(one)) for one in variants], batch),
        "end": _constant(xp, [float(one is not None) for one in ends], batch),
        "manches_left": _manches_left(xp, mode, sight),
        "target_left": _target_left(xp, mode, sight),
        "phase": one_hot(xp, sight.phase, len(PHASES)),
        "asked": one_hot(xp, sight.asked - TABLE.forum[0], len(TABLE.forum)),
        "mercy": one_hot(xp, sight.mercy - UNDECIDED, 3),
        "power": sight.power,
        "top_value": one_hot(xp, sight.top_value - 1, VALUE_COUNT),
        "top_count": one_hot(xp, sight.top_count - 1, COPIES),
        "gifts": one_hot(xp, sight.gifts - 1, TABLE.gifts),
        "hand": _at_least(xp, sight.hand),
        "unseen": _share(xp, _unseen(xp, mode, sight), COPIES),
    }


def _manches_left(xp: Namespace, mode: Mode, sight: Sight) -> Array:
    """Tell how many manches follow this one, where that is agreed. [B-12.1]"""
    if mode.manches is None:
        return sight.manche * 0
    return _share(xp, mode.manches - sight.manche, MANY_MANCHES)


def _target_left(xp: Namespace, mode: Mode, sight: Sight) -> Array:
    """Tell how many points the best lacks, where a target is agreed. [B-12.3]"""
    if mode.target is None:
        return sight.manche * 0
    return _share(xp, xp.maximum(mode.target - most(xp, sight.scores), 0), MANY_POINTS)


def _at_least(xp: Namespace, hand: Array) -> Array:
    """Tell for every combination whether the hand has it, in the order of the actions. [B-6.1]"""
    counts = 1 + line(xp, COPIES, hand.ndim - 1)
    return (hand[:, None] >= counts).reshape((-1, *hand.shape[1:]))


def _unseen(xp: Namespace, mode: Mode, sight: Sight) -> Array:
    """Count the cards of which the seat cannot say where they are. [B-16.2 to B-16.4]"""
    own = sight.hand + sight.laid + sight.given
    return mode.copies - sight.gone - sight.forum - own - total(xp, sight.known)


def _seats(xp: Namespace, mode: Mode, sight: Sight) -> dict[str, Array]:
    """Tell what concerns each seat: (features, seats, *batch). [B-16.1, B-16.2]"""
    me = one_hot(xp, sight.seat, mode.players)
    own = total(xp, sight.scores * me)
    return {
        "there": sight.sizes >= 0,
        "acts": sight.acts,
        "in": sight.sizes > 0,
        "size": _share(xp, sight.sizes, FULL_HAND),
        "rank": one_hot(xp, sight.rank, MOST_PLAYERS),
        "servus": sight.rank == mode.players - 1,
        "place": one_hot(xp, sight.places - 1, MOST_PLAYERS),
        "score": _share(xp, sight.scores, MANY_POINTS),
        "ahead": _share(xp, sight.scores - own, FEW_POINTS),
        "won": _share(xp, sight.won, MANY_MANCHES),
        "owner": one_hot(xp, sight.owner, mode.players),
        "takes": _share(xp, sight.takes, MOST_PLAYERS),
        "named": _share(xp, sight.named, TABLE.gifts),
        "known": _share(xp, xp.swapaxes(sight.known, 0, 1), COPIES),
        **_turns(xp, "turn", sight.this_round),
        **_turns(xp, "last", sight.last_round),
    }


def _turns(xp: Namespace, prefix: str, turns: Round) -> dict[str, Array]:
    """Tell what each seat did last in a round, and what lay on top after it. [B-16.2]"""
    return {
        f"{prefix}_kind": one_hot(xp, turns.kinds - 1, len(KINDS)),
        f"{prefix}_value": _share(xp, turns.values, VALUE_COUNT),
        f"{prefix}_count": _share(xp, turns.counts, COPIES),
    }
