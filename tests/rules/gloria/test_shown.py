"""What a person is shown agrees with the rules: the board draws it and works nothing out itself."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

from ludus.core.codec import from_json, to_json
from ludus.core.fate import Fast, Scripted
from ludus.core.message import Message
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.board import controls, defends_only, fit, hostile, inside
from ludus.games.gloria.equipment import ARMOUR, CLASSES, ITEMS, Outfit, fault_of
from ludus.games.gloria.forecasts.figures import figures
from ludus.games.gloria.frames import Act, Tests, act_of
from ludus.games.gloria.geometry import IN_REACH
from ludus.games.gloria.moves import (
    Activate,
    Advance,
    Engage,
    EnlistAs,
    Face,
    Hold,
    Keep,
    Place,
    Pull,
    Push,
    Ready,
    Reroll,
    Retreat,
    Sheathe,
    Stand,
    Step,
    ThrowAt,
    Toss,
    Train,
    TurnTo,
    Wear,
    Withdraw,
)
from ludus.games.gloria.options import ARENA, Options
from ludus.games.gloria.printed import printed
from ludus.games.gloria.shown import Shown, for_person
from ludus.games.gloria.state import State, clone, snare_in_hand
from ludus.games.gloria.tournament import zone
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, disc
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.gloria.asks import POSITIONS, QUESTIONS
from rules.gloria.build import arena, glad, secutor, thraex

ROOT = Path(__file__).parents[3]

ON_THE_BOARD = (
    Step, Stand, Withdraw, Retreat, Advance, Toss, Pull, Face, TurnTo, Place, Activate,
    EnlistAs, Wear, Hold, Sheathe, Ready, Train, Reroll, Keep,
)  # fmt: skip
"""Moves made by a hex, an arrow, a gladiator, or in the school: they have no button in the row."""

GAMES = (
    Options(2),
    Options(3, campaign=2, turn_limit=12, xp_defeated="sum_below"),
    Options(2, mode="single", campaign=2, duel_turn_limit=8),
    Options(2, troops="custom", crowd_appeal=True),
)


def shown_to(state: State, seat: int | None) -> Shown:
    shown = for_person(GAME.view(state, seat))
    assert isinstance(shown, Shown)
    return shown


def shown(state: State) -> Shown:
    """Show a table to the seat that decides."""
    return shown_to(state, GAME.to_act(state)[0])


@cache
def moments() -> tuple[State, ...]:
    """Positions of games played at random, and one for every question there is."""
    found = [build() for build in POSITIONS.values()]
    for number, options in enumerate(GAMES):
        rng = Random(number)
        state = GAME.setup(options, Fast(rng), None)
        for at in range(1500):
            seats = GAME.to_act(state)
            if not seats:
                break
            if at % 5 == 0:
                found.append(clone(state))
            moves = GAME.moves(state, seats[0])
            step(GAME, state, seats[0], rng.choice(moves), Fast(rng), None)
        found.append(clone(state))
    return tuple(found)


def asking() -> Iterator[State]:
    return (state for state in moments() if GAME.to_act(state))


def test_every_question_is_among_the_positions() -> None:
    assert {state.frames[-1].ask for state in asking()} == set(QUESTIONS)


def test_a_bots_view_has_nothing_added() -> None:
    for state in moments():
        assert type(GAME.view(state, 0)) is View


def test_what_is_shown_can_be_written() -> None:
    for state in moments():
        seen = shown_to(state, 0)
        assert from_json(to_json(seen), Shown) == seen


def test_those_who_do_not_decide_are_shown_no_choices() -> None:
    for state in asking():
        turn = GAME.to_act(state)[0]
        for seat in (None, *(seat for seat in range(state.options.players) if seat != turn)):
            seen = shown_to(state, seat)
            assert (seen.deeds, seen.dangers, seen.goals) == ((), (), ())


# Gladiators


def test_zones_are_those_of_the_rules() -> None:
    """[L-9.1, L-9.2]"""
    for state in moments():
        seen = shown_to(state, None)
        for one, figure in zip(state.gladiators, seen.figures, strict=True):
            held = one.status == "fit"
            zone_ = {place for place in disc(state.radius) if held and controls(one, place)}
            assert set(figure.zone) == zone_


def test_what_a_long_weapon_or_a_snare_gets_to_lies_beyond_the_zone() -> None:
    """[L-10.1, L-13.2]"""
    state = arena(glad("hoplomachus"), secutor(at=(2, 0)), glad("retiarius", at=(0, 3), owner=1))
    ahead, none, snare = shown(state).figures[:3]
    assert set(ahead.reach) == set(IN_REACH[0])
    assert none.reach == ()
    one = state.gladiators[2]
    wanted = {one.hex + place for place in IN_REACH[one.facing]}
    assert set(snare.reach) == {place for place in wanted if inside(state, place)}
    assert snare.snare == snare_in_hand(one) == "net"


def test_a_step_into_danger_stops_and_any_other_does_not() -> None:
    """[L-9.3]"""
    steps = 0
    for state in asking():
        if state.frames[-1].ask != "act":
            continue
        seen = shown(state)
        seat = GAME.to_act(state)[0]
        for move in GAME.moves(state, seat):
            if not isinstance(move, Step):
                continue
            world = clone(state)
            there = world.gladiators[world.active].hex + DIRECTIONS[move.way]
            GAME.answer(world, seat, move, Scripted([]), None)
            steps += 1
            assert act_of(world.frames).stopped == (there in seen.dangers)
    assert steps > 300


def test_a_walk_ends_as_it_says() -> None:
    """[L-8, L-9.3]"""
    walks = 0
    for state in asking():
        seen = shown(state)
        for goal in seen.goals:
            world = clone(state)
            seat = GAME.to_act(state)[0]
            for text in goal.way:
                GAME.apply(world, seat, GAME.parse(text), Fast(Random(1)), None)
            walks += 1
            one = world.gladiators[state.active]
            assert (one.hex, one.facing) == (goal.hex, goal.facing)
            assert goal.cost + goal.left == state.gladiators[state.active].pa
            assert goal.stops == (goal.hex in seen.dangers)
            if goal.left:
                assert one.pa == goal.left
    assert walks > 300


def test_troubles_are_those_that_count() -> None:
    """[L-12.1, L-14.1, L-17.6, L-21.3, L-21.7, L-26.1, L-27.2]"""
    state = arena(secutor(), thraex())
    one = state.gladiators[1]
    for field, value, word in (
        ("down", True, "down"),
        ("snare", "net", "snared"),
        ("stunned", state.turn, "stunned"),
        ("stunned", state.turn + 1, "stunned"),
        ("cowed", state.turn, "cowed"),
        ("appealing", True, "appealing"),
        ("status", "out", "out"),
        ("status", "dead", "dead"),
    ):
        before = getattr(one, field)
        setattr(one, field, value)
        assert shown(state).figures[1].troubles == (word,)
        setattr(one, field, before)
    one.stunned = one.cowed = state.turn - 1
    assert shown(state).figures[1].troubles == ()
    for table in moments():
        for who, figure in zip(table.gladiators, shown_to(table, None).figures, strict=True):
            if who.status == "fit" and who.armed and table.turn:
                assert defends_only(table, who) <= ("cowed" in figure.troubles)


def test_a_troop_is_counted_and_begins_in_its_zone() -> None:
    """[L-4.1, L-26.3]"""
    for state in moments():
        seen = shown_to(state, None)
        for seat, troop in enumerate(seen.troops):
            own = [one for one in state.gladiators if one.owner == seat]
            lost = sum(one.status not in ("fit", "waiting") for one in own)
            assert troop.standing == len(own) - lost
            assert troop.victories == sum(one.victories for one in own)
            melee = state.options.mode == "melee"
            assert troop.zone == (zone(state.options.players, seat) if melee else ())


def test_a_campaign_that_ends_is_won_by_the_first_of_the_ranks() -> None:
    """[L-31.11]"""
    ended = [state for state in moments() if state.over and state.options.campaign]
    assert ended
    for state in ended:
        assert state.over is not None
        assert shown_to(state, None).ranks[0] in state.over.winners


# The question


def messages(seen: Shown) -> Iterator[Message]:
    if seen.asked.said:
        yield seen.asked.said
    yield from (die.said for die in seen.dice)
    for trial in seen.trials:
        yield from (trial.ordeal, trial.needs, *trial.chances)
        yield from (trial.keep,) if trial.keep else ()
        for die in trial.dice:
            yield from (*die.again, *((die.said,) if die.said else ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_words(language: str) -> None:
    speech = catalogue(language, strict=True)
    for state in moments():
        seen = shown_to(state, 0)
        assert (seen.asked.said is None) == (not GAME.to_act(state))
        for message in messages(seen):
            assert speech.say(message, ["Ann", "Ben", "Cid"])


@pytest.mark.parametrize("question", QUESTIONS)
def test_buttons_are_all_moves_that_no_hex_or_arrow_makes(question: str) -> None:
    for state in asking():
        if state.frames[-1].ask != question:
            continue
        moves = GAME.moves(state, GAME.to_act(state)[0])
        deeds = [deed.move for deed in shown(state).deeds]
        words = {text.split()[0] for text in deeds}
        for move in moves:
            if isinstance(move, ON_THE_BOARD):
                continue
            one_for_all = isinstance(move, Engage | Push | ThrowAt) or move.word == "pivot"
            assert move.word in words if one_for_all else str(move) in deeds


def test_a_price_on_a_button_is_the_one_that_is_paid() -> None:
    prices = 0
    for state in asking():
        seat = GAME.to_act(state)[0]
        legal = {str(move): move for move in GAME.moves(state, seat)}
        for deed in shown(state).deeds:
            if deed.move not in legal:
                continue
            told = GAME.forecast(GAME.view(state, seat), legal[deed.move])
            assert told is None or sum(one.total for one in told.costs) == (deed.price or 0)
            prices += 1
    assert prices > 500


def test_a_button_for_what_cannot_be_done_says_why() -> None:
    dim = 0
    for state in asking():
        seat = GAME.to_act(state)[0]
        legal = {str(move) for move in GAME.moves(state, seat)}
        asked = shown(state).asked
        texts = {deed.move for deed in shown(state).deeds} | set(asked.engages.values())
        for text in texts - legal:
            refusal = GAME.refusal(state, seat, GAME.parse(text))
            assert refusal is not None
            dim += 1
    assert dim > 100


def test_enemies_are_asked_about_the_nearest_first() -> None:
    """[L-16.1, L-30.4]"""
    for state in asking():
        if not isinstance(state.frames[-1], Act) or state.frames[-1].ask != "act":
            continue
        seen = shown(state)
        one = state.gladiators[seen.asked.who]
        foes = {other.id for other in fit(state) if hostile(state, one, other)}
        assert set(seen.asked.engages) == foes
        for who, text in seen.asked.engages.items():
            assert text.split()[:2] == ["engage", str(who)]


def test_hexes_to_drop_something_are_those_where_it_may_land() -> None:
    """[L-11.6]"""
    tried = 0
    for state in asking():
        if state.frames[-1].ask != "act":
            continue
        seat = GAME.to_act(state)[0]
        drops = [move for move in GAME.moves(state, seat) if move.word == "drop"]
        if drops:
            world = clone(state)
            GAME.apply(world, seat, drops[0], Scripted([]), None)
            here = state.gladiators[state.active].hex
            lands = {here + DIRECTIONS[move.way] for move in GAME.moves(world, seat)}  # type: ignore[attr-defined]
            assert set(shown(state).asked.tosses) == lands
            tried += 1
    assert tried > 50


def test_the_house_can_place_a_whole_troop() -> None:
    """[L-4.2] Short weapons stand before long ones, and all look to the middle."""
    state = GAME.setup(Options(2, troops="drawn"), Fast(Random(3)), None)
    placed: list[str] = []
    while state.frames[-1].ask == "deploy":
        seat, asked = GAME.to_act(state)[0], shown(state).asked
        move = GAME.parse(asked.advised)
        assert isinstance(move, Place)
        assert asked.looks[move.hex] == move.facing
        if seat == 0:
            placed.append(state.gladiators[move.who].arm)
        step(GAME, state, seat, move, Fast(Random(1)), None)
    assert placed == sorted(placed, reverse=True)
    assert len(placed) == ARENA.tables[2].troop


def test_the_thrower_moves_when_it_is_pulled() -> None:
    """[L-13.9]"""
    asked = shown(POSITIONS["pull"]()).asked
    assert (asked.mover, asked.who) == (asked.other, asked.who)
    assert asked.mover != asked.who


# Fights and dice


def test_a_joust_shows_its_parts() -> None:
    """[L-17.2, L-17.4, L-18.2]"""
    for state in moments():
        bout = shown_to(state, None).bout
        if bout is None:
            continue
        dice = {die.who: die.label for die in state.dice if die.label in ("atk", "def")}
        for side in (bout.one, bout.other):
            label = {"attacks": "atk", "defends": "def"}.get(side.part)
            if side.touches:
                assert dice[side.who] == label or bout.kind == "jostle"


def test_every_die_is_told() -> None:
    for state in moments():
        told = shown_to(state, None).dice
        assert [die.value for die in told] == [die.value for die in state.dice]
        for die, raw in zip(told, state.dice, strict=True):
            owner = raw.who if "seat" in die.said.facts else state.gladiators[raw.who].owner
            assert die.seat == owner
            if raw.label == "init":
                assert die.good == (raw.result != "defends")
            if raw.label == "prot":
                assert die.good == (raw.result == "stopped")


# Tests of experience


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


def test_printed_tables_give_the_figures_of_all_equipment() -> None:
    """[L-2.1, L-7.2, L-20.4]"""
    school = school_tables()
    for outfit in (*outfits(), *CLASSES.values()):
        weight = sum(school["armour"][piece]["weight"] for piece in outfit.armour)
        weight += sum(school["items"][item]["weight"] for item in outfit.hands)
        guard = max((school["items"][item]["guard"] for item in outfit.hands), default=0)
        found = school["figures"][guard][round(weight / school["step"])]
        wanted = figures(outfit)
        assert (weight, found["points"], found["stops"]) == tuple(wanted)


def test_printed_tables_say_what_goes_together() -> None:
    """[L-2.2, L-2.7]"""
    school = school_tables()
    arms, beside = school["arms"], school["beside"]
    for one, other in product(ITEMS, repeat=2):
        fits = not fault_of(Outfit((), (one, other)))
        listed = (one in arms and other in beside[one]) or (other in arms and one in beside[other])
        assert fits == listed
    parts = school["parts"]
    assert sorted(piece for row in parts for piece in row) == sorted(ARMOUR)
    order = [piece for row in parts for piece in row]
    for piece, facts in school["armour"].items():
        assert all(order.index(need) < order.index(piece) for need in facts["needs"])
    for one, other in combinations(ARMOUR, 2):
        together = not fault_of(Outfit((one, other), ("gladius",)))
        same = any(one in row and other in row for row in parts)
        needs = [school["armour"][piece]["needs"] for piece in (one, other)]
        hangs = all(not need or {one, other} & set(need) for need in needs)
        assert together == (not same and hangs)


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
