"""Plays a lesson through the real rules, and names the first thing in it that does not hold.

Every way through the moves that go on is played. At every step every other legal move is tried:
it must be answered in words and change nothing. So a change of rules or content that breaks a
lesson is noticed by its name, before anybody sits in it.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from ludus.core.codec import from_json, state_hash, to_json, to_plain
from ludus.core.content import bad_content
from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.message import Message, seat_ref
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.lessons import guide
from ludus.lessons.fate import Prepared
from ludus.lessons.guide import Progress
from ludus.lessons.script import Lesson, Step
from ludus.locales.catalogue import LANGUAGES, MissingMessage, catalogue

_WORDS = re.compile(r"[A-Za-z_]+\d*|\d+|\S+")
"""The words of a move's text: of `8x2` its numbers, of `to 3` the seat."""


_NAME = re.compile(r"[a-z]+(-[a-z]+)*")


class Moment(Struct, frozen=True):
    """A lesson at one moment: how far it is, the whole state, and how many moves were made."""

    progress: Progress
    state: Any
    entries: int


def check_lesson(lesson: Lesson) -> int:
    """Play a lesson in every way it allows, and count the wrong moves that were answered.

    Raises `BadContent`, with the file and the step, for the first thing that does not hold.
    """
    game = find_game(lesson.game)
    _check_script(game, lesson)
    _said(lesson, lesson.script.steps[0], Message(lesson.title))
    return sum(_check_moment(game, lesson, moment) for moment in ways(game, lesson))


def _check_script(game: AnyRules, lesson: Lesson) -> None:
    """See that steps have names of their own, and that the last one is only read."""
    script = lesson.script
    if not script.steps:
        raise bad_content(lesson.file, "steps", "script-no-steps")
    names = [one.name for one in script.steps]
    for name in names:
        if names.count(name) > 1:
            raise bad_content(lesson.file, name, "script-step-twice")
    last = script.steps[-1]
    if last.moves or last.then:
        raise bad_content(lesson.file, last.name, "script-last-step")
    seats = game.seats(game.read_options(script.options))
    if script.seat not in range(seats):
        raise bad_content(lesson.file, "seat", "script-seats", seats=seats)


def ways(game: AnyRules, lesson: Lesson) -> Iterator[Moment]:
    """Give every moment at which the learner is asked, on every way through the lesson."""
    fate = Prepared(lesson, 0, 0)
    options = game.read_options(lesson.script.options)
    state = _told(lesson, "draws", lambda: game.setup(options, fate, None))
    progress = guide.begun(game, lesson, state, fate.drawn)
    open_ways = [Moment(progress, state, 1)]
    known: set[tuple[int, str]] = set()
    while open_ways:
        moment = _watched(game, lesson, open_ways.pop())
        at = moment.progress.step, state_hash(moment.state)
        if at in known:
            continue
        known.add(at)
        yield moment
        open_ways += _onward(game, lesson, moment)


def _watched(game: AnyRules, lesson: Lesson, moment: Moment) -> Moment:
    """Let the script make its moves until the learner is asked."""
    while (due := guide.scripted(lesson, moment.progress)) is not None:
        moment = played(game, lesson, moment, *due)
    return moment


def _onward(game: AnyRules, lesson: Lesson, moment: Moment) -> list[Moment]:
    """Go on from a step in every way that it allows."""
    asked = lesson.script.steps[moment.progress.step]
    if guide.is_over(lesson, moment.progress):
        _check_end(lesson, moment)
        return []
    if asked.moves:
        seat = lesson.script.seat
        return [played(game, lesson, moment, seat, move) for move in asked.moves]
    progress = guide.went_on(game, lesson, moment.progress, moment.state)
    return [Moment(progress, moment.state, moment.entries)]


def _check_end(lesson: Lesson, moment: Moment) -> None:
    left = lesson.script.draws[moment.progress.drawn :]
    if left:
        label, to = left[0].label, f"{left[0].to}"
        raise bad_content(lesson.file, "draws", "script-draw", label=label, to=to)


def played(game: AnyRules, lesson: Lesson, moment: Moment, seat: int, text: str) -> Moment:
    """Make a move of the script on a copy of the state, or say why it cannot be made."""
    name = _where(lesson, moment.progress)
    state = from_json(to_json(moment.state), game.state)
    fate = Prepared(lesson, moment.entries, moment.progress.drawn)

    def make() -> None:
        step(game, state, seat, game.parse(text), fate)

    _told(lesson, name, make, Message("script-move", {"seat": seat_ref(seat), "move": text}))
    progress = guide.followed(game, lesson, moment.progress, state, fate.drawn)
    return Moment(progress, state, moment.entries + 1)


