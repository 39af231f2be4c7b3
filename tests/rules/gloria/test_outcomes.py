"""What a forecast listens for: outcomes of a joust, and of no joust at all."""

from ludus.games.gloria.forecasts.outcomes import _WITHIN, Witness
from rules.gloria.build import arena, secutor


def test_without_an_opponent_nothing_is_told_of_one() -> None:
    state = arena(secutor())
    assert list(Witness(state, 0, -1)._of_foe(state)) == []


def test_without_a_joust_under_way_no_touch_has_been_dealt() -> None:
    state = arena(secutor())
    state.frames[-1].ask = sorted(_WITHIN)[0]
    assert Witness(state, 0, 1)._dealt == (0, 0)
