"""What a person is shown of tests and equipment agrees with the rules."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.core.decisions import NO_FATE, Context
from ludus.core.fate import Scripted
from ludus.core.message import Message
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import ARMOUR, CLASSES, ITEMS, Outfit, fault_of
from ludus.games.gloria.forecasts.figures import figures
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.frames import Enlist, Tests
from ludus.games.gloria.moves import Hold, Reroll, Train, Wear
from ludus.games.gloria.printed import printed
from ludus.games.gloria.shown.trials import Trial
from ludus.games.gloria.state import Die, State, clone
from ludus.games.gloria.troops import OUTFIT
from rules.gloria.asks import POSITIONS
from rules.gloria.showing import asking, shown

ROOT = Path(__file__).parents[3]

# Tests of experience


def rolled(dice: tuple[int, ...], level: int, reading: str) -> State:
    """Somebody of level 3 thinks about the dice of a test."""
    state = POSITIONS["reroll"]()
    frame = state.frames[-1]
    assert isinstance(frame, Tests)
    one = state.gladiators[frame.who]
    one.initial, one.level, one.hurt = 3, level, False
    frame.dice = dice
    state.options = replace(state.options, xp_defeated=reading)
    return state


def now(state: State) -> Trial:
    return next(trial for trial in shown(state).trials if trial.stage == "now")


def keys(messages_: tuple[Message, ...]) -> list[str]:
    return [message.key.removeprefix("gloria-school-") for message in messages_]


def test_a_die_of_a_test_is_told_alone() -> None:
    """[L-31.3, L-31.4, L-31.7]"""
    for dice, level, reading, moods, words in (
        ((4,), 3, "each_below", ["good"], ["die-good"]),
        ((3,), 3, "each_below", ["bad"], ["die-bad"]),
        ((2, 3), 0, "each_below", ["good", "bad"], ["die-low", "die-high"]),
        ((4, 3), 0, "each_above", ["good", "bad"], ["die-good", "die-bad"]),
        ((1, 1), 0, "sum_below", ["", ""], []),
        ((0,), 3, "each_below", ["bad"], ["die-zero"]),
    ):
        trial = now(rolled(dice, level, reading))
        assert [die.mood for die in trial.dice] == moods
        assert keys(tuple(die.said for die in trial.dice if die.said)) == words
        assert [bool(die.again) for die in trial.dice] == [die > 0 for die in dice]


def test_what_became_of_the_tested_is_told() -> None:
    """[L-31.5, L-31.6]"""
    state = POSITIONS["train"]()
    one = state.gladiators[0]
    state.dice = [Die("xp", one.id, die, die, one.initial) for die in (2, 7)]
    one.level = 1
    assert [die.mood for die in shown(state).trials[0].dice] == ["old", "bad"]
    one.level = 0
    assert [die.mood for die in shown(state).trials[0].dice] == ["bad", "bad"]
    for status, rise, stage, mood in (
        ("fit", 0, "nothing", "bad"),
        ("fit", 1, "learns", "good"),
        ("freed", 0, "freed", "good"),
        ("dead", 0, "dies", "dead"),
    ):
        one.status = status  # type: ignore[assignment]
        one.initial += rise
        trial = shown(state).trials[0]
        assert (trial.stage, trial.dice[-1].mood) == (stage, mood)
        one.initial -= rise


def test_chances_of_tests_are_those_of_the_forecasts() -> None:
    """[L-31.3 to L-31.6]"""
    seen = 0
    for state in asking():
        if not isinstance(state.frames[-1], Tests):
            continue
        seat, now = GAME.to_act(state)[0], shown(state)
        for move in GAME.moves(state, seat):
            if isinstance(move, Train):
                told = now.trials[move.who].chances
            elif isinstance(move, Reroll):
                told = now.trials[state.frames[-1].who].dice[move.die].again
            else:
                continue
            forecast = GAME.forecast(GAME.view(state, seat), move)
            assert forecast is not None
            odds = {one.word: round(100 * one.chance) for one in forecast.odds}
            chances = {message.key.split("-")[-1]: message.facts for message in told}
            rises = odds.get("learns", odds.get("rudis", 0))
            free = "free" if "rudis" in odds else "learn"
            assert chances.get(free, {}).get("chance", 0) == rises
            assert chances.get("die", {}).get("chance", 0) == odds.get("dies", 0)
            seen += 1
    assert seen > 10


def test_what_keeping_the_dice_brings_is_what_it_brings() -> None:
    """[L-31.3, L-31.6, L-31.7]"""
    seen = 0
    for state in asking():
        if state.frames[-1].ask != "reroll":
            continue
        frame = state.frames[-1]
        assert isinstance(frame, Tests)
        keep = shown(state).trials[frame.who].keep
        world = clone(state)
        before = world.gladiators[frame.who].initial
        GAME.answer(world, GAME.to_act(state)[0], GAME.parse("keep"), Scripted([]), None)
        one = world.gladiators[frame.who]
        word = "free" if one.status == "freed" else "learns" if one.initial > before else "nothing"
        assert keep is not None
        assert keep.key == f"gloria-school-keep-{word}"
        seen += 1
    assert seen


# Equipment


def school_tables() -> Any:
    return printed()["school"]


def outfits() -> Iterator[Outfit]:
    """All that can be held, with every number of pieces of armour."""
    rng = Random(5)
    hands = [(one,) for one in ITEMS] + list(product(ITEMS, repeat=2))
    for held in hands:
        worn = tuple(rng.sample(sorted(ARMOUR), rng.randrange(6)))
        outfit = Outfit(worn, held)
        if not fault_of(outfit):
            yield outfit
    for count in range(5):
        for worn in combinations(ARMOUR, count):
            if not fault_of(Outfit(worn, ("gladius",))):
                yield Outfit(worn, ("gladius",))


def together(*things: str) -> str:
    return " ".join(sorted(things))


def test_printed_tables_give_the_figures_of_all_equipment() -> None:
    """[L-2.1, L-7.2, L-20.4]"""
    school = school_tables()
    for outfit in (*outfits(), *CLASSES.values()):
        column = school["worn"][together(*outfit.armour)]
        found = school["figures"][school["held"][together(*outfit.hands)][column]]
        assert found == figures(outfit)._asdict()
    weights = ARMOUR | ITEMS
    assert school["weights"] == {name: in_units(weight) for name, weight in weights.items()}


def test_printed_tables_say_what_goes_together() -> None:
    """[L-2.2, L-2.7]"""
    school = school_tables()
    for one, other in product(ITEMS, repeat=2):
        assert (not fault_of(Outfit((), (one, other)))) == (together(one, other) in school["held"])
    assert {together(), *ITEMS} <= set(school["held"])
    order = [piece for row in school["parts"] for piece in row]
    assert sorted(order) == sorted(ARMOUR)
    for count in range(len(ARMOUR) + 1):
        for worn in combinations(ARMOUR, count):
            wearable = not fault_of(Outfit(worn, ("gladius",)))
            assert wearable == (together(*worn) in school["worn"])
            one_by_one = sorted(worn, key=order.index)
            steps = [together(*one_by_one[:at]) in school["worn"] for at in range(count)]
            assert not wearable or all(steps), worn


def test_printed_reasons_cite_what_a_refusal_cites() -> None:
    """[L-2.2, L-2.4, L-2.7]"""
    articles = dict(school_tables()["articles"])
    assert articles.pop("given") in GAME.articles
    tried: dict[str, tuple[Outfit, Wear | Hold]] = {
        "needs": (Outfit(), Wear("grille")),
        "length": (Outfit((), ("gladius",)), Hold("hasta")),
        "right": (Outfit((), ("parma",)), Hold("net")),
    }
    found = {}
    for reason, (outfit, move) in tried.items():
        frame = Enlist(places=((0, 3),), outfit=outfit, seats=(0,), ask="outfit")
        context: Any = Context(None, frame, 0, NO_FATE, None)
        why = OUTFIT.forbids(context, move)
        assert why is not None
        found[reason] = why.article
    assert found == articles


def test_classes_are_printed_light_ones_first() -> None:
    """[L-2.4]"""
    classes = school_tables()["classes"]
    assert {one["id"]: one["outfit"] for one in classes} == CLASSES
    weights = [one["weight"] for one in classes]
    assert weights == sorted(weights)


# The client's tests


@pytest.mark.parametrize("number", [0, 1])
def test_the_views_kept_for_the_clients_tests_are_current(number: int) -> None:
    script = run_path(str(ROOT / "scripts" / "gloria_views.py"))
    file: Path = script["FILES"][number]
    for line in file.read_text(encoding="utf-8").splitlines():
        assert script["current"](line) == line, "run: python scripts/gloria_views.py"
