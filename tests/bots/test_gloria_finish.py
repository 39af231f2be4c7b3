"""Bots of Gloria come to an end: they close in, finish, and arm themselves again."""

from copy import deepcopy
from random import Random
from statistics import median
from typing import Any

import pytest

from ludus.bots import make_bot
from ludus.bots.gloria.outlook import temper
from ludus.bots.gloria.values import affords, exchange, price_to_strike
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import hex_at
from rules.gloria.asks import after, retiarius
from rules.gloria.build import arena, asked, body, glad, secutor, thraex

WEAK = [f"level:{number}" for number in range(1, 5)]
"""Who sees no further than a step: short-sighted, but not aimless."""
ALL = [*WEAK, "veteran"]


def choice(state: State, spec: str = "veteran") -> str:
    """Ask a bot for the move of whoever has to decide."""
    seat, _ = asked(state)
    bot = make_bot(spec, GAME)
    return str(bot.choose(GAME.view(state, seat), GAME.moves(state, seat), Random(1)))


def turns_to_the_end(state: State, seed: int, most: int, spec: str = "veteran") -> int:
    """Let bots of one kind play on; give how many turns it takes, or one more than the most."""
    rng, first = Random(seed), state.turn
    fate, bot = Fast(rng), make_bot(spec, GAME)
    while (seats := GAME.to_act(state)) and state.turn < first + most:
        seat = seats[0]
        move = bot.choose(GAME.view(state, seat), GAME.moves(state, seat), rng)
        step(GAME, state, seat, move, fate)
    return state.turn - first + (state.over is None)


# Finishing


def _troop(kind: str, *places: tuple[int, int], **more: Any) -> list[Gladiator]:
    return [glad(kind, place, **{"facing": 3, "level": 4, "marker": True, **more})
            for place in places]  # fmt: skip


def _fallen(kind: str, at: tuple[int, int]) -> Gladiator:
    """Make a dead one, whose things may be anywhere by now."""
    return glad(kind, at, level=0, initial=3, status="dead", down=True, hands=(), sheathed="")


def _last(kind: str, at: tuple[int, int], **more: Any) -> Gladiator:
    return glad(kind, at, **{"owner": 1, "level": 2, "marker": True, **more})


WON = {
    "one lies before three": lambda: (
        *_troop("essedarius", (0, 0), (0, 1), (1, -1)), _last("thraex", (1, 0), down=True)),
    "one is snared": lambda: (
        *_troop("gallus", (0, 0), (-1, 1)), _last("murmillo", (2, 0), snare="net"),
        _fallen("retiarius", (-4, 0))),
    "one has lost its weapon": lambda: (
        *_troop("dimachaerus", (0, 0), (-1, 1)), _last("secutor", (3, 0), hands=("scutum",))),
    "one has nothing left to fight with": lambda: (
        *_troop("samnis", (0, 0), (-1, 1)), _last("gallus", (3, -1), hands=())),
    "the heavy look the wrong way": lambda: (
        *_troop("murmillo", (-3, 0), (-3, 1), (-2, -1)), _last("eques", (3, 0), facing=3)),
    "two are left in a far corner": lambda: (
        *_troop("veles", (-4, 0), (-4, 1), (-3, -1), (-4, 2)),
        _last("thraex", (5, 0), facing=3), _last("eques", (5, -1), facing=3)),
    "bodies lie between": lambda: (
        *_troop("secutor", (-1, 0), (-1, 1), (0, -1), facing=0), _last("secutor", (2, 0), facing=3),
        body((1, 0)), body((1, -1)), body((0, 1))),
}  # fmt: skip
"""Who has the upper hand, and over whom: troop 0 has won, it only has to finish."""

SOON = 15
"""Turns in which such a position is finished; heavy gladiators walk a hex a turn. [L-7.2]"""


@pytest.mark.parametrize("name", WON)
def test_whoever_has_the_upper_hand_finishes(name: str) -> None:
    for seed in range(6):
        state = arena(*WON[name](), active=None, bystanders=False)
        taken = turns_to_the_end(state, seed, SOON)
        assert taken <= SOON, f"not finished in {SOON} turns, seed {seed}"
        assert state.over is not None
        assert state.over.winners == (0,)


def test_melees_between_veterans_end_long_before_the_limit() -> None:
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        state = GAME.setup(Options(players), Fast(Random(seed)), None)
        assert turns_to_the_end(state, seed, 100) <= 60


@pytest.mark.deep
@pytest.mark.parametrize("spec", ALL)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_melees_of_every_level_end_before_the_limit(spec: str, players: int) -> None:
    """Two in heavy armour who are left at last may just not hurt each other: one in ten."""
    turns = []
    for seed in range(10):
        state = GAME.setup(Options(players), Fast(Random(seed)), None)
        turns.append(turns_to_the_end(state, seed, 99, spec))
    assert sum(taken > 99 for taken in turns) <= 1
    assert median(turns) <= 75


