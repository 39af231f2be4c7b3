"""How a net changes by what was played: proximal policy optimisation with a critic.

(J. Schulman and others, "Proximal Policy Optimization Algorithms", 2017.)
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import lax

from ludus.arrays.nets import Weights, answer
from ludus.learn.decisions import Decisions

Array = Any

CLIP = 0.2
"""How far one update may change the chance of an action."""
LEARNED = 0.7
"""The share of an iteration's decisions that is learned from: first those with a choice."""


class Nets(NamedTuple):
    """Who acts, and who judges."""

    actor: dict[str, Array]
    critic: dict[str, Array]


class Told(NamedTuple):
    """What an update tells of itself.

    surprise  how badly the critic foresaw the outcomes
    freedom   how undecided the net still is
    """

    surprise: Array
    freedom: Array


def optimiser(rate: float) -> Any:
    """Make the optimiser; its rate can be changed while it runs."""
    adam = optax.inject_hyperparams(optax.adam)(learning_rate=rate, eps=1e-5)
    return optax.chain(optax.clip_by_global_norm(1.0), adam)


def fresh(key: Array, shapes: dict[str, tuple[int, ...]]) -> dict[str, Array]:
    """Draw the first weights of a net."""
    weights = {}
    for number, (name, shape) in enumerate(shapes.items()):
        if len(shape) == 1:
            weights[name] = jnp.zeros(shape)
            continue
        spread = jnp.sqrt((0.02 if name == "out.w" else 2.0) / shape[0])
        half = 0.5 if name.endswith(".b.w") else 1.0
        drawn = jax.random.normal(jax.random.fold_in(key, number), shape)
        weights[name] = drawn * spread * half
    return weights


def loss(nets: Nets, seen: Decisions, freedom: Array) -> tuple[Array, Told]:
    """Say how bad nets are on decisions that were made."""
    chances = _chances(answer(jnp, nets.actor, seen.observed), seen.legal)
    chance = jnp.take_along_axis(chances, seen.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chance - seen.chance)
    better = seen.advantage / (seen.advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    undecided = -(jnp.exp(chances) * jnp.where(seen.legal, chances, 0)).sum(axis=1)
    own = seen.own / jnp.maximum(seen.own.sum(), 1)
    judged = answer(jnp, nets.critic, jnp.concatenate([seen.observed, seen.hidden], axis=1))
    foreseen = jnp.where(seen.taken, _chances(judged, seen.taken), 0)
    surprise = -(seen.outcome * foreseen).sum(axis=1)
    told = Told(surprise.mean(), (undecided * own).sum())
    return told.surprise - (gain * own).sum() - freedom * told.freedom, told


def _chances(said: Array, among: Array) -> Array:
    """Turn what a net says into logarithms of chances among some answers."""
    return jax.nn.log_softmax(jnp.where(among, said, -1e9), axis=1)


def learner(chain: Any, parts: int) -> Any:
    """Make the function that learns from a batch in parts, one for all modes of a game."""

    def learn(nets: Nets, memory: Any, seen: Decisions, key: Array, freedom: Array) -> Any:
        count = seen.chosen.shape[0]
        size = int(count * LEARNED) // parts
        forced = seen.legal.sum(axis=1) <= 1
        first, then = jax.random.split(key)
        order = jnp.argsort(jax.random.uniform(first, (count,)) + forced)[: size * parts]
        # Mixed again, or the last part would be all of decisions without a choice.
        order = jax.random.permutation(then, order).reshape((parts, size))

        def part(carried: tuple[Nets, Any], rows: Array) -> tuple[tuple[Nets, Any], Told]:
            nets, memory = carried
            chosen = Decisions(*(one[rows] for one in seen))
            slope, told = jax.grad(loss, has_aux=True)(nets, chosen, freedom)
            change, memory = chain.update(slope, memory, nets)
            return (optax.apply_updates(nets, change), memory), told

        (nets, memory), told = lax.scan(part, (nets, memory), order)
        return nets, memory, Told(*(one.mean() for one in told))

    return jax.jit(learn, donate_argnums=(0, 1))


def plain(weights: Weights) -> Weights:
    """Bring weights to the processor that Python runs on."""
    return {name: jax.device_get(one) for name, one in weights.items()}
