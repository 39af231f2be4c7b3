"""Runs an experiment: variant by variant on several processes, block by block into a folder."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ludus.core.changes import Change
from ludus.core.errors import BadInput, fault
from ludus.games import find_game, folder_of
from ludus.lab.crew import Work, play_seed, prepare
from ludus.lab.experiment import Experiment

BLOCK = 16
"""How many seeds are written together; what a kill can lose."""

Sums = dict[str, dict[int, tuple[float, float]]]
"""Amount and weight by label and seed."""


def fingerprint(experiment: Experiment) -> str:
    """Name an experiment together with the rules and content it is played by."""
    game = find_game(experiment.game)
    parts = (msgspec.to_builtins(experiment), game.version, game.content)
    return sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:16]


def run_experiment(experiment: Experiment, folder: Path, jobs: int) -> Iterator[tuple[int, Sums]]:
    """Play what the folder does not have yet; give number and sums of each variant."""
    _claim(folder, experiment)
    for number, changes in enumerate(experiment.variants()):
        yield number, _variant(experiment, folder, number, changes, jobs)


def _claim(folder: Path, experiment: Experiment) -> None:
    """Refuse a folder with results of something else."""
    mark, mine = folder / "experiment", fingerprint(experiment)
    if mark.exists() and (found := mark.read_text(encoding="utf-8")) != mine:
        reason = f"holds results of another experiment or other rules ({found}, not {mine})"
        raise fault(BadInput, "bad-content", file=str(folder), key="experiment", reason=reason)
    _write(mark, mine.encode())


def _variant(
    experiment: Experiment, folder: Path, number: int, changes: tuple[Change, ...], jobs: int
) -> Sums:
    files = {
        start: folder / f"variant-{number}-{start:06}.json"
        for start in range(0, experiment.seeds, BLOCK)
    }
    missing = [start for start, file in files.items() if not file.exists()]
    if missing:
        begin = partial(prepare, folder_of(experiment.game).name, changes)
        with ProcessPoolExecutor(jobs, get_context("spawn"), begin) as pool:
            for start in missing:
                seeds = range(start, min(start + BLOCK, experiment.seeds))
                found = list(pool.map(play_seed, (_work(experiment, seed) for seed in seeds)))
                _write(files[start], msgspec.json.encode(found))
    sums: Sums = {}
    for start, file in files.items():
        blocks = msgspec.json.decode(file.read_bytes(), type=list[dict[str, tuple[float, float]]])
        for seed, figures in enumerate(blocks, start):
            for label, pair in figures.items():
                sums.setdefault(label, {})[seed] = pair
    return sums


def _work(experiment: Experiment, seed: int) -> Work:
    seatings = tuple(experiment.seating())
    return (
        experiment.game, experiment.options, seatings, experiment.seed, experiment.questions, seed,
    )  # fmt: skip


def _write(file: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    draft = file.with_suffix(f".{os.getpid()}.part")
    draft.write_bytes(data)
    draft.replace(file)
