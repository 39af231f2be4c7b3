"""The odds of attacks: against hand reckoning, and against going through every die by the rules.

The brute force knows nothing of how odds are reckoned: it makes the attack through the contract, on
a copy, once for every way in which the dice can fall, and reads from events and positions what came
of it. Where that would be too many ways some dice are fixed, each choice with its weight.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from ludus.bots import make_bot
from ludus.core.codec import from_json, state_hash, to_json
from ludus.core.events import Log
from ludus.core.fate import Fast, Fate, explore
from ludus.core.forecast import Forecast
from ludus.core.message import Ref
from ludus.core.rules import step
from ludus.games.gloria import GAME, specials
from ludus.games.gloria.moves import Engage
from ludus.games.gloria.odds import _Way, _ways
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS
from rules.gloria.asks import POSITIONS, prey, retiarius
from rules.gloria.build import arena, ask, asked, body, glad, moves, play, secutor, thraex

Chances = Mapping[str, float]
Ways = Sequence[tuple[Fraction, Mapping[str, Sequence[int]]]]

ATTACKS = ("engage", "push", "throw")
JOUST = {"attack", "tie", "defend", "win", "touch", "touched", "wound", "wounded", "fell",
         "fallen", "out", "killed", "lost"}  # fmt: skip


def told(state: State, move: str) -> Chances:
    """Ask for the odds as whoever has to decide."""
    seat, _ = asked(state)
    before = state_hash(state)
    found = GAME.odds(GAME.view(state, seat), GAME.parse(move))
    assert state_hash(state) == before
    assert found is not None
    return chances_of(found)


def chances_of(forecast: Forecast) -> Chances:
    """Give the odds of a forecast by their words."""
    return {one.word: one.chance for one in forecast.odds}


def same(found: Chances, wanted: Mapping[str, float | Fraction]) -> bool:
    return {word: found[word] for word in wanted} == pytest.approx(
        {word: float(odd) for word, odd in wanted.items()}, abs=1e-12
    )


# Going through every die


class Over(Exception):
    """The joust after a throw is not told with it."""


class Fixed:
    """Chance with the first dice of some labels fixed beforehand, and all special results."""

    def __init__(self, fate: Fate, dice: Mapping[str, Sequence[int]], *, thrown: bool) -> None:
        self._fate = fate
        self._thrown = thrown
        self._dice = {label: list(faces) for label, faces in dice.items()}

    def draw(self, label: str, bag: Sequence[Any], n: int = 1, *, to: int | None = None) -> Any:
        if self._thrown and label in ("init", "atk"):
            raise Over
        if label == "spec" and label in self._dice:
            return self._dice[label]
        if self._dice.get(label):
            return [self._dice[label].pop(0)]
        return self._fate.draw(label, bag, n, to=to)

    def roll(self, label: str, sides: int, *, to: int | None = None) -> int:
        raise AssertionError(label, sides, to)

    def order(self, label: str, items: Sequence[Any], *, to: int | None = None) -> Sequence[Any]:
        raise AssertionError(label, items, to)

    def clock(self) -> int:
        raise AssertionError


def answer(state: State) -> str:
    """Decide on the way as the odds say that people do."""
    name, choice = ask(state), moves(state)
    if name == "face":
        joust: Any = state.frames[-1]
        one, other = state.gladiators[joust.engaged], state.gladiators[joust.engager]
        return f"face {DIRECTIONS.index(other.hex - one.hex)}"
    wanted = {"react": ("test", "fast"), "buy": ("buy 0",), "advance": ("stay",),
              "jostle": ("decline",), "repeat": ("decline",), "free": ("free",)}  # fmt: skip
    return next((move for move in wanted.get(name, ()) if move in choice), choice[0])


ENOUGH = ("act", "pick", "duty", "turnabout", "counter", "pull", "closer")
"""With these questions an attack is over, or a throw beyond what is told of it."""


def brute(state: State, move: str, ways: Ways = ((Fraction(1), {}),)) -> dict[str, Fraction]:
    """Make an attack in every way, and count what number 0 and number 1 came to."""
    found: Counter[str] = Counter()
    for weight, dice in ways:

        def run(fate: Fate, dice: Mapping[str, Sequence[int]] = dice) -> set[str]:
            world, log = GAME.clone(state), Log()
            chance = Fixed(fate, dice, thrown=move.startswith("throw"))
            with suppress(Over):
                step(GAME, world, GAME.to_act(world)[0], GAME.parse(move), chance, log)
                while ask(world) not in ENOUGH:
                    seat = GAME.to_act(world)[0]
                    step(GAME, world, seat, GAME.parse(answer(world)), chance, log)
            return came_of(state, world, log)

        for odd, words in explore(run):
            for word in words:
                found[word] += weight * odd  # type: ignore[assignment]
    return {word: Fraction(found[word]) for word in {*JOUST, "caught", "freed"}}


def came_of(before: State, world: State, log: Log) -> set[str]:
    """Name what has come about, by what was told and by how the two are now."""
    (old, me), (was, foe) = (
        (before.gladiators[who], world.gladiators[who]) for who in (0, 1)
    )  # fmt: skip
    heard = [(one.event.key, one.event.facts.get("one")) for one in log.told]
    mine, theirs = Ref("gladiator", me.name), Ref("gladiator", foe.name)
    role = "attack"
    if ("gloria-tie", mine) in heard:
        role = "tie"
    elif ("gloria-initiative", theirs) in heard:
        role = "defend"
    true = {
        role: True,
        "win": ("gloria-wins", mine) in heard,
        "touch": ("gloria-touches", mine) in heard,
        "touched": ("gloria-touches", theirs) in heard,
        "wound": foe.scars > was.scars,
        "wounded": me.scars > old.scars,
        "fell": foe.status == "fit" and foe.down and not was.down,
        "fallen": me.status == "fit" and me.down,
        "out": foe.status in ("out", "dead"),
        "killed": foe.status == "dead",
        "lost": me.status in ("out", "dead"),
        "caught": ("gloria-caught", theirs) in heard,
        "freed": {("gloria-freed", theirs), ("gloria-torn", theirs)} & set(heard) != set(),
    }
    return {word for word, so in true.items() if so}


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let special results do nothing, so that there are fewer ways to go through."""
    monkeypatch.setattr(specials, "_TABLE", (("nothing", specials._nothing),) * 10)


