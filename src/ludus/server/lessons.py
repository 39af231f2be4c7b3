"""What a lesson says at the moment, for the learner."""

from ludus.core.message import Message
from ludus.lessons import guide
from ludus.lessons.script import Lesson, Step, lessons_of
from ludus.server.protocol import LessonInfo, Waits
from ludus.tables.lessons import lesson_of
from ludus.tables.table import Table


def lesson_info(table: Table) -> LessonInfo | None:
    """Tell what a lesson says and waits for; None at a table that is none."""
    marked, lesson = table.doc.lesson, lesson_of(table)
    if marked is None:
        return None
    if lesson is None:
        return LessonInfo(marked.word, None, 0, 0, None, None, None, (), "changed")
    progress, steps = marked.progress, lesson.script.steps
    step = steps[progress.step] if progress.step >= 0 else None
    return LessonInfo(
        word=lesson.word,
        next=_next(lesson),
        step=progress.step,
        steps=len(steps),
        title=_said(lesson, step, progress, "title"),
        text=_said(lesson, step, progress),
        task=_said(lesson, step, progress, "task") if step is not None and step.moves else None,
        point=step.point if step is not None and not progress.done else (),
        waits=_waits(lesson, progress, step),
    )


def _waits(lesson: Lesson, progress: guide.Progress, step: Step | None) -> Waits:
    if progress.done or step is None:
        return "watch"
    if guide.is_over(lesson, progress):
        return "over"
    return "move" if step.moves else "read"


def _said(
    lesson: Lesson, step: Step | None, progress: guide.Progress, part: str = ""
) -> Message | None:
    return None if step is None else Message(lesson.key(step, part), progress.facts)


def _next(lesson: Lesson) -> str | None:
    """Give the word of the lesson after this one."""
    words = list(lessons_of(lesson.game))
    after = words[words.index(lesson.word) + 1 :]
    return after[0] if after else None
