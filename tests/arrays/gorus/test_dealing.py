"""Deals: every card once, ten to each hand, every card equally likely everywhere."""

import numpy as np
import pytest

from arrays.gorus.equal import cards_of
from ludus.arrays.gorus.cards import count, nth
from ludus.arrays.gorus.dealing import deal
from ludus.arrays.gorus.mode import mode_of
from ludus.arrays.gorus.playout import jax_rounds, random_round
from ludus.arrays.gorus.state import NONE
from ludus.games.gorus.options import Options

MODES = [Options(1, "ru2020"), *(Options(players) for players in range(2, 9))]


@pytest.mark.parametrize("options", MODES, ids=lambda options: options.players)
def test_g_3_2_ten_cards_each_and_every_card_once(options: Options) -> None:
    mode = mode_of(options)
    hands, order = deal(np, mode, np.random.default_rng(1).random((len(mode.cards), 5)))
    for table in range(5):
        dealt = [cards_of(mode, hand[:, table]) for hand in hands]
        rest = [mode.cards[number] for number in order[:, table]]
        assert [len(hand) for hand in dealt] == [mode.hand] * mode.players
        everything = [card for hand in dealt for card in hand] + rest
        assert sorted(everything, key=mode.cards.index) == list(mode.cards)


def test_g_3_2_every_card_is_equally_likely_in_every_hand_and_place_of_the_deck() -> None:
    mode = mode_of(Options(2))
    tables = 20_000
    hands, order = deal(np, mode, np.random.default_rng(2).random((len(mode.cards), tables)))
    held = [
        sum(mode.cards[0] in cards_of(mode, hands[seat][:, at]) for at in range(2000))
        for seat in (0, 1)
    ]
    assert all(abs(seen / 2000 - 1 / 3) < 0.05 for seen in held)
    for place in order:
        seen = np.bincount(place, minlength=len(mode.cards)) / tables
        assert np.all(np.abs(seen - 1 / 30) < 6 * np.sqrt(1 / 30 / tables))


@pytest.mark.parametrize("options", MODES, ids=lambda options: options.players)
def test_the_nth_card_of_a_set_is_found(options: Options) -> None:
    mode = mode_of(options)
    hands, _ = deal(np, mode, np.random.default_rng(3).random((len(mode.cards), 4)))
    hand = hands[0]
    assert list(count(np, hand)) == [mode.hand] * 4
    for number in range(mode.hand):
        found = nth(np, mode, hand, np.full(4, number, dtype=np.int32))
        for table in range(4):
            assert mode.cards[found[table]] == cards_of(mode, hand[:, table])[number]


@pytest.mark.parametrize("options", MODES, ids=lambda options: options.players)
def test_g_8_1_a_random_round_plays_every_card_and_gives_tokens(options: Options) -> None:
    mode = mode_of(options)
    needed = len(mode.cards) + mode.plays
    state = random_round(np, mode, np.random.default_rng(4).random((needed, 6)))
    assert not state.hands.any()
    assert np.all(state.turn == NONE)
    assert np.all(sum(count(np, pile) for pile in state.piles) == len(mode.cards))
    assert np.all(state.tokens.sum(axis=0) >= 1)
    total = {1: 8, 2: 8, 3: 8, 4: 9}.get(mode.players, 10)
    assert np.all(state.totals.sum(axis=0) == total)


@pytest.mark.parametrize("options", [MODES[0], MODES[2]], ids=lambda options: options.players)
def test_random_rounds_by_jax_give_what_random_rounds_by_numpy_do(options: Options) -> None:
    import jax

    mode = mode_of(options)
    quick = np.asarray(jax.jit(jax_rounds(mode, 2000))(jax.random.key(1)))
    needed = len(mode.cards) + mode.plays
    plain = random_round(np, mode, np.random.default_rng(5).random((needed, 2000))).totals
    assert np.all(quick.sum(axis=0) == 8)
    assert np.all(np.abs(quick.mean(axis=1) - plain.mean(axis=1)) < 0.6)
