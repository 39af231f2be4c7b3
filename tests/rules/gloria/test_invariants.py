"""The laws of the specification, section 8: kept by every game, and noticed when broken."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ludus.core.fate import Fast
from ludus.core.outcome import Outcome
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.frames import Act
from ludus.games.gloria.invariants import invariants
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import State
from rules.gloria.build import arena, body, check, glad, place, play, secutor, thraex


def middle() -> State:
    """A sound state: somebody is active, one is dead, one is out, and a shield lies about.

    0 secutor, active    1 thraex with two victories    2 dead    3 out    4 hoplomachus
    5 retiarius whose net holds 1; bystanders from 6 on have their markers
    """
    return arena(
        secutor(),
        thraex(victories=2, snare="net", at=(3, 0)),
        body((2, 0), owner=0),
        glad("secutor", (2, 0), owner=0, level=0, initial=3, status="out", down=True),
        glad("hoplomachus", (0, 3), owner=1, hands=["hasta"]),
        glad("retiarius", (0, -3), owner=0, hands=["trident"]),
        ground={(1, 1): ["parma"]},
    )


def over() -> State:
    """A finished game."""
    state = arena(secutor(), body((2, 0)), pa=1, bystanders=False)
    play(state, "end")
    return state


def between() -> State:
    """Nobody is active: a player picks."""
    return arena(active=None)


def move_away(state: State, who: int, q: int, r: int) -> None:
    """Put a gladiator somewhere, with all that tells where it is."""
    one = state.gladiators[who]
    del state.places[one.hex]
    one.hex = place(q, r)
    state.places[one.hex] = who


def give(state: State, who: int, **changes: object) -> None:
    for name, value in changes.items():
        setattr(state.gladiators[who], name, value)


BREAKS: dict[str, tuple[str, Callable[[], State], Callable[[State], object]]] = {
    "two in one hex": (
        "one hex, one gladiator",
        middle,
        lambda state: give(state, 0, hex=place(3, 0)),
    ),
    "somebody the board does not know": (
        "one hex, one gladiator",
        middle,
        lambda state: state.places.pop(place(3, 0)),
    ),
    "somebody elsewhere than the board says": (
        "one hex, one gladiator",
        middle,
        lambda state: give(state, 0, hex=place(0, 1)),
    ),
    "one that is out still on the board": (
        "one hex, one gladiator",
        middle,
        lambda state: state.places.__setitem__(place(2, 0), 3),
    ),
    "an empty board": ("one hex, one gladiator", middle, lambda state: state.places.clear()),
    "somebody outside": (
        "nobody leaves the arena",
        middle,
        lambda state: move_away(state, 0, 6, 0),
    ),
    "a smaller arena": (
        "nobody leaves the arena",
        middle,
        lambda state: setattr(state, "radius", 3),
    ),
    "a body too many": (
        "bodies lie where they fell",
        middle,
        lambda state: state.bodies.__setitem__(place(2, 0), 3),
    ),
    "a body elsewhere": (
        "bodies lie where they fell",
        middle,
        lambda state: give(state, 2, hex=place(2, 1)),
    ),
    "a body nobody left": (
        "bodies lie where they fell",
        between,
        lambda state: state.bodies.__setitem__(place(0, 0), 1),
    ),
    "all bodies forgotten": (
        "bodies lie where they fell",
        middle,
        lambda state: state.bodies.clear(),
    ),
    "a thing outside": (
        "things lie in the arena",
        middle,
        lambda state: state.ground.update({place(6, 0): state.ground.pop(place(1, 1))}),
    ),
    "a debt": ("no debts of action points", middle, lambda state: give(state, 0, pa=-1)),
    "points of one who is not active": (
        "no action points outside of a phase",
        middle,
        lambda state: give(state, 1, pa=1),
    ),
    "points between phases": (
        "no action points outside of a phase",
        between,
        lambda state: give(state, 0, pa=1),
    ),
    "a marker of the dead": (
        "only those in combat have a marker",
        middle,
        lambda state: give(state, 2, marker=True),
    ),
    "a marker of one that is out": (
        "only those in combat have a marker",
        middle,
        lambda state: give(state, 3, marker=True),
    ),
    "three hands": (
        "two hands, one shield",
        middle,
        lambda state: give(state, 0, hands=("gladius", "scutum", "gladius")),
    ),
    "two shields": (
        "two hands, one shield",
        middle,
        lambda state: give(state, 0, hands=("scutum", "parma")),
    ),
    "fighting at level 0": (
        "nobody fights without a level",
        middle,
        lambda state: give(state, 0, level=0),
    ),
    "a weight too much": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 0, weight=24),
    ),
    "a weight after the thing is gone": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 0, hands=()),
    ),
    "a weight without the thing": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 0, hands=("gladius",)),
    ),
    "a clumsiness that is not there": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 0, guard=1),
    ),
    "armed with nothing": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 0, armed=False),
    ),
    "a short arm for a long one": (
        "weight is the sum of what is carried",
        middle,
        lambda state: give(state, 4, arm="short"),
    ),
    "a thing out of nothing": (
        "no thing is there twice",
        middle,
        lambda state: state.ground.__setitem__(place(1, 1), ("lasso", "parma")),
    ),
    "a shield in hand and on the ground": (
        "no thing is there twice",
        middle,
        lambda state: state.ground.__setitem__(place(4, 0), ("parma",)),
    ),
    "a weapon drawn and still sheathed": (
        "no thing is there twice",
        middle,
        lambda state: state.ground.__setitem__(place(0, 0), ("pugio", "pugio")),
    ),
    "a net that holds two": (
        "no thing is there twice",
        middle,
        lambda state: give(state, 4, snare="net"),
    ),
    "two activations": (
        "one activation at a time",
        middle,
        lambda state: state.frames.append(Act(who=1)),
    ),
    "nobody active in an activation": (
        "one activation at a time",
        middle,
        lambda state: setattr(state, "active", -1),
    ),
    "somebody active without one": (
        "one activation at a time",
        between,
        lambda state: setattr(state, "active", 0),
    ),
    "a victory over nobody": (
        "every victory has a beaten gladiator",
        middle,
        lambda state: give(state, 0, victories=1),
    ),
    "a victory over one who fights on": (
        "every victory has a beaten gladiator",
        between,
        lambda state: give(state, 0, victories=1),
    ),
    "an outcome while it goes on": (
        "the game is over when nothing is left to happen",
        middle,
        lambda state: setattr(state, "over", Outcome((), (0, 0), (1, 1), "draw", "draw")),
    ),
    "an end without an outcome": (
        "the game is over when nothing is left to happen",
        over,
        lambda state: setattr(state, "over", None),
    ),
    "nothing left to happen": (
        "the game is over when nothing is left to happen",
        between,
        lambda state: state.frames.clear(),
    ),
}
"""What is broken: the law that notices it, in which state, and how."""


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_noticed(what: str) -> None:
    law, make, breaks = BREAKS[what]
    state = make()
    assert list(GAME.invariants(state)) == []
    breaks(state)
    assert law in list(GAME.invariants(state))


def test_every_law_is_broken_once() -> None:
    """The laws named in the source are those that are broken above."""
    source = Path(invariants.__code__.co_filename).read_text(encoding="utf-8")
    named = {part.partition('"')[0] for part in source.split('yield "')[1:]}
    assert named == {law for law, _, _ in BREAKS.values()}


def test_who_is_beaten_in_a_finished_turn_still_counts() -> None:
    """Carried off at level 0: the victory over it stays true."""
    state = middle()
    state.gladiators[3].status = "gone"
    state.bodies[place(2, 0)] = 1
    assert list(GAME.invariants(state)) == []


def test_who_left_unbeaten_gives_no_victory() -> None:
    state = middle()
    give(state, 3, status="gone", level=2)
    state.bodies[place(2, 0)] = 1
    assert list(GAME.invariants(state)) == ["every victory has a beaten gladiator"]


def test_who_is_out_and_gains_a_level_is_beaten_all_the_same() -> None:
    """Both attack: the one put out still lands its touch, with result 9. [L-20.1, L-21.10]"""
    one = secutor(level=1, initial=2)
    other = thraex(level=1, initial=3, marker=True)
    rest = [glad("eques", (-5, 5 - n), owner=0) for n in range(2)]
    rest += [glad("eques", (5, -5 + n), owner=1) for n in range(2)]
    state = arena(one, other, *rest, pa=1, bystanders=False)
    play(state, "engage 1 0", "act 5 init 3 4 atk 1 0 prot 9 2 spec 9 order 1 2")
    assert (one.victories, other.status, state.turn) == (1, "gone", 2)
    check(state)


def test_before_the_first_turn_nothing_is_broken() -> None:
    state = GAME.setup(Options(2), Fast(Random(1)), None)
    assert list(GAME.invariants(state)) == []


@pytest.mark.parametrize("number", range(len(GAME.modes)))
def test_every_mode_keeps_the_laws(number: int) -> None:
    """The first moves of a game in every mode, at random, and some later ones."""
    rng = Random(number)
    fate = Fast(rng)
    state = GAME.setup(GAME.modes[number], fate, None)
    for count in range(400):
        seats = GAME.to_act(state)
        if not seats:
            break
        step(GAME, state, seats[0], rng.choice(GAME.moves(state, seats[0])), fate)
        if count % 5 == 0:
            check(state)
