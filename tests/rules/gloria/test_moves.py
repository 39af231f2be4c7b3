"""The notation of moves as it is written down, as people type it, and as nobody should."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from ludus.core.codec import from_json, to_json
from ludus.core.errors import BadNotation
from ludus.core.fate import Fast
from ludus.core.message import Ref
from ludus.core.moves import Move
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import ARMOUR, CLASSES, CUSTOM, ITEMS
from ludus.games.gloria.moves import HEX, MOST_GLADIATORS, Place, place_text
from ludus.games.gloria.options import ARENA, Options
from ludus.games.gloria.state import State
from ludus.games.gloria.tournament import zone
from ludus.kit.hexes import axial, disc
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.gloria.asks import ALL_MOVES, POSITIONS, QUESTIONS, after, attacked, retiarius
from rules.gloria.build import arena, asked, moves, secutor, thraex

DOCS = Path(__file__).parents[3] / "docs" / "records.md"

KINDS = list(dict.fromkeys(move.word for move in ALL_MOVES))
ONE_OF_EACH = [next(move for move in ALL_MOVES if move.word == kind) for kind in KINDS]


def bad(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(text)
    return caught.value


# What is written down


@pytest.mark.parametrize("name", POSITIONS)
def test_every_move_offered_reads_as_it_is_written(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    for move in GAME.moves(state, seat):
        assert GAME.parse(str(move)) is move
        assert from_json(to_json(move), type(move)) is move


def test_a_sentence_about_a_move_names_the_direction_by_its_number() -> None:
    assert GAME.parse("step 2").facts()["way"] == Ref("way", 2)


def further() -> list[State]:
    """Positions for what no question offers just like that."""
    unarmed = thraex(marker=True, hands=("parma",))
    return [
        after(POSITIONS["outfit"](), "hold gladius"),
        arena(retiarius(hands=("net",)), thraex(), ground={(0, 0): ("trident",)}),
        arena(secutor(down=True)),
        attacked(unarmed, dice="act 9"),
    ]


def test_every_kind_of_move_answers_a_question_somewhere() -> None:
    states = [*(build() for build in POSITIONS.values()), *further()]
    assert {GAME.parse(move).word for state in states for move in moves(state)} == set(KINDS)
    assert len(POSITIONS) == len(QUESTIONS)


def test_no_two_moves_of_a_question_are_the_same() -> None:
    for build in POSITIONS.values():
        offered = moves(build())
        assert len(set(offered)) == len(offered) > 1


@pytest.mark.parametrize("players", ARENA.tables)
def test_there_is_a_placement_for_every_gladiator_in_every_zone(players: int) -> None:
    places = {place for seat in range(players) for place in zone(players, seat)}
    assert places <= set(HEX.values)


def test_there_are_as_many_gladiators_as_can_be_named() -> None:
    most = max(players * table.troop for players, table in ARENA.tables.items())
    wide = max(n * max(ARENA.ladders) for n, table in ARENA.tables.items() if table.wide)
    assert max(most, wide) <= MOST_GLADIATORS


def test_placements_name_hexes_by_coordinates() -> None:
    for place in disc(7):
        q, r = axial(place)
        assert place_text(place) == f"{q},{r}"
        assert GAME.parse(f"place 5 {q},{r} 4") is Place(5, place, 4)


def test_words_name_what_there_is() -> None:
    for kind, words in (
        ("enlist", {*CLASSES, CUSTOM}),
        ("wear", set(ARMOUR)),
        ("hold", set(ITEMS)),
        ("lose", set(ITEMS)),
        ("pickup", set(ITEMS)),
    ):
        named = {str(move).partition(" ")[2] for move in ALL_MOVES if move.word == kind}
        assert named == words


def test_the_words_of_the_handbook_are_moves() -> None:
    """Every move that docs/records.md writes for Gloria can be read."""
    text = DOCS.read_text(encoding="utf-8").partition("## The words of Gloria")[2]
    lines = text.partition("\n## ")[0].splitlines()
    rows = [line for line in lines if line.startswith(("| moves", "| reactions"))]
    quoted = [word for row in rows for word in re.findall(r"`([^`]+)`", row)]
    assert len(quoted) > 40
    kinds = {GAME.parse(word).word for word in quoted if word != "enlist"}
    assert kinds == set(KINDS), "each kind is in the handbook"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_told_in_every_language(language: str) -> None:
    assert "fly away" in catalogue(language).say(bad("fly away").message)


# As people type it


@pytest.mark.parametrize("move", ONE_OF_EACH, ids=KINDS)
def test_case_and_spaces_do_not_matter(move: Move) -> None:
    text = str(move)
    for typed in (text.upper(), text.title(), f"\t {text}\n", text.replace(" ", " \u00a0 ")):
        assert GAME.parse(typed) is move


@pytest.mark.parametrize(
    "typed",
    [
        "place 0 -0,0 1",
        "place 00 0,00 1",
        "place 0 ( 0 , 0 ) 1",
        "Place 0 0;0 1",
        "place 0 (0,0) 1",
    ],
)
def test_a_hex_may_be_typed_in_many_ways(typed: str) -> None:
    assert str(GAME.parse(typed)) == "place 0 0,0 1"


def test_a_true_minus_sign_is_a_minus_sign() -> None:
    assert str(GAME.parse("place 2 −4,−1 0")) == "place 2 -4,-1 0"


# As nobody should

HOSTILE = [
    "",
    " ",
    "\0",
    "step 0\0",
    "step\u200b0",
    "step ０",
    "step 0 0",
    "step 00",
    "step +0",
    "step 0.0",
    "step 1e0",
    "step -0",
    "step٠",
    "engage",
    "engage 0",
    "engage 0 0 0",
    "engage -1 0",
    "engage 36 0",
    "engage 00 0",
    "push 36",
    "push 1 0",
    "throw 1",
    "activate 36",
    "activate one",
    "train -1",
    "buy -1",
    "buy 3",
    "fight 3",
    "reroll 2",
    "withdraw 6",
    "place",
    "place 0",
    "place 0 0 0",
    "place 0 0,0",
    "place 0 0,0 6",
    "place 0 0,0 9",
    "place 36 0,0 0",
    "place 0 8,0 0",
    "place 0 -8,0 0",
    "place 0 4,4 0",
    "place 0 99999999999999999999,0 0",
    "place 0 --1,0 0",
    "place 0 0,0,0 0",
    "place -1 0,0 0",
    "enlist",
    "enlist nobody",
    "enlist gladius",
    "enlist ../../etc/passwd",
    "hold helmet",
    "wear gladius",
    "sheathe net",
    "sheathe scutum",
    "lose helmet",
    "<script>alert(1)</script>",
    "'; DROP TABLE moves; --",
    "{$seat}",
    "ready set go",
    "\ud800",
    "end" * 1000,
    "(" * 10_000,
    "place " + " " * 50_000 + "x",
]


@pytest.mark.parametrize("text", HOSTILE, ids=[ascii(text)[:30] for text in HOSTILE])
def test_what_is_no_move_is_refused(text: str) -> None:
    message = bad(text).message
    assert (message.key, message.facts) == ("gloria-no-such-move", {"text": text})


@pytest.mark.parametrize(
    "text", ["place {} 0,0 0", "place 0 {},0 0", "place 0 0,-{} 0"], ids=["who", "q", "r"]
)
def test_numbers_without_end_are_refused(text: str) -> None:
    """Python refuses to read more than 4300 digits; that is no answer for whoever typed them."""
    bad(text.format("9" * 5000))


def test_texts_by_lot_are_read_or_refused() -> None:
    rng = Random(7)
    words = [*KINDS, *ITEMS, *CLASSES, "0", "1", "5", "-1", "36", "0,0", "(4,-1)", "−2", ";", "é"]
    read = 0
    for _ in range(5000):
        text = " ".join(rng.choice(words) for _ in range(rng.randint(1, 4)))
        with suppress(BadNotation):
            move = GAME.parse(text)
            assert GAME.parse(str(move)) is move
            assert text.startswith(move.word)
            read += 1
    assert 0 < read < 1000


def test_moves_of_a_game_are_few_and_stable() -> None:
    """The same position gives the same moves in the same order, also on a copy."""
    for build in POSITIONS.values():
        state = build()
        assert moves(state) == moves(GAME.clone(state)) == moves(build())


def test_drawn_troops_need_no_move_to_enlist() -> None:
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(1)), None)
    assert asked(state) == (0, "deploy")
