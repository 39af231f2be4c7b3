"""The client's types, written from the server's: the protocol and the views of all games.

    python -m ludus.server.typescript > web/src/lib/protocol.ts

Structs become interfaces under their own names, those of a game with the game's name before it
(`GorusView`). A value with a canonical text, such as a card, is a string on the wire. The types are
read from the annotations and not from a JSON schema, because a schema calls every field with a
default optional, and the wire leaves one out only where the struct says so.
"""

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct, structs

from ludus.core.contract import AnyGame
from ludus.games import all_games
from ludus.server import protocol

_HEAD = """\
// Made by `python -m ludus.server.typescript` from the server's protocol and the games' views.
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


def typescript() -> str:
    """Write the whole module."""
    games = all_games().values()
    found: dict[type[Struct], None] = {}
    for one in [*vars(protocol).values(), *(game.views for game in games)]:
        _collect(one, found)
    parts = [_HEAD]
    parts += [_interface(struct) for struct in sorted(found, key=_name)]
    parts += [
        f"export type {name} = {_type(value)};\n"
        for name, value in vars(protocol).items()
        if _is_union(value) or get_origin(value) is Literal
    ]
    parts.append(_views(games))
    return "\n".join(parts)


def _is_union(kind: object) -> bool:
    return isinstance(kind, types.UnionType) or get_origin(kind) is Union


def _name(struct: type) -> str:
    """Name a struct: one of a game carries the game's name."""
    home = struct.__module__.split(".")
    return (home[2].capitalize() if home[1] == "games" else "") + struct.__name__


def _collect(kind: object, found: dict[type[Struct], None]) -> None:
    """Find every struct that can be reached."""
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct:
        if kind not in found:
            found[kind] = None
            for field in structs.fields(kind):
                _collect(field.type, found)
        return
    for inner in get_args(kind):
        _collect(inner, found)


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


def _views(games: Iterable[AnyGame]) -> str:
    rows = [f"  {game.name}: {_name(game.views)};" for game in games]
    return "\n".join(["export interface Views {", *rows, "}", ""])


if __name__ == "__main__":
    print(typescript(), end="")
