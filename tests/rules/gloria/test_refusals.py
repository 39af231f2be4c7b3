"""Why a move is forbidden: every reason there is, with its article and its facts, in all languages.

Every refusal is asked for through the contract, which must leave the position as it was.
"""

import re
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random

import pytest

from ludus import games
from ludus.core.decisions import NO_FATE, Context
from ludus.core.errors import Refusal
from ludus.core.frames import Frame
from ludus.core.message import Fact, Ref, say, seat_ref
from ludus.core.moves import Move
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import Outfit
from ludus.games.gloria.frames import Forced, Tests, act_of
from ludus.games.gloria.moves import Reroll, Retreat
from ludus.games.gloria.options import Entrant, Options
from ludus.games.gloria.state import Gladiator, State
from ludus.locales.catalogue import LANGUAGES, catalogue
from rules.gloria.asks import (
    POSITIONS,
    QUESTIONS,
    after,
    attacked,
    opening,
    prey,
    retiarius,
    struck,
    trained,
)
from rules.gloria.build import (
    arena,
    ask,
    asked,
    body,
    glad,
    moves,
    play,
    refused,
    secutor,
    thraex,
)

NAMES = ("Ann", "Ben")


def number(who: int) -> Ref:
    """Refer to a gladiator of the positions."""
    return Ref("gladiator", f"number-{who}")


def item(name: str) -> Ref:
    return Ref("item", name)


def question(name: str) -> Ref:
    return Ref("gloria-question", name)


def active(*gladiators: Gladiator, **more: object) -> Callable[[], State]:
    """A position in which number 0 is active, made anew at every call."""
    return lambda: arena(*map(copy, gladiators), **more)  # type: ignore[arg-type]


def over() -> State:
    state = arena(secutor(), pa=1, bystanders=False)
    play(state, "end")
    return state


def stopped() -> State:
    """A has entered the zone of D, who looks west from (3, 0)."""
    return after(arena(secutor(), thraex(at=(3, 0)), pa=4), "step 0", "step 0")


def crossed() -> State:
    """A stands on a body and must go on, but has not decided where to."""
    return after(arena(secutor(), body((1, 0)), pa=4), "step 0")


def jousted() -> State:
    """A has won a joust against D, stayed, and stepped up to it again."""
    state = arena(secutor(), thraex(), pa=6)
    return after(state, "engage 1 0", ("buy 0", "atk 3 def 9 prot 0"), "stay", "step 0")


def cowed(**more: object) -> Gladiator:
    return secutor(cowed=1, **more)


def defenceless() -> State:
    """The one engaged has dropped its weapon: it can only defend, or withdraw."""
    return attacked(thraex(marker=True, hands=("parma",)), dice="act 9")


def boxed() -> State:
    """D can withdraw to one side only: two rear hexes are taken."""
    taken = (glad("secutor", (2, 0), owner=1), glad("secutor", (1, 1), owner=1))
    return attacked(thraex(marker=True), *taken, dice="act 9")


def netless(**more: object) -> Gladiator:
    return retiarius(hands=("trident",), **more)


def lasso() -> Gladiator:
    """One with a free hand that began with a lasso, not a net."""
    return glad("laquearius", hands=("pugio",))


def single(*gladiators: Gladiator, **more: object) -> Callable[[], State]:
    """A position of single combats, where number 0 fights number 1."""
    gladiators[0].opponent, gladiators[1].opponent = 1, 0
    return active(*gladiators, options=Options(2, "single"), **more)


def thrown_beside(*others: Gladiator) -> State:
    """A retiarius has caught one beside the axis and must engage it."""
    target = prey(at=(1, 1), marker=False)
    return after(arena(retiarius(), target, *others), ("throw 1 0", "net 2"))


def roped(*others: Gladiator) -> State:
    """A laquearius has caught one beside the axis, and must step up to it one way or the other."""
    target = prey(at=(1, 1), marker=False)
    return after(arena(glad("laquearius"), target, *others, pa=4), ("throw 1 0", "net 2"))


def countered(*others: Gladiator) -> State:
    """A retiarius has missed one with a spear, who may counter from two hexes or step up to it."""
    target = prey("hoplomachus")
    return after(arena(retiarius(), target, *others), ("throw 1 0", "act 9 net 7"))


def at_the_wall() -> State:
    """A spear has struck one at the wall, straight on: it can slide either way."""
    state = arena(glad("hoplomachus", (3, -1)), thraex(at=(5, -2)), pa=1)
    return after(state, ("engage 1 0", "atk 3 def 6"))


def beside_the_axis(dice: str, *others: Gladiator) -> State:
    """A spear has struck once or twice at one beside the axis, who has given ground to the east."""
    state = arena(glad("hoplomachus"), thraex(at=(1, 1)), *others, pa=3)
    rolled = (f"buy {len(dice.split()) - 1}", f"atk {dice} def 9")
    return after(state, "engage 1 0", rolled, ("retreat 0", "prot 0"))


