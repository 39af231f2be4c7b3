"""Moves and slots: one text each, one object each, and refusals of what is no move."""

import copy
import pickle
from random import Random
from typing import Annotated

import pytest

from ludus.core.errors import BadNotation
from ludus.core.message import Ref, seat_ref
from ludus.core.moves import Move, Notation, derived
from ludus.core.slots import Choice, Number, Several, Slot


class Give(Move, word="give"):
    """Two slots after a word."""

    to: Annotated[int, Number(0, 5, kind="seat")]
    card: Annotated[str, "a card", Choice(("ace", "king"), kind="card")]


class Pair(Move, word="play", form="{value}x{count}"):
    """A text of another shape."""

    value: Annotated[int, Number(1, 13)]
    count: Annotated[int, Number(1, 4)]
    worth: int = derived(init=False)

    def complete(self) -> None:
        object.__setattr__(self, "worth", self.value * self.count)


class Vow(Move, word="vow"):
    """Yes or no."""

    kept: Annotated[bool, Choice((False, True), ("no", "yes").__getitem__)]


class March(Move, word="march"):
    """A slot of several numbers, and one without a kind."""

    troops: Annotated[tuple[int, int], Several(Number(0, 9), Number(0, 9))]
    to: Annotated[str, Choice(("GAL", "HIS"))]


class Pass(Move):
    """Nothing but a word."""


NOTATION: Notation[Move] = Notation((Give, Pair, March, Pass, Give))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Give(2, "ace"), "give 2 ace"),
        (Pair(13, 2), "13x2"),
        (March((3, 0), "GAL"), "march 3 0 GAL"),
        (Pass(), "pass"),
    ],
)
def test_a_move_has_one_text_and_one_object(move: Move, text: str) -> None:
    assert str(move) == repr(move) == text
    assert NOTATION.parse(text) is move
    assert type(move).parse(text) is move
    assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301 - our own bytes


def test_fields_are_typed_and_frozen() -> None:
    move = Pair(12, 3)
    assert (move.value, move.count, move.worth) == (12, 3, 36)
    with pytest.raises(AttributeError):
        move.value = 1  # type: ignore[misc]
    match move:
        case Pair(value, count):
            assert (value, count) == (12, 3)
        case _:
            pytest.fail("a move can be matched by its fields")


@pytest.mark.parametrize(
    "text", ["", "give", "give 6 ace", "give 1 queen", "14x1", "1x5", "march 3 GAL", "passing", "x"]
)
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.parse(text)
    assert caught.value.message.facts == {"text": text}
    with pytest.raises(BadNotation):
        Give.parse(text)


def test_what_people_type_is_understood() -> None:
    assert NOTATION.parse("  GIVE 02   ace ") is Give(2, "ace")
    strict: Notation[Move] = Notation((Pass,), lambda text: text, "own-key")
    with pytest.raises(BadNotation) as caught:
        strict.parse("PASS")
    assert caught.value.message.key == "own-key"


def test_what_is_only_read_is_forgotten_again() -> None:
    for count in range(10):
        NOTATION.parse(f"march {count} 7 HIS")
    assert not [values for values in March._made if values[0][1] == 7]
    assert len(March._met) <= 1


def test_facts_name_what_a_move_names() -> None:
    assert Give(2, "ace").facts() == {"to": seat_ref(2), "card": Ref("card", "ace")}
    assert March((3, 0), "GAL").facts() == {"troops": "3 0", "to": "GAL"}
    assert Pair(5, 2).facts() == {"value": 5, "count": 2}
    assert [Vow(kept).facts()["kept"] for kept in (False, True)] == ["no", "yes"]


def test_any_move_can_be_sampled_and_varied() -> None:
    rng = Random(1)
    assert {str(Give.sample(rng)) for _ in range(200)} == {
        f"give {to} {card}" for to in range(6) for card in ("ace", "king")
    }
    start = March((1, 1), "GAL")
    for _ in range(50):
        varied = start.varied(rng)
        assert (varied.troops == start.troops) or (varied.to == start.to)
        assert NOTATION.parse(str(varied)) is varied
    assert Pass().varied(rng) is Pass()


def test_a_slot_must_say_how_it_reads() -> None:
    slot: Slot[str] = Slot()
    assert slot.write("x") == "x"
    with pytest.raises(NotImplementedError):
        slot.read("x")
    with pytest.raises(NotImplementedError):
        slot.sample(Random(1))
    with pytest.raises(ValueError, match="queen"):
        Choice(("ace", "king")).read("queen")
