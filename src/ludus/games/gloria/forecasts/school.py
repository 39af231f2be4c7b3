"""Forecasts of the school: what a class or a piece of equipment comes to, and tests of experience.

L-2, L-3.4, L-31.
"""

from fractions import Fraction

from ludus.core.decisions import Context, Look
from ludus.core.fate import Fate, explore
from ludus.core.forecast import Chance, Forecast, Line, Sum, total
from ludus.core.message import Fact, Message, say
from ludus.games.gloria.equipment import ARMOUR, CLASSES, CUSTOM, ITEMS, Outfit
from ludus.games.gloria.forecasts.cases import of_legal
from ludus.games.gloria.forecasts.figures import figures
from ludus.games.gloria.forecasts.sums import QUARTERS
from ludus.games.gloria.frames import Enlist, Tests
from ludus.games.gloria.moves import KEEP, EnlistAs, Hold, Keep, Ready, Reroll, Sheathe, Train, Wear
from ludus.games.gloria.readings import reading_of
from ludus.games.gloria.state import Gladiator, State, clone
from ludus.games.gloria.tell import class_ref, item_ref, level_ref, name_of
from ludus.games.gloria.view import View

# Who joins the troop. [L-2, L-3.4]


@of_legal
def enlisting_forecast(look: Look[View], move: EnlistAs) -> Forecast | None:
    """Tell what a class weighs, and what that means; of own equipment nothing is known yet."""
    if move.type == CUSTOM:
        return None
    return _of_outfit(look, move.type, CLASSES[move.type])


@of_legal
def equipping_forecast(look: Look[View], move: Wear | Hold | Sheathe | Ready) -> Forecast:
    """Tell what the equipment weighs with one more piece. [L-2.1]"""
    frame = look.view.table.frames[-1]
    old = (frame.outfit if isinstance(frame, Enlist) else None) or Outfit()
    return _of_outfit(look, CUSTOM, old if isinstance(move, Ready) else move.added_to(old))


def _of_outfit(look: Look[View], name: str, outfit: Outfit) -> Forecast:
    frame = look.view.table.frames[-1]
    level = frame.places[0][1] if isinstance(frame, Enlist) else 0
    facts = figures(outfit)._asdict()
    said: dict[str, Fact] = {"class": class_ref(name), "level": level_ref(level), "number": level}
    return Forecast(
        sums=(_weight(name, outfit),),
        brings=(say("gloria-will-enlist", **said, **facts),),
        facts=facts,
        settled=False,
    )


def _weight(name: str, outfit: Outfit) -> Sum:
    """Add up what is worn and held; what is sheathed weighs nothing. [L-2.1, L-2.5]"""
    pieces = [(piece, ARMOUR[piece]) for piece in outfit.armour]
    items = [(item, ITEMS[item]) for item in outfit.hands]
    lines = [
        Line(weight, say("gloria-weight-item", item=item_ref(thing)))
        for thing, weight in (*pieces, *items)
    ]
    return total("weight", say("gloria-sum-outfit", **{"class": class_ref(name)}), lines, QUARTERS)


# Tests of experience. [L-31.3 to L-31.8]


@of_legal
def training_forecast(look: Look[View], move: Train) -> Forecast:
    """Tell how likely a gladiator learns, is freed or dies, if its dice are kept."""
    state = look.view.table
    one = state.gladiators[move.who]
    count = _trainers(state)
    helped = (say("gloria-will-be-helped", count=count),) if count else ()
    brings = (_needs(state, one), *helped)
    return Forecast(odds=_odds(look, one, move), brings=brings, settled=False)


@of_legal
def rerolling_forecast(look: Look[View], move: Keep | Reroll) -> Forecast:
    """Tell the same of a die that is rolled again, and what keeping the dice brings for sure."""
    state = look.view.table
    one = state.gladiators[_tests(state).who]
    odds = _odds(look, one, move)
    if isinstance(move, Keep):
        return Forecast(brings=tuple(chance.what for chance in odds), settled=False)
    return Forecast(odds=odds, brings=(_needs(state, one),), settled=False)


def _tests(state: State) -> Tests:
    return next(frame for frame in state.frames if isinstance(frame, Tests))


def _trainers(state: State) -> int:
    """Count the trainers that can still help. [L-31.7]"""
    tests = _tests(state)
    return len(state.schools[tests.seat].trainers) - tests.helped


def _needs(state: State, one: Gladiator) -> Message:
    """Say what the dice must show. [L-31.3, L-31.4]"""
    how = reading_of(state, one)
    return say(f"gloria-needs-{how}", one=name_of(one), level=one.initial, least=one.initial + 1)


def _odds(look: Look[View], one: Gladiator, move: Train | Keep | Reroll) -> tuple[Chance, ...]:
    found = dict.fromkeys(("learns", "rudis", "dies", "nothing"), Fraction(0))
    for odd, word in explore(lambda fate: _tested(look, one, move, fate)):
        found[word] += odd
    level = level_ref(one.initial + 1)
    return tuple(
        Chance(word, say(f"gloria-odds-{word}", one=name_of(one), level=level), float(chance))
        for word, chance in found.items()
        if chance
    )


def _tested(look: Look[View], one: Gladiator, move: Train | Keep | Reroll, fate: Fate) -> str:
    """Test somebody on a copy, keep the dice, and say what came of it."""
    world = clone(look.view.table)
    rules = look.rules
    rules.answer(world, look.seat, move, fate, None)
    tests = _tests(world)
    if tests.who >= 0:
        rules.by_word["reroll"].answer(Context(world, tests, look.seat, fate, None), KEEP)
    return _outcome(one, world.gladiators[one.id])


def _outcome(before: Gladiator, after: Gladiator) -> str:
    if after.status == "dead":
        return "dies"
    if after.status == "freed":
        return "rudis"
    return "learns" if after.initial > before.initial else "nothing"
