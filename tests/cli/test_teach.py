"""`ludus teach`: the same lessons, at the prompt."""

import pytest

from cli.prompt import Shell
from ludus.games import all_games
from ludus.lessons.script import Lesson, lessons_of

LESSONS = [lesson for game in all_games() for lesson in lessons_of(game).values()]


def typed(lesson: Lesson) -> str:
    """What somebody types who does as told."""
    return "".join(f"{step.moves[0] if step.moves else ''}\n" for step in lesson.script.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.word}")
def test_a_lesson_is_taken_to_its_end(ludus: Shell, lesson: Lesson) -> None:
    code, shown = ludus(typed(lesson), "teach", lesson.game, lesson.word, "--lang", "en")
    steps = len(lesson.script.steps)
    assert code == 0
    for number in range(1, steps + 1):
        assert f"{number} of {steps} · " in shown
    assert f"Now play a real game: ludus play {lesson.game}" in shown


def test_other_moves_are_answered_and_illegal_ones_refused(ludus: Shell) -> None:
    lines = "what?\n\n\nBL8\n99\nwhy BL4\nBR12\n\nGR4\nGR6\nquit\n"
    code, shown = ludus(lines, "teach", "gorus", "--lang", "en")
    said = " ".join(shown.split())
    assert code == 0
    assert said.count("Press Enter to go on.") == 4
    assert "An 8 is worth −4 to whoever captures it." in said
    assert "G-5.2" in said
    assert "Now play a real game" not in said


def test_leaving_while_reading(ludus: Shell) -> None:
    for line in ("quit\n", ""):
        assert ludus(line, "teach", "insanam", "--lang", "fr")[0] == 0


def test_a_lesson_is_checked(ludus: Shell) -> None:
    code, shown = ludus("", "teach", "gorus", "--check", "--lang", "en")
    assert code == 0
    assert "gorus/lessons/first.toml holds. Steps: 12" in shown


def test_an_unknown_lesson(ludus: Shell) -> None:
    code, shown = ludus("", "teach", "gorus", "tenth", "--lang", "en")
    assert code == 2
    assert "There is no lesson “tenth”." in shown
