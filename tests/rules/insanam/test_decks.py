"""Decks without an order: cards on top, in the bag, underneath, and decks made anew."""

from collections import Counter
from random import Random

import pytest

from ludus.core.fate import Fast, Scripted
from ludus.games.insanam.cards.decks import draw, label_of, left, look_at_top, peek, put_in_order
from ludus.games.insanam.content.catalogue import ADVERSARIES
from ludus.games.insanam.state import Deck, State
from rules.insanam.build import court


def fate(seed: int = 1) -> Fast:
    return Fast(Random(seed))


def decked(name: str, deck: Deck, discards: list[str]) -> State:
    """Build a position in which a deck has only these cards."""
    state = court(2)
    state.secrets.decks[name] = deck
    state.table.discards[name] = discards
    return state


def test_c_13_2_an_empty_deck_is_made_anew_of_its_discards() -> None:
    state = decked("event1", Deck([]), ["E101", "E102"])
    cards = [draw(state, "event1", fate()), draw(state, "event1", fate())]
    assert sorted(cards) == ["E101", "E102"]
    assert state.table.discards["event1"] == []


def test_c_13_2_where_nothing_was_discarded_nothing_comes() -> None:
    state = decked("event1", Deck([]), [])
    assert draw(state, "event1", Scripted([])) == ""
    assert peek(state, 0, "event1", 3, Scripted([])) == []


def test_c_21_13_an_adversary_of_a_deck_made_anew_may_be_of_any_category() -> None:
    state = decked("adversary", Deck([]), ["A22", "A01"])
    state.table.eyes = ""
    chance = Scripted([("adversary", None, ["A22"]), ("eyes", None, ["CH"])])
    assert draw(state, "adversary", chance) == "A22"
    assert state.table.eyes == ADVERSARIES["A01"].category


def test_c_21_4_the_last_adversary_leaves_no_eyes() -> None:
    state = decked("adversary", Deck(["A22"]), [])
    assert draw(state, "adversary", fate()) == "A22"
    assert state.table.eyes == ""


def test_c_21_11_adversaries_under_the_deck_come_in_their_order() -> None:
    state = decked("adversary", Deck(["A22"], [], ["A01", "A15"]), [])
    state.table.beneath = ["A01", "A15"]
    state.table.eyes = "AN"
    assert draw(state, "adversary", fate()) == "A22"
    assert state.table.eyes == ADVERSARIES["A01"].category
    assert draw(state, "adversary", Scripted([])) == "A01"
    assert (state.table.beneath, state.table.eyes) == (["A15"], ADVERSARIES["A15"].category)


def test_looking_goes_on_under_the_bag_where_all_know_the_cards() -> None:
    state = decked("adversary", Deck(["A22"], [], ["A01", "A15"]), [])
    state.table.beneath = ["A01", "A15"]
    state.table.eyes = "AN"
    assert peek(state, 0, "adversary", 2, fate()) == ["A22", "A01"]
    assert (state.table.beneath, state.table.tops["adversary"]) == (["A15"], 2)
    put_in_order(state, 0, "adversary", ["A01", "A22"], Scripted([]))
    assert state.table.eyes == ADVERSARIES["A01"].category
    assert draw(state, "adversary", Scripted([])) == "A01"
    assert left(state.secrets.decks["adversary"]) == 2


@pytest.mark.uncounted
def test_c_21_4_eyes_first_and_the_card_later_are_a_fair_draw() -> None:
    """Every adversary comes as often as without looking at the eyes first."""
    counted: Counter[str] = Counter()
    chance = fate(7)
    for _ in range(6_000):
        state = decked("adversary", Deck(["A22", "A24", "A01", "A15", "A17", "A18"]), [])
        look_at_top(state, chance)
        counted[draw(state, "adversary", chance)] += 1
    assert len(counted) == 6
    assert all(850 < n < 1150 for n in counted.values())


def test_cards_are_drawn_under_the_name_of_their_deck() -> None:
    assert [label_of(name) for name in ("event3", "tileCOL", "gladiator", "redemption")] == [
        "event", "tile", "gladiator", "redemption",
    ]  # fmt: skip