NOTHING: Ways = ((Fraction(1), {"spec": [7]}),)

INITIATIVE: Ways = (
    (Fraction(36, 100), {"spec": [7], "init": [0, 9]}),
    (Fraction(9, 100), {"spec": [7], "init": [0, 1]}),
    (Fraction(55, 100), {"spec": [7], "init": [9, 0]}),
)
"""A secutor, 5.75, against a thraex, 4.75: lower in 36 of 100 ways, equal in 9."""


# By hand


def test_the_baseline_by_hand() -> None:
    """A touches on 0 to 3, D on 0 and 1; 5 to 9 go through 4.75, 6 to 9 through 5.75."""
    state = arena(secutor(), thraex())
    touch, special, parry = Fraction(4, 10), Fraction(2, 10), Fraction(2, 10)
    killed = special / 10
    wanted: dict[str, float | Fraction] = {
        "attack": 1,
        "tie": 0,
        "defend": 0,
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
    assert set(found) == JOUST
    assert same(found, wanted)


def test_from_behind_by_hand() -> None:
    """Two dice, and none against them."""
    found = told(arena(secutor(), thraex(facing=0)), "engage 1 0")
    assert same(found, {"attack": 1, "touch": 0.64, "win": 0.64, "touched": 0, "lost": 0})


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
def test_a_throw_by_hand(level: int) -> None:
    """Caught on the level or less. A secutor may try once with 7 or 8, twice with 9."""
    found = told(arena(retiarius(level=level), prey()), "throw 1 0")
    caught = Fraction(level + 1, 10)
    once, twice = Fraction(4, 10), 1 - Fraction(6, 10) ** 2
    freed = caught * (2 * once + twice) / 10
    assert set(found) == {"caught", "freed"}
    assert same(found, {"caught": caught, "freed": freed})


def test_a_throw_at_one_without_points_by_hand() -> None:
    found = told(arena(retiarius(), prey(marker=False)), "throw 1 0")
    assert same(found, {"caught": 0.4, "freed": 0})


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
    "a throw": (lambda: arena(retiarius(), prey()), "throw 1 0"),
    "a throw at a light one": (
        lambda: arena(retiarius(), prey("dimachaerus", level=4)),
        "throw 1 0",
    ),
    "a throw at one who lies": (
        lambda: arena(retiarius(level=5), prey("gallus", down=True)),
        "throw 1 0",
    ),
}
"""Positions with few enough ways to go through all of them."""


