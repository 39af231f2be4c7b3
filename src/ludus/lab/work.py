"""What a worker of an experiment is told and what it answers.

A worker is a process of its own that reads a game with the changes of one variant; nothing of the
game has been imported before. It plays blocks of seeds and asks the questions of every game.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludus.core.changes import Change, activate
from ludus.core.errors import LudusError
from ludus.core.message import Message
from ludus.lab.figures import Seed, add_up
from ludus.lab.trace import Pace


class Part(Struct, frozen=True):
    """A mode of a variant: what is played there."""

    options: dict[str, Any]
    seatings: tuple[tuple[str, ...], ...]


class Job(Struct, frozen=True):
    """What a worker is for.

    folder   the folder of the game's package: changes are of its content
    modules  where the questions are that are not built in
    taught   whether bots use what they learned from the game as it comes
    """

    game: str
    folder: str
    changes: tuple[Change, ...]
    parts: tuple[Part, ...]
    seed: str
    questions: tuple[str, ...]
    modules: str
    pace: Pace
    probes: int
    taught: bool = True


class Block(Struct, frozen=True):
    """Some seeds of a part, from one to before another."""

    part: int
    start: int
    stop: int


class Answer(Struct, frozen=True):
    """The seeds of a block, or what went wrong: where, and what that is due to."""

    seeds: tuple[Seed, ...] = ()
    wrong: Message | None = None
    why: Message | None = None

    def good(self) -> "Answer":
        """Raise what went wrong, if anything did."""
        if self.wrong is None:
            return self
        error = LudusError(self.wrong)
        error.why = LudusError(self.why) if self.why else None
        raise error


class Player:
    """A worker: begins by reading the game as changed, then plays block after block."""

    def __init__(self, job: Job) -> None:
        activate(job.folder, job.changes)
        # Only now: nothing of a game may be imported before its content has been changed.
        from ludus.bots.shipped import unlearn
        from ludus.games import find_game
        from ludus.lab.questions import PROBED, TOLD, find_question

        if not job.taught:
            unlearn()
        find_game(job.game)
        self._job = job
        self._questions = [find_question(name, Path(job.modules)) for name in job.questions]
        self._told = bool(TOLD & {*job.questions})
        self._probes = job.probes if PROBED & {*job.questions} else 0

    def play(self, block: Block) -> Sequence[Seed]:
        """Play the games of some seeds, every seating of each."""
        return [self._seed(block.part, number) for number in range(block.start, block.stop)]

    def _seed(self, part: int, number: int) -> Seed:
        from ludus.lab.playing import Plan, play

        job = self._job
        found = []
        for bots in job.parts[part].seatings:
            plan = Plan(
                job.game, job.parts[part].options, bots, job.seed,
                self._told, self._probes, job.pace,
            )  # fmt: skip
            trace = play(plan, number)
            for question in self._questions:
                found.append(question(trace))
        return add_up(found, games=len(job.parts[part].seatings))


def failed(error: LudusError) -> Answer:
    """Answer with what went wrong."""
    return Answer(wrong=error.message, why=error.why.message if error.why else None)


def answer(player: Player, block: Block) -> Answer:
    """Play a block; what goes wrong is an answer too."""
    try:
        return Answer(tuple(player.play(block)))
    except LudusError as error:
        return failed(error)
    except Exception as error:  # whatever a stranger's question does with a game
        words = " ".join(f"{type(error).__name__}: {error}".split())
        return Answer(wrong=Message("lab-failed", {"reason": words}))