def closing_in() -> State:
    """A short arm has the better of a spear at two hexes, and two ways to get nearer."""
    state = arena(glad("hoplomachus"), thraex(at=(1, 1), marker=True), pa=1)
    return after(state, ("engage 1 0", "act 9"), ("test", "init 9 0"), ("buy 0", "atk 3 def 9"))


def two_left() -> State:
    """Three of seat 0 are tested after a tournament; number 1 has been."""
    troop = tuple(Entrant(3, "thraex") for _ in range(3))
    options = Options(2, campaign=2, turn_limit=1, troops=(troop, troop))
    people = [glad("thraex", (0, row)) for row in (-2, 0, 2)]
    state = arena(thraex(at=(5, 0)), *people, options=options, pa=1, bystanders=False)
    return after(state, "end", ("train 1", "xp 2"))


FRIEND = (-1, 0)
"""Where a second gladiator of troop 0 stands."""

Case = tuple[Callable[[], State], str, str, str, dict[str, Fact]]

CASES: dict[str, Case] = {
    # Troops and set-up
    "custom equipment not agreed": (opening, "enlist custom", "L-2.4", "custom", {}),
    "custom equipment not agreed among drawn recruits": (
        lambda: opening(campaign=2), "enlist custom", "L-2.4", "custom", {},
    ),
    "ready without a weapon": (POSITIONS["outfit"], "ready", "L-2.4", "no-weapon", {}),
    "ready with a shield only": (
        lambda: after(POSITIONS["outfit"](), "hold scutum"), "ready", "L-2.4", "no-weapon", {},
    ),
    "a grille without a helmet": (
        POSITIONS["outfit"], "wear grille", "L-2.2", "needs",
        {"item": item("grille"), "needs": (item("helmet"), item("leather-helmet"))},
    ),
    "metal over leather": (
        lambda: after(POSITIONS["outfit"](), "wear leather-manica"),
        "wear manica", "L-2.2", "covered",
        {"item": item("manica"), "other": item("leather-manica")},
    ),
    "a second shield in an outfit": (
        lambda: after(POSITIONS["outfit"](), "hold scutum"),
        "hold parma", "L-2.4", "weapon-first", {"item": item("parma")},
    ),
    "weapons of both lengths": (
        lambda: after(POSITIONS["outfit"](), "hold gladius"),
        "hold hasta", "L-2.7", "two-lengths", {"item": item("hasta")},
    ),
    "a third thing": (
        lambda: after(POSITIONS["outfit"](), "hold gladius", "hold parma"),
        "hold pugio", "L-2.7", "hands-full", {"item": item("pugio")},
    ),
    "a second sheathed weapon": (
        lambda: after(POSITIONS["outfit"](), "sheathe pugio"),
        "sheathe gladius", "L-2.5", "sheathed", {"item": item("pugio")},
    ),
    "outside the zone": (POSITIONS["deploy"], "place 0 0,0 0", "L-4.1", "place", {}),
    "in the zone of the other": (POSITIONS["deploy"], "place 0 -4,0 0", "L-4.1", "place", {}),
    "somebody else's gladiator": (
        POSITIONS["deploy"], "place 2 4,0 0", "L-4.2", "not-yours",
        {"one": Ref("gladiator", "verus")},
    ),
    "nobody's gladiator": (
        POSITIONS["deploy"], "place 35 4,0 0", "L-4.2", "no-gladiator", {"number": 35},
    ),
    "on one another": (
        lambda: after(POSITIONS["deploy"](), "place 0 4,0 3", "place 2 -4,0 0"),
        "place 1 4,0 3", "L-4.2", "occupied", {"one": Ref("gladiator", "priscus")},
    ),
    "placed already": (
        lambda: after(POSITIONS["deploy"](), "place 0 4,0 3", "place 2 -4,0 0"),
        "place 0 5,0 3", "L-4.2", "placed", {"one": Ref("gladiator", "priscus")},
    ),
    # Whose phase it is
    "no marker left": (POSITIONS["pick"], "activate 0", "L-6.2", "marker", {"one": number(0)}),
    "a marker of the other": (
        POSITIONS["pick"], "activate 4", "L-7.1", "not-yours", {"one": number(4)},
    ),
    "no such gladiator": (
        POSITIONS["pick"], "activate 35", "L-7.1", "no-gladiator", {"number": 35},
    ),
    "one that is dead": (
        active(secutor(), body((3, 0), owner=0), active=None), "activate 1", "L-6.1",
        "not-in-combat", {"one": number(1)},
    ),
    "one that is stunned": (
        active(secutor(stunned=1), active=None), "activate 0", "L-21.3", "stunned",
        {"one": number(0)},
    ),
    # What state the active one is in
    "entangled": (
        active(secutor(snare="net"), retiarius(at=(3, 0), owner=1, hands=("trident",))),
        "step 0", "L-14.1", "entangled", {"one": number(0)},
    ),
    "entangled on the ground": (
        active(
            secutor(snare="net", down=True), retiarius(at=(3, 0), owner=1, hands=("trident",))
        ),
        "stand 0", "L-14.1", "entangled", {"one": number(0)},
    ),
    "on the ground": (
        active(secutor(down=True), thraex()), "engage 1 0", "L-12.1", "down", {"one": number(0)},
    ),
    "on the ground, free": (
        active(secutor(down=True), thraex()), "free", "L-12.1", "down", {"one": number(0)},
    ),
    "on a body": (crossed, "end", "L-8.5", "crossing", {"one": number(0)}),
    "a pivot on a body": (crossed, "pivot 3", "L-8.5", "crossing", {"one": number(0)}),
    # Steps
    "into the wall": (active(secutor(at=(5, 0))), "step 0", "L-8.4", "wall", {}),
    "from a body into the wall": (
        lambda: after(arena(secutor(at=(4, 0)), body((5, 0)), pa=4), "step 0"),
        "step 0", "L-8.4", "wall", {},
    ),
    "into an enemy": (active(secutor(), thraex()), "step 0", "L-8.4", "occupied",
                      {"one": number(1)}),
    "into a friend": (active(secutor(), secutor(at=FRIEND)), "step 3", "L-8.4", "occupied",
                      {"one": number(1)}),
    "further in a zone": (stopped, "step 3", "L-9.3", "stopped", {"one": number(0)}),
    "forward past an enemy ahead": (
        active(secutor(), thraex()), "step 5", "L-9.4", "rear-only", {"one": number(0)},
    ),
    "forward past an enemy that lies": (
        active(secutor(), thraex(down=True)), "step 1", "L-9.4", "rear-only", {"one": number(0)},
    ),
    "aside for one point": (
        active(secutor(), pa=1), "step 3", "L-8.1", "points",
        {"one": number(0), "price": 2, "pa": 1},
    ),
    "back from an enemy for one point": (
        active(secutor(), thraex(), pa=1), "step 3", "L-8.1", "points",
        {"one": number(0), "price": 2, "pa": 1},
    ),
    "before a spear without a point left": (
        active(secutor(at=(1, 0)), glad("hoplomachus", (3, 0), 3, owner=1), pa=1),
        "step 0", "L-10.2", "long-weapon", {"one": number(1), "price": 1, "pa": 0},
    ),
    "before a spear with no point for the pivot": (
        active(secutor(at=(3, -2)), glad("hoplomachus", (3, 0), 4, owner=1), pa=2),
        "step 1", "L-10.2", "long-weapon", {"one": number(1), "price": 1, "pa": 0},
    ),
    "before a spear without a weapon": (
        active(secutor(at=(1, 0), hands=()), glad("hoplomachus", (3, 0), 3, owner=1), pa=9),
        "step 0", "L-10.2", "long-weapon-unfit", {"one": number(0), "other": number(1)},
    ),
    "before a spear one has fought": (
        lambda: _fought(arena(secutor(at=(1, 0)), glad("hoplomachus", (3, 0), 3, owner=1), pa=9)),
        "step 0", "L-10.2", "long-weapon-again", {"one": number(1)},
    ),
    "onto a body without going on": (
        active(secutor(), body((1, 0)), pa=1), "step 0", "L-8.5", "body", {"pa": 0},
    ),
    "onto a body in a zone": (
        active(secutor(), body((1, 0)), thraex(at=(2, 0)), pa=6), "step 0", "L-9.3", "body-zone",
        {"one": number(2)},
    ),
    "to where one looks": (active(secutor()), "pivot 0", "L-8.3", "pivot", {"one": number(0)}),
    "up from one's feet": (active(secutor()), "stand 0", "L-12.1", "standing", {"one": number(0)}),
    "out of no net": (active(secutor()), "free", "L-14.1", "not-entangled", {"one": number(0)}),
    # Objects
    "nothing here": (
        active(netless(), ground={(1, 0): ("net",)}),
        "pickup net", "L-11.2", "not-here", {"item": item("net")},
    ),
    "no free hand": (
        active(secutor(), thraex(at=(5, 0), hands=("parma",)), ground={(0, 0): ("sica",)}),
        "pickup sica", "L-2.7", "hands", {"one": number(0)},
    ),
    "a second shield": (
        active(secutor(hands=("scutum",)), thraex(at=(5, 0), hands=("sica",)),
               ground={(0, 0): ("parma",)}),
        "pickup parma", "L-2.7", "second-shield", {"one": number(0)},
    ),
    "a net one cannot throw": (
        active(secutor(hands=("gladius",)), retiarius(at=(5, 0), owner=1, hands=("trident",)),
               ground={(0, 0): ("net",)}),
        "pickup net", "L-11.5", "not-a-thrower", {"item": item("net")},
    ),
    "a net for the lasso": (
        active(lasso(), retiarius(at=(5, 0), owner=1, hands=("trident",)),
               ground={(0, 0): ("net",)}),
        "pickup net", "L-11.5", "not-a-thrower", {"item": item("net")},
    ),
    "nothing sheathed": (active(secutor()), "draw", "L-2.5", "nothing-sheathed",
                         {"one": number(0)}),
    "a sheathed weapon and no hand": (active(retiarius()), "draw", "L-2.7", "hands",
                                      {"one": number(0)}),
    "what one does not hold": (
        active(secutor()), "drop net", "L-11.6", "not-held",
        {"one": number(0), "item": item("net")},
    ),
    "a kick at nothing": (active(secutor()), "kick net", "L-11.7", "not-here",
                          {"item": item("net")}),
    # Whom one may attack
    "nobody at all": (active(secutor(), thraex()), "engage 35 0", "L-16.1", "no-gladiator",
                      {"number": 35}),
    "oneself": (active(secutor(), thraex()), "engage 0 0", "L-16.1", "oneself",
                {"one": number(0)}),
    "a push at oneself": (active(secutor(), thraex()), "push 0", "L-16.1", "oneself",
                         {"one": number(0)}),
    "a throw at nobody": (active(retiarius(), thraex()), "throw 35 0", "L-16.1", "no-gladiator",
                         {"number": 35}),
    "the dead": (active(secutor(), body((1, 0))), "engage 1 0", "L-16.1", "not-in-combat",
                 {"one": number(1)}),
    "one that is out": (active(secutor(), body((1, 0), status="out")), "push 1", "L-16.1",
                        "not-in-combat", {"one": number(1)}),
    "one that is gone": (
        active(retiarius(), thraex(status="gone", level=0, initial=3)), "throw 1 0", "L-16.1",
        "not-in-combat", {"one": number(1)},
    ),
    "one that waits": (
        single(secutor(), thraex(), thraex(at=None)), "engage 2 0", "L-16.1", "not-in-combat",
        {"one": number(2)},
    ),
    "a friend": (active(secutor(), secutor(at=(1, 0))), "engage 1 0", "L-16.1", "friend",
                 {"one": number(1)}),
    "a push at a friend": (active(secutor(), secutor(at=(1, 0))), "push 1", "L-16.1", "friend",
                           {"one": number(1)}),
    "one who appeals": (
        active(secutor(), thraex(appealing=True), options=Options(2, crowd_appeal=True)),
        "engage 1 0", "L-27.2", "appealing", {"one": number(1)},
    ),
    "a throw at one who appeals": (
        active(retiarius(), thraex(appealing=True), options=Options(2, crowd_appeal=True)),
        "throw 1 0", "L-27.2", "appealing", {"one": number(1)},
    ),
    "another one's opponent": (
        single(secutor(), thraex(at=(0, 1)), thraex()), "engage 2 0", "L-30.4", "not-opponent",
        {"one": number(2)},
    ),
    "a friend in single combat": (
        single(secutor(), thraex(at=(0, 1)), secutor(at=(1, 0))), "engage 2 0", "L-30.4",
        "not-opponent", {"one": number(2)},
    ),
    "a throw at another one's opponent": (
        single(retiarius(), thraex(at=(0, 1)), thraex()), "throw 2 0", "L-30.4", "not-opponent",
        {"one": number(2)},
    ),
    # Jousts
    "the same one again": (jousted, "engage 1 0", "L-22.7", "again", {"one": number(1)}),
    "a push at the same one": (jousted, "push 1", "L-22.7", "again", {"one": number(1)}),
    "without heart": (active(cowed(), thraex()), "engage 1 0", "L-21.7", "cowed",
                      {"one": number(0)}),
    "a push without heart": (active(cowed(), thraex()), "push 1", "L-21.7", "cowed",
                             {"one": number(0)}),
    "a throw without heart": (active(retiarius(cowed=1), thraex()), "throw 1 0", "L-21.7",
                              "cowed", {"one": number(0)}),
    "with nothing in hand": (active(secutor(hands=("scutum",)), thraex()), "engage 1 0",
                             "L-11.10", "unarmed", {"one": number(0)}),
    "with the wrong weapon": (
        active(secutor(hands=("trident", "scutum")), retiarius(at=(1, 0), owner=1,
               hands=("net",), facing=3)),
        "engage 1 0", "L-11.3", "unarmed", {"one": number(0)},
    ),
    "a push with the wrong weapon": (
        active(secutor(hands=("trident", "scutum")), retiarius(at=(1, 0), owner=1,
               hands=("net",), facing=3)),
        "push 1", "L-15.1", "unarmed", {"one": number(0)},
    ),
    "through somebody": (
        active(glad("hoplomachus"), thraex(at=(2, 0)), secutor(at=(1, 0))),
        "engage 1 0", "L-10.1", "line", {"one": number(1)},
    ),
    "through two beside the axis": (
        active(glad("hoplomachus"), thraex(at=(1, 1)), secutor(at=(1, 0)), secutor(at=(0, 1))),
        "engage 1 1", "L-10.1", "line", {"one": number(1)},
    ),
    "in the wrong facing": (active(secutor(), thraex()), "engage 1 1", "L-16.2", "facing",
                            {"one": number(1)}),
    "in the wrong facing at two hexes": (
        active(glad("hoplomachus"), thraex(at=(1, 1))), "engage 1 5", "L-16.2", "facing",
        {"one": number(1)},
    ),
    "out of reach": (active(secutor(), thraex(at=(2, 0))), "engage 1 0", "L-16.1", "reach",
                     {"one": number(1)}),
    "out of the reach of a spear": (
        active(glad("hoplomachus"), thraex(at=(3, 0))), "engage 1 0", "L-16.1", "reach",
        {"one": number(1)},
    ),
    "on the flank of a spear": (
        active(glad("hoplomachus"), thraex(at=(1, -2))), "engage 1 5", "L-16.1", "aside",
        {"one": number(1), "other": number(0)},
    ),
    "behind": (active(secutor(), thraex(at=(-1, 0))), "engage 1 3", "L-16.1", "zone",
               {"one": number(1), "other": number(0)}),
    # Pushes
    "a push without a shield": (
        active(secutor(hands=("gladius",)), thraex()), "push 1", "L-15.1", "no-shield",
        {"one": number(0)},
    ),
    "a push at two hexes": (
        active(glad("hoplomachus"), thraex(at=(2, 0))), "push 1", "L-15.1", "reach",
        {"one": number(1)},
    ),
    "a push for one point": (
        active(secutor(), thraex(), pa=1), "push 1", "L-15.1", "points",
        {"one": number(0), "price": 2, "pa": 1},
    ),
    # Throws
    "a throw of nothing": (active(netless(), thraex()), "throw 1 0", "L-13.1", "no-snare",
                           {"one": number(0)}),
    "a second throw": (active(retiarius(thrown=True), thraex()), "throw 1 0", "L-13.1", "thrown",
                       {"one": number(0)}),
    "at one entangled": (
        active(retiarius(), thraex(snare="lasso"),
               glad("laquearius", (5, 0), owner=0, hands=("pugio",))),
        "throw 1 0", "L-13.2", "caught", {"one": number(1)},
    ),
    "too far to throw": (active(retiarius(), thraex(at=(3, 0))), "throw 1 0", "L-13.2", "reach",
                         {"one": number(1)}),
    "a throw over the shoulder": (active(retiarius(), thraex(at=(-1, 0))), "throw 1 3", "L-13.2",
                                  "zone", {"one": number(1), "other": number(0)}),
    "a throw to the side": (active(retiarius(), thraex(at=(1, -2))), "throw 1 5", "L-13.2",
                            "aside", {"one": number(1), "other": number(0)}),
    "a throw through somebody": (
        active(retiarius(), thraex(at=(2, 0)), secutor(at=(1, 0))), "throw 1 0", "L-10.1",
        "line", {"one": number(1)},
    ),
    "a throw in the wrong facing": (active(retiarius(), thraex()), "throw 1 1", "L-13.2",
                                    "facing", {"one": number(1)}),
    # Reactions
    "no test without a weapon": (defenceless, "test", "L-17.6", "defends-only",
                                 {"one": number(1)}),
    "no standing fast with one": (POSITIONS["react"], "fast", "L-16.5", "must-test",
                                  {"one": number(1)}),
    "no way back to the front": (
        POSITIONS["react"], "withdraw 3", "L-16.6", "withdraw-rear", {"one": number(1)},
    ),
    "no way back onto somebody": (boxed, "withdraw 0", "L-16.6", "occupied", {"one": number(2)}),
    "no way back onto a body": (
        lambda: attacked(thraex(marker=True), body((2, 0)), dice="act 9"),
        "withdraw 0", "L-16.6", "body-there", {},
    ),
    "no way back through the wall": (
        lambda: after(
            arena(secutor(at=(4, -1)), thraex(at=(5, -1), marker=True)), ("engage 1 0", "act 9")
        ),
        "withdraw 0", "L-16.6", "wall", {},
    ),
    "no way back within the engager's zone": (
        lambda: attacked(thraex(marker=True, facing=4), dice="act 9"),
        "withdraw 2", "L-16.6", "withdraw-zone", {"one": number(0)},
    ),
    "no way back before a spear": (
        lambda: attacked(
            thraex(marker=True), glad("hoplomachus", (3, 0), 3, owner=0), dice="act 9"
        ),
        "withdraw 0", "L-10.2", "withdraw-long", {"one": number(2)},
    ),
    "two dice for four points": (
        lambda: attacked(thraex(), pa=5), "buy 2", "L-18.2", "points",
        {"one": number(0), "price": 5, "pa": 4},
    ),
    "two dice for the one engaged": (
        lambda: after(POSITIONS["react"](), ("test", "init 0 9")), "buy 2", "L-18.2", "points",
        {"one": number(1), "price": 5, "pa": 3},
    ),
    # Objects on their way
    "a thing over the wall": (
        lambda: after(arena(secutor(at=(5, 0)), thraex()), "drop scutum"), "toss 0", "L-11.6",
        "wall", {},
    ),
    "a kick over the wall": (
        lambda: after(
            arena(secutor(at=(5, 0), hands=("gladius",)), thraex(), ground={(5, 0): ("scutum",)}),
            "kick scutum",
        ),
        "toss 0", "L-11.7", "wall", {},
    ),
    # After a throw that caught
    "a duty that must be done at once": (
        POSITIONS["duty"], "step 0", "L-13.6", "duty-engage",
        {"one": number(0), "other": number(1)},
    ),
    "a duty towards somebody else": (
        lambda: thrown_beside(thraex()), "engage 2 0", "L-13.6", "other-target",
        {"one": number(1)},
    ),
    "a duty in the wrong facing": (
        POSITIONS["duty"], "engage 1 3", "L-16.2", "facing", {"one": number(1)},
    ),
    "a duty beyond the reach of a lasso": (
        roped, "engage 1 0", "L-16.1", "reach", {"one": number(1)},
    ),
    "a duty's step to the wrong side": (roped, "step 3", "L-13.6", "reach", {"one": number(1)}),
    "a duty's step past an enemy": (
        lambda: roped(thraex(at=(1, -1), facing=0)), "step 0", "L-9.4", "rear-only",
        {"one": number(0)},
    ),
    # After a throw that missed
    "a turn that does not help": (
        POSITIONS["turnabout"], "face 0", "L-13.7", "front-arc",
        {"one": number(1), "other": number(0)},
    ),
    "a counter at oneself": (POSITIONS["counter"], "engage 1 3", "L-16.1", "oneself",
                            {"one": number(1)}),
    "a counter at somebody else": (
        POSITIONS["counter"], "engage 2 3", "L-13.8", "other-target", {"one": number(0)},
    ),
    "a counter out of reach": (
        POSITIONS["counter"], "engage 0 3", "L-16.1", "reach", {"one": number(0)},
    ),
    "a counter's step away": (
        POSITIONS["counter"], "step 0", "L-13.7", "points",
        {"one": number(1), "price": 3, "pa": 2},
    ),
    "a counter's step onto somebody": (
        lambda: countered(secutor(at=(1, 0), down=True)), "step 3", "L-13.7", "occupied",
        {"one": number(2)},
    ),
    "a counter's step onto a body": (
        lambda: countered(body((1, 0))), "step 3", "L-13.7", "body-there", {},
    ),
    "a counter's step before another spear": (
        lambda: countered(glad("hoplomachus", (1, -1), 1)), "step 3", "L-10.2",
        "long-weapon-again", {"one": number(2)},
    ),
    "a counter in the wrong facing": (
        POSITIONS["aim"], "engage 0 0", "L-16.2", "facing", {"one": number(0)},
    ),
    "an aim at somebody else": (
        POSITIONS["aim"], "engage 3 3", "L-13.8", "other-target", {"one": number(0)},
    ),
    "a pull away": (
        POSITIONS["pull"], "pull 3", "L-13.9", "pull", {"one": number(0), "other": number(1)},
    ),
    "a step away from the one who gave way": (
        POSITIONS["closer"], "step 3", "L-13.7", "closer", {"one": number(0)},
    ),
    "a step onto a body after the one who gave way": (
        lambda: after(
            arena(retiarius(), prey(at=(1, 1), marker=False), body((1, 0))),
            ("throw 1 0", "net 5"),
            "retreat 0",
        ),
        "step 0", "L-13.7", "body-there", {},
    ),
    # In a joust
    "a turn away from the engager": (
        POSITIONS["face"], "face 0", "L-16.4", "front-arc", {"one": number(1), "other": number(0)},
    ),
    "back towards the striker": (
        POSITIONS["retreat"], "retreat 3", "L-20.3", "retreat-away", {"one": number(1)},
    ),
    "back through the wall": (at_the_wall, "retreat 0", "L-24.1", "wall", {}),
    "back from the wall": (
        at_the_wall, "retreat 3", "L-24.1", "retreat-along", {"one": number(1)},
    ),
    "a loss of what is not there": (
        POSITIONS["lose"], "lose lasso", "L-21.5", "not-carried",
        {"one": number(1), "item": item("lasso")},
    ),
    "a loss of the only weapon in hand": (
        POSITIONS["lose"], "lose trident", "L-21.5", "lose-last-weapon",
        {"one": number(1), "item": item("trident")},
    ),
    "a loss of a weapon that is not in hand": (
        lambda: struck(
            thraex(outfit=Outfit((), ("gladius", "sica"), "pugio")),
            dice="atk 1 def 7 prot 9 spec 5",
        ),
        "lose pugio", "L-21.6", "lose-weapon", {"one": number(1), "item": item("pugio")},
    ),
    "an advance that leads away": (
        POSITIONS["advance"], "advance 3", "L-22.3", "advance",
        {"one": number(0), "other": number(1)},
    ),
    "an advance into somebody": (
        lambda: beside_the_axis("3", secutor(at=(0, 1))), "advance 1", "L-22.3", "occupied",
        {"one": number(2)},
    ),
    "no advance after a touch that is not the last": (
        lambda: beside_the_axis("3 3"), "stay", "L-22.2", "must-advance", {"one": number(0)},
    ),
    "no staying away from a spear": (
        closing_in, "stay", "L-19.4", "must-close", {"one": number(1), "other": number(0)},
    ),
    "a jostle fight for too much": (
        POSITIONS["jostle"], "fight 2", "L-23.6", "points",
        {"one": number(2), "price": 6, "pa": 2},
    ),
    "a repeat with somebody else": (
        POSITIONS["repeat"], "engage 2 3", "L-21.9", "other-target", {"one": number(0)},
    ),
    "a repeat in the wrong facing": (
        POSITIONS["repeat"], "engage 0 0", "L-16.2", "facing", {"one": number(0)},
    ),
    # Tests of experience
    "a test of somebody else's": (
        POSITIONS["train"], "train 0", "L-31.8", "not-yours", {"one": number(0)},
    ),
    "a test of nobody": (POSITIONS["train"], "train 35", "L-31.8", "no-gladiator", {"number": 35}),
    "a second test": (two_left, "train 1", "L-31.8", "tested", {"one": number(1)}),
    "a die that is not there": (
        POSITIONS["reroll"], "reroll 1", "L-31.3", "one-die", {"one": number(2)},
    ),
}  # fmt: skip
"""By name: a position, a move of whoever has to decide, and why it is refused."""


