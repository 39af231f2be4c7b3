"""A table at which a game is taught: only rules; the service stores what comes of it.

The learner's moves go on if the lesson wants them, and are answered otherwise. All other moves are
in the script. Such a table has no clock, nothing is taken back there, it is closed when its last
step is reached, and its game has no record.
"""

from msgspec.structs import replace

from ludus.core.errors import IllegalMove
from ludus.lessons import guide
from ludus.lessons.fate import given
from ludus.lessons.script import Lesson, lessons_of
from ludus.tables.errors import LessonAnswer, no
from ludus.tables.model import LessonMark
from ludus.tables.records import read_fate
from ludus.tables.table import Change, Table


def mark(lesson: Lesson) -> LessonMark:
    """Mark a table as one at which this lesson is taught."""
    return LessonMark(lesson.word, lesson.hash)


def lesson_of(table: Table) -> Lesson | None:
    """Give the lesson of a table that is one; None if its script is another by now."""
    marked = table.doc.lesson
    lesson = None if marked is None else lessons_of(table.doc.game).get(marked.word)
    return lesson if lesson and marked and lesson.hash == marked.script else None


def begin(table: Table, guest: str, now: float) -> Change:
    """Set the table of a lesson."""
    change, lesson = table.begin(table.ready(guest), now), _lesson(table)
    drawn = _drawn(lesson, 0, change)
    return _with(change, lesson, guide.begun(table.game, lesson, change.state, drawn))


def due(table: Table) -> tuple[int, str] | None:
    """Give the move that the script makes now, if there is one."""
    lesson, marked = lesson_of(table), table.doc.lesson
    if lesson is None or marked is None or table.doc.status != "running":
        return None
    return guide.scripted(lesson, marked.progress)


def follow(table: Table, made: int, now: float) -> Change | None:
    """Make the script's next move, unless it has been made: `made` moves were there before it."""
    move = due(table)
    if move is None or len(table.steps) != made:
        return None
    return _made(table, *move, now)


def move(table: Table, seat: int, prompt: str, text: str, now: float) -> Change:
    """Make the learner's move if the lesson wants it; answer another one that is legal.

    What the rules forbid is refused as at any table.
    """
    table.need("running")
    if prompt != table.prompt(seat):
        raise no("table-stale")
    lesson, progress = _lesson(table), _progress(table)
    step = guide.asked(lesson, progress)
    if step is None:
        raise no("lesson-watch")
    meant = table.game.parse(text)
    why = table.game.refusal(table.state, seat, meant)
    if why is not None:
        raise IllegalMove(seat, meant, why)
    if not guide.wants(table.game, step, meant):
        raise LessonAnswer(guide.answer_to(table.game, lesson, progress, table.state, meant))
    return _made(table, seat, text, now)


def go_on(table: Table, guest: str, number: int) -> Change | None:
    """Go on from a step that is only read; a second wish for the same step does nothing."""
    if not table.seats_of(guest):
        raise no("table-not-yours")
    table.need("running")
    lesson, progress = _lesson(table), _progress(table)
    step = guide.asked(lesson, progress)
    if step is None or progress.step != number:
        return None
    if step.moves:
        raise no("lesson-do-it")
    after = guide.went_on(table.game, lesson, progress, table.state)
    return _with(Change(table.doc), lesson, after)


def _made(table: Table, seat: int, text: str, now: float) -> Change:
    """Make a move that is in the script."""
    lesson, progress = _lesson(table), _progress(table)
    change = table.move(seat, table.prompt(seat) or "", text, now)
    drawn = _drawn(lesson, progress.drawn, change)
    after = guide.followed(table.game, lesson, progress, change.state, drawn)
    return _with(change, lesson, after)


def _drawn(lesson: Lesson, before: int, change: Change) -> int:
    return before + sum(given(lesson, before, read_fate(row)) for row in change.rows)


def _with(change: Change, lesson: Lesson, progress: guide.Progress) -> Change:
    """Note how far the lesson is; with its last step the table is closed."""
    doc = replace(change.doc, lesson=replace(mark(lesson), progress=progress))
    if guide.is_over(lesson, progress):
        doc = replace(doc, status="abandoned", since=None, acting=())
    return replace(change, doc=doc)


def _lesson(table: Table) -> Lesson:
    lesson = lesson_of(table)
    if lesson is None:
        raise no("lesson-changed")
    return lesson


def _progress(table: Table) -> guide.Progress:
    assert table.doc.lesson is not None  # noqa: S101
    return table.doc.lesson.progress
