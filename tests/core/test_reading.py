"""What is wrong with a file that was read: places and kinds of values, lines, the system."""

import errno
import os
import re
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.message import Message, Ref
from ludus.core.reading import _SYSTEM, read_toml, system_reason, wrong_data
from ludus.locales.catalogue import LANGUAGES, catalogue

EVERY = pytest.mark.parametrize("language", LANGUAGES)


def said(message: Message) -> tuple[str, ...]:
    """Say something in every language; a gap is an error."""
    return tuple(catalogue(language, strict=True).say(message) for language in LANGUAGES)


class Inner(Struct, forbid_unknown_fields=True):
    """A table in a table."""

    needed: int


class Row(Struct, forbid_unknown_fields=True):
    """All that a file of ours can hold."""

    whole: int = 0
    broken: float = 0
    either: int | str | None = None
    text: str = ""
    yes: bool = False
    some: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    pair: tuple[int, int] = (1, 1)
    table: dict[str, int] = {}
    word: Literal["a", "b"] = "a"
    least: Annotated[int, Meta(ge=1)] = 1
    most: Annotated[float, Meta(lt=2)] = 1
    inner: Inner | None = None


WRONG: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"whole": "x"}, "$.whole", "expected: a whole number; found: a text"),
    ({"broken": "x"}, "$.broken", "expected: a number; found: a text"),
    ({"whole": 1.5}, "$.whole", "expected: a whole number; found: a number"),
    ({"either": 1.5}, "$.either", "expected: a whole number, a text, nothing; found: a number"),
    ({"text": True}, "$.text", "expected: a text; found: true or false"),
    ({"yes": []}, "$.yes", "expected: true or false; found: a list"),
    ({"some": {}}, "$.some", "expected: a list; found: a table"),
    ({"some": []}, "$.some", "the number of entries must be at least 1"),
    ({"some": [1, 2, 3]}, "$.some", "the number of entries must be at most 2"),
    ({"some": ["x"]}, "$.some[0]", "expected: a whole number; found: a text"),
    ({"pair": [1]}, "$.pair", "the number of entries must be 2"),
    ({"table": {"x": "y"}}, "$.table[...]", "expected: a whole number; found: a text"),
    ({"word": "c"}, "$.word", "“c” cannot stand there"),
    ({"least": 0}, "$.least", "must be at least 1"),
    ({"most": 2.0}, "$.most", "must be less than 2"),
    ({"wohle": 1}, "", "there is no key “wohle”"),
    ({"inner": {}}, "$.inner", "the key “needed” is missing"),
    ({"inner": {"needed": 1, "more": 1}}, "$.inner", "there is no key “more”"),
)


@pytest.mark.parametrize(("data", "place", "reason"), WRONG)
def test_a_wrong_value_is_told_in_every_language(
    data: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, Row)
    found, why = wrong_data(caught.value)
    assert found == place
    assert why.message.key != "content-unreadable"
    english, *others = said(why.message)
    assert english == reason
    for text in others:
        assert not re.search(r"expected|found|must|Object|Invalid", text)


@pytest.mark.parametrize(
    ("data", "key", "line"),
    [
        (b"a = 1\nb = ", "content-not-toml", 2),
        (b"a = 1\n\nb\n", "content-not-toml", 3),
        (b"a = [1,", "content-not-toml", 1),
        (b"a = 1\na = 2\n", "content-twice-in-file", 2),
        (b"[a]\n[a]\n", "content-twice-in-file", 2),
        (b"a = { b = 1, b = 2 }\n", "content-twice-in-file", 1),
        (b"\xff", "content-not-text", None),
    ],
)
def test_a_file_that_is_not_toml_is_told_by_its_line(
    data: bytes, key: str, line: int | None
) -> None:
    with pytest.raises(LudusError) as caught:
        read_toml(data)
    assert caught.value.message.key == key
    assert caught.value.message.facts.get("line") == line
    assert all(said(caught.value.message))


@pytest.mark.parametrize("data", [b"", b"{", b"nonsense", b'{"whole": }', b"\xff"])
def test_a_file_that_is_not_json_is_told_in_every_language(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(data, type=Row)
    _, why = wrong_data(caught.value)
    assert why.message.key in ("content-not-json", "content-cut-off")
    assert all(said(why.message))


@pytest.mark.parametrize("name", sorted(_SYSTEM))
@EVERY
def test_what_the_system_says_has_a_sentence(name: str, language: str) -> None:
    number = getattr(errno, name)
    reason = system_reason(OSError(number, os.strerror(number)))
    assert reason == Ref("system-reason", name)
    text = catalogue(language, strict=True).say(
        Message("cli-no-file", {"file": "x", "reason": reason})
    )
    assert name not in text
    assert os.strerror(number) not in text


def test_a_reason_without_a_sentence_is_told_as_the_system_says_it() -> None:
    assert system_reason(OSError("[Errno 111] Connect call failed")).id == "ECONNREFUSED"
    assert system_reason(OSError(errno.EXDEV, "Invalid cross-device link")).id == (
        "Invalid cross-device link"
    )
    assert system_reason(ValueError("nothing")).id == "nothing"


def test_what_no_sentence_is_known_for_is_told_as_it_is() -> None:
    place, why = wrong_data(msgspec.ValidationError("Something new - at `$.a`"))
    assert (place, why.message) == ("$.a", Message("content-unreadable", {"text": "Something new"}))


def test_an_error_is_written_with_what_it_is_due_to() -> None:
    error = fault(BadContent, "bad-content", fault(BadContent, "content-twice"), file="a", key="b")
    assert str(error) == "bad-content(file=a, key=b): content-twice()"