def _fought(state: State) -> State:
    """Say that number 0 has jousted with number 1 in this phase."""
    act_of(state.frames).foes = (1,)
    return state


def said(why: Refusal) -> list[str]:
    """Say it in every language; a sentence or a fact that is missing raises."""
    assert why.article in GAME.articles
    return [catalogue(language).say(why.message, NAMES) for language in LANGUAGES]


@pytest.mark.parametrize("name", CASES)
def test_a_move_is_refused_with_article_and_facts(name: str) -> None:
    build, move, article, key, facts = CASES[name]
    why = refused(build(), move)
    assert why == Refusal(article, say(f"gloria-refused-{key}", **facts))
    assert len(set(said(why))) == len(LANGUAGES)


# Whatever is asked

ARTICLES = {
    "enlist": "L-3.4",
    "outfit": "L-2.7",
    "deploy": "L-4.2",
    "pick": "L-7.1",
    "act": "L-7.4",
    "toss": "L-11.6",
    "free": "L-14.3",
    "duty": "L-13.6",
    "turnabout": "L-13.7",
    "counter": "L-13.8",
    "aim": "L-16.2",
    "pull": "L-13.9",
    "closer": "L-13.7",
    "face": "L-16.4",
    "react": "L-16.5",
    "buy": "L-18.2",
    "retreat": "L-20.3",
    "lose": "L-21.5",
    "advance": "L-22.2",
    "jostle": "L-23.6",
    "repeat": "L-21.9",
    "turn": "L-27.6",
    "train": "L-31.8",
    "reroll": "L-31.7",
}
"""The article that says what a question is for."""


