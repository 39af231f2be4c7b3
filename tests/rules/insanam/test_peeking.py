"""Looking into decks: what is seen and put in order, by whom it is known, and what comes next."""

from random import Random

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ADVERSARIES
from ludus.games.insanam.state import State
from rules.insanam.build import (
    arena_dice,
    asked,
    begin,
    court,
    in_play,
    lay_tile,
    moves,
    one,
    owe,
    play,
    plays,
    words,
)

PLAIN = ("macro", "postumus", "milonia", "chaerea")


def beasts(*cards: str) -> State:
    """Let seat 0 be about to look at adversaries: K07 d, peek(ADV,3) fight(1)."""
    state = court(boards=PLAIN, start=False)
    in_play(state, 0, *cards)
    lay_tile(state, "K07")
    begin(state)
    return state


def seen(state: State, chance: str = "peek@0 A21 A01 A09") -> None:
    """Look at three cards; the first is an animal, as its eyes say."""
    plays(state, "place COL 4", "act d", chance=chance)


# Looking and putting back


def test_the_top_cards_are_put_back_in_any_order() -> None:
    state = beasts()
    seen(state)
    assert asked(state) == ((0,), "peek")
    assert len(moves(state)) == 6
    log = play(state, "order A01,A09,A21")
    deck = state.secrets.decks["adversary"]
    assert deck.top == ["A01", "A09", "A21"]
    assert not {*deck.top} & {*deck.bag}
    assert state.table.eyes == "CH"
    assert state.table.tops["adversary"] == 3
    assert words(log) == ["you-peeked"]
    assert [told.key for told in log.heard_by(1)] == ["insanam-told-peeked"]
    assert "A01" not in str(log.heard_by(1))


def test_what_was_put_in_order_comes_in_that_order() -> None:
    state = beasts("G16", "G20")
    seen(state)
    play(state, "order A01,A09,A21")
    play(state, "fight G20 A13", arena_dice(0, 0))
    play(state, "stay")  # A01 comes, and nothing is drawn
    assert state.table.adversaries == ["A14", "A01"]
    assert state.table.eyes == "OR"
    assert state.table.tops["adversary"] == 2
    begin(state)
    plays(state, "place COL 1", "act b")
    play(state, "fight G16 TOP", arena_dice(0, 0))
    assert state.table.eyes == "AN"


def test_only_who_looked_knows_the_order() -> None:
    state = beasts()
    seen(state)
    play(state, "order A01,A09,A21")
    mine, other = GAME.view(state, 0).mine, GAME.view(state, 1).mine
    assert mine is not None
    assert other is not None
    assert mine.sure == {"adversary": ["A01", "A09", "A21"]}
    assert other.sure == {}
    world = GAME.imagine(GAME.view(state, 0), Random(7))
    assert world.secrets.decks["adversary"].top == ["A01", "A09", "A21"]
    for number in range(20):
        world = GAME.imagine(GAME.view(state, 1), Random(number))
        top = world.secrets.decks["adversary"].top
        assert len(top) == 3
        assert ADVERSARIES[top[0]].category == "CH"


def test_after_another_looked_only_the_cards_are_known() -> None:
    state = beasts()
    seen(state)
    play(state, "order A01,A09,A21")
    begin(state, 1)
    state.table.zones["COL"].banners = [-1] * 4
    plays(state, "place COL 1", "act d")  # the same three: nothing is drawn
    assert asked(state) == ((1,), "peek")
    play(state, "order A09,A21,A01")
    own = state.secrets.own[0]
    assert own.sure.get("adversary", []) == []
    assert own.among["adversary"] == ["A01", "A09", "A21"]
    assert state.secrets.own[1].sure["adversary"] == ["A09", "A21", "A01"]
    begin(state)
    state.table.zones["COL"].banners = [-1] * 4
    plays(state, "place COL 3", "act d", "order A21,A09,A01")
    assert own.sure["adversary"] == ["A21", "A09", "A01"]
    assert own.among["adversary"] == []


def test_a_card_that_left_the_top_is_forgotten() -> None:
    state = beasts("G16")
    seen(state)
    play(state, "order A09,A21,A01")
    play(state, "fight G16 TOP", arena_dice(0, 0))
    assert state.secrets.own[0].sure["adversary"] == ["A21", "A01"]


