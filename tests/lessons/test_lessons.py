"""Every lesson is played through the real rules, every wrong move is answered, and what is wrong
with a script is said by name."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadContent, FateMismatch, LudusError, Unknown
from ludus.core.message import Message
from ludus.games import all_games, find_game, folder_of
from ludus.lessons.check import check_lesson, ways
from ludus.lessons.fate import Prepared, given
from ludus.lessons.script import Draw, Lesson, Script, Step, find_lesson, lessons_of
from ludus.locales.catalogue import LANGUAGES, catalogue

LESSONS = [lesson for game in all_games() for lesson in lessons_of(game).values()]


def name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.word}"


def test_every_game_has_a_first_lesson() -> None:
    for game in all_games():
        assert next(iter(lessons_of(game))) == "first"
        assert 3 <= find_lesson(game).script.minutes <= 8


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_it_is_played_to_its_end_and_answers_every_other_move(lesson: Lesson) -> None:
    assert check_lesson(lesson) > 0


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_it_says_one_thing_at_a_time(lesson: Lesson) -> None:
    """A step fits beside the board: some fifty words, fewer than 400 signs in any language."""
    for moment in ways(find_game(lesson.game), lesson):
        step = lesson.script.steps[moment.progress.step]
        for language in LANGUAGES:
            said = catalogue(language).say(Message(lesson.key(step), moment.progress.facts))
            assert len(said) < 400, f"{language} {step.name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_every_sentence_is_said(lesson: Lesson) -> None:
    """No sentence is left over from a step that is gone."""
    script = lesson.script
    said = {lesson.title}
    for step in script.steps:
        parts = {"", "title", *step.others.values(), *(["task"] if step.moves else [])}
        said |= {lesson.key(step, part) for part in parts}
    written = re.compile(rf"^({lesson.title}(?:-[a-z-]+)?) =", re.MULTILINE)
    for language in LANGUAGES:
        file = folder_of(lesson.game) / "locales" / language / "lessons.ftl"
        assert set(written.findall(file.read_text(encoding="utf-8"))) == said


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Unknown):
        find_lesson("gorus", "tenth")


# A broken script is refused, with the step and the reason


def changed(at: str, **parts: Any) -> Callable[[Script], Script]:
    def change(script: Script) -> Script:
        steps = [replace(one, **parts) if one.name == at else one for one in script.steps]
        return replace(script, steps=tuple(steps))

    return change


BROKEN: dict[str, tuple[Callable[[Script], Script], str, str]] = {
    "an illegal move of the learner": (changed("eight", moves=("GR6",)), "eight", "GR6: "),
    "a move that the learner does not have": (changed("lead", moves=("BL9",)), "lead", "BL9: "),
    "an illegal move of an opponent": (changed("lead", then=("1 GR5",)), "lead", "Seat 2, GR5: "),
    "no move at all": (changed("lead", moves=("hello",)), "lead", "hello"),
    "a move of the wrong seat": (changed("lead", then=("2 BR5",)), "lead", "Seat 3, BR5: "),
    "an unknown sentence": (changed("card", name="cards"), "cards", "a sentence"),
    "an unknown answer": (changed("low", others={"*": "nothing"}), "low", "a sentence"),
    "a fact that is missing": (changed("card", facts={}), "card", "a sentence"),
    "a number that is not there": (
        changed("card", facts={"card": "content:cards.nine"}), "card", "there is no “content:",
    ),
    "a fact that is no number": (
        changed("card", facts={"card": "view:hand"}), "card", "neither a number nor a word",
    ),
    "an answer to the move that is wanted": (
        changed("lead", others={"BR12": "other"}), "lead", "needs no answer",
    ),
    "pointing at a card that is not there": (
        changed("card", point=("hand=PI3",)), "card", "points at nothing",
    ),
    "pointing at a seat that is not there": (
        changed("goal", point=("place=seat-3",)), "goal", "points at nothing",
    ),
    "pointing at a move that is not legal": (
        changed("eight", point=("move=GR6",)), "eight", "points at nothing",
    ),
    "pointing at no name": (changed("goal", point=("",)), "goal", "points at nothing"),
    "asking while others move": (changed("lead", then=()), "low", "not the learner"),
    "two steps of one name": (changed("card", name="goal"), "goal", "two steps"),
    "a last step that asks": (changed("end", moves=("BL4",)), "end", "the last step"),
    "no steps": (lambda script: replace(script, steps=()), "steps", "no steps"),
    "a seat that is not there": (lambda script: replace(script, seat=3), "seat", "3 seats"),
    "a card that cannot be drawn": (
        lambda script: replace(script, draws=(Draw("dealer", (7,)),)), "draws", "dealer",
    ),
    "a draw that nobody asks for": (
        lambda script: replace(script, draws=(*script.draws, Draw("dice", (6,)))), "draws", "dice",
    ),
}  # fmt: skip


def why(error: LudusError) -> str:
    """Say in English why something does not hold, after finding a sentence in all languages."""
    told = error.why
    said = []
    while told is not None:
        for language in LANGUAGES:
            assert catalogue(language, strict=True).say(told.message)
        said.append(catalogue("en").say(told.message))
        told = told.why
    return ": ".join(said)


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_script_is_refused_by_name(what: str) -> None:
    change, at, reason = BROKEN[what]
    lesson = find_lesson("gorus")
    broken = replace(lesson, script=change(lesson.script))
    with pytest.raises(BadContent) as found:
        check_lesson(broken)
    facts = found.value.message.facts
    assert facts["file"] == "gorus/lessons/first.toml"
    assert facts["key"] == at
    assert reason in why(found.value)


def test_a_game_that_ends_before_the_lesson_is_refused() -> None:
    lesson = find_lesson("gorus")
    steps = (*lesson.script.steps[:-1], Step("crowd"), lesson.script.steps[-1])
    one = tuple(step for at, step in enumerate(steps) if step.name != "crowd" or at > 8)
    with pytest.raises(BadContent) as found:
        check_lesson(replace(lesson, script=replace(lesson.script, steps=one)))
    assert why(found.value) == "the game is over before the lesson is"


# Chance that is written down


def prepared(*draws: Draw) -> tuple[Lesson, Prepared]:
    lesson = find_lesson("gorus")
    lesson = replace(lesson, script=replace(lesson.script, draws=draws))
    return lesson, Prepared(lesson, 0, 0)


def test_what_is_written_is_drawn_and_the_rest_is_always_the_same() -> None:
    draws = (Draw("deal", (5,), 0), Draw("deal", (9, 8), 1))
    hands = []
    for _ in range(2):
        _, fate = prepared(*draws)
        first = fate.draw("deal", range(10), 4, to=0)
        assert first[0] == 5
        assert not {8, 9} & set(first), "what a later draw needs is left alone"
        rest = [one for one in range(10) if one not in first]
        assert list(fate.draw("deal", rest, 2, to=1)) == [9, 8]
        hands.append((list(first), fate.roll("die", 6)))
    assert hands[0] == hands[1]


def test_a_draw_waits_for_its_label_and_its_seat() -> None:
    lesson, fate = prepared(Draw("die", (6,)), Draw("deal", (1,), 1))
    fate.draw("deal", range(3), to=1)
    assert fate.drawn == 0
    assert fate.roll("die", 6) == 6
    assert list(fate.draw("deal", range(3), to=1)) == [1]
    assert given(lesson, 0, fate.outcomes) == fate.drawn == 2


def test_what_cannot_be_drawn_is_refused() -> None:
    for draw in (Draw("die", (7,)), Draw("die", (1, 2))):
        with pytest.raises(FateMismatch):
            prepared(draw)[1].roll("die", 6)


def test_an_order_is_given_as_written() -> None:
    _, fate = prepared(Draw("seats", (2, 0)))
    assert list(fate.order("seats", range(3))) == [2, 0, 1]