def _where(lesson: Lesson, progress: Progress) -> str:
    return "before" if progress.step < 0 else lesson.script.steps[progress.step].name


def _told(lesson: Lesson, name: str, doing: Callable[[], Any], what: Message | None = None) -> Any:
    """Do something; what the rules say against it is said with the name of the step."""
    try:
        return doing()
    except LudusError as error:
        why = fault(BadContent, what.key, error, **what.facts) if what else error
        raise fault(BadContent, "bad-content", why, file=lesson.file, key=name) from error


def _check_moment(game: AnyRules, lesson: Lesson, moment: Moment) -> int:
    """Check what is said and pointed at, and the answers to all other moves."""
    asked = lesson.script.steps[moment.progress.step]
    facts = moment.progress.facts
    if game.outcome(moment.state) and not guide.is_over(lesson, moment.progress):
        raise bad_content(lesson.file, asked.name, "script-over-early")
    for part in ("title", "", *(["task"] if asked.moves else [])):
        _said(lesson, asked, Message(lesson.key(asked, part), facts))
    for name in asked.others.values():
        _said(lesson, asked, Message(lesson.key(asked, name), facts))
    seat = lesson.script.seat
    legal = game.moves(moment.state, seat) if seat in game.to_act(moment.state) else ()
    if asked.moves and not legal:
        raise bad_content(lesson.file, asked.name, "script-no-turn")
    for move in asked.moves:
        _told(lesson, asked.name, partial(game.parse, move))
    for point in asked.point:
        _check_point(game, lesson, asked, point, moment, legal)
    _check_answers(game, lesson, asked, legal)
    return _check_others(game, lesson, asked, moment, legal)


def _check_answers(game: AnyRules, lesson: Lesson, asked: Step, legal: Sequence[Any]) -> None:
    """See that an answer is given only to moves that are legal and that the step does not want."""
    texts = set(map(str, legal))
    for text in asked.others.keys() - {"*"}:
        move = _told(lesson, asked.name, partial(game.parse, text))
        if str(move) not in texts or guide.wants(game, asked, move):
            raise bad_content(lesson.file, asked.name, "script-no-answer", move=text)


def _check_others(
    game: AnyRules, lesson: Lesson, asked: Step, moment: Moment, legal: Sequence[Any]
) -> int:
    """See that every other legal move is answered in words, and that it changes nothing."""
    before, others = state_hash(moment.state), 0
    for move in legal:
        if guide.wants(game, asked, move):
            continue
        others += 1
        for message in guide.answer_to(game, lesson, moment.progress, moment.state, move):
            _said(lesson, asked, message)
    if state_hash(moment.state) != before:
        raise bad_content(lesson.file, asked.name, "script-changed")
    return others


def _said(lesson: Lesson, asked: Step, message: Message) -> None:
    """See that a message has a sentence in every language."""
    for language in LANGUAGES:
        try:
            said = catalogue(language, strict=True).say(message)
        except MissingMessage as error:
            raise bad_content(
                lesson.file, asked.name, "script-no-sentence", name=error.args[0]
            ) from error
        if not said.strip():
            raise bad_content(
                lesson.file, asked.name, "script-silent", name=message.key, to=language
            )


def _check_point(
    game: AnyRules, lesson: Lesson, asked: Step, point: str, moment: Moment, legal: Sequence[Any]
) -> None:
    """See that what is pointed at is there: in the view, among the moves, or a seat.

    What a board calls a `place`, or names without a value, only the board knows: the browser's
    tests look for it.
    """
    attribute, equals, value = point.partition("=")
    if not equals:
        there = bool(_NAME.fullmatch(attribute))
    elif attribute == "place":
        word, _, number = value.partition("-")
        there = word != "seat" or number in map(str, range(_seats(game, lesson)))
    elif attribute == "move":
        there = value in map(str, legal)
    else:
        view = game.shown(moment.state, lesson.script.seat)
        words = {word for move in legal for word in _WORDS.findall(str(move))}
        there = value in words or value in set(_values(to_plain(view)))
    if not there:
        raise bad_content(lesson.file, asked.name, "script-point", point=point)


def _seats(game: AnyRules, lesson: Lesson) -> int:
    return game.seats(game.read_options(lesson.script.options))


def _values(plain: object) -> Iterator[str]:
    """List everything that a view holds or is keyed by, as text."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield f"{key}"
            yield from _values(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from _values(value)
    else:
        yield f"{plain}"
