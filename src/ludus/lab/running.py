"""Runs an experiment: arm by arm, block by block into a folder, on any crew.

An arm is a mode of a variant. Its blocks are kept under a name made of all that decides about its
games, the code of rules and bots too. So a folder can hold any experiments: what was played before
is not played again, after a kill, with more games, or for another comparison. Blocks are looked at
in the order of their seeds and only at numbers of seeds that follow from the figures, so the result
is the same on any number of workers.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.changes import Change
from ludus.core.errors import BadInput, LudusError, fault
from ludus.games import find_game, folder_of
from ludus.lab.code import code_of
from ludus.lab.crew import Hire
from ludus.lab.estimates import FIRST_LOOK, Method, estimate, method_of
from ludus.lab.experiments import Experiment, name_of
from ludus.lab.figures import Column, Seed, columns, group_of
from ludus.lab.questions import PROBED, TOLD, source_of
from ludus.lab.work import Block, Job, Part
from ludus.lab.wrong import BadKey

BLOCK = 8
"""How many seeds are played and written together: what a kill can lose of each worker."""

Progress = Callable[[int, int], None]
"""Is told how many games are done, and how many there will be as far as is known."""


def silent(done: int, total: int) -> None:
    """Show no progress."""


class Arm(Struct, frozen=True):
    """A mode of a variant.

    key    the name of its blocks: a hash of all that decides about its games
    seeds  how many seeds are counted
    """

    mode: int
    variant: int
    options: dict[str, Any]
    changes: tuple[Change, ...]
    key: str
    seeds: int = 0


class Run(Struct, frozen=True):
    """What a run has counted: the file `run.json` of its folder.

    version, content  of the game, without changes
    bots              in the first seating of each mode
    """

    game: str
    version: int
    content: str
    experiment: Experiment
    bots: tuple[tuple[str, ...], ...]
    arms: tuple[Arm, ...]

    def method(self) -> Method:
        """Give how its intervals are made."""
        most = max(self.experiment.seeds(mode) for mode in range(len(self.experiment.modes)))
        return method_of(self.experiment.error, most, stops=self.experiment.width is not None)


Counted = dict[int, dict[str, Column]]
"""The columns of each arm, by its place in the run."""


class Runner:
    """An experiment being run into a folder; `only` one of its variants, if it is named."""

    def __init__(
        self,
        experiment: Experiment,
        folder: Path,
        modules: Path,
        hire: Hire,
        progress: Progress,
        only: int | None = None,
    ) -> None:
        self.experiment, self._folder, self._modules = experiment, folder, modules
        self._hire, self._progress = hire, progress
        self._variants = list(experiment.variants())
        self._modes = range(len(experiment.modes))
        self._parts = tuple(
            Part(experiment.options(mode), experiment.seatings(mode)) for mode in self._modes
        )
        self.arms = [
            Arm(mode, number, part.options, changes, self._key(part, changes))
            for number, changes in enumerate(self._variants)
            for mode, part in enumerate(self._parts)
            if only in (None, number)
        ]
        self._done = 0

    def _key(self, part: Part, changes: tuple[Change, ...]) -> str:
        """Name what decides about the games of an arm."""
        one, game = self.experiment, find_game(self.experiment.game)
        asked = {*one.questions}
        code = code_of(Path(str(folder_of(game.name))))
        known = (
            (game.name, code, game.content, part, changes, one.seed, one.questions),
            [sha256(source_of(name, self._modules)).hexdigest() for name in one.questions],
            one.pace, one.probes if PROBED & asked else 0, bool(TOLD & asked), one.changes_content,
        )  # fmt: skip
        return sha256(msgspec.json.encode(known, order="sorted")).hexdigest()[:20]

    def run(self) -> tuple[Run, Counted]:
        """Play what the folder does not have yet, until there is enough."""
        one = self.experiment
        most = [one.seeds(mode) for mode in self._modes]
        wanted = most if one.width is None else [min(FIRST_LOOK, seeds) for seeds in most]
        while True:
            self._play(wanted)
            counted = {at: self.columns(arm, wanted[arm.mode]) for at, arm in enumerate(self.arms)}
            more = self._more(counted, wanted, most)
            if more == wanted:
                break
            wanted = more
        arms = tuple(msgspec.structs.replace(arm, seeds=wanted[arm.mode]) for arm in self.arms)
        game = find_game(one.game)
        bots = tuple(part.seatings[0] for part in self._parts)
        done = Run(one.game, game.version, game.content, one, bots, arms)
        write(self._folder / "run.json", msgspec.json.format(msgspec.json.encode(done)))
        return done, counted

    def _more(self, counted: Counted, wanted: list[int], most: list[int]) -> list[int]:
        """Tell how many seeds each mode needs; as many as it has if its intervals are narrow."""
        width = self.experiment.width
        if width is None:
            return wanted
        most_of_all = max(most)
        method = method_of(self.experiment.error, most_of_all, stops=True)
        more = list(wanted)
        for at, arm in enumerate(self.arms):
            seeds = wanted[arm.mode]
            found = (estimate(column, method) for column in self.watched(counted[at]).values())
            widest = max((one.high - one.low for one in found), default=0.0)
            if widest > width and seeds < most[arm.mode]:
                guess = ceil(seeds * min(4.0, max(1.25, (widest / width) ** 2)) / BLOCK) * BLOCK
                more[arm.mode] = max(more[arm.mode], min(guess, most[arm.mode]))
        return more

    def watched(self, found: Mapping[str, Column]) -> dict[str, Column]:
        """Give the figures whose intervals decide when to stop."""
        watch = self.experiment.watch
        if watch:
            return {name: one for name, one in found.items()
                    if name in watch or group_of(name) in watch}  # fmt: skip
        return {name: one for name, one in found.items()
                if one.unit == "share" and name.startswith("wins:")}  # fmt: skip

    def _play(self, wanted: Sequence[int]) -> None:
        """Play what is missing, variant by variant: each needs workers of its own."""
        missing = {
            number: [
                (arm, block)
                for arm in self.arms if arm.variant == number
                for block in _blocks(arm.mode, wanted[arm.mode])
                if not self._file(arm, block.start, block.stop).exists()
            ]
            for number in range(len(self._variants))
        }  # fmt: skip
        total = sum(wanted[arm.mode] * len(self._parts[arm.mode].seatings) for arm in self.arms)
        left = sum(self._games(block) for work in missing.values() for _, block in work)
        self._progress(total - left, total)
        for number, work in missing.items():
            if not work:
                continue
            arms = {arm.mode: arm for arm, _ in work}
            for block, seeds in self._played(number, [block for _, block in work]):
                file = self._file(arms[block.part], block.start, block.stop)
                file.parent.mkdir(parents=True, exist_ok=True)
                write(file, msgspec.json.encode(seeds))
                left -= self._games(block)
                self._progress(total - left, total)

    def _played(
        self, variant: int, blocks: Sequence[Block]
    ) -> Iterator[tuple[Block, tuple[Seed, ...]]]:
        """Let a crew play; if the game refuses the content of the variant, name it."""
        try:
            with self._hire(self._job(variant)) as crew:
                yield from crew.play(blocks)
        except LudusError as error:
            if error.message.key != "bad-content":
                raise
            raise BadKey(self.experiment.game, name_of(self._variants[variant]), error) from error

    def _games(self, block: Block) -> int:
        return (block.stop - block.start) * len(self._parts[block.part].seatings)

    def _job(self, variant: int) -> Job:
        one = self.experiment
        return Job(
            game=one.game,
            folder=folder_of(one.game).name,
            changes=self._variants[variant],
            parts=self._parts,
            seed=one.seed,
            questions=one.questions,
            modules=str(self._modules.resolve()),
            pace=one.pace,
            probes=one.probes,
            taught=not one.changes_content,
        )

    def _file(self, arm: Arm, start: int, stop: int) -> Path:
        return self._folder / "blocks" / arm.key / f"{start:07}-{stop:07}.json"

    def columns(self, arm: Arm, seeds: int) -> dict[str, Column]:
        """Read the figures of the first seeds of an arm."""
        return read_columns(self._folder, arm.key, seeds)


def _blocks(mode: int, seeds: int) -> list[Block]:
    """Cut seeds into blocks."""
    return [Block(mode, at, min(at + BLOCK, seeds)) for at in range(0, seeds, BLOCK)]


def read_columns(folder: Path, key: str, seeds: int) -> dict[str, Column]:
    """Read the figures of the first seeds of an arm, in the order of the seeds."""
    rows: list[Seed] = []
    for block in _blocks(0, seeds):
        file = folder / "blocks" / key / f"{block.start:07}-{block.stop:07}.json"
        try:
            rows += msgspec.json.decode(file.read_bytes(), type=list[Seed])
        except (OSError, msgspec.DecodeError) as error:
            raise fault(BadInput, "lab-damaged", file=str(file)) from error
    return columns(rows)


def write(file: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    draft = file.with_suffix(f".{os.getpid()}.part")
    draft.write_bytes(data)
    draft.replace(file)
