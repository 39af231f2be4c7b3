"""What a person is shown agrees with the rules: the board draws it and works nothing out itself."""

from collections.abc import Iterator
from random import Random

import pytest

from ludus.core.codec import from_json, to_json
from ludus.core.fate import Fast, Scripted
from ludus.core.message import Message
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.board import controls, defends_only, fit, hostile, inside
from ludus.games.gloria.frames import Act, Joust, act_of
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
from ludus.games.gloria.shown import Shown
from ludus.games.gloria.shown.fights import part_of
from ludus.games.gloria.state import Die, clone, snare_in_hand
from ludus.games.gloria.tournament import zone
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS, disc
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.gloria.asks import POSITIONS, QUESTIONS, after
from rules.gloria.build import arena, glad, secutor, thraex
from rules.gloria.showing import asking, moments, shown, shown_to

ON_THE_BOARD = (
    Step, Stand, Withdraw, Retreat, Advance, Toss, Pull, Face, TurnTo, Place, Activate,
    EnlistAs, Wear, Hold, Sheathe, Ready, Train, Reroll, Keep,
)  # fmt: skip
"""Moves made by a hex, an arrow, a gladiator, or in the school: they have no button in the row."""


def test_every_question_is_among_the_positions() -> None:
    assert {state.frames[-1].ask for state in asking()} == set(QUESTIONS)


def test_a_bots_view_has_nothing_added() -> None:
    for state in moments():
        assert type(GAME.view(state, 0)) is View


@pytest.mark.uncounted
def test_what_is_shown_can_be_written() -> None:
    for state in moments():
        seen = shown_to(state, 0)
        assert from_json(to_json(seen), Shown) == seen


@pytest.mark.uncounted
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


@pytest.mark.uncounted
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


@pytest.mark.uncounted
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
@pytest.mark.uncounted
def test_all_that_is_told_has_words(language: str) -> None:
    speech = catalogue(language, strict=True)
    for state in moments():
        seen = shown_to(state, 0)
        assert (seen.asked.said is None) == (not GAME.to_act(state))
        for message in messages(seen):
            assert speech.say(message, ["Ann", "Ben", "Cid"])


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.uncounted
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


@pytest.mark.uncounted
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


@pytest.mark.uncounted
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


@pytest.mark.uncounted
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


@pytest.mark.uncounted
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


ALL_DICE: dict[str, str] = {
    "order": "", "act": "", "xp": "",
    "init": "attacks defends tie",
    "atk": "miss touch push close special",
    "def": "miss touch push close",
    "prot": "stopped wounded",
    "spec": "killed wounded stunned felled disarmed weapon cowed nothing again elated",
    "fall": "falls stands", "trip": "falls stands", "rise": "steady turned",
    "pick": "taken broken", "net": "caught missed", "free": "torn freed held",
    "crowd": "spared doubt", "judge": "mercy death", "leave": "leaves stays",
}  # fmt: skip
"""Every die there can be: what it is for, and all that it can mean."""


def test_all_dice_there_can_be_are_known() -> None:
    """None falls in these games that is not in the list."""
    for state in moments():
        for die in state.dice:
            assert die.result in ALL_DICE[die.label].split() or not die.result


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("label", ALL_DICE)
@pytest.mark.uncounted
def test_every_die_there_can_be_has_words(language: str, label: str) -> None:
    state = arena(secutor(), thraex())
    for result in ALL_DICE[label].split() or [""]:
        for total in (16, 20):
            state.dice = [Die(label, 0, 4, total, 18, result)]
            (told,) = shown(state).dice
            assert catalogue(language, strict=True).say(told.said, ["Ann", "Ben"])
            neither = label == "spec" or not result
            assert neither or told.good is not None


def test_numbers_that_weight_goes_into_are_told_in_whole_units() -> None:
    """[L-2.3, L-7.2, L-17.2, L-20.4, L-23.5, L-27.3]"""
    state = arena(secutor(), thraex())
    speech = catalogue("en", strict=True)
    name = speech.name("gloria", "gladiator", state.gladiators[0].name)
    for die, sentence in (
        (Die("act", 0, 7, 3, 19), f"Action points: 7 against weight 4.75 gives {name} 3 PA."),
        (
            Die("init", 0, 3, 31, 35, "attacks"),
            f"Initiative: 3 + weight 4.75 = 7.75 against 8.75. {name} attacks.",
        ),
        (
            Die("prot", 0, 4, 16, 19, "stopped"),
            f"Protection of {name}: 4 against weight 4.75. The blow is stopped.",
        ),
        (
            Die("prot", 0, 4, 20, 19, "wounded"),
            f"Protection of {name}: 4 + 1 against weight 4.75. The blow goes through.",
        ),
        (
            Die("fall", 0, 2, 8, 11, "falls"),
            f"Pushed from behind: 2 is below 2.75, weight minus level. {name} falls.",
        ),
        (
            Die("crowd", 0, 3, -1, 0, "spared"),
            f"The crowd: 3 − 4 = −1, below 0. {name} is spared.",
        ),
    ):
        state.dice = [die]
        assert speech.say(shown(state).dice[0].said) == sentence


def test_with_no_enemy_left_there_is_nobody_to_attack() -> None:
    state = arena(secutor(), pa=3, bystanders=False)
    words = {deed.move.split()[0] for deed in shown(state).deeds}
    assert words.isdisjoint({"engage", "push", "throw"})
    assert "end" in words


def test_l_14_2_one_in_a_net_can_only_break_free_or_end() -> None:
    owner = glad("retiarius", (-4, 0), owner=1, hands=("trident",))
    state = arena(secutor(snare="net"), owner, pa=3)
    assert [deed.move for deed in shown(state).deeds] == ["free", "end"]


def test_l_12_1_one_on_the_ground_has_no_button_but_the_end() -> None:
    """Standing up is done by an arrow."""
    state = arena(secutor(down=True), thraex(), pa=3)
    assert [deed.move for deed in shown(state).deeds] == ["end"]


def test_l_17_4_who_cannot_fight_has_no_part_in_a_joust() -> None:
    state = after(arena(secutor(), thraex(hands=()), pa=3), "engage 1 0")
    fight = state.frames[-1]
    assert isinstance(fight, Joust)
    assert [part_of(state, fight, who) for who in (0, 1)] == ["attacks", "helpless"]
