"""Values known by their text: one object each, whatever is done to it."""

import pickle
from copy import copy, deepcopy

import pytest

from ludus.core.codec import from_json, to_json
from ludus.core.interned import Interned


class Coin(Interned):
    """A coin of some face."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> "Coin":
        return COINS[text]


COINS = {text: Coin(text) for text in ("head", "ship")}


def test_a_value_is_its_text() -> None:
    assert (str(COINS["head"]), repr(COINS["ship"])) == ("head", "ship")


def test_there_is_one_object_for_each_text() -> None:
    head = COINS["head"]
    assert copy(head) is deepcopy(head) is head
    assert pickle.loads(pickle.dumps(head)) is head  # noqa: S301 - our own bytes
    assert from_json(to_json([head]), list[Coin])[0] is head


def test_what_can_be_read_is_for_each_kind_to_say() -> None:
    with pytest.raises(NotImplementedError):
        Interned.parse("head")
