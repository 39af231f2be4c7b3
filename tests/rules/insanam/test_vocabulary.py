"""The closed vocabulary of cards: read, written, refused."""

import re
from typing import get_args

import pytest

from ludus.games.insanam.content.atom_places import effects
from ludus.games.insanam.content.cards import Individual
from ludus.games.insanam.content.catalogue import EVENT, FOLDER, load
from ludus.games.insanam.content.special_words import BadEffect
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
    ("text", "reason"),
    [
        ("", "no effect: -"),
        ("+1G  +1W", "no effect: +1G  +1W"),
        (" +1G", "no effect:  +1G"),
        ("move(2", "no effect: move(2"),
        ("conquer(2)", "no such atom: conquer(2)"),
        ("3G", "no such atom: 3G"),
        ("gain(1)", "no such atom: gain(1)"),
        ("+0G", "no such amount: 0G"),
        ("+1X", "no such amount: 1X"),
        ("-1COR", "no such amount: 1COR"),
        ("!1VP", "no such amount: 1VP"),
        ("pay(2VP)", "no such amount: 2VP"),
        ("recruit()", "no such number: -"),
        ("recruit(0)", "no such number: 0"),
        ("recruit(2,0)", "no such number: 0"),
        ("recruit(1,2,3)", "wrong number of parts: recruit(1,2,3)"),
        ("free(LEG)", "wrong number of parts: free(LEG)"),
        ("free(EQU,1)", "no such troop: EQU"),
        ("refresh(EVT)", "no such cards: EVT"),
        ("peek(TILE,1)", "no such deck: TILE"),
        ("redo(SEN)", "no such zones: SEN"),
        ("redo(COL,COL)", "no such zones: COL,COL"),
        ("steal(VP,1)", "no such resource: VP"),
        ("levyper(G,ships,1)", "no such metric: ships"),
        ("barb(ITA,1)", "no such region: ITA"),
        ("mod(luck,1)", "no such key: luck"),
        ("mod(mp,0)", "no such number: 0"),
        ("tax(sleep,1G)", "no such trigger: sleep"),
        ("tax(turn,1VP)", "no such amount: 1VP"),
        ("tax(turn,1ANY)", "no such amount: 1ANY"),
        ("levyper(ANY,terr,1)", "no such good: ANY"),
        ("sp(magic)", "no such special: magic"),
        ("sp()", "no such special: -"),
        ("sp(extra 1,2)", "no such special: extra 1,2"),
        ("sp(mines, once)", "no such special: mines, once"),
        ("sp(raid)", "no such special: raid"),
        ("spend(2VP)", "no such amount: 2VP"),
        ("spend(2G 1G)", "a good twice: 2G 1G"),
    ],
)
def test_words_outside_the_vocabulary_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadEffect) as caught:
        Effect.parse(text)
    assert str(caught.value) == reason
