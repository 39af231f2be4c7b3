"""A net: layers with ways around them, over numpy at a table and over JAX while it learns."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import safe_open
from safetensors.numpy import save

Array = Any
Namespace = Any
Weights = Mapping[str, Array]
"""Matrices and offsets by name: `in`, `0.a`, `0.b`, `1.a` and so on, `out`."""


def answer(xp: Namespace, weights: Weights, given: Array) -> Array:
    """Give what a net says to rows of numbers (rows, features)."""
    x = xp.maximum(given @ weights["in.w"] + weights["in.b"], 0)
    for block in range(blocks_of(weights)):
        inner = xp.maximum(x @ weights[f"{block}.a.w"] + weights[f"{block}.a.b"], 0)
        x = x + inner @ weights[f"{block}.b.w"] + weights[f"{block}.b.b"]
    return xp.maximum(x, 0) @ weights["out.w"] + weights["out.b"]


def blocks_of(weights: Weights) -> int:
    """Count the blocks of a net."""
    return sum(name.endswith(".a.w") for name in weights)


def shapes(features: int, width: int, blocks: int, answers: int) -> dict[str, tuple[int, ...]]:
    """List the shapes of a net's weights."""
    found: dict[str, tuple[int, ...]] = {"in.w": (features, width), "in.b": (width,)}
    for block in range(blocks):
        for part in "ab":
            found[f"{block}.{part}.w"] = (width, width)
            found[f"{block}.{part}.b"] = (width,)
    return found | {"out.w": (width, answers), "out.b": (answers,)}


def write(file: Path, weights: Weights, about: Mapping[str, str]) -> None:
    """Write weights and what is to be known of them into a file, completely or not at all."""
    draft = file.with_suffix(".part")
    arrays = {name: np.ascontiguousarray(one) for name, one in weights.items()}
    draft.write_bytes(save(arrays, metadata=dict(about)))
    draft.replace(file)


SCALE = ".scale"
LARGEST = 127
"""The largest number that 8 bits with a sign hold on either side."""


def packed(weights: Weights) -> dict[str, Array]:
    """Write matrices in whole numbers of 8 bits, each column with a scale of its own.

    Offsets, of which there are few, stay as they are.
    """
    found: dict[str, Array] = {}
    for name, one in weights.items():
        if one.ndim < 2:
            found[name] = np.asarray(one, dtype=np.float32)
            continue
        exact = np.asarray(one, dtype=np.float32)
        largest = np.abs(exact).max(axis=0)
        scale = np.where(largest > 0, largest, 1) / np.float32(LARGEST)
        found[name] = np.rint(exact / scale).astype(np.int8)
        found[name + SCALE] = scale
    return found


def unpacked(weights: Weights) -> dict[str, Array]:
    """Give all weights as numbers of 32 bits, whether they were packed in 8 or 16 bits or not."""
    found: dict[str, Array] = {}
    for name, one in weights.items():
        if name.endswith(SCALE):
            continue
        scale = weights.get(name + SCALE)
        if scale is not None:
            found[name] = one.astype(np.float32) * scale
        else:
            found[name] = one.astype(np.float32) if one.dtype == np.float16 else one
    return found


def read(file: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """Read weights, as numbers of 32 bits, and what is to be known of them.

    A file that is no file of weights raises `safetensors.SafetensorError`.
    """
    with safe_open(file, framework="numpy") as opened:
        weights = {name: opened.get_tensor(name) for name in opened.keys()}  # noqa: SIM118
        about = dict(opened.metadata() or {})
    return unpacked(weights), about
