"""The troops of Gloria's bots: mixed, different from game to game, and not weak."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from ludus.bots import make_bot
from ludus.bots.gloria.troops import GRIPS, SUITS, WORTH, liking, style
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import CLASSES, CUSTOM, KINDS, WEAPONS, Outfit, fault_of, kind_in
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator
from rules.gloria.asks import opening

BOTS = ["veteran", "search:2"]


def troops(bot: str, options: Options, seed: int) -> list[list[Gladiator]]:
    """Let bots of a kind fill their troops; give those of every seat, the strongest first."""
    rng = Random(seed)
    fate, player = Fast(rng), make_bot(bot, GAME)
    state = GAME.setup(options, fate, None)
    while state.tournament == 0:
        (seat,) = GAME.to_act(state)
        move = player.choose(GAME.view(state, seat), GAME.moves(state, seat), rng)
        step(GAME, state, seat, move, fate)
    return [
        [one for one in state.gladiators if one.owner == seat] for seat in range(options.players)
    ]


@pytest.mark.parametrize("bot", BOTS)
def test_all_classes_are_seen_and_none_too_often(bot: str) -> None:
    seen = Counter(
        one.type for seed in range(60) for troop in troops(bot, Options(4), seed) for one in troop
    )
    assert set(seen) == set(CLASSES)
    assert max(seen.values()) < 0.2 * seen.total()
    assert min(seen.values()) > 0.01 * seen.total()


@pytest.mark.parametrize("players", range(2, 7))
def test_lanistae_do_not_bring_the_same_troop(players: int) -> None:
    kinds, apart = [], []
    for seed in range(20):
        found = [frozenset(one.type for one in troop)
                 for troop in troops("veteran", Options(players), seed)]  # fmt: skip
        kinds.append(len(set().union(*found)))
        assert len(set(found)) >= players - 1
        apart.append(len(set(found)) == players)
    assert fmean(apart) > 0.9
    assert fmean(kinds) >= 7


def test_a_troop_is_mixed() -> None:
    for seed in range(30):
        for troop in troops("veteran", Options(2), seed):
            assert len({one.type for one in troop}) >= 4
            assert len({style(one.outfit) for one in troop}) >= 2


def test_the_best_places_go_to_the_best_classes() -> None:
    by_level: dict[int, list[int]] = {}
    for seed in range(60):
        for troop in troops("veteran", Options(2), seed):
            for one in troop:
                by_level.setdefault(one.level, []).append(WORTH[one.type])
    assert fmean(by_level[5]) > fmean(by_level[3]) > fmean(by_level[1])
    assert fmean(by_level[5]) > 55
    assert fmean(by_level[1]) > 45


def test_a_class_is_liked_less_that_somebody_has_already() -> None:
    assert set(WORTH) == set(CLASSES)
    state = opening()
    before = liking(state, 1, 5, "veles")
    step(GAME, state, 0, GAME.parse("enlist veles"), Fast(Random(1)))
    common = liking(state, 1, 5, "veles")
    assert liking(state, 0, 5, "veles") < common < before


def test_the_same_lots_choose_the_same_troop() -> None:
    for seed in range(3):
        for options in (Options(3), Options(2, troops="custom")):
            assert troops("veteran", options, seed) == troops("veteran", options, seed)


# Equipment of their own


def test_every_design_can_be_worn_and_held() -> None:
    for hands in GRIPS:
        for armour in SUITS:
            assert fault_of(Outfit(armour, hands, hands[0])) == ""


@pytest.mark.parametrize("bot", BOTS)
def test_designs_differ_and_have_a_weapon_to_draw(bot: str) -> None:
    options = Options(2, troops="custom")
    found = [one for seed in range(30) for troop in troops(bot, options, seed) for one in troop]
    own = [one.outfit for one in found if one.type == CUSTOM]
    assert len(found) / 3 < len(own) < len(found)
    assert {frozenset(one.hands) for one in own} == set(map(frozenset, GRIPS))
    assert len({one.armour for one in own}) >= 4
    for one in own:
        assert fault_of(one) == ""
        assert KINDS[one.sheathed] == kind_in(one.hands, WEAPONS)
