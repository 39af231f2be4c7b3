"""Crews of workers: processes on this machine, or actors on a Ray cluster."""

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import AbstractContextManager, suppress
from queue import SimpleQueue
from threading import Lock
from typing import Any, Protocol

import msgspec

from ludus.core.errors import BadInput, LudusError, fault
from ludus.lab.figures import Seed
from ludus.lab.work import Answer, Block, Job, Player, answer, failed


class Crew(Protocol):
    """Workers that play blocks of one job."""

    def play(self, blocks: Sequence[Block]) -> Iterator[tuple[Block, tuple[Seed, ...]]]:
        """Play blocks; give each as soon as it is done, in any order."""
        ...


Hire = Callable[[Job], AbstractContextManager[Crew]]
"""Makes a crew for a job."""


class Worker:
    """A process that plays blocks."""

    def __init__(self, job: Job) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludus.lab.worker"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        try:
            self._ask(job)
        except LudusError:
            self.end()
            raise

    def _ask(self, what: object) -> Answer:
        assert self._process.stdin is not None  # noqa: S101
        assert self._process.stdout is not None  # noqa: S101
        with suppress(BrokenPipeError):
            self._process.stdin.write(msgspec.json.encode(what) + b"\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise fault(LudusError, "lab-worker-ended", code=self._process.wait())
        return msgspec.json.decode(line, type=Answer).good()

    def play(self, block: Block) -> tuple[Seed, ...]:
        """Play a block."""
        return self._ask(block).seeds

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


class LocalCrew:
    """Processes on this machine; each is started when there is work for it."""

    def __init__(self, job: Job, workers: int) -> None:
        self._job = job
        self._idle: SimpleQueue[Worker | None] = SimpleQueue()
        self._all: list[Worker] = []
        for _ in range(workers):
            self._idle.put(None)
        self._lock, self._ended = Lock(), False
        self._threads = ThreadPoolExecutor(workers)

    def __enter__(self) -> "LocalCrew":
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._ended = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(wait=True)

    def play(self, blocks: Sequence[Block]) -> Iterator[tuple[Block, tuple[Seed, ...]]]:
        """Play blocks; give each as soon as it is done, in any order."""
        work = {self._threads.submit(self._play, block): block for block in blocks}
        for done in as_completed(work):
            yield work[done], done.result()

    def _play(self, block: Block) -> tuple[Seed, ...]:
        worker = self._idle.get()
        try:
            if worker is None:
                worker = self._start()
            return worker.play(block)
        finally:
            # Whatever has happened: somebody may be waiting for this place.
            self._idle.put(worker)

    def _start(self) -> Worker:
        """Start a worker, unless the crew has been sent home in the meantime."""
        worker = Worker(self._job)
        with self._lock:
            self._all.append(worker)
            if self._ended:
                worker.end()
        return worker


def local(workers: int) -> Hire:
    """Hire processes on this machine."""
    return lambda job: LocalCrew(job, workers)


class RayCrew:
    """Actors on a Ray cluster, as many as it has cores; Ludus must be installed on all of it."""

    def __init__(self, job: Job, ray: Any) -> None:
        self._ray = ray
        actor = ray.remote(num_cpus=1)(RayPlayer)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        text = msgspec.json.encode(job)
        self._actors = [actor.remote(text) for _ in range(cores)]

    def __enter__(self) -> "RayCrew":
        return self

    def __exit__(self, *_: object) -> None:
        for actor in self._actors:
            self._ray.kill(actor)

    def play(self, blocks: Sequence[Block]) -> Iterator[tuple[Block, tuple[Seed, ...]]]:
        """Play blocks; give each as soon as it is done, in any order."""
        waiting = list(reversed(blocks))
        under_way: dict[Any, tuple[Any, Block]] = {}
        for actor in self._actors:
            self._next(actor, waiting, under_way)
        while under_way:
            (ready,), _ = self._ray.wait(list(under_way))
            actor, block = under_way.pop(ready)
            found = msgspec.json.decode(self._ray.get(ready), type=Answer).good()
            self._next(actor, waiting, under_way)
            yield block, found.seeds

    @staticmethod
    def _next(actor: Any, waiting: list[Block], under_way: dict[Any, tuple[Any, Block]]) -> None:
        if waiting:
            block = waiting.pop()
            under_way[actor.play.remote(msgspec.json.encode(block))] = (actor, block)


class RayPlayer:
    """A worker as an actor of Ray: an actor has a process of its own."""

    def __init__(self, job: bytes) -> None:
        self._wrong: Answer | None = None
        try:
            self._player = Player(msgspec.json.decode(job, type=Job))
        except LudusError as error:
            self._wrong = failed(error)

    def play(self, block: bytes) -> bytes:
        """Play a block."""
        found = self._wrong or answer(self._player, msgspec.json.decode(block, type=Block))
        return msgspec.json.encode(found)


def on_ray(address: str) -> Hire:
    """Hire actors on a Ray cluster: its address, or `local` for one on this machine."""
    try:
        import ray
    except ImportError as error:
        raise fault(BadInput, "lab-needs", what="ray", extra="ludus[ray]") from error
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            words = " ".join(str(error).split())
            raise fault(BadInput, "lab-no-ray", address=address, reason=words) from error
    return lambda job: RayCrew(job, ray)
