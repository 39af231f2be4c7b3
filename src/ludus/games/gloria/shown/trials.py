"""Tests of experience: what the dice must show, how likely that is, what they brought. L-31."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal

from msgspec import Struct

from ludus.core.message import Message, say
from ludus.games.gloria.frames import Tests
from ludus.games.gloria.options import ARENA
from ludus.games.gloria.readings import dice_of_test, dies, learns, reading_of, suits
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import level_ref
from ludus.kit.dice import FACES

Mood = Literal["", "good", "bad", "dead", "old"]
Stage = Literal["waits", "now", "dies", "learns", "freed", "nothing"]


class TrialDie(Struct, frozen=True):
    """A die of a test.

    mood   good, bad, dead, old (it was rolled again), or nothing
    said   what it means alone; None where nothing can be said
    again  while a trainer can help: what rolling it again may bring; nothing for a 0 [L-31.7]
    """

    value: int
    mood: Mood
    said: Message | None = None
    again: tuple[Message, ...] = ()


class Trial(Struct, frozen=True):
    """A gladiator's test.

    stage    waits, now (its dice are being thought about), or dies, learns, freed, nothing
    initial  the level it is tested at
    ordeal   how it came out of the tournament
    needs    what the dice must show
    chances  what a test still to come may bring
    dice     those that fell
    keep     what keeping them brings
    """

    stage: Stage
    initial: int
    ordeal: Message
    needs: Message
    chances: tuple[Message, ...] = ()
    dice: tuple[TrialDie, ...] = ()
    keep: Message | None = None


_MOODS: dict[str, Mood] = {"dies": "dead", "learns": "good", "freed": "good", "nothing": "bad"}


def trials(table: State) -> tuple[Trial, ...]:
    """Show the tests of all gladiators while some are under way."""
    tests = _tests(table)
    return tuple(_trial(table, tests, one) for one in table.gladiators) if tests else ()


def helpers(table: State) -> tuple[int, ...]:
    """Count the trainers of each seat that can still help. [L-31.7]"""
    tests = _tests(table)
    return tuple(
        len(school.trainers) - (tests.helped if tests and tests.seat == seat else 0)
        for seat, school in enumerate(table.schools)
    )


def _tests(table: State) -> Tests | None:
    top = table.frames[-1] if table.frames else None
    return top if isinstance(top, Tests) else None


def _trial(table: State, tests: Tests, one: Gladiator) -> Trial:
    fallen = [die for die in table.dice if die.label == "xp" and die.who == one.id]
    initial = fallen[0].limit if fallen else one.initial
    ordeal = _ordeal(one, initial)
    needs = _needs(table, one, initial)
    if tests.who == one.id:
        dice = tuple(_standing(table, one, tests.dice, at) for at in range(len(tests.dice)))
        return Trial("now", initial, ordeal, needs, dice=dice, keep=_keep(table, one, tests.dice))
    if not fallen:
        rolls = list(product(FACES, repeat=dice_of_test(one)))
        return Trial("waits", initial, ordeal, needs, tuple(_chances(table, one, rolls)))
    stage = _stage(one, initial)
    older = len(fallen) - 1 if dice_of_test(one) == 1 else 0
    dice = tuple(
        TrialDie(die.value, "old" if at < older else _MOODS[stage]) for at, die in enumerate(fallen)
    )
    return Trial(stage, initial, ordeal, needs, dice=dice)


def _stage(one: Gladiator, initial: int) -> Stage:
    if one.status == "dead":
        return "dies"
    if one.status == "freed":
        return "freed"
    return "learns" if one.initial > initial else "nothing"


def _ordeal(one: Gladiator, initial: int) -> Message:
    """Say how a gladiator came out of the tournament. [L-31.3, L-31.5]"""
    how = "out" if one.level <= 0 else "hurt" if one.hurt else "unhurt"
    return say(f"gloria-school-ordeal-{how}", level=max(0, one.level), initial=initial)


def _needs(table: State, one: Gladiator, initial: int) -> Message:
    key = f"gloria-school-need-{reading_of(table, one)}"
    return say(key, level=initial, least=initial + 1)


def _chances(table: State, one: Gladiator, rolls: Sequence[Sequence[int]]) -> Iterator[Message]:
    """Say in percent how likely the good and the bad end are. [L-31.3 to L-31.6]"""
    fatal = sum(dies(one, dice) for dice in rolls)
    good = sum(learns(table, one, dice) and not dies(one, dice) for dice in rolls)
    level = level_ref(one.initial + 1)
    if good:
        rise = "free" if one.initial + 1 == ARENA.rudis else "learn"
        yield say(f"gloria-school-chance-{rise}", chance=_percent(good, rolls), level=level)
    else:
        yield say("gloria-school-chance-none")
    if fatal:
        yield say("gloria-school-chance-die", chance=_percent(fatal, rolls))
    else:
        yield say("gloria-school-chance-unhurt")


def _percent(count: int, rolls: Sequence[Sequence[int]]) -> int:
    return round(100 * count / len(rolls))


def _standing(table: State, one: Gladiator, dice: Sequence[int], at: int) -> TrialDie:
    """Tell a die that is being thought about."""
    die = dice[at]
    fits = suits(table, one, die)
    mood: Mood = "" if fits is None else "good" if fits else "bad"
    if die == 0:
        return TrialDie(die, mood, say("gloria-school-die-zero"))
    rolls = [(*dice[:at], face, *dice[at + 1 :]) for face in FACES]
    return TrialDie(die, mood, _alone(table, one, fits), tuple(_chances(table, one, rolls)))


def _alone(table: State, one: Gladiator, fits: bool | None) -> Message | None:
    """Say whether a die alone shows what it should."""
    if fits is None:
        return None
    low = reading_of(table, one) == "each_below"
    words = ("low", "high") if low else ("good", "bad")
    return say(f"gloria-school-die-{words[0] if fits else words[1]}")


def _keep(table: State, one: Gladiator, dice: Sequence[int]) -> Message:
    """Say what keeping the dice brings; a trainer is asked only where nobody dies. [L-31.5]"""
    rises = learns(table, one, dice)
    free = rises and one.initial + 1 == ARENA.rudis
    key = "free" if free else "learns" if rises else "nothing"
    return say(f"gloria-school-keep-{key}", level=level_ref(one.initial + rises))
