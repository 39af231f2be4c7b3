"""Deals, first positions, random choices, and batches that are played on and dealt again."""

from collections import Counter
from functools import partial
from math import comb

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ludus.arrays import brutus as arrays
from ludus.arrays.brutus.axes import Array
from ludus.games.brutus.options import TABLE, End, Options


def mode_for(players: int, manches: int = 1) -> arrays.Mode:
    return arrays.mode_of(Options(players, True, True, True, End(manches=manches)))


def chance(mode: arrays.Mode, steps: int, tables: int, seed: int) -> arrays.Chance:
    rng = np.random.default_rng(seed)
    return arrays.Chance(
        *(
            rng.random((rows, tables), dtype=np.float32)
            for rows in (steps, mode.cards, mode.players)
        )
    )


@pytest.mark.parametrize("players", range(4, 11))
def test_b_3_4_everybody_gets_as_many_cards(players: int) -> None:
    mode = mode_for(players)
    hands = arrays.deal(np, mode, chance(mode, 0, 50, players).cards)
    assert hands.shape == (players, 13, 50)
    assert (hands.sum(axis=1) == TABLE.tables[players].hand).all()
    assert (hands.sum(axis=0) <= mode.copies).all()
    assert (hands >= 0).all()


def fits(seen: Counter[int], odds: dict[int, float]) -> bool:
    """Compare with what is expected by chi-square, at some six standard deviations."""
    draws = seen.total()
    likely = {one: odd for one, odd in odds.items() if draws * odd > 5}
    chi = sum((seen[one] - draws * odd) ** 2 / (draws * odd) for one, odd in likely.items())
    return bool(chi < len(likely) + 6 * (2 * len(likely)) ** 0.5 + 10)


@pytest.mark.parametrize("players", [4, 7, 10])
@pytest.mark.parametrize("value", [1, 13])
def test_b_3_3_every_deal_is_equally_likely(players: int, value: int) -> None:
    """How many of a value each seat gets follows the hypergeometric law, first card or last."""
    mode = mode_for(players)
    hands = arrays.deal(np, mode, chance(mode, 0, 20_000, 1).cards)
    odds = {
        count: comb(mode.copies, count)
        * comb(mode.cards - mode.copies, mode.hand - count)
        / comb(mode.cards, mode.hand)
        for count in range(mode.copies + 1)
    }
    for seat in (0, players - 1):
        assert fits(Counter(hands[seat, value - 1].tolist()), odds)


def test_a_deal_never_runs_out_of_places() -> None:
    """Even the largest number below 1 falls on a place: rounding must not lose a card."""
    mode = mode_for(10)
    highest = np.full((mode.cards, 1), np.nextafter(np.float32(1), np.float32(0)))
    assert (arrays.deal(np, mode, highest).sum(axis=1) == mode.hand).all()
    assert (arrays.deal(np, mode, highest * 0).sum(axis=1) == mode.hand).all()


def test_b_2_1_every_order_of_first_positions_is_equally_likely() -> None:
    mode = mode_for(4)
    ranks = arrays.positions(np, mode, chance(mode, 0, 20_000, 2).seats)
    assert (np.sort(ranks, axis=0) == np.arange(4)[:, None]).all()
    code = Counter((ranks * np.asarray([64, 16, 4, 1])[:, None]).sum(axis=0).tolist())
    assert len(code) == 24
    assert fits(code, dict.fromkeys(code, 1 / 24))


def test_every_legal_action_is_chosen_equally_often() -> None:
    mask = np.zeros((12, 30_000), dtype=bool)
    mask[[2, 5, 11]] = True
    uniforms = np.random.default_rng(1).random(30_000, dtype=np.float32)
    chosen = Counter(arrays.choose(np, mask, uniforms).tolist())
    assert fits(chosen, dict.fromkeys([2, 5, 11], 1 / 3))
    assert set(chosen) == {2, 5, 11}


def test_the_first_and_the_last_legal_action_can_be_chosen() -> None:
    mask = np.asarray([[True, False], [False, False], [True, False]])
    highest = np.nextafter(np.float32(1), np.float32(0))
    assert arrays.choose(np, mask, np.asarray([0, 0], np.float32)).tolist() == [0, 0]
    assert arrays.choose(np, mask, np.asarray([highest, 0], np.float32)).tolist() == [2, 0]


def owned(state: arrays.State) -> Array:
    """Count the cards by value that are in hands, laid, in the forum, on their way or gone."""
    given = (state.given_value[:, None] == 1 + np.arange(13)[:, None]).sum(axis=0)
    return (state.hands + state.laid).sum(axis=0) + state.forum + state.gone + given


def test_tables_are_played_on_and_dealt_again() -> None:
    players = 4
    mode = mode_for(players, manches=2)
    state = arrays.start(np, mode, chance(mode, 0, 16, 0))
    dealt = owned(state)
    decisions = ended = games = 0
    for stretch in range(60):
        manche, scores = state.manche, state.scores.sum(axis=0)
        state, made = arrays.play_out(np, mode, state, chance(mode, 10, 16, 1 + stretch))
        assert ((made == 10) | (state.phase == 0)).all(), "who waits has been dealt again"
        decisions += int(made.sum())
        anew = state.manche != manche
        same = owned(state) == dealt
        assert same[:, ~anew].all()
        assert (owned(state).sum(axis=0) == players * mode.hand).all()
        assert (state.sizes[:, anew] == mode.hand).all()
        first = state.manche < manche
        assert (state.scores[:, first] == 0).all()
        assert (state.won[:, first] == 0).all()
        second = state.manche > manche
        assert (state.won[:, second].sum(axis=0) == 1).all()
        assert (state.scores.sum(axis=0) >= scores)[~first].all()
        dealt = owned(state)
        ended += int(second.sum())
        games += int(first.sum())
    assert decisions > 8_000
    assert ended
    assert games


def test_jax_plays_the_same_stretch() -> None:
    """Compiled as a whole, and with the batch made by `vmap`: the rules need none of their own."""
    mode = arrays.mode_of(Options(4, end=End(manches=1)))
    state = arrays.start(np, mode, chance(mode, 0, 8, 3))
    for stretch in range(8):
        state, _ = arrays.play_out(np, mode, state, chance(mode, 12, 8, 10 + stretch))
    given = chance(mode, 40, 8, 4)
    here, made = arrays.play_out(np, mode, state, given)
    each = jax.vmap(partial(arrays.play_out, jnp, mode), in_axes=-1, out_axes=-1)
    quick = {"xla_backend_optimization_level": 0}
    there, also = jax.jit(each, compiler_options=quick)(state, given)
    assert 0 < (made < 40).sum() < 8, "some tables are dealt again, some are not"
    assert (made == np.asarray(also)).all()
    for one, other in zip(jax.tree.leaves(here), jax.tree.leaves(there), strict=True):
        assert (one == np.asarray(other)).all()
