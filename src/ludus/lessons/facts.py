"""What the sentences of a lesson speak of. A fact is written as a word, a colon and a place:

content:table.hand   a number or word of the game's content files: file, then keys
view:scores.0        the same of what the learner sees when the step begins
seat:1, card:BL10    anything else is a thing by its kind and its name
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from ludus.core.codec import to_plain
from ludus.core.content import bad_content
from ludus.core.message import Fact, Ref
from ludus.core.rules import AnyRules
from ludus.games import folder_of
from ludus.lessons.script import Lesson, Step


def facts_of(game: AnyRules, lesson: Lesson, step: Step, state: Any) -> dict[str, Fact]:
    """Give what the sentences of a step speak of."""
    written = {**lesson.script.facts, **step.facts}
    if not written:
        return {}
    view = to_plain(game.view(state, lesson.script.seat))
    return {name: _fact(lesson, step, text, view) for name, text in written.items()}


def _fact(lesson: Lesson, step: Step, text: str, view: Any) -> Fact:
    kind, _, place = text.partition(":")
    if kind not in ("content", "view"):
        return Ref(kind, int(place) if place.isdecimal() else place)
    found = view if kind == "view" else _content(lesson.game)
    try:
        for key in place.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise bad_content(lesson.file, step.name, "content-not-there", name=text) from error
    if not isinstance(found, int | float | str):
        raise bad_content(lesson.file, step.name, "script-fact", place=text)
    return found


@cache
def _content(game: str) -> Mapping[str, Any]:
    folder = folder_of(game) / "content"
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }
