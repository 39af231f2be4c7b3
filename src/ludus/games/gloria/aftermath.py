"""Free attacks and jostle fights, once a joust is applied. Articles L-22.5, L-23.6, L-24.4."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.board import can_target, cannot_fight, may_attack, reaches
from ludus.games.gloria.frames import Aftermath, Joust
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.jousts import start_alone
from ludus.games.gloria.moves import DECLINE, FIGHT, Move
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.hexes import length


def run_aftermath(frame: Aftermath, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Take up the next one in the queue, until there is none. [L-22.5]"""
    if not state.queue:
        state.frames.pop()
        return
    item = state.queue.pop(0)
    striker, victim = state.gladiators[item.striker], state.gladiators[item.victim]
    if item.kind == "free":
        _free_attack(state, striker, victim, sink)
    elif can_jostle(striker, victim):
        frame.striker, frame.victim = striker.id, victim.id
        frame.wait(striker.owner, "jostle")


def _free_attack(state: State, striker: Gladiator, victim: Gladiator, sink: Sink | None) -> None:
    """At the wall the victim is struck once more for nothing, if it is still in reach. [L-24.4]"""
    if not (
        may_attack(state, striker)
        and can_target(state, striker, victim)
        and reaches(state, striker, victim.hex)
    ):
        return
    striker.facing = turn_to(striker.facing, victim.hex - striker.hex)
    far = length(victim.hex - striker.hex) > 1
    attack = Joust(engager=striker.id, engaged=victim.id, kind="free", far=far)
    state.frames.append(attack)
    if sink:
        sink.tell(say("gloria-free-attack", one=name_of(striker), other=name_of(victim)))
    start_alone(state, attack)


def can_jostle(one: Gladiator, mover: Gladiator) -> bool:
    """A jostle fight needs a mover in combat beside and in front, and someone able to fight.

    [L-23.6]
    """
    return (
        one.status == "fit"
        and mover.status == "fit"
        and one.pa >= COSTS.engage
        and length(mover.hex - one.hex) == 1
        and not cannot_fight(one, mover)
        and not one.appealing
        and not mover.appealing
    )


def jostle_moves(state: State, frame: Aftermath) -> list[Move]:
    """Fight with one die and as many more as PA allow, or let it be. [L-23.6]"""
    pa = state.gladiators[frame.striker].pa - COSTS.engage
    return [DECLINE, *(FIGHT[n] for n, price in enumerate(ARENA.dice) if price <= pa)]


def jostle(state: State, frame: Aftermath, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Strike at the one who fell into the hex, who has no dice. [L-23.6]"""
    frame.resume()
    if move is DECLINE:
        return
    one = state.gladiators[frame.striker]
    one.pa -= COSTS.engage + ARENA.dice[move.to]
    state.frames.append(
        Joust(
            engager=frame.striker,
            engaged=frame.victim,
            kind="jostle",
            stage="roll",
            first=frame.striker,
            second=frame.victim,
            extra=(move.to, 0),
        )
    )
    if sink:
        other = state.gladiators[frame.victim]
        sink.tell(say("gloria-jostle-fight", one=name_of(one), other=name_of(other)))
