"""Defeat: out, dead, and the winner's appeal. Chapters L-25, L-26 and L-27."""

from ludus.core.message import say
from ludus.games.gloria.board import leave_on_ground
from ludus.games.gloria.options import appeals
from ludus.games.gloria.state import AnyContext, Gladiator, State
from ludus.games.gloria.tell import name_of


def check_defeat(
    context: AnyContext, striker: Gladiator, victim: Gladiator, *, killed: bool = False
) -> None:
    """Level 0 is out, below it or by a deadly result dead: a victory, counted once.

    [L-26.1, L-26.3]
    """
    state = context.state
    dead = killed or victim.level < 0
    if victim.status == "dead" or not (dead or victim.level == 0):
        return
    if victim.status == "fit":
        _take_out(state, victim)
        striker.victories += 1
        state.defeated.append(victim.id)
        if appeals(state.options) and striker.status == "fit":
            striker.appealing = True
    elif not dead:
        return
    victim.status = "dead" if dead else "out"
    if dead:
        drop_snare(state, victim)
    if context.sink:
        key = "gloria-dies" if dead else "gloria-out"
        context.sink.tell(say(key, one=name_of(victim), striker=name_of(striker)))


def _take_out(state: State, one: Gladiator) -> None:
    """It stops at once and lies where it is. [L-25.3, L-26.2]"""
    one.pa = 0
    one.marker = False
    one.down = True
    one.appealing = False
    del state.places[one.hex]
    state.bodies[one.hex] = state.bodies.get(one.hex, 0) + 1


def drop_snare(state: State, one: Gladiator) -> None:
    """A snare falls where its prey lies once that is dead, freed or taken away. [L-13.5]"""
    if one.snare:
        leave_on_ground(state, one.snare, one.hex)
        one.snare = ""


def carry_off(state: State, one: Gladiator) -> None:
    """Leave the board alive, with all that is carried. [L-28.2, L-28.3]"""
    drop_snare(state, one)
    if one.status == "out":
        state.bodies[one.hex] -= 1
        if not state.bodies[one.hex]:
            del state.bodies[one.hex]
    else:
        del state.places[one.hex]
    one.status = "gone"
    one.marker = False
    one.pa = 0
    one.opponent = -1
    one.appealing = False