def test_every_question_has_a_position() -> None:
    assert set(POSITIONS) == set(QUESTIONS) == set(ARTICLES)
    assert [asked(build())[1] for build in POSITIONS.values()] == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_whose_decision_it_is_not_is_told_whose_it_is(name: str) -> None:
    state = POSITIONS[name]()
    seat, _ = asked(state)
    why = refused(state, moves(state)[0], seat=1 - seat)
    facts = {"seat": seat_ref(seat), "question": question(name)}
    assert why == Refusal(ARTICLES[name], say("refused-turn", **facts))
    assert all(NAMES[seat] in sentence for sentence in said(why))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_wrong_kind_of_answer_is_told_the_question(name: str) -> None:
    state = POSITIONS[name]()
    other = "keep" if name != "reroll" else "ready"
    why = refused(state, other)
    assert why == Refusal(ARTICLES[name], say("refused-question", question=question(name)))
    sentences = said(why)
    assert len(set(sentences)) == len(LANGUAGES)
    assert all("question" not in sentence for sentence in sentences[:1])


@pytest.mark.parametrize("name", POSITIONS)
def test_any_answer_of_the_right_kind_is_allowed_or_has_a_reason_of_its_own(name: str) -> None:
    """Whatever is tried: what is forbidden is not offered, and the game itself says why."""
    state = POSITIONS[name]()
    seat, _ = asked(state)
    offered = GAME.moves(state, seat)
    rng = Random(name)
    for kind in GAME.by_word[name].moves:
        for move in {kind.sample(rng) for _ in range(300)}:
            why = GAME.refusal(state, seat, move)
            assert (why is None) == (move in offered)
            if why is not None:
                assert why.message.key.startswith("gloria-refused-")
                assert len(set(said(why))) == len(LANGUAGES)


