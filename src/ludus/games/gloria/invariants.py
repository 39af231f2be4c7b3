"""Laws that hold whatever is played."""

from collections import Counter
from collections.abc import Iterator

from ludus.games.gloria.equipment import HANDS, ITEMS, KINDS, SHIELDS
from ludus.games.gloria.frames import Act, Deploy, Turn
from ludus.games.gloria.state import Gladiator, State, carry
from ludus.kit.hexes import disc


def invariants(state: State) -> Iterator[str]:
    """Name the laws that are broken."""
    if state.frames and isinstance(state.frames[0], Deploy | Turn):
        yield from _board(state)
    for one in state.gladiators:
        yield from _gladiator(state, one)
    yield from _things(state)
    if (state.over is None) != bool(state.frames):
        yield "the game is over when nothing is left to happen"


def _board(state: State) -> Iterator[str]:
    """One gladiator in combat a hex, all inside the arena, bodies where they lie. [L-1.1]"""
    arena = disc(state.radius)
    fighters = [one for one in state.gladiators if one.status == "fit"]
    if {one.hex: one.id for one in fighters} != state.places or len(state.places) < len(fighters):
        yield "one hex, one gladiator"
    if any(one.hex not in arena for one in fighters):
        yield "nobody leaves the arena"
    lying = [one.hex for one in state.gladiators if one.status in ("out", "dead")]
    if state.bodies != Counter(lying):
        yield "bodies lie where they fell"
    if any(place not in arena for place in state.ground):
        yield "things lie in the arena"
    gone = sum(one.status == "gone" and one.level <= 0 for one in state.gladiators)
    if len(lying) + gone < sum(one.victories for one in state.gladiators):
        yield "every victory has a beaten gladiator"


def _gladiator(state: State, one: Gladiator) -> Iterator[str]:
    """Points, hands and weight of one gladiator. [L-2.1, L-2.7, L-7.8]"""
    if one.pa < 0:
        yield "no debts of action points"
    if one.pa and one.id != state.active and one.id not in state.roused:
        yield "no action points outside of a phase"
    if one.marker and one.status != "fit":
        yield "only those in combat have a marker"
    if len(one.hands) > HANDS or sum(KINDS[item] in SHIELDS for item in one.hands) > 1:
        yield "two hands, one shield"
    if one.status == "fit" and one.level < 1:
        yield "nobody fights without a level"
    twin = Gladiator(one.id, one.owner, one.name, one.type, one.outfit, one.initial, one.level)
    if one.hands or one.weight:
        carry(twin, one.hands, one.sheathed)
        if (twin.weight, twin.guard, twin.armed, twin.arm) != (
            one.weight,
            one.guard,
            one.armed,
            one.arm,
        ):
            yield "weight is the sum of what is carried"


def _things(state: State) -> Iterator[str]:
    """Nothing is made out of nothing: what is there was brought by somebody. [L-11.9]"""
    brought: Counter[str] = Counter()
    found: Counter[str] = Counter(item for items in state.ground.values() for item in items)
    for one in state.gladiators:
        brought.update((*one.outfit.hands, *filter(None, (one.outfit.sheathed,))))
        found.update((*one.hands, *filter(None, (one.sheathed, one.snare))))
    if any(found[item] > brought[item] for item in ITEMS):
        yield "no thing is there twice"
    acts = [frame for frame in state.frames if isinstance(frame, Act)]
    if len(acts) > 1 or bool(acts) != (state.active >= 0):
        yield "one activation at a time"