@pytest.mark.parametrize("spec", ALL)
def test_who_has_a_point_a_turn_and_looks_away_turns_to_the_enemy(spec: str) -> None:
    """With a point a turn, nobody who does not turn first ever comes nearer. [L-7.2, L-8.1]"""
    away = secutor(at=(0, 0), facing=3)
    state = arena(away, thraex(at=(4, 0)), pa=1, bystanders=False)
    assert choice(state, spec) == "pivot 0"


@pytest.mark.parametrize("spec", ALL)
def test_who_has_a_point_a_turn_goes_around_a_body(spec: str) -> None:
    """Nobody can stop on a body. [L-8.5]"""
    state = arena(secutor(), body((1, 0)), thraex(at=(3, 0)), pa=1, bystanders=False)
    assert choice(state, spec) in ("pivot 1", "pivot 5")


@pytest.mark.parametrize("spec", ALL)
def test_it_goes_around_a_friend_who_stands_in_the_way(spec: str) -> None:
    friend = glad("murmillo", (1, 0))
    state = arena(secutor(), friend, thraex(at=(2, 0)), pa=3, bystanders=False)
    assert choice(state, spec) in ("pivot 1", "pivot 5", "step 1", "step 5")


@pytest.mark.parametrize("spec", ALL)
def test_a_step_is_taken_even_if_a_turn_must_follow(spec: str) -> None:
    """The way leads around bodies: ahead first, then to the left. [L-8.5]"""
    crowd = (secutor(), thraex(at=(3, -3)), body((1, -1)), body((2, -3)), body((0, -1)))
    assert choice(arena(*crowd, pa=1, bystanders=False), spec) == "step 0"


@pytest.mark.parametrize("spec", WEAK)
@pytest.mark.parametrize("name", ["bodies lie between", "the heavy look the wrong way"])
def test_the_weak_finish_too(spec: str, name: str) -> None:
    """They take longer, but they do not stand about until the limit."""
    for seed in range(4):
        state = arena(*WON[name](), active=None, bystanders=False)
        assert turns_to_the_end(state, seed, 40, spec) <= 40, f"seed {seed}"


def test_a_joust_that_is_not_worth_it_is_dared_late_in_a_tournament() -> None:
    """A weak one before a strong one does not wait for ever."""
    crowd = (glad("secutor", level=1, initial=1), glad("murmillo", (1, 0), 3, owner=1, level=3))
    early, late = (arena(*deepcopy(crowd), pa=1, turn=turn, bystanders=False) for turn in (1, 50))
    moves = [choice(state, "level:2") for state in (early, late)]
    assert moves == ["end", "engage 1 0"]


def test_a_bold_one_follows_whom_it_strikes() -> None:
    """The weakest looks neither right nor left; whoever stays behind has to walk again."""
    crowd = arena(secutor(), thraex(), glad("murmillo", (3, 0), owner=2, marker=True), pa=1)
    state = after(crowd, ("engage 1 0", "atk 3 def 9 prot 0"))
    assert choice(state, "level:1") == "advance 0"


def test_the_bold_come_nearer_from_the_far_end_too() -> None:
    """Late in a tournament, all across the arena, with bodies about: no turning to and fro."""
    crowd = (
        glad("crupellarius", (2, 5), 1, level=1, initial=2),
        glad("provocator", (7, 0), 0, owner=1, level=2, initial=4, marker=True),
        *(body(place) for place in ((3, 3), (3, 4), (2, 0))),
    )
    for seed in range(3):
        state = arena(*deepcopy(crowd), pa=1, radius=7, turn=45, bystanders=False)
        assert turns_to_the_end(state, seed, 55) <= 55


# How bold


def _temper(own: int, rivals: tuple[int, ...], turn: int = 1) -> Any:
    crowd = [glad("eques", (-4, number)) for number in range(own)]
    for owner, count in enumerate(rivals, 1):
        crowd += [glad("eques", (2 * owner - 3, 2 - number), owner=owner)
                  for number in range(count)]  # fmt: skip
    options = Options(max(2, len(rivals) + 1))
    state = arena(*crowd, options=options, turn=turn, bystanders=False, radius=7)
    return temper(state, state.gladiators[0])


def test_the_upper_hand_makes_bold() -> None:
    ahead, even, behind = _temper(4, (1,)), _temper(2, (2,)), _temper(1, (4,))
    assert ahead.caution < even.caution == behind.caution
    assert ahead.pull > even.pull == behind.pull
    assert ahead.patience < even.patience


def test_a_third_troop_makes_careful_until_it_is_beaten() -> None:
    assert _temper(2, (2, 2, 2)).caution > _temper(2, (2, 2)).caution > _temper(2, (2,)).caution
    assert _temper(2, (2, 2, 0)) == _temper(2, (2, 2))


