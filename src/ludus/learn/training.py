"""Training: rounds are played, learned from, and played again, until the time is up.

A folder holds what a training needs to go on after it was stopped: `net.safetensors` (who acts),
`all.safetensors` (who judges, and the optimiser's memory too), `curve.csv`, drawn in `curve.svg`,
and `older`, a league of older selves against which some of the rounds are played.
"""

import csv
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import Struct

from ludus.arrays.nets import read, shapes, write
from ludus.core.errors import BadInput, fault
from ludus.learn.batches import ByJax, ByNumpy
from ludus.learn.curves import draw
from ludus.learn.decisions import Given
from ludus.learn.subjects import SUBJECTS, modes_named
from ludus.learn.updates import Nets, Told, fresh, learner, optimiser, plain

FREEDOM = 0.03
LEAST_FREEDOM = 0.002
"""How much it counts to stay undecided: less and less."""
HINT = 0.3
"""How much the margin of a round counts at first; in the second half only winning does."""
RIVALS = 0.2
"""The share of batches in which older selves have seats."""
LEAGUE = 12
"""How many older selves are kept."""
COMPILED = 600
"""From this many seconds on it pays on a processor, too, to compile how batches are played: three
players of Gorus then play and learn 2.2 times as many cards a second (docs/learning.md)."""


class Pace(Struct, frozen=True):
    """What suits a machine.

    plays  decisions in one batch
    parts  in how many parts a batch is learned
    rate   how fast, at first
    """

    plays: int
    parts: int
    rate: float


PACES = {"cpu": Pace(15_360, 10, 1e-3), "gpu": Pace(491_520, 40, 6e-4)}
"""A GPU plays batches so large that they are learned in more and smaller steps: in equal
time 40 parts won 0.66 of the games against two veterans, 10 parts 0.56 (docs/learning.md)."""


class Plan(Struct, frozen=True):
    """What is to be learned, for how long, by how large nets.

    blocks  of the actor, and of the critic
    modes   by name; one that is named twice is played twice as often
    plays   decisions in one batch; None is what suits the machine
    rate    how fast, at first; None likewise
    """

    game: str
    folder: Path
    seconds: float
    width: int = 256
    blocks: tuple[int, int] = (1, 1)
    seed: int = 1
    modes: tuple[str, ...] = ()
    plays: int | None = None
    rate: float | None = None


class Progress(Struct, frozen=True):
    """Where a training stands."""

    batches: int
    plays: int
    seconds: float
    surprise: float
    freedom: float


