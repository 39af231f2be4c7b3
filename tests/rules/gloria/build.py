"""Positions and dice in a few words: what the rule tests of Gloria share.

`arena` builds a state in the middle of a turn: a few gladiators where a test wants them, one of
them active with so many PA, and bystanders far off, two a troop, who still have their markers: so
a phase can end without rolling anything for what comes next. Everything after that goes through
the contract, with scripted dice, and every state on the way is checked to be sound.

Dice are written as they fall: `"act 6 init 3 4 atk 2 def 9 prot 4"`; a label holds until the next.
The baseline of the vectors is `secutor()` at (0, 0) against `thraex()` at (1, 0).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ludus.core.codec import state_hash
from ludus.core.errors import BadOptions, IllegalMove, Refusal
from ludus.core.events import Log
from ludus.core.fate import Scripted
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import CLASSES, Outfit
from ludus.games.gloria.frames import Act, Turn
from ludus.games.gloria.options import Options
from ludus.games.gloria.state import Gladiator, School, State, carry
from ludus.kit.hexes import Hex, axial, hex_at

Place = tuple[int, int]

CORNERS: tuple[Place, ...] = (
    (-5, 5),
    (-5, 4),
    (0, 5),
    (-1, 5),
    (-5, 0),
    (-4, -1),
    (0, -5),
    (1, -5),
)
"""Where bystanders stand in an arena of radius 5: two a troop, in this order."""


def glad(
    kind: str = "secutor",
    at: Place | None = (0, 0),
    facing: int = 0,
    *,
    owner: int = 0,
    level: int = 3,
    initial: int | None = None,
    outfit: Outfit | None = None,
    hands: Sequence[str] | None = None,
    sheathed: str | None = None,
    **more: Any,
) -> Gladiator:
    """Make a gladiator; `at=None` is one that waits outside."""
    outfit = outfit or CLASSES[kind]
    one = Gladiator(
        id=0,
        owner=owner,
        name="",
        type=kind,
        outfit=outfit,
        initial=level if initial is None else initial,
        level=level,
        status="waiting" if at is None else "fit",
        hex=hex_at(*at) if at else 0,
        facing=facing,
    )
    carry(
        one,
        outfit.hands if hands is None else tuple(hands),
        outfit.sheathed if sheathed is None else sheathed,
    )
    for name, value in more.items():
        setattr(one, name, value)
    return one


def secutor(**more: Any) -> Gladiator:
    """Make A of the vectors: troop 0, (0, 0) facing east."""
    return glad(**{"kind": "secutor", "at": (0, 0), "facing": 0, "owner": 0, **more})


def thraex(**more: Any) -> Gladiator:
    """Make D of the vectors: troop 1, (1, 0) facing west, already activated."""
    return glad(**{"kind": "thraex", "at": (1, 0), "facing": 3, "owner": 1, **more})


def arena(
    *gladiators: Gladiator,
    pa: int = 3,
    active: int | None = 0,
    options: Options | None = None,
    radius: int | None = None,
    ground: Mapping[Place, Sequence[str]] | None = None,
    turn: int = 1,
    bystanders: bool = True,
) -> State:
    """Build a position. The active gladiator (by number; None: nobody yet) has so many PA."""
    options = options or Options(2)
    state = State(options, radius or (7 if options.mode == "single" else 5))
    state.tournament = 1
    state.turn = turn
    state.schools = [School() for _ in range(options.players)]
    state.order = list(range(options.players))
    crowd = list(gladiators)
    if bystanders:
        crowd += [
            glad("murmillo", place, 0, owner=number // 2, marker=True)
            for number, place in enumerate(CORNERS[: 2 * options.players])
        ]
    for number, one in enumerate(crowd):
        one.id = number
        one.name = f"number-{number}"
        if one.status == "fit":
            assert one.hex not in state.places, f"two gladiators at {axial(one.hex)}"
            state.places[one.hex] = number
        elif one.status in ("out", "dead"):
            state.bodies[one.hex] = state.bodies.get(one.hex, 0) + 1
    state.gladiators = crowd
    for place, items in (ground or {}).items():
        state.ground[hex_at(*place)] = tuple(sorted(items))
    state.frames.append(Turn())
    if active is not None:
        state.active = active
        state.up = (crowd[active].owner + 1) % options.players
        crowd[active].pa = pa
        state.frames.append(Act(who=active))
    go_on(state)
    return state


def body(at: Place, owner: int = 1, status: str = "dead") -> Gladiator:
    """Make a dead gladiator, or one that is out."""
    return glad("thraex", at, owner=owner, level=0, initial=3, status=status, down=True)


def go_on(state: State, dice: str = "") -> None:
    """Let everything happen that needs no decision."""
    fate = Scripted(script(dice))
    GAME.run(state, fate, None)
    fate.finish()
    check(state)


def check(state: State) -> None:
    """Find no law broken."""
    assert list(GAME.invariants(state)) == []


def script(dice: str) -> list[tuple[str, None, list[int | str]]]:
    """Write dice as outcomes of chance."""
    found: list[tuple[str, None, list[int | str]]] = []
    label = ""
    for word in dice.replace(",", " ").split():
        if word.isdigit():
            found.append((label, None, [int(word)]))
        else:
            label = word
    return found


def play(state: State, move: str, dice: str = "") -> Log:
    """Make a move for whoever has to act, with all the dice it needs and no more."""
    (seat,) = GAME.to_act(state)
    fate, log = Scripted(script(dice)), Log()
    step(GAME, state, seat, GAME.parse(move), fate, log)
    fate.finish()
    check(state)
    return log


def moves(state: State) -> list[str]:
    """List the moves of whoever has to act."""
    (seat,) = GAME.to_act(state)
    return [str(move) for move in GAME.moves(state, seat)]


def ask(state: State) -> str:
    """Tell what is asked now."""
    return state.frames[-1].ask


def asked(state: State) -> tuple[int, str]:
    """Tell who is asked what."""
    (seat,) = GAME.to_act(state)
    return seat, ask(state)


def refused(state: State, move: str, seat: int | None = None) -> Refusal:
    """Try a move that must be refused without changing anything; give the refusal."""
    before = state_hash(state)
    who = GAME.to_act(state)[0] if seat is None else seat
    with pytest.raises(IllegalMove) as caught:
        step(GAME, state, who, GAME.parse(move), Scripted([]))
    assert state_hash(state) == before
    return caught.value.refusal


def bad_options(**given: Any) -> BadOptions:
    """Try options that must be refused; give the error."""
    with pytest.raises(BadOptions) as caught:
        GAME.read_options(given)
    return caught.value


def at(one: Gladiator) -> Place:
    """Where a gladiator is."""
    return axial(one.hex)


def weight(one: Gladiator) -> float:
    """What it weighs."""
    return one.weight / 4


def words(log: Log) -> list[str]:
    """List the keys of what was told."""
    return [told.event.key for told in log.told]


def place(q: int, r: int) -> Hex:
    """Give the hex."""
    return hex_at(q, r)
