"""Lessons at tables: what is wanted goes on, all else is answered."""

from pathlib import Path

import pytest

from ludus.core.errors import IllegalMove
from ludus.games import all_games
from ludus.lessons.script import Lesson, find_lesson, lessons_of
from ludus.tables import lessons
from ludus.tables.check import check
from ludus.tables.errors import LessonAnswer, TableError
from ludus.tables.model import LessonMark
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table

LESSONS = [lesson for game in all_games() for lesson in lessons_of(game).values()]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """One database is enough: lessons are stored as all tables are."""
    return f"sqlite+aiosqlite:///{tmp_path}/house.db"


async def begin(service: TableService, lesson: Lesson) -> Table:
    """Sit down to a lesson."""
    table = await service.teach(lesson.game, lesson.word, "ann", "Ann", lambda seat: f"bot {seat}")
    return await watch(service, table)


async def watch(service: TableService, table: Table) -> Table:
    """Let the script make its moves."""
    while lessons.due(table) is not None:
        table = await service.follow_script(table.id, len(table.steps))
    return table


def marked(table: Table) -> LessonMark:
    assert table.doc.lesson is not None
    return table.doc.lesson


async def make(service: TableService, table: Table, move: str) -> Table:
    seat = table.seats_of("ann")[0]
    return await service.move(table.id, "ann", seat, table.prompt(seat) or "", move)


async def take(service: TableService, table: Table, lesson: Lesson) -> Table:
    """Take a lesson to its end."""
    last = len(lesson.script.steps) - 1
    while (number := marked(table).progress.step) < last:
        step = lesson.script.steps[number]
        if step.moves:
            await make(service, table, step.moves[0])
        else:
            await service.teach_on(table.id, "ann", number)
        await watch(service, table)
    return table


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.word}")
async def test_a_lesson_is_taken_and_counts_for_nothing(
    service: TableService, store: Store, lesson: Lesson
) -> None:
    table = await begin(service, lesson)
    assert [row.id for row in await store.of_guest("ann")] == [table.id]
    await take(service, table, lesson)
    assert table.doc.status == "abandoned"
    assert await store.of_guest("ann") == []
    with pytest.raises(TableError, match="lesson-no-record"):
        await service.record(table.id)
    assert [(one.kind, one.reason) async for one in check(store)] == [(None, None)]


async def test_it_goes_on_where_it_was_after_a_restart(service: TableService, store: Store) -> None:
    table = await begin(service, find_lesson("gorus"))
    await service.teach_on(table.id, "ann", 0)
    again = await TableService(store, service.now).get(table.id)
    assert marked(again).progress == marked(table).progress
    assert marked(again).progress.step == 1


async def test_another_legal_move_is_answered_and_nothing_happens(service: TableService) -> None:
    table = await begin(service, find_lesson("gorus"))
    with pytest.raises(LessonAnswer) as early:
        await make(service, table, "BR12")
    assert early.value.answer[0].key == "lesson-read-first"
    for number in (0, 1):
        await service.teach_on(table.id, "ann", number)
    before = table.doc, len(table.steps)
    for move, key in (("BL8", "lead-bad"), ("BL12", "lead-blue"), ("GR4", "lead-other")):
        with pytest.raises(LessonAnswer) as found:
            await make(service, table, move)
        assert found.value.answer[0].key == f"gorus-lesson-first-{key}"
        assert len(found.value.answer) > 1, "what it would bring is told too"
    assert (table.doc, len(table.steps)) == before
    await make(service, table, "BR12")
    assert len(table.steps) == before[1] + 1


async def test_an_illegal_move_is_refused_with_its_article(service: TableService) -> None:
    lesson = find_lesson("gorus")
    table = await begin(service, lesson)
    while lesson.script.steps[marked(table).progress.step].name != "eight":
        await one_step(service, table, lesson)
    with pytest.raises(IllegalMove) as found:
        await make(service, table, "GR6")
    assert found.value.refusal.article == "G-5.2"


async def one_step(service: TableService, table: Table, lesson: Lesson) -> None:
    number = marked(table).progress.step
    step = lesson.script.steps[number]
    if step.moves:
        await make(service, table, step.moves[0])
    else:
        await service.teach_on(table.id, "ann", number)
    await watch(service, table)


async def test_what_is_not_for_now_is_refused(service: TableService) -> None:
    lesson = find_lesson("gorus")
    table = await begin(service, lesson)
    with pytest.raises(TableError, match="table-not-yours"):
        await service.teach_on(table.id, "ben", 0)
    await service.teach_on(table.id, "ann", 0)
    await service.teach_on(table.id, "ann", 0)
    assert marked(table).progress.step == 1, "a second wish for the same step does nothing"
    await service.teach_on(table.id, "ann", 1)
    with pytest.raises(TableError, match="lesson-do-it"):
        await service.teach_on(table.id, "ann", 2)
    with pytest.raises(TableError, match="table-stale"):
        await service.move(table.id, "ann", 0, "old", "BR12")
    await make(service, table, "BR12")
    assert not table.can_undo(0)
    with pytest.raises(TableError, match="table-no-undo"):
        await service.wish_undo(table.id, "ann", 0)
    assert await service.follow_script(table.id, 0) is table
    assert len(table.steps) == 2, "a move of the script is made once"


async def test_while_the_script_moves_the_learner_waits(service: TableService) -> None:
    """In Gloria a walk has several steps, and the script makes the second one."""
    lesson = find_lesson("gloria")
    table = await begin(service, lesson)
    while lesson.script.steps[marked(table).progress.step].name != "walk":
        await one_step(service, table, lesson)
    await make(service, table, "step 3")
    with pytest.raises(TableError, match="lesson-watch"):
        await make(service, table, "step 3")


async def test_a_lesson_that_was_rewritten_has_to_be_begun_again(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(service, find_lesson("gorus"))
    monkeypatch.setattr(lessons, "lessons_of", lambda _: {})
    assert lessons.due(table) is None
    for doing in (service.teach_on(table.id, "ann", 0), make(service, table, "BR12")):
        with pytest.raises(TableError, match="lesson-changed"):
            await doing
