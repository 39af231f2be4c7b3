"""Nets packed in numbers of 8 bits: small, and nearly always of the same mind."""

from pathlib import Path
from random import Random

import numpy as np

from ludus.arrays.gorus import features
from ludus.arrays.gorus.mode import ACTIONS
from ludus.arrays.gorus.viewed import seen_in
from ludus.arrays.nets import answer, packed, read, shapes, unpacked, write
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Options

LARGE = (features.SIZE, 512, 3, ACTIONS)
"""As large as an actor is that comes with the package."""


def random_net(
    features_: int, width: int, blocks: int, answers: int, seed: int
) -> dict[str, object]:
    """Draw weights as a training begins with them."""
    rng = np.random.default_rng(seed)
    found: dict[str, object] = {}
    for name, shape in shapes(features_, width, blocks, answers).items():
        spread = (2 / shape[0]) ** 0.5 if len(shape) == 2 else 0.05
        found[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
    return found


def test_what_was_packed_is_near_to_what_it_was() -> None:
    net = random_net(40, 24, 2, 5, 1)
    again = unpacked(packed(net))
    assert again.keys() == net.keys()
    for name, one in again.items():
        exact = np.asarray(net[name])
        assert one.dtype == np.float32
        if exact.ndim == 1:
            assert (one == exact).all()
        else:
            step = np.abs(exact).max(axis=0) / 127
            assert (np.abs(one - exact) <= step * 0.5001).all()
            assert one.std() > 0


def test_a_column_of_zeros_stays_one() -> None:
    net = {"out.w": np.array([[0.0, 1.0], [0.0, -3.0]], dtype=np.float32)}
    assert (unpacked(packed(net))["out.w"][:, 0] == 0).all()


def test_a_packed_net_is_a_quarter_as_large_and_read_again(tmp_path: Path) -> None:
    net = random_net(*LARGE, seed=2)
    file = tmp_path / "net.safetensors"
    write(file, packed(net), {"game": "gorus"})
    numbers = sum(np.asarray(one).size for one in net.values())
    assert file.stat().st_size < 1.02 * numbers
    again, about = read(file)
    assert about == {"game": "gorus"}
    for name, one in unpacked(packed(net)).items():
        assert (again[name] == one).all()


def test_a_packed_net_nearly_always_chooses_as_the_whole_one_does() -> None:
    """Weights at random tell moves apart by very little: a net that has learned agrees more."""
    net = random_net(*LARGE, seed=3)
    small = unpacked(packed(net))
    same = met = 0
    for seed in range(3):
        rng = Random(seed)
        state = GAME.opening(Options(3), Fast(rng), None)
        while state.turn is not None:
            moves = GAME.moves(state, state.turn)
            if len(moves) > 1:
                looked = seen_in(GAME.view(state, state.turn))
                order = features.roles(np, looked)
                given = features.observe(np, looked, order)[None]
                legal = features.actions(np, looked, order)
                choices = [
                    int(np.where(legal, answer(np, one, given)[0], -np.inf).argmax())
                    for one in (net, small)
                ]
                same += choices[0] == choices[1]
                met += 1
            GAME.apply(state, state.turn, rng.choice(moves), Fast(rng), None)
    assert met > 150
    assert same / met > 0.95
