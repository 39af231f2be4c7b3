"""The script of a lesson: what its TOML file says, and where lessons are found.

A lesson is a file `lessons/<word>.toml` in the folder of its game; its sentences are in the game's
`locales/<language>/lessons.ftl`. No list names it: a file more is a lesson more.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct, field

from ludus.core.content import Positive, content_hash, load_content
from ludus.core.errors import Unknown, fault
from ludus.games import find_game, folder_of

FOLDER = "lessons"


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """Chance that is written down: what the next draw of this label, for this seat, gives.

    Fewer values than are drawn are enough: the rest comes from a generator that always gives the
    same, and that keeps away from what later draws of the same label need.
    """

    label: str
    values: tuple[int | str, ...] = ()
    to: int | None = None


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said, and what the learner does about it.

    name    names its sentences: `<game>-lesson-<lesson>-<name>`, and the same with `-title`; with
            `-task` what to do, where a move is wanted
    moves   the moves that go on; none: the learner reads and goes on
    point   what is pointed at: `attribute=value` of a board's data attributes, such as `hand=BL10`,
            or the bare name of one that has no value
    others  names of answers to other legal moves, by the move's text; `*` is for all not named
    facts   what its sentences speak of: see `ludus.lessons.facts`
    then    moves that the script makes afterwards, each as seat and move: `1 BL10`
    """

    name: str
    moves: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    others: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson file.

    minutes  how long it takes somebody who reads at ease
    order    where it stands among the lessons of its game
    options  of the game that is played; seat: the learner's
    facts    what all its sentences may speak of
    draws    chance that is written down, in the order in which the rules ask for it
    before   moves that the script makes before the first step
    """

    minutes: Positive
    order: Positive
    options: dict[str, Any]
    steps: tuple[Step, ...]
    seat: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)
    draws: tuple[Draw, ...] = ()
    before: tuple[str, ...] = ()


class Lesson(Struct, frozen=True):
    """A lesson of a game: its word, its script, and the hash of it."""

    game: str
    word: str
    script: Script
    hash: str

    @property
    def file(self) -> str:
        """Name the lesson in what is said about its faults."""
        return f"{self.game}/{FOLDER}/{self.word}.toml"

    @property
    def title(self) -> str:
        """Give the key of what the lesson is called."""
        return f"{self.game}-lesson-{self.word}"

    def key(self, step: Step, part: str = "") -> str:
        """Give the key of a sentence of a step."""
        key = f"{self.title}-{step.name}"
        return f"{key}-{part}" if part else key


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Give the lessons of a game by their words, the first one first."""
    folder = folder_of(find_game(game).name) / FOLDER
    if not folder.is_dir():
        return {}
    words = (one.name.removesuffix(".toml") for one in folder.iterdir() if ".toml" in one.name)
    scripts = {word: load_content(folder, word, Script) for word in words}
    ordered = sorted(scripts, key=lambda word: (scripts[word].order, word))
    return {word: _lesson(game, word, scripts[word]) for word in ordered}


def _lesson(game: str, word: str, script: Script) -> Lesson:
    return Lesson(game, word, script, content_hash(script))


def find_lesson(game: str, word: str = "") -> Lesson:
    """Give a lesson by its word, or the first one of its game; or say that there is none."""
    lessons = lessons_of(game)
    if not word and lessons:
        return next(iter(lessons.values()))
    if word not in lessons:
        raise fault(Unknown, "unknown-lesson", name=word, known=", ".join(lessons))
    return lessons[word]
