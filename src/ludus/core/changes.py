"""Changes of content: what a designer tries out, applied to a file's data before it is checked.

A change names a file and a place in it, such as `cards.gladiators[strength=8].favour`: keys after
dots, `[3]` for a place of a list (from 0), `[key=value]` for the entry of a list with that value.
Content is read when a game is loaded, so changes are made in a process that has not loaded it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.message import Fact, Ref
from ludus.core.reading import kind_ref

_PART = re.compile(r"([^.\[\]]+)|\[([^\]=]+)=([^\]]+)\]|\[(\d+)\]")

Verb = Literal["set", "add", "remove"]


class Change(Struct, frozen=True):
    """One change: set a value that is there, add one that is not, or remove one."""

    key: str
    value: Any = None
    verb: Verb = "set"

    @property
    def file(self) -> str:
        """The name of the content file, without its ending."""
        return self.key.partition(".")[0].partition("[")[0]


_active: dict[str, tuple[Change, ...]] = {}
_loaded: set[str] = set()


def activate(game: str, changes: Sequence[Change]) -> None:
    """Let the content of a game be read with changes; its folder has not been read before."""
    if changes and game in _loaded:
        raise RuntimeError(f"the content of {game} was read before it could be changed")
    _active[game] = tuple(changes)


def changed(game: str, file: str, data: dict[str, Any]) -> dict[str, Any]:
    """Apply the active changes of a game to the data of one of its files."""
    _loaded.add(game)
    for change in _active.get(game, ()):
        if change.file == file:
            apply_change(data, change)
    return data


def apply_change(data: dict[str, Any], change: Change) -> object:
    """Change the data of a file in place; give what was there before, None for an addition."""
    steps = _steps(change)
    if not steps:
        raise _wrong(change, "content-no-key")
    place: Any = data
    for step in steps[:-1]:
        place = place[_index(change, place, step)]
    last = steps[-1]
    if change.verb == "add":
        _add(change, place, last)
        return None
    at = _index(change, place, last)
    before = place[at]
    if change.verb == "remove":
        del place[at]
    else:
        place[at] = _fitting(change, before)
    return before


Step = str | int | tuple[str, str]


def _steps(change: Change) -> list[Step]:
    """Split a key behind its file into steps."""
    rest = change.key[len(change.file) :]
    steps: list[Step] = []
    at = 0
    while at < len(rest):
        at += rest[at] == "."
        match = _PART.match(rest, at)
        if match is None:
            raise _wrong(
                change, "content-key-unreadable", start=change.key[: len(change.file) + at]
            )
        word, name, value, number = match.groups()
        steps.append(word or (int(number) if number else (name, value)))
        at = match.end()
    return steps


def _index(change: Change, place: Any, step: Step) -> Any:
    """Find where a step leads in a table or a list."""
    if isinstance(step, str) and isinstance(place, Mapping) and step in place:
        return step
    if isinstance(step, int) and isinstance(place, list) and step < len(place):
        return step
    if isinstance(step, tuple) and isinstance(place, list):
        name, value = step
        for at, one in enumerate(place):
            if isinstance(one, Mapping) and str(one.get(name)) == value:
                return at
    name = f"{step[0]} = {step[1]}" if isinstance(step, tuple) else f"{step}"
    if isinstance(place, Mapping) and place:
        raise _wrong(change, "content-not-among", name=name, known=", ".join(map(str, place)))
    raise _wrong(change, "content-not-there", name=name)


def _add(change: Change, place: Any, last: Step) -> None:
    """Add a new key to a table, or a new entry to a list: `[0]` and so on say where."""
    if isinstance(last, str) and isinstance(place, dict):
        if last in place:
            raise _wrong(change, "content-there-already")
        place[last] = change.value
    elif isinstance(last, int) and isinstance(place, list):
        place.insert(last, change.value)
    else:
        raise _wrong(change, "content-takes-no-more")


def _fitting(change: Change, before: object) -> object:
    """Refuse a value of another type than the one it replaces."""
    wanted, given = type(before), type(change.value)
    if wanted is not given and not (wanted is float and given is int):
        raise _wrong(change, "content-not-kind", value=f"{change.value}", wanted=_kind(wanted))
    return change.value


def _kind(kind: type) -> Ref:
    """Name what stands in a file: tables and lists as the readers of files call them."""
    return kind_ref({"list": "array", "dict": "object"}.get(kind.__name__, kind.__name__))


def _wrong(change: Change, reason: str, /, **facts: Fact) -> LudusError:
    why = fault(BadContent, reason, **facts)
    return fault(BadContent, "bad-content", why, file=f"{change.file}.toml", key=change.key)