@pytest.mark.parametrize("name", EXACT)
def test_odds_are_what_all_dice_together_give(name: str) -> None:
    build, move = EXACT[name]
    found = told(build(), move)
    wanted = brute(build(), move)
    assert same(found, {word: wanted[word] for word in found})


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
    "beside the axis": (
        lambda: arena(glad("hoplomachus", level=2), thraex(at=(1, 1), facing=4, level=2)),
        "engage 1 1",
        NOTHING,
    ),
}
"""Positions with special results that do nothing."""


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", PLAIN)
def test_odds_without_special_results(name: str) -> None:
    build, move, ways = PLAIN[name]
    found = told(build(), move)
    wanted = brute(build(), move, ways)
    assert sum(odd for odd, _ in ways) == 1
    assert same(found, {word: wanted[word] for word in found})


# What holds for all of them


@pytest.mark.parametrize("mode", ["melee", "single"])
def test_odds_are_sound_wherever_a_game_leads(mode: Any) -> None:
    rng = Random(1)
    fate, lanista = Fast(rng), make_bot("veteran", GAME)
    state = GAME.setup(Options(2, mode, troops="drawn"), fate, None)
    met = 0
    while met < 60:
        (seat,) = GAME.to_act(state)
        view, choice = GAME.view(state, seat), GAME.moves(state, seat)
        for move in choice if view.ask == "act" else ():
            forecast = GAME.odds(view, move)
            assert forecast is None or move.word in ATTACKS
            if forecast is not None:
                met += 1
                check_sound(chances_of(forecast))
        step(GAME, state, seat, lanista.choose(view, choice, rng), fate)


def check_sound(chances: Chances) -> None:
    assert all(0 <= odd <= 1 for odd in chances.values())
    if set(chances) == {"caught", "freed"}:
        assert chances["freed"] <= chances["caught"]
        return
    assert set(chances) == JOUST
    assert sum(chances[role] for role in ("attack", "tie", "defend")) == pytest.approx(1)
    small = 1e-12
    assert chances["killed"] <= chances["out"] + small
    assert chances["fell"] + chances["out"] <= 1 + small
    assert chances["fallen"] + chances["lost"] <= 1 + small
    assert chances["win"] <= chances["touch"] + small


def test_odds_survive_the_wire() -> None:
    """As the server reckons them: from the JSON of a view."""
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
    wanted = {"attack": 1, "tie": 0, "defend": 0, "touch": 0.4, "win": 0.4, "touched": 0}
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
    wanted = {"attack": 1, "tie": 0, "defend": 0, "touch": 0.4, "touched": 0.196}
    assert same(told(state, "engage 0 3"), wanted)


# None


def none(state: State, seat: int | None, move: str) -> bool:
    return GAME.odds(GAME.view(state, seat), GAME.parse(move)) is None


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_no_attack_has_no_odds(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    for move in moves(state):
        if not move.startswith(ATTACKS):
            assert none(state, seat, move)


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


def test_too_many_ways_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = arena(secutor(), thraex())
    count = sum(1 for _ in _ways(GAME, state, Engage(1, 0)))
    monkeypatch.setitem(_ways.__globals__, "MOST_WAYS", count)
    assert not none(state, 0, "engage 1 0")
    monkeypatch.setitem(_ways.__globals__, "MOST_WAYS", count - 1)
    assert none(state, 0, "engage 1 0")


def test_nothing_but_dice_is_asked_of_an_attack() -> None:
    way = _Way(GAME, arena(secutor(), thraex()), Engage(1, 0), [])
    with pytest.raises(NotImplementedError):
        way.roll("atk", 10)
    with pytest.raises(NotImplementedError):
        way.order("activate", [1, 2])
    with pytest.raises(NotImplementedError):
        way.clock()