def test_events_of_the_round_in_progress() -> None:
    state = court(boards=PLAIN, round=3, start=False)
    lay_tile(state, "S10")
    begin(state)
    plays(state, "place SEN 2", "act d", chance="peek@0 E301 E305 E302")
    play(state, "order E305,E302,E301")
    assert state.secrets.decks["event3"].top == ["E305", "E302", "E301"]
    owe(state, "E305")
    play(state, "done")
    assert state.table.event == "E305"


def test_a_deck_with_fewer_cards_shows_them_all() -> None:
    state = beasts()
    state.secrets.decks["adversary"].bag = ["A21", "A09"]
    seen(state, "peek@0 A21 A09")
    assert len(moves(state)) == 2


def test_the_cards_underneath_come_last() -> None:
    state = beasts()
    deck = state.secrets.decks["adversary"]
    deck.bag, deck.under = ["A21"], ["A05", "A06", "A07"]
    state.table.beneath = ["A05", "A06", "A07"]
    seen(state, "peek@0 A21")
    assert state.secrets.own[0].peeked == ["A21", "A05", "A06"]
    deck = state.secrets.decks["adversary"]
    assert (deck.under, state.table.beneath) == (["A07"], ["A07"])
    play(state, "order A05,A06,A21")
    assert state.table.eyes == "CH"


def test_a_deck_that_is_empty_is_made_anew_before_it_is_looked_at() -> None:
    state = beasts()
    state.secrets.decks["adversary"].bag = []
    state.table.discards["adversary"] = ["A29", "A05"]
    state.table.eyes = ""
    seen(state, "peek@0 A05 A29")
    play(state, "order A29,A05")
    assert state.table.eyes == "AN"


def test_where_there_is_no_card_at_all_nobody_is_asked() -> None:
    state = beasts()
    state.secrets.decks["adversary"].bag = []
    state.table.eyes = ""
    plays(state, "place COL 4", "act d")
    assert asked(state) == ((0,), "after")


def test_a_peek_is_for_one_pair_of_eyes_whatever_chance_brings() -> None:
    state = beasts()
    plays(state, "place COL 4")
    step(GAME, state, 0, GAME.parse("act d"), Fast(Random(3)))
    cards = state.secrets.own[0].peeked
    assert len(cards) == 3
    assert ADVERSARIES[cards[0]].category == "AN"
    other = GAME.view(state, 1)
    assert other.mine is not None
    assert other.mine.peeked == []


# Underneath, and nothing left


def test_an_adversary_from_underneath_is_known_to_all() -> None:
    state = beasts("G16")
    deck = state.secrets.decks["adversary"]
    deck.bag, deck.under, state.table.beneath = [], ["A29", "A05"], ["A29", "A05"]
    state.table.eyes = "AN"
    plays(state, "place COL 4", "act b")
    play(state, "fight G16 A13", arena_dice(0, 0))
    play(state, "stay")
    assert state.table.adversaries == ["A14", "A29"]
    assert (state.table.beneath, state.table.eyes) == (["A05"], "CH")


def test_a_gladiator_put_away_in_a_draft_surfaces_last() -> None:
    state = beasts()
    deck = state.secrets.decks["gladiator"]
    deck.bag.remove("G30")
    one(state, 2).tucked, deck.bag, deck.under = deck.bag, [], ["G30"]
    plays(state, "place COL 1", "act a", "hire G01")
    assert state.table.display == ["G02", "G30"]
    assert state.table.surfaced == ["G30"]


def test_no_adversary_comes_where_there_is_none() -> None:
    state = court(boards=PLAIN, start=False)
    lay_tile(state, "K02")
    state.secrets.decks["adversary"].bag = []
    state.table.eyes, state.table.adversaries = "", []
    begin(state)
    plays(state, "place COL 4", "act c")  # refresh(ADV) fight(1)
    assert state.table.adversaries == []


def test_no_gladiator_comes_where_there_is_none() -> None:
    state = court(boards=PLAIN, start=False)
    lay_tile(state, "K01")
    deck = state.secrets.decks["gladiator"]
    one(state, 2).tucked, deck.bag = deck.bag, []
    begin(state)
    plays(state, "place COL 4", "act d")  # gdraw(1) +2COR
    assert (one(state).play, one(state).marker) == ([], 2)
