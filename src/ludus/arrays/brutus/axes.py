"""Arrays as the rules use them: batches last, one-hot seats and values, 32-bit integers.

`xp` is `numpy` or `jax.numpy`. An array of the rules has some fixed axes (seats, values) and then
the axes of the batch, of which there may be any number or none.
"""

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = Any
"""An array of numpy or of JAX; both libraries type theirs differently."""

Namespace: TypeAlias = Any
"""The module `numpy` or the module `jax.numpy`."""


def line(xp: Namespace, length: int, batch: int) -> Array:
    """Number the places of an axis from 0, ready to be compared with arrays of a batch."""
    return xp.arange(length, dtype=xp.int32).reshape((length,) + (1,) * batch)


def one_hot(xp: Namespace, index: Array, length: int) -> Array:
    """Say for every place of a new first axis whether it is the one meant; -1 means none."""
    return line(xp, length, index.ndim) == index


def total(xp: Namespace, array: Array, axis: int = 0) -> Array:
    """Add up along an axis, in 32 bits: numpy would widen them."""
    return xp.sum(array, axis=axis, dtype=xp.int32)


def anywhere(array: Array, axis: int = 0) -> Array:
    """Tell whether anything is true along an axis."""
    return array.any(axis=axis)


def least(xp: Namespace, array: Array) -> Array:
    """Find the smallest number along the first axis."""
    return xp.min(array, axis=0)


def most(xp: Namespace, array: Array) -> Array:
    """Find the largest number along the first axis."""
    return xp.max(array, axis=0)


def at(xp: Namespace, array: Array, chosen: Array) -> Array:
    """Look up along the first axis where `chosen` is true; nothing chosen gives 0.

    `chosen` has the first axis and those of the batch, `array` may have more in between.
    """
    between = array.ndim - chosen.ndim
    mask = chosen.reshape(chosen.shape[:1] + (1,) * between + chosen.shape[1:])
    return total(xp, array * mask)


def is_one_of(array: Array, numbers: Collection[int]) -> Array:
    """Tell where a number is one of a few."""
    found = array != array
    for number in numbers:
        found = found | (array == number)
    return found


def scan(
    xp: Namespace, body: Callable[[Any, Array], tuple[Any, Array]], carry: Any, rows: Array
) -> tuple[Any, Array]:
    """Apply a function once for every row, and collect what it gives.

    A loop in numpy; in JAX one compiled loop, so that its body is compiled only once.
    """
    if xp is not np:
        from jax import lax  # only who asks for JAX needs it

        return lax.scan(body, carry, rows)
    found = []
    for row in rows:
        carry, one = body(carry, row)
        found.append(one)
    return carry, np.stack(found)
