"""The odds of decisions in a fight: by hand, and by going through every die (`brute`)."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from ludus.bots import make_bot
from ludus.core.codec import from_json, to_json
from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.moves import Engage, Push, ThrowAt
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State
from ludus.games.gloria.view import View
from rules.gloria.asks import POSITIONS, prey, retiarius
from rules.gloria.brute import (
    FREED,
    INITIATIVE,
    NOTHING,
    Ways,
    agree,
    brute,
    chances_of,
    plain,
    same,
    told,
)
from rules.gloria.build import arena, asked, body, glad, moves, play, secutor, thraex

# By hand


def test_the_baseline_by_hand() -> None:
    """A touches on 0 to 3, D on 0 and 1; 5 to 9 go through 4.75, 6 to 9 through 5.75."""
    state = arena(secutor(), thraex())
    touch, special, parry = Fraction(4, 10), Fraction(2, 10), Fraction(2, 10)
    killed = special / 10
    wanted: dict[str, float | Fraction] = {
        "touch": touch,
        "touched": parry * (1 - killed),  # the dead strike no more
        "win": touch * (1 - parry) + killed * parry,
        "wound": touch * Fraction(5, 10) + special * Fraction(5, 10) / 10,
        "wounded": parry * (1 - killed) * Fraction(4, 10),
        "fell": special / 10,
        "fallen": 0,
        "out": killed,
        "killed": killed,
        "lost": 0,
    }
    found = told(state, "engage 1 0")
    assert set(found) == {word for word, odd in wanted.items() if odd}
    assert same(found, wanted)


def test_from_behind_by_hand() -> None:
    """Two dice, and none against them."""
    found = told(arena(secutor(), thraex(facing=0)), "engage 1 0")
    assert same(found, {"touch": 0.64, "win": 0.64, "touched": 0, "lost": 0})
    assert not {"attack", "tie", "defend"} & set(found), "nobody contests the initiative"


def test_a_weak_one_is_put_out_by_hand() -> None:
    """At level 1 a wound is enough; D, on the ground, has 1 against its armour."""
    found = told(arena(secutor(), thraex(level=1, initial=3, snare="net"), retiarius(at=(5, 0),
                 hands=("trident",))), "engage 1 0")  # fmt: skip
    through = Fraction(5, 10)
    plain = Fraction(2, 10) * through
    special = Fraction(2, 10) * (through + (1 - through) * Fraction(2, 10))
    assert same(found, {"out": plain + special, "touch": 0.4, "win": 0.4, "touched": 0})
    # Dead: result 0, or a wound and result 1.
    assert same(found, {"killed": Fraction(2, 10) * (Fraction(1, 10) + through / 10)})


def test_initiative_by_hand() -> None:
    """With its marker D tests: A is lower in 36 of 100 ways, equal in 9."""
    wanted = {"attack": 0.36, "tie": 0.09, "defend": 0.55}
    assert same(told(arena(secutor(), thraex(marker=True)), "engage 1 0"), wanted)
    for pa in (1, 5):
        assert same(told(roused(arena(secutor(), thraex()), pa), "engage 1 0"), wanted)


def roused(state: State, pa: int) -> State:
    """Give number 1 points left from a reaction in this phase."""
    state.gladiators[1].pa = pa
    state.roused = [1]
    return state


def test_turned_away_it_needs_a_second_point_to_test() -> None:
    """A thraex gets one point on 0 to 5 and more on 6 to 9; the first is for turning."""
    found = told(arena(secutor(), thraex(facing=0, marker=True)), "engage 1 0")
    assert same(found, {"attack": 0.6 + 0.4 * 0.36, "tie": 0.4 * 0.09, "defend": 0.4 * 0.55})


def test_a_push_wounds_nobody_by_hand() -> None:
    found = told(arena(secutor(), thraex()), "push 1")
    assert same(found, {"touch": 0.4, "wound": 0.02, "wounded": 0.196 * 0.4, "killed": 0.02})


@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.uncounted
def test_a_throw_by_hand(level: int) -> None:
    """Caught on the level or less. A secutor may try once with 7 or 8, twice with 9."""
    found = told(arena(retiarius(level=level), prey()), "throw 1 0")
    caught = Fraction(level + 1, 10)
    once, twice = Fraction(4, 10), 1 - Fraction(6, 10) ** 2
    freed = caught * (2 * once + twice) / 10
    assert same(found, {"caught": caught, "freed": freed})
    # Missed, both pay a point and the secutor may strike back.
    assert same(found, {"recovers": 1 - caught, "pulled": 0, "yields": 0})


def test_a_throw_at_one_without_points_by_hand() -> None:
    found = told(arena(retiarius(), prey(marker=False)), "throw 1 0")
    assert same(found, {"caught": 0.4, "freed": 0, "yields": 0.6, "touched": 0})
    # Whoever is caught is engaged: four faces of ten touch.
    assert same(found, {"touch": 0.4 * 0.4, "win": 0.4 * 0.4})


def test_a_throw_with_the_last_point_by_hand() -> None:
    """Nothing is left to attack with; missed, the retiarius is pulled in and struck. [L-13.9]"""
    found = told(arena(retiarius(), prey(), pa=1), "throw 1 0")
    assert same(found, {"caught": 0.4, "pulled": 0.6, "touch": 0, "touched": 0.6 * 0.4})
    # The thrower weighs 2.75 without its net, and the trident takes 1 from that.
    assert found["wounded"] > 0.6 * 0.4 * 0.8


def test_a_lasso_is_a_snare_too() -> None:
    found = told(arena(glad("laquearius", level=5), prey(facing=0)), "throw 1 0")
    assert same(found, {"caught": 0.6, "freed": 0.6 * 0.0144 / 0.1})


# Against every way the dice can fall

EXACT: dict[str, tuple[Callable[[], State], str]] = {
    "entangled": (
        lambda: arena(secutor(), thraex(snare="net"), retiarius(at=(5, 0), hands=("trident",))),
        "engage 1 0",
    ),
    "level 2 each": (
        lambda: arena(secutor(level=2), thraex(level=2)),
        "engage 1 0",
    ),
    "a last level": (
        lambda: arena(secutor(level=2), thraex(level=1, initial=3)),
        "engage 1 0",
    ),
    "a retiarius with much to lose": (
        lambda: arena(secutor(level=2), glad("retiarius", (1, 0), 3, owner=1, level=2)),
        "engage 1 0",
    ),
    "a push": (lambda: arena(secutor(level=2), thraex(level=2)), "push 1"),
    "a trident at two hexes": (
        lambda: arena(retiarius(level=2), thraex(at=(2, 0), level=2)),
        "engage 1 0",
    ),
    "no weapon but a shield": (
        lambda: arena(secutor(level=2), thraex(level=2, hands=("parma",))),
        "engage 1 0",
    ),
}
"""Positions with few enough ways to go through all of them."""


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.uncounted
def test_odds_are_what_all_dice_together_give(name: str) -> None:
    build, move = EXACT[name]
    assert agree(told(build(), move), brute(build(), move))


PLAIN: dict[str, tuple[Callable[[], State], str, Ways]] = {
    "the baseline": (lambda: arena(secutor(), thraex()), "engage 1 0", NOTHING),
    "initiative": (
        lambda: roused(arena(secutor(), thraex()), 1),
        "engage 1 0",
        INITIATIVE,
    ),
    "initiative with points to withdraw": (
        lambda: roused(arena(secutor(level=2), thraex(level=4), pa=1), 5),
        "engage 1 0",
        INITIATIVE,
    ),
    "from behind": (lambda: arena(secutor(), thraex(facing=0)), "engage 1 0", NOTHING),
    "on the ground": (lambda: arena(secutor(), thraex(down=True)), "engage 1 0", NOTHING),
    "a turn, then perhaps a test": (
        lambda: arena(secutor(level=2), thraex(facing=0, marker=True, level=2)),
        "engage 1 0",
        (
            (Fraction(6, 10), {"spec": [7], "act": [0]}),
            *((Fraction(4, 10) * odd, {**dice, "act": [9]}) for odd, dice in INITIATIVE),
        ),
    ),
    "a corner": (
        lambda: arena(
            secutor(at=(4, 0), level=1),
            thraex(at=(5, 0), snare="net"),
            retiarius(at=(-5, 0), hands=("trident",)),
        ),
        "engage 1 0",
        tuple((Fraction(1, 2), {"spec": [7], "prot": [die]}) for die in (0, 9)),
    ),
    "a wall behind, and a spear": (
        lambda: arena(
            glad("hoplomachus", (3, -1), 0),
            thraex(at=(5, -2), snare="net"),
            retiarius(at=(-5, 0), hands=("trident",)),
        ),
        "engage 1 0",
        NOTHING,
    ),
    "a push along the wall": (
        lambda: arena(
            secutor(at=(4, -2), level=2),
            thraex(at=(5, -2), snare="net"),
            retiarius(at=(-5, 0), hands=("trident",)),
        ),
        "push 1",
        NOTHING,
    ),
    "over a body": (
        lambda: arena(
            secutor(), thraex(snare="net"), retiarius(at=(5, 0), hands=("trident",)), body((2, 0))
        ),
        "engage 1 0",
        NOTHING,
    ),
    "into a friend's back": (
        lambda: arena(
            secutor(level=2),
            thraex(level=2),
            glad("secutor", (2, 0), 0, owner=1, level=2, marker=True),
        ),
        "engage 1 0",
        NOTHING,
    ),
    "into an enemy's arms": (
        lambda: arena(
            secutor(level=2),
            thraex(snare="net"),
            retiarius(at=(5, 0), hands=("trident",)),
            glad("secutor", (2, 0), 3, owner=0, marker=True),
        ),
        "engage 1 0",
        NOTHING,
    ),
    "a domino": (
        lambda: arena(
            secutor(level=1),
            thraex(snare="net"),
            glad("secutor", (2, 0), 0, owner=1, level=2, marker=True),
            glad("crupellarius", (3, 0), 0, owner=1, level=2, marker=True),
            retiarius(at=(5, 0), hands=("trident",)),
        ),
        "engage 1 0",
        NOTHING,
    ),
    "a throw at one without points": (
        lambda: arena(retiarius(level=2), prey(marker=False, level=2)),
        "throw 1 0",
        NOTHING,
    ),
    "a throw at one with two points, for a try": (
        lambda: roused(arena(retiarius(level=2), prey(marker=False, level=2), pa=2), 2),
        "throw 1 0",
        NOTHING,
    ),
    "a throw at one with three points, for a try and a test, or a step and a joust": (
        lambda: roused(arena(retiarius(level=1), prey(marker=False, level=1), pa=2), 3),
        "throw 1 0",
        FREED,
    ),
    "a throw with the last point": (
        lambda: roused(arena(retiarius(level=2), prey(marker=False, level=2), pa=1), 1),
        "throw 1 0",
        NOTHING,
    ),
    "a throw at one who lies": (
        lambda: arena(retiarius(level=2), prey("gallus", down=True, marker=False, level=2)),
        "throw 1 0",
        NOTHING,
    ),
    "beside the axis": (
        lambda: arena(glad("hoplomachus", level=2), thraex(at=(1, 1), facing=4, level=2)),
        "engage 1 1",
        NOTHING,
    ),
}
"""Positions with special results that do nothing."""


LONGEST = "a throw at one with three points, for a try and a test, or a step and a joust"
"""It takes as long as all the others together: for the deep suite."""


@pytest.mark.usefixtures(plain.__name__)
@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=pytest.mark.deep if one == LONGEST else ()) for one in PLAIN],
)
@pytest.mark.uncounted
def test_odds_without_special_results(name: str) -> None:
    build, move, ways = PLAIN[name]
    assert sum(odd for odd, _ in ways) == 1
    assert agree(told(build(), move), brute(build(), move, ways))


# What holds for all of them


@pytest.mark.parametrize("mode", ["melee", "single"])
@pytest.mark.uncounted
def test_odds_are_sound_and_never_missing_wherever_a_game_leads(mode: Any) -> None:
    rng = Random(1)
    fate, lanista = Fast(rng), make_bot("veteran", GAME)
    state = GAME.setup(Options(2, mode, troops="drawn"), fate, None)
    met = 0
    while met < 60:
        (seat,) = GAME.to_act(state)
        view, choice = GAME.view(state, seat), GAME.moves(state, seat)
        for move in choice if view.ask != "deploy" else ():
            forecast = GAME.odds(view, move)
            if isinstance(move, Engage | Push | ThrowAt):
                assert forecast is not None
                met += 1
            if forecast is not None:
                check_sound(forecast)
        step(GAME, state, seat, lanista.choose(view, choice, rng), fate)


def check_sound(forecast: Forecast) -> None:
    chances = Counter(chances_of(forecast))
    assert all(0 <= odd <= 1 for odd in chances.values())
    roles = sum(chances[role] for role in ("attack", "tie", "defend"))
    assert roles == 0 or roles == pytest.approx(1)
    small = 1e-12
    assert chances["freed"] <= chances["caught"] + small or "caught" not in chances
    assert chances["killed"] <= chances["out"] + small
    assert chances["slain"] <= chances["lost"] + small
    assert chances["fell"] + chances["out"] <= 1 + small
    assert chances["fallen"] + chances["lost"] <= 1 + small


def test_odds_survive_the_wire() -> None:
    """As the server works them out: from the JSON of a view."""
    state = arena(secutor(), thraex(marker=True))
    view = from_json(to_json(GAME.view(state, 0)), View)
    found = GAME.odds(view, Engage(1, 0))
    assert found is not None
    assert chances_of(found) == told(state, "engage 1 0")


def test_odds_do_not_depend_on_dice_that_fell_before() -> None:
    state = arena(secutor(), thraex(), glad("eques", (0, 1), 4, owner=1), pa=6)
    fresh = told(state, "engage 2 1")
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 3 def 9 prot 0")
    play(state, "stay")
    assert told(state, "engage 2 1") == fresh


def test_a_right_to_repeat_has_the_same_odds_as_a_joust() -> None:
    state = arena(secutor(), thraex(snare="net"), retiarius(at=(5, 0), hands=("trident",)), pa=6)
    fresh = told(state, "engage 1 0")
    play(state, "engage 1 0")
    play(state, "buy 0", "atk 1 prot 0 spec 8")
    play(state, "advance 0")
    assert told(state, "engage 1 0") == fresh


# Attacks that are answers


def test_the_attack_on_one_just_caught() -> None:
    """The thrower must engage: four faces of ten touch, and nothing comes back. [L-13.6]"""
    state = POSITIONS["duty"]()
    wanted = {"touch": 0.4, "win": 0.4, "touched": 0}
    for move in moves(state):
        assert same(told(state, move), wanted)


def test_a_counter_is_told_from_the_side_of_the_one_who_counters() -> None:
    """A spear, 5.75, against a retiarius, 4.75, who can test. [L-13.8]"""
    state = POSITIONS["aim"]()
    for move in moves(state):
        found = told(state, move)
        assert same(found, {"attack": 0.36, "tie": 0.09, "defend": 0.55})
        assert found["touched"] > found["touch"], (
            "the one who attacks more often touches more often"
        )


def test_a_repeat_is_told_from_the_side_of_the_one_who_repeats() -> None:
    """The thraex strikes at a secutor without PA: four faces touch, two touch back. [L-21.9]"""
    state = POSITIONS["repeat"]()
    wanted = {"touch": 0.4, "touched": 0.196}
    assert same(told(state, "engage 0 3"), wanted)


# None


def none(state: State, seat: int | None, move: str) -> bool:
    return GAME.odds(GAME.view(state, seat), GAME.parse(move)) is None


@pytest.mark.parametrize("name", ["enlist", "outfit", "deploy", "pick", "toss", "turn", "train"])
def test_what_is_no_fight_has_no_odds_that_take_long(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    assert all(none(state, seat, move) for move in moves(state))


def test_only_the_seat_that_decides_is_told() -> None:
    state = arena(secutor(), thraex())
    assert none(state, 1, "engage 1 0")
    assert none(state, None, "engage 1 0")
    assert none(state, 7, "engage 1 0")
    assert not none(state, 0, "engage 1 0")


@pytest.mark.parametrize("move", ["engage 1 1", "engage 35 0", "engage 0 0", "throw 1 0", "push 2"])
def test_an_attack_that_is_forbidden_has_no_odds(move: str) -> None:
    assert none(arena(secutor(), thraex()), 0, move)


def test_a_game_that_is_over_has_no_odds() -> None:
    state = arena(secutor(), pa=1, bystanders=False)
    play(state, "end")
    assert none(state, 0, "engage 1 0")
