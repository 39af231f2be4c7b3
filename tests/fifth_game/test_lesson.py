"""A fifth game brings its lesson in its own package: nothing else knows of it."""

from fifth_game.test_terminal import Ludus
from fifth_game.test_terminal import ludus as ludus
from ludus.lessons.check import check_lesson
from ludus.lessons.script import find_lesson


def test_its_lesson_holds_on_both_ways() -> None:
    assert check_lesson(find_lesson("micatio")) > 0


def test_its_lesson_is_taken_in_the_terminal(ludus: Ludus) -> None:
    shown = ludus("\nstake 3\nstake 2\nshow 2 4\n", "teach", "micatio", "--lang", "en")
    assert "Not so fast: keep some coins." in shown
    assert "You called the sum and have 6 coins." in shown
    assert "Now play a real game: ludus play micatio" in shown
