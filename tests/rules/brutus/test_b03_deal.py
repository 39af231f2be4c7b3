"""Chapter B-3: structure and deal."""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import TypeVar, cast

import pytest

from ludus.core.events import Log
from ludus.core.fate import Fast, Scripted
from ludus.core.message import say
from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.characters import list_cards
from ludus.games.brutus.state import State
from rules.brutus.build import (
    PLAYERS,
    any_fate,
    card_ref,
    cards,
    deal,
    everywhere,
    fresh,
    hand,
    keys,
    lay,
    options,
    past,
    play,
    play_manche,
    seen,
    table,
    texts,
    told,
)

HANDS = {4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10}
UNDEALT = {4: 1, 5: 3, 6: 0, 7: 0, 8: 3, 9: 5, 10: 4}

T = TypeVar("T")


class Spy(Fast):
    """Plain chance that remembers what was dealt from which cards."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed))
        self.dealt: list[tuple[int | None, list[int], list[int]]] = []

    def draw(
        self, label: str, bag: Sequence[T], n: int = 1, *, to: int | None = None
    ) -> Sequence[T]:
        drawn = super().draw(label, bag, n, to=to)
        self.dealt.append((to, sorted(cast(list[int], bag)), sorted(cast(list[int], drawn))))
        return drawn


# B-3.1


def test_b_3_1_deal_forum_opinion_play() -> None:
    log = Log()
    state = fresh(4, sink=log)
    assert keys(log, 0)[-1] == "brutus-dealt"
    phases = [state.phase]
    play(state, "0: forum 1")
    phases.append(state.phase)
    lay(state, {})
    phases.append(state.phase)
    while state.phase == "take":
        play(state, f"{state.turn}: {texts(state)[0]}")
    phases.append(state.phase)
    play(state, f"{state.turn}: power off")
    phases.append(state.phase)
    assert phases == ["announce", "lay", "take", "power", "lead"]


# B-3.2


@pytest.mark.parametrize("ranks", [[0, 1, 2, 3], [3, 2, 1, 0], [0, 3, 1, 2], [0, 2, 3, 1]])
def test_b_3_2_servus_deals_from_their_left(ranks: list[int]) -> None:
    script = deal(4, {}, ranks)
    assert [seat for _, seat, _ in script] == [(ranks[-1] + step) % 4 for step in (1, 2, 3, 4)]
    fate = Scripted([("positions", None, ranks), *script])
    state = GAME.setup(options(4), fate, None)
    fate.finish()
    assert GAME.to_act(state) == (ranks[0],)  # nobody is asked before the Imperator


def test_b_3_2_the_new_servus_deals_the_next_manche() -> None:
    ahead = past([2, 0, 3, 1], caesar={2: 9})  # who leads in points may well be the last one
    state = table({0: "5", 2: "6 7"}, out=[1, 3], history=[ahead], end={"manches": 3})
    play(state, "0: 5x1", fate=deal(4, {}, ranks=[1, 3, 0, 2]))  # 3 first, 2 last
    assert GAME.to_act(state) == (1,)


# B-3.3


@pytest.mark.parametrize("players", PLAYERS)
def test_b_3_3_every_deal_is_from_the_whole_deck(players: int) -> None:
    state = fresh(players, end={"manches": 4})
    whole = everywhere(state)
    rng = Random(3)
    while state.manche < 3:
        spy = Spy(state.manche)
        seat = rng.choice(GAME.to_act(state))
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), spy)
        if spy.dealt:
            rest = whole.copy()
            for _, bag, drawn in spy.dealt:
                assert bag == rest
                for value in drawn:
                    rest.remove(value)
            assert rest == list_cards(state.undealt)
            assert not any(state.gone)
            assert not any(state.forum)


def test_b_3_3_played_and_discarded_cards_come_back() -> None:
    state = table({0: "13x3 5", 1: "6 7"}, out=[2, 3])
    play(state, "0: 13x3", "1: pass")
    play(state, "0: 5x1", fate=deal(4, {2: "13x5 5x5"}, ranks=[2, 3, 0, 1]))
    assert hand(state, 2).endswith("13 13 13 13 13")


def test_b_3_3_the_deck_is_shuffled() -> None:
    hands = [hand(GAME.setup(options(4), any_fate(seed), None), 0) for seed in range(100)]
    assert len(set(hands)) == 100
    assert set(chain(*(cards(one) for one in hands))) == set(range(1, 14))


# B-3.4


@pytest.mark.parametrize("players", PLAYERS)
def test_b_3_4_everybody_gets_so_many_cards_in_every_manche(players: int) -> None:
    state = fresh(players, end={"manches": 4})
    for number in (1, 2, 3):
        assert state.manche == number
        assert seen(state).sizes == (HANDS[players],) * players
        for seat in range(players):
            assert sum(seen(state, seat).hand) == HANDS[players]
        play_manche(state, seed=number)


def test_b_3_4_everybody_holds_what_was_dealt() -> None:
    log = Log()
    state = fresh(4, {0: "1x5 2x5 3x5 4", 1: "4x4 5x5 6x5 7x2"}, sink=log)
    assert hand(state, 0) == "1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4"
    assert hand(state, 1) == "4 4 4 4 5 5 5 5 5 6 6 6 6 6 7 7"
    assert told(log, "brutus-dealt", 0) == [
        say("brutus-dealt", cards=tuple(map(card_ref, cards(hand(state, 0)))))
    ]
    assert told(log, "brutus-dealt", None) == []
    assert len(told(log, "brutus-dealt", 3)) == 1  # nobody hears another's


# B-3.5


@pytest.mark.parametrize("players", PLAYERS)
def test_b_3_5_undealt_cards_take_no_part(players: int) -> None:
    state = fresh(players, seed=1)
    undealt = list_cards(state.undealt)
    assert len(undealt) == UNDEALT[players]
    rng = Random(2)
    while state.manche == 1 and state.phase != "over":
        assert list_cards(state.undealt) == undealt
        seat = rng.choice(GAME.to_act(state))
        step(GAME, state, seat, rng.choice(GAME.moves(state, seat)), any_fate())


# B-3.6


def swapped(state: State, seat: int) -> State:
    """The same table, with one undealt card in the place of another card of a seat's hand."""
    other = GAME.clone(state)
    other.hands, other.undealt = [list(cards) for cards in state.hands], list(state.undealt)
    inside, outside = (list_cards(pile)[0] for pile in (other.hands[seat], other.undealt))
    assert inside != outside
    other.hands[seat][inside] -= 1
    other.hands[seat][outside] += 1
    other.undealt[outside] -= 1
    other.undealt[inside] += 1
    assert list(GAME.invariants(other)) == []
    return other


@pytest.mark.parametrize("players", [4, 5, 8, 9, 10])
def test_b_3_6_nobody_sees_undealt_cards(players: int) -> None:
    state = fresh(players)
    other = swapped(state, players - 1)
    for seat in (*range(players - 1), None):
        assert seen(state, seat) == seen(other, seat)
    dealer = state.ranks[-1]
    assert dealer == players - 1
    unknown = swapped(state, 0)
    assert seen(state, dealer) == seen(unknown, dealer)  # not even the dealer


def test_b_3_6_not_even_when_the_manche_ends() -> None:
    state = table({0: "5", 1: "6 7"}, out=[2, 3], end={"manches": 1})
    other = swapped(state, 1)
    one, two = play(state, "0: 5x1"), play(other, "0: 5x1")
    assert state.phase == other.phase == "over"
    for seat in (0, 2, 3, None):
        assert seen(state, seat) == seen(other, seat)
        assert one.heard_by(seat) == two.heard_by(seat)
