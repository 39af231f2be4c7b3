"""A lesson over the wire: what the learner is told, and what the house does by itself."""

import json
import sqlite3
from functools import partial
from pathlib import Path

from ludus.lessons.script import find_lesson
from ludus.server.protocol import LessonInfo, MakeMove, Problem, Refused, TeachOn
from server.conftest import Meet, complaints, log_of, opened
from server.people import Person


def told(person: Person) -> LessonInfo:
    """What the lesson says now."""
    assert person.info is not None
    assert person.info.lesson is not None
    return person.info.lesson


def problems(person: Person) -> list[str]:
    """List what was refused in words, by key."""
    return [one.message.key for one in person.answers if isinstance(one, Problem)]


def asks(person: Person, number: int) -> bool:
    return told(person).step == number and told(person).waits != "watch"


async def make(person: Person, move: str) -> None:
    await person.settle()
    prompt = person.views[0].prompt
    assert prompt is not None
    await person.send(MakeMove(0, prompt.id, move))


async def lessons_listed(person: Person) -> list[tuple[str, str]]:
    """List the lessons among the tables that a person is shown; others may have open tables."""
    rows = (await person.get("/tables")).json()
    return [(row["id"], row["lesson"]) for row in rows if row["lesson"]]


async def test_a_lesson_is_taken_over_the_wire(meet: Meet) -> None:
    ann = await meet("Ann")
    lesson = find_lesson("gorus")
    info = await ann.do("/lessons", game="gorus", lesson="first")
    assert await lessons_listed(ann) == [(info.id, "first")]
    await ann.join(info.id)
    last = len(lesson.script.steps) - 1
    for number, step in enumerate(lesson.script.steps[:last]):
        await ann.until(partial(asks, ann, number))
        now = told(ann)
        assert (now.steps, now.point) == (len(lesson.script.steps), step.point)
        assert now.text is not None
        assert now.text.key == lesson.key(step)
        assert (now.task is None) == (now.waits == "read") == (not step.moves)
        if step.moves:
            await make(ann, step.moves[0])
        else:
            await ann.send(TeachOn(number))
    await ann.until(lambda: told(ann).waits == "over")
    assert ann.info is not None
    assert ann.info.status == "abandoned"
    assert await lessons_listed(ann) == []
    assert (await ann.get(f"/tables/{info.id}/record")).status_code == 409


async def test_another_move_is_answered_and_an_illegal_one_refused(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    info = await ann.do("/lessons", game="gorus", lesson="first")
    await ann.join(info.id)
    await ben.join(info.id)
    for number in (0, 1):
        await ann.send(TeachOn(number))
    await ann.until(lambda: told(ann).waits == "move")
    before = ann.views[0]
    prompt = before.prompt
    assert prompt is not None
    for _ in range(2):
        said = await ann.ask(MakeMove(0, prompt.id, "BL8"))
        assert isinstance(said, Refused)
        assert said.why is None
        assert said.answer[0].key == "gorus-lesson-first-lead-bad"
    said = await ann.ask(MakeMove(0, prompt.id, "PI9"))
    assert isinstance(said, Refused)
    assert said.why is not None
    assert said.answer == ()
    await ann.settle()
    assert ann.views[0] is before
    problem = await ben.ask(TeachOn(2))
    assert problem.message.key == "table-not-yours"  # type: ignore[union-attr]


async def test_what_is_no_lesson_is_refused(meet: Meet) -> None:
    ann = await meet("Ann")
    for body in ({"game": "gorus", "lesson": "tenth"}, {"game": "chess", "lesson": "first"}):
        assert (await ann.post("/lessons", **body)).status_code == 422
    games = {game["name"]: game for game in (await ann.get("/games")).json()}
    assert games["brutus"]["lessons"][0] == {"word": "first", "minutes": 6}


async def test_a_lesson_that_no_longer_exists_says_so_and_can_be_left(
    tmp_path: Path, gather: Meet
) -> None:
    """The table can be shown, everything else is refused in words, and others are not hurt."""
    with opened(tmp_path) as server:
        ann = await gather(server, "Ann")
        table = (await ann.do("/lessons", game="gorus", lesson="first")).id
        cookie = ann.cookie
    with sqlite3.connect(tmp_path / "house.db") as other:
        (doc,) = other.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()
        read = json.loads(doc)
        read["lesson"]["word"] = "gone"
        other.execute("UPDATE tables SET doc = ? WHERE id = ?", (json.dumps(read), table))
    with opened(tmp_path) as server:
        async with Person(server, cookie) as ann:
            assert await lessons_listed(ann) == [(table, "gone")]
            await ann.join(table)
            assert (told(ann).text, told(ann).next, told(ann).waits) == (None, None, "changed")
            await ann.send(TeachOn(0))
            await ann.until(lambda: bool(problems(ann)))
            assert problems(ann) == ["lesson-changed"]
            for path in ("record", "review", "replay", "forecasts?seat=0"):
                given = await ann.get(f"/tables/{table}/{path}")
                assert given.status_code in (200, 409), (path, given.text)
            assert (await ann.do("/lessons", game="gorus", lesson="first")).status == "running"
            await ann.do(f"/tables/{table}/close")
        assert complaints(log_of(server)) == []