class Training:
    """A training that can be stopped at any time and goes on from its folder."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._subject = SUBJECTS[plan.game]
        machine = jax.default_backend()
        pace = PACES.get(machine, PACES["gpu"])
        brief = machine == "cpu" and plan.seconds < COMPILED
        batches = ByNumpy if brief else ByJax
        names = modes_named(plan.game, plan.modes)
        self._batches = batches(self._subject, names, plan.plays or pace.plays)
        self._rate = plan.rate or pace.rate
        self.batches = self.plays = 0
        self.seconds = 0.0
        self._chain = optimiser(self._rate)
        self._learn = learner(self._chain, pace.parts)
        key = jax.random.key(plan.seed)
        parts = zip((self._subject.actor, self._subject.critic), plan.blocks, strict=True)
        self.nets = Nets(
            *(
                fresh(jax.random.fold_in(key, at), shapes(size[0], plan.width, blocks, size[1]))
                for at, (size, blocks) in enumerate(parts)
            )
        )
        self.memory = self._chain.init(self.nets)
        self.league: list[dict[str, Any]] = []
        plan.folder.mkdir(parents=True, exist_ok=True)
        if (plan.folder / "all.safetensors").exists():
            self._go_on()

    def run(self) -> Iterator[Progress]:
        """Learn until the time is up, telling of every batch; what was reached is kept."""
        began, before = time.monotonic(), self.seconds
        kept = began
        while self.seconds < self.plan.seconds:
            told = self._batch(self.seconds / self.plan.seconds)
            self.seconds = before + time.monotonic() - began
            progress = Progress(
                self.batches, self.plays, self.seconds, float(told.surprise), float(told.freedom)
            )
            self._note(progress)
            if time.monotonic() - kept > 60:
                self.keep()
                kept = time.monotonic()
            yield progress
        self.keep()

    def _batch(self, done: float) -> Told:
        """Play rounds of one mode and learn from them."""
        rng = Random(f"{self.plan.seed}/{self.batches}")
        rivals = bool(self.league) and rng.random() < RIVALS
        older = rng.choice(self.league) if rivals else self.nets.actor
        key = jax.random.key(rng.getrandbits(31))
        hint = jnp.asarray(max(0.0, HINT * (1 - 2 * done)), dtype=jnp.float32)
        given = Given(self.nets.actor, self.nets.critic, older, jnp.asarray(rivals), hint)
        seen = self._batches.play(given, rng)
        rate = jnp.asarray(self._rate * max(0.02, 1 - done))
        self.memory[1].hyperparams["learning_rate"] = rate
        freedom = jnp.asarray(max(LEAST_FREEDOM, FREEDOM * (1 - done)))
        self.nets, self.memory, told = self._learn(self.nets, self.memory, seen, key, freedom)
        self.batches += 1
        self.plays += int(seen.chosen.size)
        return Told(*told)

    def keep(self) -> None:
        """Write everything down."""
        folder = self.plan.folder
        about = self._about()
        actor = {name: np.asarray(one) for name, one in plain(self.nets.actor).items()}
        small = {name: one.astype(np.float16) for name, one in actor.items()}
        write(folder / "net.safetensors", small, about)
        leaves = {f"memory.{at}": one for at, one in enumerate(jax.tree.leaves(self.memory))}
        nets = {
            f"{part}.{name}": one
            for part, weights in self.nets._asdict().items()
            for name, one in weights.items()
        }
        write(
            folder / "all.safetensors",
            {name: np.asarray(one) for name, one in (nets | leaves).items()},
            about,
        )
        (folder / "older").mkdir(exist_ok=True)
        write(folder / "older" / f"{self.batches:07}.safetensors", small, about)
        if (folder / "curve.csv").exists():
            draw(folder)
        self._call_league()

    def _call_league(self) -> None:
        """Read older selves, evenly spread over the time since the beginning."""
        files = sorted((self.plan.folder / "older").glob("*.safetensors"))
        chosen = {files[round(at * (len(files) - 1) / max(1, LEAGUE - 1))] for at in range(LEAGUE)}
        self.league = [_on_device(read(file)[0]) for file in sorted(chosen)]

    def _about(self) -> dict[str, str]:
        rules = self._subject.rules
        return {
            "game": rules.name,
            "content": rules.content,
            "version": str(rules.version),
            "batches": str(self.batches),
            "plays": str(self.plays),
            "seconds": f"{self.seconds:.1f}",
            "width": str(self.plan.width),
            "blocks": ",".join(map(str, self.plan.blocks)),
        }

    def _go_on(self) -> None:
        """Take a training up where it was left."""
        kept, about = read(self.plan.folder / "all.safetensors")
        now = self._about()
        for name in ("game", "content", "width", "blocks"):
            if about.get(name) != now[name]:
                raise fault(BadInput, "cli-learn-other", what=name, was=about.get(name, ""))
        self.batches, self.plays = int(about["batches"]), int(about["plays"])
        self.seconds = float(about["seconds"])
        parts = [
            {name: jnp.asarray(kept[f"{part}.{name}"]) for name in weights}
            for part, weights in self.nets._asdict().items()
        ]
        self.nets = Nets(*parts)
        leaves, shape = jax.tree.flatten(self.memory)
        stored = [jnp.asarray(kept[f"memory.{at}"]) for at in range(len(leaves))]
        self.memory = jax.tree.unflatten(shape, stored)
        self._call_league()

    def _note(self, progress: Progress) -> None:
        file = self.plan.folder / "curve.csv"
        names = progress.__struct_fields__
        new = not file.exists()
        with file.open("a", newline="") as out:
            rows = csv.writer(out)
            if new:
                rows.writerow(names)
            rows.writerow([f"{getattr(progress, name):.6g}" for name in names])


def _on_device(weights: dict[str, Any]) -> dict[str, Any]:
    return {name: jnp.asarray(one) for name, one in weights.items()}
