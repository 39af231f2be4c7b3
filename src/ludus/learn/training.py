"""Training: rounds are played, learned from, and played again, until the time is up.

A folder holds what a training needs to go on after it was stopped: `net.safetensors` (who acts),
`all.safetensors` (who judges, and the optimiser's memory too), `curve.csv` and `older`, a league of
older selves against which some of the rounds are played.
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

from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.nets import read, shapes, write
from ludus.bots.gorus_nets import ACTOR, CRITIC
from ludus.core.errors import BadInput, fault
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Options
from ludus.learn import gorus
from ludus.learn.modes import without_editions
from ludus.learn.updates import Nets, Told, fresh, learner, optimiser, plain

RATE = 1e-3
FREEDOM = 0.03
LEAST_FREEDOM = 0.002
"""How much it counts to stay undecided: less and less."""
TRACE = 0.9
HINT = 0.3
"""How much the margin of a round counts at first; in the second half only winning does."""
RIVALS = 0.2
"""The share of batches in which older selves have seats."""
LEAGUE = 12
"""How many older selves are kept."""
PLAYS = 15_360
"""Cards sent in one batch of rounds, about."""


class Plan(Struct, frozen=True):
    """What is to be learned, for how long, by how large a net."""

    folder: Path
    seconds: float
    width: int = 256
    blocks: int = 1
    seed: int = 1
    plays: int = PLAYS
    modes: tuple[Options, ...] = ()


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
        self.modes = [mode_of(options) for options in plan.modes or without_editions()]
        self.by_numpy = jax.default_backend() == "cpu"
        self.batches = self.plays = 0
        self.seconds = 0.0
        self._chain = optimiser(RATE)
        self._learn = learner(self._chain)
        self._played: dict[tuple[Mode, bool], gorus.Play] = {}
        key = jax.random.key(plan.seed)
        size = (plan.width, plan.blocks)
        self.nets = Nets(
            fresh(jax.random.fold_in(key, 0), shapes(ACTOR[0], *size, ACTOR[1])),
            fresh(jax.random.fold_in(key, 1), shapes(CRITIC[0], *size, CRITIC[1])),
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
        mode = self.modes[rng.randrange(len(self.modes))]
        rivals = bool(self.league) and rng.random() < RIVALS
        older = rng.choice(self.league) if rivals else self.nets.actor
        play, learn = jax.random.split(jax.random.key(rng.getrandbits(31)))
        hint = jnp.asarray(max(0.0, HINT * (1 - 2 * done)))
        given = gorus.Given(self.nets.actor, self.nets.critic, older, hint)
        if self.by_numpy:
            given = jax.tree.map(np.asarray, given)
            seen = self._play(mode, rivals=rivals)(
                given, np.random.default_rng(rng.getrandbits(64))
            )
        else:
            seen = self._play(mode, rivals=rivals)(given, play)
        self.memory[1].hyperparams["learning_rate"] = jnp.asarray(RATE * max(0.02, 1 - done))
        freedom = jnp.asarray(max(LEAST_FREEDOM, FREEDOM * (1 - done)))
        self.nets, self.memory, told = self._learn(
            mode, self.nets, self.memory, seen, learn, freedom
        )
        self.batches += 1
        self.plays += int(seen.chosen.size)
        return Told(*told)

    def _play(self, mode: Mode, *, rivals: bool) -> gorus.Play:
        if (mode, rivals) not in self._played:
            make = gorus.play_by_numpy if self.by_numpy else gorus.play_by_jax
            self._played[mode, rivals] = make(mode, self._tables(mode), TRACE, rivals=rivals)
        return self._played[mode, rivals]

    def _tables(self, mode: Mode) -> int:
        return max(8, self.plan.plays // mode.plays)

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
        self._call_league()

    def _call_league(self) -> None:
        """Read older selves, evenly spread over the time since the beginning."""
        files = sorted((self.plan.folder / "older").glob("*.safetensors"))
        chosen = {files[round(at * (len(files) - 1) / max(1, LEAGUE - 1))] for at in range(LEAGUE)}
        self.league = [read(file)[0] for file in sorted(chosen)]

    def _about(self) -> dict[str, str]:
        return {
            "game": GAME.name,
            "content": GAME.content,
            "version": str(GAME.version),
            "batches": str(self.batches),
            "plays": str(self.plays),
            "seconds": f"{self.seconds:.1f}",
            "width": str(self.plan.width),
            "blocks": str(self.plan.blocks),
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


def pack(folder: Path, file: Path) -> None:
    """Put what a training has learned into one small file, as it is shipped."""
    kept, about = read(folder / "all.safetensors")
    small = {
        name: one.astype(np.float16)
        for name, one in kept.items()
        if name.startswith(("actor.", "critic."))
    }
    write(file, small, about)
