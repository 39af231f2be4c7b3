"""The notation of moves: one text for each, and nothing that reads as two."""

import pytest

from ludus.core.errors import BadNotation
from ludus.games.insanam import GAME
from ludus.games.insanam.moves import HIDDEN, KINDS, MOST, Move, make
from rules.insanam.asks import POSITIONS
from rules.insanam.build import moves

READ = {
    "board sabinus": ("board", ("sabinus",)),
    "pick P01": ("pick", ("P01",)),
    "keep G01,G20": ("keep", ("G01,G20",)),
    "settle NUM": ("settle", ("NUM",)),
    "place COL 3": ("place", ("COL", 3)),
    "place SUB": ("place", ("SUB",)),
    "act b": ("act", ("b",)),
    "accuse 2": ("accuse", (2,)),
    "request MAR c": ("request", ("MAR", "c")),
    "banish TAR 1 0 2": ("banish", ("TAR", 1, 0, 2)),
    "demote TAR 1 2": ("demote", ("TAR", 1, 2)),
    "raid NUM CAE 1 0 0": ("raid", ("NUM", "CAE", 1, 0, 0)),
    "swap GGW SSS": ("swap", ("GGW", "SSS")),
    "take GWS": ("take", ("GWS",)),
    "order E101,E104,E110": ("order", ("E101,E104,E110",)),
    "cull LEG STO": ("cull", ("LEG", "STO")),
    "fight G07 A09": ("fight", ("G07", "A09")),
    f"fight G07 {HIDDEN}": ("fight", ("G07", HIDDEN)),
    "march TAR GLC 1 2 0": ("march", ("TAR", "GLC", 1, 2, 0)),
    "transit TAR NAR 1 0 0": ("transit", ("TAR", "NAR", 1, 0, 0)),
    "sail GLC NAR": ("sail", ("GLC", "NAR")),
    "fall 1 0 0 1": ("fall", (1, 0, 0, 1)),
    "give G 12": ("give", ("G", 12)),
    "wage EVO 0": ("wage", ("EVO", 0)),
    "destiny new": ("destiny", ("new",)),
    "pass": ("pass", ()),
}


@pytest.mark.parametrize("text", READ)
def test_a_move_reads_as_it_is_written(text: str) -> None:
    kind, args = READ[text]
    move = GAME.parse(text)
    assert (move.kind, move.args, str(move), repr(move)) == (kind, args, text, text)
    assert move == make(move.kind, *args)
    assert Move.parse(text) == move


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


def test_moves_are_equal_by_their_text() -> None:
    one, other = make("place", "COL", 2), GAME.parse("place COL 2")
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert one != make("place", "COL", 3)
    assert one != "place COL 2"
    assert make("place", "COL", 2) is one


def test_what_a_move_names() -> None:
    move = GAME.parse("march TAR GLC 1 2 0")
    assert (move.word(), move.word(1), move.number(3)) == ("TAR", "GLC", 2)
    assert (move.numbers(2), move.numbers(2, 2)) == ((1, 2, 0), (1, 2))


def test_every_kind_can_be_written() -> None:
    """Every position with a question offers moves that read back; together all kinds but a few."""
    met = set()
    for build in POSITIONS.values():
        for text in moves(build()):
            move = GAME.parse(text)
            assert str(move) == text
            met.add(move.kind)
    rare = {"use", "tuck", "validate", "accuse", "redeem", "request", "banish", "demote", "incite",
            "raid", "transit"}  # fmt: skip
    assert set(KINDS) - met <= rare
