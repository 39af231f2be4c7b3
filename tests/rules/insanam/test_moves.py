"""The notation of moves: one text for each, and nothing that reads as two."""

from copy import copy
from random import Random

import pytest

from ludus.core.errors import BadNotation
from ludus.core.moves import Move
from ludus.games.insanam import GAME
from ludus.games.insanam.arena.moves import Engage, PutInOrder
from ludus.games.insanam.cards.moves import TakeGoods
from ludus.games.insanam.city.moves import (
    Act,
    Pass,
    Place,
    RequestFavour,
    Swap,
    TuckGladiator,
    UseGladiator,
)
from ludus.games.insanam.court.moves import (
    Accuse,
    Give,
    KeepCards,
    KeepDestiny,
    PickCard,
    Redeem,
    Settle,
    TakeBoard,
    Validate,
)
from ludus.games.insanam.map.moves import (
    Banish,
    Cull,
    Demote,
    Fall,
    Incite,
    MoveTroops,
    PayWages,
    Raid,
    SailTo,
    Transit,
)
from ludus.games.insanam.slots import HIDDEN, MOST
from rules.insanam.asks import POSITIONS
from rules.insanam.build import moves

READ: dict[str, Move] = {
    "board sabinus": TakeBoard("sabinus"),
    "pick P01": PickCard("P01"),
    "keep G01,G20": KeepCards(("G01", "G20")),
    "settle NUM": Settle("NUM"),
    "place COL 3": Place("COL", 3),
    "place SUB": Place("SUB", None),
    "act b": Act(1),
    "accuse 2": Accuse(2),
    "request MAR c": RequestFavour("MAR", 2),
    "banish TAR 1 0 2": Banish("TAR", (1, 0, 2)),
    "demote TAR 1 2": Demote("TAR", 1, 2),
    "raid NUM CAE 1 0 0": Raid("NUM", "CAE", (1, 0, 0)),
    "swap GGW SSS": Swap((2, 1, 0), (0, 0, 3)),
    "take GWS": TakeGoods((1, 1, 1)),
    "order E104,E101,E110": PutInOrder(("E104", "E101", "E110")),
    "cull LEG STO": Cull("LEG", "STO"),
    "fight G07 A09": Engage("G07", "A09"),
    f"fight G07 {HIDDEN}": Engage("G07", HIDDEN),
    "march TAR GLC 1 2 0": MoveTroops("TAR", "GLC", (1, 2, 0)),
    "transit TAR NAR 1 0 0": Transit("TAR", "NAR", (1, 0, 0)),
    "sail GLC NAR": SailTo("GLC", "NAR"),
    "fall 1 0 0 1": Fall((1, 0, 0, 1)),
    "give G 12": Give("G", 12),
    "wage EVO 0": PayWages("EVO", 0),
    "destiny new": KeepDestiny("new"),
    "pass": Pass(),
}


@pytest.mark.parametrize("text", READ)
def test_a_move_reads_as_it_is_written(text: str) -> None:
    move = GAME.parse(text)
    assert move is READ[text]
    assert (str(move), repr(move)) == (text, text)
    assert type(move).parse(text) is move


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("PLACE col 2", "place COL 2"),
        ("  place   sub ", "place SUB"),
        ("board CLAUDIUS", "board claudius"),
        ("act B", "act b"),
        ("take swg", "take GWS"),
        ("swap wgg s", "swap GGW S"),
        ("keep g01,g20", "keep G01,G20"),
        ("fight g07 top", "fight G07 TOP"),
        ("give g 007", "give G 7"),
    ],
)
def test_case_spaces_and_the_order_of_goods_do_not_matter(typed: str, text: str) -> None:
    assert str(GAME.parse(typed)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "fly", "place", "place ROM 1", "place COL 1 2", "place COL x", "place COL -1",
        f"place COL {MOST + 1}", "place COL 1²", "board nero", "keep G01,G99", "keep G01,,G02",
        "take X", "take " + "G" * 25, "act e", "pass now", "march TAR GLC 1 2", "fight G07",
        "fight G07 G08", "settle TAR", "destiny mine", "seize GG", "order", "cull LEG ROM",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(text)
    assert caught.value.message.key == "insanam-no-such-move"
    assert caught.value.message.facts == {"text": text}


def test_there_is_one_object_for_each_move() -> None:
    assert GAME.parse("place COL 2") is Place("COL", 2)
    assert Place("COL", 2) is not Place("COL", 3)
    assert copy(Place("COL", 2)) is Place("COL", 2)


def test_a_card_is_named_once() -> None:
    for text in ("keep G01,G01", "order E101,E101"):
        with pytest.raises(BadNotation):
            GAME.parse(text)


def test_what_is_kept_has_no_order_but_what_is_put_back_has() -> None:
    assert GAME.parse("keep G20,G01") is GAME.parse("keep G01,G20")
    assert GAME.parse("order E104,E101") is not GAME.parse("order E101,E104")


RARE = {
    UseGladiator, TuckGladiator, Validate, Accuse, Redeem, RequestFavour, Banish, Demote, Incite,
    Raid, Transit,
}  # fmt: skip
"""Moves that are offered in none of the positions."""


def test_every_kind_can_be_written() -> None:
    """Every position with a question offers moves that read back; together all kinds but a few."""
    met = set()
    for build in POSITIONS.values():
        for text in moves(build()):
            move = GAME.parse(text)
            assert str(move) == text
            met.add(type(move))
    assert set(GAME.notation.kinds) - met <= RARE


def test_every_sampled_move_reads_back() -> None:
    rng = Random(4)
    for kind in GAME.notation.kinds:
        for _ in range(50):
            move = kind.sample(rng)
            assert GAME.parse(str(move)) is move
