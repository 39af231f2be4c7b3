"""The closed vocabulary of cards: read, written, refused."""

import re
from typing import get_args

import pytest

from ludus.core.message import say
from ludus.core.reading import BadWord
from ludus.games.insanam.content.atom_places import effects
from ludus.games.insanam.content.cards import Individual
from ludus.games.insanam.content.catalogue import EVENT, FOLDER, load
from ludus.games.insanam.content.vocabulary import (
    CATEGORIES,
    HARMFUL,
    METRICS,
    MOD_KEYS,
    ONE_SHOT,
    SIGNATURES,
    TRIGGERS,
    Atom,
    Effect,
    Kind,
)
from ludus.locales.catalogue import LANGUAGES, catalogue

SAMPLES = (
    "+3G", "+2ANY", "+1COR", "+4VP", "-1G", "-3VP", "!2ANY", "pay(3G)", "recruit(2)",
    "recruit(3,1)", "free(CEN,1)", "deploy(4)", "move(2)", "race(3)", "hinder(1)", "gbuy(0)",
    "gdraw(1)", "gdiscard(1)", "fight(0)", "refresh(ADV)", "peek(EVT,3)", "redo(any)",
    "redo(COL,HIP)", "unlock(0)", "tile(5)", "swap(3)", "steal(ANY,2)", "push(3)", "drop(2)",
    "unbanner(1)", "cull(2)", "lock(1)", "levyper(G,terr,1)", "barb(ARO,1)", "mod(cost.LEG,-2)",
    "tax(place.SUB,1G)", "sp(first blow)", "sp(extra 5,3,2)", "sp(strength all +1)",
    "sp(adversary -2)", "sp(accuse per round)", "sp(raid, once)", "spend(8G 4S)",
)  # fmt: skip


@pytest.mark.parametrize("text", SAMPLES)
def test_an_atom_is_written_as_it_is_read(text: str) -> None:
    assert str(Effect.parse(text)) == text


def test_the_samples_have_every_kind_of_atom() -> None:
    kinds = {atom.kind for text in SAMPLES for atom in Effect.parse(text)}
    assert kinds == set(get_args(Kind))
    signs = {"gain", "lose", "levy"}
    assert {*SIGNATURES, "redo", "sp", "spend"} == kinds - signs


def test_every_effect_of_the_content_is_written_as_it_stands() -> None:
    written = {str(effect) for _, _, effect, _ in effects(load(FOLDER))} - {""}
    quoted: set[str] = set()
    for file in (file for file in FOLDER.iterdir() if file.name.endswith(".toml")):
        quoted |= set(re.findall(r'"([^"]*)"', file.read_text(encoding="utf-8")))
    assert len(written) > 150
    assert written <= quoted
    for text in written:
        assert str(Effect.parse(text)) == text


def test_what_an_atom_holds() -> None:
    assert Effect.parse("recruit(2,1) +1G") == (
        Atom("recruit", n=2, d=1), Atom("gain", n=1, resource="G"),
    )  # fmt: skip
    assert Effect.parse("redo(any)")[0].zones == ("COL", "HIP", "BAR", "MAR")
    assert Effect.parse("levyper(G,terr,1)") == (
        Atom("levyper", n=1, resource="G", metric="terr"),
    )  # fmt: skip
    assert Effect.parse("peek(GLAD,2)") == (Atom("peek", n=2, deck="GLAD"),)
    assert Effect.parse("fight(2)") == (Atom("fight", n=2),)
    assert Effect.parse("gbuy(2)") == (Atom("gbuy", d=2),)
    assert Effect.parse("tax(fight,2G)") == (Atom("tax", n=2, resource="G", key="fight"),)


def test_what_is_harmful() -> None:
    """An exposed traitor meets the harmful part of the lower half only. [C-11.1]"""
    assert set(HARMFUL) == {"lose", "levy", "gdiscard", "cull", "lock", "levyper"}
    event = EVENT["E408"]
    assert isinstance(event, Individual)
    assert event.refuse.harms == Effect.parse("lock(1) !3ANY")
    assert Effect.parse("cull(1) +3G -1VP").harms == Effect.parse("cull(1) -1VP")
    assert not Effect.parse("+5COR").harms


def test_the_closed_lists() -> None:
    assert len(ONE_SHOT) == 28
    assert len(MOD_KEYS) == 30
    assert set(TRIGGERS) == {
        "turn", "place.COL", "place.HIP", "place.BAR", "place.SEN", "place.MAR", "place.SUB",
        "recruit", "deploy", "fight", "race", "tile", "unlock", "swap",
    }  # fmt: skip
    assert len(METRICS) == 44
    assert CATEGORIES == ("CH", "OR", "AN")


@pytest.mark.parametrize(
    ("text", "kind", "wrong"),
    [
        ("", "effect", "-"),
        ("+1G  +1W", "effect", "+1G  +1W"),
        (" +1G", "effect", " +1G"),
        ("move(2", "effect", "move(2"),
        ("conquer(2)", "atom", "conquer(2)"),
        ("3G", "atom", "3G"),
        ("gain(1)", "atom", "gain(1)"),
        ("+0G", "amount", "0G"),
        ("+1X", "amount", "1X"),
        ("-1COR", "amount", "1COR"),
        ("!1VP", "amount", "1VP"),
        ("pay(2VP)", "amount", "2VP"),
        ("recruit()", "number", "-"),
        ("recruit(0)", "number", "0"),
        ("recruit(2,0)", "number", "0"),
        ("recruit(1,2,3)", "parts", "recruit(1,2,3)"),
        ("free(LEG)", "parts", "free(LEG)"),
        ("free(EQU,1)", "troop", "EQU"),
        ("refresh(EVT)", "cards", "EVT"),
        ("peek(TILE,1)", "deck", "TILE"),
        ("redo(SEN)", "zones", "SEN"),
        ("redo(COL,COL)", "zones", "COL,COL"),
        ("steal(VP,1)", "resource", "VP"),
        ("levyper(G,ships,1)", "metric", "ships"),
        ("barb(ITA,1)", "region", "ITA"),
        ("mod(luck,1)", "key", "luck"),
        ("mod(mp,0)", "number", "0"),
        ("tax(sleep,1G)", "trigger", "sleep"),
        ("tax(turn,1VP)", "amount", "1VP"),
        ("tax(turn,1ANY)", "amount", "1ANY"),
        ("levyper(ANY,terr,1)", "good", "ANY"),
        ("sp(magic)", "special", "magic"),
        ("sp()", "special", "-"),
        ("sp(extra 1,2)", "special", "extra 1,2"),
        ("sp(mines, once)", "special", "mines, once"),
        ("sp(raid)", "special", "raid"),
        ("spend(2VP)", "amount", "2VP"),
        ("spend(2G 1G)", "good-twice", "2G 1G"),
    ],
)
def test_words_outside_the_vocabulary_are_refused(text: str, kind: str, wrong: str) -> None:
    with pytest.raises(BadWord) as caught:
        Effect.parse(text)
    assert caught.value.message == say(f"insanam-content-{kind}", text=wrong)
    for language in LANGUAGES:
        assert wrong in catalogue(language, strict=True).say(caught.value.message)
