"""A program as a player: it is shown what a person on its seat is shown, and nothing else.

If it fails, somebody else plays its seat to the end of the game, and `failure` says why.
"""

import shlex
import time
from collections.abc import Sequence
from random import Random
from shutil import which
from typing import Any

from ludus.bots.programs.child import LAST_WORDS, Child
from ludus.bots.programs.messages import (
    MOST_LINES,
    PROTOCOL,
    SECONDS,
    START_SECONDS,
    TRIES,
    AskAbout,
    End,
    MoveAnswer,
    ProgramFailed,
    Ready,
    Refused,
    Turn,
    hello,
    not_understood,
    read,
    refusal,
    told,
)
from ludus.core.bots import Bot
from ludus.core.codec import to_json
from ludus.core.errors import BadInput, IllegalMove, LudusError, fault
from ludus.core.message import Message
from ludus.core.rules import AnyRules

PREFIX = "program:"


def read_command(spec: str) -> list[str]:
    """Read the words of `program:COMMAND`, quoted as in a shell; refuse what cannot be run."""
    text = spec.removeprefix(PREFIX)
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise fault(BadInput, "program-quotes", text=text) from error
    if not words:
        raise fault(BadInput, "program-missing")
    if which(words[0]) is None:
        raise fault(BadInput, "program-unknown", name=words[0])
    return words


class Program:
    """A player that runs in a process of its own, from its first turn to `close`."""

    def __init__(self, spec: str, game: AnyRules, options: Any, otherwise: Bot) -> None:
        self._command = read_command(spec)
        self._game = game
        self._options = options
        self._otherwise = otherwise
        self._child: Child | None = None
        self._turns = 0
        self.failure: Message | None = None
        """Why the program no longer plays, once it does not."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Ask the program; if it has failed, or fails now, let another bot choose."""
        if self.failure is None:
            try:
                return self._ask(view, moves)
            except ProgramFailed as error:
                self.failure = error.message
                self.close(None)
        return self._otherwise.choose(view, moves, rng)

    def close(self, winners: tuple[int, ...] | None) -> None:
        """Tell the program that the game is over, and end it if it does not end by itself."""
        child, self._child = self._child, None
        if child is None:
            return
        try:
            child.send(to_json(End(winners)), LAST_WORDS)
        except ProgramFailed:
            pass
        finally:
            child.close()

    def _start(self, seat: int) -> Child:
        """Start the program and greet it."""
        self._child = child = Child(self._command)
        child.send(to_json(hello(self._game, self._options, seat)), START_SECONDS)
        answer = read(child.line(time.monotonic() + START_SECONDS, START_SECONDS))
        if not isinstance(answer, Ready):
            raise fault(ProgramFailed, "program-no-greeting")
        if answer.protocol != PROTOCOL:
            raise fault(ProgramFailed, "program-protocol", found=answer.protocol, wanted=PROTOCOL)
        return child

    def _ask(self, view: Any, moves: Sequence[Any]) -> Any:
        child = self._child or self._start(view.seat)
        self._turns += 1
        turn = str(self._turns)
        shown = self._game.for_person(view)
        until = time.monotonic() + SECONDS
        child.send(to_json(Turn(turn, shown, tuple(map(str, moves)))), SECONDS)
        tries = TRIES
        for _ in range(MOST_LINES):
            answer = read(child.line(until, SECONDS))
            if isinstance(answer, MoveAnswer | AskAbout) and answer.id != turn:
                continue
            if isinstance(answer, AskAbout):
                world = self._game.imagine(view, Random(0))
                child.send(to_json(told(self._game, world, view, answer)), SECONDS)
                continue
            found = self._judge(answer, view, moves, turn, tries - 1)
            if not isinstance(found, Refused):
                return found
            tries -= 1
            child.send(to_json(found), SECONDS)
            if not tries:
                raise fault(ProgramFailed, "program-tries", tries=TRIES)
        raise fault(ProgramFailed, "program-flood", most=MOST_LINES)

    def _judge(self, answer: object, view: Any, moves: Sequence[Any], turn: str, left: int) -> Any:
        """Give the legal move that an answer names, or the refusal that is sent back."""
        if not isinstance(answer, MoveAnswer):
            return Refused(turn, None, None, not_understood(), left)
        try:
            move = self._game.parse(answer.move)
            self._check(view, move, moves)
        except LudusError as error:
            return refusal(turn, answer.move, error, left)
        return move

    def _check(self, view: Any, move: Any, moves: Sequence[Any]) -> None:
        """Raise why a move is forbidden.

        The reason is looked for in a world that the view cannot exclude, which offers the same
        moves: so it cannot tell anything that the seat may not know.
        """
        if move in moves:
            return
        world = self._game.imagine(view, Random(0))
        why = self._game.refusal(world, view.seat, move)
        if why is None:
            raise fault(BadInput, "program-garbage")
        raise IllegalMove(view.seat, move, why)
