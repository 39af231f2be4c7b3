"""The client's types, written from the server's: the house's protocol, and each game's views.

    python -m ludus.server.typescript

writes `web/src/lib/protocol.ts`, and `web/src/games/<game>/protocol.ts` for every game that has a
folder there; a game without one is drawn by the generic board, which needs no types of its own.

Structs become interfaces under their own names, those of a game with the game's name before it
(`GorusView`). A value with a canonical text, such as a card, is a string on the wire. The types are
read from the annotations and not from a JSON schema, because a schema calls every field with a
default optional, and the wire leaves one out only where the struct says so.
"""

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct, structs

from ludus.core.contract import AnyGame
from ludus.core.outcome import Outcome
from ludus.games import all_games
from ludus.server import protocol

SOURCES = Path("web/src")
"""The client's sources, from the root of the repository."""

_HEAD = """\
// Made by `python -m ludus.server.typescript` from {what}.
// Do not edit: change the Python and make this anew.
"""

_WORDS: dict[object, str] = {
    Any: "unknown",
    type(None): "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}


def modules(sources: Path) -> dict[Path, str]:
    """Write every module: the house's, and one for each game that has a folder in the client."""
    written = {sources / "lib" / "protocol.ts": house()}
    for game in all_games().values():
        folder = sources / "games" / game.name
        if folder.is_dir():
            written[folder / "protocol.ts"] = of_game(game)
    return written


def house() -> str:
    """Write what goes over the wire whatever is played."""
    parts = [_HEAD.format(what="the server's protocol")]
    parts += [_interface(struct) for struct in sorted(_of_house(), key=_name)]
    parts += [
        f"export type {name} = {_type(value)};\n"
        for name, value in vars(protocol).items()
        if _is_union(value) or get_origin(value) is Literal
    ]
    return "\n".join(parts)


def of_game(game: AnyGame) -> str:
    """Write a game's views; what the house has already is imported from there."""
    own = _reached([game.views]) - _of_house()
    parts = [_HEAD.format(what=f"the views of {game.name}")]
    imported = {used for struct in own for used in _used(struct)} - own
    if imported:
        names = ", ".join(sorted(map(_name, imported)))
        parts.append(f"import type {{ {names} }} from '../../lib/protocol.ts';\n")
    parts += [_interface(struct) for struct in sorted(own, key=_name)]
    return "\n".join(parts)


def _of_house() -> set[type[Struct]]:
    """Find the structs of the protocol, and what the views of all games have in common."""
    return _reached([*vars(protocol).values(), Outcome])


def _is_union(kind: object) -> bool:
    return isinstance(kind, types.UnionType) or get_origin(kind) is Union


def _name(struct: type) -> str:
    """Name a struct: one of a game carries the game's name."""
    home = struct.__module__.split(".")
    return (home[2].capitalize() if home[1] == "games" else "") + struct.__name__


def _reached(kinds: Iterable[object]) -> set[type[Struct]]:
    """Find every struct that can be reached."""
    found: set[type[Struct]] = set()
    waiting = [struct for kind in kinds for struct in _named(kind)]
    while waiting:
        struct = waiting.pop()
        if struct not in found:
            found.add(struct)
            waiting += _used(struct)
    return found


def _named(kind: object) -> Iterator[type[Struct]]:
    """List the structs that an annotation names."""
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct:
        yield kind
    for inner in get_args(kind):
        yield from _named(inner)


def _used(struct: type[Struct]) -> Iterator[type[Struct]]:
    """List the structs that the fields of a struct name."""
    for field in structs.fields(struct):
        yield from _named(field.type)


def _interface(struct: type[Struct]) -> str:
    return "\n".join([f"export interface {_name(struct)} {{", *_fields(struct), "}", ""])


def _fields(struct: type[Struct]) -> Iterator[str]:
    """Write the fields; one may be absent only if the struct leaves its defaults out."""
    config = struct.__struct_config__
    if config.tag_field is not None:
        yield f"  {config.tag_field}: {_literal(config.tag)};"
    for field in structs.fields(struct):
        absent = "?" if config.omit_defaults and not field.required else ""
        yield f"  {field.encode_name}{absent}: {_type(field.type)};"


def _type(kind: Any) -> str:
    """Write a type as TypeScript has it."""
    if kind in _WORDS:
        return _WORDS[kind]
    inner = get_args(kind)
    if not inner:
        # A class with a `parse` is written as its text: see ludus.core.codec.
        return _name(kind) if issubclass(kind, Struct) else _text_of(kind)
    if get_origin(kind) is Literal:
        return " | ".join(_literal(value) for value in inner)
    if _is_union(kind):
        return " | ".join(dict.fromkeys(_type(one) for one in inner))
    if issubclass(get_origin(kind), Mapping):
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    return _list(inner)


def _text_of(kind: type) -> str:
    if not hasattr(kind, "parse"):
        raise TypeError(f"{kind.__name__} has no JSON form")
    return "string"


def _list(inner: Sequence[Any]) -> str:
    """Write a list, or a tuple of a fixed length."""
    items = [_type(one) for one in inner if one is not Ellipsis]
    if len(items) > 1:
        return f"[{', '.join(items)}]"
    return f"({items[0]})[]" if " " in items[0] else f"{items[0]}[]"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else f"{value}"


def main() -> None:
    """Write the modules into the client of this checkout."""
    for file, text in modules(SOURCES).items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