# What is never asked: the rules look at it to see that there is nothing to decide.


def trainer_less() -> tuple[State, Frame, Move]:
    return trained(), Tests(seat=0, who=1, dice=(2,)), Reroll(0)


def doomed() -> tuple[State, Frame, Move]:
    state = trained(trainers=1)
    state.gladiators[1].hurt = True
    return state, Tests(seat=0, who=1, dice=(0,)), Reroll(0)


def unlucky() -> tuple[State, Frame, Move]:
    return trained(trainers=1), Tests(seat=0, who=1, dice=(0,)), Reroll(0)


def crowded() -> tuple[State, Frame, Move]:
    """Of two ways back one is taken."""
    state = arena(secutor(), thraex(at=(1, 1)), secutor(at=(2, 1)))
    return state, Forced(who=1, away=0), Retreat(0)


NEVER_ASKED: dict[
    str, tuple[Callable[[], tuple[State, Frame, Move]], str, str, str, dict[str, Fact]]
] = {
    "without a trainer": (trainer_less, "reroll", "L-31.7", "no-trainer", {}),
    "for the dying": (doomed, "reroll", "L-31.5", "dying", {"one": number(1)}),
    "a die with a 0": (unlucky, "reroll", "L-31.7", "zero", {}),
    "onto somebody": (
        crowded, "retreat", "L-20.3", "retreat-free", {"one": number(1), "other": number(2)},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", NEVER_ASKED)
def test_what_is_never_asked_is_forbidden_all_the_same(name: str) -> None:
    build, word, article, key, facts = NEVER_ASKED[name]
    state, frame, move = build()
    why = GAME.by_word[word].forbids(Context(state, frame, 0, NO_FATE, None), move)
    assert why == Refusal(article, say(f"gloria-refused-{key}", **facts))
    assert len(set(said(why))) == len(LANGUAGES)


# Before any question


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_where_nobody_sits(seat: int) -> None:
    why = refused(POSITIONS["act"](), "end", seat=seat)
    assert why == Refusal("L-7.4", say("refused-turn", seat=seat_ref(0), question=question("act")))


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_game_that_is_over(seat: int) -> None:
    why = refused(over(), "end", seat=seat)
    assert why == Refusal("L-29.1", say("refused-over"))
    assert len(set(said(why))) == len(LANGUAGES)


# All of them

GIVEN = {key for *_, key, _ in (*CASES.values(), *NEVER_ASKED.values())}
FOLDER = Path(games.__file__).parent / "gloria"


def test_every_reason_there_is_is_given_by_a_test() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    reasons = set(re.findall(r"\bno\(\s*[^,]+,\s*\"([a-z-]+)\"", source))
    assert reasons == GIVEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_no_reason_that_is_never_given(language: str) -> None:
    folder = FOLDER / "locales" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    assert set(re.findall(r"^gloria-refused-([a-z-]+) =", text, re.MULTILINE)) == GIVEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_name_of_its_own(language: str) -> None:
    words = [catalogue(language).name("gloria", "question", name) for name in QUESTIONS]
    assert words.count(words[QUESTIONS.index("reroll")]) == 1, "the others have none"
    assert len(set(words)) > len(QUESTIONS) - 4


def test_the_question_stays_the_same_after_a_refusal() -> None:
    for name, build in POSITIONS.items():
        state = build()
        before = moves(state)
        refused(state, "keep" if name != "reroll" else "ready")
        assert (ask(state), moves(state)) == (name, before)
