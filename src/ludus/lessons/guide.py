"""How far a lesson is, what comes next, and the answer to a move that it does not want.

A step asks: the learner reads and goes on, or makes one of its moves. Then the script makes the
moves that follow, its opponents' and sometimes the learner's own, and the next step asks. The last
step is read, and the lesson is over with it.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from ludus.core.message import Fact, Message, say
from ludus.core.rules import AnyRules
from ludus.lessons.facts import facts_of
from ludus.lessons.script import Lesson, Step

MOST_TOLD = 2
"""How much of a forecast is told about a move that the lesson does not want."""


class Progress(Struct, frozen=True):
    """How far a lesson is; kept with the table.

    step    the number of the step, from 0; -1 before the first one
    done    the learner has done what the step asks: the script makes the moves that follow
    made    how many of those it has made
    drawn   how many of the draws that are written down have been given
    facts   what the sentences of the step speak of
    """

    step: int = -1
    done: bool = True
    made: int = 0
    drawn: int = 0
    facts: Mapping[str, Fact] = field(default_factory=dict)


def scripted(lesson: Lesson, progress: Progress) -> tuple[int, str] | None:
    """Give the move that the script makes now, with its seat; None while the learner is asked."""
    if not progress.done:
        return None
    seat, _, move = _follows(lesson, progress)[progress.made].partition(" ")
    return int(seat), move


def asked(lesson: Lesson, progress: Progress) -> Step | None:
    """Give the step that asks the learner; None while the script moves."""
    return None if progress.done else lesson.script.steps[progress.step]


def is_over(lesson: Lesson, progress: Progress) -> bool:
    """Tell whether the last step has been reached."""
    return progress.step == len(lesson.script.steps) - 1


def begun(game: AnyRules, lesson: Lesson, state: Any, drawn: int) -> Progress:
    """Begin a lesson on the table that has been set."""
    return _settled(game, lesson, Progress(drawn=drawn), state)


def went_on(game: AnyRules, lesson: Lesson, progress: Progress, state: Any) -> Progress:
    """Go on from a step that was done: read, or its move made."""
    return _settled(game, lesson, replace(progress, done=True, made=0), state)


def followed(
    game: AnyRules, lesson: Lesson, progress: Progress, state: Any, drawn: int
) -> Progress:
    """Go on from a move after which the script has moves to make, or which it made itself."""
    if progress.done:
        now = replace(progress, made=progress.made + 1, drawn=drawn)
        return _settled(game, lesson, now, state)
    return went_on(game, lesson, replace(progress, drawn=drawn), state)


def _settled(game: AnyRules, lesson: Lesson, progress: Progress, state: Any) -> Progress:
    """Come to the next step, once the script has made all its moves."""
    if progress.made < len(_follows(lesson, progress)):
        return progress
    number = progress.step + 1
    facts = facts_of(game, lesson, lesson.script.steps[number], state)
    return Progress(step=number, done=False, drawn=progress.drawn, facts=facts)


def _follows(lesson: Lesson, progress: Progress) -> tuple[str, ...]:
    script = lesson.script
    return script.before if progress.step < 0 else script.steps[progress.step].then


def wants(game: AnyRules, step: Step, move: Any) -> bool:
    """Tell whether a move is one that the step asks for, however it is written there."""
    return str(move) in {str(game.parse(one)) for one in step.moves}


def answer_to(
    game: AnyRules, lesson: Lesson, progress: Progress, state: Any, move: Any
) -> tuple[Message, ...]:
    """Answer a legal move that the step does not want: nothing changes, and it may be tried again.

    What the move would surely bring is told too, where the game forecasts it.
    """
    step, text = lesson.script.steps[progress.step], str(move)
    named = {str(game.parse(one)): name for one, name in step.others.items() if one != "*"}
    name = named.get(text, step.others.get("*"))
    first = say("lesson-read-first") if not step.moves else say("lesson-other-move")
    if name is not None:
        first = Message(lesson.key(step, name), progress.facts)
    forecast = game.forecast(game.view(state, lesson.script.seat), move)
    brings = forecast.brings[:MOST_TOLD] if forecast else ()
    return (first, *brings)