def test_nobody_waits_for_ever() -> None:
    early, late = _temper(2, (2, 2), turn=5), _temper(2, (2, 2), turn=40)
    assert late.caution < early.caution
    assert late.pull > early.pull


# Weapons


def test_a_disarmed_gladiator_goes_for_the_nearest_weapon_of_its_class() -> None:
    bare = secutor(hands=("scutum",), facing=3)
    ground = {(-4, 0): ("gladius",), (1, 0): ("hasta",)}
    crowd = (bare, thraex(at=(3, 0), marker=True), _fallen("veles", (0, 4)))
    state = arena(*crowd, ground=ground, pa=1, bystanders=False)
    assert choice(state) == "step 3"
    ground = {(-1, 0): ("gladius",), (1, 0): ("hasta",)}
    assert choice(arena(*crowd, ground=ground, pa=1, bystanders=False)) == "step 3"


def test_full_hands_are_emptied_for_a_weapon_of_the_own_class() -> None:
    """A retiarius with its dagger drawn can only defend itself. [L-11.3, L-11.6]"""
    bare = retiarius(hands=("pugio", "net"), sheathed="")
    state = arena(bare, thraex(at=(4, 0)), ground={(0, 0): ("trident",)}, pa=2)
    assert choice(state) == "drop pugio"
    for _ in range(3):
        step(GAME, state, 0, GAME.parse(choice(state)), Fast(Random(3)))
        if state.gladiators[0].armed:
            return
    pytest.fail("the trident stays where it lies")


def test_any_weapon_is_better_than_none() -> None:
    crowd = (glad("gallus", hands=()), thraex(at=(4, 0)), _fallen("veles", (0, 4)))
    state = arena(*crowd, ground={(0, 0): ("hasta",)}, pa=1)
    assert choice(state) == "pickup hasta"


# Withdrawing


def test_it_withdraws_to_where_nobody_else_can_come() -> None:
    """Two of the rear hexes are before another fresh enemy, the third is not. [L-16.6]"""
    strong = secutor(level=6, initial=5)
    other = glad("gallus", (3, 1), 4, level=5, marker=True)
    weak = thraex(level=1, initial=1, marker=True, hands=("parma",))
    state = after(arena(strong, weak, other, bystanders=False), ("engage 1 0", "act 9"))
    assert choice(state) == "withdraw 5"


# Arithmetic


def test_points_to_come() -> None:
    light, heavy = glad("veles"), glad("crupellarius")
    assert [affords(light, price) for price in (1, 2, 3, 6, 7)] == [1.0, 0.5, 0.4, 0.1, 0.0]
    assert [affords(heavy, price) for price in (1, 2, 3)] == [1.0, 0.1, 0.0]
    assert affords(glad("veles", level=1, initial=4), 5) == 0.0


@pytest.mark.parametrize(
    ("one", "target", "price"),
    [
        (secutor(), (1, 0), 1),
        (secutor(), (-1, 0), 2),
        (secutor(), (3, 0), 3),
        (secutor(facing=3), (3, 0), 4),
        (secutor(down=True, facing=3), (3, 0), 4),
        (glad("veles"), (2, 0), 1),
        (glad("veles"), (4, 0), 3),
    ],
)
def test_what_it_takes_to_strike(one: Gladiator, target: tuple[int, int], price: int) -> None:
    assert price_to_strike(one, hex_at(*target)) == price


def test_the_heavy_are_best_taken_from_behind() -> None:
    """They must turn, and have nothing left to test the initiative with. [L-16.4, L-17.3]"""
    worths = {}
    for kind in ("veles", "crupellarius"):
        for facing in (3, 0):
            state = arena(secutor(), glad(kind, (1, 0), facing, owner=1, marker=True))
            one, other = state.gladiators[:2]
            worths[kind, facing] = exchange(state, one, other, one.hex)
    heavy, light = (worths[kind, 0] - worths[kind, 3] for kind in ("crupellarius", "veles"))
    assert heavy > 0
    assert light > 0


@pytest.mark.parametrize("own", range(1, 7))
@pytest.mark.parametrize("rest", range(-3, 7))
def test_it_knows_how_to_go_on_beside_whoever_was_its_opponent(own: int, rest: int) -> None:
    """A blow that kills may leave less than no level: nothing is divided by the two together."""
    foe: dict[str, Any] = {"status": "dead", "down": True} if rest <= 0 else {}
    one = glad("eques", (0, 0), level=own, opponent=1)
    other = glad("eques", (3, 0), owner=1, level=rest, initial=6, opponent=0, **foe)
    state = arena(one, other, options=Options(2, "single"), bystanders=False)
    assert 0 < temper(state, state.gladiators[0]).caution <= _temper(1, (4,)).caution
