"""Reading options: what is given becomes a struct, or an error that names the option."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import structs

from ludus.core.codec import from_plain
from ludus.core.errors import BadOptions
from ludus.core.message import Fact, Message

T = TypeVar("T", bound=msgspec.Struct)


def read_struct(
    given: Mapping[str, object], kind: type[T], faults: Mapping[str, BadOptions] | None = None
) -> T:
    """Read options of a kind; `faults` says what is wrong with some of them in the game's words."""
    try:
        return from_plain(dict(given), kind)
    except msgspec.ValidationError as error:
        raise _unreadable(str(error), given, kind, faults or {}) from error


def _unreadable(
    reason: str, given: Mapping[str, object], kind: type[T], faults: Mapping[str, BadOptions]
) -> BadOptions:
    """Say which option could not be read, and what it could have been."""
    fields = {field.name: field for field in structs.fields(kind)}
    for name in given:
        if name not in fields:
            known = ", ".join(fields)
            return BadOptions(Message("unknown-option", {"name": name, "known": known}))
    for name, field in fields.items():
        if field.required and name not in given:
            return BadOptions(Message("missing-option", {"name": name}))
    name = reason.partition("`$.")[2].partition("`")[0].partition(".")[0].partition("[")[0]
    if name in faults:
        return faults[name]
    facts: dict[str, Fact] = {"name": name, "value": f"{given.get(name)}"}
    choices = ", ".join(_words(fields[name].type))
    if choices:
        return BadOptions(Message("bad-option-choice", {**facts, "known": choices}))
    return BadOptions(Message("bad-option", facts))


def _words(kind: Any) -> Iterator[str]:
    """Find the words a type allows."""
    for inner in get_args(kind):
        if get_origin(kind) is Literal:
            yield inner
        else:
            yield from _words(inner)
